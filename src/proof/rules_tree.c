/* rules_tree.c - the artificial trees once more. Nothing of a tree is stored: every node has a 64-bit name, made of its
 * parent's name and its place among the children, and what belongs to the node is drawn from its name. The players move in
 * turn, player 0 at even plies; the tree ends at its depth. A move is the number of the child, from 0.
 *
 *   uniform   leaves have independent values within +-range, for the player to move
 *   ordered   the root has such a value; one child of a node has the node's value, with the chance `first` its first one,
 *             with the chance `quarter` one of its first quarter; the others are worse, by at most range / 5
 *   edge      a leaf's value for player 0 is the sum of the edges above it, each in -32767..32768
 *   graph     as uniform, but nodes are numbered within their ply, and a child may, with the chance `share`, be the
 *             child in the same place of the node to the right
 *   random=1  the width of each node is drawn from 1..2w-1
 *
 * A key is the ply, and eight bytes, the highest first: in a graph the number of the node, otherwise its path from the
 * certificate's root, the children chosen being digits of base w (2w-1 with random=1). So 2^62 paths are the most that
 * a tree may have. */
#include "rules_games.h"

#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { UNIFORM, ORDERED, EDGE, GRAPH, KINDS };
static const char *const kind_names[KINDS] = {"uniform", "ordered", "edge", "graph"};

/* Fractions are in millionths. */
enum { WIDTH, DEPTH, FIRST, SHARE, SEED, RANGE, RANDOM, QUARTER, NUMBERS };
enum { MILLION = 1000000, NO_QUARTER = MILLION + 1, LARGEST_VALUE = 8388606 };
static const struct {
    const char *name, *kinds; /* of which the initials are given */
    int fraction, needed;
    uint64_t least, most, normal;
} numbers[NUMBERS] = {
    [WIDTH] = {"w", "uoeg", 0, 1, 1, 512, 0},           [DEPTH] = {"d", "uoeg", 0, 1, 0, 200, 0},
    [FIRST] = {"first", "o", 1, 0, 0, MILLION, 600000}, [SHARE] = {"share", "g", 1, 0, 0, MILLION, 300000},
    [SEED] = {"seed", "uoeg", 0, 0, 0, UINT64_MAX, 1},  [RANGE] = {"range", "uog", 0, 0, 0, 8000000, MILLION},
    [RANDOM] = {"random", "ue", 0, 0, 0, 1, 0},         [QUARTER] = {"quarter", "o", 1, 0, 0, MILLION, NO_QUARTER},
};

typedef struct node {
    int kind;
    uint64_t number[NUMBERS];
    uint64_t tree; /* the name of the root */
    int ply;
    uint64_t place; /* as in a key */
    uint64_t name;
    int value; /* ordered: for the player to move; edge: for player 0 */
} node;

/* ------------------------------------------------------------------------------------------------------------ drawings */

#define STEP UINT64_C(0x9E3779B97F4A7C15)
#define FOR_WIDTH UINT64_C(0x2545F4914F6CDD1D)
#define FOR_LEAF UINT64_C(0xD6E8FEB86659FD93)
#define FOR_EDGE UINT64_C(0xA0761D6478BD642F)
#define FOR_BEST UINT64_C(0xE7037ED1A0B428DB)
#define FOR_LOSS UINT64_C(0x8EBC6AF09C88C6E3)
#define FOR_SHARE UINT64_C(0x589965CC75374CC3)

/* The last step of splitmix64. */
static uint64_t mix(uint64_t x)
{
    x = (x ^ x >> 30) * UINT64_C(0xBF58476D1CE4E5B9);
    x = (x ^ x >> 27) * UINT64_C(0x94D049BB133111EB);
    return x ^ x >> 31;
}

/* A number below `limit`, from the 40 highest bits of a mixed word. */
static int below(uint64_t word, uint64_t limit)
{
    return (int)((word >> 24) * limit >> 40);
}

static int draw(const node *n, uint64_t purpose, uint64_t limit)
{
    return below(mix(n->name ^ purpose), limit);
}

static int draw_value(const node *n)
{
    return draw(n, FOR_LEAF, 2 * n->number[RANGE] + 1) - (int)n->number[RANGE];
}

static uint64_t graph_name(const node *n)
{
    return mix(mix(n->tree + (uint64_t)n->ply * STEP) + n->place);
}

