/* certificates.c - how small is the smallest proof of a value that is found, beside the left-first minimal graph? */
#include "rows.h"

/* clang-format off */

static const lab_series certificates_series[] = {
    {"yardstick", LAB_YARDSTICK, "proof=2", 0, 0, NULL},
    NO_MORE_SERIES,
};

const lab_experiment lab_certificates = {
    "certificates", "The smallest proofs found", "S0", "section 5.3",
    "How far is the smallest proof of a value that is found from the left-first minimal graph, by different positions?",
    certificates_series,
    {YARDSTICK_ON("chess", 2, "proof=2", 2, 4, {60, 5}), YARDSTICK_ON("othello", 2, "proof=2", 2, 6, {60, 7}),
     YARDSTICK_ON("checkers", 2, "proof=2", 4, 8, {60, 11})},
    BY_DEPTH_PERCENT("different nodes, percent of the minimal graph"),
    {{"smallest proof found", PART(PROOF_NODES, GRAPH_DISTINCT)},
     {"its leaves", PART(PROOF_LEAVES, GRAPH_DISTINCT)},
     {"records of at least the value", PART(PROOF_LOWER, GRAPH_DISTINCT)},
     {"records of at most the value", PART(PROOF_UPPER, GRAPH_DISTINCT)}},
    NULL,
    "certificates.c",
};
