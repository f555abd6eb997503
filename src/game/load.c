/* load.c - games from shared libraries.
 *
 * The library exports zw_plugin_game(); what it returns is checked before anything is called. */
#define _POSIX_C_SOURCE 200809L
#include "game.h"
#include "../base/error.h"

#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct zw_plugin {
    void *library;
    zw_game game; /* grown to this library's size */
    const zw_kernel *kernel; /* its own; NULL: none */
};

/* A plug-in that includes <zw/kernel.h> brings its own search; plug-ins that were compiled with an earlier <zw/plugin.h>
 * have it under the name of their game alone. */
static zw_status find_kernel(zw_plugin *plugin, zw_error *error)
{
    char name[64];
    const zw_kernel *(*entry)(void);
    void *symbol = dlsym(plugin->library, "zw_plugin_kernel");
    if (symbol) {
        memcpy(&entry, &symbol, sizeof entry);
        plugin->kernel = entry();
    } else if ((size_t)snprintf(name, sizeof name, "zw_kernel_%s", plugin->game.name) < sizeof name) {
        plugin->kernel = dlsym(plugin->library, name);
    }
    return zw_kernel_choose(&plugin->game, plugin->kernel, 0, error) ? ZW_OK : ZW_BAD_GAME;
}

zw_plugin *zw_plugin_open(const char *path, zw_error *error)
{
    zw_plugin *plugin = calloc(1, sizeof *plugin);
    if (!plugin) {
        zw_fail(error, ZW_NO_MEMORY, "no memory for plug-in %s", path);
        return NULL;
    }
    char *local =
        strchr(path, '/') ? NULL : malloc(strlen(path) + 3); /* a bare name is a file here, not a system library */
    if (local) {
        strcpy(local, "./");
        strcat(local, path);
    }
    plugin->library = dlopen(local ? local : path, RTLD_NOW | RTLD_LOCAL);
    free(local);
    if (!plugin->library) {
        const char *why = dlerror();
        zw_fail(error, ZW_BAD_INPUT, "cannot load plug-in '%s': %s", path, why ? why : "expected a shared library");
        zw_plugin_close(plugin);
        return NULL;
    }
    const zw_game *(*entry)(void);
    void *symbol = dlsym(plugin->library, "zw_plugin_game");
    if (!symbol) {
        zw_fail(error, ZW_BAD_GAME, "plug-in '%s' has no entry point: expected const zw_game *zw_plugin_game(void)",
                path);
        zw_plugin_close(plugin);
        return NULL;
    }
    memcpy(&entry, &symbol, sizeof entry);
    const zw_game *game = entry();
    zw_error inner = {0};
    if (!game || zw_game_validate(game, &inner) != ZW_OK) {
        zw_fail(error, ZW_BAD_GAME, "plug-in '%s': %s", path, game ? inner.text : "zw_plugin_game() returned NULL");
        zw_plugin_close(plugin);
        return NULL;
    }
    plugin->game = zw_game_whole(game);
    if (find_kernel(plugin, &inner) != ZW_OK) {
        zw_fail(error, ZW_BAD_GAME, "plug-in '%s': %s", path, inner.text);
        zw_plugin_close(plugin);
        return NULL;
    }
    return plugin;
}

const zw_game *zw_plugin_get(const zw_plugin *plugin)
{
    return &plugin->game;
}

const zw_kernel *zw_plugin_get_kernel(const zw_plugin *plugin)
{
    return plugin->kernel;
}

void zw_plugin_close(zw_plugin *plugin)
{
    if (!plugin)
        return;
    if (plugin->library)
        dlclose(plugin->library);
    free(plugin);
}
