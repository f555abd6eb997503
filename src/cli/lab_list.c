/* lab_list.c - `zw lab list`: the experiments, as a table and as JSON. */
#include "common/json.h"
#include "common/options.h"
#include "lab/lab.h"
#include "lab_commands.h"

#include <stdio.h>
#include <string.h>

enum { COLUMNS = 4 };

/* Is it the first scope of its game? */
static int is_new_game(const lab_experiment *experiment, int scope)
{
    for (int i = 0; i < scope; i++)
        if (!strcmp(experiment->scopes[i].game, experiment->scopes[scope].game))
            return 0;
    return 1;
}

static void fill_cells(const lab_experiment *experiment, text cells[COLUMNS])
{
    const char *const fixed[] = {experiment->name, experiment->paper, experiment->figure, ""};
    for (int i = 0; i < COLUMNS; i++) {
        text_clear(&cells[i]);
        text_add(&cells[i], fixed[i]);
    }
    for (int i = 0; i < LAB_SCOPES && experiment->scopes[i].game; i++)
        if (is_new_game(experiment, i))
            text_addf(&cells[3], "%s%s", i ? " " : "", experiment->scopes[i].game);
}

static void print_table(void)
{
    text cells[COLUMNS] = {{0}};
    int widths[COLUMNS] = {0};
    for (int print = 0; print <= 1; print++)
        for (const lab_experiment *const *at = lab_experiments; *at; at++) {
            fill_cells(*at, cells);
            for (int i = 0; i < COLUMNS; i++) {
                if (print)
                    printf("%-*s  ", widths[i], cells[i].data);
                else if ((int)cells[i].length > widths[i])
                    widths[i] = (int)cells[i].length;
            }
            if (print)
                printf("%s\n", (*at)->title);
        }
    for (int i = 0; i < COLUMNS; i++)
        text_free(&cells[i]);
}

static void print_object(const lab_experiment *experiment)
{
    json out;
    json_begin(&out);
    json_string(&out, "name", experiment->name);
    json_string(&out, "paper", experiment->paper);
    json_string(&out, "figure", experiment->figure);
    json_string(&out, "title", experiment->title);
    json_string(&out, "question", experiment->question);
    json_open_array(&out, "games");
    for (int i = 0; i < LAB_SCOPES && experiment->scopes[i].game; i++)
        if (is_new_game(experiment, i))
            json_string(&out, NULL, experiment->scopes[i].game);
    json_close_array(&out);
    json_end(&out, stdout);
}

int lab_list(int argc, char **argv)
{
    static const command_usage usage = {
        .name = "lab list",
        .arguments = "",
        .about = "Lists the experiments: name, paper, figure, games, title.",
        .example = "zw lab list",
    };
    static const option_group none[] = {{.rows = NULL}};
    command_line line;
    int status = options_read(&usage, none, argc, argv, &line);
    if (status != OPTIONS_GO)
        return status;
    if (!line.json)
        print_table();
    for (const lab_experiment *const *at = lab_experiments; *at && line.json; at++)
        print_object(*at);
    return EXIT_FINE;
}
