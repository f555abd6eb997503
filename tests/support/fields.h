/* fields.h - positions of every game, drawn at random, for tests that compare searches with each other. */
#ifndef ZW_TESTS_FIELDS_H
#define ZW_TESTS_FIELDS_H

#include "judge.h"

/* A game, how many random moves lead to its positions, and how they are searched. */
typedef struct field {
    const char *game;
    int least, most; /* random moves */
    int depth; /* 0: to the end */
    int endgame; /* as the game's own endgame */
} field;

extern const field fields[];
extern const int field_count;

/* An engine with so many threads, or so many virtual workers (0: none). */
zw_engine *field_engine(const field *f, const char *algorithm, int threads, int workers);
/* Searches the position that the seed stands for; the engine keeps it. */
zw_report field_search(zw_engine *engine, const field *f, uint64_t seed);
int field_marks_left(const zw_engine *engine); /* by its workers; 0 before the first that was needed */
int algorithm_count(void); /* of kernel_algorithms[] */

#endif
