/* records.c - files of Othello games and positions: lines of text (boards, move lists, OBF) and WTHOR bases (.wtb). What
 * cannot be read is complained about and left out, the rest is still read. Every move is played by the rules, so that a
 * record that comes through is a legal one. Must not open files, nor know who reads. */
#include "../records.h"
#include "notation.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define LONGEST_LINE 1023
#define LONGEST_GAME 128 /* plies, passes included: more than any board has room for */
#define SENTENCE 400

typedef struct reader {
    const zw_record_sink *sink;
    size_t line; /* or the number of the record */
    othello_position first, here;
    zw_move moves[LONGEST_GAME];
    int count; /* of moves */
    int records;
    char result[24], label[LONGEST_LINE + 1];
    char why[SENTENCE];
} reader;

static void complain(reader *r)
{
    zw_record_complain(r->sink, r->line, r->why);
}

static void deliver(reader *r)
{
    zw_record record = {.line = r->line,
                        .position = &r->first,
                        .moves = r->moves,
                        .move_count = r->count,
                        .result = r->result,
                        .label = r->label};
    r->sink->record(r->sink->user, &record);
    r->records++;
}

static void begin(reader *r, const othello_position *first)
{
    r->first = r->here = *first;
    r->count = 0;
    r->result[0] = r->label[0] = '\0';
}

/* ------------------------------------------------------------------------------------------------------------- playing */

static int is_over(const othello_position *board)
{
    return !othello_mobility(board->mine, board->theirs) && !othello_mobility(board->theirs, board->mine);
}

static void play(reader *r, zw_move move)
{
    r->moves[r->count++] = move;
    r->here = othello_after(&r->here, move);
}

/* Plays a move given by name. Move lists leave passes out, so one is put in where it is the only way to go on. */
static int play_named(reader *r, const char *name)
{
    char why[SENTENCE / 2];
    zw_move move;
    int number = r->count + 1;
    if (strcmp(name, "pass") != 0 && othello_must_pass(&r->here))
        play(r, OTHELLO_PASS);
    if (zw_othello_parse_move(NULL, &r->here, name, &move, why, sizeof why) == 0) {
        play(r, move);
        return 0;
    }
    snprintf(r->why, sizeof r->why, "ply %d: %s", number, why);
    return -1;
}

/* The discs of X and of O at the end, the empty squares counting for the winner. */
static int crosses_at_the_end(const othello_position *board)
{
    int mine = (OTHELLO_SQUARES + othello_outcome(board) / OTHELLO_DISC) / 2;
    return board->white ? OTHELLO_SQUARES - mine : mine;
}

static void note_result(reader *r, int crosses)
{
    snprintf(r->result, sizeof r->result, "%d-%d", crosses, OTHELLO_SQUARES - crosses);
}

/* ----------------------------------------------------------------------------------------------------------- text lines */

static char *skip_blanks(char *text)
{
    return text + strspn(text, " \t,");
}

static void trim_end(char *text)
{
    size_t length = strlen(text);
    while (length && strchr(" \t\r", text[length - 1]))
        text[--length] = '\0';
}

/* "f5d6c3" or "f5 d6 pass c3". */
static int read_moves(reader *r, char *text)
{
    for (text = skip_blanks(text); *text; text = skip_blanks(text)) {
        size_t length = strncmp(text, "pass", 4) == 0 ? 4 : text[1] ? 2 : 1;
        char name[5] = "";
        memcpy(name, text, length);
        if (play_named(r, name) != 0)
            return -1;
        text += length;
    }
    if (is_over(&r->here))
        note_result(r, crosses_at_the_end(&r->here));
    return 0;
}

/* One "move:value" of an OBF line; the value may be missing. Keeps the best in *best. */
static int read_assessment(reader *r, char *text, long *best)
{
    char why[SENTENCE / 2], *colon = strchr(text, ':');
    zw_move move;
    if (colon) {
        char *end;
        long value = strtol(colon + 1, &end, 10);
        if (end == colon + 1 || *skip_blanks(end) || value < -OTHELLO_SQUARES || value > OTHELLO_SQUARES) {
            snprintf(r->why, sizeof r->why, "'%.60s': '%.20s' is not a value, expected discs from -64 to +64", text,
                     colon + 1);
            return -1;
        }
        if (!r->result[0] || value > *best) {
            *best = value;
            snprintf(r->result, sizeof r->result, "%+ld", value);
        }
        *colon = '\0';
        trim_end(text);
    }
    if (zw_othello_parse_move(NULL, &r->first, text, &move, why, sizeof why) == 0)
        return 0;
    snprintf(r->why, sizeof r->why, "%s", why);
    return -1;
}

