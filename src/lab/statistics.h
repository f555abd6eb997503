/* statistics.h - the numbers that claims are about, by name. Each is a lab_statistic: it takes its quantities, depths and
 * parameter from the claim and its positions from the views, and is NAN without data. A statistic of one game looks at
 * the first view only, unless it says otherwise. */
#ifndef ZW_LAB_STATISTICS_H
#define ZW_LAB_STATISTICS_H

#include "lab.h"

/* ------------------------------------------------------------------------------------ ratios by depth (statistic.c) */

lab_statistic lab_ratio; /* the sum ratio at each of the claim's depths, their mean */
lab_statistic lab_highest; /* the largest of the sum ratios of all curves, but for a base line, at the claim's depths */
lab_statistic lab_lowest;
lab_statistic
    lab_share_below; /* of all (position, depth): how often what is above the line is less than what is below */
lab_statistic lab_share_equal; /* how often what is above the line equals the parameter */
lab_statistic lab_share_even; /* how often what is above the line equals what is below */
lab_statistic lab_values_agree; /* how often all searches of the experiment that have a row have the same value */
lab_statistic lab_growth; /* of all steps d -> d + 2, on the positions of both: the share at which the ratio grows */
lab_statistic lab_slope; /* of log(sum above) on log(sum below) over the claim's depths, on the deepest's positions */
lab_statistic
    lab_parity; /* of the even depths with both neighbours: the share with a ratio above the neighbours' mean */
lab_statistic lab_per_iteration; /* the mean of what is above over positions and depths from the parameter on, divided
                                  * by that of what is below */
lab_statistic lab_width_reduction; /* 1 - ratio^(1/d), at the deepest depth */
lab_statistic lab_same_depth_share; /* 1 - ratio */
lab_statistic lab_late_early; /* the ratio over the later half of the positions / that over the earlier half */
lab_statistic lab_seconds_ratio; /* the ratio of the processor times, each the median of its repeats */
lab_statistic lab_node_time_ratio; /* processor time per node, of the series above / of that below */

/* Two quantities: `what` against `versus`. The gain of a ratio is 1 - ratio. */
lab_statistic lab_gain_difference; /* gain of what - gain of versus, that is ratio of versus - ratio of what */
lab_statistic lab_etc_kept; /* gain of what / gain of versus: the share of a reduction that is kept */

/* Over all games: 1 when the ratios have the order that the parameter demands, else 0. Its digits are games, counted from
 * 1 in the order of the scopes, from the highest ratio down; games that are not named must lie below all that are. 312:
 * the third game is highest, then the first, then the second; 3: the third is highest. */
lab_statistic lab_order;
/* What makes such a statistic of a statistic of one game. */
double lab_order_of(lab_statistic *of, const lab_claim *claim, const lab_view *views, int games);

/* --------------------------------------------------------------------------------- first-move cutoffs by ply (ply.c) */

/* Of series `what.over` at the deepest depth d; a ply has remaining depth d - ply. The root and
 * plies without cutoffs do not count. */
lab_statistic lab_first_rate; /* the mean rate over the plies with remaining depth 2 and more; parameter 1: that of 1 */
lab_statistic lab_first_drop; /* rate(2 and more) - rate(1) */
lab_statistic lab_first_largest_drop; /* over all games: the largest of their drops */
lab_statistic lab_first_oscillation; /* of neighbouring plies: the share with a higher rate at the odd one */
lab_statistic lab_first_order; /* as lab_order, of lab_first_rate */

/* ------------------------------------------------------------------- random trees, INS and PNS (oscillation.c) */

lab_statistic lab_share_same; /* of all (position, depth): how often what is above the line equals what is below */
/* How far a curve swings between odd and even depths: the mean over the depths with both neighbours of
 * |log y(d) - (log y(d - 1) + log y(d + 1)) / 2|; logarithms, since curves grow. Of `what`, divided by the smallest of the
 * other curves whose series are in the same group. */
lab_statistic lab_oscillation;
lab_statistic lab_between_scopes; /* over all scopes: the ratio in one / that in another; parameter 31: third / first */
lab_statistic lab_leaf_time_ratio; /* processor time per leaf, of the series above / of that below */

/* ------------------------------------------------------------------------- sweeps and matrices, by group (sweep.c) */

/* `what.over`, and `what.under` where two are compared, are groups of series, `what.above` the measure, summed over the
 * complete cases at the deepest depth; x in ascending order. */
