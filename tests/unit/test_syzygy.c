/* test_syzygy.c - Syzygy tables through libfathom: positions of three men and the moves of their roots against our own
 * solution, files when something is wrong with them, and whole endings played by the engine.
 *
 *     test_syzygy write DIR      writes the tables, for the tests of the program */
#define _DEFAULT_SOURCE /* mkdtemp */
#include "game/chess/play.h"
#include "game/chess/tablebase.h"
#include "support/subject.h"
#include "support/table_files.h"
#include "syzygy/syzygy.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#ifdef SLOW
#define AMOUNT(slow, quick) (slow)
#else
#define AMOUNT(slow, quick) (quick)
#endif

static char directory[64];
static three_men *truth;
static const int man_types[MAN_KINDS] = {CHESS_PAWN, CHESS_KNIGHT, CHESS_BISHOP, CHESS_ROOK, CHESS_QUEEN};

static const zw_databases *chess_databases(void)
{
    return zw_game_find("chess")->databases;
}

static zw_tablebase *opened(void)
{
    zw_error error = {0};
    zw_tablebase *t = syzygy_open(chess_databases(), directory, &error);
    if (!t)
        fail_msg("%s", error.text);
    return t;
}

/* The position with the man for White, or with colours and board turned round. */
static chess_position placed(int kind, int king, int man, int other, int man_side_to_move, int turned)
{
    chess_position p = {.en_passant = CHESS_NO_SQUARE, .move_number = 1};
    int strong = turned ? CHESS_BLACK : CHESS_WHITE, change = turned ? 56 : 0;
    p.piece[CHESS_KING] = chess_bit(king ^ change) | chess_bit(other ^ change);
    p.piece[man_types[kind]] |= chess_bit(man ^ change);
    p.side[strong] = chess_bit(king ^ change) | chess_bit(man ^ change);
    p.side[!strong] = chess_bit(other ^ change);
    p.turn = (uint8_t)(man_side_to_move ? strong : !strong);
    for (int right = 0; right < 4; right++)
        p.rook[right] = (uint8_t)chess_corner(right);
    zw_chess_complete(&p);
    return p;
}

/* The plies to the next pawn's move or mate for a position that was made by placed(), however it has changed since;
 * MEN_DRAWN for two kings. */
static int true_plies(const chess_position *p)
{
    uint64_t men = (p->side[0] | p->side[1]) & ~p->piece[CHESS_KING];
    if (!men)
        return MEN_DRAWN;
    int strong = (p->side[CHESS_BLACK] & men) != 0, change = strong == CHESS_BLACK ? 56 : 0, kind = 0;
    while (!(p->piece[man_types[kind]] & men))
        kind++;
    int king = chess_first(p->piece[CHESS_KING] & p->side[strong]) ^ change;
    int other = chess_first(p->piece[CHESS_KING] & p->side[!strong]) ^ change, man = chess_first(men) ^ change;
    return p->turn == strong ? truth->won[kind][king][man][other] : truth->lost[kind][king][man][other];
}

static int is_strong_to_move(const chess_position *p)
{
    return (p->side[p->turn] & ~p->piece[CHESS_KING]) != 0;
}

/* -------------------------------------------------------------------------------------------------------- positions */

static void check_position(zw_tablebase *t, const chess_position *p)
{
    int plies = true_plies(p), expected = plies < 0 ? 0 : is_strong_to_move(p) ? 2 : -2;
    int found = zw_chess_known_result(t, p);
    if (found != expected) {
        char text[128];
        zw_game_find("chess")->format(NULL, p, text, sizeof text);
        fail_msg("%s: %d, expected %d", text, found, expected);
    }
}

/* Every `step`-th of all positions, from the first-th on. */
static void check_positions(zw_tablebase *t, int first, int step)
{
    for (int place = first; place < 64 * 64 * 64; place += step)
        for (int kind = 0; kind < MAN_KINDS; kind++)
            for (int how = 0; how < 4; how++) {
                int king = place >> 12, man = place >> 6 & 63, other = place & 63, strong = how & 1;
                int plies = strong ? truth->won[kind][king][man][other] : truth->lost[kind][king][man][other];
                if (plies == MEN_ILLEGAL)
                    continue;
                chess_position p = placed(kind, king, man, other, strong, how >> 1);
                check_position(t, &p);
            }
}

static void test_positions_of_three_men_are_known_as_they_are(void **state)
{
    zw_tablebase *t = opened();
    (void)state;
    assert_int_equal(zw_tablebase_pieces(t), 3);
    check_positions(t, 0, AMOUNT(1, 13));
    zw_tablebase_close(t);
}

typedef struct asker {
    zw_tablebase *tablebase;
    pthread_t thread;
    int number;
} asker;

static void *ask(void *argument)
{
    asker *a = argument;
    check_positions(a->tablebase, 17 * a->number, 2003);
    return NULL;
}

