/* notation.c - positions, moves and values as text, with defaults for games that have no notation of their own, and the
 * first look at a game that somebody hands in. */
#include "game.h"
#include "../base/error.h"

#include <zw/selective.h>

#include <assert.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Room for a game from outside that lists more than it announced: wrong, but no reason to crash. */
#define SLACK_MOVES 65536

/* Has the game this optional member? An earlier version of the struct may end before it. */
#define HAS(game, member) ((game)->size > offsetof(zw_game, member) && (game)->member)

/* A selective game without one of its functions would be a crash in the middle of a search. */
static zw_status validate_selective(const zw_game *g, zw_error *error)
{
    const zw_selective *s = g->selective;
    if (!s)
        return ZW_OK;
    if (s->size < sizeof *s)
        return zw_fail(error, ZW_BAD_GAME, "game %s: selective has %" PRIu32 " bytes: expected %zu", g->name, s->size,
                       sizeof *s);
    if (!g->forced || !s->trait || !s->exchange || !s->checks || !s->captures || s->null_step < 1)
        return zw_fail(error, ZW_BAD_GAME,
                       "game %s is selective: expected forced(), trait(), exchange(), checks(), captures() and a "
                       "null_step above 0",
                       g->name);
    return ZW_OK;
}

/* A name is typed on command lines and written into files: one word of lower-case letters, digits, '-' and '_'. */
static zw_status validate_name(const char *name, zw_error *error)
{
    static const char allowed[] = "abcdefghijklmnopqrstuvwxyz0123456789-_";
    char shown[64];
    if (!name || !name[0])
        return zw_fail(error, ZW_BAD_GAME, "a game without a name: expected one word");
    if (!name[strspn(name, allowed)])
        return ZW_OK;
    snprintf(shown, sizeof shown, "%s", name);
    for (char *at = shown; *at; at++)
        if ((unsigned char)*at < ' ')
            *at = '?';
    return zw_fail(error, ZW_BAD_GAME,
                   "the name of a game is '%s': expected one word of lower-case letters, digits, '-' and '_'", shown);
}

zw_game zw_game_whole(const zw_game *g)
{
    zw_game whole = {0};
    memcpy(&whole, g, g->size < sizeof whole ? g->size : sizeof whole);
    whole.size = sizeof whole;
    return whole;
}

zw_status zw_game_validate(const zw_game *g, zw_error *error)
{
    if (!g)
        return zw_fail(error, ZW_BAD_INPUT, "no game given");
    if (g->abi != ZW_ABI)
        return zw_fail(error, ZW_BAD_GAME, "a game of ABI %" PRIu32 ": expected %u", g->abi, ZW_ABI);
    if (g->size < offsetof(zw_game, flags))
        return zw_fail(error, ZW_BAD_GAME, "a game whose struct has %" PRIu32 " bytes: expected sizeof(zw_game), %zu",
                       g->size, sizeof *g);
    zw_status named = validate_name(g->name, error);
    if (named != ZW_OK)
        return named;
    const struct {
        const char *name;
        int there;
    } must[] = {{"start", g->start != NULL},
                {"moves", g->moves != NULL},
                {"play", g->play != NULL},
                {"evaluate", g->evaluate != NULL},
                {"hash", g->hash != NULL}};
    for (size_t i = 0; i < sizeof must / sizeof must[0]; i++)
        if (!must[i].there)
            return zw_fail(error, ZW_BAD_GAME, "game %s has no %s(): expected a function", g->name, must[i].name);
    if (g->position_size == 0 || g->position_size > 1 << 20)
        return zw_fail(error, ZW_BAD_GAME, "game %s has positions of %zu bytes: expected 1 to 1048576", g->name,
                       g->position_size);
    if (g->max_moves < 1 || g->max_moves > ZW_MAX_MOVES)
        return zw_fail(error, ZW_BAD_GAME, "game %s announces %d moves: expected 1 to %d", g->name, g->max_moves,
                       ZW_MAX_MOVES);
    if (g->max_score < 1 || g->max_score > ZW_VALUE_LIMIT)
        return zw_fail(error, ZW_BAD_GAME, "game %s announces a largest score of %" PRId32 ": expected 1 to %d",
                       g->name, g->max_score, ZW_VALUE_LIMIT);
    const zw_game whole = zw_game_whole(g);
    if ((whole.flags & ZW_WINS_BY_DISTANCE) && g->max_score <= 2 * ZW_MAX_DEPTH)
        return zw_fail(error, ZW_BAD_GAME,
                       "game %s counts wins by distance with a largest score of %" PRId32 ": expected more than %d",
                       g->name, g->max_score, 2 * ZW_MAX_DEPTH);
    return validate_selective(&whole, error);
}

