/* kernel_game.h - the zw_game of a game that is compiled into its own search. Included by kernel.h; no include guard.
 *
 * Everything outside the kernel sees a compiled-in game exactly as it sees a plug-in. */

#define ZW_TEXT_(x) #x
#define ZW_TEXT(x) ZW_TEXT_(x)

/* The same source may be compiled again for processors that can do more; ZW_GAME_VARIANT tells the copies apart. */
#ifdef ZW_GAME_VARIANT
#define ZW_GAME_SYMBOL ZW_PASTE(ZW_PASTE(ZW_GAME, _game_), ZW_GAME_VARIANT)
#else
#define ZW_GAME_SYMBOL ZW_PASTE(ZW_GAME, _game)
#endif

extern const zw_game ZW_GAME_SYMBOL;
const zw_game ZW_GAME_SYMBOL = {
    .abi = ZW_ABI,
    .size = sizeof(zw_game),
    .name = ZW_TEXT(ZW_GAME),
    .position_size = sizeof(ZW_GAME_POSITION),
    .max_moves = ZW_GAME_MAX_MOVES,
    .max_score = ZW_GAME_MAX_SCORE,
    .flags = ZW_GAME_FLAGS,
#ifdef ZW_GAME_TITLE
    .title = ZW_GAME_TITLE,
#endif
#ifdef ZW_GAME_UNIT
    .unit = ZW_GAME_UNIT,
#endif
#ifdef ZW_GAME_NOTATION
    .notation = ZW_GAME_NOTATION,
#endif
#ifdef ZW_GAME_SCALE
    .scale = ZW_GAME_SCALE,
#endif
#ifdef ZW_GAME_SOLVE_SCALE
    .solve_scale = ZW_GAME_SOLVE_SCALE,
#endif
#ifdef ZW_GAME_ASPIRATION
    .aspiration = ZW_GAME_ASPIRATION,
#endif
#ifdef ZW_GAME_WIN_SCORE
    .win_score = ZW_GAME_WIN_SCORE,
#endif
#ifdef ZW_GAME_CONTEXT_NEW
    .context_new = ZW_GAME_CONTEXT_NEW,
#endif
#ifdef ZW_GAME_CONTEXT_FREE
    .context_free = ZW_GAME_CONTEXT_FREE,
#endif
    .start = ZW_FN(game_start),
    .moves = ZW_FN(game_moves),
    .play = ZW_FN(game_play),
    .evaluate = ZW_FN(game_evaluate),
    .hash = ZW_FN(game_hash),
#ifdef ZW_GAME_EVALUATE_PLAIN
    .evaluate_plain = ZW_FN(game_evaluate_plain),
#endif
#ifdef ZW_GAME_EVALUATE_HAND
    .evaluate_hand = ZW_FN(game_evaluate_hand),
#endif
#ifdef ZW_GAME_PARSE
    .parse = ZW_FN(game_parse),
#endif
#ifdef ZW_GAME_FORMAT
    .format = ZW_FN(game_format),
#endif
#ifdef ZW_GAME_PARSE_MOVE
    .parse_move = ZW_FN(game_parse_move),
#endif
#ifdef ZW_GAME_FORMAT_MOVE
    .format_move = ZW_FN(game_format_move),
#endif
#ifdef ZW_GAME_SHOW
    .show = ZW_FN(game_show),
#endif
#ifdef ZW_GAME_SHOW_MOVE
    .show_move = ZW_FN(game_show_move),
#endif
#ifdef ZW_GAME_READ_RECORDS
    .read_records = ZW_GAME_READ_RECORDS,
#endif
#ifdef ZW_GAME_WRITE_RECORD
    .write_record = ZW_GAME_WRITE_RECORD,
#endif
#ifdef ZW_GAME_QUIET_LIMIT
    .quiet_limit = ZW_GAME_QUIET_LIMIT,
#endif
#ifdef ZW_GAME_SETTLE
    .settle = ZW_FN(game_settle),
#endif
#ifdef ZW_GAME_SEARCH_MOVES
    .search_moves = ZW_FN(game_search_moves),
#endif
#ifdef ZW_GAME_CHILD_HASH
    .child_hash = ZW_FN(game_child_hash),
#endif
#ifdef ZW_GAME_ORDER
    .order = ZW_FN(game_order),
#endif
#ifdef ZW_GAME_TACTICAL
    .tactical = ZW_FN(game_tactical),
#endif
#ifdef ZW_GAME_FORCED
    .forced = ZW_FN(game_forced),
#endif
#ifdef ZW_GAME_NULL_MOVE
    .null_move = ZW_FN(game_null_move),
#endif
#ifdef ZW_GAME_ADJUST
    .adjust = ZW_FN(game_adjust),
#endif
#ifdef ZW_GAME_FORECAST
    .forecast = ZW_FN(game_forecast),
#endif
#ifdef ZW_GAME_REVERSIBLE
    .reversible = ZW_FN(game_reversible),
#endif
#ifdef ZW_GAME_PLIES_LEFT
    .plies_left = ZW_FN(game_plies_left),
#endif
#ifdef ZW_GAME_STEP_BOUNDS
    .step_bounds = ZW_FN(game_step_bounds),
#endif
#ifdef ZW_GAME_FIRST_TO_MOVE
    .first_to_move = ZW_FN(game_first_to_move),
#endif
#ifdef ZW_GAME_COUNT
    .count = ZW_FN(game_count),
#endif
#ifdef ZW_GAME_MOVE_PATHS
    .move_paths = ZW_FN(game_move_paths),
#endif
#ifdef ZW_GAME_REVERSE
    .reverse = ZW_FN(game_reverse),
#endif
#ifdef ZW_GAME_ENDGAME
    .endgame = &ZW_GAME_ENDGAME,
#endif
#ifdef ZW_GAME_EXPECT
    .expect = ZW_FN(game_expect),
#endif
#ifdef ZW_GAME_FREE_MOVE
    .free_move = ZW_FN(game_free_move),
#endif
#ifdef ZW_GAME_VISITED
    .visited = ZW_GAME_VISITED,
#endif
#ifdef ZW_GAME_CONTEXT_FORGET
    .context_forget = ZW_GAME_CONTEXT_FORGET,
#endif
#ifdef ZW_GAME_CONTEXT_AIM
    .context_aim = ZW_GAME_CONTEXT_AIM,
#endif
#ifdef ZW_GAME_QUIET_PLIES
    .quiet_plies = ZW_FN(game_quiet_plies),
#endif
#ifdef ZW_GAME_DEAD
    .dead = ZW_FN(game_dead),
#endif
#ifdef ZW_GAME_OPENINGS
    .openings = ZW_GAME_OPENINGS,
#endif
#ifdef ZW_GAME_NEXT_DEPTH
    .next_depth = ZW_FN(game_next_depth),
#endif
#ifdef ZW_GAME_MARGINS
    .selective = &ZW_FN(selective),
#endif
    .kernel = &ZW_FN(entry_points),
};
