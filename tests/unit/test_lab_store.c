/* The store keeps rows as they were put, refuses what is not its own, and touches nothing that it does not know. */
#define _POSIX_C_SOURCE 200809L
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <math.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "lab/row_text.h"
#include "lab/store.h"

static char directory[64], path[128];

static int set_up(void **state)
{
    (void)state;
    snprintf(directory, sizeof directory, "/tmp/zw-store-XXXXXX");
    if (!mkdtemp(directory))
        return -1;
    snprintf(path, sizeof path, "%s/lab.db", directory);
    return 0;
}

static int tear_down(void **state)
{
    (void)state;
    static const char *const ENDINGS[] = {"", "-wal", "-shm", "-journal"};
    for (size_t i = 0; i < sizeof ENDINGS / sizeof *ENDINGS; i++) {
        char name[160];
        snprintf(name, sizeof name, "%s%s", path, ENDINGS[i]);
        unlink(name);
    }
    return rmdir(directory);
}

/* What the store complains about goes to stderr; this reads it. */
static char said[4096];
static lab_store *open_listening(lab_access access)
{
    fflush(stderr);
    int kept = dup(STDERR_FILENO);
    FILE *heard = tmpfile();
    assert_non_null(heard);
    dup2(fileno(heard), STDERR_FILENO);
    lab_store *store = lab_store_open(path, access);
    fflush(stderr);
    dup2(kept, STDERR_FILENO);
    close(kept);
    rewind(heard);
    said[fread(said, 1, sizeof said - 1, heard)] = '\0';
    fclose(heard);
    return store;
}

static void assert_refused(lab_access access, const char *words)
{
    assert_null(open_listening(access));
    if (!strstr(said, words))
        fail_msg("'%s' says nothing of '%s'", said, words);
    assert_ptr_equal(strchr(said, '\n'), said + strlen(said) - 1); /* one line */
}

static void execute(const char *sql)
{
    sqlite3 *db;
    assert_int_equal(sqlite3_open(path, &db), SQLITE_OK);
    assert_int_equal(sqlite3_exec(db, sql, NULL, NULL, NULL), SQLITE_OK);
    sqlite3_close(db);
}

static const lab_key KEY = {LAB_SEARCH, "chess", "some 'position'", "mtdf/etc=all", 7, NULL};

static void no_measures(double *measures)
{
    for (int i = 0; i < LAB_MEASURE_COUNT; i++)
        measures[i] = NAN;
}

typedef struct seen {
    int count;
    lab_key key;
    char position[64], word[64];
    double measures[LAB_MEASURE_COUNT];
} seen;

static int see(void *user, const lab_key *key, const double *measures)
{
    seen *s = user;
    s->count++;
    s->key = *key;
    snprintf(s->position, sizeof s->position, "%s", key->position);
    snprintf(s->word, sizeof s->word, "%s", key->word);
    memcpy(s->measures, measures, sizeof s->measures);
    return 0;
}

static void put_one(lab_store *store, const lab_key *key, double leaves)
{
    double measures[LAB_MEASURE_COUNT];
    no_measures(measures);
    measures[LAB_LEAVES] = leaves;
    assert_int_equal(lab_store_put(store, key, measures), 0);
}

/* ---------------------------------------------------------------------------------------------------------------- rows */

static void test_a_row_comes_back_as_it_was_put(void **state)
{
    (void)state;
    double measures[LAB_MEASURE_COUNT];
    no_measures(measures);
    measures[LAB_VALUE] = -37;
    measures[LAB_LEAVES] = 123456789012345.0;
    measures[LAB_SECONDS_1] = 0.012345678;
    measures[LAB_CUTOFFS_AT + 11] = 5;
    measures[LAB_FIRST_AT + LAB_PLIES - 1] = 0;
    lab_store *store = lab_store_open(path, LAB_WRITE);
    assert_non_null(store);
    assert_int_equal(lab_store_has(store, &KEY), 0);
    assert_int_equal(lab_store_put(store, &KEY, measures), 0);
    assert_int_equal(lab_store_has(store, &KEY), 1);
    lab_store_close(store);

    store = lab_store_open(path, LAB_READ);
    assert_non_null(store);
    seen s = {0};
    assert_int_equal(lab_store_each(store, LAB_SEARCH, "chess", NULL, see, &s), 0);
    assert_int_equal(s.count, 1);
    assert_int_equal(s.key.depth, 7);
    assert_string_equal(s.position, KEY.position);
    assert_string_equal(s.word, KEY.word);
    for (int i = 0; i < LAB_MEASURE_COUNT; i++) {
        if (isnan(measures[i]))
            assert_true(isnan(s.measures[i]));
        else
            assert_true(measures[i] == s.measures[i]);
    }
    lab_store_close(store);
}

