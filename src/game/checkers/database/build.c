/* build.c - solves a slice by retrograde analysis. Captures and promotions lead to slices that are finished, so only quiet
 * moves need work; and men do not go back, so positions with the same men are solved together, those whose men have the
 * least way left before the others. Among these only kings move, and every step of a king can be taken back: what is won
 * or lost spreads to the positions before it, in order of distance. What is never reached is drawn.
 *
 * The result depends on the rules alone: neither on threads nor on the order of work. */
#include "build.h"

#include <stdlib.h>

#define FINAL 255 /* in place of a count: the position must capture, no quiet move leads here */
#define SAFE 254 /* a move of a man draws: it will not be lost */
#define LOOK_EVERY 65536 /* positions between two looks at the stop sign */
#define MOST_WAY (SLICE_PIECES * 7) /* rows that all men together may have before them */

/* A position of a group whose result was found and not yet passed on. */
typedef struct found {
    uint32_t kings[2];
    uint32_t index; /* of its kings */
    uint32_t side;
} found;

/* The positions with the same men: the board as the side to move of each slice sees it. */
typedef struct group_side {
    slice_board men; /* and no kings */
    unsigned char *codes; /* of its positions */
    unsigned char *open; /* quiet moves that may still save the position; FINAL, SAFE */
} group_side;

typedef struct pair {
    database *database;
    slice slices[2]; /* of the side to move; of the other side, after a quiet move */
    int alike; /* the two are one */
    unsigned char *codes[2];
    unsigned char *open;
    group_side sides[2];
    int side_count; /* 1: the group is its own mirror */
    found *queue;
    uint64_t queued;
    uint32_t neighbours[CHECKERS_SQUARES]; /* of each square */
    const int *stop;
    int stopped, unknown; /* a successor is not in the database */
} pair;

static int look(pair *p, uint64_t position)
{
    if (position % LOOK_EVERY == 0 && p->stop && __atomic_load_n(p->stop, __ATOMIC_RELAXED))
        p->stopped = 1;
    return p->stopped;
}

/* ------------------------------------------------------------------------------------------------- where a group begins */

/* What is known of the position behind a capture or a move of a man. */
static int result_behind(pair *p, const checkers_position *position, zw_move move)
{
    checkers_position next = checkers_after(position, move);
    slice_board board = zw_checkers_slice_board_of(&next);
    slice_material material = slice_material_of(&board);
    int has_distance;
    for (int i = 0; i < 2; i++)
        if (slice_same(material, p->slices[i].material))
            return code_result(p->codes[i][zw_checkers_slice_index(&p->slices[i], &board)]);
    int code = zw_checkers_database_board_code(p->database, &board, &has_distance);
    p->unknown |= code < 0;
    return code < 0 ? 0 : code_result((unsigned)code);
}

/* What captures and men decide at once: a code, or CODE_DRAWN with the number of quiet moves that are open. */
static unsigned begin_position(pair *p, const slice_board *board, unsigned char *open)
{
    checkers_position position = zw_checkers_slice_position(board);
    zw_move list[CHECKERS_MAX_MOVES];
    int count = checkers_list_side(&position, list, CHECKERS_MAX_MOVES, 1), stays = 0, drawn = 0;
    int forced = count > 0 && checkers_is_capture(list[0]);
    for (int i = 0; i < count; i++) {
        if (!forced && (position.kings >> checkers_from(list[i]) & 1)) {
            stays++;
            continue;
        }
        int theirs = result_behind(p, &position, list[i]);
        if (theirs < 0)
            return 1; /* won in one ply */
        drawn |= theirs == 0;
    }
    *open = (unsigned char)(forced ? FINAL : drawn ? SAFE : stays);
    if (drawn || stays)
        return CODE_DRAWN;
    return count ? CODE_LOST + 1 : CODE_LOST;
}

/* Fills both sides of a group with what is decided at once. Those who cannot move are passed on first: they are nearest to
 * the end. */
