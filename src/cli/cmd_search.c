/* cmd_search.c - `zw search`: one position, one algorithm, everything the search can tell. The search itself is the
 * library's; here is only the telling. */
#include "common/config.h"
#include "common/farm.h"
#include "common/interrupt.h"
#include "picture.h"
#include "search_report.h"
#include "trace.h"

#include <zw/driver.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct search_options {
    const char *position, *moves, *file, *picture;
    int stream, trace, trace_text;
} search_options;

#define AT(member) offsetof(search_options, member)
static const option_row rows[] = {
    {"position", OPTION_TEXT, "P", "the position (the initial one)", .offset = AT(position)},
    {"moves", OPTION_TEXT, "\"M M ...\"", "moves to play first", .offset = AT(moves)},
    {"file", OPTION_TEXT, "F", "search each position of a file; - is the standard input", .offset = AT(file)},
    {"stream", OPTION_FLAG, NULL, "JSON: an object per pass and iteration before the result", .offset = AT(stream),
     .max = 1},
    {"trace", OPTION_FLAG, NULL, "JSON: an object per event of every node (fixed depth)", .offset = AT(trace),
     .max = 1},
    {"trace-text", OPTION_FLAG, NULL, "the same as readable text (fixed depth)", .offset = AT(trace_text), .max = 1},
    {"picture", OPTION_TEXT, "FILE",
     "the tree of the last iteration, as FILE.svg or FILE.dot (fixed depth, small trees)", .offset = AT(picture)},
    {.name = NULL},
};

/* One search, as its callbacks see it. */
typedef struct telling {
    report_frame frame;
    int json, stream, multipv;
    int headed; /* the head of the table is printed */
    zw_report *ranks; /* multi-PV: the last report of each rank */
    int rank_count;
    const search_options *own;
    tracer tracer;
    picture picture;
} telling;

/* ------------------------------------------------------------------------------------------------------------- as JSON */

static void print_json(const telling *told, const zw_report *report)
{
    static const char *const events[] = {"pass", "iteration", "result"};
    const zw_game *game = told->frame.handle->game;
    json out;
    json_begin(&out);
    report_fields(&out, &told->frame, report);
    if (report->event != ZW_REPORT_PASS)
        json_string(&out, "line_end", line_end_name(report->line_end));
    if (told->stream)
        json_string(&out, "event", events[report->event]);
    if (report->event == ZW_REPORT_PASS) {
        json_value(&out, "alpha", game, report->pass_alpha);
        json_value(&out, "beta", game, report->pass_beta);
    }
    if (told->multipv > 1 && report->event != ZW_REPORT_RESULT)
        json_integer(&out, "rank", report->rank);
    if (told->multipv > 1 && report->event == ZW_REPORT_RESULT) {
        json_open_array(&out, "multipv");
        for (int i = 0; i < told->rank_count; i++) {
            const zw_report *ranked = &told->ranks[i];
            json_open_object(&out, NULL);
            json_move(&out, "move", &told->frame, ranked->best);
            json_value(&out, "value", game, ranked->value);
            json_line(&out, "line", &told->frame, ranked->line, ranked->line_length);
            json_close_object(&out);
        }
        json_close_array(&out);
    }
    if (report->equal_count > 0) {
        json_open_array(&out, "equal");
        for (int i = 0; i < report->equal_count; i++)
            json_move(&out, NULL, &told->frame, report->equal[i]);
        json_close_array(&out);
    }
    json_end(&out, stdout);
    fflush(stdout);
}

/* ----------------------------------------------------------------------------------------------------------- for people */

static void print_iteration(telling *told, const zw_report *report)
{
    char value[64], shown[72], leaves[40], nodes[40];
    text line = {0};
    if (!told->headed++)
        printf("%5s %10s %6s %16s %16s %9s  %s\n", "depth", "value", "passes", "leaves", "nodes", "seconds", "line");
    zw_value_format(report->game, report->value, value, sizeof value);
    line_text(told->frame.handle, told->frame.position, report->line, report->line_length, &line);
    snprintf(shown, sizeof shown, "%s%s", bound_mark(report), value);
    printf("%5d %10s %6llu %16s %16s %9.3f  %s\n", report->depth, shown, (unsigned long long)report->last.passes,
           grouped(report->total.leaves, leaves, sizeof leaves), grouped(report->total.nodes, nodes, sizeof nodes),
           report->seconds, line.data);
    fflush(stdout);
    text_free(&line);
}

static void print_count(const char *name, uint64_t number)
{
    char shown[40];
    printf("%-14s %s\n", name, grouped(number, shown, sizeof shown));
}

