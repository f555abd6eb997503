/* jobs_farm.c - jobs that other processes of the command run: see jobs.h and farm.h. An order names a job and what it is,
 * the answer has what came of it. A job whose results others need is preceded by these. */
#define _POSIX_C_SOURCE 200809L
#include "farm.h"
#include "interrupt.h"
#include "jobs_pool.h"

#include <stdlib.h>
#include <string.h>

#ifndef ZW_NO_THREADS

/* How each message begins; what follows is what it is about, and of results their bytes. */
typedef enum job_word { JOB_ORDER, JOB_BRIEF, JOB_ANSWER, JOB_REFUSED } job_word;
typedef struct job_head {
    int word, job, count; /* count: jobs of the plan */
    double seconds; /* of an answer: the job took */
} job_head;
#define JOURNEY 0.02 /* seconds that an answer and the next order take, at most, where a machine is busy */
enum { AHEAD_MOST = 64 };

static void send_words(int helper, job_word word, const job_plan *plan, int job, double seconds, const text *rest)
{
    job_head head = {(int)word, job, plan->count, seconds};
    text whole = {0};
    text_add_bytes(&whole, (const char *)&head, sizeof head);
    if (rest && rest->length)
        text_add_bytes(&whole, rest->data, rest->length);
    farm_send(helper, whole.data, whole.length);
    text_free(&whole);
}

/* What the rest of a message is; head->job is -1 when it is none. */
static const char *read_words(const text *bytes, const job_plan *plan, job_head *head, size_t *length)
{
    *head = (job_head){.job = -1};
    if (bytes->length < sizeof *head)
        return NULL;
    memcpy(head, bytes->data, sizeof *head);
    if (head->job < 0 || head->job >= plan->count)
        head->job = -1;
    *length = bytes->length - sizeof *head;
    return bytes->data + sizeof *head;
}

/* --------------------------------------------------------------------------------------------------- the first process */

typedef struct crew_member {
    int orders; /* it takes at once; 0: it takes no part */
    int lost; /* and has given back what it had */
    int *out, out_count; /* jobs it has not answered */
    int briefed; /* it has the results of all jobs before */
} crew_member;

typedef struct crew {
    job_pool *pool;
    crew_member *members;
    int count;
    int orders; /* of all who take part */
    double usual; /* seconds that a job takes; 0: none was answered */
} crew;

static int put_away(crew_member *one, int job)
{
    for (int i = 0; i < one->out_count; i++)
        if (one->out[i] == job) {
            one->out[i] = one->out[--one->out_count];
            return 1;
        }
    return 0;
}

/* It takes no part from now on, and what it has is for others. */
static void dismiss(crew *c, crew_member *one)
{
    for (int i = 0; i < one->out_count; i++)
        jobs_give_back(c->pool, one->out[i]);
    one->lost = 1;
}

static void hear_answer(crew *c, int helper, const text *bytes)
{
    const job_plan *plan = c->pool->plan;
    crew_member *one = &c->members[helper];
    job_head head;
    size_t length;
    const char *rest = read_words(bytes, plan, &head, &length);
    if (head.job < 0 || !put_away(one, head.job))
        return;
    if (head.word == JOB_REFUSED) {
        if (one->orders)
            notice("helper %d does not take part: %.300s", helper + 1, length ? rest : "");
        jobs_give_back(c->pool, head.job);
        dismiss(c, one);
        one->orders = 0;
        return;
    }
    c->usual = c->usual > 0 ? 0.95 * c->usual + 0.05 * head.seconds : head.seconds;
    if (c->pool->state[head.job] <= JOB_AWAY && c->pool->state[head.job] != JOB_RUNS && !c->pool->over) {
        /* else it was lost in the meantime, and another one has it or was faster */
        if (plan->unpack(plan->user, head.job, rest, length))
            jobs_give_back(c->pool, head.job);
        else
            jobs_done(c->pool, head.job, 1);
    }
}

static int hear_all(crew *c)
{
    int helper, heard = 0;
    text bytes = {0};
    for (farm_news news; (news = farm_hear(&helper, &bytes)) != FARM_NOTHING; heard++) {
        crew_member *one = &c->members[helper];
        jobs_lock(c->pool);
        if (news == FARM_READY) {
            one->lost = 0;
            memcpy(&one->orders, bytes.data, sizeof one->orders);
            one->out = enlarge(one->out, (size_t)one->orders + AHEAD_MOST, sizeof *one->out);
        } else if (news == FARM_LOST) {
            dismiss(c, one);
        } else {
            hear_answer(c, helper, &bytes);
        }
        jobs_unlock(c->pool);
    }
    text_free(&bytes);
    return heard;
}

/* What the job needs of those before it. */
static void brief(crew *c, int helper, int job)
{
    const job_plan *plan = c->pool->plan;
    crew_member *one = &c->members[helper];
    int last = plan->after ? plan->after(plan->user, job) : 0;
    for (; one->briefed < last; one->briefed++) {
        text result = {0};
        plan->pack(plan->user, one->briefed, &result);
        send_words(helper, JOB_BRIEF, plan, one->briefed, 0, &result);
        text_free(&result);
    }
}

/* A helper has more orders than it can run, so that it need not wait for the next: one more, or as many as are done while
 * an answer and an order travel. The fewer jobs are left the fewer it has: in the end they would wait for it instead. */
static int orders_ahead(const crew *c, int left)
{
    int most = left / (4 * c->orders), wanted = 1; /* while nobody knows how long they take */
    if (c->usual > 0)
        wanted = c->usual * AHEAD_MOST > JOURNEY ? (int)(JOURNEY / c->usual) + 1 : AHEAD_MOST;
    return wanted < most ? wanted : most;
}

