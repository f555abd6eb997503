/* ladder_work.c - searches to every depth in one row: see ladder_work.h. */
#include "ladder_work.h"
#include "common/tree_shape.h"

#include <math.h>
#include <stdio.h>

int lab_ladder_run(lab_bench *bench, lab_set *set, const position_item *item, const char *word, int depth,
                   double *measures, zw_error *error)
{
    lab_search_run run = {0};
    zw_report report = ZW_REPORT;
    zw_status status = ZW_OK;
    if (depth >= LAB_RUNGS) {
        snprintf(error->text, sizeof error->text, "depth %d: expected at most %d", depth, LAB_RUNGS - 1);
        return -1;
    }
    if (lab_search_begin(&run, bench, set, item, NULL, word, depth, error))
        return -1;
    for (int rung = 1; rung <= depth && status == ZW_OK; rung++) {
        run.limits.depth = rung;
        status = zw_engine_search(run.engine, &run.limits, &report, error);
        measures[LAB_VALUE_AT + rung] = report.value;
        measures[LAB_GENERATED_AT + rung] = (double)report.total.generated;
        measures[LAB_BEST_AT + rung] = (double)report.best;
    }
    zw_engine_free(run.engine);
    return status == ZW_OK ? 0 : -1;
}

/* Alpha-beta in perfect order expands the minimal tree but for its last ply. */
static double minimal_generated(int width, int depth)
{
    double expanded = 0;
    for (int ply = 0; ply < depth; ply++)
        expanded += tree_minimal_leaves(width, ply);
    return expanded * width;
}

void lab_ladder_rung(const double *ladder, const zw_shape *tree, int depth, double rung[LAB_MEASURE_COUNT])
{
    for (int i = 0; i < LAB_MEASURE_COUNT; i++)
        rung[i] = NAN;
    rung[LAB_VALUE] = ladder[LAB_VALUE_AT + depth];
    rung[LAB_GENERATED] = ladder[LAB_GENERATED_AT + depth];
    rung[LAB_BEST] = ladder[LAB_BEST_AT + depth];
    if (tree && tree_is_regular(tree))
        rung[LAB_MINIMAL_GENERATED] = minimal_generated(tree->width, depth);
}
