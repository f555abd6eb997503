/* test_table.c - the transposition table, entry by entry, in both layouts and under every replacement scheme. */
#include <stdarg.h>
#include <setjmp.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>
#include <string.h>
#include <unistd.h>
#include <zw/table.h>

#define KEY UINT64_C(0x123456789ABCDEF0)

static const zw_table_layout layouts[] = {ZW_COMPACT, ZW_WIDE};
static const zw_replacement schemes[] = {ZW_REPLACE_FOUR_WAY, ZW_REPLACE_ALWAYS,  ZW_REPLACE_DEPTH,
                                         ZW_REPLACE_TWO_TIER, ZW_REPLACE_NEVER,   ZW_REPLACE_OLD,
                                         ZW_REPLACE_BIG,      ZW_REPLACE_BIG_ALL, ZW_REPLACE_TWO_BIG};
#define SCHEMES (sizeof schemes / sizeof schemes[0])
#define SCHEMES_OF(layout) ((layout) == ZW_WIDE ? SCHEMES : SCHEMES - 3) /* a compact table knows no sizes */

static zw_table *table_of(uint64_t entries, zw_table_layout layout, zw_replacement replacement)
{
    zw_table_options options = {.entries = entries, .layout = layout, .replacement = replacement};
    zw_table *table = zw_table_new(&options, NULL);
    assert_non_null(table);
    return table;
}

static zw_entry entry_of(zw_value lower, zw_value upper, int depth, uint16_t move)
{
    return (zw_entry){.lower = lower, .upper = upper, .depth = depth, .move = move, .size = 77};
}

static void assert_holds(const zw_table *table, uint64_t key, zw_value lower, zw_value upper, int depth, uint16_t move)
{
    zw_entry found;
    assert_true(zw_table_probe(table, key, &found));
    assert_int_equal(found.lower, lower);
    assert_int_equal(found.upper, upper);
    assert_int_equal(found.depth, depth);
    assert_int_equal(found.move, move);
    assert_int_equal(found.size, table->layout == ZW_WIDE ? 77 : 0);
}

/* Runs a body for each layout and scheme, with a table of 64 entries. */
static void for_each_table(void (*body)(zw_table *table))
{
    for (int l = 0; l < 2; l++)
        for (size_t s = 0; s < SCHEMES_OF(layouts[l]); s++) {
            zw_table *table = table_of(64, layouts[l], schemes[s]);
            body(table);
            zw_table_free(table);
        }
}

static void store_and_probe(zw_table *t)
{
    zw_entry found;
    assert_false(zw_table_probe(t, KEY, &found));
    assert_false(zw_table_probe(t, 0, &found));
    assert_int_equal(zw_table_store(t, KEY, entry_of(-5, 17, 3, 42)), 0);
    assert_holds(t, KEY, -5, 17, 3, 42);
    assert_false(zw_table_probe(t, KEY ^ UINT64_C(1) << 40, &found));
    assert_int_equal(zw_table_store(t, 0, entry_of(1, 1, 0, 0)), 0);
    assert_holds(t, 0, 1, 1, 0, 0);
}

static void test_what_is_stored_is_found_and_nothing_else(void **state)
{
    (void)state;
    for_each_table(store_and_probe);
}

static void extremes(zw_table *t)
{
    static const zw_value bounds[] = {-ZW_INFINITY, -ZW_VALUE_LIMIT, -1, 0, 1, ZW_VALUE_LIMIT, ZW_INFINITY};
    static const int depths[] = {0, 1, 127, 128, ZW_MAX_DEPTH};
    static const uint16_t moves[] = {0, 1, 0x7FFF, 0xFFFE, ZW_NO_SHORT};
    uint64_t key = KEY;
    for (int a = 0; a < 7; a++)
        for (int b = a; b < 7; b++)
            for (int i = 0; i < 5; i++) {
                key += UINT64_C(0x9E3779B97F4A7C15);
                zw_table_clear(t);
                zw_table_store(t, key, entry_of(bounds[a], bounds[b], depths[i], moves[(a + i) % 5]));
                assert_holds(t, key, bounds[a], bounds[b], depths[i], moves[(a + i) % 5]);
            }
}

