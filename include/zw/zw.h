/* zw.h - the public interface of libzw: game-tree search with memory.
 *
 * One alpha-beta kernel with a transposition table serves every minimal-window algorithm of the literature. You describe
 * a two-player game in a zw_game, make a zw_engine for it, give it a position, and ask it to search:
 *
 *     zw_error error = {0};
 *     zw_engine *engine = zw_engine_new(zw_game_find("connect4"), NULL, &error);
 *     zw_limits limits = {.seconds = 1.0};
 *     zw_report report;
 *     if (!engine || zw_engine_search(engine, &limits, &report, &error) != ZW_OK) { puts(error.text); return 1; }
 *     ... report.best, report.value, report.line ...
 *     zw_engine_free(engine);
 *
 * The library never prints, never exits and keeps no global state. Every call that can fail returns a zw_status (or NULL)
 * and says why in a zw_error. Different engines may be used from different threads at once, also over one shared
 * zw_table; one engine is used by one thread at a time, save zw_engine_stop(). */
#ifndef ZW_ZW_H
#define ZW_ZW_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#define ZW_VERSION "0.1.0"
#define ZW_ABI 1u /* of struct zw_game; a plug-in of another ABI is refused */

/* ------------------------------------------------------------------------------------------------ values and moves */

/* A value is an integer, seen from the side to move. */
typedef int32_t zw_value;
#define ZW_VALUE_LIMIT 8388606 /* the largest max_score a game may announce: bounds are kept in 24 bits */
#define ZW_INFINITY 8388607 /* above every value */

/* A move is a 32-bit code that the game chooses. Its low 16 bits are unique within a position, are not 0xFFFF, and are
 * what a table remembers. Move ordering groups moves by their low 12 bits: give alike moves alike low bits. */
typedef uint32_t zw_move;
#define ZW_NO_MOVE 0xFFFFFFFFu
#define ZW_SHORT(move) ((uint16_t)(move))
#define ZW_NO_SHORT 0xFFFFu

#define ZW_MAX_DEPTH 255 /* in plies; also how far from the root a search may reach */
#define ZW_MAX_MOVES 4096 /* the largest max_moves a game may announce */

/* ---------------------------------------------------------------------------------------------------------- errors */

typedef enum zw_status {
    ZW_OK = 0,
    ZW_NO_MEMORY, /* an allocation failed */
    ZW_BAD_INPUT, /* a position, a move, a name, an option */
    ZW_BAD_GAME, /* a game that breaks its promises (see zw_game_check) */
    ZW_UNSUPPORTED, /* a combination that has no meaning, such as an algorithm without table asked to use one */
    ZW_SYSTEM /* the operating system refused: a file, a library, a thread */
} zw_status;

typedef struct zw_error {
    zw_status status;
    char text[512]; /* one line that names the offending input and what was expected */
} zw_error;

/* ------------------------------------------------------------------------------------------------------- the game */

/* What a selectivity hook is told about the node it decides on. */
typedef struct zw_node {
    int ply; /* distance from the root */
    int depth; /* remaining depth */
    zw_value alpha, beta; /* the window */
    int wide; /* beta - alpha > 1 */
    const zw_move *played; /* the moves from the root to here: played[0 .. ply-1]; a null move is ZW_NO_MOVE */
} zw_node;

/* What is known, from many positions, of a deep search by a shallow one of the same position: the deep value is rarely
 * further than `margin` from the shallow one plus `shift`. */
typedef struct zw_forecast {
    int depth; /* of the shallow search; 0: the static value */
    zw_value shift, margin;
} zw_forecast;

/* What a selective search knows of a move before it is played. */
typedef struct zw_trait {
    int quiet; /* it takes nothing and promotes nothing */
    int slot; /* 0 to ZW_SLOTS - 1: moves of the same man to the same square share one */
    int taken; /* 0 to 7: the kind of man it takes */
    zw_value gain; /* what it takes and promotes, at face value */
    zw_value risk; /* the worth of what moves, as far as it can be lost */
} zw_trait;
#define ZW_SLOTS 512

/* What a game tells of itself so that tournament play may be selective: how far values reach, in its unit, and what its
 * moves do. Having it asks for every rule of zw_rules[] but `never`; forced() must be there too, and says when a side is in check. */
typedef struct zw_selective {
    uint32_t size; /* sizeof(zw_selective) */
    /* how many plies from the leaves a rule is believed */
    int reverse_futility_plies, futility_plies, razor_plies, late_plies, exchange_plies;
    zw_value reverse_futility; /* a static lead that a search of one ply hardly loses */
    zw_value futility, futility_ply; /* what a quiet move hardly gains, and with each ply left */
    zw_value razor, razor_ply; /* a static deficit that only captures can mend, and with each ply left */
    zw_value null_step; /* a lead that makes a null move's search one ply shallower */
    zw_value delta; /* what a capture hardly gains beyond what it takes */
    zw_value quiet_loss, tactical_loss; /* what a move may lose by exchanges: for each ply squared, for each ply */
    zw_value singular; /* for each ply: how much worse than the table's move all others must be */
    zw_value probcut; /* beyond beta: a capture that reaches it at a shallow depth will reach beta */
    uint32_t never; /* 1 << ZW_RULE_... of each rule that does this game no good */
    void (*trait)(void *context, const void *position, zw_move move, zw_trait *trait);
    /* 1 when the exchanges that a move begins win at least `least`. */
    int (*exchange)(void *context, const void *position, zw_move move, zw_value least);
    int (*checks)(void *context, const void *position, zw_move move); /* 1 when it gives check */
    /* The moves that quiescence of play looks at where no move is forced, bad ones included. */
    int (*captures)(void *context, const void *position, zw_move *list, int capacity);
} zw_selective;

