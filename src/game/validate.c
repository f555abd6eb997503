/* validate.c - the first look at a game that somebody hands in, and what stands in for functions that it leaves out. */
#include "game.h"
#include "../base/error.h"

#include <zw/selective.h>

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define SLACK_MOVES 65536 /* room for a game from outside that lists more than it announced */

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
    whole.max_score = whole.max_score ? whole.max_score : 1;
    if (!whole.evaluate && !whole.win_score)
        whole.win_score = whole.max_score; /* only outcomes are other values than 0 */
    return whole;
}

int zw_game_has_keys(const zw_game *g)
{
    return g->hash || (g->size > offsetof(zw_game, flags) && (g->flags & ZW_EQUAL_BYTES));
}

/* What searches by functions that are not there. */
static zw_status validate_needs(const zw_game *g, zw_error *error)
{
    const struct {
        const char *name, *needs;
        int broken;
    } rows[] = {
        {"reversible()", "hash() or ZW_EQUAL_BYTES", g->reversible && !zw_game_has_keys(g)},
        {"child_hash()", "hash()", g->child_hash && !g->hash},
        {"forecast()", "evaluate()", g->forecast && !g->evaluate},
        {"evaluate_moves()", "evaluate()", g->evaluate_moves && !g->evaluate},
        {"selective", "evaluate() and hash()", g->selective && !(g->evaluate && g->hash)},
        {"repetition", "reversible()", g->repetition && !g->reversible},
    };
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++)
        if (rows[i].broken)
            return zw_fail(error, ZW_BAD_GAME, "game %s has %s: expected %s with it", g->name, rows[i].name,
                           rows[i].needs);
    if (g->repetition > g->max_score || g->repetition < -g->max_score)
        return zw_fail(error, ZW_BAD_GAME,
                       "game %s says that a repetition is worth %" PRId32 ": expected at most +-%" PRId32, g->name,
                       g->repetition, g->max_score);
    return ZW_OK;
}

/* What programs for people draw, and play by. */
static zw_status validate_people(const zw_game *g, zw_error *error)
{
    const zw_board *b = g->board;
    const struct {
        const char *text;
        int letters;
    } names[] = {{b ? b->above : NULL, b ? b->columns : 0},
                 {b ? b->below : NULL, b ? b->columns : 0},
                 {b ? b->beside : NULL, b ? b->rows : 0}};
    if (b && (!b->squares || b->rows < 1 || b->columns < 1 || b->rows > ZW_MOST_SQUARES ||
              b->columns > ZW_MOST_SQUARES / b->rows || b->surface > ZW_WOOD || b->colours[0] > ZW_RED ||
              b->colours[1] > ZW_RED))
        return zw_fail(error, ZW_BAD_GAME,
                       "game %s has a board of %d x %d squares: expected squares(), at most %d of them, and a surface "
                       "and colours of those that there are",
                       g->name, b->rows, b->columns, ZW_MOST_SQUARES);
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++)
        if (names[i].text && strlen(names[i].text) != (size_t)names[i].letters)
            return zw_fail(error, ZW_BAD_GAME,
                           "game %s names rows or columns of its board '%.40s': expected %d letters", g->name,
                           names[i].text, names[i].letters);
    for (const zw_piece *one = b ? b->pieces : NULL; one && one->letter; one++)
        if (!one->symbol || (one->side != 0 && one->side != 1))
            return zw_fail(error, ZW_BAD_GAME, "game %s: piece %c of its board: expected a symbol, and 0 or 1 as side",
                           g->name, one->letter);
    return ZW_OK;
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
    } must[] = {{"start", g->start != NULL}, {"moves", g->moves != NULL}, {"play", g->play != NULL}};
    for (size_t i = 0; i < sizeof must / sizeof must[0]; i++)
        if (!must[i].there)
            return zw_fail(error, ZW_BAD_GAME, "game %s has no %s(): expected a function", g->name, must[i].name);
    if (g->position_size == 0 || g->position_size > 1 << 20)
        return zw_fail(error, ZW_BAD_GAME, "game %s has positions of %zu bytes: expected 1 to 1048576", g->name,
                       g->position_size);
    if (g->max_moves < 1 || g->max_moves > ZW_MAX_MOVES)
        return zw_fail(error, ZW_BAD_GAME, "game %s announces %d moves: expected 1 to %d", g->name, g->max_moves,
                       ZW_MAX_MOVES);
    if (g->max_score < 0 || g->max_score > ZW_VALUE_LIMIT)
        return zw_fail(error, ZW_BAD_GAME, "game %s announces a largest score of %" PRId32 ": expected 1 to %d",
                       g->name, g->max_score, ZW_VALUE_LIMIT);
    const zw_game whole = zw_game_whole(g);
    if ((whole.flags & ZW_WINS_BY_DISTANCE) && g->max_score <= 2 * ZW_MAX_DEPTH)
        return zw_fail(error, ZW_BAD_GAME,
                       "game %s counts wins by distance with a largest score of %" PRId32 ": expected more than %d",
                       g->name, g->max_score, 2 * ZW_MAX_DEPTH);
    zw_status status = validate_needs(&whole, error);
    if (status == ZW_OK)
        status = validate_people(&whole, error);
    return status == ZW_OK ? validate_selective(&whole, error) : status;
}

/* ------------------------------------------------------------------------------------------------------- defaults */

uint64_t zw_position_hash(const zw_game *g, void *context, const void *position)
{
    return g->hash ? g->hash(context, position) : zw_hash_bytes(position, g->position_size);
}

zw_value zw_position_evaluate(const zw_game *g, void *context, const void *position)
{
    zw_value outcome = 0;
    if (g->evaluate)
        return g->evaluate(context, position);
    zw_move *list = malloc(((size_t)g->max_moves + SLACK_MOVES) * sizeof *list);
    int count = list ? g->moves(context, position, list, g->max_moves, &outcome) : 1;
    free(list);
    return count == 0 ? outcome : 0;
}