static void test_extreme_bounds_depths_and_moves_come_back_as_they_went_in(void **state)
{
    (void)state;
    for_each_table(extremes);
}

static void merging(zw_table *t)
{
    zw_table_store(t, KEY, entry_of(-ZW_INFINITY, 30, 5, 7));
    assert_int_equal(zw_table_store(t, KEY, entry_of(10, ZW_INFINITY, 5, 8)), 0);
    assert_holds(t, KEY, 10, 30, 5, 8);
    assert_int_equal(zw_table_store(t, KEY, entry_of(5, 20, 5, ZW_NO_SHORT)), 0);
    assert_holds(t, KEY, 10, 20, 5, 8);
    assert_int_equal(zw_table_store(t, KEY, entry_of(20, ZW_INFINITY, 5, 9)), 0);
    assert_holds(t, KEY, 20, 20, 5, 9);
}

static void test_bounds_of_one_depth_are_merged(void **state)
{
    (void)state;
    for_each_table(merging);
}

static void other_depth(zw_table *t)
{
    zw_table_store(t, KEY, entry_of(10, 20, 5, 8));
    assert_int_equal(zw_table_store(t, KEY, entry_of(-ZW_INFINITY, 3, 6, ZW_NO_SHORT)), 0);
    assert_holds(t, KEY, -ZW_INFINITY, 3, 6, 8);
    assert_int_equal(zw_table_store(t, KEY, entry_of(40, ZW_INFINITY, 4, 11)), 0);
    assert_holds(t, KEY, 40, ZW_INFINITY, 4, 11);
}

static void test_another_depth_drops_the_bounds_and_keeps_the_move(void **state)
{
    (void)state;
    for_each_table(other_depth);
}

static void crossing(zw_table *t)
{
    zw_table_store(t, KEY, entry_of(10, 20, 5, 8));
    assert_int_equal(zw_table_store(t, KEY, entry_of(-ZW_INFINITY, 9, 5, 3)), 1);
    assert_holds(t, KEY, -ZW_INFINITY, 9, 5, 3);
    assert_int_equal(zw_table_store(t, KEY, entry_of(25, ZW_INFINITY, 5, ZW_NO_SHORT)), 1);
    assert_holds(t, KEY, 25, ZW_INFINITY, 5, 3);
}

static void test_crossed_bounds_are_reported_and_the_newer_stand_alone(void **state)
{
    (void)state;
    for_each_table(crossing);
}

/* -------------------------------------------------------------------------------------------------- torn entries */

/* Every mixture of the words of two entries of one place that is neither of them must read as absent. */
static void assert_no_mixture_reads(zw_table_layout layout, uint64_t key_a, zw_entry a, uint64_t key_b, zw_entry b)
{
    zw_table *t = table_of(16, layout, ZW_REPLACE_ALWAYS);
    uint64_t words_a[4], words_b[4];
    uint64_t *slot = zw_bucket(t, key_a);
    unsigned words = t->entry_words;
    assert_ptr_equal(slot, zw_bucket(t, key_b));
    zw_slot_put(t, slot, key_a, &a);
    memcpy(words_a, slot, words * sizeof *slot);
    zw_slot_put(t, slot, key_b, &b);
    memcpy(words_b, slot, words * sizeof *slot);
    for (unsigned mask = 1; mask < (1u << words) - 1; mask++) {
        uint64_t mixed[4];
        for (unsigned i = 0; i < words; i++)
            mixed[i] = mask >> i & 1 ? words_a[i] : words_b[i];
        if (memcmp(mixed, words_a, words * sizeof *slot) == 0 || memcmp(mixed, words_b, words * sizeof *slot) == 0)
            continue;
        memcpy(slot, mixed, words * sizeof *slot);
        zw_entry found;
        assert_false(zw_table_probe(t, key_a, &found));
        assert_false(zw_table_probe(t, key_b, &found));
    }
    zw_table_free(t);
}