/* The child of an ordered node that has its value. */
static int best_child(const node *n)
{
    uint64_t word = mix(n->name ^ FOR_BEST), second = mix(word + STEP);
    uint64_t width = n->number[WIDTH], quarter = (width + 3) / 4, chance = (uint64_t)below(word, MILLION);
    if (width == 1 || chance < n->number[FIRST])
        return 0;
    if (n->number[QUARTER] == NO_QUARTER)
        return 1 + below(second, width - 1);
    if (chance < n->number[QUARTER] && quarter > 1)
        return 1 + below(second, quarter - 1);
    return (int)quarter + below(second, width - quarter);
}

/* --------------------------------------------------------------------------------------------------------------- rules */

static uint64_t most_moves(const node *n)
{
    return n->number[RANDOM] ? 2 * n->number[WIDTH] - 1 : n->number[WIDTH];
}

/* The paths of so many plies; 0: more than 2^62. */
static uint64_t paths(const node *n, int plies)
{
    uint64_t product = 1;
    for (int i = 0; i < plies && product; i++)
        product = product > (UINT64_C(1) << 62) / most_moves(n) ? 0 : product * most_moves(n);
    return product;
}

static int turn(const void *state)
{
    return ((const node *)state)->ply % 2;
}

static int width(const node *n)
{
    return n->number[RANDOM] ? 1 + draw(n, FOR_WIDTH, most_moves(n)) : (int)n->number[WIDTH];
}

static int over(const void *state, int *value)
{
    const node *n = state;
    int own = n->kind == ORDERED ? n->value : draw_value(n);
    *value = n->kind == EDGE ? n->value : turn(n) == 0 ? own : -own;
    return n->ply == (int)n->number[DEPTH];
}

static int moves(const void *state, uint16_t *list)
{
    int found = width(state);
    for (int i = 0; i < found; i++)
        list[i] = (uint16_t)i;
    return found;
}

static void play(const void *state, uint16_t move, void *next)
{
    const node from = *(const node *)state;
    node *to = next;
    *to = from;
    to->ply++;
    if (from.kind == GRAPH) {
        int chance = below(mix((from.name ^ FOR_SHARE) + move * STEP), MILLION);
        int shared = from.ply > 0 && (uint64_t)chance < from.number[SHARE];
        to->place = (from.place + (uint64_t)shared) % paths(&from, from.ply) * from.number[WIDTH] + move;
        to->name = graph_name(to);
        return;
    }
    to->place = from.place * most_moves(&from) + move;
    to->name = mix(from.name + ((uint64_t)move + 1) * STEP);
    if (from.kind == EDGE)
        to->value = from.value + draw(to, FOR_EDGE, 65536) - 32767;
    if (from.kind == ORDERED)
        to->value = -from.value + (move == best_child(&from) ? 0 : draw(to, FOR_LOSS, from.number[RANGE] / 5 + 1));
}

static int64_t progress(const void *state)
{
    return ((const node *)state)->ply;
}

/* The furthest that a value at a ply can be from 0. */
static int64_t largest_value(const node *n, int ply)
{
    int64_t range = (int64_t)n->number[RANGE];
    return n->kind == EDGE ? ply * INT64_C(32768) : n->kind == ORDERED ? range + ply * (range / 5) : range;
}

/* ------------------------------------------------------------------------------------------------------------- reading */

static const char *number_name(int kind, int i)
{
    return i == WIDTH && kind == EDGE ? "b" : numbers[i].name;
}

static int has_number(int kind, int i)
{
    return strchr(numbers[i].kinds, kind_names[kind][0]) != NULL;
}

/* Digits of base 10 or 16; returns what follows, or NULL. */
static const char *read_whole(const char *text, int base, uint64_t *number)
{
    size_t length = strspn(text, base == 10 ? "0123456789" : "0123456789abcdef");
    errno = 0;
    *number = strtoull(text, NULL, base);
    return length == 0 || errno ? NULL : text + length;
}

/* 0, 1 or a number between with at most six decimals, in millionths. */
static const char *read_fraction(const char *text, uint64_t *number)
{
    const char *end = read_whole(text, 10, number);
    if (!end || *number > 1)
        return NULL;
    *number *= MILLION;
    if (*end != '.')
        return end;
    uint64_t decimals;
    const char *last = read_whole(end + 1, 10, &decimals);
    if (!last || last - end > 7)
        return NULL;
    for (long i = last - end; i < 7; i++)
        decimals *= 10;
    *number += decimals;
    return last;
}

