/* cmd_serve.c - `zw serve`: reads the command line and finds the page; the server is src/serve/. */
#define _POSIX_C_SOURCE 200809L /* readlink */
#include "cli.h"
#include "common/interrupt.h"
#include "common/options.h"

#ifdef ZW_HAVE_SERVE
#include "serve/serve.h"
#endif

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

typedef struct server_options {
    const char *host, *root;
    int port, threads, jobs, megabytes;
    double limit;
} server_options;

#define AT(member) offsetof(server_options, member)
static const option_row rows[] = {
    {"port", OPTION_INT, "N", "the port (8970); 0: any free one", .offset = AT(port), .max = 65535},
    {"host", OPTION_TEXT, "ADDRESS", "the address to listen on (127.0.0.1: only this machine can reach it)",
     .offset = AT(host)},
    {"root", OPTION_TEXT, "DIR", "the folder of the page (page/ beside the program, or the installed one)",
     .offset = AT(root)},
    {"threads", OPTION_INT, "N", "threads of a search (one for each core)", .offset = AT(threads), .min = 1,
     .max = 256},
    {"jobs", OPTION_INT, "N", "computations at once for all clients (8); one client gets at most half",
     .offset = AT(jobs), .min = 2, .max = 256},
    {"limit", OPTION_SECONDS, "S", "seconds that a computation may take (150)", .offset = AT(limit)},
    {"memory", OPTION_INT, "MB", "memory that a computation may take (1024)", .offset = AT(megabytes), .min = 64,
     .max = 1 << 20},
    {.name = NULL},
};

#ifdef ZW_HAVE_SERVE
/* Sanitizers reserve more address space than any bound allows. */
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define MEMORY_IS_BOUNDED 0
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define MEMORY_IS_BOUNDED 0
#endif
#endif
#ifndef MEMORY_IS_BOUNDED
#define MEMORY_IS_BOUNDED 1
#endif

/* Where the page usually is, seen from the program; the caller frees it. NULL: nowhere. */
static char *usual_root(void)
{
    static const char *const places[] = {"/page", "/../share/zw/page"};
    char program[4096];
    ssize_t length = readlink("/proc/self/exe", program, sizeof program - 1);
    program[length > 0 ? length : 0] = '\0';
    char *slash = strrchr(program, '/');
    if (!slash)
        return NULL;
    *slash = '\0';
    for (size_t i = 0; i < sizeof places / sizeof *places; i++) {
        text path = {0}, index = {0};
        text_addf(&path, "%s%s", program, places[i]);
        text_addf(&index, "%s/index.html", path.data);
        int found = !access(index.data, R_OK);
        text_free(&index);
        if (found)
            return path.data;
        text_free(&path);
    }
    return NULL;
}

static int run(const server_options *own)
{
    page_files files;
    serve_options options = {
        .host = own->host,
        .port = own->port,
        .jobs = own->jobs,
        .jobs_of_one = own->jobs / 2,
        .bounds = {.seconds = own->limit,
                   .memory = MEMORY_IS_BOUNDED ? (uint64_t)own->megabytes << 20 : 0,
                   .threads = own->threads},
    };
    char *usual = own->root ? NULL : usual_root();
    const char *root = own->root ? own->root : usual;
    if (!root)
        return bad("there is no page beside the program: expected --root DIR, a folder that `make page` builds");
    int status = page_files_read(root, &files);
    if (!status) {
        interrupt_by_termination();
        status = serve(&options, &files);
        page_files_free(&files);
    }
    free(usual);
    return status;
}
#else
static int run(const server_options *own)
{
    (void)own;
    return bad("this zw was built without its server: expected a build with libcivetweb-dev (zw version)");
}
#endif

int cmd_serve(int argc, char **argv)
{
    static const command_usage usage = {
        .name = "serve",
        .arguments = "",
        .about =
            "Serves the web page that `make page` builds, with this program as its engine: play, analyse, watch a\n"
            "search. It listens on this machine only unless told otherwise, serves only the files of the page, and\n"
            "computes only for the page, within the limits below. Ctrl-C ends it.",
        .example = "zw serve --port 8970",
    };
    server_options own = {
        .host = "127.0.0.1", .port = 8970, .threads = processor_count(), .jobs = 8, .megabytes = 1024, .limit = 150};
    option_group groups[] = {{"options", rows, &own}, {.rows = NULL}};
    command_line line;
    int status = options_read(&usage, groups, argc, argv, &line);
    return status == OPTIONS_GO ? run(&own) : status;
}
