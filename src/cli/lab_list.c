/* lab_list.c - `zw lab list`: the experiments, as a table and as JSON. */
#include "common/json.h"
#include "common/options.h"
#include "lab/lab.h"
#include "lab_commands.h"

#include <stdio.h>

static void print_line(const lab_experiment *experiment)
{
    text games = {0};
    for (int i = 0; i < LAB_SCOPES && experiment->scopes[i].game; i++)
        text_addf(&games, "%s%s", i ? " " : "", experiment->scopes[i].game);
    printf("%-12s %-4s %-16s %-26s %s\n", experiment->name, experiment->paper, experiment->figure,
           games.data ? games.data : "", experiment->title);
    text_free(&games);
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
    for (const lab_experiment *at = lab_experiments; at->name; at++)
        line.json ? print_object(at) : print_line(at);
    return EXIT_FINE;
}
