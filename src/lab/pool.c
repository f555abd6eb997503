/* pool.c - worker processes: see pool.h. */
#define _GNU_SOURCE /* prctl */
#include "pool.h"
#include "common/farm.h"

#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/prctl.h>
#endif

/* What a worker is to do. It need not know the plan's tasks, only its sets. */
typedef struct order {
    int number, place; /* for a helper, which of its workers */
    uint64_t key; /* of the deepest row: both sides must mean the same */
    int depth;
    lab_task task; /* its word is this one: */
    char word[1024];
} order;

/* What a helper says of one of its workers. */
typedef struct remote_message {
    int number, place;
    lab_message message;
} remote_message;

/* -------------------------------------------------------------------------------------------------------- in the worker */

static void send_message(int socket, const lab_message *message)
{
    if (send(socket, message, sizeof *message, MSG_NOSIGNAL) != (ssize_t)sizeof *message)
        _exit(EXIT_BAD); /* nobody listens any more */
}

static void send_row(void *user, const lab_row *row)
{
    lab_message message = {.kind = LAB_MESSAGE_ROW, .row = *row};
    send_message(*(const int *)user, &message);
}

static void serve(int socket, const lab_plan *plan, int workers)
{
    lab_bench *bench = lab_bench_new(workers);
    order next;
    while (recv(socket, &next, sizeof next, 0) == (ssize_t)sizeof next) {
        lab_message message = {.kind = LAB_MESSAGE_DONE};
        double began = now_seconds();
        if (next.task.word)
            next.task.word = next.word;
        if (lab_work(bench, plan, &next.task, next.depth, send_row, &socket, message.why, sizeof message.why))
            message.kind = LAB_MESSAGE_FAILED;
        message.row.seconds = now_seconds() - began;
        send_message(socket, &message);
    }
    lab_bench_free(bench);
}

/* A worker whose parent was killed must not search on for nobody. Ctrl-C is the parent's business. */
static void settle_in(pid_t parent)
{
    signal(SIGINT, SIG_IGN);
#ifdef __linux__
    prctl(PR_SET_PDEATHSIG, SIGKILL);
#endif
    if (getppid() != parent)
        _exit(EXIT_BAD);
}

/* -------------------------------------------------------------------------------------------------------- in the parent */

int lab_worker_start(lab_worker *worker, const lab_plan *plan, const lab_worker *all, int count, int lock)
{
    int ends[2];
    pid_t parent = getpid();
    *worker = (lab_worker){.socket = -1, .task = -1};
    if (socketpair(AF_UNIX, SOCK_SEQPACKET, 0, ends)) {
        bad("cannot start a worker: %s", strerror(errno));
        return -1;
    }
    fflush(NULL); /* or the worker would write again what is waiting to be written */
    pid_t pid = fork();
    if (pid < 0) {
        bad("cannot start a worker: %s", strerror(errno));
        close(ends[0]);
        close(ends[1]);
        return -1;
    }
    if (pid == 0) {
        settle_in(parent);
        close(ends[0]);
        close(lock);
        for (int i = 0; i < count; i++)
            if (all[i].pid > 0)
                close(all[i].socket);
        int neighbours = farm_neighbours();
        farm_use(NULL);
        serve(ends[1], plan, count * neighbours);
        _exit(EXIT_FINE);
    }
    close(ends[1]);
    worker->pid = pid;
    worker->socket = ends[0];
    return 0;
}

static int send_order(const lab_worker *worker, const order *next)
{
    return send(worker->socket, next, sizeof *next, MSG_NOSIGNAL) == (ssize_t)sizeof *next ? 0 : -1;
}

static uint64_t order_key(const lab_plan *plan, const order *of)
{
    lab_key key = lab_task_key(plan, &of->task, of->word, of->depth);
    return lab_key_hash(&key);
}

int lab_worker_give(lab_worker *worker, const lab_plan *plan, int task, int depth)
{
    order next = {.number = ++worker->order, .place = worker->place, .depth = depth, .task = plan->tasks[task]};
    snprintf(next.word, sizeof next.word, "%s", next.task.word ? next.task.word : "");
    next.key = order_key(plan, &next);
    worker->task = task;
    worker->depth = depth;
    worker->began = now_seconds();
    worker->searched = 0;
    if (worker->pid != LAB_ELSEWHERE)
        return send_order(worker, &next);
    text_clear(&worker->heard);
    farm_send(worker->helper, &next, sizeof next);
    return 0;
}

/* The first of what was kept. */
static int hear_kept(lab_worker *worker, lab_message *message)
{
    if (worker->heard.length < sizeof *message)
        return 0;
    memcpy(message, worker->heard.data, sizeof *message);
    worker->heard.length -= sizeof *message;
    memmove(worker->heard.data, worker->heard.data + sizeof *message, worker->heard.length);
    return 1;
}

int lab_worker_hear(lab_worker *worker, lab_message *message)
{
    if (worker->pid == LAB_ELSEWHERE)
        return hear_kept(worker, message);
    ssize_t length = recv(worker->socket, message, sizeof *message, MSG_DONTWAIT);
    if (length == (ssize_t)sizeof *message)
        return 1;
    return length < 0 && (errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR) ? 0 : -1;
}

int lab_worker_end(lab_worker *worker)
{
    int status = 0;
    if (worker->pid == LAB_ELSEWHERE) {
        text_free(&worker->heard);
        *worker = (lab_worker){.socket = -1, .task = -1};
        return 0;
    }
    close(worker->socket);
    if (worker->task >= 0)
        kill(worker->pid, SIGKILL); /* an idle one sees that the socket is closed */
    while (waitpid(worker->pid, &status, 0) < 0 && errno == EINTR)
        ;
    *worker = (lab_worker){.socket = -1, .task = -1};
    return status;
}

