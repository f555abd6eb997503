/* table_files.c - see table_files.h. A file has a head, for each of its tables the codes of its values, for each an index of
 * blocks and their lengths, and the blocks. A table without pawns is of all places of three men but for eight symmetries,
 * one with a pawn is of its file, a to d, and but for two. */
#include "table_files.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    BLOCK_BITS = 6, /* blocks of 64 bytes */
    INDEX_BITS = 9, /* an entry of the index for so many places */
    PIECE_PLACES = 31332,
    PAWN_PLACES = 6 * 63 * 62,
    MOST_TABLES = 8,
};

typedef struct bytes {
    uint8_t *at;
    size_t count, room;
} bytes;

static void put(bytes *b, unsigned value, int size)
{
    if (b->count + 8 > b->room) {
        b->room = 2 * b->room + 64;
        b->at = realloc(b->at, b->room);
        assert(b->at);
    }
    for (int i = 0; i < size; i++)
        b->at[b->count++] = (uint8_t)(value >> 8 * i);
}

static void align(bytes *b, size_t to)
{
    while (b->count % to)
        put(b, 0, 1);
}

/* A table: the values of its places, and what becomes of them. */
typedef struct table {
    int count, flags;
    uint8_t *values;
    int width, per_block, blocks; /* bits of a code; values */
    uint8_t symbols[256], symbol_of[256];
    int symbol_count;
} table;

/* ------------------------------------------------------------------------------------------------------- the places */

/* Number of a square below the diagonal from a1 to h8, along the ranks. */
static int below_diagonal(int square)
{
    int file = square & 7, rank = square >> 3, number = 0;
    for (int r = 0; r < rank; r++)
        number += 7 - r;
    return number + file - rank - 1;
}

/* The same in the triangle b1, c1, d1, c2, d2, d3. */
static int in_triangle(int square)
{
    int file = square & 7, rank = square >> 3;
    return rank == 0 ? file - 1 : rank == 1 ? file + 1 : 5;
}

static int above_diagonal(int square)
{
    return (square >> 3) - (square & 7);
}

static int place_of_pieces(const int *men)
{
    int p[3], change = (men[0] & 4 ? 7 : 0) | (men[0] & 32 ? 56 : 0);
    for (int i = 0; i < 3; i++)
        p[i] = men[i] ^ change;
    int first = 0;
    while (first < 3 && above_diagonal(p[first]) == 0)
        first++;
    if (first < 3 && above_diagonal(p[first]) > 0)
        for (int i = 0; i < 3; i++)
            p[i] = (p[i] & 7) << 3 | p[i] >> 3;
    int s1 = p[1] > p[0], s2 = (p[2] > p[0]) + (p[2] > p[1]), d0 = p[0] & 7, d1 = p[1] & 7, d2 = p[2] & 7;
    switch (first) {
    case 0:
        return in_triangle(p[0]) * 63 * 62 + (p[1] - s1) * 62 + p[2] - s2;
    case 1:
        return 6 * 63 * 62 + d0 * 28 * 62 + below_diagonal(p[1]) * 62 + p[2] - s2;
    case 2:
        return 6 * 63 * 62 + 4 * 28 * 62 + d0 * 7 * 28 + (d1 - s1) * 28 + below_diagonal(p[2]);
    default:
        return 6 * 63 * 62 + 4 * 28 * 62 + 4 * 7 * 28 + d0 * 7 * 6 + (d1 - s1) * 6 + d2 - s2;
    }
}

/* The pawn first, on a file from a to d. */
static int place_of_pawn(const int *men)
{
    int pawn = men[0], king = men[1] - (men[1] > pawn), other = men[2] - (men[2] > men[0]) - (men[2] > men[1]);
    return (pawn >> 3) - 1 + 6 * (king + 63 * other);
}

/* ------------------------------------------------------------------------------------------------------ a table's bytes */

