/* files.c - see files.h. */
#define _DEFAULT_SOURCE /* flock */
#include "files.h"
#include "base/replace.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

int write_file(const char *path, const void *bytes, size_t size)
{
    struct stat there;
    if (!stat(path, &there) && !S_ISREG(there.st_mode)) /* renaming would put a file in the place of a device */
        return bad("cannot write '%s': expected an ordinary file", path);
    int wrong = zw_replace_file(path, bytes, size);
    return wrong ? bad("cannot write '%s': %s", path, strerror(wrong)) : EXIT_FINE;
}

/* ------------------------------------------------------------------------------------------------------------- locks */

int file_lock(int descriptor, lock_kind kind)
{
    int failed;
    do
        failed = flock(descriptor, (kind == LOCK_SHARED ? LOCK_SH : LOCK_EX) | LOCK_NB);
    while (failed && errno == EINTR);
    return !failed ? 1 : errno == EWOULDBLOCK ? 0 : -1;
}

void file_unlock(int descriptor)
{
    flock(descriptor, LOCK_UN);
}

int file_open_alone(const char *path, int flags)
{
    struct stat facts;
    int descriptor = open(path, flags | O_CREAT | O_CLOEXEC, 0666), locked = 1;
    if (descriptor < 0) {
        bad("cannot write '%s': %s", path, strerror(errno));
        return -1;
    }
    if (fstat(descriptor, &facts) || S_ISREG(facts.st_mode))
        locked = file_lock(descriptor, LOCK_ALONE);
    if (locked > 0)
        return descriptor;
    if (locked < 0)
        bad("cannot lock '%s': %s", path, strerror(errno));
    else
        bad("another zw is writing '%s': expected a file of its own for each", path);
    close(descriptor);
    return -1;
}
