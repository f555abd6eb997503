/* switches.c - the one list of the switches of a search, and reading, writing and checking them by it: see zw/switches.h.
 * Knows what a switch is called and which values it takes, not what the search does with it. */
#include <zw/switches.h>
#include "../base/error.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---------------------------------------------------------------------------------------------------------- the table */

static const char *const EVALUATIONS[] = {"full", "plain", "hand", NULL}; /* of zw_evaluation */
static const char *const DEPTH_MATCHES[] = {"equal", "atleast", NULL}; /* zw_depth_match */
static const char *const CHEAP[] = {"off", "replies", "size", "forced", "control", NULL}; /* zw_cheap */
static const char *const ROOT_ORDERS[] = {"best", "nodes", NULL}; /* zw_root_order */
static const char *const ROOT_MOVES[] = {"safe", "last", NULL}; /* zw_root_rule */

#define AT(member) offsetof(zw_switchboard, member)
/* clang-format off */
#define ALWAYS(value) {value, value, value} /* in the order of zw_defaults */
#define PLAY(value, in_play) {value, in_play, value}
#define OFF_ON_TREES {1, 1, 0}
/* clang-format on */

const zw_switch_row zw_switch_rows[] = {
    {"deepening", ZW_SWITCH_ON_OFF, AT(switches.deepening), OFF_ON_TREES, .help = "iterative deepening"},
    {"table-move", ZW_SWITCH_ON_OFF, AT(switches.table_move), OFF_ON_TREES, .help = "search the table move first"},
    {"killers", ZW_SWITCH_ON_OFF, AT(switches.killers), OFF_ON_TREES, .help = "search killer moves early"},
    {"history", ZW_SWITCH_ON_OFF, AT(switches.history), OFF_ON_TREES, .help = "history heuristic"},
    {"static", ZW_SWITCH_ON_OFF, AT(switches.static_order), OFF_ON_TREES,
     .help = "the game's own move ordering; edge trees keep it on"},
    {"quiescence", ZW_SWITCH_ON_OFF, AT(switches.quiescence), ALWAYS(1), .help = "resolve leaves by a tactical search"},
    {"selectivity", ZW_SWITCH_ON_OFF, AT(switches.selectivity), ALWAYS(1),
     .help = "null move, reductions and probcut in tournament play"},
    {"without", ZW_SWITCH_RULES, AT(switches.without), ALWAYS(0),
     .help = "leave out these rules of selective search, separated by commas"},
    {"only", ZW_SWITCH_OTHER_RULES, AT(switches.without), ALWAYS(0),
     .help = "leave out all rules of selective search except these"},
    {"etc", ZW_SWITCH_PLIES, AT(switches.etc), ALWAYS(ZW_ETC_OFF), .least = ZW_ETC_OFF, .most = ZW_MAX_DEPTH,
     .help = "enhanced transposition cutoffs, more than N plies above the leaves"},
    {"etc-order", ZW_SWITCH_ON_OFF, AT(experiment.etc_order), ALWAYS(0),
     .help = "with ETC: search first a move whose child has a shallower entry that would cut off"},
    {"cheap", ZW_SWITCH_CHOICE, AT(experiment.cheap), ALWAYS(ZW_CHEAP_OFF), .words = CHEAP,
     .help = "of the moves likely to cut off, first the one that looks cheapest"},
    {"evaluation", ZW_SWITCH_CHOICE, AT(switches.evaluation), ALWAYS(ZW_EVALUATION_FULL), .words = EVALUATIONS,
     .help = "which evaluation: the game's own, material or discs only, or hand-made"},
    {"grain", ZW_SWITCH_NUMBER, AT(switches.grain), ALWAYS(1), .least = 1, .most = ZW_VALUE_LIMIT,
     .help = "round evaluations to multiples of N"},
    {"depth-match", ZW_SWITCH_CHOICE, AT(switches.depth_match), PLAY(ZW_EQUAL, ZW_AT_LEAST), .words = DEPTH_MATCHES,
     .help = "the depth of table entries that count"},
    {"store-leaves", ZW_SWITCH_ON_OFF, AT(switches.store_leaves), PLAY(1, 0), .help = "store leaves in the table"},
    {"table-cutoffs", ZW_SWITCH_ON_OFF, AT(experiment.table_cutoffs), ALWAYS(1),
     .help = "let table entries end nodes; off: they only order moves"},
    {"root-order", ZW_SWITCH_CHOICE, AT(experiment.root_order), ALWAYS(ZW_ROOT_BEST), .words = ROOT_ORDERS,
     .help = "root moves: the best first, or ordered by the nodes they needed"},
    {"root-move", ZW_SWITCH_CHOICE, AT(experiment.root_move), ALWAYS(ZW_ROOT_SAFE), .words = ROOT_MOVES,
     .help = "play the last move that failed high, or the best of the last pass"},
    {"share-depth", ZW_SWITCH_NUMBER, AT(experiment.share_depth), ALWAYS(0), .least = 0, .most = ZW_MAX_DEPTH,
     .help = "threads share nodes of depth N or more; 0: as suits the game"},
    {"tell-depth", ZW_SWITCH_NUMBER, AT(experiment.tell_depth), ALWAYS(0), .least = 0, .most = ZW_MAX_DEPTH,
     .help = "other ranks are told of nodes from N plies above --share-depth on"},
    {.name = NULL},
};

