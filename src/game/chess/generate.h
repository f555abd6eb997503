/* generate.h - the legal moves of a position, listed or only counted. Pins and checks are found first and every move is
 * generated legal: nothing is played to see whether it was. Knows nothing of good and bad moves.
 *
 * The functions that end in _of take the side to move as a constant, so that each side has its own code. */
#ifndef CHESS_GENERATE_H
#define CHESS_GENERATE_H

#include "attacks.h"

/* What decides about the moves of all men at once. */
typedef struct chess_scene {
    uint64_t mine, theirs, occupied;
    uint64_t checkers;
    uint64_t pinned; /* men that alone stand between my king and a slider; may include theirs */
    uint64_t allowed; /* where men other than the king may go */
    int king;
} chess_scene;

CHESS_INLINE chess_scene chess_look(const chess_position *p, int us)
{
    chess_scene s = {.mine = p->side[us], .theirs = p->side[!us]};
    s.occupied = s.mine | s.theirs;
    s.king = chess_first(p->piece[CHESS_KING] & s.mine);
    s.checkers = ((zw_chess_tables.knight[s.king] & p->piece[CHESS_KNIGHT]) |
                  (zw_chess_tables.pawn[us][s.king] & p->piece[CHESS_PAWN])) &
                 s.theirs;
    uint64_t snipers = ((zw_chess_tables.bishop_lines[s.king] & chess_diagonal_movers(p)) |
                        (zw_chess_tables.rook_lines[s.king] & chess_straight_movers(p))) &
                       s.theirs;
    for (; snipers; snipers &= snipers - 1) {
        uint64_t between = zw_chess_tables.between[s.king][chess_first(snipers)] & s.occupied;
        if (!between)
            s.checkers |= snipers & -snipers;
        else if (!chess_several(between))
            s.pinned |= between;
    }
    s.allowed = ~s.mine;
    if (s.checkers)
        s.allowed &= zw_chess_tables.between[s.king][chess_first(s.checkers)] | s.checkers;
    return s;
}

/* Pawns and the enemy's king are told by sets; the others square by square. */
CHESS_INLINE uint64_t chess_near_dangers(const chess_position *p, const chess_scene *s, int us)
{
    return chess_pawn_attacks(p->piece[CHESS_PAWN] & s->theirs, !us) |
           zw_chess_tables.king[chess_first(p->piece[CHESS_KING] & s->theirs)];
}

CHESS_INLINE int chess_far_danger(const chess_position *p, const chess_scene *s, int square, uint64_t occupied)
{
    return (((zw_chess_tables.knight[square] & p->piece[CHESS_KNIGHT]) |
             (chess_bishop_attacks(square, occupied) & chess_diagonal_movers(p)) |
             (chess_rook_attacks(square, occupied) & chess_straight_movers(p))) &
            s->theirs) != 0;
}

/* Where the king may step. He does not hide behind himself: his own square is taken as empty. */
CHESS_INLINE uint64_t chess_king_steps(const chess_position *p, const chess_scene *s, uint64_t dangers, uint64_t wanted)
{
    uint64_t safe = zw_chess_tables.king[s->king] & ~s->mine & ~dangers & wanted;
    for (uint64_t rest = safe; rest; rest &= rest - 1) {
        uint64_t square = rest & -rest;
        if (chess_far_danger(p, s, chess_first(rest), s->occupied ^ chess_bit(s->king)))
            safe ^= square;
    }
    return safe;
}

/* The squares from one to another of the same rank, without the first and with the last. */
static inline uint64_t chess_way(int from, int to)
{
    return from == to ? 0 : zw_chess_tables.between[from][to] | chess_bit(to);
}

/* Castling in Chess960: nothing but the two stands in their ways, and the king is safe on all of his, also at the end,
 * where the rook may no longer cover him. It looks for itself, so that the usual chess can keep its scene in registers. */
