/* terminal_board.c - a position as the terminal draws it: the board of a game that describes one (zw_board), in symbols and
 * colours or in plain letters, and for other games what show() writes. It prints to a text alone; see terminal.h. */
#include "terminal.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define COLOUR_OFF "\033[0m"

/* Colours are numbers of the usual palette of 256. */
typedef struct palette {
    int light, dark; /* squares */
    int light_moved, dark_moved; /* squares of the last move */
    int faint; /* of numbers and empty places */
} palette;

static const palette palettes[] = {
    [ZW_CHEQUERED] = {180, 137, 186, 143, 95},
    [ZW_CLOTH] = {35, 29, 115, 72, 22},
    [ZW_GRID] = {25, 25, 32, 32, 17},
    [ZW_WOOD] = {180, 180, 186, 186, 95},
};
static const int piece_colours[] = {[ZW_WHITE] = 231, [ZW_BLACK] = 16, [ZW_YELLOW] = 226, [ZW_RED] = 196};

typedef enum square_mark { UNMARKED, MOVED, REACHED } square_mark;

/* What is drawn: a board, and what stands on its squares. */
typedef struct drawing {
    const play_session *session;
    const zw_board *board;
    int now[ZW_MOST_SQUARES];
    unsigned char marks[ZW_MOST_SQUARES];
    int width; /* of a square, in columns */
} drawing;

const zw_board *play_board(const play_session *session)
{
    return session->handle.game->board;
}

static int square_count(const zw_board *board)
{
    return board->rows * board->columns;
}

static void read_squares(const play_session *session, const void *position, int *square)
{
    play_board(session)->squares(session->handle.context, position, square);
}

/* ------------------------------------------------------------------------------------------------------------- marks */

/* The squares that the last move has changed; where a piece was put down, only those that were or are now empty: in Othello
 * the new disc and none of those that it has turned. */
static void mark_last_move(drawing *of)
{
    int before[ZW_MOST_SQUARES], put = 0, count = of->session->game.count;
    if (!count)
        return;
    read_squares(of->session, play_position_at(of->session, count - 1), before);
    for (int i = 0; i < square_count(of->board); i++)
        put |= !before[i] && of->now[i];
    for (int i = 0; i < square_count(of->board); i++)
        if (before[i] != of->now[i] && (!put || !before[i] || !of->now[i]))
            of->marks[i] = MOVED;
}

/* The empty squares on which a legal move puts a piece. */
static void mark_legal_moves(drawing *of)
{
    const play_session *session = of->session;
    const game_handle *handle = &session->handle;
    int after[ZW_MOST_SQUARES];
    void *next = allocate(1, handle->game->position_size);
    for (int m = 0; m < session->referee.legal_count; m++) {
        handle->game->play(handle->context, play_position(session), session->referee.legal[m], next);
        read_squares(session, next, after);
        for (int i = 0; i < square_count(of->board); i++)
            if (!of->now[i] && after[i])
                of->marks[i] = REACHED;
    }
    free(next);
}

int play_changes_board(const play_session *session, const void *position, zw_move move)
{
    const game_handle *handle = &session->handle;
    int now[ZW_MOST_SQUARES], after[ZW_MOST_SQUARES];
    if (!play_board(session))
        return 1;
    void *next = allocate(1, handle->game->position_size);
    handle->game->play(handle->context, position, move, next);
    read_squares(session, position, now);
    read_squares(session, next, after);
    free(next);
    return memcmp(now, after, (size_t)square_count(play_board(session)) * sizeof *now) != 0;
}

/* ----------------------------------------------------------------------------------------------------------- squares */

static const zw_piece *find_piece(const zw_board *board, int letter)
{
    for (const zw_piece *one = board->pieces; one && one->letter; one++)
        if (one->letter == letter)
            return one;
    return NULL;
}

/* What stands in a square, and its colour. */
static void square_content(const drawing *of, int row, int column, char *content, size_t size, int *colour)
{
    const zw_board *board = of->board;
    const palette *colours = &palettes[board->surface];
    int index = row * board->columns + column, what = of->now[index], symbols = of->session->symbols;
    int number = board->number ? board->number(row, column) : 0;
    const zw_piece *piece = find_piece(board, what);
    *colour = piece ? piece_colours[board->colours[piece->side]] : colours->faint;
    if (what >= ZW_COUNT) {
        snprintf(content, size, "%d", what - ZW_COUNT);
        *colour = piece_colours[ZW_BLACK];
    } else if (piece) {
        snprintf(content, size, "%s", symbols ? piece->symbol : (char[]){piece->letter, '\0'});
    } else if (number) {
        snprintf(content, size, "%d", number);
    } else if (of->marks[index] == REACHED) {
        snprintf(content, size, "%s", symbols ? "\u2022" : "*");
        *colour = piece_colours[ZW_BLACK];
    } else if (what == ZW_NO_SQUARE || board->number) {
        snprintf(content, size, " ");
    } else {
        snprintf(content, size, "%s", board->surface == ZW_GRID && symbols ? "\u25CF" : symbols ? " " : ".");
    }
}

/* In characters, of which a symbol has several bytes. */
static int content_length(const char *content)
{
    int length = 0;
    for (; *content; content++)
        length += ((unsigned char)*content & 0xC0) != 0x80;
    return length;
}

static void draw_square(const drawing *of, int row, int column, text *to)
{
    const zw_board *board = of->board;
    const palette *colours = &palettes[board->surface];
    char content[16];
    int colour, index = row * board->columns + column, dark = (row + column) % 2 == (board->rows - 1) % 2;
    int moved = of->marks[index] == MOVED, colourful = of->session->colours;
    square_content(of, row, column, content, sizeof content, &colour);
    int ground = moved ? (dark ? colours->dark_moved : colours->light_moved) : dark ? colours->dark : colours->light;
    int length = content_length(content), left = length + 1 < of->width, right = of->width - left - length;
    if (colourful)
        text_addf(to, "\033[48;5;%d;38;5;%dm%*s%s%*s", ground, colour, left, "", content, right, "");
    else
        text_addf(to, "%s%s%-*s", moved ? "[" : " ", content, right, moved ? "]" : "");
}

