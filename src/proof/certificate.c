/* certificate.c - see certificate.h. */
#include "certificate.h"
#include "base/visible.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const unsigned char MAGIC[8] = {'Z', 'W', 'P', 'R', 'O', 'O', 'F', 1};

proof_verdict zw_proof_fault(proof_fault *fault, proof_verdict verdict, uint64_t record, const char *format, ...)
{
    char line[PROOF_FAULT];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(line, sizeof line, format, arguments);
    va_end(arguments);
    fault->record = record;
    zw_visible(line, fault->text, sizeof fault->text);
    return verdict;
}

/* What could not be read: the file, or a number or text that is none. */
static proof_verdict cut(const proof_reader *reader, const char *where, proof_fault *fault)
{
    if (reader->failed)
        return zw_proof_fault(fault, PROOF_UNREADABLE, 0, "cannot read the certificate: damaged in %s", where);
    if (reader->at == reader->end)
        return zw_proof_fault(fault, PROOF_UNREADABLE, 0, "the certificate ends in %s: expected more", where);
    return zw_proof_fault(fault, PROOF_REFUSED, 0,
                          "%s has a number or text that cannot be: expected one as docs/proof.md", where);
}

/* ------------------------------------------------------------------------------------------------------------- reading */

static proof_verdict read_slices(proof_reader *r, proof_head *head, proof_fault *fault)
{
    uint64_t count;
    if (zw_proof_get_number(r, &count))
        return cut(r, "its head", fault);
    if (count > PROOF_SLICES)
        return zw_proof_fault(fault, PROOF_REFUSED, 0, "%" PRIu64 " slices of databases: expected at most %d", count,
                              PROOF_SLICES);
    head->slice_count = (int)count;
    for (int i = 0; i < head->slice_count; i++)
        if (zw_proof_get_text(r, head->slices[i].name, sizeof head->slices[i].name) ||
            zw_proof_get(r, head->slices[i].hash, sizeof head->slices[i].hash))
            return cut(r, "its head", fault);
    return PROOF_FINE;
}

proof_verdict zw_certificate_read_head(proof_reader *r, proof_head *head, proof_fault *fault)
{
    unsigned char magic[sizeof MAGIC], claim, plies, empties;
    uint64_t key_size;
    int cannot = zw_proof_get(r, magic, sizeof magic);
    if (cannot && r->failed)
        return cut(r, "its head", fault);
    if (cannot || memcmp(magic, MAGIC, sizeof magic - 1) != 0)
        return zw_proof_fault(fault, PROOF_UNREADABLE, 0,
                              "not a certificate: expected a file that `zw prove` has written");
    if (magic[sizeof MAGIC - 1] != MAGIC[sizeof MAGIC - 1])
        return zw_proof_fault(fault, PROOF_UNREADABLE, 0, "a certificate of version %d: expected %d",
                              magic[sizeof MAGIC - 1], MAGIC[sizeof MAGIC - 1]);
    if (zw_proof_get_text(r, head->game, sizeof head->game) ||
        zw_proof_get_text(r, head->position, sizeof head->position) || zw_proof_get(r, &claim, 1) ||
        zw_proof_get_value(r, &head->value) || zw_proof_get_number(r, &key_size) || zw_proof_get(r, &plies, 1) ||
        zw_proof_get(r, &empties, 1))
        return cut(r, "its head", fault);
    if (claim < PROOF_AT_LEAST || claim > PROOF_EXACT)
        return zw_proof_fault(fault, PROOF_REFUSED, 0, "claim %d: expected 1 (at least), 2 (at most) or 3 (exactly)",
                              claim);
    if (head->value == INT32_MIN)
        return zw_proof_fault(fault, PROOF_REFUSED, 0, "value %" PRId32 ": expected one that has an opposite",
                              head->value);
    if (key_size < 1 || key_size > PROOF_KEY_MOST)
        return zw_proof_fault(fault, PROOF_REFUSED, 0, "keys of %" PRIu64 " bytes: expected 1 to %d", key_size,
                              PROOF_KEY_MOST);
    if (plies > PROOF_LOOKAHEAD_MOST || empties > PROOF_EMPTIES_MOST)
        return zw_proof_fault(fault, PROOF_REFUSED, 0,
                              "%d plies ahead and %d empty squares to play out: expected at most %d and %d", plies,
                              empties, PROOF_LOOKAHEAD_MOST, PROOF_EMPTIES_MOST);
    head->claim = (proof_claim)claim;
    head->key_size = (int)key_size;
    head->lookahead = plies;
    head->empties = empties;
    return read_slices(r, head, fault);
}

