/* check_child.c - checking a game in a child process: see check_child.h.
 *
 * The two share a page of notes: the child says what it is about to call, and the parent reads that when the child has
 * crashed, or has made no call for too long. Sentences come through a pipe. It must not know what is being checked. */
#define _GNU_SOURCE /* MAP_ANONYMOUS, pipe2 */
#include "check_child.h"

#include "common/interrupt.h"
#include "game/check.h"

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/prctl.h>
#endif

#define GAMES_AT_ONCE 200
#define MOST_ROOMS 64
#define GUARD_PAGES 16
#define REPLAY_PATIENCE 5.0 /* seconds for the text of a position that is known to make trouble */
#define LONGEST_TEXT 4000

typedef struct notes {
    zw_check_trace trace;
    struct {
        uintptr_t end;
        size_t size;
        char what[16];
    } rooms[MOST_ROOMS];
    int room_count;
    volatile int crash_signal;
    volatile uintptr_t crash_address;
    volatile int stop; /* the parent wants no more games */
    volatile int done; /* the child has come to its end, with `status` */
    zw_status status;
    char name[64], error[2048];
    int walked;
    int keyless;
} notes;

/* ------------------------------------------------------------------------------------------------------ the child */

static notes *shared; /* in the child: signal handlers have no other way to find it */

/* What happened is noted; the signal comes again and ends the process. */
static void note_crash(int number, siginfo_t *info, void *machine)
{
    (void)machine;
    shared->crash_signal = number;
    shared->crash_address = (uintptr_t)info->si_addr;
}

/* The handler has a stack of its own: a recursion without end is a crash too. */
static void catch_crashes(void)
{
    static const int crashes[] = {SIGSEGV, SIGBUS, SIGFPE, SIGILL};
    static char handler_stack[65536];
    stack_t stack = {.ss_sp = handler_stack, .ss_size = sizeof handler_stack};
    struct sigaction action = {.sa_sigaction = note_crash, .sa_flags = (int)(SA_SIGINFO | SA_RESETHAND | SA_ONSTACK)};
    struct rlimit none = {0, 0};
    sigaltstack(&stack, NULL);
    sigemptyset(&action.sa_mask);
    for (size_t i = 0; i < sizeof crashes / sizeof crashes[0]; i++)
        sigaction(crashes[i], &action, NULL);
    setrlimit(RLIMIT_CORE, &none);
    signal(SIGINT, SIG_IGN); /* the parent says when to stop */
#ifdef __linux__
    prctl(PR_SET_PDEATHSIG, SIGKILL);
#endif
}

/* Memory ends right before pages that nobody may touch. */
static size_t room_bytes(size_t size)
{
    size_t page = (size_t)sysconf(_SC_PAGESIZE);
    return (size + page - 1) / page * page;
}

static size_t guard_bytes(void)
{
    return GUARD_PAGES * (size_t)sysconf(_SC_PAGESIZE);
}

