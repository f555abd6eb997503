/* store.h - the results on disk: one SQLite file, one row for everything measured once. It knows rows, not experiments.
 *
 * Rows are keyed by what was measured (kind, game, position, configuration, depth, version of the program), so that
 * experiments share them and nothing is computed twice. A row is written whole or not at all. */
#ifndef ZW_LAB_STORE_H
#define ZW_LAB_STORE_H

#include "lab.h"

typedef struct lab_store lab_store;
typedef enum lab_access {
    LAB_READ,
    LAB_WRITE, /* made when it is not there */
    LAB_BUILD /* made anew, and of no use to anybody before it is whole: written without a log */
} lab_access;

/* What a row is about. `position` is the text that reproduces it. */
typedef struct lab_key {
    lab_kind kind;
    const char *game, *position, *word;
    int depth;
    const char *version; /* NULL: that of this program */
} lab_key;

/* Complains in one line (a newer schema, no SQLite file, no right to write, a full disk) and returns NULL. */
lab_store *lab_store_open(const char *path, lab_access access);
void lab_store_close(lab_store *store);

int lab_store_has(lab_store *store, const lab_key *key); /* 1, 0, or -1 after a complaint */
/* `measures` has LAB_MEASURE_COUNT numbers, NAN for none. An equal key that is there already stays as it is. Returns 0,
 * or -1 after a complaint. Rows are safe after the next flush (or close), which others that write wait for. */
int lab_store_put(lab_store *store, const lab_key *key, const double *measures);
int lab_store_flush(lab_store *store); /* 0, or -1 after a complaint */

/* Calls `each` for every row of a kind and game that is valid for these signatures (NULL: those of this program) until it
 * returns non-zero. `measures` is valid during the call. Returns 0, or -1 after a complaint. */
int lab_store_each(lab_store *store, lab_kind kind, const char *game, const char *signatures,
                   int (*each)(void *user, const lab_key *key, const double *measures), void *user);

/* A row in the texts that it is kept as, for whoever copies rows. */
typedef struct lab_text_row {
    const char *kind, *version, *word, *position;
    int depth;
    const char *names, *numbers; /* see row_text.h */
} lab_text_row;
/* Calls `each` for every row of a game, of whatever version, by kind, version, word, position and depth. Each of these three
 * stops when `each` returns non-zero, and returns 0, or -1 after a complaint (that of `each` included). */
int lab_store_each_text(lab_store *store, const char *game, int (*each)(void *user, const lab_text_row *row),
                        void *user);
/* For every position, by game and text. */
int lab_store_each_position(lab_store *store, int (*each)(void *user, const char *game, const char *position),
                            void *user);
int lab_store_each_fact(lab_store *store, int (*each)(void *user, const char *name, const char *value), void *user);

/* Writing many rows of one game: what they share is looked up once. A number below 0: a complaint was made. */
int64_t lab_store_position(lab_store *store, const char *game, const char *position);
int64_t lab_store_configuration(lab_store *store, const char *kind, const char *version, const char *word);
int64_t lab_store_shape(lab_store *store, const char *names);
int lab_store_put_text(lab_store *store, int64_t position, int64_t configuration, int depth, int64_t shape,
                       const char *numbers);

/* The verdicts as they were last computed, each with its criterion in words: what `verify` compares with. */
typedef struct lab_stored_verdict {
    const char *experiment, *claim, *game, *tier, *criterion, *version;
    double value, low, high;
    int positions, depth;
} lab_stored_verdict;
int lab_store_put_verdicts(lab_store *store, const lab_stored_verdict *verdicts, int count); /* replaces all */
int lab_store_add_verdict(lab_store *store,
                          const lab_stored_verdict *verdict); /* or replaces the one of its claim and game */
int lab_store_each_verdict(lab_store *store, int (*each)(void *user, const lab_stored_verdict *verdict), void *user);

/* Facts about the run that made the rows: command, date, machine. */
int lab_store_put_fact(lab_store *store, const char *name, const char *value);
/* Copies a fact, which the caller frees; NULL: there is none. */
int lab_store_fact(lab_store *store, const char *name, char **value);

#endif
