/* analysis_page.c - an analysis as one page that needs nothing else: its styles, what was found as JSON, and the script that
 * shows it, which is that of the web page's boards and of web/analysis/. See analysis_show.h. */
#include "analysis_show.h"
#include "common/files.h"
#include "common/json.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

extern const unsigned char analysis_page_script[], analysis_page_style[];
extern const size_t analysis_page_script_size, analysis_page_style_size;

static void add_line(void *user, const char *move)
{
    text *to = user;
    text_addf(to, "%s%s", to->length ? " " : "", move);
}

static void add_move(const analysis *of, const shown_game *game, int ply, json *to)
{
    const zw_game *rules = of->handle.game;
    const judged *one = &game->moves[ply];
    const void *here = played_at(&game->played, ply);
    char word[256], number[24];
    text line = {0};
    json_open_object(to, NULL);
    shown_number(game, ply, number, sizeof number);
    json_string(to, "number", number);
    json_integer(to, "player", shown_player(game, ply));
    move_text(&of->handle, here, game->played.moves[ply], MOVE_NOTATION, word, sizeof word);
    json_string(to, "move", word);
    move_text(&of->handle, here, game->played.moves[ply], MOVE_FOR_PEOPLE, word, sizeof word);
    json_string(to, "shown", word);
    json_value(to, "value", rules, one->value);
    value_for_people(rules, one->value, word, sizeof word);
    json_string(to, "text", word);
    json_truth(to, "exact", one->exact);
    if (one->value < one->best_value) {
        move_text(&of->handle, here, one->best, MOVE_NOTATION, word, sizeof word);
        json_string(to, "best", word);
        value_for_people(rules, one->best_value, word, sizeof word);
        json_string(to, "best_text", word);
        line_walk(&of->handle, here, one->line, one->line_length, MOVE_FOR_PEOPLE, add_line, &line);
        json_string(to, "line", line.data);
    }
    if (one->fault) {
        json_string(to, "mark", fault_rows[one->fault].name);
        json_string(to, "sign", fault_rows[one->fault].sign);
        loss_for_people(rules, fault_loss(&of->limits, one->best_value, one->value), word, sizeof word);
        json_string(to, "loss", word);
    }
    json_close_object(to);
    text_free(&line);
}

/* The boards of a plug-in are the game's own text; the script knows those of the library's games. */
static void add_positions(const analysis *of, const shown_game *game, json *to)
{
    const game_handle *handle = &of->handle;
    char board[4096];
    json_open_array(to, "positions");
    for (int ply = 0; ply <= game->played.count; ply++) {
        char *shown = position_text(handle, played_at(&game->played, ply));
        json_string(to, NULL, shown);
        free(shown);
    }
    json_close_array(to);
    if (!handle->plugin || !handle->game->show)
        return;
    json_open_array(to, "boards");
    for (int ply = 0; ply <= game->played.count; ply++) {
        handle->game->show(handle->context, played_at(&game->played, ply), board, sizeof board);
        json_string(to, NULL, board);
    }
    json_close_array(to);
}

static void add_game(const analysis *of, const shown_game *game, json *to)
{
    json_open_object(to, NULL);
    json_open_array(to, "players");
    for (int player = 0; player < 2; player++)
        json_string(to, NULL, game->item->players[player]);
    json_close_array(to);
    json_string(to, "result", game->item->ended);
    add_positions(of, game, to);
    json_open_array(to, "moves");
    for (int ply = 0; ply < game->played.count; ply++)
        add_move(of, game, ply, to);
    json_close_array(to);
    json_close_object(to);
}

static void add_players(const analysis *of, const player_table *table, json *to)
{
    char loss[48];
    json_open_array(to, "players");
    for (int i = 0; i < table->count; i++) {
        const player_sum *row = &table->rows[i];
        loss_for_people(of->handle.game, row->moves ? row->loss / row->moves : 0, loss, sizeof loss);
        json_open_object(to, NULL);
        json_string(to, "name", row->name);
        json_integer(to, "games", row->games);
        json_integer(to, "moves", row->moves);
        json_integer(to, "best", row->best);
        json_string(to, "loss", loss);
        json_integer(to, "inaccuracies", row->faults[FAULT_INACCURACY]);
        json_integer(to, "mistakes", row->faults[FAULT_MISTAKE]);
        json_integer(to, "blunders", row->faults[FAULT_BLUNDER]);
        json_integer(to, "missed_wins", row->faults[FAULT_MISSED_WIN]);
        json_close_object(to);
    }
    json_close_array(to);
}

/* What the script reads. No text of a file may end the element that it is in. */
static void add_data(const analysis *of, const player_table *table, text *to)
{
    const zw_game *game = of->handle.game;
    char about[128], title[128];
    json out;
    snprintf(title, sizeof title, "%s: %d game%s", game->title ? game->title : game->name, of->games.count,
             of->games.count == 1 ? "" : "s");
    snprintf(about, sizeof about, "Judged by zw %s. Values are those of the player who moves.", zw_version());
    json_begin(&out);
    json_string(&out, "game", game->name);
    json_string(&out, "title", title);
    json_string(&out, "about", about);
    json_value(&out, "most", game, of->limits.decided ? of->limits.decided : game->max_score);
    add_players(of, table, &out);
    json_open_array(&out, "games");
    for (int i = 0; i < of->games.count; i++) {
        shown_game shown;
        shown_begin(of, i, &shown);
        add_game(of, &shown, &out);
        shown_end(&shown);
    }
    json_close_array(&out);
    text_add(&out.out, "}");
    for (const char *at = out.out.data; *at;) {
        size_t plain = strcspn(at, "<");
        text_add_bytes(to, at, plain);
        at += plain;
        if (*at)
            text_add(to, "\\u003c"), at++;
    }
    text_free(&out.out);
}

int page_write(const analysis *of, const player_table *table, const char *path)
{
    text page = {0};
    text_add(&page,
             "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
             "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>Games judged</title>\n"
             "<style>\n");
    text_add_bytes(&page, (const char *)analysis_page_style, analysis_page_style_size);
    text_add(&page,
             "</style>\n</head>\n<body>\n<main><noscript>This page shows its games by a script.</noscript></main>\n"
             "<script type=\"application/json\" id=\"judged\">");
    add_data(of, table, &page);
    text_add(&page, "</script>\n<script type=\"module\">\n");
    text_add_bytes(&page, (const char *)analysis_page_script, analysis_page_script_size);
    text_add(&page, "</script>\n</body>\n</html>\n");
    int status = write_file(path, page.data, page.length);
    text_free(&page);
    return status;
}
