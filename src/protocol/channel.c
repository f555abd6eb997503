/* channel.c - the queue of events and the thread that reads lines: see channel.h. */
#define _POSIX_C_SOURCE 200809L
#include "channel.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#define MOST_WAITING ((size_t)16 << 20) /* bytes of lines read ahead; then the writer has to wait */
#define TOO_LONG_SHOWN 40 /* characters kept of a line that is too long */

enum { WAKE_CLOSE = 'c', WAKE_INTERRUPT = 'i' };

/* ------------------------------------------------------------------------------------------------------------ events */

event *event_new(event_kind kind)
{
    event *made = allocate(1, sizeof *made);
    made->kind = kind;
    return made;
}

static void event_free(event *old)
{
    free(old->line);
    free(old->report);
    free(old->error);
    free(old);
}

void event_list_add(event_list *list, event *one)
{
    one->next = NULL;
    if (list->last)
        list->last->next = one;
    else
        list->first = one;
    list->last = one;
}

event *event_list_take(event_list *list)
{
    event *one = list->first;
    if (!one)
        return NULL;
    list->first = one->next;
    if (!list->first)
        list->last = NULL;
    return one;
}

/* ------------------------------------------------------------------------------------------------------------- queue */

void channel_post(channel *of, event *news)
{
    pthread_mutex_lock(&of->lock);
    of->waiting += news->size;
    event_list_add(&of->events, news);
    pthread_cond_signal(&of->news);
    pthread_mutex_unlock(&of->lock);
}

/* Waits for news under the lock; returns 0 when the time is over. */
static int wait_for_news(channel *of, double until)
{
    if (until <= 0)
        return pthread_cond_wait(&of->news, &of->lock) == 0;
    struct timespec at = {.tv_sec = (time_t)until};
    at.tv_nsec = (long)((until - (double)at.tv_sec) * 1e9);
    return pthread_cond_timedwait(&of->news, &of->lock, &at) == 0;
}

event *channel_next(channel *of, double until)
{
    pthread_mutex_lock(&of->lock);
    while (!of->events.first && wait_for_news(of, until))
        ;
    event *news = event_list_take(&of->events);
    pthread_mutex_unlock(&of->lock);
    return news ? news : event_new(EVENT_LATE);
}

void channel_release(channel *of, event *old)
{
    pthread_mutex_lock(&of->lock);
    of->waiting -= old->size;
    pthread_cond_signal(&of->room);
    pthread_mutex_unlock(&of->lock);
    event_free(old);
}

/* ------------------------------------------------------------------------------------------------------------- lines */

/* A line while it is read. */
typedef struct half_line {
    text bytes;
    int too_long;
} half_line;

static void post_line(channel *of, half_line *line)
{
    event *news = event_new(line->too_long ? EVENT_TOO_LONG : EVENT_LINE);
    if (line->too_long)
        line->bytes.data[TOO_LONG_SHOWN] = '\0';
    news->line = copy_text(line->bytes.data ? line->bytes.data : "");
    news->size = sizeof *news + strlen(news->line);
    if (line->too_long)
        text_free(&line->bytes);
    text_clear(&line->bytes);
    line->too_long = 0;
    channel_post(of, news);
    pthread_mutex_lock(&of->lock);
    while (of->waiting > MOST_WAITING && !of->closing)
        pthread_cond_wait(&of->room, &of->lock);
    pthread_mutex_unlock(&of->lock);
}

static int is_control(char c)
{
    return ((unsigned char)c < ' ' && c != '\t') || c == 127;
}

static void read_bytes(channel *of, half_line *line, char *bytes, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        if (bytes[i] == '\n')
            post_line(of, line);
        else if (line->bytes.length >= CHANNEL_LONGEST_LINE)
            line->too_long = 1;
        else if (!is_control(bytes[i]))
            text_add_bytes(&line->bytes, bytes[i] == '\t' ? " " : bytes + i, 1);
    }
}

/* Waits for input. Returns 0 when there is none any more: the channel closes, or somebody pressed Ctrl-C. */
static int wait_for_input(channel *of)
{
    struct pollfd both[] = {{.fd = of->wake[0], .events = POLLIN}, {.fd = STDIN_FILENO, .events = POLLIN}};
    char why = WAKE_CLOSE;
    while (poll(both, 2, -1) < 0)
        if (errno != EINTR && errno != EAGAIN)
            return 0;
    if (!both[0].revents)
        return 1;
    if (read(of->wake[0], &why, 1) == 1 && why == WAKE_INTERRUPT)
        channel_post(of, event_new(EVENT_INTERRUPT));
    return 0;
}

static void *read_lines(void *argument)
{
    channel *of = argument;
    half_line line = {0};
    char bytes[1 << 14];
    while (wait_for_input(of)) {
        ssize_t count = read(STDIN_FILENO, bytes, sizeof bytes);
        if (count < 0 && (errno == EINTR || errno == EAGAIN))
            continue;
        if (count <= 0)
            break;
        read_bytes(of, &line, bytes, (size_t)count);
    }
    if (line.bytes.length)
        post_line(of, &line);
    text_free(&line.bytes);
    channel_post(of, event_new(EVENT_END));
    return NULL;
}

/* --------------------------------------------------------------------------------------------------- open and closed */

static int interrupt_pipe; /* where the handler writes: there is one standard input, and one channel */

static void handle_interrupt(int signal_number)
{
    const char why = WAKE_INTERRUPT;
    int kept = errno;
    (void)signal_number;
    if (write(interrupt_pipe, &why, 1) < 0)
        _exit(128 + SIGINT);
    errno = kept;
}

int channel_open(channel *of)
{
    pthread_condattr_t monotonic;
    *of = (channel){0};
    if (pipe(of->wake) != 0)
        return bad("the system refused a pipe: %s", strerror(errno));
    pthread_mutex_init(&of->lock, NULL);
    pthread_condattr_init(&monotonic);
    pthread_condattr_setclock(&monotonic, CLOCK_MONOTONIC); /* as now_seconds() */
    pthread_cond_init(&of->news, &monotonic);
    pthread_cond_init(&of->room, NULL);
    pthread_condattr_destroy(&monotonic);
    interrupt_pipe = of->wake[1];
    struct sigaction action = {.sa_handler = handle_interrupt, .sa_flags = (int)SA_RESETHAND | SA_RESTART};
    sigemptyset(&action.sa_mask);
    sigaction(SIGINT, &action, NULL);
    if (pthread_create(&of->reader, NULL, read_lines, of) != 0)
        return bad("the system refused a thread");
    return EXIT_FINE;
}

void channel_close(channel *of)
{
    const char why = WAKE_CLOSE;
    pthread_mutex_lock(&of->lock);
    of->closing = 1;
    pthread_cond_signal(&of->room);
    pthread_mutex_unlock(&of->lock);
    if (write(of->wake[1], &why, 1) == 1)
        pthread_join(of->reader, NULL);
    signal(SIGINT, SIG_DFL);
    close(of->wake[0]);
    close(of->wake[1]);
    for (event *one; (one = event_list_take(&of->events)) != NULL;)
        event_free(one);
    pthread_cond_destroy(&of->news);
    pthread_cond_destroy(&of->room);
    pthread_mutex_destroy(&of->lock);
}
