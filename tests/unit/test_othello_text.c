/* test_othello_text.c - Othello as text and as files: positions, moves, move lists, OBF lines, WTHOR bases, and what is said
 * of those that are not. */
#include "support/array_othello.h"
#include "support/subject.h"

#include <stdio.h>
#include <string.h>

static const zw_game *game;

#define START "---------------------------OX------XO---------------------------"
#define MIRRORED                                                                                                       \
    "---------------------------XO------OX---------------------------" /* the start with colours exchanged */
#define ONE_LESS "----------------------------X------XO---------------------------" /* the start without d4 */
#define SHORTEST "e6f4e3f6g5d6e7f5c5" /* X wins by taking everything in nine plies */

/* ------------------------------------------------------------------------------------------------------ positions, moves */

static void test_a_position_written_and_read_is_the_same(void **state)
{
    uint64_t random = 2;
    (void)state;
    for (int i = 0; i < 3000; i++) {
        array_board b = array_strewn(&random);
        uint64_t position[8];
        char text[67], back[80], why[300];
        array_text(&b, text);
        assert_int_equal(game->parse(NULL, text, position, why, sizeof why), 0);
        assert_int_equal(game->format(NULL, position, back, sizeof back), 66);
        assert_string_equal(back, text);
    }
}

static void test_the_start_is_written_as_everybody_does(void **state)
{
    uint64_t position[8];
    char text[400];
    (void)state;
    assert_int_equal(game->parse(NULL, "start", position, text, sizeof text), 0);
    game->format(NULL, position, text, sizeof text);
    assert_string_equal(text, START " X");
    game->show(NULL, position, text, sizeof text);
    assert_string_equal(text, "  a b c d e f g h\n1 - - - - - - - -\n2 - - - - - - - -\n3 - - - - - - - -\n"
                              "4 - - - O X - - -\n5 - - - X O - - -\n6 - - - - - - - -\n7 - - - - - - - -\n"
                              "8 - - - - - - - -\nX 2, O 2, X to move\n");
}

static void test_bad_positions_are_refused_by_name(void **state)
{
    static const struct {
        const char *text, *offending, *expected;
    } cases[] = {
        {"--------------------------OX------XO--------------------------- X", "63 characters", "64"},
        {START "- X", "65 characters", "64"},
        {"", "0 characters", "64"},
        {"----------Z----------------OX------XO--------------------------- X", "'Z' on c2", "X, O or -"},
        {START, "''", "side to move"},
        {START " ", "' '", "side to move"},
        {START " Z", "' Z'", "X or O"},
        {START " XX", "' XX'", "X or O"},
    };
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        uint64_t position[8];
        char why[300] = "";
        assert_int_equal(game->parse(NULL, cases[i].text, position, why, sizeof why), -1);
        if (!strstr(why, cases[i].text) || !strstr(why, cases[i].offending) || !strstr(why, cases[i].expected))
            fail_msg("'%s' was refused with: %s", cases[i].text, why);
    }
}

static void test_moves_are_squares_or_a_pass(void **state)
{
    static const char *const bad[] = {"", "f", "i5", "f9", "f0", "f55", "passe", "a1", "pass"};
    uint64_t position[8];
    char text[8], why[300];
    zw_move move = ZW_NO_MOVE;
    (void)state;
    game->start(NULL, position);
    assert_int_equal(game->parse_move(NULL, position, "f5", &move, why, sizeof why), 0);
    assert_int_equal(move, 37);
    assert_int_equal(game->parse_move(NULL, position, "F5", &move, why, sizeof why), 0);
    assert_int_equal(game->format_move(NULL, position, move, text, sizeof text), 2);
    assert_string_equal(text, "f5");
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        why[0] = '\0';
        assert_int_equal(game->parse_move(NULL, position, bad[i], &move, why, sizeof why), -1);
        if (!strstr(why, bad[i]))
            fail_msg("'%s' was refused with: %s", bad[i], why);
    }
    assert_non_null(strstr(why, "expected one of: d3 c4 f5 e6"));
}

/* --------------------------------------------------------------------------------------------------------------- files */

