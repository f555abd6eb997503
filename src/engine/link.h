/* link.h - a search that goes on in other processes too: what team.c asks of whoever connects them.
 *
 * Each process runs the same search with the same driver: the same passes in the same order. One of them leads. It says
 * which passes are worth sharing, and how each ended; the others search those that are shared, and take its word for all. So
 * every driver does the same everywhere, and need not know that it is not alone. */
#ifndef ZW_ENGINE_LINK_H
#define ZW_ENGINE_LINK_H

#include "../driver/root.h"

/* How a pass ended. */
typedef struct zw_pass_ending {
    uint64_t number; /* of the pass in its search */
    int depth;
    zw_value alpha, beta, value, best_value;
    zw_move best, most_promising;
    int count; /* of moves */
    const zw_root_move *moves; /* the root's, as they came out of it */
} zw_pass_ending;

typedef enum zw_link_news {
    ZW_LINK_NOTHING,
    ZW_LINK_SHARED, /* to the others: the pass is to be searched */
    ZW_LINK_PASS_OVER, /* `heard` says how; to the leader: another one has finished it */
    ZW_LINK_SEARCH_OVER /* to the others */
} zw_link_news;

typedef struct zw_link zw_link;
struct zw_link {
    zw_distant distant; /* for the kernel */
    int leads;
    zw_pass_ending heard;
    zw_traffic traffic; /* of this search: of all ranks, as far as the leader has heard */
    void (*begin)(zw_link *link, zw_table *table); /* a search; entries from elsewhere go to the table */
    void (*begin_pass)(zw_link *link, uint64_t number);
    void (*share)(zw_link *link); /* the leader: the others are to search it */
    zw_link_news (*poll)(zw_link *link); /* what is new of this pass, without waiting; takes care of all messages */
    void (*rest)(zw_link *link); /* there was nothing new, and there is nothing else to do */
    void (*end_pass)(zw_link *link, const zw_pass_ending *own); /* the leader tells all, another one the leader */
    void (*left)(zw_link *link, const zw_counters *counted); /* not the leader: it is out of a shared pass */
    int (*counts)(zw_link *link, zw_counters *sum); /* the leader: adds what was heard of that; have all left? */
    void (*end)(zw_link *link);
};

/* From now on the engine's searches go on elsewhere too; NULL: no longer. The link must outlive that. */
void zw_engine_link(zw_engine *engine, zw_link *link);

#endif
