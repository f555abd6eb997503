/* config.c - the search configuration and its defaults: see config.h. */
#include "config.h"
#include "tablebases.h"
#include "tree_shape.h"

#include <zw/driver.h>

#include <assert.h>
#include <errno.h>
#include <math.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define DEFAULT_SECONDS 5.0 /* of a search without any limit, so that every command ends */

/* ------------------------------------------------------------------------------------------------------- custom values */

int config_parse_table(const char *value, void *where, char *expected, size_t size)
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

int config_parse_clock(const char *value, void *where, char *expected, size_t size)
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

typedef struct unit {
    const char *name;
    double factor;
} unit;

/* Number and unit of a word such as "20us", up to `most`. Returns 0, or -1. */
static int parse_units(const char *value, const unit *units, double most, int *where)
{
    char *end;
    double number = strtod(value, &end);
    if (end == value || !(number >= 0) || (*value != '.' && (*value < '0' || *value > '9')))
        return -1;
    for (; units->name; units++)
        if (!strcmp(units->name, end) && number * units->factor <= most) {
            *where = (int)lround(number * units->factor);
            return 0;
        }
    return -1;
}

/* A step of virtual workers stands for a microsecond. */
static int parse_steps(const char *value, void *where, char *expected, size_t size)
{
    static const unit units[] = {{"", 1}, {"us", 1}, {"ms", 1e3}, {"s", 1e6}, {NULL, 0}};
    snprintf(expected, size, "steps, or a time such as 20us or 2ms, up to 100s");
    return parse_units(value, units, 1e8, where);
}

static int parse_bandwidth(const char *value, void *where, char *expected, size_t size)
{
    static const unit units[] = {{"", 1e-3}, {"K", 1}, {"M", 1e3}, {"G", 1e6}, {NULL, 0}};
    snprintf(expected, size, "bytes a second, such as 100M or 1.2G, up to 1000G, or 0 (no limit)");
    return parse_units(value, units, 1e9, where);
}

/* ------------------------------------------------------------------------------------------------------- the switches */

static const zw_switch_row *find_switch(const char *name)
{
    const zw_switch_row *row = zw_switch_find(name);
    assert(row && row - zw_switch_rows < 64); /* the bits of search_config.given */
    return row;
}

static uint64_t bit_of(const zw_switch_row *row)
{
    return UINT64_C(1) << (row - zw_switch_rows);
}

int config_given(const search_config *config, const char *name)
{
    return (config->given & bit_of(find_switch(name))) != 0;
}

void config_set(search_config *config, const char *name, int value)
{
    const zw_switch_row *row = find_switch(name);
    zw_switch_put(row, &config->board, value);
    config->given |= bit_of(row);
}

const char *config_evaluation_name(const search_config *config)
{
    return find_switch("evaluation")->words[config->board.switches.evaluation];
}

/* For OPTION_LIST: every row of the library's table is an option of the command line. */
static int list_switch(int index, option_row *one, char *help, size_t help_size)
{
    const zw_switch_row *row = &zw_switch_rows[index];
    if (!row->name)
        return 0;
    one->name = row->name;
    one->value = zw_switch_values(row);
    one->allowed = row->words;
    one->help = help;
    zw_switch_help(row, help, help_size);
    return 1;
}

static int assign_switch(const char *name, const char *value, void *where, char *why, size_t why_size)
{
    search_config *config = where;
    const zw_switch_row *row = find_switch(name);
    zw_error error = {0};
    if (zw_switch_parse(row, value, &config->board, &error) != ZW_OK) {
        snprintf(why, why_size, "%s", error.text);
        return -1;
    }
    config->given |= bit_of(row);
    return 0;
}

/* -------------------------------------------------------------------------------------------------------- the options */

static const char *const LAYOUTS[] = {"compact", "wide", NULL}; /* of zw_table_layout */
static const char *const REPLACEMENTS[] = {"four-way", "always", "depth",   "two-tier", "never",
                                           "old",      "big",    "big-all", "two-big",  NULL}; /* zw_replacement */
static const char *const BOUNDS[] = {"two", "one", NULL}; /* zw_bounds */
static const char *const PARALLEL[] = {"marks", "blind", "lazy", NULL};

