/* cmd_check_game.c - `zw check-game`: walks a plug-in and says in words which promises it breaks. */
#include "common/interrupt.h"
#include "common/json.h"
#include "common/options.h"

#include <stdio.h>
#include <string.h>

typedef struct check_options {
    int games;
    uint64_t seed;
} check_options;

#define AT(member) offsetof(check_options, member)
static const option_row rows[] = {
    {"games", OPTION_INT, "N", "random games to walk (200)", .offset = AT(games), .min = 1, .max = 1000000},
    {"seed", OPTION_COUNT, "N", "of the random games (1)", .offset = AT(seed)},
    {.name = NULL},
};

#define GAMES_AT_ONCE 200

typedef struct complaints {
    int json;
    int count;
} complaints;

static void complain(void *context, const char *sentence)
{
    complaints *made = context;
    made->count++;
    if (!made->json) {
        printf("%s\n", sentence);
        return;
    }
    json out;
    json_begin(&out);
    json_string(&out, "broken", sentence);
    json_end(&out, stdout);
}

static int check(const zw_game *game, const char *path, const check_options *options, int json_wanted)
{
    complaints made = {.json = json_wanted};
    zw_error error = {0};
    zw_status status = ZW_OK;
    int walked = 0; /* in parts, so that Ctrl-C need not wait for the last game */
    for (uint64_t part = 0; status == ZW_OK && walked < options->games && !interrupted(); part++) {
        int games = options->games - walked < GAMES_AT_ONCE ? options->games - walked : GAMES_AT_ONCE;
        status = zw_game_check(game, options->seed + part, games, complain, &made, &error);
        walked += games;
    }
    if (status != ZW_OK && status != ZW_BAD_GAME)
        return bad("%s: %s", path, error.text);
    if (json_wanted) {
        json out;
        json_begin(&out);
        json_string(&out, "game", game->name);
        json_truth(&out, "keeps_promises", status == ZW_OK);
        json_integer(&out, "broken_promises", made.count);
        json_end(&out, stdout);
    } else if (status == ZW_OK) {
        printf("%s keeps its promises (%d games walked)\n", game->name, walked);
    }
    return status == ZW_OK ? EXIT_FINE : EXIT_NO;
}

int cmd_check_game(int argc, char **argv)
{
    static const command_usage usage = {
        .name = "check-game",
        .arguments = "FILE.so",
        .least = 1,
        .most = 1,
        .about =
            "Walks random games of a plug-in (or of a built-in game, by name) and compares what its functions say\n"
            "with each other. One sentence for each broken promise; exit status 1 when there is one.",
        .example = "zw check-game connect4",
    };
    check_options options = {.games = 200, .seed = 1};
    option_group groups[] = {{"options", rows, &options}, {.rows = NULL}};
    command_line line;
    int status = options_read(&usage, groups, argc, argv, &line);
    if (status != OPTIONS_GO)
        return status;
    const zw_game *built_in = strchr(line.words[0], '/') ? NULL : zw_game_find(line.words[0]);
    if (built_in)
        return check(built_in, line.words[0], &options, line.json);
    zw_error error = {0};
    zw_plugin *plugin = zw_plugin_open(line.words[0], &error);
    if (!plugin)
        return bad("%s", error.text);
    status = check(zw_plugin_get(plugin), line.words[0], &options, line.json);
    zw_plugin_close(plugin);
    return status;
}
