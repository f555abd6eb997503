/* verdict.c - judging claims: see verdict.h. */
#include "verdict.h"
#include "aggregate.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

const char *lab_tier_name(lab_tier tier)
{
    static const char *const names[LAB_TIERS] = {"no data", "refuted", "inconclusive", "reproduced", "stronger"};
    return names[tier];
}

int lab_is_question(const lab_claim *claim)
{
    /* The thesis's section 6.2 is its list of questions: what is expected there is ours. */
    static const char *const own[] = {"protocol", "ours", "not claimed", "section 6.2"};
    for (size_t i = 0; i < sizeof own / sizeof *own; i++)
        if (claim->source && !strcmp(claim->source, own[i]))
            return 1;
    return 0;
}

/* Does the whole interval lie on the claimed side of the threshold? */
static int on_side(const lab_claim *claim, double low, double high)
{
    return claim->side == LAB_BELOW ? high < claim->threshold : claim->side == LAB_ABOVE && low > claim->threshold;
}

lab_tier lab_judge(const lab_claim *claim, double value, double low, double high)
{
    int below = claim->side == LAB_BELOW, within = claim->side == LAB_WITHIN;
    if (isnan(value))
        return LAB_NO_DATA;
    if (isnan(low) || isnan(high))
        return LAB_INCONCLUSIVE;
    if (low >= claim->low && high <= claim->high && (within || on_side(claim, low, high)))
        return LAB_REPRODUCED;
    if (!within && (below ? high < claim->low : low > claim->high))
        return LAB_STRONGER;
    if (within)
        return high < claim->low || low > claim->high ? LAB_REFUTED : LAB_INCONCLUSIVE;
    int other_side = below ? low >= claim->threshold : high <= claim->threshold;
    int short_of = below ? low > claim->high : high < claim->low;
    return other_side || short_of ? LAB_REFUTED : LAB_INCONCLUSIVE;
}

int lab_direction_holds(const lab_claim *claim, const lab_verdict *verdict)
{
    return (verdict->tier == LAB_REFUTED || verdict->tier == LAB_INCONCLUSIVE) &&
           on_side(claim, verdict->low, verdict->high);
}

const char *lab_verdict_note(const lab_verdict *verdict)
{
    return lab_direction_holds(verdict->claim, verdict) ? "direction only" : "";
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

lab_verdict lab_judge_claim(const lab_claim *claim, const lab_data *data, const char *game, uint64_t seed)
{
    return judge_games(claim, &data, 1, game, seed);
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
        add_range(claim, "interval within ", to);
        return;
    }
    text_addf(to, "interval %s %g", claim->side == LAB_BELOW ? "below" : "above", claim->threshold);
    add_range(claim, ", within ", to);
}

void lab_verdict_number(const lab_verdict *verdict, text *to)
{
    if (isnan(verdict->value))
        text_add(to, "-");
    else
        text_addf(to, "%.4g [%.4g, %.4g]", verdict->value, verdict->low, verdict->high);
}

int lab_tier_counts(const lab_verdict_list *list, int questions, int counts[LAB_TIERS])
{
    int all = 0;
    memset(counts, 0, LAB_TIERS * sizeof *counts);
    for (int i = 0; i < list->count; i++) {
        if (lab_is_question(list->items[i].claim) != questions)
            continue;
        counts[list->items[i].tier]++;
        all++;
    }
    return all;
}

int lab_same_number(double a, double b)
{
    if (isnan(a) || isnan(b))
        return isnan(a) && isnan(b);
    return a == b || (isfinite(a) && isfinite(b) && fabs(a - b) <= 1e-9 * fmax(fabs(a), fabs(b)));
}
