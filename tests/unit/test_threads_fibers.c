/* test_threads_fibers.c - the two forms of fibers run the same functions in the same order: those of the library, and those by
 * threads, which are compiled in here under other names. The second runs under the thread sanitizer. */
#include <stdarg.h>
#include <stddef.h>
#include <setjmp.h>
#include <stdint.h>
#include <cmocka.h>
#include <string.h>

#include "engine/fiber.h"

/* The form without contexts, whatever this machine's C library has. */
#define zw_fiber by_threads
#define zw_fiber_new by_threads_new
#define zw_fiber_switch by_threads_switch
#define zw_fiber_free by_threads_free
#undef ZW_ENGINE_FIBER_H
#ifndef ZW_NO_CONTEXT
#define ZW_NO_CONTEXT
#endif
#include "engine/fiber.c"
#undef zw_fiber
#undef zw_fiber_new
#undef zw_fiber_switch
#undef zw_fiber_free

enum { FIBERS = 5, STEPS = 40 };

/* A form, with its functions under one type. */
typedef struct form {
    void *(*make)(void (*run)(void *), void *);
    int (*go)(void *from, void *to);
    void (*drop)(void *fiber);
} form;

static void *library_make(void (*run)(void *), void *argument)
{
    return zw_fiber_new(run, argument);
}
static int library_go(void *from, void *to)
{
    return zw_fiber_switch(from, to);
}
static void library_drop(void *fiber)
{
    zw_fiber_free(fiber);
}
static void *threads_make(void (*run)(void *), void *argument)
{
    return by_threads_new(run, argument);
}
static int threads_go(void *from, void *to)
{
    return by_threads_switch(from, to);
}
static void threads_drop(void *fiber)
{
    by_threads_free(fiber);
}

static const form by_library = {library_make, library_go, library_drop};
static const form by_thread = {threads_make, threads_go, threads_drop};

/* Fibers that write their number and go on at the next one that a rule names; number 0 is who calls. */
typedef struct dance {
    const form *form;
    void *of[FIBERS];
    char trace[STEPS + 1];
    int steps;
} dance;

typedef struct dancer {
    dance *dance;
    int number;
} dancer;

static int next_of(const dance *d, int number)
{
    return d->steps >= STEPS ? 0 : (number * 3 + d->steps) % FIBERS;
}

static void step(dance *d, int number)
{
    if (d->steps < STEPS)
        d->trace[d->steps++] = (char)('0' + number);
}

static void dance_on(void *argument)
{
    dancer *own = argument;
    dance *d = own->dance;
    for (int over = 0, next; !over;) {
        step(d, own->number);
        next = next_of(d, own->number);
        if (next != own->number)
            over = d->form->go(d->of[own->number], d->of[next]);
    }
}

static void run_dance(dance *d, const form *f)
{
    dancer dancers[FIBERS];
    *d = (dance){.form = f};
    for (int i = 0; i < FIBERS; i++) {
        dancers[i] = (dancer){d, i};
        d->of[i] = f->make(i ? dance_on : NULL, &dancers[i]);
        assert_non_null(d->of[i]);
    }
    while (d->steps < STEPS) {
        step(d, 0);
        int next = next_of(d, 0);
        if (next)
            assert_int_equal(f->go(d->of[0], d->of[next]), 0);
    }
    for (int i = 0; i < FIBERS; i++)
        f->drop(d->of[i]);
}

static void test_both_forms_take_turns_in_the_same_order(void **state)
{
    dance one, other;
    (void)state;
    run_dance(&one, &by_library);
    run_dance(&other, &by_thread);
    assert_int_equal(one.steps, STEPS);
    assert_string_equal(one.trace, other.trace);
    for (int i = 0; i < FIBERS; i++) /* all of them had a turn */
        assert_non_null(strchr(one.trace, '0' + i));
}

static void test_a_fiber_that_never_ran_can_be_freed(void **state)
{
    dancer idle = {NULL, 1};
    (void)state;
    by_library.drop(by_library.make(dance_on, &idle));
    by_thread.drop(by_thread.make(dance_on, &idle));
    by_library.drop(NULL);
    by_thread.drop(NULL);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_both_forms_take_turns_in_the_same_order),
        cmocka_unit_test(test_a_fiber_that_never_ran_can_be_freed),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
