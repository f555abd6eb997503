/* three_men.c - see three_men.h. */
#include "three_men.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

enum { PLACES = 64 * 64 * 64, UNDECIDED = -2 };

typedef struct slice {
    three_men *all;
    int kind;
    int8_t moves_left[64][64][64]; /* of Black: those not known to lose; one that takes the man is never lost */
    int list[2 * PLACES], count; /* decided, by distance; negative: Black to move */
} slice;

static int distance(int a, int b)
{
    int files = abs((a & 7) - (b & 7)), ranks = abs((a >> 3) - (b >> 3));
    return files > ranks ? files : ranks;
}

/* Does the man attack a square, with one other man (White's king) in the way? */
static int attacks(int kind, int from, int to, int blocker)
{
    int files = (to & 7) - (from & 7), ranks = (to >> 3) - (from >> 3);
    if (from == to)
        return 0;
    if (kind == MAN_PAWN)
        return ranks == 1 && abs(files) == 1;
    if (kind == MAN_KNIGHT)
        return abs(files * ranks) == 2;
    int diagonal = abs(files) == abs(ranks), straight = !files || !ranks;
    if (!(diagonal && kind != MAN_ROOK) && !(straight && kind != MAN_BISHOP))
        return 0;
    int step = (files > 0) - (files < 0) + 8 * ((ranks > 0) - (ranks < 0));
    for (int at = from + step; at != to; at += step)
        if (at == blocker)
            return 0;
    return 1;
}

static int stands(int kind, int king, int man, int other)
{
    int rank = man >> 3;
    return king != man && man != other && distance(king, other) > 1 && !(kind == MAN_PAWN && (rank == 0 || rank == 7));
}

static void decide(slice *s, int white, int king, int man, int other, int plies)
{
    int8_t *at = white ? &s->all->won[s->kind][king][man][other] : &s->all->lost[s->kind][king][man][other];
    int place = king << 12 | man << 6 | other;
    assert(plies <= 100);
    if (*at != UNDECIDED)
        return;
    *at = (int8_t)plies;
    s->list[s->count++] = white ? place : -1 - place;
}

/* Black's moves that do not take the man; *takes: he can. */
static int count_moves(int kind, int king, int man, int other, int *takes)
{
    int count = 0;
    *takes = 0;
    for (int to = 0; to < 64; to++) {
        if (distance(other, to) != 1 || distance(king, to) <= 1)
            continue;
        *takes |= to == man;
        count += to != man && !attacks(kind, man, to, king);
    }
    return count;
}

static void begin(slice *s)
{
    memset(s->all->won[s->kind], MEN_ILLEGAL, PLACES);
    memset(s->all->lost[s->kind], MEN_ILLEGAL, PLACES);
    s->count = 0;
    for (int king = 0; king < 64; king++)
        for (int man = 0; man < 64; man++)
            for (int other = 0; other < 64; other++) {
                int takes;
                if (!stands(s->kind, king, man, other))
                    continue;
                s->all->lost[s->kind][king][man][other] = UNDECIDED;
                if (!attacks(s->kind, man, other, king))
                    s->all->won[s->kind][king][man][other] = UNDECIDED;
                s->moves_left[king][man][other] = (int8_t)count_moves(s->kind, king, man, other, &takes);
                if (takes)
                    s->moves_left[king][man][other] = 100;
            }
}

/* With the man on one of the squares from `first` on. */
static void find_mates(slice *s, int first, int count)
{
    for (int king = 0; king < 64; king++)
        for (int man = first; man < first + count; man++)
            for (int other = 0; other < 64; other++)
                if (s->all->lost[s->kind][king][man][other] == UNDECIDED && !s->moves_left[king][man][other] &&
                    attacks(s->kind, man, other, king))
                    decide(s, 0, king, man, other, 0);
}

/* Goes back from all that is decided, nearest first. Pawns do not step back: their moves are seeds. */
static void go_back(slice *s)
{
    for (int i = 0; i < s->count; i++) {
        int white = s->list[i] >= 0, place = white ? s->list[i] : -1 - s->list[i];
        int king = place >> 12, man = place >> 6 & 63, other = place & 63;
        int plies = white ? s->all->won[s->kind][king][man][other] : s->all->lost[s->kind][king][man][other];
        for (int from = 0; from < 64; from++) {
            if (!white && distance(king, from) == 1 && stands(s->kind, from, man, other))
                decide(s, 1, from, man, other, plies + 1);
            if (!white && s->kind != MAN_PAWN && from != king && from != other && attacks(s->kind, from, man, king) &&
                attacks(s->kind, from, man, other)) /* no king is in the way */
                decide(s, 1, king, from, other, plies + 1);
            if (white && distance(other, from) == 1 && stands(s->kind, king, man, from) &&
                s->all->lost[s->kind][king][man][from] == UNDECIDED && --s->moves_left[king][man][from] == 0)
                decide(s, 0, king, man, from, plies + 1);
        }
    }
}

static void finish(slice *s)
{
    int8_t *values[] = {&s->all->won[s->kind][0][0][0], &s->all->lost[s->kind][0][0][0]};
    for (int side = 0; side < 2; side++)
        for (int place = 0; place < PLACES; place++)
            if (values[side][place] == UNDECIDED)
                values[side][place] = MEN_DRAWN;
}

static int is_lost(const three_men *all, int kind, int king, int man, int other)
{
    return all->lost[kind][king][man][other] >= 0;
}

/* Can White win by a move of the pawn? Those that are nearer to promotion have been solved. */
static int pawn_wins(const three_men *all, int king, int man, int other)
{
    int next = man + 8, after = man + 16;
    if (next == king || next == other)
        return 0;
    if (next >= 56) {
        for (int kind = MAN_KNIGHT; kind <= MAN_QUEEN; kind++)
            if (is_lost(all, kind, king, next, other))
                return 1;
        return 0;
    }
    return is_lost(all, MAN_PAWN, king, next, other) ||
           (man < 16 && after != king && after != other && is_lost(all, MAN_PAWN, king, after, other));
}

/* Rank by rank: first what is mated, then what wins by the next move. */
static void solve_pawns(slice *s)
{
    begin(s);
    for (int rank = 6; rank > 0; rank--) {
        find_mates(s, 8 * rank, 8);
        for (int man = 8 * rank; man < 8 * rank + 8; man++)
            for (int king = 0; king < 64; king++)
                for (int other = 0; other < 64; other++)
                    if (s->all->won[MAN_PAWN][king][man][other] == UNDECIDED && pawn_wins(s->all, king, man, other))
                        decide(s, 1, king, man, other, 1);
        go_back(s);
        s->count = 0;
    }
    finish(s);
}

three_men *three_men_solved(void)
{
    three_men *all = malloc(sizeof *all);
    slice *s = malloc(sizeof *s);
    assert(all && s);
    s->all = all;
    for (s->kind = MAN_KNIGHT; s->kind <= MAN_QUEEN; s->kind++) {
        begin(s);
        find_mates(s, 0, 64);
        go_back(s);
        finish(s);
    }
    s->kind = MAN_PAWN;
    solve_pawns(s);
    free(s);
    return all;
}
