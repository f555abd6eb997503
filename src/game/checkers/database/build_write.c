/* build_write.c - writes the file of a slice, all of it or nothing. The layout is format.h's. */
#include "build.h"
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

/* The whole file in memory; NULL: none left. */
static unsigned char *compose(const slice *s, format_kind kind, const unsigned char *codes, size_t *size)
{
    uint64_t bytes = format_bytes(kind, s->positions), blocks = format_blocks(bytes);
    const slice_material *m = &s->material;
    format_counts counts = {0, 0, 0};
    *size = (size_t)(FORMAT_HEAD + 8 * blocks + bytes);
    unsigned char *head = calloc(1, *size);
    if (!head)
        return NULL;
    unsigned char *hashes = head + FORMAT_HEAD, *data = hashes + 8 * blocks;
    pack(kind, codes, s->positions, data, &counts);
    memcpy(head, FORMAT_MAGIC, strlen(FORMAT_MAGIC));
    format_put(head + 8, FORMAT_VERSION, 4);
    format_put(head + 12, kind, 4);
    for (int side = 0; side < 2; side++) {
        format_put(head + 16 + 2 * side, (uint64_t)m->men[side], 1);
        format_put(head + 17 + 2 * side, (uint64_t)m->kings[side], 1);
    }
    format_put(head + 24, s->positions, 8);
    format_put(head + 32, counts.won, 8);
    format_put(head + 40, counts.lost, 8);
    format_put(head + 48, counts.drawn, 8);
    for (uint64_t block = 0; block < blocks; block++) {
        uint64_t first = block * FORMAT_BLOCK, rest = bytes - first;
        format_put(hashes + 8 * block,
                   format_hash(FORMAT_HASH_START, data + first, (size_t)(rest < FORMAT_BLOCK ? rest : FORMAT_BLOCK)),
                   8);
    }
    uint64_t hash = format_hash(FORMAT_HASH_START, head, FORMAT_HASHED_HEAD);
    format_put(head + FORMAT_HASHED_HEAD, format_hash(hash, hashes, (size_t)(8 * blocks)), 8);
    return head;
}

int zw_checkers_build_write(const char *directory, const slice *s, format_kind kind, const unsigned char *codes,
                            char *why)
{
    char name[32];
    size_t size, room = strlen(directory) + sizeof name + 1;
    char *path = malloc(room);
    unsigned char *bytes = compose(s, kind, codes, &size);
    int wrong = path && bytes ? 0 : ENOMEM;
    format_name(s->material, kind, name);
    if (!wrong) {
        snprintf(path, room, "%s/%s", directory, name);
        wrong = zw_replace_file(path, bytes, size);
    }
    if (wrong)
        snprintf(why, ZW_WHY, "cannot write '%s/%s': %s", directory, name, strerror(wrong));
    free(bytes);
    free(path);
    return wrong ? -1 : 0;
}
