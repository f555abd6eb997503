/* replay.c - the main() of a fuzzer without libFuzzer: gives it every file of the directories named, in the order of their
 * names. What the fuzzer finds wrong ends the program; so does a directory without files. */
#define _DEFAULT_SOURCE /* scandir() */
#include "support.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>

static int is_input(const struct dirent *entry)
{
    return entry->d_name[0] != '.';
}

static void replay(const char *path)
{
    text bytes = {0};
    fprintf(stderr, "%s\n", path);
    fuzz_read(path, &bytes);
    LLVMFuzzerTestOneInput((const uint8_t *)bytes.data, bytes.length);
    text_free(&bytes);
}

int main(int argc, char **argv)
{
    for (int i = 1; i < argc; i++) {
        struct dirent **inputs;
        int count = scandir(argv[i], &inputs, is_input, alphasort);
        require(count > 0);
        for (int k = 0; k < count; k++) {
            text path = {0};
            text_addf(&path, "%s/%s", argv[i], inputs[k]->d_name);
            replay(path.data);
            text_free(&path);
            free(inputs[k]);
        }
        free(inputs);
    }
    return argc > 1 ? 0 : 2;
}
