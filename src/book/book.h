/* book.h - an opening book: positions with the values that searches gave them, the graph that their moves make, and what
 * follows from it by minimax. A position that several paths reach, or that is the image of another under a symmetry of the
 * game, is there once. It knows a game by its table alone, and nothing of how values are searched or who plays. */
#ifndef ZW_BOOK_BOOK_H
#define ZW_BOOK_BOOK_H

#include "common/positions.h"

/* What a search said of a position, for the side to move there. */
typedef struct book_figures {
    zw_value value;
    int depth;
    uint64_t nodes;
    int proven; /* the value is that of the game itself */
} book_figures;

typedef struct book_edge {
    uint64_t key; /* of the position behind the move */
    zw_move move;
    int to; /* the number of that position; -1: the book does not have it */
    int again; /* the same player moves there */
} book_edge;

typedef struct book_position {
    uint64_t key;
    int parent; /* the position from which it came into the book; -1: it is a root */
    zw_move move; /* that led to it */
    char *root; /* of a root: the moves to it, "start" for none; else NULL */
    book_figures searched;
    book_edge *edges; /* its legal moves */
    int edge_count;
    int expanded; /* the book has the positions behind all of them, and there is one */

    /* what follows from the leaves below, for the side to move: see book_back_up() */
    zw_value value, lower, upper;
    int rank;
    int best; /* the edge of the line; -1: a leaf */
} book_position;

typedef struct book {
    const game_handle *handle; /* whose game it is; used by one thread, while the book grows */
    uint64_t evaluation; /* of the game's evaluation when it was begun */
    zw_value margin; /* beyond +- this the book says nothing more */
    zw_value ply; /* what a ply counts against a loss of value, when the next leaf is chosen */
    text remarks; /* lines that begin with # */
    book_position *positions;
    char *boards; /* of each position */
    int count, capacity;
    int *index; /* numbers of positions by key, plus 1; open addressing */
    size_t index_mask;
    struct book_entries
        *entries; /* of a book of another program, which has nothing else (entries.h); NULL: it is ours */
} book;

/* ---- the graph (graph.c) */

book *book_new(const game_handle *handle);
void book_free(book *of);
/* The key that a position shares with its images, with the colours exchanged too. */
uint64_t book_key(const game_handle *handle, const void *position);
int book_find(const book *of, uint64_t key); /* its number, or -1 */
const void *book_board(const book *of, int number);
/* Adds a position that is not there; its moves lead nowhere until book_link(). Returns its number. */
int book_add(book *of, uint64_t key, const void *board, int parent, zw_move move, const char *root,
             const book_figures *figures);
/* Finds where all moves lead. */
void book_link(book *of);
/* The moves to a position from the initial one, or "start". */
void book_path(const book *of, int number, text *to);
/* What the game evaluates, as a number: of the static values of random games. */
uint64_t book_evaluation(const game_handle *handle);

/* ---- values (backup.c) */

/* Computes value, bounds and best move of every position from its leaves. A leaf is worth what was searched. A game that
 * goes in circles for ever is worth 0. The bounds are what is proven: leaves that are not could be worth anything. */
void book_back_up(book *of);
/* A value behind a move as it counts before it. */
zw_value book_before(const zw_game *game, zw_value value, int again);

typedef enum book_basis {
    BOOK_ESTIMATED, /* a search that did not see the end */
    BOOK_SOLVED, /* a search that did, or the end itself */
    BOOK_REPEATED /* the line comes back to a position of its own */
} book_basis;
extern const char *const book_basis_names[]; /* "estimate", "solved", "repetition" */

/* A line of best moves through the book, to the leaf that its value rests on. */
typedef struct book_line {
    int length; /* moves in the book */
    int leaf; /* the last position */
    book_basis basis;
    int judged; /* positions on it that were searched before they were expanded */
    double error; /* the root mean square of what these searches were wrong by; without any of them 0 */
} book_line;
book_line book_line_from(const book *of, int number);

/* ---- growing (expansion.c) */

/* The leaves that are to be expanded next, at most `most`, into `picked`; returns their number. A leaf costs the plies from
 * its root, `ply` for each, and what the moves to it lose against the best ones; the cheapest come first. What lies beyond
 * the margin or is proven is left alone. */
int book_pick(const book *of, int most, int *picked);
int book_is_open(const book *of, int number); /* neither beyond the margin nor proven */

/* ---- the file (book_file.c). All complain and return an exit status, or return EXIT_FINE. */

#define BOOK_FIGURES "VALUE/DEPTH/NODES, followed by ! where the value is proven"
/* Reads a book of this game: one of ours, or one of another program in a format that the game knows. */
int book_read(const game_handle *handle, const char *path, book **to);
int book_write(const book *of, const char *path);
void book_figures_write(const book_figures *figures, text *to);
/* Returns 0, or -1 when the word is no figures of this game. */
int book_figures_read(const zw_game *game, const char *word, book_figures *figures);

#endif