/* One game, or one position, of a file. */
typedef struct zw_record {
    size_t line; /* where it begins, from 1; in binary formats the number of the record */
    const void *position; /* the first position */
    const zw_move *moves; /* played from there */
    int move_count;
    const char *result; /* as the format writes it, "1-0"; "" when unknown */
    const char *label; /* what tells it from the others: players, an opening, an id; may be "" */
    const char
        *tags; /* for write_record(), in formats that have tags: lines of a name, a blank and a value; may be NULL */
    const char *const *comments; /* the same, in formats that have comments: one for each move, or NULL; may be NULL */
} zw_record;

/* Where records go. A record that cannot be read is complained about in one sentence, which names the offending text
 * and what was expected, and the rest of the file is still read. */
typedef struct zw_record_sink {
    void (*record)(void *user, const zw_record *record);
    void (*complain)(void *user, size_t line, const char *sentence);
    void *user;
} zw_record_sink;

/* What a search of a game costs: one of no depth takes `seconds`, and each ply multiplies that by `growth`. Where they are
 * 0 nothing is known. */
typedef struct zw_effort {
    double growth, seconds;
} zw_effort;

/* The shape of an artificial tree. */
typedef struct zw_shape {
    int width; /* children of an inner node; their mean where it varies */
    int depth; /* of the leaves below the root of the tree */
    int varies; /* 1: the number of children is drawn for each node */
    int shared; /* 1: a node may have several parents */
    int inner_values; /* 1: evaluate() tells inner nodes apart, so that it can order moves and a shallower search of the same
                       * tree makes sense; 0: only the leaves have values */
} zw_shape;

/* zw_game.flags */
#define ZW_WINS_BY_DISTANCE                                                                                            \
    1u /* outcomes of +-max_score are wins to be counted by distance ("mate in n"); other
                                * values stay within +-(max_score - 2 * ZW_MAX_DEPTH) */
#define ZW_PERFT_COUNTS_FINISHED 2u /* perft counts a finished game as one leaf at every depth past its end */

/* A two-player zero-sum game as a table of functions. A position is plain data of position_size bytes: it is copied with
 * memcpy and carries no pointers. The context is what context_new() made for this worker (NULL without one); it is the
 * place for caches and database handles, and is never used by two threads at once.
 *
 * Fill it with designated initialisers and leave out what the game does not have. */
typedef struct zw_game zw_game;
typedef struct zw_kernel zw_kernel;
struct zw_tablebase;
struct zw_game {
    /* must have */
    uint32_t abi; /* ZW_ABI */
    uint32_t size; /* sizeof(zw_game) */
    const char *name; /* one word, lower case: "connect4" */
    size_t position_size;
    int max_moves; /* no position has more legal moves */
    zw_value max_score; /* every outcome and evaluation is within +-max_score; at most ZW_VALUE_LIMIT */

    /* Writes the initial position. */
    void (*start)(void *context, void *position);
    /* Writes the legal moves (at most `capacity`) and returns their number. None: the game is over, and *outcome is its
     * value for the side to move. *outcome is not read when there are moves. */
    int (*moves)(void *context, const void *position, zw_move *list, int capacity, zw_value *outcome);
    /* Writes the position after the move. `to` never overlaps `from`. */
    void (*play)(void *context, const void *from, zw_move move, void *to);
    /* Static value for the side to move. Called at depth 0 without moves(), so it returns the outcome of the finished
     * positions that it can see, and of all those where plies_left() says 0. */
    zw_value (*evaluate)(void *context, const void *position);
    /* 64-bit key of the position; equal positions have equal keys, all bits well mixed. */
    uint64_t (*hash)(void *context, const void *position);

    /* may have: about the game */
    uint32_t flags;
    const char *title; /* "Connect Four" */
    const char *unit; /* what a value of `scale` is: "discs", "hundredths of a pawn" */
    const char *notation; /* one line on how positions and moves are written */
    zw_value scale; /* values are shown divided by this; 0 means 1 */
    zw_value aspiration; /* half width of an aspiration window that suits the evaluation; 0: max_score / 256 + 1 */
    zw_value win_score; /* a value at or beyond +- this is a proven win or loss; 0: none is (derived for
                           * ZW_WINS_BY_DISTANCE) */

    /* may have: contexts. context_new stores the new context and returns 0, or returns -1 when out of memory. */
    int (*context_new)(const zw_game *game, void **context);
    void (*context_free)(const zw_game *game, void *context);

    /* may have: notation. parse functions return 0, or -1 after writing one line to `why` that names the offending text
     * and what was expected. A parse that had to correct something (a castling right without its rook) returns 0 and says
     * so in `why`, which is empty when it is called. format functions write a terminated string and return its length as snprintf does. */
    int (*parse)(void *context, const char *text, void *position, char *why, size_t why_size);
    int (*format)(void *context, const void *position, char *text, size_t size);
    int (*parse_move)(void *context, const void *position, const char *text, zw_move *move, char *why, size_t why_size);
    int (*format_move)(void *context, const void *position, zw_move move, char *text, size_t size);
    int (*show)(void *context, const void *position, char *text, size_t size); /* a board for people, several lines */

    /* A cruder evaluation in the same unit, by material or discs alone: for judging the real one, and for weakening a
     * search on purpose. Used instead of evaluate() when zw_switches.evaluation asks for it. */
    zw_value (*evaluate_plain)(void *context, const void *position);
    /* A move as people write it, where that differs from format_move() (chess: SAN). */
    int (*show_move)(void *context, const void *position, zw_move move, char *text, size_t size);
    /* Reads a whole file of games or positions, given in memory, in any of the formats the game knows (told apart by the
     * ending of `name` and by their content). Returns the number of records, or -1 when out of memory. */
    int (*read_records)(void *context, const char *name, const char *bytes, size_t length, const zw_record_sink *sink);
    /* Writes a record in the game's usual format (PGN, PDN), as snprintf does. */
    int (*write_record)(void *context, const zw_record *record, char *text, size_t size);

