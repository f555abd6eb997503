/* rules.c - the one list of the rules of selective search: see zw/kernel_selective.h for what each does. */
#include <zw/selective.h>

const zw_rule_row zw_rules[ZW_RULES] = {
    [ZW_RULE_MATE_DISTANCE] = {"mate-distance", "do not search for a win longer than one already known", 0},
    [ZW_RULE_REVERSE_FUTILITY] = {"reverse-futility", "near the leaves, a static lead by a margin fails high", 0},
    [ZW_RULE_RAZORING] = {"razoring",
                          "near the leaves, only captures are searched where the static value is far below alpha", 0},
    [ZW_RULE_NULL_MOVE] = {"null-move", "a node that fails high even after a pass is cut off", 0},
    [ZW_RULE_PROBCUT] = {"probcut", "the result of a shallow search far outside the window is believed", 0},
    [ZW_RULE_IIR] = {"iir", "a node without a table move is searched a ply less deep", 0},
    [ZW_RULE_SINGULAR] = {"singular",
                          "a move much better than all others is extended; if others cut too, so does the node", 0},
    [ZW_RULE_CHECK] = {"check", "a check that loses nothing is extended", 0},
    [ZW_RULE_ONLY_MOVE] = {"only-move", "an only legal move is extended", 0},
    [ZW_RULE_LATE_MOVES] = {"late-moves", "near the leaves, quiet moves late in the list are left out", 0},
    [ZW_RULE_FUTILITY] = {"futility", "near the leaves, quiet moves far below alpha are left out", 0},
    [ZW_RULE_EXCHANGE] = {"exchange", "near the leaves, moves that lose material by exchanges are left out", 0},
    [ZW_RULE_LMR] = {"lmr", "late moves are searched less deeply until they prove better", 0},
    [ZW_RULE_DELTA] = {"delta", "in quiescence, captures that cannot reach alpha are left out", 0},
    [ZW_RULE_QUIESCENCE_TABLE] = {"quiescence-table", "quiescence uses the table", 1},
    [ZW_RULE_CONTINUATION] = {"continuation", "history of moves as answers to the last move and the one before it", 1},
    [ZW_RULE_COUNTERMOVE] = {"countermove", "the move that refuted the last one is searched early", 1},
    [ZW_RULE_CAPTURE_HISTORY] = {"capture-history", "history of captures", 1},
};
