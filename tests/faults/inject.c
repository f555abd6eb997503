/* inject.c - runs a program and lets one of its calls fail, or kills it at one:
 *
 *     inject SHIM REPORT KIND MODE N PROGRAM ARGUMENT...
 *
 * KIND is a row of `kinds`. MODE is `once` (the Nth call of that kind fails), `on` (all from the Nth on; those to standard
 * output and error excepted, a full disk does not reach them), `short` (the Nth write writes the first half only) or
 * `kill` (SIGKILL before the Nth call). The calls of all threads and processes of the program are counted together.
 * Nothing fails when N is 0. The program's processes have all ended when inject does.
 *
 * REPORT gets one line: the calls counted, those that failed, the exit status, and the signal that ended the program. The
 * system calls are decided by this process: the program's filter (seccomp) has every one of the kind wait for an answer. */
#define _GNU_SOURCE
#include "plan.h"

#include <errno.h>
#include <linux/seccomp.h>
#include <poll.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <sys/wait.h>
#include <unistd.h>

/* Calls that some machines do not have. */
#ifndef SYS_open
#define SYS_open SYS_openat
#endif
#ifndef SYS_rename
#define SYS_rename SYS_renameat2
#endif
#ifndef SYS_renameat
#define SYS_renameat SYS_renameat2
#endif
#ifndef SYS_unlink
#define SYS_unlink SYS_unlinkat
#endif
#ifndef SYS_fork
#define SYS_fork SYS_clone
#endif
#ifndef SYS_poll
#define SYS_poll SYS_ppoll
#endif
#ifndef SYS_mkdir
#define SYS_mkdir SYS_mkdirat
#endif

enum { END = -1, REFUSED = 99 };

static const struct kind {
    const char *name;
    int error;
    int calls[FAULTS_CALLS_MOST];
} kinds[] = {
    {"malloc", ENOMEM, {END}},
    {"write", ENOSPC, {SYS_write, SYS_writev, SYS_pwrite64, SYS_pwritev, END}},
    {"fsync", EIO, {SYS_fsync, SYS_fdatasync, END}},
    {"rename", EIO, {SYS_rename, SYS_renameat, SYS_renameat2, END}},
    {"mmap", ENOMEM, {SYS_mmap, SYS_mremap, END}},
    {"open", EMFILE, {SYS_open, SYS_openat, END}},
    {"read", EIO, {SYS_read, SYS_readv, SYS_pread64, END}},
    {"truncate", EIO, {SYS_truncate, SYS_ftruncate, SYS_fallocate, END}},
    {"unlink", EIO, {SYS_unlink, SYS_unlinkat, END}},
    {"lock", ENOLCK, {SYS_flock, END}},
    {"clone", EAGAIN, {SYS_clone, SYS_clone3, SYS_fork, END}},
    {"any",
     EIO,
     {SYS_write,     SYS_writev,   SYS_pwrite64, SYS_pwritev,    SYS_fsync,  SYS_fdatasync, SYS_rename,   SYS_renameat,
      SYS_mmap,      SYS_munmap,   SYS_open,     SYS_openat,     SYS_read,   SYS_pread64,   SYS_truncate, SYS_unlink,
      SYS_ftruncate, SYS_fcntl,    SYS_flock,    SYS_clone,      SYS_clone3, SYS_lseek,     SYS_fchmod,   SYS_mkdir,
      SYS_poll,      SYS_recvfrom, SYS_sendto,   SYS_exit_group, SYS_fstat,  SYS_unlinkat,  END}},
};
enum { KINDS = sizeof kinds / sizeof *kinds };

typedef struct supervisor {
    faults_plan *plan;
    const struct kind *kind;
    int shortens, kills;
    pid_t program;
    int status; /* of the program, as waitpid() has it */
} supervisor;

static void refuse(const char *what)
{
    fprintf(stderr, "inject: %s: %s\n", what, strerror(errno));
    exit(REFUSED);
}

