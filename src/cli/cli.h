/* cli.h - the subcommands of zw. */
#ifndef ZW_CLI_H
#define ZW_CLI_H

#include "common/common.h"

/* The subcommands; argv[0] is the subcommand's own name. */
int cmd_games(int argc, char **argv);
int cmd_algorithms(int argc, char **argv);
int cmd_moves(int argc, char **argv);
int cmd_show(int argc, char **argv);
int cmd_perft(int argc, char **argv);
int cmd_search(int argc, char **argv);
int cmd_compare(int argc, char **argv);
int cmd_yardstick(int argc, char **argv);
int cmd_solve(int argc, char **argv);
int cmd_prove(int argc, char **argv);
int cmd_check(int argc, char **argv);
int cmd_lab(int argc, char **argv);
int cmd_match(int argc, char **argv);
int cmd_selfplay(int argc, char **argv);
int cmd_analyse(int argc, char **argv);
int cmd_play(int argc, char **argv);
int cmd_tune(int argc, char **argv);
int cmd_book(int argc, char **argv);
int cmd_tablebase(int argc, char **argv);
int cmd_new_game(int argc, char **argv);
int cmd_check_game(int argc, char **argv);
int cmd_suite(int argc, char **argv);
int cmd_bench(int argc, char **argv);
int cmd_version(int argc, char **argv);
int cmd_serve(int argc, char **argv);
int cmd_uci(int argc, char **argv);
int cmd_nboard(int argc, char **argv);
int cmd_gtp(int argc, char **argv);
int cmd_hub(int argc, char **argv);

typedef struct cli_command {
    const char *name;
    const char *summary;
    int (*run)(int argc, char **argv);
} cli_command;

/* `zw completions`, which describes the commands of a table. */
int completions(const cli_command *commands, int count, int argc, char **argv);

#endif