#define AT(member) offsetof(search_config, member)
const option_row config_rows[] = {
    {"algorithm", OPTION_TEXT, "A",
     "algorithm and its settings, as zw algorithms lists them (mtdf at fixed depth, zoom in play)",
     .offset = AT(algorithm)},
    {"depth", OPTION_INT, "N", "depth in plies; the search is of fixed depth unless told otherwise",
     .offset = AT(depth), .min = 1, .max = ZW_MAX_DEPTH},
    {"seconds", OPTION_SECONDS, "S", "time for a move; tournament play unless told otherwise", .offset = AT(seconds)},
    {"nodes", OPTION_COUNT, "N", "nodes for a move; tournament play unless told otherwise", .offset = AT(nodes),
     .min = 1},
    {"clock", OPTION_CUSTOM, "T+I", "a game clock: seconds, and seconds added per move", .offset = AT(clock),
     .parse = config_parse_clock},
    {"level", OPTION_INT, "N", "play and match: 1 (weak) to 10 (strong), instead of a limit (docs/play.md)",
     .offset = AT(level), .min = 1, .max = ZW_LEVELS},
    {"fixed-depth", OPTION_FLAG, NULL, "full width and no selectivity: the value is the minimax value",
     .offset = AT(instance), .max = ZW_FIXED_DEPTH},
    {"tournament", OPTION_FLAG, NULL, "tournament play: everything that adds strength", .offset = AT(instance),
     .max = ZW_TOURNAMENT},
    {"switches", OPTION_LIST, .list = list_switch, .assign = assign_switch},
    {"guess", OPTION_TEXT, "V", "first guess, in the unit of values (0), or `value`: start at the value itself",
     .offset = AT(guess)},
    {"table", OPTION_CUSTOM, "SIZE", "size of the table: 512K, 64M, 2G, 64 (megabytes), 1024e (entries), 0 (none)",
     .offset = AT(table), .parse = config_parse_table},
    {"table-layout", OPTION_CHOICE, "L", "form of the table entries (wide at fixed depth, compact in play)",
     .offset = AT(layout), .allowed = LAYOUTS},
    {"replacement", OPTION_CHOICE, "S", "which entries stay in the table (four-way)", .offset = AT(replacement),
     .allowed = REPLACEMENTS},
    {"bounds", OPTION_CHOICE, "B", "keep two bounds in an entry, or only the newer one (two)", .offset = AT(bounds),
     .allowed = BOUNDS},
    {"tablebase", OPTION_TEXT, "DIR|off",
     "endgame databases for tournament play, in chess Syzygy tables (those in the usual place, if any)",
     .offset = AT(tablebase)},
    {"book", OPTION_TEXT, "FILE|on|off",
     "opening book for games: a file of `zw book`, or the book that comes with zw (off)", .offset = AT(book)},
    {"threads", OPTION_INT, "N", "threads that share one table (1)", .offset = AT(threads), .min = 1, .max = 256},
    {"virtual", OPTION_INT, "P",
     "P virtual workers on one core, which take turns by visited nodes; the same in every run",
     .offset = AT(virtual_workers), .min = 1, .max = 1024},
    {"ranks", OPTION_INT, "R", "virtual workers in R ranks that share no memory and send messages (1)",
     .offset = AT(board.experiment.ranks.count), .min = 1, .max = 1024},
    {"latency", OPTION_CUSTOM, "T",
     "latency of a message between ranks, in steps, or 20us, 2ms; a step stands for 1us (0)",
     .offset = AT(board.experiment.ranks.latency), .parse = parse_steps},
    {"overhead", OPTION_CUSTOM, "T", "what a message costs its sender, and again its receiver (0)",
     .offset = AT(board.experiment.ranks.overhead), .parse = parse_steps},
    {"look", OPTION_INT, "N", "steps from one look at messages to the next (64)",
     .offset = AT(board.experiment.ranks.look), .min = 1, .max = 1000000},
    {"bandwidth", OPTION_CUSTOM, "B", "bytes that a rank can send in a second: 100M, 1.2G; 0: no limit (0)",
     .offset = AT(board.experiment.ranks.bandwidth), .parse = parse_bandwidth},
    {"parallel", OPTION_CHOICE, "W",
     "threads share a pass by marks or blindly, or each deepens on its own, lazy (marks)", .offset = AT(parallel),
     .allowed = PARALLEL},
    {"multipv", OPTION_INT, "N", "the N best lines, each with its exact value (1)", .offset = AT(multipv), .min = 1,
     .max = ZW_MAX_MOVES},
    {"equal", OPTION_FLAG, NULL, "find every move that is as good as the best", .offset = AT(equal), .max = 1},
    {"functions", OPTION_FLAG, NULL, "call a built-in game through function pointers, like a plug-in",
     .offset = AT(functions), .max = 1},
    {"seed", OPTION_COUNT, "N", "seed of the random numbers (1)", .offset = AT(seed)},
    {.name = NULL},
};

search_config config_new(void)
{
    return (search_config){
        .instance = CONFIG_UNSET,
        .layout = CONFIG_UNSET,
        .replacement = CONFIG_UNSET,
        .board = zw_switchboard_default(ZW_DEFAULTS_FIXED_DEPTH),
    };
}

int config_has_limit(const search_config *config)
{
    return config->depth || config->seconds > 0 || config->nodes || config->clock.seconds > 0 || config->level;
}

zw_status config_choice(const search_config *config, zw_instance instance, zw_choice *choice, zw_error *error)
{
    return zw_choice_parse(config->algorithm ? config->algorithm : zw_algorithm_default(instance)->name, choice, error);
}

int config_for_play(search_config *config)
{
    zw_choice choice;
    zw_error error = {0};
    if (config_choice(config, ZW_TOURNAMENT, &choice, &error) != ZW_OK)
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
    config->level = 0;
}

