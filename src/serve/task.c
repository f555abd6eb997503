/* task.c - one computation: see task.h. */
#define _GNU_SOURCE /* pipe2, memmem */
#include "task.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

enum { MOST_WORDS = 64, PAUSE = 250 };

/* ----------------------------------------------------------------------------------------------------------- requests */

static const struct {
    const char *name;
    int needs_game, has_threads;
} commands[] = {
    {"games", 0, 0},  {"algorithms", 0, 0}, {"moves", 1, 0},   {"show", 1, 0},      {"perft", 1, 0},
    {"search", 1, 1}, {"solve", 1, 1},      {"compare", 1, 0}, {"yardstick", 1, 0}, {"version", 0, 0},
};

static const char *const flags[] = {"--json",  "--stream",      "--trace",      "--all",    "--wdl", "--equal",
                                    "--after", "--fixed-depth", "--tournament", "--divide", NULL};
static const char *const valued[] = {
    "--position",   "--moves",       "--file",        "--algorithm",    "--algorithms",   "--depth",
    "--seconds",    "--nodes",       "--table",       "--multipv",      "--etc",          "--guess",
    "--grain",      "--deepening",   "--table-move",  "--killers",      "--history",      "--static",
    "--quiescence", "--depth-match", "--replacement", "--store-leaves", "--table-layout", NULL};

static int is_one_of(const char *const *names, const char *word)
{
    while (*names && strcmp(*names, word) != 0)
        names++;
    return *names != NULL;
}

static int refuse(text *why, const char *word, const char *expected)
{
    text_addf(why, "'%s': expected %s", word, expected);
    return -1;
}

/* The options of a command line. A file is the text that comes with the request, and no other. */
static int check_options(const task *of, int first, text *why)
{
    for (int i = first; i < of->count; i++) {
        const char *word = of->words[i];
        int takes_value = is_one_of(valued, word), number = word[0] >= '0' && word[0] <= '9';
        if (number && !strcmp(of->words[0], "perft"))
            continue;
        if (!takes_value && !is_one_of(flags, word))
            return refuse(why, word, "an option that the server allows");
        if (takes_value && ++i == of->count)
            return refuse(why, word, "a value after it");
        if (!strcmp(word, "--file") && strcmp(of->words[i], "-") != 0)
            return refuse(why, of->words[i], "the file that comes with the request, -");
    }
    return 0;
}

static int check(task *of, const task_bounds *bounds, text *why)
{
    int command = (int)(sizeof commands / sizeof *commands) - 1, first = 1;
    while (command >= 0 && (!of->count || strcmp(commands[command].name, of->words[0]) != 0))
        command--;
    if (command < 0)
        return refuse(why, of->count ? of->words[0] : "", "a command that the server allows");
    if (commands[command].needs_game && (of->count < 2 || !zw_game_find(of->words[first++])))
        return refuse(why, of->count < 2 ? "" : of->words[1], "a game of `zw games`");
    if (check_options(of, first, why))
        return -1;
    int traced = 0;
    for (int i = first; i < of->count; i++)
        traced |= !strcmp(of->words[i], "--trace");
    if (commands[command].has_threads && !traced && bounds->threads > 1) {
        snprintf(of->threads, sizeof of->threads, "--threads=%d", bounds->threads);
        of->words[of->count++] = of->threads;
    }
    return 0;
}

int task_read(task *of, const char *request, size_t length, const task_bounds *bounds, text *why)
{
    *of = (task){.output = -1};
    if (memchr(request, '\0', length))
        return refuse(why, "", "words without zero bytes");
    const char *end = length ? memmem(request, length, "\n\n", 2) : NULL;
    size_t head = end ? (size_t)(end - request) : length;
    of->copy = allocate(head + 1, 1);
    of->words = allocate(MOST_WORDS + 2, sizeof *of->words);
    of->input = end ? end + 2 : "";
    of->input_length = end ? length - head - 2 : 0;
    memcpy(of->copy, request, head);
    for (char *at = of->copy, *next; at && *at; at = next) {
        next = strchr(at, '\n');
        if (next)
            *next++ = '\0';
        if (of->count == MOST_WORDS)
            return refuse(why, at, "fewer words");
        of->words[of->count++] = at;
    }
    return check(of, bounds, why);
}

/* ------------------------------------------------------------------------------------------------------------ running */

