/* shim.c - the half of the fault injector that is loaded into the program (LD_PRELOAD). It fails allocations, those of libc
 * and of SQLite too, and hands the system calls of one kind over to inject.c. It begins when the dynamic loader is done,
 * right before main(): the loader's own calls are not the program's. */
#define _GNU_SOURCE
#include "plan.h"

#include <errno.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

/* glibc's own functions; ours take their public names. */
void *__libc_malloc(size_t size);
void *__libc_calloc(size_t count, size_t size);
void *__libc_realloc(void *old, size_t size);
void *__libc_memalign(size_t alignment, size_t size);

static faults_plan *plan;

/* -------------------------------------------------------------------------------------------------------- allocations */

static int fails(void)
{
    if (!plan || !plan->allocations || !faults_strike(plan))
        return 0;
    errno = ENOMEM;
    return 1;
}

void *malloc(size_t size)
{
    return fails() ? NULL : __libc_malloc(size);
}

void *calloc(size_t count, size_t size)
{
    return fails() ? NULL : __libc_calloc(count, size);
}

void *realloc(void *old, size_t size)
{
    return fails() ? NULL : __libc_realloc(old, size);
}

void *memalign(size_t alignment, size_t size)
{
    return fails() ? NULL : __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size)
{
    return memalign(alignment, size);
}

int posix_memalign(void **to, size_t alignment, size_t size)
{
    void *memory = memalign(alignment, size);
    if (memory)
        *to = memory;
    return memory ? 0 : ENOMEM;
}

/* ------------------------------------------------------------------------------------------------------- system calls */

/* Every watched call waits for the answer of whoever holds the descriptor that this returns. */
static int install_filter(const faults_plan *of)
{
    enum { HEAD = 1, TAIL = 2 };
    struct sock_filter code[HEAD + FAULTS_CALLS_MOST + TAIL];
    int count = of->watched_count;
    code[0] = (struct sock_filter)BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr));
    for (int i = 0; i < count; i++)
        code[HEAD + i] = (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, (uint32_t)of->watched[i],
                                                      (unsigned char)(count - i), 0);
    code[HEAD + count] = (struct sock_filter)BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW);
    code[HEAD + count + 1] = (struct sock_filter)BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_USER_NOTIF);
    struct sock_fprog program = {.len = (unsigned short)(HEAD + count + TAIL), .filter = code};
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0))
        return -1;
    return (int)syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_NEW_LISTENER, &program);
}

static int send_descriptor(int socket, int descriptor)
{
    union {
        struct cmsghdr head;
        char room[CMSG_SPACE(sizeof(int))];
    } control = {.room = {0}};
    char byte = 0;
    struct iovec data = {.iov_base = &byte, .iov_len = 1};
    struct msghdr message = {
        .msg_iov = &data, .msg_iovlen = 1, .msg_control = control.room, .msg_controllen = sizeof control.room};
    struct cmsghdr *head = CMSG_FIRSTHDR(&message);
    head->cmsg_level = SOL_SOCKET;
    head->cmsg_type = SCM_RIGHTS;
    head->cmsg_len = CMSG_LEN(sizeof descriptor);
    memcpy(CMSG_DATA(head), &descriptor, sizeof descriptor);
    return sendmsg(socket, &message, 0) == 1 ? 0 : -1;
}

/* A program that cannot be watched must not look as if nothing had gone wrong. */
__attribute__((constructor)) static void begin(void)
{
    enum { REFUSED = 99 };
    const char *where = getenv(FAULTS_PLAN_VARIABLE), *to = getenv(FAULTS_SOCKET_VARIABLE);
    if (!where || !to)
        return;
    int descriptor = atoi(where), socket = atoi(to);
    faults_plan *shared = mmap(NULL, sizeof *shared, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0);
    if (shared == MAP_FAILED)
        _exit(REFUSED);
    close(descriptor);
    unsetenv(FAULTS_PLAN_VARIABLE);
    unsetenv(FAULTS_SOCKET_VARIABLE);
    if (shared->watched_count) {
        int listener = install_filter(shared);
        if (listener < 0 || send_descriptor(socket, listener))
            _exit(REFUSED);
        close(listener);
    }
    close(socket);
    plan = shared;
}
