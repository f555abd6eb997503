/* Results as text: what is written, read and written again is the same to the byte, and a file that is wrong is named with
 * its line. */
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
#include <unistd.h>

#include "common/files.h"
#include "lab/archive.h"
#include "lab/packed.h"

static char folder[64];
static char said[512]; /* the last complaint */

static void hear(const char *line)
{
    snprintf(said, sizeof said, "%s", line);
}

static int set_up(void **state)
{
    (void)state;
    complain_to(hear);
    said[0] = '\0';
    snprintf(folder, sizeof folder, "/tmp/zw-archive-XXXXXX");
    return mkdtemp(folder) ? 0 : -1;
}

static int tear_down(void **state)
{
    (void)state;
    text command = {0};
    text_addf(&command, "rm -rf '%s'", folder);
    int failed = system(command.data);
    text_free(&command);
    return failed;
}

static char *in_folder(const char *name)
{
    static char paths[4][160];
    static int next;
    char *path = paths[next++ % 4];
    snprintf(path, sizeof paths[0], "%s/%s", folder, name);
    return path;
}

/* ---------------------------------------------------------------------------------------------------------- a store */

static void put(lab_store *store, lab_key key, double leaves, double leaves_last, double extra)
{
    double measures[LAB_MEASURE_COUNT];
    for (int i = 0; i < LAB_MEASURE_COUNT; i++)
        measures[i] = NAN;
    measures[LAB_VALUE] = -3;
    measures[LAB_PASSES] = key.depth;
    measures[LAB_PASSES_LAST] = 1;
    measures[LAB_LEAVES] = leaves;
    measures[LAB_LEAVES_LAST] = leaves_last;
    measures[LAB_INTERIOR] = 7;
    measures[LAB_TABLE_CUTOFFS] = 2;
    measures[LAB_NODES] = leaves + 9 + extra;
    measures[LAB_SECONDS_1] = extra / 7;
    assert_int_equal(lab_store_put(store, &key, measures), 0);
}

/* Searches of the first two connect4 positions that come to mind, which no experiment has, and of a tree that one has. */
static lab_store *make_store(const char *path)
{
    lab_stored_verdict verdicts[] = {
        {"leaves", "mtdf", "chess", "reproduced", "below 1", "0.1.0", 0.9, 0.85, 0.95, 60, 8},
        {"nodes", "sss", "chess", "no data", "above 1", "0.1.0", NAN, NAN, INFINITY, 0, 0}};
    lab_store *store = lab_store_open(path, LAB_WRITE);
    assert_non_null(store);
    lab_key key = {.kind = LAB_SEARCH, .game = "connect4", .position = "44", .word = "mtdf"};
    static const double cumulative[] = {0, 5, 25, 140};
    for (key.depth = 1; key.depth <= 3; key.depth++)
        put(store, key, cumulative[key.depth], cumulative[key.depth] - cumulative[key.depth - 1], 0);
    key.position = "4453";
    key.depth = 2;
    put(store, key, 30, 11, 5); /* nothing follows from anything */
    key.depth = 4;
    put(store, key, 60, 20, 0);
    key.version = "0.0.9+deadbeef";
    put(store, key, 61, 20, 0);
    lab_key tree = {
        .kind = LAB_SEARCH, .game = "tree", .position = "uniform:w=5,d=4,seed=3", .word = "ins", .depth = 4};
    put(store, tree, 99, 98, 0);
    assert_int_equal(lab_store_put_verdicts(store, verdicts, 2), 0);
    assert_int_equal(lab_store_put_fact(store, "command", "zw lab run all"), 0);
    assert_int_equal(lab_store_flush(store), 0);
    return store;
}

static void export_made(const char *to)
{
    lab_store *store = make_store(in_folder("a.db"));
    if (lab_archive_write(store, to))
        fail_msg("%s", said);
    lab_store_close(store);
}

/* The text of a file of the archive, without its compression. */
static text content_of(const char *archive, const char *name)
{
    text path = {0}, content = {0};
    text_addf(&path, "%s/%s", archive, name);
    assert_int_equal(lab_packed_read(path.data, &content), EXIT_FINE);
    text_free(&path);
    return content;
}

