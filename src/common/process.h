/* process.h - another program at the ends of two pipes, spoken to in lines and never waited for without end. It must not
 * know what the lines mean. */
#ifndef ZW_COMMON_PROCESS_H
#define ZW_COMMON_PROCESS_H

#include <sys/types.h>

#include "common.h"

typedef struct process {
    pid_t pid; /* 0: not started, or ended */
    int to, from; /* its input, its output */
    text read; /* of its output, not handed out yet */
    int silent; /* its output has ended */
} process;

/* Starts a command: words separated by blanks, which quotes hold together; the program is looked for in the PATH. What it
 * prints on the standard error is lost. Returns 0, or -1 with one line in `why`. */
int process_start(process *of, const char *command, text *why);

/* Sends a line. Returns 0, or -1 when the program does not read it. */
int process_send(process *of, const char *line);

typedef enum process_news {
    PROCESS_LINE, /* one line, without its end */
    PROCESS_LATE, /* none until now_seconds() reached the given moment */
    PROCESS_GONE /* there will be no more */
} process_news;
process_news process_read(process *of, double until, text *line);

/* Closes its input and, when it has not left after so many seconds, kills it with all that it started. */
void process_end(process *of, double patience);

#endif
