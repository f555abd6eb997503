/* build_write.c - writes the file of a slice, all of it or nothing. The layout is format.h's. */
#include "build.h"
#include "packed.h"
#include "../../../base/replace.h"

#include <errno.h>
#include <stdlib.h>

static void pack(format_kind kind, const unsigned char *codes, uint64_t positions, unsigned char *data,
                 format_counts *counts)
{
    static const unsigned char powers[FORMAT_DIGITS] = {1, 3, 9, 27, 81};
    for (uint64_t i = 0; i < positions; i++) {
        int result = code_result(codes[i]);
        int digit = result > 0 ? DIGIT_WON : result < 0 ? DIGIT_LOST : DIGIT_DRAWN;
        counts->won += result > 0;
        counts->lost += result < 0;
        counts->drawn += result == 0;
        if (kind == FORMAT_DISTANCES)
            data[i] = codes[i];
        else
            data[i / FORMAT_DIGITS] = (unsigned char)(data[i / FORMAT_DIGITS] + digit * powers[i % FORMAT_DIGITS]);
    }
}

/* The head, but for its hash. */
static void compose_head(unsigned char *head, const slice *s, format_kind kind, const format_counts *counts)
{
    const slice_material *m = &s->material;
    memcpy(head, FORMAT_MAGIC, strlen(FORMAT_MAGIC));
    format_put(head + 8, FORMAT_VERSION, 4);
    format_put(head + 12, kind, 4);
    for (int side = 0; side < 2; side++) {
        format_put(head + 16 + 2 * side, (uint64_t)m->men[side], 1);
        format_put(head + 17 + 2 * side, (uint64_t)m->kings[side], 1);
    }
    format_put(head + 24, s->positions, 8);
    format_put(head + 32, counts->won, 8);
    format_put(head + 40, counts->lost, 8);
    format_put(head + 48, counts->drawn, 8);
}

/* The hash of a head and of the tables behind it. */
static void seal(unsigned char *head, uint64_t tables)
{
    uint64_t hash = format_hash(FORMAT_HASH_START, head, FORMAT_HASHED_HEAD);
    format_put(head + FORMAT_HASHED_HEAD, format_hash(hash, head + FORMAT_HEAD, (size_t)tables), 8);
}

/* The whole file in memory; NULL: none left. */
static unsigned char *compose(const slice *s, format_kind kind, const unsigned char *codes, size_t *size)
{
    uint64_t bytes = format_bytes(kind, s->positions), blocks = format_blocks(bytes);
    format_counts counts = {0, 0, 0};
    *size = (size_t)(FORMAT_HEAD + 8 * blocks + bytes);
    unsigned char *head = calloc(1, *size);
    if (!head)
        return NULL;
    unsigned char *hashes = head + FORMAT_HEAD, *data = hashes + 8 * blocks;
    pack(kind, codes, s->positions, data, &counts);
    compose_head(head, s, kind, &counts);
    for (uint64_t block = 0; block < blocks; block++) {
        uint64_t first = block * FORMAT_BLOCK, rest = bytes - first;
        format_put(hashes + 8 * block,
                   format_hash(FORMAT_HASH_START, data + first, (size_t)(rest < FORMAT_BLOCK ? rest : FORMAT_BLOCK)),
                   8);
    }
    seal(head, 8 * blocks);
    return head;
}

/* Puts a file in its place; `bytes` NULL: there was no memory for it. */
static int replace(const char *directory, slice_material material, format_kind kind, const unsigned char *bytes,
                   size_t size, char *why)
{
    char name[32];
    size_t room = strlen(directory) + sizeof name + 1;
    char *path = malloc(room);
    int wrong = path && bytes ? 0 : ENOMEM;
    format_name(material, kind, name);
    if (!wrong) {
        snprintf(path, room, "%s/%s", directory, name);
        wrong = zw_replace_file(path, bytes, size);
    }
    if (wrong)
        snprintf(why, ZW_WHY, "cannot write '%s/%s': %s", directory, name, strerror(wrong));
    free(path);
    return wrong ? -1 : 0;
}

