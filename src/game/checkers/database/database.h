/* database.h - an open database of checkers, for the files that read, build and verify it. Everybody else uses
 * game/databases.h. */
#ifndef CHECKERS_DATABASE_TABLEBASE_H
#define CHECKERS_DATABASE_TABLEBASE_H

#include "../../databases.h"
#include "format.h"

/* A file: its head in memory, and room for its blocks, each of which is read when it is first asked for. */
typedef struct database_file {
    unsigned char *bytes; /* NULL: not there */
    size_t size;
    int descriptor;
    const unsigned char *hashes, *data;
    const unsigned char *offsets; /* packed: where each block begins */
    uint64_t data_bytes, block_count;
    unsigned char *blocks; /* what is known of each; written by any thread */
    uint64_t damage; /* the first damaged block that was met, plus 1; 0: none. By any thread */
    int told; /* of it: once is enough */
    format_counts counts;
} database_file;

typedef struct database_slice {
    slice numbering;
    database_file files[FORMAT_KINDS];
} database_slice;

typedef struct database {
    zw_tablebase head;
    char *directory;
    database_slice *slices[SLICE_PLACES]; /* NULL: not there */
} database;

extern const zw_databases zw_checkers_databases; /* at the head of each */

/* A database without slices. NULL: out of memory. */
database *zw_checkers_database_new(const char *directory);
/* As zw_tablebase_open() and the like. */
database *zw_checkers_database_open(const char *directory, zw_complaint complain, void *user, zw_error *error);
void zw_checkers_database_close(database *t);
int zw_checkers_database_pieces(const database *t);
int zw_checkers_database_probe(database *t, const checkers_position *position, zw_known *known);
int zw_checkers_database_next_damage(database *t, char *text, size_t size);

/* Opens the files of a slice that are there, as zw_databases.load does. */
int zw_checkers_database_load(database *t, slice_material material, zw_complaint complain, void *user, char *why);
/* Checks every block of a file. */
int zw_checkers_database_is_sound(database *t, int place, format_kind kind);
/* The damage that was met in a file, in one sentence, told of before or not. Returns 0 when there is none. */
int zw_checkers_database_damage(database *t, int place, format_kind kind, char *text, size_t size);
void zw_checkers_database_drop(database *t, slice_material material); /* closes them */

/* What one file of a slice says: a code as format.h has it, whose distance is the longest where it is unknown; -1: not
 * known. A packed file says something of positions without captures alone. */
int zw_checkers_database_code(database *t, int place, format_kind kind, uint64_t index);
/* The same for a board, from the best file there is; a side without pieces has lost. */
int zw_checkers_database_board_code(database *t, const slice_board *board, int *has_distance);

/* Calls `each` with every material of `pieces` pieces, both sides present. */
void zw_checkers_database_each(int pieces, void (*each)(void *user, slice_material material), void *user);

#endif
