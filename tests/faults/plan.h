/* plan.h - what the two halves of the fault injector share: inject.c, which starts a program and answers its system calls,
 * and shim.c, which is loaded into the program. The plan lies in memory that all processes of the program map, so that a
 * call is counted once whichever thread or worker makes it. */
#ifndef ZW_FAULTS_PLAN_H
#define ZW_FAULTS_PLAN_H

#include <stdatomic.h>

#define FAULTS_PLAN_VARIABLE "ZW_FAULTS_PLAN" /* the descriptor of the plan */
#define FAULTS_SOCKET_VARIABLE "ZW_FAULTS_SOCKET" /* and of the socket to inject.c */

enum { FAULTS_CALLS_MOST = 48 };

typedef struct faults_plan {
    int allocations; /* the kind of call is malloc and its relatives */
    int forever; /* every call from `at` on, not that one alone */
    long at; /* the call that fails, from 1 */
    int watched[FAULTS_CALLS_MOST]; /* numbers of the system calls of the kind */
    int watched_count;
    atomic_long calls; /* of that kind so far */
    atomic_long faults; /* those that failed */
} faults_plan;

/* Counts a call of the kind; 1 when it is to fail. */
static inline int faults_strike(faults_plan *plan)
{
    long call = atomic_fetch_add(&plan->calls, 1) + 1;
    int strikes = plan->forever ? plan->at > 0 && call >= plan->at : call == plan->at;
    if (strikes)
        atomic_fetch_add(&plan->faults, 1);
    return strikes;
}

#endif
