/* certificate.h - how a certificate is written and read: its head, its sections and its end, as docs/proof.md has it byte by
 * byte. It does not ask whether what it reads is true. */
#ifndef ZW_PROOF_CERTIFICATE_H
#define ZW_PROOF_CERTIFICATE_H

#include "records.h"
#include "section.h"
#include "stream.h"

enum { PROOF_NAME = 64, PROOF_POSITION = 4096, PROOF_SLICES = 1024, PROOF_FAULT = 6000 };

/* How reading and checking end. */
typedef enum proof_verdict {
    PROOF_FINE,
    PROOF_REFUSED, /* it is a certificate, and wrong */
    PROOF_UNREADABLE, /* it is none, or the file or the memory failed */
    PROOF_STOPPED
} proof_verdict;

/* One line on what is wrong, and the record it is about. */
typedef struct proof_fault {
    uint64_t record; /* from 1, within its section; 0: it is about no record */
    char text[PROOF_FAULT];
} proof_fault;

/* A slice of a database, by the hash of its file. */
typedef struct proof_slice {
    char name[PROOF_NAME];
    unsigned char hash[SHA256_BYTES];
} proof_slice;

typedef struct proof_head {
    char game[PROOF_NAME];
    char position[PROOF_POSITION]; /* as `zw solve --position` takes it */
    proof_claim claim;
    int32_t value; /* for the player to move */
    int key_size;
    int lookahead, empties;
    int slice_count;
    proof_slice slices[PROOF_SLICES];
} proof_head;

/* Writes a line and returns the verdict, so that a function can `return zw_proof_fault(...)`. */
#if defined(__GNUC__)
__attribute__((format(printf, 4, 5)))
#endif
proof_verdict
zw_proof_fault(proof_fault *fault, proof_verdict verdict, uint64_t record, const char *format, ...);

proof_verdict zw_certificate_read_head(proof_reader *reader, proof_head *head, proof_fault *fault);
/* Reads the records of a section into `records`, which is empty. */
proof_verdict zw_certificate_read_section(proof_reader *reader, const proof_section *section, proof_records *records,
                                          proof_fault *fault);
proof_verdict zw_certificate_read_end(proof_reader *reader, proof_fault *fault);

void zw_certificate_write_head(proof_writer *writer, const proof_head *head);
/* Returns 0, or -1: out of memory. */
int zw_certificate_write_section(proof_writer *writer, const proof_section *section, const proof_records *records);
/* zw_proof_put_end() ends it. */

#endif
