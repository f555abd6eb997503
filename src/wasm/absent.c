/* absent.c - what a program has and WebAssembly has not: shared libraries to load games from, files to replace, and signals.
 * Searches are ended from outside, together with the instance. */
#include "base/error.h"
#include "base/replace.h"
#include "common/interrupt.h"

#include <errno.h>
#include <stddef.h>

zw_plugin *zw_plugin_open(const char *path, zw_error *error)
{
    zw_fail(error, ZW_UNSUPPORTED, "cannot load plug-in '%s': expected one of the games of this module", path);
    return NULL;
}

const zw_game *zw_plugin_get(const zw_plugin *plugin)
{
    (void)plugin;
    return NULL;
}

const zw_kernel *zw_plugin_get_kernel(const zw_plugin *plugin)
{
    (void)plugin;
    return NULL;
}

void zw_plugin_close(zw_plugin *plugin)
{
    (void)plugin;
}

int zw_replace_file(const char *path, const void *bytes, size_t size)
{
    (void)path, (void)bytes, (void)size;
    return EROFS;
}

int interrupted(void)
{
    return 0;
}

const int *interrupt_sign(void)
{
    static const int never = 0;
    return &never;
}

zw_status interruptible_search(zw_engine *engine, const zw_limits *limits, zw_report *report, zw_error *error)
{
    return zw_engine_search(engine, limits, report, error);
}
