/* rules.h - what the tests of draws by rule share: an engine with a game behind it, and what it says of draws. */
#ifndef ZW_TESTS_RULES_H
#define ZW_TESTS_RULES_H

#include "subject.h"

/* An engine at a position behind moves; options NULL: those of play. */
zw_engine *engine_at(const zw_game *game, const zw_engine_options *options, const char *position, const char *moves);
zw_draw draw_at(const zw_game *game, const char *position, const char *moves);
/* A search of that position to a depth, with a small table. */
zw_report search_at(const zw_game *game, zw_engine_options options, const char *position, const char *moves, int depth);

#endif
