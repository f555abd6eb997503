/* fuzz_checkpoint.c - checkpoints of long work, under libFuzzer.
 *
 * The first byte says whether the rest is the whole file, or what stands between the right first line and the right digest.
 * What is accepted is written again, and must be found the same. */
#include "support.h"

#include "tune/checkpoint.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { JOBS = 4, STATE = 8 };

static int open_again(checkpoint *c, const char *out)
{
    *c = (checkpoint){.out = out, .about = "fuzzing"};
    return checkpoint_open(c, 7, JOBS);
}

/* The first line, as the program writes it. */
static void read_head(const char *out, const char *path, text *head)
{
    checkpoint c;
    remove(path);
    require(open_again(&c, out) == EXIT_FINE);
    checkpoint_close(&c, 0);
    require(read_whole_file(path, head) == EXIT_FINE);
    head->length = strcspn(head->data, "\n") + 1;
}

static void require_kept(const char *out, unsigned char states[JOBS][STATE], const int found[JOBS])
{
    checkpoint c;
    unsigned char again[STATE];
    require(open_again(&c, out) == EXIT_FINE);
    for (int job = 0; job < JOBS; job++) {
        require(checkpoint_find(&c, job, again, STATE) == found[job]);
        require(!found[job] || memcmp(again, states[job], STATE) == 0);
    }
    checkpoint_close(&c, 1);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static char out[4096], path[sizeof out + 8];
    static text head;
    if (!size)
        return 0;
    if (!head.data) {
        snprintf(out, sizeof out, "%s", fuzz_path("work"));
        snprintf(path, sizeof path, "%s.part", out);
        read_head(out, path, &head);
    }
    text all = {0};
    int whole = fuzz_row(data, size, 2);
    if (!whole)
        text_add_bytes(&all, head.data, head.length);
    text_add_bytes(&all, (const char *)data + 1, size - 1);
    uint64_t digest = digest_add(0, all.data, all.length);
    if (!whole)
        text_add_bytes(&all, (const char *)&digest, sizeof digest);
    fuzz_write(path, all.data, all.length);
    text_free(&all);
    checkpoint c;
    if (open_again(&c, out) != EXIT_FINE)
        return 0;
    unsigned char states[JOBS][STATE];
    int found[JOBS];
    for (int job = 0; job < JOBS; job++)
        found[job] = checkpoint_find(&c, job, states[job], STATE);
    memset(states[0], 'x', STATE);
    checkpoint_keep(&c, 0, states[0], STATE);
    found[0] = 1;
    checkpoint_close(&c, 0);
    require_kept(out, states, found);
    return 0;
}
