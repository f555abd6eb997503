/* test_checkers_text.c - checkers as text: positions, moves by every path, boards, PDN databases and lists. Whatever is
 * refused is refused in one line that names the offending text. */
#include "support/draughts_board.h"
#include "support/subject.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MOST_MOVES 64

static const zw_game *game;

typedef struct place {
    uint64_t words[8]; /* room for a position */
} place;

static place read_position(const char *text)
{
    place position = {{0}};
    char why[300] = "";
    assert_true(game->position_size <= sizeof position);
    if (game->parse(NULL, text, &position, why, sizeof why) != 0)
        fail_msg("%s", why);
    return position;
}

/* -------------------------------------------------------------------------------------------------------- positions */

static void test_a_position_written_and_read_is_the_same(void **state)
{
    uint64_t random = 1;
    (void)state;
    for (int i = 0; i < 10000; i++) {
        draughts_board board = draughts_random(&random, 12);
        char expected[200], text[200];
        draughts_write(&board, expected);
        place position = read_position(expected);
        assert_int_equal(game->format(NULL, &position, text, sizeof text), strlen(expected));
        assert_string_equal(text, expected);
    }
}

static void test_positions_are_read_in_every_spelling(void **state)
{
    static const struct {
        const char *written, *meant;
    } cases[] = {
        {"B:W21-32:B1-12", "B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12"},
        {"B:B1-12:W21-32", "B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12"},
        {"W:W30,K9,21:BK1.", "W:WK9,21,30:BK1"},
        {"W:W21,22-24,K5-6:BK29-31", "W:WK5,K6,21,22,23,24:BK29,K30,K31"},
        {"B:W21:B", "B:W21:B"},
        {"W:W:B9.", "W:W:B9"},
        {"B:W:B", "B:W:B"},
        {"B:W21:B.", "B:W21:B"},
        {"B:W21:B ", "B:W21:B"},
        {"B:W32:B1. ", "B:W32:B1"},
    };
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        place position = read_position(cases[i].written);
        char text[200];
        game->format(NULL, &position, text, sizeof text);
        assert_string_equal(text, cases[i].meant);
    }
    place start = {{0}}, read = read_position(cases[0].written);
    game->start(NULL, &start);
    assert_memory_equal(&start, &read, game->position_size);
}

static void assert_says(const char *why, const char *offending, const char *expected)
{
    if (!strstr(why, offending) || !strstr(why, expected) || strchr(why, '\n'))
        fail_msg("expected '%s' and '%s' in: %s", offending, expected, why);
}

static void test_bad_positions_are_refused_by_name(void **state)
{
    static const struct {
        const char *text, *offending, *expected;
    } cases[] = {
        {"", "''", "side to move"},
        {"start w", "'start w'", "B or W"},
        {"R:W21:B1", "'R:W21:B1'", "B or W"},
        {"B", "'B'", "list of pieces"},
        {"B:W21", "'B:W21'", "list of Black"},
        {"B:B1", "'B:B1'", "list of White"},
        {"B:W21:W22", "two lists of White", "one of each"},
        {"B:W21:R1", "'R1'", "W or B"},
        {"B:W21,22:B1,0", "'0'", "1 to 32"},
        {"B:W33:B1", "'33'", "1 to 32"},
        {"B:W21:B4294967297", "'4294967297'", "1 to 32"},
        {"B:W21:B1000000000000000000000000", "'10000000000000000000'", "1 to 32"},
        {"B:W21,:B1", "':B1'", "a square"},
        {"B:W21,,22:B1", "',22:B1'", "a square"},
        {"B:WQ21:B1", "'Q21:B1'", "a square"},
        {"B:W21-:B1", "':B1'", "a square"},
        {"B:W24-21:B1", "'24-21'", "smaller square first"},
        {"B:W21:B1,2,1", "square 1", "twice"},
        {"B:W5-10,9:BK29", "square 9", "twice"},
        {"B:W21,9:B8,9", "square 9", "both sides"},
        {"B:W4:B1", "man of White on its king row, 4", "K4"},
        {"B:W21:B1,29", "man of Black on its king row, 29", "K29"},
        {"B:W20-32:B1", "13 pieces of White", "at most 12"},
        {"W:W32:B1-13", "13 pieces of Black", "at most 12"},
        {"B:W21:B1;", "';'", "the end"},
        {"B:W21:B1.:B2", "':B2'", "the end"},
        {"B:W21:B1 W", "'W'", "the end"},
    };
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        place position;
        char why[300] = "";
        if (game->parse(NULL, cases[i].text, &position, why, sizeof why) != -1)
            fail_msg("'%s' was read", cases[i].text);
        assert_says(why, cases[i].offending, cases[i].expected);
    }
}

