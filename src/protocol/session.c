/* session.c - the loop of an engine under a protocol, and its search: see session.h. */
#define _POSIX_C_SOURCE 200809L
#include "session.h"

#include "base/thread.h"
#include "common/tablebases.h"

#include <zw/driver.h>

#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define PASSES_AFTER 1.0 /* seconds */
#define MOVES_EVERY 0.1 /* seconds: nobody reads faster */
#define LOOK_EVERY 1.0 /* seconds after the input has ended: a search without a limit, or without a reader, ends */

void send_line(const char *format, ...)
{
    va_list values;
    va_start(values, format);
    vprintf(format, values);
    va_end(values);
    putchar('\n');
}

/* ------------------------------------------------------------------------------------------------------------- words */

char *next_word(char **rest)
{
    char *word = *rest + strspn(*rest, " ");
    size_t length = strcspn(word, " ");
    if (!length)
        return NULL;
    *rest = word + length;
    if (**rest)
        *(*rest)++ = '\0';
    return word;
}

const verb *verb_find(const verb *verbs, char *line, char **arguments)
{
    char *word = line + strspn(line, " ");
    size_t length = strcspn(word, " ");
    for (const verb *row = verbs; row->name; row++) {
        if (strlen(row->name) != length || memcmp(row->name, word, length) != 0)
            continue;
        if (arguments) {
            *arguments = word + length + strspn(word + length, " ");
            for (size_t end = strlen(*arguments); end && (*arguments)[end - 1] == ' ';)
                (*arguments)[--end] = '\0';
        }
        return row;
    }
    return NULL;
}

const char *verb_complaint(const verb *row, const char *arguments)
{
    if (*arguments && !*row->arguments)
        return "expected nothing behind it";
    if (!*arguments && *row->arguments && *row->arguments != '[')
        return "expected an argument behind it";
    return NULL;
}

/* -------------------------------------------------------------------------------------------------------------- game */

void session_new_game(session *of)
{
    double now = now_seconds();
    memcpy(&of->book_seed, &now, sizeof now);
    played_begin(&of->game, &of->handle, NULL);
    zw_engine_clear(of->engine);
}

const void *session_position(const session *of)
{
    return played_now(&of->game);
}

int session_first_to_move(const session *of)
{
    return played_first_to_move(&of->game);
}

int session_moves(const session *of, zw_move *first, zw_value *outcome)
{
    zw_move *list = allocate((size_t)of->handle.game->max_moves, sizeof *list);
    int count = position_moves(&of->handle, session_position(of), list, outcome);
    *first = count > 0 ? list[0] : ZW_NO_MOVE;
    free(list);
    return count;
}

int session_over(const session *of)
{
    zw_move first;
    zw_value outcome;
    return session_moves(of, &first, &outcome) < 1;
}

double session_points(const session *of, zw_value value)
{
    const zw_game *game = of->handle.game;
    return (double)value / (double)(game->solve_scale ? game->solve_scale : game->scale ? game->scale : 1);
}

int session_legal_length(const session *of, const zw_report *report)
{
    const game_handle *handle = &of->handle;
    size_t size = handle->game->position_size;
    zw_move *list = allocate((size_t)handle->game->max_moves, sizeof *list);
    char *here = allocate(2, size);
    int length = 0;
    zw_value outcome;
    memcpy(here, session_position(of), size);
    for (; length < report->line_length; length++) {
        int count = position_moves(handle, here, list, &outcome), i = 0;
        while (i < count && list[i] != report->line[length])
            i++;
        if (i >= count)
            break;
        handle->game->play(handle->context, here, list[i], here + size);
        memcpy(here, here + size, size);
    }
    free(here);
    free(list);
    return length;
}

int session_play(session *of, const char *word, zw_error *error)
{
    zw_move move;
    if (zw_move_parse(of->handle.game, of->handle.context, session_position(of), word, &move, error) != ZW_OK)
        return -1;
    played_move(&of->game, move);
    return 0;
}

/* ------------------------------------------------------------------------------------------------------------ search */

static zw_report *copy_report(const zw_report *report)
{
    return memcpy(allocate(1, sizeof *report), report, sizeof *report);
}

