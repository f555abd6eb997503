/* plugin.h - the entry point of a plug-in, which `zw` and zw_plugin_open() look for in a shared library.
 *
 *     #include <zw/plugin.h>
 *     static const zw_game mygame = {...};
 *     ZW_PLUGIN(mygame)
 *
 * or, with the search compiled around the game, which is several times faster:
 *
 *     #include <zw/game.h>
 *     static const zw_game mygame = {...};
 *     #define ZW_GAME mygame
 *     #include <zw/kernel.h>
 *     #include <zw/plugin.h>
 *
 * Either needs only the include path: cc -O2 -shared -fPIC -Iinclude -o mygame.so mygame.c. C++20 works as well as C: give
 * the members of a zw_game in the order of their declaration, and use -Wno-missing-field-initializers if g++ -Wextra warns
 * about members that are left out. */
#ifndef ZW_PLUGIN_H
#define ZW_PLUGIN_H

#include <zw/zw.h>

#ifdef __cplusplus
#define ZW_EXPORTED extern "C" __attribute__((visibility("default")))
#else
#define ZW_EXPORTED __attribute__((visibility("default")))
#endif

/* Makes the table of a game the plug-in's game. */
#define ZW_PLUGIN(table)                                                                                               \
    ZW_EXPORTED const zw_game *zw_plugin_game(void);                                                                   \
    const zw_game *zw_plugin_game(void)                                                                                \
    {                                                                                                                  \
        return &(table);                                                                                               \
    }

#ifdef ZW_GAME
ZW_PLUGIN(ZW_GAME)
#endif

#ifdef ZW_KERNEL_H
ZW_EXPORTED const zw_kernel *zw_plugin_kernel(void);
const zw_kernel *zw_plugin_kernel(void)
{
    return &ZW_KERNEL_OF(ZW_GAME);
}
#endif

#endif
