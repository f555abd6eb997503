/* terminal_line.c - reading what a player types: with line editing, history and completion where there is a terminal and
 * libedit was there when the program was built, otherwise plainly. It must not know what the lines mean; see terminal.h. */
#define _POSIX_C_SOURCE 200809L
#include "common/interrupt.h"
#include "terminal.h"

#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/select.h>
#include <unistd.h>

#ifdef ZW_HAVE_LIBEDIT
#include <histedit.h>
#include <wchar.h>
#endif

struct line_reader {
    const play_session *session;
    char *line; /* of getline() */
    size_t capacity;
    int asks; /* there is a person at a terminal */
    char prompt[128];
#ifdef ZW_HAVE_LIBEDIT
    EditLine *editor; /* NULL: lines are read plainly */
    History *history;
#endif
};

/* Waits for input, or for a Ctrl-C: it is let through only while waiting, so that none is missed just before. */
static int input_or_interrupt(void)
{
    sigset_t interrupts, before;
    fd_set input;
    FD_ZERO(&input);
    FD_SET(STDIN_FILENO, &input);
    sigemptyset(&interrupts);
    sigaddset(&interrupts, SIGINT);
    sigprocmask(SIG_BLOCK, &interrupts, &before);
    int ready = interrupted() ? -1 : pselect(STDIN_FILENO + 1, &input, NULL, NULL, NULL, &before);
    sigprocmask(SIG_SETMASK, &before, NULL);
    return ready > 0;
}

/* ----------------------------------------------------------------------------------------------------- with libedit */

#ifdef ZW_HAVE_LIBEDIT

static line_reader *reader_of(EditLine *editor)
{
    void *reader = NULL;
    el_get(editor, EL_CLIENTDATA, &reader);
    return reader;
}

static char *prompt_of(EditLine *editor)
{
    return reader_of(editor)->prompt;
}

/* A character, which may have several bytes. Returns 1, 0 at the end, or -1 after a Ctrl-C. */
static int read_character(EditLine *editor, wchar_t *character)
{
    mbstate_t state = {0};
    (void)editor;
    for (;;) {
        char byte;
        if (!input_or_interrupt()) {
            errno = EINTR;
            return -1;
        }
        ssize_t got = read(STDIN_FILENO, &byte, 1);
        if (got <= 0)
            return (int)got;
        size_t used = mbrtowc(character, &byte, 1, &state);
        if (used == (size_t)-1) {
            *character = L'?';
            return 1;
        }
        if (used != (size_t)-2)
            return 1;
    }
}

/* What the words that fit have in common behind what was typed, and how many they are. */
typedef struct completion {
    const char *typed;
    size_t length;
    char shared[256];
    int count;
    text all;
} completion;

static void complete_with(void *user, const char *word)
{
    completion *of = user;
    if (strncmp(word, of->typed, of->length) != 0 || strlen(word) >= sizeof of->shared)
        return;
    if (!of->count++)
        strcpy(of->shared, word);
    size_t same = 0;
    while (of->shared[same] && of->shared[same] == word[same])
        same++;
    of->shared[same] = '\0';
    text_addf(&of->all, "%s%s", of->all.length ? "  " : "", word);
}

/* Tab: completes the word before the cursor, or lists what it can become. */
static unsigned char complete(EditLine *editor, int key)
{
    const LineInfo *line = el_line(editor);
    size_t before = (size_t)(line->cursor - line->buffer), begin = before;
    char typed[256];
    (void)key;
    while (begin && line->buffer[begin - 1] != ' ')
        begin--;
    if (before - begin >= sizeof typed)
        return CC_ERROR;
    memcpy(typed, line->buffer + begin, before - begin);
    typed[before - begin] = '\0';
    completion of = {.typed = typed, .length = before - begin};
    play_words(reader_of(editor)->session, begin == 0, complete_with, &of);
    unsigned char answer = CC_ERROR;
    if (of.count && strlen(of.shared) > of.length) {
        answer = el_insertstr(editor, of.shared + of.length) ? CC_ERROR : CC_REFRESH;
    } else if (of.count > 1) {
        printf("\n%s\n", of.all.data);
        fflush(stdout);
        answer = CC_REDISPLAY;
    }
    if (of.count == 1 && answer == CC_REFRESH)
        el_insertstr(editor, " ");
    text_free(&of.all);
    return answer;
}

