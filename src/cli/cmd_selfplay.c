/* cmd_selfplay.c - `zw selfplay`: makes a set of positions out of games that zw plays against itself from random openings,
 * or out of random games. The same command makes the same set on every machine; it is written into the set. */
#include "common/jobs.h"
#include "common/json.h"
#include "match.h"
#include "common/random_games.h"

#include <zw/driver.h>

#include <stdlib.h>
#include <string.h>

#define DEFAULT_NODES 5000 /* for a move, when no limit is given */

enum { WRITE_MOVES, WRITE_POSITIONS };
static const char *const WRITTEN[] = {"moves", "positions", NULL};

typedef struct selfplay_options {
    const char *position;
    int games, positions, plies, max_plies, left, random, written, jobs;
} selfplay_options;

#define AT(member) offsetof(selfplay_options, member)
static const option_row rows[] = {
    {"games", OPTION_INT, "N", "games to play, each from a different opening (20)", .offset = AT(games), .min = 1,
     .max = 1000000},
    {"positions", OPTION_INT, "N", "positions to take from them (60)", .offset = AT(positions), .min = 1,
     .max = 100000000},
    {"plies", OPTION_INT, "N", "length of the random openings (8)", .offset = AT(plies), .min = 0, .max = ZW_MAX_DEPTH},
    {"position", OPTION_TEXT, "P", "where the openings begin (the initial position)", .offset = AT(position)},
    {"max-plies", OPTION_INT, "N", "end a game after N plies (400)", .offset = AT(max_plies), .min = 1, .max = 100000},
    {"left", OPTION_INT, "N", "only positions with at least N plies left, in games that know how many (0)",
     .offset = AT(left), .min = 0, .max = 100000},
    {"random", OPTION_FLAG, NULL, "random moves instead of searches", .offset = AT(random), .max = 1},
    {"write", OPTION_CHOICE, "W", "positions as moves from the start, or in the game's notation", .offset = AT(written),
     .allowed = WRITTEN},
    {"jobs", OPTION_INT, "N", "games at once (one for each core)", .offset = AT(jobs), .min = 1, .max = 1024},
    {.name = NULL},
};

/* A set while it is made. */
typedef struct making {
    match all; /* game i of the set is game 2i of this match: the one in which its opening is met first */
    const selfplay_options *own;
    uint64_t seed;
    key_set seen;
    int wanted; /* positions owed by the games so far */
    int found;
    int json;
    text set;
    char *error;
} making;

/* -------------------------------------------------------------------------------------------------------- the games */

static void play_randomly(making *make, int game)
{
    match *all = &make->all;
    game_record *record = &all->records[game];
    zw_error error = {0};
    game_handle handle = {.game = all->handle.game, .reader = game_reader(all->handle.game, &error)};
    if (!handle.reader) {
        record->error = copy_text(error.text);
    } else {
        text moves = {0};
        uint64_t key, random = make->seed + (uint64_t)(game + 1) * 0xD1B54A32D192ED03u;
        handle.context = zw_engine_context(handle.reader);
        text_add(&moves, "");
        random_walk(&handle, played_now(match_opening_game(all, game)), all->max_plies, &random, &moves, &key);
        record->moves = moves.data;
    }
    zw_engine_free(handle.reader);
}

static void play_job(void *user, int job)
{
    making *make = user;
    if (make->own->random)
        play_randomly(make, 2 * job);
    else
        match_play(&make->all, 2 * job);
}

/* ------------------------------------------------------------------------------------------- the positions of a game */

/* A game with its opening, and the numbers of moves behind which a position may be taken, ascending. */
typedef struct source {
    played_game game;
    int *candidates;
    int count;
} source;

/* Without plies_left any position that is not the end of the game will do. */
static int is_candidate(const making *make, const void *position, zw_move *list)
{
    const game_handle *handle = &make->all.handle;
    zw_value outcome;
    if (position_moves(handle, position, list, &outcome) < 1)
        return 0;
    return !handle->game->plies_left || handle->game->plies_left(handle->context, position) >= make->own->left;
}

