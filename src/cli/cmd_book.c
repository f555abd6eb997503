/* cmd_book.c - `zw book`: the command line. Building is in book_build.c, looking in book_show.c. */
#include "book_commands.h"
#include "cli.h"
#include "common/options.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int parse_budget(const char *value, void *where, char *expected, size_t size)
{
    char *end;
    double seconds = strtod(value, &end);
    double unit = !strcmp(end, "") || !strcmp(end, "s") ? 1 : !strcmp(end, "m") ? 60 : !strcmp(end, "h") ? 3600 : 0;
    if (end == value || unit == 0 || !isfinite(seconds) || seconds <= 0) {
        snprintf(expected, size, "a time such as 60s, 5m or 2h");
        return -1;
    }
    *(double *)where = seconds * unit;
    return 0;
}

static int parse_value(const char *value, void *where, char *expected, size_t size)
{
    char *end;
    double number = strtod(value, &end);
    if (end == value || *end || !isfinite(number) || number < 0) {
        snprintf(expected, size, "a value of 0 or more, in the unit shown");
        return -1;
    }
    *(double *)where = number;
    return 0;
}

#define AT(member) offsetof(book_options, member)
static const option_row rows[] = {
    {"positions", OPTION_INT, "N", "build: stop when the book has N positions (1000)", .offset = AT(positions),
     .min = 1, .max = 10000000},
    {"budget", OPTION_CUSTOM, "T", "build: stop after this time, such as 60s, 5m or 2h (no limit)",
     .offset = AT(budget), .parse = parse_budget},
    {"margin", OPTION_CUSTOM, "V",
     "a new book: do not expand positions worth more than V to either side (as suits the game)", .offset = AT(margin),
     .parse = parse_value},
    {"ply", OPTION_CUSTOM, "V", "a new book: one more ply costs as much as a move that loses V (as suits the game)",
     .offset = AT(ply), .parse = parse_value},
    {"batch", OPTION_INT, "N", "build: leaves to expand at once (8)", .offset = AT(batch), .min = 1, .max = 100000},
    {"follow", OPTION_INT, "N", "build: plies of self-play from each of them (0)", .offset = AT(follow), .min = 0,
     .max = ZW_MAX_DEPTH},
    {"jobs", OPTION_INT, "N", "build: searches at once (one for each core)", .offset = AT(jobs), .min = 1, .max = 1024},
    {"position", OPTION_TEXT, "P", "show, probe: the position (the initial one)", .offset = AT(position)},
    {"moves", OPTION_TEXT, "\"M M ...\"", "show, probe: moves to play first", .offset = AT(moves)},
    {"out", OPTION_TEXT, "FILE", "export: the file to write", .offset = AT(out)},
    {.name = NULL},
};

static int build(const game_handle *handle, const char *path, const book_options *own, search_config *config, int argc,
                 char **argv)
{
    /* Neither where the book is nor how far it grows decides what a search finds. */
    static const char *const not_of_search[] = {"--book", "--jobs",   "--positions", "--budget", "--batch",
                                                "--ply",  "--margin", "--follow",    NULL};
    static const char *const not_of_book[] = {"--book", "--jobs", "--budget", NULL};
    text search = {0}, command = {0};
    options_signature(&search, not_of_search, argc, argv);
    text_add(&command, "zw ");
    options_signature(&command, not_of_book, argc, argv);
    int status = book_build(handle, path, own, config, search.data, command.data);
    text_free(&search);
    text_free(&command);
    return status;
}

int cmd_book(int argc, char **argv)
{
    static const command_usage usage = {
        .name = "book",
        .arguments = "GAME build|show|probe|export",
        .least = 2,
        .most = 2,
        .about =
            "An opening book is a text file with the values of positions. Games use it with --book FILE.\n"
            "build extends the book of --book (GAME.book), or begins a new one. It expands the cheapest leaf again "
            "and\n"
            "again; a leaf costs the plies that lead to it and what their moves lose against the best ones. The other\n"
            "values follow by minimax. Each search may take 20000 nodes unless --nodes or --depth says otherwise. The\n"
            "same command makes the same book, even after it was killed.\n"
            "show prints what the book consists of and the tree below a position, to --depth plies (1). probe prints\n"
            "what it knows about the moves of a position; the exit status is 1 when it knows nothing.\n"
            "export writes the moves that the book plays in the form of other programs (chess: Polyglot). Games can\n"
            "use such books too, and show and probe read them.\n"
            "\n"
            "Columns of probe:\n"
            "  value     of the move, for the side to move\n"
            "  error     how wrong the searches along its line were (root mean square)\n"
            "  plies     length of its line in the book\n"
            "  depth, nodes  of the search of the position after the move\n"
            "  rests on  how its line ends: estimate (of a search), solved (the end of the game), or repetition",
        .example = "zw book connect4 build --book c4.book --positions 40 --nodes 500",
    };
    book_options own = {.positions = 1000, .batch = 8, .margin = -1, .ply = -1};
    search_config config = config_new();
    config.tablebase = "off"; /* unless asked for: the same command makes the same book on every machine */
    option_group groups[] = {{"the book", rows, &own}, {"the search", config_rows, &config}, {.rows = NULL}};
    command_line line;
    int status = options_read(&usage, groups, argc, argv, &line);
    if (status != OPTIONS_GO)
        return status;
    const char *action = line.words[1];
    game_handle handle;
    text path = {0};
    own.json = line.json;
    status = game_open(line.words[0], &handle);
    if (status)
        return status;
    text_addf(&path, "%s.book", handle.game->name);
    const char *file = config.book ? config.book : path.data;
    config.book = NULL;
    if (handle.game->shape)
        status = bad("'%s': expected a game whose positions are reached by moves", line.words[0]);
    else if (!handle.game->hash && !(handle.game->flags & ZW_EQUAL_BYTES))
        status =
            bad("'%s' has neither hash() nor ZW_EQUAL_BYTES: expected a game whose positions have keys", line.words[0]);
    else if (!strcmp(action, "build"))
        status = build(&handle, file, &own, &config, argc, argv);
    else if (!strcmp(action, "show"))
        status = book_show(&handle, file, &own, config.depth ? config.depth : 1);
    else if (!strcmp(action, "probe"))
        status = book_probe(&handle, file, &own);
    else if (!strcmp(action, "export"))
        status = book_export(&handle, file, &own);
    else
        status = bad("'%s': expected build, show, probe or export", action);
    text_free(&path);
    game_close(&handle);
    return status;
}
