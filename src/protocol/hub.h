/* hub.h - what the files of `zw hub` share: hub.c has the lines and the searches, hub_params.c what can be set. */
#ifndef ZW_PROTOCOL_HUB_H
#define ZW_PROTOCOL_HUB_H

#include "session.h"

#include "common/hub_text.h"

/* What `level` lines have said since the last search was begun. */
typedef struct hub_level {
    int given; /* what says when a search ends, or that it does not */
    int infinite;
    int depth, moves;
    uint64_t nodes;
    double move_time;
    struct {
        int given;
        double seconds;
    } time, increment;
} hub_level;

typedef struct hub {
    hub_arguments arguments; /* of the line that is being obeyed */
    char *algorithm; /* the text that the configuration points to; NULL: the command line's */
    hub_level level;
    int searched; /* with this level: the next one begins anew */
    int lost; /* the last position could not be read, so there is none to search */

    /* the search */
    int pondering;
    int hit; /* the opponent played the move that was pondered on */
    zw_limits limits; /* of the search, and of the one that follows a ponder-hit */
} hub;

/* One line on what is wrong: error message="...". */
void hub_complain(const char *format, ...) __attribute__((format(printf, 1, 2)));

/* Of what is said about an option of the program: what was expected. A board knows other names than the options have. */
const char *hub_expected(const char *why);

/* The parameters, one line each. */
void hub_show_params(session *of);
void hub_set_param(session *of, const hub_arguments *arguments); /* name and value */

#endif
