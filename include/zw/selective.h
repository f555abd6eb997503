/* selective.h - for authors of games: what a game provides so that tournament play can be selective, and the rules of
 * selective search. kernel_selective.h describes what each rule does. */
#ifndef ZW_SELECTIVE_H
#define ZW_SELECTIVE_H

#include <zw/zw.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The rules of selective search, in tournament play of a game with zw_selective. Each can be left out
 * (zw_switches.without), to see what it is worth. */
typedef enum zw_rule {
    ZW_RULE_MATE_DISTANCE,
    ZW_RULE_REVERSE_FUTILITY,
    ZW_RULE_RAZORING,
    ZW_RULE_NULL_MOVE,
    ZW_RULE_PROBCUT,
    ZW_RULE_IIR,
    ZW_RULE_SINGULAR,
    ZW_RULE_CHECK,
    ZW_RULE_ONLY_MOVE,
    ZW_RULE_LATE_MOVES,
    ZW_RULE_FUTILITY,
    ZW_RULE_EXCHANGE,
    ZW_RULE_LMR,
    ZW_RULE_DELTA,
    ZW_RULE_QUIESCENCE_TABLE,
    ZW_RULE_CONTINUATION,
    ZW_RULE_COUNTERMOVE,
    ZW_RULE_CAPTURE_HISTORY,
    ZW_RULES
} zw_rule;
typedef struct zw_rule_row {
    const char *name, *about;
    int orders; /* it only orders moves: not affected by `selectivity` */
} zw_rule_row;
extern const zw_rule_row zw_rules[ZW_RULES];

/* What a selectivity hook is told about the node it decides on. */
typedef struct zw_node {
    int ply; /* distance from the root */
    int depth; /* remaining depth */
    zw_value alpha, beta; /* the window */
    int wide; /* beta - alpha > 1 */
    const zw_move *played; /* the moves from the root to here: played[0 .. ply-1]; a null move is ZW_NO_MOVE */
} zw_node;

/* How a shallow search predicts a deep one of the same position, as measured on many positions: the deep value is rarely
 * further than `margin` from the shallow value plus `shift`. */
typedef struct zw_forecast {
    int depth; /* of the shallow search; 0: the static evaluation */
    zw_value shift, margin;
} zw_forecast;

/* What a selective search knows of a move before it is played. A man is any piece, pawns included. */
typedef struct zw_trait {
    int quiet; /* it takes nothing and promotes nothing */
    int slot; /* 0 to ZW_SLOTS - 1: moves of the same man to the same square share one */
    int taken; /* 0 to 7: the kind of man that it takes */
    zw_value gain; /* what it takes and promotes, at face value */
    zw_value risk; /* the value of the man that moves, as far as it can be lost */
} zw_trait;
#define ZW_SLOTS 512

/* What a game provides so that tournament play can be selective: margins, in its unit, and properties of its moves. It
 * turns on every rule of zw_rules[] except those in `never`. The game must also have forced(), which is 1 when the side to
 * move is in check. */
typedef struct zw_selective {
    uint32_t size; /* sizeof(zw_selective) */
    /* up to how many plies from the leaves a rule is used */
    int reverse_futility_plies, futility_plies, razor_plies, late_plies, exchange_plies;
    zw_value reverse_futility; /* a static lead that one ply of search rarely loses */
    zw_value futility, futility_ply; /* a gain that a quiet move rarely exceeds, and how much more for each ply left */
    zw_value razor, razor_ply; /* a static deficit that only captures can make up for, and how much more per ply left */
    zw_value null_step; /* a lead that makes a null move's search one ply shallower */
    zw_value delta; /* a gain beyond the captured man that a capture rarely exceeds */
    zw_value quiet_loss, tactical_loss; /* what a move may lose by exchanges: for each ply squared, for each ply */
    zw_value singular; /* for each ply: how much worse than the table move all others must be */
    zw_value probcut; /* beyond beta: a capture that reaches it at a shallow depth will reach beta */
    uint32_t never; /* 1 << ZW_RULE_... of each rule that does not help this game */
    void (*trait)(void *context, const void *position, zw_move move, zw_trait *trait);
    /* 1 when the exchanges that the move starts win at least `least`. */
    int (*exchange)(void *context, const void *position, zw_move move, zw_value least);
    int (*checks)(void *context, const void *position, zw_move move); /* 1 when it gives check */
    /* The moves that quiescence considers in play where no move is forced, including bad ones. */
    int (*captures)(void *context, const void *position, zw_move *list, int capacity);
} zw_selective;

#ifdef __cplusplus
}
#endif
#endif
