/* game.h - a game as a table of functions: what the author of a game writes, for a plug-in and for a built-in alike.
 *
 * A game is three functions and two numbers: start(), moves(), play(), position_size and max_moves. evaluate() and hash()
 * come next, since they make it play well and fast; all the others make it faster, stronger, or easier to talk to.
 * `zw new-game NAME` writes a plug-in to begin with, and examples/ has whole games. Programs include <zw/zw.h>, which
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

#define ZW_ABI 2u /* of struct zw_game; a plug-in of another ABI is refused */

/* ------------------------------------------------------------------------------------------------ values and moves */

/* A value is an integer, seen from the side to move. */
typedef int32_t zw_value;
#define ZW_VALUE_LIMIT 8388606 /* the largest max_score a game may announce: bounds are kept in 24 bits */
#define ZW_SHARE_DEPTH 3 /* see zw_game.share_depth */
#define ZW_INFINITY 8388607 /* above every value */

/* A move is a 32-bit code that the game chooses. Its low 16 bits are unique within a position, are not 0xFFFF, and are
 * what a table remembers. Move ordering groups moves by their low 12 bits: give similar moves similar low bits. */
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
    const char *label; /* what tells it from the others: players, an opening, an id; may be "" */
    /* in formats that have them; may be NULL */
    const char *tags; /* lines of a name, a blank and a value */
    const char *const *comments; /* for write_record(): one for each move, or NULL */
    const unsigned char *glyphs; /* for write_record(): of each move, as PGN numbers them ($2 is a mistake); 0: none */
    const char *players[2]; /* who moves first in the game, and the other */
} zw_record;

/* Where records go. A record that cannot be read is complained about in one sentence, which names the offending text
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
/* Equal positions have equal bytes: play() and start() write every byte of a position, padding included, nothing in it tells
 * by which moves it came about, and its bytes tell who is to move. Then a game needs no hash(). */
#define ZW_EQUAL_BYTES 4u

/* A two-player zero-sum game as a table of functions. A position is plain data of position_size bytes: it is copied with
 * memcpy and carries no pointers. The context is what context_new() made for this worker (NULL without one); it is the
 * place for caches and database handles, and is never used by two threads at once. One that is written at every node
 * should have cache lines of its own (64 bytes, aligned), or several workers slow each other down.
 *
 * Fill it with designated initialisers and leave out what the game does not have: everything after play() is optional and
 * costs nothing when it is absent. */
typedef struct zw_game zw_game;
typedef struct zw_kernel zw_kernel;
typedef struct zw_tablebase zw_tablebase;
struct zw_forecast; /* zw/selective.h, with zw_node and zw_selective */
struct zw_node;
struct zw_shape; /* zw/experiment.h */

/* A level of play that people can meet: how much it searches for a move, and how often it draws lots instead. */
#define ZW_LEVELS 10
typedef struct zw_level {
    uint64_t nodes; /* searched for a move; 0: one ply */
    int lots; /* thousandths of the moves that are drawn by lot */
    zw_value
        margin; /* a lot is drawn among the moves that one ply of search finds at most so much worse than the best */
} zw_level;

/* A board of squares in rows, for programs that draw it. A square is written with the letter of its piece. */
#define ZW_MOST_SQUARES 256 /* rows times columns */
#define ZW_NO_SQUARE (-1) /* of squares(): nothing is there, not even a square */
#define ZW_COUNT 256 /* of squares(): and more: so many counters less lie there */
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
    const char *sides[2]; /* what the players are called, the one who moves first in front: "White", "Black" */
    zw_colour colours[2]; /* of their pieces */
    const char *above, *below, *beside; /* a letter for each column, and for each row from the top; NULL: none */
    int (*number)(int row, int column); /* of a square that has one; 0: it has none. NULL: none has */
    int upright; /* 1: it has an upper end, and is never turned round */
    int marks_moves; /* 1: squares to which a piece may go are marked */
} zw_board;

