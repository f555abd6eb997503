/* records.c - see records.h. The slots are a hash table with linear probing, at most half full. */
#include "records.h"

#include <stdlib.h>
#include <string.h>

enum { FIRST_CAPACITY = 1024, FEW = 16 };

void zw_records_begin(proof_records *r, size_t key_size)
{
    *r = (proof_records){.key_size = key_size};
}

void zw_records_free(proof_records *r)
{
    free(r->keys);
    free(r->moves);
    free(r->ranks);
    free(r->slots);
    *r = (proof_records){.key_size = r->key_size};
}

const unsigned char *zw_records_key(const proof_records *r, uint32_t number)
{
    return r->keys + r->key_size * number;
}

static size_t slot_of(const proof_records *r, const unsigned char *key)
{
    uint64_t hash = UINT64_C(0x9E3779B97F4A7C15);
    for (size_t i = 0; i < r->key_size; i++)
        hash = (hash ^ key[i]) * UINT64_C(0x100000001B3);
    hash ^= hash >> 32;
    hash *= UINT64_C(0xD6E8FEB86659FD93);
    return (size_t)(hash >> 20) & (r->slot_count - 1);
}

uint32_t zw_records_find(const proof_records *r, const unsigned char *key)
{
    if (!r->slot_count)
        return PROOF_NO_RECORD;
    for (size_t slot = slot_of(r, key);; slot = (slot + 1) & (r->slot_count - 1)) {
        uint32_t number = r->slots[slot];
        if (number == PROOF_NO_RECORD || memcmp(zw_records_key(r, number), key, r->key_size) == 0)
            return number;
    }
}

static void put_in_slot(proof_records *r, uint32_t number)
{
    size_t slot = slot_of(r, zw_records_key(r, number));
    while (r->slots[slot] != PROOF_NO_RECORD)
        slot = (slot + 1) & (r->slot_count - 1);
    r->slots[slot] = number;
}

/* Room for twice as many. Returns 0, or -1 with everything as it was. */
static int grow(proof_records *r)
{
    size_t capacity = r->capacity ? 2 * r->capacity : FIRST_CAPACITY;
    void *keys = realloc(r->keys, capacity * r->key_size);
    if (keys)
        r->keys = keys;
    void *moves = realloc(r->moves, capacity * sizeof *r->moves);
    if (moves)
        r->moves = moves;
    void *ranks = realloc(r->ranks, capacity * sizeof *r->ranks);
    if (ranks)
        r->ranks = ranks;
    uint32_t *slots = malloc(2 * capacity * sizeof *slots);
    if (!keys || !moves || !ranks || !slots) {
        free(slots);
        return -1;
    }
    free(r->slots);
    r->slots = slots;
    r->capacity = capacity;
    r->slot_count = 2 * capacity;
    memset(slots, 0xFF, r->slot_count * sizeof *slots);
    for (uint32_t i = 0; i < r->count; i++)
        put_in_slot(r, i);
    return 0;
}

uint32_t zw_records_add(proof_records *r, const unsigned char *key, unsigned move, uint32_t rank)
{
    if (r->count == PROOF_NO_RECORD || (r->count == r->capacity && grow(r)))
        return PROOF_NO_RECORD;
    uint32_t number = r->count++;
    memcpy(r->keys + r->key_size * number, key, r->key_size);
    r->moves[number] = (uint16_t)move;
    r->ranks[number] = rank;
    put_in_slot(r, number);
    return number;
}

/* ------------------------------------------------------------------------------------------------------------- sorting */

static void sort_few(const proof_records *r, uint32_t *list, size_t count)
{
    for (size_t i = 1; i < count; i++) {
        uint32_t one = list[i];
        size_t at = i;
        for (; at > 0 && memcmp(zw_records_key(r, list[at - 1]), zw_records_key(r, one), r->key_size) > 0; at--)
            list[at] = list[at - 1];
        list[at] = one;
    }
}

static int all_share(const proof_records *r, const uint32_t *list, size_t count, size_t byte)
{
    size_t i = 1;
    while (i < count && zw_records_key(r, list[i])[byte] == zw_records_key(r, list[0])[byte])
        i++;
    return i == count;
}

/* By the bytes from `byte` on, all before being equal. */
static void sort_from(const proof_records *r, uint32_t *list, uint32_t *spare, size_t count, size_t byte)
{
    size_t ends[257] = {0}, at[256];
    while (count > FEW && byte < r->key_size && all_share(r, list, count, byte))
        byte++; /* long keys differ in few bytes: a call for each would be a deep recursion */
    if (count <= FEW || byte == r->key_size) {
        sort_few(r, list, count);
        return;
    }
    for (size_t i = 0; i < count; i++)
        ends[zw_records_key(r, list[i])[byte] + 1]++;
    for (int value = 0; value < 256; value++) {
        at[value] = ends[value];
        ends[value + 1] += ends[value];
    }
    for (size_t i = 0; i < count; i++)
        spare[at[zw_records_key(r, list[i])[byte]]++] = list[i];
    memcpy(list, spare, count * sizeof *list);
    for (int value = 0; value < 256; value++)
        sort_from(r, list + ends[value], spare, ends[value + 1] - ends[value], byte + 1);
}

uint32_t *zw_records_sorted(const proof_records *r)
{
    uint32_t *list = malloc(((size_t)r->count + 1) * sizeof *list),
             *spare = malloc(((size_t)r->count + 1) * sizeof *spare);
    if (list && spare) {
        for (uint32_t i = 0; i < r->count; i++)
            list[i] = i;
        sort_from(r, list, spare, r->count, 0);
    } else {
        free(list);
        list = NULL;
    }
    free(spare);
    return list;
}
