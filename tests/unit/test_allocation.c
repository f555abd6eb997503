/* test_allocation.c - every allocation fails in turn: always an error value or success, never a crash, and nothing leaks.
 *
 * The linker sends the library's calls of malloc and its family through here (--wrap), where they are counted and the
 * one whose turn it is fails. */
#include "proof/check.h"
#include "proof/prove.h"
#include "support/games.h"
#include "support/judge.h"

#include <zw/driver.h>
#include <zw/experiment.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

void *__real_malloc(size_t size);
void *__real_calloc(size_t count, size_t size);
void *__real_realloc(void *memory, size_t size);
void __real_free(void *memory);
void *__real_mmap(void *address, size_t length, int protection, int flags, int file, off_t offset);
int __real_munmap(void *address, size_t length);
void *__wrap_malloc(size_t size);
void *__wrap_calloc(size_t count, size_t size);
void *__wrap_realloc(void *memory, size_t size);
void __wrap_free(void *memory);
void *__wrap_mmap(void *address, size_t length, int protection, int flags, int file, off_t offset);
int __wrap_munmap(void *address, size_t length);

static long turn; /* which allocation is to fail; 0: none */
static long asked, living; /* so far; helping threads allocate nothing, but they might */

static int fails(void)
{
    return __atomic_add_fetch(&asked, 1, __ATOMIC_RELAXED) == turn;
}

static void *counted(void *memory)
{
    if (memory)
        __atomic_add_fetch(&living, 1, __ATOMIC_RELAXED);
    return memory;
}

void *__wrap_malloc(size_t size)
{
    return fails() ? NULL : counted(__real_malloc(size));
}

void *__wrap_calloc(size_t count, size_t size)
{
    return fails() ? NULL : counted(__real_calloc(count, size));
}

void *__wrap_realloc(void *memory, size_t size)
{
    if (fails())
        return NULL;
    return memory ? __real_realloc(memory, size) : counted(__real_realloc(NULL, size));
}

void __wrap_free(void *memory)
{
    if (memory)
        __atomic_sub_fetch(&living, 1, __ATOMIC_RELAXED);
    __real_free(memory);
}

void *__wrap_mmap(void *address, size_t length, int protection, int flags, int file, off_t offset)
{
    if (fails())
        return MAP_FAILED;
    return counted(__real_mmap(address, length, protection, flags, file, offset));
}

int __wrap_munmap(void *address, size_t length)
{
    __atomic_sub_fetch(&living, 1, __ATOMIC_RELAXED);
    return __real_munmap(address, length);
}

/* Runs a scenario with each of its allocations failing in turn. It returns a status, and has freed everything. */
static void fail_in_turn(const char *name, zw_status (*scenario)(zw_error *error))
{
    int failures = 0;
    for (turn = 1;; turn++) {
        zw_error error = {0};
        asked = living = 0;
        zw_status status = scenario(&error);
        int reached = asked >= turn;
        if (living != 0)
            fail_msg("%s: %ld allocations leak when number %ld fails", name, living, turn);
        if (!reached) {
            if (status != ZW_OK)
                fail_msg("%s without failure: %s", name, error.text);
            break;
        }
        if (status != ZW_OK && status != ZW_NO_MEMORY)
            fail_msg("%s: status %d when number %ld fails: %s", name, (int)status, turn, error.text);
        if (status != ZW_OK && !strstr(error.text, "no memory"))
            fail_msg("%s: '%s' when number %ld fails", name, error.text, turn);
        failures += status != ZW_OK;
    }
    turn = 0;
    assert_true(failures > 0);
}

/* ---------------------------------------------------------------------------------------------------------- scenarios */

static int threads_used; /* by the last search */

static zw_status search_with(const zw_game *game, const zw_engine_options *options, const char *position,
                             const char *moves, zw_limits limits, zw_error *error)
{
    zw_report report = ZW_REPORT;
    zw_engine *engine = zw_engine_new(game, options, error);
    if (!engine)
        return error->status;
    zw_status status = zw_engine_position_text(engine, position, moves, error);
    if (status == ZW_OK)
        status = zw_engine_search(engine, &limits, &report, error);
    threads_used = report.threads;
    if (status != ZW_OK) {
        /* what failed once must work again */
        zw_error second = {0};
        if (zw_engine_position_text(engine, position, moves, &second) != ZW_OK ||
            zw_engine_search(engine, &ZW_LIMITS(.depth = 2), &report, &second) != ZW_OK)
            fail_msg("%s", second.text);
    }
    zw_engine_free(engine);
    return status;
}