/* In the search's thread. Moves and passes of the first iterations are over too soon to be told about. */
static void tell(void *user, const zw_report *report)
{
    session *of = user;
    int soon = report->event <= ZW_REPORT_PASS && report->seconds < PASSES_AFTER;
    if (report->event == ZW_REPORT_MOVE && !soon) {
        soon = report->seconds < of->told_at + MOVES_EVERY;
        of->told_at = soon ? of->told_at : report->seconds;
    }
    if (report->event < of->protocol->least || soon)
        return;
    event *news = event_new(EVENT_REPORT);
    news->report = copy_report(report);
    news->permille = of->table ? zw_table_permille_full(of->table) : 0;
    channel_post(&of->channel, news);
}

static void *think(void *argument)
{
    session *of = argument;
    event *news = event_new(EVENT_DONE);
    zw_report result = ZW_REPORT;
    news->error = allocate(1, sizeof *news->error);
    if (of->work)
        news->status = of->work(of, news->error);
    else if (of->from_book)
        book_report(&of->handle, &of->choice, &result);
    else
        news->status = zw_engine_search(of->engine, &of->searched, &result, news->error);
    news->report = copy_report(&result);
    channel_post(&of->channel, news);
    return NULL;
}

int session_open_book(session *of, const char *name)
{
    const book *opened;
    if (books_find(&of->handle, name, &opened))
        return -1;
    char *kept = copy_text(name);
    free(of->book_name);
    of->book_name = kept;
    of->config.book = kept;
    of->book = opened;
    return 0;
}

static int ask_book(session *of, const void *position)
{
    uint64_t seed = of->config.seed ? of->config.seed : 1;
    if (!of->config.seed && of->book && of->book->entries)
        seed = of->book_seed;
    return of->asks_book && of->book && book_choose(of->book, &of->handle, position, seed, &of->choice);
}

static int begin_thread(session *of, zw_error *error)
{
    of->stopping = 0;
    if (zw_thread_start(&of->thread, think, of) != 0) {
        error->status = ZW_SYSTEM;
        snprintf(error->text, sizeof error->text, "the system refused a thread to search in");
        return -1;
    }
    of->searching = 1;
    for (event *one; (one = event_list_take(&of->waiting)) != NULL;)
        event_list_add(&of->again, one);
    return 0;
}

int session_search(session *of, const zw_limits *limits, int ply, zw_error *error)
{
    const played_game *game = &of->game;
    of->from_book = ask_book(of, played_at(game, ply));
    of->asks_book = 0;
    if (zw_engine_position(of->engine, game->positions, game->moves, ply, error) != ZW_OK)
        return -1;
    of->searched = *limits;
    of->limited = limits->seconds > 0 || limits->clock > 0 || limits->nodes || limits->depth;
    of->told_at = 0;
    of->work = NULL;
    return begin_thread(of, error);
}

int session_work(session *of, zw_status (*work)(session *of, zw_error *error), zw_error *error)
{
    of->from_book = of->asks_book = 0;
    of->limited = 1;
    of->work = work;
    return begin_thread(of, error);
}

void session_stop(session *of)
{
    __atomic_store_n(&of->stopping, 1, __ATOMIC_RELAXED);
    if (of->searching)
        zw_engine_stop(of->engine);
}

/* -------------------------------------------------------------------------------------------------------------- loop */

static void obey(session *of, event *news)
{
    if (news->kind == EVENT_TOO_LONG)
        of->protocol->too_long(of, news->line);
    else
        of->protocol->obey(of, news->line);
}

/* Returns 1 when the event is kept for later. */
static int take_line(session *of, event *news)
{
    verb_timing timing = VERB_NOW;
    if (of->searching) {
        char *copy = copy_text(news->line);
        timing = of->protocol->timing(of, copy);
        free(copy);
    }
    if (timing == VERB_NOW || (timing == VERB_STEERS && !of->waiting.first)) {
        obey(of, news);
        return 0;
    }
    if (timing == VERB_ENDS)
        session_stop(of);
    event_list_add(&of->waiting, news);
    return 1;
}

static void take_result(session *of, const event *news)
{
    pthread_join(of->thread, NULL);
    of->searching = 0;
    tablebases_tell_damage(); /* a session may last for days */
    of->protocol->done(of, news->report, news->status, news->error);
}

/* Nobody can read what is printed any more. */
static int output_gone(void)
{
    struct pollfd output = {.fd = STDOUT_FILENO};
    return poll(&output, 1, 0) > 0 && (output.revents & (POLLERR | POLLHUP | POLLNVAL)) != 0;
}