__attribute__((noinline, unused)) static int chess_castlings_960(const chess_position *p)
{
    int us = p->turn;
    const chess_scene look = chess_look(p, us), *s = &look;
    uint64_t dangers = chess_near_dangers(p, s, us);
    int corner = us == CHESS_WHITE ? 0 : 56, ways = 0;
    for (int wing = 0; wing < 2; wing++) {
        int right = 2 * us + wing, king_to = corner + (wing ? 2 : 6), rook_to = corner + (wing ? 3 : 5);
        if (!(p->castling >> right & 1))
            continue;
        uint64_t others = s->occupied ^ chess_bit(s->king) ^ chess_bit(p->rook[right]);
        uint64_t way = chess_way(s->king, king_to), safe = ~dangers;
        if ((way | chess_way(p->rook[right], rook_to)) & others)
            continue;
        for (uint64_t rest = way; rest; rest &= rest - 1)
            if (chess_far_danger(p, s, chess_first(rest), s->occupied ^ chess_bit(s->king)))
                safe &= ~(rest & -rest);
        if (!(way & ~safe) && !chess_far_danger(p, s, king_to, others | chess_bit(rook_to)))
            ways |= 1 << wing;
    }
    return ways;
}

/* Castling when not in check: the way is free and the king does not pass a danger. 1 short, 2 long, 3 both. */
CHESS_INLINE int chess_castlings(const chess_position *p, const chess_scene *s, int us, uint64_t dangers)
{
    int corner = us == CHESS_WHITE ? 0 : 56, rights = us == CHESS_WHITE ? p->castling : p->castling >> 2, ways = 0;
    if (__builtin_expect(p->chess960, 0))
        return chess_castlings_960(p);
    if ((rights & 1) && !(s->occupied & UINT64_C(0x60) << corner) && !(dangers & UINT64_C(0x60) << corner) &&
        !chess_far_danger(p, s, corner + 5, s->occupied) && !chess_far_danger(p, s, corner + 6, s->occupied))
        ways = 1;
    if ((rights & 2) && !(s->occupied & UINT64_C(0x0E) << corner) && !(dangers & UINT64_C(0x0C) << corner) &&
        !chess_far_danger(p, s, corner + 3, s->occupied) && !chess_far_danger(p, s, corner + 2, s->occupied))
        ways |= 2;
    return ways;
}

/* Whether the king of `us` is safe once a pawn has been taken in passing, which clears two squares and fills a third.
 * `victim` is where p has the pawn that is taken. */
static inline int chess_safe_after_passing(const chess_position *p, int us, uint64_t changed, uint64_t victim)
{
    uint64_t occupied = chess_occupied(p) ^ changed;
    return !(chess_attackers(p, chess_king_square(p, us), occupied) & p->side[!us] & ~victim);
}

/* My pawns that may take in passing. */
static inline uint64_t chess_passing_pawns(const chess_position *p, int us)
{
    int square = p->en_passant;
    uint64_t takers = zw_chess_tables.pawn[!us][square] & p->piece[CHESS_PAWN] & p->side[us], able = 0;
    uint64_t victim = chess_bit(square ^ 8);
    for (; takers; takers &= takers - 1) {
        uint64_t taker = takers & -takers;
        if (chess_safe_after_passing(p, us, taker | victim | chess_bit(square), victim))
            able |= taker;
    }
    return able;
}

/* The squares that some pawns reach: forward, two forward, taking towards the a-file and the h-file. */
typedef struct chess_pawn_targets {
    uint64_t step, double_step, take_a, take_h;
} chess_pawn_targets;

CHESS_INLINE chess_pawn_targets chess_pawn_reach(const chess_scene *s, int us, uint64_t pawns, uint64_t allowed)
{
    uint64_t step = chess_forward(pawns, us) & ~s->occupied;
    uint64_t once = step & (us == CHESS_WHITE ? CHESS_RANK(2) : CHESS_RANK(5));
    uint64_t target = s->theirs & allowed;
    return (chess_pawn_targets){step & allowed, chess_forward(once, us) & ~s->occupied & allowed,
                                chess_pawn_attacks_a(pawns, us) & target, chess_pawn_attacks_h(pawns, us) & target};
}

