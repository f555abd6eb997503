/* summary.c - see summary.h. */
#include "summary.h"
#include "aggregate.h"
#include "answer.h"
#include "statistics.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

const char *const lab_summary_measures[LAB_SUMMARY_MEASURES] = {"leaves", "nodes", "nodes with quiescence", "time"};

/* The algorithms of the table. */
static const struct rival {
    int series; /* of `answer` */
    int timed; /* of `time`; LAB_NOTHING: it is not */
} rivals[] = {
    {ANSWER_ALPHABETA, LAB_NOTHING}, {ANSWER_NEGASCOUT, LAB_NOTHING}, {ANSWER_MTDF, TIME_MTDF},
    {ANSWER_FROM_2, LAB_NOTHING},    {ANSWER_STEP, LAB_NOTHING},
};
enum { RIVALS = sizeof rivals / sizeof *rivals };

static lab_verdict number_of(const lab_data *data, int over, int under, lab_measure measure, int odd, uint64_t seed)
{
    const lab_claim claim = {.statistic = measure == LAB_SECONDS_1 ? lab_seconds_ratio : lab_ratio,
                             .what = {over, measure, under, measure},
                             .depths = odd ? LAB_DEEPEST_TWO_ODD : LAB_DEEPEST_TWO_EVEN,
                             .source = "ours"};
    lab_verdict number = {.value = NAN, .low = NAN, .high = NAN};
    if (data && over != LAB_NOTHING)
        number = lab_judge_claim(&claim, data, "", seed);
    number.claim = NULL;
    return number;
}

/* The rows of one game at even or odd depths; algorithms without a number are left out. */
static void add_rows(lab_summary *summary, const char *game, const lab_data *data, const lab_data *timed, int odd,
                     uint64_t seed)
{
    static const lab_measure counted[] = {LAB_LEAVES, LAB_NODES, LAB_ALL_NODES};
    for (int i = 0; i < RIVALS && summary->count < LAB_SUMMARY_ROWS; i++) {
        lab_summary_row row = {.game = game, .algorithm = lab_answer.series[rivals[i].series].label, .odd = odd};
        for (int m = 0; m < 3; m++)
            row.numbers[m] = number_of(data, rivals[i].series, ANSWER_BASE, counted[m], odd, seed);
        row.numbers[3] = number_of(timed, rivals[i].timed, TIME_ASPIRATION, LAB_SECONDS_1, odd, seed);
        if (!isnan(row.numbers[1].value))
            summary->rows[summary->count++] = row;
    }
}

static const lab_data *of_game(lab_data *const data[LAB_SCOPES], const lab_experiment *experiment, const char *game)
{
    for (int i = 0; i < lab_scope_count(experiment); i++)
        if (!strcmp(experiment->scopes[i].game, game))
            return data[i];
    return NULL;
}

int lab_summary_compute(lab_summary *summary, lab_library *library, uint64_t seed)
{
    lab_data *data[LAB_SCOPES], *timed[LAB_SCOPES] = {NULL};
    *summary = (lab_summary){.count = 0};
    int status = lab_library_load(library, &lab_answer, data);
    if (status)
        return status;
    status = lab_library_load(library, &lab_time, timed);
    for (int i = 0; i < lab_scope_count(&lab_answer) && !status; i++) {
        const char *game = lab_answer.scopes[i].game;
        for (int odd = 0; odd <= 1; odd++)
            add_rows(summary, game, data[i], of_game(timed, &lab_time, game), odd, seed);
    }
    for (int i = 0; i < LAB_SCOPES; i++) {
        lab_data_free(data[i]);
        lab_data_free(timed[i]);
    }
    return status;
}

void lab_summary_sentence(const lab_summary *summary, const char *game, text *to)
{
    const lab_summary_row *best = NULL;
    for (int i = 0; i < summary->count; i++) {
        const lab_summary_row *row = &summary->rows[i];
        if (!strcmp(row->game, game) && !row->odd && (!best || row->numbers[1].value < best->numbers[1].value))
            best = row;
    }
    if (!best)
        return;
    lab_verdict nodes = best->numbers[1];
    text_addf(to, "%s, with %.3f [%.3f, %.3f] of the nodes of aspiration NegaScout%s", best->algorithm, nodes.value,
              nodes.low, nodes.high, nodes.high < 1 ? "" : ": no certain difference");
}
