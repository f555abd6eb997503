/* stream.h - the plain stream of a certificate: bytes, numbers and texts, with the hash of all that went before. Where the
 * bytes come from or go to is the caller's business. It knows nothing of what they mean. */
#ifndef ZW_PROOF_STREAM_H
#define ZW_PROOF_STREAM_H

#include "sha256.h"

enum { PROOF_BUFFER = 1 << 16 };

/* Reads at most `size` bytes. Returns how many, 0 at the end, -1 when the bytes cannot be had. */
typedef struct proof_input {
    ptrdiff_t (*read)(void *user, void *bytes, size_t size);
    void *user;
} proof_input;

/* Writes all bytes. Returns 0, or -1. */
typedef struct proof_output {
    int (*write)(void *user, const void *bytes, size_t size);
    void *user;
} proof_output;

typedef struct proof_reader {
    proof_input in;
    zw_sha256 hash;
    int failed; /* the input could not be read, which is not its end */
    size_t at, end;
    unsigned char buffer[PROOF_BUFFER];
} proof_reader;

typedef struct proof_writer {
    proof_output out;
    zw_sha256 hash;
    int failed;
    uint64_t written;
    size_t end;
    unsigned char buffer[PROOF_BUFFER];
} proof_writer;

void zw_proof_reader_begin(proof_reader *reader, proof_input in);
/* Each returns 0, or -1 when the stream ends before, or has no such number or text there. */
int zw_proof_get(proof_reader *reader, void *bytes, size_t size);
int zw_proof_get_number(proof_reader *reader, uint64_t *number); /* seven bits a byte, the lowest first */
int zw_proof_get_value(proof_reader *reader, int32_t *value);
int zw_proof_get_text(proof_reader *reader, char *text,
                      size_t size); /* terminated; shorter than `size`; printable ASCII */
/* Reads the hash at the end. Returns 0; 1 when it is another, or more follows; -1 when the stream ends before. */
int zw_proof_get_end(proof_reader *reader);

/* Errors are kept until the end. */
void zw_proof_writer_begin(proof_writer *writer, proof_output out);
void zw_proof_put(proof_writer *writer, const void *bytes, size_t size);
void zw_proof_put_number(proof_writer *writer, uint64_t number);
void zw_proof_put_value(proof_writer *writer, int32_t value);
void zw_proof_put_text(proof_writer *writer, const char *text);
/* Writes the hash. Returns 0, or -1 when something could not be written. */
int zw_proof_put_end(proof_writer *writer);

#endif
