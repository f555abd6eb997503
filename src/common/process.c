/* process.c - other programs: see process.h. */
#define _GNU_SOURCE /* pipe2 */
#include "process.h"

#include <errno.h>
#include <fcntl.h>
#include <math.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

extern char **environ;

enum { MOST_WORDS = 64 };
#define SEND_PATIENCE 1.0 /* seconds that a program may leave its input unread */
#define LONGEST_LINE ((size_t)1 << 20) /* bytes; what goes on for longer is cut */

/* ---------------------------------------------------------------------------------------------------------- starting */

/* Takes the words of a command apart in place; their number, 0 when there are too many or a quote is left open. */
static int split_words(char *command, char **words)
{
    int count = 0;
    char *to = command;
    for (const char *at = command; *(at += strspn(at, " \t"));) {
        char quote = 0;
        if (count == MOST_WORDS)
            return 0;
        words[count++] = to;
        for (; *at && (quote || (*at != ' ' && *at != '\t')); at++) {
            if (quote ? *at == quote : *at == '"' || *at == '\'')
                quote = quote ? 0 : *at;
            else
                *to++ = *at;
        }
        if (quote)
            return 0;
        at += *at != '\0';
        *to++ = '\0';
    }
    words[count] = NULL;
    return count;
}

/* A group of its own, so that Ctrl-C does not reach it and all that it starts can be killed; signals as they were. */
static int spawn(process *of, char **words, const int input[2], const int output[2])
{
    posix_spawn_file_actions_t files;
    posix_spawnattr_t attributes;
    sigset_t usual;
    posix_spawn_file_actions_init(&files);
    posix_spawn_file_actions_adddup2(&files, input[0], STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&files, output[1], STDOUT_FILENO);
    posix_spawn_file_actions_addopen(&files, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
    posix_spawnattr_init(&attributes);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF);
    sigemptyset(&usual);
    sigaddset(&usual, SIGPIPE);
    sigaddset(&usual, SIGINT);
    posix_spawnattr_setsigdefault(&attributes, &usual);
    int refused = posix_spawnp(&of->pid, words[0], &files, &attributes, words, environ);
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&files);
    if (refused)
        of->pid = 0;
    return refused;
}

static void close_both(const int ends[2])
{
    close(ends[0]);
    close(ends[1]);
}

int process_start(process *of, const char *command, text *why)
{
    char *words[MOST_WORDS + 1], *copy = copy_text(command);
    int input[2], output[2], count = split_words(copy, words);
    *of = (process){.to = -1, .from = -1};
    signal(SIGPIPE, SIG_IGN); /* a program that has left is seen by the failing write */
    if (!count) {
        text_addf(why, "command '%s': expected a program and its arguments, at most %d words", command, MOST_WORDS);
    } else if (pipe2(input, O_CLOEXEC)) {
        text_addf(why, "'%s' cannot be started: %s", words[0], strerror(errno));
    } else if (pipe2(output, O_CLOEXEC)) {
        text_addf(why, "'%s' cannot be started: %s", words[0], strerror(errno));
        close_both(input);
    } else {
        int refused = spawn(of, words, input, output);
        close(input[0]);
        close(output[1]);
        of->to = input[1];
        of->from = output[0];
        fcntl(of->to, F_SETFL, O_NONBLOCK);
        fcntl(of->from, F_SETFL, O_NONBLOCK);
        if (refused) {
            text_addf(why, "'%s' cannot be started: %s", words[0], strerror(refused));
            process_end(of, 0);
        }
    }
    free(copy);
    return of->pid ? 0 : -1;
}

/* ------------------------------------------------------------------------------------------------------------- lines */

/* Waits until the end of a pipe is ready; 0 when the time is over. */
static int wait_for(int file, short events, double until)
{
    struct pollfd end = {.fd = file, .events = events};
    for (;;) {
        double left = until - now_seconds();
        int milliseconds = left <= 0 ? 0 : left > 3600 ? 3600000 : (int)ceil(1e3 * left);
        int ready = poll(&end, 1, milliseconds);
        if (ready > 0)
            return 1;
        if (ready == 0 && left <= 0)
            return 0;
        if (ready < 0 && errno != EINTR && errno != EAGAIN)
            return 0;
    }
}

int process_send(process *of, const char *line)
{
    text all = {0};
    double until = now_seconds() + SEND_PATIENCE;
    size_t sent = 0;
    text_addf(&all, "%s\n", line);
    while (of->to >= 0 && sent < all.length) {
        ssize_t count = write(of->to, all.data + sent, all.length - sent);
        if (count > 0)
            sent += (size_t)count;
        else if (count == 0 || errno != EAGAIN || !wait_for(of->to, POLLOUT, until))
            break;
    }
    int status = sent == all.length ? 0 : -1;
    text_free(&all);
    return status;
}

/* Hands out the first whole line that has been read; 0 when there is none. At the end of the output half a line is one. */
static int take_line(process *of, text *line)
{
    char *end = of->read.length ? memchr(of->read.data, '\n', of->read.length) : NULL;
    if (!end && !(of->read.length && (of->silent || of->read.length >= LONGEST_LINE)))
        return 0;
    size_t length = end ? (size_t)(end - of->read.data) : of->read.length;
    size_t behind = end ? length + 1 : length, kept = length;
    if (kept && of->read.data[kept - 1] == '\r')
        kept--;
    text_clear(line);
    text_add_bytes(line, of->read.data, kept);
    for (size_t i = 0; i < kept; i++)
        if (!line->data[i])
            line->data[i] = ' ';
    memmove(of->read.data, of->read.data + behind, of->read.length - behind);
    of->read.length -= behind;
    return 1;
}

process_news process_read(process *of, double until, text *line)
{
    while (!take_line(of, line)) {
        char bytes[4096];
        if (of->silent || of->from < 0)
            return PROCESS_GONE;
        if (!wait_for(of->from, POLLIN, until))
            return PROCESS_LATE;
        ssize_t count = read(of->from, bytes, sizeof bytes);
        if (count > 0)
            text_add_bytes(&of->read, bytes, (size_t)count);
        else if (count == 0 || (errno != EAGAIN && errno != EINTR))
            of->silent = 1;
    }
    return PROCESS_LINE;
}

/* ------------------------------------------------------------------------------------------------------------ ending */

static void close_end(int *file)
{
    if (*file >= 0)
        close(*file);
    *file = -1;
}

/* It has ended, and is still to be waited for. */
static int has_left(pid_t pid)
{
    siginfo_t info = {0};
    return waitid(P_PID, (id_t)pid, &info, WEXITED | WNOHANG | WNOWAIT) < 0 ? errno != EINTR : info.si_pid == pid;
}

void process_end(process *of, double patience)
{
    const struct timespec moment = {.tv_nsec = 2000000};
    double until = now_seconds() + patience;
    close_end(&of->to);
    while (of->pid > 0 && !has_left(of->pid)) {
        if (now_seconds() >= until)
            kill(-of->pid, SIGKILL);
        nanosleep(&moment, NULL);
    }
    if (of->pid > 0) {
        kill(-of->pid, SIGKILL); /* what it has started and left behind, while its number is still its own */
        while (waitpid(of->pid, NULL, 0) < 0 && errno == EINTR)
            ;
    }
    of->pid = 0;
    close_end(&of->from);
    text_free(&of->read);
}
