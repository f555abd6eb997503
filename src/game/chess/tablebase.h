/* tablebase.h - endgame tables as chess asks them: the tables are read by the program (prober.h), the rule of fifty moves is
 * seen to here. */
#ifndef CHESS_TABLEBASE_H
#define CHESS_TABLEBASE_H

#include "../databases.h"
#include "../prober.h"
#include "chess.h"

extern const zw_databases zw_chess_databases;

/* As zw_prober.result() has it. The position has no castling rights. */
int zw_chess_known_result(zw_tablebase *tablebase, const chess_position *p);
/* Who wins for sure, after so many plies without progress: CHESS_WHITE, CHESS_BLACK, or 2, nobody. */
int zw_chess_sure_winner(zw_tablebase *tablebase, const void *position, int no_progress);

#endif
