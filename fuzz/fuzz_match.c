/* fuzz_match.c - the files of matches that were stopped, under libFuzzer: a match goes on from them.
 *
 * The first byte chooses the match and whether the rest is the whole file, or what stands behind the right first line. The
 * games that are accepted have legal moves alone, are written again as the same lines, and can be read as games where they
 * are written in the game's own format. */
#define _POSIX_C_SOURCE 200809L /* strtok_r() */
#include "support.h"

#include "cli/match.h"

#include <stdlib.h>
#include <string.h>

#define HEAD "# zw match"
enum { GAMES = 4 };

static const struct {
    const char *game, *players[2], *openings[2];
} matches[] = {
    {"chess", {"mtdf/nodes=9", "sss/nodes=9"}, {"e2e4 e7e5", NULL}},
    {"chess", {"mtdf/seconds=1", "sss"}, {NULL, "f2f3 e7e5 g2g4"}},
    {"checkers", {"mtdf/clock=1+1", "hub:x"}, {"11-15 23-19", NULL}},
    {"othello", {"mtdf", "sss"}, {"f5 d6", "f5 f6"}},
    {"kalah", {"mtdf", "sss"}, {"3", NULL}},
    {"connect4", {"mtdf/seconds=1", "sss"}, {"4 4 5 3", NULL}},
};
enum { MATCHES = sizeof matches / sizeof *matches };

/* The match of a row, before its first game. */
static match *prepared(int row)
{
    static match all[MATCHES];
    match *one = &all[row];
    if (one->handle.game)
        return one;
    search_config base = config_new();
    require(game_open(matches[row].game, &one->handle) == EXIT_FINE);
    for (int i = 0; i < 2; i++) {
        require(match_read_player(one, matches[row].players[i], &base) == EXIT_FINE);
        require(positions_add(&one->openings, &one->handle, "start", matches[row].openings[i], NULL) == EXIT_FINE);
    }
    require(match_read_openings(one) == EXIT_FINE);
    one->games = GAMES;
    one->records = allocate(GAMES, sizeof *one->records);
    return one;
}

static void forget_games(match *all)
{
    for (int i = 0; i < GAMES; i++) {
        free(all->records[i].moves);
        free(all->records[i].notes);
        all->records[i] = (game_record){.points = 0};
    }
}

/* ------------------------------------------------------------------------------------------------- what must hold */

static void require_legal(const match *all, int number)
{
    const game_handle *handle = &all->handle;
    const zw_game *game = handle->game;
    zw_move *list = allocate((size_t)game->max_moves, sizeof *list), move;
    zw_value outcome;
    zw_error error = {0};
    played_game played = {.handle = NULL};
    char *moves = copy_text(all->records[number].moves), *rest;
    int plies = 0;
    played_copy(&played, handle, match_opening_game(all, number));
    for (char *word = strtok_r(moves, " ", &rest); word; word = strtok_r(NULL, " ", &rest), plies++) {
        int count = game->moves(handle->context, played_now(&played), list, game->max_moves, &outcome), found = 0;
        require(zw_move_parse(game, handle->context, played_now(&played), word, &move, &error) == ZW_OK);
        for (int i = 0; i < count; i++)
            found |= list[i] == move;
        require(found);
        played_move(&played, move);
    }
    require(plies == all->records[number].plies);
    played_free(&played);
    free(moves);
    free(list);
}

/* The games of a match as its file has them. */
static void require_same_lines(const match *all, int played, const char *accepted)
{
    journal file;
    text written = {0};
    char *path = copy_text(fuzz_path("again"));
    fuzz_write(path, "", 0);
    require(journal_open(&file, path, HEAD, "", NULL, NULL) == EXIT_FINE);
    for (int i = 0; i < played; i++)
        require(match_file_write(all, &file, i) == EXIT_FINE);
    require(journal_close(&file) == EXIT_FINE);
    require(read_whole_file(path, &written) == EXIT_FINE);
    require(strncmp(written.data, accepted, written.length) == 0);
    text_free(&written);
    free(path);
}

typedef struct reading {
    const match *all;
    int games;
} reading;

static void take_record(void *user, const zw_record *record)
{
    reading *from = user;
    const match *all = from->all;
    require(from->games < GAMES);
    require(record->move_count == match_opening_game(all, from->games)->count + all->records[from->games].plies);
    from->games++;
}

static void complain(void *user, size_t line, const char *sentence)
{
    (void)user, (void)line;
    require(sentence == NULL); /* what was written can be read */
}

static void require_readable(match *all, int played)
{
    const game_handle *handle = &all->handle;
    reading from = {.all = all};
    zw_record_sink sink = {take_record, complain, &from};
    match_record to;
    text written = {0};
    const char *path = fuzz_path("x.pgn");
    require(match_record_open(all, path, played, &to) == EXIT_FINE && match_record_close(&to) == EXIT_FINE);
    require(read_whole_file(path, &written) == EXIT_FINE);
    require(handle->game->read_records(handle->context, path, written.data, written.length, &sink) == played);
    require(from.games == played);
    text_free(&written);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    if (!size)
        return 0;
    int row = fuzz_row(data, size, 2 * MATCHES), played;
    match *all = prepared(row % MATCHES);
    text content = {0};
    journal file;
    if (row < MATCHES)
        text_add(&content, HEAD "\n");
    text_add_bytes(&content, (const char *)data + 1, size - 1);
    char *path = copy_text(fuzz_path("match"));
    fuzz_write(path, content.data, content.length);
    int status = match_file_open(all, path, HEAD, &file, &played);
    require(journal_close(&file) == EXIT_FINE);
    if (!status) {
        for (int i = 0; i < played; i++)
            require_legal(all, i);
        require_same_lines(all, played, played ? content.data : HEAD "\n");
        if (all->handle.game->write_record && played)
            require_readable(all, played);
    }
    forget_games(all);
    free(path);
    text_free(&content);
    return 0;
}
