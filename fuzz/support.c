/* support.c - see support.h. */
#define _GNU_SOURCE /* fmemopen(), nftw() */
#include "support.h"

#include "base/visible.h"

#include <ftw.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>

uint64_t fuzz_complaints;

_Noreturn void fuzz_fail(const char *condition, const char *file, int line)
{
    fprintf(stderr, "%s:%d: expected %s\n", file, line, condition);
    abort();
}

/* ---------------------------------------------------------------------------------------------------------- complaints */

void fuzz_require_sentence(const char *sentence)
{
    require(sentence[0]);
    for (; *sentence; sentence++)
        require((unsigned char)*sentence >= ' ' && *sentence != 127);
    fuzz_complaints++;
}

int __wrap_bad(const char *format, ...) __attribute__((format(printf, 1, 2)));
uint64_t __wrap_machine_bytes(void);

int __wrap_bad(const char *format, ...)
{
    char sentence[4096], shown[sizeof sentence];
    va_list values;
    va_start(values, format);
    vsnprintf(sentence, sizeof sentence, format, values);
    va_end(values);
    zw_visible(sentence, shown, sizeof shown);
    fuzz_require_sentence(shown);
    return EXIT_BAD;
}

/* A small one: nobody can ask for a table that takes long to clear. */
uint64_t __wrap_machine_bytes(void)
{
    return (uint64_t)4 << 20;
}

zw_status __real_zw_engine_search(zw_engine *engine, const zw_limits *limits, zw_report *report, zw_error *error);
zw_status __wrap_zw_engine_search(zw_engine *engine, const zw_limits *limits, zw_report *report, zw_error *error);

zw_status __wrap_zw_engine_search(zw_engine *engine, const zw_limits *limits, zw_report *report, zw_error *error)
{
    zw_limits few = *limits;
    few.nodes = limits->nodes && limits->nodes < FUZZ_NODES ? limits->nodes : FUZZ_NODES;
    return __real_zw_engine_search(engine, &few, report, error);
}

zw_status __real_zw_perft_until(const zw_game *game, const void *position, int depth, int paths, const int *stop,
                                uint64_t *count, zw_error *error);
zw_status __wrap_zw_perft_until(const zw_game *game, const void *position, int depth, int paths, const int *stop,
                                uint64_t *count, zw_error *error);

zw_status __wrap_zw_perft_until(const zw_game *game, const void *position, int depth, int paths, const int *stop,
                                uint64_t *count, zw_error *error)
{
    return __real_zw_perft_until(game, position, depth < 1 ? depth : 1, paths, stop, count, error);
}

/* A search of some tens of nodes touches as many places of its table: with huge pages the system would clear 2 MB for each. */
__attribute__((constructor)) static void refuse_huge_pages(void)
{
    prctl(PR_SET_THP_DISABLE, 1, 0, 0, 0);
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

/* --------------------------------------------------------------------------------------------------- files in memory */

/* Opening and writing a file takes longer than reading most inputs. */
static struct {
    const char *name;
    const void *bytes;
    size_t size;
    text written; /* by the program; `bytes` may be in it */
} in_memory;

const char *fuzz_file(const char *name, const void *bytes, size_t size)
{
    in_memory.name = name;
    in_memory.bytes = bytes;
    in_memory.size = size;
    return name;
}

static int is_mine(const char *path)
{
    return directory[0] && !strncmp(path, directory, strlen(directory));
}

static int is_in_memory(const char *path)
{
    return in_memory.name && !strcmp(path, in_memory.name);
}

FILE *__real_file_open_to_read(const char *path);
FILE *__wrap_file_open_to_read(const char *path);
int __real_read_whole_file(const char *path, text *to);
int __wrap_read_whole_file(const char *path, text *to);
int __real_write_file(const char *path, const void *bytes, size_t size);
int __wrap_write_file(const char *path, const void *bytes, size_t size);

FILE *__wrap_file_open_to_read(const char *path)
{
    if (is_mine(path))
        return __real_file_open_to_read(path);
    FILE *file = is_in_memory(path) ? fmemopen((void *)(uintptr_t)in_memory.bytes, in_memory.size, "rb") : NULL;
    if (!file)
        bad("cannot read '%s': there is no such file", path);
    return file;
}

int __wrap_read_whole_file(const char *path, text *to)
{
    if (is_mine(path))
        return __real_read_whole_file(path, to);
    if (!is_in_memory(path))
        return bad("cannot read '%s': there is no such file", path);
    text_add_bytes(to, in_memory.bytes, in_memory.size);
    return EXIT_FINE;
}

int __wrap_write_file(const char *path, const void *bytes, size_t size)
{
    if (is_mine(path))
        return __real_write_file(path, bytes, size);
    text_clear(&in_memory.written);
    text_add_bytes(&in_memory.written, bytes, size);
    fuzz_file("game", in_memory.written.data, size);
    return EXIT_FINE;
}

void fuzz_read(const char *path, text *to)
{
    require(__real_read_whole_file(path, to) == EXIT_FINE);
}
