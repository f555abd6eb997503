/* fuzz_archive.c - the laboratory's results as text, under libFuzzer.
 *
 * The first byte chooses a file: rows (compressed or not), verdicts or facts; the rest is what it says. Whatever it is, it is
 * read, or refused with one line. */
#define _POSIX_C_SOURCE 200809L
#include "support.h"

#include "lab/archive.h"

#include <string.h>
#include <unistd.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static const char *const names[] = {"fuzzing.tree.rows", "fuzzing.verdicts", LAB_ARCHIVE_FACTS,
                                        "fuzzing.tree.rows.zst"};
    enum { KINDS = sizeof names / sizeof *names };
    if (!size)
        return 0;
    text path = {0}, folder = {0};
    text_add(&path, fuzz_path(names[fuzz_row(data, size, KINDS)]));
    text_add_bytes(&folder, path.data, (size_t)(strrchr(path.data, '/') - path.data));
    fuzz_write(path.data, data + 1, size - 1);
    const char *built = fuzz_path("lab.db");
    unlink(built);
    lab_store *store = lab_store_open(built, LAB_BUILD);
    require(store != NULL);
    uint64_t before = fuzz_complaints;
    int status = lab_archive_read(store, folder.data);
    require((status == EXIT_FINE) == (fuzz_complaints == before));
    lab_store_close(store);
    unlink(path.data);
    text_free(&folder);
    text_free(&path);
    return 0;
}
