/* weights.c - from games to weights: see weights.h. */
#include "weights.h"
#include "games.h"

#include <stdlib.h>

typedef struct collecting {
    const game_handle *handle;
    const zw_tunable *game;
    const weights_settings *settings;
    void *opened;
    int32_t *terms;
    samples *fitted, *held_out; /* by stage */
} collecting;

static void collect(void *user, const game_position *at)
{
    collecting *c = user;
    const zw_game *game = c->handle->game;
    zw_value (*rival)(void *, const void *) = game->evaluate_hand ? game->evaluate_hand : game->evaluate;
    int stage = c->game->stage(at->position), apart = at->game % c->settings->hold_out == c->settings->hold_out - 1;
    double mix = at->own && !apart ? c->settings->mix / 100.0 : 0;
    c->game->read(c->opened, at->position, c->terms);
    samples_add(apart ? &c->held_out[stage] : &c->fitted[stage], c->game, c->terms,
                mix * at->value + (1 - mix) * at->outcome, rival(c->handle->context, at->position));
}

static void report_stages(const collecting *c, const double *weights, stage_report *reports)
{
    for (int stage = 0; stage < c->game->stages; stage++) {
        const double *own = weights + (size_t)stage * (size_t)c->game->weights;
        reports[stage] = (stage_report){.fitted = c->fitted[stage].count,
                                        .held_out = c->held_out[stage].count,
                                        .spread = fit_error(c->game, &c->held_out[stage], NULL),
                                        .rival = fit_rival_error(&c->held_out[stage]),
                                        .error = fit_error(c->game, &c->held_out[stage], own),
                                        .error_fitted = fit_error(c->game, &c->fitted[stage], own)};
    }
}

int weights_learn(const char *const *paths, int path_count, game_handle *handle, const zw_tunable *game,
                  const weights_settings *settings, checkpoint *kept, stage_report *reports, unsigned char **bytes,
                  size_t *size)
{
    size_t stages = (size_t)game->stages;
    collecting c = {.handle = handle,
                    .game = game,
                    .settings = settings,
                    .opened = game->open(),
                    .terms = allocate((size_t)game->terms, sizeof *c.terms),
                    .fitted = allocate(stages, sizeof *c.fitted),
                    .held_out = allocate(stages, sizeof *c.held_out)};
    double *weights = allocate(stages * (size_t)game->weights, sizeof *weights);
    int games, status = c.opened ? EXIT_FINE : bad("no memory for the weights");
    for (int i = 0; i < path_count && !status; i++) {
        status = games_read(paths[i], handle, collect, &c, &games);
        if (!status && games < settings->hold_out)
            status = bad("'%s' has %d games: expected at least %d, so that one can be held out", paths[i], games,
                         settings->hold_out);
    }
    if (!status)
        status = checkpoint_open(kept, fit_digest(game, c.fitted), game->stages);
    if (!status && !fit_weights(game, c.fitted, &settings->fit, kept, weights))
        status = bad("stopped before the weights were found; the same command continues");
    if (!status) {
        report_stages(&c, weights, reports);
        *bytes = game->pack(c.opened, weights, size);
        if (!*bytes)
            status = bad("no memory for the weights");
    }
    for (size_t i = 0; i < stages; i++) {
        samples_free(&c.fitted[i]);
        samples_free(&c.held_out[i]);
    }
    free(c.fitted);
    free(c.held_out);
    free(c.terms);
    free(c.opened);
    free(weights);
    return status;
}
