/* team.c - a pass by several workers.
 *
 * All of them search the same root with the same window to the same depth. The table tells each what the others have
 * finished, the marks tell what they are searching. The first to finish the root says so in the word of the pass, and the
 * others leave at their next look at it; its value, best move and root moves are those of the pass. So a driver, which
 * chooses the window, need not know that there are several. */
#include "team.h"
#include "../base/lines.h"
#include "network.h"

#include <stdlib.h>
#include <string.h>

#define WORTHWHILE 500 /* visits that a pass must promise, or turn out to need, before others are woken for it */
#define WORTH_TELLING 1000 /* and before other processes are */
#define CLAIMED 2 /* plies above those of which other ranks are told */
#define LISTENING 10
#define GROWTH 3 /* by which a pass grows with a ply */

/* ------------------------------------------------------------------------------------------------------------ members */

static void publish(zw_worker *w, void *user)
{
    zw_member *m = user;
    __atomic_store_n(&m->published, w->visits - m->entered_at, __ATOMIC_RELAXED);
}

/* Fits a member to the current search. */
static int prepare(zw_member *m)
{
    zw_engine *e = m->team->engine;
    zw_worker *w = m->worker, *first = e->worker;
    size_t past = (size_t)first->path_base + 1;
    m->prepared = m->team->searches;
    if (zw_worker_reserve_path(w, first->path_base, NULL) != ZW_OK)
        return -1;
    w->path_base = first->path_base;
    w->root_no_progress = first->root_no_progress;
    memcpy(w->path, first->path, past * sizeof *w->path);
    memcpy(w->reversible_run, first->reversible_run, past * sizeof *w->reversible_run);
    zw_engine_configure(e, w);
    if (m->memory->table)
        w->table = m->memory->table;
    zw_engine_aim(e, &m->search, w, m->search.root.moves, 0);
    w->stop = NULL; /* number 0 looks at the limits, and ends the pass for all */
    w->node_limit = 0;
    w->deadline = 0;
    w->on_check = publish;
    w->on_check_user = m;
    w->sharing = (zw_sharing){0};
    return 0;
}

/* Says how the pass has ended, if nobody has said so before. */
static void end_pass(zw_member *m, uint64_t running, uint64_t how)
{
    const zw_team_kind *kind = m->team->kind;
    if (__atomic_compare_exchange_n(&m->memory->pass, &running, running | how, 0, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE) &&
        kind->ended)
        kind->ended(m, how);
}

/* Number 0 listens to other processes when it looks at the pass, for a tenth of its time at most: where there are more
 * processes than cores, MPI may hand the core to others every time. */
static int check_linked(zw_worker *w)
{
    zw_member *m = w->member;
    zw_team *t = m->team;
    zw_link *link = t->engine->link;
    double now = zw_now();
    if (now < t->listen_at && !w->stopped)
        return zw_worker_check(w);
    zw_link_news news = link->poll(link);
    t->listen_at = now + LISTENING * (zw_now() - now);
    if (news == ZW_LINK_PASS_OVER)
        end_pass(m, w->pass_running, ZW_PASS_ELSEWHERE);
    if (news == ZW_LINK_SEARCH_OVER)
        w->stopped = ZW_STOP_SEARCH;
    return zw_worker_check(w);
}

static const zw_host linked_host = {
    .check = check_linked, .fault = zw_worker_fault, .no_progress = zw_worker_no_progress};

static zw_distant *distant_of(const zw_member *m)
{
    zw_link *link = m->team->engine->link;
    return link ? &link->distant : m->memory->distant;
}

static void wait_for_news(zw_worker *w)
{
    zw_member *m = w->member;
    m->team->kind->rest(m);
}

/* Ranks claim a node only when it is worth more than the news of it. */
void zw_team_aim(zw_distant *distant, const zw_worker *w, int alone)
{
    distant->depth = w->share_depth + w->experiment.tell_depth;
    distant->claim_depth = distant->depth + CLAIMED;
    distant->alone = alone;
    distant->wait = wait_for_news;
    distant->stride = zw_table_key(w, 0, 1);
}

