/* fuzz_protocol.c - the engine protocols as streams, under libFuzzer: UCI, NBoard, GTP and Hub.
 *
 * The first byte chooses the protocol, the rest is what a board sends. The session comes to its end, without a crash, a leak
 * or a hang. In the first rows the session has its threads. In the others each of them runs to its end where it is made:
 * all lines are there before the first is obeyed, and a search is over before the next one is, which its board does not
 * know yet. That is quicker by far, and the same input always does the same. */
#define _GNU_SOURCE /* memfd_create() */
#include "support.h"

#include "common/config.h"
#include "protocol/protocol.h"

#include <pthread.h>
#include <stdio.h>
#include <sys/mman.h>
#include <unistd.h>

static int (*const protocols[])(const search_config *) = {protocol_uci, protocol_nboard, protocol_gtp, protocol_hub};
enum { PROTOCOLS = sizeof protocols / sizeof *protocols };

/* Ends whatever search there is, and the session, in all of them. */
static const char last_lines[] = "\n# interrupt\nquit\n";

/* ------------------------------------------------------------------------------------------------------------- threads */

static int has_threads;

typedef void *thread_function(void *argument);
int __real_pthread_create(pthread_t *thread, const pthread_attr_t *attributes, thread_function *run, void *argument);
int __wrap_pthread_create(pthread_t *thread, const pthread_attr_t *attributes, thread_function *run, void *argument);
int __real_pthread_join(pthread_t thread, void **result);
int __wrap_pthread_join(pthread_t thread, void **result);

int __wrap_pthread_create(pthread_t *thread, const pthread_attr_t *attributes, thread_function *run, void *argument)
{
    if (has_threads)
        return __real_pthread_create(thread, attributes, run, argument);
    *thread = pthread_self();
    run(argument);
    return 0;
}

int __wrap_pthread_join(pthread_t thread, void **result)
{
    return has_threads ? __real_pthread_join(thread, result) : 0;
}

/* ------------------------------------------------------------------------------------------------------------ sessions */

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static int silent;
    if (!size)
        return 0;
    if (!silent)
        silent = freopen("/dev/null", "w", stdout) != NULL;
    search_config config = config_new();
    config.nodes = 40;
    config.table = (table_size){.given = 1, .bytes = 1 << 14};
    config.tablebase = "off";
    require(config_for_play(&config) == EXIT_FINE);
    int input = memfd_create("input", MFD_CLOEXEC);
    require(input >= 0 && write(input, data + 1, size - 1) == (ssize_t)size - 1);
    require(write(input, last_lines, sizeof last_lines - 1) == sizeof last_lines - 1);
    require(lseek(input, 0, SEEK_SET) == 0 && dup2(input, STDIN_FILENO) == STDIN_FILENO);
    close(input);
    int row = fuzz_row(data, size, 2 * PROTOCOLS);
    has_threads = row < PROTOCOLS;
    require(protocols[row % PROTOCOLS](&config) == EXIT_FINE);
    return 0;
}
