/* endgames.c - see endgames.h. */
#include "endgames.h"
#include "subject.h"

const zw_game *endgame_chosen(void)
{
    return zw_kernel_game(zw_game_find("othello")->endgame);
}

/* Value and window in the game's unit, of which a disc is `disc`. */
static void settles(const zw_game *game, int disc, const char *text, int value, int alpha, int beta, int empties)
{
    void *context = NULL;
    uint64_t position[8];
    char why[200];
    zw_value lower = -ZW_INFINITY, upper = ZW_INFINITY;
    assert_int_equal(game->context_new(game, &context), 0);
    assert_int_equal(game->parse(context, text, position, why, sizeof why), 0);
    int known = game->settle(context, position, alpha, beta, empties, &lower, &upper);
    uint64_t visited = game->visited(context);
    game->context_free(game, context);
    if (!known || lower > value || upper < value || (visited == 0 && alpha < 64 * disc && beta > -64 * disc))
        fail_msg("%s is worth %d: settled as %d to %d with the window (%d, %d), %llu visited", text, value, (int)lower,
                 (int)upper, alpha, beta, (unsigned long long)visited);
    int answered = lower >= beta || upper <= alpha || lower == upper;
    if (!answered)
        fail_msg("%s is worth %d: %d to %d does not answer the window (%d, %d)", text, value, (int)lower, (int)upper,
                 alpha, beta);
}

void endgame_settles(const array_board *board, int value)
{
    static const int windows[][2] = {{-1, 0}, {0, 1}, {1, 2}, {-3, -2}, {-200, 200}, {-5, 5}, {-20, -19}, {19, 20}};
    const struct {
        const zw_game *game;
        int disc;
    } games[] = {{zw_kernel_othello_endgame.game, 1},
                 {endgame_chosen(), 1},
                 {zw_kernel_othello.game, 100},
                 {zw_game_find("othello"), 100}};
    char text[67];
    array_text(board, text);
    for (size_t k = 0; k < sizeof games / sizeof games[0]; k++)
        for (size_t i = 0; i < sizeof windows / sizeof windows[0]; i++) {
            int unit = i % 2 ? games[k].disc : 1, exact = value * games[k].disc;
            settles(games[k].game, games[k].disc, text, exact, exact + unit * windows[i][0],
                    exact + unit * windows[i][1], array_empties(board));
        }
}

int endgame_value(const char *algorithm, const char *position, zw_report *report)
{
    zw_error error = {0};
    zw_engine_options options = zw_options_tournament();
    options.table_options.bytes = 1 << 20;
    if (algorithm && zw_choice_parse(algorithm, &options.choice, &error) != ZW_OK)
        fail_msg("%s", error.text);
    zw_engine *engine = zw_engine_new(endgame_chosen(), &options, &error);
    if (!engine || zw_engine_position_text(engine, position, NULL, &error) != ZW_OK ||
        zw_engine_search(engine, &ZW_LIMITS(), report, &error) != ZW_OK)
        fail_msg("%s", error.text);
    report->moves = NULL;
    zw_engine_free(engine);
    return (int)report->value;
}