/* ----------------------------------------------------------------------------------------------------- answering calls */

/* The first half of a write(), done here in the program's stead; what it returns, 0: it cannot be shortened. */
static int64_t write_half(const struct seccomp_notif *call)
{
    char bytes[65536];
    size_t half = (size_t)call->data.args[2] / 2;
    half = half < sizeof bytes ? half : sizeof bytes;
    if (!half || (call->data.nr != SYS_write && call->data.nr != SYS_pwrite64))
        return 0;
    struct iovec here = {bytes, half}, there = {(void *)(uintptr_t)call->data.args[1], half};
    int process = (int)syscall(SYS_pidfd_open, call->pid, 0);
    if (process < 0) { /* a thread: its process has the same descriptors and memory */
        char path[64], line[256];
        long group = 0;
        snprintf(path, sizeof path, "/proc/%u/status", call->pid);
        FILE *file = fopen(path, "r");
        while (file && !group && fgets(line, sizeof line, file))
            sscanf(line, "Tgid: %ld", &group);
        if (file)
            fclose(file);
        process = group ? (int)syscall(SYS_pidfd_open, (pid_t)group, 0) : -1;
    }
    int file = process < 0 ? -1 : (int)syscall(SYS_pidfd_getfd, process, (int)call->data.args[0], 0);
    int64_t written = 0;
    if (file >= 0 && process_vm_readv((pid_t)call->pid, &here, 1, &there, 1, 0) == (ssize_t)half)
        written = call->data.nr == SYS_write ? write(file, bytes, half)
                                             : pwrite(file, bytes, half, (off_t)call->data.args[3]);
    if (file >= 0)
        close(file);
    if (process >= 0)
        close(process);
    return written > 0 ? written : 0;
}

/* A full disk goes on being full, but the terminal can still be written to. */
static int is_spared(const supervisor *s, const struct seccomp_notif *call)
{
    int nr = call->data.nr;
    return s->plan->forever && (nr == SYS_write || nr == SYS_writev) &&
           (call->data.args[0] == STDOUT_FILENO || call->data.args[0] == STDERR_FILENO);
}

static void answer(supervisor *s, int listener)
{
    struct seccomp_notif call;
    memset(&call, 0, sizeof call);
    if (ioctl(listener, SECCOMP_IOCTL_NOTIF_RECV, &call))
        return; /* the caller was killed meanwhile */
    struct seccomp_notif_resp response = {.id = call.id, .flags = SECCOMP_USER_NOTIF_FLAG_CONTINUE};
    if (!is_spared(s, &call) && faults_strike(s->plan)) {
        if (s->kills) {
            kill(s->program, SIGKILL);
            return; /* an answer could still reach the call */
        } else if (s->shortens) {
            response.val = write_half(&call);
            response.flags = response.val ? 0 : (uint32_t)SECCOMP_USER_NOTIF_FLAG_CONTINUE;
        } else {
            response.flags = 0;
            response.error = -s->kind->error;
        }
    }
    ioctl(listener, SECCOMP_IOCTL_NOTIF_SEND, &response); /* nobody waits any more: no matter */
}

/* ---------------------------------------------------------------------------------------------------------- the program */

static int receive_descriptor(int socket)
{
    union {
        struct cmsghdr head;
        char room[CMSG_SPACE(sizeof(int))];
    } control;
    char byte;
    struct iovec data = {.iov_base = &byte, .iov_len = 1};
    struct msghdr message = {
        .msg_iov = &data, .msg_iovlen = 1, .msg_control = control.room, .msg_controllen = sizeof control.room};
    int descriptor = -1;
    if (recvmsg(socket, &message, MSG_CMSG_CLOEXEC) == 1 && CMSG_FIRSTHDR(&message))
        memcpy(&descriptor, CMSG_DATA(CMSG_FIRSTHDR(&message)), sizeof descriptor);
    return descriptor;
}

