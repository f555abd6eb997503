/* shared_search.h - one search by all ranks: see shared_search.c. */
#ifndef ZW_CLUSTER_SHARED_SEARCH_H
#define ZW_CLUSTER_SHARED_SEARCH_H

#include "engine/link.h"

/* The link of this rank. `patience`: seconds for which rank 0 waits until the others are there. */
zw_link *shared_search_link(int rank, int ranks, double patience);
/* What it has done so far. */
typedef struct shared_traffic {
    uint64_t messages, asked, answered, stored, entered, lost;
} shared_traffic;
shared_traffic shared_search_traffic(void);

#endif