/* NAME=NUMBER at `item`; returns what follows, or NULL. */
static const char *read_number(const char *item, node *n, int *given)
{
    size_t length = strcspn(item, "=");
    for (int i = 0; i < NUMBERS; i++) {
        const char *name = number_name(n->kind, i), *value = item + length + 1, *end;
        if (!has_number(n->kind, i) || strlen(name) != length || strncmp(item, name, length) != 0)
            continue;
        if (given[i]++ || item[length] != '=')
            return NULL;
        end = numbers[i].fraction ? read_fraction(value, &n->number[i]) : read_whole(value, 10, &n->number[i]);
        return end && n->number[i] >= numbers[i].least && n->number[i] <= numbers[i].most ? end : NULL;
    }
    return NULL;
}

/* PLY/NODE, or PLY/NODE/VALUE where nodes have values: the certificate's root lies there. Returns what follows. */
static const char *read_place(const char *text, node *n)
{
    uint64_t ply = 0, name = 0, size = 0;
    int valued = n->kind == EDGE || n->kind == ORDERED, negative = 0;
    const char *at = read_whole(text, 10, &ply);
    at = at && *at == '/' ? read_whole(at + 1, 16, &name) : NULL;
    if (at && valued) {
        at = *at == '/' ? at + 1 : NULL;
        negative = at && *at == '-';
        at = at ? read_whole(at + negative, 10, &size) : NULL;
    }
    if (!at || ply < 1 || ply > n->number[DEPTH] || size > (uint64_t)largest_value(n, (int)ply) ||
        (n->kind == GRAPH && name >= paths(n, (int)ply)))
        return NULL;
    n->ply = (int)ply;
    n->place = n->kind == GRAPH ? name : 0;
    n->name = n->kind == GRAPH ? graph_name(n) : name;
    n->value = valued ? (int)(negative ? -(int64_t)size : (int64_t)size) : 0;
    return at;
}

/* Names the root and what belongs to it, from all numbers of the tree. */
static void plant(node *n)
{
    n->tree = mix((uint64_t)n->kind + STEP);
    for (int i = 0; i < NUMBERS; i++)
        n->tree = mix(n->tree + n->number[i] + STEP);
    n->ply = 0;
    n->place = 0;
    n->name = n->tree;
    n->value = n->kind == ORDERED ? draw_value(n) : 0;
    if (n->kind == GRAPH)
        n->name = graph_name(n);
}

/* What the numbers may not be together; NULL: they may. */
static const char *expected_together(const node *n, const int *given)
{
    for (int i = 0; i < NUMBERS; i++)
        if (numbers[i].needed && !given[i])
            return i == DEPTH ? "d=NUMBER" : n->kind == EDGE ? "b=NUMBER" : "w=NUMBER";
    if (n->number[QUARTER] < n->number[FIRST])
        return "quarter to be at least first";
    if (largest_value(n, (int)n->number[DEPTH]) > LARGEST_VALUE)
        return "values of at most 8388606";
    if (most_moves(n) > PROOF_MOVES_MOST)
        return "at most 512 moves";
    if (n->kind == GRAPH && paths(n, (int)n->number[DEPTH]) == 0)
        return "w to the power of d to be at most 2^62";
    return NULL;
}

