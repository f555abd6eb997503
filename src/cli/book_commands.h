/* book_commands.h - what the parts of `zw book` share. */
#ifndef ZW_CLI_BOOK_COMMANDS_H
#define ZW_CLI_BOOK_COMMANDS_H

#include "book/book.h"
#include "common/config.h"

typedef struct book_options {
    const char *position, *moves;
    double budget; /* seconds; 0: none */
    double margin, ply; /* in the unit shown; below 0: nobody said */
    int positions, batch, follow, jobs;
    const char *out; /* the file to export to; NULL: nobody said */
    int json;
} book_options;

/* Grows the book at `path`, or begins it; `search` says how values are searched, `command` is what made it, as a remark.
 * Complains and returns an exit status. */
int book_build(const game_handle *handle, const char *path, const book_options *own, search_config *config,
               const char *search, const char *command);
/* The numbers of a book, and its tree below a position to `depth` plies. */
int book_show(game_handle *handle, const char *path, const book_options *own, int depth);
/* What the book says of the moves of a position; EXIT_NO when it has nothing. */
int book_probe(game_handle *handle, const char *path, const book_options *own);

/* The same of a book of another program (book_entries.c). */
int book_show_entries(const book *of, const char *path, int as_json);
int book_probe_entries(const book *of, const game_handle *handle, const void *board, const char *shown, int as_json);
/* Writes what the book plays in the format of other programs. */
int book_export(const game_handle *handle, const char *path, const book_options *own);

#endif
