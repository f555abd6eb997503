/* rules_games.h - what the files of the rules share: the table of each game, refusals, and keys made of small digits.
 * Private to rules*.c. */
#ifndef ZW_PROOF_RULES_GAMES_H
#define ZW_PROOF_RULES_GAMES_H

#include "rules.h"

extern const proof_rules zw_proof_checkers, zw_proof_connect4, zw_proof_kalah, zw_proof_othello, zw_proof_tree;

/* Writes one line, with control characters escaped, and returns -1. */
#if defined(__GNUC__)
__attribute__((format(printf, 3, 4)))
#endif
int
zw_proof_refuse(char *why, size_t size, const char *format, ...);

/* Numbers below `base` as a key, `each` to a byte, the first in the highest place. `count` is a multiple of `each`, and
 * base to the power of `each` fits a byte. Reading returns -1 when a byte is too large for that. */
void zw_proof_write_digits(const unsigned char *digits, int count, int base, int each, unsigned char *key);
int zw_proof_read_digits(const unsigned char *key, int count, int base, int each, unsigned char *digits);

#endif
