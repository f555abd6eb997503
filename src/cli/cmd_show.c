/* cmd_show.c - `zw show`: a position as it stands, or a game up to it: the board, the moves that led there, the moves
 * that are legal and where they lead, whether it is over, and the game in its usual format. Whatever draws a board of its
 * own (the page) needs no other question than this one between two moves. */
#include "common/interrupt.h"
#include "common/json.h"
#include "common/options.h"
#include "common/positions.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct show_options {
    const char *position, *moves, *file;
} show_options;

#define AT(member) offsetof(show_options, member)
static const option_row rows[] = {
    {"position", OPTION_TEXT, "P", "the position (the initial one)", .offset = AT(position)},
    {"moves", OPTION_TEXT, "\"M M ...\"", "moves to play first", .offset = AT(moves)},
    {"file", OPTION_TEXT, "F", "read games from a file and show the end of each; - is the standard input",
     .offset = AT(file)},
    {.name = NULL},
};

/* A game as far as it was played. */
typedef struct course {
    game_handle *handle;
    const position_item *item;
    char *first; /* the position before the moves; room for one more position behind it */
    char *next;
    zw_move *legal;
    int legal_count;
    zw_value outcome;
    zw_draw drawn;
    zw_value drawn_value; /* for the side to move: a game may say that a repetition is no draw */
} course;

/* Plays the game again and looks at its end: afterwards the reader's current position is the last one. */
static void course_begin(course *c, game_handle *handle, const position_item *item)
{
    const zw_game *game = handle->game;
    zw_error error = {0};
    *c = (course){.handle = handle, .item = item};
    c->first = allocate(2, game->position_size);
    c->next = c->first + game->position_size;
    if (item->first)
        memcpy(c->first, item->first, game->position_size);
    else
        zw_position_parse(game, handle->context, item->text, c->first, &error);
    c->legal = allocate((size_t)game->max_moves, sizeof *c->legal);
    const void *last = positions_load(handle, item);
    c->legal_count = position_moves(handle, last, c->legal, &c->outcome);
    c->drawn = c->legal_count ? zw_engine_draw(handle->reader) : ZW_NOT_DRAWN;
    c->drawn_value = c->drawn != ZW_NOT_DRAWN ? zw_engine_draw_value(handle->reader) : 0;
}

static void course_end(course *c)
{
    free(c->first);
    free(c->legal);
}

static const char *drawn_by(zw_draw drawn)
{
    static const char *const names[] = {NULL, "repetition", "no progress", "material"};
    return names[drawn];
}

/* The game in its usual format, or NULL where it has none. */
static char *course_record(const course *c)
{
    const zw_record record = {.position = c->first,
                              .moves = c->item->played,
                              .move_count = c->item->played_count,
                              .result = c->item->result ? c->item->result : "",
                              .label = ""};
    return c->handle->game->write_record ? record_text(c->handle, &record) : NULL;
}

/* ------------------------------------------------------------------------------------------------------------- as JSON */

static void json_one_move(json *out, const game_handle *handle, const void *position, zw_move move, const void *after)
{
    char written[256], shown[256];
    char *behind = position_text(handle, after);
    move_text(handle, position, move, MOVE_NOTATION, written, sizeof written);
    move_text(handle, position, move, MOVE_FOR_PEOPLE, shown, sizeof shown);
    json_open_object(out, NULL);
    json_string(out, "move", written);
    json_string(out, "shown", shown);
    json_string(out, "after", behind);
    json_truth(out, "again", position_keeps_turn(handle, position, move));
    json_close_object(out);
    free(behind);
}

static void json_played(json *out, const course *c)
{
    const game_handle *handle = c->handle;
    size_t size = handle->game->position_size;
    char *here = allocate(2, size), *there = here + size;
    memcpy(here, c->first, size);
    json_open_array(out, "played");
    for (int i = 0; i < c->item->played_count; i++) {
        handle->game->play(handle->context, here, c->item->played[i], there);
        json_one_move(out, handle, here, c->item->played[i], there);
        memcpy(here, there, size);
    }
    json_close_array(out);
    free(here);
}

