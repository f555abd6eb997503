/* work.c - carrying out one task: see work.h. */
#define _POSIX_C_SOURCE 200809L
#include "work.h"
#include "choice_work.h"
#include "common/config.h"
#include "common/tables.h"
#include "criteria_work.h"
#include "duel_work.h"
#include "ladder_work.h"
#include "overlap_work.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <zw/table.h>

/* Entries of a table that does not matter: a search of the papers' depths displaces little of what it still needs. It
 * does not depend on the task's depth, so that a row is the same whatever deeper ones were asked for with it. */
#define TABLE_ENTRIES (UINT64_C(1) << 24)
#define WIDE_BYTES 32

/* ------------------------------------------------------------------------------------------------------------- tables */

enum { TABLES_MOST = 256 }; /* more than all experiments together have sizes and schemes */

struct lab_bench {
    struct {
        zw_table_options options;
        zw_table *table;
    } tables[TABLES_MOST];
    int count;
    uint64_t bytes, bytes_most; /* of all tables */
    struct lesson *lessons;
};

/* A word that says what to learn from, and the same with what was learned. */
typedef struct lesson {
    struct lesson *next;
    const zw_game *game;
    char *word, *learned;
} lesson;

lab_bench *lab_bench_new(int workers)
{
    lab_bench *bench = allocate(1, sizeof *bench);
    uint64_t memory = machine_bytes() ? machine_bytes() : UINT64_C(4) << 30;
    bench->bytes_most = memory / 2 / (uint64_t)workers;
    return bench;
}

int lab_bench_workers(int wanted)
{
    uint64_t fit = machine_bytes() ? machine_bytes() / 2 / (TABLE_ENTRIES * WIDE_BYTES) : 1;
    return fit < 1 ? 1 : fit < (uint64_t)wanted ? (int)fit : wanted;
}

static void drop_tables(lab_bench *bench)
{
    for (int i = 0; i < bench->count; i++)
        zw_table_free(bench->tables[i].table);
    bench->count = 0;
    bench->bytes = 0;
}

void lab_bench_free(lab_bench *bench)
{
    drop_tables(bench);
    for (lesson *at = bench->lessons, *next; at; at = next) {
        next = at->next;
        free(at->word);
        free(at->learned);
        free(at);
    }
    free(bench);
}

/* Makes the system hand over the memory of a new table now, so that no search pays for it. */
static void touch(zw_table *table)
{
    enum { PAGE_WORDS = 512 };
    for (uint64_t i = 0; i < zw_table_bytes(table) / 8; i += PAGE_WORDS)
        zw_word_store(table->words + i, 0);
}

/* A table of that kind, new or from an earlier task; NULL: no memory. */
static zw_table *find_table(lab_bench *bench, const zw_table_options *options, zw_error *error)
{
    for (int i = 0; i < bench->count; i++)
        if (tables_same(&bench->tables[i].options, options))
            return bench->tables[i].table;
    uint64_t bytes = options->entries ? options->entries * WIDE_BYTES : options->bytes;
    if (bench->count == TABLES_MOST || bench->bytes + bytes > bench->bytes_most)
        drop_tables(bench);
    zw_table *table = zw_table_new(options, error);
    if (table) {
        touch(table);
        bench->tables[bench->count].options = *options;
        bench->tables[bench->count++].table = table;
        bench->bytes += zw_table_bytes(table);
    }
    return table;
}

/* ------------------------------------------------------------------------------------------------------- configurations */

/* "mm=3/etc=all" or "proof=2" of the yardstick: the number, and the options behind it on top of the search that is
 * measured. */
static int split_yardstick(const char *word, int *mm, int *proof, text *search)
{
    int small = !strncmp(word, "proof=", 6);
    *mm = *proof = 0;
    text_add(search, "aspiration");
    if (!*word)
        return 0;
    char *end;
    if (!small && strncmp(word, "mm=", 3))
        return -1;
    const char *digits = strchr(word, '=') + 1;
    long number = strtol(digits, &end, 10);
    if (end == digits || (*end && *end != '/') || number < 0 || number > (small ? ZW_MAX_DEPTH : ZW_YARDSTICK_MM))
        return -1;
    *(small ? proof : mm) = (int)number;
    text_add(search, end);
    return 0;
}

