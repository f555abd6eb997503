/* support.h - what the fuzzers share: games that stay open, files in a directory of this process, and complaints that are
 * listened to. Must not know any reader. */
#ifndef ZW_FUZZ_SUPPORT_H
#define ZW_FUZZ_SUPPORT_H

#include "common/files.h"
#include "common/positions.h"

#include <stdint.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* What must hold whatever the input. */
#define require(condition) ((condition) ? (void)0 : fuzz_fail(#condition, __FILE__, __LINE__))
_Noreturn void fuzz_fail(const char *condition, const char *file, int line);

/* Every complaint of the program goes through bad(), which the fuzzers replace. What the library says must be one line
 * without control characters, too; both are counted. */
extern uint64_t fuzz_complaints;
void fuzz_require_sentence(const char *sentence);

/* Searches visit at most so many nodes, whatever they are told. */
enum { FUZZ_NODES = 200 };

/* A built-in game, opened once and kept. */
game_handle *fuzz_game(const char *name);

/* The first byte of an input chooses a row of a table: '0' is the first, so that corpora can be read. */
int fuzz_row(const uint8_t *data, size_t size, size_t rows);

/* ---- files. The program's functions that read and write whole files are replaced: it gets at nothing but these. */

/* The path of a file in a directory that this process has for itself, and removes when it ends; of the latest call. */
const char *fuzz_path(const char *name);
void fuzz_write(const char *path, const void *bytes, size_t size);
/* A file of that name that lies in memory and is not copied; one at a time. Returns `name`, which is to stay. What the
 * program writes outside its directory takes its place. */
const char *fuzz_file(const char *name, const void *bytes, size_t size);
/* Any file there is. */
void fuzz_read(const char *path, text *to);

#endif
