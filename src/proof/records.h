/* records.h - the positions of one section of a certificate: found by their keys, each with the move of the prover and a
 * rank. It knows no game, and not what is proven. */
#ifndef ZW_PROOF_RECORDS_H
#define ZW_PROOF_RECORDS_H

#include <stddef.h>
#include <stdint.h>

#define PROOF_NO_RECORD UINT32_MAX

typedef struct proof_records {
    size_t key_size;
    uint32_t count;
    unsigned char *keys; /* key_size bytes each */
    uint16_t *moves; /* 0: the opponent is to move; else the number of the prover's move, from 1 */
    uint32_t *ranks;
    uint32_t *slots; /* numbers of records, found by the hash of the key */
    size_t capacity, slot_count;
} proof_records;

void zw_records_begin(proof_records *records, size_t key_size);
void zw_records_free(proof_records *records);
const unsigned char *zw_records_key(const proof_records *records, uint32_t number);
/* The number of the record with this key; PROOF_NO_RECORD: there is none. */
uint32_t zw_records_find(const proof_records *records, const unsigned char *key);
/* Adds a record that is not there yet. PROOF_NO_RECORD: out of memory. */
uint32_t zw_records_add(proof_records *records, const unsigned char *key, unsigned move, uint32_t rank);
/* The numbers of all records by ascending key; the caller frees them. NULL: out of memory. */
uint32_t *zw_records_sorted(const proof_records *records);

#endif