    /* may have: speed and strength, each absent at no cost */

    /* Exact knowledge that may end a node: sets *lower <= true value <= *upper and returns 1, or returns 0. It speaks of
     * the game's true value, so the fixed-depth instance does not ask it. Called before the table is probed: cheap, or
     * else the last word on a small rest of the game, for which a search of its own need only answer the window. */
    int (*settle)(void *context, const void *position, zw_value alpha, zw_value beta, int depth, zw_value *lower,
                  zw_value *upper);
    /* A subset of the legal moves that surely contains a best one; never empty where moves() is not. Not used at fixed
     * depth, for the same reason. */
    int (*search_moves)(void *context, const void *position, zw_move *list, int capacity, zw_value *outcome);
    /* The key of the position after the move, without playing it: makes enhanced transposition cutoffs cheap. */
    uint64_t (*child_hash)(void *context, const void *position, zw_move move);
    /* Static hints: keys[i] for moves[i], larger is searched earlier; within +-2^27. Killers add about
     * ZW_KILLER_BONUS and history at most +-ZW_HISTORY_MAX, so hints 5 * ZW_HISTORY_MAX apart are never
     * overruled and smaller ones are. */
    void (*order)(void *context, const void *position, const zw_move *moves, int count, int32_t *keys);
    /* The moves that must be resolved before a position may be evaluated (captures); none: the position is quiet. */
    int (*tactical)(void *context, const void *position, zw_move *list, int capacity);
    /* 1 when every quiet alternative must be considered in a tactical search too (a check, a forced capture), so that
     * standing pat is not allowed. */
    int (*forced)(void *context, const void *position);
    /* Writes the position after a pass and returns 1, or returns 0 where passing would be unsound. */
    int (*null_move)(void *context, const void *from, void *to);
    /* 1 when the move can be taken back by later moves, so that a position may recur. Having this function asks for
     * repetition detection: a recurrence inside the search, or a third one with the game before it, is worth 0. */
    int (*reversible)(void *context, const void *position, zw_move move);
    /* With reversible(): the game is drawn after this many reversible plies in a row; 0: never. */
    int no_progress_limit;
    /* The most plies that can still be played; lets a search know that it has seen the whole game. */
    int (*plies_left)(void *context, const void *position);
    /* For forward estimation: the smallest and largest change, per ply, of the first player's static value. Returns 1
     * when known. */
    int (*step_bounds)(void *context, const void *position, zw_value *smallest, zw_value *largest);
    /* 1 when the player who moved first is to move; without it plies from the root are counted. */
    int (*first_to_move)(void *context, const void *position);
    /* The number of legal moves without listing them, for perft. */
    int (*count)(void *context, const void *position);
    /* In how many ways a move can be carried out (capture paths with the same result), where that is not always 1. */
    int (*move_paths)(void *context, const void *position, zw_move move);

    /* The same position with the colours exchanged, the other side to move: zw_game_check() compares the two. */
    void (*reverse)(void *context, const void *from, void *to);

    /* Exact values of whole games (`zw solve`) are shown divided by this, where their unit is a coarser one than that of
     * evaluations; 0: by `scale`. */
    zw_value solve_scale;

    /* Where evaluate() is learned: the evaluation that was weighted by hand before it, to judge the learned one by. */
    zw_value (*evaluate_hand)(void *context, const void *position);

    /* Multi-ProbCut (Buro 1997): writes the forecast number `which` (0, 1 ...; cheap ones first) of a search to `depth`
     * and returns 1, or returns 0 when there is no more. There must be none of a search that sees the end of the game
     * wherever it goes: what is proven stays proven. Its depth is smaller than `depth`. It speaks of evaluate(), so a
     * search with another evaluation does not ask. */
    int (*forecast)(void *context, const void *position, int depth, int which, zw_forecast *forecast);

    /* The same game as it wants to be searched to its end: the same positions and moves, but values, order, settling and
     * depths of its own (its values are those of `zw solve`, already divided by solve_scale), with its kernel. NULL: the
     * game itself. */
    const zw_kernel *endgame;
    /* Selectivity: 1 and a value at or outside the window of the node that the game expects, or 0. */
    int (*expect)(void *context, const void *position, const zw_node *node, zw_value *value);
    /* 1 when the player who makes the move moves again after it (Kalah's last seed in the own store). Without it the
     * players take turns. A position is always evaluated for the player to move. */
    int (*moves_again)(void *context, const void *position, zw_move move);
    /* 1 when a move costs no depth (a pass, where depth counts what is left of the game). */
    int (*free_move)(void *context, const void *position, zw_move move);
    /* The positions that settle(), order() and the like have visited in searches of their own since they were last asked:
     * they are counted as nodes of quiescence. */
    uint64_t (*visited)(void *context);
    /* Forgets what the context has learned from earlier searches, so that equal searches visit equal nodes. */
    void (*context_forget)(void *context);
    /* With iterative deepening: the depth to search after `depth` (0: the first one); without it, one ply more. */
    int (*next_depth)(void *context, const void *position, int depth);
    /* Tells a context before each search where it starts, how many plies that no_progress_limit counts came before, and which
     * database it may ask (NULL: none). */
    void (*context_aim)(void *context, struct zw_tablebase *tablebase, const void *root, int no_progress);
    /* With no_progress_limit: how many plies it counts before this position, where the position knows (the clock of a FEN);
     * without it, the reversible ones since the game began. A game that is over by its last move is not drawn so. */
    int (*no_progress_plies)(void *context, const void *position);
    /* 1 when neither side can win any more, whatever is played: the game is drawn in play. Fixed depth does not ask. */
    int (*dead)(void *context, const void *position);
    /* Selective search in tournament play; NULL: the full width, save forecast() and expect(). */
    const zw_selective *selective;
    /* The openings from which tournaments of the game are played: the moves of each from the initial position, separated
     * by blanks, and NULL at the end. */
    const char *const *openings;