static void test_the_board_is_shown_with_its_numbers(void **state)
{
    place position = read_position("W:WK1,32:B2,K30");
    char text[500];
    (void)state;
    int length = game->show(NULL, &position, text, sizeof text);
    assert_int_equal(length, strlen(text));
    assert_string_equal(text, "     1W      2b      3.      4.\n 5.      6.      7.      8.\n"
                              "     9.     10.     11.     12.\n13.     14.     15.     16.\n"
                              "    17.     18.     19.     20.\n21.     22.     23.     24.\n"
                              "    25.     26.     27.     28.\n29.     30B     31.     32w\n"
                              "White to move\n");
    position = read_position("B:W21:B");
    game->show(NULL, &position, text, sizeof text);
    assert_non_null(strstr(text, "the game is over\n"));
}

/* ------------------------------------------------------------------------------------------------------------ moves */

static int same_ends(const draughts_path *a, const draughts_path *b)
{
    return a->squares[0] == b->squares[0] && a->squares[a->length - 1] == b->squares[b->length - 1];
}

static zw_move parsed(const place *position, const char *text)
{
    zw_move move = ZW_NO_MOVE;
    char why[300] = "", fen[200];
    game->format(NULL, position, fen, sizeof fen);
    if (game->parse_move(NULL, position, text, &move, why, sizeof why) != 0)
        fail_msg("%s: %s", fen, why);
    return move;
}

/* The whole path of every way to carry out a move is that move, and so are its ends where no other move has them. A
 * move is written by its ends then, and by one of its paths otherwise. Counts the captures that needed one. */
static int check_moves(const draughts_board *board)
{
    draughts_path paths[DRAUGHTS_PATHS];
    char fen[200], text[64], written[64], after[200], expected[200];
    int count = draughts_paths(board, paths), ambiguous = 0;
    draughts_write(board, fen);
    place position = read_position(fen), child;
    for (int i = 0; i < count; i++) {
        int rivals = 0, is_a_path = 0;
        for (int k = 0; k < count; k++)
            rivals += same_ends(&paths[i], &paths[k]) && paths[i].captured != paths[k].captured;
        draughts_write_path(&paths[i], 1, text);
        zw_move move = parsed(&position, text);
        draughts_board next = draughts_after(board, &paths[i]);
        draughts_write(&next, expected);
        game->play(NULL, &position, move, &child);
        game->format(NULL, &child, after, sizeof after);
        assert_string_equal(after, expected);

        game->format_move(NULL, &position, move, written, sizeof written);
        assert_int_equal(parsed(&position, written), move);
        draughts_write_path(&paths[i], 0, text);
        if (!rivals) {
            assert_string_equal(written, text);
            assert_int_equal(parsed(&position, text), move);
            continue;
        }
        for (int k = 0; k < count; k++) {
            draughts_write_path(&paths[k], 1, text);
            is_a_path |= paths[k].captured == paths[i].captured && strcmp(text, written) == 0;
        }
        assert_true(is_a_path);
        ambiguous++;
    }
    return ambiguous;
}

static void test_every_path_of_a_move_is_read_as_that_move(void **state)
{
    uint64_t random = 2;
    int ambiguous = 0;
    (void)state;
    for (int i = 0; i < 10000; i++) {
        draughts_board board = i % 2 ? draughts_random_ring(&random) : draughts_random(&random, 12);
        ambiguous += check_moves(&board);
    }
    assert_true(ambiguous > 100);
}

