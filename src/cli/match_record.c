/* match_record.c - the games of a match in the game's own format, PGN for chess, with who played, how it ended, and what
 * each move was thought worth and took. Written anew from the match's own file whenever the match goes on. See match.h. */
#define _POSIX_C_SOURCE 200809L
#include "common/farm.h"
#include "common/files.h"
#include "match.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { COMMENT_TEXT = 48 };

/* What is written: the game and a comment for each move. */
typedef struct written {
    played_game game;
    char (*comments)[COMMENT_TEXT];
    const char **lines; /* of the comments; NULL: none */
} written;

/* A note for people: "+0.35/12 0.521s". */
static void comment_text(const zw_game *game, const move_note *note, char *comment)
{
    int plies = game->max_score - abs(note->value), won = (game->flags & ZW_WINS_BY_DISTANCE) && plies <= ZW_MAX_DEPTH;
    char shown[24];
    if (won)
        snprintf(shown, sizeof shown, "%cM%d", note->value > 0 ? '+' : '-', (plies + 1) / 2);
    else
        snprintf(shown, sizeof shown, "%+.2f", note->value / 100.0);
    if (note->scored)
        snprintf(comment, COMMENT_TEXT, "%s/%d %.3fs", shown, note->depth, note->milliseconds / 1e3);
    else
        snprintf(comment, COMMENT_TEXT, "%.3fs", note->milliseconds / 1e3);
}

/* There is a note for each move, and each can be read: they were written here, or checked by match_file.c. */
static void read_notes(written *to, const zw_game *game, const char *notes, int first)
{
    int count = to->game.count;
    if (!notes)
        return;
    to->comments = allocate((size_t)count + 1, sizeof *to->comments);
    to->lines = allocate((size_t)count + 1, sizeof *to->lines);
    for (int i = first; i < count; i++) {
        size_t length;
        move_note note;
        notes = match_note_next(notes, &length);
        match_note_read(game, notes, length, &note);
        comment_text(game, &note, to->comments[i]);
        to->lines[i] = to->comments[i];
        notes += length;
    }
}

static void add_tags(const match *all, int game, text *tags)
{
    const game_record *record = &all->records[game];
    const search_config *config = &all->players[match_player(all, game, 0)].config;
    text_addf(tags, "PlyCount %d\n", record->plies);
    if (config->clock.seconds > 0)
        text_addf(tags, "TimeControl %g+%g\n", config->clock.seconds, config->clock.increment);
    text_addf(tags, "Termination %s\n", game_ends[record->end].termination);
    text_addf(tags, "End %s\n", game_ends[record->end].name);
}

static int cannot_write(const match_record *to)
{
    return bad("cannot write '%s': %s", to->path, strerror(errno));
}

int match_record_write(match *all, match_record *to, int game)
{
    static const char *const results[] = {"0-1", "1/2-1/2", "1-0"};
    const game_handle *handle = &all->handle;
    const game_record *kept = &all->records[game];
    written one = {.lines = NULL};
    text tags = {0}, label = {0};
    zw_error error = {0}; /* the moves are legal: they were played, or read by match_file.c; memory may be short */
    played_copy(&one.game, handle, match_opening_game(all, game));
    int mover = played_first_to_move(&one.game), first = match_first_player(game), played = one.game.count;
    if (played_read(&one.game, kept->moves, &error)) {
        played_free(&one.game);
        return bad("cannot write '%s': game %d: %s", to->path, game + 1, error.text);
    }
    read_notes(&one, handle->game, kept->notes, played);
    add_tags(all, game, &tags);
    int beginner = mover ? first : 1 - first; /* who has the men of the one who begins the game */
    text_addf(&label, "%s - %s", all->players[match_player(all, game, beginner)].text,
              all->players[match_player(all, game, 1 - beginner)].text);
    zw_record record = {.line = (size_t)game + 1,
                        .position = one.game.positions,
                        .moves = one.game.moves,
                        .move_count = one.game.count,
                        .result = results[mover ? kept->points : 2 - kept->points],
                        .label = label.data,
                        .tags = tags.data,
                        .comments = one.lines};
    char *shown = record_text(handle, &record);
    int status = fputs(shown, to->file) == EOF || fflush(to->file) ? cannot_write(to) : EXIT_FINE;
    free(shown);
    played_free(&one.game);
    free(one.comments);
    free(one.lines);
    text_free(&tags);
    text_free(&label);
    return status;
}

int match_record_open(match *all, const char *path, int played, match_record *to)
{
    *to = (match_record){.path = path};
    if (!all->handle.game->write_record)
        return bad("--pgn '%s': %s has no format of its own for games, expected a game that has", path,
                   all->handle.game->name);
    if (farm_helping()) /* the first process writes */
        return EXIT_FINE;
    int descriptor = file_open_alone(path, O_WRONLY), status = EXIT_FINE;
    if (descriptor < 0)
        return EXIT_BAD;
    int emptied = !ftruncate(descriptor, 0) || errno == EINVAL; /* a pipe or a device has no end to be moved */
    to->file = emptied ? fdopen(descriptor, "w") : NULL;
    if (!to->file) {
        status = cannot_write(to);
        close(descriptor);
    }
    for (int game = 0; game < played && !status; game++)
        status = match_record_write(all, to, game);
    return status;
}

int match_record_close(match_record *to)
{
    int told = to->file && ferror(to->file), failed = to->file && fclose(to->file);
    to->file = NULL;
    return failed && !told ? cannot_write(to) : EXIT_FINE;
}
