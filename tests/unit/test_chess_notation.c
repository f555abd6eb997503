/* test_chess_notation.c - chess as text: FEN, UCI and SAN moves, PGN and EPD, there and back, and every kind of bad input
 * refused in one line that names it. */
#include "support/subject.h"
#include "game/chess/notation.h"
#include "game/chess/play.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const zw_game *game;

#define START "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"

static chess_position read_position(const char *fen)
{
    chess_position p;
    char why[400] = "";
    if (game->parse(NULL, fen, &p, why, sizeof why) != 0)
        fail_msg("%s", why);
    return p;
}

/* ----------------------------------------------------------------------------------------------------------------- FEN */

static void test_fen_is_written_as_it_was_read(void **state)
{
    static const struct {
        const char *read, *written;
    } cases[] = {
        {START, START},
        {"start", START},
        {"startpos", START},
        {"4k3/8/8/8/8/8/8/4K3 b - - 12 34", "4k3/8/8/8/8/8/8/4K3 b - - 12 34"},
        {"4k3/8/8/8/8/8/8/4K3 b", "4k3/8/8/8/8/8/8/4K3 b - - 0 1"},
        {"4k3/8/8/8/8/8/8/4K3 w - -", "4k3/8/8/8/8/8/8/4K3 w - - 0 1"},
        {"4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2"},
        {"r3k2r/8/8/8/8/8/8/R3K2R w qK - 0 1", "r3k2r/8/8/8/8/8/8/R3K2R w Kq - 0 1"},
        /* what the board does not support is dropped */
        {"r3k2r/8/8/8/8/8/8/R3KR2 w KQkq - 0 1", "r3k2r/8/8/8/8/8/8/R3KR2 w Qkq - 0 1"},
        {"r4k1r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "r4k1r/8/8/8/8/8/8/R3K2R w KQ - 0 1"},
        {"4k3/8/8/3p4/8/8/8/4K3 w - d6 0 2", "4k3/8/8/3p4/8/8/8/4K3 w - - 0 2"},
        {"4k3/8/8/4P3/8/8/8/4K3 w - d6 0 2", "4k3/8/8/4P3/8/8/8/4K3 w - - 0 2"},
        {"4k3/3n4/8/3pP3/8/8/8/4K3 w - d6 0 2", "4k3/3n4/8/3pP3/8/8/8/4K3 w - - 0 2"},
        {"4r1k1/8/8/3pP3/8/8/8/4K3 w - d6 0 2", "4r1k1/8/8/3pP3/8/8/8/4K3 w - - 0 2"},
        {"4k3/8/8/8/8/8/8/4K3 w - - 0 0", "4k3/8/8/8/8/8/8/4K3 w - - 0 1"},
        /* Chess960: by the files, by where king and rooks stand, by the prefix, by number */
        {"r3k2r/8/8/8/8/8/8/R3K2R w HAha - 0 1", "r3k2r/8/8/8/8/8/8/R3K2R w HAha - 0 1"},
        {"chess960:r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "r3k2r/8/8/8/8/8/8/R3K2R w HAha - 0 1"},
        {"1r2kr2/8/8/8/8/8/8/1R2KR2 w KQkq - 0 1", "1r2kr2/8/8/8/8/8/8/1R2KR2 w FBfb - 0 1"},
        {"7k/8/8/8/8/8/8/1R1KR1R1 w KQ - 0 1", "7k/8/8/8/8/8/8/1R1KR1R1 w GB - 0 1"},
        {"7k/8/8/8/8/8/8/1R1KR1R1 w EQ - 0 1", "7k/8/8/8/8/8/8/1R1KR1R1 w EB - 0 1"},
        {"4k3/8/8/8/8/8/8/R3KR2 w HA - 0 1", "4k3/8/8/8/8/8/8/R3KR2 w A - 0 1"},
        {"1r2kr2/8/8/8/8/8/8/4K3 w Kkq - 0 1", "1r2kr2/8/8/8/8/8/8/4K3 w fb - 0 1"},
        {"4k3/8/8/8/8/8/8/R3KR2 w KQ - 0 1", "4k3/8/8/8/8/8/8/R3KR2 w FA - 0 1"},
        {"3rk2r/8/8/8/8/8/8/3RK2R w KQkq - 0 1", "3rk2r/8/8/8/8/8/8/3RK2R w HDhd - 0 1"},
        {"3rk2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "3rk2r/8/8/8/8/8/8/R3K2R w KQk - 0 1"},
        {"4k3/8/8/8/8/8/8/RR5K w BA - 0 1", "4k3/8/8/8/8/8/8/RR5K w - - 0 1"},
        {"4k3/8/8/8/8/8/8/KR6 w B - 0 1", "4k3/8/8/8/8/8/8/KR6 w - - 0 1"},
        {"1r2k3/8/8/8/8/8/8/R3K3 w KQq - 0 1", "1r2k3/8/8/8/8/8/8/R3K3 w Q - 0 1"},
        {"4k3/8/8/8/8/8/8/4K2R w KK - 0 1", "4k3/8/8/8/8/8/8/4K2R w K - 0 1"}, /* said twice */
        {"chess960:518", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1"},
        {"chess960:0", "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w HFhf - 0 1"},
        {"chess960:959", "rkrnnqbb/pppppppp/8/8/8/8/PPPPPPPP/RKRNNQBB w CAca - 0 1"},
    };
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        chess_position p = read_position(cases[i].read);
        char text[CHESS_FEN_TEXT];
        int length = game->format(NULL, &p, text, sizeof text);
        assert_string_equal(text, cases[i].written);
        assert_int_equal(length, strlen(text));
    }
}

/* The position with the men of one wing's castling alone: the other rook may stand in the way. */
static void clear_for_castling(chess_position *p, int wing)
{
    uint64_t rooks = chess_bit(p->rook[wing]) | chess_bit(p->rook[2 + wing]);
    uint64_t kept = p->piece[CHESS_PAWN] | p->piece[CHESS_KING] | rooks;
    for (int type = 0; type < CHESS_TYPES; type++)
        p->piece[type] &= kept;
    for (int side = 0; side < 2; side++)
        p->side[side] &= kept;
    p->castling &= (uint8_t)(5 << wing);
    zw_chess_complete(p);
}

static void test_every_start_of_chess960_keeps_rights_written_as_usual(void **state)
{
    (void)state;
    for (int number = 0; number < CHESS_STARTS; number++) {
        char text[CHESS_FEN_TEXT], usual[CHESS_FEN_TEXT], board[CHESS_FEN_TEXT];
        chess_position start;
        zw_move move;
        zw_chess_start_960(number, &start);
        game->format(NULL, &start, text, sizeof text);
        assert_int_equal(sscanf(text, "%127s", board), 1);
        snprintf(usual, sizeof usual, "%.90s w KQkq - 0 1", board);
        chess_position p = read_position(usual);
        if (p.castling != 15 || memcmp(p.rook, start.rook, sizeof p.rook) != 0)
            fail_msg("start %d, %s: the rights are %d", number, usual, p.castling);
        for (int wing = 0; wing < 2; wing++)
            for (int side = 0; side < 2; side++) {
                chess_position cleared = p;
                char why[400] = "";
                cleared.turn = (uint8_t)side;
                clear_for_castling(&cleared, wing);
                if (game->parse_move(NULL, &cleared, wing ? "O-O-O" : "O-O", &move, why, sizeof why) != 0)
                    fail_msg("start %d, %s: %s", number, usual, why);
            }
    }
}

static void test_impossible_positions_are_refused_by_name(void **state)
{
    static const struct {
        const char *fen, *reason;
    } cases[] = {
        {"", "no board"},
        {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR", "no side to move"},
        {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR x KQkq - 0 1", "'x', expected w or b"},
        {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBN w KQkq - 0 1", "rank 1 has 7 squares"},
        {"rnbqkbn/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "rank 8 has 7 squares"},
        {"rnbqkbnr/pppppppp/9/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "'9' is not a piece"},
        {"rnbqkbnr/pppppppp/08/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "'0' is not a piece"},
        {"rnbqkbnr/ppppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "rank 7 has more than 8"},
        {"rnbqkbnr/ppppppp1p/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "rank 7 has more than 8"},
        {"rnbqkbnr/pppppppp/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "7 ranks"},
        {"rnbqkbnr/pppppppp/8/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "more than 8 ranks"},
        {"rnbqxbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "'x' is not a piece"},
        {"rnbq1bnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQ - 0 1", "Black has 0 kings"},
        {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKKBNR w - - 0 1", "White has 2 kings"},
        {"rnbqkbnr/pppppppp/8/8/8/P7/PPPPPPPP/RNBQKBN1 w Qkq - 0 1", "White has 9 pawns"},
        {"rnbqkbnr/pppppppp/8/8/8/N7/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "White has 17 men"},
        {"4k3/8/8/8/8/QQ6/PPPPPPPP/4K3 w - - 0 1", "8 pawns and 1 promoted"},
        {"P3k3/8/8/8/8/8/8/4K3 w - - 0 1", "a pawn stands on a8"},
        {"4k3/8/8/8/8/8/8/p3K3 w - - 0 1", "a pawn stands on a1"},
        {"4k3/8/8/8/8/8/8/4RK2 w - - 0 1", "Black is in check and not to move"},
        {"4k3/8/8/8/8/8/4r3/4K3 b - - 0 1", "White is in check and not to move"},
        {"8/8/8/3kK3/8/8/8/8 w - - 0 1", "Black is in check and not to move"},
        {"4k3/8/8/8/8/8/8/4K3 w KX - 0 1", "'KX', expected - or some of KQkq"},
        {"7k/8/8/8/8/8/8/1R1KR1R1 w EG - 0 1", "'EG', expected at most one rook"},
        {"chess960:960", "from 0 to 959"},
        {"chess960:0518", "from 0 to 959"},
        {"4k3/8/8/3pP3/8/8/8/4K3 w - d3 0 1", "'d3', expected - or a square of rank 6"},
        {"4k3/8/8/3pP3/8/8/8/4K3 w - d66 0 1", "'d66'"},
        {"4k3/8/8/3pP3/8/8/8/4K3 w - d0 0 1", "'d0', expected - or a square of rank 6"},
        {"4k3/8/8/8/8/8/8/4K3 w - - 0 1 more", "'more' follows"},
        {"4k3/8/8/8/8/8/8/4K3 w - - x 1", "'x 1' follows"},
        {"4k3/8/8/8/8/8/8/4K3 w - - 10000 1", "half-move clock is '10000'"},
    };
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        chess_position p;
        char why[400] = "";
        if (game->parse(NULL, cases[i].fen, &p, why, sizeof why) != -1)
            fail_msg("'%s' was taken", cases[i].fen);
        if (!strstr(why, cases[i].reason) || !strstr(why, cases[i].fen) || strchr(why, '\n'))
            fail_msg("'%s' was refused with: %s", cases[i].fen, why);
    }
}

static void test_a_complaint_about_a_position_is_one_line_that_fits(void **state)
{
    char long_side[300] = "4k3/8/8/8/8/8/8/4K3 ", why[400] = "", small[12] = "";
    chess_position p;
    (void)state;
    memset(long_side + strlen(long_side), 'w', 200);
    assert_int_equal(game->parse(NULL, long_side, &p, why, sizeof why), -1);
    assert_non_null(strstr(why, "the side to move is 'wwwwwwwwwwwwwwwwwwww', expected w or b"));
    assert_int_equal(game->parse(NULL, "8/8\r\n x", &p, why, sizeof why), -1);
    assert_string_equal(why, "FEN '8/8   x': the board has 2 ranks, expected 8");
    assert_int_equal(game->parse(NULL, "chess960:", &p, why, sizeof why), -1);
    assert_non_null(strstr(why, "there is no board"));
    assert_int_equal(game->parse(NULL, "8/8/8 w", &p, small, sizeof small), -1);
    assert_string_equal(small, "FEN '8/8/8 ");
}

static void test_the_board_is_shown_with_white_below(void **state)
{
    chess_position p = read_position("6k1/5ppp/8/8/8/8/8/4K2R b - - 0 1"),
                   mate = read_position("R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1");
    char text[400];
    (void)state;
    game->show(NULL, &p, text, sizeof text);
    assert_string_equal(text, "8  . . . . . . k .\n7  . . . . . p p p\n6  . . . . . . . .\n5  . . . . . . . .\n"
                              "4  . . . . . . . .\n3  . . . . . . . .\n2  . . . . . . . .\n1  . . . . K . . R\n"
                              "   a b c d e f g h\nBlack to move\n");
    game->show(NULL, &mate, text, sizeof text);
    assert_non_null(strstr(text, "Black is checkmated"));
}

/* --------------------------------------------------------------------------------------------------------------- moves */

static void test_moves_are_written_for_programs_and_for_people(void **state)
{
    static const struct {
        const char *fen, *uci, *san;
    } cases[] = {
        {START, "e2e4", "e4"},
        {START, "g1f3", "Nf3"},
        {"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "e1g1", "O-O"},
        {"r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1", "e8c8", "O-O-O"},
        {"5k2/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1", "O-O+"},
        {"r3k2r/8/8/8/8/8/8/R3K2R w HAha - 0 1", "e1h1", "O-O"},
        {"7k/8/8/8/8/8/8/1RK3R1 w GB - 0 1", "c1b1", "O-O-O"}, /* he stays where he is */
        {"2k5/8/8/8/8/8/8/5KR1 w G - 0 1", "f1g1", "O-O"},
        {"2k5/8/8/8/8/8/8/5K1R w H - 0 1", "f1g1", "Kg1"}, /* a step, not castling */
        {"2k5/8/8/8/8/8/8/5K1R w H - 0 1", "f1h1", "O-O"},
        {"4k3/1P6/8/8/8/8/K7/8 w - - 0 1", "b7b8q", "b8=Q+"},
        {"2r1k3/1P6/8/8/8/8/K7/8 w - - 0 1", "b7c8n", "bxc8=N"},
        {"4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", "e5d6", "exd6"},
        {"4k3/8/8/8/8/8/K7/R6R w - - 0 1", "a1d1", "Rad1"},
        {"4k3/8/8/R7/8/8/1K6/R7 w - - 0 1", "a1a3", "R1a3"},
        {"8/7k/8/8/Q2Q4/8/7K/3Q4 w - - 0 1", "d4a1", "Qd4a1"},
        {"4k3/8/8/8/1b6/2N3N1/8/4K3 w - - 0 1", "g3e4", "Ne4"}, /* the other knight is pinned */
        {"6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", "a1a8", "Ra8#"},
        {"4k3/8/8/8/8/8/3p4/4K3 w - - 0 1", "e1d2", "Kxd2"},
    };
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        chess_position p = read_position(cases[i].fen);
        zw_move move = ZW_NO_MOVE, again = ZW_NO_MOVE;
        char why[400] = "", text[CHESS_MOVE_TEXT];
        if (game->parse_move(NULL, &p, cases[i].uci, &move, why, sizeof why) != 0)
            fail_msg("%s", why);
        game->format_move(NULL, &p, move, text, sizeof text);
        assert_string_equal(text, cases[i].uci);
        game->show_move(NULL, &p, move, text, sizeof text);
        assert_string_equal(text, cases[i].san);
        assert_int_equal(game->parse_move(NULL, &p, cases[i].san, &again, why, sizeof why), 0);
        assert_int_equal(again, move);
    }
}

static void test_san_as_people_write_it_is_read(void **state)
{
    static const struct {
        const char *fen, *text, *uci;
    } cases[] = {
        {START, "e4!?", "e2e4"},
        {START, "Ng1-f3", "g1f3"},
        {START, "Pe4", "e2e4"},
        {"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "0-0", "e1g1"},
        {"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "0-0-0+", "e1c1"},
        {"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "e1h1", "e1g1"},
        {"r3k2r/8/8/8/8/8/8/R3K2R w HAha - 0 1", "e1c1", "e1a1"},
        {"r3k2r/8/8/8/8/8/8/R3K2R w HAha - 0 1", "e1g1", "e1h1"},
        {"4k3/1P6/8/8/8/8/K7/8 w - - 0 1", "b8Q", "b7b8q"},
        {"4k3/1P6/8/8/8/8/K7/8 w - - 0 1", "b8=R+", "b7b8r"},
        {"4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", "exd6e.p.", "e5d6"},
        {"4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", "e5xd6", "e5d6"},
        {"4k3/8/8/8/8/8/K7/R6R w - - 0 1", "Ra1d1", "a1d1"},
        {START, "nf3", "g1f3"},
        {"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "o-o-o", "e1c1"},
        {"4k3/1P6/8/8/8/8/K7/8 w - - 0 1", "b8=n", "b7b8n"},
        {"4k3/8/8/8/8/2n5/1P1B4/4K3 w - - 0 1", "bxc3", "b2c3"},
        {"4k3/8/8/8/8/2n5/3B4/4K3 w - - 0 1", "bxc3", "d2c3"},
    };
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        chess_position p = read_position(cases[i].fen);
        zw_move move = ZW_NO_MOVE;
        char why[400] = "", text[CHESS_MOVE_TEXT];
        if (game->parse_move(NULL, &p, cases[i].text, &move, why, sizeof why) != 0)
            fail_msg("%s", why);
        game->format_move(NULL, &p, move, text, sizeof text);
        assert_string_equal(text, cases[i].uci);
    }
}

static void test_bad_moves_are_refused_by_name(void **state)
{
    static const struct {
        const char *fen, *text, *reason;
    } cases[] = {
        {START, "", "not a move"},
        {START, "e", "not a move"},
        {START, "hello", "not a move"},
        {START, "e2e9", "not a move"},
        {START, "Ni3", "not a move"},
        {START, "e2e4x", "not a move"},
        {START, "Nbd2Q", "not a move"},
        {START, "RQ", "not a move"},
        {"4k3/1P6/8/8/8/8/K7/8 w - - 0 1", "b7b8qq", "not a move"},
        {"4k3/1P6/8/8/8/8/K7/8 w - - 0 1", "b8=K", "not a move"},
        {"4k3/1P6/8/8/8/8/K7/8 w - - 0 1", "b8=P", "not a move"},
        {START, "a very long text that is surely no move of chess", "not a move"},
        {START, "e2\ne4", "not a move"},
        {START, "e2e5", "not legal"},
        {START, "Ke2", "not legal"},
        {START, "O-O", "not legal"},
        {START, "e7e5", "not legal"},
        {"4k3/8/8/8/8/8/K7/R6R w - - 0 1", "Rd1", "fits 2 moves"},
        {"4k3/1P6/8/8/8/8/K7/8 w - - 0 1", "b8", "does not say what the pawn becomes"},
        {"4k3/1P6/8/8/8/8/K7/8 w - - 0 1", "b7b8", "does not say what the pawn becomes"},
        {"4k3/8/1P6/8/8/8/K7/8 w - - 0 1", "b6b7q", "not legal"},
        {"R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1", "g8f8", "the game is over"},
    };
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        chess_position p = read_position(cases[i].fen);
        zw_move move;
        char why[400] = "", start[20];
        if (game->parse_move(NULL, &p, cases[i].text, &move, why, sizeof why) != -1)
            fail_msg("'%s' was taken", cases[i].text);
        snprintf(start, sizeof start, "'%.2s", cases[i].text);
        if (!strstr(why, cases[i].reason) || !strstr(why, start) || strchr(why, '\n'))
            fail_msg("'%s' was refused with: %s", cases[i].text, why);
    }
}

/* ------------------------------------------------------------------------------------------------------------- records */

#define KEPT 8
typedef struct kept {
    int records, complaints, moves[KEPT];
    char result[KEPT][16], label[KEPT][200], fen[KEPT][CHESS_FEN_TEXT], sentence[KEPT][600];
    size_t line[KEPT], complained[KEPT];
    char written[20000]; /* the records again, as PGN */
    size_t length;
} kept;

static void keep(void *user, const zw_record *record)
{
    kept *k = user;
    int i = k->records++;
    assert_true(i < KEPT);
    k->moves[i] = record->move_count;
    k->line[i] = record->line;
    snprintf(k->result[i], sizeof k->result[i], "%s", record->result);
    snprintf(k->label[i], sizeof k->label[i], "%s", record->label);
    chess_position p = *(const chess_position *)record->position, next;
    for (int m = 0; m < record->move_count; m++) {
        game->play(NULL, &p, record->moves[m], &next);
        p = next;
    }
    game->format(NULL, &p, k->fen[i], sizeof k->fen[i]);
    int length = game->write_record(NULL, record, k->written + k->length, sizeof k->written - k->length);
    assert_int_equal(length, strlen(k->written + k->length));
    assert_int_equal(game->write_record(NULL, record, NULL, 0), length);
    k->length += (size_t)length;
}

static void keep_complaint(void *user, size_t line, const char *sentence)
{
    kept *k = user;
    int i = k->complaints++;
    assert_true(i < KEPT);
    k->complained[i] = line;
    snprintf(k->sentence[i], sizeof k->sentence[i], "%s", sentence);
    assert_null(strchr(sentence, '\n'));
}

static kept *read_bytes(const char *name, const char *bytes, size_t length)
{
    kept *k = calloc(1, sizeof *k);
    assert_non_null(k);
    zw_record_sink sink = {keep, keep_complaint, k};
    int records = game->read_records(NULL, name, bytes, length, &sink);
    assert_int_equal(records, k->records);
    return k;
}

static kept *read_all(const char *name, const char *text)
{
    return read_bytes(name, text, strlen(text));
}

/* The shortest mate, and a game with everything a database may hold. */
static const char database[] = "% a line for some other program\n"
                               "[Event \"Club \\\"Rook\\\"\"]\n[White \"Anna\"]\n[Black \"Bert\"]\n[Result \"0-1\"]\n\n"
                               "1. f3 e5 2. g4 Qh4# 0-1\n\n"
                               "[White \"Carl\"]\n[Black \"Dora\"]\n[Result \"1/2-1/2\"]\n\n"
                               "{ a comment with ( and 1. e4 } 1.e4! $1 e5 (1... c5 2. Nf3 (2. c3 {Alapin) } d5) 2... "
                               "d6) 2. Nf3 ; the rest is silence )\n"
                               "2... Nc6 3. Bb5 a6?! 4.Ba4 Nf6 5.O-O 1/2-1/2\n\n"
                               "[FEN \"4k3/1P6/8/8/8/8/K7/8 w - - 0 30\"]\n[SetUp \"1\"]\n\n30. b8=Q+ Kd7 *\n";

static void test_a_database_is_read_with_all_that_it_may_hold(void **state)
{
    kept *k = read_all("games.pgn", database);
    (void)state;
    assert_int_equal(k->complaints, 0);
    assert_int_equal(k->records, 3);
    assert_int_equal(k->moves[0], 4);
    assert_string_equal(k->result[0], "0-1");
    assert_string_equal(k->label[0], "Anna - Bert");
    assert_string_equal(k->fen[0], "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3");
    assert_int_equal(k->line[0], 2);
    assert_int_equal(k->moves[1], 9);
    assert_string_equal(k->result[1], "1/2-1/2");
    assert_string_equal(k->fen[1], "r1bqkb1r/1ppp1ppp/p1n2n2/4p3/B3P3/5N2/PPPP1PPP/RNBQ1RK1 b kq - 3 5");
    assert_int_equal(k->line[1], 9);
    assert_string_equal(k->result[2], "");
    assert_string_equal(k->fen[2], "1Q6/3k4/8/8/8/8/K7/8 w - - 1 31");
    free(k);
}

/* A byte order mark, blanks within a tag, backslashes that quote nothing, an escaped line and a line comment inside a
 * variation, glyphs without a blank behind them, strengths and "e.p." as words of their own, and zero bytes. */
static void test_oddities_of_real_databases_are_read(void **state)
{
    static const char odd[] =
        "\xEF\xBB\xBF[ \tEvent \t\"C:\\games\\\\ \"]\n[Black \"Bert\"]\n\n1. e4 !? $1e5\n% an escape\n"
        "2. d4 (2. Nf3 ; not the end )\n d6) 2... f5 3.d5 c5\0 \0 4. dxc6 e.p. *\n"
        "1. e4 % e5 *\n";
    kept *k = read_bytes("games.pgn", odd, sizeof odd - 1);
    (void)state;
    assert_int_equal(k->records, 1);
    assert_int_equal(k->moves[0], 7);
    assert_string_equal(k->fen[0], "rnbqkbnr/pp1p2pp/2P5/4pp2/4P3/8/PPP2PPP/RNBQKBNR b KQkq - 0 4");
    assert_string_equal(k->label[0], " - Bert");
    assert_non_null(strstr(k->written, "[White \"?\"]\n[Black \"Bert\"]\n"));
    assert_int_equal(k->complaints, 1);
    assert_int_equal(k->complained[0], 8);
    assert_non_null(strstr(k->sentence[0], "ply 2: '%' is not a move"));
    free(k);
    k = read_all("games.pgn", "[Event \"C:\\games\\\\ \\\"x\\\"\"]\n\n1. e4 *\n");
    assert_string_equal(k->label[0], "C:\\games\\ \"x\"");
    assert_non_null(strstr(k->written, "[Event \"C:\\\\games\\\\ \\\"x\\\"\"]\n"));
    free(k);
}

static void test_words_and_tags_of_any_length_are_cut_and_games_are_not(void **state)
{
    char text[6000] = "", letters[400];
    (void)state;
    memset(letters, 'n', sizeof letters - 1);
    letters[sizeof letters - 1] = '\0';
    snprintf(text, sizeof text, "[%s \"x\"]\n[Event \"%s\"]\n\n1. e4 %s *\n\n[Event \"%s\"]\n\n", letters, letters,
             letters, letters);
    for (int i = 0; i < 300; i++)
        strcat(text, i % 2 ? "Ng1 Ng8 " : "Nf3 Nf6 ");
    kept *k = read_all("games.pgn", text);
    assert_int_equal(k->records, 1);
    assert_int_equal(k->moves[0], 600);
    assert_int_equal(strlen(k->label[0]), sizeof k->label[0] - 1);
    assert_int_equal(k->complaints, 1);
    assert_non_null(strstr(k->sentence[0], "ply 2: 'nnnn"));
    free(k);
}

static void test_tags_of_a_record_are_lines_of_a_name_and_a_value(void **state)
{
    char name[400], tags[600], text[2000];
    chess_position p = read_position(START);
    memset(name, 'n', sizeof name - 1);
    name[sizeof name - 1] = '\0';
    snprintf(tags, sizeof tags, "Round 3\nAnnotator\n%s 1\nECO A00", name);
    zw_record record = {.position = &p, .result = "", .label = " - Bert", .tags = tags};
    (void)state;
    assert_in_range(game->write_record(NULL, &record, text, sizeof text), 1, sizeof text - 1);
    assert_string_equal(text, "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"3\"]\n[White \"?\"]\n"
                              "[Black \"Bert\"]\n[Result \"*\"]\n[ECO \"A00\"]\n\n*\n\n");
}

static void test_pgn_written_and_read_again_is_the_same(void **state)
{
    kept *k = read_all("games.pgn", database), *again = read_all("", k->written);
    (void)state;
    assert_int_equal(again->complaints, 0);
    assert_int_equal(again->records, k->records);
    for (int i = 0; i < k->records; i++) {
        assert_string_equal(again->fen[i], k->fen[i]);
        assert_string_equal(again->result[i], k->result[i]);
        assert_int_equal(again->moves[i], k->moves[i]);
    }
    assert_string_equal(again->written, k->written);
    assert_non_null(strstr(k->written, "[FEN \"4k3/1P6/8/8/8/8/K7/8 w - - 0 30\"]\n\n30. b8=Q+ Kd7 *\n"));
    free(k);
    free(again);
}

static void test_a_result_that_nobody_knows_does_not_end_a_game(void **state)
{
    kept *k = read_all("games.pgn", "[Result \"White wins\"]\n\n1. e4\n"), *again = read_all("", k->written);
    (void)state;
    assert_non_null(strstr(k->written, "[Result \"White wins\"]"));
    assert_int_equal(again->complaints, 0);
    assert_int_equal(again->records, 1);
    assert_string_equal(again->result[0], "White wins");
    assert_string_equal(again->written, k->written);
    free(k);
    free(again);
}

static void test_pgn_of_chess960(void **state)
{
    static const char unusual[] =
        "[FEN \"nqbrkbnr/pppppppp/8/8/8/8/PPPPPPPP/NQBRKBNR w KQkq - 0 1\"]\n\n1. d3 d6 2. Bg5 g6 3. O-O-O *\n";
    static const char *const tags[] = {"[Variant \"Chess960\"]\n[FEN \"%s\"]\n\n1. O-O *\n",
                                       "[FEN \"%s\"]\n[Variant \"fischerandom\"]\n\n1. O-O *\n"};
    kept *k = read_all("games.pgn", unusual);
    (void)state;
    if (k->complaints)
        fail_msg("%s", k->sentence[0]);
    assert_string_equal(k->fen[0], "nqbrkbnr/ppp1pp1p/3p2p1/6B1/8/3P4/PPP1PPPP/NQKR1BNR b hd - 1 3");
    assert_non_null(strstr(k->written, "[Variant \"Chess960\"]\n"));
    kept *again = read_all("", k->written);
    assert_string_equal(again->fen[0], k->fen[0]);
    assert_string_equal(again->written, k->written);
    free(k);
    free(again);
    for (int i = 0; i < 2; i++) { /* without the tag White's K is a mistake: Black's is on another file */
        char text[300];
        snprintf(text, sizeof text, tags[i], "r3k2r/8/8/8/8/8/8/R3K1R1 w KQkq - 0 1");
        k = read_all("games.pgn", text);
        if (k->complaints)
            fail_msg("%s", k->sentence[0]);
        assert_string_equal(k->fen[0], "r3k2r/8/8/8/8/8/8/R4RK1 b ha - 1 1");
        free(k);
    }
}

static void test_lines_of_pgn_are_shorter_than_80_characters(void **state)
{
    char text[4000] = "";
    (void)state;
    for (int i = 0; i < 60; i++)
        strcat(text, i % 2 ? "Ng1 Ng8 " : "Nf3 Nf6 ");
    kept *k = read_all("games.pgn", strcat(text, "1/2-1/2"));
    assert_int_equal(k->moves[0], 120);
    int longest = 0;
    for (const char *at = k->written; *at; at += strcspn(at, "\n") + 1) {
        int length = (int)strcspn(at, "\n");
        longest = length > longest ? length : longest;
    }
    assert_in_range(longest, 70, 79);
    free(k);
}

static void test_a_game_that_cannot_be_read_is_named_and_the_rest_is_read(void **state)
{
    char text[2000] = "[White \"Eva\"]\n\n";
    (void)state;
    for (int i = 0; i < 18; i++)
        strcat(text, i % 2 ? "Ng1 Ng8\n" : "Nf3 Nf6\n");
    strcat(text, "19. Ke3 Nf6 (bad (moves)) { [Event \"none\"] } 20. Nf3 1-0\n\n"
                 "1. e4 Zz9 1-0\n"
                 "[FEN \"8/8/8/8/8/8/8/8 w - -\"]\n1. e4 *\n"
                 "[White \"no end]\n\n*\n"
                 "1. d4 d5 ) 1-0\n"
                 "1. d4 d5 1-0\n"
                 "1. c4 { no end");
    kept *k = read_all("games.pgn", text);
    assert_int_equal(k->records, 1);
    assert_int_equal(k->moves[0], 2);
    assert_int_equal(k->complaints, 6);
    assert_int_equal(k->complained[0], 21);
    assert_non_null(strstr(k->sentence[0], "ply 37: 'Ke3' is not legal in rnbqkbnr"));
    assert_non_null(strstr(k->sentence[1], "ply 2: 'Zz9' is not a move"));
    assert_non_null(strstr(k->sentence[2], "White has 0 kings"));
    assert_non_null(strstr(k->sentence[3], "the tag '[White'"));
    assert_non_null(strstr(k->sentence[4], "')' closes nothing"));
    assert_non_null(strstr(k->sentence[5], "'{' has no end"));
    free(k);
}

static void test_a_game_without_result_ends_where_the_next_begins(void **state)
{
    kept *k = read_all("", "[White \"A\"]\n1. e4 e5\n\n[White \"B\"]\n1. d4\n");
    (void)state;
    assert_int_equal(k->records, 2);
    assert_int_equal(k->moves[0], 2);
    assert_string_equal(k->label[1], "B - ");
    assert_string_equal(k->result[1], "");
    free(k);
}

static void test_epd_keeps_its_operations(void **state)
{
    const char *text = "2rr3k/pp3pp1/1nnqbN1p/3pN3/2pP4/2P3Q1/PPB4P/R4RK1 w - - bm Qg6; id \"WAC.001\";\r\n"
                       "# a comment\n\n"
                       "4k3/8/8/8/8/8/8/8 w - - am Ke2;\n"
                       "4k3/8/8/8/8/8/8/4K3 w - - 3 20\n"
                       "4k3/8/8/8/8/8/8/4K3 b - -";
    kept *k = read_all("", text), *named = read_all("suite.epd", text);
    char line[300];
    (void)state;
    assert_memory_equal(k, named, sizeof *k);
    assert_int_equal(k->records, 3);
    assert_string_equal(k->label[0], "bm Qg6; id \"WAC.001\";");
    assert_string_equal(k->fen[1], "4k3/8/8/8/8/8/8/4K3 w - - 3 20");
    assert_int_equal(k->line[2], 6);
    assert_int_equal(k->complaints, 1);
    assert_int_equal(k->complained[0], 4);
    assert_non_null(strstr(k->sentence[0], "White has 0 kings"));
    chess_position p = read_position(k->fen[0]);
    zw_chess_write_epd(&p, k->label[0], line, sizeof line);
    assert_memory_equal(line, text, strlen(line));
    assert_int_equal(text[strlen(line)], '\r');
    zw_chess_write_epd(&p, "", line, sizeof line);
    assert_string_equal(line, "2rr3k/pp3pp1/1nnqbN1p/3pN3/2pP4/2P3Q1/PPB4P/R4RK1 w - -");
    free(k);
    free(named);
}

static void test_a_file_of_boards_is_known_by_its_name_or_its_first_word(void **state)
{
    static const struct {
        const char *name, *text;
        int records;
        const char *sentence;
    } cases[] = {
        {"a.fen", "4k3/8/8/8/8/8/8/4K3 w - -", 1, NULL},
        {"a.fen", "1. e4 *", 0, "FEN '1. e4 *'"},
        {"a", " \t\r\n4k3/8/8/8/8/8/8/4K3 w - -", 1, NULL},
        {"a", "4k3/8/8/8/8/8/8/4K3\n1. e4 *", 0, "there is no side to move"},
        {"a.pgn", "4k3/8/8/8/8/8/8/4K3 w - -", 0, "is not a move"},
    };
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        kept *k = read_all(cases[i].name, cases[i].text);
        assert_int_equal(k->records, cases[i].records);
        if (cases[i].sentence && !strstr(k->sentence[0], cases[i].sentence))
            fail_msg("%s", k->sentence[0]);
        free(k);
    }
}

static void test_any_cut_of_a_database_is_survived(void **state)
{
    (void)state;
    for (size_t length = 0; length < sizeof database; length++) {
        kept *k = calloc(1, sizeof *k);
        char *exact = malloc(length + 1); /* its end is guarded under ASan */
        assert_true(k && exact);
        memcpy(exact, database, length);
        zw_record_sink sink = {keep, keep_complaint, k};
        int records = game->read_records(NULL, "", exact, length, &sink);
        assert_int_equal(records, k->records);
        free(exact);
        free(k);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_fen_is_written_as_it_was_read),
        cmocka_unit_test(test_every_start_of_chess960_keeps_rights_written_as_usual),
        cmocka_unit_test(test_impossible_positions_are_refused_by_name),
        cmocka_unit_test(test_a_complaint_about_a_position_is_one_line_that_fits),
        cmocka_unit_test(test_the_board_is_shown_with_white_below),
        cmocka_unit_test(test_moves_are_written_for_programs_and_for_people),
        cmocka_unit_test(test_san_as_people_write_it_is_read),
        cmocka_unit_test(test_bad_moves_are_refused_by_name),
        cmocka_unit_test(test_a_database_is_read_with_all_that_it_may_hold),
        cmocka_unit_test(test_oddities_of_real_databases_are_read),
        cmocka_unit_test(test_words_and_tags_of_any_length_are_cut_and_games_are_not),
        cmocka_unit_test(test_tags_of_a_record_are_lines_of_a_name_and_a_value),
        cmocka_unit_test(test_pgn_written_and_read_again_is_the_same),
        cmocka_unit_test(test_a_result_that_nobody_knows_does_not_end_a_game),
        cmocka_unit_test(test_pgn_of_chess960),
        cmocka_unit_test(test_lines_of_pgn_are_shorter_than_80_characters),
        cmocka_unit_test(test_a_game_that_cannot_be_read_is_named_and_the_rest_is_read),
        cmocka_unit_test(test_a_game_without_result_ends_where_the_next_begins),
        cmocka_unit_test(test_epd_keeps_its_operations),
        cmocka_unit_test(test_a_file_of_boards_is_known_by_its_name_or_its_first_word),
        cmocka_unit_test(test_any_cut_of_a_database_is_survived),
    };
    game = zw_game_find("chess");
    if (!game)
        return 1;
    return cmocka_run_group_tests(tests, NULL, NULL);
}
