/* cmd_yardstick.c - `zw yardstick`: how far a search is from the least that it must visit. The library measures a
 * position; here positions are shared among the cores, summed up by depth and shown. */
#include "common/config.h"
#include "common/interrupt.h"
#include "common/jobs.h"
#include "common/json.h"
#include "cli.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { DEFAULT_DEPTH = 6, DEFAULT_MM = 2 }; /* where neither the user nor a tree says one */

typedef struct yardstick_options {
    const char *position, *moves, *set;
    int from, mm, jobs;
} yardstick_options;

#define AT(member) offsetof(yardstick_options, member)
static const option_row rows[] = {
    {"set", OPTION_TEXT, "NAME|FILE", "positions: a file, a set by name, or a text with a range of seeds",
     .offset = AT(set)},
    {"position", OPTION_TEXT, "P", "one position (the initial one)", .offset = AT(position)},
    {"moves", OPTION_TEXT, "\"M M ...\"", "moves to play first", .offset = AT(moves)},
    {"from", OPTION_INT, "N", "the first depth to measure (1; on trees only the last depth)", .offset = AT(from),
     .min = 1, .max = ZW_MAX_DEPTH},
    {"mm", OPTION_INT, "N", "look for the cheapest cutoffs within N plies of the leaves (2)", .offset = AT(mm),
     .min = 0, .max = ZW_YARDSTICK_MM},
    {"jobs", OPTION_INT, "N", "positions at once (one for each core)", .offset = AT(jobs), .min = 1, .max = 1024},
    {.name = NULL},
};

/* One position and what was found of it, by depth. */
typedef struct subject {
    void *position;
    zw_yardstick_options options;
    zw_yardstick *depths;
    int found;
    char *error; /* NULL: none */
} subject;

typedef struct measurement {
    game_handle handle;
    position_list positions;
    subject *subjects;
    const char *algorithm;
    zw_yardstick *sums; /* over positions, by depth */
    int measured; /* positions that are summed up */
    int depths; /* how many of them */
    int mm, jobs, stopped;
} measurement;

/* ------------------------------------------------------------------------------------------------------------ measuring */

static void keep_depth(void *user, const zw_yardstick *result)
{
    subject *one = user;
    one->depths[one->found++] = *result;
}

static void run_job(void *user, int job)
{
    measurement *all = user;
    subject *one = &all->subjects[job];
    zw_error error = {0};
    if (zw_yardstick_run(all->handle.game, one->position, &one->options, &error) != ZW_OK)
        one->error = copy_text(error.text);
}

static int take_job(void *user, int job)
{
    const measurement *all = user;
    return !all->subjects[job].error;
}

/* Resolves every job before the first one runs, so that a mistake shows at once and the jobs share nothing. */
static int plan_jobs(measurement *all, search_config *config, const yardstick_options *own)
{
    const zw_game *game = all->handle.game;
    int tree = game->shape != NULL;
    if (config->seconds > 0 || config->nodes || config->clock.seconds > 0)
        return bad("--%s: a yardstick has no limit but --depth", config->seconds > 0 ? "seconds"
                                                                 : config->nodes     ? "nodes"
                                                                                     : "clock");
    config->algorithm = all->algorithm = config->algorithm ? config->algorithm : "aspiration";
    if (!config->depth && !tree)
        config->depth = DEFAULT_DEPTH;
    all->subjects = allocate((size_t)all->positions.count, sizeof *all->subjects);
    for (int i = 0; i < all->positions.count; i++) {
        subject *one = &all->subjects[i];
        const void *position = positions_load(&all->handle, &all->positions.items[i]);
        zw_limits limits;
        int status = config_resolve(config, &all->handle, position, &one->options.search, &limits);
        if (status)
            return status;
        one->options.depth = limits.depth;
        one->options.from = own->from ? own->from : tree ? limits.depth : 1;
        if (one->options.from > one->options.depth)
            return bad("--from %d: expected at most the depth, %d", one->options.from, one->options.depth);
        if (i && (one->options.depth != all->subjects[0].options.depth ||
                  one->options.from != all->subjects[0].options.from))
            return bad("'%s' has depth %d, '%s' %d: expected one depth for all; --depth sets it",
                       all->positions.items[i].shown, one->options.depth, all->positions.items[0].shown,
                       all->subjects[0].options.depth);
        one->options.mm = all->mm;
        one->options.on_depth = keep_depth;
        one->options.user = one;
        one->options.stop = interrupt_sign();
        one->depths = allocate((size_t)(one->options.depth - one->options.from + 1), sizeof *one->depths);
        one->position = allocate(1, game->position_size);
        memcpy(one->position, position, game->position_size);
    }
    return EXIT_FINE;
}

