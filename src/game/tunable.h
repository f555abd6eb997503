/* tunable.h - what a game tells the tool that learns its evaluation: a value is a sum of weights, either one from each of a
 * few tables, with other tables at each stage of the game, or over counted rows of two weights each, one for early and one
 * for late in the game. How the weights are found is not its business. */
#ifndef ZW_GAME_TUNABLE_H
#define ZW_GAME_TUNABLE_H

#include <stddef.h>
#include <stdint.h>

/* So many times a row. */
typedef struct zw_tuned_count {
    uint16_t row;
    int16_t count;
} zw_tuned_count;

/* A term of an evaluation by rows: its rows, and what they are told apart by. */
typedef struct zw_tuned_term {
    const char *name, *by;
    int rows;
} zw_tuned_term;

typedef struct zw_tunable {
    int stages;
    /* Makes what read(), trace() and pack() need; NULL: no memory. Ends with free(). */
    void *(*open)(void);
    int (*stage)(const void *position);
    const char *(*stage_name)(int stage, char *text, size_t size);

    /* By tables: the numbers of the weights whose sum is the value of a position. */
    int weights; /* of a stage, numbered from 0 */
    int terms; /* that a position adds up */
    void (*read)(void *opened, const void *position, int32_t *terms);

    /* By rows: writes how often the value of a position has each row (those it does not have are left out) and returns
     * their number; the value is the sum of count * (early * weights[2 * row] + late * weights[2 * row + 1]). The other
     * function writes the weights that are compiled in. */
    int rows;
    int (*teaches)(const void *position, int value); /* whether it should be learned from, given what a search saw */
    int (*trace)(void *opened, const void *position, zw_tuned_count *counts, double *early, double *late);
    void (*current)(double *weights);
    const zw_tuned_term *row_terms; /* in the order of their rows, which are all of them */
    int row_term_count;

    /* All weights, in units of the game's values, stage by stage or row by row, as the bytes that are compiled into the
     * game. The caller frees them; NULL: no memory. */
    unsigned char *(*pack)(void *opened, const double *weights, size_t *size);
} zw_tunable;

/* How weights by rows are written as C, for the array that is compiled in. */
typedef struct zw_tuned_source {
    const char *head; /* a comment */
    const char *prefix; /* of the names of the terms */
    const char *opening, *closing; /* of the two numbers of a row */
    int most; /* no weight is larger */
    int sparse; /* lines of zeros alone are left out */
    const zw_tuned_term *terms;
    size_t term_count;
} zw_tuned_source;

/* For pack(): a line of the array for each few rows. */
unsigned char *zw_tunable_write(const zw_tuned_source *source, const double *weights, size_t *size);

#endif
