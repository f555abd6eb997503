/* evaluate.h - what a position is worth without looking ahead: men and their places (kept up to date by play.h), pawn
 * structure, mobility, kings' safety, between a middle-game and an endgame measure. Integer only, and the same for both
 * colours. The weights were chosen by hand, then moved towards what fits the results of self-play, and rounded. Knows
 * nothing of searching. */
#ifndef CHESS_EVALUATE_H
#define CHESS_EVALUATE_H

#include "play.h"

/* What a side's part of the evaluation needs to know of both. */
typedef struct chess_camp {
    uint64_t mine, pawns, pawn_attacks;
    uint64_t king_zone; /* the king's square, those around it and those before them */
    int king;
} chess_camp;

CHESS_INLINE chess_camp chess_camp_of(const chess_position *p, int us)
{
    chess_camp camp = {.mine = p->side[us], .pawns = p->piece[CHESS_PAWN] & p->side[us]};
    camp.pawn_attacks = chess_pawn_attacks(camp.pawns, us);
    camp.king = chess_king_square(p, us);
    camp.king_zone = chess_tables.king[camp.king] | chess_bit(camp.king);
    camp.king_zone |= chess_forward(camp.king_zone, us);
    return camp;
}

/* The squares in front of a set, to the end of the board, without the set itself. */
CHESS_INLINE uint64_t chess_front(uint64_t set, int us)
{
    set = chess_forward(set, us);
    if (us == CHESS_WHITE) {
        set |= set << 8;
        set |= set << 16;
        return set | set << 32;
    }
    set |= set >> 8;
    set |= set >> 16;
    return set | set >> 32;
}

CHESS_INLINE uint64_t chess_beside(uint64_t set)
{
    return (set & ~CHESS_FILE_A) >> 1 | (set & ~CHESS_FILE_H) << 1;
}

CHESS_INLINE uint64_t chess_whole_files(uint64_t set)
{
    return set | chess_front(set, CHESS_WHITE) | chess_front(set, CHESS_BLACK);
}

static inline int chess_distance(int a, int b)
{
    int files = (a & 7) - (b & 7), ranks = (a >> 3) - (b >> 3);
    files = files < 0 ? -files : files;
    ranks = ranks < 0 ? -ranks : ranks;
    return files > ranks ? files : ranks;
}

/* --------------------------------------------------------------------------------------------------------------- pawns */

/* A passed pawn grows with the square of its way, and in the endgame with the distance of the kings from its path. */
CHESS_INLINE int32_t chess_passed_pawn(const chess_camp *me, const chess_camp *they, int us, int square)
{
    int way = us == CHESS_WHITE ? (square >> 3) - 1 : 6 - (square >> 3); /* 0 to 5 */
    int ahead = us == CHESS_WHITE ? square + 8 : square - 8;
    int free = ((me->mine | they->mine) & chess_bit(ahead)) == 0;
    int escort = 7 * chess_distance(they->king, ahead) - 4 * chess_distance(me->king, ahead);
    return CHESS_SCORE(3 * way * way + (free ? 2 * way : 0), 5 * way * way + way * escort + (free ? 2 * way * way : 0));
}

CHESS_INLINE int32_t chess_pawns_worth(const chess_camp *me, const chess_camp *they, int us)
{
    uint64_t pawns = me->pawns, files = chess_whole_files(pawns);
    uint64_t isolated = pawns & ~chess_beside(files);
    uint64_t doubled = pawns & chess_front(pawns, us);
    /* A pawn is backward when no friend can ever come to protect its next square, which an enemy's pawn attacks. */
    uint64_t guarded = me->pawn_attacks | chess_front(me->pawn_attacks, us);
    uint64_t backward = pawns & ~isolated & chess_forward(they->pawn_attacks & ~guarded, !us);
    uint64_t held = chess_front(they->pawns, !us);
    uint64_t passed = pawns & ~(held | chess_beside(held)) & ~chess_front(pawns, !us);
    int32_t worth = CHESS_SCORE(-9, -14) * chess_size(isolated) + CHESS_SCORE(0, -32) * chess_size(doubled) +
                    CHESS_SCORE(-3, -16) * chess_size(backward) +
                    CHESS_SCORE(6, 0) * chess_size(pawns & me->pawn_attacks);
    for (; passed; passed &= passed - 1)
        worth += chess_passed_pawn(me, they, us, chess_first(passed));
    return worth;
}

