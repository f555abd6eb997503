/* journal.c - see journal.h. Lines are written without a buffer: what could not be written must not be tried once more when
 * the file is closed. */
#define _POSIX_C_SOURCE 200809L
#include "journal.h"
#include "farm.h"
#include "files.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static int cannot_write(const journal *of)
{
    return bad("cannot write '%s': %s", of->path, strerror(errno));
}

static int take_line(journal *of, const char *head, const char *expected, int number, char *line, size_t length,
                     journal_reader each, void *user)
{
    int whole = line[length - 1] == '\n';
    line[length - (size_t)whole] = '\0';
    if (number == 1 && (whole ? strcmp(line, head) : strncmp(line, head, length)))
        return bad("'%s' keeps something else (%.200s): expected %s", of->path, line, expected);
    if (!whole)
        return EXIT_FINE;
    if (strlen(line) != length - 1)
        return bad("%s:%d: '%.60s' and a zero byte: expected a line of text", of->path, number, line);
    of->end += (int64_t)length;
    return number > 1 ? each(user, number, line) : EXIT_FINE;
}

static int read_lines(journal *of, const char *head, const char *expected, journal_reader each, void *user)
{
    char *line = NULL;
    size_t capacity = 0;
    ssize_t length;
    int again = dup(of->descriptor), status = EXIT_FINE;
    FILE *file = again < 0 ? NULL : fdopen(again, "r");
    if (!file) {
        if (again >= 0)
            close(again);
        return bad("cannot read '%s': %s", of->path, strerror(errno));
    }
    for (int number = 1; !status && (length = getline(&line, &capacity, file)) > 0; number++)
        status = take_line(of, head, expected, number, line, (size_t)length, each, user);
    if (!status && !feof(file)) /* a read error, or no memory for the line */
        status = bad("cannot read '%s': %s", of->path, strerror(errno));
    free(line);
    fclose(file);
    return status;
}

int journal_open(journal *of, const char *path, const char *head, const char *expected, journal_reader each, void *user)
{
    struct stat facts;
    if (farm_helping()) { /* the first process writes, and knows what is there */
        *of = (journal){.descriptor = -1};
        return EXIT_FINE;
    }
    *of = (journal){.descriptor = file_open_alone(path, O_RDWR)};
    if (of->descriptor < 0)
        return EXIT_BAD;
    of->path = copy_text(path);
    if (fstat(of->descriptor, &facts))
        return cannot_write(of);
    if (!S_ISREG(facts.st_mode))
        return bad("cannot write '%s': expected an ordinary file, which is read again when the command continues",
                   path);
    int status = read_lines(of, head, expected, each, user);
    if (status)
        return status;
    if (ftruncate(of->descriptor, (off_t)of->end) || lseek(of->descriptor, (off_t)of->end, SEEK_SET) < 0)
        return cannot_write(of);
    return of->end ? EXIT_FINE : journal_add(of, head);
}

int journal_add(journal *of, const char *line)
{
    text whole = {0};
    size_t done = 0;
    text_addf(&whole, "%s\n", line);
    while (done < whole.length) {
        ssize_t written = write(of->descriptor, whole.data + done, whole.length - done);
        if (written >= 0)
            done += (size_t)written;
        else if (errno != EINTR)
            break;
    }
    int status = EXIT_FINE;
    if (done < whole.length) {
        status = cannot_write(of);
        /* A part of a line is no harm, should this fail too: the next run cuts it off. */
        if (!ftruncate(of->descriptor, (off_t)of->end))
            (void)lseek(of->descriptor, (off_t)of->end, SEEK_SET);
    } else {
        of->end += (int64_t)whole.length;
    }
    text_free(&whole);
    return status;
}

int journal_close(journal *of)
{
    if (!of->path)
        return EXIT_FINE;
    int status = close(of->descriptor) ? cannot_write(of) : EXIT_FINE;
    free(of->path);
    *of = (journal){.path = NULL};
    return status;
}
