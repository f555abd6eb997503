/* cmd_games.c - `zw games` and `zw algorithms`: the library's two lists, as tables and as JSON. */
#include "common/json.h"
#include "common/options.h"

#include <zw/driver.h>

#include <stdio.h>

static const option_group NO_OPTIONS[] = {{.rows = NULL}};

static const char *or_nothing(const char *value)
{
    return value ? value : "";
}

int cmd_games(int argc, char **argv)
{
    static const command_usage usage = {
        .name = "games",
        .arguments = "",
        .about = "Lists the games: their names, and how positions and moves are written.",
        .example = "zw games",
    };
    command_line line;
    int status = options_read(&usage, NO_OPTIONS, argc, argv, &line);
    if (status != OPTIONS_GO)
        return status;
    const zw_game *game;
    for (int i = 0; (game = zw_game_at(i)); i++) {
        if (!line.json) {
            printf("%-10s %s\n%-10s %s\n", game->name, or_nothing(game->title), "", or_nothing(game->notation));
            continue;
        }
        json out;
        json_begin(&out);
        json_string(&out, "name", game->name);
        json_string(&out, "title", game->title);
        json_string(&out, "unit", game->unit);
        json_string(&out, "notation", game->notation);
        json_integer(&out, "max_moves", game->max_moves);
        json_value(&out, "max_score", game, game->max_score);
        json_end(&out, stdout);
    }
    if (!line.json)
        printf("\nAny other game: the path of a plug-in, such as ./mygame.so\n");
    return EXIT_FINE;
}

int cmd_algorithms(int argc, char **argv)
{
    static const command_usage usage = {
        .name = "algorithms",
        .arguments = "",
        .about =
            "Lists the algorithms with their settings (name:setting=value,...) and the papers that they come from.",
        .example = "zw algorithms",
    };
    command_line line;
    int status = options_read(&usage, NO_OPTIONS, argc, argv, &line);
    if (status != OPTIONS_GO)
        return status;
    for (int i = 0; zw_algorithm_at(i); i++) {
        const zw_algorithm *algorithm = zw_algorithm_at(i);
        if (!line.json) {
            printf("%-11s %s\n%-11s %s%s%s\n", algorithm->name, or_nothing(algorithm->summary), "",
                   or_nothing(algorithm->source), algorithm->options && *algorithm->options ? "; settings: " : "",
                   or_nothing(algorithm->options));
            continue;
        }
        json out;
        json_begin(&out);
        json_string(&out, "name", algorithm->name);
        json_string(&out, "summary", algorithm->summary);
        json_string(&out, "source", algorithm->source);
        json_string(&out, "options", or_nothing(algorithm->options));
        json_truth(&out, "table", !!(algorithm->flags & ZW_USES_TABLE));
        json_truth(&out, "guess", !!(algorithm->flags & ZW_USES_GUESS));
        json_truth(&out, "reference", !!(algorithm->flags & ZW_REFERENCE));
        json_truth(&out, "inexact", !!(algorithm->flags & ZW_INEXACT));
        json_end(&out, stdout);
    }
    return EXIT_FINE;
}
