/* hold_search.c - see hold_search.h. */
#include "hold_search.h"

#include <stdlib.h>

enum { WAYS = 4, FOR_EVER = 255 }; /* entries of a bucket; plies */

int zw_hold_search_begin(hold_search *s, uint64_t bytes)
{
    uint64_t count = WAYS;
    while (2 * count * sizeof *s->table <= bytes)
        count *= 2;
    s->mask = count - WAYS;
    s->table = calloc((size_t)count, sizeof *s->table);
    return s->table ? 0 : -1;
}

void zw_hold_search_free(hold_search *s)
{
    free(s->table);
    s->table = NULL;
}

int zw_hold_is_good(const hold_search *s, int mine, zw_value outcome)
{
    return (mine ? outcome : -outcome) >= s->threshold;
}

int zw_hold_known(const hold_search *s, const void *position)
{
    zw_known known;
    if (!s->tablebase || !zw_tablebase_probe(s->tablebase, position, &known))
        return 0;
    int mover = !s->game->first_to_move(s->context, position);
    return zw_hold_is_good(s, mover == s->prover, known.result) ? 1 : -1;
}

/* ----------------------------------------------------------------------------------------------------------- the table */

static const hold_entry *look_up(const hold_search *s, uint64_t key)
{
    const hold_entry *bucket = s->table + (key & s->mask);
    for (int i = 0; i < WAYS; i++)
        if (bucket[i].key == key)
            return &bucket[i];
    return NULL;
}

static int worth(const hold_entry *e)
{
    return e->lost ? FOR_EVER : e->plies;
}

/* Overwrites what is worth least, unless the position is there. */
static void store(hold_search *s, uint64_t key, int plies, int lost)
{
    hold_entry *bucket = s->table + (key & s->mask), *to = bucket;
    for (int i = 0; i < WAYS && to->key != key; i++)
        if (bucket[i].key == key || worth(&bucket[i]) < worth(to))
            to = &bucket[i];
    *to = (hold_entry){key, (unsigned char)plies, (unsigned char)lost};
}

void zw_hold_learn(hold_search *s, const void *position, int held)
{
    store(s, s->game->hash(s->context, position), held ? FOR_EVER : 0, !held);
}

/* ---------------------------------------------------------------------------------------------------------- the search */

/* The prover needs one move that stands, the opponent one that does not. */
static int search_moves(hold_search *s, const void *position, int mine, int plies)
{
    _Alignas(16) unsigned char next[HOLD_POSITION_MOST];
    zw_move list[HOLD_MOVES_MOST];
    zw_value outcome;
    int count = s->game->moves(s->context, position, list, HOLD_MOVES_MOST, &outcome);
    if (!count)
        return zw_hold_is_good(s, mine, outcome);
    for (int i = 0; i < count; i++) {
        int left = plies - !s->game->free_move(s->context, position, list[i]);
        if (left < 0)
            return 1;
        s->game->play(s->context, position, list[i], next);
        if (zw_hold_stands(s, next, !mine, left) == mine)
            return mine;
    }
    return !mine;
}

int zw_hold_stands(hold_search *s, const void *position, int mine, int plies)
{
    int known = zw_hold_known(s, position);
    s->nodes++;
    if (known)
        return known > 0;
    uint64_t key = s->game->hash(s->context, position);
    const hold_entry *entry = look_up(s, key);
    if (entry && (entry->lost || (plies && entry->plies >= plies)))
        return !entry->lost;
    int found = search_moves(s, position, mine, plies);
    if (!found || plies)
        store(s, key, found ? plies : 0, !found);
    return found;
}
