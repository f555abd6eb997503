/* book_build.c - `zw book GAME build`: searches what a book is to have next. See docs/book.md.
 *
 * Every search begins with nothing in its table, so what it finds depends on the position alone. Searches that are done stand
 * in a journal beside the book until the book is written. A build that was killed chooses the same positions once more and
 * finds them in the journal, so it comes to the same bytes; so it does whatever the number of jobs. */
#define _POSIX_C_SOURCE 200809L
#include "book_commands.h"
#include "common/files.h"
#include "common/interrupt.h"
#include "common/jobs.h"
#include "common/journal.h"
#include "common/json.h"
#include "common/random_games.h"
#include "game/book_format.h"

#include <zw/driver.h>

#include <errno.h>
#include <inttypes.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define DEFAULT_NODES 20000 /* of a search, when no limit is given */
#define BOOK_ALGORITHM "mtdf" /* of the books that come with zw, unless another one is named */
#define TELL_EVERY 10.0 /* seconds */
#define DEFAULT_TABLE_BYTES ((uint64_t)4 << 20) /* each search has its own */

/* A position that is to come into the book. */
typedef struct task {
    uint64_t key;
    int parent; /* -1: a root */
    zw_move move;
    char *path; /* the moves to it */
    char *board;
    book_figures figures;
    int known; /* by the journal */
    char *error;
} task;

/* A line of the journal. */
typedef struct finding {
    char *path;
    book_figures figures;
} finding;

typedef struct growing {
    const book_options *own;
    book *book;
    zw_engine_options options;
    zw_limits limits;
    journal journal;
    const char *journal_path;
    finding *findings; /* sorted by path once all are read */
    int finding_count, finding_capacity;
    task *tasks; /* of the step that is being taken */
    int task_count, task_capacity;
    int searched; /* positions in this run */
    int status;
} growing;

/* ----------------------------------------------------------------------------------------------------------- journal */

static int compare_findings(const void *a, const void *b)
{
    return strcmp(((const finding *)a)->path, ((const finding *)b)->path);
}

static int read_finding(void *user, int number, char *line)
{
    growing *now = user;
    char *equals = strrchr(line, '=');
    finding one;
    if (!equals || equals == line || book_figures_read(now->book->handle->game, equals + 1, &one.figures))
        return bad("%s:%d: '%.60s': expected MOVES=" BOOK_FIGURES, now->journal_path, number, line);
    *equals = '\0';
    one.path = copy_text(line);
    if (now->finding_count == now->finding_capacity) {
        now->finding_capacity = 2 * now->finding_capacity + 64;
        now->findings = enlarge(now->findings, (size_t)now->finding_capacity, sizeof *now->findings);
    }
    now->findings[now->finding_count++] = one;
    return EXIT_FINE;
}

static int open_journal(growing *now, const char *search)
{
    text head = {0};
    text_addf(&head, "zw-book-journal 1 %s evaluation=%016" PRIx64 " %s", now->book->handle->game->name,
              now->book->evaluation, search);
    int status =
        journal_open(&now->journal, now->journal_path, head.data,
                     "the build that was stopped to continue with the same search, or no such file", read_finding, now);
    qsort(now->findings, (size_t)now->finding_count, sizeof *now->findings, compare_findings);
    text_free(&head);
    return status;
}

/* ------------------------------------------------------------------------------------------------------------- tasks */

static void clear_tasks(growing *now)
{
    for (int i = 0; i < now->task_count; i++) {
        free(now->tasks[i].path);
        free(now->tasks[i].board);
        free(now->tasks[i].error);
    }
    now->task_count = 0;
}