static void test_a_capture_with_two_meanings_needs_its_path(void **state)
{
    /* over 6 and 14, or over 7 and 15 */
    place position = read_position("B:W6,7,14,15:B2");
    static const char *const paths[] = {"2x9x18", "2x11x18"};
    char text[64], why[300] = "";
    zw_move move = ZW_NO_MOVE, first;
    (void)state;
    for (int i = 0; i < 2; i++) {
        move = parsed(&position, paths[i]);
        game->format_move(NULL, &position, move, text, sizeof text);
        assert_string_equal(text, paths[i]);
    }
    first = parsed(&position, paths[0]);
    assert_int_not_equal(first, move);
    assert_int_equal(game->parse_move(NULL, &position, "2x18", &move, why, sizeof why), -1);
    assert_says(why, "'2x18'", "all squares of its path");

    /* with one way blocked the ends suffice; the path and hyphens are still understood */
    position = read_position("B:W6,14,7,15,11:B2");
    move = parsed(&position, "2x18");
    assert_int_equal(parsed(&position, "2x9x18"), move);
    assert_int_equal(parsed(&position, "2-18"), move);
    assert_int_equal(parsed(&position, "2X18"), move);
    game->format_move(NULL, &position, move, text, sizeof text);
    assert_string_equal(text, "2x18");
}

static void test_bad_moves_are_refused_by_name(void **state)
{
    static const struct {
        const char *position, *move, *expected;
    } cases[] = {
        {"B:W21-32:B1-12", "", "is not a move"},
        {"B:W21-32:B1-12", "11", "is not a move"},
        {"B:W21-32:B1-12", "11-", "is not a move"},
        {"B:W21-32:B1-12", "e2e4", "is not a move"},
        {"B:W21-32:B1-12", "11-15!", "is not a move"},
        {"B:W21-32:B1-12", "11-15-18-22-25-29-25-22-18-15-11", "is not a move"},
        {"B:W21-32:B1-12", "11-0", "1 to 32"},
        {"B:W21-32:B1-12", "33-29", "1 to 32"},
        {"B:W21-32:B1-12", "11-18", "not legal here, expected a move such as"},
        {"B:W21-32:B1-12", "11x15", "not legal here"},
        {"B:W21-32:B1-12", "11-8-15", "not legal here"},
        {"B:W21-32:B1-12", "22-18", "Black has no piece on 22"},
        {"B:W21-32:B1-12", "15-18", "Black has no piece on 15"},
        {"B:W18,25:B14,1", "1-5", "must capture"},
        {"B:W18,26:B14", "14x23", "to the end, expected 14x30"},
        {"B:W21:B", "1-5", "over"},
    };
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        place position = read_position(cases[i].position);
        zw_move move;
        char why[300] = "", quoted[64];
        if (game->parse_move(NULL, &position, cases[i].move, &move, why, sizeof why) != -1)
            fail_msg("'%s' was read", cases[i].move);
        snprintf(quoted, sizeof quoted, strstr(why, "1 to 32") ? "%s" : "'%s'", cases[i].move);
        assert_says(why, quoted, cases[i].expected);
    }
}

/* ---------------------------------------------------------------------------------------------------------- records */

/* What a file gave: a line for each record and complaint. */
typedef struct harvest {
    char text[4000];
    size_t length;
    char last[2000]; /* the last record, written again */
} harvest;

static void add(harvest *h, const char *line)
{
    h->length += (size_t)snprintf(h->text + h->length, sizeof h->text - h->length, "%s\n", line);
    assert_true(h->length < sizeof h->text);
}

static void note_record(void *user, const zw_record *record)
{
    harvest *h = user;
    char line[2000], fen[200], move[64];
    place here, next;
    memcpy(&here, record->position, game->position_size);
    game->format(NULL, &here, fen, sizeof fen);
    place start;
    game->start(NULL, &start);
    int length = snprintf(line, sizeof line, "%zu [%s] %s '%s':", record->line, record->label,
                          memcmp(&here, &start, game->position_size) == 0 ? "start" : fen, record->result);
    for (int i = 0; i < record->move_count; i++) {
        game->format_move(NULL, &here, record->moves[i], move, sizeof move);
        length += snprintf(line + length, sizeof line - (size_t)length, " %s", move);
        game->play(NULL, &here, record->moves[i], &next);
        here = next;
    }
    add(h, line);
    int written = game->write_record(NULL, record, h->last, sizeof h->last);
    assert_int_equal(written, strlen(h->last));
}

static void note_complaint(void *user, size_t line, const char *sentence)
{
    char text[700];
    assert_null(strchr(sentence, '\n'));
    snprintf(text, sizeof text, "%zu! %s", line, sentence);
    add(user, text);
}

