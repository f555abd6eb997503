/* terms.c - rows of numbers for a learner outside, and weights back: see terms.h. */
#include "terms.h"
#include "common/files.h"
#include "games.h"

#include <errno.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { GAME, SIDE, STAGE, VALUE, OUTCOME, COLUMNS };
#define HEADER 8

/* Between a number as it lies in memory and in a file, in either direction. */
static uint32_t little(uint32_t number)
{
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
    return __builtin_bswap32(number);
#else
    return number;
#endif
}

typedef struct writing {
    const zw_tunable *game;
    void *opened;
    FILE *file;
    int games; /* of the files before */
    int32_t *row;
    int failed; /* errno of the first write that failed */
} writing;

static void write_numbers(writing *w, int32_t *numbers, size_t count)
{
    for (size_t i = 0; i < count; i++)
        numbers[i] = (int32_t)little((uint32_t)numbers[i]);
    if (!w->failed && fwrite(numbers, sizeof *numbers, count, w->file) != count)
        w->failed = errno;
}

static void write_row(void *user, const game_position *at)
{
    writing *w = user;
    w->row[GAME] = w->games + at->game;
    w->row[SIDE] = at->side;
    w->row[STAGE] = w->game->stage(at->position);
    w->row[VALUE] = at->value;
    w->row[OUTCOME] = at->outcome;
    w->game->read(w->opened, at->position, w->row + COLUMNS);
    write_numbers(w, w->row, COLUMNS + (size_t)w->game->terms);
}

static int write_games(writing *w, const char *const *paths, int path_count, game_handle *handle)
{
    int games, status = EXIT_FINE;
    for (int i = 0; i < path_count && !status && !w->failed; i++) {
        status = games_read(paths[i], handle, write_row, w, &games);
        w->games += games;
    }
    return status;
}

int terms_write(const char *const *paths, int path_count, game_handle *handle, const zw_tunable *game, const char *out)
{
    int32_t header[HEADER] = {TERMS_MAGIC, game->stages, game->weights, game->terms, COLUMNS};
    writing w = {.game = game, .file = fopen(out, "wb")};
    if (!w.file)
        return bad("cannot write '%s': %s", out, strerror(errno));
    w.opened = game->open();
    w.row = allocate(COLUMNS + (size_t)game->terms, sizeof *w.row);
    int status = w.opened ? EXIT_FINE : bad("no memory for the weights");
    write_numbers(&w, header, HEADER);
    if (!status)
        status = write_games(&w, paths, path_count, handle);
    if (fclose(w.file) && !w.failed)
        w.failed = errno;
    if (!status && w.failed)
        status = bad("cannot write '%s': %s", out, strerror(w.failed));
    free(w.row);
    free(w.opened);
    return status;
}

int terms_pack(const char *path, const zw_tunable *game, unsigned char **bytes, size_t *size)
{
    text file = {0};
    size_t count = (size_t)game->stages * (size_t)game->weights;
    int status = read_whole_file(path, &file);
    if (!status && file.length != count * sizeof(float))
        status = bad("'%s': %zu bytes, expected the %zu weights of the game in %zu", path, file.length, count,
                     count * sizeof(float));
    double *weights = allocate(count, sizeof *weights);
    for (size_t i = 0; i < count && !status; i++) {
        uint32_t bits;
        float weight;
        memcpy(&bits, file.data + i * sizeof bits, sizeof bits);
        bits = little(bits);
        memcpy(&weight, &bits, sizeof weight);
        if (!isfinite(weight))
            status = bad("'%s': weight %zu is not a number", path, i);
        weights[i] = (double)weight;
    }
    void *opened = status ? NULL : game->open();
    *bytes = opened ? game->pack(opened, weights, size) : NULL;
    if (!status && !*bytes)
        status = bad("no memory for the weights");
    free(opened);
    free(weights);
    text_free(&file);
    return status;
}
