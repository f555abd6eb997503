/* lab.c - the names of the laboratory: kinds, measures and scopes, and the versions that rows are valid for. */
#include "lab.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *const NAMES[] = {
#define LAB_NAME(upper, lower) #lower,
    LAB_MEASURES(LAB_NAME)
#undef LAB_NAME
};

/* Measures that there are many of, by ply or by depth: "cutoffs_0". */
typedef struct measure_row {
    const char *name;
    int first, count;
} measure_row;
static const measure_row ROWS[] = {{"cutoffs", LAB_CUTOFFS_AT, LAB_PLIES},
                                   {"first", LAB_FIRST_AT, LAB_PLIES},
                                   {"value", LAB_VALUE_AT, LAB_RUNGS},
                                   {"generated", LAB_GENERATED_AT, LAB_RUNGS},
                                   {"best", LAB_BEST_AT, LAB_RUNGS}};
enum { ROW_COUNT = sizeof ROWS / sizeof *ROWS };

const char *lab_measure_name(lab_measure measure)
{
    static char numbered[32];
    if (measure < LAB_CUTOFFS_AT)
        return NAMES[measure];
    const measure_row *row = ROWS;
    while ((int)measure >= row->first + row->count)
        row++;
    snprintf(numbered, sizeof numbered, "%s_%d", row->name, (int)measure - row->first);
    return numbered;
}

/* The number behind the name of a row and "_"; -1: not one of it. */
static int number_behind(const char *name, const measure_row *row)
{
    size_t length = strlen(row->name);
    if (strncmp(name, row->name, length) || name[length] != '_' || name[length + 1] < '0' || name[length + 1] > '9')
        return -1;
    char *end;
    long number = strtol(name + length + 1, &end, 10);
    return *end || number >= row->count ? -1 : (int)number;
}

int lab_measure_find(const char *name)
{
    for (int i = 0; i < LAB_CUTOFFS_AT; i++)
        if (!strcmp(NAMES[i], name))
            return i;
    for (int i = 0; i < ROW_COUNT; i++)
        if (number_behind(name, &ROWS[i]) >= 0)
            return ROWS[i].first + number_behind(name, &ROWS[i]);
    return -1;
}

const char *lab_kind_name(lab_kind kind)
{
    static const char *const names[LAB_KINDS] = {
        [LAB_SEARCH] = "search", [LAB_YARDSTICK] = "yardstick", [LAB_COUNT] = "count",
        [LAB_TIME] = "time",     [LAB_CRITERIA] = "criteria",   [LAB_CHOICE] = "choice",
        [LAB_LADDER] = "ladder", [LAB_MATCH] = "match",         [LAB_OVERLAP] = "overlap"};
    return names[kind];
}

int lab_kind_find(const char *name)
{
    for (int kind = 0; kind < LAB_KINDS; kind++)
        if (!strcmp(lab_kind_name((lab_kind)kind), name))
            return kind;
    return -1;
}

/* ------------------------------------------------------------------------------------------- what goes without saying */

static const lab_measure COUNTERS[] = {LAB_QUIET,        LAB_RESEARCHES,   LAB_TABLE_HITS,      LAB_TABLE_CUTOFFS,
                                       LAB_ETC_PROBES,   LAB_ETC_CUTOFFS,  LAB_CUTOFFS,         LAB_FIRST_CUTOFFS,
                                       LAB_MEMORY_PEAK,  LAB_CHEAP_PROBES, LAB_INCONSISTENCIES, LAB_CROSSED,
                                       LAB_ROOT_CROSSED, LAB_OVERSHOOTS,   LAB_RESEARCHES_BELOW};
static const lab_measure LASTS[][2] = {
    {LAB_LEAVES_LAST, LAB_LEAVES}, {LAB_NODES_LAST, LAB_NODES}, {LAB_PASSES_LAST, LAB_PASSES}};
enum { COUNTER_COUNT = sizeof COUNTERS / sizeof *COUNTERS, LAST_COUNT = sizeof LASTS / sizeof *LASTS };

int lab_measure_absent(lab_measure measure)
{
    for (int i = 0; i < COUNTER_COUNT; i++)
        if (COUNTERS[i] == measure)
            return LAB_ABSENT_IS_ZERO;
    for (int i = 0; i < LAST_COUNT; i++)
        if (LASTS[i][0] == measure)
            return (int)LASTS[i][1];
    return LAB_NEVER_ABSENT;
}

/* A row of a search has its passes; others have nodes at most. */
static int is_search(const double *measures)
{
    return !isnan(measures[LAB_PASSES]);
}

void lab_measures_trim(double *measures)
{
    if (!is_search(measures))
        return;
    for (int i = 0; i < COUNTER_COUNT; i++)
        if (measures[COUNTERS[i]] == 0)
            measures[COUNTERS[i]] = NAN;
    for (int i = 0; i < LAST_COUNT; i++)
        if (measures[LASTS[i][0]] == measures[LASTS[i][1]])
            measures[LASTS[i][0]] = NAN;
}

void lab_measures_complete(double *measures)
{
    if (!is_search(measures))
        return;
    for (int i = 0; i < COUNTER_COUNT; i++)
        if (isnan(measures[COUNTERS[i]]))
            measures[COUNTERS[i]] = 0;
    for (int i = 0; i < LAST_COUNT; i++)
        if (isnan(measures[LASTS[i][0]]))
            measures[LASTS[i][0]] = measures[LASTS[i][1]];
}

/* -------------------------------------------------------------------------------------------------------------- names */

const char *lab_scope_name(const lab_scope *scope)
{
    return scope->label ? scope->label : scope->game;
}

const char *lab_signatures(void)
{
    return ZW_SIGNATURES;
}

/* Play is what a configuration asks for by name; all else is searched at fixed depth. */
static int is_play(const char *word)
{
    const char *found = strstr(word, "/tournament");
    return found && (found[11] == '\0' || found[11] == '/');
}

void lab_version(const char *signatures, const char *game, const char *word, char version[LAB_VERSION_SIZE])
{
    char wanted[64];
    size_t length = (size_t)snprintf(wanted, sizeof wanted, "%s %s ", game, is_play(word) ? "play" : "fixed");
    const char *at = signatures;
    while (*at && strncmp(at, wanted, length)) {
        at += strcspn(at, ",");
        at += *at == ',';
    }
    at += *at ? length : 0;
    snprintf(version, LAB_VERSION_SIZE, "%s+%.*s", ZW_VERSION, (int)strcspn(at, ","), at);
}