static void choose_codes(table *t)
{
    int used[256] = {0};
    for (int i = 0; i < t->count; i++)
        used[t->values[i]] = 1;
    t->symbol_count = 0;
    for (int value = 0; value < 256; value++)
        if (used[value]) {
            t->symbol_of[value] = (uint8_t)t->symbol_count;
            t->symbols[t->symbol_count++] = (uint8_t)value;
        }
    t->width = 1;
    while (1 << t->width < t->symbol_count)
        t->width++;
    t->per_block = (8 << BLOCK_BITS) / t->width;
    t->blocks = t->symbol_count == 1 ? 0 : (t->count + t->per_block - 1) / t->per_block;
}

static void put_codes(bytes *to, const table *t)
{
    if (!t->blocks) {
        put(to, 0x80u | (unsigned)t->flags, 1);
        put(to, t->symbols[0], 1);
        return;
    }
    put(to, (unsigned)t->flags, 1);
    put(to, BLOCK_BITS, 1);
    put(to, INDEX_BITS, 1);
    put(to, 0, 1);
    put(to, (unsigned)t->blocks, 4);
    put(to, (unsigned)t->width, 1); /* the longest code, and the shortest */
    put(to, (unsigned)t->width, 1);
    put(to, 0, 2); /* its first symbol */
    put(to, (unsigned)t->symbol_count, 2);
    for (int i = 0; i < t->symbol_count; i++)
        put(to, 0xFFF000u | t->symbols[i], 3); /* no pair, but a value */
    if (t->symbol_count & 1)
        put(to, 0, 1);
}

static void put_index(bytes *to, const table *t)
{
    for (int from = 0; t->blocks && from < t->count; from += 1 << INDEX_BITS) {
        int middle = from + (1 << (INDEX_BITS - 1)), block = middle / t->per_block;
        block = block < t->blocks ? block : t->blocks - 1;
        put(to, (unsigned)block, 4);
        put(to, (unsigned)(middle - block * t->per_block), 2);
    }
}

static void put_lengths(bytes *to, const table *t)
{
    for (int block = 0; block < t->blocks; block++) {
        int left = t->count - block * t->per_block;
        put(to, (unsigned)((left < t->per_block ? left : t->per_block) - 1), 2);
    }
}

static void put_blocks(bytes *to, const table *t)
{
    align(to, 64);
    for (int block = 0; block < t->blocks; block++) {
        uint8_t bits[1 << BLOCK_BITS] = {0};
        for (int i = 0; i < t->per_block && block * t->per_block + i < t->count; i++) {
            unsigned code = t->symbol_of[t->values[block * t->per_block + i]];
            for (int k = 0; k < t->width; k++)
                if (code >> (t->width - 1 - k) & 1)
                    bits[(i * t->width + k) / 8] |= (uint8_t)(0x80 >> (i * t->width + k) % 8);
        }
        for (size_t i = 0; i < sizeof bits; i++)
            put(to, bits[i], 1);
    }
}

/* -------------------------------------------------------------------------------------------------------------- a file */

typedef struct kind {
    char letter;
    int code; /* of White's, in the files */
    int black_moves; /* the distances are those of Black to move */
} kind;
static const kind kinds[MAN_KINDS] = {{'P', 1, 0}, {'N', 2, 0}, {'B', 3, 0}, {'R', 4, 1}, {'Q', 5, 0}};

/* The value of a place with White to move (side 0) or Black: won 4, drawn 2, lost 0; or one ply less than the distance. */
static int value_at(const three_men *all, int man_kind, int side, int distances, const int *at)
{
    int plies = side ? all->lost[man_kind][at[0]][at[1]][at[2]] : all->won[man_kind][at[0]][at[1]][at[2]];
    if (!distances)
        return plies < 0 ? 2 : side ? 0 : 4;
    return plies > 0 ? plies - 1 : 0;
}