static const char *rows_name(const char *stem)
{
    static char name[96];
    snprintf(name, sizeof name, "%s.rows%s", stem, lab_packed_compresses() ? ".zst" : "");
    return name;
}

static void assert_same_file(const char *one, const char *other, const char *name)
{
    text a = {0}, b = {0}, path = {0};
    text_addf(&path, "%s/%s", one, name);
    assert_int_equal(read_whole_file(path.data, &a), EXIT_FINE);
    text_clear(&path);
    text_addf(&path, "%s/%s", other, name);
    assert_int_equal(read_whole_file(path.data, &b), EXIT_FINE);
    assert_int_equal(a.length, b.length);
    assert_memory_equal(a.data, b.data, a.length);
    text_free(&a);
    text_free(&b);
    text_free(&path);
}

/* ---------------------------------------------------------------------------------------------------------------- tests */

static void test_export_build_and_export_give_the_same_bytes(void **state)
{
    (void)state;
    char *one = in_folder("one"), *two = in_folder("two");
    export_made(one);
    lab_store *store = lab_store_open(in_folder("b.db"), LAB_BUILD);
    assert_int_equal(lab_archive_read(store, one), EXIT_FINE);
    assert_int_equal(lab_archive_write(store, two), EXIT_FINE);
    lab_store_close(store);
    lab_archive_files files;
    assert_int_equal(lab_archive_list(one, &files), 0);
    assert_int_equal(files.count, 5); /* rows of two games, verdicts of two experiments, facts */
    for (int i = 0; i < files.count; i++)
        assert_same_file(one, two, files.names[i]);
    lab_archive_files_free(&files);
}

static int count_row(void *user, const lab_key *key, const double *measures)
{
    int *count = user;
    if (!strcmp(key->position, "44") && key->depth == 3) {
        assert_true(measures[LAB_LEAVES] == 140 && measures[LAB_LEAVES_LAST] == 115);
        assert_true(measures[LAB_NODES] == 149 && measures[LAB_INTERIOR] == 7);
    }
    ++*count;
    return 0;
}

static void test_what_follows_from_other_numbers_is_left_out_and_comes_back(void **state)
{
    (void)state;
    char *one = in_folder("one");
    int count = 0;
    export_made(one);
    text content = content_of(one, rows_name("other.connect4"));
    assert_non_null(strstr(content.data, "\n0 3 0 -3,,149,,,2,115,1,0\n"));
    text_free(&content);
    lab_store *store = lab_store_open(in_folder("b.db"), LAB_BUILD);
    assert_int_equal(lab_archive_read(store, one), EXIT_FINE);
    assert_int_equal(lab_store_each(store, LAB_SEARCH, "connect4", NULL, count_row, &count), 0);
    assert_int_equal(count, 5); /* and not the row of another version */
    lab_store_close(store);
}

static void test_rows_lie_with_the_experiment_that_has_them(void **state)
{
    (void)state;
    char *one = in_folder("one");
    export_made(one);
    text content = content_of(one, rows_name("ins-pns.tree"));
    assert_int_equal(strncmp(content.data, "zw rows 1 ins-pns tree\n@ uniform:w=5,d=4,seed=3\n= search\t", 56), 0);
    text_free(&content);
}

static void test_a_folder_with_results_of_others_is_left_alone(void **state)
{
    (void)state;
    char *one = in_folder("one");
    export_made(one);
    text before = content_of(one, LAB_ARCHIVE_FACTS);
    lab_store *empty = lab_store_open(in_folder("empty.db"), LAB_WRITE);
    assert_int_equal(lab_archive_write(empty, one), EXIT_BAD);
    assert_non_null(strstr(said, "ins-pns.tree.rows"));
    lab_store_close(empty);
    text after = content_of(one, LAB_ARCHIVE_FACTS);
    assert_string_equal(before.data, after.data);
    text_free(&before);
    text_free(&after);
}

