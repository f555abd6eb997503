/* test_sizes.c - the sizes of subtrees that a wide table keeps, by which entries can be replaced. */
#include "support/subject.h"

#include <zw/worker.h>

/* The size that the table has for the root after one pass of alpha-beta over a whole tree. */
static uint64_t root_size(const char *tree, int depth, zw_replacement replacement, int etc, zw_counters *count)
{
    zw_table_options size = {.entries = 1 << 16, .layout = ZW_WIDE, .replacement = replacement};
    zw_engine_options o = tree_options("alphabeta");
    zw_worker by_depth = {.key_by_depth = 1};
    zw_entry entry = {0};
    o.instance = ZW_FIXED_DEPTH;
    o.switches.etc = etc;
    o.table = zw_table_new(&size, NULL);
    assert_non_null(o.table);
    subject *s = subject_new(zw_game_find("tree"), o);
    subject_search(s, tree, depth);
    uint64_t key = zw_game_find("tree")->hash(NULL, zw_engine_current(s->engine));
    assert_true(zw_table_probe(o.table, zw_table_key(&by_depth, key, depth), &entry));
    *count = s->report.total;
    subject_free(s);
    zw_table_free(o.table);
    return entry.size;
}

static void test_the_size_of_a_subtree_is_the_nodes_visited_in_it(void **state)
{
    zw_counters count;
    (void)state;
    uint64_t size = root_size("graph:w=4,d=6,share=0.6,seed=3", 6, ZW_REPLACE_BIG, ZW_ETC_OFF, &count);
    assert_int_equal(size, count.nodes);
    assert_true(count.table_cutoffs > 0);
    size = root_size("graph:w=4,d=6,share=0.6,seed=3", 6, ZW_REPLACE_FOUR_WAY, 0, &count);
    assert_int_equal(size, count.nodes);
    assert_true(count.etc_cutoffs > 0);
}

static void test_big_all_counts_what_the_table_cut_off_in_full(void **state)
{
    zw_counters count;
    (void)state;
    uint64_t size = root_size("uniform:w=4,d=6,seed=3", 6, ZW_REPLACE_BIG_ALL, ZW_ETC_OFF, &count);
    assert_int_equal(size, count.nodes);
    assert_int_equal(count.table_cutoffs, 0);
    for (int etc = ZW_ETC_OFF; etc <= 0; etc++) {
        size = root_size("graph:w=4,d=6,share=0.6,seed=3", 6, ZW_REPLACE_BIG_ALL, etc, &count);
        assert_true(size > count.nodes);
    }
    /* Two plies, one leaf reached twice: it has size 1 and counts no more than the visit that found it. */
    size = root_size("graph:w=3,d=2,share=0.9,seed=2", 2, ZW_REPLACE_BIG_ALL, ZW_ETC_OFF, &count);
    assert_true(count.table_cutoffs > 0);
    assert_int_equal(size, count.nodes);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_the_size_of_a_subtree_is_the_nodes_visited_in_it),
        cmocka_unit_test(test_big_all_counts_what_the_table_cut_off_in_full),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