/* Takes the path over. */
static void add_task(growing *now, uint64_t key, int parent, zw_move move, char *path, const void *board)
{
    size_t size = now->book->handle->game->position_size;
    if (now->task_count == now->task_capacity) {
        now->task_capacity = 2 * now->task_capacity + 64;
        now->tasks = enlarge(now->tasks, (size_t)now->task_capacity, sizeof *now->tasks);
    }
    task *one = &now->tasks[now->task_count++];
    *one = (task){.key = key, .parent = parent, .move = move, .path = path, .board = allocate(1, size)};
    memcpy(one->board, board, size);
    finding wanted = {.path = path};
    const finding *found = now->finding_count ? bsearch(&wanted, now->findings, (size_t)now->finding_count,
                                                        sizeof wanted, compare_findings)
                                              : NULL;
    one->known = found != NULL;
    if (found)
        one->figures = found->figures;
}

/* The positions behind the moves of some leaves, each once. */
static void add_children(growing *now, const int *leaves, int count)
{
    const book *of = now->book;
    const game_handle *handle = of->handle;
    void *next = allocate(1, handle->game->position_size);
    size_t most = 0;
    for (int i = 0; i < count; i++)
        most += (size_t)of->positions[leaves[i]].edge_count;
    key_set seen = key_set_new(most);
    for (int i = 0; i < count; i++) {
        const book_position *one = &of->positions[leaves[i]];
        for (int k = 0; k < one->edge_count; k++) {
            char shown[256];
            text path = {0};
            if (one->edges[k].to >= 0 || !key_set_add(&seen, one->edges[k].key))
                continue;
            book_path(of, leaves[i], &path);
            if (!strcmp(path.data, "start"))
                text_clear(&path);
            move_text(handle, book_board(of, leaves[i]), one->edges[k].move, MOVE_NOTATION, shown, sizeof shown);
            text_addf(&path, "%s%s", path.length ? " " : "", shown);
            handle->game->play(handle->context, book_board(of, leaves[i]), one->edges[k].move, next);
            add_task(now, one->edges[k].key, leaves[i], one->edges[k].move, path.data, next);
        }
    }
    key_set_free(&seen);
    free(next);
}

/* Where a book begins: the initial position, and the game's own openings. */
static void add_roots(growing *now)
{
    const game_handle *handle = now->book->handle;
    const zw_game *game = handle->game;
    size_t most = 1;
    while (game->openings && game->openings[most - 1])
        most++;
    char *board = allocate(1, game->position_size);
    key_set seen = key_set_new(most);
    for (size_t i = 0; i < most; i++) {
        const char *moves = i ? game->openings[i - 1] : NULL;
        zw_error error = {0};
        if (zw_engine_position_text(handle->reader, NULL, moves, &error) != ZW_OK) {
            now->status = bad("%s", error.text);
            break;
        }
        memcpy(board, zw_engine_current(handle->reader), game->position_size);
        uint64_t key = book_key(handle, board);
        if (key_set_add(&seen, key))
            add_task(now, key, -1, ZW_NO_MOVE, copy_text(moves ? moves : "start"), board);
    }
    key_set_free(&seen);
    free(board);
}

static int search_task(const growing *now, task *one)
{
    zw_error error = {0};
    zw_report report = ZW_REPORT;
    zw_engine *engine = zw_engine_new(now->book->handle->game, &now->options, &error);
    int failed = !engine || zw_engine_position(engine, one->board, NULL, 0, &error) != ZW_OK ||
                 interruptible_search(engine, &now->limits, &report, &error) != ZW_OK;
    int over = report.best == ZW_NO_MOVE;
    if (failed)
        one->error = copy_text(error.text);
    else if (report.game)
        one->figures =
            (book_figures){report.value, over ? 0 : report.depth, over ? 0 : report.total.nodes, over || report.proven};
    zw_engine_free(engine);
    return failed ? -1 : 0;
}

static void run_task(void *user, int job)
{
    growing *now = user;
    search_task(now, &now->tasks[job]);
}

static int take_task(void *user, int job)
{
    growing *now = user;
    const task *one = &now->tasks[job];
    text line = {0};
    text_addf(&line, "%s=", one->path);
    book_figures_write(&one->figures, &line);
    now->status = one->error ? bad("%s", one->error) : journal_add(&now->journal, line.data);
    now->searched++;
    text_free(&line);
    return !now->status;
}

