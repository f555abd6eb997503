/* kernel_functions.h - the typed functions of a game under the names that the kernel calls them by. Included by kernel.h;
 * no include guard.
 *
 * They take untyped positions, so that zw_game can point to them too. Their parameters have names that no game's function
 * will have: what a game defines ZW_GAME_MOVES as may well be called `moves`. */

static inline void ZW_FN(game_start)(void *zw_c, void *zw_p)
{
    ZW_GAME_START(zw_c, zw_p);
}

static inline int ZW_FN(game_moves)(void *zw_c, const void *zw_p, zw_move *zw_list, int zw_capacity,
                                    zw_value *zw_outcome)
{
    return ZW_GAME_MOVES(zw_c, zw_p, zw_list, zw_capacity, zw_outcome);
}

static inline void ZW_FN(game_play)(void *zw_c, const void *zw_from, zw_move zw_code, void *zw_to)
{
    ZW_GAME_PLAY(zw_c, zw_from, zw_code, zw_to);
}

static inline zw_value ZW_FN(game_evaluate)(void *zw_c, const void *zw_p)
{
    return ZW_GAME_EVALUATE(zw_c, zw_p);
}

static inline uint64_t ZW_FN(game_hash)(void *zw_c, const void *zw_p)
{
    return ZW_GAME_HASH(zw_c, zw_p);
}

#ifdef ZW_GAME_EVALUATE_HAND
static inline zw_value ZW_FN(game_evaluate_hand)(void *zw_c, const void *zw_p)
{
    return ZW_GAME_EVALUATE_HAND(zw_c, zw_p);
}
#endif
#ifdef ZW_GAME_EVALUATE_PLAIN
static inline zw_value ZW_FN(game_evaluate_plain)(void *zw_c, const void *zw_p)
{
    return ZW_GAME_EVALUATE_PLAIN(zw_c, zw_p);
}
#endif

#ifdef ZW_GAME_PARSE
static inline int ZW_FN(game_parse)(void *zw_c, const char *zw_text, void *zw_p, char *zw_why, size_t zw_room)
{
    return ZW_GAME_PARSE(zw_c, zw_text, zw_p, zw_why, zw_room);
}
#endif

#ifdef ZW_GAME_FORMAT
static inline int ZW_FN(game_format)(void *zw_c, const void *zw_p, char *zw_text, size_t zw_room)
{
    return ZW_GAME_FORMAT(zw_c, zw_p, zw_text, zw_room);
}
#endif

#ifdef ZW_GAME_PARSE_MOVE
static inline int ZW_FN(game_parse_move)(void *zw_c, const void *zw_p, const char *zw_text, zw_move *zw_code,
                                         char *zw_why, size_t zw_room)
{
    return ZW_GAME_PARSE_MOVE(zw_c, zw_p, zw_text, zw_code, zw_why, zw_room);
}
#endif

#ifdef ZW_GAME_FORMAT_MOVE
static inline int ZW_FN(game_format_move)(void *zw_c, const void *zw_p, zw_move zw_code, char *zw_text, size_t zw_room)
{
    return ZW_GAME_FORMAT_MOVE(zw_c, zw_p, zw_code, zw_text, zw_room);
}
#endif

#ifdef ZW_GAME_SHOW
static inline int ZW_FN(game_show)(void *zw_c, const void *zw_p, char *zw_text, size_t zw_room)
{
    return ZW_GAME_SHOW(zw_c, zw_p, zw_text, zw_room);
}
#endif

#ifdef ZW_GAME_SHOW_MOVE
static inline int ZW_FN(game_show_move)(void *zw_c, const void *zw_p, zw_move zw_code, char *zw_text, size_t zw_room)
{
    return ZW_GAME_SHOW_MOVE(zw_c, zw_p, zw_code, zw_text, zw_room);
}
#endif

#ifdef ZW_GAME_SETTLE
static inline int ZW_FN(game_settle)(void *zw_c, const void *zw_p, zw_value zw_alpha, zw_value zw_beta, int zw_depth,
                                     zw_value *zw_lower, zw_value *zw_upper)
{
    return ZW_GAME_SETTLE(zw_c, zw_p, zw_alpha, zw_beta, zw_depth, zw_lower, zw_upper);
}
#endif

#ifdef ZW_GAME_SEARCH_MOVES
static inline int ZW_FN(game_search_moves)(void *zw_c, const void *zw_p, zw_move *zw_list, int zw_capacity,
                                           zw_value *zw_outcome)
{
    return ZW_GAME_SEARCH_MOVES(zw_c, zw_p, zw_list, zw_capacity, zw_outcome);
}
#endif

#ifdef ZW_GAME_CHILD_HASH
static inline uint64_t ZW_FN(game_child_hash)(void *zw_c, const void *zw_p, zw_move zw_code)
{
    return ZW_GAME_CHILD_HASH(zw_c, zw_p, zw_code);
}
#endif

#ifdef ZW_GAME_ORDER
static inline void ZW_FN(game_order)(void *zw_c, const void *zw_p, const zw_move *zw_moves, int zw_count,
                                     int32_t *zw_keys)
{
    ZW_GAME_ORDER(zw_c, zw_p, zw_moves, zw_count, zw_keys);
}
#endif

#ifdef ZW_GAME_TACTICAL
static inline int ZW_FN(game_tactical)(void *zw_c, const void *zw_p, zw_move *zw_list, int zw_capacity)
{
    return ZW_GAME_TACTICAL(zw_c, zw_p, zw_list, zw_capacity);
}
#endif

