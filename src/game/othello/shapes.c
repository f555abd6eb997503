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

/* Where the squares of a shape go under the symmetries that leave the shape in its place, all but the identity in the
 * same way: the reading of one of its images. Returns 0 when there is none. */
static int find_mirror(const othello_group *first, int places[OTHELLO_MOST_SQUARES])
{
    for (int symmetry = 1; symmetry < 8; symmetry++) {
        othello_group image = move_group(first, symmetry);
        if (squares_of(&image) != squares_of(first) || !memcmp(&image, first, sizeof image))
            continue;
        for (int k = 0; k < first->count; k++)
            for (places[k] = 0; image.squares[places[k]] != first->squares[k];)
                places[k]++;
        return 1;
    }
    return 0;
}

void zw_othello_alike(int shape, uint16_t *alike)
{
    static const uint16_t powers[OTHELLO_MOST_SQUARES] = {1, 3, 9, 27, 81, 243, 729, 2187, 6561, 19683};
    othello_group first = read_shape(shape);
    int places[OTHELLO_MOST_SQUARES], size = zw_othello_shapes[shape].size;
    int mirrored = find_mirror(&first, places);
    alike[0] = 0;
    for (int k = 0; k < first.count; k++)
        for (int digit = 1; digit < 3; digit++)
            for (int rest = 0; rest < powers[k]; rest++)
                alike[digit * powers[k] + rest] = (uint16_t)(alike[rest] + digit * powers[mirrored ? places[k] : k]);
    for (int number = 0; number < size; number++)
        if (alike[number] > number)
            alike[number] = (uint16_t)number;
}