static void add_size(zw_size *to, zw_size more)
{
    to->leaves += more.leaves;
    to->nodes += more.nodes;
}

static void add_result(zw_yardstick *to, const zw_yardstick *more)
{
    to->depth = more->depth;
    to->value = more->value;
    to->search.nodes += more->search.nodes;
    to->search.leaves += more->search.leaves;
    to->search.cutoffs += more->search.cutoffs;
    to->search.first_cutoffs += more->search.first_cutoffs;
    add_size(&to->tree, more->tree);
    add_size(&to->graph, more->graph);
    to->graph_distinct += more->graph_distinct;
    add_size(&to->graph_etc, more->graph_etc);
    add_size(&to->graph_etc2, more->graph_etc2);
    add_size(&to->literal_tree, more->literal_tree);
    add_size(&to->literal_graph, more->literal_graph);
    for (int m = 0; m <= ZW_YARDSTICK_MM; m++) {
        add_size(&to->cheapest[m], more->cheapest[m]);
        add_size(&to->cheapest_etc[m], more->cheapest_etc[m]);
    }
    to->oracle_passes += more->oracle_passes;
    to->transpositions += more->transpositions;
    to->transpositions_apart += more->transpositions_apart;
    for (int ply = 0; ply <= ZW_MAX_DEPTH; ply++) {
        to->cutoffs_at[ply] += more->cutoffs_at[ply];
        to->first_cutoffs_at[ply] += more->first_cutoffs_at[ply];
    }
}

/* After a Ctrl-C the positions that were finished count; when there is none, the depths that the first one reached. */
static int run_jobs(measurement *all)
{
    job_plan plan = {
        .count = all->positions.count,
        .workers = all->jobs,
        .title = "yardstick",
        .user = all,
        .run = run_job,
        .take = take_job,
    };
    int taken = jobs_run(&plan);
    for (int i = 0; i < all->positions.count; i++)
        if (all->subjects[i].error)
            return bad("'%s': %s", all->positions.items[i].shown, all->subjects[i].error);
    all->stopped = taken < plan.count;
    all->measured = taken ? taken : 1;
    all->depths = all->subjects[0].found;
    if (!all->depths) {
        bad("stopped before any depth was measured");
        return EXIT_NO;
    }
    all->sums = allocate((size_t)all->depths, sizeof *all->sums);
    for (int i = 0; i < all->measured; i++)
        for (int k = 0; k < all->depths; k++)
            add_result(&all->sums[k], &all->subjects[i].depths[k]);
    return EXIT_FINE;
}

/* ---------------------------------------------------------------------------------------------------------- the answers */

static double quotient(uint64_t part, uint64_t whole)
{
    return whole ? (double)part / (double)whole : 0;
}

/* The smallest graph that is known: cheapest cutoffs, with ETC. */
static zw_size smallest(const measurement *all, const zw_yardstick *r)
{
    return all->mm ? r->cheapest_etc[all->mm] : r->graph_etc;
}

static void json_rate(json *out, const char *name, uint64_t part, uint64_t whole)
{
    if (whole)
        json_real(out, name, quotient(part, whole));
    else
        json_null(out, name);
}

static void json_nodes(json *out, const char *name, const zw_size *sizes, int most)
{
    json_open_array(out, name);
    for (int m = 1; m <= most; m++)
        json_count(out, NULL, sizes[m].nodes);
    json_close_array(out);
}