static void test_a_torn_entry_reads_as_absent(void **state)
{
    (void)state;
    for (int l = 0; l < 2; l++) {
        zw_entry plain = entry_of(-ZW_INFINITY, 30, 5, 7), other = entry_of(12, 13, 9, 8);
        assert_no_mixture_reads(layouts[l], KEY, plain, KEY ^ UINT64_C(5) << 33, other);
        assert_no_mixture_reads(layouts[l], KEY, plain, KEY, other);
        /* one key, the same bounds, another depth: what deepening does all the time */
        zw_entry deeper = plain;
        deeper.depth = 6;
        assert_no_mixture_reads(layouts[l], KEY, plain, KEY, deeper);
        /* changes of several words that cancel each other in an exclusive or */
        zw_entry sly = plain;
        sly.upper = plain.upper ^ 1;
        sly.size = plain.size ^ 1;
        sly.move = plain.move ^ 2;
        assert_no_mixture_reads(layouts[l], KEY, plain, KEY, sly);
        sly.size = plain.size ^ 3;
        assert_no_mixture_reads(layouts[l], KEY, plain, KEY, sly);
    }
}

/* ---------------------------------------------------------------------------------------------------- replacement */

/* Keys of one bucket, whatever the number of buckets. */
static uint64_t rival(int i)
{
    return (uint64_t)(i + 1) << 48 | (uint64_t)(i + 1) << 20 | 3;
}

static int holds(const zw_table *t, int i)
{
    zw_entry found;
    return zw_table_probe(t, rival(i), &found);
}

static void put(zw_table *t, int i, int depth)
{
    zw_table_store(t, rival(i), entry_of(i, i, depth, (uint16_t)i));
}

static void test_four_way_gives_up_the_old_then_the_shallow(void **state)
{
    (void)state;
    for (int l = 0; l < 2; l++) {
        zw_table *t = table_of(16, layouts[l], ZW_REPLACE_FOUR_WAY);
        static const int depths[] = {5, 2, 9, 4};
        for (int i = 0; i < 4; i++)
            put(t, i, depths[i]);
        for (int i = 0; i < 4; i++)
            assert_true(holds(t, i));
        put(t, 4, 1);
        assert_false(holds(t, 1));
        assert_true(holds(t, 4));
        zw_table_age(t);
        put(t, 0, 3); /* written again, so of this search */
        put(t, 5, 0);
        assert_false(holds(t, 4));
        put(t, 6, 0);
        assert_false(holds(t, 3));
        put(t, 7, 0);
        assert_false(holds(t, 2));
        assert_true(holds(t, 0) && holds(t, 5) && holds(t, 6) && holds(t, 7));
        zw_table_free(t);
    }
}

static void test_always_keeps_the_newest_and_depth_the_deeper(void **state)
{
    (void)state;
    for (int l = 0; l < 2; l++) {
        zw_table *always = table_of(16, layouts[l], ZW_REPLACE_ALWAYS);
        zw_table *depth = table_of(16, layouts[l], ZW_REPLACE_DEPTH);
        put(always, 0, 9);
        put(always, 1, 1);
        assert_true(!holds(always, 0) && holds(always, 1));
        put(depth, 0, 5);
        put(depth, 1, 4);
        assert_true(holds(depth, 0) && !holds(depth, 1));
        put(depth, 2, 5);
        assert_true(!holds(depth, 0) && holds(depth, 2));
        zw_table_age(depth);
        put(depth, 3, 0);
        assert_true(!holds(depth, 2) && holds(depth, 3));
        zw_table_free(always);
        zw_table_free(depth);
    }
}

static void test_two_tier_keeps_the_deepest_and_the_newest(void **state)
{
    (void)state;
    for (int l = 0; l < 2; l++) {
        zw_table *t = table_of(16, layouts[l], ZW_REPLACE_TWO_TIER);
        put(t, 0, 5);
        put(t, 1, 3);
        assert_true(holds(t, 0) && holds(t, 1));
        put(t, 2, 2);
        assert_true(holds(t, 0) && !holds(t, 1) && holds(t, 2));
        put(t, 3, 7);
        assert_true(holds(t, 3) && holds(t, 0) && !holds(t, 2));
        zw_table_age(t);
        put(t, 4, 0);
        assert_true(holds(t, 4) && holds(t, 3) && !holds(t, 0));
        zw_table_free(t);
    }
}

