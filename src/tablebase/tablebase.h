/* tablebase.h - an open database, for the rooms that build and verify it. Everybody else uses <zw/zw.h>. */
#ifndef ZW_TABLEBASE_TABLEBASE_H
#define ZW_TABLEBASE_TABLEBASE_H

#include "format.h"

/* A file in memory. */
typedef struct tablebase_file {
    const unsigned char *bytes; /* NULL: not there */
    size_t size;
    int mapped; /* or else allocated */
    const unsigned char *hashes, *data;
    uint64_t data_bytes;
    unsigned char *blocks; /* 0: not looked at yet, 1: good, 2: damaged; written by any thread */
    uint64_t damage; /* the first damaged block that was met, plus 1; 0: none. By any thread */
    int told; /* of it: once is enough */
    format_counts counts;
} tablebase_file;

typedef struct tablebase_slice {
    slice numbering;
    tablebase_file files[FORMAT_KINDS];
} tablebase_slice;

struct zw_tablebase {
    char *directory;
    tablebase_slice *slices[SLICE_PLACES]; /* NULL: not there */
};

/* A database without slices. NULL: out of memory. */
zw_tablebase *tablebase_new(const char *directory);
/* Opens the files of a slice that are there. Returns how many files could not be used; each is complained about. */
int tablebase_load(zw_tablebase *t, slice_material material, void (*complain)(void *user, const char *sentence),
                   void *user);
/* Checks every block of a file. */
int tablebase_is_sound(zw_tablebase *t, int place, format_kind kind);
/* The damage that was met in a file, in one sentence, told of before or not. Returns 0 when there is none. */
int tablebase_damage(zw_tablebase *t, int place, format_kind kind, char *text, size_t size);
void tablebase_drop(zw_tablebase *t, slice_material material); /* closes them */

/* What one file of a slice says: a code as format.h has it, whose distance is the longest where it is unknown; -1: not
 * known. */
int tablebase_code(zw_tablebase *t, int place, format_kind kind, uint64_t index);
/* The same for a board, from the best file there is; a side without pieces has lost. */
int tablebase_board_code(zw_tablebase *t, const slice_board *board, int *has_distance);

/* Calls `each` with every material of `pieces` pieces, both sides present. */
void tablebase_each(int pieces, void (*each)(void *user, slice_material material), void *user);

#endif