static harvest harvested_bytes(const char *name, const char *file, size_t length, int records)
{
    harvest h = {.length = 0};
    zw_record_sink sink = {note_record, note_complaint, &h};
    /* a copy without a zero byte behind it, so that reading past the end is seen */
    char *bytes = malloc(length + !length);
    assert_non_null(bytes);
    memcpy(bytes, file, length);
    int count = game->read_records(NULL, name, bytes, length, &sink);
    free(bytes);
    if (count != records)
        fail_msg("%d records instead of %d:\n%s", count, records, h.text);
    return h;
}

static harvest harvested(const char *name, const char *file, int records)
{
    return harvested_bytes(name, file, strlen(file), records);
}

static void test_a_pdn_database_is_read_with_all_its_trimmings(void **state)
{
    static const char file[] = "[Event \"A \\\"small\\\" match\"]\n[Black \"Asa\"]\n[White \"Marion\"]\n"
                               "[Result \"1/2-1/2\"]\n[GameType \"21,B,8,8,N1,0\"]\n\n"
                               "1. 11-15 {a comment; (with) 1. 9-14 [in it]} 23-19! 2. 8-11 $1 22-17\n"
                               "(2... 24-20 3. 11-16 (3. 4-8 {)} ) 20x11) 3.4-8? ; 25-22\n"
                               "17-13* 4... 15-18(?) 1/2-1/2\n"
                               "[Event \"Two\"]\r\n[SetUp \"1\"]\r\n[FEN \"W:W32,K1:B5,6.\"]\r\n\r\n"
                               "1x10 2-0\r\n"
                               "1. 9-14 22-18 0-2 9-13 1-1\n"
                               "[Result \"*\"]\n9-14 *";
    harvest h = harvested("games.pdn", file, 5);
    (void)state;
    assert_string_equal(h.text, "1 [Asa - Marion, A \"small\" match] start '1/2-1/2': 11-15 23-19 8-11 22-17 4-8 17-13 "
                                "15-18\n"
                                "10 [Two] W:WK1,32:B5,6 '2-0': 1x10\n"
                                "15 [] start '0-2': 9-14 22-18\n"
                                "15 [] start '1-1': 9-13\n"
                                "16 [] start '': 9-14\n");
}

/* Tabs, escaped lines, strengths as words of their own, glyphs without a blank behind them, brackets without a partner,
 * zero bytes, tags without a blank, and a game without a result before the tags of the next. */
static void test_oddities_of_real_databases_are_read(void **state)
{
    static const char file[] = " \r\n\t{ found somewhere }\t[Event\t\"\"]\n[Black\"Asa\"]\n% not for us\n"
                               "11-15 !? $3 ] 23-19$14/ \0 8-11\n"
                               "[White \"Marion\"]\n[Round \"a\\\\\"]\n9-14 0-0";
    harvest h = harvested_bytes("games", file, sizeof file - 1, 1);
    (void)state;
    assert_string_equal(h.text, "5! ply 3: '/' is not a move, expected squares as in 11-15 or 22x15x8\n"
                                "6 [ - Marion] start '0-0': 9-14\n");
    h = harvested("games.PDN", "[Black \"Asa\"]\n11-15 !? $3 ] 23-19$14{why}1-0", 1);
    assert_string_equal(h.text, "1 [Asa - ] start '1-0': 11-15 23-19\n");
}

static void test_tags_and_moves_may_share_a_line(void **state)
{
    harvest h = harvested("a.pdn", "[Event \"a]\" ] [Black \"Asa\"]9-14 1-0 [Event \"b\"] 9-13 0-1", 2);
    (void)state;
    assert_string_equal(h.text, "1 [Asa - , a]] start '1-0': 9-14\n1 [b] start '0-1': 9-13\n");
    h = harvested("a.pdn", "[Event \"a\" 9-13\n9-14 1-0", 1); /* without its bracket a tag ends with the line */
    assert_string_equal(h.text, "1 [a] start '1-0': 9-14\n");
}

