/* fuzz_database.c - damaged endgame databases, under libFuzzer: one slice of checkers, a king against a king.
 *
 * The first byte says which of the three files it is, whether its checksums are made right, so that what they protect is
 * reached, too, whether the file as the program builds it goes on where the rest of the input ends, and whether every
 * position is verified, which takes longer. */
#include "support.h"

#include "game/checkers/database/format.h"
#include "game/databases.h"

#include <inttypes.h>
#include <stdlib.h>

enum { MINE_KINGS = 1, THEIR_KINGS = 1 };
static const slice_material kings = {{0, 0}, {MINE_KINGS, THEIR_KINGS}};

typedef struct original {
    text files[FORMAT_KINDS];
} original;

static void complain(void *user, const char *sentence)
{
    (void)user;
    fuzz_require_sentence(sentence);
}

static const char *file_path(int kind)
{
    char name[32];
    format_name(kings, (format_kind)kind, name);
    return fuzz_path(name);
}

static char *directory_of_files(void)
{
    char *directory = copy_text(fuzz_path(""));
    directory[strlen(directory) - 1] = '\0';
    return directory;
}

static void build(const zw_databases *functions, const char *directory, original *to)
{
    const int stop = 0;
    char why[ZW_WHY];
    zw_tablebase *tablebase = functions->create(directory);
    require(tablebase && functions->build(tablebase, slice_place(kings), 1, &stop, why) == 0);
    require(functions->load(tablebase, slice_place(kings), complain, NULL, why) == 0);
    require(functions->pack(tablebase, slice_place(kings), &stop, why) == 0);
    functions->close(tablebase);
    for (int kind = 0; kind < FORMAT_KINDS; kind++)
        require(read_whole_file(file_path(kind), &to->files[kind]) == EXIT_FINE);
}

static void seal(unsigned char *bytes, uint64_t tables)
{
    uint64_t hash = format_hash(FORMAT_HASH_START, bytes, FORMAT_HASHED_HEAD);
    format_put(bytes + FORMAT_HASHED_HEAD, format_hash(hash, bytes + FORMAT_HEAD, (size_t)tables), 8);
}

/* Checksums of what is there now: a packed file has one block. */
static void make_right(unsigned char *bytes, size_t size, format_kind kind, uint64_t positions)
{
    uint64_t tables = format_tables(FORMAT_PACKED, format_packed_blocks(positions));
    if (kind == FORMAT_PACKED && size > FORMAT_HEAD + tables) {
        uint64_t length = size - FORMAT_HEAD - tables;
        format_put(bytes + FORMAT_HEAD, format_hash(FORMAT_HASH_START, bytes + FORMAT_HEAD + tables, (size_t)length),
                   8);
        seal(bytes, tables);
    }
    if (kind == FORMAT_PACKED)
        return;
    uint64_t data = format_bytes(kind, positions), blocks = format_blocks(data);
    if (size != FORMAT_HEAD + 8 * blocks + data)
        return;
    for (uint64_t i = 0; i < blocks; i++) {
        uint64_t rest = data - i * FORMAT_BLOCK, length = rest < FORMAT_BLOCK ? rest : FORMAT_BLOCK;
        const unsigned char *block = bytes + FORMAT_HEAD + 8 * blocks + i * FORMAT_BLOCK;
        format_put(bytes + FORMAT_HEAD + 8 * i, format_hash(FORMAT_HASH_START, block, (size_t)length), 8);
    }
    seal(bytes, 8 * blocks);
}

/* Asks for positions of the slice and of others. */
static void probe(zw_tablebase *tablebase, const zw_game *game, void *context)
{
    static const char *const positions[] = {"B:WK1:BK32", "W:WK1:BK32", "B:WK18:BK14", "W:W18:BK14", "start"};
    checkers_position position;
    zw_error error = {0};
    zw_known known;
    for (size_t i = 0; i < sizeof positions / sizeof *positions; i++) {
        require(zw_position_parse(game, context, positions[i], &position, &error) == ZW_OK);
        if (zw_tablebase_probe(tablebase, &position, &known))
            require(known.result >= -1 && known.result <= 1 && known.distance >= -1 && known.distance <= CODE_LONGEST);
    }
}

static void read_slice(const zw_databases *functions, const char *directory, const game_handle *handle, int verify)
{
    const int place = slice_place(kings), stop = 0;
    char why[ZW_WHY];
    zw_slice facts;
    zw_tablebase *tablebase = functions->create(directory);
    require(tablebase != NULL);
    if (functions->load(tablebase, place, complain, NULL, why))
        fuzz_require_sentence(why);
    functions->describe(tablebase, place, &facts);
    probe(tablebase, handle->game, handle->context);
    while (zw_tablebase_damage(tablebase, why, sizeof why))
        fuzz_require_sentence(why);
    functions->is_sound(tablebase, place, 1, complain, NULL);
    if (verify && facts.there && functions->verify(tablebase, place, &stop, why) < 0)
        fuzz_require_sentence(why);
    functions->close(tablebase);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static original built;
    static char *directory;
    zw_error error = {0};
    const game_handle *handle = fuzz_game("checkers");
    const zw_databases *functions = zw_databases_of(handle->game, &error);
    if (!size)
        return 0;
    if (!directory) {
        directory = directory_of_files();
        build(functions, directory, &built);
    }
    int row = fuzz_row(data, size, 32), kind = row & 16 ? FORMAT_PACKED : row & 1;
    zw_slice facts = {.positions = 0};
    zw_tablebase *none = functions->create(directory);
    functions->describe(none, slice_place(kings), &facts);
    functions->close(none);
    text file = {0};
    text_add_bytes(&file, (const char *)data + 1, size - 1);
    if (!(row & 4) && file.length < built.files[kind].length)
        text_add_bytes(&file, built.files[kind].data + file.length, built.files[kind].length - file.length);
    if (row & 2)
        make_right((unsigned char *)file.data, file.length, (format_kind)kind, facts.positions);
    fuzz_write(file_path(kind), file.data, file.length);
    if (kind == FORMAT_PACKED) /* it is asked only where the others are missing */
        for (int other = 0; other < FORMAT_PACKED; other++)
            require(!remove(file_path(other)));
    read_slice(functions, directory, handle, row & 8);
    for (int other = 0; other < FORMAT_PACKED; other++)
        fuzz_write(file_path(other), built.files[other].data, built.files[other].length);
    fuzz_write(file_path(kind), built.files[kind].data, built.files[kind].length);
    text_free(&file);
    return 0;
}