static void print_json(const measurement *all, const zw_yardstick *r)
{
    json out;
    json_begin(&out);
    json_integer(&out, "depth", r->depth);
    if (all->measured == 1)
        json_value(&out, "value", all->handle.game, r->value);
    else
        json_null(&out, "value");
    json_count(&out, "minimal_tree_leaves", r->tree.leaves);
    json_count(&out, "minimal_tree_nodes", r->tree.nodes);
    json_count(&out, "graph_leaves", r->graph.leaves);
    json_count(&out, "graph_nodes", r->graph.nodes);
    json_count(&out, "graph_distinct", r->graph_distinct);
    json_count(&out, "graph_etc_nodes", r->graph_etc.nodes);
    json_count(&out, "armg_nodes", smallest(all, r).nodes);
    json_count(&out, "search_nodes", r->search.nodes);
    json_count(&out, "search_leaves", r->search.leaves);
    json_rate(&out, "ratio", r->search.nodes, r->graph.nodes);
    json_rate(&out, "first_move_rate", r->search.first_cutoffs, r->search.cutoffs);
    json_integer(&out, "positions", all->measured);
    json_count(&out, "graph_etc_leaves", r->graph_etc.leaves);
    json_count(&out, "graph_etc2_nodes", r->graph_etc2.nodes);
    json_count(&out, "armg_leaves", smallest(all, r).leaves);
    json_nodes(&out, "cheapest_nodes", r->cheapest, all->mm);
    json_nodes(&out, "cheapest_etc_nodes", r->cheapest_etc, all->mm);
    json_count(&out, "literal_tree_nodes", r->literal_tree.nodes);
    json_count(&out, "literal_graph_nodes", r->literal_graph.nodes);
    json_integer(&out, "oracle_passes", r->oracle_passes);
    json_count(&out, "transpositions", r->transpositions);
    json_count(&out, "transpositions_apart", r->transpositions_apart);
    json_open_array(&out, "first_move_rates");
    for (int ply = 0; ply < r->depth; ply++)
        json_rate(&out, NULL, r->first_cutoffs_at[ply], r->cutoffs_at[ply]);
    json_close_array(&out);
    json_truth(&out, "stopped", all->stopped);
    json_end(&out, stdout);
}

static void print_row(const measurement *all, const zw_yardstick *r)
{
    char value[64] = "-";
    if (all->measured == 1)
        zw_value_format(all->handle.game, r->value, value, sizeof value);
    printf("%5d %9s %14llu %12llu %10.2f %12llu %12llu %12llu %12.2f", r->depth, value,
           (unsigned long long)r->tree.nodes, (unsigned long long)r->graph.nodes,
           quotient(r->tree.nodes, r->graph.nodes), (unsigned long long)r->graph_etc.nodes,
           (unsigned long long)smallest(all, r).nodes, (unsigned long long)r->search.nodes,
           quotient(r->search.nodes, r->graph.nodes));
    if (r->search.cutoffs)
        printf(" %7.1f%%\n", 100 * quotient(r->search.first_cutoffs, r->search.cutoffs));
    else
        printf(" %8s\n", "-");
}

/* The mean of search / minimal graph over the even or the odd depths from 2 on; 0: there are none. */
static double mean_ratio(const measurement *all, int odd)
{
    double sum = 0;
    int count = 0;
    for (int k = 0; k < all->depths; k++)
        if (all->sums[k].depth > 1 && all->sums[k].depth % 2 == odd) {
            sum += quotient(all->sums[k].search.nodes, all->sums[k].graph.nodes);
            count++;
        }
    return count ? sum / count : 0;
}