static void fill(table *t, const three_men *all, int man_kind, int side, int distances, int file)
{
    int pawn = man_kind == MAN_PAWN;
    t->count = pawn ? PAWN_PLACES : PIECE_PLACES;
    t->values = malloc((size_t)t->count);
    assert(t->values);
    memset(t->values, distances ? 0 : 2, (size_t)t->count);
    for (int king = 0; king < 64; king++)
        for (int man = 0; man < 64; man++)
            for (int other = 0; other < 64; other++) {
                int at[] = {king, man, other}, men[] = {pawn ? man : king, pawn ? king : man, other};
                int plies = side ? all->lost[man_kind][king][man][other] : all->won[man_kind][king][man][other];
                if (plies == MEN_ILLEGAL || (pawn && (man & 7) != file))
                    continue;
                int place = pawn ? place_of_pawn(men) : place_of_pieces(men);
                assert(place >= 0 && place < t->count);
                t->values[place] = (uint8_t)value_at(all, man_kind, side, distances, at);
            }
    choose_codes(t);
}

static void put_head(bytes *to, int man_kind, int distances, int files)
{
    static const unsigned magic[] = {0x5D23E871u, 0xA50C66D7u};
    unsigned both = distances ? 0x01 : 0x11; /* the lower half of a byte is of one side, the upper of the other */
    unsigned king = 6, other = 14, man = (unsigned)kinds[man_kind].code;
    put(to, magic[distances], 4);
    put(to, (distances ? 0u : 1u) | (man_kind == MAN_PAWN ? 2u : 0u), 1);
    for (int i = 0; i < files; i++) {
        put(to, 0, 1); /* the leading men come first */
        put(to, both * (man_kind == MAN_PAWN ? man : king), 1);
        put(to, both * (man_kind == MAN_PAWN ? king : man), 1);
        put(to, both * other, 1);
    }
    align(to, 2);
}

static int save(const bytes *of, const char *directory, char letter, const char *ending)
{
    char path[4096];
    snprintf(path, sizeof path, "%s/K%cvK.%s", directory, letter, ending);
    FILE *file = fopen(path, "wb");
    int fine = file && fwrite(of->at, 1, of->count, file) == of->count;
    return file && fclose(file) == 0 && fine ? 0 : -1;
}

static int write_one(const three_men *all, int man_kind, int distances, const char *directory)
{
    table tables[MOST_TABLES] = {{0}};
    bytes to = {0};
    int files = man_kind == MAN_PAWN ? 4 : 1, count = 0;
    put_head(&to, man_kind, distances, files);
    for (int file = 0; file < files; file++)
        for (int side = 0; side < 2; side++) {
            if (distances && side != kinds[man_kind].black_moves)
                continue;
            tables[count].flags = distances ? side | 4 | 8 : 0; /* in plies, whoever wins */
            fill(&tables[count++], all, man_kind, side, distances, file);
        }
    void (*const parts[])(bytes *, const table *) = {put_codes, put_index, put_lengths, put_blocks};
    for (int part = 0; part < 4; part++) {
        for (int i = 0; i < count; i++)
            parts[part](&to, &tables[i]);
        if (part == 0)
            align(&to, 2);
    }
    align(&to, 64);
    for (int i = 0; i < 16; i++) /* for a checksum, which nobody looks at */
        put(&to, 0, 1);
    int status = save(&to, directory, kinds[man_kind].letter, distances ? "rtbz" : "rtbw");
    for (int i = 0; i < count; i++)
        free(tables[i].values);
    free(to.at);
    return status;
}

int table_files_write(const three_men *all, const char *directory)
{
    int status = 0;
    for (int man_kind = 0; man_kind < MAN_KINDS; man_kind++) {
        int wins = man_kind == MAN_PAWN || man_kind >= MAN_ROOK;
        status |= write_one(all, man_kind, 0, directory);
        status |= wins ? write_one(all, man_kind, 1, directory) : 0;
    }
    return status ? -1 : 0;
}
