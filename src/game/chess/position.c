/* position.c - positions made of nothing or of other positions: the initial one, and one with the colours exchanged. Here
 * keys and sums are computed from scratch. */
#include "play.h"

void zw_chess_complete(chess_position *p)
{
    p->key = chess_rights_key(p, p->castling) ^ (p->turn == CHESS_BLACK ? zw_chess_tables.turn_key : 0);
    if (p->en_passant != CHESS_NO_SQUARE)
        p->key ^= zw_chess_tables.en_passant_key[p->en_passant & 7];
    p->worth = p->phase = 0;
    for (uint64_t rest = chess_occupied(p); rest; rest &= rest - 1) {
        int square = chess_first(rest), type = chess_type_at(p, rest & -rest);
        int side = p->side[CHESS_BLACK] >> square & 1 ? CHESS_BLACK : CHESS_WHITE;
        p->key ^= zw_chess_tables.piece_key[side][type][square];
        p->worth += zw_chess_tables.worth[side][type][square];
        p->phase += chess_phase_of(type);
    }
}

int zw_chess_is_consistent(const chess_position *p)
{
    chess_position again = *p;
    zw_chess_complete(&again);
    return again.key == p->key && again.worth == p->worth && again.phase == p->phase &&
           (p->en_passant == CHESS_NO_SQUARE || chess_passing_pawns(p, p->turn) != 0);
}

void zw_chess_start(void *context, void *at)
{
    chess_position *p = at;
    (void)context;
    zw_chess_prepare();
    uint64_t ends = CHESS_RANK(0) | CHESS_RANK(7);
    *p = (chess_position){
        .piece = {CHESS_RANK(1) | CHESS_RANK(6), ends & CHESS_FILE_A * 0x42, ends & CHESS_FILE_A * 0x24,
                  ends & CHESS_FILE_A * 0x81, ends & CHESS_FILE_A * 0x08, ends & CHESS_FILE_A * 0x10},
        .side = {CHESS_RANK(0) | CHESS_RANK(1), CHESS_RANK(6) | CHESS_RANK(7)},
        .castling = 15,
        .rook = {7, 0, 63, 56},
        .en_passant = CHESS_NO_SQUARE,
        .move_number = 1,
    };
    zw_chess_complete(p);
}

/* Puts a piece on the `index`-th free file of the first rank, and its counterpart opposite. */
static int put_on_free_file(chess_position *p, int type, int index)
{
    for (int file = 0;; file++) {
        if (p->side[CHESS_WHITE] >> file & 1 || index--)
            continue;
        p->piece[type] |= chess_bit(file) | chess_bit(chess_mirror(file));
        p->side[CHESS_WHITE] |= chess_bit(file);
        p->side[CHESS_BLACK] |= chess_bit(chess_mirror(file));
        return file;
    }
}

/* The usual numbering: the bishops' files, the queen among the files left, the knights, and the king between the rooks. */
void zw_chess_start_960(int number, chess_position *p)
{
    static const struct {
        int first, second; /* among five, and among the four left */
    } knights[10] = {{0, 0}, {0, 1}, {0, 2}, {0, 3}, {1, 1}, {1, 2}, {1, 3}, {2, 2}, {2, 3}, {3, 3}};
    zw_chess_start(NULL, p);
    for (int type = CHESS_KNIGHT; type < CHESS_TYPES; type++)
        p->piece[type] = 0;
    for (int side = 0; side < 2; side++)
        p->side[side] &= p->piece[CHESS_PAWN];
    int light = 2 * (number % 4) + 1, dark = 2 * (number / 4 % 4);
    put_on_free_file(p, CHESS_BISHOP, light);
    put_on_free_file(p, CHESS_BISHOP, dark - (light < dark));
    put_on_free_file(p, CHESS_QUEEN, number / 16 % 6);
    put_on_free_file(p, CHESS_KNIGHT, knights[number / 96].first);
    put_on_free_file(p, CHESS_KNIGHT, knights[number / 96].second);
    int left = put_on_free_file(p, CHESS_ROOK, 0);
    put_on_free_file(p, CHESS_KING, 0);
    int right = put_on_free_file(p, CHESS_ROOK, 0);
    p->rook[0] = (uint8_t)right;
    p->rook[1] = (uint8_t)left;
    p->rook[2] = (uint8_t)chess_mirror(right);
    p->rook[3] = (uint8_t)chess_mirror(left);
    p->chess960 = 1;
    zw_chess_complete(p);
}

void zw_chess_reverse(void *context, const void *source, void *target)
{
    const chess_position *p = source;
    chess_position *reversed = target;
    (void)context;
    *reversed = *p;
    for (int type = 0; type < CHESS_TYPES; type++)
        reversed->piece[type] = __builtin_bswap64(p->piece[type]);
    reversed->side[CHESS_WHITE] = __builtin_bswap64(p->side[CHESS_BLACK]);
    reversed->side[CHESS_BLACK] = __builtin_bswap64(p->side[CHESS_WHITE]);
    for (int right = 0; right < 4; right++)
        reversed->rook[right] = (uint8_t)chess_mirror(p->rook[right ^ 2]);
    reversed->turn = !p->turn;
    reversed->castling = (uint8_t)((p->castling << 2 | p->castling >> 2) & 15);
    if (p->en_passant != CHESS_NO_SQUARE)
        reversed->en_passant = (uint16_t)chess_mirror(p->en_passant);
    zw_chess_complete(reversed);
}