static void print_counters(const zw_counters *total)
{
    print_count("leaves", total->leaves);
    print_count("nodes", total->nodes);
    print_count("interior", total->interior);
    print_count("generated", total->generated);
    print_count("quiet", total->quiescence);
    print_count("passes", total->passes);
    print_count("re-searches", total->researches);
    if (total->table_probes) {
        char hits[40], cutoffs[40];
        printf("%-14s %s hits, %s cutoffs\n", "table", grouped(total->table_hits, hits, sizeof hits),
               grouped(total->table_cutoffs, cutoffs, sizeof cutoffs));
    }
    if (total->etc_probes)
        print_count("etc cutoffs", total->etc_cutoffs);
    if (total->cutoffs)
        printf("%-14s %.1f %%\n", "first move", 100 * rate(total->first_cutoffs, total->cutoffs));
}

static void print_moves(const telling *told, const char *name, const zw_move *moves, int count)
{
    printf("%-14s", name);
    for (int i = 0; i < count; i++) {
        char shown[256];
        move_text(told->frame.handle, told->frame.position, moves[i], MOVE_FOR_PEOPLE, shown, sizeof shown);
        printf(" %s", shown);
    }
    printf("\n");
}

static void print_result(const telling *told, const zw_report *report)
{
    char value[128];
    text line = {0};
    const zw_game *game = told->frame.handle->game;
    report_value_text(report, value, sizeof value);
    line_text(told->frame.handle, told->frame.position, report->line, report->line_length, &line);
    printf("\n%-14s %s %s, %s, depth %d, %s\n", "search", game->name, told->frame.item->shown, told->frame.algorithm,
           report->depth, instance_name(report->instance));
    printf("%-14s %s%s%s%s\n", "value", value, game->unit ? " " : "", game->unit ? game->unit : "",
           report->proven ? ", proven" : "");
    if (report->best == ZW_NO_MOVE)
        printf("%-14s none: the game is over\n", "best");
    else
        print_moves(told, "best", &report->best, 1);
    if (report->equal_count > 0)
        print_moves(told, "as good", report->equal, report->equal_count);
    printf("%-14s %s%s%s%s\n", "line", line.data, report->line_end == ZW_LINE_COMPLETE ? "" : " (",
           report->line_end == ZW_LINE_COMPLETE ? "" : line_end_name(report->line_end),
           report->line_end == ZW_LINE_COMPLETE ? "" : ")");
    for (int i = 1; i < told->rank_count; i++) {
        char name[32];
        const zw_report *ranked = &told->ranks[i];
        zw_value_format(game, ranked->value, value, sizeof value);
        line_text(told->frame.handle, told->frame.position, ranked->line, ranked->line_length, &line);
        snprintf(name, sizeof name, "line %d", i + 1);
        printf("%-14s %s: %s\n", name, value, line.data);
    }
    print_counters(&report->total);
    if (report->threads > 1) {
        char workers[256];
        workers_text(report, workers, sizeof workers);
        printf("%-14s %s\n", "workers", workers);
    }
    if (report->traffic.ranks > 1) {
        char ranks[256];
        ranks_text(report, ranks, sizeof ranks);
        printf("%-14s %s\n", "ranks", ranks);
    }
    printf("%-14s %.3f\n", "seconds", report->seconds);
    text_free(&line);
}

/* ---------------------------------------------------------------------------------------------------------- the search */

static void keep_rank(telling *told, const zw_report *report)
{
    int rank = report->rank > 0 ? report->rank : 1;
    if (report->event == ZW_REPORT_PASS || rank > told->multipv)
        return;
    told->ranks[rank - 1] = *report;
    if (told->rank_count < rank)
        told->rank_count = rank;
}

static void on_report(void *user, const zw_report *report)
{
    telling *told = user;
    keep_rank(told, report);
    if (report->event == ZW_REPORT_RESULT)
        return;
    if (told->stream)
        print_json(told, report);
    else if (!told->json && report->event == ZW_REPORT_ITERATION)
        print_iteration(told, report);
}

static void on_event(void *user, const zw_event *event)
{
    telling *told = user;
    trace_follow(&told->tracer, event);
    if (told->own->trace)
        trace_event(&told->tracer, event);
    if (told->own->trace_text)
        trace_words(&told->tracer, event);
    if (told->own->picture)
        picture_event(&told->picture, &told->tracer, event);
}

static int draw(telling *told, const zw_report *report)
{
    text title = {0};
    text_addf(&title, "%s %s, %s, depth %d", report->game->name, told->frame.item->shown, told->frame.algorithm,
              report->depth);
    int status = picture_write(&told->picture, told->own->picture, title.data, report->line, report->line_length,
                               told->frame.position);
    text_free(&title);
    return status;
}