/* Fathom opens each file when it is first asked for: here by all threads at once. */
static void test_threads_may_ask_at_once(void **state)
{
    asker askers[4];
    zw_tablebase *t = opened();
    (void)state;
    for (int i = 0; i < 4; i++) {
        askers[i] = (asker){.tablebase = t, .number = i};
        assert_int_equal(pthread_create(&askers[i].thread, NULL, ask, &askers[i]), 0);
    }
    for (int i = 0; i < 4; i++)
        pthread_join(askers[i].thread, NULL);
    zw_tablebase_close(t);
}

/* ------------------------------------------------------------------------------------------------------------- moves */

/* How far a move is, for who makes it: positive wins, negative loses, 0 draws. */
static int true_distance(const chess_position *p, zw_move move)
{
    chess_position child;
    chess_play(NULL, p, move, &child);
    int plies = true_plies(&child);
    if (plies < 0)
        return 0;
    if (!is_strong_to_move(p))
        return -1 - plies;
    return chess_piece(move) == CHESS_PAWN ? 1 : plies + 1;
}

static int true_rank(int distance, int clock)
{
    if (distance > 0)
        return distance + clock <= 99 ? 1000 : 1000 - distance - clock;
    return distance == 0 ? 0 : 2 * -distance + clock < 100 ? -1000 : -1000 - distance + clock;
}

static void test_the_moves_of_a_root_are_ranked_by_distance_and_clock(void **state)
{
    uint64_t random = 7;
    zw_tablebase *t = opened();
    zw_move moves[CHESS_MAX_MOVES];
    int ranks[CHESS_MAX_MOVES], looked = 0;
    (void)state;
    for (int i = 0; i < AMOUNT(20000, 1500); i++) {
        int kind = random_between(&random, 0, MAN_KINDS - 1), king = random_between(&random, 0, 63);
        int man = random_between(&random, 0, 63), other = random_between(&random, 0, 63);
        int strong = random_between(&random, 0, 1),
            clock = random_between(&random, 0, 3) ? random_between(&random, 0, 99) : 0;
        if ((strong ? truth->won : truth->lost)[kind][king][man][other] == MEN_ILLEGAL)
            continue;
        chess_position p = placed(kind, king, man, other, strong, random_between(&random, 0, 1));
        int count = chess_list(&p, moves);
        if (count == 0)
            continue;
        assert_int_equal(chess_databases()->rank(t, &p, clock, 0, moves, count, ranks), ZW_RANKED_BY_DISTANCE);
        for (int k = 0; k < count; k++, looked++)
            assert_int_equal(ranks[k], true_rank(true_distance(&p, moves[k]), clock));
    }
    assert_true(looked > 1000);
    zw_tablebase_close(t);
}

/* ------------------------------------------------------------------------------------------------------------- endings */

/* The best defence: the farthest from being lost, or what draws; for the strong side what is nearest to a win. */
static zw_move answer(const chess_position *p, uint64_t *random)
{
    zw_move list[CHESS_MAX_MOVES], best = ZW_NO_MOVE;
    int count = chess_list(p, list), most = -1000, equals = 0;
    for (int i = 0; i < count; i++) {
        int distance = true_distance(p, list[i]);
        int worth = distance > 0 ? 500 - distance : distance < 0 ? -500 - distance : 0;
        equals = worth > most ? 1 : worth == most ? equals + 1 : equals;
        if (worth > most || (worth == most && random_between(random, 1, equals) == 1))
            best = list[i];
        most = worth > most ? worth : most;
    }
    return best;
}

/* The engine against the best play that there is, from a position whose clock stands at `clock`: 1: it mates, 0: a draw, -1. */
static int play_out(zw_engine *engine, chess_position from, int clock, uint64_t *random)
{
    zw_move moves[300], list[CHESS_MAX_MOVES];
    zw_error error = {0};
    from.no_progress_plies = (uint16_t)clock;
    for (int ply = 0; ply < 300; ply++) {
        zw_report report = ZW_REPORT;
        assert_int_equal(zw_engine_position(engine, &from, moves, ply, &error), ZW_OK);
        const chess_position *p = zw_engine_current(engine);
        zw_value outcome;
        if (chess_moves(NULL, p, list, CHESS_MAX_MOVES, &outcome) == 0)
            return !outcome ? 0 : ply % 2 ? 1 : -1;
        if (zw_engine_draw(engine))
            return 0;
        if (ply % 2 == 0) {
            assert_int_equal(zw_engine_search(engine, &ZW_LIMITS(.nodes = 40, .no_line = 1), &report, &error), ZW_OK);
            moves[ply] = report.best;
        } else {
            moves[ply] = answer(p, random);
        }
    }
    return -2;
}

static zw_engine *engine_with(zw_tablebase *t)
{
    zw_engine_options options = zw_options_tournament();
    zw_error error = {0};
    options.tablebase = t;
    options.table_options.bytes = 1 << 20;
    zw_engine *engine = zw_engine_new(zw_game_find("chess"), &options, &error);
    assert_non_null(engine);
    return engine;
}

/* Wins are brought home within the clock, however few nodes there are, and where the clock would run out the game is a
 * draw; draws are held. Without the tables 40 nodes do neither. */
