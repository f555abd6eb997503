/* rules.h - the rules of each game once more, for checking proofs: plain arrays and loops, written to be compared with a
 * rule book. Nothing here shares code with the games that are searched (src/game), with the search or with its table;
 * tests walk random games and compare the two.
 *
 * A state is plain data of `state_size` bytes, copied with memcpy. Values are those of `zw solve`, seen from player 0,
 * who moves first in the initial position. */
#ifndef ZW_PROOF_RULES_H
#define ZW_PROOF_RULES_H

#include <stddef.h>
#include <stdint.h>

enum { PROOF_MOVES_MOST = 512, PROOF_KEY_MOST = 1024 };

typedef struct proof_rules proof_rules;
struct proof_rules {
    const char *name; /* the game's, as in `zw games` */
    size_t state_size;
    int key_size; /* at most PROOF_KEY_MOST */
    /* 1: every move makes progress() larger, so that no position can come again. 0: a position may recur. */
    int ends;
    int endless_is_draw; /* unless `ends`: a play that never ends is worth 0 */
    int most; /* no game ends with a value beyond +- this; 0: not known */
    int usual_lookahead, usual_empties; /* where proofs stop unless told otherwise (section.h) */
    void (*prepare)(const proof_rules *rules, void *state); /* called before parse(); NULL: not needed */

    /* What belongs to the certificate's root and is not part of a state (the parameters of a tree). Reads the root from
     * the text that `zw solve --position` takes. Returns 0, or -1 after writing one line to `why` that names the
     * offending text and what was expected. */
    int (*parse)(const char *text, void *state, char *why, size_t why_size);
    int (*format)(const void *state, char *text, size_t size); /* so that parse() reads it again; as snprintf does */

    /* The state as key_size bytes: equal states have equal keys, different ones different keys. decode() is given the root,
     * for what all states of a certificate have in common, and returns 0, or -1 when no state has that key. It is NULL where
     * the bytes of a stranger are not safe to be looked at: such states are only ever reached by moves from the root. */
    void (*encode)(const void *state, unsigned char *key);
    int (*decode)(const void *root, const unsigned char *key, void *state);

    int (*turn)(const void *state); /* the player to move, 0 or 1 */
    /* 1 when the game is over, with its value. */
    int (*over)(const void *state, int *value);
    /* The legal moves of a game that is not over, in ascending order, each once; at most PROOF_MOVES_MOST. A player who must
     * pass has one move. */
    int (*moves)(const void *state, uint16_t *list);
    void (*play)(const void *state, uint16_t move, void *next);
    int (*format_move)(const void *state, uint16_t move, char *text, size_t size); /* as `zw moves` writes it */
    int64_t (*progress)(const void *state); /* NULL unless `ends` */
    /* Bounds of what a game that is not over can still be worth, by what has been won and lost for good; NULL: not known. */
    void (*reach)(const void *state, int *least, int *most);
    int (*empties)(const void *state); /* squares still to be filled, where a proof may stop early; else NULL */
    int (*pieces)(const void *state); /* where databases of few pieces may end a proof; else NULL */
};

/* The rules of a built-in game; NULL: there are none. */
const proof_rules *zw_proof_rules_find(const char *name);

#endif
