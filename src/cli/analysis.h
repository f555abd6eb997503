/* analysis.h - games judged move by move: what the move played was worth, what the best one was, and what was lost. What is
 * here searches and keeps; it prints nothing but complaints. */
#ifndef ZW_CLI_ANALYSIS_H
#define ZW_CLI_ANALYSIS_H

#include "common/config.h"
#include "common/journal.h"
#include "common/tables.h"
#include "faults.h"
#include "play/played_game.h"

enum { ANALYSIS_LINE = 12 }; /* moves of a line that are kept */

/* What was found of a move. Values are those of the player who makes it. */
typedef struct judged {
    zw_value value, best_value;
    zw_move best; /* the move played, where no other is worth more */
    zw_move line[ANALYSIS_LINE]; /* best play from there, `best` ahead */
    int line_length;
    int depth;
    int exact; /* both values are those of the game itself */
    fault fault;
    uint64_t nodes;
} judged;

typedef struct search_setup {
    zw_engine_options options;
    zw_limits limits;
} search_setup;

typedef struct analysis {
    game_handle handle;
    game_handle ends; /* the game as it is searched to its end; its game is NULL: it never is */
    zw_value ends_scale; /* a value there in values of the game */
    position_list games;
    int *first; /* of each game, the number of its first move among those of all games; one more at the end */
    judged *moves; /* of all games */
    int *plies; /* to the end of the game, before each of them, where it is searched to its end; else 0 */
    char **errors; /* of moves that could not be judged; NULL: none */
    zw_faults limits;
    search_config config, ends_config; /* which the options point into */
    search_setup setup, ends_setup;
    table_shelf *tables;
} analysis;

/* Reads the games of a file. Complains and returns an exit status, or returns EXIT_FINE. */
int analysis_read(analysis *of, const char *path);
/* What to search with; `exact` < 0: as the game's row has it. */
int analysis_prepare(analysis *of, const search_config *config, int exact);
void analysis_free(analysis *of);

int analysis_count(const analysis *of); /* of moves in all games */
int analysis_game_of(const analysis *of, int move); /* the game that a move belongs to */
/* Searches move number `move` of all. Returns 0, or -1 after Ctrl-C or with a sentence in `errors`. On any thread. */
int analysis_judge(analysis *of, int move);

/* A game with its positions, whose moves can be written. The player who makes a move: 0 for the one who moves first in the
 * game. */
typedef struct shown_game {
    played_game played;
    const position_item *item;
    const judged *moves;
    int number; /* from 0 */
    int swapped; /* the other player moves first here */
} shown_game;
void shown_begin(const analysis *of, int game, shown_game *to);
void shown_end(shown_game *game);
int shown_player(const shown_game *game, int ply);
/* The name of a player, or what stands for it. */
const char *shown_name(const shown_game *game, int player);
/* "12." or "12..."; where a player may move again, the number of the ply. */
void shown_number(const shown_game *game, int ply, char *to, size_t size);

/* A value as people write it: "+0.35", "-4", "+M3" for a win in three moves. */
void value_for_people(const zw_game *game, zw_value value, char *to, size_t size);
/* A loss: without a sign. */
void loss_for_people(const zw_game *game, double loss, char *to, size_t size);

/* ---- the file that keeps what was found, a line each move */

/* The first line of the file: what the command says, and what the games are. */
void analysis_head(const analysis *of, const char *signature, text *to);
/* Reads what an earlier run has found; *done is its number of moves. Complains and returns an exit status, or returns
 * EXIT_FINE. */
int analysis_resume(analysis *of, const char *path, const char *head, journal *file, int *done);
int analysis_keep(const analysis *of, journal *file, int move);

#endif