static int skip_task(void *user, int job)
{
    return ((const growing *)user)->tasks[job].known;
}

/* Searches what there is to search, and only then changes the book. Returns 0 when it was stopped. */
static int carry_out(growing *now)
{
    job_plan plan = {.count = now->task_count,
                     .workers = now->own->jobs,
                     .user = now,
                     .run = run_task,
                     .take = take_task,
                     .skip = skip_task};
    int done = jobs_run(&plan);
    int whole = done == now->task_count && !now->status;
    for (int i = 0; i < now->task_count && whole; i++) {
        const task *one = &now->tasks[i];
        book_add(now->book, one->key, one->board, one->parent, one->move, one->parent < 0 ? one->path : NULL,
                 &one->figures);
    }
    clear_tasks(now);
    if (whole) {
        book_link(now->book);
        book_back_up(now->book);
    }
    return whole;
}

/* ----------------------------------------------------------------------------------------------------------- growing */

/* The leaves at the ends of the lines that begin with these positions: the games that the book plays against itself. */
static int go_on_from(const book *of, int *picked, int count)
{
    int kept = 0;
    for (int i = 0; i < count; i++) {
        int leaf = book_line_from(of, picked[i]).leaf, again = 0;
        for (int k = 0; k < kept; k++)
            again |= picked[k] == leaf;
        if (!again && !of->positions[leaf].expanded && book_is_open(of, leaf))
            picked[kept++] = leaf;
    }
    return kept;
}

/* Chooses leaves and expands them, and those that follow. Returns 0 when it was stopped or there is nothing left. */
static int take_step(growing *now)
{
    int *picked = allocate((size_t)now->own->batch, sizeof *picked);
    int count = book_pick(now->book, now->own->batch, picked), whole = count > 0;
    for (int follow = 0; follow <= now->own->follow && count && whole; follow++) {
        if (follow)
            count = go_on_from(now->book, picked, count);
        add_children(now, picked, count);
        whole = carry_out(now);
    }
    free(picked);
    return whole;
}

/* How far it is: always on a terminal, now and then as a line where there is none. */
static void tell_progress(const growing *now, double *told)
{
    char remark[64];
    snprintf(remark, sizeof remark, "positions, %d searched", now->searched);
    progress_show("book", now->book->count, now->own->positions, remark);
    if (now_seconds() - *told < TELL_EVERY)
        return;
    *told = now_seconds();
    progress_tell("book", now->book->count, now->own->positions, remark);
}

static void grow(growing *now)
{
    double told = now_seconds(), end = now->own->budget > 0 ? told + now->own->budget : INFINITY;
    int whole = 1;
    if (!now->book->count) {
        add_roots(now);
        whole = !now->status && carry_out(now);
    }
    while (whole && now->book->count < now->own->positions && now_seconds() < end && !interrupted()) {
        whole = take_step(now);
        tell_progress(now, &told);
    }
    progress_clear();
}

static void print_result(const growing *now, const char *path)
{
    const book *of = now->book;
    json out;
    if (!now->own->json) {
        printf("%s: %d positions, %d of them searched now%s\n", path, of->count, now->searched,
               of->count >= now->own->positions ? ""
               : now->own->budget > 0           ? "; the time is over"
                                                : "; there is nothing left within the margin");
        return;
    }
    json_begin(&out);
    json_string(&out, "game", of->handle->game->name);
    json_string(&out, "book", path);
    json_integer(&out, "positions", of->count);
    json_integer(&out, "searched", now->searched);
    json_truth(&out, "complete", of->count >= now->own->positions);
    json_end(&out, stdout);
}

/* A book that was stopped in the middle of a step would grow in another way than one that was not: it is left as it was,
 * and the journal has what was found since. */
static int finish(growing *now, const char *path, const char *command)
{
    if (now->status)
        return now->status;
    if (interrupted())
        return bad("stopped after %d searches, which are in '%s': the same command continues", now->searched,
                   now->journal_path);
    text *remarks = &now->book->remarks;
    if (!remarks->length || !strstr(remarks->data, command))
        text_addf(remarks, "# %s\n", command);
    int status = book_write(now->book, path);
    if (!status && unlink(now->journal_path))
        status = bad("cannot remove '%s': %s", now->journal_path, strerror(errno));
    if (!status)
        print_result(now, path);
    return status;
}

