/* databases.c - endgame databases as <zw/zw.h> offers them, whatever the game: every call goes to the functions of the
 * database's game. */
#include "databases.h"
#include "../base/error.h"

#include <stdio.h>

/* "checkers", or several names with commas between them. */
static void name_games(char *names, size_t size)
{
    size_t length = 0;
    names[0] = '\0';
    for (int i = 0; zw_game_at(i); i++)
        if (zw_game_at(i)->databases && zw_game_at(i)->databases->open && length < size)
            length += (size_t)snprintf(names + length, size - length, "%s%s", length ? ", " : "", zw_game_at(i)->name);
}

const zw_databases *zw_databases_of(const zw_game *game, zw_error *error)
{
    char names[200];
    if (game->databases && game->databases->open)
        return game->databases;
    name_games(names, sizeof names);
    zw_fail(error, ZW_UNSUPPORTED, "%s has no endgame databases: expected %s", game->name, names);
    return NULL;
}

zw_tablebase *zw_tablebase_open(const zw_game *game, const char *directory, zw_complaint complain, void *user,
                                zw_error *error)
{
    const zw_databases *functions = zw_databases_of(game, error);
    return functions ? functions->open(directory, complain, user, error) : NULL;
}

void zw_tablebase_close(zw_tablebase *tablebase)
{
    if (tablebase)
        tablebase->functions->close(tablebase);
}

int zw_tablebase_pieces(const zw_tablebase *tablebase)
{
    return tablebase->functions->pieces(tablebase);
}

int zw_tablebase_probe(zw_tablebase *tablebase, const void *position, zw_known *known)
{
    return tablebase->functions->probe(tablebase, position, known);
}

int zw_tablebase_damage(zw_tablebase *tablebase, char *text, size_t size)
{
    return tablebase->functions->damage(tablebase, text, size);
}
