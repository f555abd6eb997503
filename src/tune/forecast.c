/* forecast.c - shallow and deep searches of the same positions: see forecast.h. */
#include "forecast.h"
#include "common/interrupt.h"
#include "common/jobs.h"
#include "games.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#define TABLE_BYTES ((uint64_t)16 << 20)
#define SHALLOW_DEPTH 6 /* so shallow searches do not need it, and each would begin with clearing it */
#define SHALLOW_BYTES ((uint64_t)1 << 20)

/* The values of one position at all depths from 0 on. */
typedef struct ladder {
    int stage, reached;
    zw_value values[FORECAST_DEPTHS];
} ladder;

typedef struct measuring {
    const game_handle *handle;
    const zw_tunable *game;
    const forecast_settings *settings;
    zw_engine_options options;
    long seen, stride; /* positions of the file; one in so many is taken */
    char *positions;
    int count;
    ladder *ladders;
    checkpoint *kept; /* of ladders */
    zw_error error;
} measuring;

static void count_one(void *user, const game_position *at)
{
    measuring *m = user;
    (void)at;
    m->seen++;
}

static void take_one(void *user, const game_position *at)
{
    measuring *m = user;
    size_t size = m->handle->game->position_size;
    if (m->seen++ % m->stride || m->count == m->settings->positions)
        return;
    memcpy(m->positions + (size_t)m->count++ * size, at->position, size);
}

static void note(void *user, const zw_report *report)
{
    ladder *l = user;
    if (report->event != ZW_REPORT_ITERATION || report->depth >= FORECAST_DEPTHS)
        return;
    l->values[report->depth] = report->value;
    l->reached = report->depth;
}

static void search_one(void *user, int job)
{
    measuring *m = user;
    const zw_game *game = m->handle->game;
    const char *position = m->positions + (size_t)job * game->position_size;
    ladder *l = &m->ladders[job];
    zw_engine_options options = m->options;
    zw_limits limits = ZW_LIMITS(.depth = m->settings->depth, .no_line = 1);
    zw_report report = ZW_REPORT;
    zw_error error = {0};
    if (checkpoint_find(m->kept, job, l, sizeof *l))
        return;
    options.on_report = note;
    options.user = l;
    zw_engine *engine = zw_engine_new(game, &options, &error);
    l->stage = m->game->stage(position);
    if (engine && zw_engine_position(engine, position, NULL, 0, &error) == ZW_OK) {
        int left = game->plies_left ? game->plies_left(zw_engine_context(engine), position) / 2 : ZW_MAX_DEPTH;
        limits.depth = left < limits.depth ? left : limits.depth; /* the end of the game is not foretold */
        l->values[0] = game->evaluate(zw_engine_context(engine), position);
        if (limits.depth > 0)
            interruptible_search(engine, &limits, &report, &error);
    }
    if (error.status != ZW_OK)
        m->error = error;
    else if (!interrupted())
        checkpoint_keep(m->kept, job, l, sizeof *l);
    zw_engine_free(engine);
}

static void summarise(const measuring *m, forecast_stage *stages)
{
    for (int i = 0; i < m->count; i++)
        for (int deep = 1; deep <= m->ladders[i].reached; deep++)
            for (int shallow = deep % 2; shallow < deep; shallow += 2) {
                forecast_pair *pair = &stages[m->ladders[i].stage][deep][shallow];
                double difference = m->ladders[i].values[deep] - m->ladders[i].values[shallow];
                pair->count++;
                pair->shift += difference;
                pair->spread += difference * difference;
            }
    for (int stage = 0; stage < m->game->stages; stage++)
        for (int deep = 0; deep < FORECAST_DEPTHS; deep++)
            for (int shallow = 0; shallow < FORECAST_DEPTHS; shallow++) {
                forecast_pair *pair = &stages[stage][deep][shallow];
                if (!pair->count)
                    continue;
                pair->shift /= pair->count;
                pair->spread = sqrt(fmax(0, pair->spread / pair->count - pair->shift * pair->shift));
            }
}

/* What the ladders follow from besides the command: the positions, and the weights by what they say of them. */
static uint64_t digest_positions(const measuring *m)
{
    const game_handle *handle = m->handle;
    size_t size = handle->game->position_size;
    uint64_t digest = digest_add(0, m->positions, (size_t)m->count * size);
    for (int i = 0; i < m->count; i++) {
        zw_value value = handle->game->evaluate(handle->context, m->positions + (size_t)i * size);
        digest = digest_add(digest, &value, sizeof value);
    }
    return digest;
}

int forecast_measure(const char *path, game_handle *handle, const zw_tunable *game, const forecast_settings *settings,
                     const search_config *search, checkpoint *kept, forecast_stage *stages)
{
    measuring m = {.handle = handle, .game = game, .settings = settings, .kept = kept};
    zw_limits limits;
    int games, status = config_resolve(search, handle, zw_engine_current(handle->reader), &m.options, &limits);
    m.options.switches.selectivity = 0;
    m.options.threads = 1;
    m.options.table_options.bytes = settings->depth > SHALLOW_DEPTH ? TABLE_BYTES : SHALLOW_BYTES;
    if (!status)
        status = games_read(path, handle, count_one, &m, &games);
    if (!status) {
        m.stride = m.seen > settings->positions ? m.seen / settings->positions : 1;
        m.seen = 0;
        m.positions = allocate((size_t)settings->positions, handle->game->position_size);
        m.ladders = allocate((size_t)settings->positions, sizeof *m.ladders);
        status = games_read(path, handle, take_one, &m, &games);
    }
    if (!status)
        status = checkpoint_open(kept, digest_positions(&m), m.count);
    job_plan plan = {.count = m.count, .workers = settings->jobs, .title = "positions", .user = &m, .run = search_one};
    if (!status && jobs_run(&plan) < m.count)
        status = bad("stopped before all positions were searched; the same command continues");
    if (!status && m.error.status != ZW_OK)
        status = bad("%s", m.error.text);
    if (!status)
        summarise(&m, stages);
    free(m.positions);
    free(m.ladders);
    return status;
}
