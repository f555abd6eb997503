/* game.h - a game as a table of functions: what the author of a game writes, for a plug-in and for a built-in alike.
 *
 * A game needs three functions and two numbers: start(), moves(), play(), position_size and max_moves. Add evaluate() and
 * hash() next: they make it play well and fast. All other members make it faster, stronger, or easier to use.
 * `zw new-game NAME` writes a plug-in to start from, and examples/ has complete games. Programs include <zw/zw.h>, which
 * includes this. */
#ifndef ZW_GAME_H
#define ZW_GAME_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

#ifdef __cplusplus
extern "C" {
#endif

/* A value of a struct, with designated members, in C and in C++20: ZW_A(zw_entry){.depth = 1}. */
#ifdef __cplusplus
#define ZW_A(type) type
#else
#define ZW_A(type) (type)
#endif

#define ZW_ABI 2u /* the version of struct zw_game; a plug-in with another one is refused */

/* ------------------------------------------------------------------------------------------------ values and moves */

/* A value is an integer, seen from the side to move. */
typedef int32_t zw_value;
#define ZW_VALUE_LIMIT 8388606 /* the largest max_score a game may announce: bounds are kept in 24 bits */
#define ZW_SHARE_DEPTH 3 /* see zw_game.share_depth */
#define ZW_INFINITY 8388607 /* above every value */

/* A move is a 32-bit code that the game chooses. Its low 16 bits must be unique within a position and not 0xFFFF; only they
 * are stored in a table. Move ordering keeps its statistics by the low 12 bits: give similar moves the same low bits. */
typedef uint32_t zw_move;
#define ZW_NO_MOVE 0xFFFFFFFFu
#define ZW_SHORT(move) ((uint16_t)(move))
#define ZW_NO_SHORT 0xFFFFu

#define ZW_MAX_DEPTH 255 /* in plies; also how far from the root a search may reach */
#define ZW_MAX_MOVES 4096 /* the largest max_moves a game may announce */
#define ZW_MOST_IMAGES 64 /* the most symmetric() may write of a position */

/* -------------------------------------------------------------------------------------------------------- the game */

/* One game, or one position, of a file. */
typedef struct zw_record {
    size_t line; /* where it begins, from 1; in binary formats the number of the record */
    const void *position; /* the first position */
    const zw_move *moves; /* played from there */
    int move_count;
    const char *result; /* as the format writes it, "1-0"; "" when unknown */
    const char *label; /* what distinguishes it from the others: players, an opening, an id; may be "" */
    /* in formats that have them; may be NULL */
    const char *tags; /* lines of a name, a space and a value */
    const char *const *comments; /* for write_record(): one for each move, or NULL */
    const unsigned char *glyphs; /* for write_record(): of each move, as PGN numbers them ($2 is a mistake); 0: none */
    const char *players[2]; /* the one who moves first in the game, and the other */
} zw_record;

/* Receives records. A record that cannot be read is reported in one sentence, which names the offending text
 * and what was expected, and the rest of the file is still read. */
typedef struct zw_record_sink {
    void (*record)(void *user, const zw_record *record);
    void (*complain)(void *user, size_t line, const char *sentence);
    void *user;
} zw_record_sink;

/* zw_game.flags */
/* Outcomes of +-max_score are wins counted by distance ("mate in n"); other values stay within
 * +-(max_score - 2 * ZW_MAX_DEPTH). */
#define ZW_WINS_BY_DISTANCE 1u
#define ZW_PERFT_COUNTS_FINISHED 2u /* perft counts a finished game as one leaf at every depth past its end */
/* Equal positions have equal bytes: play() and start() write every byte of a position, padding included; a position
 * contains the side to move, but nothing about the moves that led to it. Then a game needs no hash(). */
#define ZW_EQUAL_BYTES 4u

/* A two-player zero-sum game as a table of functions. A position is plain data of position_size bytes: it is copied with
 * memcpy and contains no pointers. The context is what context_new() made for this worker (NULL without one); it is the
 * place for caches and database handles, and is never used by two threads at once. A context that is written at every node
 * should not share cache lines (64 bytes) with others, or several workers slow each other down.
 *
 * Fill it with designated initialisers and leave out what the game does not have: every member after play() is optional and
 * costs nothing when it is absent. */
typedef struct zw_game zw_game;
typedef struct zw_kernel zw_kernel;
typedef struct zw_tablebase zw_tablebase;
struct zw_forecast; /* zw/selective.h, with zw_node and zw_selective */
struct zw_node;
struct zw_shape; /* zw/experiment.h */
struct zw_book_format; /* src/game/book_format.h */

/* A level of play for people: how much it searches for a move, and how often it plays a random move instead. */
#define ZW_LEVELS 10
typedef struct zw_level {
    uint64_t nodes; /* searched for a move; 0: one ply */
    int lots; /* how many of a thousand moves are chosen at random */
    zw_value margin; /* among the moves that a search of one ply finds worse than the best by at most this */
} zw_level;

/* What counts as a fault in a game that people played, in values of the game. A threshold of 0 marks nothing. */
typedef struct zw_faults {
    zw_value inaccuracy, mistake, blunder; /* a move is one when it loses at least this */
    zw_value decided; /* larger values count as this one, since a won game cannot become more so; 0: no limit */
    zw_value winning, level; /* a move that turns at least `winning` into at most `level` has missed a win */
    int exact_plies; /* positions with at most this many plies to go are searched to the end of the game */
    uint64_t nodes; /* for a search, when no limit is given; 0: the usual number */
} zw_faults;

/* A board of squares in rows, for programs that draw it. A square is written with the letter of its piece. */
#define ZW_MOST_SQUARES 256 /* rows times columns */
#define ZW_NO_SQUARE (-1) /* of squares(): nothing is there, not even a square */
#define ZW_COUNT 256 /* of squares(): ZW_COUNT + n means that n counters lie there */
typedef struct zw_piece {
    char letter;
    const char *symbol; /* in UTF-8, one column wide */
    int side; /* 0: of the player who moves first, 1: of the other */
} zw_piece;
typedef enum zw_surface {
    ZW_CHEQUERED, /* light and dark squares, the lower left one dark */
    ZW_CLOTH, /* squares of one colour, with lines between them */
    ZW_GRID, /* places in a frame */
    ZW_WOOD /* pits in wood */
} zw_surface;
typedef enum zw_colour { ZW_WHITE, ZW_BLACK, ZW_YELLOW, ZW_RED } zw_colour;
typedef struct zw_board {
    int rows, columns;
    /* Writes every square from the upper left one along the rows: 0 for an empty one, the letter of a piece, ZW_COUNT and a
     * number, or ZW_NO_SQUARE. */
    void (*squares)(void *context, const void *position, int *square);
    const zw_piece *pieces; /* ends with a letter of 0; NULL: none */
    zw_surface surface;
    const char *sides[2]; /* what the players are called, first the one who moves first: "White", "Black" */
    zw_colour colours[2]; /* of their pieces */
    const char *above, *below, *beside; /* a letter for each column, and for each row from the top; NULL: none */
    int (*number)(int row, int column); /* of a square; 0: it has none. NULL: no square has a number */
    int upright; /* 1: it has a fixed top, and is never turned round */
    int marks_moves; /* 1: squares to which a piece may go are marked */
} zw_board;

struct zw_game {
    /* ---- required */
    uint32_t abi; /* ZW_ABI */
    uint32_t size; /* sizeof(zw_game) */
    const char *name; /* one word of lower-case letters, digits, - and _: "connect4" */
    size_t position_size;
    int max_moves; /* the most legal moves that any position has */
    zw_value max_score; /* outcomes and evaluations are within +-max_score, which is at most ZW_VALUE_LIMIT; 0 means 1,
                         * for a game that is won (1), drawn (0) or lost (-1) */
    /* Writes the initial position. */
    void (*start)(void *context, void *position);
    /* Writes the legal moves (at most `capacity`) and returns their number. If there are none, the game is over: set
     * *outcome to its value for the side to move. *outcome is ignored when there are moves. */
    int (*moves)(void *context, const void *position, zw_move *list, int capacity, zw_value *outcome);
    /* Writes the position after the move. `to` never overlaps `from`. */
    void (*play)(void *context, const void *from, zw_move move, void *to);

    /* ---- what makes it play well, and fast */
    /* Static evaluation for the side to move. It is called at depth 0 without calling moves() first, so it should return
     * the outcome of finished games that it recognises, and must do so where plies_left() is 0. Without evaluate() a
     * finished game is worth its outcome and every other position 0: enough where searches reach the end of the game. */
    zw_value (*evaluate)(void *context, const void *position);
    /* 64-bit key of the position; equal positions have equal keys, all bits well mixed. zw_hash_bytes() may help. Without
     * hash(), a game with ZW_EQUAL_BYTES uses a hash of the position's bytes; others are searched without a table. */
    uint64_t (*hash)(void *context, const void *position);

    /* ---- rules that not every game has, and contexts */
    uint32_t flags;
    /* 1 when the player who makes the move moves again after it (in Kalah, when the last seed falls into their store).
     * Without it the players take turns. A position is always evaluated for the player to move. */
    int (*moves_again)(void *context, const void *position, zw_move move);
    /* 1 when the player who moves first in the game is to move. Without it whoever is to move at the root of a search, or
     * where a game is taken up, counts as the first. */
    int (*first_to_move)(void *context, const void *position);
    /* Stores a new context in *context and returns 0, or returns -1 when out of memory. */
    int (*context_new)(const zw_game *game, void **context);
    void (*context_free)(const zw_game *game, void *context);
    /* Clears what the context has learned from earlier searches, so that repeated searches visit the same nodes. */
    void (*context_forget)(void *context);
    /* Called before each search with the position it starts from, the number of plies without progress before it (see
     * no_progress_limit), and the database that it may use (NULL: none). */
    void (*context_aim)(void *context, zw_tablebase *tablebase, const void *root, int no_progress);

    /* ---- notation. parse functions return 0, or -1 after writing one line to `why` that names the offending text and
     * what was expected. A parse that had to correct something (a castling right without its rook) returns 0 and says so
     * in `why`, which is empty when it is called. format functions write a terminated string and return its length as
     * snprintf does. */
    const char *title; /* "Connect Four" */
    const char *unit; /* the unit of a value after division by `scale`: "discs", "hundredths of a pawn" */
    const char *notation; /* one line on how positions and moves are written */
    zw_value scale; /* values are shown divided by this; 0 means 1 */
    int (*parse)(void *context, const char *text, void *position, char *why, size_t why_size);
    int (*format)(void *context, const void *position, char *text, size_t size);
    int (*parse_move)(void *context, const void *position, const char *text, zw_move *move, char *why, size_t why_size);
    int (*format_move)(void *context, const void *position, zw_move move, char *text, size_t size);
    int (*show)(void *context, const void *position, char *text, size_t size); /* the board as text of several lines */
    /* A move as people write it, where that differs from format_move() (chess: SAN). */
    int (*show_move)(void *context, const void *position, zw_move move, char *text, size_t size);

    /* ---- records */
    /* Reads a whole file of games or positions, given in memory, in any of the formats that the game knows (recognised
     * by the ending of `name` and by the content). Returns the number of records, or -1 when out of memory. */
    int (*read_records)(void *context, const char *name, const char *bytes, size_t length, const zw_record_sink *sink);
    const char *suite; /* the ending of files with test positions and their solutions, if it reads them: "epd" */
    /* Writes a record in the game's usual format (PGN, PDN), as snprintf does. */
    int (*write_record)(void *context, const zw_record *record, char *text, size_t size);
    /* The openings from which tournaments are played: the moves of each from the initial position, separated by spaces,
     * and NULL at the end. */
    const char *const *openings;

    /* ---- knowledge for search */
    int share_depth; /* several workers share the moves of nodes of at least this depth; choose it higher when nodes are
                      * cheap; 0: ZW_SHARE_DEPTH */
    zw_value aspiration; /* half width of an aspiration window that suits the evaluation; 0: max_score / 256 + 1 */
    zw_value win_score; /* a value at or beyond +-win_score is a proven win or loss; 0: derived for ZW_WINS_BY_DISTANCE,
                         * otherwise there is none */
    /* The key of the position after the move, without playing it: makes enhanced transposition cutoffs cheap. */
    uint64_t (*child_hash)(void *context, const void *position, zw_move move);
    /* Static move ordering: keys[i] for moves[i], larger is searched earlier; within +-2^27. Killers add about
     * ZW_KILLER_BONUS and history at most +-ZW_HISTORY_MAX, so a difference of 5 * ZW_HISTORY_MAX is never overruled. */
    void (*order)(void *context, const void *position, const zw_move *moves, int count, int32_t *keys);
    /* Exact knowledge that may end a node: sets *lower <= true value <= *upper and returns 1, or returns 0. It is about
     * the game's true value, so the fixed-depth instance does not call it. It is called before the table is probed, so it
     * should be cheap, or solve a small rest of the game completely; such a search need only decide the window. */
    int (*settle)(void *context, const void *position, zw_value alpha, zw_value beta, int depth, zw_value *lower,
                  zw_value *upper);
    /* A subset of the legal moves that is sure to contain a best one; never empty where moves() is not. Like settle(), it is
     * not used at fixed depth. */
    int (*search_moves)(void *context, const void *position, zw_move *list, int capacity, zw_value *outcome);
    /* The moves that must be resolved before a position may be evaluated (captures); none: the position is quiet. */
    int (*tactical)(void *context, const void *position, zw_move *list, int capacity);
    /* 1 when quiescence must consider every move (a check, a forced capture), so that standing pat is not allowed. */
    int (*forced)(void *context, const void *position);
    /* Writes the position after a null move (a pass) and returns 1, or returns 0 where a null move would be unsound. */
    int (*null_move)(void *context, const void *from, void *to);
    /* 1 when a move costs no depth (such as a pass, where depth counts the rest of the game). */
    int (*free_move)(void *context, const void *position, zw_move move);
    /* Selective search in tournament play (zw/selective.h): its rules and margins; NULL: full width, except for
     * forecast() and expect(). */
    const struct zw_selective *selective;
    /* Multi-ProbCut (Buro 1997): writes the forecast number `which` (0, 1 ...; cheap ones first) for a search to `depth`
     * and returns 1, or returns 0 when there are no more. There must be none for a search that always reaches the end of
     * the game, so that proven values stay proven. The depth of a forecast is smaller than `depth`. Forecasts are about
     * evaluate(), so a search with another evaluation does not use them. */
    int (*forecast)(void *context, const void *position, int depth, int which, struct zw_forecast *forecast);
    /* Returns 1 and the value that the game expects for a node, at or outside its window, or returns 0. */
    int (*expect)(void *context, const void *position, const struct zw_node *node, zw_value *value);
    /* For forward estimation: the smallest and largest change per ply of the static evaluation, seen from the first player.
     * Returns 1 when known. */
    int (*step_bounds)(void *context, const void *position, zw_value *smallest, zw_value *largest);
    /* How many positions settle(), order() and the like have visited in their own searches since the last call;
     * they are counted as quiescence nodes. */
    uint64_t (*visited)(void *context);
    /* The number of legal moves without listing them, for perft. */
    int (*count)(void *context, const void *position);
    /* The number of capture paths that this move stands for (different paths, same result), where that is not always 1. */
    int (*move_paths)(void *context, const void *position, zw_move move);
    /* The same position with the colours exchanged and the other side to move: zw_game_check() compares the two. */
    void (*reverse)(void *context, const void *from, void *to);
    /* The rough cost of a search, for planning: a search to depth 0 takes effort_seconds, and each ply multiplies that by
     * effort_growth; 0: unknown. */
    double effort_growth, effort_seconds;
    /* Artificial trees (zw/experiment.h): the tree to which a position belongs. A game with this function is one whose
     * position specifies the whole tree and its depth: it is searched to that depth unless told otherwise. */
    void (*shape)(void *context, const void *position, struct zw_shape *shape);

    /* ---- draw rules */
    /* 1 when later moves can undo the move, so that a position may recur. This function turns on
     * repetition detection: a recurrence inside the search, or a third occurrence counting the game before it, is worth 0,
     * or the value of `repetition`. It requires hash(), or ZW_EQUAL_BYTES. */
    int (*reversible)(void *context, const void *position, zw_move move);
    /* With reversible(): the game is drawn after this many plies in a row without progress; 0: never. */
    int no_progress_limit;
    /* How many such plies came before this position, if the position knows (the clock of a FEN); without it, the
     * reversible ones since the game began are counted. A game that ends with its last move is not drawn in this way. */
    int (*no_progress_plies)(void *context, const void *position);
    /* 1 when neither side can win any more, whatever is played: the game is drawn in play. Not used at fixed depth. */
    int (*dead)(void *context, const void *position);

    /* ---- the endgame */
    /* The most plies that can still be played; lets a search know that it has seen the whole game, and lets `zw solve` run
     * without a limit. */
    int (*plies_left)(void *context, const void *position);
    /* With iterative deepening in play: the depth to search after `depth` (0: the first one); without it, one ply more. */
    int (*next_depth)(void *context, const void *position, int depth);
    /* Exact values (`zw solve`) are shown divided by this, where their unit is coarser than that of
     * evaluations; 0: divided by `scale`. */
    zw_value solve_scale;
    /* The kernel of a variant of the game for searches to the end: the same positions and moves, but its own values (those
     * of `zw solve`, already divided by solve_scale), order(), settle() and depths. NULL: the game itself. */
    const zw_kernel *endgame;
    /* For a game that may go on for ever: two games with the same positions, moves and context and the values 1, 0 and -1.
     * A position whose end the search does not reach is lost for the side that moves first (in the first
     * game) or for the other side (in the second), and nothing is drawn by repetition. The two bound the value from both
     * sides, and `zw solve` searches deeper until the bounds meet. They require first_to_move(). */
    const zw_game *pessimistic[2];
    /* Endgame databases: how they are opened, probed, built and verified (src/game/databases.h). */
    const struct zw_databases *databases;

    /* ---- learning */
    /* A cruder evaluation in the same unit, by material or discs only, and the hand-made evaluation from before
     * evaluate() was learned: for comparison, and to weaken a search on purpose (zw_switches.evaluation). */
    zw_value (*evaluate_plain)(void *context, const void *position);
    zw_value (*evaluate_hand)(void *context, const void *position);
    /* How evaluate() is learned (src/game/tunable.h; `zw tune` uses it). */
    const struct zw_tunable *tunable;

    /* ---- speed */
    /* In play, at a node one ply above the leaves: plays moves and evaluates the positions after them, `first` before the
     * others if it is there, until one is worth at least beta. Writes the best value, for the side to move here, and its
     * move, and returns how many were evaluated; 0: the search evaluates them as usual. For games that can evaluate
     * sibling positions faster together. Only for games that take turns and have no quiescence, no repetition and no
     * ZW_WINS_BY_DISTANCE. It is about evaluate(), so a search with another evaluation does not use it. */
    int (*evaluate_moves)(void *context, const void *position, zw_value beta, uint16_t first, zw_value *best,
                          zw_move *best_move);

    /* ---- more draw rules */
    /* With reversible(): the value of a repetition for the player whose move caused it. 0: it is a draw; -max_score: that
     * player has lost. */
    zw_value repetition;

    /* ---- symmetries */
    /* Writes the image number `which`, from 0, of a position under the symmetries of the game and returns 1, or returns 0
     * when there are no more. An image has the same value, number of moves and side to move as the position. An
     * opening book treats a position and its images as one. */
    int (*symmetric)(void *context, const void *from, int which, void *to);

    /* ---- other programs */
    /* Of a thousand games in which a search found this value in such a position, how many the side to move won and lost; the
     * others were drawn. The nearer the end of the game, the more the same value means, so it may look at the position. */
    void (*odds)(void *context, const void *position, zw_value value, int *won, int *lost);
    /* How opening books of other programs write positions and moves. */
    const struct zw_book_format *book_format;

    /* ---- people */
    const zw_board *board; /* how it is drawn; NULL: as show() writes it */
    const zw_level *levels; /* ZW_LEVELS of them, the weakest first; NULL: the usual ones */
    const char *units; /* the unit in which people read values: "pawns"; NULL: `unit` */
    zw_value unit_value; /* with `units`: how much one of them is, as a value */
    const zw_faults *faults; /* NULL: they follow from the aspiration window */
};

/* A key of some bytes, for hash(): different bytes of the same length nearly always have different keys. */
static inline uint64_t zw_hash_bytes(const void *bytes, size_t size)
{
    const unsigned char *at = (const unsigned char *)bytes;
    uint64_t key = UINT64_C(0x9E3779B97F4A7C15) + size;
    for (; size; size -= size < 8 ? size : 8, at += 8) {
        uint64_t word = 0;
        memcpy(&word, at, size < 8 ? size : 8);
        key = (key ^ word) * UINT64_C(0xBF58476D1CE4E5B9);
        key ^= key >> 29;
    }
    key *= UINT64_C(0x94D049BB133111EB);
    return key ^ key >> 32;
}

#define ZW_HISTORY_MAX 16384
#define ZW_KILLER_BONUS (2 * ZW_HISTORY_MAX + 1)

#ifdef __cplusplus
}
#endif
#endif