static void open_editor(line_reader *of)
{
    HistEvent event;
    of->editor = el_init("zw", stdin, stdout, stderr);
    of->history = of->editor ? history_init() : NULL;
    if (!of->editor)
        return;
    el_set(of->editor, EL_CLIENTDATA, of);
    el_set(of->editor, EL_PROMPT, prompt_of);
    el_set(of->editor, EL_EDITOR, "emacs");
    el_set(of->editor, EL_GETCFN, read_character);
    el_set(of->editor, EL_ADDFN, "zw-complete", "completes a word", complete);
    el_set(of->editor, EL_BIND, "^I", "zw-complete", NULL);
    if (of->history) {
        history(of->history, &event, H_SETSIZE, 500);
        history(of->history, &event, H_SETUNIQUE, 1);
        el_set(of->editor, EL_HIST, history, of->history);
    }
}

static void close_editor(line_reader *of)
{
    if (of->history)
        history_end(of->history);
    if (of->editor)
        el_end(of->editor);
}

/* Returns the line; NULL after a Ctrl-C or at the end. */
static char *edit_line(line_reader *of)
{
    int length = 0;
    HistEvent event;
    el_set(of->editor, EL_PREP_TERM, 1); /* before the prompt, or keys that come at once are not edited */
    const char *line = el_gets(of->editor, &length);
    if (!line || length <= 0)
        return NULL;
    if (of->history && line[strspn(line, " \t\r\n")])
        history(of->history, &event, H_ENTER, line);
    free(of->line);
    of->line = copy_text(line);
    return of->line;
}

static int edits(const line_reader *of)
{
    return of->editor != NULL;
}

#else

static void open_editor(line_reader *of)
{
    (void)of;
}

static void close_editor(line_reader *of)
{
    (void)of;
}

static char *edit_line(line_reader *of)
{
    return of->line;
}

static int edits(const line_reader *of)
{
    (void)of;
    return 0;
}

#endif

/* ----------------------------------------------------------------------------------------------------------- reading */

line_reader *line_reader_new(const play_session *session)
{
    const char *kind = getenv("TERM");
    line_reader *of = allocate(1, sizeof *of);
    of->session = session;
    of->asks = isatty(STDIN_FILENO) && isatty(STDOUT_FILENO) && !session->json;
    if (of->asks && !session->plain && kind && strcmp(kind, "dumb") != 0)
        open_editor(of);
    return of;
}

void line_reader_free(line_reader *of)
{
    close_editor(of);
    free(of->line);
    free(of);
}

static char *plain_line(line_reader *of)
{
    if (of->asks) {
        printf("%s", of->prompt);
        fflush(stdout);
        if (!input_or_interrupt())
            return NULL;
    }
    return getline(&of->line, &of->capacity, stdin) < 0 ? NULL : of->line;
}

/* A Ctrl-C at a prompt leaves the program only when it is the second in a row. */
char *line_reader_next(line_reader *of, const char *prompt)
{
    snprintf(of->prompt, sizeof of->prompt, "%s", prompt);
    for (int pressed = 0;;) {
        fflush(stdout);
        char *line = edits(of) ? edit_line(of) : plain_line(of);
        if (line)
            return line;
        if (of->asks && (!interrupted() || pressed))
            printf("\n");
        if (!of->asks || !interrupted() || pressed++)
            return NULL;
        interrupt_forget();
        printf("\n(Ctrl-C again, or quit, leaves)\n");
    }
}
