/* thread.h - threads with a stack that is large enough for a search whatever the C library gives by default (musl: 128 KiB). */
#ifndef ZW_BASE_THREAD_H
#define ZW_BASE_THREAD_H

#ifndef ZW_NO_THREADS
#include <pthread.h>

/* pthread_create() with that stack. */
int zw_thread_start(pthread_t *thread, void *(*run)(void *argument), void *argument);

#endif
#endif
