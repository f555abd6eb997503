/* replace.c - see replace.h. The new file has a name that no other file has (O_EXCL), so that nothing is overwritten on the
 * way, not even behind a link that somebody put there. */
#define _DEFAULT_SOURCE /* realpath, fchmod */
#include "replace.h"

#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

/* Writes the name of a new file in the directory of `path` to `beside`, which has room, and opens it; -1: errno. */
static int open_beside(const char *path, char *beside, size_t room)
{
    enum { ATTEMPTS = 100 };
    const char *slash = strrchr(path, '/');
    int directory = slash ? (int)(slash + 1 - path) : 0, file = -1;
    struct timespec now = {0, 0};
    for (unsigned attempt = 0; attempt < ATTEMPTS && file < 0; attempt++) {
        clock_gettime(CLOCK_REALTIME, &now);
        uint64_t number = (uint64_t)now.tv_sec << 30 ^ (uint64_t)now.tv_nsec ^ (uint64_t)getpid() << 40;
        snprintf(beside, room, "%.*s.zw-%016llx.new", directory, path, (unsigned long long)(number + attempt));
        file = open(beside, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
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
    char *target = realpath(path, NULL), *place = target ? target : strdup(path);
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
        if (close(file) && !wrong)
            wrong = errno;
        if (!wrong && rename(beside, place))
            wrong = errno;
        if (wrong)
            unlink(beside);
        else
            wrong = flush_directory(place);
    }
    free(beside);
    free(place);
    return wrong;
}
