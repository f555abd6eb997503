/* fiber.h - functions that run in turns: each has a stack of its own and goes on when another one switches to it. It knows
 * nothing of searching. */
#ifndef ZW_ENGINE_FIBER_H
#define ZW_ENGINE_FIBER_H

typedef struct zw_fiber zw_fiber;

/* A stack on which run(argument) begins when it is switched to for the first time; `run` NULL: whoever calls, as it is. NULL
 * without memory. */
zw_fiber *zw_fiber_new(void (*run)(void *argument), void *argument);
/* Goes on at `to`, until somebody switches back to `from`. Not 0: `from` is being freed, and its run() returns at once. */
int zw_fiber_switch(zw_fiber *from, zw_fiber *to);
/* Frees one that has switched to another, or never ran. */
void zw_fiber_free(zw_fiber *fiber);

#endif