/* One record behind `key`, the one before, which it replaces. */
static proof_verdict read_record(proof_reader *r, const proof_section *section, uint64_t number, unsigned char *key,
                                 proof_records *records, proof_fault *fault)
{
    size_t size = records->key_size;
    uint64_t shared, move, rank = 0;
    if (zw_proof_get_number(r, &shared))
        return cut(r, "its records", fault);
    if (shared >= size || (number == 1 && shared > 0))
        return zw_proof_fault(fault, PROOF_REFUSED, number,
                              "shares %" PRIu64 " bytes of its key with the record before: expected fewer", shared);
    unsigned char before = key[shared];
    if (zw_proof_get(r, key + shared, size - shared) || zw_proof_get_number(r, &move) ||
        (section->ranked && zw_proof_get_number(r, &rank)))
        return cut(r, "its records", fault);
    if (number > 1 && key[shared] <= before)
        return zw_proof_fault(fault, PROOF_REFUSED, number,
                              "does not follow the record before: expected every position once, in ascending order");
    if (move > PROOF_MOVES_MOST || rank >= PROOF_NO_RECORD)
        return zw_proof_fault(fault, PROOF_REFUSED, number,
                              "has move %" PRIu64 " and rank %" PRIu64 ": expected at most %d and below %" PRIu32, move,
                              rank, PROOF_MOVES_MOST, PROOF_NO_RECORD);
    if (zw_records_add(records, key, (unsigned)move, (uint32_t)rank) == PROOF_NO_RECORD)
        return zw_proof_fault(fault, PROOF_UNREADABLE, 0, "no memory for more than %" PRIu32 " records",
                              records->count);
    return PROOF_FINE;
}

proof_verdict zw_certificate_read_section(proof_reader *r, const proof_section *section, proof_records *records,
                                          proof_fault *fault)
{
    unsigned char key[PROOF_KEY_MOST] = {0};
    uint64_t count;
    proof_verdict verdict = PROOF_FINE;
    if (zw_proof_get_number(r, &count))
        return cut(r, "its records", fault);
    for (uint64_t number = 1; number <= count && verdict == PROOF_FINE; number++)
        verdict = read_record(r, section, number, key, records, fault);
    return verdict;
}

proof_verdict zw_certificate_read_end(proof_reader *r, proof_fault *fault)
{
    int end = zw_proof_get_end(r);
    if (end < 0)
        return cut(r, "its hash", fault);
    return end ? zw_proof_fault(fault, PROOF_REFUSED, 0, "the hash at the end is not that of the certificate")
               : PROOF_FINE;
}

/* ------------------------------------------------------------------------------------------------------------- writing */

void zw_certificate_write_head(proof_writer *w, const proof_head *head)
{
    const unsigned char claim = (unsigned char)head->claim;
    const unsigned char ends[2] = {(unsigned char)head->lookahead, (unsigned char)head->empties};
    zw_proof_put(w, MAGIC, sizeof MAGIC);
    zw_proof_put_text(w, head->game);
    zw_proof_put_text(w, head->position);
    zw_proof_put(w, &claim, 1);
    zw_proof_put_value(w, head->value);
    zw_proof_put_number(w, (uint64_t)head->key_size);
    zw_proof_put(w, ends, sizeof ends);
    zw_proof_put_number(w, (uint64_t)head->slice_count);
    for (int i = 0; i < head->slice_count; i++) {
        zw_proof_put_text(w, head->slices[i].name);
        zw_proof_put(w, head->slices[i].hash, sizeof head->slices[i].hash);
    }
}

int zw_certificate_write_section(proof_writer *w, const proof_section *section, const proof_records *records)
{
    uint32_t *sorted = zw_records_sorted(records);
    if (!sorted)
        return -1;
    zw_proof_put_number(w, records->count);
    for (uint32_t i = 0; i < records->count; i++) {
        const unsigned char *key = zw_records_key(records, sorted[i]);
        const unsigned char *before = i ? zw_records_key(records, sorted[i - 1]) : NULL;
        size_t shared = 0;
        while (before && key[shared] == before[shared])
            shared++;
        zw_proof_put_number(w, shared);
        zw_proof_put(w, key + shared, records->key_size - shared);
        zw_proof_put_number(w, records->moves[sorted[i]]);
        if (section->ranked)
            zw_proof_put_number(w, records->ranks[sorted[i]]);
    }
    free(sorted);
    return 0;
}
