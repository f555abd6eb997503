/* match_table.h - the table of a match of several players: ratings, points, and who scored what against whom. It must not
 * know how games are played. */
#ifndef ZW_CLI_MATCH_TABLE_H
#define ZW_CLI_MATCH_TABLE_H

#include "match_score.h"

/* How a player stands; `scores` below has one for each pairing of the match. */
typedef struct standing {
    int player;
    rating rating;
    int games, points[3]; /* lost, drawn, won; forfeits among them */
    int forfeits; /* of this player */
} standing;

/* Fills one for each player, the best first. Returns 0 when every pairing was counted with a drawn pair more, since some had
 * only won or only lost; else 1. */
int table_of(const match *all, const score *scores, standing *to);

/* The table on a terminal, drawn over the one before; `lines` is how many were drawn. */
void table_show_progress(const match *all, const score *scores, int taken, int *lines);
void table_clear_progress(int *lines);

void table_print(const match *all, const score *scores, int taken, const char *path, int as_json);

#endif
