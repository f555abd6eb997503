/* config.c - the search configuration and its defaults: see config.h. */
#include "config.h"
#include "tablebases.h"

#include <errno.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define DEFAULT_SECONDS 5.0 /* of a search without any limit, so that every command ends */

/* ------------------------------------------------------------------------------------------------------- custom values */

static int parse_table(const char *value, void *where, char *expected, size_t size)
{
    static const struct {
        char letter;
        uint64_t unit;
    } units[] = {{'K', 1ull << 10}, {'M', 1ull << 20}, {'G', 1ull << 30}, {'k', 1ull << 10},
                 {'m', 1ull << 20}, {'g', 1ull << 30}, {'\0', 1ull << 20}};
    table_size *table = where;
    char *end;
    errno = 0;
    unsigned long long number = strtoull(value, &end, 10);
    int right = *value >= '0' && *value <= '9' && !errno;
    if (right && end[0] == 'e' && !end[1] && number >= 16) {
        *table = (table_size){.given = 1, .entries = number};
        return 0;
    }
    for (size_t i = 0; right && i < sizeof units / sizeof *units; i++)
        if (end[0] == units[i].letter && (!end[0] || !end[1]) && number <= UINT64_MAX / units[i].unit) {
            *table = (table_size){.given = 1, .bytes = number * units[i].unit};
            return 0;
        }
    snprintf(expected, size, "a size such as 512K, 64M, 2G, 64 (megabytes), 1024e (entries, at least 16e) or 0 (none)");
    return -1;
}

static int parse_etc(const char *value, void *where, char *expected, size_t size)
{
    int *etc = where;
    char *end;
    if (!strcmp(value, "off")) {
        *etc = ZW_ETC_OFF;
        return 0;
    }
    if (!strcmp(value, "all")) {
        *etc = 0;
        return 0;
    }
    long number = strtol(value, &end, 10);
    if (end == value || *end || number < 0 || number > ZW_MAX_DEPTH) {
        snprintf(expected, size, "off, all, or a number of plies from 0 to %d", ZW_MAX_DEPTH);
        return -1;
    }
    *etc = (int)number;
    return 0;
}

static int parse_clock(const char *value, void *where, char *expected, size_t size)
{
    clock_time *clock = where;
    char *end;
    double seconds = strtod(value, &end), increment = 0;
    int right = end != value && isfinite(seconds) && seconds > 0;
    if (right && *end == '+') {
        const char *behind = end + 1;
        increment = strtod(behind, &end);
        right = end != behind && isfinite(increment) && increment >= 0;
    }
    if (!right || *end) {
        snprintf(expected, size, "seconds and increment as T+I, such as 10+0.1");
        return -1;
    }
    *clock = (clock_time){seconds, increment};
    return 0;
}

/* Names of rules, separated by commas. */
static int parse_rules(const char *value, void *where, char *expected, size_t size)
{
    uint32_t *without = where, set = 0;
    for (const char *at = value; at; at = strchr(at, ',') ? strchr(at, ',') + 1 : NULL) {
        size_t length = strcspn(at, ",");
        int rule = 0;
        while (rule < ZW_RULES && (strlen(zw_rules[rule].name) != length || strncmp(zw_rules[rule].name, at, length)))
            rule++;
        if (rule == ZW_RULES) {
            size_t used = (size_t)snprintf(expected, size, "rules separated by commas, of");
            for (rule = 0; rule < ZW_RULES && used < size; rule++)
                used += (size_t)snprintf(expected + used, size - used, " %s", zw_rules[rule].name);
            return -1;
        }
        set |= UINT32_C(1) << rule;
    }
    *without = set;
    return 0;
}

/* The same, for all rules but these. Those that only order moves stay. */
static int parse_only(const char *value, void *where, char *expected, size_t size)
{
    uint32_t *without = where;
    if (parse_rules(value, without, expected, size))
        return -1;
    uint32_t only = *without;
    *without = 0;
    for (int rule = 0; rule < ZW_RULES; rule++)
        if (!zw_rules[rule].orders && !(only >> rule & 1))
            *without |= UINT32_C(1) << rule;
    return 0;
}

