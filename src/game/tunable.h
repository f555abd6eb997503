/* tunable.h - what a game tells the tool that learns its evaluation: a value is a sum of weights, one from each of a few
 * tables, with other tables at each stage of the game. How the weights are found is not its business. */
#ifndef ZW_GAME_TUNABLE_H
#define ZW_GAME_TUNABLE_H

#include <stddef.h>
#include <stdint.h>

typedef struct zw_tunable {
    const char *game; /* its name */
    int stages;
    int weights; /* of a stage, numbered from 0 */
    int terms; /* that a position adds up */
    /* Makes what terms() and pack() need; NULL: no memory. Ends with free(). */
    void *(*open)(void);
    /* The stage of a position, and the numbers of the weights whose sum is its value. */
    int (*stage)(const void *position);
    void (*read)(void *opened, const void *position, int32_t *terms);
    const char *(*stage_name)(int stage, char *text, size_t size);
    /* All weights, in units of the game's values, stage by stage, as the bytes that are compiled into the game. The
     * caller frees them; NULL: no memory. */
    unsigned char *(*pack)(void *opened, const double *weights, size_t *size);
} zw_tunable;

/* NULL: the evaluation of this game is not learned. */
const zw_tunable *zw_tunable_find(const char *game);

#endif