static void test_never_keeps_what_this_search_stored_first(void **state)
{
    (void)state;
    for (int l = 0; l < 2; l++) {
        zw_table *t = table_of(16, layouts[l], ZW_REPLACE_NEVER);
        for (int i = 0; i < 4; i++)
            put(t, i, 0);
        put(t, 4, 200);
        assert_false(holds(t, 4));
        put(t, 3, 9); /* its own place stays open to a key */
        assert_holds(t, rival(3), 3, 3, 9, 3);
        zw_table_age(t);
        put(t, 5, 0);
        assert_true(holds(t, 5));
        zw_table_free(t);
    }
}

static void put_sized(zw_table *t, int i, uint64_t size)
{
    zw_table_store(t, rival(i), (zw_entry){.lower = i, .upper = i, .depth = 9 - i, .move = 1, .size = size});
}

static void test_old_keeps_the_first_of_a_search(void **state)
{
    (void)state;
    for (int l = 0; l < 2; l++) {
        zw_table *t = table_of(16, layouts[l], ZW_REPLACE_OLD);
        put(t, 0, 1);
        put(t, 1, 9);
        assert_true(holds(t, 0) && !holds(t, 1));
        zw_table_age(t);
        put(t, 2, 0);
        assert_true(!holds(t, 0) && holds(t, 2));
        zw_table_free(t);
    }
}

static void test_big_keeps_the_larger_subtree_and_two_big_the_newest_too(void **state)
{
    static const zw_replacement one_place[] = {ZW_REPLACE_BIG, ZW_REPLACE_BIG_ALL};
    (void)state;
    for (int s = 0; s < 2; s++) {
        zw_table *t = table_of(16, ZW_WIDE, one_place[s]);
        put_sized(t, 0, 100);
        put_sized(t, 1, 99);
        assert_true(holds(t, 0) && !holds(t, 1));
        put_sized(t, 2, 100); /* of equal ones the newer */
        assert_true(!holds(t, 0) && holds(t, 2));
        put_sized(t, 3, UINT64_C(1) << 40);
        put_sized(t, 4, 5000);
        assert_true(holds(t, 3) && !holds(t, 4));
        zw_table_age(t);
        put_sized(t, 5, 1);
        assert_true(!holds(t, 3) && holds(t, 5));
        zw_table_free(t);
    }
    zw_table *t = table_of(16, ZW_WIDE, ZW_REPLACE_TWO_BIG);
    put_sized(t, 0, 100);
    put_sized(t, 1, 50);
    put_sized(t, 2, 20);
    assert_true(holds(t, 0) && !holds(t, 1) && holds(t, 2));
    put_sized(t, 3, 200); /* the biggest so far stays as the newest but one */
    assert_true(holds(t, 3) && holds(t, 0) && !holds(t, 2));
    zw_table_free(t);
}

static void test_one_bound_forgets_the_other_unless_the_value_is_exact(void **state)
{
    (void)state;
    for (int l = 0; l < 2; l++) {
        zw_table_options options = {.entries = 16, .layout = layouts[l], .bounds = ZW_ONE_BOUND};
        zw_table *t = zw_table_new(&options, NULL);
        assert_non_null(t);
        zw_table_store(t, KEY, entry_of(-ZW_INFINITY, 30, 5, 7));
        assert_int_equal(zw_table_store(t, KEY, entry_of(10, ZW_INFINITY, 5, 8)), 0);
        assert_holds(t, KEY, 10, ZW_INFINITY, 5, 8);
        assert_int_equal(zw_table_store(t, KEY, entry_of(-ZW_INFINITY, 9, 5, 8)),
                         1); /* contradictions are still seen */
        assert_holds(t, KEY, -ZW_INFINITY, 9, 5, 8);
        zw_table_store(t, KEY, entry_of(4, 4, 5, 8));
        zw_table_store(t, KEY, entry_of(-ZW_INFINITY, 6, 5, 8));
        assert_holds(t, KEY, 4, 4, 5, 8);
        zw_table_free(t);
    }
}

/* ------------------------------------------------------------------------------------------- forgetting and sizes */

static void forgetting(zw_table *t)
{
    zw_entry found;
    for (int round = 0; round < 600; round++) {
        uint64_t key = KEY + (uint64_t)(round % 3);
        assert_false(zw_table_probe(t, key, &found));
        zw_table_store(t, key, entry_of(round, round, 5, 1));
        assert_holds(t, key, round, round, 5, 1);
        zw_table_forget(t);
        assert_false(zw_table_probe(t, key, &found));
    }
}

