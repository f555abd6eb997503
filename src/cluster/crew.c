/* crew.c - the ranks of zw-mpi as a farm: see common/farm.h. Rank 0 is the first process, rank n its helper n - 1.
 *
 * What is said, in the order in which a helper hears and says it:
 *
 *   helper                      rank 0
 *   HELLO version, machine  ->
 *                           <-  BEGIN neighbours    there is work: run the command up to it; or OVER
 *   READY orders            ->                      or SORRY with the reason why it cannot take part
 *                           <-  WORK                orders, as many as rank 0 likes
 *   WORK                    ->                      answers
 *   ALIVE                  <->  ALIVE               whenever nothing else was said for a second
 *                           <-  OVER
 *   BYE                     ->                      it leaves, and so does rank 0 when all have left
 *
 * A rank of which nothing is heard for `patience` seconds counts as lost, whether it died or hangs, and what it had is
 * handed out again. When it is heard again it is one of the crew again; whoever hands out work knows answers that come
 * too late. A message is lost with its rank only. A helper that hears nothing of rank 0 for twice as long leaves. */
#define _POSIX_C_SOURCE 200809L
#include "cluster.h"
#include "common/farm.h"
#include "common/interrupt.h"
#include "message.h"
#include "shared_search.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define PATIENCE 20.0 /* seconds, unless ZW_CLUSTER_PATIENCE says otherwise */
#define SAY_EVERY 1.0 /* at least */
#define HELLO_PATIENCE 120.0 /* for all ranks to start */
#ifndef CLUSTER_VERSION
#define CLUSTER_VERSION cluster_version
#endif
enum { CHANNEL = 0, SEARCH_CHANNEL = 1, NAME_SIZE = 128, REASON_SIZE = 1024 };

typedef enum kind { HELLO, BEGIN, READY, SORRY, WORK, ALIVE, OVER, BYE } kind;

typedef struct hello {
    char version[NAME_SIZE], machine[NAME_SIZE];
} hello;

typedef struct mate {
    hello hello;
    int greeted, ready, lost, gone, tell; /* tell: it was lost or came back, and that was not told */
    int orders;
    double silent; /* seconds of our own time in which nothing was heard */
    double said; /* when we spoke last */
} mate;

static struct {
    message_facts facts;
    mate *mates; /* by rank */
    double patience, looked; /* looked: at the clock */
    int begun, over;
    int searching; /* rank 0 searches and does not speak */
    char reason[REASON_SIZE]; /* the last complaint of a helper */
    farm farm;
} crew;

static void say(int to, kind what, const void *bytes, size_t length)
{
    unsigned char head = (unsigned char)what;
    text whole = {0};
    text_add_bytes(&whole, (const char *)&head, 1);
    if (length)
        text_add_bytes(&whole, bytes, length);
    message_send(to, CHANNEL, whole.data, whole.length);
    crew.mates[to].said = now_seconds();
    text_free(&whole);
}

/* The next message without its kind; 0: none. */
static int hear(int *from, kind *what, text *bytes)
{
    if (!message_receive(CHANNEL, from, bytes))
        return 0;
    *what = (kind)bytes->data[0];
    bytes->length--;
    memmove(bytes->data, bytes->data + 1, bytes->length + 1);
    crew.mates[*from].silent = 0;
    return 1;
}

/* ------------------------------------------------------------------------------------------------------ who is there */

/* Time that this rank itself did not look, stopped or busy, is nobody's silence. */
static void watch(void)
{
    double now = now_seconds(), passed = now - crew.looked;
    crew.looked = now;
    for (int i = 0; i < crew.facts.ranks; i++) {
        mate *one = &crew.mates[i];
        if (i == crew.facts.rank || one->gone || (crew.facts.rank && i))
            continue;
        one->silent += passed < SAY_EVERY ? passed : SAY_EVERY;
        if (now - one->said > SAY_EVERY && message_backlog(i) == 0)
            say(i, ALIVE, NULL, 0);
        if (one->ready && !one->lost && one->silent > crew.patience)
            one->lost = one->tell = 1;
    }
}

static void leave(int alone, int status)
{
    fflush(NULL);
    farm_forget_scratch();
    message_end(alone);
    _exit(status);
}

static void wait_for_messages(double seconds, int rank)
{
    double end = now_seconds() + seconds, nap = 0;
    while (message_backlog(rank) && now_seconds() < end) {
        message_discard(SEARCH_CHANNEL);
        farm_nap(&nap);
    }
}

