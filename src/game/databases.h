/* databases.h - the endgame databases of a game, as a table of functions that its zw_game points to. Whoever opens, asks,
 * builds or verifies databases uses this table and need not know the game. It knows nothing of what the files look like.
 * Tables of other programs (prober.h) are databases too; they can be asked, and that is all.
 *
 * A database has slices: all positions with the same pieces. The game numbers them as it likes. */
#ifndef ZW_GAME_DATABASES_H
#define ZW_GAME_DATABASES_H

#include <zw/zw.h>

#define ZW_PIECE_KINDS 8 /* at most */
#define ZW_SLICES 1024 /* that a database has, at most */

typedef void (*zw_complaint)(void *user, const char *sentence);

/* What is known of a slice. */
typedef struct zw_slice {
    char name[32];
    int pieces[2][ZW_PIECE_KINDS]; /* of the side to move, of the other: how many of each kind */
    uint64_t positions;
    int there; /* 0: there is no file of it that can be used, and what follows is 0 */
    int distances; /* 1: they are kept too */
    uint64_t won, lost, drawn;
    uint64_t bytes; /* in its files */
    uint64_t packed; /* of them, in the packed one; 0: there is none */
} zw_slice;

/* What ranks of root moves rest on. */
typedef enum zw_ranked {
    ZW_NOT_RANKED,
    ZW_RANKED_BY_RESULT, /* a win may be too far away for the rule of moves without progress */
    ZW_RANKED_BY_DISTANCE
} zw_ranked;
#define ZW_RANK_SURE 1000 /* of a win that no rule can take away; the negative of it: a loss; 0: a draw */
#define ZW_RANK_WON 900 /* from here on a win */

struct zw_prober;

typedef struct zw_databases {
    int most_pieces; /* in a slice; the least is 2 */
    const char *const *kinds; /* of pieces: "men", "kings"; NULL at the end */

    /* Behind zw_tablebase_open() and the like. */
    zw_tablebase *(*open)(const char *directory, zw_complaint complain, void *user, zw_error *error);
    void (*close)(zw_tablebase *tablebase);
    int (*pieces)(const zw_tablebase *tablebase);
    int (*probe)(zw_tablebase *tablebase, const void *position, zw_known *known);
    int (*damage)(zw_tablebase *tablebase, char *text, size_t size);
    /* For proofs, which name what they rest on: as probe(), from the file of the results alone, with the slice that the
     * position is in; and the path of that file, as snprintf writes it, -1 when it is not there. */
    int (*result)(zw_tablebase *tablebase, const void *position, int *slice, int *result);
    int (*path)(const zw_tablebase *tablebase, int slice, char *path, size_t size);

    /* For a root of a search: how good its moves are. NULL: as good as the search finds them. Writes a rank for each move,
     * the more the better, and returns what it rests on. `no_progress` plies without progress came before, and with
     * `repeated` a position has come back since the last progress. Any thread. */
    zw_ranked (*rank)(zw_tablebase *tablebase, const void *position, int no_progress, int repeated,
                      const zw_move *moves, int count, int *ranks);

    /* Files in a format of other programs, which the library does not read: what a program reads them with becomes a
     * database. NULL: open() reads files of our own, which are built as below. */
    zw_tablebase *(*wrap)(const struct zw_prober *prober, zw_error *error);

    /* Writes the numbers of the slices with so many pieces, at most ZW_SLICES, and returns how many there are. */
    int (*slices)(int pieces, int *list);
    void (*describe)(const zw_tablebase *tablebase, int slice, zw_slice *facts);

    /* For building. A slice is built together with its partner, which may be itself. All slices of lower levels must be
     * there before. */
    zw_tablebase *(*create)(const char *directory); /* a database without slices; NULL: out of memory */
    int (*partner)(int slice);
    int (*level)(int slice);
    /* Opens the files of a slice again. Each file that cannot be used is complained about. Returns 0; -1 with one line in
     * `why` when memory or descriptors are short: that says nothing of the files. */
    int (*load)(zw_tablebase *tablebase, int slice, zw_complaint complain, void *user, char *why);
    /* The name of a file that a slice may have, in the directory, by its number; returns 0 when there is no such number. */
    int (*file_name)(int slice, int number, char *name, size_t size);
    /* Is all there that is wanted of an opened slice, and undamaged? Damage is complained about. */
    int (*is_sound)(zw_tablebase *tablebase, int slice, int distances, zw_complaint complain, void *user);
    /* Builds a slice and its partner and writes their files. Returns 0; 1 when *stop became 1; -1 with one line in
     * `why`, which has room for ZW_WHY bytes. Any thread. */
    int (*build)(zw_tablebase *tablebase, int slice, int distances, const int *stop, char *why);
    /* Derives every position of a slice again from its successors. Returns as build() does, -1 with the first position
     * that differs. Any thread. */
    int (*verify)(zw_tablebase *tablebase, int slice, const int *stop, char *why);
    /* Writes the results of a slice once more, packed. Returns as build() does. Any thread. */
    int (*pack)(zw_tablebase *tablebase, int slice, const int *stop, char *why);
} zw_databases;
#define ZW_WHY 512

/* How the database of a game begins: its own data follow. */
struct zw_tablebase {
    const zw_databases *functions;
};

/* The databases of a game that can be built; NULL with an error: it has none. */
const zw_databases *zw_databases_of(const zw_game *game, zw_error *error);

#endif