static int play_through(making *make, int game, source *from)
{
    const match *all = &make->all;
    zw_move *list = allocate((size_t)all->handle.game->max_moves, sizeof *list);
    zw_error error = {0};
    played_game *played = &from->game;
    played_copy(played, &all->handle, match_opening_game(all, game));
    int status = played_read(played, all->records[game].moves, &error) ? bad("%s", error.text) : EXIT_FINE;
    from->candidates = allocate((size_t)played->count + 1, sizeof *from->candidates);
    for (int ply = make->own->plies; !status && ply <= played->count; ply++)
        if (is_candidate(make, played_at(played, ply), list))
            from->candidates[from->count++] = ply;
    free(list);
    return status;
}

static void write_position(making *make, int game, const played_game *played, int ply)
{
    const game_handle *handle = &make->all.handle;
    text line = {0};
    if (make->own->written == WRITE_POSITIONS) {
        line.data = position_text(handle, played_at(played, ply));
    } else {
        text_addf(&line, "%s%s", match_opening(&make->all, game)->text, ply ? " moves " : "");
        played_text(played, 0, ply, &line);
    }
    if (make->json) {
        json out;
        json_begin(&out);
        json_integer(&out, "game", game / 2 + 1);
        json_integer(&out, "ply", ply);
        json_string(&out, "position", line.data);
        json_end(&out, stdout);
    } else {
        text_addf(&make->set, "%s\n", line.data);
    }
    text_free(&line);
}

/* Takes what this game owes from as many stretches of it, one from each, so that early and late positions are there; a
 * position that the set already has gives way to the next in its stretch. */
static void take_positions(making *make, int game, const source *of, uint64_t *random)
{
    const game_handle *handle = &make->all.handle;
    int owed = make->wanted - make->found, parts = owed < of->count ? owed : of->count;
    for (int part = 0; part < parts; part++) {
        int from = (int)((long long)of->count * part / parts);
        int to = (int)((long long)of->count * (part + 1) / parts);
        int first = (int)(random_next(random) % (uint64_t)(to - from));
        for (int i = 0; i < to - from; i++) {
            int ply = of->candidates[from + (first + i) % (to - from)];
            if (!key_set_add(&make->seen, zw_position_hash(handle->game, handle->context, played_at(&of->game, ply))))
                continue;
            make->found++;
            write_position(make, game, &of->game, ply);
            break;
        }
    }
}

/* Returns EXIT_FINE, whatever the game had to give. */
static int take_from_game(making *make, int game)
{
    source from = {.count = 0};
    uint64_t random = make->seed ^ (uint64_t)(game / 2 + 1) * 0x9E3779B97F4A7C15u;
    int status = play_through(make, game, &from);
    if (!status)
        take_positions(make, game, &from, &random);
    played_free(&from.game);
    free(from.candidates);
    return status;
}

/* What an earlier game could not give is asked of the next. */
static int take_job(void *user, int job)
{
    making *make = user;
    if (make->all.records[2 * job].error) {
        make->error = make->all.records[2 * job].error;
        return 0;
    }
    make->wanted = (int)((long long)make->own->positions * (job + 1) / make->own->games);
    progress_show("selfplay", job + 1, make->own->games, NULL);
    return !take_from_game(make, 2 * job);
}

/* What the last games could not give is asked of all, one position a round, until none has any more. */
static void take_the_rest(making *make)
{
    for (int before = -1; before < make->found && make->found < make->own->positions;) {
        before = make->found;
        for (int job = 0; job < make->own->games && make->found < make->own->positions; job++) {
            make->wanted = make->found + 1;
            if (take_from_game(make, 2 * job))
                return;
        }
    }
}

/* ----------------------------------------------------------------------------------------------------------- the set */