static void test_what_a_database_leaves_open_ends_with_it(void **state)
{
    static const struct {
        const char *file;
        int records;
        const char *text;
    } cases[] = {
        {"[Event \"a\"]", 1, "1 [a] start '':\n"},
        {"[Event \"a\"]\n9-14 { no end", 1, "1 [a] start '': 9-14\n"},
        {"[Event \"a\"]\n9-14 (no end {)}", 1, "1 [a] start '': 9-14\n"},
        {"[Event \"a\"]\n9-14 ; no end", 1, "1 [a] start '': 9-14\n"},
        {"[Event \"a\"]\n9-14 $2", 1, "1 [a] start '': 9-14\n"},
        {"[Event", 0, "1! '[Event' is not a tag, expected [Name \"value\"]\n"},
        {"[Event \"a\\", 0, "1! '[Event \"a\\' is not a tag, expected [Name \"value\"]\n"},
        {"[a long name without a value, longer than a sentence about it may be", 0,
         "1! '[a long name without a value, longer than a sentence about i' is not a tag, expected [Name \"value\"]\n"},
    };
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
        assert_string_equal(harvested("", cases[i].file, cases[i].records).text, cases[i].text);
}

static void test_words_and_tags_of_any_length_are_cut_and_games_are_not(void **state)
{
    char file[4000] = "", letters[400], event[256];
    (void)state;
    memset(letters, 'n', sizeof letters - 1);
    letters[sizeof letters - 1] = '\0';
    memcpy(event, letters, sizeof event - 1);
    event[sizeof event - 1] = '\0';
    snprintf(file, sizeof file, "[Event \"%s\"]\n%s\n", letters, letters);
    harvest h = harvested("", file, 0);
    assert_non_null(strstr(h.text, "2! ply 1: 'nnnn"));
    snprintf(file, sizeof file, "[FEN \"W:WK32:BK1\"]\n[Event \"%s\"]\n", letters);
    for (int i = 0; i < 40; i++)
        strcat(file, "32-27 1-6 27-32 6-1 ");
    h = harvested("", file, 1);
    assert_non_null(strstr(h.text, event));
    assert_null(strstr(h.text, letters));
    int moves = 0;
    for (const char *at = h.text; (at = strstr(at, "-")); at++)
        moves++;
    assert_int_equal(moves, 160);
}

static void test_a_bad_game_is_named_and_the_rest_is_read(void **state)
{
    static const char file[] = "[Event \"a\"]\n1. 11-15 23-19\n2. 8-12 22-17 1-0\n"
                               "[Event \"b\"]\n[FEN \"B:W33:B1\"]\n[GameType \"20\"]\n1. 1-5 1-0\n"
                               "[Event \"c]\n1. 11-15 1-0\n"
                               "[Event \"d\"]\n[GameType \"20\"]\n1. 11-15 *\n"
                               "[Event \"e\"]\n1. 11-15 hello 1-0\n"
                               "[Event \"f\"]\n1. 11-15 0-1\n";
    harvest h = harvested("x", file, 1);
    (void)state;
    assert_string_equal(h.text, "3! ply 3: '8-12' is not legal here, expected a move such as 8-11\n"
                                "5! 'B:W33:B1': '33' is not a square, expected 1 to 32\n"
                                "8! '[Event \"c]' is not a tag, expected [Name \"value\"]\n"
                                "11! GameType '20' is another game, expected 21, English draughts\n"
                                "14! ply 2: 'hello' is not a move, expected squares as in 11-15 or 22x15x8\n"
                                "15 [f] start '0-1': 11-15\n");
}

static void test_ballots_games_and_fens_are_read_line_by_line(void **state)
{
    static const char file[] = "# three-move ballots\n\n9-13 21-17 5-9\n9-13 21-17 13-22 # the last is no move\n"
                               "10-15 22-18 15x22 # a name\r\n"
                               "B:W21-32:B1-12\n  W:W32,K1:B5,6. 1x10 # two\nW:W31:B32\nB:W21:B";
    harvest h = harvested("ballots.txt", file, 5);
    (void)state;
    assert_string_equal(h.text, "3 [] start '': 9-13 21-17 5-9\n"
                                "4! ply 3: '13-22' is not legal here, expected a move such as 6-9\n"
                                "5 [a name] start '': 10-15 22-18 15x22\n"
                                "6 [] start '':\n"
                                "7 [two] W:WK1,32:B5,6 '': 1x10\n"
                                "8! 'W:W31:B32': a man of Black on its king row, 32, expected K32\n"
                                "9 [] B:W21:B '':\n");
    harvest last = harvested("ballots.txt", "9-13\n10-15 #  \n#\n1", 2);
    assert_string_equal(last.text, "1 [] start '': 9-13\n"
                                   "2 [] start '': 10-15\n"
                                   "4! ply 1: '1' is not a move, expected squares as in 11-15 or 22x15x8\n");
    harvested("empty", "", 0);
    harvested("empty.pdn", "", 0);
}

