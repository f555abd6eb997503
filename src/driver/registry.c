/* registry.c - the one list of algorithms, and the one list of settings that can stand behind their names.
 *
 * A new member of the family is one function and one row here; help texts and error messages come from the rows. */
#include "driver.h"
#include "../base/error.h"

#include <errno.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define KERNEL ZW_USES_TABLE
#define MTD (ZW_USES_TABLE | ZW_NEEDS_TABLE)

static const zw_algorithm rows[] = {
    {"minimax", "every node of the tree: the reference for all others", "von Neumann 1928", "memory", ZW_REFERENCE,
     ZW_POLICY_ALPHABETA, zw_drive_minimax, NULL},
    {"alphabeta", "alpha-beta with memory, the whole window at every node", "Knuth and Moore 1975; Plaat et al. 1996",
     "memory", KERNEL, ZW_POLICY_ALPHABETA, zw_drive_window, NULL},
    {"scout", "null-window tests; when one succeeds, again with an infinite window", "Pearl 1980", "memory", KERNEL,
     ZW_POLICY_SCOUT, zw_drive_window, NULL},
    {"negascout", "null-window tests; when one succeeds, again from the value found", "Reinefeld 1983", "memory",
     KERNEL, ZW_POLICY_NEGASCOUT, zw_drive_window, NULL},
    {"aspiration", "NegaScout in a window around the last value", "Plaat et al. 1996",
     "width predict grow guess memory", KERNEL | ZW_USES_GUESS, ZW_POLICY_NEGASCOUT, zw_drive_aspiration, NULL},
    {"mtdf", "null windows at the bound just found, starting at a guess", "Plaat 1997", "from guess offset memory",
     MTD | ZW_USES_GUESS, ZW_POLICY_ALPHABETA, zw_drive_mtdf, NULL},
    {"sss", "SSS* as null windows from above", "Stockman 1979; Plaat et al. 1996", "memory", MTD, ZW_POLICY_ALPHABETA,
     zw_drive_sss, NULL},
    {"dual", "DUAL* as null windows from below", "Marsland et al. 1987; Plaat et al. 1996", "memory", MTD,
     ZW_POLICY_ALPHABETA, zw_drive_dual, NULL},
    {"cstar", "C*: null windows that halve the interval", "Coplan 1982", "memory", MTD, ZW_POLICY_ALPHABETA,
     zw_drive_cstar, NULL},
    {"mtd-step", "MTD(f) with a bonus every second pass until the value is enclosed", "Plaat 1997",
     "step from guess offset memory", MTD | ZW_USES_GUESS, ZW_POLICY_ALPHABETA, zw_drive_mtd_step, NULL},
    {"mtd-bi", "null windows that halve a window around the last value, then the rest", "Plaat et al. 1994",
     "width from guess offset memory", MTD | ZW_USES_GUESS, ZW_POLICY_ALPHABETA, zw_drive_mtd_bi, NULL},
    {"zoom", "a null window at a prediction, then growing windows on the side of the value", "Zerowindow 2026",
     "predict bias width grow guess offset memory", MTD | ZW_USES_GUESS, ZW_POLICY_NEGASCOUT, zw_drive_zoom, NULL},
    {"bns", "tests that separate the best move from the others; its value may end as a bound", "Rutko 2011",
     "width from guess memory", MTD | ZW_USES_GUESS | ZW_INEXACT | ZW_MAY_BE_BOUND, ZW_POLICY_ALPHABETA, zw_drive_bns,
     NULL},
    {"ins", "NegaScout that remembers the tree for its re-searches", "Reinefeld, Schaeffer, Marsland 1985", "memory",
     ZW_REFERENCE, ZW_POLICY_NEGASCOUT, zw_drive_ins, NULL},
    {"pns", "NegaScout that remembers the top of each re-searched tree", "Reinefeld, Schaeffer, Marsland 1985",
     "k memory", ZW_REFERENCE, ZW_POLICY_NEGASCOUT, zw_drive_pns, NULL},
    {"sss-open", "SSS* with its OPEN list", "Stockman 1979", "memory", ZW_REFERENCE, ZW_POLICY_ALPHABETA,
     zw_drive_sss_open, NULL},
    {"dual-open", "DUAL* with its OPEN list", "Marsland et al. 1987", "memory", ZW_REFERENCE, ZW_POLICY_ALPHABETA,
     zw_drive_dual_open, NULL},
    {"fe", "alpha-beta that cuts by how far a value can still change", "Zhang 1996",
     "delta learn steps lower upper rule sample memory", ZW_REFERENCE | ZW_INEXACT, ZW_POLICY_ALPHABETA, zw_drive_fe,
     NULL},
    {"test", "one given window: the value, or a bound", "Pearl 1980; Plaat et al. 1996", "alpha width guess at memory",
     KERNEL | ZW_USES_GUESS | ZW_INEXACT | ZW_MAY_BE_BOUND | ZW_ONE_QUESTION, ZW_POLICY_ALPHABETA, zw_drive_test, NULL},
};

#define ROWS (sizeof rows / sizeof rows[0])