static void test_rows_are_told_apart_by_every_part_of_the_key(void **state)
{
    (void)state;
    lab_store *store = lab_store_open(path, LAB_WRITE);
    assert_non_null(store);
    lab_key others[6] = {KEY, KEY, KEY, KEY, KEY, KEY};
    others[0].kind = LAB_TIME;
    others[1].game = "othello";
    others[2].position = "another";
    others[3].word = "mtdf";
    others[4].depth = 8;
    others[5].version = ZW_VERSION "+00000000";
    put_one(store, &KEY, 1);
    for (int i = 0; i < 6; i++)
        assert_int_equal(lab_store_has(store, &others[i]), 0);
    for (int i = 0; i < 6; i++)
        put_one(store, &others[i], 2);
    seen s = {0};
    assert_int_equal(lab_store_each(store, LAB_SEARCH, "chess", NULL, see, &s), 0);
    assert_int_equal(s.count, 4); /* KEY and others 2 to 4 */
    s.count = 0;
    assert_int_equal(lab_store_each(store, LAB_SEARCH, "chess", "chess fixed 00000000,chess play 11111111", see, &s),
                     0);
    assert_int_equal(s.count, 1);
    lab_store_close(store);
}

/* A change of play leaves what was measured at fixed depth valid, and what another game does changes neither. */
static void test_rows_are_valid_for_a_signature_of_their_game_and_instance(void **state)
{
    static const char *const signatures = "othello fixed 0a,chess fixed 1a,chess play 2a";
    char version[LAB_VERSION_SIZE];
    (void)state;
    lab_version(signatures, "chess", "mtdf/etc=all", version);
    assert_string_equal(version, ZW_VERSION "+1a");
    lab_version(signatures, "chess", "mtdf/tournament/etc=all", version);
    assert_string_equal(version, ZW_VERSION "+2a");
    lab_version(signatures, "othello", "mtdf", version);
    assert_string_equal(version, ZW_VERSION "+0a");
    lab_version(signatures, "othello", "mtdf/tournament", version);
    assert_string_equal(version, ZW_VERSION "+");
    lab_store *store = lab_store_open(path, LAB_WRITE);
    assert_non_null(store);
    lab_key play = KEY;
    play.word = "mtdf/tournament";
    put_one(store, &KEY, 1);
    put_one(store, &play, 1);
    seen s = {0};
    assert_int_equal(lab_store_each(store, LAB_SEARCH, "chess", NULL, see, &s), 0);
    assert_int_equal(s.count, 2);
    lab_store_close(store);
}

static void test_the_first_of_two_equal_keys_stays(void **state)
{
    (void)state;
    lab_store *store = lab_store_open(path, LAB_WRITE);
    assert_non_null(store);
    put_one(store, &KEY, 1);
    put_one(store, &KEY, 2);
    seen s = {0};
    assert_int_equal(lab_store_each(store, LAB_SEARCH, "chess", NULL, see, &s), 0);
    assert_int_equal(s.count, 1);
    assert_true(s.measures[LAB_LEAVES] == 1);
    lab_store_close(store);
}

static int stop_at_once(void *user, const lab_key *key, const double *measures)
{
    (void)key;
    (void)measures;
    ++*(int *)user;
    return 1;
}

static void test_each_ends_when_it_is_told_to(void **state)
{
    (void)state;
    lab_store *store = lab_store_open(path, LAB_WRITE);
    lab_key deeper = KEY;
    int calls = 0;
    deeper.depth++;
    assert_non_null(store);
    put_one(store, &KEY, 1);
    put_one(store, &deeper, 1);
    assert_int_equal(lab_store_each(store, LAB_SEARCH, "chess", NULL, stop_at_once, &calls), 0);
    assert_int_equal(calls, 1);
    lab_store_close(store);
}

static void test_two_writers_take_turns(void **state)
{
    (void)state;
    lab_store *one = lab_store_open(path, LAB_WRITE), *two = lab_store_open(path, LAB_WRITE);
    lab_key other = KEY;
    other.depth = 3;
    assert_non_null(one);
    assert_non_null(two);
    put_one(one, &KEY, 1);
    assert_int_equal(lab_store_flush(one), 0);
    put_one(two, &other, 2);
    assert_int_equal(lab_store_flush(two), 0);
    assert_int_equal(lab_store_has(one, &other), 1);
    lab_store_close(one);
    assert_int_equal(lab_store_has(two, &KEY), 1);
    lab_store_close(two);
}