/* What an OBF line says behind the board: moves with their values, and a comment after %. */
static int read_assessments(reader *r, char *text)
{
    long best = 0;
    snprintf(r->label, sizeof r->label, "%s", skip_blanks(text));
    text[strcspn(text, "%")] = '\0';
    for (char *next; text; text = next) {
        next = strchr(text, ';');
        if (next)
            *next++ = '\0';
        text = skip_blanks(text);
        trim_end(text);
        if (*text && read_assessment(r, text, &best) != 0)
            return -1;
    }
    return 0;
}

static int read_board(reader *r, char *text)
{
    othello_position board;
    char *moves = strstr(text, " moves"), *rest = strchr(text, ';');
    if (moves)
        *moves = '\0';
    else if (rest)
        *rest = '\0';
    trim_end(text);
    if (zw_othello_parse(NULL, text, &board, r->why, sizeof r->why) != 0)
        return -1;
    begin(r, &board);
    if (moves)
        return read_moves(r, moves + strlen(" moves"));
    return rest ? read_assessments(r, rest + 1) : 0;
}

static int read_line(reader *r, char *text)
{
    othello_position start;
    if (zw_othello_square_named(text) < 0)
        return read_board(r, text);
    othello_start(NULL, &start);
    begin(r, &start);
    return read_moves(r, text);
}

static void read_lines(reader *r, const char *bytes, size_t length)
{
    char copy[LONGEST_LINE + 1];
    const char *at = bytes, *end = bytes + length;
    for (r->line = 1; at < end; r->line++) {
        const char *newline = memchr(at, '\n', (size_t)(end - at));
        size_t size = (size_t)((newline ? newline : end) - at);
        if (size > LONGEST_LINE || memchr(at, '\0', size)) {
            snprintf(r->why, sizeof r->why, "%s, expected text of at most %d characters a line",
                     size > LONGEST_LINE ? "too long a line" : "a line with a zero byte", LONGEST_LINE);
            complain(r);
        } else {
            memcpy(copy, at, size);
            copy[size] = '\0';
            char *text = skip_blanks(copy);
            trim_end(text);
            if (*text && *text != '#' && *text != '%') {
                if (read_line(r, text) == 0)
                    deliver(r);
                else
                    complain(r);
            }
        }
        at = newline ? newline + 1 : end;
    }
}

/* -------------------------------------------------------------------------------------------------------- WTHOR bases */

#define WTHOR_HEADER 16
#define WTHOR_RECORD 68
#define WTHOR_MOVES 60

typedef struct wthor_header {
    size_t records; /* announced */
    unsigned year;
    unsigned board; /* squares a side, 0 for 8 */
    unsigned kind; /* 0: games */
} wthor_header;

static unsigned little16(const unsigned char *at)
{
    return (unsigned)at[0] | (unsigned)at[1] << 8;
}

static wthor_header read_wthor_header(const unsigned char *at)
{
    return (wthor_header){.records = little16(at + 4) | (size_t)little16(at + 6) << 16,
                          .year = little16(at + 10),
                          .board = at[12],
                          .kind = at[13]};
}

/* Moves are 10 * row + column, from 11 to 88, without passes; zeros fill up a game that ended early. */
static int read_wthor_moves(reader *r, const unsigned char *moves)
{
    int count = 0;
    while (count < WTHOR_MOVES && moves[count])
        count++;
    for (int i = count; i < WTHOR_MOVES; i++)
        if (moves[i]) {
            snprintf(r->why, sizeof r->why, "move %d is %d after a zero, expected zeros to the end", i + 1, moves[i]);
            return -1;
        }
    for (int i = 0; i < count; i++) {
        int row = moves[i] / 10, column = moves[i] % 10;
        if (row < 1 || row > 8 || column < 1 || column > 8) {
            snprintf(r->why, sizeof r->why, "move %d is %d, expected 10 * row + column, 11 to 88", i + 1, moves[i]);
            return -1;
        }
        char name[3] = {(char)('a' + column - 1), (char)('0' + row), '\0'};
        if (play_named(r, name) != 0)
            return -1;
    }
    return 0;
}