/* A macro, because what setrlimit() takes is an enumeration here and an int there. */
#define LIMIT(resource, most) setrlimit(resource, &(struct rlimit){(most), (most)})

/* What the new process does before it becomes zw: only what may be done beside other threads. A group of its own, so that
 * Ctrl-C does not reach it. */
static _Noreturn void become(char *const *words, int input, int output, const task_bounds *bounds)
{
    sigset_t none;
    setpgid(0, 0);
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
    signal(SIGPIPE, SIG_DFL);
    signal(SIGINT, SIG_DFL);
    signal(SIGTERM, SIG_DFL);
    signal(SIGHUP, SIG_DFL);
    LIMIT(RLIMIT_CPU, (rlim_t)(bounds->seconds * bounds->threads) + 5);
    LIMIT(RLIMIT_CORE, 0);
    if (bounds->memory)
        LIMIT(RLIMIT_AS, bounds->memory);
    if (dup2(input, STDIN_FILENO) >= 0 && dup2(output, STDOUT_FILENO) >= 0 && dup2(output, STDERR_FILENO) >= 0)
        execv("/proc/self/exe", words);
    _exit(127);
}

/* Bounds must hold before the first allocation, which posix_spawn() has no way to say. */
static int spawn(task *of, int input, int output, const task_bounds *bounds)
{
    char program[] = "zw";
    char **words = allocate((size_t)of->count + 2, sizeof *words);
    words[0] = program;
    memcpy(words + 1, of->words, (size_t)of->count * sizeof *words);
    of->pid = fork();
    if (of->pid == 0)
        become(words, input, output, bounds);
    int refused = of->pid < 0 ? errno : 0;
    if (refused)
        of->pid = 0;
    else
        setpgid(of->pid, of->pid); /* here too: whoever comes first */
    free(words);
    return refused;
}

int task_start(task *of, const task_bounds *bounds, text *why)
{
    int ends[2] = {-1, -1}, refused = 0;
    FILE *input = tmpfile();
    if (!input || fcntl(fileno(input), F_SETFD, FD_CLOEXEC) || pipe2(ends, O_CLOEXEC) ||
        fwrite(of->input, 1, of->input_length, input) != of->input_length || fflush(input) ||
        lseek(fileno(input), 0, SEEK_SET) < 0)
        refused = errno ? errno : EIO;
    else
        refused = spawn(of, fileno(input), ends[1], bounds);
    if (input)
        fclose(input);
    if (ends[1] >= 0)
        close(ends[1]);
    of->output = ends[0];
    if (refused) {
        text_addf(why, "cannot start a computation: %s", strerror(refused));
        return -1;
    }
    fcntl(of->output, F_SETFL, O_NONBLOCK);
    of->until = now_seconds() + bounds->seconds;
    return 0;
}

task_news task_wait(task *of, text *output)
{
    struct pollfd end = {.fd = of->output, .events = POLLIN};
    char bytes[16384];
    if (now_seconds() >= of->until)
        return TASK_EXCEEDED;
    if (poll(&end, 1, PAUSE) <= 0)
        return TASK_QUIET;
    ssize_t count = read(of->output, bytes, sizeof bytes);
    if (count > 0) {
        text_add_bytes(output, bytes, (size_t)count);
        return TASK_OUTPUT;
    }
    return count < 0 && (errno == EAGAIN || errno == EINTR) ? TASK_QUIET : TASK_ENDED;
}

int task_end(task *of)
{
    int status = 0;
    if (of->output >= 0)
        close(of->output);
    of->output = -1;
    if (!of->pid)
        return 3;
    /* one that has closed its output leaves by itself; who has not is not listened to any more */
    siginfo_t info = {0};
    for (int i = 0; i < 400 && of->until > 0 && !info.si_pid; i++) {
        if (waitid(P_PID, (id_t)of->pid, &info, WEXITED | WNOHANG | WNOWAIT) < 0 && errno != EINTR)
            break;
        if (!info.si_pid)
            poll(NULL, 0, 5);
    }
    kill(-of->pid, SIGKILL);
    while (waitpid(of->pid, &status, 0) < 0 && errno == EINTR)
        ;
    of->pid = 0;
    return WIFEXITED(status) ? WEXITSTATUS(status) : 3;
}

void task_free(task *of)
{
    free(of->copy);
    free(of->words);
}