/* Replaces a text in a file, reads the folder, and expects a complaint about that line. */
static void damage(const char *name, const char *from, const char *to, int line)
{
    char *one = in_folder("one");
    text content = content_of(one, name), changed = {0}, path = {0}, place = {0};
    const char *at = strstr(content.data, from);
    assert_non_null(at);
    text_add_bytes(&changed, content.data, (size_t)(at - content.data));
    text_add(&changed, to);
    text_add(&changed, at + strlen(from));
    text_addf(&path, "%s/%s", one, name);
    assert_int_equal(write_file(path.data, changed.data, changed.length), EXIT_FINE);
    said[0] = '\0';
    lab_store *store = lab_store_open(in_folder("c.db"), LAB_BUILD);
    assert_int_equal(lab_archive_read(store, one), EXIT_BAD);
    lab_store_close(store);
    unlink(in_folder("c.db"));
    text_addf(&place, "%s/%s:%d: ", one, name, line);
    if (!strstr(said, place.data))
        fail_msg("'%s' -> '%s': expected a complaint about %s and heard %s", from, to, place.data, said);
    assert_int_equal(write_file(path.data, content.data, content.length), EXIT_FINE);
    text_free(&content);
    text_free(&changed);
    text_free(&path);
    text_free(&place);
}

static void test_a_line_that_is_wrong_is_named(void **state)
{
    (void)state;
    export_made(in_folder("one"));
    const char *rows = rows_name("other.connect4");
    damage(rows, "zw rows 1", "zw rows 2", 1);
    damage(rows, "@ 4453", "@ 43", 3);
    damage(rows, "= search", "= research", 4);
    damage(rows, ": value,leaves", ": ,leaves", 5);
    damage(rows, "\n0 3 0", "\n9 3 0", 11);
    damage(rows, "\n0 3 0", "\n0 333 0", 11);
    damage(rows, "\n0 3 0", "\n0 3 9", 11);
    damage(rows, "\n0 3 0", "\n0 2 0", 11);
    damage(rows, "\n0 3 0 -3,", "\n0 3 0 ,", 11);
    damage(rows, "\n0 3 0 -3,,149,", "\n0 3 0 -3,,14x,", 11);
    damage(rows, "\n0 3 0 -3,,149,", "\n0 3 0 -3,,inf,", 11);
    damage(rows, "\n0 3 0 -3,,149,", "\n0 3 0 -3,,", 11);
    damage(rows, "\n. 6\n", "\n. 7\n", 14);
    damage(rows, "\n. 6\n", "\n. 6\n0 1 0 3\n", 15);
    damage(rows, "\n. 6\n", "\n", 13);
    damage("leaves.verdicts", "\t60\t", "\tsixty\t", 2);
    damage("leaves.verdicts", "\t0.9\t", "\tx\t", 2);
    damage("leaves.verdicts", "zw verdicts 1", "zw verdict 1", 1);
    damage(LAB_ARCHIVE_FACTS, "command\t", "command ", 2);
}

static void test_a_compressed_file_that_is_cut_or_changed_is_named(void **state)
{
    (void)state;
    if (!lab_packed_compresses())
        skip();
    char *one = in_folder("one");
    export_made(one);
    text path = {0}, bytes = {0};
    text_addf(&path, "%s/%s", one, rows_name("other.connect4"));
    assert_int_equal(read_whole_file(path.data, &bytes), EXIT_FINE);
    for (int cut = 0; cut <= 1; cut++) {
        bytes.data[bytes.length / 2] ^= (char)(cut ? 0 : 0x40);
        assert_int_equal(write_file(path.data, bytes.data, bytes.length - (size_t)cut), EXIT_FINE);
        bytes.data[bytes.length / 2] ^= (char)(cut ? 0 : 0x40);
        said[0] = '\0';
        lab_store *store = lab_store_open(in_folder("c.db"), LAB_BUILD);
        assert_int_equal(lab_archive_read(store, one), EXIT_BAD);
        lab_store_close(store);
        assert_non_null(strstr(said, "other.connect4.rows.zst' is damaged after line "));
    }
    text_free(&bytes);
    text_free(&path);
}

