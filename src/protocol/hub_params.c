/* hub_params.c - what a board that speaks Hub can set, as a table over the options of the program. A change makes a new
 * engine; the board is told what could not be done, and everything stays as it was. */
#include "hub.h"

#include <zw/driver.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MEGABYTE ((uint64_t)1 << 20)
#define USUAL_HASH 64 /* megabytes, of an engine that nobody told otherwise */

typedef struct hub_param {
    const char *name;
    const char *option; /* of config_rows[]; NULL: it has but one value */
    const char *only; /* that value */
    const char *counted; /* it is a whole number of these, whatever else the option takes; NULL: it need not be */
    void (*show)(const session *of, text *line); /* value, and what is allowed */
} hub_param;

static void show_variant(const session *of, text *line)
{
    (void)of;
    text_add(line, " value=english type=enum values=english");
}

static void show_number(text *line, uint64_t value, uint64_t most)
{
    text_addf(line, " value=%llu type=int min=1 max=%llu", (unsigned long long)value, (unsigned long long)most);
}

static void show_hash(const session *of, text *line)
{
    uint64_t value = of->config.table.given ? of->config.table.bytes / MEGABYTE : USUAL_HASH;
    uint64_t most = machine_bytes() / MEGABYTE;
    show_number(line, value ? value : 1, most ? most : MEGABYTE);
}

static void show_threads(const session *of, text *line)
{
    show_number(line, (uint64_t)(of->config.threads ? of->config.threads : 1), 256);
}

static void show_algorithm(const session *of, text *line)
{
    text names = {0};
    for (int i = 0; zw_algorithm_at(i); i++)
        if (session_can_play(zw_algorithm_at(i)))
            text_addf(&names, "%s%s", names.length ? " " : "", zw_algorithm_at(i)->name);
    hub_add(line, "value", of->config.algorithm ? of->config.algorithm : zw_algorithm_default(ZW_TOURNAMENT)->name);
    hub_add(line, "type", "enum");
    hub_add(line, "values", names.data);
    text_free(&names);
}

static void show_book(const session *of, text *line)
{
    hub_add(line, "value", of->book ? of->config.book : "off");
    hub_add(line, "type", "string");
}

static const hub_param params[] = {
    {"variant", NULL, "english", NULL, show_variant}, {"hash", "table", NULL, "megabytes", show_hash},
    {"threads", "threads", NULL, NULL, show_threads}, {"algorithm", "algorithm", NULL, NULL, show_algorithm},
    {"book", "book", NULL, NULL, show_book},
};
enum { PARAMS = sizeof params / sizeof *params };

void hub_show_params(session *of)
{
    for (int i = 0; i < PARAMS; i++) {
        text line = {0};
        hub_add(&line, "name", params[i].name);
        params[i].show(of, &line);
        send_line("param%s", line.data);
        text_free(&line);
    }
}

/* A new engine with one option changed. Returns -1 with one line in `error`. */
static int change(session *of, const char *option, const char *value, zw_error *error)
{
    search_config config = of->config;
    option_group groups[] = {{.rows = config_rows, .target = &config}, {.rows = NULL}};
    zw_choice choice;
    if (options_assign(groups, option, value, error->text, sizeof error->text))
        return -1;
    if (config_choice(&config, ZW_TOURNAMENT, &choice, error) != ZW_OK)
        return -1;
    return session_configure(of, &config, error);
}

/* A whole number above 0. */
static int is_count(const char *value)
{
    size_t digits = strspn(value, "0123456789");
    return digits > strspn(value, "0") && !value[digits];
}

static void set(session *of, const hub_param *param, const char *value)
{
    hub *own = of->state;
    zw_error error = {0};
    char *kept = copy_text(value); /* the configuration points to it */
    int failed = change(of, param->option, kept, &error);
    if (failed)
        hub_complain("set-param %s '%.60s': %s", param->name, value,
                     error.text[0] ? hub_expected(error.text) : "refused");
    if (failed || strcmp(param->option, "algorithm") != 0) {
        free(kept);
        return;
    }
    free(own->algorithm);
    own->algorithm = kept;
}

static void set_book(session *of, const char *value)
{
    if (session_open_book(of, value))
        hub_complain("set-param book '%.60s': expected a book of checkers, on or off; the error output has the reason",
                     value);
}

void hub_set_param(session *of, const hub_arguments *arguments)
{
    const char *name = hub_value(arguments, "name"), *value = hub_value(arguments, "value");
    const hub_param *param = NULL;
    for (int i = 0; name && i < PARAMS; i++)
        if (!strcmp(params[i].name, name))
            param = &params[i];
    if (!name || !value)
        hub_complain("set-param: expected name=N value=V");
    else if (!param)
        hub_complain("set-param '%.60s': unknown, expected one that hub lists", name);
    else if (param->counted && !is_count(value))
        hub_complain("set-param %s '%.60s': expected a whole number of %s from 1", name, value, param->counted);
    else if (param->option && !strcmp(param->option, "book"))
        set_book(of, value);
    else if (param->option)
        set(of, param, value);
    else if (strcmp(value, param->only) != 0)
        hub_complain("set-param %s '%.60s': expected %s", name, value, param->only);
}