const zw_algorithm *zw_algorithm_at(int number)
{
    return number >= 0 && number < (int)ROWS ? &rows[number] : NULL;
}

const zw_algorithm *zw_algorithm_find(const char *name)
{
    for (size_t i = 0; i < ROWS; i++)
        if (strcmp(rows[i].name, name) == 0)
            return &rows[i];
    return NULL;
}

const zw_algorithm *zw_algorithm_default(zw_instance instance)
{
    return zw_algorithm_find(instance == ZW_TOURNAMENT ? "zoom" : "mtdf");
}

zw_settings zw_settings_default(void)
{
    return (zw_settings){.memory = 1,
                         .from = 1,
                         .predict = -1,
                         .grow = -1,
                         .bias = -1,
                         .k = 2,
                         .delta = 1000,
                         .sample = 10,
                         .step_lower = ZW_INFINITY,
                         .step_upper = -ZW_INFINITY};
}

/* ------------------------------------------------------------------------------------------------------- settings */

/* A setting: how its text is read, and where the number goes. All places hold 32 bits. */
typedef struct setting setting;
struct setting {
    const char *name, *expected;
    int (*read)(const setting *row, const char *text, int32_t *number);
    size_t place;
    long low, high; /* of whole numbers */
    const char *const *words; /* one of these stands for its index */
};

static int read_number(const setting *row, const char *text, int32_t *number)
{
    char *end;
    errno = 0;
    long value = strtol(text, &end, 10);
    if (end == text || *end || errno || value < row->low || value > row->high)
        return -1;
    *number = (int32_t)value;
    return 0;
}

/* "0.5" as thousandths, from 0 to 1. */
static int read_thousandths(const setting *row, const char *text, int32_t *number)
{
    long whole, part = 0;
    char *end;
    (void)row;
    errno = 0;
    whole = strtol(text, &end, 10);
    if (end == text || text[0] == '-' || whole > 1 || errno)
        return -1;
    if (*end == '.') {
        long weight = 100;
        for (end++; *end >= '0' && *end <= '9'; end++, weight /= 10)
            part += (*end - '0') * weight;
    }
    if (*end || whole * 1000 + part > 1000)
        return -1;
    *number = (int32_t)(whole * 1000 + part);
    return 0;
}

static int read_word(const setting *row, const char *text, int32_t *number)
{
    for (int32_t i = 0; row->words[i]; i++)
        if (strcmp(text, row->words[i]) == 0) {
            *number = i;
            return 0;
        }
    return -1;
}

static int read_growth(const setting *row, const char *text, int32_t *number)
{
    *number = 0;
    return strcmp(text, "off") == 0 ? 0 : read_number(row, text, number);
}

#define AT(field) offsetof(zw_settings, field)
_Static_assert(sizeof(int) == sizeof(int32_t), "settings are read as 32-bit numbers");

static const char *const off_on[] = {"off", "on", NULL},
                         *const learning[] = {"exact", "online", "offline", "selfplay", NULL},
                         *const rules[] = {"paper", "extended", NULL}, *const iterations[] = {"every", "last", NULL},
                         *const steps[] = {"extreme", "likely", NULL};

static const setting settings[] = {
    {"memory", "on or off", read_word, AT(memory), 0, 0, off_on},
    {"from", "1 or 2 (iterations ago)", read_number, AT(from), 1, 2, NULL},
    {"width", "a whole number from 1 to 8388606", read_number, AT(width), 1, ZW_VALUE_LIMIT, NULL},
    {"predict", "on or off", read_word, AT(predict), 0, 0, off_on},
    {"bias", "on or off", read_word, AT(bias), 0, 0, off_on},
    {"grow", "a whole number from 2 to 100, or off", read_growth, AT(grow), 2, 100, NULL},
    {"step", "a whole number from 1 to 8388606", read_number, AT(step), 1, ZW_VALUE_LIMIT, NULL},
    {"k", "a whole number from 0 to 255", read_number, AT(k), 0, ZW_MAX_DEPTH, NULL},
    {"sample", "a whole number from 1 to 1000000", read_number, AT(sample), 1, 1000000, NULL},
    {"delta", "a number from 0 to 1", read_thousandths, AT(delta), 0, 0, NULL},
    {"learn", "exact, online, offline or selfplay", read_word, AT(learn), 0, 0, learning},
    {"steps", "extreme or likely", read_word, AT(likely), 0, 0, steps},
    {"lower", "a whole number within +-8388606", read_number, AT(step_lower), -ZW_VALUE_LIMIT, ZW_VALUE_LIMIT, NULL},
    {"upper", "a whole number within +-8388606", read_number, AT(step_upper), -ZW_VALUE_LIMIT, ZW_VALUE_LIMIT, NULL},
    {"rule", "paper or extended", read_word, AT(extended), 0, 0, rules},
    {"offset", "a whole number within +-8388606", read_number, AT(offset), -ZW_VALUE_LIMIT, ZW_VALUE_LIMIT, NULL},
    {"alpha", "a whole number within +-8388606", read_number, AT(offset), -ZW_VALUE_LIMIT, ZW_VALUE_LIMIT, NULL},
    {"at", "every or last (iteration)", read_word, AT(only_last), 0, 0, iterations},
    {"guess", "a whole number within +-8388606, or one of the words value and first", read_number, AT(guess),
     -ZW_VALUE_LIMIT, ZW_VALUE_LIMIT, NULL},
};