static void test_a_forgotten_table_is_empty_however_often(void **state)
{
    (void)state;
    for_each_table(forgetting);
}

/* A table that has forgotten must not only answer like a new one but fill like one, or equal searches would differ. */
static void test_a_forgotten_table_fills_like_a_new_one(void **state)
{
    (void)state;
    for (int l = 0; l < 2; l++)
        for (size_t s = 0; s < SCHEMES_OF(layouts[l]); s++) {
            zw_table *used = table_of(16, layouts[l], schemes[s]), *fresh = table_of(16, layouts[l], schemes[s]);
            uint64_t random = 1, keys[100];
            for (int i = 0; i < 40; i++) {
                random = random * UINT64_C(6364136223846793005) + 1442695040888963407u;
                zw_table_store(used, random >> 7, entry_of(0, 0, (int)(random >> 60), 1));
            }
            zw_table_forget(used);
            for (int i = 0; i < 100; i++) {
                random = random * UINT64_C(6364136223846793005) + 1442695040888963407u;
                keys[i] = random >> 20;
                zw_table_store(used, keys[i], entry_of(0, 0, (int)(random >> 62), 1));
                zw_table_store(fresh, keys[i], entry_of(0, 0, (int)(random >> 62), 1));
                for (int k = 0; k <= i; k++) {
                    zw_entry a, b;
                    assert_int_equal(zw_table_probe(used, keys[k], &a), zw_table_probe(fresh, keys[k], &b));
                }
            }
            zw_table_free(used);
            zw_table_free(fresh);
        }
}

static void test_clearing_empties_and_leaves_the_table_usable(void **state)
{
    zw_entry found;
    (void)state;
    for (int l = 0; l < 2; l++) {
        zw_table *t = table_of(64, layouts[l], ZW_REPLACE_FOUR_WAY);
        zw_table_forget(t);
        zw_table_store(t, KEY, entry_of(1, 2, 3, 4));
        zw_table_clear(t);
        assert_false(zw_table_probe(t, KEY, &found));
        assert_int_equal(zw_table_permille_full(t), 0);
        zw_table_store(t, KEY, entry_of(1, 2, 3, 4));
        assert_holds(t, KEY, 1, 2, 3, 4);
        zw_table_free(t);
    }
}

/* Parts of two megabytes or more, which need not be equal: no word may be left out. */
static void test_any_number_of_threads_clears_every_word(void **state)
{
    static const int threads[] = {-1, 0, 1, 2, 3, 7, 65, 1000};
    (void)state;
    zw_table *t = table_of((16 << 20) / 16, ZW_COMPACT, ZW_REPLACE_FOUR_WAY);
    for (size_t i = 0; i < sizeof threads / sizeof *threads; i++) {
        uint64_t words = t->bytes / sizeof *t->words, left = 0;
        memset(t->words, 0xFF, t->bytes);
        zw_table_clear_with(t, threads[i]);
        for (uint64_t k = 0; k < words; k++)
            left += t->words[k] != 0;
        assert_int_equal(left, 0);
    }
    zw_table_free(t);
}

static void test_permille_counts_the_entries_of_this_search(void **state)
{
    (void)state;
    for (int l = 0; l < 2; l++) {
        zw_table *t = table_of(1024, layouts[l], ZW_REPLACE_ALWAYS);
        assert_int_equal(zw_table_permille_full(t), 0);
        for (uint64_t i = 0; i < 512; i++)
            zw_table_store(t, i | (i + 1) << 32, entry_of(0, 0, 1, 1));
        assert_int_equal(zw_table_permille_full(t), 500);
        zw_table_age(t);
        assert_int_equal(zw_table_permille_full(t), 0);
        for (uint64_t i = 0; i < 1024; i++)
            zw_table_store(t, i | (i + 1) << 32, entry_of(0, 0, 1, 1));
        assert_int_equal(zw_table_permille_full(t), 1000);
        zw_table_free(t);
    }
}

