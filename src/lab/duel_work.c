/* duel_work.c - pairs of games: see duel_work.h. */
#include "duel_work.h"
#include "play/contest.h"

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
    game_follower follower; /* the run's engine */
    int horizon;
    double generated, seconds; /* over both games */
} player;

typedef struct duel {
    const zw_game *game;
    player players[2];
    int starter; /* who moves first in this game */
} duel;

/* A horizon beyond the last ply of a tree would only weaken what is known about its ends. */
static int clipped(const played_game *game, int horizon)
{
    const game_handle *handle = game->handle;
    int left = handle->game->plies_left ? handle->game->plies_left(handle->context, played_now(game)) : horizon;
    return left > 0 && left < horizon ? left : horizon;
}

static contest_state ask(contest *of, int side, turn *taken)
{
    duel *d = of->user;
    player *who = &d->players[side ^ d->starter];
    zw_report report = ZW_REPORT;
    if (played_show(&of->game, &who->follower, &of->error) != ZW_OK)
        return CONTEST_FAILED;
    who->run.limits.depth = clipped(&of->game, who->horizon);
    double began = lab_processor_seconds();
    if (zw_engine_search(who->run.engine, &who->run.limits, &report, &of->error) != ZW_OK)
        return CONTEST_FAILED;
    who->seconds += lab_processor_seconds() - began;
    who->generated += (double)report.total.generated;
    taken->move = report.best;
    return CONTEST_GOES_ON;
}

/* One game; *end is its outcome for the player who moved first. */
static int play(duel *d, const played_game *opening, zw_value *end, zw_error *error)
{
    contest of = {.ask = ask, .user = d};
    for (int i = 0; i < 2; i++)
        d->players[i].follower = (game_follower){.engine = d->players[i].run.engine};
    int failed = contest_begin(&of, d->game, opening);
    of.referee.most_plies = PLIES_MOST;
    failed = failed || contest_play(&of) != CONTEST_ENDED;
    *end = of.verdict.outcome;
    *error = of.error;
    contest_free(&of);
    return failed;
}

/* --------------------------------------------------------------------------------------------------------------- tasks */

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
    duel d = {.game = set->handle.game};
    duel_word parts;
    played_game opening = {0};
    zw_value ends[2];
    if (split_word(word, &parts, error))
        return -1;
    d.players[0].horizon = depth + parts.ahead;
    d.players[1].horizon = depth;
    int failed = 0;
    for (int i = 0; i < 2 && !failed; i++)
        failed = lab_search_begin(&d.players[i].run, bench, set, item, NULL, i ? parts.rival : parts.own,
                                  d.players[i].horizon, error);
    played_begin(&opening, &set->handle, positions_load(&set->handle, item));
    for (; d.starter < 2 && !failed; d.starter++)
        failed = play(&d, &opening, &ends[d.starter], error);
    if (!failed)
        fill(&d, ends, parts.ahead, measures);
    for (int i = 0; i < 2; i++)
        zw_engine_free(d.players[i].run.engine);
    played_free(&opening);
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