/* What a word means on a game. The options point into the configuration: it is not copied. */
typedef struct meaning {
    search_config config;
    zw_engine_options options;
    zw_limits limits;
    int mm, proof; /* of the yardstick */
} meaning;

/* Returns 0, or -1 with one line in `why`. */
static int resolve(lab_kind kind, const char *word, const game_handle *handle, const void *position, int depth,
                   meaning *of, char *why, size_t why_size)
{
    search_config base = config_new();
    text search = {0};
    char *storage = NULL;
    int failed = 0;
    base.depth = depth;
    base.instance = ZW_FIXED_DEPTH;
    if (kind != LAB_YARDSTICK) {
        text_add(&search, word);
    } else if (split_yardstick(word, &of->mm, &of->proof, &search)) {
        snprintf(why, why_size, "'%s': expected mm=N with N from 0 to %d, or proof=N", word, ZW_YARDSTICK_MM);
        failed = -1;
    }
    if (!failed)
        failed = config_parse(search.data, &base, &of->config, &storage, why, why_size);
    if (!failed && config_resolve(&of->config, handle, position, &of->options, &of->limits)) {
        snprintf(why, why_size, "'%s' cannot be run on %s", word, handle->game->name);
        failed = -1;
    }
    of->limits.no_line = 1;
    free(storage);
    text_free(&search);
    return failed;
}

int lab_word_deepens(lab_kind kind, const char *word, game_handle *handle, const position_item *item)
{
    meaning of;
    char why[512];
    if (kind == LAB_COUNT)
        return 0;
    if (kind == LAB_MATCH)
        return lab_duel_check(word, handle, item);
    if (kind == LAB_OVERLAP)
        return lab_overlap_check(word, handle, item);
    if (kind == LAB_CRITERIA) {
        if (!lab_criteria_check(word, why, sizeof why))
            return 0;
        bad("%s", why);
        return -1;
    }
    if (resolve(kind, word, handle, positions_load(handle, item), 1, &of, why, sizeof why)) {
        bad("%s", why);
        return -1;
    }
    return kind == LAB_YARDSTICK || (kind != LAB_CHOICE && kind != LAB_LADDER && of.options.switches.deepening &&
                                     !of.options.choice.settings.only_last);
}

/* Puts a table of the bench into the options. Returns 0, or -1 when there is no memory for it. */
static int lend_table(lab_bench *bench, zw_engine_options *options, zw_error *error)
{
    if (options->no_table)
        return 0;
    if (!options->table_options.bytes && !options->table_options.entries)
        options->table_options.entries = TABLE_ENTRIES;
    options->table = find_table(bench, &options->table_options, error);
    options->table_alone = 1;
    return options->table ? 0 : -1;
}

/* An engine for the word. The caller frees it. */
static zw_engine *make_engine(lab_bench *bench, const game_handle *handle, const void *position,
                              zw_engine_options *options, zw_error *error)
{
    if (lend_table(bench, options, error))
        return NULL;
    zw_engine *engine = zw_engine_new(handle->game, options, error);
    if (engine)
        zw_engine_clear(engine); /* in play, an engine goes on with what its table has from an earlier task */
    if (engine && zw_engine_position(engine, position, NULL, 0, error) != ZW_OK) {
        zw_engine_free(engine);
        return NULL;
    }
    return engine;
}

/* --------------------------------------------------------------------------------------------------------------- rows */

const char *lab_row_word(const lab_task *task, const lab_row *row)
{
    return task->word ? task->word : task->experiment->series[row->series].word;
}

typedef struct work {
    double began;
    int from; /* shallower rows are none of the task's */
    int guesses; /* the search finds its first guess itself */
    void (*emit)(void *user, const lab_row *row);
    void *user;
} work;

static void blank(lab_row *row, const work *w, int depth)
{
    row->series = 0;
    row->depth = depth;
    row->seconds = now_seconds() - w->began;
    for (int i = 0; i < LAB_MEASURE_COUNT; i++)
        row->measures[i] = NAN;
}

static void set_count(lab_row *row, lab_measure measure, uint64_t count)
{
    row->measures[measure] = (double)count;
}