/* ----------------------------------------------------------------------------------------------------- defaults */

static zw_move *list_moves(const zw_game *g, void *context, const void *position, int *count, zw_error *error)
{
    zw_value outcome;
    size_t slack = zw_game_kernel(g) ? 0 : SLACK_MOVES;
    zw_move *list = malloc(((size_t)g->max_moves + slack) * sizeof *list);
    if (!list) {
        zw_fail(error, ZW_NO_MEMORY, "no memory for the moves of %s", g->name);
        return NULL;
    }
    *count = g->moves(context, position, list, g->max_moves, &outcome);
    *count = *count < 0 ? 0 : *count > g->max_moves ? g->max_moves : *count;
    return list;
}

/* The legal move whose text is the longest with which `text` begins; its length, or 0. */
static size_t match_move(const zw_game *g, void *context, const void *position, const zw_move *list, int count,
                         const char *text, zw_move *move)
{
    size_t longest = 0;
    for (int i = 0; i < count; i++) {
        char word[256];
        int length = zw_move_format(g, context, position, list[i], word, sizeof word);
        if (length > (int)longest && (size_t)length < sizeof word && strncmp(text, word, (size_t)length) == 0) {
            longest = (size_t)length;
            *move = list[i];
        }
    }
    return longest;
}

/* A position of a game without parse() is the moves that lead to it, written together or with blanks. */
static zw_status parse_moves(const zw_game *g, void *context, const char *text, void *position, zw_error *error)
{
    void *next = malloc(g->position_size);
    zw_status status = next ? ZW_OK : zw_fail(error, ZW_NO_MEMORY, "no memory for a position of %s", g->name);
    g->start(context, position);
    for (const char *at = text + strspn(text, " "); *at && status == ZW_OK; at += strspn(at, " ")) {
        int count;
        zw_move move, *list = list_moves(g, context, position, &count, error);
        size_t length = list ? match_move(g, context, position, list, count, at, &move) : 0;
        free(list);
        if (!list || !length) {
            status = list
                         ? zw_fail(error, ZW_BAD_INPUT,
                                   "position '%.100s': no move at '%.20s', expected the moves from the start", text, at)
                         : ZW_NO_MEMORY;
        } else {
            g->play(context, position, move, next);
            memcpy(position, next, g->position_size);
            at += length;
        }
    }
    free(next);
    return status;
}

/* A move of a game without parse_move() is written as the game shows it, or as its code. */
static zw_status parse_legal(const zw_game *g, void *context, const void *position, const char *text,
                             const zw_move *list, int count, zw_move *move, zw_error *error)
{
    size_t length = match_move(g, context, position, list, count, text, move);
    if (length && !text[length])
        return ZW_OK;
    char word[64] = "";
    if (count > 0)
        zw_move_format(g, context, position, list[0], word, sizeof word);
    return zw_fail(error, ZW_BAD_INPUT, "move '%.100s' is not legal here%s%s", text,
                   count == 0 ? ": the game is over" : ", expected one such as ", word);
}

/* ----------------------------------------------------------------------------------------------------- positions, moves */

