/* probe.c - endgame databases as the search reads them: files mapped into memory, blocks checked when they are first
 * touched. What is damaged counts as not there and is remembered for the caller to tell. Knows nothing of how they are
 * built. */
#define _DEFAULT_SOURCE
#include "database.h"
#include "../../../base/error.h"

#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>

#if defined(__unix__) || defined(__APPLE__)
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>
#define HAVE_MMAP 1
#endif

enum { BLOCK_NEW, BLOCK_GOOD, BLOCK_DAMAGED };

/* ------------------------------------------------------------------------------------------------------------ files */

#ifdef HAVE_MMAP
/* Returns 0, or an error of the system. */
static int take_bytes(database_file *f, const char *path)
{
    struct stat facts;
    int file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK), wrong = 0; /* a pipe by that name is not waited for */
    if (file < 0)
        return errno;
    if (fstat(file, &facts))
        wrong = errno;
    else if (S_ISDIR(facts.st_mode))
        wrong = EISDIR;
    f->size = wrong ? 0 : (size_t)facts.st_size;
    void *mapping = f->size ? mmap(NULL, f->size, PROT_READ, MAP_SHARED, file, 0) : MAP_FAILED;
    if (f->size && mapping == MAP_FAILED)
        wrong = errno;
    close(file);
    f->bytes = mapping == MAP_FAILED ? NULL : mapping;
    f->mapped = 1;
    return wrong;
}

/* Why nothing in a directory can be read, as an error of the system; 0: it can, or there is nothing. */
static int closed_to_us(const char *directory)
{
    size_t length = strlen(directory);
    char *path = malloc(length + 3);
    if (!path)
        return ENOMEM;
    memcpy(path, directory, length);
    memcpy(path + length, "/.", 3);
    int wrong = access(path, X_OK) ? errno : 0;
    free(path);
    return wrong == ENOENT ? 0 : wrong;
}
#else
static int closed_to_us(const char *directory)
{
    (void)directory;
    return 0; /* each file tells */
}

static int take_bytes(database_file *f, const char *path)
{
    FILE *file = fopen(path, "rb");
    long size = -1;
    if (!file)
        return errno ? errno : ENOENT;
    if (!fseek(file, 0, SEEK_END))
        size = ftell(file);
    unsigned char *bytes = size > 0 && !fseek(file, 0, SEEK_SET) ? malloc((size_t)size) : NULL;
    int right = size == 0 || (bytes && fread(bytes, 1, (size_t)size, file) == (size_t)size);
    fclose(file);
    f->bytes = bytes;
    f->size = size > 0 ? (size_t)size : 0;
    return right ? 0 : EIO;
}
#endif

static void close_file(database_file *f)
{
#ifdef HAVE_MMAP
    if (f->bytes && f->mapped)
        munmap((void *)(uintptr_t)f->bytes, f->size);
#else
    free((void *)(uintptr_t)f->bytes);
#endif
    free(f->blocks);
    *f = (database_file){0};
}

/* Looks at the head. Returns NULL, or what is wrong in words that follow the file's name. */
static const char *read_head(database_file *f, const slice *numbering, format_kind kind, char *words, size_t size)
{
    const unsigned char *head = f->bytes;
    const slice_material *m = &numbering->material;
    unsigned char material[4] = {(unsigned char)m->men[0], (unsigned char)m->kings[0], (unsigned char)m->men[1],
                                 (unsigned char)m->kings[1]};
    size_t magic = strlen(FORMAT_MAGIC);
    f->data_bytes = format_bytes(kind, numbering->positions);
    uint64_t blocks = format_blocks(f->data_bytes), whole = FORMAT_HEAD + 8 * blocks + f->data_bytes;
    if (f->size < FORMAT_HEAD) {
        snprintf(words, size, "is truncated: %zu bytes, expected %" PRIu64, f->size, whole);
        return words;
    }
    if (memcmp(head, FORMAT_MAGIC, magic) != 0)
        return "is no endgame database: expected one that `zw tablebase` has built";
    if (format_get(head + 8, 4) != FORMAT_VERSION) {
        snprintf(words, size, "is of version %" PRIu64 ": expected %u", format_get(head + 8, 4), FORMAT_VERSION);
        return words;
    }
    if (f->size != whole) {
        snprintf(words, size, "is %s: %zu bytes, expected %" PRIu64, f->size < whole ? "truncated" : "too long",
                 f->size, whole);
        return words;
    }
    uint64_t hash = format_hash(FORMAT_HASH_START, head, FORMAT_HASHED_HEAD);
    hash = format_hash(hash, head + FORMAT_HEAD, 8 * (size_t)blocks);
    if (hash != format_get(head + FORMAT_HASHED_HEAD, 8))
        return "is damaged at its head: expected another checksum";
    if (format_get(head + 12, 4) != kind || memcmp(head + 16, material, 4) != 0 ||
        format_get(head + 24, 8) != numbering->positions)
        return "has the positions of another file: expected those that its name says";
    f->counts = (format_counts){format_get(head + 32, 8), format_get(head + 40, 8), format_get(head + 48, 8)};
    f->hashes = head + FORMAT_HEAD;
    f->data = f->hashes + 8 * blocks;
    f->blocks = calloc((size_t)blocks, 1);
    return f->blocks ? NULL : "does not fit into memory";
}

