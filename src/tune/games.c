/* games.c - games to learn from, played and kept: see games.h. */
#define _POSIX_C_SOURCE 200809L
#include "games.h"
#include "common/interrupt.h"
#include "common/jobs.h"
#include "common/random_games.h"

#include <zw/driver.h>

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define TABLE_BYTES ((uint64_t)1 << 20) /* of each game; small, for it is cleared for each */
#define SOLVER_ETC 6
#define RESIGN_PLIES 4 /* in a row in which both sides see the game decided */

/* ------------------------------------------------------------------------------------------------------- playing one */

typedef struct making {
    const game_handle *handle;
    const game_settings *settings;
    zw_engine_options options; /* of the player */
    zw_limits limits;
    uint64_t seed;
    FILE *file;
    int first; /* games that the file had */
    text *lines; /* by game from `first` on; empty until it is played */
    const char *path;
    int status;
} making;

/* A game while it is played. */
typedef struct live_game {
    const making *make;
    zw_table *table; /* of the player and of the solver, which never look at the same position */
    zw_engine *player;
    zw_value guess; /* for the side to move */
    int decided; /* plies in a row that saw the game won for the one who moved first, negative: lost */
    text moves;
    zw_error error;
} live_game;

static int random_below(uint64_t *random, int count)
{
    return (int)(random_next(random) % (uint64_t)count);
}

/* The value and best move of the whole game: without deepening, from the best guess there is. */
static zw_status solve(live_game *live, int plies, zw_report *report)
{
    zw_engine_options options = zw_options_tournament();
    zw_limits limits = ZW_LIMITS(.depth = plies, .no_line = 1);
    options.choice = (zw_choice){zw_algorithm_find("mtdf"), zw_settings_default()};
    options.switches.deepening = 0;
    options.switches.etc = SOLVER_ETC;
    options.guess = live->guess;
    options.table = live->table;
    options.switches.evaluation = live->make->options.switches.evaluation;
    zw_engine *solver = zw_engine_new(live->make->handle->game, &options, &live->error);
    if (!solver)
        return live->error.status;
    zw_status status = zw_engine_position(solver, zw_engine_current(live->player), NULL, 0, &live->error);
    if (status == ZW_OK)
        status = interruptible_search(solver, &limits, report, &live->error);
    zw_engine_free(solver);
    return status;
}

static zw_status choose(live_game *live, zw_report *report)
{
    const zw_game *game = live->make->handle->game;
    int exact = live->make->settings->exact;
    const void *position = zw_engine_current(live->player);
    int left = exact && game->plies_left ? game->plies_left(zw_engine_context(live->player), position) : 0;
    if (left && left <= exact)
        return solve(live, left, report);
    return interruptible_search(live->player, &live->make->limits, report, &live->error);
}

/* After a search by the side to move: whether the game may be given up, and then its outcome for that side. */
static int given_up(live_game *live, zw_value value, int ply, zw_value *outcome)
{
    zw_value resign = live->make->settings->resign, first = ply % 2 ? -value : value;
    int side = first >= resign ? 1 : first <= -resign ? -1 : 0;
    if (!resign)
        return 0;
    live->decided = side && live->decided * side > 0 ? live->decided + side : side;
    if (live->decided * side < RESIGN_PLIES)
        return 0;
    *outcome = value > 0 ? live->make->handle->game->max_score : -live->make->handle->game->max_score;
    return 1;
}

/* Whether the game is over, and then its outcome for the side to move. */
static int is_over(live_game *live, zw_value *outcome)
{
    zw_known known;
    *outcome = 0;
    if (zw_engine_draw(live->player))
        return 1;
    if (!live->make->settings->known ||
        !zw_tablebase_probe(live->make->options.tablebase, zw_engine_current(live->player), &known))
        return 0;
    *outcome = known.result * live->make->handle->game->max_score;
    return 1;
}

