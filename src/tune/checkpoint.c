/* checkpoint.c - what long work has computed so far: see checkpoint.h.
 *
 * The file is a line of text that says what it was computed for, for each job that has a state its number, the size and
 * the bytes, and a digest of all that. Numbers are as this machine has them: on another one the digest is wrong. */
#define _POSIX_C_SOURCE 200809L
#include "checkpoint.h"
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

static void add_number(text *to, uint64_t number)
{
    text_add_bytes(to, (const char *)&number, sizeof number);
}

static int write_all(checkpoint_file *file)
{
    text all = {0};
    double begin = now_seconds();
    text_add_bytes(&all, file->head.data, file->head.length);
    for (int job = 0; job < file->jobs; job++) {
        if (!file->states[job].bytes)
            continue;
        add_number(&all, (uint64_t)job);
        add_number(&all, file->states[job].size);
        text_add_bytes(&all, file->states[job].bytes, file->states[job].size);
    }
    add_number(&all, digest_add(0, all.data, all.length));
    int status = write_file(file->path.data, all.data, all.length);
    text_free(&all);
    double end = now_seconds();
    file->next = end + REST * (end - begin);
    file->broken = status != EXIT_FINE;
    return status;
}

void checkpoint_keep(const checkpoint *c, int job, const void *state, size_t size)
{
    checkpoint_file *file = c->file;
#ifndef ZW_NO_THREADS
    pthread_mutex_lock(&file->lock);
#endif
    set_state(&file->states[job], state, size);
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
                   "remove it to begin anew",
                   path, (int)strcspn(from->data, "\n") < 200 ? (int)strcspn(from->data, "\n") : 200, from->data);
    return take_states(file, from) ? EXIT_FINE : bad("'%s' is damaged: remove it to begin anew", path);
}

static int read_all(checkpoint_file *file)
{
    text content = {0};
    if (access(file->path.data, F_OK) && errno == ENOENT)
        return write_all(file);
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

void checkpoint_close(checkpoint *c, int finished)
{
    if (!c->file)
        return;
    if (finished)
        remove(c->file->path.data);
    else if (!c->file->broken)
        write_all(c->file);
    drop(c);
}
