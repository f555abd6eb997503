/* judge.h - what the engine's tests share: negamax with the rules of a search written out plainly (wins by distance,
 * grain, quiescence, repetition), and engines that fail the test instead of returning errors. It shares no code with
 * the library. */
#ifndef ZW_TESTS_JUDGE_H
#define ZW_TESTS_JUDGE_H

#include <stdarg.h>
#include <setjmp.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>
#include <zw/zw.h>

#define JUDGE_PATH 512

typedef struct judge {
    const zw_game *game;
    int tournament; /* distance counts from the root, repetition is a draw */
    zw_value grain; /* 0 and 1: none */
    int quiescence;
    uint64_t path[JUDGE_PATH]; /* keys of the game before the root and of the current line */
    int before; /* how many stand before the root */
} judge;

/* The value of a position `ply` plies from the root with `depth` plies to go. */
zw_value judge_value(judge *j, const void *position, int depth, int ply);
/* The value of each root move, in the order of moves(); returns their number. */
int judge_moves(judge *j, const void *position, int depth, zw_move *moves, zw_value *values);
/* Is the reported line what it says? Every move is legal and keeps the value, and a complete one has its length. */
void judge_line(judge *j, const void *position, const zw_report *report);

/* The algorithms that drive the kernel, and the reference searches that work on every game; both end with NULL. */
extern const char *const kernel_algorithms[];
extern const char *const plain_algorithms[];

zw_engine_options options_of(const char *algorithm, int tournament); /* with a table of 4096 entries */
zw_engine *engine_for(const zw_game *game, const zw_engine_options *options);
/* Searches the engine's position. */
zw_report searched(zw_engine *engine, zw_limits limits);
/* The same with an engine of its own; moves and other pointers of the report are gone. */
zw_report searched_once(const zw_game *game, const zw_engine_options *options, zw_limits limits);

#endif