/* Plays the game to its end into live->moves; *outcome is for the one who moved first. */
static zw_status play(live_game *live, uint64_t random, zw_value *outcome)
{
    const game_settings *settings = live->make->settings;
    const zw_game *game = live->make->handle->game;
    int span = settings->until - settings->opening + 1;
    int noisy = settings->opening + random_below(&random, span > 0 ? span : 1);
    zw_move played[ZW_MAX_DEPTH * 4];
    zw_move *list = allocate((size_t)game->max_moves, sizeof *list);
    zw_status status = ZW_OK;
    int ply = 0, most = (int)(sizeof played / sizeof *played);
    for (; status == ZW_OK && ply < most && !interrupted(); ply++) {
        void *context = zw_engine_context(live->player);
        int count = game->moves(context, zw_engine_current(live->player), list, game->max_moves, outcome);
        if (count < 1 || is_over(live, outcome))
            break;
        zw_move move = list[random_below(&random, count)];
        char value[24] = "", shown[256];
        int by_chance = ply < settings->opening || (ply < noisy && random_below(&random, 100) < settings->noise);
        if (!by_chance) {
            zw_report report = ZW_REPORT;
            status = choose(live, &report);
            if (status != ZW_OK || interrupted())
                break;
            move = report.best;
            live->guess = -report.value;
            if (given_up(live, report.value, ply, outcome))
                break;
            if (ply >= noisy)
                snprintf(value, sizeof value, ":%d", (int)report.value);
        }
        zw_move_format(game, context, zw_engine_current(live->player), move, shown, sizeof shown);
        text_addf(&live->moves, " %s%s", shown, value);
        played[ply] = move;
        status = zw_engine_position(live->player, NULL, played, ply + 1, &live->error);
    }
    if (ply % 2)
        *outcome = -*outcome;
    free(list);
    return status;
}

static void play_job(void *user, int job)
{
    making *make = user;
    int number = make->first + job;
    live_game live = {.make = make};
    zw_value outcome = 0;
    zw_engine_options options = make->options;
    zw_table_options table = {.bytes = TABLE_BYTES, .layout = ZW_COMPACT};
    text_add(&live.moves, "");
    live.table = options.table = zw_table_new(&table, &live.error);
    live.player = live.table ? zw_engine_new(make->handle->game, &options, &live.error) : NULL;
    uint64_t random = make->seed + (uint64_t)(number + 1) * 0xD1B54A32D192ED03u;
    if (!live.player || zw_engine_position(live.player, NULL, NULL, 0, &live.error) != ZW_OK ||
        play(&live, random, &outcome) != ZW_OK)
        text_addf(&make->lines[job], "!%s", live.error.text);
    else
        text_addf(&make->lines[job], "%d%s\n", (int)outcome, live.moves.data);
    text_free(&live.moves);
    zw_engine_free(live.player);
    zw_table_free(live.table);
}

static int write_job(void *user, int job)
{
    making *make = user;
    text *line = &make->lines[job];
    if (line->data[0] == '!')
        make->status = bad("%s", line->data + 1);
    else if (fputs(line->data, make->file) == EOF || fflush(make->file))
        make->status = bad("cannot write '%s': %s", make->path, strerror(errno));
    text_free(line);
    return !make->status;
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
    const char *before = ", without ";
    for (int rule = 0; rule < ZW_RULES; rule++)
        if (make->options.switches.without >> rule & 1) {
            text_addf(to, "%s%s", before, zw_rules[rule].name);
            before = ",";
        }
    if (make->options.tablebase)
        text_addf(to, ", databases of %d pieces", zw_tablebase_pieces(make->options.tablebase));
}