static void begin_group(pair *p)
{
    uint64_t kings = slice_kings(&p->slices[0]), last = kings * (uint64_t)p->side_count, late = last;
    p->queued = 0;
    for (int side = 0; side < p->side_count; side++) {
        group_side *g = &p->sides[side];
        slice_board board = g->men;
        for (uint64_t i = 0; i < kings && !look(p, i + 1); i++) {
            zw_checkers_slice_put_kings(&p->slices[side], &board, i);
            unsigned code = begin_position(p, &board, &g->open[i]);
            g->codes[i] = (unsigned char)code;
            if (code == CODE_DRAWN)
                continue;
            uint64_t at = code == CODE_LOST ? p->queued++ : --late;
            p->queue[at] = (found){{board.kings[0], board.kings[1]}, (uint32_t)i, (uint32_t)side};
        }
    }
    memmove(p->queue + p->queued, p->queue + late, (size_t)(last - late) * sizeof *p->queue);
    p->queued += last - late;
}

/* ----------------------------------------------------------------------------------------------------- passing it on */

/* A quiet move leads from the position `before` to one with this code. */
static void learn(pair *p, uint32_t side, const slice_board *before, unsigned code)
{
    group_side *g = &p->sides[side];
    uint64_t index = zw_checkers_slice_kings_index(&p->slices[side], before);
    unsigned char *open = &g->open[index];
    unsigned distance = (unsigned)code_distance(code) + 1;
    if (g->codes[index] != CODE_DRAWN || *open == FINAL)
        return;
    if (distance > CODE_LONGEST)
        distance = CODE_LONGEST;
    if (code_result(code) > 0 && (*open == SAFE || --*open > 0))
        return;
    g->codes[index] = (unsigned char)(code_result(code) > 0 ? CODE_LOST + distance : distance);
    p->queue[p->queued++] = (found){{before->kings[0], before->kings[1]}, (uint32_t)index, side};
}

/* All positions from which a king's step leads here; it was the other side that moved. */
static void pass_on(pair *p, const found *here)
{
    uint32_t side = p->side_count == 2 ? 1 - here->side : here->side;
    unsigned code = p->sides[here->side].codes[here->index];
    slice_board before = p->sides[side].men;
    uint32_t mine = zw_checkers_slice_turned(here->kings[SLICE_THEIRS]);
    before.kings[SLICE_THEIRS] = zw_checkers_slice_turned(here->kings[SLICE_MINE]);
    uint32_t taken = before.men[0] | before.men[1] | before.kings[SLICE_THEIRS] | mine;
    for (uint32_t kings = mine; kings; kings &= kings - 1) {
        uint32_t to = kings & -kings, from = p->neighbours[__builtin_ctz(kings)] & ~taken;
        for (; from; from &= from - 1) {
            before.kings[SLICE_MINE] = (mine ^ to) | (from & -from);
            learn(p, side, &before, code);
        }
    }
}

/* Solves the positions with these men, seen from the first slice. */
static void solve_group(pair *p, const slice_board *men)
{
    uint64_t kings = slice_kings(&p->slices[0]);
    slice_board other = {{zw_checkers_slice_turned(men->men[1]), zw_checkers_slice_turned(men->men[0])}, {0, 0}};
    uint64_t index = zw_checkers_slice_men_index(&p->slices[0], men),
             mirror = zw_checkers_slice_men_index(&p->slices[1], &other);
    if (p->alike && mirror < index)
        return; /* it was done from there */
    p->side_count = p->alike && mirror == index ? 1 : 2;
    p->sides[0] = (group_side){*men, p->codes[0] + index * kings, p->open};
    p->sides[1] = (group_side){other, p->codes[1] + mirror * kings, p->open + kings};
    begin_group(p);
    for (uint64_t i = 0; i < p->queued && !look(p, i + 1); i++)
        pass_on(p, &p->queue[i]);
}

/* ------------------------------------------------------------------------------------------------------- all groups */

