/* test_homes.c - what ranks tell each other of nodes, without a search and without messages: src/engine/homes.c. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "engine/homes.h"
#include <string.h>

enum { RANKS = 3, ROOM = 64, MOST = 32, DEPTH = 5, PASS = 7 };

/* Ranks whose items arrive when the test wants it. */
typedef struct post {
    zw_homes homes[RANKS];
    zw_distant distant;
    uint64_t notes[RANKS][ROOM];
    zw_place places[RANKS][ROOM];
    struct {
        int from, to;
        zw_item item;
    } sent[MOST];
    int count;
    int putting; /* the rank that is speaking */
} post;

static void put(void *user, int to, const zw_item *item)
{
    post *p = user;
    assert_true(p->count < MOST);
    p->sent[p->count].from = p->putting;
    p->sent[p->count].to = to;
    p->sent[p->count++].item = *item;
}

static void open_post(post *p)
{
    memset(p, 0, sizeof *p);
    for (int i = 0; i < RANKS; i++) {
        p->homes[i] = (zw_homes){.rank = i,
                                 .ranks = RANKS,
                                 .pass = PASS,
                                 .distant = &p->distant,
                                 .put = put,
                                 .user = p,
                                 .room = ROOM,
                                 .notes = p->notes[i],
                                 .places = p->places[i]};
        p->homes[i].table = zw_table_new(&(zw_table_options){.entries = 64, .layout = ZW_WIDE}, NULL);
        assert_non_null(p->homes[i].table);
    }
}

static void close_post(post *p)
{
    for (int i = 0; i < RANKS; i++)
        zw_table_free(p->homes[i].table);
}

static void say(post *p, int rank, zw_said what, uint64_t key, const zw_entry *entry)
{
    p->putting = rank;
    zw_homes_say(&p->homes[rank], what, key, DEPTH, entry);
}

/* All that was sent arrives, and what is said to it. */
static void deliver(post *p, int current)
{
    for (int i = 0; i < p->count; i++) {
        int to = p->sent[i].to, from = p->sent[i].from;
        zw_item item = p->sent[i].item;
        p->putting = to;
        zw_homes_hear(&p->homes[to], from, &item, current);
    }
    p->count = 0;
}

/* A node whose home is that rank. */
static uint64_t at_home(const post *p, int rank)
{
    uint64_t key = 1;
    while (zw_homes_home(&p->homes[0], key, DEPTH) != rank)
        key += UINT64_C(0x9E3779B97F4A7C15);
    return key;
}

static unsigned inside(const post *p, int rank, uint64_t key)
{
    return zw_homes_inside(&p->homes[rank], key, DEPTH);
}

/* Mutants seen: tell() counts the rank itself; who enters is told nothing. */
static void test_the_second_to_enter_hears_of_the_first(void **state)
{
    post p;
    (void)state;
    open_post(&p);
    for (int home = 0; home < RANKS; home++) {
        uint64_t key = at_home(&p, home);
        say(&p, 1, ZW_SAID_ENTER, key, NULL);
        deliver(&p, 1);
        say(&p, 2, ZW_SAID_ENTER, key, NULL);
        deliver(&p, 1);
        assert_int_equal(inside(&p, 1, key), 0);
        assert_int_equal(inside(&p, 2, key), 1);
    }
    close_post(&p);
}

/* Mutant seen: a LEAVE tells nobody. */
static void test_who_has_asked_hears_when_nobody_is_inside_any_more(void **state)
{
    post p;
    (void)state;
    open_post(&p);
    uint64_t key = at_home(&p, 0);
    say(&p, 1, ZW_SAID_ENTER, key, NULL);
    say(&p, 2, ZW_SAID_ASK, key, NULL);
    deliver(&p, 1);
    assert_int_equal(inside(&p, 2, key), 1);
    say(&p, 0, ZW_SAID_ENTER, key, NULL);
    say(&p, 1, ZW_SAID_LEAVE, key, NULL);
    deliver(&p, 1);
    assert_int_equal(inside(&p, 2, key), 1);
    say(&p, 0, ZW_SAID_LEAVE, key, NULL);
    deliver(&p, 1);
    assert_int_equal(inside(&p, 2, key), 0);
    close_post(&p);
}

/* Mutant seen: the entry is left out of the news. */
static void test_a_result_reaches_all_who_have_asked(void **state)
{
    post p;
    zw_entry entry = {.lower = 3, .upper = ZW_INFINITY, .depth = DEPTH, .move = 12, .size = 99}, found;
    (void)state;
    open_post(&p);
    uint64_t key = at_home(&p, 1);
    say(&p, 2, ZW_SAID_ASK, key, NULL);
    say(&p, 0, ZW_SAID_ENTER, key, NULL);
    deliver(&p, 1);
    say(&p, 0, ZW_SAID_STORE, key, &entry);
    deliver(&p, 1);
    for (int rank = 1; rank < RANKS; rank++) {
        assert_true(zw_table_probe(p.homes[rank].table, key, &found));
        assert_int_equal(found.lower, 3);
        assert_int_equal(found.move, 12);
        assert_int_equal(inside(&p, rank, key), 0);
    }
    say(&p, 0, ZW_SAID_LEAVE, key, NULL); /* of which nobody need hear */
    deliver(&p, 1);
    assert_int_equal(p.count, 0);
    close_post(&p);
}

/* Mutants seen: marks of an older pass are believed; its entries are dropped. */
static void test_what_is_late_leaves_entries_and_no_marks(void **state)
{
    post p;
    zw_entry entry = {.lower = -ZW_INFINITY, .upper = 4, .depth = DEPTH}, found;
    (void)state;
    open_post(&p);
    uint64_t key = at_home(&p, 0);
    say(&p, 1, ZW_SAID_STORE, key, &entry);
    say(&p, 1, ZW_SAID_ENTER, key, NULL);
    deliver(&p, 0);
    say(&p, 2, ZW_SAID_ENTER, key, NULL);
    deliver(&p, 1);
    assert_int_equal(inside(&p, 2, key), 0);
    assert_true(zw_table_probe(p.homes[2].table, key, &found));
    assert_int_equal(found.upper, 4);
    close_post(&p);
}

static void test_a_position_has_one_home_at_all_depths(void **state)
{
    enum { STRIDE = 1000003 };
    post p;
    (void)state;
    open_post(&p);
    p.distant.stride = STRIDE;
    for (uint64_t position = 1; position < 50; position++)
        for (int depth = 1; depth < 20; depth++)
            assert_int_equal(zw_homes_home(&p.homes[0], position + (uint64_t)depth * STRIDE, depth),
                             zw_homes_home(&p.homes[1], position, 0));
    close_post(&p);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_the_second_to_enter_hears_of_the_first),
        cmocka_unit_test(test_who_has_asked_hears_when_nobody_is_inside_any_more),
        cmocka_unit_test(test_a_result_reaches_all_who_have_asked),
        cmocka_unit_test(test_what_is_late_leaves_entries_and_no_marks),
        cmocka_unit_test(test_a_position_has_one_home_at_all_depths),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
