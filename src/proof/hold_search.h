/* hold_search.h - can the opponent force a win within a few plies? It is asked of positions that no search to a depth can
 * prove to be safe. It has a table of its own, which remembers for good what is lost and what is held. */
#ifndef ZW_PROOF_HOLD_SEARCH_H
#define ZW_PROOF_HOLD_SEARCH_H

#include <zw/zw.h>

enum { HOLD_POSITION_MOST = 256, HOLD_MOVES_MOST = 256 };

typedef struct hold_entry {
    uint64_t key;
    unsigned char plies; /* within so many the opponent cannot win */
    unsigned char lost;
} hold_entry;

typedef struct hold_search {
    const zw_game *game; /* one whose captures are free moves, so that they are looked at to their end */
    void *context;
    zw_tablebase *tablebase; /* NULL: none */
    int prover, threshold;
    hold_entry *table;
    uint64_t mask; /* of the buckets */
    uint64_t nodes;
} hold_search;

/* Makes the table. Returns 0, or -1: out of memory. */
int zw_hold_search_begin(hold_search *search, uint64_t bytes);
void zw_hold_search_free(hold_search *search);

/* What the database says of a position: 1 it is good enough for the prover, -1 it is not, 0 nothing. */
int zw_hold_known(const hold_search *search, const void *position);
/* Is the outcome of a finished game good enough? */
int zw_hold_is_good(const hold_search *search, int mine, zw_value outcome);
/* From now on the position counts as held, or as lost. */
void zw_hold_learn(hold_search *search, const void *position, int held);
/* 0 when the opponent can force a win within so many plies, free moves not counted. `mine`: the prover is to move. */
int zw_hold_stands(hold_search *search, const void *position, int mine, int plies);

#endif
