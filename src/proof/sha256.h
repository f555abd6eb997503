/* sha256.h - the hash of FIPS 180-4: names the files of a database, and ends a certificate. */
#ifndef ZW_PROOF_SHA256_H
#define ZW_PROOF_SHA256_H

#include <stddef.h>
#include <stdint.h>

enum { SHA256_BYTES = 32 };

typedef struct zw_sha256 {
    uint32_t state[8];
    uint64_t length; /* in bytes */
    unsigned char block[64];
} zw_sha256;

void zw_sha256_begin(zw_sha256 *hash);
void zw_sha256_add(zw_sha256 *hash, const void *bytes, size_t size);
void zw_sha256_end(zw_sha256 *hash, unsigned char digest[SHA256_BYTES]);

#endif
