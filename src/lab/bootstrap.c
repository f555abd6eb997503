/* bootstrap.c - intervals by resampling games: see aggregate.h. Positions of one game are alike, so that a sample takes
 * a game with all its positions or not at all. */
#include "aggregate.h"
#include "common/random_games.h"

#include <math.h>
#include <stdlib.h>

/* The positions of the data, game by game. */
typedef struct game_list {
    int *positions;
    int *starts; /* of each game in `positions`, and the end behind the last */
    int count, longest;
} game_list;

static game_list list_games(const lab_data *data)
{
    game_list list = {.positions = allocate((size_t)data->positions, sizeof *list.positions),
                      .starts = allocate((size_t)data->positions + 1, sizeof *list.starts)};
    int count = data->positions;
    for (int p = 0; p < count; p++) {
        int at = p;
        for (; at > 0 && data->sources[list.positions[at - 1]] > data->sources[p]; at--)
            list.positions[at] = list.positions[at - 1];
        list.positions[at] = p;
    }
    for (int i = 0; i < count; i++) {
        if (i == 0 || data->sources[list.positions[i]] != data->sources[list.positions[i - 1]])
            list.starts[list.count++] = i;
        int length = i + 1 - list.starts[list.count - 1];
        if (length > list.longest)
            list.longest = length;
    }
    list.starts[list.count] = count;
    return list;
}

static int draw_sample(const game_list *list, uint64_t *random, int *chosen)
{
    int count = 0;
    for (int i = 0; i < list->count; i++) {
        int game = (int)(random_next(random) % (uint64_t)list->count);
        for (int k = list->starts[game]; k < list->starts[game + 1]; k++)
            chosen[count++] = list->positions[k];
    }
    return count;
}

static int compare_numbers(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

/* The number at a share of the way through a sorted list, between two neighbours when it must be. */
static double place(const double *sorted, int count, double share)
{
    double at = share * (count - 1);
    int below = (int)at, above = below + 1 < count ? below + 1 : below;
    if (sorted[below] == sorted[above])
        return sorted[below];
    return sorted[below] + (at - below) * (sorted[above] - sorted[below]);
}

lab_interval lab_bootstrap(lab_number *number, const void *user, const lab_data *const *data, int games, uint64_t seed)
{
    game_list lists[LAB_SCOPES];
    int *samples[LAB_SCOPES];
    lab_view views[LAB_SCOPES];
    double results[LAB_RESAMPLES];
    int count = 0;
    for (int g = 0; g < games; g++) {
        lists[g] = list_games(data[g]);
        samples[g] = allocate((size_t)lists[g].count * (size_t)lists[g].longest, sizeof *samples[g]);
        views[g] = (lab_view){data[g], samples[g], 0};
    }
    for (int i = 0; i < LAB_RESAMPLES; i++) {
        for (int g = 0; g < games; g++)
            views[g].count = draw_sample(&lists[g], &seed, samples[g]);
        double result = number(user, views, games);
        if (!isnan(result))
            results[count++] = result;
    }
    for (int g = 0; g < games; g++) {
        free(lists[g].positions);
        free(lists[g].starts);
        free(samples[g]);
    }
    if (!count)
        return (lab_interval){NAN, NAN};
    qsort(results, (size_t)count, sizeof *results, compare_numbers);
    return (lab_interval){place(results, count, 0.025), place(results, count, 0.975)};
}

lab_view lab_view_all(const lab_data *data)
{
    int *chosen = allocate((size_t)data->positions, sizeof *chosen);
    for (int p = 0; p < data->positions; p++)
        chosen[p] = p;
    return (lab_view){data, chosen, data->positions};
}

typedef struct ratio_at {
    const lab_quantity *what;
    int depth;
} ratio_at;

static double ratio_number(const void *user, const lab_view *views, int games)
{
    const ratio_at *at = user;
    (void)games;
    return lab_sum_ratio(&views[0], at->what, at->depth);
}

lab_interval lab_ratio_interval(const lab_data *data, const lab_quantity *what, int depth, uint64_t seed)
{
    ratio_at at = {what, depth};
    return lab_bootstrap(ratio_number, &at, &data, 1, seed);
}