/* The search of the root by one member, number 0 or another. */
static void search(zw_member *m, const zw_search *s)
{
    zw_team *t = m->team;
    zw_worker *w = m->worker;
    const zw_host *host = w->host;
    uint64_t running = __atomic_load_n(&m->memory->pass, __ATOMIC_ACQUIRE) & ~ZW_PASS_STATE;
    w->marks = m->memory->marks;
    w->distant = distant_of(m);
    w->pass = &m->memory->pass;
    w->pass_running = running;
    w->look_at = w->visits;
    w->decisions_at = w->visits;
    w->check_at = w->visits;
    w->host = t->kind->host ? t->kind->host : w->distant && !m->number ? &linked_host : host;
    m->value = zw_search_root(s, w, t->alpha, t->beta);
    w->host = host;
    if (!w->stopped)
        end_pass(m, running, (uint64_t)m->number + 1);
    else if (w->stopped == ZW_STOP_SEARCH)
        end_pass(m, running, ZW_PASS_ENDED);
    w->marks = NULL;
    w->distant = NULL;
    w->pass = NULL;
    if (w->stopped == ZW_STOP_PASS) {
        w->stopped = 0;
        w->check_at = w->visits;
    }
}

void zw_team_work(zw_member *m)
{
    zw_team *t = m->team;
    if (m->prepared != t->searches)
        m->absent = prepare(m);
    if (m->absent)
        return;
    zw_root *root = &m->search.root;
    memcpy(root->moves, t->root.moves, (size_t)t->root.count * sizeof *root->moves);
    root->count = t->root.count;
    root->restricted = t->root.restricted;
    root->best = root->most_promising = ZW_NO_MOVE;
    root->best_value = -ZW_INFINITY;
    m->search.iteration.depth = t->engine->search.iteration.depth;
    m->worker->root = root;
    m->entered_at = m->worker->visits;
    search(m, &m->search);
}

/* ------------------------------------------------------------------------------------------------------------- passes */

/* What a member has counted and seen goes to number 0. Returns its visits. */
static uint64_t absorb(zw_worker *to, zw_worker *from)
{
    uint64_t visits = from->visits;
    zw_counters_add(&to->count, &from->count, 1);
    from->count = (zw_counters){0};
    to->reach = from->reach > to->reach ? from->reach : to->reach;
    to->sharing.deferred += from->sharing.deferred;
    to->sharing.joined += from->sharing.joined;
    to->sharing.decided += from->sharing.decided;
    to->sharing.idle += from->sharing.idle;
    from->sharing = (zw_sharing){0};
    return visits;
}

static void copy_root(zw_root *to, const zw_root *from)
{
    zw_root_move *moves = to->moves;
    memcpy(moves, from->moves, (size_t)from->count * sizeof *moves);
    *to = *from;
    to->moves = moves;
}

static uint64_t least_visits(const zw_team *t)
{
    return t->engine->link || t->network ? WORTH_TELLING : WORTHWHILE;
}

static int is_worthwhile(const zw_team *t, int depth)
{
    uint64_t expected = t->last_visits, least = least_visits(t);
    for (int d = t->last_depth; d < depth && expected < least; d++)
        expected *= GROWTH;
    return depth >= t->engine->worker->share_depth && expected >= least;
}

/* Takes over what the member found who has finished the root. */
static zw_value take_over(zw_search *s, const zw_member *winner)
{
    if (winner->number > 0) {
        zw_root_move *moves = s->root.moves;
        const zw_root *found = &winner->search.root;
        memcpy(moves, found->moves, (size_t)found->count * sizeof *moves);
        s->root.best = found->best;
        s->root.most_promising = found->most_promising;
        s->root.best_value = found->best_value;
    }
    return winner->value;
}

static uint64_t visits_of(const zw_team *t)
{
    uint64_t sum = 0;
    for (int i = 0; i < t->count; i++)
        sum += t->of[i].worker->visits;
    return sum;
}

/* The member whose value is the pass's; -1: it ended otherwise, or in another process. */
static int winner_of(const zw_team *t)
{
    uint64_t state = t->memory.pass & ZW_PASS_STATE;
    if (t->network)
        return zw_network_winner(t->network);
    return state != ZW_PASS_RUNS && state < ZW_PASS_ELSEWHERE ? (int)state - 1 : -1;
}