static void start(supervisor *s, const char *shim, char **words, int plan, const int ends[2])
{
    char number[16];
    s->program = fork();
    if (s->program < 0)
        refuse("fork");
    if (s->program)
        return;
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    close(ends[0]);
    snprintf(number, sizeof number, "%d", plan);
    setenv(FAULTS_PLAN_VARIABLE, number, 1);
    snprintf(number, sizeof number, "%d", ends[1]);
    setenv(FAULTS_SOCKET_VARIABLE, number, 1);
    setenv("LD_PRELOAD", shim, 1);
    execv(words[0], words);
    refuse(words[0]);
}

/* Reaps what has ended; 0 when nothing is left. */
static int reap(supervisor *s, int how)
{
    int status;
    pid_t pid;
    while ((pid = waitpid(-1, &status, how)) > 0)
        if (pid == s->program)
            s->status = status;
    return pid == 0;
}

static void supervise(supervisor *s, int listener)
{
    enum { A_WHILE = 20 }; /* ms; the end of the last process is no event of the listener's on old kernels */
    while (listener >= 0 && reap(s, WNOHANG)) {
        struct pollfd wait = {.fd = listener, .events = POLLIN};
        poll(&wait, 1, A_WHILE);
        if (wait.revents & POLLIN)
            answer(s, listener);
        else if (wait.revents)
            break;
    }
    reap(s, 0);
}

static void read_arguments(supervisor *s, char **argv)
{
    const char *mode = argv[4];
    for (int i = 0; i < KINDS; i++)
        if (!strcmp(kinds[i].name, argv[3]))
            s->kind = &kinds[i];
    s->plan->forever = !strcmp(mode, "on");
    s->shortens = !strcmp(mode, "short");
    s->kills = !strcmp(mode, "kill");
    if (!s->kind || (!s->plan->forever && !s->shortens && !s->kills && strcmp(mode, "once"))) {
        fprintf(stderr, "inject: %s %s: expected a kind of call, and once, on, short or kill\n", argv[3], mode);
        exit(REFUSED);
    }
    s->plan->at = atol(argv[5]);
    s->plan->allocations = s->kind == kinds;
    while (s->kind->calls[s->plan->watched_count] != END) {
        s->plan->watched[s->plan->watched_count] = s->kind->calls[s->plan->watched_count];
        s->plan->watched_count++;
    }
}

int main(int argc, char **argv)
{
    enum { WORDS = 6 };
    int ends[2];
    supervisor s = {.program = 0};
    if (argc <= WORDS) {
        fprintf(stderr, "usage: inject SHIM REPORT KIND MODE N PROGRAM ARGUMENT...\n");
        return REFUSED;
    }
    int plan = memfd_create("faults", 0);
    if (plan < 0 || ftruncate(plan, sizeof *s.plan) || socketpair(AF_UNIX, SOCK_STREAM, 0, ends))
        refuse("shared memory");
    s.plan = mmap(NULL, sizeof *s.plan, PROT_READ | PROT_WRITE, MAP_SHARED, plan, 0);
    if (s.plan == MAP_FAILED)
        refuse("shared memory");
    read_arguments(&s, argv);
    prctl(PR_SET_CHILD_SUBREAPER, 1); /* workers that lose their parent are waited for too */
    start(&s, argv[1], argv + WORDS, plan, ends);
    close(plan);
    close(ends[1]);
    supervise(&s, s.plan->watched_count ? receive_descriptor(ends[0]) : -1);
    FILE *report = fopen(argv[2], "w");
    if (!report)
        refuse(argv[2]);
    fprintf(report, "%ld %ld %d %d\n", atomic_load(&s.plan->calls), atomic_load(&s.plan->faults),
            WIFEXITED(s.status) ? WEXITSTATUS(s.status) : -1, WIFSIGNALED(s.status) ? WTERMSIG(s.status) : 0);
    return fclose(report) ? REFUSED : 0;
}
