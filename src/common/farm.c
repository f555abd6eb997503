/* farm.c - the helpers of a command: see farm.h. */
#define _POSIX_C_SOURCE 200809L
#include "farm.h"
#include "interrupt.h"

#include <dirent.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#define NAP_FIRST 20e-6
#define NAP_LONGEST 2e-3

static const farm *used;
static text scratch;

void farm_use(const farm *with)
{
    used = with;
}

int farm_helpers(void)
{
    return used ? used->helpers : 0;
}

int farm_helping(void)
{
    return used && used->helping;
}

int farm_neighbours(void)
{
    return used ? used->neighbours : 1;
}

int farm_processors(void)
{
    int share = processor_count() / farm_neighbours();
    return share > 1 ? share : 1;
}

void farm_begin(int orders)
{
    used->begin(orders);
}

farm_news farm_hear(int *helper, text *bytes)
{
    return used->hear(helper, bytes);
}

void farm_send(int helper, const void *bytes, size_t length)
{
    used->send(helper, bytes, length);
}

int farm_backlog(int helper)
{
    return used->backlog(helper);
}

void farm_over(void)
{
    used->over();
}

zw_status farm_search(zw_engine *engine, const zw_limits *limits, zw_report *report, zw_error *error)
{
    if (farm_helpers() || farm_helping())
        return used->search(engine, limits, report, error);
    return interruptible_search(engine, limits, report, error);
}

const char *farm_scratch(void)
{
    const char *where = getenv("TMPDIR");
    if (scratch.length)
        return scratch.data;
    text_addf(&scratch, "%s/zw-helper-XXXXXX", where && *where ? where : "/tmp");
    if (!mkdtemp(scratch.data)) {
        bad("cannot make the directory '%s': %s", scratch.data, strerror(errno));
        text_free(&scratch);
    }
    return scratch.data;
}

void farm_forget_scratch(void)
{
    DIR *directory = scratch.length ? opendir(scratch.data) : NULL;
    if (!directory)
        return;
    for (struct dirent *entry; (entry = readdir(directory)) != NULL;)
        (void)unlinkat(dirfd(directory), entry->d_name, 0);
    closedir(directory);
    (void)rmdir(scratch.data);
    text_free(&scratch);
}

void farm_nap(double *nap)
{
    *nap = *nap > 0 ? 1.5 * *nap : NAP_FIRST;
    *nap = *nap < NAP_LONGEST ? *nap : NAP_LONGEST;
    struct timespec time = {.tv_nsec = (long)(1e9 * *nap)};
    nanosleep(&time, NULL);
}