zw_status zw_position_parse(const zw_game *g, void *context, const char *text, void *position, zw_error *error)
{
    char why[400] = "";
    if (strcmp(text, "start") == 0) {
        g->start(context, position);
        return ZW_OK;
    }
    if (!HAS(g, parse))
        return parse_moves(g, context, text, position, error);
    if (g->parse(context, text, position, why, sizeof why) != 0)
        return zw_fail(error, ZW_BAD_INPUT, "%s", why[0] ? why : "not a position");
    return zw_fail(error, ZW_OK, "%s", why); /* no failure: what was corrected, if anything */
}

int zw_position_format(const zw_game *g, void *context, const void *position, char *text, size_t size)
{
    return HAS(g, format) ? g->format(context, position, text, size)
                          : snprintf(text, size, "%016" PRIx64, g->hash(context, position));
}

zw_status zw_move_parse(const zw_game *g, void *context, const void *position, const char *text, zw_move *move,
                        zw_error *error)
{
    char why[400] = "";
    int count, found = 0;
    if (HAS(g, parse_move) && g->parse_move(context, position, text, move, why, sizeof why) != 0)
        return zw_fail(error, ZW_BAD_INPUT, "%s", why[0] ? why : "not a move");
    zw_move *list = list_moves(g, context, position, &count, error);
    if (!list)
        return ZW_NO_MEMORY;
    zw_status status = HAS(g, parse_move) ? ZW_OK : parse_legal(g, context, position, text, list, count, move, error);
    for (int i = 0; i < count; i++)
        found |= list[i] == *move;
    free(list);
    if (status == ZW_OK && !found)
        return zw_fail(error, ZW_BAD_INPUT, "move '%.100s' is not legal here%s", text,
                       count == 0 ? ": the game is over" : "");
    return status;
}

zw_status zw_moves_parse(const zw_game *g, void *context, const void *position, const char *text, zw_move *moves,
                         int *count, zw_error *error)
{
    char *words = malloc(strlen(text) + 1), *here = malloc(2 * g->position_size);
    zw_status status = words && here ? ZW_OK : zw_fail(error, ZW_NO_MEMORY, "no memory for the moves of %s", g->name);
    *count = 0;
    if (status == ZW_OK) {
        strcpy(words, text);
        memcpy(here, position, g->position_size);
    }
    for (char *rest = words; status == ZW_OK && *(rest += strspn(rest, " \t"));) {
        char *word = rest, *next = here + g->position_size;
        rest += strcspn(rest, " \t");
        if (*rest)
            *rest++ = '\0';
        status = zw_move_parse(g, context, here, word, &moves[*count], error);
        if (status == ZW_OK) {
            g->play(context, here, moves[(*count)++], next);
            memcpy(here, next, g->position_size);
        }
    }
    free(words);
    free(here);
    return status;
}

int zw_move_format(const zw_game *g, void *context, const void *position, zw_move move, char *text, size_t size)
{
    return HAS(g, format_move) ? g->format_move(context, position, move, text, size)
                               : snprintf(text, size, "%" PRIu32, move);
}

int zw_value_format(const zw_game *g, zw_value value, char *text, size_t size)
{
    zw_value scale = HAS(g, scale) && g->scale > 1 ? g->scale : 1;
    zw_value whole = value / scale, part = value % scale < 0 ? -(value % scale) : value % scale;
    if (part == 0)
        return snprintf(text, size, "%" PRId32, whole);
    int digits = 0;
    for (zw_value s = 1; s < scale; s *= 10)
        digits++;
    /* scales other than powers of ten are rounded down to as many digits */
    int64_t power = 1;
    for (int i = 0; i < digits; i++)
        power *= 10;
    int64_t fraction = (int64_t)part * power / scale;
    assert(fraction > 0); /* power is at least scale */
    while (fraction % 10 == 0) {
        fraction /= 10;
        digits--;
    }
    return snprintf(text, size, "%s%" PRId32 ".%0*" PRId64, value < 0 && whole == 0 ? "-" : "", whole, digits,
                    fraction);
}