static void fill_search(lab_row *row, const zw_report *report)
{
    const zw_counters *total = &report->total, *last = &report->last;
    row->measures[LAB_VALUE] = report->value;
    set_count(row, LAB_LEAVES, total->leaves);
    set_count(row, LAB_NODES, total->nodes);
    set_count(row, LAB_INTERIOR, total->interior);
    set_count(row, LAB_GENERATED, total->generated);
    set_count(row, LAB_QUIET, total->quiescence);
    set_count(row, LAB_PASSES, total->passes);
    set_count(row, LAB_RESEARCHES, total->researches);
    set_count(row, LAB_TABLE_HITS, total->table_hits);
    set_count(row, LAB_TABLE_CUTOFFS, total->table_cutoffs);
    set_count(row, LAB_ETC_PROBES, total->etc_probes);
    set_count(row, LAB_ETC_CUTOFFS, total->etc_cutoffs);
    set_count(row, LAB_CUTOFFS, total->cutoffs);
    set_count(row, LAB_FIRST_CUTOFFS, total->first_cutoffs);
    set_count(row, LAB_LEAVES_LAST, last->leaves);
    set_count(row, LAB_NODES_LAST, last->nodes);
    set_count(row, LAB_PASSES_LAST, last->passes);
    set_count(row, LAB_BEST, report->best);
    set_count(row, LAB_MEMORY_PEAK, total->memory_peak);
    set_count(row, LAB_CHEAP_PROBES, total->cheap_probes);
    set_count(row, LAB_CROSSED, total->crossed);
    set_count(row, LAB_ROOT_CROSSED, total->root_crossed);
    set_count(row, LAB_OVERSHOOTS, total->overshoots);
    set_count(row, LAB_RESEARCHES_BELOW, total->researches_below);
    set_count(row, LAB_INCONSISTENCIES, total->crossed + total->root_crossed + total->researches_below);
    if (report->makespan > 0) {
        set_count(row, LAB_MAKESPAN, report->makespan);
        set_count(row, LAB_IDLE, report->sharing.idle);
    }
    if (report->traffic.ranks > 1) {
        set_count(row, LAB_MESSAGES, report->traffic.messages);
        set_count(row, LAB_MESSAGE_ITEMS, report->traffic.items);
    }
}

static void take_report(void *user, const zw_report *report)
{
    const work *w = user;
    lab_row row;
    if (report->event != ZW_REPORT_ITERATION || report->depth < w->from)
        return;
    blank(&row, w, report->depth);
    fill_search(&row, report);
    if (w->guesses)
        row.measures[LAB_GUESS] = report->guess;
    w->emit(w->user, &row);
}

/* A search in play that has proven its value goes no deeper: further iterations cost nothing. */
static void repeat_last(const work *w, const zw_report *report, int depth)
{
    for (int d = report->depth + 1; d <= depth; d++) {
        lab_row row;
        blank(&row, w, d);
        fill_search(&row, report);
        row.measures[LAB_LEAVES_LAST] = row.measures[LAB_NODES_LAST] = row.measures[LAB_PASSES_LAST] = 0;
        w->emit(w->user, &row);
    }
}

static void take_yardstick(void *user, const zw_yardstick *y)
{
    const work *w = user;
    lab_row row;
    blank(&row, w, y->depth);
    row.measures[LAB_VALUE] = y->value;
    set_count(&row, LAB_SEARCH_LEAVES, y->search.leaves);
    set_count(&row, LAB_SEARCH_NODES, y->search.nodes);
    set_count(&row, LAB_TREE_LEAVES, y->tree.leaves);
    set_count(&row, LAB_TREE_NODES, y->tree.nodes);
    set_count(&row, LAB_GRAPH_LEAVES, y->graph.leaves);
    set_count(&row, LAB_GRAPH_NODES, y->graph.nodes);
    set_count(&row, LAB_GRAPH_DISTINCT, y->graph_distinct);
    set_count(&row, LAB_GRAPH_ETC_LEAVES, y->graph_etc.leaves);
    set_count(&row, LAB_GRAPH_ETC_NODES, y->graph_etc.nodes);
    set_count(&row, LAB_GRAPH_ETC2_LEAVES, y->graph_etc2.leaves);
    set_count(&row, LAB_GRAPH_ETC2_NODES, y->graph_etc2.nodes);
    set_count(&row, LAB_LITERAL_TREE_NODES, y->literal_tree.nodes);
    set_count(&row, LAB_LITERAL_GRAPH_NODES, y->literal_graph.nodes);
    for (int m = 1; m <= ZW_YARDSTICK_MM; m++)
        if (y->cheapest[m].nodes) {
            set_count(&row, (lab_measure)(LAB_ARMG1_NODES + m - 1), y->cheapest[m].nodes);
            set_count(&row, (lab_measure)(LAB_ARMG1_ETC_NODES + m - 1), y->cheapest_etc[m].nodes);
        }
    if (y->proof.nodes) {
        set_count(&row, LAB_PROOF_NODES, y->proof.nodes);
        set_count(&row, LAB_PROOF_LEAVES, y->proof.leaves);
        set_count(&row, LAB_PROOF_LOWER, y->proof.lower_records);
        set_count(&row, LAB_PROOF_UPPER, y->proof.upper_records);
        set_count(&row, LAB_PROOF_FIRST, y->proof.first_nodes);
    }
    row.measures[LAB_ORACLE_PASSES] = y->oracle_passes;
    set_count(&row, LAB_ORACLE_MISSES, y->oracle_misses);
    set_count(&row, LAB_TRANSPOSITIONS, y->transpositions);
    set_count(&row, LAB_TRANSPOSITIONS_APART, y->transpositions_apart);
    for (int ply = 0; ply < LAB_PLIES && ply < y->depth; ply++) {
        set_count(&row, (lab_measure)(LAB_CUTOFFS_AT + ply), y->cutoffs_at[ply]);
        set_count(&row, (lab_measure)(LAB_FIRST_AT + ply), y->first_cutoffs_at[ply]);
    }
    w->emit(w->user, &row);
}

