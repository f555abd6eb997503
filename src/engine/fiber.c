/* fiber.c - fibers by makecontext(), or where the C library has none (musl) by threads of which one runs at a time. */
#ifndef ZW_NO_THREADS
#define _GNU_SOURCE /* MAP_NORESERVE, MAP_STACK */
#endif
#include "fiber.h"
#include "../base/thread.h"

#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#if defined(ZW_NO_THREADS)

/* There are no virtual workers without threads. */

#elif defined(ZW_NO_CONTEXT)

#include <semaphore.h>

struct zw_fiber {
    sem_t turn;
    pthread_t thread;
    void (*run)(void *argument);
    void *argument;
    int over;
};

static int wait_for_turn(zw_fiber *own)
{
    while (sem_wait(&own->turn))
        ; /* a signal came */
    return own->over;
}

static void *begin(void *argument)
{
    zw_fiber *own = argument;
    if (!wait_for_turn(own))
        own->run(own->argument);
    return NULL;
}

zw_fiber *zw_fiber_new(void (*run)(void *argument), void *argument)
{
    zw_fiber *fiber = calloc(1, sizeof *fiber);
    if (!fiber)
        return NULL;
    fiber->run = run;
    fiber->argument = argument;
    if (sem_init(&fiber->turn, 0, 0)) {
        free(fiber);
        return NULL;
    }
    if (run && zw_thread_start(&fiber->thread, begin, fiber) != 0) {
        sem_destroy(&fiber->turn);
        free(fiber);
        return NULL;
    }
    return fiber;
}

int zw_fiber_switch(zw_fiber *from, zw_fiber *to)
{
    sem_post(&to->turn);
    return wait_for_turn(from);
}

void zw_fiber_free(zw_fiber *fiber)
{
    if (!fiber)
        return;
    if (fiber->run) {
        fiber->over = 1;
        sem_post(&fiber->turn);
        pthread_join(fiber->thread, NULL);
    }
    sem_destroy(&fiber->turn);
    free(fiber);
}

#else

#include <sys/mman.h>
#include <ucontext.h>

#define STACK_BYTES ((size_t)4 << 20) /* of which the system gives what is used */

#ifndef __has_feature
#define __has_feature(x) 0
#endif
#if defined(__SANITIZE_ADDRESS__) || __has_feature(address_sanitizer)
#include <sanitizer/common_interface_defs.h>
#define SWITCH_BEGINS(from, to) __sanitizer_start_switch_fiber(&(from)->fake, (to)->stack, (to)->bytes)
#define SWITCH_ENDS(own) __sanitizer_finish_switch_fiber((own)->fake, NULL, NULL)
#else
#define SWITCH_BEGINS(from, to) ((void)0)
#define SWITCH_ENDS(own) ((void)0)
#endif

struct zw_fiber {
    ucontext_t context;
    void *stack, *fake; /* fake: of AddressSanitizer */
    size_t bytes;
    void (*run)(void *argument);
    void *argument;
};

static void begin(unsigned low, unsigned high)
{
    zw_fiber *own = (zw_fiber *)((uintptr_t)low | (uintptr_t)((uint64_t)high << 32));
    SWITCH_ENDS(own);
    own->run(own->argument);
}

static int make_context(zw_fiber *fiber)
{
    uint64_t address = (uint64_t)(uintptr_t)fiber;
    if (getcontext(&fiber->context))
        return -1;
    fiber->context.uc_stack.ss_sp = fiber->stack;
    fiber->context.uc_stack.ss_size = fiber->bytes;
    makecontext(&fiber->context, (void (*)(void))begin, 2, (unsigned)address, (unsigned)(address >> 32));
    return 0;
}

zw_fiber *zw_fiber_new(void (*run)(void *argument), void *argument)
{
    zw_fiber *fiber = calloc(1, sizeof *fiber);
    if (!fiber || !run) /* which has the stack of its thread */
        return fiber;
    fiber->run = run;
    fiber->argument = argument;
    fiber->bytes = STACK_BYTES;
    fiber->stack = mmap(NULL, fiber->bytes, PROT_READ | PROT_WRITE,
                        MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_STACK, -1, 0);
    if (fiber->stack == MAP_FAILED)
        fiber->stack = NULL;
    if (!fiber->stack || make_context(fiber)) {
        zw_fiber_free(fiber);
        return NULL;
    }
    return fiber;
}

int zw_fiber_switch(zw_fiber *from, zw_fiber *to)
{
    SWITCH_BEGINS(from, to);
    swapcontext(&from->context, &to->context);
    SWITCH_ENDS(from);
    return 0;
}

void zw_fiber_free(zw_fiber *fiber)
{
    if (fiber && fiber->stack)
        munmap(fiber->stack, fiber->bytes);
    free(fiber);
}

#endif
