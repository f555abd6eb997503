/* match_file.c - the file that keeps a match's games, one line each, so that a match that was killed goes on where it was:
 * see match.h. */
#define _POSIX_C_SOURCE 200809L
#include "match.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const char *const RESULTS[] = {"0-1", "1/2-1/2", "1-0"}; /* by the points of the one who moves first */

/* The opening with its moves, as a set file writes it. */
static void opening_text(const position_item *item, text *to)
{
    text_add(to, item->text);
    if (item->moves)
        text_addf(to, " moves %s", item->moves);
}

void match_file_write(const match *all, FILE *file, int game)
{
    const game_record *record = &all->records[game];
    int first = match_first_player(game);
    text opening = {0};
    opening_text(match_opening(all, game), &opening);
    fprintf(file, "%d\t%s\t%s\t%s\t%s\t%s\t%s%s%s\n", game + 1, RESULTS[record->points], game_ends[record->end].name,
            all->players[first].text, all->players[1 - first].text, opening.data, record->moves,
            record->notes ? "\t" : "", record->notes ? record->notes : "");
    fflush(file);
    text_free(&opening);
}

/* Columns of a line, in the order of match_file_write(). */
enum { COLUMN_NUMBER, COLUMN_RESULT, COLUMN_END, COLUMN_MOVES = 6, COLUMN_NOTES, COLUMNS };

/* Cuts a line at its tabs; the columns that it has not are NULL. */
static void split(char *line, char **columns)
{
    for (int i = 0; i < COLUMNS; i++) {
        columns[i] = line;
        line = line ? strchr(line, '\t') : NULL;
        if (line)
            *line++ = '\0';
    }
}

static int count_words(const char *words)
{
    int count = 0;
    for (; *(words += strspn(words, " ")); words += strcspn(words, " "))
        count++;
    return count;
}

/* Reads the line of game N = game + 1; returns 0 when it is not that. */
static int read_game(match *all, int game, char *line)
{
    game_record *record = &all->records[game];
    char *columns[COLUMNS], *rest;
    int end = GAME_FINISHED, points = 0;
    split(line, columns);
    if (!columns[COLUMN_MOVES] || strtol(columns[COLUMN_NUMBER], &rest, 10) != game + 1 || *rest)
        return 0;
    while (points < 3 && strcmp(RESULTS[points], columns[COLUMN_RESULT]) != 0)
        points++;
    while (end < GAME_ENDS && strcmp(game_ends[end].name, columns[COLUMN_END]) != 0)
        end++;
    if (points == 3 || end == GAME_ENDS)
        return 0;
    *record = (game_record){
        .points = points,
        .end = (game_end)end,
        .plies = count_words(columns[COLUMN_MOVES]),
        .moves = copy_text(columns[COLUMN_MOVES]),
        .notes = columns[COLUMN_NOTES] ? copy_text(columns[COLUMN_NOTES]) : NULL,
    };
    return 1;
}

/* Reads what is there up to the last whole line, and leaves the file cut and positioned behind it: a line without an end
 * was being written when the match was killed. */
static int read_games(match *all, const char *path, const char *signature, FILE *file, int *played)
{
    char *line = NULL;
    size_t capacity = 0;
    ssize_t length;
    long behind = 0;
    int status = EXIT_FINE;
    *played = 0;
    for (int number = 1; !status && (length = getline(&line, &capacity, file)) > 0; number++) {
        int whole = line[length - 1] == '\n';
        line[length - whole] = '\0';
        if (number == 1 && (whole ? strcmp(line, signature) : strncmp(line, signature, (size_t)length)))
            status =
                bad("'%s' keeps something else (%.200s): expected a match with the same arguments, or another --out",
                    path, line);
        else if (whole && number > 1 && *played < all->games && !read_game(all, (*played)++, line))
            status = bad("%s:%d: expected game %d of the match: '%.60s'", path, number, *played, line);
        if (whole)
            behind = ftell(file);
    }
    free(line);
    if (!status && (fseek(file, behind, SEEK_SET) || ftruncate(fileno(file), behind)))
        status = bad("cannot write '%s': %s", path, strerror(errno));
    return status;
}

int match_file_open(match *all, const char *path, const char *signature, FILE **file, int *played)
{
    *file = fopen(path, "r+");
    if (!*file && errno == ENOENT)
        *file = fopen(path, "w+");
    if (!*file)
        return bad("cannot write '%s': %s", path, strerror(errno));
    int status = read_games(all, path, signature, *file, played);
    if (!status && ftell(*file) == 0)
        fprintf(*file, "%s\n", signature);
    return status;
}