/* A game broken off has whatever score was agreed on; a finished one must have that of the board. */
static int read_wthor_record(reader *r, const unsigned char *at, const wthor_header *header)
{
    othello_position start;
    othello_start(NULL, &start);
    begin(r, &start);
    if (read_wthor_moves(r, at + 8) != 0)
        return -1;
    int announced = at[6], played = crosses_at_the_end(&r->here);
    if (announced > OTHELLO_SQUARES) {
        snprintf(r->why, sizeof r->why, "a score of %d for black, expected 0 to 64", announced);
        return -1;
    }
    if (is_over(&r->here) && announced != played) {
        snprintf(r->why, sizeof r->why, "a score of %d for black, expected %d as the moves are played", announced,
                 played);
        return -1;
    }
    note_result(r, announced);
    snprintf(r->label, sizeof r->label, "%u, tournament %u, player %u against %u", header->year, little16(at),
             little16(at + 2), little16(at + 4));
    return 0;
}

static int check_wthor_header(reader *r, const wthor_header *header)
{
    if (header->board != 0 && header->board != 8)
        snprintf(r->why, sizeof r->why, "a base of boards with %u squares a side, expected 8", header->board);
    else if (header->kind != 0)
        snprintf(r->why, sizeof r->why, "a base of kind %u, expected games (0)", header->kind);
    else
        return 0;
    return -1;
}

static void read_wthor(reader *r, const unsigned char *bytes, size_t length)
{
    if (length < WTHOR_HEADER) {
        snprintf(r->why, sizeof r->why, "a file of %zu bytes, expected a WTHOR header of 16 and records of 68", length);
        complain(r);
        return;
    }
    wthor_header header = read_wthor_header(bytes);
    if (check_wthor_header(r, &header) != 0) {
        complain(r);
        return;
    }
    size_t room = length - WTHOR_HEADER, whole = room / WTHOR_RECORD;
    for (r->line = 1; r->line <= whole && r->line <= header.records; r->line++) {
        if (read_wthor_record(r, bytes + WTHOR_HEADER + (r->line - 1) * WTHOR_RECORD, &header) == 0)
            deliver(r);
        else
            complain(r);
    }
    if (room != header.records * WTHOR_RECORD) {
        snprintf(r->why, sizeof r->why, "%zu bytes of records (%zu whole ones), expected %zu for the %zu announced",
                 room, whole, header.records * WTHOR_RECORD, header.records);
        complain(r);
    }
}

/* ---------------------------------------------------------------------------------------------------- the entry points */

static int ends_in(const char *name, const char *ending)
{
    size_t length = strlen(name), tail = strlen(ending);
    if (length < tail)
        return 0;
    for (size_t i = 0; i < tail; i++)
        if ((name[length - tail + i] | 0x20) != (ending[i] | 0x20))
            return 0;
    return 1;
}

int zw_othello_read_records(void *context, const char *name, const char *bytes, size_t length,
                            const zw_record_sink *sink)
{
    reader r = {.sink = sink};
    (void)context;
    if (ends_in(name, ".wtb"))
        read_wthor(&r, (const unsigned char *)bytes, length);
    else
        read_lines(&r, bytes, length);
    return r.records;
}

int zw_othello_write_record(void *context, const zw_record *record, char *text, size_t size)
{
    char all[OTHELLO_SQUARES + 16 + 4 * LONGEST_GAME];
    const othello_position *first = record->position;
    othello_position start;
    int length = 0;
    othello_start(context, &start);
    int usual = first->mine == start.mine && first->theirs == start.theirs && first->white == start.white;
    if (!usual || record->move_count == 0) {
        length = zw_othello_format(context, first, all, sizeof all);
        if (record->move_count)
            length += snprintf(all + length, sizeof all - (size_t)length, " moves ");
    }
    for (int i = 0; i < record->move_count && i < LONGEST_GAME; i++)
        if (record->moves[i] != OTHELLO_PASS)
            length +=
                zw_othello_format_move(context, first, record->moves[i], all + length, sizeof all - (size_t)length);
    all[length] = '\0';
    return snprintf(text, size, "%s\n", all);
}