/* Counts the whole lines of games and cuts off what was being written when the last run was killed. */
static int count_games(making *make, const char *header)
{
    char *line = NULL;
    size_t capacity = 0;
    ssize_t length;
    long behind = 0;
    int lines = 0, status = EXIT_FINE;
    while (!status && (length = getline(&line, &capacity, make->file)) > 0) {
        int whole = line[length - 1] == '\n';
        line[length - whole] = '\0';
        if (!lines && (whole ? strcmp(line, header) : strncmp(line, header, (size_t)length)))
            status = bad("'%s' keeps something else (%.200s): expected games made with the same settings, or another "
                         "file",
                         make->path, line);
        lines += whole;
        if (whole)
            behind = ftell(make->file);
    }
    free(line);
    make->first = lines ? lines - 1 : 0;
    if (!status && (fseek(make->file, behind, SEEK_SET) || ftruncate(fileno(make->file), behind)))
        status = bad("cannot write '%s': %s", make->path, strerror(errno));
    if (!status && !lines)
        fprintf(make->file, "%s\n", header);
    return status;
}

static int open_file(making *make, const search_config *search)
{
    text header = {0};
    describe(make, search, &header);
    make->file = fopen(make->path, "r+");
    if (!make->file && errno == ENOENT)
        make->file = fopen(make->path, "w+");
    int status =
        make->file ? count_games(make, header.data) : bad("cannot write '%s': %s", make->path, strerror(errno));
    text_free(&header);
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
    if (!status)
        status = open_file(&make, search);
    int owed = settings->games - make.first;
    if (!status && owed > 0) {
        make.lines = allocate((size_t)owed, sizeof *make.lines);
        job_plan plan = {.count = owed,
                         .workers = settings->jobs,
                         .title = "games",
                         .user = &make,
                         .run = play_job,
                         .take = write_job};
        int taken = jobs_run(&plan);
        status = make.status;
        if (!status && taken < owed)
            status = bad("stopped after %d of %d games; the same command goes on", make.first + taken, settings->games);
        for (int i = 0; i < owed; i++)
            text_free(&make.lines[i]);
        free(make.lines);
    }
    if (make.file && fclose(make.file) && !status)
        status = bad("cannot write '%s': %s", path, strerror(errno));
    return status;
}

/* --------------------------------------------------------------------------------------------------------- reading */

typedef struct reading {
    const game_handle *handle;
    const char *path;
    int line; /* of the file, from 1 */
    int own; /* evaluation of the searches */
    char *here, *next; /* positions */
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
    game->start(from->handle->context, from->here);
    for (int ply = 0; (word = strtok_r(NULL, " ", &rest)); ply++) {
        char *colon = strchr(word, ':');
        zw_move move;
        if (colon)
            *colon = '\0';
        if (zw_move_parse(game, from->handle->context, from->here, word, &move, &error) != ZW_OK)
            return bad("%s:%d: %s", from->path, from->line, error.text);
        if (colon) {
            long value = strtol(colon + 1, &end, 10);
            if (end == colon + 1 || *end || value < -game->max_score || value > game->max_score)
                return bad("%s:%d: '%.40s': expected a value behind the colon", from->path, from->line, colon + 1);
            game_position at = {.game = from->line - 2,
                                .position = from->here,
                                .outcome = (zw_value)(ply % 2 ? -outcome : outcome),
                                .value = (zw_value)value,
                                .own = from->own};
            from->each(from->user, &at);
        }
        game->play(from->handle->context, from->here, move, from->next);
        char *swap = from->here;
        from->here = from->next;
        from->next = swap;
    }
    return EXIT_FINE;
}

int games_read(const char *path, game_handle *handle, void (*each)(void *user, const game_position *at), void *user,
               int *games)
{
    const zw_game *game = handle->game;
    reading from = {.handle = handle, .path = path, .each = each, .user = user};
    char *line = NULL, *both = allocate(2, game->position_size);
    size_t capacity = 0, name = strlen(game->name);
    ssize_t length;
    FILE *file = fopen(path, "r");
    int status = file ? EXIT_FINE : bad("cannot read '%s': %s", path, strerror(errno));
    from.here = both;
    from.next = both + game->position_size;
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
    if (!status && from.line < 2)
        status = bad("'%s' has no games: expected a file made by zw tune", path);
    *games = from.line - 1;
    free(line);
    free(both);
    if (file)
        fclose(file);
    return status;
}
