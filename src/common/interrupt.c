/* interrupt.c - Ctrl-C: see interrupt.h. */
#define _POSIX_C_SOURCE 200809L
#include "interrupt.h"
#include "common.h"

#include <sched.h>
#include <signal.h>
#include <stdatomic.h>

enum { PLACES = 1024 };

static _Atomic(zw_engine *) running[PLACES];
static int asked; /* Ctrl-C was pressed; a plain int, so that the library can look at it */
static atomic_int handling; /* the handler is looking at `running` */

static void handle(int signal_number)
{
    (void)signal_number;
    atomic_fetch_add(&handling, 1);
    __atomic_store_n(&asked, 1, __ATOMIC_SEQ_CST);
    for (int i = 0; i < PLACES; i++) {
        zw_engine *engine = atomic_load(&running[i]);
        if (engine)
            zw_engine_stop(engine);
    }
    atomic_fetch_sub(&handling, 1);
}

static void listen_for(int signal_number)
{
    struct sigaction action = {.sa_handler = handle, .sa_flags = (int)(SA_RESETHAND | SA_RESTART)};
    sigemptyset(&action.sa_mask);
    sigaction(signal_number, &action, NULL);
}

void interrupt_install(void)
{
    listen_for(SIGINT);
}

void interrupt_by_termination(void)
{
    listen_for(SIGTERM);
    listen_for(SIGHUP);
}

void interrupt_forget(void)
{
    if (!interrupted())
        return;
    __atomic_store_n(&asked, 0, __ATOMIC_SEQ_CST);
    interrupt_install();
}

const int *interrupt_sign(void)
{
    return &asked;
}

int interrupted(void)
{
    return __atomic_load_n(&asked, __ATOMIC_SEQ_CST);
}

static int enter(zw_engine *engine)
{
    for (int i = 0; i < PLACES; i++) {
        zw_engine *none = NULL;
        if (atomic_compare_exchange_strong(&running[i], &none, engine))
            return i;
    }
    return -1;
}

/* The caller may free the engine afterwards, so a handler that still holds it is waited for. A handler on this thread
 * has returned by the time this runs. */
static void leave(int place)
{
    if (place < 0)
        return;
    atomic_store(&running[place], NULL);
    while (atomic_load(&handling))
        sched_yield();
}

/* Once a run: a match has many searches. */
static void note_fewer(const zw_report *report)
{
    static atomic_int noted;
    if (report->threads < report->threads_asked && !atomic_exchange(&noted, 1))
        notice("searching with %d thread%s, not %d: the system gives no more", report->threads,
               report->threads == 1 ? "" : "s", report->threads_asked);
}

zw_status interruptible_search(zw_engine *engine, const zw_limits *limits, zw_report *report, zw_error *error)
{
    zw_status status = ZW_OK;
    int place = enter(engine);
    report->game = NULL;
    if (!interrupted())
        status = zw_engine_search(engine, limits, report, error);
    leave(place);
    if (status == ZW_OK && report->game)
        note_fewer(report);
    return status;
}
