/* match_game.c - plays the games of a match: see match.h. */
#include "common/interrupt.h"
#include "match.h"

#include <stdlib.h>
#include <string.h>

#define DEFAULT_TABLE_BYTES ((uint64_t)16 << 20) /* every game has two engines of its own */

int match_first_player(int game)
{
    return game % 2;
}

static int opening_index(const match *all, int game)
{
    return game / 2 % all->openings.count;
}

const position_item *match_opening(const match *all, int game)
{
    return &all->openings.items[opening_index(all, game)];
}

int match_points(const match *all, int game)
{
    int points = all->records[game].points;
    return match_first_player(game) == 0 ? points : 2 - points;
}

int match_read_player(const char *word, const search_config *base, player *who)
{
    char why[512];
    who->text = word;
    if (config_parse(word, base, &who->config, &who->storage, why, sizeof why))
        return bad("configuration '%s': %s", word, why);
    if (who->config.instance == CONFIG_UNSET) {
        zw_choice choice;
        zw_error error = {0};
        if (zw_choice_parse(who->config.algorithm, &choice, &error) != ZW_OK)
            return bad("%s", error.text);
        if (!(choice.algorithm->flags & ZW_REFERENCE)) {
            who->config.instance = ZW_TOURNAMENT;
            if (!who->config.table.given)
                who->config.table = (table_size){.given = 1, .bytes = DEFAULT_TABLE_BYTES};
        }
    }
    return EXIT_FINE;
}

static int is_finished(game_handle *handle, const position_item *item)
{
    zw_value outcome;
    zw_move *list = allocate((size_t)handle->game->max_moves, sizeof *list);
    int count = position_moves(handle, positions_load(handle, item), list, &outcome);
    free(list);
    return count < 1;
}

int match_drop_finished(match *all)
{
    position_list *openings = &all->openings;
    int kept = 0;
    for (int i = 0; i < openings->count; i++) {
        position_item item = openings->items[i];
        if (is_finished(&all->handle, &item)) {
            bad("%s: the game is over there: expected an opening", item.origin ? item.origin : item.shown);
            continue;
        }
        openings->items[i] = openings->items[kept];
        openings->items[kept++] = item;
    }
    positions_shorten(openings, kept);
    return kept ? EXIT_FINE : EXIT_BAD;
}

int match_prepare(match *all)
{
    int status = EXIT_FINE;
    all->setups = allocate(2 * (size_t)all->openings.count, sizeof *all->setups);
    for (int i = 0; i < all->openings.count && !status; i++) {
        const position_item *item = &all->openings.items[i];
        const void *position = positions_load(&all->handle, item);
        for (int p = 0; p < 2 && !status; p++) {
            player_setup *setup = &all->setups[2 * i + p];
            status =
                config_resolve(&all->players[p].config, &all->handle, item, position, &setup->options, &setup->limits);
            setup->limits.no_line = 1;
        }
    }
    return status;
}

/* ----------------------------------------------------------------------------------------------------------- one game */

/* A side of a game while it is played. */
typedef struct live_side {
    zw_engine *engine;
    zw_limits limits; /* its clock runs down */
} live_side;

typedef struct live_game {
    const match *all;
    const position_item *opening;
    live_side sides[2]; /* the one that moves first, the other */
    text moves; /* all moves from the opening's position text */
    size_t opening_length; /* how much of `moves` is the opening */
    zw_move *list;
    int ply;
    zw_error error;
} live_game;

static int begin_game(live_game *live, int game)
{
    const match *all = live->all;
    live->opening = match_opening(all, game);
    live->list = allocate((size_t)all->handle.game->max_moves, sizeof *live->list);
    text_add(&live->moves, live->opening->moves ? live->opening->moves : "");
    live->opening_length = live->moves.length;
    for (int side = 0; side < 2; side++) {
        int who = side ^ match_first_player(game);
        const player_setup *setup = &all->setups[2 * opening_index(all, game) + who];
        live->sides[side].limits = setup->limits;
        live->sides[side].engine = zw_engine_new(all->handle.game, &setup->options, &live->error);
        if (!live->sides[side].engine)
            return -1;
    }
    return 0;
}