/* -------------------------------------------------------------------------------------------------------------- tasks */

static int complain(char *why, size_t why_size, const zw_error *error)
{
    snprintf(why, why_size, "%s", error->text);
    return -1;
}

/* The position of a task as it is searched to a depth. The texts are the set's. */
static position_item item_at(lab_set *set, const lab_task *task, int depth)
{
    position_item item = set->positions[task->position].item;
    if (set->grown) {
        item.shown = item.text = (char *)lab_set_text(set, task->position, depth);
        item.first = NULL;
    }
    return item;
}

static int begin(lab_search_run *run, lab_bench *bench, lab_set *set, const position_item *item, const void *position,
                 const char *word, int depth, zw_error *error)
{
    meaning of;
    zw_engine_options *options = &of.options;
    if (!position)
        position = positions_load(&set->handle, item);
    if (resolve(LAB_SEARCH, word, &set->handle, position, depth, &of, error->text, sizeof error->text))
        return -1;
    run->limits = of.limits;
    options->on_report = run->on_report;
    options->user = run->user;
    if (run->on_event) {
        options->instance = ZW_TRACED;
        options->on_event = run->on_event;
    }
    run->guesses = options->choice.settings.guess_is_first;
    run->engine = make_engine(bench, &set->handle, position, options, error);
    return run->engine ? 0 : -1;
}

/* The setting of a word that says what to learn from beforehand; NULL: nothing. */
static const char *find_learning(const char *word, size_t *length)
{
    static const char *const learning[] = {"learn=offline", "learn=selfplay"};
    for (size_t i = 0; i < sizeof learning / sizeof *learning; i++) {
        const char *at = strstr(word, learning[i]);
        *length = strlen(learning[i]);
        if (at)
            return at;
    }
    return NULL;
}

/* The word with the steps in place of the learning; itself when it does not learn; NULL: see `error`. */
static const char *learned_word(lab_bench *bench, lab_set *set, const char *word, zw_error *error)
{
    static const position_item START = {.text = "start", .shown = "start"};
    size_t length;
    const char *learning = find_learning(word, &length);
    lab_search_run run = {0};
    zw_report report = ZW_REPORT;
    if (!learning || set->handle.game->shape)
        return word;
    for (const lesson *at = bench->lessons; at; at = at->next)
        if (at->game == set->handle.game && !strcmp(at->word, word))
            return at->learned;
    if (begin(&run, bench, set, &START, NULL, word, 1, error) || lab_search_end(&run, &report, error))
        return NULL;
    text out = {0};
    text_add_bytes(&out, word, (size_t)(learning - word));
    text_addf(&out, "lower=%d,upper=%d%s", (int)report.step_lower, (int)report.step_upper, learning + length);
    lesson *new_lesson = allocate(1, sizeof *new_lesson);
    *new_lesson = (lesson){bench->lessons, set->handle.game, copy_text(word), out.data};
    bench->lessons = new_lesson;
    return out.data;
}

