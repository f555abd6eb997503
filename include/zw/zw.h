/* zw.h - the public interface of libzw: game-tree search with memory.
 *
 * Describe a two-player game in a zw_game, make a zw_engine for it, give it a position, and ask it to search:
 *
 *     zw_error error = {0};
 *     zw_engine *engine = zw_engine_new(zw_game_find("connect4"), NULL, &error);
 *     zw_report report = ZW_REPORT;
 *     if (!engine || zw_engine_search(engine, &ZW_LIMITS(.seconds = 1.0), &report, &error) != ZW_OK) {
 *         puts(error.text);
 *         return 1;
 *     }
 *     ... report.best, report.value, report.line ...
 *     zw_engine_free(engine);
 *
 * The library never prints, never exits and keeps no global state. Every call that can fail returns a zw_status (or NULL)
 * and says why in a zw_error. Different engines may be used from different threads at once, also over one shared
 * zw_table; one engine is used by one thread at a time, except for zw_engine_stop(). Structs that a caller fills begin
 * with their size (ZW_LIMITS and ZW_REPORT set it), so that a later library knows which members are there.
 *
 * Other headers serve other purposes: zw/game.h to write a game (included here), zw/kernel.h to compile the search around
 * it, zw/selective.h to make that search selective, zw/driver.h to write an algorithm, zw/switches.h to list the switches
 * of a search, and zw/experiment.h for the laboratory. */
#ifndef ZW_ZW_H
#define ZW_ZW_H

#include <zw/game.h>

