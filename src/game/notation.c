/* notation.c - positions, moves and values as text, with defaults for games that have no notation of their own. */
#include "game.h"
#include "../base/error.h"

#include <assert.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Room for a game from outside that lists more than it announced: wrong, but no reason to crash. */
#define SLACK_MOVES 65536

/* Has the game this optional member? An earlier version of the struct may end before it. */
#define HAS(game, member) ((game)->size > offsetof(zw_game, member) && (game)->member)

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

/* The bytes of a position of a game without format(): this word, two digits for each byte, and eight of a check sum, so that
 * bytes which no game has written are refused. */
static const char BYTES[] = "bytes:";
#define SUM_DIGITS 8

static uint32_t check_sum(const zw_game *g, const void *position)
{
    uint64_t key = zw_hash_bytes(position, g->position_size) ^ zw_hash_bytes(g->name, strlen(g->name));
    return (uint32_t)(key >> 32);
}

static int format_bytes(const zw_game *g, const unsigned char *position, char *text, size_t size)
{
    size_t length = strlen(BYTES) + 2 * g->position_size + SUM_DIGITS;
    if (length >= size) { /* a part of it would be of no use */
        if (size)
            text[0] = '\0';
        return (int)length;
    }
    text += snprintf(text, size, "%s", BYTES);
    for (size_t i = 0; i < g->position_size; i++)
        text += snprintf(text, 3, "%02x", position[i]);
    snprintf(text, SUM_DIGITS + 1, "%08" PRIx32, check_sum(g, position));
    return (int)length;
}

static int hexadecimal(char digit)
{
    static const char digits[] = "0123456789abcdef";
    const char *at = digit ? strchr(digits, digit) : NULL;
    return at ? (int)(at - digits) : -1;
}

static zw_status parse_bytes(const zw_game *g, const char *text, unsigned char *position, zw_error *error)
{
    const char *digits = text + strlen(BYTES);
    size_t count = strspn(digits, "0123456789abcdef"), wanted = 2 * g->position_size + SUM_DIGITS;
    if (digits[count] || count != wanted)
        return zw_fail(error, ZW_BAD_INPUT, "position '%.100s': expected %zu hexadecimal digits after '%s'", text,
                       wanted, BYTES);
    uint32_t sum = 0;
    for (size_t i = 2 * g->position_size; i < wanted; i++)
        sum = sum << 4 | (uint32_t)hexadecimal(digits[i]);
    unsigned char *bytes = malloc(g->position_size);
    if (!bytes)
        return zw_fail(error, ZW_NO_MEMORY, "no memory for a position of %s", g->name);
    for (size_t i = 0; i < g->position_size; i++)
        bytes[i] = (unsigned char)(hexadecimal(digits[2 * i]) << 4 | hexadecimal(digits[2 * i + 1]));
    int whole = check_sum(g, bytes) == sum;
    if (whole)
        memcpy(position, bytes, g->position_size);
    free(bytes);
    return whole ? ZW_OK
                 : zw_fail(error, ZW_BAD_INPUT,
                           "position '%.100s' is damaged or of another game: expected one as %s writes it", text,
                           g->name);
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
    if (!HAS(g, format) && strncmp(text, BYTES, strlen(BYTES)) == 0)
        return parse_bytes(g, text, position, error);
    if (!HAS(g, parse))
        return parse_moves(g, context, text, position, error);
    if (g->parse(context, text, position, why, sizeof why) != 0)
        return zw_fail(error, ZW_BAD_INPUT, "%s", why[0] ? why : "not a position");
    return zw_fail(error, ZW_OK, "%s", why); /* no failure: what was corrected, if anything */
}

int zw_position_format(const zw_game *g, void *context, const void *position, char *text, size_t size)
{
    return HAS(g, format) ? g->format(context, position, text, size) : format_bytes(g, position, text, size);
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
