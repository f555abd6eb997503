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

/* ----------------------------------------------------------------------------------------------------------- reading */

int file_is_there(const char *path)
{
    return !access(path, F_OK);
}

FILE *file_open_to_read(const char *path)
{
    struct stat facts;
    FILE *file = fopen(path, "rb");
    if (!file || fstat(fileno(file), &facts)) {
        bad("cannot read '%s': %s", path, strerror(errno));
    } else if (S_ISCHR(facts.st_mode) || S_ISBLK(facts.st_mode)) {
        bad("cannot read '%s': expected an ordinary file", path);
    } else {
        return file;
    }
    if (file)
        fclose(file);
    return NULL;
}

static int too_long(const char *path)
{
    return bad("'%s' is too long: expected at most %llu MiB", path, (unsigned long long)(FILE_MOST >> 20));
}

static int read_stream(FILE *file, const char *path, text *to)
{
    struct stat facts;
    char piece[65536];
    size_t length;
    text_add(to, "");
    if (!fstat(fileno(file), &facts) && S_ISREG(facts.st_mode) && (uint64_t)facts.st_size > FILE_MOST)
        return too_long(path);
    while ((length = fread(piece, 1, sizeof piece, file)) > 0) {
        if (to->length + length > FILE_MOST)
            return too_long(path);
        text_add_bytes(to, piece, length);
    }
    return ferror(file) ? bad("cannot read '%s': %s", path, strerror(errno)) : EXIT_FINE;
}

int read_whole_file(const char *path, text *to)
{
    int named = strcmp(path, "-") != 0;
    FILE *file = named ? file_open_to_read(path) : stdin;
    int status = file ? read_stream(file, path, to) : EXIT_BAD;
    if (file && named)
        fclose(file);
    return status;
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
