/* picture.c - a small search tree as a picture: see picture.h. Squares are nodes where the player of the root is to move,
 * circles those of the other; a line across the stem of a node says that a move has cut it off, a dashed outline that the
 * table knew enough. */
#include "picture.h"
#include "common/files.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ------------------------------------------------------------------------------------------------------------ events */

void picture_begin(picture *to, const game_handle *handle)
{
    *to = (picture){.handle = handle};
}

void picture_end(picture *to)
{
    free(to->nodes);
    *to = (picture){0};
}

/* The node of a number; NULL when there are too many. */
static picture_node *node_at(picture *to, int number)
{
    if (number >= PICTURE_MOST) {
        to->too_many = 1;
        return NULL;
    }
    if (number >= to->capacity) {
        int capacity = number + 1 > 2 * to->capacity ? number + 64 : 2 * to->capacity;
        to->nodes = enlarge(to->nodes, (size_t)capacity, sizeof *to->nodes);
        memset(to->nodes + to->capacity, 0, (size_t)(capacity - to->capacity) * sizeof *to->nodes);
        to->capacity = capacity;
    }
    to->count = number >= to->count ? number + 1 : to->count;
    return &to->nodes[number];
}

/* A node is new in every iteration, since its depth is another. */
static void enter(picture *to, const tracer *numbered, const zw_event *event)
{
    int number = numbered->numbers[event->ply], parent = event->ply ? numbered->numbers[event->ply - 1] : 0;
    picture_node *node = node_at(to, number);
    if (!node || node->iteration == to->iteration)
        return;
    *node = (picture_node){
        .parent = parent, .ply = event->ply, .iteration = to->iteration, .lower = -ZW_INFINITY, .upper = ZW_INFINITY};
    if (event->ply == 0)
        return;
    const zw_game *game = to->handle->game;
    const void *before = trace_position(numbered, event->ply - 1);
    int again = game->moves_again && game->moves_again(to->handle->context, before, event->move);
    node->other = to->nodes[parent].other ^ !again;
    zw_move_format(game, to->handle->context, before, event->move, node->move, sizeof node->move);
}

/* What a visit proves. With another player to move, bounds change places. */
static void learn(picture_node *node, zw_value lower, zw_value upper)
{
    zw_value low = node->other ? -upper : lower, high = node->other ? -lower : upper;
    node->lower = low > node->lower ? low : node->lower;
    node->upper = high < node->upper ? high : node->upper;
}

void picture_event(picture *to, const tracer *numbered, const zw_event *event)
{
    if (event->kind == ZW_EVENT_ITERATION)
        to->iteration++;
    if (event->kind >= ZW_EVENT_ITERATION || event->ply > ZW_MAX_DEPTH)
        return;
    if (event->kind == ZW_EVENT_ENTER)
        enter(to, numbered, event);
    picture_node *node = node_at(to, numbered->numbers[event->ply]);
    if (!node)
        return;
    switch (event->kind) {
    case ZW_EVENT_LEAF:
        node->leaf = 1;
        learn(node, event->value, event->value);
        break;
    case ZW_EVENT_TABLE_CUTOFF:
        node->table = 1;
        learn(node, event->lower, event->upper);
        break;
    case ZW_EVENT_ETC_CUTOFF:
        node->table = 1;
        learn(node, event->value, ZW_INFINITY);
        break;
    case ZW_EVENT_CUTOFF:
        node->cut = 1;
        break;
    case ZW_EVENT_LEAVE:
        learn(node, event->value > event->alpha ? event->value : -ZW_INFINITY,
              event->value < event->beta ? event->value : ZW_INFINITY);
        break;
    default:
        break;
    }
}

/* ------------------------------------------------------------------------------------------------------------ layout */

/* Children in the order in which they were first visited. Returns the number of nodes that are drawn. */
static int connect(picture *of)
{
    int drawn = 0;
    for (int i = of->count - 1; i >= 0; i--)
        of->nodes[i].first = of->nodes[i].next = 0;
    for (int i = of->count - 1; i >= 0; i--) {
        picture_node *node = &of->nodes[i];
        drawn += node->iteration == of->iteration;
        if (i && node->iteration == of->iteration) {
            node->next = of->nodes[node->parent].first;
            of->nodes[node->parent].first = i;
        }
    }
    return drawn;
}

/* Leaves stand side by side, an inner node above the middle of its children. Numbers of children are larger than that of
 * their parent, so that two loops do it. Returns the number of leaves. */
