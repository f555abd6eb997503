/* match_file.c - the file that keeps a match's games, one line each, so that a match that was killed goes on where it was:
 * see match.h. */
#include "match.h"

#include <stdlib.h>
#include <string.h>

static const char *const RESULTS[] = {"0-1", "1/2-1/2", "1-0"}; /* by the points of the one who moves first */

/* Columns of a line; those from COLUMN_FIRST to COLUMN_OPENING are what the match says of the game before it is played. */
enum {
    COLUMN_NUMBER,
    COLUMN_RESULT,
    COLUMN_END,
    COLUMN_FIRST,
    COLUMN_SECOND,
    COLUMN_OPENING,
    COLUMN_MOVES,
    COLUMN_NOTES,
    COLUMNS
};

/* A text from the command line or a file as a column can have it. */
static void add_column(text *to, const char *column)
{
    for (; *column; column++)
        text_add_bytes(to, *column == '\t' || *column == '\n' ? " " : column, 1);
}

/* A column that is known before the game is played. */
static char *planned_column(const match *all, int game, int column)
{
    int first = match_first_player(game);
    const position_item *opening = match_opening(all, game);
    text to = {0};
    text_add(&to, "");
    if (column == COLUMN_OPENING) {
        add_column(&to, opening->text); /* with its moves, as a set file writes it */
        add_column(&to, opening->moves ? " moves " : "");
        add_column(&to, opening->moves ? opening->moves : "");
    } else {
        add_column(&to, all->players[match_player(all, game, column == COLUMN_FIRST ? first : 1 - first)].text);
    }
    return to.data;
}

int match_file_write(const match *all, journal *file, int game)
{
    const game_record *record = &all->records[game];
    text line = {0};
    text_addf(&line, "%d\t%s\t%s", game + 1, RESULTS[record->points], game_ends[record->end].name);
    for (int column = COLUMN_FIRST; column <= COLUMN_OPENING; column++) {
        char *planned = planned_column(all, game, column);
        text_addf(&line, "\t%s", planned);
        free(planned);
    }
    text_addf(&line, "\t%s", record->moves);
    if (record->notes)
        text_addf(&line, "\t%s", record->notes);
    int status = journal_add(file, line.data);
    text_free(&line);
    return status;
}

/* ---------------------------------------------------------------------------------------------------------- reading */

/* A file while it is read. */
typedef struct reading {
    match *all;
    const char *path;
    int played; /* games read */
} reading;

/* Cuts a line at its tabs; the columns that it has not are NULL, and the last one is what it has too much. */
static void split(char *line, char *columns[COLUMNS + 1])
{
    for (int i = 0; i <= COLUMNS; i++) {
        columns[i] = line;
        line = line ? strchr(line, '\t') : NULL;
        if (line)
            *line++ = '\0';
    }
}

/* The openings may come from a file that has changed meanwhile. */
static int check_plan(const reading *from, int number, char **columns)
{
    static const char *const names[COLUMNS] = {
        [COLUMN_FIRST] = "the first player", [COLUMN_SECOND] = "the second player", [COLUMN_OPENING] = "the opening"};
    int status = EXIT_FINE;
    for (int column = COLUMN_FIRST; column <= COLUMN_OPENING && !status; column++) {
        char *planned = planned_column(from->all, from->played, column);
        if (strcmp(planned, columns[column]) != 0)
            status = bad("%s:%d: %s of game %d is '%.80s': expected '%.80s'", from->path, number, names[column],
                         from->played + 1, columns[column], planned);
        free(planned);
    }
    return status;
}

/* The moves are played once more, so that what is counted and written to --pgn is a game. */
static int check_moves(const reading *from, int number, const char *moves, int *plies)
{
    const match *all = from->all;
    played_game game = {.handle = NULL};
    zw_error error = {0};
    played_copy(&game, &all->handle, match_opening_game(all, from->played));
    int opening = game.count, failed = played_read(&game, moves, &error);
    *plies = game.count - opening;
    played_free(&game);
    return failed ? bad("%s:%d: game %d: %s", from->path, number, from->played + 1, error.text) : EXIT_FINE;
}

/* There is a note for each move of a game that is timed, and none for others. */
static int check_notes(const reading *from, int number, const char *notes, int plies)
{
    const char *at = notes ? notes : "";
    int count = 0, expected = match_is_timed(from->all) ? plies : 0;
    size_t length;
    move_note note;
    for (; (at = match_note_next(at, &length)) != NULL; at += length, count++)
        if (match_note_read(from->all->handle.game, at, length, &note))
            return bad("%s:%d: game %d: '%.*s': expected a move's value/depth/milliseconds", from->path, number,
                       from->played + 1, length < 60 ? (int)length : 60, at);
    if ((notes != NULL) != match_is_timed(from->all) || count != expected)
        return bad("%s:%d: game %d has notes on %d moves: expected %d", from->path, number, from->played + 1, count,
                   expected);
    return EXIT_FINE;
}

/* Where the column is among `count` names; `count`: it is none of them. */
static int find_name(const char *column, const char *const *names, int count)
{
    int i = 0;
    while (i < count && strcmp(names[i], column) != 0)
        i++;
    return i;
}

/* What a line says of the game before its moves: its number, result and end. Returns 0 when it cannot be read. */
static int read_columns(const reading *from, char *columns[COLUMNS + 1], int *points, int *end)
{
    char expected[16];
    const char *ends[GAME_ENDS];
    snprintf(expected, sizeof expected, "%d", from->played + 1);
    if (!columns[COLUMN_MOVES] || columns[COLUMNS] || strcmp(columns[COLUMN_NUMBER], expected) != 0)
        return 0;
    for (int i = 0; i < GAME_ENDS; i++)
        ends[i] = game_ends[i].name;
    *points = find_name(columns[COLUMN_RESULT], RESULTS, 3);
    *end = find_name(columns[COLUMN_END], ends, GAME_ENDS);
    return *points < 3 && *end != GAME_GOES_ON && *end < GAME_ENDS;
}

static int read_game(void *user, int number, char *line)
{
    reading *from = user;
    match *all = from->all;
    char *columns[COLUMNS + 1];
    int end, points, plies;
    if (from->played == all->games) /* there were more games than are wanted now */
        return EXIT_FINE;
    split(line, columns);
    if (!read_columns(from, columns, &points, &end))
        return bad("%s:%d: '%.60s': expected game %d of the match: its number, result, end, players, opening and moves",
                   from->path, number, line, from->played + 1);
    int status = check_plan(from, number, columns);
    if (!status)
        status = check_moves(from, number, columns[COLUMN_MOVES], &plies);
    if (!status)
        status = check_notes(from, number, columns[COLUMN_NOTES], plies);
    if (status)
        return status;
    const char *notes = columns[COLUMN_NOTES];
    all->records[from->played++] = (game_record){
        .points = points,
        .end = (game_end)end,
        .plies = plies,
        .moves = copy_text(columns[COLUMN_MOVES]),
        .notes = notes ? copy_text(notes) : NULL,
    };
    return EXIT_FINE;
}

int match_file_open(match *all, const char *path, const char *signature, journal *file, int *played)
{
    reading from = {.all = all, .path = path};
    int status =
        journal_open(file, path, signature, "a match with the same arguments, or another --out", read_game, &from);
    *played = from.played;
    return status;
}