    /* Endgame databases: how they are opened, asked, built and verified (src/game/databases.h; zw_tablebase_open() and
     * its like use it). NULL: the game has none. */
    const struct zw_databases *databases;

    /* For a game that may go on for ever, and so cannot be searched to its end: two games with the same positions, moves
     * and context, in which only won (1), drawn (0) and lost (-1) are told apart, and every position that the search does
     * not see to its end counts as lost for the side that moves first (in the first game) or for the other (in the
     * second). What that side then still gets it gets in truth, so the two bound the value from both sides: `zw solve`
     * searches deeper until they meet. Nothing is drawn by repetition in them, so that no value depends on the way to a
     * position. They ask for first_to_move(). NULL: the game has none, and is solved by a search to its end. */
    const zw_game *pessimistic[2];

    /* How evaluate() is learned (src/game/tunable.h; `zw tune` uses it). NULL: it is not. */
    const struct zw_tunable *tunable;
    /* What a search costs, roughly, for planning work before anything was measured. */
    zw_effort effort;
    /* Artificial trees: the tree to which a position belongs. Having this function says that a position is the whole game,
     * with a depth of its own: it is searched that deep unless told otherwise, and at fixed depth without what deepening
     * and a game's history would teach. */
    void (*shape)(void *context, const void *position, zw_shape *shape);
};

#define ZW_HISTORY_MAX 16384
#define ZW_KILLER_BONUS (2 * ZW_HISTORY_MAX + 1)

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
const zw_kernel *zw_plugin_get_kernel(const zw_plugin *plugin); /* its own search (zw/kernel.h); NULL: it has none */
void zw_plugin_close(zw_plugin *plugin);

/* Walks random games and compares what the functions say with each other. Calls `complain` with one sentence for each
 * broken promise (at most one of a kind). Returns ZW_OK when there was none, ZW_BAD_GAME when there was, or another
 * error. `context` is handed to `complain`. */
zw_status zw_game_check(const zw_game *game, uint64_t seed, int games,
                        void (*complain)(void *context, const char *sentence), void *context, zw_error *error);

/* Notation with the defaults filled in. A move of a game without format_move() is written as its decimal code; without
 * parse_move() a move is read as it is written. A position of a game without parse() is the word "start", or the moves
 * from there, together or with blanks. Positions are made with malloc by the caller (game->position_size bytes). */
zw_status zw_position_parse(const zw_game *game, void *context, const char *text, void *position, zw_error *error);
zw_status zw_move_parse(const zw_game *game, void *context, const void *position, const char *text, zw_move *move,
                        zw_error *error);
int zw_position_format(const zw_game *game, void *context, const void *position, char *text, size_t size);
int zw_move_format(const zw_game *game, void *context, const void *position, zw_move move, char *text, size_t size);
/* A value in the game's unit: "-37", "11", "0.25". Returns its length as snprintf does. */
int zw_value_format(const zw_game *game, zw_value value, char *text, size_t size);

/* The number of move sequences of `depth` plies; `paths` counts capture paths apart. */
zw_status zw_perft(const zw_game *game, const void *position, int depth, int paths, uint64_t *count, zw_error *error);

/* ------------------------------------------------------------------------------------------------------- the table */

typedef enum zw_table_layout {
    ZW_COMPACT, /* 16 bytes: both bounds in 24 bits, 48-bit check; for play */
    ZW_WIDE /* 32 bytes: both bounds in 32 bits, full 64-bit key, subtree size; for measuring and proofs */
} zw_table_layout;

typedef enum zw_replacement {
    ZW_REPLACE_FOUR_WAY, /* buckets of four; the oldest, then the shallowest goes */
    ZW_REPLACE_ALWAYS, /* one place per key; the newest stays */
    ZW_REPLACE_DEPTH, /* one place per key; the deeper stays */
    ZW_REPLACE_TWO_TIER, /* two places: one for the deeper, one for the newest */
    ZW_REPLACE_NEVER, /* buckets of four; full is full */
    ZW_REPLACE_OLD, /* one place per key; the first one stays */
    ZW_REPLACE_BIG, /* one place per key; the one whose subtree had more nodes stays */
    ZW_REPLACE_BIG_ALL, /* the same, where a subtree that the table cut off counts with all its nodes */
    ZW_REPLACE_TWO_BIG /* two places: one for the bigger, one for the newest */
} zw_replacement; /* after Breuker 1994, within one search; entries of earlier ones always go first */

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
    zw_replacement replacement; /* by the size of subtrees only in the wide layout, which knows it */
    zw_bounds bounds;
} zw_table_options;

/* A table may be shared by any number of engines and threads: it is lock-free. They must mean the same by an entry: one
 * game, one instance, the same grain, quiescence and depth match. More than the machine's memory is refused. The table
 * must outlive the engines that use it. */
zw_table *zw_table_new(const zw_table_options *options, zw_error *error);
void zw_table_free(zw_table *table);
void zw_table_clear(zw_table *table);
uint64_t zw_table_bytes(const zw_table *table);
uint64_t zw_table_entries(const zw_table *table);
int zw_table_permille_full(const zw_table *table); /* of this search, estimated from a sample */

/* ---------------------------------------------------------------------------------------------------- the algorithms */

/* One iteration of one search, as a driver sees it: it chooses windows until the bounds meet. */
typedef struct zw_iteration zw_iteration;

