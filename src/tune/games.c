/* games.c - games to learn from, played and kept: see games.h. */
#define _POSIX_C_SOURCE 200809L
#include "games.h"
#include "common/files.h"
#include "common/interrupt.h"
#include "common/jobs.h"
#include "common/journal.h"
#include "common/random_games.h"
#include "play/contest.h"

#include <zw/driver.h>

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define TABLE_BYTES ((uint64_t)1 << 20) /* of each game; small, for it is cleared for each */
#define SOLVER_ETC 6
#define SOLVER_ENDGAME "mtd-step" /* of a game with an endgame of its own: docs/solver.md */
#define RESIGN_PLIES 4 /* in a row in which both sides see the game decided */
#define PLIES_MOST (4 * ZW_MAX_DEPTH) /* a longer game is drawn */

/* ------------------------------------------------------------------------------------------------------- playing one */

typedef struct making {
    game_handle *handle;
    const game_settings *settings;
    zw_engine_options options; /* of the player */
    zw_limits limits;
    uint64_t seed;
    position_list records; /* games to follow; none: every game has an opening of its own */
    journal file;
    int first; /* games that the file had */
    text *lines; /* by game; empty until it is played */
    const char *path;
    int status;
} making;

/* A game while it is played. */
typedef struct live_game {
    const making *make;
    zw_table *table; /* of the player and of the solver, which never look at the same position */
    zw_engine *endgame; /* that of a game which has such a one, with a table of its own; made when it is needed */
    zw_table *endgame_table;
    game_follower player;
    const position_item *record; /* the game that is followed; NULL: none, or it was left */
    int follow; /* up to this ply */
    zw_value guess; /* for the side to move */
    adjudicator adjudicator; /* not the contest's: a game that is given up ends before the move that was thought of */
    uint64_t random;
    int noisy; /* up to this ply some moves are random */
} live_game;

static int random_below(uint64_t *random, int count)
{
    return (int)(random_next(random) % (uint64_t)count);
}

/* The value and best move of the whole game: without deepening, from the best guess there is. */
static zw_status solve(live_game *live, const void *position, int plies, zw_report *report, zw_error *error)
{
    zw_engine_options options = zw_options_tournament();
    zw_limits limits = ZW_LIMITS(.depth = plies, .no_line = 1);
    options.choice = (zw_choice){zw_algorithm_find("mtdf"), zw_settings_default()};
    options.switches.deepening = 0;
    options.switches.etc = SOLVER_ETC;
    options.guess = live->guess;
    options.table = live->table;
    options.switches.evaluation = live->make->options.switches.evaluation;
    zw_engine *solver = zw_engine_new(live->make->handle->game, &options, error);
    if (!solver)
        return error->status;
    zw_status status = zw_engine_position(solver, position, NULL, 0, error);
    if (status == ZW_OK)
        status = interruptible_search(solver, &limits, report, error);
    zw_engine_free(solver);
    return status;
}

static zw_status open_endgame(live_game *live, zw_error *error)
{
    zw_engine_options options = zw_options_tournament();
    zw_table_options table = {.bytes = TABLE_BYTES, .layout = ZW_COMPACT};
    live->endgame_table = options.table = zw_table_new(&table, error);
    if (!options.table)
        return error->status;
    options.choice = (zw_choice){zw_algorithm_find(SOLVER_ENDGAME), zw_settings_default()};
    options.switches.etc = SOLVER_ETC;
    options.switches.evaluation = live->make->options.switches.evaluation;
    live->endgame = zw_engine_new(zw_kernel_game(live->make->handle->game->endgame), &options, error);
    return live->endgame ? ZW_OK : error->status;
}

/* The same with the search that the game has for its end, whose values are coarser. */
static zw_status solve_endgame(live_game *live, const void *position, zw_report *report, zw_error *error)
{
    const zw_game *game = live->make->handle->game, *endgame = zw_kernel_game(game->endgame);
    zw_limits limits = ZW_LIMITS(.no_line = 1);
    zw_status status = live->endgame ? ZW_OK : open_endgame(live, error);
    if (status == ZW_OK)
        status = zw_engine_position(live->endgame, position, NULL, 0, error);
    if (status != ZW_OK)
        return status;
    limits.depth = endgame->plies_left(zw_engine_context(live->endgame), position);
    status = interruptible_search(live->endgame, &limits, report, error);
    report->value *= game->solve_scale ? game->solve_scale : 1;
    return status;
}