static zw_engine_options plain_options(const char *algorithm, int tournament)
{
    zw_engine_options o = tournament ? zw_options_tournament() : zw_options_fixed_depth();
    zw_error error = {0};
    if (zw_choice_parse(algorithm, &o.choice, &error) != ZW_OK)
        fail_msg("%s", error.text);
    o.table_options.entries = 1024;
    return o;
}

static zw_status mapped_table(zw_error *error)
{
    zw_table *table = zw_table_new(&(zw_table_options){.bytes = 4 << 20}, error);
    if (!table)
        return error->status;
    zw_table_free(table);
    return ZW_OK;
}

static zw_status usual_search(zw_error *error)
{
    zw_engine_options o = plain_options("mtdf", 0);
    zw_limits limits = ZW_LIMITS(.depth = 4, .multipv = 3, .equal_moves = 1);
    return search_with(zw_game_find("connect4"), &o, "44", "4 5 3", limits, error);
}

static zw_status search_with_own_large_table(zw_error *error)
{
    zw_engine_options o = plain_options("mtdf", 1);
    o.table_options = (zw_table_options){.bytes = 4 << 20};
    return search_with(zw_game_find("connect4"), &o, NULL, NULL, ZW_LIMITS(.depth = 4), error);
}

static zw_status search_without_table(zw_error *error)
{
    zw_engine_options o = plain_options("alphabeta:memory=off", 0); /* its line gets a table of its own */
    return search_with(zw_game_find("connect4"), &o, NULL, NULL, ZW_LIMITS(.depth = 4), error);
}

static zw_status search_of_functions(zw_error *error)
{
    zw_engine_options o = plain_options("negascout", 1);
    return search_with(&kings_game, &o, NULL, "1 14 0 15 1 14", ZW_LIMITS(.depth = 4), error);
}

static zw_status game_move_by_move(zw_error *error)
{
    static const zw_move moves[] = {1, 14, 0, 15};
    zw_engine_options o = plain_options("negascout", 1);
    zw_engine *engine = zw_engine_new(&kings_game, &o, error);
    zw_status status = engine ? ZW_OK : error->status;
    for (int i = 0; i < 4 && status == ZW_OK; i++)
        status = zw_engine_play(engine, moves[i], error);
    zw_engine_free(engine);
    return status;
}

static zw_status search_with_threads(zw_error *error)
{
    zw_engine_options o = plain_options("mtdf", 1);
    o.threads = 3;
    return search_with(zw_game_find("connect4"), &o, NULL, "4 4", ZW_LIMITS(.depth = 5), error);
}

static const char *reference;

static zw_status reference_search(zw_error *error)
{
    zw_engine_options o = plain_options(reference, 0);
    return search_with(zw_game_find("tree"), &o, "edge:b=3,d=4,seed=1", NULL, ZW_LIMITS(.depth = 4), error);
}

static void swallow(void *context, const char *sentence)
{
    (void)context;
    fail_msg("%s", sentence);
}

static zw_status check_of_a_game(zw_error *error)
{
    return zw_game_check(&tictactoe_game, 1, 2, swallow, NULL, error);
}

static zw_status perft(zw_error *error)
{
    uint64_t count = 0;
    nim_position p;
    nim_game.start(NULL, &p);
    zw_status status = zw_perft(&nim_game, &p, 3, 0, &count, error);
    assert_true(status != ZW_OK || count > 0);
    return status;
}

static zw_status plugin(zw_error *error)
{
    zw_plugin *opened = zw_plugin_open(PLUGIN, error);
    if (!opened)
        return error->status;
    zw_engine_options o = plain_options("mtdf", 0);
    zw_status status = search_with(zw_plugin_get(opened), &o, NULL, NULL, ZW_LIMITS(.depth = 3), error);
    zw_plugin_close(opened);
    return status;
}

