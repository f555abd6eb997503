/* driver.h - for authors of drivers: algorithms that choose the windows of the kernel.
 *
 * A driver is a function that calls zw_pass() until the bounds of the root's value meet. SSS*, for example:
 *
 *     static zw_value drive_sss(zw_iteration *it)
 *     {
 *         while (it->lower < it->upper && !zw_stopped(it))
 *             zw_pass(it, it->upper - 1, it->upper);
 *         return it->upper;
 *     }
 *     static const zw_algorithm sss = {.name = "my-sss", .flags = ZW_USES_TABLE, .drive = drive_sss};
 *     options.choice = (zw_choice){&sss, zw_settings_default()};
 *
 * It knows nothing of the game, the table or threads. */
#ifndef ZW_DRIVER_H
#define ZW_DRIVER_H

#include <zw/zw.h>

#ifdef __cplusplus
extern "C" {
#endif

/* One iteration of one search, as a driver sees it: it chooses windows until the bounds meet. */
typedef struct zw_iteration zw_iteration;

/* How the kernel treats the second and later moves of a node whose window is wide. */
typedef enum zw_policy {
    ZW_POLICY_ALPHABETA, /* the same window */
    ZW_POLICY_NEGASCOUT, /* a null window; if it fails high, again from the value found */
    ZW_POLICY_SCOUT /* a null window; if it fails high, again with an infinite window */
} zw_policy;

/* zw_algorithm.flags */
#define ZW_USES_TABLE 1u /* drives the kernel, which can use a table */
#define ZW_NEEDS_TABLE 2u /* is correct without a table, but pointless */
#define ZW_USES_GUESS 4u /* starts from a first guess */
#define ZW_REFERENCE 8u /* a separate recursion over the game's functions; no table, no tournament play */
#define ZW_INEXACT 16u /* may return another value than minimax, depending on its settings */
#define ZW_MAY_BE_BOUND 32u /* may end with a bound: see zw_report_is_bound() */
#define ZW_ONE_QUESTION 64u /* uses the same window in each iteration: earlier values give no guess */

struct zw_algorithm {
    const char *name;
    const char *summary; /* one line */
    const char *source; /* the paper */
    const char *options; /* the settings it takes, separated by spaces: "from guess memory" */
    uint32_t flags;
    zw_policy policy;
    /* Chooses windows until iteration->lower >= iteration->upper, or until zw_stopped(). Returns the value. */
    zw_value (*drive)(zw_iteration *iteration);
    void *user; /* for drivers of your own */
};

/* The part of an iteration that a driver may read. zw_pass() updates lower and upper. */
struct zw_iteration {
    const zw_algorithm *algorithm;
    const zw_settings *settings;
    int depth;
    int passes; /* made so far in this iteration */
    zw_value guess; /* the first guess: a previous iteration's value, or the user's */
    zw_value lower, upper; /* proven bounds of the root value; they start at -ZW_INFINITY and +ZW_INFINITY, or at
                            * the largest score of the game for bisection: see floor and ceiling */
    zw_value width; /* half width of an aspiration window that suits the game */
    zw_value floor, ceiling; /* no value lies outside */
    struct zw_search *search;
    int is_last; /* 1: this is the last of the depths asked for */
    int patience; /* passes after which a null-window driver should stop creeping towards the value; 0: never */
    /* The values of the earlier iterations: values[first_depth] to values[depth - 1]. A depth that was skipped has the value
     * of the depth before it. */
    const zw_value *values;
    int first_depth; /* equals `depth` when there are none, or when the user gave the guess */
};

/* Searches the root once with the window (alpha, beta), alpha < beta, and returns the fail-soft result g:
 * g <= alpha: the value is at most g; g >= beta: at least g; between: exactly g. Afterwards lower and upper are
 * narrowed. After a stop the result has no meaning. */
zw_value zw_pass(zw_iteration *iteration, zw_value alpha, zw_value beta);
int zw_stopped(const zw_iteration *iteration);

/* The algorithms of the library by number, from 0 (NULL: no more), and by name (NULL: unknown). */
const zw_algorithm *zw_algorithm_at(int number);
const zw_algorithm *zw_algorithm_find(const char *name);
/* The default algorithm of an instance: zoom in tournament play, MTD(f) at fixed depth. */
const zw_algorithm *zw_algorithm_default(zw_instance instance);

#ifdef __cplusplus
}
#endif
#endif
