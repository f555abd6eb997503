/* task.h - one computation for a client: a command of zw in a process of its own, with bounds on its time, memory and
 * output. What a client may ask for is a table here; no option that names a file is in it. It knows nothing of HTTP. */
#ifndef ZW_SERVE_TASK_H
#define ZW_SERVE_TASK_H

#include "common/common.h"

#include <sys/types.h>

typedef struct task_bounds {
    double seconds; /* of the clock */
    uint64_t memory; /* bytes; 0: no bound */
    int threads; /* of a search */
} task_bounds;

/* A request: words, one a line, an empty line, and what the command reads. Checked, it is a command line. */
typedef struct task {
    char *copy; /* the words lie in it */
    char **words;
    int count;
    char threads[32]; /* a word that the server adds */
    const char *input;
    size_t input_length;
    pid_t pid; /* 0: not running */
    int output; /* its output and its complaints, in one pipe */
    double until;
} task;

/* Returns 0, or -1 with one line in `why`. */
int task_read(task *of, const char *request, size_t length, const task_bounds *bounds, text *why);
int task_start(task *of, const task_bounds *bounds, text *why);

typedef enum task_news {
    TASK_OUTPUT, /* something was added to the text */
    TASK_QUIET, /* nothing for a moment */
    TASK_ENDED, /* there will be no more */
    TASK_EXCEEDED /* a bound was exceeded */
} task_news;
task_news task_wait(task *of, text *output);

/* Ends it, if it still runs, and returns its exit status, or 3 when it was killed. */
int task_end(task *of);
void task_free(task *of);

#endif
