/* tree.c - how artificial trees are written: "uniform:w=5,d=8,seed=7,range=1000000", and the other kinds.
 *
 * Reading, writing and help come from one table of settings. A node below the root is written as the spec with its
 * place behind it, "at=PLY/NODE" or "at=PLY/NODE/VALUE": a path of up to 200 moves has no room in a position. */
#include "tree.h"

#include <ctype.h>
#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

static const char *const kind_names[] = {"uniform", "ordered", "edge", "graph"};
#define KINDS ((int)(sizeof kind_names / sizeof kind_names[0]))

enum { IN_UNIFORM = 1 << TREE_UNIFORM, IN_ORDERED = 1 << TREE_ORDERED, IN_EDGE = 1 << TREE_EDGE };
enum { IN_GRAPH = 1 << TREE_GRAPH, IN_ALL = IN_UNIFORM | IN_ORDERED | IN_EDGE | IN_GRAPH };

/* The numbers of a spec; fractions are in millionths. */
enum { WIDTH, DEPTH, FIRST, SHARE, SEED, RANGE, RANDOM, QUARTER, SLOTS };
typedef struct spec {
    tree_kind kind;
    uint64_t number[SLOTS];
    unsigned given; /* bit set of slots */
} spec;

enum form { WHOLE, FRACTION };
static const struct setting {
    const char *name;
    unsigned kinds;
    int slot;
    enum form form;
    uint64_t least, most;
    int needed;
} settings[] = {
    {"w", IN_UNIFORM | IN_ORDERED | IN_GRAPH, WIDTH, WHOLE, 1, TREE_MAX_MOVES, 1},
    {"b", IN_EDGE, WIDTH, WHOLE, 1, TREE_MAX_MOVES, 1},
    {"d", IN_ALL, DEPTH, WHOLE, 0, TREE_MAX_DEPTH, 1},
    {"first", IN_ORDERED, FIRST, FRACTION, 0, TREE_MILLION, 0},
    {"share", IN_GRAPH, SHARE, FRACTION, 0, TREE_MILLION, 0},
    {"seed", IN_ALL, SEED, WHOLE, 0, UINT64_MAX, 0},
    {"range", IN_UNIFORM | IN_ORDERED | IN_GRAPH, RANGE, WHOLE, 0, TREE_MAX_RANGE, 0},
    {"random", IN_UNIFORM | IN_EDGE, RANDOM, WHOLE, 0, 1, 0},
    {"quarter", IN_ORDERED, QUARTER, FRACTION, 0, TREE_MILLION, 0},
};
#define SETTINGS (sizeof settings / sizeof settings[0])

static void set_defaults(spec *s)
{
    s->number[FIRST] = 600000;
    s->number[SHARE] = 300000;
    s->number[SEED] = 1;
    s->number[RANGE] = s->kind == TREE_ORDERED ? 1000 : TREE_MILLION;
    s->number[QUARTER] = TREE_NO_QUARTER;
}

void zw_tree_shape(void *context, const void *at, zw_shape *shape)
{
    const tree_position *p = at;
    (void)context;
    *shape = (zw_shape){
        .width = p->width,
        .depth = p->depth,
        .varies = p->random,
        .shared = p->kind == TREE_GRAPH,
        .inner_values = p->kind == TREE_EDGE,
    };
}

/* Graphs number the nodes of a ply; the deepest ply must fit. Returns 0 when it does not. */
static uint64_t breadth_at(uint64_t width, int ply)
{
    uint64_t breadth = 1;
    while (ply-- > 0) {
        if (breadth > (UINT64_C(1) << 62) / width)
            return 0;
        breadth *= width;
    }
    return breadth;
}

/* The furthest that a value of the tree can be from 0. */
static int64_t largest_value(const spec *s, int ply)
{
    int64_t range = (int64_t)s->number[RANGE];
    return s->kind == TREE_EDGE ? (int64_t)ply * TREE_LARGEST_EDGE
                                : range + (s->kind == TREE_ORDERED ? ply * (range / 5) : 0);
}