static int is_to_be_solved(const live_game *live, const played_game *game, int *left)
{
    const game_handle *handle = game->handle;
    int exact = live->make->settings->exact;
    *left = exact && handle->game->plies_left ? handle->game->plies_left(handle->context, played_now(game)) : 0;
    return *left && *left <= exact;
}

static zw_status choose(live_game *live, const played_game *game, zw_report *report, zw_error *error)
{
    int left;
    if (is_to_be_solved(live, game, &left))
        return game->handle->game->endgame ? solve_endgame(live, played_now(game), report, error)
                                           : solve(live, played_now(game), left, report, error);
    zw_status status = played_show(game, &live->player, error);
    return status == ZW_OK ? interruptible_search(live->player.engine, &live->make->limits, report, error) : status;
}

/* A database knows how the game ends, which then ends here. */
static int is_known(const live_game *live, const played_game *game, int side, verdict *of)
{
    zw_known known;
    if (!live->make->settings->known || !zw_tablebase_probe(live->make->options.tablebase, played_now(game), &known))
        return 0;
    *of = (verdict){GAME_FINISHED, (side == 0 ? known.result : -known.result) * live->make->handle->game->max_score};
    return 1;
}

/* The move of the game that is followed, as long as it is: not into the end, which is solved. */
static zw_move recorded_move(const live_game *live, const played_game *game)
{
    int ply = game->count, left;
    if (!live->record || ply >= live->follow || ply >= live->record->played_count || is_to_be_solved(live, game, &left))
        return ZW_NO_MOVE;
    return live->record->played[ply];
}

/* A random move, that of the game followed, or that of a search; what a search says of the position is kept behind the
 * last ply at which a move may be random. */
static contest_state ask(contest *of, int side, turn *taken)
{
    live_game *live = of->user;
    const game_settings *settings = live->make->settings;
    zw_report report = ZW_REPORT;
    int ply = of->game.count;
    if (interrupted())
        return CONTEST_STOPPED;
    if (is_known(live, &of->game, side, &of->verdict))
        return CONTEST_ENDED;
    taken->move = of->referee.legal[random_below(&live->random, of->referee.legal_count)];
    if (ply < settings->opening || (ply < live->noisy && random_below(&live->random, 100) < settings->noise)) {
        live->record = NULL;
        return CONTEST_GOES_ON;
    }
    zw_move recorded = recorded_move(live, &of->game);
    if (recorded != ZW_NO_MOVE && ply < live->noisy) {
        taken->move = recorded;
        return CONTEST_GOES_ON;
    }
    if (choose(live, &of->game, &report, &of->error) != ZW_OK)
        return CONTEST_FAILED;
    if (interrupted())
        return CONTEST_STOPPED;
    zw_move move = recorded != ZW_NO_MOVE ? recorded : report.best;
    *taken = (turn){.move = move, .scored = ply >= live->noisy, .value = report.value};
    live->guess = played_moves_again(&of->game, move) ? report.value : -report.value;
    verdict given = adjudicate(&live->adjudicator, &of->game, 1, report.value);
    if (given.end == GAME_GOES_ON)
        return CONTEST_GOES_ON;
    of->verdict = given;
    return CONTEST_ENDED;
}

/* The line of a game: its outcome and its moves, with values where they are kept. */
static void write_line(const contest *of, text *to)
{
    const played_game *game = &of->game;
    char shown[256];
    text_addf(to, "%d", (int)of->verdict.outcome);
    for (int ply = 0; ply < game->count; ply++) {
        move_text(game->handle, played_at(game, ply), game->moves[ply], MOVE_NOTATION, shown, sizeof shown);
        text_addf(to, " %s", shown);
        if (of->turns[ply].scored)
            text_addf(to, ":%d", (int)of->turns[ply].value);
    }
}

