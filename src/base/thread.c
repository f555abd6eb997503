/* thread.c - threads with a large stack: see thread.h. */
#include "thread.h"

#ifndef ZW_NO_THREADS
#include <stddef.h>

#define STACK_BYTES ((size_t)8 << 20) /* the usual limit of a main thread; the system gives what is used */

int zw_thread_start(pthread_t *thread, void *(*run)(void *argument), void *argument)
{
    pthread_attr_t attributes;
    int failed = pthread_attr_init(&attributes);
    if (failed)
        return failed;
    failed = pthread_attr_setstacksize(&attributes, STACK_BYTES);
    if (!failed)
        failed = pthread_create(thread, &attributes, run, argument);
    pthread_attr_destroy(&attributes);
    return failed;
}

#else
typedef int zw_thread_none; /* a source file is not empty */
#endif
