/* serve.h - the web server of the page: its files, and an engine behind them. */
#ifndef ZW_SERVE_SERVE_H
#define ZW_SERVE_SERVE_H

#include "page_files.h"
#include "task.h"

typedef struct serve_options {
    const char *host; /* the address to listen on */
    int port; /* 0: any that is free */
    int jobs, jobs_of_one; /* computations at once, of all clients and of one */
    task_bounds bounds;
} serve_options;

/* Serves until Ctrl-C; returns an exit status. */
int serve(const serve_options *options, const page_files *files);

#endif