static void play_job(void *user, int job)
{
    making *make = user;
    const game_settings *settings = make->settings;
    int number = job, span = settings->until - settings->opening + 1;
    live_game live = {.make = make, .random = make->seed + (uint64_t)(number + 1) * 0xD1B54A32D192ED03u};
    live.adjudicator.resign = (adjudication){.score = settings->resign, .plies = settings->resign ? RESIGN_PLIES : 0};
    live.noisy = settings->opening + random_below(&live.random, span > 0 ? span : 1);
    if (make->records.count) {
        live.record = &make->records.items[number % make->records.count];
        live.follow = random_below(&live.random, settings->follow + 1);
    }
    contest of = {.ask = ask, .user = &live};
    zw_engine_options options = make->options;
    zw_table_options table = {.bytes = TABLE_BYTES, .layout = ZW_COMPACT};
    live.table = options.table = zw_table_new(&table, &of.error);
    live.player.engine = live.table ? zw_engine_new(make->handle->game, &options, &of.error) : NULL;
    int failed = !live.player.engine || contest_begin(&of, make->handle->game, NULL);
    of.referee.most_plies = PLIES_MOST;
    if (failed || contest_play(&of) == CONTEST_FAILED)
        text_addf(&make->lines[job], "!%s", of.error.text);
    else
        write_line(&of, &make->lines[job]);
    contest_free(&of);
    zw_engine_free(live.player.engine);
    zw_engine_free(live.endgame);
    zw_table_free(live.table);
    zw_table_free(live.endgame_table);
}

static int write_job(void *user, int job)
{
    making *make = user;
    text *line = &make->lines[job];
    if (line->data[0] == '!')
        make->status = bad("%s", line->data + 1);
    else
        make->status = journal_add(&make->file, line->data);
    text_free(line);
    return !make->status;
}

static void pack_job(void *user, int job, text *to)
{
    const text *line = &((const making *)user)->lines[job];
    text_add_bytes(to, line->data, line->length);
}

static int unpack_job(void *user, int job, const char *bytes, size_t length)
{
    text_add_bytes(&((making *)user)->lines[job], bytes, length);
    return length ? 0 : -1;
}

/* ---------------------------------------------------------------------------------------------------------- the file */

/* The first line of the file: what the games depend on, their number left out. */
static void describe(const making *make, const search_config *search, text *to)
{
    const game_settings *s = make->settings;
    char nodes[48] = "";
    if (search->nodes)
        snprintf(nodes, sizeof nodes, " nodes %llu,", (unsigned long long)search->nodes);
    text_addf(to, "# %s games: seed %llu, depth %d,%s %s evaluation, opening %d, until %d, noise %d, exact %d",
              make->handle->game->name, (unsigned long long)make->seed, search->depth, nodes,
              config_evaluation_name(search), s->opening, s->until, s->noise, s->exact);
    if (s->resign)
        text_addf(to, ", resign %d", s->resign);
    if (s->known)
        text_add(to, ", until known");
    if (s->from)
        text_addf(to, ", follow %d of %d games", s->follow, make->records.count);
    const char *before = ", without ";
    for (int rule = 0; rule < ZW_RULES; rule++)
        if (make->options.switches.without >> rule & 1) {
            text_addf(to, "%s%s", before, zw_rules[rule].name);
            before = ",";
        }
    if (make->options.tablebase)
        text_addf(to, ", databases of %d pieces", zw_tablebase_pieces(make->options.tablebase));
}

/* What the lines say is looked at by those who learn from them: games_read(). */
static int count_game(void *user, int number, char *line)
{
    making *make = user;
    (void)line;
    make->first = number - 1;
    return EXIT_FINE;
}

static int open_file(making *make, const search_config *search)
{
    text header = {0};
    describe(make, search, &header);
    int status = journal_open(&make->file, make->path, header.data,
                              "games made with the same settings, or another file", count_game, make);
    text_free(&header);
    return status;
}

/* The games to follow, each of which must begin where ours do. */
static int read_records(making *make)
{
    position_list *records = &make->records;
    int status = positions_add_file(records, make->handle, make->settings->from, RECORD_END);
    for (int i = 0; i < records->count && !status; i++)
        if (strcmp(records->items[i].text, "start") || !records->items[i].played_count)
            status = bad("%s: expected games from the initial position", records->items[i].origin);
    return status;
}

