/* faults.h - what counts as a fault in a game that people played: the thresholds of the game, and the marks. It must not
 * know how values are found. */
#ifndef ZW_CLI_FAULTS_H
#define ZW_CLI_FAULTS_H

#include "common/common.h"

#define FAULT_NODES 20000 /* for a search, when neither the user nor the game says otherwise */

typedef enum fault { FAULT_NONE, FAULT_INACCURACY, FAULT_MISTAKE, FAULT_BLUNDER, FAULT_MISSED_WIN, FAULTS } fault;

typedef struct fault_row {
    const char *name, *plural;
    const char *sign; /* as people write it behind a move */
    unsigned char glyph; /* its number in PGN */
} fault_row;
extern const fault_row fault_rows[FAULTS];

/* The thresholds of a game; those of one that has none follow from its aspiration window. */
zw_faults fault_limits_of(const zw_game *game);

/* What a move has given away: the best value less its own, both within +-decided, never negative. */
zw_value fault_loss(const zw_faults *limits, zw_value best, zw_value value);
/* The mark of a move. Of exact values any win that is given away is missed, and half of each loss is enough. */
fault fault_of(const zw_faults *limits, zw_value best, zw_value value, int exact);

#endif
