/* tablebases.c - the databases that are open: see tablebases.h. */
#define _POSIX_C_SOURCE 200809L
#include "tablebases.h"

#include "game/databases.h"
#include "syzygy/syzygy.h"

#include <stdlib.h>
#include <string.h>

enum { MOST = 16 };

/* Opened when first asked for, and kept for the rest of the run, or until they are forgotten: searches on several threads use
 * them. All are opened before the first search starts. */
static struct {
    const struct zw_databases *of; /* the game's */
    char *directory;
    zw_tablebase *tablebase; /* NULL: there is none */
} known[MOST];
static int known_count;

char *tablebases_directory(const zw_game *game)
{
    const char *set = getenv("ZW_TABLEBASE"), *data = getenv("XDG_DATA_HOME"), *home = getenv("HOME");
    text path = {0};
    if (set && *set)
        text_add(&path, set);
    else if (data && *data)
        text_addf(&path, "%s/zw/%s", data, game->name);
    else
        text_addf(&path, "%s/.local/share/zw/%s", home ? home : "", game->name);
    return path.data;
}

static void complain(void *user, const char *sentence)
{
    (void)user;
    bad("%s", sentence);
}

zw_tablebase *tablebases_open(const zw_game *game, const char *directory, zw_error *error)
{
    for (int i = 0; i < known_count; i++)
        if (known[i].of == game->databases && !strcmp(known[i].directory, directory))
            return known[i].tablebase;
    zw_tablebase *opened = game->databases && game->databases->wrap
                               ? syzygy_open(game->databases, directory, error)
                               : zw_tablebase_open(game, directory, complain, NULL, error);
    if (known_count < MOST) {
        known[known_count].of = game->databases;
        known[known_count].directory = copy_text(directory);
        known[known_count++].tablebase = opened;
    }
    return opened;
}

void tablebases_forget(const zw_game *game)
{
    int kept = 0;
    for (int i = 0; i < known_count; i++) {
        if (known[i].of != game->databases) {
            known[kept++] = known[i];
            continue;
        }
        zw_tablebase_close(known[i].tablebase);
        free(known[i].directory);
    }
    known_count = kept;
}

int tablebases_find(const zw_game *game, const char *wanted, zw_tablebase **to)
{
    zw_error error = {0};
    *to = NULL;
    if (wanted && !strcmp(wanted, "off"))
        return EXIT_FINE;
    char *usual = wanted ? NULL : tablebases_directory(game);
    if (wanted || game->databases)
        *to = tablebases_open(game, wanted ? wanted : usual, &error);
    free(usual);
    /* files of ours have been complained about, one by one */
    if (!wanted && error.status == ZW_BAD_INPUT && game->databases->wrap)
        bad("%s", error.text);
    return wanted && !*to ? bad("--tablebase %s: %s", wanted, error.text[0] ? error.text : "nothing there") : EXIT_FINE;
}

void tablebases_tell_damage(void)
{
    char sentence[512];
    for (int i = 0; i < known_count; i++)
        while (known[i].tablebase && zw_tablebase_damage(known[i].tablebase, sentence, sizeof sentence))
            bad("%s", sentence);
}
