/* experiment.h - for the laboratory: its own switches, the events of a traced search, artificial trees, and the yardstick.
 *
 * Unlike the rest of the public interface, all of this may change: when an experiment has been decided, its switch may be
 * removed. */
#ifndef ZW_EXPERIMENT_H
#define ZW_EXPERIMENT_H

#include <zw/zw.h>

#ifdef __cplusplus
extern "C" {
#endif

/* ------------------------------------------------------------------------------------------------------- switches */

/* Where several moves are likely to cut off, which of them is searched first (at fixed depth, three or more plies above the
 * leaves): see zw/kernel_cheap.h. */
typedef enum zw_cheap {
    ZW_CHEAP_OFF,
    ZW_CHEAP_REPLIES, /* the one that leaves the fewest replies */
    ZW_CHEAP_SIZE, /* the one whose child had the smallest subtree at a shallower depth; wide table */
    ZW_CHEAP_FORCED, /* one that leaves a single reply */
    ZW_CHEAP_CONTROL /* any, chosen by a hash: the effect of reordering alone */
} zw_cheap;

/* The order of the root moves from one iteration to the next. */
typedef enum zw_root_order {
    ZW_ROOT_BEST, /* the best one goes first, the others keep their order */
    ZW_ROOT_NODES /* and the others follow by the nodes that they have needed so far */
} zw_root_order;

/* Which root move a search returns as the best. */
typedef enum zw_root_rule {
    ZW_ROOT_SAFE, /* the last one that failed high or was exact: no pass has refuted it */
    ZW_ROOT_LAST /* the best of the last pass, even if that failed low and proves nothing about it */
} zw_root_rule;

/* Virtual workers in ranks that share no memory, and what a message between ranks costs, in steps of a worker's clock. */
typedef struct zw_ranks {
    int count; /* the workers are divided evenly among this many ranks; 0 and 1: all share one memory */
    int latency; /* steps that a message is under way */
    int overhead; /* steps that a message costs its sender, and again its receiver */
    int bandwidth; /* bytes that a rank can send in a thousand steps; 0: no limit */
    int look; /* steps from one look at messages to the next; 0: as many as in zw-mpi */
} zw_ranks;

typedef struct zw_experiment {
    int table_cutoffs; /* 0: the table only orders moves and never ends a node */
    int etc_order; /* 1: a move that cuts off by a shallower entry of its child is searched first (with ETC) */
    zw_cheap cheap;
    zw_root_order root_order;
    zw_root_rule root_move;
    int share_depth; /* several workers share the moves of nodes of at least this depth; 0: zw_game.share_depth */
    int tell_depth; /* other ranks are told of nodes at least this many plies above share_depth */
    zw_ranks ranks; /* of virtual workers */
} zw_experiment;

/* The defaults: no experiment. */
zw_experiment zw_experiment_default(void);

/* --------------------------------------------------------------------------------------------------- traced searches */

/* The events of the traced instance and of reference searches, which have no table. A best-first search goes from node to
 * node of the tree: one that is entered need not lie below the one before, and one that is given up is never left. */
typedef enum zw_event_kind {
    ZW_EVENT_ENTER, /* a node is entered with a window */
    ZW_EVENT_LEAF, /* it was evaluated */
    ZW_EVENT_TABLE_HIT, /* its key is in the table, with these bounds */
    ZW_EVENT_TABLE_CUTOFF, /* these bounds end the node */
    ZW_EVENT_ETC_CUTOFF, /* a child's bound in the table ends the node */
    ZW_EVENT_CUTOFF, /* a searched move ends the node */
    ZW_EVENT_RESEARCH, /* a move is searched again with a wider window */
    ZW_EVENT_LEAVE, /* the node returns its value */
    ZW_EVENT_ITERATION, /* an iteration begins: its depth, and its first guess as the value */
    ZW_EVENT_PASS, /* a pass begins: its window, and as lower and upper the proven bounds of the root at this depth */
    ZW_EVENT_PASS_END /* it returned its value; lower and upper are the bounds proven now */
} zw_event_kind;

typedef struct zw_event {
    zw_event_kind kind;
    int ply, depth;
    zw_value alpha, beta; /* the window of the node */
    zw_value value; /* of a leaf, a cutoff, on leaving */
    zw_value lower, upper; /* table bounds; of a pass, proven bounds of the root */
    zw_move move; /* the move that led here; of a cutoff or re-search, the move concerned; on leaving, the best one */
    int index; /* of a cutoff or re-search: moves searched before it; of a pass: its number in the iteration, from 1 */
    uint64_t key; /* the position's hash */
    const void *position;
    const zw_move *path; /* the moves from the root to the node: path[0 .. ply - 1]; not of iterations and passes */
} zw_event;

/* ---------------------------------------------------------------------------------------------------- artificial trees */

/* The shape of an artificial tree. */
typedef struct zw_shape {
    int width; /* children of an inner node; their mean where it varies */
    int depth; /* of the leaves below the root of the tree */
    int varies; /* 1: the number of children is drawn for each node */
    int shared; /* 1: a node may have several parents */
    int inner_values; /* 1: evaluate() tells inner nodes apart, so that it can order moves and a shallower search of the same
                       * tree makes sense; 0: only the leaves have values */
} zw_shape;

/* ------------------------------------------------------------------------------------------------------- the yardstick */

/* How far is a search from the fewest nodes that it must visit? The yardstick takes the best moves of the search itself,
 * completes them until every cutoff comes from the first move, and counts the nodes that remain: the minimal tree, the
 * minimal graph, in which transpositions are searched once, and the still smaller graphs with enhanced transposition
 * cutoffs and with the cutoffs near the leaves that are cheapest to prove (Plaat 1996). The completed moves are called
 * the oracle below. */
#define ZW_YARDSTICK_MM 4 /* the largest m of "cheapest cutoff within m plies of the leaves" */

typedef struct zw_size {
    uint64_t leaves, nodes; /* nodes: every visit, as in zw_counters */
} zw_size;

/* A proof that the value is neither lower nor higher: two solution graphs, one for each player, with one move where that
 * player is to move and all moves elsewhere. Nodes are distinct (position, remaining depth) pairs, as in `graph_distinct`. */
typedef struct zw_proof {
    uint64_t nodes, leaves; /* of both together; shared nodes count once */
    uint64_t lower_records, upper_records; /* of each: its inner nodes, which is what a certificate records */
    uint64_t first_nodes; /* of the first proof, by the oracle's moves */
    int rounds; /* improvements until none made the proof smaller */
} zw_proof;

typedef struct zw_yardstick {
    int depth;
    zw_value value;
    zw_counters search; /* the last iteration of the search that is measured */
    zw_size tree; /* minimal tree: the oracle's moves, no table */
    zw_size graph; /* left-first minimal graph: the same with a table */
    uint64_t graph_distinct; /* its distinct (position, remaining depth) pairs */
    zw_size graph_etc, graph_etc2; /* with ETC everywhere; more than two plies from the leaves */
    zw_size literal_tree, literal_graph; /* with the best moves as the search left them, not completed */
    zw_size cheapest[ZW_YARDSTICK_MM + 1]; /* by m from 1: approximate real minimal graph; 0: not asked for */
    zw_size cheapest_etc[ZW_YARDSTICK_MM + 1]; /* the same with ETC */
    zw_proof proof; /* the smallest that was found; 0 where not asked for */
    int oracle_passes; /* passes to complete the oracle */
    uint64_t oracle_misses; /* cutoffs by another move than the oracle's in the last of them: 0 */
    uint64_t transpositions; /* times that the minimal graph reaches a position again */
    uint64_t transpositions_apart; /* of these, at another ply than before */
    uint64_t cutoffs_at[ZW_MAX_DEPTH + 1], first_cutoffs_at[ZW_MAX_DEPTH + 1]; /* of the search, by ply */
} zw_yardstick;

typedef struct zw_yardstick_options {
    zw_engine_options search; /* the search that is measured: at fixed depth, `equal`, with deepening */
    int from, depth; /* the first and last depth that is measured */
    int mm; /* the largest m, 0 to ZW_YARDSTICK_MM */
    int proof; /* N: look for a small proof, trying all moves of nodes within N plies of the leaves, and elsewhere those
                * that are known to prove the same; 0: do not */
    void (*on_depth)(void *user, const zw_yardstick *result); /* called for each depth in turn */
    void *user;
    const int *stop; /* set *stop to 1 to end the run soon, with ZW_OK; may be NULL */
} zw_yardstick_options;

/* Aspiration NegaScout with the laboratory's defaults, all depths up to `depth`, m = 2. */
zw_yardstick_options zw_yardstick_defaults(int depth);
/* `position` NULL: the initial one. */
zw_status zw_yardstick_run(const zw_game *game, const void *position, const zw_yardstick_options *options,
                           zw_error *error);

#ifdef __cplusplus
}
#endif
#endif