/* The rows that the men have before them. */
static int way_left(const slice_board *men)
{
    int way = 0;
    for (uint32_t set = men->men[SLICE_MINE]; set; set &= set - 1)
        way += 7 - __builtin_ctz(set) / 4;
    for (uint32_t set = men->men[SLICE_THEIRS]; set; set &= set - 1)
        way += __builtin_ctz(set) / 4;
    return way;
}

/* Solves all groups, those with the least way left first. Returns -1 when out of memory. */
static int solve_groups(pair *p)
{
    uint64_t kings = slice_kings(&p->slices[0]), groups = p->slices[0].positions / kings;
    uint64_t first[MOST_WAY + 2] = {0};
    slice_board *sorted = malloc((size_t)groups * sizeof *sorted);
    if (!sorted)
        return -1;
    for (int place = 0; place < 2; place++) { /* counted, then put into their places */
        for (uint64_t i = 0; i < groups; i++) {
            slice_board men = zw_checkers_slice_board_at(&p->slices[0], i * kings);
            men.kings[0] = men.kings[1] = 0;
            if (place)
                sorted[first[way_left(&men)]++] = men;
            else
                first[way_left(&men) + 1]++;
        }
        for (int way = 0; way < MOST_WAY && !place; way++)
            first[way + 1] += first[way];
    }
    for (uint64_t i = 0; i < groups && !p->stopped; i++) {
        solve_group(p, &sorted[i]);
        look(p, i);
    }
    free(sorted);
    return 0;
}

/* Returns 0, or -1 when out of memory. */
static int begin_pair(pair *p, slice_material material)
{
    int bad = zw_checkers_slice_begin(&p->slices[0], material);
    bad |= zw_checkers_slice_begin(&p->slices[1], slice_swapped(material));
    p->alike = slice_same(material, slice_swapped(material));
    if (bad)
        return -1;
    uint64_t kings = slice_kings(&p->slices[0]);
    p->codes[0] = malloc((size_t)p->slices[0].positions);
    p->codes[1] = p->alike ? p->codes[0] : malloc((size_t)p->slices[1].positions);
    p->open = malloc((size_t)(2 * kings));
    p->queue = malloc((size_t)(2 * kings) * sizeof *p->queue);
    for (int i = 0; i < CHECKERS_SQUARES; i++) {
        uint64_t square = CHECKERS_SQUARE(i + 1), around = square << 4 | square << 5 | square >> 4 | square >> 5;
        checkers_position kings_around = {.mine = around & CHECKERS_BOARD, .kings = around & CHECKERS_BOARD};
        p->neighbours[i] = zw_checkers_slice_board_of(&kings_around).kings[SLICE_MINE];
    }
    return p->codes[0] && p->codes[1] && p->open && p->queue ? 0 : -1;
}

static void end_pair(pair *p)
{
    for (int i = 0; i < 2; i++)
        zw_checkers_slice_end(&p->slices[i]);
    if (!p->alike)
        free(p->codes[1]);
    free(p->codes[0]);
    free(p->open);
    free(p->queue);
}

int zw_checkers_build_pair(database *t, slice_material material, int distances, const int *stop, char *why)
{
    pair p = {.database = t, .stop = stop};
    char name[5];
    format_material(material, name);
    int status = begin_pair(&p, material) ? -1 : solve_groups(&p);
    if (status)
        snprintf(why, ZW_WHY, "no memory for slice %s of %llu positions", name,
                 (unsigned long long)p.slices[0].positions);
    if (!status && p.unknown && !p.stopped) {
        snprintf(why, ZW_WHY, "slice %s leads to positions that are not in the database", name);
        status = -1;
    }
    for (int i = 0; i < 2 - p.alike && !status && !p.stopped; i++) {
        if (distances)
            status = zw_checkers_build_write(t->directory, &p.slices[i], FORMAT_DISTANCES, p.codes[i], why);
        if (!status)
            status = zw_checkers_build_write(t->directory, &p.slices[i], FORMAT_RESULTS, p.codes[i], why);
    }
    end_pair(&p);
    return status ? status : p.stopped;
}
