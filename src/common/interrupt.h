/* interrupt.h - Ctrl-C ends the searches that run with what they have found; a second one ends the program. It knows
 * engines only to stop them. */
#ifndef ZW_COMMON_INTERRUPT_H
#define ZW_COMMON_INTERRUPT_H

#include "common.h"

void interrupt_install(void);
/* SIGTERM and SIGHUP count as Ctrl-C too: for those who have others to take leave of. */
void interrupt_by_termination(void);
int interrupted(void);
const int *interrupt_sign(void); /* what interrupted() looks at, for library calls that take a stop sign */
/* As if Ctrl-C had not been pressed: searches start again, and the next one is the first. */
void interrupt_forget(void);

/* zw_engine_search() that Ctrl-C can end, from any thread. After a Ctrl-C it does not start any more: it returns ZW_OK
 * and a report whose game is NULL. */
zw_status interruptible_search(zw_engine *engine, const zw_limits *limits, zw_report *report, zw_error *error);

#endif
