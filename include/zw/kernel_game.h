/* kernel_game.h - the zw_game of a game that is compiled into its own search. Included by kernel.h; no include guard.
 *
 * Each typed function of the game gets an entry that takes untyped positions, so that everything outside the kernel sees
 * a compiled-in game exactly as it sees a plug-in. */

static void ZW_FN(erased_start)(void *c, void *p)
{
    ZW_GAME_START(c, p);
}

static int ZW_FN(erased_moves)(void *c, const void *p, zw_move *list, int capacity, zw_value *outcome)
{
    return ZW_GAME_MOVES(c, p, list, capacity, outcome);
}

static void ZW_FN(erased_play)(void *c, const void *from, zw_move move, void *to)
{
    ZW_GAME_PLAY(c, from, move, to);
}

static zw_value ZW_FN(erased_evaluate)(void *c, const void *p)
{
    return ZW_GAME_EVALUATE(c, p);
}

static uint64_t ZW_FN(erased_hash)(void *c, const void *p)
{
    return ZW_GAME_HASH(c, p);
}

#ifdef ZW_GAME_PARSE
static int ZW_FN(erased_parse)(void *c, const char *text, void *p, char *why, size_t size)
{
    return ZW_GAME_PARSE(c, text, p, why, size);
}
#endif

#ifdef ZW_GAME_FORMAT
static int ZW_FN(erased_format)(void *c, const void *p, char *text, size_t size)
{
    return ZW_GAME_FORMAT(c, p, text, size);
}
#endif

#ifdef ZW_GAME_PARSE_MOVE
static int ZW_FN(erased_parse_move)(void *c, const void *p, const char *text, zw_move *move, char *why, size_t size)
{
    return ZW_GAME_PARSE_MOVE(c, p, text, move, why, size);
}
#endif

#ifdef ZW_GAME_FORMAT_MOVE
static int ZW_FN(erased_format_move)(void *c, const void *p, zw_move move, char *text, size_t size)
{
    return ZW_GAME_FORMAT_MOVE(c, p, move, text, size);
}
#endif

#ifdef ZW_GAME_SHOW
static int ZW_FN(erased_show)(void *c, const void *p, char *text, size_t size)
{
    return ZW_GAME_SHOW(c, p, text, size);
}
#endif

#ifdef ZW_GAME_SHOW_MOVE
static int ZW_FN(erased_show_move)(void *c, const void *p, zw_move move, char *text, size_t size)
{
    return ZW_GAME_SHOW_MOVE(c, p, move, text, size);
}
#endif

#ifdef ZW_GAME_SETTLE
static int ZW_FN(erased_settle)(void *c, const void *p, zw_value alpha, zw_value beta, int depth, zw_value *lower,
                                zw_value *upper)
{
    return ZW_GAME_SETTLE(c, p, alpha, beta, depth, lower, upper);
}
#endif

#ifdef ZW_GAME_SEARCH_MOVES
static int ZW_FN(erased_search_moves)(void *c, const void *p, zw_move *list, int capacity, zw_value *outcome)
{
    return ZW_GAME_SEARCH_MOVES(c, p, list, capacity, outcome);
}
#endif

#ifdef ZW_GAME_CHILD_HASH
static uint64_t ZW_FN(erased_child_hash)(void *c, const void *p, zw_move move)
{
    return ZW_GAME_CHILD_HASH(c, p, move);
}
#endif

#ifdef ZW_GAME_ORDER
static void ZW_FN(erased_order)(void *c, const void *p, const zw_move *moves, int count, int32_t *keys)
{
    ZW_GAME_ORDER(c, p, moves, count, keys);
}
#endif

#ifdef ZW_GAME_TACTICAL
static int ZW_FN(erased_tactical)(void *c, const void *p, zw_move *list, int capacity)
{
    return ZW_GAME_TACTICAL(c, p, list, capacity);
}
#endif

#ifdef ZW_GAME_FORCED
static int ZW_FN(erased_forced)(void *c, const void *p)
{
    return ZW_GAME_FORCED(c, p);
}
#endif

#ifdef ZW_GAME_NULL_MOVE
static int ZW_FN(erased_null_move)(void *c, const void *from, void *to)
{
    return ZW_GAME_NULL_MOVE(c, from, to);
}
#endif

#ifdef ZW_GAME_ADJUST
static int ZW_FN(erased_adjust)(void *c, const void *p, const zw_node *node, zw_move move, int index)
{
    return ZW_GAME_ADJUST(c, p, node, move, index);
}
#endif

#ifdef ZW_GAME_REVERSIBLE
static int ZW_FN(erased_reversible)(void *c, const void *p, zw_move move)
{
    return ZW_GAME_REVERSIBLE(c, p, move);
}
#endif