int lab_search_begin(lab_search_run *run, lab_bench *bench, lab_set *set, const position_item *item,
                     const void *position, const char *word, int depth, zw_error *error)
{
    const char *learned = learned_word(bench, set, word, error);
    return learned ? begin(run, bench, set, item, position, learned, depth, error) : -1;
}

int lab_search_end(lab_search_run *run, zw_report *report, zw_error *error)
{
    zw_status status = zw_engine_search(run->engine, &run->limits, report, error);
    zw_engine_free(run->engine);
    return status == ZW_OK ? 0 : -1;
}

static int search(lab_bench *bench, lab_set *set, const lab_task *task, int depth, work *w, char *why, size_t why_size)
{
    const position_item item = item_at(set, task, depth);
    lab_search_run run = {.on_report = take_report, .user = w};
    zw_report report = ZW_REPORT;
    zw_error error = {0};
    if (lab_search_begin(&run, bench, set, &item, NULL, task->word, depth, &error))
        return complain(why, why_size, &error);
    w->began = now_seconds(); /* a table that had to be made is no cost of the task */
    w->from = task->deepens ? 0 : depth;
    w->guesses = run.guesses;
    if (lab_search_end(&run, &report, &error))
        return complain(why, why_size, &error);
    repeat_last(w, &report, depth);
    return 0;
}

static int choose(lab_bench *bench, lab_set *set, const lab_task *task, int depth, work *w, char *why, size_t why_size)
{
    const position_item item = item_at(set, task, depth);
    zw_report report = ZW_REPORT;
    zw_error error = {0};
    lab_row row;
    blank(&row, w, depth);
    if (lab_choice_run(bench, set, &item, task->word, depth, &report, row.measures, &error))
        return complain(why, why_size, &error);
    fill_search(&row, &report);
    row.seconds = now_seconds() - w->began;
    w->emit(w->user, &row);
    return 0;
}

static int yardstick(lab_bench *bench, lab_set *set, const lab_task *task, int depth, work *w, char *why,
                     size_t why_size)
{
    const position_item *item = &set->positions[task->position].item;
    const void *position = positions_load(&set->handle, item);
    zw_yardstick_options options = zw_yardstick_defaults(depth);
    meaning of;
    zw_error error = {0};
    if (resolve(task->kind, task->word, &set->handle, position, depth, &of, why, why_size))
        return -1;
    options.search = of.options;
    options.mm = of.mm;
    options.proof = of.proof;
    if (lend_table(bench, &options.search, &error))
        return complain(why, why_size, &error);
    w->began = now_seconds();
    options.from = task->from < depth ? task->from : depth;
    options.on_depth = take_yardstick;
    options.user = w;
    return zw_yardstick_run(set->handle.game, position, &options, &error) == ZW_OK ? 0
                                                                                   : complain(why, why_size, &error);
}

static int count(lab_set *set, const lab_task *task, int depth, work *w, char *why, size_t why_size)
{
    const void *position = positions_load(&set->handle, &set->positions[task->position].item);
    zw_error error = {0};
    uint64_t sequences = 0;
    lab_row row;
    if (zw_perft(set->handle.game, position, depth, 0, &sequences, &error) != ZW_OK)
        return complain(why, why_size, &error);
    blank(&row, w, depth);
    set_count(&row, LAB_PERFT, sequences);
    w->emit(w->user, &row);
    return 0;
}

static int criteria(lab_set *set, const lab_task *task, int depth, work *w, char *why, size_t why_size)
{
    const position_item item = item_at(set, task, depth);
    lab_row row;
    blank(&row, w, depth);
    if (lab_criteria_run(&set->handle, positions_load(&set->handle, &item), depth, task->word, row.measures, why,
                         why_size))
        return -1;
    row.seconds = now_seconds() - w->began;
    w->emit(w->user, &row);
    return 0;
}

/* A kind whose row is filled by a function of its own. */
typedef int fill_function(lab_bench *bench, lab_set *set, const position_item *item, const char *word, int depth,
                          double *measures, zw_error *error);

static int fill(fill_function *measure, lab_bench *bench, lab_set *set, const lab_task *task, int depth, work *w,
                char *why, size_t why_size)
{
    const position_item item = item_at(set, task, depth);
    zw_error error = {0};
    lab_row row;
    blank(&row, w, depth);
    if (measure(bench, set, &item, task->word, depth, row.measures, &error))
        return complain(why, why_size, &error);
    row.seconds = now_seconds() - w->began;
    w->emit(w->user, &row);
    return 0;
}