const zw_switch_row *zw_switch_find(const char *name)
{
    for (const zw_switch_row *row = zw_switch_rows; row->name; row++)
        if (!strcmp(row->name, name))
            return row;
    return NULL;
}

/* ------------------------------------------------------------------------------------------------------- as a number */

_Static_assert(sizeof(zw_evaluation) == sizeof(int) && sizeof(zw_depth_match) == sizeof(int) &&
                   sizeof(zw_value) == sizeof(int) && sizeof(uint32_t) == sizeof(int) &&
                   sizeof(zw_cheap) == sizeof(int) && sizeof(zw_root_order) == sizeof(int) &&
                   sizeof(zw_root_rule) == sizeof(int),
               "a switch is as large as an int");

int zw_switch_get(const zw_switch_row *row, const zw_switchboard *board)
{
    int value;
    memcpy(&value, (const char *)board + row->offset, sizeof value);
    return value;
}

void zw_switch_put(const zw_switch_row *row, zw_switchboard *board, int value)
{
    memcpy((char *)board + row->offset, &value, sizeof value);
}

zw_switchboard zw_switchboard_default(zw_defaults defaults)
{
    zw_switchboard board;
    memset(&board, 0, sizeof board);
    for (const zw_switch_row *row = zw_switch_rows; row->name; row++)
        zw_switch_put(row, &board, row->defaults[defaults]);
    return board;
}

static int word_count(const zw_switch_row *row)
{
    int count = 0;
    while (row->words[count])
        count++;
    return count;
}

zw_status zw_switchboard_check(const zw_switchboard *board, zw_error *error)
{
    for (const zw_switch_row *row = zw_switch_rows; row->name; row++) {
        int value = zw_switch_get(row, board), least = row->least, most = row->most;
        if (row->kind == ZW_SWITCH_CHOICE)
            most = word_count(row) - 1;
        if (least < most && (value < least || value > most))
            return zw_fail(error, ZW_BAD_INPUT, "%s %d: expected %d to %d", row->name, value, least, most);
    }
    return ZW_OK;
}

/* ---------------------------------------------------------------------------------------------------------- as a text */

/* A text in a buffer of the caller's: `length` counts on where the room ends, as snprintf does. */
typedef struct writer {
    char *text;
    size_t size;
    int length;
} writer;

static writer begin(char *text, size_t size)
{
    if (size)
        *text = '\0';
    return (writer){text, size, 0};
}