#ifdef ZW_GAME_PLIES_LEFT
static int ZW_FN(erased_plies_left)(void *c, const void *p)
{
    return ZW_GAME_PLIES_LEFT(c, p);
}
#endif

#ifdef ZW_GAME_STEP_BOUNDS
static int ZW_FN(erased_step_bounds)(void *c, const void *p, zw_value *smallest, zw_value *largest)
{
    return ZW_GAME_STEP_BOUNDS(c, p, smallest, largest);
}
#endif

#ifdef ZW_GAME_FIRST_TO_MOVE
static int ZW_FN(erased_first_to_move)(void *c, const void *p)
{
    return ZW_GAME_FIRST_TO_MOVE(c, p);
}
#endif

#ifdef ZW_GAME_COUNT
static int ZW_FN(erased_count)(void *c, const void *p)
{
    return ZW_GAME_COUNT(c, p);
}
#endif

#ifdef ZW_GAME_MOVE_PATHS
static int ZW_FN(erased_move_paths)(void *c, const void *p, zw_move move)
{
    return ZW_GAME_MOVE_PATHS(c, p, move);
}
#endif

#ifdef ZW_GAME_REVERSE
static void ZW_FN(erased_reverse)(void *c, const void *from, void *to)
{
    ZW_GAME_REVERSE(c, from, to);
}
#endif

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
#ifdef ZW_GAME_WIN_SCORE
    .win_score = ZW_GAME_WIN_SCORE,
#endif
#ifdef ZW_GAME_CONTEXT_NEW
    .context_new = ZW_GAME_CONTEXT_NEW,
#endif
#ifdef ZW_GAME_CONTEXT_FREE
    .context_free = ZW_GAME_CONTEXT_FREE,
#endif
    .start = ZW_FN(erased_start),
    .moves = ZW_FN(erased_moves),
    .play = ZW_FN(erased_play),
    .evaluate = ZW_FN(erased_evaluate),
    .hash = ZW_FN(erased_hash),
#ifdef ZW_GAME_PARSE
    .parse = ZW_FN(erased_parse),
#endif
#ifdef ZW_GAME_FORMAT
    .format = ZW_FN(erased_format),
#endif
#ifdef ZW_GAME_PARSE_MOVE
    .parse_move = ZW_FN(erased_parse_move),
#endif
#ifdef ZW_GAME_FORMAT_MOVE
    .format_move = ZW_FN(erased_format_move),
#endif
#ifdef ZW_GAME_SHOW
    .show = ZW_FN(erased_show),
#endif
#ifdef ZW_GAME_SHOW_MOVE
    .show_move = ZW_FN(erased_show_move),
#endif
#ifdef ZW_GAME_READ_RECORDS
    .read_records = ZW_GAME_READ_RECORDS,
#endif
#ifdef ZW_GAME_WRITE_RECORD
    .write_record = ZW_GAME_WRITE_RECORD,
#endif
#ifdef ZW_GAME_SETTLE
    .settle = ZW_FN(erased_settle),
#endif
#ifdef ZW_GAME_SEARCH_MOVES
    .search_moves = ZW_FN(erased_search_moves),
#endif
#ifdef ZW_GAME_CHILD_HASH
    .child_hash = ZW_FN(erased_child_hash),
#endif
#ifdef ZW_GAME_ORDER
    .order = ZW_FN(erased_order),
#endif
#ifdef ZW_GAME_TACTICAL
    .tactical = ZW_FN(erased_tactical),
#endif
#ifdef ZW_GAME_FORCED
    .forced = ZW_FN(erased_forced),
#endif
#ifdef ZW_GAME_NULL_MOVE
    .null_move = ZW_FN(erased_null_move),
#endif
#ifdef ZW_GAME_ADJUST
    .adjust = ZW_FN(erased_adjust),
#endif
#ifdef ZW_GAME_REVERSIBLE
    .reversible = ZW_FN(erased_reversible),
#endif
#ifdef ZW_GAME_PLIES_LEFT
    .plies_left = ZW_FN(erased_plies_left),
#endif
#ifdef ZW_GAME_STEP_BOUNDS
    .step_bounds = ZW_FN(erased_step_bounds),
#endif
#ifdef ZW_GAME_FIRST_TO_MOVE
    .first_to_move = ZW_FN(erased_first_to_move),
#endif
#ifdef ZW_GAME_COUNT
    .count = ZW_FN(erased_count),
#endif
#ifdef ZW_GAME_MOVE_PATHS
    .move_paths = ZW_FN(erased_move_paths),
#endif
#ifdef ZW_GAME_REVERSE
    .reverse = ZW_FN(erased_reverse),
#endif
    .kernel = &ZW_FN(entry_points),
};
