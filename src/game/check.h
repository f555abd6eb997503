/* check.h - zw_game_check() for a program that runs it in another process: where the walk is at any moment, and memory of
 * the program's own for what a game writes. The library itself neither forks nor catches signals. */
#ifndef ZW_GAME_CHECK_H
#define ZW_GAME_CHECK_H

#include <zw/zw.h>

#define ZW_CHECK_PLIES 20000 /* of the longest random game */

/* What is being called. It may lie in memory that another process reads when this one has crashed or does not return. */
typedef struct zw_check_trace {
    const char *volatile function; /* of the game; NULL: none has been called */
    volatile uint64_t calls; /* so far */
    volatile zw_move move; /* that the function was asked about; ZW_NO_MOVE: none */
    volatile int plies; /* from the start to the position */
    zw_move path[ZW_CHECK_PLIES + 16];
} zw_check_trace;

typedef struct zw_check_host {
    zw_check_trace *trace;
    /* Memory for `size` bytes of `what`, such as "position"; NULL: none is left. What a game does behind its end is the
     * program's business. Without this function the library looks at some bytes behind the end itself. */
    void *(*acquire)(void *user, size_t size, const char *what);
    void (*release)(void *user, void *memory, size_t size);
    void *user;
} zw_check_host;

/* zw_game_check() with a host; NULL: without one. */
zw_status zw_game_check_hosted(const zw_game *game, uint64_t seed, int games, const zw_check_host *host,
                               void (*complain)(void *, const char *), void *context, zw_error *error);

/* The moves of a path from the start, as `--moves` reads them. Returns the length, cut to what there is room for. */
size_t zw_check_path_text(const zw_game *game, void *context, const zw_move *path, int plies, char *text, size_t size);

#endif
