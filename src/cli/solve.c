/* solve.c - the answers of `zw solve`: see solve.h. */
#include "solve.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

/* Unless --table and --etc say otherwise. A table hit near the end of the game saves less than it costs. */
#define SOLVE_TABLE_BYTES ((uint64_t)512 << 20) /* at most: see solve_table_bytes() */
#define SOLVE_UNBOUNDED_BYTES ((uint64_t)64 << 20) /* where nobody knows how long the game lasts */
#define SOLVE_ETC 8
#define SOLVE_ALGORITHM "mtdf"
#define SOLVE_ENDGAME "mtd-step" /* the fewest nodes where a game has an endgame of its own: docs/solver.md */

int solve_configuration(search_config *config, const game_handle *handle, int own_endgame, const void *position,
                        zw_engine_options *options, zw_limits *limits)
{
    int bounded =
        handle->game->plies_left != NULL; /* otherwise only a win or a loss can be proven, the sooner the better */
    if (!config_given(config, "deepening"))
        config_set(config, "deepening", !bounded || own_endgame);
    if (!config->algorithm)
        config->algorithm = own_endgame ? SOLVE_ENDGAME : SOLVE_ALGORITHM;
    if (config->instance == CONFIG_UNSET)
        config->instance = ZW_TOURNAMENT;
    if (!config_given(config, "etc"))
        config_set(config, "etc", SOLVE_ETC);
    if (!config->depth && bounded)
        config->depth = handle->game->plies_left(handle->context, position);
    if (config->depth < 1 && bounded)
        config->depth = 1;
    if (config->depth > ZW_MAX_DEPTH) /* a game that may last longer is not proven by that */
        config->depth = ZW_MAX_DEPTH;
    if (!config->table.given)
        config->table = (table_size){.given = 1,
                                     .bytes = bounded ? solve_table_bytes(own_endgame, config->depth, SOLVE_TABLE_BYTES)
                                                      : SOLVE_UNBOUNDED_BYTES};
    return config_resolve(config, handle, position, options, limits);
}

static zw_value sign(zw_value value)
{
    return (value > 0) - (value < 0);
}

/* The game as its exact values are shown. */
static zw_game in_solved_units(const zw_game *game)
{
    zw_game shown = *game;
    if (game->solve_scale)
        shown.scale = game->solve_scale;
    return shown;
}

/* The value of a solution as shown: the game's own, or the sign of it. */
static void solved_text(const zw_game *game, zw_value value, int wdl, char *shown, size_t size)
{
    if (wdl)
        snprintf(shown, size, "%d", (int)sign(value));
    else
        zw_value_format(game, value, shown, size);
}

static void json_solved(json *out, const char *name, const zw_game *game, zw_value value, int wdl)
{
    if (wdl)
        json_integer(out, name, sign(value));
    else
        json_value(out, name, game, value);
}

static const char *wdl_name(const zw_report *report)
{
    return !report->proven ? "unknown" : report->value > 0 ? "win" : report->value < 0 ? "loss" : "draw";
}

static int is_move_proven(const zw_report *report, const solve_manner *manner, int i)
{
    return manner->bounds ? report->moves[i].lower == report->moves[i].upper : report->proven;
}

int solve_proven(const zw_report *report, const solve_manner *manner)
{
    int proven = report->proven;
    for (int i = 0; manner->all && i < report->move_count; i++)
        proven = proven && is_move_proven(report, manner, i);
    return proven;
}

void solve_print_json(const report_frame *frame, const zw_report *report, const solve_manner *manner)
{
    const zw_game game = in_solved_units(frame->handle->game);
    json out;
    json_begin(&out);
    json_string(&out, "position", frame->item->shown);
    json_solved(&out, "value", &game, report->value, manner->wdl);
    json_move(&out, "best", frame, report->best);
    json_line(&out, "line", frame, report->line, report->line_length);
    json_count(&out, "nodes", report->total.nodes + report->total.quiescence);
    json_seconds(&out, "seconds", report->seconds);
    json_truth(&out, "proven", report->proven);
    json_string(&out, "line_end", line_end_name(report->line_end));
    json_integer(&out, "threads", report->threads);
    json_workers(&out, report);
    if (manner->wdl)
        json_string(&out, "wdl", wdl_name(report));
    if (manner->all) {
        json_open_array(&out, "moves");
        for (int i = 0; i < report->move_count; i++) {
            json_open_object(&out, NULL);
            json_move(&out, "move", frame, report->moves[i].move);
            json_solved(&out, "value", &game, report->moves[i].value, manner->wdl);
            json_truth(&out, "proven", is_move_proven(report, manner, i));
            json_close_object(&out);
        }
        json_close_array(&out);
    }
    json_end(&out, stdout);
    fflush(stdout);
}

/* Every move's value, where that was asked for. */
static void print_moves(const report_frame *frame, const zw_report *report, const solve_manner *manner,
                        const zw_game *game)
{
    for (int i = 0; manner->all && i < report->move_count; i++) {
        char move[256], value[128];
        move_text(frame->handle, frame->position, report->moves[i].move, MOVE_FOR_PEOPLE, move, sizeof move);
        solved_text(game, report->moves[i].value, manner->wdl, value, sizeof value);
        printf("  %-8s %s%s\n", move, value, is_move_proven(report, manner, i) ? "" : " (not proven)");
    }
}