/* -------------------------------------------------------------------------------------------------------- the options */

static const char *const EVALUATIONS[] = {"full", "plain", "hand", NULL}; /* of zw_evaluation */
static const char *const DEPTH_MATCHES[] = {"equal", "atleast", NULL}; /* in the order of zw_depth_match */
static const char *const ROOT_ORDERS[] = {"best", "nodes", NULL}; /* of zw_root_order */
static const char *const LAYOUTS[] = {"compact", "wide", NULL}; /* of zw_table_layout */
static const char *const REPLACEMENTS[] = {"four-way", "always", "depth",   "two-tier", "never",
                                           "old",      "big",    "big-all", "two-big",  NULL}; /* zw_replacement */
static const char *const BOUNDS[] = {"two", "one", NULL}; /* zw_bounds */

static const char *const ROOT_MOVES[] = {"safe", "last", NULL}; /* zw_root_rule */
static const char *const CHEAP[] = {"off", "replies", "size", "forced", "control", NULL}; /* zw_cheap */

#define AT(member) offsetof(search_config, member)
const option_row config_rows[] = {
    {"algorithm", OPTION_TEXT, "A", "algorithm and its settings: mtdf, aspiration:width=30 (zw algorithms)",
     .offset = AT(algorithm)},
    {"depth", OPTION_INT, "N", "plies; where values are measured, at fixed depth", .offset = AT(depth), .min = 1,
     .max = ZW_MAX_DEPTH},
    {"seconds", OPTION_SECONDS, "S", "time for a move; tournament play unless told otherwise", .offset = AT(seconds)},
    {"nodes", OPTION_COUNT, "N", "nodes for a move; tournament play unless told otherwise", .offset = AT(nodes),
     .min = 1},
    {"clock", OPTION_CUSTOM, "T+I", "a game clock: seconds, and seconds added per move", .offset = AT(clock),
     .parse = parse_clock},
    {"fixed-depth", OPTION_FLAG, NULL, "full width to the depth, no selectivity: the value is minimax's",
     .offset = AT(instance), .max = ZW_FIXED_DEPTH},
    {"tournament", OPTION_FLAG, NULL, "everything that makes it strong", .offset = AT(instance), .max = ZW_TOURNAMENT},
    {"deepening", OPTION_SWITCH, NULL, "iterative deepening (on; off on trees)", .offset = AT(deepening)},
    {"table-move", OPTION_SWITCH, NULL, "the table's move first (on; off on trees)", .offset = AT(table_move)},
    {"killers", OPTION_SWITCH, NULL, "killer moves early (on; off on trees)", .offset = AT(killers)},
    {"history", OPTION_SWITCH, NULL, "history heuristic (on; off on trees)", .offset = AT(history)},
    {"static", OPTION_SWITCH, NULL, "the game's own move ordering (on; on trees only for edge)",
     .offset = AT(static_order)},
    {"quiescence", OPTION_SWITCH, NULL, "resolve leaves by a tactical search (on)", .offset = AT(quiescence)},
    {"selectivity", OPTION_SWITCH, NULL, "in tournament play: null move, reductions, probcut (on)",
     .offset = AT(selectivity)},
    {"without", OPTION_CUSTOM, "RULES",
     "in tournament play: rules of selective search to leave out, with commas (none)", .offset = AT(without),
     .parse = parse_rules},
    {"only", OPTION_CUSTOM, "RULES", "in tournament play: all rules of selective search left out but these",
     .offset = AT(without), .parse = parse_only},
    {"etc", OPTION_CUSTOM, "off|all|N", "enhanced transposition cutoffs, more than N plies from the leaves (off)",
     .offset = AT(etc), .parse = parse_etc},
    {"etc-order", OPTION_SWITCH, NULL, "with ETC: first the move that a shallower entry of its child promises (off)",
     .offset = AT(experiment.etc_order)},
    {"cheap", OPTION_CHOICE, "C", "of moves that promise a cutoff, first the one that looks cheapest (off)",
     .offset = AT(experiment.cheap), .allowed = CHEAP},
    {"evaluation", OPTION_CHOICE, "E", "the game's own (full), material or discs alone, or made by hand",
     .offset = AT(evaluation), .allowed = EVALUATIONS},
    {"grain", OPTION_INT, "N", "round evaluations to multiples of N (1)", .offset = AT(grain), .min = 1,
     .max = ZW_VALUE_LIMIT},
    {"guess", OPTION_TEXT, "V", "first guess in the unit shown (0), or `value`: start at the value itself",
     .offset = AT(guess)},
    {"table", OPTION_CUSTOM, "SIZE", "512K, 64M, 2G, 64 (megabytes), 1024e (entries), 0 (none)", .offset = AT(table),
     .parse = parse_table},
    {"table-layout", OPTION_CHOICE, "L", "wide at fixed depth, compact in tournament play", .offset = AT(layout),
     .allowed = LAYOUTS},
    {"replacement", OPTION_CHOICE, "S", "who stays in the table", .offset = AT(replacement), .allowed = REPLACEMENTS},
    {"bounds", OPTION_CHOICE, "B", "an entry keeps two bounds, or the newer one alone (two)", .offset = AT(bounds),
     .allowed = BOUNDS},
    {"depth-match", OPTION_CHOICE, "M", "which entries count; equal at fixed depth", .offset = AT(depth_match),
     .allowed = DEPTH_MATCHES},
    {"store-leaves", OPTION_SWITCH, NULL, "leaves in the table (on at fixed depth)", .offset = AT(store_leaves)},
    {"table-cutoffs", OPTION_SWITCH, NULL, "cut off by what the table knows; off: it only orders moves (on)",
     .offset = AT(experiment.table_cutoffs)},
    {"root-order", OPTION_CHOICE, "R", "root moves: the best first, or all by the nodes they needed (best)",
     .offset = AT(experiment.root_order), .allowed = ROOT_ORDERS},
    {"root-move", OPTION_CHOICE, "R", "the last move that failed high, or the last pass's best (safe)",
     .offset = AT(experiment.root_move), .allowed = ROOT_MOVES},
    {"tablebase", OPTION_TEXT, "DIR|off", "in tournament play: endgame databases (those of `zw tablebase`, if any)",
     .offset = AT(tablebase)},
    {"threads", OPTION_INT, "N", "workers over one table (1)", .offset = AT(threads), .min = 1, .max = 256},
    {"multipv", OPTION_INT, "N", "this many best lines, each with its exact value (1)", .offset = AT(multipv), .min = 1,
     .max = ZW_MAX_MOVES},
    {"equal", OPTION_FLAG, NULL, "find every move that is as good as the best", .offset = AT(equal), .max = 1},
    {"functions", OPTION_FLAG, NULL, "call a built-in game through its functions, as a plug-in is",
     .offset = AT(functions), .max = 1},
    {"seed", OPTION_COUNT, "N", "of random numbers (1)", .offset = AT(seed)},
    {.name = NULL},
};