/* A word of the command as a shell takes it. */
static void add_shell_word(text *to, const char *word)
{
    static const char plain[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_./:=,+-";
    if (*word && !word[strspn(word, plain)]) {
        text_add(to, word);
        return;
    }
    text_add(to, "'");
    for (; *word; word++)
        if (*word == '\'')
            text_add(to, "'\\''");
        else
            text_add_bytes(to, *word == '\n' ? " " : word, 1);
    text_add(to, "'");
}

static void print_set(const making *make, int argc, char **argv)
{
    const zw_game *game = make->all.handle.game;
    if (make->json) {
        json out;
        json_begin(&out);
        json_string(&out, "game", game->name);
        json_integer(&out, "games", make->own->games);
        json_integer(&out, "positions", make->found);
        json_end(&out, stdout);
        return;
    }
    text command = {0};
    for (int i = 0; i < argc; i++) {
        text_add(&command, " ");
        add_shell_word(&command, argv[i]);
    }
    printf("# %s: %d positions out of %d %s games from random openings of %d plies, made by zw %s with\n# zw%s\n%s",
           game->title ? game->title : game->name, make->found, make->own->games,
           make->own->random ? "random" : "self-play", make->own->plies, zw_version(), command.data, make->set.data);
    text_free(&command);
}

static int prepare(making *make, const search_config *config)
{
    match *all = &make->all;
    search_config base = *config;
    if (base.seconds > 0 || base.clock.seconds > 0 || base.threads > 1)
        return bad("%s: expected --depth or --nodes: the same command must make the same games",
                   base.threads > 1   ? "--threads"
                   : base.seconds > 0 ? "--seconds"
                                      : "--clock");
    if (!config_has_limit(&base))
        base.nodes = DEFAULT_NODES;
    if (make->own->written == WRITE_POSITIONS && !all->handle.game->format)
        return bad("--write positions: %s has no notation for them; expected --write moves", all->handle.game->name);
    make->seed = base.seed ? base.seed : 1;
    int status = EXIT_FINE;
    for (int i = 0; i < 2 && !status; i++)
        status = match_read_player(all, base.algorithm ? base.algorithm : "mtdf", &base);
    if (!status)
        status = match_random_openings(all, make->own->position, make->own->games, make->own->plies, make->seed);
    if (!status)
        status = match_read_openings(all);
    if (!status && !make->own->random && all->openings.count < make->own->games)
        return bad("--games %d: there are only %d openings of %d plies; expected fewer games or more --plies",
                   make->own->games, all->openings.count, make->own->plies);
    return status ? status : match_prepare(all);
}

static int make_set(making *make, int argc, char **argv)
{
    job_plan plan = {
        .count = make->own->games, .workers = make->own->jobs, .user = make, .run = play_job, .take = take_job};
    make->seen = key_set_new((size_t)make->own->positions);
    text_add(&make->set, "");
    int taken = jobs_run(&plan), status = EXIT_FINE;
    if (taken == make->own->games && !make->error)
        take_the_rest(make);
    progress_clear();
    if (make->error)
        status = bad("%s", make->error);
    else if (taken < make->own->games)
        status = bad("stopped after %d of %d games", taken, make->own->games);
    else if (make->found < make->own->positions)
        status = bad("--positions %d: only %d were found in %d games; expected fewer, or more --games",
                     make->own->positions, make->found, make->own->games);
    else
        print_set(make, argc, argv);
    key_set_free(&make->seen);
    text_free(&make->set);
    return status;
}

int cmd_selfplay(int argc, char **argv)
{
    static const command_usage usage = {
        .name = "selfplay",
        .arguments = "GAME",
        .least = 1,
        .most = 1,
        .about =
            "Makes a set of positions by self-play: zw plays games against itself, each from a different random\n"
            "opening, and takes early and late positions from all of them. No two are alike, and none is finished.\n"
            "The set is written to the standard output, with the command that made it; the same command makes the\n"
            "same set. The limit is --depth or --nodes (5000), and play is tournament play. With --random all moves\n"
            "are random, and two openings may be the same.",
        .example = "zw selfplay connect4 --games 5 --positions 10 --nodes 500",
    };
    selfplay_options own = {.games = 20, .positions = 60, .plies = 8, .max_plies = 400};
    search_config config = config_new();
    config.tablebase = "off"; /* unless asked for: the same command makes the same set on every machine */
    option_group groups[] = {{"the set", rows, &own}, {"the search", config_rows, &config}, {.rows = NULL}};
    command_line line;
    int status = options_read(&usage, groups, argc, argv, &line);
    if (status != OPTIONS_GO)
        return status;
    making make = {.own = &own, .json = line.json};
    make.all.games = 2 * own.games;
    make.all.max_plies = own.max_plies;
    make.all.records = allocate((size_t)make.all.games, sizeof *make.all.records);
    status = game_open(line.words[0], &make.all.handle);
    if (!status)
        status = prepare(&make, &config);
    if (!status)
        status = make_set(&make, argc, argv);
    match_free(&make.all);
    return status;
}
