/* journal.h - a file that grows by a line at a time while a long command runs, so that a command that was killed goes on
 * where it was. Its first line, the head, says what the lines depend on. One run at a time writes it. It must not know what
 * the lines mean. */
#ifndef ZW_COMMON_JOURNAL_H
#define ZW_COMMON_JOURNAL_H

#include "common.h"

typedef struct journal {
    char *path; /* NULL: not open */
    int descriptor;
    int64_t end; /* behind the last whole line */
} journal;

/* Who reads the lines that are there: line `number` of the file, from 2, without its end; it may be overwritten. Complains
 * and returns an exit status, or returns EXIT_FINE. */
typedef int (*journal_reader)(void *user, int number, char *line);

/* Opens the file, or makes it. A file with another head is refused: `expected` says what it should have. A last line without
 * an end was being written when the last run was killed: it is cut off. Each function complains and returns an exit status,
 * or returns EXIT_FINE; the journal is to be closed in any case. */
int journal_open(journal *of, const char *path, const char *head, const char *expected, journal_reader each,
                 void *user);
/* Adds a line, which is handed to the system at once. When that fails the file keeps the lines before. */
int journal_add(journal *of, const char *line);
int journal_close(journal *of);

#endif