search_config config_new(void)
{
    return (search_config){
        .instance = CONFIG_UNSET,
        .deepening = CONFIG_UNSET,
        .table_move = CONFIG_UNSET,
        .killers = CONFIG_UNSET,
        .history = CONFIG_UNSET,
        .static_order = CONFIG_UNSET,
        .quiescence = CONFIG_UNSET,
        .selectivity = CONFIG_UNSET,
        .store_leaves = CONFIG_UNSET,
        .etc = CONFIG_UNSET,
        .depth_match = CONFIG_UNSET,
        .layout = CONFIG_UNSET,
        .replacement = CONFIG_UNSET,
        .experiment = zw_experiment_default(),
    };
}

const char *config_evaluation_name(int evaluation)
{
    return EVALUATIONS[evaluation];
}

int config_has_limit(const search_config *config)
{
    return config->depth || config->seconds > 0 || config->nodes || config->clock.seconds > 0;
}

int config_for_play(search_config *config)
{
    zw_choice choice;
    zw_error error = {0};
    if (zw_choice_parse(config->algorithm ? config->algorithm : "mtdf", &choice, &error) != ZW_OK)
        return bad("%s", error.text);
    if (config->instance == CONFIG_UNSET && !(choice.algorithm->flags & ZW_REFERENCE))
        config->instance = ZW_TOURNAMENT;
    return EXIT_FINE;
}