static void print_table(const measurement *all)
{
    char least[16] = "+ETC";
    const zw_yardstick *last = &all->sums[all->depths - 1];
    double even = mean_ratio(all, 0), odd = mean_ratio(all, 1);
    if (all->mm)
        snprintf(least, sizeof least, "+ETC+MM(%d)", all->mm);
    printf("%s, %d position%s, %s: nodes of the last iteration%s%s\n\n", all->handle.game->name, all->measured,
           all->measured == 1 ? "" : "s", all->algorithm, all->measured == 1 ? "" : ", summed up",
           all->stopped ? "; stopped early" : "");
    printf("%5s %9s %14s %12s %10s %12s %12s %12s %12s %8s\n", "depth", "value", "minimal tree", "graph", "tree/graph",
           "+ETC", least, "search", "search/graph", "first");
    for (int k = 0; k < all->depths; k++)
        print_row(all, &all->sums[k]);
    printf("\n");
    if (even > 0)
        printf("even depths: search / minimal graph %.2f%s", even, odd > 0 ? ", " : "\n");
    if (odd > 0)
        printf("odd depths: %s%.2f\n", even > 0 ? "" : "search / minimal graph ", odd);
    printf("cutoffs by the first move at depth %d, by ply:", last->depth);
    for (int ply = 0; ply < last->depth; ply++)
        if (last->cutoffs_at[ply])
            printf(" %d: %.1f%%", ply, 100 * quotient(last->first_cutoffs_at[ply], last->cutoffs_at[ply]));
    printf("\n");
}

static int measure(measurement *all, search_config *config, const yardstick_options *own, int json_wanted)
{
    int status = EXIT_FINE;
    if (own->set && own->position)
        return bad("--set '%s' and --position '%s': expected one of them, not both", own->set, own->position);
    if (own->set)
        status = positions_add_set(&all->positions, &all->handle, own->set);
    else
        status =
            positions_add(&all->positions, &all->handle, own->position ? own->position : "start", own->moves, NULL);
    if (!status)
        status = plan_jobs(all, config, own);
    if (!status)
        status = run_jobs(all);
    if (status)
        return status;
    if (!json_wanted)
        print_table(all);
    for (int k = 0; k < all->depths && json_wanted; k++)
        print_json(all, &all->sums[k]);
    return EXIT_FINE;
}

static void release(measurement *all)
{
    for (int i = 0; i < all->positions.count && all->subjects; i++) {
        free(all->subjects[i].position);
        free(all->subjects[i].depths);
        free(all->subjects[i].error);
    }
    free(all->subjects);
    free(all->sums);
    positions_free(&all->positions);
    game_close(&all->handle);
}

int cmd_yardstick(int argc, char **argv)
{
    static const command_usage usage = {
        .name = "yardstick",
        .arguments = "GAME",
        .least = 1,
        .most = 1,
        .about =
            "How far is a search from the fewest nodes that it must visit? Prints for each depth the nodes of the\n"
            "smallest trees and graphs that prove the value, and those of the search. With a set it adds up the\n"
            "positions. The depth is that of the tree, or 6.\n"
            "\n"
            "Columns, in nodes of the last iteration:\n"
            "  minimal tree  every cutoff comes from the first move\n"
            "  graph         the minimal graph: the same, with each transposition searched once\n"
            "  tree/graph    the first divided by the second\n"
            "  +ETC          the graph with enhanced transposition cutoffs\n"
            "  +ETC+MM(N)    and with the cheapest cutoffs within N plies of the leaves (--mm)\n"
            "  search        what the search visited\n"
            "  search/graph  the search divided by the minimal graph\n"
            "  first         share of the cutoffs that the first move searched made",
        .example = "zw yardstick othello --depth 7",
    };
    yardstick_options own = {.mm = DEFAULT_MM};
    search_config config = config_new();
    option_group groups[] = {
        {"positions and depths", rows, &own}, {"the search", config_rows, &config}, {.rows = NULL}};
    command_line line;
    int status = options_read(&usage, groups, argc, argv, &line);
    if (status != OPTIONS_GO)
        return status;
    measurement all = {.mm = own.mm, .jobs = own.jobs};
    status = game_open(line.words[0], &all.handle);
    if (status)
        return status;
    status = measure(&all, &config, &own, line.json);
    release(&all);
    return status;
}