static zw_status text_interface(zw_error *error)
{
    char answer[4096];
    zw_engine *engine = zw_engine_new_text("connect4", "mtdf", error);
    if (!engine)
        return error->status;
    zw_status status = zw_engine_search_text(engine, "depth=3", answer, sizeof answer, error);
    zw_engine_free(engine);
    return status;
}

/* A game whose context is memory of its own. */
static int context_new(const zw_game *game, void **context)
{
    (void)game;
    *context = malloc(64);
    return *context ? 0 : -1;
}

static void context_free(const zw_game *game, void *context)
{
    (void)game;
    free(context);
}

static zw_status search_with_contexts(zw_error *error)
{
    zw_game game = nim_game;
    zw_engine_options o = plain_options("mtdf", 1);
    game.context_new = context_new;
    game.context_free = context_free;
    o.threads = 2;
    zw_status status = search_with(&game, &o, NULL, NULL, ZW_LIMITS(.depth = 3), error);
    return status == ZW_OK ? zw_game_check(&game, 1, 1, swallow, NULL, error) : status;
}

/* Positions and moves of a game without notation of its own. */
static zw_status moves_as_text(zw_error *error)
{
    nim_position p;
    zw_move moves[2];
    int count = 0;
    zw_status status = zw_position_parse(&nim_game, NULL, "21 1", &p, error);
    if (status == ZW_OK)
        status = zw_moves_parse(&nim_game, NULL, &p, "9 9", moves, &count, error);
    return status;
}

static void swallow_record(void *user, const zw_record *record)
{
    *(int *)user += record->move_count;
}

static void swallow_complaint(void *user, size_t line, const char *sentence)
{
    (void)user;
    fail_msg("%zu: %s", line, sentence);
}

/* Games with more moves than there is room for at first. */
static zw_status files_of_games(zw_error *error)
{
    static const struct {
        const char *game, *name, *head, *moves;
    } files[] = {{"chess", "a.pgn", "", "Nf3 Nf6 Ng1 Ng8 "},
                 {"chess", "a.epd", "4k3/8/8/8/8/8/8/4K3 w - - id ", "x"},
                 {"checkers", "a.pdn", "[FEN \"W:WK32:BK1\"]\n", "32-27 1-6 27-32 6-1 "},
                 {"checkers", "a.txt", "W:WK32:BK1 ", "32-27 1-6 27-32 6-1 "}};
    for (size_t i = 0; i < sizeof files / sizeof *files; i++) {
        const zw_game *game = zw_game_find(files[i].game);
        char text[4000];
        int moves = 0;
        zw_record_sink sink = {swallow_record, swallow_complaint, &moves};
        snprintf(text, sizeof text, "%s", files[i].head);
        for (int k = 0; k < 80; k++)
            strcat(text, files[i].moves);
        if (game->read_records(NULL, files[i].name, text, strlen(text), &sink) < 0) {
            snprintf(error->text, sizeof error->text, "no memory, as it says by a negative number");
            return error->status = ZW_NO_MEMORY;
        }
        assert_int_equal(moves, files[i].moves[1] ? 320 : 0);
    }
    return ZW_OK;
}

static zw_status yardstick(zw_error *error)
{
    zw_yardstick_options o = zw_yardstick_defaults(5);
    o.search.table_options.entries = 64; /* passes that complete the oracle */
    o.proof = 1;
    return zw_yardstick_run(zw_game_find("checkers"), NULL, &o, error);
}

static zw_status status_of(proof_verdict verdict, const proof_fault *fault, zw_error *error)
{
    if (verdict == PROOF_FINE)
        return ZW_OK;
    snprintf(error->text, sizeof error->text, "%.80s", fault->text);
    return error->status = strstr(fault->text, "no memory") ? ZW_NO_MEMORY : ZW_UNSUPPORTED;
}