static void plant(const spec *s, tree_position *p)
{
    memset(p, 0, sizeof *p);
    p->root = tree_mix((uint64_t)s->kind + TREE_STEP);
    for (int slot = 0; slot < SLOTS; slot++)
        p->root = tree_mix(p->root + s->number[slot] + TREE_STEP);
    p->seed = s->number[SEED];
    p->range = (int32_t)s->number[RANGE];
    p->first = (int32_t)s->number[FIRST];
    p->quarter = (int32_t)s->number[QUARTER];
    p->share = (int32_t)s->number[SHARE];
    p->width = (uint16_t)s->number[WIDTH];
    p->kind = (uint8_t)s->kind;
    p->random = (uint8_t)s->number[RANDOM];
    p->depth = (uint8_t)s->number[DEPTH];
    p->breadth = 1;
    p->node = s->kind == TREE_GRAPH ? 0 : p->root;
    if (s->kind == TREE_ORDERED)
        p->value =
            (zw_value)tree_below(tree_mix(p->root ^ TREE_SALT_LEAF), 2u * (uint32_t)p->range + 1) - (zw_value)p->range;
}

static spec spec_of(const tree_position *p)
{
    spec s = {.kind = (tree_kind)p->kind};
    s.number[WIDTH] = p->width;
    s.number[DEPTH] = p->depth;
    s.number[FIRST] = (uint64_t)p->first;
    s.number[SHARE] = (uint64_t)p->share;
    s.number[SEED] = p->seed;
    s.number[RANGE] = (uint64_t)p->range;
    s.number[RANDOM] = p->random;
    s.number[QUARTER] = (uint64_t)p->quarter;
    return s;
}

void zw_tree_start(void *context, void *at)
{
    tree_position *position = at;
    (void)context;
    spec s = {.kind = TREE_UNIFORM};
    set_defaults(&s);
    s.number[WIDTH] = 5;
    s.number[DEPTH] = 6;
    plant(&s, position);
}

/* -------------------------------------------------------------------------------------------------------- reading */

typedef struct reader {
    char *why;
    size_t why_size;
} reader;

#if defined(__GNUC__)
__attribute__((format(printf, 2, 3)))
#endif
static int
refuse(reader *r, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(r->why, r->why_size, format, arguments);
    va_end(arguments);
    for (char *c = r->why; r->why_size > 0 && *c; c++)
        if (iscntrl((unsigned char)*c))
            *c = '?'; /* what is quoted may hold anything, and an error is one line */
    return -1;
}

/* Digits of the given base up to `end`; -1 when there are none, other characters, or more than 64 bits. */
static int read_digits(const char *text, const char *end, unsigned base, uint64_t *number)
{
    static const char digits[] = "0123456789abcdef";
    *number = 0;
    if (text == end)
        return -1;
    for (; text < end; text++) {
        const char *digit = *text ? memchr(digits, *text, base) : NULL;
        if (!digit || *number > (UINT64_MAX - (uint64_t)(digit - digits)) / base)
            return -1;
        *number = *number * base + (uint64_t)(digit - digits);
    }
    return 0;
}

/* "0.6" as 600000: at most six decimals, and no more than 1. */
static int read_fraction(const char *text, const char *end, uint64_t *millionths)
{
    const char *point = memchr(text, '.', (size_t)(end - text));
    uint64_t part = 0;
    if (read_digits(text, point ? point : end, 10, millionths) != 0 || *millionths > 1)
        return -1;
    *millionths *= TREE_MILLION;
    if (!point)
        return 0;
    if (end - point > 7 || read_digits(point + 1, end, 10, &part) != 0)
        return -1;
    for (int i = (int)(end - point); i < 7; i++)
        part *= 10;
    *millionths += part;
    return 0;
}

/* The names of the settings of a kind, as a list for messages. */
static const char *setting_names(tree_kind kind, char *text, size_t size)
{
    size_t length = 0;
    text[0] = '\0';
    for (size_t i = 0; i < SETTINGS; i++)
        if (settings[i].kinds >> kind & 1)
            length += (size_t)snprintf(text + length, size - length, "%s, ", settings[i].name);
    snprintf(text + length, size - length, "at");
    return text;
}

#define SHOWN 60 /* of an offending text */
static int shown(const char *text, const char *end)
{
    return end - text < SHOWN ? (int)(end - text) : SHOWN;
}

