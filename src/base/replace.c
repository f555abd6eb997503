/* replace.c - see replace.h. The new file is made under a name that no other file has (O_EXCL), so that nothing is
 * overwritten on the way, not even behind a link that somebody put there.
 *
 * All who write the same file try the same name first, `.NAME.zw-new`, and hold a lock on it. So a file by that name without
 * a lock is what somebody has left who was killed, and the next one removes it. Where that name cannot be had, because
 * another one is writing or there are no locks, any other name does; it may stay when its writer is killed. */
#define _DEFAULT_SOURCE /* realpath, fchmod, flock */
#include "replace.h"

#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

enum { ATTEMPTS = 100 };

/* Makes a file; -1: errno. */
static int create(const char *path)
{
    return open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
}

/* Locks an open file. Returns 1 when it is ours and still the one by that name, 0 when not, -1 when there are no locks. */
static int lock_as(int file, const char *path)
{
    struct stat here, named;
    if (flock(file, LOCK_EX | LOCK_NB))
        return errno == EWOULDBLOCK ? 0 : -1;
    return !fstat(file, &here) && !lstat(path, &named) && here.st_ino == named.st_ino && here.st_dev == named.st_dev &&
           S_ISREG(here.st_mode);
}

/* Removes a file that nobody writes any more. Returns 1 when the name is free now. */
static int remove_left_over(const char *path)
{
    int file = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
    if (file < 0)
        return errno == ENOENT;
    int removed = lock_as(file, path) == 1 && !unlink(path);
    close(file);
    return removed;
}

/* The usual name for the new file in the directory of `path`, written to `beside`, and the file open and locked; -1: it
 * cannot be had. */
static int open_usual(const char *path, char *beside, size_t room)
{
    const char *slash = strrchr(path, '/');
    int directory = slash ? (int)(slash + 1 - path) : 0;
    snprintf(beside, room, "%.*s.%s.zw-new", directory, path, path + directory);
    for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
        int file = create(beside);
        if (file < 0 && (errno != EEXIST || !remove_left_over(beside)))
            return -1;
        if (file < 0)
            continue;
        int locked = lock_as(file, beside);
        if (locked == 1)
            return file;
        if (locked < 0)
            unlink(beside);
        close(file);
        if (locked < 0)
            return -1;
    }
    return -1;
}

/* Writes the name of a new file in the directory of `path` to `beside`, which has room, and opens it; -1: errno. */
static int open_beside(const char *path, char *beside, size_t room)
{
    const char *slash = strrchr(path, '/');
    int directory = slash ? (int)(slash + 1 - path) : 0, file = open_usual(path, beside, room);
    struct timespec now = {0, 0};
    for (unsigned attempt = 0; attempt < ATTEMPTS && file < 0; attempt++) {
        clock_gettime(CLOCK_REALTIME, &now);
        uint64_t number = (uint64_t)now.tv_sec << 30 ^ (uint64_t)now.tv_nsec ^ (uint64_t)getpid() << 40;
        snprintf(beside, room, "%.*s.zw-%016llx.new", directory, path, (unsigned long long)(number + attempt));
        file = create(beside);
        if (file < 0 && errno != EEXIST)
            break;
    }
    return file;
}

static int put_bytes(int file, const char *bytes, size_t size)
{
    while (size) {
        ssize_t written = write(file, bytes, size);
        if (written < 0 && errno != EINTR)
            return errno;
        if (written > 0) {
            bytes += written;
            size -= (size_t)written;
        }
    }
    return 0;
}

/* Some file systems have nothing to flush, and say so. */
static int flush(int file)
{
    return fsync(file) && errno != EINVAL && errno != EROFS ? errno : 0;
}

/* Closing tells of errors that come late. The file itself stays open, and locked, until it has its name. */
static int close_copy(int file)
{
    int copy = dup(file);
    return copy < 0 || close(copy) ? errno : 0;
}

/* A name is on the disk when its directory is. One that may not be read cannot be flushed. */
static int flush_directory(char *path)
{
    char *slash = strrchr(path, '/');
    if (slash)
        slash[slash == path] = '\0';
    int directory = open(slash ? path : ".", O_RDONLY | O_CLOEXEC), wrong = 0;
    if (directory >= 0) {
        wrong = flush(directory);
        close(directory);
    }
    return wrong;
}

int zw_replace_file(const char *path, const void *bytes, size_t size)
{
    struct stat there;
    char *target = realpath(path, NULL);
    if (!target && errno == ENOMEM)
        return ENOMEM; /* else it is not there yet */
    char *place = target ? target : strdup(path);
    size_t room = strlen(path) + (target ? strlen(target) : 0) + 48;
    char *beside = malloc(room);
    int wrong = place && beside ? 0 : ENOMEM, file = -1;
    if (!wrong) {
        file = open_beside(place, beside, room);
        wrong = file < 0 ? errno : 0;
    }
    if (!wrong) {
        if (!stat(place, &there) && fchmod(file, there.st_mode & 07777))
            wrong = errno;
        if (!wrong)
            wrong = put_bytes(file, bytes, size);
        if (!wrong)
            wrong = flush(file);
        if (!wrong)
            wrong = close_copy(file);
        if (!wrong && rename(beside, place))
            wrong = errno;
        if (wrong)
            unlink(beside);
        close(file);
        if (!wrong)
            wrong = flush_directory(place);
    }
    free(beside);
    free(place);
    return wrong;
}