/* A pass by all members, with what they have counted. */
static zw_value run_together(zw_search *s, zw_value alpha, zw_value beta)
{
    zw_engine *e = s->owner;
    zw_team *t = e->team;
    zw_member *first = &t->of[0];
    zw_worker *w = e->worker;
    t->alpha = alpha;
    t->beta = beta;
    copy_root(&t->root, &s->root);
    if (distant_of(first))
        zw_team_aim(distant_of(first), w, 0);
    __atomic_store_n(&t->busy, t->count - 1, __ATOMIC_RELAXED);
    uint64_t next = (t->memory.pass & ~ZW_PASS_STATE) + ZW_PASS_STATE + 1;
    __atomic_store_n(&t->memory.pass, next, __ATOMIC_SEQ_CST);
    t->kind->wake(t);
    search(first, s);
    t->kind->wait(t);
    for (int i = 1; i < t->count; i++) {
        zw_worker *other = t->of[i].worker;
        absorb(w, other);
        __atomic_store_n(&t->of[i].published, 0, __ATOMIC_RELAXED);
        if (other->fault != ZW_OK && w->fault == ZW_OK)
            w->host->fault(w, other->fault, other->fault_text);
    }
    int winner = winner_of(t);
    return winner < 0 ? first->value : take_over(s, &t->of[winner]);
}

/* Number 0 leaves a pass that it began alone when that turns out to be long. */
static int check_alone(zw_worker *w)
{
    zw_team *t = ((zw_member *)w->member)->team;
    if (zw_worker_check(w))
        return 1;
    if (w->visits >= t->alone_until) {
        w->stopped = ZW_STOP_PASS;
        w->check_at = 0;
        return 1;
    }
    w->check_at = w->check_at < t->alone_until ? w->check_at : t->alone_until;
    return 0;
}

static const zw_host alone_host = {
    .check = check_alone, .fault = zw_worker_fault, .no_progress = zw_worker_no_progress};

/* A short pass by number 0 alone. Returns 0 when it is long after all: then it is to be begun again by all members, who find
 * in the table what has been done. */
static int search_alone(zw_search *s, zw_value alpha, zw_value beta, zw_value *value)
{
    zw_engine *e = s->owner;
    zw_team *t = e->team;
    zw_worker *w = e->worker;
    const zw_host *host = w->host;
    int depth = s->iteration.depth;
    if (is_worthwhile(t, depth))
        return 0;
    if (depth < w->share_depth) {
        *value = zw_search_root(s, w, alpha, beta);
        return 1;
    }
    w->distant = distant_of(&t->of[0]);
    if (w->distant) { /* others will want what is found here */
        zw_team_aim(w->distant, w, 1);
        w->marks = t->memory.marks;
        w->decisions_at = w->visits;
    }
    copy_root(&t->root, &s->root);
    t->alone_until = w->visits + least_visits(t);
    w->check_at = w->visits;
    w->host = &alone_host;
    *value = zw_search_root(s, w, alpha, beta);
    w->host = host;
    w->marks = NULL;
    w->distant = NULL;
    if (w->stopped != ZW_STOP_PASS)
        return 1;
    w->stopped = 0;
    copy_root(&s->root, &t->root);
    return 0;
}

/* ------------------------------------------------------------------------------------------- passes in several processes */

static zw_value adopt(zw_search *s, const zw_pass_ending *end)
{
    memcpy(s->root.moves, end->moves, (size_t)end->count * sizeof *s->root.moves);
    s->root.best = end->best;
    s->root.most_promising = end->most_promising;
    s->root.best_value = end->best_value;
    return end->value;
}

static zw_pass_ending describe(const zw_search *s, uint64_t number, zw_value alpha, zw_value beta, zw_value value)
{
    return (zw_pass_ending){.number = number,
                            .depth = s->iteration.depth,
                            .alpha = alpha,
                            .beta = beta,
                            .value = value,
                            .best_value = s->root.best_value,
                            .best = s->root.best,
                            .most_promising = s->root.most_promising,
                            .count = s->root.count,
                            .moves = s->root.moves};
}