/* Reads a setting into its place. A guess is a number that is then known to be given, or the word that asks for the value
 * itself or for that of the first move. The last guess counts. */
static int set_setting(const setting *row, zw_settings *to, const char *text)
{
    int32_t number;
    int is_guess = row->place == AT(guess);
    if (is_guess)
        to->guess_is_value = to->guess_is_first = to->guess_given = 0;
    if (is_guess && (strcmp(text, "value") == 0 || strcmp(text, "first") == 0)) {
        *(text[0] == 'v' ? &to->guess_is_value : &to->guess_is_first) = 1;
        return 0;
    }
    if (row->read(row, text, &number) != 0)
        return -1;
    memcpy((char *)to + row->place, &number, sizeof number);
    to->guess_given |= is_guess;
    return 0;
}

/* Is `name` one of the blank-separated words of `words`? */
static int is_among(const char *words, const char *name)
{
    for (const char *word = words; *word; word += strspn(word, " ")) {
        size_t length = strcspn(word, " ");
        if (strlen(name) == length && memcmp(word, name, length) == 0)
            return 1;
        word += length;
    }
    return 0;
}

static zw_status set_one(zw_choice *choice, const char *name, const char *value, zw_error *error)
{
    const zw_algorithm *a = choice->algorithm;
    const setting *row = settings;
    if (!is_among(a->options, name))
        return zw_fail(error, ZW_BAD_INPUT, "algorithm %s has no setting '%s': expected one of: %s", a->name, name,
                       a->options);
    while (strcmp(row->name, name) != 0)
        row++;
    if (set_setting(row, &choice->settings, value) != 0)
        return zw_fail(error, ZW_BAD_INPUT, "%s:%s=%s: expected %s", a->name, name, value, row->expected);
    if (strcmp(name, "memory") == 0 && choice->settings.memory && (a->flags & ZW_REFERENCE))
        return zw_fail(error, ZW_BAD_INPUT, "%s:memory=%s: expected off, a reference search uses no table", a->name,
                       value);
    return ZW_OK;
}

/* Steps by hand are a pair. */
static zw_status check_steps(const zw_choice *choice, zw_error *error)
{
    zw_value lower = choice->settings.step_lower, upper = choice->settings.step_upper;
    if (lower <= upper || (lower == ZW_INFINITY && upper == -ZW_INFINITY))
        return ZW_OK;
    const char *name = choice->algorithm->name;
    if (lower == ZW_INFINITY)
        return zw_fail(error, ZW_BAD_INPUT, "%s:upper=%d: expected a lower bound with it", name, (int)upper);
    if (upper == -ZW_INFINITY)
        return zw_fail(error, ZW_BAD_INPUT, "%s:lower=%d: expected an upper bound with it", name, (int)lower);
    return zw_fail(error, ZW_BAD_INPUT, "%s:lower=%d,upper=%d: expected lower to be at most upper", name, (int)lower,
                   (int)upper);
}

zw_status zw_choice_parse(const char *text, zw_choice *choice, zw_error *error)
{
    char copy[256];
    if (strlen(text) >= sizeof copy)
        return zw_fail(error, ZW_BAD_INPUT, "algorithm name of %zu characters: expected at most %zu", strlen(text),
                       sizeof copy - 1);
    strcpy(copy, text);
    char *rest = strchr(copy, ':');
    if (rest)
        *rest++ = '\0';
    *choice = (zw_choice){zw_algorithm_find(copy), zw_settings_default()};
    if (!choice->algorithm) {
        char names[320] = "";
        for (size_t i = 0; i < ROWS; i++)
            snprintf(names + strlen(names), sizeof names - strlen(names), " %s", rows[i].name);
        return zw_fail(error, ZW_BAD_INPUT, "unknown algorithm '%s': expected one of%s", copy, names);
    }
    for (char *item = rest; item; item = rest) {
        rest = strchr(item, ',');
        if (rest)
            *rest++ = '\0';
        char *value = strchr(item, '=');
        if (!value)
            return zw_fail(error, ZW_BAD_INPUT, "algorithm setting '%s': expected NAME=VALUE", item);
        *value++ = '\0';
        zw_status status = set_one(choice, item, value, error);
        if (status != ZW_OK)
            return status;
    }
    return check_steps(choice, error);
}

int zw_choice_is_exact(const zw_choice *choice)
{
    const zw_settings *s = &choice->settings;
    if (choice->algorithm->flags & ZW_MAY_BE_BOUND)
        return 0;
    return !(choice->algorithm->flags & ZW_INEXACT) ||
           (s->delta >= 1000 && s->learn == ZW_LEARN_EXACT && !s->likely && s->step_lower > s->step_upper);
}
