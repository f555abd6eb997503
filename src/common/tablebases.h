/* tablebases.h - where the program finds its endgame databases. It opens each directory once and keeps it open. It knows
 * nothing of what is in them. */
#ifndef ZW_COMMON_TABLEBASES_H
#define ZW_COMMON_TABLEBASES_H

#include "common.h"

/* Where those of a game are unless told otherwise: $ZW_TABLEBASE, or zw/GAME among the user's data. The caller frees it. */
char *tablebases_directory(const zw_game *game);

/* The database of --tablebase: a directory, "off", or NULL for the usual place, where it need not be. Complains of files
 * that cannot be used, once. Returns an exit status; EXIT_FINE with *to = NULL when there is none. */
int tablebases_find(const zw_game *game, const char *wanted, zw_tablebase **to);
/* The same without a word on stderr about the directory. */
zw_tablebase *tablebases_open(const zw_game *game, const char *directory, zw_error *error);
/* Closes those of a game, which no engine may be using. */
void tablebases_forget(const zw_game *game);
/* Says on stderr in which files the search has met damage, of each once. */
void tablebases_tell_damage(void);

#endif