static void add(writer *to, const char *piece)
{
    size_t used = (size_t)to->length < to->size ? (size_t)to->length : to->size;
    to->length += snprintf(to->text + used, to->size - used, "%s", piece);
}

static void add_number(writer *to, int number)
{
    char digits[16];
    snprintf(digits, sizeof digits, "%d", number);
    add(to, digits);
}

static int find_word(const char *const *words, const char *text)
{
    for (int i = 0; words[i]; i++)
        if (!strcmp(words[i], text))
            return i;
    return -1;
}

static int find_rule(const char *name, size_t length)
{
    for (int rule = 0; rule < ZW_RULES; rule++)
        if (strlen(zw_rules[rule].name) == length && !strncmp(zw_rules[rule].name, name, length))
            return rule;
    return -1;
}

static int parse_number(const char *text, int least, int most, int *value)
{
    char *end;
    errno = 0;
    long number = strtol(text, &end, 10);
    if (end == text || *end || errno || number < least || number > most)
        return -1;
    *value = (int)number;
    return 0;
}

/* Names separated by commas, as bits. */
static int parse_rules(const char *text, int *value)
{
    uint32_t set = 0;
    const char *at = strcmp(text, "none") ? text : NULL;
    while (at) {
        size_t length = strcspn(at, ",");
        int rule = find_rule(at, length);
        if (rule < 0)
            return -1;
        set |= UINT32_C(1) << rule;
        at = at[length] ? at + length + 1 : NULL;
    }
    *value = (int)set;
    return 0;
}

/* All rules but these; those that only order moves stay. */
static uint32_t other_rules(uint32_t these)
{
    uint32_t others = 0;
    for (int rule = 0; rule < ZW_RULES; rule++)
        if (!zw_rules[rule].orders && !(these >> rule & 1))
            others |= UINT32_C(1) << rule;
    return others;
}

static int parse_value(const zw_switch_row *row, const char *text, int *value)
{
    static const char *const switch_words[] = {"off", "on", NULL};
    switch (row->kind) {
    case ZW_SWITCH_ON_OFF:
        return (*value = find_word(switch_words, text)) < 0 ? -1 : 0;
    case ZW_SWITCH_CHOICE:
        return (*value = find_word(row->words, text)) < 0 ? -1 : 0;
    case ZW_SWITCH_NUMBER:
        return parse_number(text, row->least, row->most, value);
    case ZW_SWITCH_PLIES:
        *value = !strcmp(text, "off") ? ZW_ETC_OFF : 0;
        return *value || !strcmp(text, "all") ? 0 : parse_number(text, 0, row->most, value);
    case ZW_SWITCH_RULES:
        return parse_rules(text, value);
    case ZW_SWITCH_OTHER_RULES:
        if (parse_rules(text, value))
            return -1;
        *value = (int)other_rules((uint32_t)*value);
        return 0;
    }
    return -1;
}

/* What a complaint says was expected. */
static void expect(const zw_switch_row *row, char *text, size_t size)
{
    writer to = begin(text, size);
    switch (row->kind) {
    case ZW_SWITCH_ON_OFF:
        add(&to, "one of off, on");
        break;
    case ZW_SWITCH_CHOICE:
        add(&to, "one of");
        for (int i = 0; row->words[i]; i++) {
            add(&to, i ? ", " : " ");
            add(&to, row->words[i]);
        }
        break;
    case ZW_SWITCH_NUMBER:
        add(&to, "a whole number from ");
        add_number(&to, row->least);
        add(&to, " to ");
        add_number(&to, row->most);
        break;
    case ZW_SWITCH_PLIES:
        add(&to, "off, all, or a number of plies from 0 to ");
        add_number(&to, row->most);
        break;
    case ZW_SWITCH_RULES:
    case ZW_SWITCH_OTHER_RULES:
        add(&to, "none, or rules separated by commas, of");
        for (int rule = 0; rule < ZW_RULES; rule++) {
            add(&to, " ");
            add(&to, zw_rules[rule].name);
        }
        break;
    }
}