struct zw_game {
    /* ---- required */
    uint32_t abi; /* ZW_ABI */
    uint32_t size; /* sizeof(zw_game) */
    const char *name; /* one word of lower-case letters, digits, - and _: "connect4" */
    size_t position_size;
    int max_moves; /* no position has more legal moves */
    zw_value max_score; /* every outcome and evaluation is within +-max_score, at most ZW_VALUE_LIMIT; 0 means 1, for a
                         * game that is won (1), drawn (0) or lost (-1) */
    /* Writes the initial position. */
    void (*start)(void *context, void *position);
    /* Writes the legal moves (at most `capacity`) and returns their number. None: the game is over, and *outcome is its
     * value for the side to move. *outcome is not read when there are moves. */
    int (*moves)(void *context, const void *position, zw_move *list, int capacity, zw_value *outcome);
    /* Writes the position after the move. `to` never overlaps `from`. */
    void (*play)(void *context, const void *from, zw_move move, void *to);

    /* ---- what makes it play well, and fast */
    /* Static evaluation for the side to move. Called at depth 0 without moves(), so it returns the outcome of the finished
     * positions that it can see, and of all those where plies_left() says 0. Without it a finished game is worth its
     * outcome and every other position 0: enough where searches see the end. */
    zw_value (*evaluate)(void *context, const void *position);
    /* 64-bit key of the position; equal positions have equal keys, all bits well mixed. zw_hash_bytes() may help. Without
     * it the bytes of a position are hashed where ZW_EQUAL_BYTES says that they can be; otherwise the game is searched
     * without a table. */
    uint64_t (*hash)(void *context, const void *position);

    /* ---- rules that not every game has, and contexts */
    uint32_t flags;
    /* 1 when the player who makes the move moves again after it (Kalah's last seed in the own store). Without it the
     * players take turns. A position is always evaluated for the player to move. */
    int (*moves_again)(void *context, const void *position, zw_move move);
    /* 1 when the player who moved first is to move; without it plies from the root are counted. */
    int (*first_to_move)(void *context, const void *position);
    /* Stores a new context and returns 0, or returns -1 when out of memory. */
    int (*context_new)(const zw_game *game, void **context);
    void (*context_free)(const zw_game *game, void *context);
    /* Forgets what the context has learned from earlier searches, so that equal searches visit equal nodes. */
    void (*context_forget)(void *context);
    /* Tells a context before each search where it starts, how many plies that no_progress_limit counts came before, and
     * which database it may ask (NULL: none). */
    void (*context_aim)(void *context, zw_tablebase *tablebase, const void *root, int no_progress);

    /* ---- notation. parse functions return 0, or -1 after writing one line to `why` that names the offending text and
     * what was expected. A parse that had to correct something (a castling right without its rook) returns 0 and says so
     * in `why`, which is empty when it is called. format functions write a terminated string and return its length as
     * snprintf does. */
    const char *title; /* "Connect Four" */
    const char *unit; /* what a value of `scale` is: "discs", "hundredths of a pawn" */
    const char *notation; /* one line on how positions and moves are written */
    zw_value scale; /* values are shown divided by this; 0 means 1 */
    int (*parse)(void *context, const char *text, void *position, char *why, size_t why_size);
    int (*format)(void *context, const void *position, char *text, size_t size);
    int (*parse_move)(void *context, const void *position, const char *text, zw_move *move, char *why, size_t why_size);
    int (*format_move)(void *context, const void *position, zw_move move, char *text, size_t size);
    int (*show)(void *context, const void *position, char *text, size_t size); /* a board for people, several lines */
    /* A move as people write it, where that differs from format_move() (chess: SAN). */
    int (*show_move)(void *context, const void *position, zw_move move, char *text, size_t size);

    /* ---- records */
    /* Reads a whole file of games or positions, given in memory, in any of the formats the game knows (told apart by the
     * ending of `name` and by their content). Returns the number of records, or -1 when out of memory. */
    int (*read_records)(void *context, const char *name, const char *bytes, size_t length, const zw_record_sink *sink);
    const char *suite; /* the ending of files with test positions and their solutions, if it reads such: "epd" */
    /* Writes a record in the game's usual format (PGN, PDN), as snprintf does. */
    int (*write_record)(void *context, const zw_record *record, char *text, size_t size);
    /* The openings from which tournaments are played: the moves of each from the initial position, separated by blanks,
     * and NULL at the end. */
    const char *const *openings;

