/* pool.h - worker processes: each carries out one task after the other and sends its rows back. A worker that dies takes
 * nothing with it but its task. They are children of this process, or of another process of the command (farm.h). Knows
 * nothing of the store, the budget or the order of tasks. */
#ifndef ZW_LAB_POOL_H
#define ZW_LAB_POOL_H

#include "work.h"

#include <sys/types.h>

typedef struct lab_worker {
    pid_t pid; /* 0: none; LAB_ELSEWHERE: of a helper */
    int socket;
    int helper, place; /* of a helper: whose, and the number there */
    int order; /* the number of the last order */
    int lost; /* nothing is heard of the helper, and what it had is for others */
    text heard; /* of the helper, not looked at yet */
    int task; /* in hand; -1: idle */
    int depth; /* to which it runs */
    double began;
    double searched; /* seconds of the task in hand, up to its last row */
} lab_worker;
enum { LAB_ELSEWHERE = -1 };

typedef enum lab_message_kind { LAB_MESSAGE_ROW, LAB_MESSAGE_DONE, LAB_MESSAGE_FAILED } lab_message_kind;
typedef struct lab_message {
    lab_message_kind kind;
    lab_row row;
    char why[512];
} lab_message;

/* Starts a worker for the plan as it is now. `all` are the workers there are, whose sockets it must not keep open, nor
 * the descriptor `lock`. Returns 0, or -1 after a complaint. */
int lab_worker_start(lab_worker *worker, const lab_plan *plan, const lab_worker *all, int count, int lock);
/* It has the task in hand afterwards, also when -1 says that it is dead. */
int lab_worker_give(lab_worker *worker, const lab_plan *plan, int task, int depth);
/* Returns 1 with a message, 0 when there is none yet, -1 when the worker is dead. */
int lab_worker_hear(lab_worker *worker, lab_message *message);
/* Ends it, if need be by force, and says how it ended (as waitpid does). */
int lab_worker_end(lab_worker *worker);

/* Looks what helpers say, and keeps it for lab_worker_hear(). The workers of a helper that comes are added to `all`; those
 * of one that is lost are marked. Returns 1 when something was new. */
int lab_pool_listen(lab_worker **all, int *count);
/* A helper carries out tasks of the plan, of which only the sets are looked at. */
_Noreturn void lab_pool_help(const lab_plan *plan, int workers);

#endif
