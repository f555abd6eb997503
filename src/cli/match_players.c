/* match_players.c - who plays a match, and from where: players, their set-ups and the openings that can be played. See
 * match.h. */
#include "match.h"

#include <zw/driver.h>

#include <stdlib.h>
#include <string.h>

#define DEFAULT_TABLE_BYTES ((uint64_t)16 << 20) /* every game has two engines of its own */

int match_first_player(int game)
{
    return game % 2;
}

int match_pairing(const match *all, int game)
{
    return game / 2 % all->pairing_count;
}

int match_player(const match *all, int game, int who)
{
    return all->pairings[match_pairing(all, game)].players[who];
}

/* Who meets whom among the players so far. */
static void pair_players(match *all)
{
    all->pairing_count = 0;
    for (int a = 0; a < (all->gauntlet ? 1 : all->player_count); a++)
        for (int b = a + 1; b < all->player_count; b++) {
            all->pairings[all->pairing_count].players[0] = a;
            all->pairings[all->pairing_count++].players[1] = b;
        }
}

static int opening_index(const match *all, int game)
{
    return game / 2 / all->pairing_count % all->openings.count;
}

const position_item *match_opening(const match *all, int game)
{
    return &all->openings.items[opening_index(all, game)];
}

const played_game *match_opening_game(const match *all, int game)
{
    return &all->opening_games[opening_index(all, game)];
}

const player_setup *match_setup(const match *all, int game, int who)
{
    return &all->setups[all->player_count * opening_index(all, game) + match_player(all, game, who)];
}

int match_points(const match *all, int game)
{
    int points = all->records[game].points;
    return match_first_player(game) == 0 ? points : 2 - points;
}

/* Who forfeits loses. */
int match_forfeited(const match *all, int game)
{
    if (!game_ends[all->records[game].end].forfeit)
        return -1;
    return match_points(all, game) == 0 ? 0 : 1;
}

static int is_external(const player *who)
{
    return who->order.protocol != NULL;
}

int match_is_timed(const match *all)
{
    for (int i = 0; i < all->player_count; i++) {
        const search_config *config = &all->players[i].config;
        if (is_external(&all->players[i]) || config->seconds > 0 || config->clock.seconds > 0)
            return 1;
    }
    return 0;
}

/* ----------------------------------------------------------------------------------------------------------- players */

static int read_own(const match *all, const char *word, const search_config *base, player *who)
{
    char why[512];
    if (config_parse(word, base, &who->config, &who->storage, why, sizeof why))
        return bad("configuration '%s': %s", word, why);
    who->config.plays_games = who->config.plays_levels = 1;
    if (who->config.instance == CONFIG_UNSET) {
        zw_choice choice;
        zw_error error = {0};
        if (config_choice(&who->config, ZW_TOURNAMENT, &choice, &error) != ZW_OK)
            return bad("%s", error.text);
        if (!(choice.algorithm->flags & ZW_REFERENCE)) {
            who->config.instance = ZW_TOURNAMENT;
            if (!who->config.table.given)
                who->config.table = (table_size){.given = 1, .bytes = DEFAULT_TABLE_BYTES};
        }
    }
    return books_find(&all->handle, who->config.book, &who->book);
}

static int read_external(const match *all, const char *word, const search_config *base, player *who)
{
    text why = {0};
    int status = EXIT_FINE;
    who->config = *base;
    if (external_parse(word, all->handle.game, &who->order, &who->config, &why))
        status = bad("engine '%s': %s", word, why.data);
    text_free(&why);
    return status;
}

int match_read_player(match *all, const char *word, const search_config *base)
{
    if (all->player_count == MATCH_PLAYERS)
        return bad("'%s': expected at most %d players", word, MATCH_PLAYERS);
    player *one = &all->players[all->player_count++];
    one->text = word;
    pair_players(all);
    return external_named(word) ? read_external(all, word, base, one) : read_own(all, word, base, one);
}

/* Starts an external engine once, so that a mistake shows before the first game. */
static int try_external(const player *who)
{
    external_engine engine;
    text why = {0};
    int status = EXIT_FINE;
    if (external_start(&engine, &who->order, &why))
        status = bad("engine '%s': %s", who->text, why.data);
    else
        external_end(&engine);
    text_free(&why);
    return status;
}

/* ---------------------------------------------------------------------------------------------------------- openings */

static int is_finished(const played_game *opening)
{
    zw_value outcome;
    zw_move *list = allocate((size_t)opening->handle->game->max_moves, sizeof *list);
    int count = position_moves(opening->handle, played_now(opening), list, &outcome);
    free(list);
    return count < 1;
}

int match_read_openings(match *all)
{
    position_list *openings = &all->openings;
    int kept = 0;
    all->opening_games = allocate((size_t)openings->count, sizeof *all->opening_games);
    for (int i = 0; i < openings->count; i++) {
        position_item item = openings->items[i];
        played_game *game = &all->opening_games[kept];
        played_begin(game, &all->handle, item.first);
        for (int ply = 0; ply < item.played_count; ply++)
            played_move(game, item.played[ply]);
        if (is_finished(game)) {
            bad("%s: the game is over there: expected an opening", item.origin ? item.origin : item.shown);
            continue;
        }
        openings->items[i] = openings->items[kept];
        openings->items[kept++] = item;
    }
    if (kept < openings->count)
        played_free(&all->opening_games[kept]);
    positions_shorten(openings, kept);
    return kept ? EXIT_FINE : EXIT_BAD;
}

int match_prepare(match *all)
{
    int status = EXIT_FINE;
    int players = all->player_count;
    all->setups = allocate((size_t)players * (size_t)all->openings.count, sizeof *all->setups);
    for (int i = 0; i < all->openings.count && !status; i++) {
        const void *position = played_now(&all->opening_games[i]);
        for (int p = 0; p < players && !status; p++) {
            player_setup *setup = &all->setups[players * i + p];
            status = config_resolve(&all->players[p].config, &all->handle, position, &setup->options, &setup->limits);
            setup->limits.no_line = 1;
        }
    }
    for (int p = 0; p < players && !status; p++)
        if (is_external(&all->players[p]))
            status = try_external(&all->players[p]);
    return status;
}

void match_free(match *all)
{
    for (int i = 0; all->records && i < all->games; i++) {
        free(all->records[i].moves);
        free(all->records[i].notes);
        free(all->records[i].error);
    }
    free(all->records);
    free(all->setups);
    for (int i = 0; all->opening_games && i < all->openings.count; i++)
        played_free(&all->opening_games[i]);
    free(all->opening_games);
    for (int i = 0; i < all->player_count; i++) {
        free(all->players[i].storage);
        external_order_free(&all->players[i].order);
    }
    positions_free(&all->openings);
    game_close(&all->handle);
}
