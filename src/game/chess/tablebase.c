/* tablebase.c - endgame tables of chess that the program has brought: see tablebase.h. Root moves are ranked as the distances
 * and the clock of the fifty moves have it. Knows nothing of files. */
#include "tablebase.h"
#include "../../base/error.h"
#include "play.h"

#include <stdlib.h>

#define LIMIT 100 /* plies without progress: the game is drawn */
#define NOBODY 2

typedef struct chess_tablebase {
    zw_tablebase head;
    zw_prober prober;
} chess_tablebase;

static const zw_prober *prober_of(const zw_tablebase *tablebase)
{
    return &((const chess_tablebase *)tablebase)->prober;
}

static zw_men men_of(const chess_position *p)
{
    zw_men men = {.white = p->side[CHESS_WHITE],
                  .black = p->side[CHESS_BLACK],
                  .passing = p->en_passant == CHESS_NO_SQUARE ? 0 : p->en_passant,
                  .white_to_move = p->turn == CHESS_WHITE};
    for (int type = 0; type < ZW_MEN_TYPES; type++) /* in the order of CHESS_PAWN ... */
        men.piece[type] = p->piece[type];
    return men;
}

static int is_in_tables(const zw_tablebase *tablebase, const chess_position *p)
{
    return !p->castling && chess_size(p->side[CHESS_WHITE] | p->side[CHESS_BLACK]) <= prober_of(tablebase)->pieces;
}

int zw_chess_known_result(zw_tablebase *tablebase, const chess_position *p)
{
    const zw_prober *prober = prober_of(tablebase);
    zw_men men = men_of(p);
    return prober->result(prober->handle, &men);
}

/* ------------------------------------------------------------------------------------------------------- root moves */

/* A win by distance is sure when it comes before the clock runs out; distances may be one ply too short. After a repetition
 * nothing but the shortest way will do. Of losses one is as good as another unless the clock may save it; then the longest
 * is best. */
static int rank_of(int distance, int no_progress, int repeated)
{
    if (distance > 0)
        return distance + no_progress < LIMIT && !repeated ? ZW_RANK_SURE : ZW_RANK_SURE - (distance + no_progress);
    if (distance < 0)
        return -2 * distance + no_progress < LIMIT ? -ZW_RANK_SURE : -ZW_RANK_SURE - distance + no_progress;
    return 0;
}

static int rank_by_distance(const zw_prober *prober, const chess_position *p, int no_progress, int repeated,
                            const zw_move *moves, int count, int *ranks)
{
    zw_men_move wanted[CHESS_MAX_MOVES];
    zw_men men = men_of(p);
    for (int i = 0; i < count; i++)
        wanted[i] = (zw_men_move){.from = chess_from(moves[i]),
                                  .to = chess_to(moves[i]),
                                  .promoted = chess_promoted(moves[i])}; /* CHESS_NONE is ZW_MEN_TYPES */
    if (!prober->distances || !prober->distances(prober->handle, &men, wanted, count))
        return 0;
    for (int i = 0; i < count; i++)
        ranks[i] = rank_of(wanted[i].distance, no_progress, repeated);
    return 1;
}

/* Without distances a move is as good as the result behind it. */
static int rank_by_result(zw_tablebase *tablebase, const chess_position *p, const zw_move *moves, int count, int *ranks)
{
    static const int by_result[] = {ZW_RANK_SURE, ZW_RANK_WON - 1, 0, 1 - ZW_RANK_WON, -ZW_RANK_SURE};
    for (int i = 0; i < count; i++) {
        chess_position child;
        chess_play(NULL, p, moves[i], &child);
        int result = zw_chess_known_result(tablebase, &child);
        if (result == ZW_MEN_UNKNOWN)
            return 0;
        ranks[i] = by_result[result + 2];
    }
    return 1;
}

static zw_ranked rank(zw_tablebase *tablebase, const void *position, int no_progress, int repeated,
                      const zw_move *moves, int count, int *ranks)
{
    const chess_position *p = position;
    if (!is_in_tables(tablebase, p) || count > CHESS_MAX_MOVES)
        return ZW_NOT_RANKED;
    if (rank_by_distance(prober_of(tablebase), p, no_progress, repeated, moves, count, ranks))
        return ZW_RANKED_BY_DISTANCE;
    return rank_by_result(tablebase, p, moves, count, ranks) ? ZW_RANKED_BY_RESULT : ZW_NOT_RANKED;
}

int zw_chess_sure_winner(zw_tablebase *tablebase, const void *position, int no_progress)
{
    const chess_position *p = position;
    zw_move moves[CHESS_MAX_MOVES];
    int ranks[CHESS_MAX_MOVES], best = -ZW_RANK_SURE;
    if (!is_in_tables(tablebase, p))
        return NOBODY;
    int count = chess_list(p, moves);
    if (count == 0 || rank(tablebase, p, no_progress, 0, moves, count, ranks) != ZW_RANKED_BY_DISTANCE)
        return NOBODY;
    for (int i = 0; i < count; i++)
        best = ranks[i] > best ? ranks[i] : best;
    return best >= ZW_RANK_WON ? p->turn : best <= -ZW_RANK_WON ? !p->turn : NOBODY;
}

/* ------------------------------------------------------------------------------------------------ as any other database */

static void close_tables(zw_tablebase *tablebase)
{
    const zw_prober *prober = prober_of(tablebase);
    if (prober->close)
        prober->close(prober->handle);
    free(tablebase);
}

static int pieces(const zw_tablebase *tablebase)
{
    return prober_of(tablebase)->pieces;
}

static int probe(zw_tablebase *tablebase, const void *position, zw_known *known)
{
    int result = is_in_tables(tablebase, position) ? zw_chess_known_result(tablebase, position) : ZW_MEN_UNKNOWN;
    *known = (zw_known){.result = result == ZW_MEN_UNKNOWN ? 0 : result / 2, .distance = -1};
    return result != ZW_MEN_UNKNOWN;
}

static int damage(zw_tablebase *tablebase, char *text, size_t size)
{
    (void)tablebase, (void)text, (void)size;
    return 0;
}

static zw_tablebase *wrap(const zw_prober *prober, zw_error *error)
{
    chess_tablebase *t = malloc(sizeof *t);
    if (!t) {
        zw_fail(error, ZW_NO_MEMORY, "no memory for endgame tables");
        return NULL;
    }
    *t = (chess_tablebase){.head = {&zw_chess_databases}, .prober = *prober};
    return &t->head;
}

const zw_databases zw_chess_databases = {
    .most_pieces = 7,
    .wrap = wrap,
    .close = close_tables,
    .pieces = pieces,
    .probe = probe,
    .damage = damage,
    .rank = rank,
};