/* What a file gave, as lines of text. */
typedef struct heard {
    char records[4000], complaints[4000];
    int count;
} heard;

static void hear_record(void *user, const zw_record *record)
{
    heard *h = user;
    size_t used = strlen(h->records);
    char text[600];
    game->write_record(NULL, record, text, sizeof text);
    h->count++;
    snprintf(h->records + used, sizeof h->records - used, "%zu|%d|%s|%s|%s", record->line, record->move_count,
             record->result, record->label, text);
}

static void hear_complaint(void *user, size_t line, const char *sentence)
{
    heard *h = user;
    size_t used = strlen(h->complaints);
    assert_null(strchr(sentence, '\n'));
    snprintf(h->complaints + used, sizeof h->complaints - used, "%zu|%s\n", line, sentence);
}

static heard read_file(const char *name, const void *bytes, size_t length)
{
    heard h = {.records = ""};
    zw_record_sink sink = {hear_record, hear_complaint, &h};
    int count = game->read_records(NULL, name, bytes, length, &sink);
    assert_int_equal(count, h.count);
    return h;
}

static heard read_text(const char *text)
{
    return read_file("games.txt", text, strlen(text));
}

static void test_move_lists_are_read_and_written(void **state)
{
    heard h = read_text("# a comment\nf5d6c3\n\n  f5 d6 c3\r\nF5D6\n" SHORTEST);
    (void)state;
    assert_string_equal(h.complaints, "");
    assert_string_equal(h.records, "2|3|||f5d6c3\n4|3|||f5d6c3\n5|2|||f5d6\n6|9|64-0||" SHORTEST "\n");
}

static void test_boards_are_read_with_and_without_moves(void **state)
{
    heard h = read_text(START " X\n" START " O moves d6 c4\n" MIRRORED " O moves f5\n" ONE_LESS " X moves f5\n");
    (void)state;
    assert_string_equal(h.complaints, "");
    assert_string_equal(h.records, "1|0|||" START " X\n2|2|||" START " O moves d6c4\n3|1|||" MIRRORED
                                   " O moves f5\n4|1|64-0||" ONE_LESS " X moves f5\n");
}

static void test_a_pass_may_be_left_out_or_written(void **state)
{
    heard h = read_text("c4c3f5b4a4a5c2a3d2\nc4 c3 f5 b4 a4 a5 c2 a3 pass d2\nc4pass\n");
    (void)state;
    assert_string_equal(h.records, "1|10|||c4c3f5b4a4a5c2a3d2\n2|10|||c4c3f5b4a4a5c2a3d2\n");
    assert_string_equal(h.complaints, "3|ply 2: 'pass' cannot be played here, expected one of: c3 e3 c5\n");
    h = read_text("c4c3f5b4a4a5c2a3\n"); /* a pass is due, and no end */
    assert_string_equal(h.records, "1|8|||c4c3f5b4a4a5c2a3\n");
}

static void test_obf_lines_carry_values(void **state)
{
    heard h =
        read_text("% a comment\n" START " X; f5:+2; d3:-4; c4:+6 ; % second\n" START " X; f5; c4;\n" START " X;\n" START
                  " X; a1:+2;\n" START " X; f5:+65;\n" START " X; f5:x;\n" START " X; f5:-65;\n" START " X; f5:2 3;\n");
    (void)state;
    assert_non_null(strstr(h.records, "2|0|+6|f5:+2; d3:-4; c4:+6 ; % second|"));
    assert_non_null(strstr(h.records, "3|0||f5; c4;|"));
    assert_int_equal(h.count, 3);
    assert_non_null(strstr(h.complaints, "5|'a1' cannot be played here"));
    assert_non_null(strstr(h.complaints, "6|'f5:+65': '+65' is not a value"));
    assert_non_null(strstr(h.complaints, "7|'f5:x': 'x' is not a value"));
    assert_non_null(strstr(h.complaints, "8|'f5:-65': '-65' is not a value"));
    assert_non_null(strstr(h.complaints, "9|'f5:2 3': '2 3' is not a value"));
}

