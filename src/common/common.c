/* common.c - see common.h. */
#define _DEFAULT_SOURCE /* sysconf(_SC_PHYS_PAGES) */
#include "common.h"
#include "base/visible.h"
#include "json.h"

#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

static void (*complaints_to)(const char *line);
static int as_json;

void complain_to(void (*take)(const char *line))
{
    complaints_to = take;
}

void complain_as_json(void)
{
    as_json = 1;
}

/* One line, whatever it quotes, and in one piece, so that the lines of several threads and workers do not mix. It takes no
 * memory: there may be none. */
__attribute__((format(printf, 3, 0))) static void say(const char *begin, int as_object, const char *format,
                                                      va_list values)
{
    enum { ROOM = 8192 };
    char sentence[ROOM], line[ROOM], object[2 * ROOM + 64];
    vsnprintf(sentence, sizeof sentence, format, values);
    zw_visible(sentence, line, ROOM);
    if (complaints_to) {
        complaints_to(line);
        return;
    }
    if (as_object) {
        json_escape(line, sentence, sizeof sentence);
        snprintf(object, sizeof object, "{\"error\":\"%s\"}\n", sentence);
    } else {
        snprintf(object, sizeof object, "%s%s\n", begin, line);
    }
    fflush(stdout);
    fwrite(object, 1, strlen(object), stderr);
}

int bad(const char *format, ...)
{
    va_list values;
    va_start(values, format);
    say("zw: ", as_json, format, values);
    va_end(values);
    return EXIT_BAD;
}

void notice(const char *format, ...)
{
    va_list values;
    va_start(values, format);
    say("zw: note: ", 0, format, values);
    va_end(values);
}

/* Several threads may run out of memory at once; the first one ends the program for all of them. Not by exit(), which
 * writes what waits in stdout while another thread may be writing it: bad() has done so, when it was that one's turn. */
static _Noreturn void give_up(void)
{
    static atomic_flag ending = ATOMIC_FLAG_INIT;
    if (!atomic_flag_test_and_set(&ending))
        _exit(bad("out of memory"));
    for (;;)
        sleep(1);
}

static void *or_give_up(void *memory)
{
    if (!memory)
        give_up();
    return memory;
}

void *allocate(size_t count, size_t size)
{
    return or_give_up(calloc(count ? count : 1, size ? size : 1));
}

void *enlarge(void *old, size_t count, size_t size)
{
    if (size && count > (size_t)-1 / size)
        give_up();
    return or_give_up(realloc(old, count * size));
}

char *copy_text(const char *source)
{
    size_t length = strlen(source) + 1;
    return memcpy(allocate(length, 1), source, length);
}

static void text_reserve(text *to, size_t more)
{
    size_t needed = to->length + more + 1;
    if (needed <= to->capacity)
        return;
    to->capacity = needed > 2 * to->capacity ? needed : 2 * to->capacity;
    to->data = enlarge(to->data, to->capacity, 1);
}

void text_add_bytes(text *to, const char *piece, size_t length)
{
    text_reserve(to, length);
    memcpy(to->data + to->length, piece, length);
    to->length += length;
    to->data[to->length] = '\0';
}

void text_add(text *to, const char *piece)
{
    text_add_bytes(to, piece, strlen(piece));
}

void text_addf(text *to, const char *format, ...)
{
    va_list values, again;
    va_start(values, format);
    va_copy(again, values);
    int length = vsnprintf(NULL, 0, format, values);
    va_end(values);
    if (length > 0) {
        text_reserve(to, (size_t)length);
        vsnprintf(to->data + to->length, (size_t)length + 1, format, again);
        to->length += (size_t)length;
    }
    va_end(again);
}

void text_clear(text *to)
{
    to->length = 0;
    if (to->data)
        to->data[0] = '\0';
}

void text_free(text *to)
{
    free(to->data);
    *to = (text){0};
}

int word_distance(const char *a, const char *b)
{
    enum { LONGEST = 40 };
    size_t length_a = strlen(a), length_b = strlen(b);
    if (length_a > LONGEST || length_b > LONGEST)
        return LONGEST;
    int of[LONGEST + 1][LONGEST + 1]; /* of the first i and j letters */
    for (size_t i = 0; i <= length_a; i++)
        for (size_t j = 0; j <= length_b; j++) {
            int best = i == 0 ? (int)j : j == 0 ? (int)i : of[i - 1][j - 1] + (a[i - 1] != b[j - 1]);
            if (i && j && of[i - 1][j] + 1 < best)
                best = of[i - 1][j] + 1;
            if (i && j && of[i][j - 1] + 1 < best)
                best = of[i][j - 1] + 1;
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1] && of[i - 2][j - 2] + 1 < best)
                best = of[i - 2][j - 2] + 1;
            of[i][j] = best;
        }
    return of[length_a][length_b];
}

double now_seconds(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + 1e-9 * (double)time.tv_nsec;
}

int processor_count(void)
{
    long count = sysconf(_SC_NPROCESSORS_ONLN);
    return count < 1 ? 1 : count > 1024 ? 1024 : (int)count;
}

uint64_t machine_bytes(void)
{
    long pages = sysconf(_SC_PHYS_PAGES), size = sysconf(_SC_PAGESIZE);
    return pages > 0 && size > 0 ? (uint64_t)pages * (uint64_t)size : 0;
}
