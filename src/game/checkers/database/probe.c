/* probe.c - endgame databases as the search reads them. A block is read and checked when it is first asked for, and then
 * stays. Files are not mapped: one that is truncated while it is in use would kill the program. What is damaged counts as
 * not there and is remembered for the caller to tell. Knows nothing of how they are built. */
#define _DEFAULT_SOURCE /* MAP_ANONYMOUS */
#include "database.h"
#include "packed.h"
#include "../../../base/error.h"

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <sched.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#ifndef MAP_NORESERVE
#define MAP_NORESERVE 0
#endif

enum { BLOCK_NEW, BLOCK_GOOD, BLOCK_DAMAGED, BLOCK_BUSY }; /* busy: some thread is reading it */

/* ------------------------------------------------------------------------------------------------------------ files */

/* Returns 0, or an error of the system. */
static int open_bytes(database_file *f, const char *path)
{
    struct stat facts;
    f->descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK); /* a pipe by that name is not waited for */
    if (f->descriptor < 0)
        return errno;
    int wrong = fstat(f->descriptor, &facts) ? errno : S_ISDIR(facts.st_mode) ? EISDIR : 0;
    f->size = wrong ? 0 : (size_t)facts.st_size;
    if (wrong)
        close(f->descriptor);
    return wrong;
}

