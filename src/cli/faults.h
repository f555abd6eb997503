/* faults.h - what counts as a fault in a game that people played: thresholds for each game, as data, and the marks. It must
 * not know how values are found. */
#ifndef ZW_CLI_FAULTS_H
#define ZW_CLI_FAULTS_H

#include "common/common.h"

/* In values of the game. A threshold of 0 marks nothing. */
#define FAULT_NODES 20000
typedef struct fault_limits {
    zw_value inaccuracy, mistake, blunder; /* losses from which a move is one */
    zw_value decided; /* larger values count as this one: a game that is won cannot become more so; 0: none do */
    zw_value winning, level; /* a move that turns at least `winning` into at most `level` has missed a win */
    int exact_plies; /* positions with at most so many plies to go are searched to the end of the game */
    uint64_t nodes; /* for a search, when no limit is given; 0: FAULT_NODES */
} fault_limits;

typedef enum fault { FAULT_NONE, FAULT_INACCURACY, FAULT_MISTAKE, FAULT_BLUNDER, FAULT_MISSED_WIN, FAULTS } fault;

typedef struct fault_row {
    const char *name, *plural;
    const char *sign; /* as people write it behind a move */
    unsigned char glyph; /* its number in PGN */
} fault_row;
extern const fault_row fault_rows[FAULTS];

/* The thresholds of a game; those of one that has no row follow from its aspiration window. */
fault_limits fault_limits_of(const zw_game *game);

/* What a move has given away: the best value less its own, both within +-decided, never negative. */
zw_value fault_loss(const fault_limits *limits, zw_value best, zw_value value);
/* The mark of a move. Of exact values any win that is given away is missed, and half of each loss is enough. */
fault fault_of(const fault_limits *limits, zw_value best, zw_value value, int exact);

#endif