    /* ---- knowledge for search */
    int share_depth; /* several workers share the moves of nodes from this depth on, the higher the cheaper a node is; 0:
                      * ZW_SHARE_DEPTH */
    zw_value aspiration; /* half width of an aspiration window that suits the evaluation; 0: max_score / 256 + 1 */
    zw_value win_score; /* a value at or beyond +- this is a proven win or loss; 0: derived for ZW_WINS_BY_DISTANCE,
                         * otherwise none is */
    /* The key of the position after the move, without playing it: makes enhanced transposition cutoffs cheap. */
    uint64_t (*child_hash)(void *context, const void *position, zw_move move);
    /* Static hints: keys[i] for moves[i], larger is searched earlier; within +-2^27. Killers add about ZW_KILLER_BONUS and
     * history at most +-ZW_HISTORY_MAX, so hints 5 * ZW_HISTORY_MAX apart are never overruled and smaller ones are. */
    void (*order)(void *context, const void *position, const zw_move *moves, int count, int32_t *keys);
    /* Exact knowledge that may end a node: sets *lower <= true value <= *upper and returns 1, or returns 0. It speaks of
     * the game's true value, so the fixed-depth instance does not ask it. Called before the table is probed: cheap, or
     * else the last word on a small rest of the game, for which a search of its own need only answer the window. */
    int (*settle)(void *context, const void *position, zw_value alpha, zw_value beta, int depth, zw_value *lower,
                  zw_value *upper);
    /* A subset of the legal moves that surely contains a best one; never empty where moves() is not. Not used at fixed
     * depth, for the same reason. */
    int (*search_moves)(void *context, const void *position, zw_move *list, int capacity, zw_value *outcome);
    /* The moves that must be resolved before a position may be evaluated (captures); none: the position is quiet. */
    int (*tactical)(void *context, const void *position, zw_move *list, int capacity);
    /* 1 when quiescence must consider every move (a check, a forced capture), so that standing pat is not allowed. */
    int (*forced)(void *context, const void *position);
    /* Writes the position after a pass and returns 1, or returns 0 where passing would be unsound. */
    int (*null_move)(void *context, const void *from, void *to);
    /* 1 when a move costs no depth (a pass, where depth counts what is left of the game). */
    int (*free_move)(void *context, const void *position, zw_move move);
    /* Selective search in tournament play (zw/selective.h): its rules and margins; NULL: the full width, except for
     * forecast() and expect(). */
    const struct zw_selective *selective;
    /* Multi-ProbCut (Buro 1997): writes the forecast number `which` (0, 1 ...; cheap ones first) of a search to `depth`
     * and returns 1, or returns 0 when there is no more. There must be none of a search that sees the end of the game
     * wherever it goes: what is proven stays proven. Its depth is smaller than `depth`. It speaks of evaluate(), so a
     * search with another evaluation does not ask. */
    int (*forecast)(void *context, const void *position, int depth, int which, struct zw_forecast *forecast);
    /* 1 and a value at or outside the window of the node that the game expects, or 0. */
    int (*expect)(void *context, const void *position, const struct zw_node *node, zw_value *value);
    /* For forward estimation: the smallest and largest change, per ply, of the first player's static evaluation. Returns 1
     * when known. */
    int (*step_bounds)(void *context, const void *position, zw_value *smallest, zw_value *largest);
    /* The positions that settle(), order() and the like have visited in searches of their own since they were last asked:
     * they are counted as nodes of quiescence. */
    uint64_t (*visited)(void *context);
    /* The number of legal moves without listing them, for perft. */
    int (*count)(void *context, const void *position);
    /* In how many ways a move can be carried out (capture paths with the same result), where that is not always 1. */
    int (*move_paths)(void *context, const void *position, zw_move move);
    /* The same position with the colours exchanged, the other side to move: zw_game_check() compares the two. */
    void (*reverse)(void *context, const void *from, void *to);
    /* What a search costs, roughly, for planning: one of no depth takes effort_seconds, and each ply multiplies that by
     * effort_growth; 0: unknown. */
    double effort_growth, effort_seconds;
    /* Artificial trees (zw/experiment.h): the tree to which a position belongs. Having this function says that a position
     * is the whole game, with a depth of its own: it is searched that deep unless told otherwise. */
    void (*shape)(void *context, const void *position, struct zw_shape *shape);