static int next_for(crew *c, crew_member *one)
{
    int job = -1;
    jobs_lock(c->pool);
    int room = one->orders + orders_ahead(c, c->pool->plan->count - c->pool->next);
    if (one->orders > 0 && !one->lost && one->out_count < room && !jobs_finished(c->pool))
        job = jobs_next(c->pool);
    if (job >= 0) {
        c->pool->state[job] = JOB_AWAY;
        one->out[one->out_count++] = job;
    }
    jobs_unlock(c->pool);
    return job;
}

static int hand_out(crew *c)
{
    const job_plan *plan = c->pool->plan;
    int given = 0;
    c->orders = 1;
    for (int i = 0; i < c->count; i++)
        c->orders += c->members[i].lost ? 0 : c->members[i].orders;
    for (int i = 0; i < c->count; i++)
        for (int job; (job = next_for(c, &c->members[i])) >= 0; given++) {
            text what = {0};
            brief(c, i, job);
            if (plan->describe)
                plan->describe(plan->user, job, &what);
            send_words(i, JOB_ORDER, plan, job, 0, &what);
            text_free(&what);
        }
    return given;
}

void jobs_farm_out(job_pool *pool)
{
    crew c = {.pool = pool, .count = farm_helpers()};
    c.members = allocate((size_t)c.count, sizeof *c.members);
    farm_begin(0);
    double nap = 0;
    for (int finished = 0; !finished;) {
        if (hear_all(&c) + hand_out(&c))
            nap = 0;
        else
            farm_nap(&nap);
        jobs_lock(pool);
        finished = jobs_finished(pool);
        if (finished)
            jobs_wake(pool);
        jobs_unlock(pool);
    }
    farm_over();
    for (int i = 0; i < c.count; i++)
        free(c.members[i].out);
    free(c.members);
}

/* ------------------------------------------------------------------------------------------------------------- a helper */

/* Jobs in the order in which they came: the workers take them at `begun`, the first process has its answers up to `told`. */
typedef struct helping {
    const job_plan *plan;
    pthread_mutex_t lock;
    pthread_cond_t more;
    struct errand {
        int job, done;
        double seconds;
        text result;
    } * errands;
    int count, begun, told;
} helping;

static void *run_errands(void *argument)
{
    helping *h = argument;
    const job_plan *plan = h->plan;
    pthread_mutex_lock(&h->lock);
    for (;;) {
        while (h->begun == h->count)
            pthread_cond_wait(&h->more, &h->lock);
        int at = h->begun++, job = h->errands[at].job;
        text result = {0};
        pthread_mutex_unlock(&h->lock);
        double began = now_seconds();
        plan->run(plan->user, job);
        if (!interrupted())
            plan->pack(plan->user, job, &result);
        pthread_mutex_lock(&h->lock);
        h->errands[at].result = result;
        h->errands[at].seconds = now_seconds() - began;
        h->errands[at].done = 1;
    }
    return NULL;
}

static void take_order(helping *h, const text *bytes)
{
    const job_plan *plan = h->plan;
    job_head head;
    size_t length;
    text own = {0}, why = {0};
    const char *rest = read_words(bytes, plan, &head, &length);
    if (!rest)
        return;
    if (head.job >= 0 && head.word == JOB_BRIEF) {
        if (!plan->unpack(plan->user, head.job, rest, length) && plan->take)
            plan->take(plan->user, head.job);
        return;
    }
    if (head.job >= 0 && plan->describe)
        plan->describe(plan->user, head.job, &own);
    if (head.job < 0 || head.count != plan->count || own.length != length ||
        (length && memcmp(own.data, rest, length) != 0)) {
        memcpy(&head, bytes->data, sizeof head);
        text_addf(&why, "it knows %d jobs and '%.100s', the first process %d and '%.*s': expected the same files there",
                  plan->count, own.data ? own.data : "", head.count, length < 100 ? (int)length : 100, rest);
        send_words(0, JOB_REFUSED, plan, head.job, 0, &why);
    } else {
        pthread_mutex_lock(&h->lock);
        h->errands = enlarge(h->errands, (size_t)h->count + 1, sizeof *h->errands);
        h->errands[h->count++] = (struct errand){.job = head.job};
        pthread_cond_signal(&h->more);
        pthread_mutex_unlock(&h->lock);
    }
    text_free(&own);
    text_free(&why);
}

static int tell_results(helping *h)
{
    int told = 0;
    pthread_mutex_lock(&h->lock);
    for (int i = h->told; i < h->begun; i++) {
        struct errand *one = &h->errands[i];
        if (one->done == 1) {
            send_words(0, JOB_ANSWER, h->plan, one->job, one->seconds, &one->result);
            text_free(&one->result);
            one->done = 2;
            told++;
        }
    }
    while (h->told < h->begun && h->errands[h->told].done == 2)
        h->told++;
    pthread_mutex_unlock(&h->lock);
    return told;
}

void jobs_help(const job_plan *plan, int workers)
{
    helping *h = allocate(1, sizeof *h);
    int helper, started = 0;
    text bytes = {0};
    h->plan = plan;
    pthread_mutex_init(&h->lock, NULL);
    pthread_cond_init(&h->more, NULL);
    for (pthread_t thread; started < workers && !pthread_create(&thread, NULL, run_errands, h);)
        started++;
    farm_begin(started);
    for (double nap = 0;;) {
        farm_news news = farm_hear(&helper, &bytes);
        if (news == FARM_OVER)
            farm_over();
        if (news == FARM_MESSAGE)
            take_order(h, &bytes);
        if (tell_results(h) || news == FARM_MESSAGE)
            nap = 0;
        else
            farm_nap(&nap);
    }
}

#endif
