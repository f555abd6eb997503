/* plugin_kernel.c - the kernel over a game given at run time as a table of functions.
 *
 * The same template that every built-in game includes; a test holds the two to identical results. */
#define ZW_GAME plugin
#define ZW_GAME_THROUGH_FUNCTIONS
#include <zw/kernel.h>