/* ------------------------------------------------------------------------------------------------------------- counting */

CHESS_INLINE int chess_count_pawns(const chess_scene *s, int us, uint64_t pawns, uint64_t allowed)
{
    chess_pawn_targets to = chess_pawn_reach(s, us, pawns, allowed);
    int count = chess_size(to.step) + chess_size(to.double_step) + chess_size(to.take_a) + chess_size(to.take_h);
    if (pawns & (us == CHESS_WHITE ? CHESS_RANK(6) : CHESS_RANK(1))) {
        uint64_t last = us == CHESS_WHITE ? CHESS_RANK(7) : CHESS_RANK(0);
        count += 3 * (chess_size(to.step & last) + chess_size(to.take_a & last) + chess_size(to.take_h & last));
    }
    return count;
}

/* Pinned men stay on their line; when in check they cannot move at all. */
CHESS_INLINE int chess_count_pinned(const chess_position *p, const chess_scene *s, int us)
{
    int count = 0;
    for (uint64_t rest = s->pinned & s->mine & ~p->piece[CHESS_KNIGHT]; rest; rest &= rest - 1) {
        int from = chess_first(rest);
        uint64_t man = rest & -rest, allowed = s->allowed & zw_chess_tables.line[s->king][from];
        if (man & p->piece[CHESS_PAWN])
            count += chess_count_pawns(s, us, man, allowed);
        if (man & chess_diagonal_movers(p))
            count += chess_size(chess_bishop_attacks(from, s->occupied) & allowed);
        if (man & chess_straight_movers(p))
            count += chess_size(chess_rook_attacks(from, s->occupied) & allowed);
    }
    return count;
}

CHESS_INLINE int chess_count_of(const chess_position *p, int us)
{
    chess_scene s = chess_look(p, us);
    int count = 0;
    uint64_t dangers = chess_near_dangers(p, &s, us);
    count += chess_size(chess_king_steps(p, &s, dangers, ~UINT64_C(0)));
    if (s.checkers) {
        if (chess_several(s.checkers))
            return count;
    } else {
        int ways = p->castling ? chess_castlings(p, &s, us, dangers) : 0;
        count += (ways & 1) + (ways >> 1);
        if (s.pinned)
            count += chess_count_pinned(p, &s, us);
    }
    uint64_t free = s.mine & ~s.pinned;
    count += chess_count_pawns(&s, us, p->piece[CHESS_PAWN] & free, s.allowed);
    for (uint64_t rest = p->piece[CHESS_KNIGHT] & free; rest; rest &= rest - 1)
        count += chess_size(zw_chess_tables.knight[chess_first(rest)] & s.allowed);
    for (uint64_t rest = chess_diagonal_movers(p) & free; rest; rest &= rest - 1)
        count += chess_size(chess_bishop_attacks(chess_first(rest), s.occupied) & s.allowed);
    for (uint64_t rest = chess_straight_movers(p) & free; rest; rest &= rest - 1)
        count += chess_size(chess_rook_attacks(chess_first(rest), s.occupied) & s.allowed);
    if (p->en_passant != CHESS_NO_SQUARE)
        count += chess_size(chess_passing_pawns(p, us));
    return count;
}

static inline int chess_count(void *context, const void *at)
{
    const chess_position *p = at;
    (void)context;
    return p->turn == CHESS_WHITE ? chess_count_of(p, CHESS_WHITE) : chess_count_of(p, CHESS_BLACK);
}

/* -------------------------------------------------------------------------------------------------------------- listing */

