/* Position in, move out: answers a Connect Four position given as the columns played so far.
 *
 *     answer 4453 [SECONDS] */
#include <zw/zw.h>

#include <stdio.h>
#include <stdlib.h>

static int answer(zw_engine *engine, const char *columns, double seconds, zw_error *error)
{
    const zw_game *game = zw_game_find("connect4");
    zw_limits limits = ZW_LIMITS(.seconds = seconds);
    zw_report report = ZW_REPORT;
    char board[1024], move[16], value[16];

    if (zw_engine_position_text(engine, columns, NULL, error) != ZW_OK)
        return 1;
    if (game->show && game->show(zw_engine_context(engine), zw_engine_current(engine), board, sizeof board) > 0)
        printf("%s\n", board);
    if (zw_engine_search(engine, &limits, &report, error) != ZW_OK)
        return 1;
    if (report.best == ZW_NO_MOVE) {
        printf("the game is over\n");
        return 0;
    }
    zw_move_format(game, zw_engine_context(engine), zw_engine_current(engine), report.best, move, sizeof move);
    zw_value_format(game, report.value, value, sizeof value);
    printf("move %s\nvalue %s %s\n", move, value, report.proven ? "(proven)" : "(so far)");
    return 0;
}

int main(int argc, char **argv)
{
    zw_error error = {0};
    zw_engine *engine = zw_engine_new(zw_game_find("connect4"), NULL, &error);
    int failed = 1;

    if (engine)
        failed = answer(engine, argc > 1 ? argv[1] : NULL, argc > 2 ? atof(argv[2]) : 1.0, &error);
    if (failed)
        fprintf(stderr, "answer: %s\n", error.text);
    zw_engine_free(engine);
    return failed;
}
