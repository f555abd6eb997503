/* fuzz_play.c - what a person types in `zw play`, under libFuzzer.
 *
 * The first byte chooses the game and whether answers are JSON, the rest is the standard input. Games are saved and loaded in
 * memory. The command comes to its end. */
#define _GNU_SOURCE /* fmemopen() */
#include "support.h"

#include "cli/cli.h"

#include <stdio.h>

static const char *const games[] = {"chess", "othello", "checkers", "connect4", "kalah", "tree"};
enum { GAMES = sizeof games / sizeof *games };

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static int silent;
    if (size < 2)
        return 0;
    if (!silent)
        silent = freopen("/dev/null", "w", stdout) != NULL;
    int row = fuzz_row(data, size, 2 * GAMES);
    char *words[] = {"play",
                     (char *)(uintptr_t)games[row % GAMES],
                     "--side=both",
                     "--nodes=40",
                     "--table=16K",
                     "--tablebase=off",
                     row < GAMES ? NULL : "--json",
                     NULL};
    FILE *usual = stdin;
    stdin = fmemopen((void *)(uintptr_t)(data + 1), size - 1, "rb");
    require(stdin != NULL);
    fuzz_file("game", "", 0);
    require(cmd_play(row < GAMES ? 6 : 7, words) == EXIT_FINE);
    fclose(stdin);
    stdin = usual;
    return 0;
}