static void print_json(const course *c)
{
    json out;
    const game_handle *handle = c->handle;
    const void *last = zw_engine_current(handle->reader);
    char *start = position_text(handle, c->first), *now = position_text(handle, last), *record = course_record(c);
    json_begin(&out);
    json_string(&out, "game", handle->game->name);
    json_string(&out, "start", start);
    json_string(&out, "position", now);
    json_played(&out, c);
    json_open_array(&out, "moves");
    for (int i = 0; i < c->legal_count; i++) {
        handle->game->play(handle->context, last, c->legal[i], c->next);
        json_one_move(&out, handle, last, c->legal[i], c->next);
    }
    json_close_array(&out);
    if (c->legal_count && !c->drawn_value)
        json_null(&out, "outcome");
    else
        json_value(&out, "outcome", handle->game, c->legal_count ? c->drawn_value : c->outcome);
    json_string(&out, "drawn", drawn_by(c->drawn));
    json_string(&out, "result", c->item->result);
    json_string(&out, "record", record);
    json_end(&out, stdout);
    free(start);
    free(now);
    free(record);
}

/* ---------------------------------------------------------------------------------------------------------- for people */

static void print_move(void *user, const char *move)
{
    int *count = user;
    printf("%s%s", (*count)++ ? " " : "", move);
}

static void print_text(const course *c)
{
    const game_handle *handle = c->handle;
    const void *last = zw_engine_current(handle->reader);
    char board[4096], *now = position_text(handle, last);
    int count = 0;
    if (handle->game->show) {
        handle->game->show(handle->context, last, board, sizeof board);
        printf("%s%s", board, *board && board[strlen(board) - 1] != '\n' ? "\n" : "");
    }
    printf("position  %s\n", now);
    free(now);
    if (c->item->played_count) {
        printf("played    ");
        line_walk(handle, c->first, c->item->played, c->item->played_count, MOVE_FOR_PEOPLE, print_move, &count);
        printf("\n");
    }
    if (c->legal_count) {
        printf("moves    ");
        for (int i = 0; i < c->legal_count; i++) {
            char move[256];
            move_text(handle, last, c->legal[i], MOVE_FOR_PEOPLE, move, sizeof move);
            printf(" %s", move);
        }
    } else {
        char value[64];
        zw_value_format(handle->game, c->outcome, value, sizeof value);
        printf("over      %s for the side to move", value);
    }
    printf("\n");
    if (c->drawn_value)
        printf("over      by %s, %s for the side to move\n", drawn_by(c->drawn), c->drawn_value > 0 ? "won" : "lost");
    else if (c->drawn != ZW_NOT_DRAWN)
        printf("drawn     by %s\n", drawn_by(c->drawn));
}

static int show_all(game_handle *handle, const show_options *own, int json_wanted)
{
    position_list list = {0};
    int status = own->file ? positions_add_file(&list, handle, own->file, RECORD_END)
                           : positions_add(&list, handle, own->position ? own->position : "start", own->moves, NULL);
    for (int i = 0; !status && i < list.count && !interrupted(); i++) {
        course c;
        course_begin(&c, handle, &list.items[i]);
        if (json_wanted)
            print_json(&c);
        else
            print_text(&c);
        course_end(&c);
    }
    positions_free(&list);
    return status;
}

int cmd_show(int argc, char **argv)
{
    static const command_usage usage = {
        .name = "show",
        .arguments = "GAME",
        .least = 1,
        .most = 1,
        .about =
            "Shows a position: the board, the moves that led to it, and the legal moves. With --json also the moves\n"
            "as people write them, the position after each, whether the game is over or drawn, and the game in its\n"
            "usual format (PGN, PDN). The games of a file are shown one after the other, each at its last position.",
        .example = "zw show chess --moves 'e2e4 e7e5'",
    };
    show_options own = {0};
    option_group groups[] = {{"options", rows, &own}, {.rows = NULL}};
    command_line line;
    int status = options_read(&usage, groups, argc, argv, &line);
    if (status != OPTIONS_GO)
        return status;
    if (own.file && (own.position || own.moves))
        return bad("--file '%s': expected either --file or --position, not both", own.file);
    game_handle handle;
    status = game_open(line.words[0], &handle);
    if (status)
        return status;
    status = show_all(&handle, &own, line.json);
    game_close(&handle);
    return status;
}
