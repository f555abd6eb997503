/* choice_work.c - judging the moves that searches offer: see choice_work.h. */
#include "choice_work.h"

#include <stdlib.h>
#include <string.h>

#define CLEAN "mtdf/depth-match=equal"

static int search_word(lab_bench *bench, lab_set *set, const position_item *item, const void *position,
                       const char *word, int depth, zw_report *report, zw_error *error)
{
    lab_search_run run = {0};
    return lab_search_begin(&run, bench, set, item, position, word, depth, error) || lab_search_end(&run, report, error)
               ? -1
               : 0;
}

/* What a move is worth to the side that plays it; a game it ends needs no search. */
static int value_of_move(lab_bench *bench, lab_set *set, const position_item *item, const void *position, zw_move move,
                         int depth, zw_report *report, zw_error *error)
{
    const zw_game *game = set->handle.game;
    void *child = allocate(1, game->position_size);
    zw_move *moves = allocate((size_t)game->max_moves, sizeof *moves);
    zw_value outcome;
    int failed = 0;
    game->play(set->handle.context, position, move, child);
    if (position_moves(&set->handle, child, moves, &outcome) < 1)
        *report = (zw_report){.size = sizeof *report, .value = outcome, .mate = outcome > 0 ? 1 : outcome < 0 ? -1 : 0};
    else
        failed = search_word(bench, set, item, child, CLEAN, depth - 1, report, error);
    if (!position_keeps_turn(&set->handle, position, move)) {
        report->value = -report->value;
        report->mate = -report->mate;
    }
    free(moves);
    free(child);
    return failed;
}

/* Wins and defeats are all alike, however far away. */
static int is_decided_alike(const zw_report *a, const zw_report *b)
{
    return (a->mate > 0 && b->mate > 0) || (a->mate < 0 && b->mate < 0);
}

int lab_choice_run(lab_bench *bench, lab_set *set, const position_item *item, const char *word, int depth,
                   zw_report *report, double *measures, zw_error *error)
{
    zw_report clean = ZW_REPORT, played = ZW_REPORT;
    size_t size = set->handle.game->position_size;
    void *position = memcpy(allocate(1, size), positions_load(&set->handle, item), size);
    int failed = search_word(bench, set, item, position, word, depth, report, error) ||
                 search_word(bench, set, item, position, CLEAN, depth, &clean, error) ||
                 value_of_move(bench, set, item, position, report->best, depth, &played, error);
    free(position);
    if (failed)
        return -1;
    double loss = clean.value > played.value && !is_decided_alike(&clean, &played) ? clean.value - played.value : 0;
    measures[LAB_LOSS] = loss;
    measures[LAB_WRONG] = loss > 0;
    return 0;
}
