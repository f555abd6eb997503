/* registry.c - the one list of the games that are compiled in, each for the processor at hand. A new game is one line
 * here. */
#include "game.h"
#include "../base/error.h"

#include <zw/worker.h>

#include <stddef.h>
#include <string.h>

#define GAMES(X)                                                                                                       \
    X(chess)                                                                                                           \
    X(othello)                                                                                                         \
    X(checkers)                                                                                                        \
    X(connect4)                                                                                                        \
    X(kalah)                                                                                                           \
    X(tree)

#define DECLARE(name) extern const zw_kernel zw_kernel_##name;
#define REFER(name) &zw_kernel_##name,
GAMES(DECLARE)
static const zw_kernel *const portable[] = {GAMES(REFER) NULL};

#ifdef ZW_HAVE_AVX2
#define DECLARE_AVX2(name) extern const zw_kernel zw_kernel_##name##_avx2;
#define REFER_AVX2(name) &zw_kernel_##name##_avx2,
GAMES(DECLARE_AVX2)
static const zw_kernel *const avx2[] = {GAMES(REFER_AVX2) NULL};
#else
static const zw_kernel *const avx2[] = {NULL};
#endif

static const zw_kernel *const *chosen(void)
{
#ifdef ZW_HAVE_AVX2
    if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi2"))
        return avx2;
#endif
    return portable;
}

const zw_game *zw_game_at(int number)
{
    const int count = (int)(sizeof portable / sizeof portable[0]) - 1;
    return number >= 0 && number < count ? chosen()[number]->game : NULL;
}

const zw_game *zw_game_find(const char *name)
{
    for (int i = 0; zw_game_at(i); i++)
        if (strcmp(zw_game_at(i)->name, name) == 0)
            return zw_game_at(i);
    return NULL;
}

const zw_game *zw_kernel_game(const zw_kernel *kernel)
{
    return kernel->game;
}

const zw_kernel *zw_game_kernel(const zw_game *game)
{
    const zw_kernel *const *const lists[] = {portable, avx2};
    for (size_t k = 0; k < sizeof lists / sizeof lists[0]; k++)
        for (int i = 0; lists[k][i]; i++) {
            if (lists[k][i]->game == game)
                return lists[k][i];
            const zw_kernel *endgame = lists[k][i]->game->endgame;
            if (endgame && endgame->game == game)
                return endgame;
        }
    return NULL;
}

const zw_kernel *zw_kernel_choose(const zw_game *game, const zw_kernel *given, int through_functions, zw_error *error)
{
    if (given && (given->version != ZW_KERNEL_VERSION || given->worker_size != sizeof(zw_worker))) {
        zw_fail(error, ZW_BAD_GAME, "the kernel of %s has version %u: expected %u, so compile it again", game->name,
                (unsigned)given->version, ZW_KERNEL_VERSION);
        return NULL;
    }
    if (given && given->game &&
        (strcmp(given->game->name, game->name) || given->game->position_size != game->position_size)) {
        zw_fail(error, ZW_BAD_GAME, "a kernel of %s for %s: expected one that was compiled around it",
                given->game->name, game->name);
        return NULL;
    }
    if (through_functions)
        return &zw_kernel_plugin;
    const zw_kernel *own = given ? given : zw_game_kernel(game);
    return own ? own : &zw_kernel_plugin;
}