static void end_game(live_game *live)
{
    for (int side = 0; side < 2; side++)
        zw_engine_free(live->sides[side].engine);
    free(live->list);
    text_free(&live->moves);
}

/* Whether the game is over before the side to move moves; then *points are those of that side. */
static int is_over(live_game *live, zw_engine *engine, int *points, const char **reason)
{
    const zw_game *game = live->all->handle.game;
    void *context = zw_engine_context(engine);
    const void *position = zw_engine_current(engine);
    zw_value outcome = 0;
    *points = 1;
    if (game->moves(context, position, live->list, game->max_moves, &outcome) < 1) {
        *points = outcome > 0 ? 2 : outcome < 0 ? 0 : 1;
        *reason = "finished";
        return 1;
    }
    zw_draw drawn = zw_engine_draw(engine);
    if (drawn) {
        *reason = drawn == ZW_DRAWN_BY_REPETITION ? "repetition" : "quiet moves";
        return 1;
    }
    if (live->ply >= live->all->max_plies) {
        *reason = "too long";
        return 1;
    }
    return 0;
}

/* Takes the time of a move from the clock; returns 0 when the flag has fallen. */
static int run_clock(zw_limits *limits, double seconds)
{
    if (limits->clock <= 0)
        return 1;
    limits->clock -= seconds;
    if (limits->clock <= 0)
        return 0;
    limits->clock += limits->increment;
    return 1;
}

static void add_move(live_game *live, const zw_engine *engine, zw_move move)
{
    char shown[256];
    zw_move_format(live->all->handle.game, zw_engine_context(engine), zw_engine_current(engine), move, shown,
                   sizeof shown);
    if (live->moves.length)
        text_add(&live->moves, " ");
    text_add(&live->moves, shown);
    live->ply++;
}

/* Plays to the end. Returns 1 with the points of the side to move in the end, 0 after a Ctrl-C, -1 on an error. */
static int play_on(live_game *live, int *points, const char **reason)
{
    for (;;) {
        live_side *mover = &live->sides[live->ply % 2];
        zw_report report;
        if (zw_engine_position_text(mover->engine, live->opening->text, live->moves.data, &live->error) != ZW_OK)
            return -1;
        if (is_over(live, mover->engine, points, reason))
            return 1;
        double begin = now_seconds();
        if (interruptible_search(mover->engine, &mover->limits, &report, &live->error) != ZW_OK)
            return -1;
        if (interrupted())
            return 0;
        *points = 0;
        if (!run_clock(&mover->limits, now_seconds() - begin)) {
            *reason = "out of time";
            return 1;
        }
        if (report.best == ZW_NO_MOVE) {
            *reason = "no move";
            return 1;
        }
        add_move(live, mover->engine, report.best);
    }
}

void match_play(match *all, int game)
{
    live_game live = {.all = all};
    game_record *record = &all->records[game];
    int points = 0;
    int ended = begin_game(&live, game) ? -1 : play_on(&live, &points, &record->reason);
    record->points = -1;
    if (ended < 0)
        record->error = copy_text(live.error.text);
    if (ended > 0) {
        const char *behind = live.moves.data + live.opening_length;
        record->points = live.ply % 2 ? 2 - points : points;
        record->plies = live.ply;
        record->moves = copy_text(behind + (*behind == ' '));
    }
    end_game(&live);
}

void match_free(match *all)
{
    for (int i = 0; all->records && i < all->games; i++) {
        free(all->records[i].moves);
        free(all->records[i].error);
    }
    free(all->records);
    free(all->setups);
    for (int i = 0; i < 2; i++)
        free(all->players[i].storage);
    positions_free(&all->openings);
    game_close(&all->handle);
}
