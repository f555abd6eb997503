/* proof_part.c - see proof_part.h. */
#include "proof_part.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static proof_section section_of(const proof_halves *h, const proof_head *head, proof_claim half)
{
    return zw_section_of(h->rules, h->root, half, head->value, h->ends);
}

int proof_halves_write(const proof_halves *h, const proof_head *head, proof_packing packing, const char *path,
                       uint64_t *bytes)
{
    proof_sink *sink = proof_sink_new(packing);
    proof_writer *writer = allocate(1, sizeof *writer);
    int failed = 0;
    zw_proof_writer_begin(writer, proof_sink_output(sink));
    zw_certificate_write_head(writer, head);
    for (int half = PROOF_AT_LEAST; half <= PROOF_AT_MOST && !failed; half++)
        if ((int)head->claim & half) {
            proof_section section = section_of(h, head, (proof_claim)half);
            failed = zw_certificate_write_section(writer, &section, &h->records[half == PROOF_AT_MOST]);
        }
    failed |= zw_proof_put_end(writer);
    int status = failed ? bad("no memory to write '%s'", path) : proof_sink_write(sink, path, bytes);
    free(writer);
    proof_sink_free(sink);
    return status;
}

static proof_verdict read_records(const proof_halves *h, const proof_head *head, proof_reader *reader,
                                  proof_fault *fault)
{
    proof_verdict verdict = PROOF_FINE;
    for (int half = PROOF_AT_LEAST; half <= PROOF_AT_MOST && verdict == PROOF_FINE; half++)
        if ((int)head->claim & half) {
            proof_section section = section_of(h, head, (proof_claim)half);
            verdict = zw_certificate_read_section(reader, &section, &h->records[half == PROOF_AT_MOST], fault);
        }
    return verdict == PROOF_FINE ? zw_certificate_read_end(reader, fault) : verdict;
}

static int is_of(const proof_head *found, const proof_head *wanted)
{
    return strcmp(found->game, wanted->game) == 0 && strcmp(found->position, wanted->position) == 0 &&
           found->key_size == wanted->key_size && found->lookahead == wanted->lookahead &&
           found->empties == wanted->empties;
}

int proof_part_read(const proof_halves *h, proof_head *head, const char *path, int *found)
{
    *found = access(path, F_OK) == 0;
    if (!*found && errno == ENOENT)
        return EXIT_FINE;
    proof_source *source = proof_source_open(path);
    if (!source)
        return EXIT_BAD;
    proof_reader *reader = allocate(1, sizeof *reader);
    proof_head *there = allocate(1, sizeof *there);
    proof_fault *fault = allocate(1, sizeof *fault);
    int status = EXIT_FINE;
    zw_proof_reader_begin(reader, proof_source_input(source));
    proof_verdict verdict = zw_certificate_read_head(reader, there, fault);
    if (verdict == PROOF_FINE && !is_of(there, head)) {
        status = bad("'%s' is an unfinished proof of something else: of '%s %d' in %s %s, with --lookahead %d and "
                     "--empties %d: expected another --out, or no such file",
                     path, proof_claim_text(there->claim), there->value, there->game, there->position, there->lookahead,
                     there->empties);
    } else if (verdict == PROOF_FINE) {
        *head = *there;
        verdict = read_records(h, head, reader, fault);
    }
    if (verdict != PROOF_FINE)
        status = bad("cannot continue '%s': %s", path, fault->text);
    proof_source_close(source);
    free(reader);
    free(there);
    free(fault);
    return status;
}