void solve_print_text(const report_frame *frame, const zw_report *report, const solve_manner *manner)
{
    const zw_game game = in_solved_units(frame->handle->game);
    char value[128], nodes[40];
    text line = {0};
    solved_text(&game, report->value, manner->wdl, value, sizeof value);
    line_text(frame->handle, frame->position, report->line, report->line_length, &line);
    printf("%s: %s%s%s%s   line %s   %s nodes, %.3f s\n", frame->item->shown, value, manner->wdl ? " " : "",
           manner->wdl ? wdl_name(report) : "", report->proven ? "" : " (not proven)", line.data,
           grouped(report->total.nodes + report->total.quiescence, nodes, sizeof nodes), report->seconds);
    print_moves(frame, report, manner, &game);
    if (report->threads > 1) {
        char workers[256];
        workers_text(report, workers, sizeof workers);
        printf("  workers  %s\n", workers);
    }
    if (report->traffic.ranks > 1) {
        char ranks[256];
        ranks_text(report, ranks, sizeof ranks);
        printf("  ranks    %s\n", ranks);
    }
    fflush(stdout);
    text_free(&line);
}

#define LEAST_BYTES ((uint64_t)1 << 20)

uint64_t solve_table_bytes(int own_endgame, int plies, uint64_t most)
{
    uint64_t quarter = machine_bytes() / 4;
    int doublings = own_endgame ? plies - 1 : plies * 3 / 4;
    if (quarter > 0 && quarter < most)
        most = quarter;
    uint64_t wanted = doublings < 30 ? LEAST_BYTES + ((uint64_t)16 << (doublings > 0 ? doublings : 0)) : most;
    return wanted < most ? wanted : most;
}

/* ------------------------------------------------------------------------------------------------- what the file says */

/* The text of a value that the file gives for the position; NULL: none. */
static const char *expected_value(const report_frame *frame)
{
    const char *result = frame->item->result;
    char *end;
    if (!result)
        return NULL;
    strtol(result, &end, 10);
    return end != result && !*end ? result : NULL;
}

static int is_expected(const report_frame *frame, const zw_report *report, const solve_manner *manner)
{
    const char *expected = expected_value(frame);
    zw_value scale = in_solved_units(frame->handle->game).scale;
    if (!expected || !report->proven)
        return 1;
    long wanted = strtol(expected, NULL, 10);
    long found = report->value / (scale ? scale : 1);
    return manner->wdl ? sign((zw_value)wanted) == sign((zw_value)found) : wanted == found;
}

int solve_right(const report_frame *frame, const zw_report *report, const solve_manner *manner)
{
    char value[128];
    const zw_game game = in_solved_units(frame->handle->game);
    if (is_expected(frame, report, manner))
        return 1;
    solved_text(&game, report->value, manner->wdl, value, sizeof value);
    fprintf(stderr, "%s: %s is worth %s, the file says %s\n", frame->item->origin, frame->item->shown, value,
            frame->item->result);
    return 0;
}

/* ------------------------------------------------------------------------------------------------------ the rows of a file */

static uint64_t visited(const zw_report *report)
{
    return report->total.nodes + report->total.quiescence;
}

/* "1:02.345": minutes, seconds. */
static const char *clock_text(double seconds, char *shown, size_t size)
{
    uint64_t thousandths = (uint64_t)(seconds * 1000 + 0.5);
    snprintf(shown, size, "%" PRIu64 ":%02d.%03d", thousandths / 60000, (int)(thousandths / 1000 % 60),
             (int)(thousandths % 1000));
    return shown;
}

static uint64_t per_second(uint64_t nodes, double seconds)
{
    return seconds > 0 ? (uint64_t)((double)nodes / seconds) : 0;
}

void solve_print_row(const report_frame *frame, const zw_report *report, const solve_manner *manner, solve_table *table)
{
    const zw_game game = in_solved_units(frame->handle->game);
    char value[128], time[40];
    text line = {0};
    if (!table->rows)
        puts("   # | depth | score |        time |        nodes |       N/s | principal variation\n"
             "-----+-------+-------+-------------+--------------+-----------+--------------------");
    table->rows++;
    table->nodes += visited(report);
    table->seconds += report->seconds;
    table->unproven += !report->proven;
    table->checked += expected_value(frame) != NULL;
    table->wrong += !is_expected(frame, report, manner);
    value[0] = '+';
    solved_text(&game, report->value, manner->wdl, value + (report->value > 0), sizeof value - 1);
    line_text(frame->handle, frame->position, report->line, report->line_length, &line);
    int plies = game.plies_left ? game.plies_left(frame->handle->context, frame->position) : report->depth;
    printf("%4d | %5d | %5s | %11s | %12" PRIu64 " | %9" PRIu64 " | %s%s\n", table->rows, plies, value,
           clock_text(report->seconds, time, sizeof time), visited(report),
           per_second(visited(report), report->seconds), line.data, report->proven ? "" : " (not proven)");
    print_moves(frame, report, manner, &game);
    fflush(stdout);
    text_free(&line);
}

void solve_print_total(const solve_table *table)
{
    char time[40];
    puts("-----+-------+-------+-------------+--------------+-----------+--------------------");
    printf("%d positions, %s, %" PRIu64 " nodes, %" PRIu64 " N/s", table->rows,
           clock_text(table->seconds, time, sizeof time), table->nodes, per_second(table->nodes, table->seconds));
    if (table->checked)
        printf("; %d of %d scores of the file right", table->checked - table->wrong, table->checked);
    if (table->unproven)
        printf("; %d not proven", table->unproven);
    putchar('\n');
}
