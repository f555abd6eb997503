/* search_report.c - a search's report as JSON and as text: see report.h. */
#include "search_report.h"

#include <stdio.h>
#include <string.h>

const char *instance_name(zw_instance instance)
{
    static const char *const names[] = {"fixed-depth", "tournament", "traced"};
    return names[instance];
}

const char *line_end_name(zw_line_end end)
{
    static const char *const names[] = {"complete", "unverified", "cut"};
    return names[end];
}

double rate(uint64_t part, uint64_t whole)
{
    return whole ? (double)part / (double)whole : 0;
}

static double per_second(uint64_t nodes, double seconds)
{
    return seconds > 0 ? (double)nodes / seconds : 0;
}

const char *grouped(uint64_t number, char *shown, size_t size)
{
    char digits[32];
    size_t length = (size_t)snprintf(digits, sizeof digits, "%llu", (unsigned long long)number), at = 0;
    for (size_t i = 0; i < length && at + 2 < size; i++) {
        if (i && (length - i) % 3 == 0)
            shown[at++] = ' ';
        shown[at++] = digits[i];
    }
    shown[at] = '\0';
    return shown;
}

/* "lower", "upper", or NULL of a value. */
static const char *bound_name(const zw_report *report)
{
    return !zw_report_is_bound(report) ? NULL : report->value == report->lower ? "lower" : "upper";
}

const char *bound_mark(const zw_report *report)
{
    const char *name = bound_name(report);
    return !name ? "" : name[0] == 'l' ? ">= " : "<= ";
}

void report_value_text(const zw_report *report, char *shown, size_t size)
{
    char value[64];
    zw_value_format(report->game, report->value, value, sizeof value);
    if (bound_name(report))
        snprintf(shown, size, "%s%s (%s bound)", bound_mark(report), value, bound_name(report));
    else if (report->mate > 0)
        snprintf(shown, size, "%s (won in %d plies)", value, report->mate);
    else if (report->mate < 0)
        snprintf(shown, size, "%s (lost in %d plies)", value, -report->mate);
    else
        snprintf(shown, size, "%s", value);
}

void json_move(json *to, const char *name, const report_frame *frame, zw_move move)
{
    char shown[256];
    if (move == ZW_NO_MOVE) {
        json_null(to, name);
        return;
    }
    move_text(frame->handle, frame->position, move, MOVE_NOTATION, shown, sizeof shown);
    json_string(to, name, shown);
}

static void add_element(void *user, const char *move)
{
    json_string(user, NULL, move);
}

void json_line(json *to, const char *name, const report_frame *frame, const zw_move *line, int length)
{
    json_open_array(to, name);
    line_walk(frame->handle, frame->position, line, length, MOVE_NOTATION, add_element, to);
    json_close_array(to);
}

void json_workers(json *to, const zw_report *report)
{
    json_count(to, "makespan", report->makespan);
    json_count(to, "idle", report->sharing.idle);
    json_count(to, "deferred", report->sharing.deferred);
    json_count(to, "joined", report->sharing.joined);
    json_count(to, "decided", report->sharing.decided);
    json_count(to, "ranks", report->traffic.ranks ? report->traffic.ranks : 1);
    json_count(to, "messages", report->traffic.messages);
    json_count(to, "message_items", report->traffic.items);
    json_count(to, "message_bytes", report->traffic.bytes);
    json_count(to, "message_steps", report->traffic.steps);
}

void workers_text(const zw_report *report, char *shown, size_t size)
{
    char makespan[40], deferred[40], joined[40], decided[40];
    const zw_sharing *sharing = &report->sharing;
    int length = snprintf(shown, size, "%d", report->threads);
    if (report->makespan > 0)
        length += snprintf(shown + length, size - (size_t)length, " virtual, makespan %s, idle %.1f %%",
                           grouped(report->makespan, makespan, sizeof makespan),
                           100 * rate(sharing->idle, report->makespan * (uint64_t)report->threads));
    snprintf(shown + length, size - (size_t)length, "; moves deferred %s, joined %s; nodes decided elsewhere %s",
             grouped(sharing->deferred, deferred, sizeof deferred), grouped(sharing->joined, joined, sizeof joined),
             grouped(sharing->decided, decided, sizeof decided));
}

void ranks_text(const zw_report *report, char *shown, size_t size)
{
    char messages[40], items[40], bytes[40];
    const zw_traffic *traffic = &report->traffic;
    int length = snprintf(shown, size, "%d; messages %s, with %s items and %s bytes", (int)traffic->ranks,
                          grouped(traffic->messages, messages, sizeof messages),
                          grouped(traffic->items, items, sizeof items), grouped(traffic->bytes, bytes, sizeof bytes));
    if (report->makespan > 0)
        snprintf(shown + length, size - (size_t)length, "; %.3f messages a step, %.1f %% of the time for them",
                 (double)traffic->messages / (double)report->makespan,
                 100 * rate(traffic->steps, report->makespan * traffic->ranks));
}

void report_fields(json *to, const report_frame *frame, const zw_report *report)
{
    const zw_game *game = frame->handle->game;
    const zw_counters *total = &report->total, *last = &report->last;
    json_string(to, "game", game->name);
    json_string(to, "position", frame->item->shown);
    json_string(to, "algorithm", frame->algorithm);
    json_string(to, "instance", instance_name(report->instance));
    json_integer(to, "depth", report->depth);
    json_value(to, "value", game, report->value);
    json_string(to, "unit", game->unit ? game->unit : "points");
    json_truth(to, "proven", report->proven);
    if (report->mate)
        json_integer(to, "mate", report->mate);
    else
        json_null(to, "mate");
    json_value(to, "lower", game, report->lower);
    json_value(to, "upper", game, report->upper);
    json_move(to, "best", frame, report->best);
    json_line(to, "line", frame, report->line, report->line_length);
    json_count(to, "passes", total->passes);
    json_count(to, "leaves", total->leaves);
    json_count(to, "nodes", total->nodes);
    json_count(to, "interior", total->interior);
    json_count(to, "generated", total->generated);
    json_count(to, "quiet", total->quiescence);
    json_count(to, "table_probes", total->table_probes);
    json_count(to, "table_hits", total->table_hits);
    json_count(to, "table_cutoffs", total->table_cutoffs);
    json_count(to, "etc_probes", total->etc_probes);
    json_count(to, "etc_cutoffs", total->etc_cutoffs);
    json_count(to, "researches", total->researches);
    json_count(to, "leaves_last", last->leaves);
    json_count(to, "nodes_last", last->nodes);
    json_count(to, "passes_last", last->passes);
    json_seconds(to, "seconds", report->seconds);
    json_count(to, "nodes_per_second", (uint64_t)per_second(total->nodes, report->seconds));
    json_count(to, "table_bytes", report->table_bytes);
    json_integer(to, "threads", report->threads);
    json_string(to, "bound", bound_name(report));
    json_value(to, "guess", game, report->guess);
    json_value(to, "step_lower", game, report->step_lower);
    json_value(to, "step_upper", game, report->step_upper);
    json_count(to, "cheap_probes", total->cheap_probes);
    json_count(to, "crossed", total->crossed);
    json_count(to, "root_crossed", total->root_crossed);
    json_count(to, "overshoots", total->overshoots);
    json_count(to, "researches_below", total->researches_below);
    json_count(to, "memory_peak", total->memory_peak);
    json_count(to, "memory_nodes", total->memory_nodes);
    json_workers(to, report);
}
