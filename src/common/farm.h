/* farm.h - the other processes of a command that runs on a cluster, as those see them who hand out work. The first process
 * runs the command as always, and is the only one that writes files and prints. The others, its helpers, wait until it
 * has work to give away; then they run the same command line up to the same place and take orders there.
 *
 * What orders and answers mean is the business of whoever hands out the work: jobs.h and the laboratory's pool. How they
 * travel is that of src/cluster/, which zw-mpi brings along; without it there are no helpers. */
#ifndef ZW_COMMON_FARM_H
#define ZW_COMMON_FARM_H

#include "common.h"

typedef enum farm_news {
    FARM_NOTHING, /* for now */
    FARM_READY, /* a helper takes orders, for the first time or again; `bytes` is an int: how many at once */
    FARM_MESSAGE, /* an order or an answer */
    FARM_LOST, /* nothing was heard of a helper for too long; it may come back */
    FARM_OVER /* to a helper: there will be no more orders */
} farm_news;

/* What src/cluster/ provides. */
typedef struct farm {
    int helpers; /* how many; they are numbered from 0 */
    int helping; /* this process is a helper */
    int neighbours; /* processes of the command on this machine, this one too */
    void (*begin)(int orders); /* the first process: let the others come; a helper: it takes so many orders at once */
    farm_news (*hear)(int *helper, text *bytes);
    void (*send)(int helper, const void *bytes, size_t length);
    int (*backlog)(int helper); /* messages that wait to be sent */
    void (*over)(void);
    zw_status (*search)(zw_engine *engine, const zw_limits *limits, zw_report *report, zw_error *error);
} farm;
/* NULL: no longer. The table must live as long as the program. */
void farm_use(const farm *with);

int farm_helpers(void); /* 0: none to be had, and what follows is not to be called */
int farm_helping(void);
int farm_neighbours(void);
int farm_processors(void); /* cores of this process, where the others on the machine have as many; at least 1 */
void farm_begin(int orders);
/* What is new, without waiting for it. `helper` is who said it; to a helper only the first process speaks. */
farm_news farm_hear(int *helper, text *bytes);
void farm_send(int helper, const void *bytes, size_t length); /* a helper sends to the first process */
int farm_backlog(int helper);
/* The first process: no more work for helpers, and none to be had again. A helper: ends the process. */
void farm_over(void);

/* interruptible_search() by all processes of the command together, where there are others: they come to this place by the
 * same command line, and go on from it with the same value. The first process reports. */
zw_status farm_search(zw_engine *engine, const zw_limits *limits, zw_report *report, zw_error *error);

/* A helper's directory for files that it needs as long as it lives; NULL after a complaint. The other one removes it. */
const char *farm_scratch(void);
void farm_forget_scratch(void);

/* Sleeps where nothing has happened, longer from time to time: begins with *nap 0. */
void farm_nap(double *nap);

#endif