static void test_sizes_are_rounded_down_to_powers_of_two(void **state)
{
    static const struct {
        zw_table_options options;
        uint64_t entries, bytes;
    } rows[] = {{{.entries = 16}, 16, 256},
                {{.entries = 1000, .layout = ZW_WIDE}, 512, 16384},
                {{.bytes = 1 << 20}, 65536, 1 << 20},
                {{.bytes = 3 << 20, .layout = ZW_WIDE}, 65536, 2 << 20},
                {{.bytes = 1 << 20, .entries = 64}, 64, 1024}};
    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        zw_table *t = zw_table_new(&rows[i].options, NULL);
        assert_non_null(t);
        assert_int_equal(zw_table_entries(t), rows[i].entries);
        assert_int_equal(zw_table_bytes(t), rows[i].bytes);
        zw_table_free(t);
    }
    zw_table *usual = zw_table_new(NULL, NULL);
    assert_non_null(usual);
    assert_int_equal(zw_table_bytes(usual), 64 << 20);
    zw_table_free(usual);
    zw_table_free(NULL);
}

static void test_impossible_tables_are_refused_with_a_reason(void **state)
{
    uint64_t machine = (uint64_t)sysconf(_SC_PHYS_PAGES) * (uint64_t)sysconf(_SC_PAGESIZE);
    const struct {
        zw_table_options options;
        const char *says;
    } rows[] = {{{.entries = 15}, "at least 16"},
                {{.bytes = 255}, "at least 16"},
                {{.bytes = 511, .layout = ZW_WIDE}, "at least 16"},
                {{.bytes = machine + machine / 2}, "larger than this machine"},
                {{.entries = UINT64_MAX}, "larger than this machine"},
                {{.bytes = UINT64_MAX, .layout = ZW_WIDE}, "larger than this machine"},
                {{.entries = 64, .layout = (zw_table_layout)2}, "layout"},
                {{.entries = 64, .replacement = (zw_replacement)9}, "replacement"},
                {{.entries = 64, .bounds = (zw_bounds)2}, "bounds"},
                {{.entries = 64, .replacement = ZW_REPLACE_BIG}, "expected a wide one"}};
    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        zw_error error = {0};
        assert_null(zw_table_new(&rows[i].options, &error));
        assert_int_equal(error.status, rows[i].options.replacement == ZW_REPLACE_BIG ? ZW_UNSUPPORTED : ZW_BAD_INPUT);
        assert_non_null(strstr(error.text, rows[i].says));
        assert_null(zw_table_new(&rows[i].options, NULL));
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_what_is_stored_is_found_and_nothing_else),
        cmocka_unit_test(test_extreme_bounds_depths_and_moves_come_back_as_they_went_in),
        cmocka_unit_test(test_bounds_of_one_depth_are_merged),
        cmocka_unit_test(test_another_depth_drops_the_bounds_and_keeps_the_move),
        cmocka_unit_test(test_crossed_bounds_are_reported_and_the_newer_stand_alone),
        cmocka_unit_test(test_a_torn_entry_reads_as_absent),
        cmocka_unit_test(test_four_way_gives_up_the_old_then_the_shallow),
        cmocka_unit_test(test_always_keeps_the_newest_and_depth_the_deeper),
        cmocka_unit_test(test_two_tier_keeps_the_deepest_and_the_newest),
        cmocka_unit_test(test_never_keeps_what_this_search_stored_first),
        cmocka_unit_test(test_old_keeps_the_first_of_a_search),
        cmocka_unit_test(test_big_keeps_the_larger_subtree_and_two_big_the_newest_too),
        cmocka_unit_test(test_one_bound_forgets_the_other_unless_the_value_is_exact),
        cmocka_unit_test(test_a_forgotten_table_is_empty_however_often),
        cmocka_unit_test(test_a_forgotten_table_fills_like_a_new_one),
        cmocka_unit_test(test_clearing_empties_and_leaves_the_table_usable),
        cmocka_unit_test(test_any_number_of_threads_clears_every_word),
        cmocka_unit_test(test_permille_counts_the_entries_of_this_search),
        cmocka_unit_test(test_sizes_are_rounded_down_to_powers_of_two),
        cmocka_unit_test(test_impossible_tables_are_refused_with_a_reason),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