void config_clear_limits(search_config *config)
{
    config->depth = 0;
    config->seconds = 0;
    config->nodes = 0;
    config->clock = (clock_time){0, 0};
}

int config_parse(const char *word, const search_config *base, search_config *config, char **storage, char *why,
                 size_t why_size)
{
    option_group groups[] = {{.rows = config_rows, .target = config}, {.rows = NULL}};
    char *piece = copy_text(word);
    *storage = piece;
    *config = *base;
    config_clear_limits(config);
    for (int first = 1; piece; first = 0) {
        char *slash = strchr(piece, '/');
        if (slash)
            *slash = '\0';
        char *equals = first ? NULL : strchr(piece, '=');
        if (equals)
            *equals = '\0';
        if (options_assign(groups, first ? "algorithm" : piece,
                           first    ? piece
                           : equals ? equals + 1
                                    : NULL,
                           why, why_size))
            return -1;
        piece = slash ? slash + 1 : NULL;
    }
    if (!config_has_limit(config)) {
        config->depth = base->depth;
        config->seconds = base->seconds;
        config->nodes = base->nodes;
        config->clock = base->clock;
    }
    return 0;
}

/* -------------------------------------------------------------------------------------------------------------- trees */

static int number_behind(const char *spec, const char *name)
{
    size_t length = strlen(name);
    for (const char *at = strpbrk(spec, ":,"); at; at = strpbrk(at + 1, ":,"))
        if (!strncmp(at + 1, name, length) && at[1 + length] == '=')
            return atoi(at + 2 + length);
    return 0;
}

int tree_shape_read(const position_item *item, tree_shape *shape)
{
    const char *spec = item->shown;
    int edge = !strncmp(spec, "edge:", 5);
    *shape = (tree_shape){
        .width = number_behind(spec, edge ? "b" : "w"),
        .depth = number_behind(spec, "d"),
        .edge = edge,
        .random = number_behind(spec, "random"),
        .uniform = !item->moves && (!strncmp(spec, "uniform:", 8) || !strncmp(spec, "ordered:", 8)) &&
                   !number_behind(spec, "random"),
    };
    return shape->width > 0 && shape->depth > 0;
}

double tree_minimal_leaves(const tree_shape *shape)
{
    return pow(shape->width, (shape->depth + 1) / 2) + pow(shape->width, shape->depth / 2) - 1;
}

/* Room for every node of the tree many times over, so that nothing is ever displaced, yet no more than the usual 64 MB:
 * clearing a table that dwarfs the tree would be most of the work. */
static uint64_t tree_table_entries(const tree_shape *shape)
{
    const double most = 2097152;
    double entries = 64 * pow(shape->width, shape->depth);
    return (uint64_t)(entries < 1024 ? 1024 : entries > most ? most : entries);
}

/* ---------------------------------------------------------------------------------------------------------- resolving */

static int set_guess(const search_config *config, const zw_game *game, zw_engine_options *options)
{
    if (!config->guess)
        return EXIT_FINE;
    if (!strcmp(config->guess, "value")) {
        if (options->choice.algorithm->flags & ZW_USES_GUESS)
            options->choice.settings.guess_is_value = 1;
        return EXIT_FINE;
    }
    char *end;
    double scale = game->scale ? game->scale : 1;
    double guess = strtod(config->guess, &end) * scale;
    if (end == config->guess || *end || isnan(guess))
        return bad("--guess '%s': expected a number, or `value`", config->guess);
    guess = fmax(-game->max_score, fmin(game->max_score, guess)); /* no value lies outside */
    options->guess = (zw_value)lround(guess);
    return EXIT_FINE;
}

static void set_table(const search_config *config, const tree_shape *shape, zw_engine_options *options)
{
    if (config->layout != CONFIG_UNSET)
        options->table_options.layout = (zw_table_layout)config->layout;
    if (config->replacement != CONFIG_UNSET)
        options->table_options.replacement = (zw_replacement)config->replacement;
    options->table_options.bounds = (zw_bounds)config->bounds;
    if (config->table.given) {
        options->table_options.bytes = config->table.bytes;
        options->table_options.entries = config->table.entries;
        options->no_table = !config->table.bytes && !config->table.entries;
        return;
    }
    options->no_table = !(options->choice.algorithm->flags & ZW_USES_TABLE) || !options->choice.settings.memory;
    if (shape && options->instance == ZW_FIXED_DEPTH)
        options->table_options.entries = tree_table_entries(shape);
}

