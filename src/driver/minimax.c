/* minimax.c - every node of the tree: the oracle of all other searches.
 *
 * It must share nothing with them but the way a node is opened. */
#include "driver.h"
#include "reference.h"

static zw_value minimax(zw_search *s, const void *position, int depth, int ply)
{
    zw_worker *w = s->worker;
    zw_value best = -ZW_INFINITY, leaf;
    zw_move best_move = ZW_NO_MOVE;
    zw_reference_node node = {position, -ZW_INFINITY, ZW_INFINITY, depth, ply};
    int count = zw_reference_open(s, &node, &leaf);
    if (count == 0)
        return leaf;
    const zw_move *moves = zw_moves_at(w, ply);
    for (int i = 0; i < count; i++) {
        uint64_t visits = w->visits;
        int again = zw_turn_kept(w, position, moves[i]), left = zw_depth_left(w, position, moves[i], depth);
        zw_value value = minimax(s, zw_play_at(w, position, moves[i], ply), left, ply + 1);
        if (w->stopped)
            return 0;
        value = again ? value : -value;
        if (ply == 0)
            zw_root_learn(&s->root, i, value, -ZW_INFINITY, ZW_INFINITY, w->visits - visits);
        if (value > best) {
            best = value;
            best_move = moves[i];
        }
    }
    zw_reference_tell(s, &node, (zw_event){.kind = ZW_EVENT_LEAVE, .value = best, .move = best_move});
    return best;
}

zw_value zw_drive_minimax(zw_iteration *it)
{
    zw_reference_begin(it->search);
    return zw_reference_end(it->search, minimax(it->search, it->search->position, it->depth, 0));
}