#ifdef __cplusplus
extern "C" {
#endif

#define ZW_VERSION "0.1.0"

/* ---------------------------------------------------------------------------------------------------------- errors */

typedef enum zw_status {
    ZW_OK = 0,
    ZW_NO_MEMORY, /* an allocation failed */
    ZW_BAD_INPUT, /* a position, a move, a name, an option */
    ZW_BAD_GAME, /* a game that breaks the rules of zw/game.h (see zw_game_check) */
    ZW_UNSUPPORTED, /* a combination without meaning, such as several threads without a table */
    ZW_SYSTEM /* the operating system refused: a file, a library, a thread */
} zw_status;

typedef struct zw_error {
    zw_status status;
    char text[512]; /* one line that names the offending input and what was expected */
} zw_error;

/* ----------------------------------------------------------------------------------------------------------- games */

/* The games of this library by number, from 0 (NULL: no more), and by name (NULL: unknown). */
const zw_game *zw_game_at(int number);
const zw_game *zw_game_find(const char *name);
/* The game that a kernel is compiled around. */
const zw_game *zw_kernel_game(const zw_kernel *kernel);

/* A game from a shared library, which exports
 *     const zw_game *zw_plugin_game(void);
 * The game stays valid until zw_plugin_close(). */
typedef struct zw_plugin zw_plugin;
zw_plugin *zw_plugin_open(const char *path, zw_error *error);
const zw_game *zw_plugin_get(const zw_plugin *plugin);
const zw_kernel *
zw_plugin_get_kernel(const zw_plugin *plugin); /* the search compiled around it (zw/kernel.h), or NULL */
void zw_plugin_close(zw_plugin *plugin);

/* Plays random games and checks that the functions of a game agree with each other. Calls `complain` with one sentence for
 * each fault (at most one of a kind). Returns ZW_OK when there was none, ZW_BAD_GAME when there was, or another
 * error. `context` is handed to `complain`. */
zw_status zw_game_check(const zw_game *game, uint64_t seed, int games,
                        void (*complain)(void *context, const char *sentence), void *context, zw_error *error);

/* hash() and evaluate(), or their defaults: without hash() the key is a hash of the position's bytes, without evaluate()
 * the value is the outcome of a finished game and otherwise 0. */
uint64_t zw_position_hash(const zw_game *game, void *context, const void *position);
zw_value zw_position_evaluate(const zw_game *game, void *context, const void *position);

/* Notation, with defaults for the functions that a game lacks; what is written can be read again. Without format_move() a
 * move is written as its decimal code; without parse_move() a move is read as it is written. Without parse() a position
 * is the word "start", or the moves from there, with or without spaces between them; without format() it is written as
 * "bytes:" and its bytes as hexadecimal digits with a checksum at the end, which this library reads again for the same game
 * on the same kind of machine. The caller allocates positions (game->position_size bytes, aligned as by malloc). */
zw_status zw_position_parse(const zw_game *game, void *context, const char *text, void *position, zw_error *error);
zw_status zw_move_parse(const zw_game *game, void *context, const void *position, const char *text, zw_move *move,
                        zw_error *error);
/* Reads moves separated by spaces, played from a position, into `moves`, which needs room for strlen(text) / 2 + 1 of them.
 * *count is how many were read, also after an error. */
zw_status zw_moves_parse(const zw_game *game, void *context, const void *position, const char *text, zw_move *moves,
                         int *count, zw_error *error);
int zw_position_format(const zw_game *game, void *context, const void *position, char *text, size_t size);
int zw_move_format(const zw_game *game, void *context, const void *position, zw_move move, char *text, size_t size);
/* A value in the game's unit: "-37", "11", "0.25". Returns its length as snprintf does. */
int zw_value_format(const zw_game *game, zw_value value, char *text, size_t size);

/* The number of move sequences of `depth` plies; with `paths`, captures along different paths are different moves. */
zw_status zw_perft(const zw_game *game, const void *position, int depth, int paths, uint64_t *count, zw_error *error);
/* The same until *stop is not 0, which another thread or a signal handler may set; *count is then incomplete. */
zw_status zw_perft_until(const zw_game *game, const void *position, int depth, int paths, const int *stop,
                         uint64_t *count, zw_error *error);

/* ------------------------------------------------------------------------------------------------------- the table */

typedef enum zw_table_layout {
    ZW_COMPACT, /* 16 bytes: both bounds in 24 bits, 48-bit check; for play */
    ZW_WIDE /* 32 bytes: both bounds in 32 bits, full 64-bit key, subtree size; for measuring and proofs */
} zw_table_layout;

typedef enum zw_replacement {
    ZW_REPLACE_FOUR_WAY, /* buckets of four; replaces the oldest, then the shallowest */
    ZW_REPLACE_ALWAYS, /* one slot per key; the newest stays */
    ZW_REPLACE_DEPTH, /* one slot per key; the deeper stays */
    ZW_REPLACE_TWO_TIER, /* two slots: one for the deeper, one for the newest */
    ZW_REPLACE_NEVER, /* buckets of four; a full bucket takes no more */
    ZW_REPLACE_OLD, /* one slot per key; the older stays */
    ZW_REPLACE_BIG, /* one slot per key; the one whose subtree had more nodes stays */
    ZW_REPLACE_BIG_ALL, /* the same, where a subtree that the table cut off counts with all its nodes */
    ZW_REPLACE_TWO_BIG /* two slots: one for the bigger, one for the newest */
} zw_replacement; /* after Breuker 1994, within one search; entries of earlier searches are always replaced first */

typedef enum zw_bounds {
    ZW_TWO_BOUNDS, /* an entry keeps a lower and an upper bound */
    ZW_ONE_BOUND /* the newer of the two, or an exact value */
} zw_bounds;

typedef enum zw_depth_match {
    ZW_EQUAL, /* an entry counts only at its own depth: a table changes the speed and never the value */
    ZW_AT_LEAST /* a deeper entry counts too */
} zw_depth_match;

typedef struct zw_table zw_table;
typedef struct zw_table_options {
    uint64_t bytes; /* the size, rounded down to a power of two entries; 0 with entries = 0: 64 MB */
    uint64_t entries; /* or the size in entries, at least 16; wins over bytes */
    zw_table_layout layout;
    zw_replacement replacement; /* ZW_REPLACE_BIG and the like need the wide layout, which knows the size of subtrees */
    zw_bounds bounds;
} zw_table_options;

/* A table may be shared by any number of engines and threads: it is lock-free. An entry must mean the same to all of them:
 * one game, one instance, the same grain, quiescence and depth match. A table larger than the machine's memory is refused.
 * The table must outlive the engines that use it. */
zw_table *zw_table_new(const zw_table_options *options, zw_error *error);
void zw_table_free(zw_table *table);
void zw_table_clear(zw_table *table);
/* The same by several threads at once. The first time, this also makes the system provide the memory, which takes seconds
 * for a large table and would otherwise slow down the first searches. */
void zw_table_clear_with(zw_table *table, int threads);
uint64_t zw_table_bytes(const zw_table *table);
uint64_t zw_table_entries(const zw_table *table);
int zw_table_permille_full(
    const zw_table *table); /* entries of the current search, in thousandths of the table, estimated from a sample */

/* -------------------------------------------------------------------------------------------------- the algorithms */

/* The settings of an algorithm, given after a colon: "mtdf:from=2,memory=off". zw_settings_default() fills them in. */
typedef struct zw_settings {
    int memory; /* 0: search without the table */
    int from; /* mtdf, mtd-step: 1 or 2: start at the value of this many iterations ago */
    zw_value width; /* aspiration, mtd-bi, bns: half width of the first window; zoom: width of the first window after
                     * the null window; 0: what suits the game or the errors; test: width of its window */
    int predict; /* aspiration, zoom: start at a prediction from all earlier values, not at the last one; -1: zoom does */
    int grow; /* aspiration, zoom: each further window is this many times as wide; 0: it takes all that is left; -1: zoom's
               * steps grow automatically */
    int bias; /* zoom: 1 and -1: start on the side that is cheaper at even or odd depth; 0: at the prediction itself */
    zw_value step; /* mtd-step: how far a pass jumps ahead; 0: an eighth of the game's aspiration width */
    int k; /* pns: how many plies below the start of a minimal-window search keep their scores */
    int guess_is_value; /* mtdf, mtd-step, aspiration: find the value first, in a search not counted, and start there */
    int guess_is_first; /* find the value of the first root move first, with the full window, and start there */
    int guess_given; /* 1: `guess` overrides that of the engine options */
    zw_value guess;
    zw_value offset; /* mtdf, mtd-step, test: added to the guess, whatever it is */
    int only_last; /* test: 1: iterations before the last have the full window */
    int delta; /* fe: how much of the bounds to use, in thousandths */
    int learn; /* fe: ZW_LEARN_... */
    int extended; /* fe: 1 adds the two tests that the paper omits (FE2) */
    int sample; /* fe, learn=offline and selfplay: games to learn from */
    int likely; /* fe: 1: uses the mean rise and fall of a ply instead of the extremes, both as learned */
    zw_value step_lower, step_upper; /* fe: least and largest change of a ply, set by hand; lower > upper: not set */
} zw_settings;

enum { ZW_LEARN_EXACT, ZW_LEARN_ONLINE, ZW_LEARN_OFFLINE, ZW_LEARN_SELFPLAY };

/* An algorithm with its settings. zw/driver.h has the algorithms themselves. */
typedef struct zw_algorithm zw_algorithm;
typedef struct zw_choice {
    const zw_algorithm *algorithm;
    zw_settings settings;
} zw_choice;

zw_settings zw_settings_default(void);
/* A choice from text such as "aspiration:width=30". */
zw_status zw_choice_parse(const char *text, zw_choice *choice, zw_error *error);
/* 1 when it always finds the minimax value at fixed depth. */
int zw_choice_is_exact(const zw_choice *choice);

/* ------------------------------------------------------------------------------------------------------ the engine */

typedef enum zw_instance {
    ZW_FIXED_DEPTH, /* full width to the depth given; the value is the minimax value of that depth */
    ZW_TOURNAMENT, /* everything that adds strength: settle(), quiescence, selectivity, repetition */
    ZW_TRACED /* fixed depth, calling the sink at every node */
} zw_instance;

/* Which of the game's evaluations is used. */
typedef enum zw_evaluation {
    ZW_EVALUATION_FULL, /* evaluate() */
    ZW_EVALUATION_PLAIN, /* evaluate_plain() */
    ZW_EVALUATION_HAND /* evaluate_hand() */
} zw_evaluation;

/* The switches of a search. zw/switches.h has a row for each of them: its name, range, defaults and meaning. */
typedef struct zw_switches {
    int deepening; /* iterative deepening */
    int table_move, killers, history, static_order; /* sources of move ordering, 0 or 1 */
    int quiescence; /* leaves are resolved by a tactical search */
    int selectivity; /* tournament instance: 0 switches forecast(), expect() and the rules of zw/selective.h off */
    int store_leaves; /* leaves go to the table */
    int etc; /* enhanced transposition cutoffs: ZW_ETC_OFF, or N: at nodes more than N plies above the leaves */
    zw_evaluation evaluation;
    zw_depth_match depth_match;
    zw_value grain; /* evaluations are rounded towards 0 to multiples of this; 1: not rounded */
    uint32_t without; /* bits 1 << zw_rule: rules that are left out */
} zw_switches;
#define ZW_ETC_OFF (-1)

typedef struct zw_report zw_report;
struct zw_event;
/* How several workers search one position. */
typedef enum zw_parallel {
    ZW_PARALLEL_MARKS, /* all in the same pass; marks in a table keep them apart */
    ZW_PARALLEL_BLIND, /* all in the same pass, without marks; a control */
    ZW_PARALLEL_LAZY /* each with its own iterations, some a depth ahead; only in play */
} zw_parallel;

typedef struct zw_engine_options {
    uint32_t size; /* sizeof(zw_engine_options), as zw_options_tournament() and zw_options_fixed_depth() set it */
    zw_instance instance;
    zw_choice choice; /* algorithm NULL: zw_algorithm_default() of the instance */
    zw_switches switches;
    zw_value guess; /* the first guess of the first iteration */
    int threads; /* workers that share one table; fewer when there is no memory for all */
    /* A shared table; NULL: the engine makes its own from table_options. A game that has neither hash() nor ZW_EQUAL_BYTES
     * uses none. */
    zw_table *table;
    int table_alone; /* 1: nobody else uses `table`, so the engine treats it as its own, except that it does not free it:
                      * it is cleared, whatever its size, before each search at fixed depth */
    zw_table_options table_options;
    int no_table; /* 1: none at all */
    zw_tablebase *tablebase; /* for tournament play; NULL: none. Must outlive the engine */
    void (*on_report)(void *user, const zw_report *report); /* after each pass and iteration */
    void *user; /* for on_report and on_event */
    int tell_moves; /* 1: on_report is also called from time to time with the root move being searched (ZW_REPORT_MOVE) */
    const zw_kernel *kernel; /* a search compiled around the game by <zw/kernel.h>; NULL: that of a built-in game, or
                              * for other games one that calls their functions */
    int through_functions; /* 1: call the game through its functions even if a search is compiled around it */
    uint64_t seed; /* for random sampling (fe) */
    const struct zw_experiment *experiment; /* the laboratory's own switches (zw/experiment.h); NULL: the defaults */
    void (*on_event)(void *user, const struct zw_event *event); /* traced instance and reference searches */
    int virtual_workers; /* instead of threads: this many on one processor, taking turns by visited nodes, the same in
                          * every run; 0: none */
    zw_parallel parallel;
} zw_engine_options;

typedef struct zw_limits {
    uint32_t size; /* sizeof(zw_limits) */
    int depth; /* 0: no limit (up to ZW_MAX_DEPTH) */
    uint64_t nodes; /* 0: no limit */
    double seconds; /* 0: no limit */
    double clock, increment; /* a game clock: seconds left and added per move; 0: none */
    int moves_to_go; /* moves until time is added; 0: the clock is for the rest of the game */
    int multipv; /* lines wanted, each with its exact value; 0 and 1: one */
    int equal_moves; /* 1: find all moves that are as good as the best */
    int no_line; /* 1: do not rebuild the line (saves time; the counters never include it) */
    const zw_move *excluded; /* root moves not to be considered */
    int excluded_count;
} zw_limits;
#define ZW_LIMITS(...) (ZW_A(zw_limits){.size = sizeof(zw_limits), __VA_ARGS__}) /* ZW_LIMITS(.depth = 8) */

typedef struct zw_root_move {
    zw_move move;
    zw_value value; /* from the last pass that searched it */
    zw_value lower, upper; /* proven at the last depth */
    uint64_t nodes;
    int excluded;
} zw_root_move;

typedef struct zw_counters {
    uint64_t leaves; /* evaluations at depth 0, finished games, settled positions */
    uint64_t nodes; /* interior + leaves + table_cutoffs + etc_cutoffs */
    uint64_t interior; /* expanded nodes */
    uint64_t generated; /* moves of expanded nodes */
    uint64_t quiescence; /* nodes of the quiescence search at leaves (`quiet` in JSON) */
    uint64_t table_probes, table_hits, table_cutoffs;
    uint64_t etc_probes, etc_cutoffs;
    uint64_t passes, researches;
    uint64_t cutoffs, first_cutoffs; /* nodes cut by a searched move; by the first one */
    uint64_t guided_cutoffs, guided_first_cutoffs; /* the same, where the table knew a move */
    uint64_t crossed; /* bounds that contradicted each other; the newer won */
    uint64_t cheap_probes; /* table probes, evaluations and lists of replies for zw_experiment.cheap; no nodes */
    /* inconsistencies, which deeper entries, selectivity and repetition cause (`crossed` is one, too) */
    uint64_t root_crossed; /* passes that contradicted what an earlier pass had proven about the root at this depth */
    uint64_t overshoots; /* of these, null windows: MTD(f) and its relatives end with lower > upper */
    uint64_t researches_below; /* re-searches whose value is lower than the test before them had proven */
    /* the most that a reference search without a table held in memory, in all iterations or in the last */
    uint64_t memory_peak; /* scores and best moves (ins, pns), states on OPEN (sss-open, dual-open) */
    uint64_t memory_nodes; /* nodes in memory, including those that only lead to others */
    uint64_t settled; /* nodes of which settle() knew something: found in a database, or solved */
} zw_counters;

typedef enum zw_line_end {
    ZW_LINE_COMPLETE, /* reaches the full depth, a repetition or the end of the game, every move verified */
    ZW_LINE_UNVERIFIED, /* after line_verified moves the line continues with table moves: the next move could not be
                         * confirmed (selective search, contradicting bounds) */
    ZW_LINE_CUT /* the same, because time or nodes ran out */
} zw_line_end;

enum { ZW_REPORT_MOVE = -1, ZW_REPORT_PASS, ZW_REPORT_ITERATION, ZW_REPORT_RESULT };

/* How several workers of one search got in each other's way. */
typedef struct zw_sharing {
    uint64_t deferred; /* moves postponed because another worker was searching them */
    uint64_t joined; /* of these, searched anyway because nothing else was left */
    uint64_t decided; /* nodes abandoned because another worker had decided them or an ancestor */
    uint64_t idle; /* steps of virtual workers without work */
} zw_sharing;

/* What the ranks of one search, virtual or of a cluster, sent each other; all 0 when there is only one rank. */
typedef struct zw_traffic {
    uint64_t ranks, messages, bytes;
    uint64_t items; /* facts about single nodes; a message has many of them */
    uint64_t steps; /* of virtual ranks: spent on sending and receiving messages */
} zw_traffic;

struct zw_report {
    uint32_t size; /* sizeof(zw_report), set by the caller of zw_engine_search() */
    int event; /* ZW_REPORT_... */
    const zw_game *game;
    const zw_algorithm *algorithm;
    zw_instance instance;
    int depth; /* of this iteration; in the result the last one that was completed */
    zw_value value; /* for the side to move at the root */
    zw_value lower, upper; /* what is proven about it at that depth */
    int proven; /* the value is that of the game itself, not only of a search to this depth */
    int mate; /* plies to the end when value is a win (> 0) or loss (< 0) by distance; 0: not one */
    zw_move best; /* ZW_NO_MOVE when the game is over */
    zw_move line[ZW_MAX_DEPTH + 1]; /* the principal variation */
    int line_length;
    int line_verified; /* how many of its moves are proven to keep the value */
    zw_line_end line_end;
    zw_counters total; /* cumulative over iterations */
    zw_counters last; /* of the last iteration only */
    double seconds;
    uint64_t table_bytes;
    int threads; /* workers that searched */
    int reach; /* the most plies from the root at which a position was evaluated, quiescence included */
    zw_value guess; /* the first guess of this iteration, before any offset */
    zw_value pass_alpha, pass_beta; /* of a pass: its window */
    int move_number; /* ZW_REPORT_MOVE: `best` is this root move, from 1, and is being searched now */
    int rank; /* multi-PV: 1 for the best line, 2 for the next ... */
    const zw_root_move *moves; /* the root moves, best first; valid until the next search */
    int move_count;
    const zw_move *equal; /* with zw_limits.equal_moves: all moves as good as the best; valid until the next search */
    int equal_count;
    zw_value step_lower, step_upper; /* fe: least and largest change of a ply that it used; lower > upper: none */
    int threads_asked; /* workers asked for: more than `threads` when memory or threads ran out */
    zw_sharing sharing; /* of all workers together; zero with one */
    uint64_t makespan; /* virtual workers: the steps until the end, a step being a visited node; 0 without them */
    zw_traffic traffic;
};
#define ZW_REPORT (ZW_A(zw_report){.size = sizeof(zw_report)}) /* one for zw_engine_search() to fill */

/* 1 when the value is a bound (algorithms with ZW_MAY_BE_BOUND): a lower bound if it equals `lower`, else an upper
 * bound. Then nothing is proven, and the line is the table's. */
int zw_report_is_bound(const zw_report *report);

typedef struct zw_engine zw_engine;

/* Default options for the laboratory (fixed depth, `equal`, wide table, leaves stored) and for play (tournament, `atleast`,
 * compact table). Both: all move ordering on, ETC off, guess 0, deepening on, one thread. */
zw_engine_options zw_options_fixed_depth(void);
zw_engine_options zw_options_tournament(void);

/* options NULL: zw_options_tournament(). The options and the experiment that they point to are copied. */
zw_engine *zw_engine_new(const zw_game *game, const zw_engine_options *options, zw_error *error);
void zw_engine_free(zw_engine *engine);

/* The position to search: `position` (NULL: the initial one) and the moves played from there, which are remembered for
 * repetition. */
zw_status zw_engine_position(zw_engine *engine, const void *position, const zw_move *moves, int count, zw_error *error);
/* The same from text: `position` NULL or "start" for the initial one, `moves` NULL or separated by spaces. */
zw_status zw_engine_position_text(zw_engine *engine, const char *position, const char *moves, zw_error *error);
/* One more move, played from the current position and remembered like those before it. A move that is not legal is
 * refused and changes nothing. */
zw_status zw_engine_play(zw_engine *engine, zw_move move, zw_error *error);
/* The current position, and the context for calling the game's functions on it. */
const void *zw_engine_current(const zw_engine *engine);
void *zw_engine_context(const zw_engine *engine);

/* Is the current position drawn by a rule about the moves that led to it (games that have reversible()), or because nobody
 * can win any more? Check first whether the game has ended: this function does not look at the legal moves. */
typedef enum zw_draw {
    ZW_NOT_DRAWN,
    ZW_DRAWN_BY_REPETITION, /* it occurs for the third time */
    ZW_DRAWN_BY_NO_PROGRESS, /* no_progress_limit */
    ZW_DRAWN_BY_MATERIAL /* dead() */
} zw_draw;
zw_draw zw_engine_draw(const zw_engine *engine);
/* The value of that draw for the side to move: 0, except for a repetition in a game with zw_game.repetition. */
zw_value zw_engine_draw_value(const zw_engine *engine);

/* Searches. A finished game is not an error: the value is its outcome and best is ZW_NO_MOVE. */
zw_status zw_engine_search(zw_engine *engine, const zw_limits *limits, zw_report *report, zw_error *error);
/* Ends a running search soon, with what was found so far. May be called from any thread or signal handler. */
void zw_engine_stop(zw_engine *engine);
/* Forgets table, history and killers. An engine's own table is kept between searches of tournament play and is cleared
 * before each search at fixed depth. */
void zw_engine_clear(zw_engine *engine);

/* The engine for other languages, in which C functions are easy to call and C structs hard to mirror: text in, text out.
 * A binding needs only these functions, zw_engine_position_text() and zw_engine_free().
 *
 * Makes an engine for tournament play of a built-in game, by name, or of a plug-in, by its path ("./mygame.so"), which
 * stays open as long as the engine. algorithm: a text such as "mtdf:from=2"; NULL: the usual one. */
zw_engine *zw_engine_new_text(const char *game, const char *algorithm, zw_error *error);
/* Searches the current position within limits such as "seconds=0.5" or "depth=12,nodes=1000000" (also clock
 * and increment). The answer has lines of a name, a space and a value: best (absent when the game is over), value (in
 * the game's unit), depth, proven (0 or 1), nodes, line (moves separated by spaces). 4096 bytes are enough for the games
 * of this library; a buffer that is too small is an error, ZW_BAD_INPUT. */
zw_status zw_engine_search_text(zw_engine *engine, const char *limits, char *answer, size_t size, zw_error *error);

/* ----------------------------------------------------------------------------------------------- endgame databases */

/* The results of all positions with few pieces, as `zw tablebase` builds them: a directory of files, mapped read-only. A
 * block is checked when it is first used; a damaged one counts as missing. One database may serve any number of
 * engines and threads of its game. */

/* What is known about a position, for the side to move. */
typedef struct zw_known {
    int result; /* 1: won, 0: drawn, -1: lost */
    int distance; /* won or lost: plies until the next move that cannot be taken back, or the end, at best play;
                   * -1: unknown */
} zw_known;

/* Opens the databases in a directory. Each file that cannot be used (truncated, of another version, with a damaged header)
 * is reported in one sentence and skipped. NULL: the game has no databases, or the directory has none. */
zw_tablebase *zw_tablebase_open(const zw_game *game, const char *directory,
                                void (*complain)(void *user, const char *sentence), void *user, zw_error *error);
void zw_tablebase_close(zw_tablebase *tablebase);
/* All positions with at most this many pieces are present; 0: not even those with two. */
int zw_tablebase_pieces(const zw_tablebase *tablebase);
/* Returns 1 when the position is known, else 0. */
int zw_tablebase_probe(zw_tablebase *tablebase, const void *position, zw_known *known);
/* Writes one sentence about a damaged file that has not been reported yet and returns 1; returns 0 if there is none. */
int zw_tablebase_damage(zw_tablebase *tablebase, char *text, size_t size);

const char *zw_version(void);

#ifdef __cplusplus
}
#endif
#endif
