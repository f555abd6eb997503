/* channel.h - where everything that happens to an engine session comes in: the lines of the standard input, read by a
 * thread of their own, and what the search tells from its thread. One thread takes the events out, in order, so that
 * nothing else of a session needs a lock. It must not know what a line means. */
#ifndef ZW_PROTOCOL_CHANNEL_H
#define ZW_PROTOCOL_CHANNEL_H

#include <pthread.h>

#include "common/common.h"

#define CHANNEL_LONGEST_LINE ((size_t)256 << 10) /* bytes; the longest real ones, games of chess, have some thousands */

typedef enum event_kind {
    EVENT_LINE, /* without its end; control characters are left out, tabs are blanks */
    EVENT_TOO_LONG, /* a line of more than CHANNEL_LONGEST_LINE: how it begins */
    EVENT_END, /* the input has ended */
    EVENT_INTERRUPT, /* Ctrl-C; a second one ends the program */
    EVENT_REPORT, /* the search has something to tell */
    EVENT_DONE, /* the search is over: its result, or an error */
    EVENT_LATE /* nothing happened until the time given to channel_next() */
} event_kind;

typedef struct event {
    event_kind kind;
    char *line; /* EVENT_LINE, EVENT_TOO_LONG */
    zw_report *report; /* EVENT_REPORT, EVENT_DONE */
    int permille; /* EVENT_REPORT: how full the table is */
    zw_status status; /* EVENT_DONE */
    zw_error *error;
    size_t size; /* of a line, as far as reading ahead is concerned */
    struct event *next;
} event;

event *event_new(event_kind kind);

typedef struct event_list {
    event *first, *last;
} event_list;

void event_list_add(event_list *list, event *one);
event *event_list_take(event_list *list); /* NULL: there is none */

typedef struct channel {
    pthread_mutex_t lock;
    pthread_cond_t news, room; /* for the taker; for the reader */
    event_list events;
    size_t waiting; /* bytes of lines not given back yet */
    int closing;
    pthread_t reader;
    int wake[2]; /* a pipe that ends the reader's waiting */
} channel;

/* Begins to read. Complains and returns an exit status, or returns EXIT_FINE. */
int channel_open(channel *of);
void channel_close(channel *of);

void channel_post(channel *of, event *news); /* from any thread; the channel owns the event */
/* The next event; waits for it, until now_seconds() reaches `until` (0: for ever). The caller gives it back, sooner or
 * later: what is read ahead is bounded, what is kept included. */
event *channel_next(channel *of, double until);
void channel_release(channel *of, event *old);

#endif