CHESS_INLINE zw_move *chess_list_targets(const chess_position *p, zw_move *out, int piece, int from, uint64_t targets,
                                         uint64_t theirs)
{
    zw_move still = chess_move(from, 0, CHESS_PLAIN, piece, CHESS_NONE),
            taking = chess_move(from, 0, CHESS_PLAIN, piece, 0);
    for (uint64_t rest = targets & theirs; rest; rest &= rest - 1)
        *out++ = taking | (zw_move)(chess_first(rest) << 6 | chess_type_at(p, rest & -rest) << 20);
    for (uint64_t rest = targets & ~theirs; rest; rest &= rest - 1)
        *out++ = still | (zw_move)(chess_first(rest) << 6);
    return out;
}

/* Pawn moves to a set of squares, each `ahead` squares before where the pawn stands. */
CHESS_INLINE zw_move *chess_list_pawn_targets(const chess_position *p, zw_move *out, uint64_t targets, int ahead,
                                              int kind, int taking)
{
    for (uint64_t rest = targets & ~(CHESS_RANK(0) | CHESS_RANK(7)); rest; rest &= rest - 1) {
        int to = chess_first(rest);
        *out++ = chess_move(to - ahead, to, kind, CHESS_PAWN, taking ? chess_type_at(p, rest & -rest) : CHESS_NONE);
    }
    for (uint64_t rest = targets & (CHESS_RANK(0) | CHESS_RANK(7)); rest; rest &= rest - 1) {
        int to = chess_first(rest), taken = taking ? chess_type_at(p, rest & -rest) : CHESS_NONE;
        for (int promotion = CHESS_PROMOTION + 3; promotion >= CHESS_PROMOTION; promotion--)
            *out++ = chess_move(to - ahead, to, promotion, CHESS_PAWN, taken);
    }
    return out;
}

CHESS_INLINE zw_move *chess_list_pawns(const chess_position *p, const chess_scene *s, zw_move *out, int us,
                                       uint64_t pawns, uint64_t allowed, int tactical)
{
    chess_pawn_targets to = chess_pawn_reach(s, us, pawns, allowed);
    int up = us == CHESS_WHITE ? 8 : -8;
    out = chess_list_pawn_targets(p, out, to.take_a, up - 1, CHESS_PLAIN, 1);
    out = chess_list_pawn_targets(p, out, to.take_h, up + 1, CHESS_PLAIN, 1);
    if (tactical)
        return chess_list_pawn_targets(p, out, to.step & (CHESS_RANK(0) | CHESS_RANK(7)), up, CHESS_PLAIN, 0);
    out = chess_list_pawn_targets(p, out, to.step, up, CHESS_PLAIN, 0);
    return chess_list_pawn_targets(p, out, to.double_step, 2 * up, CHESS_DOUBLE_STEP, 0);
}

CHESS_INLINE zw_move *chess_list_pinned(const chess_position *p, const chess_scene *s, zw_move *out, int us,
                                        uint64_t wanted, int tactical)
{
    for (uint64_t rest = s->pinned & s->mine & ~p->piece[CHESS_KNIGHT]; rest; rest &= rest - 1) {
        int from = chess_first(rest);
        uint64_t man = rest & -rest, line = zw_chess_tables.line[s->king][from];
        if (man & p->piece[CHESS_PAWN]) {
            out = chess_list_pawns(p, s, out, us, man, s->allowed & line, tactical);
            continue;
        }
        int type = chess_type_at(p, man);
        out = chess_list_targets(p, out, type, from, chess_piece_attacks(type, from, s->occupied) & wanted & line,
                                 s->theirs);
    }
    return out;
}

