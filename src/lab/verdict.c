/* verdict.c - judging claims: see verdict.h. */
#include "verdict.h"
#include "aggregate.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

const char *lab_tier_name(lab_tier tier)
{
    static const char *const names[LAB_TIERS] = {"no data", "not reproduced", "direction only", "reproduced",
                                                 "stronger"};
    return names[tier];
}

lab_tier lab_judge(const lab_claim *claim, double value, double low, double high)
{
    if (isnan(value))
        return LAB_NO_DATA;
    if (claim->side == LAB_WITHIN) {
        if (!(value >= claim->low && value <= claim->high))
            return LAB_NOT_REPRODUCED;
        return low >= claim->low && high <= claim->high ? LAB_REPRODUCED : LAB_DIRECTION_ONLY;
    }
    int below = claim->side == LAB_BELOW;
    int on_side = below ? value < claim->threshold : value > claim->threshold;
    int wholly = below ? high < claim->threshold : low > claim->threshold;
    int short_of = below ? value > claim->high : value < claim->low;
    int beyond = below ? value < claim->low : value > claim->high;
    if (!on_side)
        return LAB_NOT_REPRODUCED;
    if (!wholly || short_of)
        return LAB_DIRECTION_ONLY;
    return beyond ? LAB_STRONGER : LAB_REPRODUCED;
}

/* -------------------------------------------------------------------------------------------------------------- claims */

static double claim_number(const void *user, const lab_view *views, int games)
{
    const lab_claim *claim = user;
    return claim->statistic(claim, views, games);
}

/* How many positions the number rests on, and how deep. Of sweeps a quantity names groups, and all series count. */
static void add_basis(const lab_claim *claim, const lab_data *data, lab_verdict *verdict)
{
    const lab_quantity *what = lab_by_groups(data->experiment) ? NULL : &claim->what;
    int depths[LAB_DEPTHS], count = lab_choose_depths(data, what, claim->depths, depths);
    if (!count)
        return;
    verdict->positions += lab_usable_count(data, what, depths[count - 1]);
    if (depths[count - 1] > verdict->depth)
        verdict->depth = depths[count - 1];
}

static lab_verdict judge_games(const lab_claim *claim, const lab_data *const *data, int games, const char *name,
                               uint64_t seed)
{
    lab_verdict verdict = {.claim = claim, .game = name, .value = NAN, .low = NAN, .high = NAN};
    lab_view views[LAB_SCOPES] = {0};
    for (int g = 0; g < games; g++)
        if (!data[g])
            return verdict;
    for (int g = 0; g < games; g++)
        views[g] = lab_view_all(data[g]);
    verdict.value = claim->statistic(claim, views, games);
    for (int g = 0; g < games; g++)
        free((void *)views[g].chosen);
    if (isnan(verdict.value))
        return verdict;
    lab_interval interval = lab_bootstrap(claim_number, claim, data, games, seed);
    verdict.low = interval.low;
    verdict.high = interval.high;
    for (int g = 0; g < games; g++)
        add_basis(claim, data[g], &verdict);
    verdict.tier = lab_judge(claim, verdict.value, verdict.low, verdict.high);
    return verdict;
}

static void add_verdict(lab_verdict_list *list, const lab_experiment *experiment, lab_verdict verdict)
{
    list->items = enlarge(list->items, (size_t)list->count + 1, sizeof *list->items);
    verdict.experiment = experiment;
    list->items[list->count++] = verdict;
}

void lab_judge_experiment(const lab_experiment *experiment, lab_data *const data[LAB_SCOPES], const char *game,
                          uint64_t seed, lab_verdict_list *list)
{
    const lab_data *given[LAB_SCOPES];
    int scopes = lab_scope_count(experiment);
    for (int i = 0; i < LAB_SCOPES; i++)
        given[i] = data[i];
    for (const lab_claim *claim = experiment->claims; claim && claim->name; claim++) {
        if (claim->game && !strcmp(claim->game, "all")) {
            if (!game)
                add_verdict(list, experiment, judge_games(claim, given, scopes, "all", seed));
            continue;
        }
        for (int i = 0; i < scopes; i++) {
            const char *name = lab_scope_name(&experiment->scopes[i]);
            if ((!claim->game || !strcmp(claim->game, name)) && (!game || !strcmp(game, experiment->scopes[i].game)))
                add_verdict(list, experiment, judge_games(claim, &given[i], 1, name, seed));
        }
    }
}

void lab_verdicts_free(lab_verdict_list *list)
{
    free(list->items);
    *list = (lab_verdict_list){0};
}

/* --------------------------------------------------------------------------------------------------------------- words */

static void add_range(const lab_claim *claim, const char *before, text *to)
{
    if (isfinite(claim->low) && isfinite(claim->high))
        text_addf(to, "%s%g to %g", before, claim->low, claim->high);
    else if (isfinite(claim->low))
        text_addf(to, "%sat least %g", before, claim->low);
    else if (isfinite(claim->high))
        text_addf(to, "%sat most %g", before, claim->high);
}

void lab_criterion(const lab_claim *claim, text *to)
{
    if (claim->side == LAB_WITHIN) {
        add_range(claim, "number and interval within ", to);
        return;
    }
    text_addf(to, "interval %s %g", claim->side == LAB_BELOW ? "below" : "above", claim->threshold);
    add_range(claim, ", size ", to);
}

void lab_verdict_number(const lab_verdict *verdict, text *to)
{
    if (isnan(verdict->value))
        text_add(to, "-");
    else
        text_addf(to, "%.4g [%.4g, %.4g]", verdict->value, verdict->low, verdict->high);
}

void lab_tier_counts(const lab_verdict_list *list, int counts[LAB_TIERS])
{
    memset(counts, 0, LAB_TIERS * sizeof *counts);
    for (int i = 0; i < list->count; i++)
        counts[list->items[i].tier]++;
}

int lab_same_number(double a, double b)
{
    if (isnan(a) || isnan(b))
        return isnan(a) && isnan(b);
    return a == b || (isfinite(a) && isfinite(b) && fabs(a - b) <= 1e-9 * fmax(fabs(a), fabs(b)));
}
