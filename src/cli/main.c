/* main.c - the program zw: a table of commands. Each command reads its own line; nothing of their work is known here. With
 * ZW_CLUSTER it is zw-mpi, which has the same commands and more processes to carry them out. */
#include "cli.h"
#include "common/interrupt.h"
#include "common/options.h"
#include "common/positions.h"
#include "common/tablebases.h"
#ifdef ZW_CLUSTER
#include "cluster/cluster.h"
#endif

#include <stdio.h>
#include <string.h>

static int cmd_completions(int argc, char **argv);

static const cli_command commands[] = {
    {"games", "list the games and their notations", cmd_games},
    {"algorithms", "list the algorithms and their papers", cmd_algorithms},
    {"moves", "list the legal moves of positions", cmd_moves},
    {"show", "show a position or a game: board, moves, result", cmd_show},
    {"perft", "count move sequences", cmd_perft},
    {"search", "search a position: value, best move, line, counts", cmd_search},
    {"compare", "compare algorithms on the same positions, in one table", cmd_compare},
    {"yardstick", "compare a search with the minimal tree and graph", cmd_yardstick},
    {"solve", "find the exact value of an endgame, best move, line", cmd_solve},
    {"prove", "write a certificate that a value is right", cmd_prove},
    {"check", "check a certificate independently", cmd_check},
    {"lab", "run the papers' experiments and see their results", cmd_lab},
    {"match", "play configurations against each other; Elo +- error", cmd_match},
    {"suite", "count how many test positions are solved", cmd_suite},
    {"analyse", "judge every move of a game, mark the faults", cmd_analyse},
    {"selfplay", "make a set of positions by self-play", cmd_selfplay},
    {"tune", "learn an evaluation by self-play", cmd_tune},
    {"book", "build opening books and look into them", cmd_book},
    {"tablebase", "build or verify endgame databases", cmd_tablebase},
    {"play", "play in the terminal", cmd_play},
    {"serve", "serve the web page: play, analyse, watch a search", cmd_serve},
    {"uci", "engine protocol: chess", cmd_uci},
    {"nboard", "engine protocol: Othello under NBoard", cmd_nboard},
    {"gtp", "engine protocol: Othello by GTP", cmd_gtp},
    {"hub", "engine protocol: checkers", cmd_hub},
    {"new-game", "write a plug-in to start from, and its test", cmd_new_game},
    {"check-game", "check that a plug-in follows the rules of the interface", cmd_check_game},
    {"bench", "run a fixed workload: node signature, nodes per second", cmd_bench},
    {"completions", "print the completions of a shell", cmd_completions},
#ifdef ZW_CLUSTER
    {"cluster", "measure the messages between the ranks", cmd_cluster},
#endif
    {"version", "show the version and what was built in", cmd_version},
};
enum { COMMANDS = sizeof commands / sizeof *commands };

static int cmd_completions(int argc, char **argv)
{
    return completions(commands, COMMANDS, argc, argv);
}

static int print_help(void)
{
    printf("zw %s - game-tree search with memory\n\nusage: zw COMMAND [arguments] [options]\n\n", zw_version());
    for (int i = 0; i < COMMANDS; i++)
        printf("  %-12s %s\n", commands[i].name, commands[i].summary);
    printf("  %-12s %s\n", "help", "this text, or `zw help COMMAND`");
    printf("\nexample:\n  zw search connect4 --position 4453 --depth 12\n");
    return EXIT_FINE;
}

static const cli_command *find_command(const char *name)
{
    for (int i = 0; i < COMMANDS; i++)
        if (!strcmp(commands[i].name, name))
            return &commands[i];
    return NULL;
}

static int unknown_command(const char *name)
{
    const char *names[COMMANDS + 2] = {"help"};
    for (int i = 0; i < COMMANDS; i++)
        names[1 + i] = commands[i].name;
    const char *near = options_nearest(names, name);
    if (near)
        return bad("unknown command '%s': did you mean %s? (zw help)", name, near);
    return bad("unknown command '%s': expected one that `zw help` lists", name);
}

/* A program called zw-gtp is `zw gtp`: boards that start engines give them a name and nothing else. */
static const cli_command *command_of_link(const char *program)
{
    const char *slash = strrchr(program, '/'), *name = slash ? slash + 1 : program;
    return strncmp(name, "zw-", 3) == 0 ? find_command(name + 3) : NULL;
}

static int run(int argc, char **argv)
{
    const cli_command *linked = argc > 0 ? command_of_link(argv[0]) : NULL;
    if (linked)
        return linked->run(argc, argv);
    if (argc < 2)
        return bad("no command: expected one that `zw help` lists");
    const char *name = argv[1];
    int help = !strcmp(name, "help") || !strcmp(name, "--help") || !strcmp(name, "-h");
    if (help && argc == 2)
        return print_help();
    if (help)
        name = argv[2];
    else if (!strcmp(name, "--version"))
        name = "version";
    const cli_command *command = find_command(name);
    if (!command)
        return unknown_command(name);
    if (help) {
        char ask[] = "--help", *words[] = {argv[2], ask, NULL};
        return command->run(2, words);
    }
    return command->run(argc - 1, argv + 1);
}

static int run_all(int argc, char **argv)
{
#ifdef ZW_CLUSTER
    int status = cluster_begin(&argc, &argv);
    return cluster_end(status ? status : run(argc, argv));
#else
    return run(argc, argv);
#endif
}

/* Whoever asks for JSON gets it whatever happens, a line that cannot be understood included. */
static void look_for_json(int argc, char **argv)
{
    for (int i = 1; i < argc && strcmp(argv[i], "--"); i++)
        if (!strcmp(argv[i], "--json"))
            complain_as_json();
}

int main(int argc, char **argv)
{
    look_for_json(argc, argv);
    positions_program(argv[0]);
    interrupt_install();
    int status = run_all(argc, argv);
    tablebases_tell_damage();
    if (fflush(stdout) || ferror(stdout))
        return bad("cannot write the output");
    return status;
}