/* A helper, when all is over. */
static void say_bye(void)
{
    say(0, BYE, NULL, 0);
    wait_for_messages(crew.patience, 0);
    leave(message_backlog(0) > 0, EXIT_FINE);
}

/* -------------------------------------------------------------------------------------------------- the farm's functions */

static void first_begins(int orders)
{
    (void)orders;
    for (int i = 1; i < crew.facts.ranks; i++) {
        int neighbours = 0;
        for (int k = 0; k < crew.facts.ranks; k++)
            neighbours += !strcmp(crew.mates[i].hello.machine, crew.mates[k].hello.machine);
        say(i, BEGIN, &neighbours, sizeof neighbours);
    }
    crew.begun = 1;
    crew.looked = now_seconds();
}

/* A helper whose silence was noticed, or has ended. */
static farm_news tell_change(int *helper, text *bytes)
{
    for (int i = 1; i < crew.facts.ranks; i++) {
        mate *one = &crew.mates[i];
        if (!one->tell)
            continue;
        one->tell = 0;
        *helper = i - 1;
        notice("rank %d on %s %s", i, one->hello.machine,
               one->lost ? "does not answer; its work is handed out again" : "is back");
        text_clear(bytes);
        text_add_bytes(bytes, (const char *)&one->orders, sizeof one->orders);
        return one->lost ? FARM_LOST : FARM_READY;
    }
    return FARM_NOTHING;
}

static farm_news first_hears(int *helper, text *bytes)
{
    int from;
    kind what;
    watch();
    farm_news change = tell_change(helper, bytes);
    if (change != FARM_NOTHING)
        return change;
    while (hear(&from, &what, bytes)) {
        mate *one = &crew.mates[from];
        *helper = from - 1;
        if (one->lost) {
            one->lost = 0;
            one->tell = 1; /* the next time */
        }
        if (what == WORK)
            return FARM_MESSAGE;
        if (what == SORRY)
            notice("rank %d on %s takes no part: %s", from, one->hello.machine, bytes->data);
        if (what == READY) {
            one->ready = 1;
            memcpy(&one->orders, bytes->data, sizeof one->orders);
            return FARM_READY;
        }
        one->gone |= what == BYE;
        if (one->tell)
            return tell_change(helper, bytes);
    }
    return FARM_NOTHING;
}

static void helper_begins(int orders)
{
    say(0, READY, &orders, sizeof orders);
    crew.looked = now_seconds();
}

static farm_news helper_hears(int *helper, text *bytes)
{
    int from;
    kind what;
    watch();
    *helper = 0;
    while (hear(&from, &what, bytes))
        if (what == WORK || what == OVER)
            return what == WORK ? FARM_MESSAGE : FARM_OVER;
    if (interrupted() || (!crew.searching && crew.mates[0].silent > 2 * crew.patience))
        leave(1, EXIT_BAD);
    return FARM_NOTHING;
}

static int peer_of(int helper)
{
    return crew.facts.rank ? 0 : helper + 1;
}

static void farm_sends(int helper, const void *bytes, size_t length)
{
    say(peer_of(helper), WORK, bytes, length);
}

static int farm_waits(int helper)
{
    return message_backlog(peer_of(helper));
}

/* All ranks search: the others by the same command line. */
static zw_status search_together(zw_engine *engine, const zw_limits *limits, zw_report *report, zw_error *error)
{
    zw_link *link = shared_search_link(crew.facts.rank, crew.facts.ranks, crew.patience);
    if (!crew.facts.rank && !crew.begun)
        first_begins(0);
    crew.searching = 1;
    zw_engine_link(engine, link);
    zw_status status = interruptible_search(engine, limits, report, error);
    zw_engine_link(engine, NULL);
    return status;
}

static void first_is_over(void)
{
    for (int i = 1; i < crew.facts.ranks && !crew.over; i++)
        say(i, OVER, NULL, 0);
    crew.over = 1;
    crew.farm.helpers = 0;
}

static void helper_is_over(void)
{
    say_bye();
}

/* ---------------------------------------------------------------------------------------------------- beginning and end */

static void keep_reason(const char *line)
{
    snprintf(crew.reason, sizeof crew.reason, "%s", line);
}

