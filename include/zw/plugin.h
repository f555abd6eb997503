/* plugin.h - the entry point of a plug-in: what `zw` and zw_plugin_open() ask a shared library for.
 *
 *     static const zw_game mygame = {...};
 *     #define ZW_GAME mygame
 *     #include <zw/plugin.h>
 *
 * With <zw/kernel.h> included before it, the plug-in brings its own search, compiled around the game. */
#ifndef ZW_PLUGIN_H
#define ZW_PLUGIN_H

#include <zw/zw.h>

#ifdef __cplusplus
extern "C" {
#endif

__attribute__((visibility("default"))) const zw_game *zw_plugin_game(void);
const zw_game *zw_plugin_game(void)
{
    return &ZW_GAME;
}

#ifdef __cplusplus
}
#endif
#endif
