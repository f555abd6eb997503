/* check.h - is a certificate true? It judges what was read by the rules alone, each record for itself. It shares nothing
 * with the search, its table or the games that are searched. */
#ifndef ZW_PROOF_CHECK_H
#define ZW_PROOF_CHECK_H

#include "certificate.h"

/* Does the head fit the rules? Reads its position into `root`, which has room for a state. */
proof_verdict zw_check_head(const proof_head *head, const proof_rules *rules, void *root, proof_fault *fault);

/* Is the root recorded, or in need of no record? */
proof_verdict zw_check_root(const proof_section *section, const proof_records *records, proof_fault *fault);
/* Judges the records from number `from` (the first is 0) up to `to`. The fault is that of the first one that is wrong.
 * Any thread. Not for rules without decode(). */
proof_verdict zw_check_records(const proof_section *section, const proof_records *records, uint32_t from, uint32_t to,
                               proof_fault *fault);
/* The same for all records at once, which are reached by moves from the root: all of them must be. Stops when *stop becomes
 * 1. For rules without decode(). */
proof_verdict zw_check_walk(const proof_section *section, const proof_records *records, const int *stop,
                            proof_fault *fault);

#endif