#ifdef ZW_GAME_FORCED
static inline int ZW_FN(game_forced)(void *zw_c, const void *zw_p)
{
    return ZW_GAME_FORCED(zw_c, zw_p);
}
#endif

#ifdef ZW_GAME_NULL_MOVE
static inline int ZW_FN(game_null_move)(void *zw_c, const void *zw_from, void *zw_to)
{
    return ZW_GAME_NULL_MOVE(zw_c, zw_from, zw_to);
}
#endif

#ifdef ZW_GAME_ADJUST
static inline int ZW_FN(game_adjust)(void *zw_c, const void *zw_p, const zw_node *zw_at, zw_move zw_code, int zw_index)
{
    return ZW_GAME_ADJUST(zw_c, zw_p, zw_at, zw_code, zw_index);
}
#endif

#ifdef ZW_GAME_FORECAST
static inline int ZW_FN(game_forecast)(void *zw_c, const void *zw_p, int zw_depth, int zw_which, zw_forecast *zw_f)
{
    return ZW_GAME_FORECAST(zw_c, zw_p, zw_depth, zw_which, zw_f);
}
#endif
#ifdef ZW_GAME_REVERSIBLE
static inline int ZW_FN(game_reversible)(void *zw_c, const void *zw_p, zw_move zw_code)
{
    return ZW_GAME_REVERSIBLE(zw_c, zw_p, zw_code);
}
#endif

#ifdef ZW_GAME_PLIES_LEFT
static inline int ZW_FN(game_plies_left)(void *zw_c, const void *zw_p)
{
    return ZW_GAME_PLIES_LEFT(zw_c, zw_p);
}
#endif

#ifdef ZW_GAME_STEP_BOUNDS
static inline int ZW_FN(game_step_bounds)(void *zw_c, const void *zw_p, zw_value *zw_smallest, zw_value *zw_largest)
{
    return ZW_GAME_STEP_BOUNDS(zw_c, zw_p, zw_smallest, zw_largest);
}
#endif

#ifdef ZW_GAME_QUIET_PLIES
static inline int ZW_FN(game_quiet_plies)(void *zw_c, const void *zw_p)
{
    return ZW_GAME_QUIET_PLIES(zw_c, zw_p);
}
#endif

#ifdef ZW_GAME_DEAD
static inline int ZW_FN(game_dead)(void *zw_c, const void *zw_p)
{
    return ZW_GAME_DEAD(zw_c, zw_p);
}
#endif

#ifdef ZW_GAME_FIRST_TO_MOVE
static inline int ZW_FN(game_first_to_move)(void *zw_c, const void *zw_p)
{
    return ZW_GAME_FIRST_TO_MOVE(zw_c, zw_p);
}
#endif

#ifdef ZW_GAME_COUNT
static inline int ZW_FN(game_count)(void *zw_c, const void *zw_p)
{
    return ZW_GAME_COUNT(zw_c, zw_p);
}
#endif

#ifdef ZW_GAME_MOVE_PATHS
static inline int ZW_FN(game_move_paths)(void *zw_c, const void *zw_p, zw_move zw_code)
{
    return ZW_GAME_MOVE_PATHS(zw_c, zw_p, zw_code);
}
#endif

#ifdef ZW_GAME_REVERSE
static inline void ZW_FN(game_reverse)(void *zw_c, const void *zw_from, void *zw_to)
{
    ZW_GAME_REVERSE(zw_c, zw_from, zw_to);
}
#endif

#ifdef ZW_GAME_EXPECT
static inline int ZW_FN(game_expect)(void *zw_c, const void *zw_p, const zw_node *zw_n, zw_value *zw_v)
{
    return ZW_GAME_EXPECT(zw_c, zw_p, zw_n, zw_v);
}
#endif

#ifdef ZW_GAME_FREE_MOVE
static inline int ZW_FN(game_free_move)(void *zw_c, const void *zw_p, zw_move zw_m)
{
    return ZW_GAME_FREE_MOVE(zw_c, zw_p, zw_m);
}
#endif

#ifdef ZW_GAME_NEXT_DEPTH
static inline int ZW_FN(game_next_depth)(void *zw_c, const void *zw_p, int zw_depth)
{
    return ZW_GAME_NEXT_DEPTH(zw_c, zw_p, zw_depth);
}
#endif

#ifdef ZW_GAME_MARGINS
static inline void ZW_FN(game_trait)(void *zw_c, const void *zw_p, zw_move zw_code, zw_trait *zw_t)
{
    ZW_GAME_TRAIT(zw_c, zw_p, zw_code, zw_t);
}

static inline int ZW_FN(game_exchange)(void *zw_c, const void *zw_p, zw_move zw_code, zw_value zw_least)
{
    return ZW_GAME_EXCHANGE(zw_c, zw_p, zw_code, zw_least);
}

static inline int ZW_FN(game_checks)(void *zw_c, const void *zw_p, zw_move zw_code)
{
    return ZW_GAME_CHECKS(zw_c, zw_p, zw_code);
}

static inline int ZW_FN(game_captures)(void *zw_c, const void *zw_p, zw_move *zw_list, int zw_capacity)
{
    return ZW_GAME_CAPTURES(zw_c, zw_p, zw_list, zw_capacity);
}

static const zw_selective ZW_FN(selective) = {.size = sizeof(zw_selective),
                                              ZW_GAME_MARGINS,
                                              .trait = ZW_FN(game_trait),
                                              .exchange = ZW_FN(game_exchange),
                                              .checks = ZW_FN(game_checks),
                                              .captures = ZW_FN(game_captures)};
#endif