static void test_bad_lines_are_named_and_the_rest_is_read(void **state)
{
    heard h = read_text("f5d6c3\nf5a1\nf5f5\n" SHORTEST "a1\nhello\n" START "\nf5d\nf5\n");
    (void)state;
    assert_string_equal(h.records, "1|3|||f5d6c3\n8|1|||f5\n");
    assert_non_null(strstr(h.complaints, "2|ply 2: 'a1' cannot be played here, expected one of: "));
    assert_non_null(strstr(h.complaints, "3|ply 2: 'f5' cannot be played here"));
    assert_non_null(strstr(h.complaints, "4|ply 10: 'a1' cannot be played: the game is over"));
    assert_non_null(strstr(h.complaints, "5|position 'hello': 'h' on a1 is not a square"));
    assert_non_null(strstr(h.complaints, "6|position '" START "': '' after the board"));
    assert_non_null(strstr(h.complaints, "7|ply 2: 'd' is not a move"));
}

static void test_a_line_too_long_or_with_a_zero_byte_is_passed_over(void **state)
{
    char file[1200] = "f5\0d6\n";
    (void)state;
    memset(file + 6, 'f', 1024);
    memcpy(file + 6 + 1024, "\nf5", 3);
    heard h = read_file("games.txt", file, 6 + 1024 + 3);
    assert_string_equal(h.records, "3|1|||f5\n");
    assert_string_equal(h.complaints, "1|a line with a zero byte, expected text of at most 1023 characters a line\n"
                                      "2|too long a line, expected text of at most 1023 characters a line\n");
}

static void test_a_record_longer_than_any_game_is_cut(void **state)
{
    zw_move moves[200];
    uint64_t position[8];
    char text[600];
    (void)state;
    game->start(NULL, position);
    for (int i = 0; i < 200; i++)
        moves[i] = 37;
    zw_record record = {.position = position, .moves = moves, .move_count = 200, .result = "", .label = ""};
    assert_int_equal(game->write_record(NULL, &record, text, sizeof text), 2 * 128 + 1);
    assert_memory_equal(text, "f5f5f5", 6);
}

/* ---------------------------------------------------------------------------------------------------------------- WTHOR */

enum { HEADER = 16, RECORD = 68 };

/* A base of `count` copies of one game, announced as such. */
static size_t make_base(unsigned char *bytes, int count, const char *moves, int score)
{
    memset(bytes, 0, (size_t)(HEADER + count * RECORD));
    bytes[4] = (unsigned char)count;
    bytes[10] = 2025 % 256;
    bytes[11] = 2025 / 256;
    bytes[12] = 8;
    for (int i = 0; i < count; i++) {
        unsigned char *at = bytes + HEADER + i * RECORD;
        at[0] = 7; /* the tournament */
        at[2] = 1;
        at[4] = 2;
        at[6] = (unsigned char)score;
        for (int k = 0; moves[2 * k]; k++)
            at[8 + k] = (unsigned char)(10 * (moves[2 * k + 1] - '0') + moves[2 * k] - 'a' + 1);
    }
    return (size_t)(HEADER + count * RECORD);
}

static void test_wthor_bases_are_replayed(void **state)
{
    unsigned char bytes[1000];
    size_t length = make_base(bytes, 2, SHORTEST, 64);
    heard h = read_file("WTH_2025.WTB", bytes, length);
    (void)state;
    assert_string_equal(h.complaints, "");
    assert_string_equal(h.records, "1|9|64-0|2025, tournament 7, player 1 against 2|" SHORTEST "\n"
                                   "2|9|64-0|2025, tournament 7, player 1 against 2|" SHORTEST "\n");
    length = make_base(bytes, 1, "f5d6", 40); /* broken off: the score is taken on trust */
    h = read_file("a.wtb", bytes, length);
    assert_string_equal(h.records, "1|2|40-24|2025, tournament 7, player 1 against 2|f5d6\n");
}

