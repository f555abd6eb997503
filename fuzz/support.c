/* support.c - see support.h. */
#define _GNU_SOURCE /* nftw() */
#include "support.h"

#include <ftw.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

uint64_t fuzz_complaints;

_Noreturn void fuzz_fail(const char *condition, const char *file, int line)
{
    fprintf(stderr, "%s:%d: expected %s\n", file, line, condition);
    abort();
}

/* ---------------------------------------------------------------------------------------------------------- complaints */

void fuzz_require_sentence(const char *sentence)
{
    require(sentence[0] && !strchr(sentence, '\n'));
    fuzz_complaints++;
}

int __wrap_bad(const char *format, ...) __attribute__((format(printf, 1, 2)));
uint64_t __wrap_machine_bytes(void);

int __wrap_bad(const char *format, ...)
{
    char sentence[4096];
    va_list values;
    va_start(values, format);
    vsnprintf(sentence, sizeof sentence, format, values);
    va_end(values);
    fuzz_require_sentence(sentence);
    return EXIT_BAD;
}

/* A small one: nobody can ask for a table that takes long to clear. */
uint64_t __wrap_machine_bytes(void)
{
    return (uint64_t)4 << 20;
}

/* --------------------------------------------------------------------------------------------------------------- games */

game_handle *fuzz_game(const char *name)
{
    enum { MOST = 16 };
    static game_handle games[MOST];
    int i = 0;
    while (i < MOST && games[i].game && strcmp(games[i].game->name, name) != 0)
        i++;
    require(i < MOST);
    if (!games[i].game)
        require(game_open(name, &games[i]) == EXIT_FINE);
    return &games[i];
}

int fuzz_row(const uint8_t *data, size_t size, size_t rows)
{
    return size ? (int)((data[0] + 256u - '0') % 256u % rows) : 0;
}

/* --------------------------------------------------------------------------------------------------------------- files */

static char directory[4096];

static int remove_one(const char *path, const struct stat *facts, int kind, struct FTW *place)
{
    (void)facts, (void)kind, (void)place;
    return remove(path);
}

static void remove_directory(void)
{
    nftw(directory, remove_one, 8, FTW_DEPTH | FTW_PHYS);
}

static void make_directory(void)
{
    const char *place = getenv("TMPDIR");
    snprintf(directory, sizeof directory, "%s/zw-fuzz-XXXXXX", place ? place : "/tmp");
    require(mkdtemp(directory) != NULL);
    atexit(remove_directory);
}

const char *fuzz_path(const char *name)
{
    static char path[sizeof directory + 64];
    if (!directory[0])
        make_directory();
    snprintf(path, sizeof path, "%s/%.60s", directory, name);
    return path;
}

void fuzz_write(const char *path, const void *bytes, size_t size)
{
    FILE *file = fopen(path, "wb");
    require(file && (!size || fwrite(bytes, 1, size, file) == size));
    require(fclose(file) == 0);
}
