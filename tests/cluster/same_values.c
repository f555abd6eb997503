/* same_values.c - searches by all ranks beside searches by rank 0 alone: same_values COUNT [FIRST]. Positions behind random moves of
 * each game, searched to a fixed depth by one driver after the other, and endgames of Othello to the end of the game. Prints
 * how many there were and how many differ; exit status 1 when a value does, or when the ranks said nothing to each other. */
#include "cluster/cluster.h"
#include "cluster/shared_search.h"
#include "common/farm.h"
#include "common/interrupt.h"
#include "common/random_games.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const struct subject {
    const char *game;
    int moves, depth; /* depth 0: to the end */
} subjects[] = {{"othello", 16, 10}, {"chess", 8, 6},  {"checkers", 10, 11},
                {"connect4", 6, 13}, {"kalah", 5, 10}, {"othello", 47, 0}};
static const char *const drivers[] = {"alphabeta", "scout", "negascout", "aspiration", "mtdf",
                                      "sss",       "dual",  "cstar",     "mtd-step",   "zoom"};
enum { SUBJECTS = sizeof subjects / sizeof *subjects, DRIVERS = sizeof drivers / sizeof *drivers };

/* Plays random moves; stops before a game is over. */
static void go_astray(zw_engine *engine, const zw_game *game, int moves, uint64_t random)
{
    zw_move *list = allocate((size_t)game->max_moves, sizeof *list);
    for (int i = 0; i < moves; i++) {
        zw_value outcome;
        zw_error error;
        int count = game->moves(zw_engine_context(engine), zw_engine_current(engine), list, game->max_moves, &outcome);
        if (count < 1 || zw_engine_play(engine, list[random_next(&random) % (uint64_t)count], &error) != ZW_OK)
            break;
    }
    free(list);
}

typedef zw_status search_function(zw_engine *engine, const zw_limits *limits, zw_report *report, zw_error *error);

static int search(int number, search_function *by, zw_report *report)
{
    const struct subject *of = &subjects[number % SUBJECTS];
    const zw_game *game = zw_game_find(of->game);
    zw_engine_options options = of->depth ? zw_options_fixed_depth() : zw_options_tournament();
    zw_limits limits = ZW_LIMITS(.depth = of->depth ? of->depth : 16, .no_line = 1);
    zw_error error = {0};
    options.choice = (zw_choice){zw_algorithm_find(drivers[number / SUBJECTS % DRIVERS]), zw_settings_default()};
    options.table_options.bytes = (uint64_t)16 << 20;
    if (!of->depth)
        options.switches.deepening = options.switches.selectivity = 0;
    zw_engine *engine = zw_engine_new(game, &options, &error);
    if (!engine)
        return -1;
    go_astray(engine, game, of->moves, (uint64_t)number * 7919 + 1);
    *report = ZW_REPORT;
    int failed = by(engine, &limits, report, &error) != ZW_OK || !report->game;
    zw_engine_free(engine);
    return failed;
}

int main(int argc, char **argv)
{
    int status = cluster_begin(&argc, &argv), count = argc > 1 ? atoi(argv[1]) : 100;
    int from = argc > 2 ? atoi(argv[2]) : 0, wrong = 0, first = !farm_helping();
    double nodes[2] = {0, 0};
    for (int i = from; i < from + count && !status; i++) {
        zw_report together, alone;
        int failed = search(i, farm_search, &together);
        if (!first)
            continue;
        failed |= search(i, interruptible_search, &alone);
        if (failed || together.value != alone.value) {
            printf("%s by %s, number %d: %d, alone %d\n", subjects[i % SUBJECTS].game, drivers[i / SUBJECTS % DRIVERS],
                   i, (int)together.value, (int)alone.value);
            wrong++;
        }
        nodes[0] += (double)alone.total.nodes;
        nodes[1] += (double)together.total.nodes;
    }
    shared_traffic traffic = shared_search_traffic();
    printf("%d searches, %d wrong, nodes %.0f alone, %.3f times as many together; %llu messages, %llu asked, %llu "
           "stored, %llu lost\n",
           count, wrong, nodes[0], nodes[1] / nodes[0], (unsigned long long)traffic.messages,
           (unsigned long long)traffic.asked, (unsigned long long)traffic.stored, (unsigned long long)traffic.lost);
    return cluster_end(status ? status : wrong > 0 || !traffic.stored);
}
