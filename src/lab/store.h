/* store.h - the results on disk: one SQLite file, one row for everything measured once. It knows rows, not experiments.
 *
 * Rows are keyed by what was measured (kind, game, position, configuration, depth, version of the program), so that
 * experiments share them and nothing is computed twice. A row is written whole or not at all. */
#ifndef ZW_LAB_STORE_H
#define ZW_LAB_STORE_H

#include "lab.h"

typedef struct lab_store lab_store;
typedef enum lab_access { LAB_READ, LAB_WRITE /* made when it is not there */ } lab_access;

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

/* The verdicts as they were last computed, each with its criterion in words: what `verify` compares with. */
typedef struct lab_stored_verdict {
    const char *experiment, *claim, *game, *tier, *criterion, *version;
    double value, low, high;
    int positions, depth;
} lab_stored_verdict;
int lab_store_put_verdicts(lab_store *store, const lab_stored_verdict *verdicts, int count); /* replaces all */
int lab_store_each_verdict(lab_store *store, int (*each)(void *user, const lab_stored_verdict *verdict), void *user);

/* Facts about the run that made the rows: command, date, machine. */
int lab_store_put_fact(lab_store *store, const char *name, const char *value);
/* Copies a fact, which the caller frees; NULL: there is none. */
int lab_store_fact(lab_store *store, const char *name, char **value);

#endif
