/* cmd_protocol.c - `zw uci`, `zw gtp`, `zw nboard` and `zw hub`: the command lines of the engine protocols. What is spoken is in
 * src/protocol. */
#include "cli.h"
#include "common/config.h"
#include "protocol/protocol.h"

static int run_protocol(const command_usage *usage, int (*run)(const search_config *config), int argc, char **argv)
{
    search_config config = config_new();
    option_group groups[] = {{"the search", config_rows, &config}, {.rows = NULL}};
    command_line line;
    int status = options_read(usage, groups, argc, argv, &line);
    if (status != OPTIONS_GO)
        return status;
    if (line.json)
        return bad("--json: expected no such option, the protocol defines the output");
    config.plays_games = 1;
    status = config_for_play(&config);
    if (status)
        return status;
    return run ? run(&config) : bad("zw %s needs threads, which were left out when zw was built", usage->name);
}

#ifdef ZW_NO_THREADS
#define protocol_gtp NULL
#define protocol_hub NULL
#define protocol_nboard NULL
#define protocol_uci NULL
#endif

int cmd_uci(int argc, char **argv)
{
    static const command_usage usage = {
        .name = "uci",
        .arguments = "",
        .about =
            "Plays chess by the Universal Chess Interface on the standard input and output. Type `help` there for the\n"
            "commands. Options set by the GUI override those given here. Installed also as zw-uci.",
        .example = "echo go depth 5 | zw uci",
    };
    return run_protocol(&usage, protocol_uci, argc, argv);
}

int cmd_gtp(int argc, char **argv)
{
    static const command_usage usage = {
        .name = "gtp",
        .arguments = "",
        .about = "Plays Othello by the Go Text Protocol, version 2, on the standard input and output. Type `help` "
                 "there for\n"
                 "the commands. Without time_settings and without a limit here zw thinks for one second a move. The "
                 "comment\n"
                 "# interrupt ends a search early. Installed also as zw-gtp.",
        .example = "echo genmove black | zw gtp --seconds 0.1",
    };
    return run_protocol(&usage, protocol_gtp, argc, argv);
}

int cmd_nboard(int argc, char **argv)
{
    static const command_usage usage = {
        .name = "nboard",
        .arguments = "",
        .about =
            "Plays Othello by the protocol of NBoard, version 2, on the standard input and output. Type `help` there\n"
            "for the commands. NBoard sets the depth, and the clock of its game the time; limits given here hold as\n"
            "well. Installed also as zw-nboard.",
        .example = "echo go | zw nboard --depth 8",
    };
    return run_protocol(&usage, protocol_nboard, argc, argv);
}

int cmd_hub(int argc, char **argv)
{
    static const command_usage usage = {
        .name = "hub",
        .arguments = "",
        .about =
            "Plays English checkers by the Hub protocol, version 2, on the standard input and output. Type `help`\n"
            "there for the commands. Options set by the GUI override those given here; limits given here hold as "
            "well.\n"
            "Without a level and without a limit zw thinks for one second a move. Installed also as zw-hub.",
        .example = "printf 'level depth=12\\ngo think\\n' | zw hub",
    };
    return run_protocol(&usage, protocol_hub, argc, argv);
}