/* What an algorithm may be told after a colon: "mtdf:from=2,memory=off". */
typedef struct zw_settings {
    int memory; /* 0: search without the table */
    int from; /* mtdf, mtd-step: start at the value of 1 or 2 iterations ago */
    zw_value width; /* aspiration: half width of the first window; 0: what suits the game; test: of its window; 0: to
                     * infinity */
    zw_value step; /* mtd-step: the bonus; 0: an eighth of that width */
    int k; /* pns: plies below the start of a minimal-window search that keep their scores */
    int delta; /* fe: thousandths of the bounds to believe */
    int learn; /* fe: ZW_LEARN_... */
    int extended; /* fe: 1 adds the two tests that the paper leaves out (FE2) */
    int sample; /* fe, learn=offline and selfplay: games to learn from */
    int guess_is_value; /* mtdf, mtd-step, aspiration: find the value first, uncounted, and start there */
    int guess_given; /* the guess below overrides that of the engine options */
    zw_value guess;
    zw_value offset; /* mtdf, mtd-step, test: added to the guess, whatever it is */
    int guess_is_first; /* find the value of the first root move first, with the whole window, and start there */
    int only_last; /* test: earlier iterations than the last have the whole window */
    int likely; /* fe: 1: the mean rise and the mean fall of a ply instead of the extremes; learned ones only */
    zw_value step_lower,
        step_upper; /* fe: the change of a ply, by hand; not given while lower > upper, as by default */
} zw_settings;

enum { ZW_LEARN_EXACT, ZW_LEARN_ONLINE, ZW_LEARN_OFFLINE, ZW_LEARN_SELFPLAY };

/* How the kernel treats the second and later moves of a node whose window is wide. */
typedef enum zw_policy {
    ZW_POLICY_ALPHABETA, /* the same window */
    ZW_POLICY_NEGASCOUT, /* a null window, and again from the value found when that fails high */
    ZW_POLICY_SCOUT /* a null window, and again without any window when that fails high */
} zw_policy;

/* zw_algorithm.flags */
#define ZW_USES_TABLE 1u /* drives the kernel, which can use a table */
#define ZW_NEEDS_TABLE 2u /* is pointless (but right) without one */
#define ZW_USES_GUESS 4u /* starts from a first guess */
#define ZW_REFERENCE 8u /* a recursion of its own over the game's functions; no table, no tournament play */
#define ZW_INEXACT 16u /* may return another value than minimax, depending on its settings */
#define ZW_MAY_BE_BOUND 32u /* may end with a bound: see zw_report_is_bound() */

typedef struct zw_algorithm {
    const char *name;
    const char *summary; /* one line */
    const char *source; /* the paper */
    const char *options; /* the settings it takes, separated by blanks: "from guess memory" */
    uint32_t flags;
    zw_policy policy;
    /* Chooses windows until iteration->lower >= iteration->upper, or until zw_stopped(). Returns the value. */
    zw_value (*drive)(zw_iteration *iteration);
    void *user; /* for drivers of your own */
} zw_algorithm;

/* The part of an iteration that a driver may read. zw_pass() keeps lower and upper; everything behind is private. */
struct zw_iteration {
    const zw_algorithm *algorithm;
    const zw_settings *settings;
    int depth;
    int passes; /* made so far in this iteration */
    zw_value guess; /* the first guess: a previous iteration's value, or the user's */
    zw_value lower, upper; /* proven bounds of the root value; they start at -ZW_INFINITY and +ZW_INFINITY, or at
                            * the largest score of the game for bisection: see floor and ceiling */
    zw_value width; /* half width of an aspiration window that suits the game */
    zw_value floor, ceiling; /* no value lies outside */
    struct zw_search *search;
    int is_last; /* of the depths asked for */
};

/* Searches the root once with the window (alpha, beta), alpha < beta, and returns the fail-soft result g:
 * g <= alpha: the value is at most g; g >= beta: at least g; between: exactly g. Afterwards lower and upper are
 * narrowed. After a stop the result has no meaning. */
zw_value zw_pass(zw_iteration *iteration, zw_value alpha, zw_value beta);
int zw_stopped(const zw_iteration *iteration);

/* The algorithms by number, from 0 (NULL: no more), and by name (NULL: unknown). */
const zw_algorithm *zw_algorithm_at(int number);
const zw_algorithm *zw_algorithm_find(const char *name);

/* An algorithm with its settings. */
typedef struct zw_choice {
    const zw_algorithm *algorithm;
    zw_settings settings;
} zw_choice;

/* The default settings, and a choice from text such as "aspiration:width=30". */
zw_settings zw_settings_default(void);
zw_status zw_choice_parse(const char *text, zw_choice *choice, zw_error *error);
/* 1 when it finds the minimax value at fixed depth, whatever the position. */
int zw_choice_is_exact(const zw_choice *choice);

/* ------------------------------------------------------------------------------------------------------ the engine */

typedef enum zw_instance {
    ZW_FIXED_DEPTH, /* full width to the depth given; the value is the minimax value of that depth */
    ZW_TOURNAMENT, /* everything that makes it strong: settling, quiescence, selectivity, repetition */
    ZW_TRACED /* fixed depth, calling the sink at every node */
} zw_instance;

#define ZW_ETC_OFF (-1)

/* Which of the game's evaluations is used. */
typedef enum zw_evaluation {
    ZW_EVALUATION_FULL, /* evaluate() */
    ZW_EVALUATION_PLAIN, /* evaluate_plain() */
    ZW_EVALUATION_HAND /* evaluate_hand() */
} zw_evaluation;

