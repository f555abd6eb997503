/* ggf.c - games in the Generic Game Format: see ggf.h. */
#include "ggf.h"

#include <ctype.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define SHOWN 40 /* characters of an offending text */

/* A property while it is read. */
typedef struct property {
    char name[3];
    char value[512];
} property;

typedef struct reader {
    ggf_game *game;
    char *why;
    size_t why_size;
} reader;

/* ------------------------------------------------------------------------------------------------------------- values */

int ggf_read_move(const char *text, ggf_move *move, char *why, size_t why_size)
{
    size_t length = strcspn(text, "/");
    const char *eval = text + length, *time = *eval ? strchr(eval + 1, '/') : NULL;
    move->seconds = 0;
    if (time && time[1]) {
        char *end;
        move->seconds = strtod(time + 1, &end);
        if (*end || !(move->seconds >= 0 && move->seconds < 1e9)) {
            snprintf(why, why_size, "move '%.*s': '%.*s' is no time, expected seconds", SHOWN, text, SHOWN, time + 1);
            return -1;
        }
    }
    if (!length || length >= sizeof move->name) {
        snprintf(why, why_size, "move '%.*s': expected a square or PA, and /value/seconds if known", SHOWN, text);
        return -1;
    }
    for (size_t i = 0; i < length; i++)
        move->name[i] = (char)tolower((unsigned char)text[i]);
    move->name[length] = '\0';
    if (!strcmp(move->name, "pa"))
        strcpy(move->name, "pass");
    return 0;
}

/* "8", 64 squares with * for black, the side to move; blanks may stand anywhere behind the size. */
static int read_board(const char *text, reader *to)
{
    const char *at = text + strspn(text, " ");
    int squares = 0;
    char side = '\0';
    int right = at[0] == '8' && !isdigit((unsigned char)at[1]);
    for (at += right; right && *at; at++) {
        char c = *at == '*' ? 'X' : *at;
        if (c == ' ')
            continue;
        if (squares < 64 && strchr("XO-", c))
            to->game->position[squares++] = c;
        else if (squares == 64 && !side && strchr("XO", c))
            side = c;
        else
            right = 0;
    }
    if (!right || !side) {
        snprintf(to->why, to->why_size, "BO[%.*s]: expected 8, a board of 64 squares *, O or -, and the side to move",
                 SHOWN, text);
        return -1;
    }
    snprintf(to->game->position + 64, sizeof to->game->position - 64, " %c", side);
    return 0;
}

/* "15:00", "1:30:00" or "90" in seconds, up to a slash; returns where it ends, or NULL. */
static const char *read_time(const char *text, double *seconds)
{
    char *end = NULL;
    *seconds = 0;
    for (const char *at = text;; at = end + 1) {
        double number = isdigit((unsigned char)*at) ? strtod(at, &end) : -1;
        if (!(number >= 0 && number < 1e9))
            return NULL;
        *seconds = 60 * *seconds + number;
        if (*end != ':')
            break;
    }
    return *seconds < 1e9 ? end + strcspn(end, "/") : NULL; /* "15:00,N" and the like say more than we use */
}

/* "15:00", "15:00/00:10/02:00": for the game, added for a move, grace. */
static int read_clock(const char *text, ggf_clock *clock, reader *to)
{
    ggf_clock read = {0, 0};
    const char *end = read_time(text, &read.seconds);
    if (end && *end == '/' && isdigit((unsigned char)end[1]))
        end = read_time(end + 1, &read.increment);
    if (!end) {
        snprintf(to->why, to->why_size, "clock '%.*s': expected minutes:seconds", SHOWN, text);
        return -1;
    }
    *clock = read;
    return 0;
}

/* --------------------------------------------------------------------------------------------------------- properties */

static int take_game(const property *one, reader *to)
{
    if (!strcmp(one->value, "Othello"))
        return 0;
    snprintf(to->why, to->why_size, "GM[%.*s]: expected Othello", SHOWN, one->value);
    return -1;
}

static int take_board(const property *one, reader *to)
{
    return read_board(one->value, to);
}

static int take_clock(const property *one, reader *to)
{
    ggf_clock clock;
    if (read_clock(one->value, &clock, to))
        return -1;
    for (int white = 0; white < 2; white++)
        if (one->name[0] == 'T' || one->name[0] == "BW"[white])
            to->game->clocks[white] = clock;
    return 0;
}

static int take_move(const property *one, reader *to)
{
    ggf_game *game = to->game;
    if (game->move_count == GGF_MOST_MOVES) {
        snprintf(to->why, to->why_size, "more than %d moves", GGF_MOST_MOVES);
        return -1;
    }
    ggf_move *move = &game->moves[game->move_count++];
    move->white = one->name[0] == 'W';
    return ggf_read_move(one->value, move, to->why, to->why_size);
}

/* What is used of a game; everything else is passed over. */
static const struct {
    const char *name;
    int (*take)(const property *one, reader *to);
} properties[] = {{"GM", take_game},  {"BO", take_board}, {"TI", take_clock}, {"BT", take_clock},
                  {"WT", take_clock}, {"B", take_move},   {"W", take_move}};

/* NAME[VALUE]; returns where it ends, or NULL after a complaint. */
static const char *read_property(const char *text, property *one, reader *to)
{
    size_t name = 0;
    while (isupper((unsigned char)text[name]))
        name++;
    const char *open = text + name, *close = *open == '[' ? strchr(open, ']') : NULL;
    if (!name || name >= sizeof one->name || !close) {
        snprintf(to->why, to->why_size, "'%.*s': expected a property such as B[F5]", SHOWN, text);
        return NULL;
    }
    memcpy(one->name, text, name);
    one->name[name] = '\0';
    snprintf(one->value, sizeof one->value, "%.*s", (int)(close - open - 1), open + 1);
    return close + 1;
}

int ggf_read(const char *text, ggf_game *game, char *why, size_t why_size)
{
    reader to = {game, why, why_size};
    property one;
    *game = (ggf_game){.position = "start"};
    text += strspn(text, " ");
    if (strncmp(text, "(;", 2) != 0 || !strstr(text, ";)")) {
        snprintf(why, why_size, "'%.*s': expected a game as in (;GM[Othello]B[F5];)", SHOWN, text);
        return -1;
    }
    for (text += 2; strncmp(text += strspn(text, " "), ";)", 2) != 0;) {
        text = read_property(text, &one, &to);
        if (!text)
            return -1;
        for (size_t i = 0; i < sizeof properties / sizeof *properties; i++)
            if (!strcmp(properties[i].name, one.name) && properties[i].take(&one, &to))
                return -1;
    }
    return 0;
}
