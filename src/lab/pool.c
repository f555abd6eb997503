/* pool.c - worker processes: see pool.h. */
#define _GNU_SOURCE /* prctl */
#include "pool.h"

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

typedef struct order {
    int task, depth;
} order;

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
        if (lab_work(bench, plan, &plan->tasks[next.task], next.depth, send_row, &socket, message.why,
                     sizeof message.why))
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
        serve(ends[1], plan, count);
        _exit(EXIT_FINE);
    }
    close(ends[1]);
    worker->pid = pid;
    worker->socket = ends[0];
    return 0;
}

int lab_worker_give(lab_worker *worker, int task, int depth)
{
    order next = {task, depth};
    worker->task = task;
    worker->depth = depth;
    worker->began = now_seconds();
    worker->searched = 0;
    return send(worker->socket, &next, sizeof next, MSG_NOSIGNAL) == (ssize_t)sizeof next ? 0 : -1;
}

int lab_worker_hear(lab_worker *worker, lab_message *message)
{
    ssize_t length = recv(worker->socket, message, sizeof *message, MSG_DONTWAIT);
    if (length == (ssize_t)sizeof *message)
        return 1;
    return length < 0 && (errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR) ? 0 : -1;
}

int lab_worker_end(lab_worker *worker)
{
    int status = 0;
    close(worker->socket);
    if (worker->task >= 0)
        kill(worker->pid, SIGKILL); /* an idle one sees that the socket is closed */
    while (waitpid(worker->pid, &status, 0) < 0 && errno == EINTR)
        ;
    *worker = (lab_worker){.socket = -1, .task = -1};
    return status;
}