/* At fixed depth a value is that of the search alone. */
static int set_tablebase(const search_config *config, const zw_game *game, zw_engine_options *options)
{
    if (options->instance == ZW_TOURNAMENT)
        return tablebases_find(game, config->tablebase, &options->tablebase);
    if (config->tablebase && strcmp(config->tablebase, "off") != 0)
        return bad("--tablebase '%s' at fixed depth: expected tournament play, or off", config->tablebase);
    return EXIT_FINE;
}

static void set_switch(int *to, int value)
{
    if (value != CONFIG_UNSET)
        *to = value;
}

/* Fixed depth goes with a depth (and with the laboratory's searches), tournament play with time and nodes. */
static zw_instance default_instance(const search_config *config, const zw_algorithm *algorithm, int tree)
{
    if (config->instance != CONFIG_UNSET)
        return (zw_instance)config->instance;
    if (config->seconds > 0 || config->nodes || config->clock.seconds > 0)
        return ZW_TOURNAMENT;
    return config->depth || tree || (algorithm->flags & ZW_REFERENCE) ? ZW_FIXED_DEPTH : ZW_TOURNAMENT;
}

int config_resolve(const search_config *config, const game_handle *handle, const position_item *item,
                   const void *position, zw_engine_options *options, zw_limits *limits)
{
    const zw_game *game = handle->game;
    zw_error error = {0};
    zw_choice choice;
    tree_shape shape = {0};
    if (zw_choice_parse(config->algorithm ? config->algorithm : "mtdf", &choice, &error) != ZW_OK)
        return bad("%s", error.text);
    int tree = game_is_tree(game);
    int shaped = tree && tree_shape_read(item, &shape);
    zw_instance instance = default_instance(config, choice.algorithm, tree);
    *options = instance == ZW_FIXED_DEPTH ? zw_options_fixed_depth() : zw_options_tournament();
    options->choice = choice;
    options->instance = instance;
    *limits = (zw_limits){
        .depth = config->depth,
        .nodes = config->nodes,
        .seconds = config->seconds,
        .clock = config->clock.seconds,
        .increment = config->clock.increment,
        .multipv = config->multipv,
        .equal_moves = config->equal,
    };
    if (tree && instance == ZW_FIXED_DEPTH) {
        options->switches.deepening = options->switches.killers = options->switches.history =
            options->switches.table_move = 0;
        options->switches.static_order = shape.edge;
        if (!limits->depth && game->plies_left)
            limits->depth = game->plies_left(handle->context, position);
    } else if (!config_has_limit(config)) {
        limits->seconds = DEFAULT_SECONDS;
    }
    set_switch(&options->switches.deepening, config->deepening);
    set_switch(&options->switches.table_move, config->table_move);
    set_switch(&options->switches.killers, config->killers);
    set_switch(&options->switches.history, config->history);
    set_switch(&options->switches.static_order, config->static_order);
    set_switch(&options->switches.quiescence, config->quiescence);
    set_switch(&options->switches.selectivity, config->selectivity);
    options->switches.without = config->without;
    set_switch(&options->switches.store_leaves, config->store_leaves);
    set_switch(&options->switches.etc, config->etc);
    options->experiment = &config->experiment;
    if (config->depth_match != CONFIG_UNSET)
        options->switches.depth_match = (zw_depth_match)config->depth_match;
    options->switches.evaluation = (zw_evaluation)config->evaluation;
    if (config->grain)
        options->switches.grain = config->grain;
    if (config->threads)
        options->threads = config->threads;
    options->through_functions = config->functions;
    options->seed = config->seed ? config->seed : 1;
    set_table(config, shaped ? &shape : NULL, options);
    int status = set_tablebase(config, game, options);
    return status ? status : set_guess(config, game, options);
}
