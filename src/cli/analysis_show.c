/* analysis_show.c - an analysis as text and as JSON: see analysis_show.h. */
#include "analysis_show.h"
#include "common/json.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* -------------------------------------------------------------------------------------------------------------- games */

void shown_begin(const analysis *of, int game, shown_game *to)
{
    const position_item *item = &of->games.items[game];
    *to = (shown_game){.item = item, .moves = of->moves + of->first[game], .number = game};
    played_begin(&to->played, &of->handle, item->first);
    to->swapped = !played_first_to_move(&to->played);
    for (int ply = 0; ply < item->played_count; ply++)
        played_move(&to->played, item->played[ply]);
}

void shown_end(shown_game *game)
{
    played_free(&game->played);
}

int shown_player(const shown_game *game, int ply)
{
    return game->played.sides[ply] ^ game->swapped;
}

const char *shown_name(const shown_game *game, int player)
{
    static const char *const nobody[] = {"first player", "second player"};
    return game->item->players[player] ? game->item->players[player] : nobody[player];
}

void shown_number(const shown_game *game, int ply, char *to, size_t size)
{
    int half = ply + game->swapped;
    if (game->played.handle->game->moves_again) { /* then moves have no pairs */
        snprintf(to, size, "%d.", ply + 1);
        return;
    }
    snprintf(to, size, "%d%s", half / 2 + 1, half % 2 ? "..." : ".");
}

/* Units such as "hundredths of a pawn" are shown in pawns. */
static int in_hundredths(const zw_game *game)
{
    return game->unit && !strncmp(game->unit, "hundredths of ", 14);
}

void loss_for_people(const zw_game *game, double loss, char *to, size_t size)
{
    double scale = in_hundredths(game) ? 100 : game->scale ? game->scale : 1;
    snprintf(to, size, "%.2f", loss / scale);
}

void value_for_people(const zw_game *game, zw_value value, char *to, size_t size)
{
    int plies = game->max_score - abs(value);
    if ((game->flags & ZW_WINS_BY_DISTANCE) && plies <= ZW_MAX_DEPTH) {
        snprintf(to, size, "%cM%d", value > 0 ? '+' : '-', (plies + 1) / 2);
    } else if (in_hundredths(game)) {
        snprintf(to, size, "%+.2f", value / 100.0);
    } else {
        to[0] = '+';
        zw_value_format(game, value, to + (value > 0), size - 1);
    }
}

/* ------------------------------------------------------------------------------------------------------------ players */

static player_sum *find_player(player_table *in, const char *name)
{
    for (int i = 0; i < in->count; i++)
        if (!strcmp(in->rows[i].name, name))
            return &in->rows[i];
    in->rows = enlarge(in->rows, (size_t)in->count + 1, sizeof *in->rows);
    in->rows[in->count] = (player_sum){.name = name};
    return &in->rows[in->count++];
}

static void add_player(player_sum *to, const analysis *of, const shown_game *game, int player)
{
    for (int ply = 0; ply < game->played.count; ply++) {
        const judged *one = &game->moves[ply];
        if (shown_player(game, ply) != player)
            continue;
        to->moves++;
        to->best += one->value >= one->best_value;
        to->loss += fault_loss(&of->limits, one->best_value, one->value);
        to->faults[one->fault]++;
    }
}

void players_add(player_table *to, const analysis *of, const shown_game *game)
{
    for (int player = 0; player < 2 && game->played.count; player++) {
        player_sum *row = find_player(to, shown_name(game, player));
        row->games++;
        add_player(row, of, game, player);
    }
}

void players_free(player_table *table)
{
    free(table->rows);
    *table = (player_table){0};
}

static double mean_loss(const player_sum *row)
{
    return row->moves ? row->loss / row->moves : 0;
}

/* --------------------------------------------------------------------------------------------------------------- text */

static void add_line(void *user, const char *move)
{
    text *to = user;
    text_addf(to, " %s", move);
}

static void show_move_text(const analysis *of, const shown_game *game, int ply, text *to)
{
    const judged *one = &game->moves[ply];
    const void *here = played_at(&game->played, ply);
    char number[24], move[256], value[48], best[48], loss[48];
    shown_number(game, ply, number, sizeof number);
    move_text(&of->handle, here, game->played.moves[ply], MOVE_FOR_PEOPLE, move, sizeof move);
    value_for_people(of->handle.game, one->value, value, sizeof value);
    text_addf(to, "%7s %-8s %7s%s", number, move, value, one->exact ? "=" : " ");
    if (one->value < one->best_value) {
        value_for_people(of->handle.game, one->best_value, best, sizeof best);
        loss_for_people(of->handle.game, fault_loss(&of->limits, one->best_value, one->value), loss, sizeof loss);
        text_addf(to, " %6s  %-2s %-11s %s:", loss, fault_rows[one->fault].sign,
                  one->fault ? fault_rows[one->fault].name : "", best);
        line_walk(&of->handle, here, one->line, one->line_length, MOVE_FOR_PEOPLE, add_line, to);
    }
    while (to->length && to->data[to->length - 1] == ' ')
        to->data[--to->length] = '\0';
    text_add(to, "\n");
}

void show_game_text(const analysis *of, const shown_game *game, text *to)
{
    text_addf(to, "game %d: %s - %s%s%s\n", game->number + 1, shown_name(game, 0), shown_name(game, 1),
              game->item->ended ? ", " : "", game->item->ended ? game->item->ended : "");
    text_add(to, "        move       value    loss\n");
    for (int ply = 0; ply < game->played.count; ply++)
        show_move_text(of, game, ply, to);
    text_add(to, "\n");
}