/* --------------------------------------------------------------------------------------------------------- of a helper */

static lab_worker *find_remote(lab_worker *all, int count, int helper, int place)
{
    for (int i = 0; i < count; i++)
        if (all[i].pid == LAB_ELSEWHERE && all[i].helper == helper && all[i].place == place)
            return &all[i];
    return NULL;
}

static void welcome(lab_worker **all, int *count, int helper, int workers)
{
    for (int place = 0; place < workers; place++) {
        lab_worker *known = find_remote(*all, *count, helper, place);
        if (known) {
            known->lost = 0;
            continue;
        }
        *all = enlarge(*all, (size_t)*count + 1, sizeof **all);
        (*all)[(*count)++] =
            (lab_worker){.pid = LAB_ELSEWHERE, .socket = -1, .task = -1, .helper = helper, .place = place};
    }
}

/* What belongs to an order that was lost meanwhile has been given to another worker. */
static void keep(lab_worker *all, int count, int helper, const text *bytes)
{
    remote_message said;
    if (bytes->length != sizeof said)
        return;
    memcpy(&said, bytes->data, sizeof said);
    lab_worker *worker = find_remote(all, count, helper, said.place);
    if (worker && worker->task >= 0 && worker->order == said.number)
        text_add_bytes(&worker->heard, (const char *)&said.message, sizeof said.message);
}

int lab_pool_listen(lab_worker **all, int *count)
{
    int helper, workers, heard = 0;
    text bytes = {0};
    for (farm_news news; (news = farm_hear(&helper, &bytes)) != FARM_NOTHING; heard = 1) {
        if (news == FARM_READY) {
            memcpy(&workers, bytes.data, sizeof workers);
            welcome(all, count, helper, workers);
        } else if (news == FARM_MESSAGE) {
            keep(*all, *count, helper, &bytes);
        }
        for (int i = 0; i < *count && news == FARM_LOST; i++)
            (*all)[i].lost |= (*all)[i].pid == LAB_ELSEWHERE && (*all)[i].helper == helper;
    }
    text_free(&bytes);
    return heard;
}

/* --------------------------------------------------------------------------------------------------------- in a helper */

typedef struct helping {
    const lab_plan *plan;
    int count;
    lab_worker *workers;
    order *orders; /* of each worker, the one in hand or the next */
    char *waits; /* by worker: the order was not given yet */
} helping;

static void tell(const order *of, const lab_message *message)
{
    remote_message said = {.number = of->number, .place = of->place, .message = *message};
    farm_send(0, &said, sizeof said);
}

static void refuse(const order *of, const char *why)
{
    lab_message message = {.kind = LAB_MESSAGE_FAILED};
    snprintf(message.why, sizeof message.why, "%s", why);
    tell(of, &message);
}

static void take_order(helping *h, const text *bytes)
{
    order next;
    if (bytes->length != sizeof next)
        return;
    memcpy(&next, bytes->data, sizeof next);
    if (next.place < 0 || next.place >= h->count)
        return;
    if (next.task.word)
        next.task.word = next.word;
    if (next.task.set >= h->plan->set_count || next.task.position >= h->plan->sets[next.task.set].count ||
        order_key(h->plan, &next) != next.key) {
        refuse(&next, "the position is another one on another machine: expected the same files there");
        return;
    }
    h->orders[next.place] = next;
    h->waits[next.place] = 1;
}

/* Starts or ends what can be started or ended, and passes on what the worker says. Returns 1 when something was new. */
static int attend(helping *h, int i)
{
    lab_worker *worker = &h->workers[i];
    lab_message message;
    int heard = 0, moved = 0;
    while (worker->pid && farm_backlog(0) < 64 && (heard = lab_worker_hear(worker, &message)) > 0) {
        tell(&h->orders[i], &message);
        worker->task = message.kind == LAB_MESSAGE_ROW ? worker->task : -1;
        moved = 1;
    }
    if (heard < 0) {
        if (worker->task >= 0 && !h->waits[i])
            refuse(&h->orders[i], "the worker died on another machine; the others continue");
        lab_worker_end(worker);
        moved = 1;
    }
    if (!h->waits[i])
        return moved;
    if (worker->pid && worker->task >= 0)
        lab_worker_end(worker); /* at something that was given to another one */
    h->waits[i] = 0;
    if ((!worker->pid && lab_worker_start(worker, h->plan, h->workers, h->count, -1)) ||
        send_order(worker, &h->orders[i]))
        refuse(&h->orders[i], "the worker could not be started on another machine");
    else
        worker->task = 0;
    return 1;
}

void lab_pool_help(const lab_plan *plan, int workers)
{
    helping h = {.plan = plan,
                 .count = workers,
                 .workers = allocate((size_t)workers, sizeof *h.workers),
                 .orders = allocate((size_t)workers, sizeof *h.orders),
                 .waits = allocate((size_t)workers, 1)};
    int helper, moved = 0;
    text bytes = {0};
    farm_begin(workers);
    for (double nap = 0;;) {
        farm_news news = farm_hear(&helper, &bytes);
        if (news == FARM_MESSAGE)
            take_order(&h, &bytes);
        moved = news == FARM_MESSAGE;
        for (int i = 0; i < workers; i++)
            moved |= attend(&h, i);
        if (news == FARM_OVER) {
            for (int i = 0; i < workers; i++)
                if (h.workers[i].pid)
                    lab_worker_end(&h.workers[i]);
            farm_over();
        }
        if (moved)
            nap = 0;
        else
            farm_nap(&nap);
    }
}