int games_play(const char *path, game_handle *handle, const game_settings *settings, const search_config *search)
{
    making make = {.handle = handle, .settings = settings, .path = path, .seed = search->seed ? search->seed : 1};
    int status = config_resolve(search, handle, zw_engine_current(handle->reader), &make.options, &make.limits);
    make.limits.no_line = 1;
    make.options.threads = 1;
    if (!status && settings->known && !make.options.tablebase)
        status = bad("--known: expected endgame databases of %s, see --tablebase", handle->game->name);
    if (!status && settings->from)
        status = read_records(&make);
    if (!status)
        status = open_file(&make, search);
    int owed = settings->games - make.first;
    if (!status && owed > 0) {
        make.lines = allocate((size_t)settings->games, sizeof *make.lines);
        job_plan plan = {.first = make.first,
                         .count = settings->games,
                         .workers = settings->jobs,
                         .title = "games",
                         .user = &make,
                         .run = play_job,
                         .take = write_job,
                         .pack = pack_job,
                         .unpack = unpack_job};
        int taken = jobs_run(&plan);
        status = make.status;
        if (!status && taken < owed)
            status =
                bad("stopped after %d of %d games; the same command continues", make.first + taken, settings->games);
        for (int i = 0; i < settings->games; i++)
            text_free(&make.lines[i]);
        free(make.lines);
    }
    positions_free(&make.records);
    return journal_close(&make.file) || status ? EXIT_BAD : EXIT_FINE;
}

/* --------------------------------------------------------------------------------------------------------- reading */

typedef struct reading {
    const game_handle *handle;
    const char *path;
    int line; /* of the file, from 1 */
    int own; /* evaluation of the searches */
    played_game game;
    void (*each)(void *user, const game_position *at);
    void *user;
} reading;

/* One game's line, which is overwritten. */
static int read_game(reading *from, char *line)
{
    const zw_game *game = from->handle->game;
    zw_error error = {0};
    char *rest, *word = strtok_r(line, " ", &rest), *end;
    long outcome = word ? strtol(word, &end, 10) : 0;
    if (!word || *end || outcome < -game->max_score || outcome > game->max_score)
        return bad("%s:%d: '%.40s': expected the outcome of a game", from->path, from->line, word ? word : "");
    played_begin(&from->game, from->handle, NULL);
    while ((word = strtok_r(NULL, " ", &rest))) {
        char *colon = strchr(word, ':');
        zw_move move;
        if (colon)
            *colon = '\0';
        if (zw_move_parse(game, from->handle->context, played_now(&from->game), word, &move, &error) != ZW_OK)
            return bad("%s:%d: %s", from->path, from->line, error.text);
        if (colon) {
            long value = strtol(colon + 1, &end, 10);
            if (end == colon + 1 || *end || value < -game->max_score || value > game->max_score)
                return bad("%s:%d: '%.40s': expected a value after the colon", from->path, from->line, colon + 1);
            game_position at = {.game = from->line - 2,
                                .position = played_now(&from->game),
                                .side = played_side(&from->game),
                                .outcome = (zw_value)(played_side(&from->game) ? -outcome : outcome),
                                .value = (zw_value)value,
                                .own = from->own};
            from->each(from->user, &at);
        }
        played_move(&from->game, move);
    }
    return EXIT_FINE;
}

int games_read(const char *path, game_handle *handle, void (*each)(void *user, const game_position *at), void *user,
               int *games)
{
    const zw_game *game = handle->game;
    reading from = {.handle = handle, .path = path, .each = each, .user = user};
    char *line = NULL;
    size_t capacity = 0, name = strlen(game->name);
    ssize_t length;
    FILE *file = file_open_to_read(path);
    int status = file ? EXIT_FINE : EXIT_BAD;
    while (!status && (length = getline(&line, &capacity, file)) > 0 && line[length - 1] == '\n') {
        line[length - 1] = '\0';
        if (++from.line > 1) {
            status = read_game(&from, line);
            continue;
        }
        if (strncmp(line, "# ", 2) || strncmp(line + 2, game->name, name) || strncmp(line + 2 + name, " games:", 7))
            status = bad("'%s' begins with '%.60s': expected games of %s made by zw tune", path, line, game->name);
        from.own = strstr(line, " full evaluation") != NULL;
    }
    if (!status && !feof(file)) /* a read error, or no memory for the line */
        status = bad("cannot read '%s': %s", path, strerror(errno));
    if (!status && from.line < 2)
        status = bad("'%s' has no games: expected a file made by zw tune", path);
    *games = from.line - 1;
    free(line);
    played_free(&from.game);
    if (file)
        fclose(file);
    return status;
}