void show_players_text(const analysis *of, const player_table *table, text *to)
{
    int width = 6;
    for (int i = 0; i < table->count; i++)
        width = (int)strlen(table->rows[i].name) > width ? (int)strlen(table->rows[i].name) : width;
    width = width < 40 ? width : 40;
    text_addf(to, "%-*s games  moves   best  mean loss  inaccuracies  mistakes  blunders  missed wins\n", width,
              "player");
    for (int i = 0; i < table->count; i++) {
        const player_sum *row = &table->rows[i];
        char loss[48];
        loss_for_people(of->handle.game, mean_loss(row), loss, sizeof loss);
        text_addf(to, "%-*.*s %5d %6d %4.0f %% %10s %13d %9d %9d %12d\n", width, width, row->name, row->games,
                  row->moves, row->moves ? 100.0 * row->best / row->moves : 0, loss, row->faults[FAULT_INACCURACY],
                  row->faults[FAULT_MISTAKE], row->faults[FAULT_BLUNDER], row->faults[FAULT_MISSED_WIN]);
    }
}

/* --------------------------------------------------------------------------------------------------------------- JSON */

static void add_element(void *user, const char *move)
{
    json_string(user, NULL, move);
}

static void json_mate(json *to, const zw_game *game, const char *name, zw_value value)
{
    int plies = game->max_score - abs(value);
    if ((game->flags & ZW_WINS_BY_DISTANCE) && plies <= ZW_MAX_DEPTH)
        json_integer(to, name, value > 0 ? plies : -plies);
    else
        json_null(to, name);
}

static void show_move_json(const analysis *of, const shown_game *game, int ply)
{
    const zw_game *rules = of->handle.game;
    const judged *one = &game->moves[ply];
    const void *here = played_at(&game->played, ply);
    char written[256], shown[256], best[256];
    char *position = position_text(&of->handle, here);
    json out;
    move_text(&of->handle, here, game->played.moves[ply], MOVE_NOTATION, written, sizeof written);
    move_text(&of->handle, here, game->played.moves[ply], MOVE_FOR_PEOPLE, shown, sizeof shown);
    move_text(&of->handle, here, one->best, MOVE_NOTATION, best, sizeof best);
    json_begin(&out);
    json_string(&out, "event", "move");
    json_integer(&out, "game", game->number + 1);
    json_integer(&out, "ply", ply + 1);
    json_integer(&out, "player", shown_player(game, ply) + 1);
    json_string(&out, "position", position);
    json_string(&out, "move", written);
    json_string(&out, "shown", shown);
    json_value(&out, "value", rules, one->value);
    json_mate(&out, rules, "mate", one->value);
    json_string(&out, "best", best);
    json_value(&out, "best_value", rules, one->best_value);
    json_mate(&out, rules, "best_mate", one->best_value);
    json_value(&out, "loss", rules, fault_loss(&of->limits, one->best_value, one->value));
    json_string(&out, "mark", one->fault ? fault_rows[one->fault].name : NULL);
    json_truth(&out, "exact", one->exact);
    json_integer(&out, "depth", one->depth);
    json_count(&out, "nodes", one->nodes);
    json_open_array(&out, "line");
    line_walk(&of->handle, here, one->line, one->line_length, MOVE_NOTATION, add_element, &out);
    json_close_array(&out);
    json_end(&out, stdout);
    free(position);
}

static void json_sum(json *to, const analysis *of, const player_sum *row)
{
    double scale = of->handle.game->scale ? of->handle.game->scale : 1;
    json_open_object(to, NULL);
    json_string(to, "name", row->name);
    json_integer(to, "games", row->games);
    json_integer(to, "moves", row->moves);
    json_integer(to, "best", row->best);
    json_real(to, "mean_loss", mean_loss(row) / scale);
    json_integer(to, "inaccuracies", row->faults[FAULT_INACCURACY]);
    json_integer(to, "mistakes", row->faults[FAULT_MISTAKE]);
    json_integer(to, "blunders", row->faults[FAULT_BLUNDER]);
    json_integer(to, "missed_wins", row->faults[FAULT_MISSED_WIN]);
    json_close_object(to);
}

static void json_players(json *to, const analysis *of, const player_table *table)
{
    json_open_array(to, "players");
    for (int i = 0; i < table->count; i++)
        json_sum(to, of, &table->rows[i]);
    json_close_array(to);
}

void show_game_json(const analysis *of, const shown_game *game)
{
    json out;
    player_sum sums[2] = {{.name = shown_name(game, 0), .games = 1}, {.name = shown_name(game, 1), .games = 1}};
    player_table both = {sums, 2};
    for (int ply = 0; ply < game->played.count; ply++)
        show_move_json(of, game, ply);
    for (int player = 0; player < 2; player++)
        add_player(&sums[player], of, game, player);
    json_begin(&out);
    json_string(&out, "event", "game");
    json_integer(&out, "game", game->number + 1);
    json_string(&out, "label", game->item->label);
    json_string(&out, "result", game->item->ended);
    json_integer(&out, "plies", game->played.count);
    json_players(&out, of, &both);
    json_end(&out, stdout);
}

void show_result_json(const analysis *of, const player_table *table)
{
    const zw_game *game = of->handle.game;
    json out;
    json_begin(&out);
    json_string(&out, "event", "result");
    json_string(&out, "game", game->name);
    json_integer(&out, "games", of->games.count);
    json_integer(&out, "moves", analysis_count(of));
    json_string(&out, "unit", game->unit);
    json_value(&out, "inaccuracy", game, of->limits.inaccuracy);
    json_value(&out, "mistake", game, of->limits.mistake);
    json_value(&out, "blunder", game, of->limits.blunder);
    json_players(&out, of, table);
    json_end(&out, stdout);
}
