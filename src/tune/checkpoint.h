/* checkpoint.h - what long work has computed so far, in a file beside the one that it will write, so that killed work goes
 * on where it was. The work is a number of jobs, and of each the latest state is kept, as bytes. It knows neither what the
 * bytes are nor what they are for. */
#ifndef ZW_TUNE_CHECKPOINT_H
#define ZW_TUNE_CHECKPOINT_H

#include "common/common.h"

/* Set `out` and `about`, the rest to 0. */
typedef struct checkpoint {
    const char *out; /* what will be written; the file beside it is called so and ".part" */
    const char *about; /* the work in a line: its command */
    struct checkpoint_file *file;
} checkpoint;

/* Reads the file of an earlier run, or begins one. `digest` stands for everything that the work is computed from besides
 * `about`; a file that was kept of other work is refused. Complains and returns an exit status, or returns EXIT_FINE. */
int checkpoint_open(checkpoint *c, uint64_t digest, int jobs);

/* Copies the state of a job, when it was kept and has that size; returns 1, else 0. */
int checkpoint_find(const checkpoint *c, int job, void *state, size_t size);

/* Replaces the state of a job; from any thread. The file is written now and then, so that this takes a twentieth of the
 * time at most, and always as a whole. */
void checkpoint_keep(const checkpoint *c, int job, const void *state, size_t size);

/* When the work is finished and written the file is removed, else it has the latest of all jobs. Complains and returns an
 * exit status when it cannot be removed. */
int checkpoint_close(checkpoint *c, int finished);

/* The digest of what was digested before and these bytes; begin with 0. */
uint64_t digest_add(uint64_t digest, const void *bytes, size_t size);

#endif