/* What the traced instance tells. */
typedef enum zw_event_kind {
    ZW_EVENT_ENTER, /* a node is entered with a window */
    ZW_EVENT_LEAF, /* it was evaluated */
    ZW_EVENT_TABLE_HIT, /* its key is in the table, with these bounds */
    ZW_EVENT_TABLE_CUTOFF, /* which end the node */
    ZW_EVENT_ETC_CUTOFF, /* a child's bound in the table ends the node */
    ZW_EVENT_CUTOFF, /* a move searched ends the node */
    ZW_EVENT_RESEARCH, /* a move is searched again with a wider window */
    ZW_EVENT_LEAVE /* the node returns its value */
} zw_event_kind;

typedef struct zw_event {
    zw_event_kind kind;
    int ply, depth;
    zw_value alpha, beta; /* the window of the node */
    zw_value value; /* of a leaf, a cutoff, on leaving */
    zw_value lower, upper; /* table bounds */
    zw_move move; /* the move that led here; of a cutoff or re-search, the move concerned; on leaving, the best one */
    int index; /* of a cutoff: how many moves were searched before it */
    uint64_t key; /* the position's hash */
    const void *position;
} zw_event;

typedef struct zw_root_move {
    zw_move move;
    zw_value value; /* of the last pass that searched it */
    zw_value lower, upper; /* proven at the last depth */
    uint64_t nodes;
    int excluded;
} zw_root_move;

typedef struct zw_counters {
    uint64_t leaves; /* evaluations at depth 0, finished games, settled positions */
    uint64_t nodes; /* interior + leaves + table_cutoffs + etc_cutoffs */
    uint64_t interior; /* expanded nodes */
    uint64_t generated; /* moves of expanded nodes */
    uint64_t quiescence; /* nodes of leaf resolution (`quiet` in JSON) */
    uint64_t table_probes, table_hits, table_cutoffs;
    uint64_t etc_probes, etc_cutoffs;
    uint64_t passes, researches;
    uint64_t cutoffs, first_cutoffs; /* nodes cut by a searched move; by the first one */
    uint64_t guided_cutoffs, guided_first_cutoffs; /* the same, where the table knew a move */
    uint64_t crossed; /* bounds that contradicted each other; the newer won */
    uint64_t cheap_probes; /* table probes, evaluations and lists of replies for zw_experiment.cheap; no nodes */
    /* inconsistencies, which deeper entries, selectivity and repetition bring about (`crossed` is one, too) */
    uint64_t root_crossed; /* passes that contradicted what an earlier pass had proven of the root at this depth */
    uint64_t overshoots; /* of these, null windows: MTD(f) and its relatives end with lower > upper */
    uint64_t researches_below; /* re-searches worth less than the test before them had proven */
    /* the most that a reference search without table held at once, of all iterations or in the last */
    uint64_t memory_peak; /* scores and best moves (ins, pns), states on OPEN (sss-open, dual-open) */
    uint64_t memory_nodes; /* nodes in memory, those among them that only lead to others included */
} zw_counters;

typedef enum zw_line_end {
    ZW_LINE_COMPLETE, /* reaches the full depth, a repetition or the end of the game, every move verified against the
                       * value */
    ZW_LINE_UNVERIFIED, /* behind line_verified moves come those the table has: the next one could not be confirmed
                         * (selective search, contradicting bounds) */
    ZW_LINE_CUT /* the same, because time or nodes ran out */
} zw_line_end;

enum { ZW_REPORT_MOVE = -1, ZW_REPORT_PASS, ZW_REPORT_ITERATION, ZW_REPORT_RESULT };

typedef struct zw_report {
    int event; /* ZW_REPORT_... */
    const zw_game *game;
    const zw_algorithm *algorithm;
    zw_instance instance;
    int depth; /* of this iteration; in the result the last one that was completed */
    zw_value value; /* for the side to move at the root */
    zw_value lower, upper; /* what is proven of it at that depth */
    int proven; /* the value is that of the game itself, not only of a search to this depth */
    int mate; /* plies to the end when value is a win (> 0) or loss (< 0) by distance; 0: not one */
    zw_move best; /* ZW_NO_MOVE when the game is over */
    zw_move line[ZW_MAX_DEPTH + 1];
    int line_length;
    int line_verified; /* how many of its moves are shown to keep the value */
    zw_line_end line_end;
    zw_counters total; /* cumulative over iterations */
    zw_counters last; /* of the last iteration alone */
    double seconds;
    uint64_t table_bytes;
    int threads;
    zw_value pass_alpha, pass_beta; /* of a pass: its window */
    int rank; /* multi-PV: 1 for the best line, 2 for the next ... */
    const zw_root_move *moves; /* the root moves, best first; valid until the next search */
    int move_count;
    const zw_move *equal; /* with zw_limits.equal_moves: all moves as good as the best; valid until the next search */
    int equal_count;
    zw_value guess; /* the first guess of this iteration, before any offset */
    zw_value step_lower, step_upper; /* fe: the change of a ply that it believed in at the end; lower > upper: none */
    int reach; /* the most plies from the root at which a position was evaluated, quiescence included */
    int move_number; /* ZW_REPORT_MOVE: `best` is this root move, from 1, and is being searched now */
} zw_report;

/* 1 when the value is a bound (algorithms that are ZW_MAY_BE_BOUND): a lower one if it equals `lower`, else an upper
 * one. Then nothing is proven, and the line is the table's. */
int zw_report_is_bound(const zw_report *report);

/* The rules by which tournament play of a game with zw_selective departs from the full width. Each can be left out
 * (zw_switches.without), to see what it is worth. */
