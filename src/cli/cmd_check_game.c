/* cmd_check_game.c - `zw check-game`: walks a plug-in and says in words which promises it breaks. */
#include "check_child.h"
#include "common/json.h"
#include "common/options.h"

#include <stdio.h>

typedef struct check_options {
    int games;
    uint64_t seed;
    double patience;
} check_options;

#define AT(member) offsetof(check_options, member)
static const option_row rows[] = {
    {"games", OPTION_INT, "N", "random games to play (200)", .offset = AT(games), .min = 1, .max = 1000000},
    {"seed", OPTION_COUNT, "N", "the seed of the random games (1)", .offset = AT(seed)},
    {"patience", OPTION_SECONDS, "S", "seconds that one call of a function of the game may take (10)",
     .offset = AT(patience)},
    {.name = NULL},
};

static void print_sentence(void *user, const char *sentence)
{
    const int *json_wanted = user;
    if (!*json_wanted) {
        printf("%s\n", sentence);
    } else {
        json out;
        json_begin(&out);
        json_string(&out, "broken", sentence);
        json_end(&out, stdout);
    }
    fflush(stdout);
}

static int check(const char *game, const check_options *options, int json_wanted)
{
    check_request request = {
        .game = game, .games = options->games, .seed = options->seed, .patience = options->patience};
    check_result result = {.walked = 0};
    text why = {0};
    int status = check_in_child(&request, print_sentence, &json_wanted, &result, &why);
    if (status == EXIT_BAD) {
        bad("%s", why.data ? why.data : "");
    } else if (json_wanted) {
        json out;
        json_begin(&out);
        json_string(&out, "game", result.name[0] ? result.name : game);
        json_truth(&out, "keeps_promises", status == EXIT_FINE);
        json_integer(&out, "broken_promises", result.broken);
        json_truth(&out, "table", !result.keyless);
        json_end(&out, stdout);
    } else if (status == EXIT_FINE) {
        printf("%s keeps its promises (%d games walked)\n", result.name, result.walked);
        if (result.keyless)
            printf("but it has neither hash() nor ZW_EQUAL_BYTES, so it is searched without a table\n");
    }
    text_free(&why);
    return status;
}

int cmd_check_game(int argc, char **argv)
{
    static const command_usage usage = {
        .name = "check-game",
        .arguments = "FILE.so",
        .least = 1,
        .most = 1,
        .about = "Plays random games of a plug-in (or of a built-in game, by name) and checks that its functions agree "
                 "with\n"
                 "each other. Prints one sentence for each fault, with the moves that lead to it; the exit status is 1 "
                 "when\n"
                 "there is one. The game runs in a separate process, so a crash is reported like any other fault.",
        .example = "zw check-game connect4",
    };
    check_options options = {.games = 200, .seed = 1, .patience = 10};
    option_group groups[] = {{"options", rows, &options}, {.rows = NULL}};
    command_line line;
    int status = options_read(&usage, groups, argc, argv, &line);
    return status != OPTIONS_GO ? status : check(line.words[0], &options, line.json);
}