double lab_processor_seconds(void)
{
    struct timespec time;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return (double)time.tv_sec + 1e-9 * (double)time.tv_nsec;
}

/* One run of one rival: its rows by depth get the processor time up to the end of each iteration. */
typedef struct stopwatch {
    lab_row *rows;
    int repeat;
    double begin;
} stopwatch;

static void take_time(void *user, const zw_report *report)
{
    const stopwatch *watch = user;
    double seconds = lab_processor_seconds() - watch->begin;
    if (report->event != ZW_REPORT_ITERATION)
        return;
    lab_row *row = &watch->rows[report->depth];
    row->measures[LAB_VALUE] = report->value;
    set_count(row, LAB_LEAVES, report->total.leaves);
    set_count(row, LAB_NODES, report->total.nodes);
    row->measures[LAB_SECONDS_1 + watch->repeat] = seconds;
}

/* One rival on one position once. */
static int time_once(lab_bench *bench, lab_set *set, const lab_task *task, int depth, lab_row *rows, int repeat,
                     char *why, size_t why_size)
{
    const position_item item = item_at(set, task, depth);
    stopwatch watch = {.rows = rows, .repeat = repeat};
    lab_search_run run = {.on_report = take_time, .user = &watch};
    zw_report report = ZW_REPORT;
    zw_error error = {0};
    if (lab_search_begin(&run, bench, set, &item, NULL, lab_row_word(task, rows), depth, &error))
        return complain(why, why_size, &error);
    watch.begin = lab_processor_seconds();
    return lab_search_end(&run, &report, &error) ? complain(why, why_size, &error) : 0;
}

/* The rivals in turn, each round beginning with another one, so that what slows the machine for a while hits them all. */
static int compete(lab_bench *bench, lab_set *set, const lab_task *task, int depth, work *w, char *why, size_t why_size)
{
    const lab_series *series = task->experiment->series;
    int most = lab_series_count(task->experiment), depths = depth + 1, rivals = 0, failed = 0;
    lab_row *rows = allocate((size_t)most * (size_t)depths, sizeof *rows);
    for (int i = 0; i < most; i++) {
        if (series[i].kind != LAB_TIME)
            continue;
        for (int d = 0; d < depths; d++) {
            blank(&rows[rivals * depths + d], w, d);
            rows[rivals * depths + d].series = i;
        }
        rivals++;
    }
    for (int repeat = 0; repeat < LAB_REPEATS && !failed; repeat++)
        for (int i = 0; i < rivals && !failed; i++)
            failed = time_once(bench, set, task, depth, &rows[(repeat + i) % rivals * depths], repeat, why, why_size);
    for (int i = 0; i < rivals && !failed; i++)
        for (int d = task->from; d < depths; d++) {
            rows[i * depths + d].seconds = now_seconds() - w->began;
            w->emit(w->user, &rows[i * depths + d]);
        }
    free(rows);
    return failed;
}

int lab_work(lab_bench *bench, const lab_plan *plan, const lab_task *task, int depth,
             void (*emit)(void *user, const lab_row *row), void *user, char *why, size_t why_size)
{
    lab_set *set = &plan->sets[task->set];
    work w = {.began = now_seconds(), .emit = emit, .user = user};
    switch (task->kind) {
    case LAB_SEARCH:
        return search(bench, set, task, depth, &w, why, why_size);
    case LAB_YARDSTICK:
        return yardstick(bench, set, task, depth, &w, why, why_size);
    case LAB_COUNT:
        return count(set, task, depth, &w, why, why_size);
    case LAB_CRITERIA:
        return criteria(set, task, depth, &w, why, why_size);
    case LAB_CHOICE:
        return choose(bench, set, task, depth, &w, why, why_size);
    case LAB_LADDER:
        return fill(lab_ladder_run, bench, set, task, depth, &w, why, why_size);
    case LAB_OVERLAP:
        return fill(lab_overlap_run, bench, set, task, depth, &w, why, why_size);
    case LAB_MATCH:
        return fill(lab_duel_run, bench, set, task, depth, &w, why, why_size);
    case LAB_TIME:
    case LAB_KINDS:
        break;
    }
    return compete(bench, set, task, depth, &w, why, why_size);
}