/* The number that a query on the view answers with. */
static double ask(const char *path, const char *sql)
{
    sqlite3 *db;
    sqlite3_stmt *statement;
    assert_int_equal(sqlite3_open(path, &db), SQLITE_OK);
    assert_int_equal(sqlite3_prepare_v2(db, sql, -1, &statement, NULL), SQLITE_OK);
    assert_int_equal(sqlite3_step(statement), SQLITE_ROW);
    double answer = sqlite3_column_type(statement, 0) == SQLITE_NULL ? NAN : sqlite3_column_double(statement, 0);
    sqlite3_finalize(statement);
    sqlite3_close(db);
    return answer;
}

static void test_measures_are_columns(void **state)
{
    (void)state;
    char *path = in_folder("a.db");
    lab_store_close(make_store(path));
    assert_true(ask(path, "SELECT leaves FROM measured WHERE position = '44' AND depth = 3") == 140);
    assert_true(ask(path, "SELECT leaves_last FROM measured WHERE position = '44' AND depth = 1") ==
                5); /* not stored */
    assert_true(ask(path, "SELECT researches FROM measured WHERE position = '44' AND depth = 3") ==
                0); /* nor is this */
    assert_true(isnan(ask(path, "SELECT armg2_nodes FROM measured WHERE position = '44' AND depth = 3")));
    assert_true(ask(path, "SELECT sum(nodes) FROM measured WHERE game = 'connect4' AND version LIKE '%deadbeef'") ==
                70);
}

static void test_a_store_of_the_first_schema_gets_the_columns_when_it_is_written_to(void **state)
{
    (void)state;
    char *path = in_folder("a.db");
    sqlite3 *db;
    lab_store_close(make_store(path));
    assert_int_equal(sqlite3_open(path, &db), SQLITE_OK);
    assert_int_equal(sqlite3_exec(db, "DROP VIEW measured; CREATE VIEW measured AS SELECT 1; PRAGMA user_version = 1",
                                  NULL, NULL, NULL),
                     SQLITE_OK);
    sqlite3_close(db);
    lab_store_close(lab_store_open(path, LAB_READ));
    assert_true(ask(path, "PRAGMA user_version") == 1);
    lab_store_close(lab_store_open(path, LAB_WRITE));
    assert_true(ask(path, "PRAGMA user_version") == 2);
    assert_true(ask(path, "SELECT leaves FROM measured WHERE position = '44' AND depth = 3") == 140);
}

static void test_a_store_is_built_once_where_only_its_owner_can_write(void **state)
{
    (void)state;
    char *one = in_folder("one"), *value = NULL;
    export_made(one);
    char *old = getenv("TMPDIR") ? copy_text(getenv("TMPDIR")) : NULL;
    setenv("TMPDIR", folder, 1);
    for (int i = 0; i <= 1; i++) {
        lab_store *store = lab_archive_open(one);
        assert_non_null(store);
        assert_int_equal(lab_store_fact(store, "command", &value), 0);
        assert_string_equal(value, "zw lab run all");
        free(value);
        lab_store_close(store);
        text name = {0};
        text_addf(&name, "test $(ls '%s'/zw-*/lab-*.db | wc -l) = 1", folder);
        assert_int_equal(system(name.data), 0);
        text_free(&name);
    }
    text loose = {0};
    text_addf(&loose, "chmod 777 '%s'/zw-*", folder);
    assert_int_equal(system(loose.data), 0);
    text_free(&loose);
    assert_null(lab_archive_open(one));
    assert_non_null(strstr(said, "yours alone"));
    if (old)
        setenv("TMPDIR", old, 1);
    else
        unsetenv("TMPDIR");
    free(old);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(test_export_build_and_export_give_the_same_bytes, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_what_follows_from_other_numbers_is_left_out_and_comes_back, set_up,
                                        tear_down),
        cmocka_unit_test_setup_teardown(test_rows_lie_with_the_experiment_that_has_them, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_a_folder_with_results_of_others_is_left_alone, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_a_line_that_is_wrong_is_named, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_a_compressed_file_that_is_cut_or_changed_is_named, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_measures_are_columns, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_a_store_of_the_first_schema_gets_the_columns_when_it_is_written_to, set_up,
                                        tear_down),
        cmocka_unit_test_setup_teardown(test_a_store_is_built_once_where_only_its_owner_can_write, set_up, tear_down),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
