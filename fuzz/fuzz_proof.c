/* fuzz_proof.c - the reader and the checker of certificates, under libFuzzer. The input is a plain certificate, whose hash may
 * be wrong: its records are judged all the same. A fault is one line. */
#include "support.h"

#include "proof/check.h"

#include <stdlib.h>
#include <string.h>

/* What the checker plays out by itself may take long, as docs/proof.md says; that it does so is tested elsewhere. */
enum { LOOKAHEAD = 1, EMPTIES = 2, MOVES = 16 };

typedef struct input {
    const uint8_t *data;
    size_t size;
} input;

static ptrdiff_t read_input(void *user, void *bytes, size_t size)
{
    input *in = user;
    size_t part = in->size < size ? in->size : size;
    memcpy(bytes, in->data, part);
    in->data += part;
    in->size -= part;
    return (ptrdiff_t)part;
}

static void require_line(const proof_fault *fault)
{
    require(fault->text[0] && !strchr(fault->text, '\n') && strlen(fault->text) < sizeof fault->text);
}

static proof_verdict check_section(proof_reader *reader, const proof_section *section, proof_fault *fault)
{
    proof_records records;
    zw_records_begin(&records, (size_t)section->rules->key_size);
    proof_verdict verdict = zw_certificate_read_section(reader, section, &records, fault);
    if (verdict == PROOF_FINE)
        verdict = zw_check_root(section, &records, fault);
    if (verdict == PROOF_FINE)
        verdict = zw_check_records(section, &records, 0, records.count, fault);
    zw_records_free(&records);
    return verdict;
}

static void check(proof_reader *reader, const proof_head *head, const proof_rules *rules, proof_fault *fault)
{
    proof_ends ends = {.lookahead = head->lookahead, .empties = head->empties};
    void *root = allocate(1, rules->state_size);
    uint16_t list[PROOF_MOVES_MOST];
    int value;
    proof_verdict verdict = zw_check_head(head, rules, root, fault);
    if (verdict == PROOF_FINE && !rules->over(root, &value) && rules->moves(root, list) > MOVES)
        ends.lookahead = 0;
    for (int half = PROOF_AT_LEAST; half <= PROOF_AT_MOST && verdict == PROOF_FINE; half++)
        if ((int)head->claim & half) {
            proof_section section = zw_section_of(rules, root, (proof_claim)half, head->value, &ends);
            verdict = check_section(reader, &section, fault);
        }
    if (verdict == PROOF_FINE)
        verdict = zw_certificate_read_end(reader, fault);
    if (verdict != PROOF_FINE)
        require_line(fault);
    free(root);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    input in = {data, size};
    proof_reader *reader = allocate(1, sizeof *reader);
    proof_head *head = allocate(1, sizeof *head);
    proof_fault *fault = allocate(1, sizeof *fault);
    zw_proof_reader_begin(reader, (proof_input){read_input, &in});
    const proof_rules *rules = NULL;
    if (zw_certificate_read_head(reader, head, fault) != PROOF_FINE)
        require_line(fault);
    else
        rules = zw_proof_rules_find(head->game);
    if (rules && head->lookahead <= LOOKAHEAD && head->empties <= EMPTIES)
        check(reader, head, rules, fault);
    free(fault);
    free(head);
    free(reader);
    return 0;
}