static int is_same_pass(const zw_pass_ending *end, const zw_search *s, zw_value alpha, zw_value beta)
{
    return end->depth == s->iteration.depth && end->alpha == alpha && end->beta == beta && end->count == s->root.count;
}

static int ended_elsewhere(const zw_team *t)
{
    return (t->memory.pass & ZW_PASS_STATE) == ZW_PASS_ELSEWHERE;
}

/* What the others have counted; it is not waited for longer than it takes them to hear that the pass is over. */
static void collect_counts(zw_engine *e)
{
    zw_link *link = e->link;
    double end = zw_now() + 0.1;
    for (int all = 0; !all && zw_now() < end;) {
        link->poll(link);
        all = link->counts(link, &e->worker->count);
        if (!all)
            link->rest(link);
    }
}

static zw_value lead_pass(zw_search *s, zw_value alpha, zw_value beta)
{
    zw_engine *e = s->owner;
    zw_link *link = e->link;
    zw_value value;
    int shared = !search_alone(s, alpha, beta, &value);
    if (shared) {
        link->share(link);
        value = run_together(s, alpha, beta);
        if (ended_elsewhere(e->team))
            value = adopt(s, &link->heard);
    }
    if (e->worker->stopped) /* the end of the search is told by the end of the team */
        return value;
    zw_pass_ending end = describe(s, e->team->passes, alpha, beta, value);
    link->end_pass(link, &end);
    if (shared)
        collect_counts(e);
    return value;
}

/* Searches when the leader wants it, and waits for its word in any case. */
static zw_value follow_pass(zw_search *s, zw_value alpha, zw_value beta)
{
    zw_engine *e = s->owner;
    zw_link *link = e->link;
    zw_worker *w = e->worker;
    zw_link_news news;
    while ((news = link->poll(link)) == ZW_LINK_NOTHING && !zw_worker_check(w))
        link->rest(link);
    if (news == ZW_LINK_SHARED) {
        zw_counters before = w->count, counted;
        zw_value value = run_together(s, alpha, beta);
        news = ended_elsewhere(e->team) ? ZW_LINK_PASS_OVER : ZW_LINK_NOTHING;
        if (news == ZW_LINK_NOTHING && !w->stopped) {
            zw_pass_ending end = describe(s, e->team->passes, alpha, beta, value);
            link->end_pass(link, &end);
        }
        counted = w->count;
        zw_counters_add(&counted, &before, -1);
        link->left(link, &counted);
        while (news != ZW_LINK_PASS_OVER && news != ZW_LINK_SEARCH_OVER && !w->stopped) {
            news = link->poll(link);
            link->rest(link);
        }
    }
    if (news == ZW_LINK_PASS_OVER && is_same_pass(&link->heard, s, alpha, beta))
        return adopt(s, &link->heard);
    w->stopped = ZW_STOP_SEARCH;
    w->check_at = 0;
    return 0;
}

static zw_value run_pass(zw_search *s, zw_value alpha, zw_value beta)
{
    zw_engine *e = s->owner;
    zw_team *t = e->team;
    uint64_t before = visits_of(t);
    zw_value value;
    t->passes++;
    if (e->link) {
        e->link->begin_pass(e->link, t->passes);
        value = e->link->leads ? lead_pass(s, alpha, beta) : follow_pass(s, alpha, beta);
    } else if (!search_alone(s, alpha, beta, &value)) {
        value = run_together(s, alpha, beta);
    } else if (t->network) {
        zw_network_alone(t->network);
    }
    if (s->iteration.depth != t->last_depth)
        t->last_visits = 0;
    uint64_t visits = visits_of(t) - before;
    t->last_visits = visits > t->last_visits ? visits : t->last_visits;
    t->last_depth = s->iteration.depth;
    return value;
}

/* --------------------------------------------------------------------------------------------------- beginning and end */