    /* ---- draw rules */
    /* 1 when the move can be taken back by later moves, so that a position may recur. Having this function asks for
     * repetition detection: a recurrence inside the search, or a third one with the game before it, is worth 0, or what
     * `repetition` says. It takes a hash(), or ZW_EQUAL_BYTES. */
    int (*reversible)(void *context, const void *position, zw_move move);
    /* With reversible(): the game is drawn after this many plies in a row without progress; 0: never. */
    int no_progress_limit;
    /* How many of them came before this position, where the position knows (the clock of a FEN); without it, the
     * reversible ones since the game began. A game that is over by its last move is not drawn so. */
    int (*no_progress_plies)(void *context, const void *position);
    /* 1 when neither side can win any more, whatever is played: the game is drawn in play. Fixed depth does not ask. */
    int (*dead)(void *context, const void *position);

    /* ---- the endgame */
    /* The most plies that can still be played; lets a search know that it has seen the whole game. */
    int (*plies_left)(void *context, const void *position);
    /* With iterative deepening: the depth to search after `depth` (0: the first one); without it, one ply more. */
    int (*next_depth)(void *context, const void *position, int depth);
    /* Exact values of whole games (`zw solve`) are shown divided by this, where their unit is a coarser one than that of
     * evaluations; 0: by `scale`. */
    zw_value solve_scale;
    /* The same game as it wants to be searched to its end: the same positions and moves, but values (those of `zw solve`,
     * already divided by solve_scale), order, settling and depths of its own, with its kernel. NULL: the game itself. */
    const zw_kernel *endgame;
    /* For a game that may go on for ever: two games with the same positions, moves and context and the values 1, 0 and -1,
     * in which every position that the search does not see to its end is lost for the side that moves first (in the first
     * game) or for the other (in the second), and nothing is drawn by repetition. So the two bound the value from both
     * sides, and `zw solve` searches deeper until they meet. They ask for first_to_move(). */
    const zw_game *pessimistic[2];
    /* Endgame databases: how they are opened, asked, built and verified (src/game/databases.h). */
    const struct zw_databases *databases;

    /* ---- learning */
    /* A cruder evaluation in the same unit, by material or discs alone, and the one that was weighted by hand before
     * evaluate() was learned: to judge it by, and to weaken a search on purpose (zw_switches.evaluation). */
    zw_value (*evaluate_plain)(void *context, const void *position);
    zw_value (*evaluate_hand)(void *context, const void *position);
    /* How evaluate() is learned (src/game/tunable.h; `zw tune` uses it). */
    const struct zw_tunable *tunable;

    /* ---- speed */
    /* In play, at a node one ply above the leaves: plays moves and evaluates the positions after them, `first` before the
     * others if it is there, until one is worth at least beta. Writes the best value, for the side to move here, and its
     * move, and returns how many were evaluated; 0: the usual way is taken. So a game that evaluates brothers faster than
     * strangers can do so. Only for games that take turns and have no quiescence, no repetition and no ZW_WINS_BY_DISTANCE;
     * it speaks of evaluate(), so a search with another evaluation does not ask. */
    int (*evaluate_moves)(void *context, const void *position, zw_value beta, uint16_t first, zw_value *best,
                          zw_move *best_move);

    /* ---- more draw rules */
    /* With reversible(): what a repetition is worth for the player whose move has brought it about. 0: it is a draw;
     * -max_score: that player has lost. */
    zw_value repetition;

    /* ---- symmetries */
    /* Writes the image number `which`, from 0, of a position under a symmetry of the game and returns 1, or returns 0 when
     * there is no more. Images have as many moves as the position and the same values, and the same side is to move. They
     * are one position in an opening book. */
    int (*symmetric)(void *context, const void *from, int which, void *to);

    /* ---- people */
    const zw_board *board; /* how it is drawn; NULL: as show() writes it */
    const zw_level *levels; /* ZW_LEVELS of them, the weakest first; NULL: the usual ones */
    const char *units; /* what people count a value in: "pawns"; NULL: `unit` */
    zw_value unit_value; /* with it: the value of one of these */
};

/* A key of some bytes, for hash(): of equal length, different bytes nearly always have different keys. */
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