/* Returns 1 when the file is open, 0 when it is not there, -1 after a complaint. */
static int open_file(database *t, database_slice *s, format_kind kind, zw_complaint complain, void *user)
{
    database_file *f = &s->files[kind];
    char name[32], words[128], sentence[512];
    const char *wrong = NULL;
    format_name(s->numbering.material, kind, name);
    int length = snprintf(NULL, 0, "%s/%s", t->directory, name);
    char *path = malloc((size_t)length + 1);
    if (!path) {
        wrong = "does not fit into memory";
    } else {
        snprintf(path, (size_t)length + 1, "%s/%s", t->directory, name);
        int error = take_bytes(f, path);
        free(path);
        if (error == ENOENT)
            return 0;
        wrong = error ? words : read_head(f, &s->numbering, kind, words, sizeof words);
        if (error)
            snprintf(words, sizeof words, "cannot be read: %s", strerror(error));
    }
    if (!wrong)
        return 1;
    snprintf(sentence, sizeof sentence, "'%s/%s' %s", t->directory, name, wrong);
    if (complain)
        complain(user, sentence);
    close_file(f);
    return -1;
}

/* ------------------------------------------------------------------------------------------------------- the database */

database *zw_checkers_database_new(const char *directory)
{
    size_t length = strlen(directory) + 1;
    database *t = calloc(1, sizeof *t);
    if (t)
        t->directory = malloc(length);
    if (!t || !t->directory) {
        free(t);
        return NULL;
    }
    t->head.functions = &zw_checkers_databases;
    memcpy(t->directory, directory, length);
    return t;
}

void zw_checkers_database_drop(database *t, slice_material material)
{
    database_slice **at = &t->slices[slice_place(material)];
    if (!*at)
        return;
    for (int kind = 0; kind < FORMAT_KINDS; kind++)
        close_file(&(*at)->files[kind]);
    zw_checkers_slice_end(&(*at)->numbering);
    free(*at);
    *at = NULL;
}

int zw_checkers_database_load(database *t, slice_material material, zw_complaint complain, void *user)
{
    int refused = 0, opened = 0;
    zw_checkers_database_drop(t, material);
    database_slice *s = calloc(1, sizeof *s);
    if (!s || zw_checkers_slice_begin(&s->numbering, material)) {
        free(s);
        if (complain)
            complain(user, "no memory for an endgame database");
        return 1;
    }
    for (int kind = 0; kind < FORMAT_KINDS; kind++) {
        int answer = open_file(t, s, (format_kind)kind, complain, user);
        opened += answer > 0;
        refused += answer < 0;
    }
    t->slices[slice_place(material)] = s;
    if (!opened)
        zw_checkers_database_drop(t, material);
    return refused;
}

void zw_checkers_database_each(int pieces, void (*each)(void *user, slice_material material), void *user)
{
    for (int mine = pieces - 1; mine > 0; mine--)
        for (int men = 0; men <= mine; men++)
            for (int their_men = 0; their_men <= pieces - mine; their_men++)
                each(user, (slice_material){{men, their_men}, {mine - men, pieces - mine - their_men}});
}

typedef struct opening {
    database *database;
    zw_complaint complain;
    void *user;
    int found, missing;
} opening;

static void open_slice(void *user, slice_material material)
{
    opening *o = user;
    zw_checkers_database_load(o->database, material, o->complain, o->user);
    o->found += o->database->slices[slice_place(material)] != NULL;
}

database *zw_checkers_database_open(const char *directory, zw_complaint complain, void *user, zw_error *error)
{
    opening o = {.database = zw_checkers_database_new(directory), .complain = complain, .user = user};
    if (!o.database) {
        zw_fail(error, ZW_NO_MEMORY, "no memory for an endgame database");
        return NULL;
    }
    int wrong = closed_to_us(directory);
    if (wrong) {
        zw_fail(error, ZW_SYSTEM, "'%s' cannot be read: %s: expected a directory of endgame databases", directory,
                strerror(wrong));
        zw_checkers_database_close(o.database);
        return NULL;
    }
    for (int pieces = 2; pieces <= SLICE_PIECES; pieces++)
        zw_checkers_database_each(pieces, open_slice, &o);
    if (!o.found) {
        zw_fail(error, ZW_SYSTEM, "'%s' has no endgame database of checkers: expected files that `zw tablebase` builds",
                directory);
        zw_checkers_database_close(o.database);
        return NULL;
    }
    return o.database;
}

static void drop_slice(void *user, slice_material material)
{
    zw_checkers_database_drop(user, material);
}

void zw_checkers_database_close(database *t)
{
    if (!t)
        return;
    for (int pieces = 2; pieces <= SLICE_PIECES; pieces++)
        zw_checkers_database_each(pieces, drop_slice, t);
    free(t->directory);
    free(t);
}

