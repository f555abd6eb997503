/* analysis_show.h - what `zw analyse` says of a game: as text, as JSON, as the game's own format with comments, and as a
 * page. It starts no search. */
#ifndef ZW_CLI_ANALYSIS_SHOW_H
#define ZW_CLI_ANALYSIS_SHOW_H

#include "analysis.h"

/* What a player did in all games, or in one. */
typedef struct player_sum {
    const char *name;
    int games, moves, best; /* moves that were as good as the best */
    double loss; /* of all moves */
    int faults[FAULTS];
} player_sum;

typedef struct player_table {
    player_sum *rows;
    int count;
} player_table;

/* Adds both players of a game; players of the same name are one. */
void players_add(player_table *to, const analysis *of, const shown_game *game);
void players_free(player_table *table);

void show_game_text(const analysis *of, const shown_game *game, text *to);
void show_players_text(const analysis *of, const player_table *table, text *to);

/* An object for each move, then one for the game. */
void show_game_json(const analysis *of, const shown_game *game);
void show_result_json(const analysis *of, const player_table *table);

/* Can a file of this name be written? It ends in .txt, or the game has a format of its own. Complains, or EXIT_FINE. */
int record_check(const analysis *of, const char *path);
/* Writes all games, annotated. Complains and returns an exit status, or returns EXIT_FINE. */
int record_write(const analysis *of, const char *path);

/* One page that needs nothing else: boards, a graph and the moves of every game. */
int page_write(const analysis *of, const player_table *table, const char *path);

#endif
