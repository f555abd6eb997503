/* odds.c - how games ended in which a search saw a value: see odds.h. The numbers are those of
 *     zw match chess zoom mtdf --nodes 20000 --games 200 --seed 5 --table 16M --out games.txt
 *     bench/odds.py zw games.txt */
#include "odds.h"
#include "chess.h"
#include "score.h"

#include <math.h>

void zw_chess_odds(void *context, const void *position, zw_value value, int *won, int *lost)
{
    const chess_position *p = position;
    (void)context;
    int phase = p->phase < CHESS_FULL_PHASE ? p->phase : CHESS_FULL_PHASE;
    double middle = 182.6 - 4.09 * phase, width = 58.9 + 5.30 * phase;
    *won = (int)(1000 / (1 + exp((middle - value) / width)) + 0.5);
    *lost = (int)(1000 / (1 + exp((middle + value) / width)) + 0.5);
}
