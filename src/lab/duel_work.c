/* duel_work.c - pairs of games: see duel_work.h. */
#include "duel_work.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { PLIES_MOST = 512, AHEAD_MOST = 32 }; /* a game that is not over by then counts as drawn */

/* ---------------------------------------------------------------------------------------------------------------- words */

typedef struct duel_word {
    char *own; /* the caller frees it */
    const char *rival;
    int ahead;
} duel_word;

/* "OWN +N vs RIVAL"; "+N" may be missing. Returns 0, or -1: see `error`. */
static int split_word(const char *word, duel_word *parts, zw_error *error)
{
    const char *versus = strstr(word, " vs "), *plus = strstr(word, " +");
    char *end = NULL;
    long ahead = 0;
    if (versus && plus && plus < versus)
        ahead = strtol(plus + 2, &end, 10);
    if (!versus || versus == word || (end && (end != versus || end == plus + 2)) || ahead < 0 || ahead > AHEAD_MOST) {
        snprintf(error->text, sizeof error->text,
                 "'%s': expected a match such as 'fe +1 vs alphabeta', at most %d plies ahead", word, AHEAD_MOST);
        return -1;
    }
    text own = {0};
    text_add_bytes(&own, word, (size_t)((end ? plus : versus) - word));
    *parts = (duel_word){own.data, versus + 4, (int)ahead};
    return 0;
}

/* --------------------------------------------------------------------------------------------------------------- games */

typedef struct player {
    lab_search_run run;
    int horizon;
    double generated, seconds; /* over both games */
} player;

typedef struct duel {
    const game_handle *handle;
    void *start;
    zw_move *list;
    zw_move moves[PLIES_MOST];
    player players[2];
    zw_error *error;
} duel;

/* A horizon beyond the last ply of a tree would only weaken what is known about its ends. */
static int clipped(const duel *d, int horizon, const void *position)
{
    int left = d->handle->game->plies_left ? d->handle->game->plies_left(d->handle->context, position) : horizon;
    return left > 0 && left < horizon ? left : horizon;
}

/* The player moves in the position that its engine has. */
static int move(duel *d, player *who, zw_move *best)
{
    zw_report report = ZW_REPORT;
    who->run.limits.depth = clipped(d, who->horizon, zw_engine_current(who->run.engine));
    double began = lab_processor_seconds();
    if (zw_engine_search(who->run.engine, &who->run.limits, &report, d->error) != ZW_OK)
        return -1;
    who->seconds += lab_processor_seconds() - began;
    who->generated += (double)report.total.generated;
    *best = report.best;
    return 0;
}

/* One game; *end is its outcome for the player who moved first. */
static int play(duel *d, int starter, zw_value *end)
{
    *end = 0;
    for (int ply = 0; ply < PLIES_MOST; ply++) {
        player *who = &d->players[(ply + starter) % 2];
        zw_value outcome = 0;
        if (zw_engine_position(who->run.engine, d->start, d->moves, ply, d->error) != ZW_OK)
            return -1;
        if (position_moves(d->handle, zw_engine_current(who->run.engine), d->list, &outcome) < 1) {
            *end = ply % 2 ? -outcome : outcome;
            return 0;
        }
        if (zw_engine_draw(who->run.engine))
            return 0;
        if (move(d, who, &d->moves[ply]))
            return -1;
    }
    return 0;
}

/* --------------------------------------------------------------------------------------------------------------- tasks */

static int seat(lab_bench *bench, lab_set *set, const position_item *item, const char *word, int horizon, duel *d,
                player *who)
{
    who->horizon = horizon;
    return lab_search_begin(&who->run, bench, set, item, NULL, word, horizon, d->error);
}

/* No clock is better than that, and rows are shorter. */
static double in_microseconds(double seconds)
{
    return floor(seconds * 1e6 + 0.5) / 1e6;
}

static void fill(const duel *d, const zw_value ends[2], int ahead, double *measures)
{
    const player *own = &d->players[0], *rival = &d->players[1];
    measures[LAB_POINTS] = ends[0] > ends[1] ? 1 : ends[0] < ends[1] ? 0 : 0.5;
    measures[LAB_AHEAD] = ahead;
    measures[LAB_GENERATED] = own->generated;
    measures[LAB_RIVAL_GENERATED] = rival->generated;
    measures[LAB_OWN_SECONDS] = in_microseconds(own->seconds);
    measures[LAB_RIVAL_SECONDS] = in_microseconds(rival->seconds);
}

int lab_duel_run(lab_bench *bench, lab_set *set, const position_item *item, const char *word, int depth,
                 double *measures, zw_error *error)
{
    const zw_game *game = set->handle.game;
    duel_word parts;
    zw_value ends[2];
    if (split_word(word, &parts, error))
        return -1;
    duel *d = allocate(1, sizeof *d);
    d->handle = &set->handle;
    d->error = error;
    d->start = allocate(1, game->position_size);
    d->list = allocate((size_t)game->max_moves, sizeof *d->list);
    int failed = seat(bench, set, item, parts.own, depth + parts.ahead, d, &d->players[0]) ||
                 seat(bench, set, item, parts.rival, depth, d, &d->players[1]);
    if (!failed)
        memcpy(d->start, positions_load(&set->handle, item), game->position_size);
    for (int starter = 0; starter < 2 && !failed; starter++)
        failed = play(d, starter, &ends[starter]);
    if (!failed)
        fill(d, ends, parts.ahead, measures);
    for (int i = 0; i < 2; i++)
        zw_engine_free(d->players[i].run.engine);
    free(d->start);
    free(d->list);
    free(d);
    free(parts.own);
    return failed ? -1 : 0;
}

int lab_duel_check(const char *word, game_handle *handle, const position_item *item)
{
    zw_error error = {0};
    duel_word parts;
    if (split_word(word, &parts, &error)) {
        bad("%s", error.text);
        return -1;
    }
    int failed = lab_word_deepens(LAB_SEARCH, parts.own, handle, item) < 0 ||
                 lab_word_deepens(LAB_SEARCH, parts.rival, handle, item) < 0;
    free(parts.own);
    return failed ? -1 : 0;
}
