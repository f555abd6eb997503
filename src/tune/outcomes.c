/* outcomes.c - from games to weights by their outcomes: see outcomes.h. */
#include "outcomes.h"
#include "games.h"
#include "logistic.h"

#include <stdlib.h>

typedef struct outcomes {
    const game_handle *handle;
    const zw_tunable *game;
    const weights_settings *settings;
    void *opened;
    zw_tuned_count *counts;
    zw_move *moves; /* room for a list */
    logistic_set fitted, held_out;
} outcomes;

/* A static evaluation speaks of quiet positions only. */
static int is_instructive(const outcomes *o, const game_position *at)
{
    const zw_game *game = o->handle->game;
    void *context = o->handle->context;
    return o->game->teaches(at->position, at->value) && !(game->forced && game->forced(context, at->position)) &&
           !(game->tactical && game->tactical(context, at->position, o->moves, game->max_moves));
}

/* What became of the position, or what must become of it. */
static zw_value outcome_of(const outcomes *o, const game_position *at)
{
    zw_known known;
    zw_tablebase *tablebase = o->settings->tablebase;
    return tablebase && zw_tablebase_probe(tablebase, at->position, &known) ? known.result : at->outcome;
}

static void collect(void *user, const game_position *at)
{
    outcomes *o = user;
    const zw_game *game = o->handle->game;
    int apart = at->game % o->settings->hold_out == o->settings->hold_out - 1;
    if (!is_instructive(o, at))
        return;
    zw_value (*rival)(void *, const void *) = game->evaluate_hand ? game->evaluate_hand : game->evaluate;
    double early, late;
    zw_value outcome = outcome_of(o, at);
    logistic_sample sample = {.stage = o->game->stage(at->position),
                              .outcome = outcome > 0   ? 1
                                         : outcome < 0 ? 0
                                                       : 0.5F,
                              .seen = (float)at->value,
                              .own = at->own,
                              .rival = (float)rival(o->handle->context, at->position)};
    sample.count = o->game->trace(o->opened, at->position, o->counts, &early, &late);
    sample.early = (float)early;
    sample.late = (float)late;
    logistic_add(apart ? &o->held_out : &o->fitted, sample, o->counts);
}

static void report_stages(const outcomes *o, double slope, const double *weights, stage_report *reports)
{
    for (int stage = 0; stage < o->game->stages; stage++) {
        stage_report *r = &reports[stage];
        r->spread = 1000 * logistic_error(&o->held_out, stage, slope, LOGISTIC_ZERO, NULL, &r->held_out);
        r->rival = 1000 * logistic_error(&o->held_out, stage, slope, LOGISTIC_RIVAL, NULL, &r->held_out);
        r->error = 1000 * logistic_error(&o->held_out, stage, slope, LOGISTIC_WEIGHTS, weights, &r->held_out);
        r->error_fitted = 1000 * logistic_error(&o->fitted, stage, slope, LOGISTIC_WEIGHTS, weights, &r->fitted);
    }
}

static int read_all(outcomes *o, const char *const *paths, int path_count, game_handle *handle)
{
    int games, status = EXIT_FINE;
    for (int i = 0; i < path_count && !status; i++) {
        status = games_read(paths[i], handle, collect, o, &games);
        if (!status && games < o->settings->hold_out)
            status = bad("'%s' has %d games: expected at least %d, so that one can be held out", paths[i], games,
                         o->settings->hold_out);
    }
    if (!status && !o->fitted.size)
        status = bad("'%s' has no quiet position after its random moves: expected longer games", paths[0]);
    return status;
}

int outcomes_learn(const char *const *paths, int path_count, game_handle *handle, const zw_tunable *game,
                   const weights_settings *settings, checkpoint *kept, stage_report *reports, unsigned char **bytes,
                   size_t *size)
{
    outcomes o = {.handle = handle,
                  .game = game,
                  .settings = settings,
                  .opened = game->open(),
                  .counts = allocate((size_t)game->rows, sizeof *o.counts),
                  .moves = allocate((size_t)handle->game->max_moves, sizeof *o.moves)};
    logistic_settings fit = {.mix = settings->mix / 100.0,
                             .ridge = settings->fit.ridge,
                             .rounds = settings->fit.rounds,
                             .jobs = settings->fit.jobs};
    double *weights = allocate(2 * (size_t)game->rows, sizeof *weights);
    int status = o.opened ? read_all(&o, paths, path_count, handle) : bad("no memory for the weights");
    game->current(weights);
    fit.slope = logistic_slope(&o.fitted);
    if (!status && fit.slope <= 0)
        status = bad("'%s': the better a position looks, the less it wins: expected games of some skill", paths[0]);
    if (!status)
        status = checkpoint_open(kept, logistic_digest(&o.fitted), 1);
    if (!status && !logistic_fit(&o.fitted, game->rows, &fit, kept, weights))
        status = bad("stopped before the weights were found; the same command continues");
    if (!status) {
        report_stages(&o, fit.slope, weights, reports);
        *bytes = game->pack(o.opened, weights, size);
        if (!*bytes)
            status = bad("no memory for the weights");
    }
    logistic_free(&o.fitted);
    logistic_free(&o.held_out);
    free(o.counts);
    free(o.moves);
    free(o.opened);
    free(weights);
    return status;
}