/* -------------------------------------------------------------------------------------------------------------- pieces */

/* How much the pieces can do, and how many of them look at the enemy's king. */
typedef struct chess_activity {
    int32_t worth;
    int attackers, pressure;
} chess_activity;

CHESS_INLINE void chess_add_activity(chess_activity *a, uint64_t attacks, uint64_t free, uint64_t zone, int usual,
                                     int32_t each, int weight)
{
    a->worth += each * (chess_size(attacks & free) - usual);
    if (attacks & zone) {
        a->attackers++;
        a->pressure += weight + chess_size(attacks & zone);
    }
}

/* Rooks and queens are seen through by those behind them, as batteries work. */
CHESS_INLINE chess_activity chess_pieces_activity(const chess_position *p, const chess_camp *me, const chess_camp *they)
{
    chess_activity a = {0, 0, 0};
    uint64_t free = ~me->mine & ~they->pawn_attacks, occupied = me->mine | they->mine, zone = they->king_zone;
    uint64_t through = occupied ^ (me->mine & p->piece[CHESS_QUEEN]);
    for (uint64_t rest = p->piece[CHESS_KNIGHT] & me->mine; rest; rest &= rest - 1)
        chess_add_activity(&a, chess_tables.knight[chess_first(rest)], free, zone, 4, CHESS_SCORE(3, 4), 1);
    for (uint64_t rest = p->piece[CHESS_BISHOP] & me->mine; rest; rest &= rest - 1)
        chess_add_activity(&a, chess_bishop_attacks(chess_first(rest), through), free, zone, 6, CHESS_SCORE(7, 4), 2);
    uint64_t half_open = ~chess_whole_files(me->pawns), open = half_open & ~chess_whole_files(they->pawns);
    through ^= me->mine & p->piece[CHESS_ROOK];
    for (uint64_t rest = p->piece[CHESS_ROOK] & me->mine; rest; rest &= rest - 1) {
        uint64_t rook = rest & -rest;
        chess_add_activity(&a, chess_rook_attacks(chess_first(rest), through), free, zone, 7, CHESS_SCORE(2, 4), 5);
        a.worth += rook & open ? CHESS_SCORE(45, 0) : rook & half_open ? CHESS_SCORE(9, 7) : 0;
    }
    for (uint64_t rest = p->piece[CHESS_QUEEN] & me->mine; rest; rest &= rest - 1) {
        int square = chess_first(rest);
        uint64_t attacks = chess_bishop_attacks(square, occupied) | chess_rook_attacks(square, occupied);
        chess_add_activity(&a, attacks, free, zone, 13, CHESS_SCORE(2, 3), 3);
    }
    uint64_t bishops = p->piece[CHESS_BISHOP] & me->mine;
    if ((bishops & CHESS_LIGHT) && (bishops & ~CHESS_LIGHT))
        a.worth += CHESS_SCORE(24, 50);
    return a;
}

/* ---------------------------------------------------------------------------------------------------------------- kings */

/* Pawns before the king and on his files are his shield; a lone attacker means little, several together much. */
CHESS_INLINE int chess_king_danger(const chess_position *p, const chess_camp *me, const chess_camp *they,
                                   const chess_activity *theirs, int us)
{
    uint64_t files = chess_bit(me->king) | chess_beside(chess_bit(me->king)), near = chess_forward(files, us);
    int shield = 16 * chess_size(me->pawns & near) + 4 * chess_size(me->pawns & chess_forward(near, us));
    int bare = 0;
    for (; files; files &= files - 1) {
        uint64_t file = chess_whole_files(files & -files);
        bare += (file & me->pawns ? 0 : 24) + (file & p->piece[CHESS_PAWN] ? 0 : 24);
    }
    int danger = bare - shield;
    if (theirs->attackers > 1 && (p->piece[CHESS_QUEEN] & they->mine))
        danger += theirs->pressure * theirs->pressure / 2;
    return danger < 400 ? danger : 400;
}

