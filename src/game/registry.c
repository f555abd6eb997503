/* registry.c - the one list of the games that are compiled in, each for the processor at hand. A new game is one line
 * here. */
#include <zw/zw.h>

#include <stddef.h>
#include <string.h>

#define GAMES(X)                                                                                                       \
    X(chess)                                                                                                           \
    X(othello)                                                                                                         \
    X(checkers)                                                                                                        \
    X(connect4)                                                                                                        \
    X(tree)

#define DECLARE(name) extern const zw_game name##_game;
#define REFER(name) &name##_game,
GAMES(DECLARE)
static const zw_game *const portable[] = {GAMES(REFER) NULL};

#ifdef ZW_HAVE_AVX2
#define DECLARE_AVX2(name) extern const zw_game name##_game_avx2;
#define REFER_AVX2(name) &name##_game_avx2,
GAMES(DECLARE_AVX2)
static const zw_game *const avx2[] = {GAMES(REFER_AVX2) NULL};
#endif

const zw_game *const *zw_games(void)
{
#ifdef ZW_HAVE_AVX2
    if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi2"))
        return avx2;
#endif
    return portable;
}

const zw_game *zw_game_find(const char *name)
{
    const zw_game *const *games = zw_games();
    for (int i = 0; games[i]; i++)
        if (strcmp(games[i]->name, name) == 0)
            return games[i];
    return NULL;
}
