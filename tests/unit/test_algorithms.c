/* test_algorithms.c - every algorithm against plain negamax, on more than 20,000 random trees.
 *
 * Depth test `equal`; tables from 16 entries up, both layouts, every replacement scheme, ETC and ordering on and off.
 * Caught here: the 1996 paper's store with the overwritten alpha (mutant the-original-alpha-is-lost), a
 * table check of 8 bits (mutant eight-bits-are-checked). */
#include "support/load.h"
#include "support/subject.h"

#include <stdio.h>
#include <stdlib.h>
#include <zw/experiment.h>

#define TREES LOAD(20400, 1000)

/* A kernel algorithm on a table of its own kind. The list is long enough that each kind of table meets each driver. */
static const char *const kernel_algorithms[] = {"alphabeta",
                                                "alphabeta:memory=off",
                                                "scout",
                                                "scout:memory=off",
                                                "negascout",
                                                "negascout:memory=off",
                                                "aspiration",
                                                "aspiration:width=5",
                                                "mtdf",
                                                "mtdf:memory=off",
                                                "mtdf:guess=-17",
                                                "sss",
                                                "dual",
                                                "cstar",
                                                "mtd-step",
                                                "mtd-step:step=3",
                                                "mtdf:guess=value,offset=-40",
                                                "mtdf:offset=300",
                                                "mtd-bi",
                                                "mtd-bi:width=9,guess=31",
                                                "zoom",
                                                "zoom:width=1,offset=-25,memory=off",
                                                "zoom:predict=off,bias=off,grow=off",
                                                "aspiration:predict=on,grow=2"};
static const char *const reference_algorithms[] = {"minimax", "ins",      "pns",       "pns:k=0",
                                                   "pns:k=1", "sss-open", "dual-open", "fe"};
#define KERNEL_ALGORITHMS (sizeof kernel_algorithms / sizeof kernel_algorithms[0])
#define REFERENCE_ALGORITHMS (sizeof reference_algorithms / sizeof reference_algorithms[0])
#define TABLES 10

static zw_engine_options kernel_options(size_t algorithm, int variant, zw_experiment *experiment)
{
    zw_engine_options o = tree_options(kernel_algorithms[algorithm]);
    static const uint64_t entries[TABLES] = {16, 16, 32, 64, 128, 256, 1024, 1024, 4096, 16384};
    o.instance = variant % 3 == 2 ? ZW_TRACED : ZW_FIXED_DEPTH;
    o.table_options.entries = entries[variant];
    o.table_options.layout = variant % 2 ? ZW_WIDE : ZW_COMPACT;
    o.table_options.replacement = (zw_replacement)(variant % 2 && variant > 4 ? variant - 1 : variant % 6);
    o.table_options.bounds = variant % 4 == 2 ? ZW_ONE_BOUND : ZW_TWO_BOUNDS;
    o.switches.etc = variant % 4 == 1 ? 0 : variant % 4 == 3 ? 1 : ZW_ETC_OFF;
    o.switches.table_move = o.switches.killers = o.switches.history = variant & 1;
    o.switches.static_order = variant >> 1 & 1;
    o.switches.deepening = variant % 5 == 4;
    o.switches.store_leaves = variant % 7 != 6;
    *experiment = (zw_experiment){.table_cutoffs = variant != 8,
                                  .etc_order = variant % 3 == 1,
                                  .cheap = variant % 2    ? (zw_cheap)(variant / 2)
                                           : variant == 6 ? ZW_CHEAP_CONTROL
                                                          : ZW_CHEAP_OFF,
                                  .root_order = variant % 4 == 3 ? ZW_ROOT_NODES : ZW_ROOT_BEST};
    o.experiment = experiment;
    return o;
}

static void test_every_algorithm_returns_the_negamax_value(void **state)
{
    const zw_game *tree = zw_game_find("tree");
    subject *kernels[KERNEL_ALGORITHMS][TABLES], *references[REFERENCE_ALGORITHMS];
    uint64_t random = 2026;
    zw_experiment experiment;
    char text[128];
    void *position = malloc(tree->position_size);
    zw_error error;
    (void)state;
    for (size_t a = 0; a < KERNEL_ALGORITHMS; a++)
        for (int t = 0; t < TABLES; t++)
            kernels[a][t] = subject_new(tree, kernel_options(a, t, &experiment));
    for (size_t a = 0; a < REFERENCE_ALGORITHMS; a++)
        references[a] = subject_new(tree, tree_options(reference_algorithms[a]));
    for (int i = 0; i < TREES; i++) {
        int depth = random_tree(&random, 1, text, sizeof text);
        assert_int_equal(zw_position_parse(tree, NULL, text, position, &error), ZW_OK);
        zw_value value = oracle_value(tree, position, depth);
        for (size_t a = 0; a < KERNEL_ALGORITHMS; a++) {
            int variant = (int)((size_t)i + a) % TABLES;
            zw_value found = subject_search(kernels[a][variant], text, depth);
            if (found != value)
                fail_msg("%s (variant %d) says %d, negamax %d on %s", kernel_algorithms[a], variant, (int)found,
                         (int)value, text);
        }
        for (size_t a = 0; a < REFERENCE_ALGORITHMS; a++) {
            if (reference_algorithms[a][0] == 'f' && text[0] != 'e')
                continue; /* exact forward estimation needs the bounds that edge-cost trees announce */
            zw_value found = subject_search(references[a], text, depth);
            if (found != value)
                fail_msg("%s says %d, negamax %d on %s", reference_algorithms[a], (int)found, (int)value, text);
        }
    }
    for (size_t a = 0; a < KERNEL_ALGORITHMS; a++)
        for (int t = 0; t < TABLES; t++)
            subject_free(kernels[a][t]);
    for (size_t a = 0; a < REFERENCE_ALGORITHMS; a++)
        subject_free(references[a]);
    free(position);
}

/* Larger trees with many transpositions, on which small tables are overwritten all the time. */
static void test_small_tables_change_the_speed_and_never_the_value(void **state)
{
    const zw_game *tree = zw_game_find("tree");
    static const char *const algorithms[] = {"alphabeta", "negascout", "mtdf", "sss", "dual"};
    char text[128];
    void *position = malloc(tree->position_size);
    zw_error error;
    (void)state;
    for (int seed = 1; seed <= LOAD(6, 1); seed++) {
        snprintf(text, sizeof text, "graph:w=4,d=7,share=0.5,seed=%d,range=50", seed);
        assert_int_equal(zw_position_parse(tree, NULL, text, position, &error), ZW_OK);
        zw_value value = oracle_value(tree, position, 7);
        for (size_t a = 0; a < sizeof algorithms / sizeof algorithms[0]; a++)
            for (int layout = 0; layout < 2; layout++)
                for (int replacement = 0; replacement <= (layout ? ZW_REPLACE_TWO_BIG : ZW_REPLACE_OLD); replacement++)
                    for (int bits = 4; bits <= 20; bits += 4) {
                        zw_engine_options o = tree_options(algorithms[a]);
                        o.instance = ZW_FIXED_DEPTH;
                        o.table_options = (zw_table_options){.entries = UINT64_C(1) << bits,
                                                             .layout = (zw_table_layout)layout,
                                                             .replacement = (zw_replacement)replacement,
                                                             .bounds = (zw_bounds)(bits / 4 % 2)};
                        subject *s = subject_new(tree, o);
                        assert_int_equal(subject_search(s, text, 7), value);
                        subject_free(s);
                    }
    }
    free(position);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_algorithm_returns_the_negamax_value),
        cmocka_unit_test(test_small_tables_change_the_speed_and_never_the_value),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