typedef enum zw_rule {
    ZW_RULE_MATE_DISTANCE,
    ZW_RULE_REVERSE_FUTILITY,
    ZW_RULE_RAZORING,
    ZW_RULE_NULL_MOVE,
    ZW_RULE_PROBCUT,
    ZW_RULE_IIR,
    ZW_RULE_SINGULAR,
    ZW_RULE_CHECK,
    ZW_RULE_ONLY_MOVE,
    ZW_RULE_LATE_MOVES,
    ZW_RULE_FUTILITY,
    ZW_RULE_EXCHANGE,
    ZW_RULE_LMR,
    ZW_RULE_DELTA,
    ZW_RULE_QUIESCENCE_TABLE,
    ZW_RULE_CONTINUATION,
    ZW_RULE_COUNTERMOVE,
    ZW_RULE_CAPTURE_HISTORY,
    ZW_RULES
} zw_rule;
typedef struct zw_rule_row {
    const char *name, *about;
    int orders; /* it orders moves and leaves none out: not touched by `selectivity` */
} zw_rule_row;
extern const zw_rule_row zw_rules[ZW_RULES];

/* The switches of a search. zw/switches.h has a row for each of them: its name, range, defaults and meaning. */
typedef struct zw_switches {
    int deepening; /* iterative deepening */
    int table_move, killers, history, static_order; /* sources of move ordering, 0 or 1 */
    int quiescence; /* leaves are resolved by a tactical search */
    int selectivity; /* tournament instance: 0 switches forecast(), expect() and zw_rules[] off */
    int store_leaves; /* leaves go to the table */
    int etc; /* ZW_ETC_OFF, or N: at nodes more than N plies from the leaves; 0: everywhere */
    zw_evaluation evaluation;
    zw_depth_match depth_match;
    zw_value grain; /* evaluations are rounded towards 0 to multiples of this; 1: as they are */
    uint32_t without; /* bits 1 << zw_rule: rules that are left out */
} zw_switches;

typedef struct zw_engine_options {
    zw_choice choice; /* algorithm NULL: MTD(f) */
    zw_instance instance;
    zw_table *table; /* a shared table; NULL: the engine makes its own from table_options */
    int table_alone; /* 1: nobody else uses `table` meanwhile, so it is treated as the engine's own but for freeing it:
                      * forgotten at once, whatever its size, before each search at fixed depth */
    zw_table_options table_options;
    int no_table; /* 1: none at all */
    zw_switches switches;
    const struct zw_experiment *experiment; /* the laboratory's own switches (zw/experiment.h); NULL: the defaults */
    zw_value guess; /* the first guess of the first iteration */
    int threads; /* workers over one table (tournament instance) */
    const zw_kernel
        *kernel; /* the game's own search, which <zw/kernel.h> has made; NULL: the library's for its own games,
                              * for others one that calls the game's functions */
    int through_functions; /* 1: call the game's functions even if it has a search of its own */
    uint64_t seed; /* of random sampling (fe) */
    void (*on_report)(void *user, const zw_report *report); /* after each pass and iteration */
    void (*on_event)(void *user, const zw_event *event); /* traced instance and reference searches */
    void *user;
    struct zw_tablebase
        *tablebase; /* in tournament play: endgames that are known; NULL: none. Must outlive the engine */
    int tell_moves; /* 1: on_report is also told, now and then, which root move is searched (ZW_REPORT_MOVE) */
} zw_engine_options;

typedef struct zw_limits {
    int depth; /* 0: no limit (up to ZW_MAX_DEPTH) */
    uint64_t nodes; /* 0: no limit */
    double seconds; /* 0: no limit */
    double clock, increment; /* a game clock: seconds left and added per move; 0: none */
    int moves_to_go; /* until more time comes; 0: the rest of the game */
    int multipv; /* lines wanted, each with its exact value; 0 and 1: one */
    int equal_moves; /* 1: find all moves that are as good as the best */
    int no_line; /* 1: do not rebuild the line (saves time; the counters never include it) */
    const zw_move *excluded; /* root moves not to be considered */
    int excluded_count;
} zw_limits;

typedef struct zw_engine zw_engine;

/* Defaults: of the laboratory (fixed depth, `equal`, wide table, leaves stored) and of play (tournament, `atleast`,
 * compact table). Every ordering on, ETC off, guess 0, deepening on, one thread. */
zw_engine_options zw_options_fixed_depth(void);
zw_engine_options zw_options_tournament(void);

/* options NULL: zw_options_tournament(). The options are copied, and the experiment they point to. */
zw_engine *zw_engine_new(const zw_game *game, const zw_engine_options *options, zw_error *error);
void zw_engine_free(zw_engine *engine);

/* The position to search: `position` (NULL: the initial one) and the moves played from there, which are remembered for
 * repetition. */
zw_status zw_engine_position(zw_engine *engine, const void *position, const zw_move *moves, int count, zw_error *error);
/* The same from text: `position` NULL or "start" for the initial one, `moves` NULL or separated by blanks. */
zw_status zw_engine_position_text(zw_engine *engine, const char *position, const char *moves, zw_error *error);
/* One more move, played from the current position and remembered like those before it. A move that is not legal is
 * refused and changes nothing. */
zw_status zw_engine_play(zw_engine *engine, zw_move move, zw_error *error);
/* The current position, and the context for calling the game's functions on it. */
const void *zw_engine_current(const zw_engine *engine);
void *zw_engine_context(const zw_engine *engine);

/* Is the current position drawn by a rule about the moves that led to it (games that have reversible()), or because nobody
 * can win any more? A game that is over by itself is not asked about. */
typedef enum zw_draw {
    ZW_NOT_DRAWN,
    ZW_DRAWN_BY_REPETITION, /* it occurs for the third time */
    ZW_DRAWN_BY_NO_PROGRESS, /* no_progress_limit */
    ZW_DRAWN_BY_MATERIAL /* dead() */
} zw_draw;
zw_draw zw_engine_draw(const zw_engine *engine);

