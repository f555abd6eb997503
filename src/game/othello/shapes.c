/* shapes.c - groups of squares and their symmetries: see shapes.h. */
#include "shapes.h"

#include <string.h>

const othello_shape zw_othello_shapes[OTHELLO_SHAPE_COUNT] = {
#define OTHELLO_ROW(name, squares, size, images, text) {#name, size, offsetof(othello_weights, name) / sizeof(int16_t)},
    OTHELLO_SHAPES(OTHELLO_ROW)
#undef OTHELLO_ROW
};

static const char *const texts[OTHELLO_SHAPE_COUNT] = {
#define OTHELLO_TEXT(name, squares, size, images, text) text,
    OTHELLO_SHAPES(OTHELLO_TEXT)
#undef OTHELLO_TEXT
};

static othello_group read_shape(int shape)
{
    const char *text = texts[shape];
    othello_group group = {.count = (int)strlen(text) / 2};
    for (int k = 0; k < group.count; k++)
        group.squares[k] = (text[2 * k] - 'a') + 8 * (text[2 * k + 1] - '1');
    return group;
}

/* The eight symmetries: three choices, to mirror columns, to mirror rows, to exchange both. */
static int move_square(int square, int symmetry)
{
    int column = square % 8, row = square / 8;
    if (symmetry & 1)
        column = 7 - column;
    if (symmetry & 2)
        row = 7 - row;
    return symmetry & 4 ? row + 8 * column : column + 8 * row;
}

static othello_group move_group(const othello_group *group, int symmetry)
{
    othello_group moved = {.count = group->count};
    for (int k = 0; k < group->count; k++)
        moved.squares[k] = move_square(group->squares[k], symmetry);
    return moved;
}

static uint64_t squares_of(const othello_group *group)
{
    uint64_t set = 0;
    for (int k = 0; k < group->count; k++)
        set |= UINT64_C(1) << group->squares[k];
    return set;
}

int zw_othello_images(int shape, othello_group groups[8])
{
    othello_group first = read_shape(shape);
    int count = 0;
    for (int symmetry = 0; symmetry < 8; symmetry++) {
        othello_group image = move_group(&first, symmetry);
        int known = 0;
        for (int i = 0; i < count; i++)
            known |= squares_of(&groups[i]) == squares_of(&image);
        if (!known)
            groups[count++] = image;
    }
    return count;
}

/* Where the squares of a shape go under a symmetry that leaves the shape in its place: the reading of one of its images.
 * Returns 0 when the shape does not stay. */
static int find_reading(const othello_group *first, int symmetry, int places[OTHELLO_MOST_SQUARES])
{
    othello_group image = move_group(first, symmetry);
    if (squares_of(&image) != squares_of(first))
        return 0;
    for (int k = 0; k < first->count; k++)
        for (places[k] = 0; image.squares[places[k]] != first->squares[k];)
            places[k]++;
    return 1;
}

/* The next number of a group, digit by digit, and what it reads like with its squares in other places. */
static int next_reading(int count, const int places[OTHELLO_MOST_SQUARES], int digits[OTHELLO_MOST_SQUARES],
                        int reading)
{
    static const int powers[OTHELLO_MOST_SQUARES] = {1, 3, 9, 27, 81, 243, 729, 2187, 6561, 19683};
    int k = 0;
    for (; k < count && digits[k] == 2; digits[k++] = 0)
        reading -= 2 * powers[places[k]];
    if (k == count)
        return reading;
    digits[k]++;
    return reading + powers[places[k]];
}

void zw_othello_alike(int shape, uint16_t *alike)
{
    othello_group first = read_shape(shape);
    int places[OTHELLO_MOST_SQUARES], size = zw_othello_shapes[shape].size;
    for (int number = 0; number < size; number++)
        alike[number] = (uint16_t)number;
    for (int symmetry = 1; symmetry < 8; symmetry++) {
        int digits[OTHELLO_MOST_SQUARES] = {0}, reading = 0;
        if (!find_reading(&first, symmetry, places))
            continue;
        for (int number = 0; number < size; number++) {
            alike[number] = (uint16_t)(reading < alike[number] ? reading : alike[number]);
            reading = next_reading(first.count, places, digits, reading);
        }
    }
}