/* A helper until there is work: rank 0 may be at something else for hours. */
static void wait_for_work(void)
{
    int from;
    kind what;
    text bytes = {0};
    for (double nap = 0;; farm_nap(&nap)) {
        if (!hear(&from, &what, &bytes))
            continue;
        if (what == OVER)
            say_bye();
        if (what == BEGIN)
            break;
    }
    memcpy(&crew.farm.neighbours, bytes.data, sizeof crew.farm.neighbours);
    text_free(&bytes);
    if (!freopen("/dev/null", "w", stdout))
        leave(1, EXIT_BAD);
    complain_to(keep_reason);
    crew.farm.helpers = 0;
    crew.farm.helping = 1;
    crew.farm.begin = helper_begins;
    crew.farm.hear = helper_hears;
    crew.farm.over = helper_is_over;
}

/* Rank 0 hears all hellos, and whether they are of its own version. */
static int greet_all(const hello *own)
{
    int from, missing = crew.facts.ranks - 1;
    kind what;
    text bytes = {0};
    double nap = 0, end = now_seconds() + HELLO_PATIENCE;
    while (missing && now_seconds() < end) {
        if (!hear(&from, &what, &bytes)) {
            farm_nap(&nap);
            continue;
        }
        if (what == HELLO && bytes.length == sizeof(hello)) {
            memcpy(&crew.mates[from].hello, bytes.data, sizeof(hello));
            crew.mates[from].greeted = 1;
            missing--;
        } else {
            snprintf(crew.mates[from].hello.version, NAME_SIZE, "another version");
            missing--;
        }
    }
    text_free(&bytes);
    for (int i = 1; i < crew.facts.ranks; i++) {
        const mate *one = &crew.mates[i];
        if (strcmp(one->hello.version, own->version) != 0)
            return one->hello.version[0]
                       ? bad("rank %d on %s runs zw-mpi %s, rank 0 %s: expected the same on all ranks", i,
                             one->hello.machine, one->hello.version, own->version)
                       : bad("rank %d said nothing in %.0f s: expected it to run the same zw-mpi", i, HELLO_PATIENCE);
        crew.farm.neighbours += !strcmp(one->hello.machine, own->machine);
    }
    return EXIT_FINE;
}

int cluster_begin(int *argc, char ***argv)
{
    const char *patience = getenv("ZW_CLUSTER_PATIENCE");
    hello own = {{0}, {0}};
    snprintf(own.version, sizeof own.version, "%s", CLUSTER_VERSION);
    if (message_begin(argc, argv, &crew.facts))
        return EXIT_BAD;
    interrupt_by_termination(); /* that is how mpirun ends its ranks */
    gethostname(own.machine, sizeof own.machine - 1);
    crew.mates = allocate((size_t)crew.facts.ranks, sizeof *crew.mates);
    crew.mates[crew.facts.rank].hello = own;
    crew.patience = patience && strtod(patience, NULL) > 0 ? strtod(patience, NULL) : PATIENCE;
    crew.farm = (farm){.helpers = crew.facts.ranks - 1,
                       .neighbours = 1,
                       .begin = first_begins,
                       .hear = first_hears,
                       .send = farm_sends,
                       .backlog = farm_waits,
                       .over = first_is_over,
                       .search = search_together};
    farm_use(&crew.farm);
    if (crew.facts.rank == 0)
        return greet_all(&own);
    say(0, HELLO, &own, sizeof own);
    wait_for_work();
    return EXIT_FINE;
}

/* Rank 0 waits for the others to leave. Those that hang are not waited for long. */
static int wait_for_byes(void)
{
    int from, missing = 1;
    kind what;
    text bytes = {0};
    double nap = 0, end = now_seconds() + crew.patience;
    while (missing && now_seconds() < end) {
        message_discard(SEARCH_CHANNEL);
        if (!hear(&from, &what, &bytes))
            farm_nap(&nap);
        else if (what == BYE)
            crew.mates[from].gone = 1;
        missing = 0;
        for (int i = 1; i < crew.facts.ranks; i++)
            missing += !crew.mates[i].gone;
    }
    text_free(&bytes);
    return missing;
}

int cluster_end(int status)
{
    int from;
    double nap = 0;
    text bytes = {0};
    if (crew.facts.rank) { /* the command did not come to the place where the work is */
        say(0, SORRY, crew.reason, strlen(crew.reason) + 1);
        while (helper_hears(&from, &bytes) != FARM_OVER)
            farm_nap(&nap);
        say_bye();
    }
    first_is_over();
    if (crew.facts.ranks > 1 && wait_for_byes())
        leave(1, status);
    message_end(0);
    free(crew.mates);
    farm_use(NULL);
    return status;
}
