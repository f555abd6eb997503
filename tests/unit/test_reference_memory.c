/* test_reference_memory.c - what the searches without table hold in memory at once. */
#include "support/subject.h"

#include <stdio.h>

static zw_counters counters_of(const char *algorithm, const char *text, int deepening, zw_counters *last)
{
    zw_engine_options o = tree_options(algorithm);
    o.switches.deepening = deepening;
    subject *s = subject_new(zw_game_find("tree"), o);
    subject_search(s, text, 0);
    zw_counters total = s->report.total;
    *last = s->report.last;
    subject_free(s);
    return total;
}

/* Stockman's OPEN holds the states of one solution tree: of upper bounds for SSS*, of lower bounds for DUAL*. */
static void test_open_holds_one_solution_tree(void **state)
{
    (void)state;
    for (int w = 2; w <= 5; w++)
        for (int d = 1; d <= 6; d++)
            for (int deepening = 0; deepening < 2; deepening++) {
                uint64_t up = 1, down = 1;
                char text[64];
                zw_counters last;
                for (int i = 0; i < (d + 1) / 2; i++)
                    up *= (uint64_t)w;
                for (int i = 0; i < d / 2; i++)
                    down *= (uint64_t)w;
                snprintf(text, sizeof text, "uniform:w=%d,d=%d,seed=%d", w, d, 10 * w + d);
                zw_counters total = counters_of("sss-open", text, deepening, &last);
                assert_int_equal(total.memory_peak, up);
                assert_int_equal(last.memory_peak, up);
                assert_true(total.memory_nodes > up && last.memory_nodes == total.memory_nodes);
                assert_int_equal(counters_of("dual-open", text, deepening, &last).memory_peak, down);
            }
}

/* Two plies: the first reply keeps its three scores and is forgotten before the next is searched; in the end the root
 * keeps three. A reply is never held but beside the root. */
static void test_what_ins_keeps_can_be_counted_by_hand(void **state)
{
    zw_counters last;
    (void)state;
    for (int seed = 1; seed <= 20; seed++) {
        char text[64];
        snprintf(text, sizeof text, "uniform:w=3,d=2,seed=%d", seed);
        zw_counters ins = counters_of("ins", text, 0, &last);
        assert_int_equal(ins.memory_peak, 3);
        assert_int_equal(ins.memory_nodes, 2);
        assert_int_equal(last.memory_peak, 3);
        snprintf(text, sizeof text, "uniform:w=3,d=1,seed=%d", seed);
        assert_int_equal(counters_of("ins", text, 0, &last).memory_nodes, 1);
    }
}

static void test_pns_keeps_less_than_ins_and_the_others_nothing(void **state)
{
    zw_counters last;
    (void)state;
    for (int seed = 1; seed <= 10; seed++) {
        char text[64];
        snprintf(text, sizeof text, "uniform:w=4,d=6,seed=%d", seed);
        uint64_t ins = counters_of("ins", text, 0, &last).memory_peak;
        uint64_t two = counters_of("pns:k=2", text, 0, &last).memory_peak;
        uint64_t none = counters_of("pns:k=0", text, 0, &last).memory_peak;
        assert_true(none < two && two < ins);
        assert_int_equal(counters_of("minimax", text, 0, &last).memory_peak, 0);
        assert_int_equal(counters_of("mtdf", text, 0, &last).memory_peak, 0);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_open_holds_one_solution_tree),
        cmocka_unit_test(test_what_ins_keeps_can_be_counted_by_hand),
        cmocka_unit_test(test_pns_keeps_less_than_ins_and_the_others_nothing),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