static void test_wins_are_brought_home_and_draws_are_held(void **state)
{
    uint64_t random = 3;
    int played[2] = {0, 0}, wanted = AMOUNT(60, 8);
    zw_tablebase *t = opened();
    zw_engine *engine = engine_with(t);
    (void)state;
    for (int tries = 0; tries < 100000 && (played[0] < wanted || played[1] < wanted); tries++) {
        static const int kinds[] = {MAN_PAWN, MAN_ROOK, MAN_QUEEN, MAN_PAWN};
        int kind = kinds[random_between(&random, 0, 3)], king = random_between(&random, 0, 63);
        int man = random_between(&random, 0, 63), other = random_between(&random, 0, 63);
        int strong = random_between(&random, 0, 1), turned = random_between(&random, 0, 1);
        int plies = (strong ? truth->won : truth->lost)[kind][king][man][other], won = plies > 0;
        int clock = won ? random_between(&random, 0, 99 - plies) : 0;
        if (plies == MEN_ILLEGAL || (won && !strong) || (!won && strong) || plies == 0 || played[won] == wanted ||
            (won && plies < 5) || (!won && kind != MAN_PAWN))
            continue;
        chess_position p = placed(kind, king, man, other, strong, turned);
        assert_int_equal(play_out(engine, p, clock, &random), won);
        played[won]++;
    }
    assert_int_equal(played[0] + played[1], 2 * wanted);
    zw_engine_free(engine);
    zw_tablebase_close(t);
}

/* -------------------------------------------------------------------------------------------------------------- files */

static void copy_file(const char *from, const char *to_directory, const char *name, long keep)
{
    char path[200];
    snprintf(path, sizeof path, "%s/%s", from, name);
    FILE *in = fopen(path, "rb");
    snprintf(path, sizeof path, "%s/%s", to_directory, name);
    FILE *out = fopen(path, "wb");
    assert_true(in && out);
    for (int c; keep-- > 0 && (c = getc(in)) != EOF;)
        putc(c, out);
    fclose(in);
    fclose(out);
}

static void expect_refusal(const char *path, const char *word)
{
    zw_error error = {0};
    assert_null(syzygy_open(chess_databases(), path, &error));
    if (!strstr(error.text, word))
        fail_msg("'%s' does not say '%s'", error.text, word);
    assert_null(strchr(error.text, '\n'));
}

static void test_files_that_cannot_be_used_are_named(void **state)
{
    char other[] = "/tmp/zw-syzygy-XXXXXX", path[200], both[200];
    (void)state;
    assert_non_null(mkdtemp(other));
    expect_refusal("/no/such/place", "No such file or directory");
    expect_refusal(other, "no Syzygy tables");
    copy_file(directory, other, "KQvK.rtbw", 1 << 20);
    copy_file(directory, other, "KRvK.rtbw", 3000);
    expect_refusal(other, "KRvK.rtbw");
    snprintf(both, sizeof both, "%s:%s", directory, other);
    expect_refusal(both, "KRvK.rtbw");
    snprintf(path, sizeof path, "%s/KRvK.rtbw", other);
    FILE *file = fopen(path, "wb");
    fprintf(file, "%80s", "nothing of the kind");
    fclose(file);
    expect_refusal(other, "not a Syzygy table");
    unlink(path);
    copy_file(directory, other, "KRvK.rtbz", 100);
    expect_refusal(other, "KRvK.rtbz");
    for (int i = 0; i < 2; i++) {
        snprintf(path, sizeof path, "%s/%s", other, i ? "KRvK.rtbz" : "KQvK.rtbw");
        unlink(path);
    }
    rmdir(other);
}

static void test_a_process_has_one_set_of_tables(void **state)
{
    (void)state;
    zw_tablebase *t = opened();
    expect_refusal(directory, "one set");
    zw_tablebase_close(t);
    zw_tablebase_close(opened());
}

/* ------------------------------------------------------------------------------------------------------------------- */

static int set_up(void **state)
{
    (void)state;
    strcpy(directory, "/tmp/zw-syzygy-XXXXXX");
    zw_chess_prepare();
    truth = three_men_solved();
    return mkdtemp(directory) ? table_files_write(truth, directory) : -1;
}

static int tear_down(void **state)
{
    char path[128];
    (void)state;
    for (int i = 0; i < 10; i++) {
        snprintf(path, sizeof path, "%s/K%cvK.rtb%c", directory, "QRBNP"[i / 2], i % 2 ? 'z' : 'w');
        unlink(path);
    }
    free(truth);
    return rmdir(directory);
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_positions_of_three_men_are_known_as_they_are),
        cmocka_unit_test(test_threads_may_ask_at_once),
        cmocka_unit_test(test_the_moves_of_a_root_are_ranked_by_distance_and_clock),
        cmocka_unit_test(test_wins_are_brought_home_and_draws_are_held),
        cmocka_unit_test(test_files_that_cannot_be_used_are_named),
        cmocka_unit_test(test_a_process_has_one_set_of_tables),
    };
    if (argc == 3 && !strcmp(argv[1], "write"))
        return table_files_write(three_men_solved(), argv[2]) ? 1 : 0;
    return cmocka_run_group_tests(tests, set_up, tear_down);
}
