/* plugin.c - the kernel over a game that is known at run time only: a plug-in, or a table that a program hands in.
 *
 * The same template that every built-in game includes; a test holds the two to identical results. */
#define ZW_GAME plugin
#define ZW_GAME_AT_RUN_TIME
#include "trust.h"
#include <zw/kernel.h>