/* A king without men is driven to the edge, by the other king too. */
static inline int chess_drive(const chess_camp *strong, const chess_camp *weak)
{
    return chess_size(weak->mine) == 1 ? 60 - 8 * chess_distance(strong->king, weak->king) : 0;
}

/* -------------------------------------------------------------------------------------------------------------- together */

static inline int chess_phase_of_side(const chess_position *p, int us)
{
    uint64_t mine = p->side[us];
    return chess_size(mine & (p->piece[CHESS_KNIGHT] | p->piece[CHESS_BISHOP])) +
           2 * chess_size(mine & p->piece[CHESS_ROOK]) + 4 * chess_size(mine & p->piece[CHESS_QUEEN]);
}

/* Without pawns an advantage of a minor piece or less wins nothing, as a rule. */
static inline zw_value chess_winnable(const chess_position *p, zw_value white)
{
    int strong = white > 0 ? CHESS_WHITE : CHESS_BLACK;
    if (p->piece[CHESS_PAWN] & p->side[strong])
        return white;
    int more = chess_phase_of_side(p, strong) - chess_phase_of_side(p, !strong);
    if (p->phase <= 1)
        return p->piece[CHESS_PAWN] ? white / 4 : 0;
    return more <= 1 ? white / 4 : white;
}

/* The outcome, when the game is over and that can be told cheaply: checkmate, and stalemate of a side without pieces. */
static inline int chess_is_over(const chess_position *p, zw_value *outcome)
{
    uint64_t pieces = p->side[p->turn] & ~p->piece[CHESS_PAWN] & ~p->piece[CHESS_KING];
    int check = chess_in_check(p);
    if ((pieces && !check) || chess_count(NULL, p) > 0)
        return 0;
    *outcome = check ? -CHESS_MAX_SCORE : 0;
    return 1;
}

static inline zw_value chess_evaluate(void *context, const chess_position *p)
{
    (void)context;
    zw_value outcome;
    if (chess_is_over(p, &outcome))
        return outcome;
    chess_camp white = chess_camp_of(p, CHESS_WHITE), black = chess_camp_of(p, CHESS_BLACK);
    chess_activity white_pieces = chess_pieces_activity(p, &white, &black);
    chess_activity black_pieces = chess_pieces_activity(p, &black, &white);
    int32_t score = p->worth + white_pieces.worth - black_pieces.worth +
                    chess_pawns_worth(&white, &black, CHESS_WHITE) - chess_pawns_worth(&black, &white, CHESS_BLACK);
    int middle = chess_middle_part(score) + chess_king_danger(p, &black, &white, &white_pieces, CHESS_BLACK) -
                 chess_king_danger(p, &white, &black, &black_pieces, CHESS_WHITE);
    int end = chess_end_part(score) + chess_drive(&white, &black) - chess_drive(&black, &white);
    int phase = p->phase < CHESS_FULL_PHASE ? p->phase : CHESS_FULL_PHASE;
    zw_value value = (middle * phase + end * (CHESS_FULL_PHASE - phase)) / CHESS_FULL_PHASE;
    value = chess_winnable(p, value);
    return (p->turn == CHESS_WHITE ? value : -value) + 4; /* the move itself is worth something */
}

/* Men alone: for judging the evaluation above. */
static inline zw_value chess_evaluate_plain(void *context, const chess_position *p)
{
    static const int16_t worth[CHESS_KING] = {100, 310, 320, 500, 950};
    zw_value outcome, value = 0;
    (void)context;
    if (chess_is_over(p, &outcome))
        return outcome;
    for (int type = CHESS_PAWN; type < CHESS_KING; type++)
        value += worth[type] * (__builtin_popcountll(p->piece[type] & p->side[p->turn]) -
                                __builtin_popcountll(p->piece[type] & p->side[1 - p->turn]));
    return value;
}

#endif
