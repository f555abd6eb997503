/* homes.h - what ranks that share no memory tell each other of the nodes they search: the rules, without the messages.
 *
 * shared_search.c sends what is said here over MPI, network.c through a simulated network. homes.c has the states of a node. */
#ifndef ZW_ENGINE_HOMES_H
#define ZW_ENGINE_HOMES_H

#include <zw/worker.h>

typedef enum zw_said { ZW_SAID_ASK, ZW_SAID_ENTER, ZW_SAID_LEAVE, ZW_SAID_STORE, ZW_SAID_NEWS } zw_said;

/* One thing that is said of one node. */
typedef struct zw_item {
    uint64_t key, size;
    zw_value lower, upper;
    int16_t depth; /* of the node */
    uint16_t move;
    uint8_t kind, known; /* a zw_said; known: news have an entry */
    uint16_t inside; /* of news: how many others */
    int32_t entry_depth;
} zw_item;

/* At its home, who is inside of a node, and who has asked for it in this pass: a bit for each rank, or for several of more
 * than 64. */
typedef struct zw_place {
    uint64_t key, pass, inside, asked;
} zw_place;

/* What one rank knows of the others. Its owner gives it all but the counts. */
typedef struct zw_homes {
    int rank, ranks;
    uint64_t pass; /* the number of this one; places and notes are of one pass */
    const zw_distant *distant; /* what the kernel knows it by */
    zw_table *table; /* of this rank; NULL: between searches */
    void (*put)(void *user, int to, const zw_item *item); /* into the next message to another rank */
    void *user;
    uint64_t room; /* elements of what follows, zero at first; a power of two */
    uint64_t *notes; /* by node: tag 48 | how many others are inside */
    zw_place *places; /* of nodes that are at home here */
    uint64_t asked, answered, stored, entered;
} zw_homes;

/* This rank says something of a node to its home, which may be itself. `entry` is what a ZW_SAID_STORE stores. */
void zw_homes_say(zw_homes *homes, zw_said what, uint64_t key, int depth, const zw_entry *entry);
/* What another rank has said. `current`: in this pass. */
void zw_homes_hear(zw_homes *homes, int from, const zw_item *item, int current);
/* How many others are inside, as far as noted. This and the next may be called while others are. */
unsigned zw_homes_inside(const zw_homes *homes, uint64_t key, int depth);
int zw_homes_home(const zw_homes *homes, uint64_t key, int depth); /* the rank */

#endif