/* The moves of a whole game, and a base with more records than it announces. */
static void test_a_full_game_and_records_beyond_the_announced_ones(void **state)
{
    static const char sixty[] =
        "d3c5f6e3c4f3f5e6f4g4e2c2c3d2f2g5h5h3e1g3h6b4h4h7e7d7g6b3d6c1g2d1f1c7c6b5b6f8a6f7a3h1h2a4"
        "a5g1g7b7h8g8e8c8a2d8b2a1b1a7b8a8";
    unsigned char bytes[1000];
    char expected[300];
    size_t length = make_base(bytes, 2, sixty, 32);
    (void)state;
    bytes[4] = 1;
    heard h = read_file("a.wtb", bytes, length);
    snprintf(expected, sizeof expected, "1|60|32-32|2025, tournament 7, player 1 against 2|%s\n", sixty);
    assert_string_equal(h.records, expected);
    assert_string_equal(h.complaints, "2|136 bytes of records (2 whole ones), expected 68 for the 1 announced\n");
}

static void test_broken_bases_are_complained_about_by_record(void **state)
{
    unsigned char bytes[1000];
    size_t length = make_base(bytes, 5, SHORTEST, 64);
    (void)state;
    bytes[HEADER + 6] = 63; /* another score */
    bytes[HEADER + RECORD + 8 + 3] = 11; /* a1 at the fourth move */
    bytes[HEADER + 2 * RECORD + 8 + 2] = 0; /* a hole */
    bytes[HEADER + 3 * RECORD + 8] = 19; /* no square */
    heard h = read_file("a.wtb", bytes, length - 1);
    assert_int_equal(h.count, 0);
    assert_non_null(strstr(h.complaints, "1|a score of 63 for black, expected 64"));
    assert_non_null(strstr(h.complaints, "2|ply 4: 'a1' cannot be played here"));
    assert_non_null(strstr(h.complaints, "3|move 4 is 66 after a zero"));
    assert_non_null(strstr(h.complaints, "4|move 1 is 19, expected"));
    assert_non_null(strstr(h.complaints, "5|339 bytes of records (4 whole ones), expected 340 for the 5 announced"));

    make_base(bytes, 4, SHORTEST, 65);
    bytes[HEADER + RECORD + 8] = 9;
    bytes[HEADER + 2 * RECORD + 8] = 91;
    bytes[HEADER + 3 * RECORD + 8] = 20;
    h = read_file("a.wtb", bytes, length - RECORD);
    assert_string_equal(h.complaints, "1|a score of 65 for black, expected 0 to 64\n"
                                      "2|move 1 is 9, expected 10 * row + column, 11 to 88\n"
                                      "3|move 1 is 91, expected 10 * row + column, 11 to 88\n"
                                      "4|move 1 is 20, expected 10 * row + column, 11 to 88\n");

    h = read_file("a.wtb", bytes, 15);
    assert_non_null(strstr(h.complaints, "a file of 15 bytes"));
    bytes[12] = 10;
    h = read_file("a.wtb", bytes, length);
    assert_non_null(strstr(h.complaints, "10 squares a side"));
    bytes[12] = 0;
    bytes[13] = 1;
    h = read_file("a.wtb", bytes, length);
    assert_non_null(strstr(h.complaints, "kind 1"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_position_written_and_read_is_the_same),
        cmocka_unit_test(test_the_start_is_written_as_everybody_does),
        cmocka_unit_test(test_bad_positions_are_refused_by_name),
        cmocka_unit_test(test_moves_are_squares_or_a_pass),
        cmocka_unit_test(test_move_lists_are_read_and_written),
        cmocka_unit_test(test_boards_are_read_with_and_without_moves),
        cmocka_unit_test(test_a_pass_may_be_left_out_or_written),
        cmocka_unit_test(test_obf_lines_carry_values),
        cmocka_unit_test(test_bad_lines_are_named_and_the_rest_is_read),
        cmocka_unit_test(test_a_line_too_long_or_with_a_zero_byte_is_passed_over),
        cmocka_unit_test(test_a_record_longer_than_any_game_is_cut),
        cmocka_unit_test(test_wthor_bases_are_replayed),
        cmocka_unit_test(test_a_full_game_and_records_beyond_the_announced_ones),
        cmocka_unit_test(test_broken_bases_are_complained_about_by_record),
    };
    game = zw_game_find("othello");
    return game ? cmocka_run_group_tests(tests, NULL, NULL) : 1;
}
