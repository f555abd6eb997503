/* fuzz_match_file.c - the file that keeps a match, under libFuzzer, and the games that are written of it once more in the
 * game's own format.
 *
 * The first byte chooses the game, the rest is the file. A match that goes on from it appends a game, and finds that game
 * there the next time. */
#include "support.h"

#include "cli/match.h"

#include <stdlib.h>
#include <string.h>

#define SIGNATURE "# match"
enum { GAMES = 4 };

static const char *const games[] = {"chess", "othello", "checkers", "kalah"};

static void begin(match *all, const char *game)
{
    *all = (match){.games = GAMES};
    require(game_open(game, &all->handle) == EXIT_FINE);
    all->players[0].text = "mtdf/depth=1";
    all->players[1].text = "alphabeta/depth=1";
    for (int i = 0; i < GAMES / 2; i++)
        require(positions_add(&all->openings, &all->handle, "start", NULL, NULL) == EXIT_FINE);
    require(match_read_openings(all) == EXIT_FINE);
    all->records = allocate(GAMES, sizeof *all->records);
}

static void forget_games(match *all)
{
    for (int i = 0; i < GAMES; i++) {
        free(all->records[i].moves);
        free(all->records[i].notes);
        all->records[i] = (game_record){.points = -1};
    }
}

/* Reads the file, writes the games elsewhere, and goes on with one more. Returns how many there were, -1: refused. */
static int resume(match *all, const char *path)
{
    FILE *file = NULL, *record = NULL;
    int played = 0;
    int status = match_file_open(all, path, SIGNATURE, &file, &played);
    for (int i = 0; !status && i < played; i++)
        require(match_points(all, i) >= 0 && match_points(all, i) <= 2 && all->records[i].moves);
    if (!status && all->handle.game->write_record) {
        require(match_record_open(all, "/dev/null", played, &record) == EXIT_FINE);
        fclose(record);
    }
    if (!status && played < GAMES) {
        all->records[played] = (game_record){.points = 1, .end = GAME_FINISHED, .moves = copy_text("")};
        match_file_write(all, file, played);
    }
    if (file)
        fclose(file);
    forget_games(all);
    return status ? -1 : played;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    enum { KINDS = sizeof games / sizeof *games };
    static match matches[KINDS];
    int row = fuzz_row(data, size, KINDS);
    match *all = &matches[row];
    if (!size)
        return 0;
    if (!all->games)
        begin(all, games[row]);
    const char *path = fuzz_path("match");
    fuzz_write(path, data + 1, size - 1);
    int played = resume(all, path);
    if (played >= 0)
        require(resume(all, path) == (played < GAMES ? played + 1 : GAMES));
    return 0;
}
