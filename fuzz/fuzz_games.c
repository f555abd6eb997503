/* fuzz_games.c - files of games to learn from (`zw tune`), under libFuzzer. The first byte chooses the game, the rest is the
 * file. Every position that comes out has an outcome and a value that the game can have. */
#include "support.h"

#include "tune/games.h"

static const char *const games[] = {"chess", "othello", "checkers", "connect4", "kalah"};

static void take(void *user, const game_position *at)
{
    const game_handle *handle = user;
    zw_value most = handle->game->max_score;
    require(at->game >= 0 && at->position);
    require(at->outcome >= -most && at->outcome <= most && at->value >= -most && at->value <= most);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    int count;
    if (!size)
        return 0;
    game_handle *handle = fuzz_game(games[fuzz_row(data, size, sizeof games / sizeof *games)]);
    int status = games_read(fuzz_file("games", data + 1, size - 1), handle, take, handle, &count);
    require(status != EXIT_FINE || count > 0);
    return 0;
}