/* ------------------------------------------------------------------------------------------------------------- frame */

/* The names of the columns. */
static void draw_names(const drawing *of, const char *names, text *to)
{
    const zw_board *board = of->board;
    if (!names)
        return;
    text_add(to, board->beside ? "   " : " ");
    for (int i = 0; i < board->columns; i++) {
        int column = of->session->flipped ? board->columns - 1 - i : i;
        text_addf(to, " %c%*s", names[column], of->width - 2, "");
    }
    while (to->data[to->length - 1] == ' ')
        to->data[--to->length] = '\0';
    text_add(to, "\n");
}

static void draw_row(const drawing *of, int line, text *to)
{
    const zw_board *board = of->board;
    int flipped = of->session->flipped, row = flipped ? board->rows - 1 - line : line;
    if (board->beside)
        text_addf(to, " %c ", board->beside[row]);
    else
        text_add(to, " ");
    for (int i = 0; i < board->columns; i++)
        draw_square(of, row, flipped ? board->columns - 1 - i : i, to);
    if (of->session->colours)
        text_add(to, COLOUR_OFF);
    while (!of->session->colours && to->data[to->length - 1] == ' ')
        to->data[--to->length] = '\0';
    text_add(to, "\n");
}

/* The last line of what show() writes says who is to move. The letter of a piece in it becomes its symbol. */
static void draw_status(const drawing *of, const char *shown, text *to)
{
    size_t length = strlen(shown);
    while (length && shown[length - 1] == '\n')
        length--;
    size_t start = length;
    while (start && shown[start - 1] != '\n')
        start--;
    for (size_t i = start; i < length; i++) {
        int alone = (i == start || shown[i - 1] == ' ') && (i + 1 == length || strchr(" ,", shown[i + 1]));
        const zw_piece *piece = alone ? find_piece(of->board, shown[i]) : NULL;
        if (piece && of->session->symbols && of->session->colours)
            text_addf(to, "\033[48;5;%d;38;5;%dm %s " COLOUR_OFF, palettes[of->board->surface].light,
                      piece_colours[of->board->colours[piece->side]], piece->symbol);
        else
            text_add_bytes(to, shown + i, 1);
    }
    text_add(to, "\n");
}

static int square_width(const drawing *of)
{
    int plain_numbers = of->board->number && !of->session->colours;
    for (int i = 0; i < square_count(of->board); i++)
        if (of->now[i] >= ZW_COUNT || plain_numbers)
            return 4;
    return 3;
}

/* --------------------------------------------------------------------------------------------------- without a board */

/* The board as the game writes it, or the text of the position where it writes none. */
static char *shown_text(const play_session *session, const void *position)
{
    const game_handle *handle = &session->handle;
    if (!handle->game->show)
        return position_text(handle, position);
    int length = handle->game->show(handle->context, position, NULL, 0);
    size_t size = length > 0 ? (size_t)length + 1 : 1;
    char *shown = allocate(size, 1);
    handle->game->show(handle->context, position, shown, size);
    return shown;
}

/* Where the text of the position before is laid out alike, what differs is what the last move has changed. */
static void draw_shown(const play_session *session, const char *shown, text *to)
{
    int plies = session->game.count;
    char *before = plies && session->colours ? shown_text(session, play_position_at(session, plies - 1)) : NULL;
    int alike = before && strlen(before) == strlen(shown);
    for (size_t i = 0; shown[i]; i++) {
        int changed = alike && before[i] != shown[i] && isgraph((unsigned char)shown[i]);
        text_addf(to, changed ? "\033[7m%c" COLOUR_OFF : "%c", shown[i]);
    }
    if (!to->length || to->data[to->length - 1] != '\n')
        text_add(to, "\n");
    free(before);
}

void draw_board(const play_session *session, text *to)
{
    drawing of = {.session = session, .board = play_board(session)};
    char *shown = shown_text(session, play_position(session));
    if (!of.board) {
        draw_shown(session, shown, to);
        free(shown);
        return;
    }
    read_squares(session, play_position(session), of.now);
    mark_last_move(&of);
    if (of.board->marks_moves && play_person_to_move(session) && !play_is_over(session))
        mark_legal_moves(&of);
    of.width = square_width(&of);
    int turned = session->flipped && of.board->above && of.board->below;
    draw_names(&of, turned ? of.board->below : of.board->above, to);
    for (int line = 0; line < of.board->rows; line++)
        draw_row(&of, line, to);
    draw_names(&of, turned ? of.board->above : of.board->below, to);
    draw_status(&of, shown, to);
    free(shown);
}

/* ------------------------------------------------------------------------------------------------------------- sides */

/* "White", or where a side has one letter and it is seen, "Black (X)"; "first" and "second" where sides have no names. */
const char *play_side_name(const play_session *session, int first, char *name, size_t size)
{
    const zw_board *board = play_board(session);
    int side = !first, letters = 0;
    char letter = '\0';
    for (const zw_piece *one = board ? board->pieces : NULL; one && one->letter; one++)
        if (one->side == side) {
            letters++;
            letter = one->letter;
        }
    if (!board || !board->sides[side])
        snprintf(name, size, "%s", first ? "first" : "second");
    else if (letters == 1 && !session->symbols)
        snprintf(name, size, "%s (%c)", board->sides[side], letter);
    else
        snprintf(name, size, "%s", board->sides[side]);
    return name;
}