/* NAME=VALUE from `text` to `end`. */
static int read_setting(reader *r, spec *s, const char *text, const char *end)
{
    const char *kind = kind_names[s->kind], *equals = memchr(text, '=', (size_t)(end - text));
    if (!equals)
        return refuse(r, "'%.*s' in a tree of kind %s: expected NAME=VALUE", shown(text, end), text, kind);
    const struct setting *found = NULL;
    for (size_t i = 0; i < SETTINGS && !found; i++)
        if ((settings[i].kinds >> s->kind & 1) && strlen(settings[i].name) == (size_t)(equals - text) &&
            memcmp(settings[i].name, text, (size_t)(equals - text)) == 0)
            found = &settings[i];
    if (!found) {
        char names[128];
        return refuse(r, "a tree of kind %s has no '%.*s': expected one of %s", kind, shown(text, equals), text,
                      setting_names(s->kind, names, sizeof names));
    }
    if (s->given >> found->slot & 1)
        return refuse(r, "'%.*s': %s is given twice", shown(text, end), text, found->name);
    s->given |= 1u << found->slot;
    uint64_t number;
    int bad =
        found->form == FRACTION ? read_fraction(equals + 1, end, &number) : read_digits(equals + 1, end, 10, &number);
    if ((bad || number > found->most) && found->form == FRACTION)
        return refuse(r, "'%.*s': expected a number from 0 to 1 with at most six decimals", shown(text, end), text);
    if (bad || number < found->least || number > found->most)
        return refuse(r, "'%.*s': expected a whole number from %" PRIu64 " to %" PRIu64, shown(text, end), text,
                      found->least, found->most);
    s->number[found->slot] = number;
    return 0;
}

/* What no single setting can know. */
static int check_spec(reader *r, const spec *s, const char *text)
{
    const uint64_t *n = s->number;
    const char *end = text + strlen(text);
    for (size_t i = 0; i < SETTINGS; i++)
        if (settings[i].needed && (settings[i].kinds >> s->kind & 1) && !(s->given >> settings[i].slot & 1))
            return refuse(r, "'%.*s' has no %s: expected %s=NUMBER", shown(text, end), text, settings[i].name,
                          settings[i].name);
    if (n[RANDOM] && 2 * n[WIDTH] - 1 > TREE_MAX_MOVES)
        return refuse(r, "'%.*s': expected a mean width of at most %d with random=1", shown(text, end), text,
                      TREE_MAX_MOVES / 2);
    if (n[QUARTER] < n[FIRST])
        return refuse(r, "'%.*s': expected quarter to be at least first", shown(text, end), text);
    if (s->kind == TREE_GRAPH && breadth_at(n[WIDTH], (int)n[DEPTH]) == 0)
        return refuse(r, "'%.*s': expected w to the power of d to be at most 2^62", shown(text, end), text);
    if (largest_value(s, (int)n[DEPTH]) > ZW_VALUE_LIMIT)
        return refuse(r, "'%.*s': values could reach %" PRId64 ", expected a range and depth that keep them below %d",
                      shown(text, end), text, largest_value(s, (int)n[DEPTH]), ZW_VALUE_LIMIT);
    return 0;
}

/* PLY/NODE or PLY/NODE/VALUE from `text` to `end`: moves the root in `p` there. */
static int read_place(reader *r, const spec *s, const char *text, const char *end, tree_position *p)
{
    int valued = s->kind == TREE_EDGE || s->kind == TREE_ORDERED;
    const char *node = memchr(text, '/', (size_t)(end - text)), *value = NULL;
    if (node && valued)
        value = memchr(node + 1, '/', (size_t)(end - node - 1));
    const char *number = value ? value + 1 + (value + 1 < end && value[1] == '-') : NULL;
    uint64_t ply = 0, size = 0;
    if (!node || !value != !valued || read_digits(text, node, 10, &ply) != 0 ||
        read_digits(node + 1, value ? value : end, 16, &p->node) != 0 ||
        (value && read_digits(number, end, 10, &size) != 0))
        return refuse(r, "'at=%.*s': expected at=PLY/NODE%s, NODE in hexadecimal", shown(text, end), text,
                      valued ? "/VALUE" : "");
    if (ply < 1 || ply > p->depth || size > (uint64_t)largest_value(s, (int)ply))
        return refuse(r, "'at=%.*s': expected a ply from 1 to %d and a value that can occur there", shown(text, end),
                      text, p->depth);
    p->ply = (uint8_t)ply;
    p->value = value && value[1] == '-' ? -(zw_value)size : (zw_value)size;
    if (s->kind == TREE_GRAPH) {
        p->breadth = breadth_at(p->width, p->ply);
        if (p->node >= p->breadth)
            return refuse(r, "'at=%.*s': expected a node below %" PRIx64, shown(text, end), text, p->breadth);
    }
    return 0;
}

