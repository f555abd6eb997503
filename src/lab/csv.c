/* csv.c - files for other programs and for the documentation: see csv.h. */
#include "csv.h"
#include "common/files.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

int lab_write_file(const char *path, const text *content)
{
    return write_file(path, content->data ? content->data : "", content->length);
}

enum { POINT_DIGITS = 7, VERDICT_DIGITS = 10 }; /* verdicts are compared with recomputed ones */

static void add_field(text *to, const char *value)
{
    if (!strpbrk(value, ",\"\n")) {
        text_add(to, value);
        return;
    }
    text_add(to, "\"");
    for (; *value; value++)
        text_addf(to, *value == '"' ? "\"%c" : "%c", *value);
    text_add(to, "\"");
}

static void add_number(text *to, int digits, double value)
{
    text_add(to, ",");
    if (!isnan(value))
        text_addf(to, "%.*g", digits, value);
}

int lab_write_points_csv(const char *path, const lab_experiment *experiment, const lab_point_list points[LAB_SCOPES])
{
    text out = {0};
    text_add(&out, "experiment,game,curve,x,depth,sum_ratio,low,high,geometric_mean,positions\n");
    for (int g = 0; g < lab_scope_count(experiment); g++) {
        for (int i = 0; i < points[g].count; i++) {
            const lab_point *point = &points[g].items[i];
            text_addf(&out, "%s,", experiment->name);
            add_field(&out, lab_scope_name(&experiment->scopes[g]));
            text_add(&out, ",");
            add_field(&out, experiment->curves[point->curve].label);
            text_addf(&out, ",%.10g,%d", point->x, point->depth);
            add_number(&out, POINT_DIGITS, point->value);
            add_number(&out, POINT_DIGITS, point->low);
            add_number(&out, POINT_DIGITS, point->high);
            add_number(&out, POINT_DIGITS, point->geometric);
            text_addf(&out, ",%d\n", point->positions);
        }
    }
    int status = lab_write_file(path, &out);
    text_free(&out);
    return status;
}

int lab_write_verdicts_csv(const char *path, const lab_verdict_list *list)
{
    text out = {0}, criterion = {0};
    text_add(&out, "experiment,claim,game,of,verdict,note,value,low,high,positions,depth,criterion,before,measured,"
                   "statement,source\n");
    for (int i = 0; i < list->count; i++) {
        const lab_verdict *verdict = &list->items[i];
        text_clear(&criterion);
        lab_criterion(verdict->claim, &criterion);
        text_addf(&out, "%s,%s,", verdict->experiment->name, verdict->claim->name);
        add_field(&out, verdict->game);
        text_addf(&out, ",%s,%s,%s", lab_is_question(verdict->claim) ? "hypothesis" : "paper",
                  lab_tier_name(verdict->tier), lab_verdict_note(verdict));
        add_number(&out, VERDICT_DIGITS, verdict->value);
        add_number(&out, VERDICT_DIGITS, verdict->low);
        add_number(&out, VERDICT_DIGITS, verdict->high);
        text_addf(&out, ",%d,%d,", verdict->positions, verdict->depth);
        add_field(&out, criterion.data);
        text_add(&out, ",");
        add_field(&out, verdict->claim->before ? verdict->claim->before : "");
        text_add(&out, ",");
        add_field(&out, verdict->claim->measured);
        text_add(&out, ",");
        add_field(&out, verdict->claim->statement);
        text_add(&out, ",");
        add_field(&out, verdict->claim->source);
        text_add(&out, "\n");
    }
    int status = lab_write_file(path, &out);
    text_free(&criterion);
    text_free(&out);
    return status;
}

/* A bar would end the cell of a table. */
static void add_cell(text *to, const char *value)
{
    text_add(to, "| ");
    for (; *value; value++)
        text_addf(to, *value == '|' ? "\\%c" : "%c", *value);
    text_add(to, " ");
}

static void add_markdown(text *to, const lab_verdict *verdict)
{
    const lab_claim *claim = verdict->claim;
    const char *const first[] = {verdict->experiment->name, claim->name,   verdict->game,
                                 claim->statement,          claim->source, claim->measured};
    const char *note = lab_verdict_note(verdict);
    text words = {0};
    for (size_t k = 0; k < sizeof first / sizeof *first; k++)
        add_cell(to, first[k]);
    lab_verdict_number(verdict, &words);
    add_cell(to, words.data);
    text_addf(to, "| %d | %d ", verdict->positions, verdict->depth);
    text_clear(&words);
    lab_criterion(claim, &words);
    if (claim->before)
        text_addf(&words, " (before: %s)", claim->before);
    add_cell(to, words.data);
    text_addf(to, "| **%s**%s%s |\n", lab_tier_name(verdict->tier), *note ? ", " : "", note);
    text_free(&words);
}

int lab_write_verdicts_markdown(const char *path, const lab_verdict_list *list, const lab_shown_fact *facts)
{
    text out = {0};
    text_add(&out, "# The verdicts\n\n");
    for (; facts->name; facts++)
        text_addf(&out, "- %s: %s\n", facts->name, facts->value);
    for (int questions = 0; questions <= 1; questions++) {
        text_addf(
            &out,
            "\n## %s\n\n| experiment | claim | game | what is said | source | measured | number [95 %% interval] | "
            "positions | depth | criterion | verdict |\n|---|---|---|---|---|---|---|---|---|---|---|\n",
            questions ? "Hypotheses of our own" : "Sentences of the papers");
        for (int i = 0; i < list->count; i++)
            if (lab_is_question(list->items[i].claim) == questions)
                add_markdown(&out, &list->items[i]);
    }
    int status = lab_write_file(path, &out);
    text_free(&out);
    return status;
}