/* "level=3" has no algorithm in front; "mtdf:from=2" has. */
static int begins_with_option(const char *word)
{
    return word[strcspn(word, ":=/")] == '=';
}

int config_parse(const char *word, const search_config *base, search_config *config, char **storage, char *why,
                 size_t why_size)
{
    option_group groups[] = {{.rows = config_rows, .target = config}, {.rows = NULL}};
    char *piece = copy_text(word);
    *storage = piece;
    *config = *base;
    config_clear_limits(config);
    for (int first = !begins_with_option(word); piece; first = 0) {
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
        config->level = base->level;
    }
    return 0;
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

static void set_table(const search_config *config, const zw_shape *shape, zw_engine_options *options)
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

/* The defaults, and on top of them what was set. */
static void set_switches(const search_config *config, zw_defaults defaults, const zw_shape *shape,
                         zw_engine_options *options)
{
    zw_switchboard board = zw_switchboard_default(defaults);
    if (defaults == ZW_DEFAULTS_TREES)
        board.switches.static_order = shape->inner_values; /* no other tree has an order of its own */
    for (const zw_switch_row *row = zw_switch_rows; row->name; row++)
        if (config->given & bit_of(row))
            zw_switch_put(row, &board, zw_switch_get(row, &config->board));
    options->switches = board.switches;
    options->experiment = &config->board.experiment; /* whose defaults are the same everywhere */
}

/* Fixed depth goes with a depth (and with the laboratory's searches), tournament play with time and nodes. */
static zw_instance default_instance(const search_config *config, const zw_algorithm *algorithm, int tree)
{
    if (config->instance != CONFIG_UNSET)
        return (zw_instance)config->instance;
    if (config->seconds > 0 || config->nodes || config->clock.seconds > 0 || config->level)
        return ZW_TOURNAMENT;
    return config->depth || tree || (algorithm->flags & ZW_REFERENCE) ? ZW_FIXED_DEPTH : ZW_TOURNAMENT;
}

static void set_limits(const search_config *config, zw_limits *limits)
{
    *limits = ZW_LIMITS(.depth = config->depth, .nodes = config->nodes, .seconds = config->seconds,
                        .clock = config->clock.seconds, .increment = config->clock.increment,
                        .multipv = config->multipv, .equal_moves = config->equal);
}

/* Once a run: every position is resolved. */
static void note_threads(int threads)
{
    static atomic_int noted;
    int cores = processor_count();
    if (threads > cores && !atomic_exchange(&noted, 1))
        notice("%d threads on %d core%s: expect no gain from more threads than cores", threads, cores,
               cores == 1 ? "" : "s");
}

int config_resolve(const search_config *config, const game_handle *handle, const void *position,
                   zw_engine_options *options, zw_limits *limits)
{
    const zw_game *game = handle->game;
    zw_error error = {0};
    zw_choice choice;
    zw_shape shape;
    if (config_choice(config, ZW_FIXED_DEPTH, &choice, &error) != ZW_OK)
        return bad("%s", error.text);
    if (config->book && strcmp(config->book, "off") != 0 && !config->plays_games)
        return bad("--book '%s': expected in games alone: play, match and the engine protocols", config->book);
    if (config->level && !config->plays_levels)
        return bad("--level %d: expected in games alone: play and match", config->level);
    if (config->level && (config->depth || config->nodes || config->seconds > 0 || config->clock.seconds > 0))
        return bad("--level %d: expected no limit beside it", config->level);
    int tree = tree_shape_at(handle, position, &shape);
    zw_instance instance = default_instance(config, choice.algorithm, tree);
    *options = instance == ZW_FIXED_DEPTH ? zw_options_fixed_depth() : zw_options_tournament();
    if (config->algorithm || config->level) /* levels were calibrated with MTD(f) */
        options->choice = choice;
    options->instance = instance;
    set_limits(config, limits);
    tree = tree && instance == ZW_FIXED_DEPTH;
    if (tree && !limits->depth && game->plies_left)
        limits->depth = game->plies_left(handle->context, position);
    else if (!tree && !config_has_limit(config))
        limits->seconds = DEFAULT_SECONDS;
    set_switches(config,
                 tree                         ? ZW_DEFAULTS_TREES
                 : instance == ZW_FIXED_DEPTH ? ZW_DEFAULTS_FIXED_DEPTH
                                              : ZW_DEFAULTS_TOURNAMENT,
                 &shape, options);
    if (config->threads)
        options->threads = config->threads;
    note_threads(options->threads);
    options->virtual_workers = config->virtual_workers;
    options->parallel = (zw_parallel)config->parallel;
    options->kernel = handle->plugin ? zw_plugin_get_kernel(handle->plugin) : NULL;
    options->through_functions = config->functions;
    options->seed = config->seed ? config->seed : 1;
    set_table(config, tree ? &shape : NULL, options);
    int status = set_tablebase(config, game, options);
    return status ? status : set_guess(config, game, options);
}