static int place(picture *of)
{
    int leaves = 0, at = 0;
    for (;;) { /* from node to node as a search goes */
        picture_node *node = &of->nodes[at];
        if (node->first) {
            at = node->first;
            continue;
        }
        node->x = leaves++;
        while (at && !of->nodes[at].next)
            at = of->nodes[at].parent;
        if (!at)
            break;
        at = of->nodes[at].next;
    }
    for (int i = of->count - 1; i >= 0; i--) {
        picture_node *node = &of->nodes[i];
        double first = 0, last = 0;
        if (node->iteration != of->iteration || !node->first)
            continue;
        first = of->nodes[node->first].x;
        for (int child = node->first; child; child = of->nodes[child].next)
            last = of->nodes[child].x;
        node->x = (first + last) / 2;
    }
    return leaves;
}

static void mark_line(picture *of, const zw_move *line, int length, const void *root)
{
    const zw_game *game = of->handle->game;
    char *here = allocate(2, game->position_size), *next = here + game->position_size, *both = here;
    int at = 0;
    memcpy(here, root, game->position_size);
    of->nodes[0].best = 1;
    for (int i = 0; i < length && (at || i == 0); i++) {
        char move[sizeof of->nodes->move];
        int child = of->nodes[at].first;
        zw_move_format(game, of->handle->context, here, line[i], move, sizeof move);
        while (child && strcmp(of->nodes[child].move, move))
            child = of->nodes[child].next;
        if (child)
            of->nodes[child].best = 1;
        game->play(of->handle->context, here, line[i], next);
        char *swap = here;
        here = next;
        next = swap;
        at = child;
    }
    free(both);
}

/* ----------------------------------------------------------------------------------------------------------- writing */

/* "5", ">= 5", "<= 5", "3 .. 5", or nothing. */
static void label(const picture *of, const picture_node *node, char *words, size_t size)
{
    char lower[64], upper[64];
    int low = node->lower > -ZW_INFINITY, high = node->upper < ZW_INFINITY;
    zw_value_format(of->handle->game, node->lower, lower, sizeof lower);
    zw_value_format(of->handle->game, node->upper, upper, sizeof upper);
    if (low && high)
        snprintf(words, size, node->lower == node->upper ? "%s" : "%s..%s", lower, upper);
    else
        snprintf(words, size, "%s%s", low ? "\u2265" : high ? "\u2264" : "", low ? lower : high ? upper : "");
}

/* Text between quotes or tags: a game may write whatever it likes. */
static void add_quoted(text *out, const char *words)
{
    for (; *words; words++)
        switch (*words) {
        case '<':
            text_add(out, "&lt;");
            break;
        case '&':
            text_add(out, "&amp;");
            break;
        case '"':
            text_add(out, "&quot;");
            break;
        default:
            text_add_bytes(out, (unsigned char)*words < ' ' || *words == '\\' ? "?" : words, 1);
        }
}

static void write_dot(const picture *of, const char *title, text *out)
{
    text_add(out, "digraph search {\n  label=\"");
    add_quoted(out, title);
    text_add(out, "\"\n  node [fontsize=10, margin=0.03, width=0.3, height=0.25]\n  edge [arrowhead=none, fontsize=9]\n"
                  "  ordering=out\n");
    for (int i = 0; i < of->count; i++) {
        const picture_node *node = &of->nodes[i];
        char words[160];
        if (node->iteration != of->iteration)
            continue;
        label(of, node, words, sizeof words);
        text_addf(out, "  n%d [shape=%s, style=\"%s%s\", label=\"", i, node->other ? "ellipse" : "box",
                  node->table ? "dashed" : "solid", node->best ? ",bold" : "");
        add_quoted(out, words);
        text_add(out, "\"]\n");
        if (!i)
            continue;
        text_addf(out, "  n%d -> n%d [%slabel=\"", node->parent, i, node->best ? "style=bold, " : "");
        add_quoted(out, node->move);
        text_add(out, "\"]\n");
    }
    text_add(out, "}\n");
}

enum { LEVEL = 64, MARGIN = 30, GAP = 8, HALF_HEIGHT = 11 };

/* As wide as the longest label. */
static int half_width(const picture *of)
{
    size_t longest = 4;
    for (int i = 0; i < of->count; i++) {
        char words[160];
        if (of->nodes[i].iteration != of->iteration)
            continue;
        label(of, &of->nodes[i], words, sizeof words);
        longest = strlen(words) > longest ? strlen(words) : longest;
    }
    return 3 * (int)longest + 4;
}

static double x_of(const picture *of, const picture_node *node)
{
    return MARGIN + of->half_width + (2 * of->half_width + GAP) * node->x;
}

static int y_of(const picture_node *node)
{
    return 2 * MARGIN + LEVEL * node->ply;
}