/* Returns 1 when all the bytes were there. */
static int read_bytes(const database_file *f, unsigned char *to, size_t size, uint64_t from)
{
    while (size) {
        ssize_t got = pread(f->descriptor, to, size, (off_t)from);
        if (got == 0 || (got < 0 && errno != EINTR))
            return 0;
        if (got > 0) {
            to += got;
            from += (uint64_t)got;
            size -= (size_t)got;
        }
    }
    return 1;
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

/* A file that open_bytes() has opened. */
static void close_file(database_file *f)
{
    if (f->bytes)
        munmap(f->bytes, f->size);
    close(f->descriptor);
    free(f->blocks);
    *f = (database_file){0};
}

/* Memory for the whole file, which the system hands out as blocks are read. */
static int make_room(database_file *f, uint64_t blocks)
{
    void *room = mmap(NULL, f->size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    f->bytes = room == MAP_FAILED ? NULL : room;
    f->blocks = calloc((size_t)blocks, 1);
    return f->bytes && f->blocks ? 0 : -1;
}

static const char no_room[] = "does not fit into memory";

/* Do packed blocks lie one behind the other? */
static int has_order(const database_file *f)
{
    if (!f->offsets)
        return 1;
    int right = format_get(f->offsets, 4) == 0 && format_get(f->offsets + 4 * f->block_count, 4) == f->data_bytes;
    for (uint64_t i = 0; i < f->block_count && right; i++) {
        uint64_t from = format_get(f->offsets + 4 * i, 4), to = format_get(f->offsets + 4 * (i + 1), 4);
        right = from < to && to - from <= FORMAT_BLOCK;
    }
    return right;
}

/* Looks at the head. Returns NULL, or what is wrong in words that follow the file's name. */
static const char *read_head(database_file *f, const slice *numbering, format_kind kind, char *words, size_t size)
{
    unsigned char head[FORMAT_HEAD];
    const slice_material *m = &numbering->material;
    unsigned char material[4] = {(unsigned char)m->men[0], (unsigned char)m->kings[0], (unsigned char)m->men[1],
                                 (unsigned char)m->kings[1]};
    size_t magic = strlen(FORMAT_MAGIC);
    if (f->size >= FORMAT_HEAD && !read_bytes(f, head, FORMAT_HEAD, 0))
        return "cannot be read";
    f->data_bytes = kind != FORMAT_PACKED    ? format_bytes(kind, numbering->positions)
                    : f->size >= FORMAT_HEAD ? format_get(head + 20, 4)
                                             : 0;
    f->block_count = kind == FORMAT_PACKED ? format_packed_blocks(numbering->positions) : format_blocks(f->data_bytes);
    uint64_t tables = format_tables(kind, f->block_count), whole = FORMAT_HEAD + tables + f->data_bytes;
    if (f->size < FORMAT_HEAD) {
        snprintf(words, size, "is truncated: %zu bytes, expected %" PRIu64, f->size, whole);
        return words;
    }
    if (memcmp(head, FORMAT_MAGIC, magic) != 0)
        return "is not an endgame database: expected one that `zw tablebase` has built";
    if (format_get(head + 8, 4) != FORMAT_VERSION) {
        snprintf(words, size, "is of version %" PRIu64 ": expected %u", format_get(head + 8, 4), FORMAT_VERSION);
        return words;
    }
    if (f->size != whole) {
        snprintf(words, size, "is %s: %zu bytes, expected %" PRIu64, f->size < whole ? "truncated" : "too long",
                 f->size, whole);
        return words;
    }
    if (make_room(f, f->block_count))
        return no_room;
    f->hashes = f->bytes + FORMAT_HEAD;
    f->data = f->hashes + tables;
    f->offsets = kind == FORMAT_PACKED ? f->hashes + 8 * f->block_count : NULL;
    if (!read_bytes(f, f->bytes, FORMAT_HEAD + (size_t)tables, 0))
        return "cannot be read";
    uint64_t hash = format_hash(FORMAT_HASH_START, head, FORMAT_HASHED_HEAD);
    hash = format_hash(hash, f->hashes, (size_t)tables);
    if (hash != format_get(head + FORMAT_HASHED_HEAD, 8) || !has_order(f))
        return "is damaged at its head: expected another checksum";
    if (format_get(head + 12, 4) != kind || memcmp(head + 16, material, 4) != 0 ||
        format_get(head + 24, 8) != numbering->positions)
        return "has the positions of another file: expected those that its name says";
    f->counts = (format_counts){format_get(head + 32, 8), format_get(head + 40, 8), format_get(head + 48, 8)};
    return NULL;
}

/* Does an error of the system say nothing of the file that was to be opened? */
static int is_shortage(int error)
{
    return error == ENOMEM || error == EMFILE || error == ENFILE;
}

enum { FILE_SHORTAGE = -2, FILE_REFUSED = -1, FILE_MISSING = 0, FILE_OPEN = 1 };

/* Opens a file. One that is refused is complained about; a shortage is told in `why`. */
static int open_file(database *t, database_slice *s, format_kind kind, zw_complaint complain, void *user, char *why)
{
    database_file *f = &s->files[kind];
    char name[32], words[128], sentence[ZW_WHY];
    const char *wrong = NULL;
    int shortage = 0;
    format_name(s->numbering.material, kind, name);
    int length = snprintf(NULL, 0, "%s/%s", t->directory, name);
    char *path = malloc((size_t)length + 1);
    if (!path) {
        wrong = no_room;
    } else {
        snprintf(path, (size_t)length + 1, "%s/%s", t->directory, name);
        int error = open_bytes(f, path);
        free(path);
        if (error == ENOENT)
            return FILE_MISSING;
        shortage = is_shortage(error);
        wrong = error ? words : read_head(f, &s->numbering, kind, words, sizeof words);
        if (error)
            snprintf(words, sizeof words, "cannot be read: %s", strerror(error));
        else if (wrong)
            close_file(f);
    }
    if (!wrong)
        return FILE_OPEN;
    shortage |= wrong == no_room;
    snprintf(sentence, sizeof sentence, "'%s/%s' %s", t->directory, name, wrong);
    if (shortage)
        memcpy(why, sentence, sizeof sentence);
    else if (complain)
        complain(user, sentence);
    return shortage ? FILE_SHORTAGE : FILE_REFUSED;
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
        if ((*at)->files[kind].bytes)
            close_file(&(*at)->files[kind]);
    zw_checkers_slice_end(&(*at)->numbering);
    free(*at);
    *at = NULL;
}

int zw_checkers_database_load(database *t, slice_material material, zw_complaint complain, void *user, char *why)
{
    int shortage = 0, opened = 0;
    zw_checkers_database_drop(t, material);
    database_slice *s = calloc(1, sizeof *s);
    if (!s || zw_checkers_slice_begin(&s->numbering, material)) {
        free(s);
        snprintf(why, ZW_WHY, "no memory for an endgame database");
        return -1;
    }
    for (int kind = 0; kind < FORMAT_KINDS; kind++) {
        int answer = open_file(t, s, (format_kind)kind, complain, user, why);
        opened += answer == FILE_OPEN;
        shortage |= answer == FILE_SHORTAGE;
    }
    t->slices[slice_place(material)] = s;
    if (!opened)
        zw_checkers_database_drop(t, material);
    return shortage ? -1 : 0;
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
    char why[ZW_WHY];
    if (zw_checkers_database_load(o->database, material, o->complain, o->user, why) && o->complain)
        o->complain(o->user, why);
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

static int is_good(const database_file *f, uint64_t block, const unsigned char *bytes, size_t size)
{
    return format_hash(FORMAT_HASH_START, bytes, size) == format_get(f->hashes + 8 * block, 8);
}

static uint64_t offset_of(const database_file *f, uint64_t block)
{
    return f->offsets ? format_get(f->offsets + 4 * block, 4) : block * FORMAT_BLOCK;
}

static size_t block_size(const database_file *f, uint64_t block)
{
    if (f->offsets)
        return (size_t)(offset_of(f, block + 1) - offset_of(f, block));
    uint64_t rest = f->data_bytes - block * FORMAT_BLOCK;
    return rest < FORMAT_BLOCK ? (size_t)rest : FORMAT_BLOCK;
}

static uint64_t block_place(const database_file *f, uint64_t block)
{
    return (uint64_t)(f->data - f->bytes) + offset_of(f, block);
}

static void remember_damage(database_file *f, uint64_t block)
{
    uint64_t none = 0;
    __atomic_compare_exchange_n(&f->damage, &none, block + 1, 0, __ATOMIC_RELAXED, __ATOMIC_RELAXED);
}

/* Reads a block that is not there yet, for which the first thread that comes is responsible; the others wait for it. What
 * is there is never written again, so that those who read it need no lock. Returns 1 when the block is good. */
static int read_block(database_file *f, uint64_t block)
{
    unsigned char state = BLOCK_NEW;
    if (__atomic_compare_exchange_n(&f->blocks[block], &state, BLOCK_BUSY, 0, __ATOMIC_ACQUIRE, __ATOMIC_ACQUIRE)) {
        unsigned char *to = f->bytes + block_place(f, block);
        size_t size = block_size(f, block);
        state =
            read_bytes(f, to, size, block_place(f, block)) && is_good(f, block, to, size) ? BLOCK_GOOD : BLOCK_DAMAGED;
        if (state == BLOCK_DAMAGED)
            remember_damage(f, block);
        __atomic_store_n(&f->blocks[block], state, __ATOMIC_RELEASE);
    }
    while (state == BLOCK_BUSY) {
        sched_yield();
        state = __atomic_load_n(&f->blocks[block], __ATOMIC_ACQUIRE);
    }
    return state == BLOCK_GOOD;
}

/* Nothing is kept: a whole file may be more than there is memory. */
int zw_checkers_database_is_sound(database *t, int place, format_kind kind)
{
    database_file *f = &t->slices[place]->files[kind];
    unsigned char bytes[FORMAT_BLOCK];
    for (uint64_t block = 0; block < f->block_count; block++) {
        size_t size = block_size(f, block);
        if (read_bytes(f, bytes, size, block_place(f, block)) && is_good(f, block, bytes, size))
            continue;
        remember_damage(f, block);
        return 0;
    }
    return 1;
}

int zw_checkers_database_code(database *t, int place, format_kind kind, uint64_t index)
{
    static const unsigned powers[FORMAT_DIGITS] = {1, 3, 9, 27, 81};
    static const int codes[3] = {CODE_DRAWN, CODE_LONGEST, CODE_LOST + CODE_LONGEST};
    database_file *f = &t->slices[place]->files[kind];
    uint64_t byte = kind == FORMAT_DISTANCES ? index : index / FORMAT_DIGITS;
    uint64_t block = kind == FORMAT_PACKED ? index / FORMAT_RUN : byte / FORMAT_BLOCK;
    if (!f->bytes)
        return -1;
    int state = __atomic_load_n(&f->blocks[block], __ATOMIC_ACQUIRE);
    if (__builtin_expect(state != BLOCK_GOOD, 0) && (state == BLOCK_DAMAGED || !read_block(f, block)))
        return -1;
    if (kind == FORMAT_PACKED)
        return codes[zw_checkers_unpack(f->data + offset_of(f, block), block_size(f, block), index % FORMAT_RUN)];
    return kind == FORMAT_DISTANCES ? f->data[byte] : codes[f->data[byte] / powers[index % FORMAT_DIGITS] % 3];
}

/* Of a position that must capture, from what that leads to: the best that the side to move can get; -1: not known. */
static int code_of_captures(database *t, const checkers_position *position)
{
    zw_move list[CHECKERS_MAX_MOVES];
    zw_value outcome;
    int count = checkers_moves(NULL, position, list, CHECKERS_MAX_MOVES, &outcome), best = -1, unknown = 0;
    for (int i = 0; i < count && best < 1; i++) {
        checkers_position next = checkers_after(position, list[i]);
        slice_board behind = zw_checkers_slice_board_of(&next);
        int ignored, code = zw_checkers_database_board_code(t, &behind, &ignored);
        int result = code < 0 ? -1 : -code_result((unsigned)code);
        unknown |= code < 0;
        best = result > best ? result : best;
    }
    if (unknown && best < 1)
        return -1;
    return best > 0 ? CODE_LONGEST : best ? CODE_LOST + CODE_LONGEST : CODE_DRAWN;
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
    if (s->files[FORMAT_RESULTS].bytes || !s->files[FORMAT_PACKED].bytes)
        return zw_checkers_database_code(t, place, FORMAT_RESULTS, index);
    checkers_position position = zw_checkers_slice_position(board);
    if (checkers_forced(NULL, &position))
        return code_of_captures(t, &position);
    return zw_checkers_database_code(t, place, FORMAT_PACKED, index);
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
    struct stat now;
    if (!block--)
        return 0;
    format_name(s->numbering.material, kind, name);
    if (!fstat(f->descriptor, &now) && (size_t)now.st_size < f->size)
        snprintf(text, size,
                 "'%s/%s' was truncated while it was in use: %lld bytes, expected %zu: the rest is not used",
                 t->directory, name, (long long)now.st_size, f->size);
    else
        snprintf(text, size, "'%s/%s' is damaged in block %" PRIu64 ", at byte %" PRIu64 ": it is not used",
                 t->directory, name, block, block_place(f, block));
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
