/* test_cheap.c - cheaper cutoffs: which move goes first where several promise a cutoff.
 *
 * The rule is carried out a second time here, over the game's functions, at every node that a search without memory
 * tells of; the values are held to negamax's in test_algorithms.c. */
#include "support/subject.h"

#include <stdio.h>
#include <string.h>
#include <zw/experiment.h>

#define MOST 64

static const zw_game *tree(void)
{
    return zw_game_find("tree");
}

static int replies_behind(const void *position, zw_move move, void *child)
{
    zw_move list[MOST];
    zw_value outcome;
    tree()->play(NULL, position, move, child);
    return tree()->moves(NULL, child, list, MOST, &outcome);
}

/* The moves that may go first; returns their number. */
static int first_moves(zw_cheap cheap, const zw_event *at, zw_move *first)
{
    zw_move moves[MOST];
    zw_value outcome, margin = tree()->aspiration > 0 ? tree()->aspiration : tree()->max_score / 256 + 1;
    _Alignas(max_align_t) char child[256];
    int count = tree()->moves(NULL, at->position, moves, MOST, &outcome), found = 0, least = MOST + 1;
    assert_in_range(tree()->position_size, 1, sizeof child);
    for (int i = 0; i < count && at->depth >= 3 && at->ply > 0 && count > 1; i++) {
        int replies = replies_behind(at->position, moves[i], child);
        if (tree()->evaluate(NULL, at->position) < at->beta || -tree()->evaluate(NULL, child) < at->beta - margin)
            continue;
        if ((cheap == ZW_CHEAP_FORCED && replies > 1) || (cheap == ZW_CHEAP_REPLIES && replies >= least))
            continue;
        least = replies;
        if (cheap == ZW_CHEAP_CONTROL)
            first[found++] = moves[i];
        else if (cheap == ZW_CHEAP_REPLIES || !found)
            first[0] = moves[i], found = 1;
    }
    if (!found)
        first[found++] = moves[0];
    return found;
}

typedef struct watch {
    zw_cheap cheap;
    zw_event opened[32]; /* by ply: the node whose first child is to come */
    _Alignas(max_align_t) char position[32][256];
    int waiting[32];
    int checked, moved; /* nodes looked at; where the first move is not the first of the list */
} watch;

static void look(void *user, const zw_event *event)
{
    watch *w = user;
    zw_move allowed[MOST], list[MOST];
    zw_value outcome;
    if (event->kind != ZW_EVENT_ENTER)
        return;
    if (event->ply > 0 && w->waiting[event->ply - 1]) {
        const zw_event *parent = &w->opened[event->ply - 1];
        int count = first_moves(w->cheap, parent, allowed), found = 0;
        for (int i = 0; i < count; i++)
            found |= allowed[i] == event->move;
        assert_true(found);
        w->waiting[event->ply - 1] = 0;
        tree()->moves(NULL, parent->position, list, MOST, &outcome);
        w->checked += parent->depth >= 3;
        w->moved += event->move != list[0];
    }
    w->opened[event->ply] = *event;
    memcpy(w->position[event->ply], event->position, tree()->position_size);
    w->opened[event->ply].position = w->position[event->ply];
    w->waiting[event->ply] = event->ply > 0 && event->depth > 0;
}

static uint64_t watched(zw_cheap cheap, watch *w)
{
    uint64_t probes = 0;
    zw_error error = {0};
    zw_engine_options o = tree_options("alphabeta:memory=off");
    *w = (watch){.cheap = cheap};
    zw_experiment experiment = zw_experiment_default();
    experiment.cheap = cheap;
    o.experiment = &experiment;
    o.on_event = look;
    o.user = w;
    zw_engine *engine = zw_engine_new(tree(), &o, &error);
    assert_non_null(engine);
    for (int seed = 1; seed <= 30; seed++) {
        char text[64];
        zw_report report = ZW_REPORT;
        snprintf(text, sizeof text, "edge:b=4,d=6,seed=%d,random=1", seed);
        memset(w->waiting, 0, sizeof w->waiting);
        assert_int_equal(zw_engine_position_text(engine, text, NULL, &error), ZW_OK);
        assert_int_equal(zw_engine_search(engine, &ZW_LIMITS(.depth = 6, .no_line = 1), &report, &error), ZW_OK);
        assert_int_equal(report.value, oracle_value(tree(), zw_engine_current(engine), 6));
        assert_int_equal(report.total.nodes, report.total.leaves + report.total.interior);
        probes += report.total.cheap_probes;
    }
    zw_engine_free(engine);
    return probes;
}

static void test_the_promised_cutoff_that_looks_cheapest_is_tried_first(void **state)
{
    static const zw_cheap ideas[] = {ZW_CHEAP_REPLIES, ZW_CHEAP_FORCED, ZW_CHEAP_CONTROL};
    watch w;
    (void)state;
    for (int i = 0; i < 3; i++) {
        assert_true(watched(ideas[i], &w) > 0);
        assert_true(w.checked > 1000 && w.moved > 100);
    }
    assert_int_equal(watched(ZW_CHEAP_OFF, &w), 0);
}

/* Without entries there are no sizes, and nothing is moved; with them something is. */
static void test_sizes_come_from_the_table_alone(void **state)
{
    uint64_t nodes[2][2];
    for (int memory = 0; memory < 2; memory++)
        for (int cheap = 0; cheap < 2; cheap++) {
            zw_engine_options o = tree_options(memory ? "mtdf" : "mtdf:memory=off");
            zw_experiment experiment = zw_experiment_default();
            experiment.cheap = cheap ? ZW_CHEAP_SIZE : ZW_CHEAP_OFF;
            o.experiment = &experiment;
            o.switches.deepening = 1;
            subject *s = subject_new(tree(), o);
            nodes[memory][cheap] = 0;
            for (int seed = 1; seed <= 20; seed++) {
                char text[64];
                snprintf(text, sizeof text, "edge:b=4,d=6,seed=%d,random=1", seed);
                subject_search(s, text, 6);
                nodes[memory][cheap] += s->report.total.nodes;
            }
            subject_free(s);
        }
    (void)state;
    assert_int_equal(nodes[0][0], nodes[0][1]);
    assert_int_not_equal(nodes[1][0], nodes[1][1]);
}

static void test_what_cannot_be_done_cheaply_is_refused(void **state)
{
    const struct {
        zw_cheap cheap;
        int tournament;
        zw_table_layout layout;
        const char *says;
    } rows[] = {{ZW_CHEAP_REPLIES, 1, ZW_WIDE, "fixed depth"},
                {ZW_CHEAP_SIZE, 0, ZW_COMPACT, "a wide one"},
                {(zw_cheap)5, 0, ZW_WIDE, "cheap 5"}};
    (void)state;
    for (int i = 0; i < 3; i++) {
        zw_error error = {0};
        zw_engine_options o = rows[i].tournament ? zw_options_tournament() : zw_options_fixed_depth();
        zw_experiment experiment = zw_experiment_default();
        experiment.cheap = rows[i].cheap;
        o.experiment = &experiment;
        o.table_options.layout = rows[i].layout;
        assert_null(zw_engine_new(tree(), &o, &error));
        assert_non_null(strstr(error.text, rows[i].says));
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_the_promised_cutoff_that_looks_cheapest_is_tried_first),
        cmocka_unit_test(test_sizes_come_from_the_table_alone),
        cmocka_unit_test(test_what_cannot_be_done_cheaply_is_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