static void write_edge(const picture *of, const picture_node *node, text *out)
{
    const picture_node *parent = &of->nodes[node->parent];
    double x = x_of(of, node), from = x_of(of, parent);
    int y = y_of(node) - HALF_HEIGHT, top = y_of(parent) + HALF_HEIGHT;
    text_addf(out, "<line x1=\"%.1f\" y1=\"%d\" x2=\"%.1f\" y2=\"%d\"%s/>\n", from, top, x, y,
              node->best ? " class=\"best\"" : "");
    text_addf(out, "<text class=\"move\" x=\"%.1f\" y=\"%d\">", (from + 2 * x) / 3 + 3, (top + 2 * y) / 3);
    add_quoted(out, node->move);
    text_add(out, "</text>\n");
}

static void write_node(const picture *of, const picture_node *node, text *out)
{
    char words[160];
    const char *looks = node->table && node->best ? " class=\"table best\""
                        : node->table             ? " class=\"table\""
                        : node->best              ? " class=\"best\""
                                                  : "";
    double x = x_of(of, node);
    int y = y_of(node);
    label(of, node, words, sizeof words);
    if (node->other)
        text_addf(out, "<ellipse cx=\"%.1f\" cy=\"%d\" rx=\"%d\" ry=\"%d\"%s/>\n", x, y, of->half_width, HALF_HEIGHT,
                  looks);
    else
        text_addf(out, "<rect x=\"%.1f\" y=\"%d\" width=\"%d\" height=\"%d\"%s/>\n", x - of->half_width,
                  y - HALF_HEIGHT, 2 * of->half_width, 2 * HALF_HEIGHT, looks);
    text_addf(out, "<text x=\"%.1f\" y=\"%d\">", x, y + 3);
    add_quoted(out, words);
    text_add(out, "</text>\n");
    if (node->cut)
        text_addf(out, "<line class=\"cut\" x1=\"%.1f\" y1=\"%d\" x2=\"%.1f\" y2=\"%d\"/>\n", x - 7,
                  y + HALF_HEIGHT + 5, x + 7, y + HALF_HEIGHT + 5);
}

static void write_svg(const picture *of, int leaves, const char *title, text *out)
{
    int deepest = 0;
    for (int i = 0; i < of->count; i++)
        if (of->nodes[i].iteration == of->iteration && of->nodes[i].ply > deepest)
            deepest = of->nodes[i].ply;
    int width = 2 * MARGIN + (2 * of->half_width + GAP) * leaves - GAP, height = 3 * MARGIN + LEVEL * deepest;
    text_addf(out,
              "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" height=\"%d\" viewBox=\"0 0 %d %d\">\n"
              "<style>rect,ellipse{fill:#fff;stroke:#333}line{stroke:#999}.best{stroke:#c22;stroke-width:2}"
              ".table{stroke-dasharray:3 2}.cut{stroke:#333;stroke-width:2}"
              "text{font:10px "
              "sans-serif;text-anchor:middle;fill:#111}.move{fill:#666;stroke:#fff;stroke-width:3px;paint-order:stroke}"
              ".title{text-anchor:start;font-size:12px}</style>\n<rect width=\"100%%\" height=\"100%%\" "
              "style=\"stroke:none\"/>\n<text class=\"title\" x=\"8\" y=\"18\">",
              width < 360 ? 360 : width, height, width < 360 ? 360 : width, height);
    add_quoted(out, title);
    text_add(out, "</text>\n");
    for (int i = 1; i < of->count; i++)
        if (of->nodes[i].iteration == of->iteration)
            write_edge(of, &of->nodes[i], out);
    for (int i = 0; i < of->count; i++)
        if (of->nodes[i].iteration == of->iteration)
            write_node(of, &of->nodes[i], out);
    text_add(out, "</svg>\n");
}

static int has_ending(const char *path, const char *ending)
{
    size_t length = strlen(path), end = strlen(ending);
    return length > end && !strcmp(path + length - end, ending);
}

int picture_knows(const char *path)
{
    if (has_ending(path, ".dot") || has_ending(path, ".svg"))
        return 1;
    bad("--picture '%s': expected a file that ends in .svg or .dot", path);
    return 0;
}

int picture_write(picture *of, const char *path, const char *title, const zw_move *line, int length, const void *root)
{
    text out = {0};
    if (of->too_many)
        return bad("--picture '%s': the tree has more than %d nodes, expected a smaller depth", path, PICTURE_MOST);
    if (!of->count || !connect(of))
        return bad("--picture '%s': no tree was traced, expected moves to search", path);
    of->half_width = half_width(of);
    mark_line(of, line, length, root);
    if (has_ending(path, ".dot"))
        write_dot(of, title, &out);
    else
        write_svg(of, place(of), title, &out);
    int status = write_file(path, out.data, out.length);
    text_free(&out);
    return status;
}