static int parse(const char *text, void *state, char *why, size_t why_size)
{
    node *n = state;
    const char *at = strcmp(text, "start") == 0 ? "uniform:w=5,d=6" : text, *place = NULL;
    int given[NUMBERS] = {0};
    size_t length = strcspn(at, ":");
    memset(n, 0, sizeof *n);
    while (n->kind < KINDS && (strlen(kind_names[n->kind]) != length || strncmp(at, kind_names[n->kind], length) != 0))
        n->kind++;
    if (n->kind == KINDS)
        return zw_proof_refuse(why, why_size, "'%.80s': expected a tree of kind uniform, ordered, edge or graph", text);
    for (int i = 0; i < NUMBERS; i++)
        n->number[i] = i == RANGE && n->kind == ORDERED ? 1000 : numbers[i].normal;
    for (at += length; *at;) {
        const char *item = at + 1, *end = item + strcspn(item, ",");
        int is_place = strncmp(item, "at=", 3) == 0 && !place;
        if (is_place)
            place = item + 3;
        else if (read_number(item, n, given) != end)
            return zw_proof_refuse(why, why_size,
                                   "'%.80s': '%.*s', expected a setting of a tree of kind %s, once, "
                                   "and a number that it may have",
                                   text, (int)(end - item < 40 ? end - item : 40), item, kind_names[n->kind]);
        at = end;
    }
    const char *expected = expected_together(n, given);
    if (expected)
        return zw_proof_refuse(why, why_size, "'%.80s': expected %s", text, expected);
    plant(n);
    if (place && read_place(place, n) != place + strcspn(place, ","))
        return zw_proof_refuse(why, why_size, "'%.80s': 'at=%.40s', expected at=PLY/NODE%s with what can occur there",
                               text, place, n->kind == EDGE || n->kind == ORDERED ? "/VALUE" : "");
    if (paths(n, (int)n->number[DEPTH] - n->ply) == 0)
        return zw_proof_refuse(why, why_size, "'%.80s': expected at most 2^62 paths from the root", text);
    return 0;
}

/* ------------------------------------------------------------------------------------------------------------- writing */

static int write_fraction(char *text, size_t size, uint64_t millionths)
{
    int length = snprintf(text, size, "%d.%06d", (int)(millionths / MILLION), (int)(millionths % MILLION));
    while (text[length - 1] == '0')
        text[--length] = '\0';
    if (text[length - 1] == '.')
        text[--length] = '\0';
    return length;
}

static int format(const void *state, char *text, size_t size)
{
    const node *n = state;
    char whole[256], *end = whole + sizeof whole,
                     *at = whole + snprintf(whole, sizeof whole, "%s", kind_names[n->kind]);
    char separator = ':';
    for (int i = 0; i < NUMBERS; i++) {
        if (!has_number(n->kind, i) || ((i == RANDOM || i == QUARTER) && n->number[i] == numbers[i].normal))
            continue;
        at += snprintf(at, (size_t)(end - at), "%c%s=", separator, number_name(n->kind, i));
        at += numbers[i].fraction ? write_fraction(at, (size_t)(end - at), n->number[i])
                                  : snprintf(at, (size_t)(end - at), "%" PRIu64, n->number[i]);
        separator = ',';
    }
    if (n->ply > 0)
        at += snprintf(at, (size_t)(end - at), ",at=%d/%" PRIx64, n->ply, n->kind == GRAPH ? n->place : n->name);
    if (n->ply > 0 && (n->kind == EDGE || n->kind == ORDERED))
        snprintf(at, (size_t)(end - at), "/%d", n->value);
    return snprintf(text, size, "%s", whole);
}

static int format_move(const void *state, uint16_t move, char *text, size_t size)
{
    (void)state;
    return snprintf(text, size, "%d", move);
}

/* ---------------------------------------------------------------------------------------------------------------- keys */

enum { KEY = 9 };

static void encode(const void *state, unsigned char *key)
{
    const node *n = state;
    key[0] = (unsigned char)n->ply;
    for (int i = 1; i < KEY; i++)
        key[i] = (unsigned char)(n->place >> 8 * (KEY - 1 - i));
}

static int decode(const void *root, const unsigned char *key, void *state)
{
    node *n = state, from = *(const node *)root;
    uint64_t place = 0;
    int plies = key[0] - from.ply;
    for (int i = 1; i < KEY; i++)
        place = place << 8 | key[i];
    if (plies < 0 || key[0] > from.number[DEPTH] || place >= paths(&from, from.kind == GRAPH ? key[0] : plies))
        return -1;
    *n = from;
    if (n->kind == GRAPH) {
        n->ply = key[0];
        n->place = place;
        n->name = graph_name(n);
        return 0;
    }
    for (int left = plies - 1; left >= 0; left--) {
        uint64_t move = place / paths(n, left) % most_moves(n);
        if (move >= (uint64_t)width(n))
            return -1;
        play(n, (uint16_t)move, n);
    }
    return 0;
}

const proof_rules zw_proof_tree = {
    .name = "tree",
    .state_size = sizeof(node),
    .key_size = KEY,
    .ends = 1,
    .parse = parse,
    .format = format,
    .encode = encode,
    .decode = decode,
    .turn = turn,
    .over = over,
    .moves = moves,
    .play = play,
    .format_move = format_move,
    .progress = progress,
};
