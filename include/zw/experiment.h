/* experiment.h - the laboratory's own switches: ideas that are measured and that play does not need.
 *
 * Unlike the rest of the public interface these are free to change: an experiment that has been decided may go, with its
 * switch. Begin with zw_experiment_default() and change what is to be measured. */
#ifndef ZW_EXPERIMENT_H
#define ZW_EXPERIMENT_H

#ifdef __cplusplus
extern "C" {
#endif

/* Where several moves would cut, which of those that promise it is searched first (three plies from the leaves and more,
 * at fixed depth): see zw/kernel_cheap.h. */
typedef enum zw_cheap {
    ZW_CHEAP_OFF,
    ZW_CHEAP_REPLIES, /* the one that leaves the fewest replies */
    ZW_CHEAP_SIZE, /* the one whose child had the smallest subtree at a shallower depth; wide table */
    ZW_CHEAP_FORCED, /* one that leaves a single reply */
    ZW_CHEAP_CONTROL /* any, by a hash: what reordering alone does */
} zw_cheap;

/* The order of the root moves from one iteration to the next. */
typedef enum zw_root_order {
    ZW_ROOT_BEST, /* the best one goes first, the others keep their order */
    ZW_ROOT_NODES /* and the others follow by the nodes that they have needed so far */
} zw_root_order;

/* Which root move a search offers. */
typedef enum zw_root_rule {
    ZW_ROOT_SAFE, /* the last one that failed high or was exact: no pass has refuted it */
    ZW_ROOT_LAST /* the best of the last pass, also when that failed low and proves nothing of it */
} zw_root_rule;

typedef struct zw_experiment {
    int table_cutoffs; /* 0: the table only orders moves, nothing is cut off by what it knows */
    int etc_order; /* 1: a move whose child's shallower entry promises a cutoff is tried first (with ETC) */
    zw_cheap cheap;
    zw_root_order root_order;
    zw_root_rule root_move;
} zw_experiment;

/* What a search does without an experiment. */
zw_experiment zw_experiment_default(void);

#ifdef __cplusplus
}
#endif
#endif
