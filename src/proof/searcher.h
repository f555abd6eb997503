/* searcher.h - the searches of whoever writes a proof: is a position worth so much to the player to move, and by which move?
 * What they answer is believed only as far as it is shown by the rules. */
#ifndef ZW_PROOF_SEARCHER_H
#define ZW_PROOF_SEARCHER_H

#include <zw/zw.h>

/* What the searches may use. */
typedef struct proof_means {
    const zw_game *game;
    const zw_kernel *kernel; /* of a plug-in that has its own; NULL: the usual one */
    zw_value scale; /* what is 1 to the rules is this to the game */
    uint64_t table_bytes;
    int threads; /* of the first search of a section; those of the walk are too short for more than one */
    zw_tablebase *tablebase;
    uint64_t nodes; /* of all searches together; 0: no limit */
    double seconds; /* from zw_searcher_new() on; 0: no limit */
    const int *stop; /* becomes 1 when everything should stop; NULL: never */
    /* zw_engine_search(), or one that can be interrupted */
    zw_status (*search)(zw_engine *engine, const zw_limits *limits, zw_report *report, zw_error *error);
} proof_means;

typedef struct proof_searcher proof_searcher;

/* Open: a game that may go on for ever was searched as deep as can be, and showed neither. */
typedef enum proof_answer { ANSWER_NO, ANSWER_YES, ANSWER_OPEN, ANSWER_STOPPED, ANSWER_FAILED } proof_answer;

/* 1 when positions of the game can be proven at all: it ends after a known number of plies, or bounds its doubts. */
int zw_searcher_can_search(const zw_game *game);
proof_searcher *zw_searcher_new(const proof_means *means, zw_error *error);
void zw_searcher_free(proof_searcher *searcher);

/* The exact value for the side to move, in the unit of the rules. A game that may go on for ever gets a part of the
 * limits for it: the answer may be that only circles hold it, which no search to a depth can tell. */
proof_answer zw_searcher_value(proof_searcher *searcher, const void *position, int *value, zw_error *error);
/* From now on it is asked about this player and threshold. */
proof_answer zw_searcher_aim(proof_searcher *searcher, int prover, int threshold, zw_error *error);
/* Is a position with the prover to move worth the threshold to him? Yes comes with a move. `first`: nothing is known yet. */
proof_answer zw_searcher_ask(proof_searcher *searcher, const void *position, int first, zw_move *move, zw_error *error);
/* Counts the nodes of others, who search by themselves within these limits. Returns 1 while something is left of them. */
int zw_searcher_spend(proof_searcher *searcher, uint64_t nodes);
const proof_means *zw_searcher_means(const proof_searcher *searcher);
/* The game as it is searched, for playing its moves, and what was spent. */
const zw_game *zw_searcher_game(const proof_searcher *searcher);
void *zw_searcher_context(const proof_searcher *searcher);
uint64_t zw_searcher_nodes(const proof_searcher *searcher);
uint64_t zw_searcher_searches(const proof_searcher *searcher);

#endif
