/* uci.h - what the files of `zw uci` share: uci.c has the lines and the searches, uci_options.c what can be set, uci_debug.c
 * what people ask at a console. */
#ifndef ZW_PROTOCOL_UCI_H
#define ZW_PROTOCOL_UCI_H

#include "session.h"

/* The positions behind the moves of the current one, for `go perft`. */
typedef struct uci_counts {
    zw_move *moves;
    uint64_t *nodes; /* of the first `done` moves */
    int count, done, depth;
} uci_counts;

typedef struct uci {
    /* options */
    int hash; /* megabytes */
    int threads, multipv, grain;
    int chess960; /* positions are those of Chess960, and castling is written as the king taking his rook */
    int own_book; /* moves of the book are played */
    int show_odds; /* with each score how games with such a value ended */
    int limit_strength, elo; /* a search ends when it has the nodes of that rating */
    int overhead; /* milliseconds that a move costs beyond the search */
    char *algorithm; /* the text that the configuration points to; NULL: the command line's */
    char *tables; /* likewise: the directory of endgame tables, or "off" */

    int fewer; /* threads of the last search, when there was no memory for all; 0: there was */
    int lost; /* the last position could not be read, so there is none to search */

    /* the search */
    int open_ended; /* infinite, or pondering: its move is kept back until the board asks for it */
    int hit; /* the opponent played the move that was pondered on */
    int held; /* the search is over, and the move kept back */
    int mate; /* ends when a mate in so many moves is found; 0: not asked for */
    zw_limits limits; /* of the search, and of the one that follows a ponderhit */
    zw_move *excluded;
    char best[32]; /* the answer that is kept back */
    int counting; /* it is no search, but a count of positions: */
    uci_counts counts;
} uci;

void uci_begin_options(uci *own, const search_config *config);
/* The options as the board wants to read them, one line each. */
void uci_show_options(session *of);
void uci_setoption(session *of, char *arguments); /* "name N value V" */

/* The nodes that a search of the limited strength may take. */
uint64_t uci_nodes_of(int elo);

void uci_show_position(session *of, char *arguments);
void uci_show_evaluation(session *of, char *arguments);
/* Counts the positions so many plies away in the session's thread, and shows what was counted when that is done. */
void uci_count(session *of, int depth);
void uci_show_counts(session *of, const zw_error *error);
void uci_counts_free(uci_counts *counts);

/* One line for people: "info string ...". */
void uci_remark(const char *format, ...) __attribute__((format(printf, 1, 2)));

#endif