int zw_tree_parse(void *context, const char *text, void *at, char *why, size_t why_size)
{
    tree_position *position = at;
    (void)context;
    reader r = {why, why_size};
    spec s = {.kind = TREE_UNIFORM};
    const char *colon = text + strcspn(text, ":"), *place = NULL, *place_end = NULL;
    int kind = 0;
    while (kind < KINDS && (strlen(kind_names[kind]) != (size_t)(colon - text) ||
                            memcmp(kind_names[kind], text, (size_t)(colon - text)) != 0))
        kind++;
    if (kind == KINDS)
        return refuse(&r, "unknown kind of tree '%.*s': expected uniform, ordered, edge or graph", shown(text, colon),
                      text);
    s.kind = (tree_kind)kind;
    set_defaults(&s);
    for (const char *item = colon; *item; item = item + 1 + strcspn(item + 1, ",")) {
        const char *end = item + 1 + strcspn(item + 1, ",");
        if (end - item > 3 && memcmp(item + 1, "at=", 3) == 0) {
            if (place)
                return refuse(&r, "'%.*s': at is given twice", shown(item + 1, end), item + 1);
            place = item + 4;
            place_end = end;
        } else if (read_setting(&r, &s, item + 1, end) != 0) {
            return -1;
        }
    }
    if (check_spec(&r, &s, text) != 0)
        return -1;
    plant(&s, position);
    return place ? read_place(&r, &s, place, place_end, position) : 0;
}

/* -------------------------------------------------------------------------------------------------------- writing */

/* Text that may be cut short, and the length it would have had. */
typedef struct writer {
    char *text;
    size_t size, length;
} writer;

#if defined(__GNUC__)
__attribute__((format(printf, 2, 3)))
#endif
static void
put(writer *w, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    size_t room = w->length < w->size ? w->size - w->length : 0;
    int length = vsnprintf(room ? w->text + w->length : NULL, room, format, arguments);
    va_end(arguments);
    w->length += length > 0 ? (size_t)length : 0;
}

static void put_fraction(writer *w, const char *name, uint64_t millionths)
{
    char digits[8];
    snprintf(digits, sizeof digits, "%06u", (unsigned)(millionths % TREE_MILLION));
    size_t length = 6;
    while (length > 0 && digits[length - 1] == '0')
        digits[--length] = '\0';
    put(w, "%s=%u%s%s", name, (unsigned)(millionths / TREE_MILLION), length ? "." : "", digits);
}

int zw_tree_format(void *context, const void *at, char *text, size_t size)
{
    const tree_position *p = at;
    (void)context;
    writer w = {text, size, 0};
    spec s = spec_of(p);
    put(&w, "%s", kind_names[s.kind]);
    char separator = ':';
    for (size_t i = 0; i < SETTINGS; i++) {
        const struct setting *setting = &settings[i];
        uint64_t number = s.number[setting->slot];
        if (!(setting->kinds >> s.kind & 1) || (setting->slot == RANDOM && !number) ||
            (setting->slot == QUARTER && number == TREE_NO_QUARTER))
            continue;
        put(&w, "%c", separator);
        separator = ',';
        if (setting->form == FRACTION)
            put_fraction(&w, setting->name, number);
        else
            put(&w, "%s=%" PRIu64, setting->name, number);
    }
    if (p->ply > 0)
        put(&w, ",at=%d/%" PRIx64, p->ply, p->node);
    if (p->ply > 0 && (s.kind == TREE_EDGE || s.kind == TREE_ORDERED))
        put(&w, "/%d", (int)p->value);
    return (int)w.length;
}