zw_status zw_switch_parse(const zw_switch_row *row, const char *text, zw_switchboard *board, zw_error *error)
{
    int value;
    char expected[400];
    if (!parse_value(row, text, &value)) {
        zw_switch_put(row, board, value);
        return ZW_OK;
    }
    expect(row, expected, sizeof expected);
    return zw_fail(error, ZW_BAD_INPUT, "%s '%.60s': expected %s", row->name, text, expected);
}

static void add_rules(writer *to, uint32_t rules)
{
    int before = 0;
    for (int rule = 0; rule < ZW_RULES; rule++)
        if (rules >> rule & 1) {
            add(to, before++ ? "," : "");
            add(to, zw_rules[rule].name);
        }
    add(to, before ? "" : "none");
}

static void add_value(writer *to, const zw_switch_row *row, int value)
{
    switch (row->kind) {
    case ZW_SWITCH_ON_OFF:
        add(to, value ? "on" : "off");
        return;
    case ZW_SWITCH_CHOICE:
        if (value >= 0 && value < word_count(row)) {
            add(to, row->words[value]);
            return;
        }
        break;
    case ZW_SWITCH_NUMBER:
        break;
    case ZW_SWITCH_PLIES:
        if (value <= 0) {
            add(to, value ? "off" : "all");
            return;
        }
        break;
    case ZW_SWITCH_RULES:
        add_rules(to, (uint32_t)value);
        return;
    case ZW_SWITCH_OTHER_RULES:
        add_rules(to, other_rules((uint32_t)value));
        return;
    }
    add_number(to, value);
}

int zw_switch_format(const zw_switch_row *row, const zw_switchboard *board, char *text, size_t size)
{
    writer to = begin(text, size);
    add_value(&to, row, zw_switch_get(row, board));
    return to.length;
}

int zw_switchboard_format(const zw_switchboard *board, const zw_switchboard *usual, char *text, size_t size)
{
    writer to = begin(text, size);
    for (const zw_switch_row *row = zw_switch_rows; row->name; row++) {
        if (row->kind == ZW_SWITCH_OTHER_RULES || zw_switch_get(row, board) == zw_switch_get(row, usual))
            continue;
        add(&to, to.length ? "/" : "");
        add(&to, row->name);
        add(&to, "=");
        add_value(&to, row, zw_switch_get(row, board));
    }
    return to.length;
}

/* --------------------------------------------------------------------------------------------------------------- help */

const char *zw_switch_values(const zw_switch_row *row)
{
    static const char *const values[] = {
        [ZW_SWITCH_ON_OFF] = "on|off",   [ZW_SWITCH_CHOICE] = "WORD", [ZW_SWITCH_NUMBER] = "N",
        [ZW_SWITCH_PLIES] = "off|all|N", [ZW_SWITCH_RULES] = "RULES", [ZW_SWITCH_OTHER_RULES] = "RULES",
    };
    return values[row->kind];
}

int zw_switch_help(const zw_switch_row *row, char *text, size_t size)
{
    static const char *const where[ZW_DEFAULTS_COUNT] = {
        [ZW_DEFAULTS_FIXED_DEPTH] = "",
        [ZW_DEFAULTS_TOURNAMENT] = " in tournament play",
        [ZW_DEFAULTS_TREES] = " on trees",
    };
    writer to = begin(text, size);
    add(&to, row->help);
    if (row->kind == ZW_SWITCH_OTHER_RULES)
        return to.length;
    for (int i = 0; i < ZW_DEFAULTS_COUNT; i++) {
        if (i && row->defaults[i] == row->defaults[ZW_DEFAULTS_FIXED_DEPTH])
            continue;
        add(&to, i ? "; " : " (");
        add_value(&to, row, row->defaults[i]);
        add(&to, where[i]);
    }
    add(&to, ")");
    return to.length;
}
