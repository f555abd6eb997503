/* nim.c - the game of examples/embed as a plug-in: it has format_move() and no parse_move(). */
#define main embed_main
#include "../../examples/embed/main.c"
#undef main
#define ZW_GAME nim
#include <zw/plugin.h>