int zw_checkers_build_write(const char *directory, const slice *s, format_kind kind, const unsigned char *codes,
                            char *why)
{
    size_t size;
    unsigned char *bytes = compose(s, kind, codes, &size);
    int status = replace(directory, s->material, kind, bytes, size, why);
    free(bytes);
    return status;
}

/* ----------------------------------------------------------------------------------------------------------- packing */

/* The digits of a block, those of captures as what stands before them. Returns 0, or -1 when the results are damaged. */
static int list_digits(database *t, const database_slice *s, uint64_t first, unsigned count, unsigned char *digits)
{
    int place = slice_place(s->numbering.material);
    for (unsigned i = 0; i < count; i++) {
        slice_board board = zw_checkers_slice_board_at(&s->numbering, first + i);
        checkers_position position = zw_checkers_slice_position(&board);
        int code = zw_checkers_database_code(t, place, FORMAT_RESULTS, first + i);
        if (code < 0)
            return -1;
        int result = code_result((unsigned)code);
        digits[i] = (unsigned char)(result > 0 ? DIGIT_WON : result < 0 ? DIGIT_LOST : DIGIT_DRAWN);
        if (i && checkers_forced(NULL, &position))
            digits[i] = digits[i - 1];
    }
    return 0;
}

/* Fills a file whose tables are in place. Returns its size; 0: stopped; -1 when the results are damaged. */
static int64_t pack_blocks(database *t, const database_slice *s, unsigned char *head, const int *stop)
{
    uint64_t blocks = format_packed_blocks(s->numbering.positions), at = 0;
    unsigned char *hashes = head + FORMAT_HEAD, *offsets = hashes + 8 * blocks;
    unsigned char *data = head + FORMAT_HEAD + format_tables(FORMAT_PACKED, blocks), digits[FORMAT_RUN];
    for (uint64_t block = 0; block < blocks; block++) {
        uint64_t first = block * FORMAT_RUN, rest = s->numbering.positions - first;
        unsigned count = rest < FORMAT_RUN ? (unsigned)rest : FORMAT_RUN;
        if (stop && __atomic_load_n(stop, __ATOMIC_RELAXED))
            return 0;
        if (list_digits(t, s, first, count, digits))
            return -1;
        size_t size = zw_checkers_pack(digits, count, data + at);
        format_put(hashes + 8 * block, format_hash(FORMAT_HASH_START, data + at, size), 8);
        format_put(offsets + 4 * block, at, 4);
        at += size;
    }
    format_put(offsets + 4 * blocks, at, 4);
    format_put(head + 20, at, 4);
    return data + at - head;
}

int zw_checkers_build_pack(database *t, slice_material material, const int *stop, char *why)
{
    const database_slice *s = t->slices[slice_place(material)];
    char name[32];
    format_name(material, FORMAT_RESULTS, name);
    if (!s || !s->files[FORMAT_RESULTS].bytes) {
        snprintf(why, ZW_WHY, "'%s/%s' is not there: expected results to pack", t->directory, name);
        return -1;
    }
    uint64_t blocks = format_packed_blocks(s->numbering.positions);
    /* a block takes no more than two bits a position; the packer clears FORMAT_BLOCK bytes ahead */
    size_t most = (size_t)(FORMAT_HEAD + format_tables(FORMAT_PACKED, blocks) + blocks * (FORMAT_RUN / 4 + 2));
    unsigned char *head = calloc(1, most + FORMAT_BLOCK);
    if (!head) {
        snprintf(why, ZW_WHY, "no memory to pack '%s/%s'", t->directory, name);
        return -1;
    }
    compose_head(head, &s->numbering, FORMAT_PACKED, &s->files[FORMAT_RESULTS].counts);
    int64_t size = pack_blocks(t, s, head, stop);
    int status = size < 0 ? -1 : size == 0;
    if (size < 0)
        zw_checkers_database_damage(t, slice_place(material), FORMAT_RESULTS, why, ZW_WHY);
    if (size > 0) {
        seal(head, format_tables(FORMAT_PACKED, blocks));
        status = replace(t->directory, material, FORMAT_PACKED, head, (size_t)size, why);
    }
    free(head);
    return status;
}
