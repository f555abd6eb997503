/* syzygy.h - Syzygy endgame tables of chess, read by libfathom where the program was built with it. */
#ifndef ZW_SYZYGY_H
#define ZW_SYZYGY_H

#include "game/databases.h"

/* Opens the tables in a directory, or in several with colons between them. Fathom keeps them in variables of its own, so that a
 * process has one set of tables: a second is refused until the first is closed. All files are looked at before: Fathom itself
 * would print, or die of them. NULL with an error: nothing there that can be used. */
zw_tablebase *syzygy_open(const zw_databases *of, const char *path, zw_error *error);

/* files.c: 0 when every table in these directories is as long as it must be, and there is one; -1 with an error. */
int syzygy_check_files(const char *path, zw_error *error);

#endif