/* ------------------------------------------------------------------------------------------------------- preparation */

/* A number of the command line, in the unit that values are shown in. */
static zw_value value_of(const zw_game *game, double number)
{
    return (zw_value)lround(fmin(number * (game->scale ? game->scale : 1), game->max_score));
}

static int check_same(const char *name, double given, zw_value has, const zw_game *game)
{
    char shown[64];
    if (given < 0 || value_of(game, given) == has)
        return EXIT_FINE;
    zw_value_format(game, has, shown, sizeof shown);
    return bad("--%s %g: expected %s, with which the book was begun", name, given, shown);
}

static int open_book(growing *now, const game_handle *handle, const char *path)
{
    const zw_game *game = handle->game;
    const book_options *own = now->own;
    zw_value width = game->aspiration ? game->aspiration : game->max_score / 256 + 1;
    if (!file_is_there(path)) {
        now->book = book_new(handle);
        now->book->evaluation = book_evaluation(handle);
        now->book->margin = own->margin >= 0 ? value_of(game, own->margin) : 2 * width;
        now->book->ply = own->ply >= 0 ? value_of(game, own->ply) : width / 8 > 0 ? width / 8 : 1;
        return EXIT_FINE;
    }
    int status = book_read(handle, path, &now->book);
    uint64_t evaluation = book_evaluation(handle);
    if (!status && now->book->entries)
        return bad("%s: a %s book: expected one of zw, to build upon", path, handle->game->book_format->name);
    if (!status && now->book->evaluation != evaluation)
        status = bad("%s: made with the evaluation %016" PRIx64 ": expected %016" PRIx64 ", that of this program", path,
                     now->book->evaluation, evaluation);
    if (!status)
        status = check_same("margin", own->margin, now->book->margin, game);
    return status ? status : check_same("ply", own->ply, now->book->ply, game);
}

static int prepare_search(growing *now, const game_handle *handle, search_config *config)
{
    if (config->seconds > 0 || config->clock.seconds > 0 || config->threads > 1)
        return bad("%s: expected --depth or --nodes: the same command must make the same book",
                   config->threads > 1   ? "--threads"
                   : config->seconds > 0 ? "--seconds"
                                         : "--clock");
    if (!config_has_limit(config))
        config->nodes = DEFAULT_NODES;
    if (!config->table.given)
        config->table = (table_size){.given = 1, .bytes = DEFAULT_TABLE_BYTES};
    if (!config->algorithm)
        config->algorithm = BOOK_ALGORITHM;
    int status = config_for_play(config);
    if (!status)
        status = config_resolve(config, handle, zw_engine_current(handle->reader), &now->options, &now->limits);
    now->limits.no_line = 1;
    if (!status && now->options.choice.algorithm->flags & ZW_MAY_BE_BOUND)
        status = bad("--algorithm %s: expected one that finds values, not bounds", config->algorithm);
    return status;
}

static void free_all(growing *now)
{
    for (int i = 0; i < now->finding_count; i++)
        free(now->findings[i].path);
    free(now->findings);
    clear_tasks(now);
    free(now->tasks);
    book_free(now->book);
}

int book_build(const game_handle *handle, const char *path, const book_options *own, search_config *config,
               const char *search, const char *command)
{
    text beside = {0};
    growing now = {.own = own};
    text_addf(&beside, "%s.journal", path);
    now.journal_path = beside.data;
    int status = prepare_search(&now, handle, config);
    if (!status)
        status = open_book(&now, handle, path);
    if (!status)
        status = open_journal(&now, search);
    if (!status) {
        grow(&now);
        status = finish(&now, path, command);
    }
    if (journal_close(&now.journal) && !status)
        status = EXIT_BAD;
    free_all(&now);
    text_free(&beside);
    return status;
}
