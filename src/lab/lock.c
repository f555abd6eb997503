/* lock.c - see lock.h. */
#define _POSIX_C_SOURCE 200809L
#include "lock.h"
#include "common/files.h"
#include "common/interrupt.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

struct lab_lock {
    int descriptor;
    char *path;
};

lab_lock *lab_lock_open(const char *store_path)
{
    text path = {0};
    text_addf(&path, "%s.lock", store_path);
    int descriptor = open(path.data, O_RDWR | O_CREAT | O_CLOEXEC, 0666);
    if (descriptor < 0) {
        bad("cannot write '%s': %s", path.data, strerror(errno));
        text_free(&path);
        return NULL;
    }
    lab_lock *lock = allocate(1, sizeof *lock);
    lock->descriptor = descriptor;
    lock->path = path.data;
    return lock;
}

void lab_lock_close(lab_lock *lock)
{
    if (!lock)
        return;
    close(lock->descriptor);
    free(lock->path);
    free(lock);
}

int lab_lock_descriptor(const lab_lock *lock)
{
    return lock->descriptor;
}

int lab_lock_take(lab_lock *lock, lab_lock_kind kind, double deadline)
{
    int said = 0;
    file_unlock(lock->descriptor);
    while (!interrupted() && (deadline <= 0 || now_seconds() < deadline)) {
        int got = file_lock(lock->descriptor, kind == LAB_LOCK_SHARED ? LOCK_SHARED : LOCK_ALONE);
        if (got > 0)
            return 1;
        if (got < 0) {
            bad("cannot lock '%s': %s", lock->path, strerror(errno));
            return -1;
        }
        if (!said)
            notice("another run uses this store; %s", kind == LAB_LOCK_SHARED
                                                          ? "it takes timings, which wait for nobody: waiting for it"
                                                          : "timings are taken alone: waiting for it");
        said = 1;
        poll(NULL, 0, 200);
    }
    return 0;
}