static int make_member(zw_team *t, int number)
{
    zw_engine *e = t->engine;
    zw_member *m = &t->of[number];
    m->team = t;
    m->memory = &t->memory;
    m->number = number;
    m->worker = number ? zw_worker_new(&e->game, e->worker->kernel, NULL) : e->worker;
    if (!m->worker || zw_worker_join(m->worker, number))
        return -1;
    m->worker->member = m;
    if (!number)
        return 0;
    m->search.root.moves = malloc((size_t)e->game.max_moves * sizeof *m->search.root.moves);
    return m->search.root.moves ? 0 : -1;
}

static void free_member(zw_member *m)
{
    if (m->number)
        zw_worker_free(m->worker);
    free(m->search.root.moves);
    *m = (zw_member){0};
}

void zw_team_free(zw_team *t)
{
    if (!t)
        return;
    t->kind->stop(t);
    for (int i = 0; i < t->count; i++)
        free_member(&t->of[i]);
    zw_network_free(t->network);
    zw_marks_free(t->memory.marks);
    free(t->root.moves);
    zw_lines_free(t);
}

/* Divides the members among the virtual ranks that the options ask for. Returns 0, or -1 without memory. */
static int make_ranks(zw_team *t, int count)
{
    if (t->engine->experiment.ranks.count < 2)
        return 0;
    t->network = t->count == count ? zw_network_new(t) : NULL;
    for (int i = 0; t->network && i < count; i++)
        t->of[i].memory = zw_network_memory(t->network, i);
    return t->network ? 0 : -1;
}

/* As many as there is memory for, and as the system grants. */
static zw_team *make(zw_engine *e, int count)
{
    zw_team *t = zw_lines_new(sizeof(zw_team) + (size_t)count * sizeof(zw_member));
    if (!t)
        return NULL;
    t->engine = e;
#ifndef ZW_NO_THREADS /* without them zw_engine_new() refuses several workers */
    t->kind = e->options.virtual_workers ? &zw_team_virtual : &zw_team_threads;
#endif
    t->root.moves = malloc((size_t)e->game.max_moves * sizeof *t->root.moves);
    t->memory.marks = e->options.parallel == ZW_PARALLEL_MARKS ? zw_marks_new(count) : NULL;
    int enough = t->root.moves && (t->memory.marks || e->options.parallel != ZW_PARALLEL_MARKS);
    while (enough && t->count < count && !make_member(t, t->count))
        t->count++;
    if (t->count < count)
        free_member(&t->of[t->count]);
    int running = t->count > 1 || e->link ? t->kind->start(t) : 1;
    while (t->count > running)
        free_member(&t->of[--t->count]);
    if ((t->count > 1 || (t->count && e->link)) && !make_ranks(t, count))
        return t;
    zw_team_free(t);
    return NULL;
}

void zw_team_begin(zw_engine *e)
{
    int count = zw_engine_workers(e);
    if ((count > 1 || e->link) && !e->team)
        e->team = make(e, count);
    e->report.threads = e->team ? e->team->count : 1;
    e->worker->sharing = (zw_sharing){0};
    if (!e->team)
        return;
    e->team->searches++;
    e->team->last_visits = 1; /* from which a search that begins deep is known to be long */
    e->team->last_depth = 0;
    e->team->passes = 0;
    e->search.run_pass = run_pass;
    if (e->link)
        e->link->begin(e->link, e->worker->table);
    else if (e->team->network)
        zw_network_begin(e->team->network);
}

void zw_engine_link(zw_engine *e, zw_link *link)
{
    e->link = link;
}

uint64_t zw_team_makespan(const zw_engine *e)
{
    if (e->options.virtual_workers < 1)
        return 0;
    return e->team ? e->team->kind->steps(e->team) : e->worker->visits;
}

zw_traffic zw_team_traffic(const zw_engine *e)
{
    if (e->link)
        return e->link->traffic;
    return e->team && e->team->network ? zw_network_traffic(e->team->network) : (zw_traffic){0};
}

uint64_t zw_team_visits(const zw_engine *e)
{
    uint64_t visits = 0;
    for (int i = 1; e->team && i < e->team->count; i++)
        visits += __atomic_load_n(&e->team->of[i].published, __ATOMIC_RELAXED);
    return visits;
}

void zw_team_end(zw_engine *e)
{
    if (e->link && e->team && e->search.run_pass)
        e->link->end(e->link);
    e->search.run_pass = NULL;
}
