/* small_database.c - see small_database.h. */
#include "small_database.h"
#include "game/checkers/checkers.h"
#include "subject.h"

#include <stdlib.h>

/* A random one of the moves that keep the result of the side to move. */
static zw_move keeping_move(zw_tablebase *t, const checkers_position *board, uint64_t *random)
{
    zw_move list[CHECKERS_MAX_MOVES], keeping[CHECKERS_MAX_MOVES];
    zw_value outcome;
    zw_known here, behind;
    int count = checkers_moves(NULL, board, list, CHECKERS_MAX_MOVES, &outcome), kept = 0;
    assert_true(zw_tablebase_probe(t, board, &here));
    for (int i = 0; i < count; i++) {
        checkers_position next = checkers_after(board, list[i]);
        assert_true(zw_tablebase_probe(t, &next, &behind));
        if (-behind.result == here.result)
            keeping[kept++] = list[i];
    }
    assert_true(kept > 0);
    return keeping[random_between(random, 0, kept - 1)];
}

int play_known(zw_engine *engine, zw_tablebase *t, const void *position, int engine_first, uint64_t nodes,
               uint64_t *random)
{
    return play_known_on(engine, t, position, NULL, 0, engine_first, nodes, random);
}

int play_known_on(zw_engine *engine, zw_tablebase *t, const void *position, const zw_move *before, int count,
                  int engine_first, uint64_t nodes, uint64_t *random)
{
    enum { LONGEST = 4000 };
    const zw_limits limits = ZW_LIMITS(.nodes = nodes, .no_line = 1);
    zw_move *played = calloc(LONGEST, sizeof *played), list[CHECKERS_MAX_MOVES];
    int result = 0;
    for (int ply = 0; ply < count; ply++)
        played[ply] = before[ply];
    for (int ply = count; ply < LONGEST; ply++) {
        zw_error error = {0};
        zw_value outcome;
        zw_report report = ZW_REPORT;
        assert_int_equal(zw_engine_position(engine, position, played, ply, &error), ZW_OK);
        const checkers_position *board = zw_engine_current(engine);
        if (checkers_moves(NULL, board, list, CHECKERS_MAX_MOVES, &outcome) == 0) {
            result = ply % 2 ? 1 : -1;
            break;
        }
        if (zw_engine_draw(engine))
            break;
        if ((ply % 2 == 0) == engine_first) {
            assert_int_equal(zw_engine_search(engine, &limits, &report, &error), ZW_OK);
            played[ply] = report.best;
        } else {
            played[ply] = keeping_move(t, board, random);
        }
        assert_int_not_equal(ply, LONGEST - 1);
    }
    free(played);
    return result;
}