static void test_the_closed_file_is_complete_by_itself(void **state)
{
    (void)state;
    char log[160];
    lab_store *store = lab_store_open(path, LAB_WRITE);
    assert_non_null(store);
    put_one(store, &KEY, 1);
    lab_store_close(store);
    snprintf(log, sizeof log, "%s-wal", path);
    assert_int_equal(access(log, F_OK), -1);
    snprintf(log, sizeof log, "%s-shm", path);
    assert_int_equal(access(log, F_OK), -1);
}

static void test_numbers_are_written_short(void **state)
{
    (void)state;
    double measures[LAB_MEASURE_COUNT];
    text names = {0}, numbers = {0};
    no_measures(measures);
    measures[LAB_VALUE] = -3;
    measures[LAB_NODES] = 10000000;
    measures[LAB_SECONDS_2] = 0.25;
    measures[LAB_LEAVES] = INFINITY; /* says nothing */
    lab_row_write(&names, &numbers, measures);
    assert_string_equal(names.data, "value,nodes,seconds_2");
    assert_string_equal(numbers.data, "-3,10000000,0.25");
    no_measures(measures);
    lab_row_write(&names, &numbers, measures);
    assert_string_equal(names.data, "");
    assert_string_equal(numbers.data, "");
    text_free(&names);
    text_free(&numbers);
}

static void test_names_of_a_later_version_are_skipped_and_nonsense_is_not_read(void **state)
{
    (void)state;
    double measures[LAB_MEASURE_COUNT];
    assert_int_equal(lab_row_read("nodes,novelty,value", "2,3,1", measures), 0);
    assert_true(measures[LAB_NODES] == 2 && measures[LAB_VALUE] == 1 && isnan(measures[LAB_LEAVES]));
    assert_int_equal(lab_row_read("", "", measures), 0);
    static const char *const BROKEN[] = {"", "1", "1,", "1,x", "1,2,3", "1 2", ",2", "1,2,", "{}"};
    for (size_t i = 0; i < sizeof BROKEN / sizeof *BROKEN; i++)
        if (lab_row_read("nodes,value", BROKEN[i], measures) != -1)
            fail_msg("'%s' was read", BROKEN[i]);
}

/* Found by fuzz_store: a ladder that deep was read from beyond its numbers, and any other row was given room up to its
 * depth. */
static void test_a_row_of_a_depth_that_cannot_be_is_refused(void **state)
{
    (void)state;
    static const struct {
        lab_kind kind;
        int depth;
    } impossible[] = {{LAB_LADDER, LAB_RUNGS}, {LAB_SEARCH, ZW_MAX_DEPTH + 1}, {LAB_TIME, -1}};
    lab_store *store = lab_store_open(path, LAB_WRITE);
    assert_non_null(store);
    for (size_t i = 0; i < sizeof impossible / sizeof *impossible; i++) {
        lab_key key = KEY;
        int calls = 0;
        key.kind = impossible[i].kind;
        key.depth = impossible[i].depth;
        put_one(store, &key, 1);
        assert_int_equal(lab_store_each(store, key.kind, "chess", NULL, stop_at_once, &calls), -1);
        assert_int_equal(calls, 0);
    }
    lab_store_close(store);
}

/* ------------------------------------------------------------------------------------------------------ other contents */

static int see_verdict(void *user, const lab_stored_verdict *verdict)
{
    int *count = user;
    assert_string_equal(verdict->claim, *count ? "sss" : "mtdf");
    assert_true(*count ? isnan(verdict->value) : verdict->value == 0.9);
    assert_int_equal(verdict->positions, 20);
    ++*count;
    return 0;
}

static void test_verdicts_replace_those_before(void **state)
{
    (void)state;
    lab_stored_verdict verdicts[2] = {
        {"leaves", "mtdf", "chess", "reproduced", "below 1", "v", 0.9, 0.85, 0.95, 20, 9},
        {"leaves", "sss", "chess", "no data", "above 1", "v", NAN, NAN, NAN, 20, 9},
    };
    lab_stored_verdict old = {"nodes", "old", "chess", "reproduced", "", "v", 1, 1, 1, 1, 1};
    int count = 0;
    lab_store *store = lab_store_open(path, LAB_WRITE);
    assert_non_null(store);
    assert_int_equal(lab_store_put_verdicts(store, &old, 1), 0);
    assert_int_equal(lab_store_put_verdicts(store, verdicts, 2), 0);
    assert_int_equal(lab_store_each_verdict(store, see_verdict, &count), 0);
    assert_int_equal(count, 2);
    lab_store_close(store);
}

