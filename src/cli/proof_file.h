/* proof_file.h - certificates as files: compressed with zstd where the program was built with it, else as they are. It knows
 * nothing of what is in them. */
#ifndef ZW_CLI_PROOF_FILE_H
#define ZW_CLI_PROOF_FILE_H

#include "common/common.h"
#include "proof/stream.h"

typedef struct proof_source proof_source;

/* Opens a file and finds out whether it is compressed. NULL after a complaint. */
proof_source *proof_source_open(const char *path);
void proof_source_close(proof_source *source);
proof_input proof_source_input(proof_source *source);

/* A file that is complete or not there: its bytes are kept until the end. */
typedef struct proof_sink proof_sink;
typedef enum proof_packing { PROOF_PLAIN, PROOF_QUICKLY, PROOF_WELL } proof_packing; /* how a file is compressed */
proof_sink *proof_sink_new(proof_packing packing);
proof_output proof_sink_output(proof_sink *sink);
/* Writes the file in the place of what is there. Complains and returns an exit status, or EXIT_FINE and its size. */
int proof_sink_write(proof_sink *sink, const char *path, uint64_t *bytes);
void proof_sink_free(proof_sink *sink);
int proof_sink_compresses(void);

#endif
