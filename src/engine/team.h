/* team.h - the workers of one search, all in the same pass.
 *
 * team.c says what a pass among several workers is; threads.c and virtual.c say what a worker runs on. */
#ifndef ZW_ENGINE_TEAM_H
#define ZW_ENGINE_TEAM_H

#include "engine.h"

typedef struct zw_team zw_team;
typedef struct zw_network zw_network;

/* What the members of one memory share: all of a team, or those of one virtual rank. */
typedef struct zw_memory {
    /* The state of the pass in one word, on a cache line of its own: its number, and below it ZW_PASS_RUNS, or
     * ZW_PASS_ENDED, or the number of the member that has finished the root first, plus one. */
    _Alignas(64) uint64_t pass;
    _Alignas(64) zw_marks *marks; /* NULL: they do not look at each other */
    zw_table *table; /* NULL: the engine's */
    zw_distant *distant; /* other ranks, of a network; NULL: none */
} zw_memory;

/* One of them. Number 0 is the engine's own worker, in the thread that called. */
typedef struct zw_member {
    zw_team *team;
    zw_memory *memory;
    int number;
    zw_worker *worker;
    zw_search search; /* its root and its copy of the root moves; of number 0 unused */
    unsigned prepared; /* the number of the search that it is fitted to */
    int absent; /* there was no memory to fit it */
    zw_value value; /* of the pass, when it has won */
    uint64_t entered_at; /* its visits when it entered the pass */
    uint64_t published; /* and since then, as number 0 may see them meanwhile; atomic */
    void *runs_on; /* what threads.c or virtual.c keep for it */
} zw_member;

/* What workers run on. */
typedef struct zw_team_kind {
    int (*start)(zw_team *team); /* makes members 1 and up run; returns how many there are with number 0 */
    void (*wake)(zw_team *team); /* a pass has begun */
    void (*wait)(zw_team *team); /* until all have left the pass */
    void (*stop)(zw_team *team); /* ends them */
    uint64_t (*steps)(const zw_team *team); /* of virtual workers, in this search; NULL: time is not counted so */
    void (*rest)(zw_member *member); /* has nothing to do for a moment */
    void (*ended)(zw_member *member, uint64_t how); /* a member has ended the pass; NULL: its word says it all */
    const zw_host *host; /* what the kernel calls; NULL: as always */
} zw_team_kind;

extern const zw_team_kind zw_team_threads, zw_team_virtual;

struct zw_team {
    zw_engine *engine;
    const zw_team_kind *kind;
    zw_network *network; /* between virtual ranks; NULL: there is one memory */
    int count; /* of the members, number 0 among them */
    unsigned searches; /* so far, this one included */
    zw_value alpha, beta; /* the pass */
    zw_root root; /* as it was when the pass began */
    double listen_at; /* when number 0 listens to other processes again */
    uint64_t passes; /* of this search, those of number 0 alone too */
    uint64_t alone_until; /* the visit of number 0 at which a pass that it began alone is one for all */
    uint64_t last_visits; /* of the last pass, all workers together */
    int last_depth;
    void *shared; /* what threads.c or virtual.c keep for all */
    int busy; /* members 1 and up that are in the pass; atomic */
    int quit; /* they are to end; atomic */
    zw_memory memory; /* of all, or of rank 0 */
    _Alignas(64) zw_member of[];
};

#define ZW_PASS_RUNS UINT64_C(0)
#define ZW_PASS_ENDED UINT64_C(0xFFFF)
#define ZW_PASS_ELSEWHERE UINT64_C(0xFFFE) /* another process or rank has finished the root first */
#define ZW_PASS_STATE UINT64_C(0xFFFF)

/* Which nodes other ranks are told of, in a pass of all or of this rank alone. */
void zw_team_aim(zw_distant *distant, const zw_worker *worker, int alone);

/* What member 1 and up do in a pass, and what all do when they have left it. */
void zw_team_work(zw_member *member);

#endif