/* All legal moves, or only captures and promotions. Returns the end of the list. */
CHESS_INLINE zw_move *chess_list_of(const chess_position *p, zw_move *out, int us, int tactical)
{
    chess_scene s = chess_look(p, us);
    uint64_t dangers = chess_near_dangers(p, &s, us), wanted = tactical ? s.allowed & s.theirs : s.allowed;
    if (!chess_several(s.checkers)) {
        uint64_t free = s.mine & ~s.pinned;
        out = chess_list_pawns(p, &s, out, us, p->piece[CHESS_PAWN] & free, s.allowed, tactical);
        if (p->en_passant != CHESS_NO_SQUARE)
            for (uint64_t rest = chess_passing_pawns(p, us); rest; rest &= rest - 1)
                *out++ = chess_move(chess_first(rest), p->en_passant, CHESS_EN_PASSANT, CHESS_PAWN, CHESS_PAWN);
        for (uint64_t rest = p->piece[CHESS_KNIGHT] & free; rest; rest &= rest - 1) {
            int from = chess_first(rest);
            out = chess_list_targets(p, out, CHESS_KNIGHT, from, zw_chess_tables.knight[from] & wanted, s.theirs);
        }
        for (uint64_t rest = p->piece[CHESS_BISHOP] & free; rest; rest &= rest - 1) {
            int from = chess_first(rest);
            out = chess_list_targets(p, out, CHESS_BISHOP, from, chess_bishop_attacks(from, s.occupied) & wanted,
                                     s.theirs);
        }
        for (uint64_t rest = p->piece[CHESS_ROOK] & free; rest; rest &= rest - 1) {
            int from = chess_first(rest);
            out = chess_list_targets(p, out, CHESS_ROOK, from, chess_rook_attacks(from, s.occupied) & wanted, s.theirs);
        }
        for (uint64_t rest = p->piece[CHESS_QUEEN] & free; rest; rest &= rest - 1) {
            int from = chess_first(rest);
            uint64_t attacks = chess_bishop_attacks(from, s.occupied) | chess_rook_attacks(from, s.occupied);
            out = chess_list_targets(p, out, CHESS_QUEEN, from, attacks & wanted, s.theirs);
        }
        if (!s.checkers) {
            if (s.pinned)
                out = chess_list_pinned(p, &s, out, us, wanted, tactical);
            int ways = !tactical && p->castling ? chess_castlings(p, &s, us, dangers) : 0;
            if (ways & 1)
                *out++ = chess_move(s.king, (s.king & 56) + 6, CHESS_CASTLING, CHESS_KING, CHESS_NONE);
            if (ways & 2)
                *out++ = chess_move(s.king, (s.king & 56) + 2, CHESS_CASTLING, CHESS_KING, CHESS_NONE);
        }
    }
    uint64_t steps = chess_king_steps(p, &s, dangers, tactical ? s.theirs : ~UINT64_C(0));
    return chess_list_targets(p, out, CHESS_KING, s.king, steps, s.theirs);
}

/* `list` has room for CHESS_MAX_MOVES. */
static inline int chess_list(const chess_position *p, zw_move *list)
{
    zw_move *end =
        p->turn == CHESS_WHITE ? chess_list_of(p, list, CHESS_WHITE, 0) : chess_list_of(p, list, CHESS_BLACK, 0);
    return (int)(end - list);
}

/* Captures and promotions, good and bad. */
static inline int chess_list_tactical(const chess_position *p, zw_move *list)
{
    zw_move *end =
        p->turn == CHESS_WHITE ? chess_list_of(p, list, CHESS_WHITE, 1) : chess_list_of(p, list, CHESS_BLACK, 1);
    return (int)(end - list);
}

static inline int chess_moves(void *context, const void *at, zw_move *list, int capacity, zw_value *outcome)
{
    const chess_position *p = at;
    (void)context;
    int count;
    if (capacity >= CHESS_MAX_MOVES) {
        count = chess_list(p, list);
    } else {
        zw_move all[CHESS_MAX_MOVES];
        count = chess_list(p, all);
        count = count < capacity ? count : capacity;
        for (int i = 0; i < count; i++)
            list[i] = all[i];
    }
    if (count == 0)
        *outcome = chess_in_check(p) ? -CHESS_MAX_SCORE : 0;
    return count;
}

#endif