lab_statistic lab_monotone; /* the share of steps that do not increase the sum; a parameter of 0.01 forgives 1 % */
lab_statistic lab_sweep_ratio; /* the sum at the last x / the sum at the first */
lab_statistic lab_best_of_group; /* the sum of *series* `what.over` / the smallest sum in group `what.under` */
/* Where x counts doublings of a size: */
lab_statistic
    lab_knee_distance; /* |knee of one - knee of the other|; a knee is the smallest x whose sum is at most 1.05
                                  * times that of the largest x */
lab_statistic lab_small_memory; /* sum / sum at the largest x - 1, of one group / of the other, both 4 doublings before
                                 * the other's knee */
/* Where x is a distance from the best place, on both sides of 0: */
lab_statistic lab_minimum_place; /* |x| of the smallest sum */
lab_statistic lab_unimodal; /* the share of steps away from x = 0 that do not decrease the sum; parameter as above */
lab_statistic lab_falling_away; /* that do not increase it */
lab_statistic lab_asymmetry; /* the mean sum at x > 0 / that at x < 0 */

/* ------------------------------------------------------------------- the open questions of 1996 (contrast.c, factorial.c) */

/* As above: groups, sums over the complete cases at the deepest depth. */
lab_statistic lab_rising; /* the share of steps that do not decrease the sum; parameter as above */
lab_statistic lab_peak_place; /* |x| of the largest sum */
lab_statistic lab_outskirts; /* the mean of the sums at the two ends / the largest sum */
lab_statistic
    lab_rising_groups; /* at x = parameter: the share of steps to the next group that do not decrease the sum */
lab_statistic
    lab_break_even_place; /* the smallest x at which group `what.over` costs as much as *series* `what.under`, between
                               * two places by the straight line; infinite: none */
lab_statistic lab_gap_to_break_even; /* the median |value - value of the iteration before| of *series* `versus.over`, at
                                      * the deepest depth / that x */
lab_statistic lab_gap_correlation; /* of log(1 + |value - value of the iteration before|) with log(quotient of `what`),
                                    * series by series, over all positions and depths */
lab_statistic lab_group_ratio; /* the geometric mean of one group's sums / the other's, over x up to the parameter */
lab_statistic lab_group_best; /* the geometric mean of a group's sums up to the parameter / the smallest of another's */
/* Series again: */
lab_statistic lab_against_both; /* the sum of `what.over` / those of `what.under` and `versus.over` together */
lab_statistic lab_per_million; /* lab_ratio, times a million */

/* Of factorial experiments: group `what.over` is an algorithm. */
lab_statistic
    lab_effect; /* what factor number `parameter` multiplies `what.above` by: the geometric mean over positions
                           * and over pairs of series that differ in it alone; those whose word is the same do not count */
lab_statistic lab_spread; /* in the cell x = parameter: the largest sum of any group / the smallest, less 1 */

/* Of an experiment whose curves are labelled "row | column": the share of steps to the next cell to the right and to the
 * next one below that do not increase the value; parameter as above. */
lab_statistic lab_matrix_monotone;

/* ------------------------------------------------------------------------------------ decisions and cost (quality.c) */

/* Of series; `first` and `last` are the claim's depths. */
lab_statistic
    lab_quality_gain; /* quality of `over` - that of `under` at equal cost: the mean over 100 to 10,000 generated
                                 * nodes, in quarters of a decade, where both have searched that much */
lab_statistic lab_quality_gain_deepest; /* the same at what `over` costs at its deepest */
lab_statistic lab_largest_difference; /* |ratio of what - ratio of versus|, the largest of the claim's depths */
lab_statistic lab_growth_of_two; /* the factor for two plies from depth `first` to `last`, of what is above / of what is
                                  * below; of what is above where nothing is */
lab_statistic lab_branching_exponent; /* log of the growth by one ply / log of the parameter, which is the width */
lab_statistic lab_mean_at; /* the sum ratio, or mean, at depth `first` */
lab_statistic lab_same_moves; /* of all (position, depth): how often both series have the same best move */

/* ------------------------------------------------------------------------------- matches at equal cost (handicap.c) */

/* The quantity is one of groups, see lab_handicap(): over the horizons from `first` to `last`. */
lab_statistic lab_handicap_mean;
lab_statistic lab_handicap_lowest;
lab_statistic lab_handicap_highest;

#endif