static void test_a_fact_is_the_last_that_was_said(void **state)
{
    (void)state;
    lab_store *store = lab_store_open(path, LAB_WRITE);
    assert_non_null(store);
    char *date;
    assert_int_equal(lab_store_fact(store, "date", &date), 0);
    assert_null(date);
    assert_int_equal(lab_store_put_fact(store, "date", "yesterday"), 0);
    assert_int_equal(lab_store_put_fact(store, "date", "today"), 0);
    assert_int_equal(lab_store_fact(store, "date", &date), 0);
    assert_string_equal(date, "today");
    free(date);
    lab_store_close(store);
}

/* ------------------------------------------------------------------------------------------------------- what is refused */

static void test_a_missing_store_is_not_made_by_reading(void **state)
{
    (void)state;
    assert_refused(LAB_READ, "no store");
    assert_int_equal(access(path, F_OK), -1);
}

static void test_a_newer_schema_is_left_alone(void **state)
{
    (void)state;
    struct stat before, after;
    lab_store *store = lab_store_open(path, LAB_WRITE);
    assert_non_null(store);
    put_one(store, &KEY, 1);
    lab_store_close(store);
    execute("PRAGMA user_version = 99");
    assert_int_equal(stat(path, &before), 0);
    assert_refused(LAB_WRITE, "version 99");
    assert_refused(LAB_WRITE, path);
    assert_refused(LAB_READ, "version 2");
    assert_int_equal(stat(path, &after), 0);
    assert_int_equal(before.st_mtim.tv_nsec, after.st_mtim.tv_nsec);
    assert_int_equal(before.st_size, after.st_size);
}

static void test_another_database_is_left_alone(void **state)
{
    (void)state;
    execute("CREATE TABLE mine(x)");
    assert_refused(LAB_WRITE, "not a store of the laboratory");
    assert_refused(LAB_READ, "not a store of the laboratory");
}

static void test_a_file_that_is_no_database_is_left_alone(void **state)
{
    (void)state;
    FILE *file = fopen(path, "w");
    assert_non_null(file);
    for (int i = 0; i < 100; i++)
        fputs("these are not the rows that you are looking for\n", file);
    fclose(file);
    assert_refused(LAB_WRITE, "not an SQLite database");
    assert_refused(LAB_READ, "not an SQLite database");
}

static void test_a_directory_that_is_missing_is_made(void **state)
{
    (void)state;
    char whole[128];
    snprintf(whole, sizeof whole, "%s", path);
    snprintf(path, sizeof path, "%s/a", directory);
    char *middle = copy_text(path);
    snprintf(path, sizeof path, "%s/lab.db", middle);
    lab_store *store = lab_store_open(path, LAB_WRITE);
    assert_non_null(store);
    lab_store_close(store);
    assert_int_equal(unlink(path), 0);
    assert_int_equal(rmdir(middle), 0);
    free(middle);
    snprintf(path, sizeof path, "%s", whole);
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)
int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(test_a_row_comes_back_as_it_was_put),
        TEST(test_rows_are_told_apart_by_every_part_of_the_key),
        TEST(test_rows_are_valid_for_a_signature_of_their_game_and_instance),
        TEST(test_the_first_of_two_equal_keys_stays),
        TEST(test_each_ends_when_it_is_told_to),
        TEST(test_two_writers_take_turns),
        TEST(test_the_closed_file_is_complete_by_itself),
        TEST(test_numbers_are_written_short),
        TEST(test_names_of_a_later_version_are_skipped_and_nonsense_is_not_read),
        TEST(test_a_row_of_a_depth_that_cannot_be_is_refused),
        TEST(test_verdicts_replace_those_before),
        TEST(test_a_fact_is_the_last_that_was_said),
        TEST(test_a_missing_store_is_not_made_by_reading),
        TEST(test_a_newer_schema_is_left_alone),
        TEST(test_another_database_is_left_alone),
        TEST(test_a_file_that_is_no_database_is_left_alone),
        TEST(test_a_directory_that_is_missing_is_made),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
