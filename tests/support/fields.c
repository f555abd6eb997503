/* fields.c - see fields.h. */
#include "fields.h"
#include "subject.h"
#include "engine/team.h"

#include <zw/worker.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const field fields[] = {
    {"chess", 4, 40, 4, 0},      {"othello", 4, 30, 5, 0},   {"checkers", 4, 30, 7, 0}, {"connect4", 2, 10, 8, 0},
    {"kalah", 2, 20, 7, 0},      {"tree", 0, 1, 6, 0},       {"othello", 45, 47, 0, 1}, {"kalah", 30, 40, 0, 1},
    {"connect4", 22, 24, 18, 0}, {"checkers", 30, 50, 6, 0},
};
const int field_count = sizeof fields / sizeof fields[0];

static const zw_game *game_of(const field *f)
{
    const zw_game *game = zw_game_find(f->game);
    return f->endgame ? zw_kernel_game(game->endgame) : game;
}

/* Plays random moves from the start; a game that ends before is begun again. */
static void random_position(zw_engine *engine, const field *f, uint64_t *random)
{
    const zw_game *game = zw_game_find(f->game);
    void *context = zw_engine_context(engine);
    char *position = malloc(2 * game->position_size), *next = position + game->position_size;
    zw_move *moves = malloc((size_t)game->max_moves * sizeof *moves);
    zw_value outcome;
    zw_error error = {0};
    assert_non_null(position);
    assert_non_null(moves);
    for (int left = -1; left != 0;) {
        if (left < 0) {
            game->start(context, position);
            left = random_between(random, f->least, f->most);
        }
        int count = game->moves(context, position, moves, game->max_moves, &outcome);
        if (count == 0) {
            left = -1;
        } else if (left > 0) {
            game->play(context, position, moves[random_between(random, 0, count - 1)], next);
            memcpy(position, next, game->position_size);
            left--;
        }
    }
    assert_int_equal(zw_engine_position(engine, position, NULL, 0, &error), ZW_OK);
    free(moves);
    free(position);
}

zw_engine *field_engine(const field *f, const char *algorithm, int threads, int workers)
{
    zw_engine_options o = options_of(algorithm, f->depth == 0);
    o.table_options.entries = 1 << 16;
    o.threads = threads;
    o.virtual_workers = workers;
    return engine_for(game_of(f), &o);
}

zw_report field_search(zw_engine *engine, const field *f, uint64_t seed)
{
    zw_error error = {0};
    if (!strcmp(f->game, "tree")) {
        char text[64];
        snprintf(text, sizeof text, "graph:w=6,d=6,share=0.3,seed=%d", (int)(seed % 100000));
        assert_int_equal(zw_engine_position_text(engine, text, NULL, &error), ZW_OK);
    } else {
        random_position(engine, f, &seed);
    }
    return searched(engine, ZW_LIMITS(.depth = f->depth));
}

int field_marks_left(const zw_engine *engine)
{
    return engine->team ? zw_marks_left(engine->team->memory.marks) : 0;
}

int algorithm_count(void)
{
    int count = 0;
    while (kernel_algorithms[count])
        count++;
    return count;
}