static void *acquire(void *user, size_t size, const char *what)
{
    notes *n = user;
    size_t bytes = room_bytes(size);
    char *at = mmap(NULL, bytes + guard_bytes(), PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (at == MAP_FAILED)
        return NULL;
    mprotect(at + bytes, guard_bytes(), PROT_NONE);
    if (n->room_count < MOST_ROOMS) {
        int i = n->room_count++;
        n->rooms[i].end = (uintptr_t)(at + bytes);
        n->rooms[i].size = size;
        snprintf(n->rooms[i].what, sizeof n->rooms[i].what, "%s", what);
    }
    return at + bytes - size;
}

static void release(void *user, void *memory, size_t size)
{
    notes *n = user;
    size_t bytes = room_bytes(size);
    n->room_count = 0; /* all are released together */
    munmap((char *)memory + size - bytes, bytes + guard_bytes());
}

/* A built-in game by its name, or a plug-in, which stays open for as long as the process lives. NULL: see notes.error. */
static const zw_game *open_game(const char *word)
{
    const zw_game *built_in = strchr(word, '/') ? NULL : zw_game_find(word);
    zw_error error = {0};
    if (built_in)
        return built_in;
    shared->trace.function = "zw_plugin_game";
    zw_plugin *plugin = zw_plugin_open(word, &error);
    if (!plugin)
        snprintf(shared->error, sizeof shared->error, "%s", error.text);
    return plugin ? zw_plugin_get(plugin) : NULL;
}

static void send_line(int pipe_end, const char *line)
{
    size_t length = strlen(line);
    while (length > 0) {
        ssize_t sent = write(pipe_end, line, length);
        if (sent < 0 && errno != EINTR)
            _exit(EXIT_BAD);
        line += sent > 0 ? sent : 0;
        length -= sent > 0 ? (size_t)sent : 0;
    }
}

static void send_sentence(void *user, const char *sentence)
{
    send_line(*(int *)user, sentence);
    send_line(*(int *)user, "\n");
}

/* In parts, so that Ctrl-C need not wait for the last game. */
static void walk_in_child(const check_request *request, int pipe_end)
{
    zw_check_host host = {.trace = &shared->trace, .acquire = acquire, .release = release, .user = shared};
    const zw_game *game = open_game(request->game);
    zw_error error = {0};
    zw_status status = game ? ZW_OK : ZW_BAD_INPUT;
    if (game) {
        snprintf(shared->name, sizeof shared->name, "%s", game->name);
        shared->keyless = !game->hash && !(game->flags & ZW_EQUAL_BYTES);
    }
    for (uint64_t part = 0; status == ZW_OK && shared->walked < request->games && !shared->stop; part++) {
        int left = request->games - shared->walked, games = left < GAMES_AT_ONCE ? left : GAMES_AT_ONCE;
        status = zw_game_check_hosted(game, request->seed + part, games, &host, send_sentence, &pipe_end, &error);
        shared->walked += games;
    }
    if (status != ZW_OK && status != ZW_BAD_GAME && game)
        snprintf(shared->error, sizeof shared->error, "%.1000s: %s", request->game, error.text);
    shared->status = status;
    shared->done = 1;
}

/* Two lines: the moves to the position, and the same with the move behind them. */
static void replay_in_child(const check_request *request, int pipe_end)
{
    char line[LONGEST_TEXT];
    const zw_check_trace *t = &shared->trace;
    int plies = t->plies; /* opening the game writes no more than the function into the trace */
    zw_move path[ZW_CHECK_PLIES + 17];
    const zw_game *game = open_game(request->game);
    void *context = NULL;
    if (!game || (game->context_new && game->context_new(game, &context) != 0))
        return;
    memcpy(path, t->path, (size_t)plies * sizeof *path);
    path[plies] = t->move;
    for (int more = 0; more <= (t->move != ZW_NO_MOVE); more++) {
        zw_check_path_text(game, context, path, plies + more, line, sizeof line);
        send_sentence(&pipe_end, line);
    }
}

/* ----------------------------------------------------------------------------------------------------- the parent */

/* Starts a child that runs a function and ends. Its number, or -1; the end of the pipe to read from in *from. */
static pid_t start_child(notes *n, const check_request *request, void (*run)(const check_request *, int), int *from)
{
    int ends[2];
    if (pipe2(ends, O_CLOEXEC))
        return -1;
    fflush(NULL);
    pid_t child = fork();
    if (child == 0) {
        close(ends[0]);
        shared = n;
        catch_crashes();
        run(request, ends[1]);
        fflush(NULL);
        _exit(EXIT_FINE);
    }
    close(ends[1]);
    *from = ends[0];
    if (child < 0)
        close(ends[0]);
    return child;
}

/* Reads lines until the child closes the pipe. Returns 0 when it made no call for so many seconds and was killed. A
 * stopped process (Ctrl-Z) is not late: only the time that this one sees pass is counted. */
static int follow(notes *n, pid_t child, int from, double patience, void (*line)(void *, const char *), void *user)
{
    text read_so_far = {0};
    uint64_t calls = n->trace.calls;
    double quiet = 0, before = now_seconds();
    int in_time = 1;
    for (;;) {
        char bytes[4096];
        struct pollfd end = {.fd = from, .events = POLLIN};
        int ready = poll(&end, 1, 50);
        double now = now_seconds();
        quiet = calls != n->trace.calls ? 0 : quiet + (now - before < 0.2 ? now - before : 0.2);
        calls = n->trace.calls;
        before = now;
        n->stop = interrupted();
        if (ready > 0) {
            ssize_t count = read(from, bytes, sizeof bytes);
            if (count <= 0 && !(count < 0 && errno == EINTR))
                break;
            text_add_bytes(&read_so_far, bytes, count > 0 ? (size_t)count : 0);
        }
        for (char *stop; read_so_far.length && (stop = memchr(read_so_far.data, '\n', read_so_far.length));) {
            size_t length = (size_t)(stop - read_so_far.data) + 1;
            *stop = '\0';
            line(user, read_so_far.data);
            memmove(read_so_far.data, read_so_far.data + length, read_so_far.length - length);
            read_so_far.length -= length;
        }
        if (in_time && quiet >= patience) {
            in_time = 0;
            kill(child, SIGKILL);
        }
    }
    text_free(&read_so_far);
    close(from);
    return in_time;
}

static int wait_status(pid_t child)
{
    int status = 0;
    while (waitpid(child, &status, 0) < 0 && errno == EINTR)
        ;
    return status;
}

typedef struct replayed {
    int lines;
    char line[2][LONGEST_TEXT];
} replayed;

static void take_line(void *user, const char *line)
{
    replayed *r = user;
    if (r->lines < 2)
        snprintf(r->line[r->lines++], LONGEST_TEXT, "%s", line);
}

/* Where the trace ends, in words; in codes where the game cannot even format its moves. */
static void add_place(notes *n, const check_request *request, text *sentence)
{
    replayed *r = allocate(1, sizeof *r);
    int from, plies = n->trace.plies;
    zw_move move = n->trace.move;
    const char *function = n->trace.function; /* the replay writes another one there */
    pid_t child = start_child(n, request, replay_in_child, &from);
    if (child > 0) {
        follow(n, child, from, REPLAY_PATIENCE, take_line, r);
        wait_status(child);
    }
    n->trace.function = function;
    if (move != ZW_NO_MOVE) {
        const char *last = r->lines == 2 ? strrchr(r->line[1], ' ') : NULL;
        if (r->lines == 2)
            text_addf(sentence, " with move %s", last ? last + 1 : r->line[1]);
        else
            text_addf(sentence, " with move %" PRIu32, move);
    }
    if (plies == 0) {
        text_add(sentence, " at the start");
    } else if (r->lines) {
        text_addf(sentence, " after: %s", r->line[0]);
    } else {
        text_add(sentence, " after the moves with the codes");
        for (int i = 0; i < plies; i++)
            text_addf(sentence, " %" PRIu32, n->trace.path[i]);
    }
    free(r);
}

/* Which promise a touch of a guard page breaks; NULL: the address lies elsewhere. */
static const char *overrun_of(const notes *n, text *words)
{
    for (int i = 0; i < n->room_count; i++) {
        uintptr_t end = n->rooms[i].end;
        const char *what = n->rooms[i].what;
        if (n->crash_address < end || n->crash_address >= end + guard_bytes())
            continue;
        text_add(words, "went past the end of ");
        if (strcmp(what, "position") == 0)
            text_addf(words, "a position of %zu bytes (position_size)", n->rooms[i].size);
        else
            text_add(words, strcmp(what, "list") == 0   ? "the list of moves it was given (max_moves)"
                            : strcmp(what, "keys") == 0 ? "the keys of its moves"
                                                        : "the text buffer it was given");
        return words->data;
    }
    return NULL;
}

static const char *signal_words(int number)
{
    return number == SIGSEGV   ? "segmentation fault"
           : number == SIGBUS  ? "bus error"
           : number == SIGFPE  ? "arithmetic error"
           : number == SIGILL  ? "illegal instruction"
           : number == SIGABRT ? "abort"
                               : strsignal(number);
}

/* The one sentence about a child that did not come to its end. */
static void describe_end(notes *n, const check_request *request, int in_time, int status, text *sentence)
{
    text overrun = {0};
    text_addf(sentence, "%s() ", n->trace.function ? n->trace.function : "zw_plugin_game");
    if (!in_time)
        text_addf(sentence, "did not return within %g seconds", request->patience);
    else if (WIFSIGNALED(status) && n->crash_signal && overrun_of(n, &overrun))
        text_add(sentence, overrun.data);
    else if (WIFSIGNALED(status))
        text_addf(sentence, "crashed (%s)", signal_words(WTERMSIG(status)));
    else
        text_addf(sentence, "ended the process with status %d", WEXITSTATUS(status));
    if (n->trace.calls)
        add_place(n, request, sentence);
    text_free(&overrun);
}

typedef struct counted {
    void (*broken)(void *, const char *);
    void *user;
    int count;
} counted;

static void count_sentence(void *user, const char *sentence)
{
    counted *c = user;
    c->count++;
    c->broken(c->user, sentence);
}

int check_in_child(const check_request *request, void (*broken)(void *, const char *), void *user, check_result *result,
                   text *why)
{
    counted sentences = {.broken = broken, .user = user};
    int from, end = EXIT_BAD;
    notes *n = mmap(NULL, sizeof *n, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    pid_t child = n == MAP_FAILED ? -1 : start_child(n, request, walk_in_child, &from);
    if (child < 0) {
        text_addf(why, "%s cannot be checked in a child process: %s", request->game, strerror(errno));
    } else {
        int in_time = follow(n, child, from, request->patience, count_sentence, &sentences),
            status = wait_status(child);
        if (!n->done) {
            text sentence = {0};
            describe_end(n, request, in_time, status, &sentence);
            count_sentence(&sentences, sentence.data);
            text_free(&sentence);
        }
        if (n->done && n->status != ZW_OK && n->status != ZW_BAD_GAME)
            text_add(why, n->error);
        else
            end = sentences.count || n->status != ZW_OK ? EXIT_NO : EXIT_FINE;
        snprintf(result->name, sizeof result->name, "%s", n->name);
        result->walked = n->walked;
        result->keyless = n->keyless;
        result->broken = sentences.count;
    }
    if (n != MAP_FAILED)
        munmap(n, sizeof *n);
    return end;
}