static void test_a_record_written_is_read_again(void **state)
{
    static const char *const files[] = {
        "[Event \"a \\\\ \\\"b\\\"\"]\n9-13 22-18 12-16 18-14 10x17 21x14 6-10 25-21 10x17 21x14 1-6 29-25 6-10 25-21 "
        "10x17 "
        "21x14 16-20 23-18 8-12 1/2-1/2",
        "[FEN \"W:W32,K1:B5,6\"]\n1x10 5-9 10-14 9x18 0-2",
        "[FEN \"B:W6,7,14,15,32:B2\"]\n2x11x18 32-28 *",
        "[Result \"Black wins\"]\n9-13 22-18",
        "[Result \"drawn\"]\n11-15", /* found by fuzz_records: written as it is, the word was read as a move */
    };
    (void)state;
    for (size_t i = 0; i < sizeof files / sizeof *files; i++) {
        harvest first = harvested("a.pdn", files[i], 1), second = harvested("b.pdn", first.last, 1);
        assert_string_equal(first.text, second.text);
        assert_string_equal(first.last, second.last);
    }
    harvest h = harvested("a.pdn", files[3], 1);
    assert_string_equal(h.text, "1 [] start 'Black wins': 9-13 22-18\n");
    assert_non_null(strstr(h.last, "[Result \"Black wins\"]"));
    h = harvested("a.pdn", files[1], 1);
    assert_string_equal(h.last, "[Event \"?\"]\n[Result \"0-2\"]\n[GameType \"21\"]\n[SetUp \"1\"]\n"
                                "[FEN \"W:WK1,32:B5,6\"]\n\n1... 1x10 2. 5-9 10-14 3. 9x18 0-2\n");
}

static void test_a_record_is_written_as_far_as_there_is_room(void **state)
{
    place start;
    char text[100], small[20];
    game->start(NULL, &start);
    zw_record record = {.position = &start, .result = "", .label = "two\nlines"};
    (void)state;
    int length = game->write_record(NULL, &record, text, sizeof text);
    assert_string_equal(text, "[Event \"two lines\"]\n[Result \"*\"]\n[GameType \"21\"]\n\n*\n");
    assert_int_equal(game->write_record(NULL, &record, small, sizeof small), length);
    assert_int_equal(strlen(small), sizeof small - 1);
    assert_memory_equal(small, text, sizeof small - 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_position_written_and_read_is_the_same),
        cmocka_unit_test(test_positions_are_read_in_every_spelling),
        cmocka_unit_test(test_bad_positions_are_refused_by_name),
        cmocka_unit_test(test_the_board_is_shown_with_its_numbers),
        cmocka_unit_test(test_every_path_of_a_move_is_read_as_that_move),
        cmocka_unit_test(test_a_capture_with_two_meanings_needs_its_path),
        cmocka_unit_test(test_bad_moves_are_refused_by_name),
        cmocka_unit_test(test_a_pdn_database_is_read_with_all_its_trimmings),
        cmocka_unit_test(test_oddities_of_real_databases_are_read),
        cmocka_unit_test(test_tags_and_moves_may_share_a_line),
        cmocka_unit_test(test_what_a_database_leaves_open_ends_with_it),
        cmocka_unit_test(test_words_and_tags_of_any_length_are_cut_and_games_are_not),
        cmocka_unit_test(test_a_bad_game_is_named_and_the_rest_is_read),
        cmocka_unit_test(test_ballots_games_and_fens_are_read_line_by_line),
        cmocka_unit_test(test_a_record_written_is_read_again),
        cmocka_unit_test(test_a_record_is_written_as_far_as_there_is_room),
    };
    game = zw_game_find("checkers");
    if (!game)
        return 1;
    return cmocka_run_group_tests(tests, NULL, NULL);
}
