/* checkpoint.c - what long work has computed so far: see checkpoint.h.
 *
 * The file is a line of text that says what it was computed for, for each job that has a state its number, the size and
 * the bytes, and a digest of all that. Numbers are as this machine has them: on another one the digest is wrong. */
#define _POSIX_C_SOURCE 200809L
#include "checkpoint.h"
#include "base/replace.h"
#include "common/files.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#ifndef ZW_NO_THREADS
#include <pthread.h>
#endif

#define CHECKPOINT_VERSION 1
#define REST 20 /* from one writing to the next, in times that it took */

typedef struct job_state {
    void *bytes;
    size_t size;
} job_state;

typedef struct checkpoint_file {
#ifndef ZW_NO_THREADS
    pthread_mutex_t lock;
#endif
    text path, head;
    job_state *states; /* by job */
    int jobs;
    int changed; /* since it was written */
    int broken; /* it could not be written once, and is not any more */
    double next; /* not before then */
} checkpoint_file;

uint64_t digest_add(uint64_t digest, const void *bytes, size_t size)
{
    const unsigned char *from = bytes;
    digest ^= size;
    for (size_t i = 0; i < size; i += sizeof digest) {
        uint64_t word = 0;
        memcpy(&word, from + i, size - i < sizeof word ? size - i : sizeof word);
        digest = (digest ^ word) * UINT64_C(0x9E3779B97F4A7C15);
        digest ^= digest >> 29;
    }
    return digest;
}

static void set_state(job_state *state, const void *bytes, size_t size)
{
    state->bytes = enlarge(state->bytes, size ? size : 1, 1);
    state->size = size;
    memcpy(state->bytes, bytes, size);
}

/* ------------------------------------------------------------------------------------------------------------ writing */

static char *add_bytes(char *to, const void *bytes, size_t size)
{
    memcpy(to, bytes, size);
    return to + size;
}

static char *add_number(char *to, uint64_t number)
{
    return add_bytes(to, &number, sizeof number);
}

/* The whole file in memory; NULL: there is none left, which is not the end of the work. */
static char *compose(const checkpoint_file *file, size_t *size)
{
    *size = file->head.length + sizeof(uint64_t);
    for (int job = 0; job < file->jobs; job++)
        if (file->states[job].bytes)
            *size += 2 * sizeof(uint64_t) + file->states[job].size;
    char *all = malloc(*size), *to = all;
    if (!all)
        return NULL;
    to = add_bytes(to, file->head.data, file->head.length);
    for (int job = 0; job < file->jobs; job++) {
        if (!file->states[job].bytes)
            continue;
        to = add_number(to, (uint64_t)job);
        to = add_number(to, file->states[job].size);
        to = add_bytes(to, file->states[job].bytes, file->states[job].size);
    }
    add_number(to, digest_add(0, all, (size_t)(to - all)));
    return all;
}

/* Without it the work can still be finished. */
static void write_all(checkpoint_file *file)
{
    size_t size;
    double begin = now_seconds();
    char *all = compose(file, &size);
    int wrong = all ? zw_replace_file(file->path.data, all, size) : ENOMEM;
    free(all);
    if (wrong)
        notice("cannot write '%s': %s: what this run computes from now on is not kept", file->path.data,
               strerror(wrong));
    double end = now_seconds();
    file->next = end + REST * (end - begin);
    file->broken = wrong != 0;
    file->changed = 0;
}

/* A place that nothing can be written to is told of before the work is begun. */
static int write_first(checkpoint_file *file)
{
    size_t size;
    char *all = compose(file, &size);
    int status = all ? write_file(file->path.data, all, size) : bad("no memory to begin '%s'", file->path.data);
    free(all);
    return status;
}

void checkpoint_keep(const checkpoint *c, int job, const void *state, size_t size)
{
    checkpoint_file *file = c->file;
#ifndef ZW_NO_THREADS
    pthread_mutex_lock(&file->lock);
#endif
    set_state(&file->states[job], state, size);
    file->changed = 1;
    if (!file->broken && now_seconds() >= file->next)
        write_all(file);
#ifndef ZW_NO_THREADS
    pthread_mutex_unlock(&file->lock);
#endif
}