static void drop_lines(session *of, event_list *lines)
{
    for (event *one; (one = event_list_take(lines)) != NULL;)
        channel_release(&of->channel, one);
}

static void drop_waiting(session *of)
{
    drop_lines(of, &of->waiting);
    drop_lines(of, &of->again);
}

static void take(session *of, event *news)
{
    int kept = 0;
    switch (news->kind) {
    case EVENT_LINE:
    case EVENT_TOO_LONG:
        kept = take_line(of, news);
        break;
    case EVENT_REPORT:
        of->permille = news->permille;
        of->protocol->report(of, news->report);
        break;
    case EVENT_DONE:
        take_result(of, news);
        break;
    case EVENT_INTERRUPT:
        drop_waiting(of);
        session_stop(of);
        break;
    case EVENT_END:
        of->ended = 1;
        of->look_at = now_seconds() + LOOK_EVERY;
        break;
    case EVENT_LATE:
        if (!of->limited || output_gone())
            session_stop(of);
        of->look_at += LOOK_EVERY;
        break;
    }
    if (!kept)
        channel_release(&of->channel, news);
}

/* What is to be looked at next; NULL when nothing will come any more. */
static event *next_event(session *of)
{
    event *timed_again = event_list_take(&of->again);
    if (timed_again)
        return timed_again;
    if (!of->searching) {
        event *waited = event_list_take(&of->waiting);
        if (waited || of->ended)
            return waited;
    }
    int alone = of->ended && of->searching && !of->stopping;
    return channel_next(&of->channel, alone ? of->look_at : 0);
}

static void loop(session *of)
{
    while (!of->leaving) {
        event *news = next_event(of);
        if (!news)
            break;
        take(of, news);
        if (fflush(stdout) != 0 || ferror(stdout))
            break;
    }
    session_stop(of);
    if (of->searching)
        pthread_join(of->thread, NULL);
    drop_waiting(of);
}

static void close_engine(session *of)
{
    zw_engine_free(of->engine);
    zw_table_free(of->table);
}

int session_can_play(const zw_algorithm *algorithm)
{
    return !(algorithm->flags & (ZW_REFERENCE | ZW_MAY_BE_BOUND));
}

int session_configure(session *of, const search_config *config, zw_error *error)
{
    zw_engine_options options;
    zw_limits limits;
    const void *first = zw_engine_current(of->handle.reader);
    if (config_resolve(config, &of->handle, first, &options, &limits)) {
        error->text[0] = '\0'; /* it has been complained about */
        return -1;
    }
    if (!config_has_limit(config))
        limits.seconds = 0; /* protocols say what a search is limited by */
    options.on_report = tell;
    options.tell_moves = of->protocol->least <= ZW_REPORT_MOVE;
    options.user = of;
    zw_table *table = options.no_table ? NULL : zw_table_new(&options.table_options, error);
    if (!table && !options.no_table)
        return -1;
    if (table)
        zw_table_clear_with(table,
                            options.threads); /* has its pages mapped now, and not on the clock of the first moves */
    options.table = table;
    options.table_alone = 1;
    zw_engine *engine = zw_engine_new(of->handle.game, &options, error);
    if (!engine) {
        zw_table_free(table);
        return -1;
    }
    close_engine(of);
    of->engine = engine;
    of->table = table;
    of->config = *config;
    of->limits = limits;
    return 0;
}

static int open_engine(session *of, const search_config *config)
{
    zw_error error = {0};
    if (session_configure(of, config, &error))
        return *error.text ? bad("%s", error.text) : EXIT_BAD;
    session_new_game(of);
    return EXIT_FINE;
}

int session_run(const protocol *spoken, const search_config *config, void *state)
{
    session of = {.protocol = spoken, .state = state};
    signal(SIGPIPE, SIG_IGN); /* a reader that has gone is seen by the failing output */
    int status = game_open(spoken->game, &of.handle);
    if (!status)
        status = books_find(&of.handle, config->book, &of.book);
    if (!status)
        status = open_engine(&of, config);
    if (!status)
        status = channel_open(&of.channel);
    if (!status) {
        loop(&of);
        channel_close(&of.channel);
    }
    close_engine(&of);
    played_free(&of.game);
    free(of.book_name);
    game_close(&of.handle);
    return status;
}