/* Searches. A position whose game is over is no error: its outcome is the value, best is ZW_NO_MOVE. */
zw_status zw_engine_search(zw_engine *engine, const zw_limits *limits, zw_report *report, zw_error *error);
/* Ends a running search soon, with what was found so far. From any thread or signal handler. */
void zw_engine_stop(zw_engine *engine);
/* Forgets table, history and killers. An engine's own table is kept between searches of tournament play and is cleared
 * before each search at fixed depth. */
void zw_engine_clear(zw_engine *engine);

/* The engine for other languages, which call C functions easily and mirror C structs badly: text in, text out. With
 * zw_engine_position_text() and zw_engine_free() these are all that a binding needs.
 *
 * An engine for tournament play of a game of this library, by name; algorithm NULL: MTD(f), or "mtdf:from=2". */
zw_engine *zw_engine_new_text(const char *game, const char *algorithm, zw_error *error);
/* Searches the current position within limits such as "seconds=0.5" or "depth=12,nodes=1000000" (clock and increment
 * are known too). The answer is lines of a name, a blank and a value: best (absent when the game is over), value (in
 * the game's unit), depth, proven (0 or 1), nodes, line (moves separated by blanks). 4096 bytes hold it for the games
 * of this library; a smaller buffer may be an error, ZW_BAD_INPUT. */
zw_status zw_engine_search_text(zw_engine *engine, const char *limits, char *answer, size_t size, zw_error *error);

/* ---------------------------------------------------------------------------------------------------- the yardstick */

/* How far is a search from the least that it must visit? The yardstick fills an oracle of best moves from the search
 * itself, completes it until every cutoff comes from the first move, and counts what is left: the minimal tree, the
 * minimal graph that is left when transpositions are used, and the still smaller graphs of enhanced transposition
 * cutoffs and of choosing, near the leaves, the cutoff that is cheapest to prove (Plaat 1996). */
#define ZW_YARDSTICK_MM 4 /* the largest m of "cheapest cutoff within m plies of the leaves" */

typedef struct zw_size {
    uint64_t leaves, nodes; /* nodes: every visit, as in zw_counters */
} zw_size;

typedef struct zw_yardstick {
    int depth;
    zw_value value;
    zw_counters search; /* the last iteration of the search that is measured */
    zw_size tree; /* minimal tree: the oracle's moves, no table */
    zw_size graph; /* left-first minimal graph: the same with a table */
    uint64_t graph_distinct; /* its different (position, remaining depth) */
    zw_size graph_etc, graph_etc2; /* with ETC everywhere; more than two plies from the leaves */
    zw_size literal_tree, literal_graph; /* with the oracle as the search left it, before it was completed */
    zw_size cheapest[ZW_YARDSTICK_MM + 1]; /* by m from 1: approximate real minimal graph; 0 where not asked for */
    zw_size cheapest_etc[ZW_YARDSTICK_MM + 1]; /* the same with ETC */
    int oracle_passes; /* that completed the oracle */
    uint64_t oracle_misses; /* cutoffs by another move than the oracle's in the last of them: 0 */
    uint64_t transpositions; /* arrivals in the minimal graph at a position that was reached before */
    uint64_t transpositions_apart; /* those at another ply than before */
    uint64_t cutoffs_at[ZW_MAX_DEPTH + 1], first_cutoffs_at[ZW_MAX_DEPTH + 1]; /* of the search, by ply */
} zw_yardstick;

typedef struct zw_yardstick_options {
    zw_engine_options search; /* the search that is measured: at fixed depth, `equal`, with deepening */
    int from, depth; /* the first and last depth that is measured */
    int mm; /* the largest m, 0 to ZW_YARDSTICK_MM */
    void (*on_depth)(void *user, const zw_yardstick *result); /* called for each depth in turn */
    void *user;
    const int *stop; /* set to 1 from outside: ends soon, with ZW_OK; may be NULL */
} zw_yardstick_options;

/* Aspiration NegaScout with the laboratory's defaults, all depths up to `depth`, m = 2. */
zw_yardstick_options zw_yardstick_defaults(int depth);
/* `position` NULL: the initial one. */
zw_status zw_yardstick_run(const zw_game *game, const void *position, const zw_yardstick_options *options,
                           zw_error *error);

/* ----------------------------------------------------------------------------------------------- endgame databases */

/* The results of all positions with few pieces, as `zw tablebase` builds them: a directory of files, mapped read-only. A
 * block is checked when it is first touched: a damaged one counts as not there. One database may serve any number of
 * engines and threads, all of its game. */
typedef struct zw_tablebase zw_tablebase;

/* What is known of a position, for the side to move. */
typedef struct zw_known {
    int result; /* 1: won, 0: drawn, -1: lost */
    int distance; /* won or lost: plies until the next move that cannot be taken back, or the end, at best play;
                   * -1: unknown */
} zw_known;

/* Opens what a directory has. Each file that cannot be used (truncated, of another version, damaged at its head) is
 * complained about in one sentence and left out. NULL: the game has no databases, or the directory has none. */
zw_tablebase *zw_tablebase_open(const zw_game *game, const char *directory,
                                void (*complain)(void *user, const char *sentence), void *user, zw_error *error);
void zw_tablebase_close(zw_tablebase *tablebase);
/* Every position with at most this many pieces is there; 0: not even those with two. */
int zw_tablebase_pieces(const zw_tablebase *tablebase);
/* Returns 1 when the position is known, else 0. */
int zw_tablebase_probe(zw_tablebase *tablebase, const void *position, zw_known *known);
/* A file in which damage was met and that no call has told of: writes one sentence and returns 1, or returns 0. */
int zw_tablebase_damage(zw_tablebase *tablebase, char *text, size_t size);

const char *zw_version(void);

#ifdef __cplusplus
}
#endif
#endif