static int run_search(telling *told, const zw_engine_options *options, const zw_limits *limits)
{
    zw_error error = {0};
    zw_report report = ZW_REPORT;
    zw_engine *engine = zw_engine_new(told->frame.handle->game, options, &error);
    if (!engine)
        return bad("%s", error.text);
    zw_status status = positions_give(told->frame.item, engine, &error);
    if (status == ZW_OK)
        status = farm_search(engine, limits, &report, &error);
    int drawn = EXIT_FINE;
    if (status == ZW_OK && report.game) {
        keep_rank(told, &report);
        if (told->json)
            print_json(told, &report);
        else
            print_result(told, &report);
        drawn = told->own->picture ? draw(told, &report) : EXIT_FINE;
    }
    zw_engine_free(engine);
    return status == ZW_OK ? drawn : bad("%s", error.text);
}

static int search_position(game_handle *handle, const position_item *item, const search_config *config,
                           const search_options *own, int json_wanted)
{
    zw_engine_options options;
    zw_limits limits;
    const void *position = positions_load(handle, item);
    int status = config_resolve(config, handle, position, &options, &limits);
    if (status)
        return status;
    const char *traced = own->trace ? "--trace" : own->trace_text ? "--trace-text" : own->picture ? "--picture" : NULL;
    if (own->picture && !picture_knows(own->picture))
        return EXIT_BAD;
    if (traced && options.instance != ZW_FIXED_DEPTH)
        return bad("%s: expected a search at fixed depth (--depth N, or --fixed-depth)", traced);
    telling told = {
        .frame = {handle, item, position, config->algorithm ? config->algorithm : options.choice.algorithm->name},
        .json = json_wanted,
        .stream = own->stream,
        .multipv = limits.multipv > 1 ? limits.multipv : 1,
        .own = own,
    };
    told.ranks = allocate((size_t)told.multipv, sizeof *told.ranks);
    options.on_report = on_report;
    options.user = &told;
    if (traced) {
        options.instance = ZW_TRACED;
        options.on_event = on_event;
        trace_begin(&told.tracer, handle, position);
        picture_begin(&told.picture, handle);
    }
    status = run_search(&told, &options, &limits);
    if (traced) {
        picture_end(&told.picture);
        trace_end(&told.tracer);
    }
    free(told.ranks);
    return status;
}

/* A file with several positions has one answer for each; a picture is of one of them. */
static int read_file(position_list *list, game_handle *handle, const search_options *own)
{
    const char *other = own->position ? "--position" : own->moves ? "--moves" : own->picture ? "--picture" : NULL;
    if (other)
        return bad("--file '%s' with %s: expected one of them", own->file, other);
    return positions_add_file(list, handle, own->file, RECORD_END);
}

int cmd_search(int argc, char **argv)
{
    static const command_usage usage = {
        .name = "search",
        .arguments = "GAME",
        .least = 1,
        .most = 1,
        .about = "Searches a position. With --depth it is a full-width search to that depth, as in the papers; with\n"
                 "--seconds, --clock or --nodes it searches as in tournament play. With none of these it searches for\n"
                 "5 seconds as in play, or searches a tree completely.\n"
                 "\n"
                 "Columns, a row for each iteration:\n"
                 "  depth       its depth in plies\n"
                 "  value       for the side to move; >= or <= marks a bound\n"
                 "  passes      searches of the root in this iteration, one for each window\n"
                 "  leaves      evaluations at depth 0 and finished games since the search began\n"
                 "  nodes       all visited positions since the search began\n"
                 "  seconds     time since the search began\n"
                 "  line        the principal variation\n"
                 "Counters of the whole search, below the table:\n"
                 "  interior    nodes whose moves were generated, and generated: these moves\n"
                 "  quiet       nodes of the quiescence search below the leaves\n"
                 "  re-searches how often a null-window test failed high and the move was searched again\n"
                 "  table       entries found (hits), and nodes that ended with one (cutoffs)\n"
                 "  first move  share of the cutoffs that the first move searched made",
        .example = "zw search connect4 --position 4453 --depth 12 --algorithm mtdf",
    };
    search_options own = {0};
    search_config config = config_new();
    option_group groups[] = {{"position and output", rows, &own}, {"the search", config_rows, &config}, {.rows = NULL}};
    command_line line;
    int status = options_read(&usage, groups, argc, argv, &line);
    if (status != OPTIONS_GO)
        return status;
    game_handle handle;
    position_list list = {0};
    status = game_open(line.words[0], &handle);
    if (status)
        return status;
    status = own.file ? read_file(&list, &handle, &own) : positions_single(&list, &handle, own.position, own.moves);
    for (int i = 0; i < list.count && !status && (i == 0 || !interrupted()); i++) {
        if (i && !line.json)
            printf("\n");
        status = search_position(&handle, &list.items[i], &config, &own, line.json || own.stream || own.trace);
    }
    positions_free(&list);
    game_close(&handle);
    return status;
}