/* ------------------------------------------------------------------------------------------------------------ reading */

static int take_number(const text *from, size_t *at, size_t end, uint64_t *number)
{
    if (end - *at < sizeof *number)
        return 0;
    memcpy(number, from->data + *at, sizeof *number);
    *at += sizeof *number;
    return 1;
}

/* The states behind the first line; returns 0 when they are not whole. */
static int take_states(checkpoint_file *file, const text *from)
{
    uint64_t digest, job, size;
    size_t at = file->head.length, end = from->length - sizeof digest;
    if (from->length < at + sizeof digest)
        return 0;
    memcpy(&digest, from->data + end, sizeof digest);
    if (digest != digest_add(0, from->data, end))
        return 0;
    while (at < end) {
        if (!take_number(from, &at, end, &job) || !take_number(from, &at, end, &size) || size > end - at ||
            job >= (uint64_t)file->jobs)
            return 0;
        set_state(&file->states[job], from->data + at, size);
        at += size;
    }
    return 1;
}

static int take_all(checkpoint_file *file, const text *from)
{
    const char *path = file->path.data;
    if (from->length < file->head.length || memcmp(from->data, file->head.data, file->head.length))
        return bad("'%s' keeps something else (%.*s): expected what the same command computed from the same games; "
                   "remove it to start again",
                   path, (int)strcspn(from->data, "\n") < 200 ? (int)strcspn(from->data, "\n") : 200, from->data);
    return take_states(file, from) ? EXIT_FINE : bad("'%s' is damaged: remove it to start again", path);
}

static int read_all(checkpoint_file *file)
{
    text content = {0};
    if (access(file->path.data, F_OK) && errno == ENOENT)
        return write_first(file);
    int status = read_whole_file(file->path.data, &content);
    if (!status)
        status = take_all(file, &content);
    text_free(&content);
    return status;
}

/* ------------------------------------------------------------------------------------------------------ opening, closing */

static void drop(checkpoint *c)
{
    checkpoint_file *file = c->file;
    for (int job = 0; job < file->jobs; job++)
        free(file->states[job].bytes);
    free(file->states);
    text_free(&file->path);
    text_free(&file->head);
#ifndef ZW_NO_THREADS
    pthread_mutex_destroy(&file->lock);
#endif
    free(file);
    c->file = NULL;
}

int checkpoint_open(checkpoint *c, uint64_t digest, int jobs)
{
    checkpoint_file *file = c->file = allocate(1, sizeof *file);
#ifndef ZW_NO_THREADS
    pthread_mutex_init(&file->lock, NULL);
#endif
    file->jobs = jobs;
    file->states = allocate((size_t)jobs, sizeof *file->states);
    text_addf(&file->path, "%s.part", c->out);
    text_addf(&file->head, "zw checkpoint %d of %s: %s, data %016llx\n", CHECKPOINT_VERSION, zw_version(), c->about,
              (unsigned long long)digest);
    int status = read_all(file);
    if (status)
        drop(c);
    return status;
}

int checkpoint_find(const checkpoint *c, int job, void *state, size_t size)
{
    const job_state *kept = &c->file->states[job];
    if (!kept->bytes || kept->size != size)
        return 0;
    memcpy(state, kept->bytes, size);
    return 1;
}

int checkpoint_close(checkpoint *c, int finished)
{
    checkpoint_file *file = c->file;
    int status = EXIT_FINE;
    if (!file)
        return EXIT_FINE;
    if (!finished && file->changed && !file->broken)
        write_all(file);
    if (finished && remove(file->path.data) && errno != ENOENT)
        status = bad("cannot remove '%s', which is not needed any more: %s", file->path.data, strerror(errno));
    drop(c);
    return status;
}
