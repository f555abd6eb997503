/* lab.c - the names of the laboratory: measures, and the versions that rows are valid for. */
#include "lab.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *const NAMES[] = {
#define LAB_NAME(upper, lower) #lower,
    LAB_MEASURES(LAB_NAME)
#undef LAB_NAME
};

const char *lab_measure_name(lab_measure measure)
{
    static char by_ply[32];
    if (measure < LAB_CUTOFFS_AT)
        return NAMES[measure];
    int first = measure >= LAB_FIRST_AT;
    snprintf(by_ply, sizeof by_ply, "%s_%d", first ? "first" : "cutoffs",
             (int)measure - (first ? (int)LAB_FIRST_AT : (int)LAB_CUTOFFS_AT));
    return by_ply;
}

/* The ply behind "cutoffs_" or "first_"; -1: not one of them. */
static int ply_behind(const char *name, const char *prefix)
{
    size_t length = strlen(prefix);
    if (strncmp(name, prefix, length) || name[length] < '0' || name[length] > '9')
        return -1;
    char *end;
    long ply = strtol(name + length, &end, 10);
    return *end || ply >= LAB_PLIES ? -1 : (int)ply;
}

int lab_measure_find(const char *name)
{
    for (int i = 0; i < LAB_CUTOFFS_AT; i++)
        if (!strcmp(NAMES[i], name))
            return i;
    int ply = ply_behind(name, "cutoffs_");
    if (ply >= 0)
        return (int)LAB_CUTOFFS_AT + ply;
    ply = ply_behind(name, "first_");
    return ply >= 0 ? (int)LAB_FIRST_AT + ply : -1;
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
