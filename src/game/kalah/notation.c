/* notation.c - Kalah as text. A position is the seeds of all fourteen places, south's six pits in sowing order and its
 * store, then north's, and the side to move. Must not know how to search. */
#include "notation.h"

#include <stdio.h>
#include <string.h>

#define PLACES 14
#define SIDE 7 /* places of a side */

/* ----------------------------------------------------------------------------------------------------------- positions */

/* The name of a place, for complaints. */
static const char *place_name(int place, char *name, size_t size)
{
    const char *side = place < SIDE ? "south" : "north";
    if (place % SIDE == KALAH_STORE)
        snprintf(name, size, "%s's store", side);
    else
        snprintf(name, size, "%s's pit %d", side, place % SIDE + 1);
    return name;
}

/* Reads the number of seeds in a place, up to a comma, a blank or the end. Returns what follows it, or NULL. */
static const char *read_seeds(const char *text, int *seeds)
{
    const char *c = text;
    *seeds = 0;
    for (; *c >= '0' && *c <= '9' && c < text + 2; c++)
        *seeds = 10 * *seeds + *c - '0';
    return c == text || (*c && *c != ',' && *c != ' ') ? NULL : c;
}

static int refuse_place(const char *text, const char *at, int place, char *why, size_t why_size)
{
    char name[32];
    snprintf(why, why_size, "position '%.80s': '%.*s' for %s, expected a number of seeds, 0 to %d", text,
             (int)strcspn(at, ", ") < 20 ? (int)strcspn(at, ", ") : 20, at, place_name(place, name, sizeof name),
             KALAH_SEEDS);
    return -1;
}

int zw_kalah_parse(void *context, const char *text, void *at, char *why, size_t why_size)
{
    kalah_position *board = at;
    uint64_t sides[2] = {0, 0};
    const char *c = text;
    int total = 0;
    if (strcmp(text, "start") == 0) {
        kalah_start(context, board);
        return 0;
    }
    for (int place = 0; place < PLACES; place++) {
        int seeds;
        const char *end = read_seeds(c, &seeds);
        if (!end)
            return refuse_place(text, c, place, why, why_size);
        if (place < PLACES - 1 && *end != ',') {
            snprintf(why, why_size,
                     "position '%.80s': seeds of %d places, expected %d separated by commas: south's pits and store, "
                     "north's pits and store",
                     text, place + 1, PLACES);
            return -1;
        }
        total += seeds;
        sides[place / SIDE] |= (uint64_t)seeds << (8 * (place % SIDE));
        c = place < PLACES - 1 ? end + 1 : end;
    }
    if (c[0] != ' ' || (c[1] != 'S' && c[1] != 'N') || c[2]) {
        snprintf(
            why, why_size,
            "position '%.80s': '%.20s' after the seeds of %d places, expected a space and the side to move, S or N",
            text, c, PLACES);
        return -1;
    }
    if (total > KALAH_SEEDS) {
        snprintf(why, why_size, "position '%.80s': %d seeds in all, expected at most the %d that a game begins with",
                 text, total, KALAH_SEEDS);
        return -1;
    }
    int north = c[1] == 'N';
    *board = (kalah_position){sides[north], sides[!north], (uint64_t)north};
    return 0;
}

/* The seeds of a place, seen from south. */
static int seeds_at(const kalah_position *board, int place)
{
    return kalah_seeds((place < SIDE) == !board->north ? board->mine : board->theirs, place % SIDE);
}

int zw_kalah_format(void *context, const void *at, char *text, size_t size)
{
    const kalah_position *board = at;
    char places[4 * PLACES + 1];
    int length = 0;
    (void)context;
    for (int place = 0; place < PLACES; place++)
        length +=
            snprintf(places + length, sizeof places - (size_t)length, "%s%d", place ? "," : "", seeds_at(board, place));
    return snprintf(text, size, "%s %c", places, board->north ? 'N' : 'S');
}

/* Sowing goes round against the clock: south's row from left to right, north's from right to left. */
int zw_kalah_show(void *context, const void *at, char *text, size_t size)
{
    const kalah_position *board = at;
    char north[4 * KALAH_PITS + 1], south[4 * KALAH_PITS + 1];
    (void)context;
    for (int column = 0; column < KALAH_PITS; column++) {
        snprintf(north + 4 * column, 5, "%4d", seeds_at(board, SIDE + KALAH_PITS - 1 - column));
        snprintf(south + 4 * column, 5, "%4d", seeds_at(board, column));
    }
    return snprintf(text, size,
                    "         6   5   4   3   2   1\n"
                    "north %s\n"
                    "    %2d%30d\n"
                    "      %s south\n"
                    "         1   2   3   4   5   6\n"
                    "%s\n",
                    north, seeds_at(board, SIDE + KALAH_STORE), seeds_at(board, KALAH_STORE), south,
                    kalah_is_over(board) ? "the game is over"
                    : board->north       ? "north to move"
                                         : "south to move");
}

/* --------------------------------------------------------------------------------------------------------------- moves */

int zw_kalah_parse_move(void *context, const void *at, const char *text, zw_move *move, char *why, size_t why_size)
{
    const kalah_position *board = at;
    (void)context;
    if (text[0] < '1' || text[0] >= '1' + KALAH_PITS || text[1]) {
        snprintf(why, why_size, "'%.60s' is not a move, expected a pit, 1 to %d", text, KALAH_PITS);
        return -1;
    }
    if (kalah_is_over(board)) {
        snprintf(why, why_size, "'%s' cannot be played: the game is over", text);
        return -1;
    }
    *move = (zw_move)(text[0] - '1');
    if (!kalah_seeds(board->mine, (int)*move)) {
        snprintf(why, why_size, "'%s' cannot be played: the pit is empty, expected one with seeds", text);
        return -1;
    }
    return 0;
}

int zw_kalah_format_move(void *context, const void *at, zw_move move, char *text, size_t size)
{
    const kalah_position *board = at;
    (void)context, (void)board;
    return snprintf(text, size, "%u", (unsigned)move + 1);
}