/* Proves that a position is worth at least so much, and checks it. */
static zw_status proof_of(const char *name, const char *text, int value, zw_error *error)
{
    static _Alignas(16) unsigned char root[256], position[256];
    static const proof_ends ends = {.lookahead = 0};
    const zw_game *game = zw_game_find(name);
    const proof_rules *rules = zw_proof_rules_find(name);
    static proof_fault fault;
    proof_means means = {.game = game, .scale = 1, .table_bytes = 1 << 12, .threads = 1, .search = zw_engine_search};
    proof_records records;
    char why[512];
    assert_true(rules->state_size <= sizeof root && game->position_size <= sizeof position);
    assert_int_equal(rules->parse(text, root, why, sizeof why), 0);
    assert_int_equal(zw_position_parse(game, NULL, text, position, error), ZW_OK);
    proof_searcher *searcher = zw_searcher_new(&means, error);
    if (!searcher)
        return error->status;
    proof_plan plan = {.searcher = searcher, .position = position};
    proof_section section = zw_section_of(rules, root, PROOF_AT_LEAST, value, &ends);
    zw_records_begin(&records, (size_t)rules->key_size);
    proof_verdict verdict = zw_prove_section(&plan, &section, &records, &fault);
    if (verdict == PROOF_FINE)
        verdict = zw_check_root(&section, &records, &fault);
    if (verdict == PROOF_FINE)
        verdict = zw_check_records(&section, &records, 0, records.count, &fault);
    zw_records_free(&records);
    zw_searcher_free(searcher);
    return status_of(verdict, &fault, error);
}

static zw_status proof(zw_error *error)
{
    return proof_of("connect4", "454616675246", 1, error);
}

static zw_status proof_by_circles(zw_error *error)
{
    return proof_of("checkers", "W:WK32:BK1", 0, error);
}

static void test_every_allocation_may_fail(void **state)
{
    static const struct {
        const char *name;
        zw_status (*run)(zw_error *error);
    } scenarios[] = {{"a table from the system", mapped_table},
                     {"a search with table, several lines and equal moves", usual_search},
                     {"a search with a large table", search_with_own_large_table},
                     {"a search without table", search_without_table},
                     {"a search of a game given as functions", search_of_functions},
                     {"a game played move by move", game_move_by_move},
                     {"a search with threads", search_with_threads},
                     {"a search with contexts", search_with_contexts},
                     {"a check of a game", check_of_a_game},
                     {"perft", perft},
                     {"a yardstick", yardstick},
                     {"a proof", proof},
                     {"a proof by circles", proof_by_circles},
                     {"positions and moves as text", moves_as_text},
                     {"files of games", files_of_games},
                     {"a plug-in", plugin},
                     {"the text interface", text_interface}};
    (void)state;
    for (size_t i = 0; i < sizeof scenarios / sizeof scenarios[0]; i++)
        fail_in_turn(scenarios[i].name, scenarios[i].run);
}

static void test_a_search_goes_on_with_the_threads_that_there_is_memory_for(void **state)
{
    int searches[4] = {0}; /* by the number of threads */
    (void)state;
    for (turn = 1;; turn++) {
        zw_error error = {0};
        asked = living = 0;
        if (search_with_threads(&error) == ZW_OK) {
            assert_in_range(threads_used, 1, 3);
            searches[threads_used]++;
        }
        if (asked < turn)
            break;
    }
    turn = 0;
    assert_true(searches[1] && searches[2]);
    assert_int_equal(searches[3], 1); /* the one in which nothing failed */
}

static void test_every_allocation_of_a_reference_search_may_fail(void **state)
{
    (void)state;
    for (int i = 0; zw_algorithm_at(i); i++)
        if (zw_algorithm_at(i)->flags & ZW_REFERENCE) {
            reference = zw_algorithm_at(i)->name;
            fail_in_turn(reference, reference_search);
        }
    static const char *const learning[] = {"fe:learn=online", "fe:learn=offline", "fe:delta=0.5"};
    for (int i = 0; i < 3; i++) {
        reference = learning[i];
        fail_in_turn(reference, reference_search);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_allocation_may_fail),
        cmocka_unit_test(test_a_search_goes_on_with_the_threads_that_there_is_memory_for),
        cmocka_unit_test(test_every_allocation_of_a_reference_search_may_fail),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
