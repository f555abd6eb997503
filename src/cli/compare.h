/* compare.h - the algorithms of a comparison, what each needed on each position, and the figures made of that. It runs
 * no search and prints nothing. */
#ifndef ZW_CLI_COMPARE_H
#define ZW_CLI_COMPARE_H

#include "common/config.h"

typedef struct mean_error {
    double mean, error; /* standard error of the mean; 0 of one value */
} mean_error;
mean_error mean_of(const double *values, int count);

/* What one algorithm needed on one position. */
typedef struct compare_result {
    zw_value value;
    int depth;
    zw_counters counters;
    zw_counters last;
    uint64_t makespan; /* of virtual workers */
    double seconds;
    double minimal; /* leaves of the minimal tree; 0: no formula */
    char *error; /* NULL: it was searched */
} compare_result;

/* An algorithm, and its sums over the positions. */
typedef struct entrant {
    char *text;
    zw_choice choice;
    int exact; /* its value must be minimax's */
    zw_counters sum;
    uint64_t makespan;
    double seconds;
    mean_error leaves, nodes, minimal_ratio;
    double leaves_ratio, nodes_ratio; /* to the base line */
    int disagreements;
} entrant;

typedef struct entrant_list {
    entrant *items;
    int count;
    int base; /* the base line: aspiration when present, else the first */
} entrant_list;

/* Reads "a,b:opt=1,c": a comma begins a new algorithm unless a setting (name=value) follows it. Complains and returns an
 * exit status, or returns EXIT_FINE. */
int entrants_parse(entrant_list *list, const char *names);
/* All that make sense here: the reference searches only on trees, minimax only on small ones. */
int entrants_default(entrant_list *list, game_handle *handle, const position_item *first, const search_config *config);
void entrants_free(entrant_list *list);

/* Sums up results[position * entrants + entrant] over the positions. */
void entrants_sum(entrant_list *list, const compare_result *results, int positions);
/* The value that a position's exact algorithms must agree on: that of the first exact one. Returns 0 without any. */
int compare_expected(const entrant_list *list, const compare_result *row, zw_value *value);

#endif