static void count_missing(void *user, slice_material material)
{
    opening *o = user;
    o->missing += o->database->slices[slice_place(material)] == NULL;
}

int zw_checkers_database_pieces(const database *t)
{
    opening o = {.database = (database *)(uintptr_t)t};
    int pieces = 1;
    while (pieces < SLICE_PIECES && !o.missing) {
        zw_checkers_database_each(pieces + 1, count_missing, &o);
        pieces += !o.missing;
    }
    return pieces > 1 ? pieces : 0;
}

/* ---------------------------------------------------------------------------------------------------------- probing */

/* Checks a block that nobody has touched before. Several threads may do so at once; they find the same. */
static int check_block(database *t, int place, format_kind kind, uint64_t block)
{
    database_file *f = &t->slices[place]->files[kind];
    uint64_t first = block * FORMAT_BLOCK, rest = f->data_bytes - first;
    uint64_t hash = format_hash(FORMAT_HASH_START, f->data + first, rest < FORMAT_BLOCK ? (size_t)rest : FORMAT_BLOCK);
    int good = hash == format_get(f->hashes + 8 * block, 8);
    __atomic_store_n(&f->blocks[block], good ? BLOCK_GOOD : BLOCK_DAMAGED, __ATOMIC_RELAXED);
    if (!good) {
        uint64_t none = 0;
        __atomic_compare_exchange_n(&f->damage, &none, block + 1, 0, __ATOMIC_RELAXED, __ATOMIC_RELAXED);
    }
    return good;
}

int zw_checkers_database_is_sound(database *t, int place, format_kind kind)
{
    uint64_t blocks = format_blocks(t->slices[place]->files[kind].data_bytes), good = 0;
    while (good < blocks && check_block(t, place, kind, good))
        good++;
    return good == blocks;
}

int zw_checkers_database_code(database *t, int place, format_kind kind, uint64_t index)
{
    static const unsigned powers[FORMAT_DIGITS] = {1, 3, 9, 27, 81};
    static const int codes[3] = {CODE_DRAWN, CODE_LONGEST, CODE_LOST + CODE_LONGEST};
    const database_file *f = &t->slices[place]->files[kind];
    uint64_t byte = kind == FORMAT_DISTANCES ? index : index / FORMAT_DIGITS, block = byte / FORMAT_BLOCK;
    if (!f->bytes)
        return -1;
    int state = __atomic_load_n(&f->blocks[block], __ATOMIC_RELAXED);
    if (__builtin_expect(state != BLOCK_GOOD, 0) && (state == BLOCK_DAMAGED || !check_block(t, place, kind, block)))
        return -1;
    return kind == FORMAT_DISTANCES ? f->data[byte] : codes[f->data[byte] / powers[index % FORMAT_DIGITS] % 3];
}

int zw_checkers_database_board_code(database *t, const slice_board *board, int *has_distance)
{
    slice_material m = slice_material_of(board);
    *has_distance = 1;
    if (m.men[SLICE_MINE] + m.kings[SLICE_MINE] == 0)
        return CODE_LOST;
    if (slice_pieces(m) > SLICE_PIECES)
        return -1;
    int place = slice_place(m);
    const database_slice *s = t->slices[place];
    if (!s)
        return -1;
    uint64_t index = zw_checkers_slice_index(&s->numbering, board);
    int code = zw_checkers_database_code(t, place, FORMAT_DISTANCES, index);
    if (code >= 0)
        return code;
    *has_distance = 0;
    return zw_checkers_database_code(t, place, FORMAT_RESULTS, index);
}

int zw_checkers_database_probe(database *t, const checkers_position *position, zw_known *known)
{
    slice_board board = zw_checkers_slice_board_of(position);
    int has_distance, code = zw_checkers_database_board_code(t, &board, &has_distance);
    if (code < 0)
        return 0;
    known->result = code_result((unsigned)code);
    known->distance = known->result && has_distance ? code_distance((unsigned)code) : -1;
    return 1;
}

int zw_checkers_database_damage(database *t, int place, format_kind kind, char *text, size_t size)
{
    const database_slice *s = t->slices[place];
    const database_file *f = s ? &s->files[kind] : NULL;
    uint64_t block = f ? __atomic_load_n(&f->damage, __ATOMIC_RELAXED) : 0;
    char name[32];
    if (!block--)
        return 0;
    format_name(s->numbering.material, kind, name);
    snprintf(text, size, "'%s/%s' is damaged in block %" PRIu64 ", at byte %" PRIu64 ": it is not used", t->directory,
             name, block, (uint64_t)(f->data - f->bytes) + block * FORMAT_BLOCK);
    return 1;
}

int zw_checkers_database_next_damage(database *t, char *text, size_t size)
{
    for (int place = 0; place < SLICE_PLACES; place++)
        for (int kind = 0; kind < FORMAT_KINDS; kind++)
            if (zw_checkers_database_damage(t, place, (format_kind)kind, text, size) &&
                !__atomic_exchange_n(&t->slices[place]->files[kind].told, 1, __ATOMIC_RELAXED))
                return 1;
    return 0;
}
