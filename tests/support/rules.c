/* rules.c - see rules.h. */
#include "rules.h"

zw_engine *engine_at(const zw_game *game, const zw_engine_options *options, const char *position, const char *moves)
{
    zw_error error = {0};
    zw_engine *engine = zw_engine_new(game, options, &error);
    assert_non_null(engine);
    if (zw_engine_position_text(engine, position, moves, &error) != ZW_OK)
        fail_msg("%s", error.text);
    return engine;
}

zw_draw draw_at(const zw_game *game, const char *position, const char *moves)
{
    zw_engine *engine = engine_at(game, NULL, position, moves);
    zw_draw drawn = zw_engine_draw(engine);
    zw_engine_free(engine);
    return drawn;
}

zw_report search_at(const zw_game *game, zw_engine_options options, const char *position, const char *moves, int depth)
{
    zw_error error = {0};
    zw_report report = ZW_REPORT;
    options.table_options.bytes = 1 << 20;
    zw_engine *engine = engine_at(game, &options, position, moves);
    assert_int_equal(zw_engine_search(engine, &ZW_LIMITS(.depth = depth), &report, &error), ZW_OK);
    zw_engine_free(engine);
    return report;
}
