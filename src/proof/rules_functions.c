/* rules_functions.c - see rules_functions.h. A state is a position of the game, which player moves, and whose rules they
 * are. Player 0 is the one who moves first where the game says who that is, else the one who moves in the position that was
 * parsed. A move is the low half of the game's code. A key is the bytes of the position, and the player. */
#include "rules_functions.h"
#include "base/error.h"
#include "game/game.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct functions {
    proof_rules rules;
    zw_game game;
    const zw_game *given; /* what the caller has */
    void *context;
    zw_move *list; /* room for max_moves */
} functions;

typedef struct state {
    functions *of;
    int turn;
    _Alignas(16) unsigned char position[];
} state;

static void prepare(const proof_rules *rules, void *at)
{
    state *s = at;
    memset(s, 0, rules->state_size); /* also what lies between the members of a position: it is part of the key */
    s->of = (functions *)rules;
}

static int list_moves(const state *s, zw_value *outcome)
{
    functions *of = s->of;
    int count = of->game.moves(of->context, s->position, of->list, of->game.max_moves, outcome);
    return count > of->game.max_moves ? of->game.max_moves : count;
}

static int turn(const void *at)
{
    return ((const state *)at)->turn;
}

static int over(const void *at, int *value)
{
    const state *s = at;
    zw_value outcome = 0;
    if (list_moves(s, &outcome) > 0)
        return 0;
    *value = s->turn == 0 ? outcome : -outcome;
    return 1;
}

static int ascending(const void *a, const void *b)
{
    return *(const uint16_t *)a - *(const uint16_t *)b;
}

static int moves(const void *at, uint16_t *list)
{
    const state *s = at;
    zw_value outcome;
    int count = list_moves(s, &outcome);
    for (int i = 0; i < count; i++)
        list[i] = ZW_SHORT(s->of->list[i]);
    qsort(list, (size_t)(count > 0 ? count : 0), sizeof *list, ascending);
    return count;
}

/* The game's whole code of a move that moves() has listed. */
static zw_move whole_move(const state *s, uint16_t move)
{
    zw_value outcome;
    int count = list_moves(s, &outcome), i = 0;
    while (i < count - 1 && ZW_SHORT(s->of->list[i]) != move)
        i++;
    return s->of->list[i];
}

static void play(const void *at, uint16_t move, void *next)
{
    const state *s = at;
    state *to = next;
    functions *of = s->of;
    zw_move whole = whole_move(s, move);
    int again = of->game.moves_again && of->game.moves_again(of->context, s->position, whole);
    prepare(&of->rules, next);
    of->game.play(of->context, s->position, whole, to->position);
    to->turn = again ? s->turn : 1 - s->turn;
}

static int parse(const char *text, void *at, char *why, size_t why_size)
{
    state *s = at;
    functions *of = s->of;
    zw_error error = {0};
    prepare(&of->rules, s);
    if (zw_position_parse(of->given, of->context, text, s->position, &error) != ZW_OK) {
        snprintf(why, why_size, "%s", error.text);
        return -1;
    }
    s->turn = of->game.first_to_move && !of->game.first_to_move(of->context, s->position);
    return 0;
}

static int format(const void *at, char *text, size_t size)
{
    const state *s = at;
    if (!s->of->game.format)
        return snprintf(text, size, "a position of %s", s->of->game.name);
    return zw_position_format(s->of->given, s->of->context, s->position, text, size);
}

static int format_move(const void *at, uint16_t move, char *text, size_t size)
{
    const state *s = at;
    return zw_move_format(s->of->given, s->of->context, s->position, whole_move(s, move), text, size);
}

static void encode(const void *at, unsigned char *key)
{
    const state *s = at;
    memcpy(key, s->position, s->of->game.position_size);
    key[s->of->game.position_size] = (unsigned char)s->turn;
}

static zw_status refuse_large(const zw_game *game, zw_error *error)
{
    if (game->position_size >= PROOF_KEY_MOST)
        return zw_fail(error, ZW_UNSUPPORTED, "%s has positions of %zu bytes: a proof takes less than %d", game->name,
                       game->position_size, PROOF_KEY_MOST);
    if (game->max_moves > PROOF_MOVES_MOST)
        return zw_fail(error, ZW_UNSUPPORTED, "%s has positions with %d moves: a proof takes at most %d", game->name,
                       game->max_moves, PROOF_MOVES_MOST);
    return ZW_OK;
}

proof_rules *zw_proof_functions_new(const zw_game *game, zw_error *error)
{
    if (zw_game_validate(game, error) != ZW_OK || refuse_large(game, error) != ZW_OK)
        return NULL;
    functions *of = calloc(1, sizeof *of);
    zw_move *list = calloc((size_t)game->max_moves + 1, sizeof *list);
    if (of)
        of->game = zw_game_whole(game);
    if (!of || !list || (of->game.context_new && of->game.context_new(game, &of->context))) {
        zw_fail(error, ZW_NO_MEMORY, "no memory for the rules of %s", game->name);
        free(of);
        free(list);
        return NULL;
    }
    of->given = game;
    of->list = list;
    of->rules = (proof_rules){.name = of->game.name,
                              .state_size = sizeof(state) + game->position_size,
                              .key_size = (int)game->position_size + 1,
                              .most = of->game.max_score,
                              .prepare = prepare,
                              .parse = parse,
                              .format = format,
                              .encode = encode,
                              .turn = turn,
                              .over = over,
                              .moves = moves,
                              .play = play,
                              .format_move = format_move};
    return &of->rules;
}

void zw_proof_functions_free(proof_rules *rules)
{
    functions *of = (functions *)rules;
    if (!of)
        return;
    if (of->game.context_free)
        of->game.context_free(of->given, of->context);
    free(of->list);
    free(of);
}
