/* graph.c - the positions of a book and the moves between them: see book.h. */
#include "entries.h"
#include "common/random_games.h"

#include <stdlib.h>
#include <string.h>

book *book_new(const game_handle *handle)
{
    book *of = allocate(1, sizeof *of);
    of->handle = handle;
    of->index_mask = 63;
    of->index = allocate(of->index_mask + 1, sizeof *of->index);
    return of;
}

void book_free(book *of)
{
    if (!of)
        return;
    for (int i = 0; i < of->count; i++) {
        free(of->positions[i].root);
        free(of->positions[i].edges);
    }
    free(of->positions);
    free(of->boards);
    free(of->index);
    entries_free(of->entries);
    text_free(&of->remarks);
    free(of);
}

/* -------------------------------------------------------------------------------------------------------------- keys */

static uint64_t least(uint64_t a, uint64_t b)
{
    return a < b ? a : b;
}

/* With the same player to move. */
static uint64_t key_of_images(const game_handle *handle, const void *position, void *room)
{
    const zw_game *game = handle->game;
    uint64_t key = zw_position_hash(game, handle->context, position);
    for (int i = 0; game->symmetric && i < ZW_MOST_IMAGES; i++) {
        if (!game->symmetric(handle->context, position, i, room))
            break;
        key = least(key, zw_position_hash(game, handle->context, room));
    }
    return key;
}

uint64_t book_key(const game_handle *handle, const void *position)
{
    const zw_game *game = handle->game;
    char *room = allocate(2, game->position_size), *reversed = room + game->position_size;
    uint64_t key = key_of_images(handle, position, room);
    if (game->reverse) {
        game->reverse(handle->context, position, reversed);
        key = least(key, key_of_images(handle, reversed, room));
    }
    free(room);
    return key;
}

/* Where the key is in the index, or belongs. */
static size_t place_of(const book *of, uint64_t key)
{
    size_t at = (size_t)(key * UINT64_C(0x9E3779B97F4A7C15) >> 20) & of->index_mask;
    while (of->index[at] && of->positions[of->index[at] - 1].key != key)
        at = (at + 1) & of->index_mask;
    return at;
}

int book_find(const book *of, uint64_t key)
{
    return of->index[place_of(of, key)] - 1;
}

static void enlarge_index(book *of)
{
    of->index_mask = 2 * of->index_mask + 1;
    free(of->index);
    of->index = allocate(of->index_mask + 1, sizeof *of->index);
    for (int i = 0; i < of->count; i++)
        of->index[place_of(of, of->positions[i].key)] = i + 1;
}

/* --------------------------------------------------------------------------------------------------------- positions */

const void *book_board(const book *of, int number)
{
    return of->boards + (size_t)number * of->handle->game->position_size;
}

static void list_edges(const book *of, const void *board, book_position *one)
{
    const game_handle *handle = of->handle;
    const zw_game *game = handle->game;
    zw_move *list = allocate((size_t)game->max_moves, sizeof *list);
    void *next = allocate(1, game->position_size);
    zw_value outcome;
    one->edge_count = position_moves(handle, board, list, &outcome);
    one->edges = allocate((size_t)one->edge_count + 1, sizeof *one->edges);
    for (int i = 0; i < one->edge_count; i++) {
        game->play(handle->context, board, list[i], next);
        one->edges[i] = (book_edge){.key = book_key(handle, next),
                                    .move = list[i],
                                    .to = -1,
                                    .again = position_keeps_turn(handle, board, list[i])};
    }
    free(next);
    free(list);
}

int book_add(book *of, uint64_t key, const void *board, int parent, zw_move move, const char *root,
             const book_figures *figures)
{
    size_t size = of->handle->game->position_size;
    if (of->count == of->capacity) {
        of->capacity = 2 * of->capacity + 64;
        of->positions = enlarge(of->positions, (size_t)of->capacity, sizeof *of->positions);
        of->boards = enlarge(of->boards, (size_t)of->capacity, size);
    }
    if (2 * (size_t)of->count >= of->index_mask)
        enlarge_index(of);
    int number = of->count;
    book_position *one = &of->positions[number];
    *one = (book_position){.key = key, .parent = parent, .move = move, .searched = *figures, .best = -1};
    one->root = root ? copy_text(root) : NULL;
    memcpy(of->boards + (size_t)number * size, board, size);
    list_edges(of, book_board(of, number), one);
    of->index[place_of(of, key)] = number + 1;
    of->count++;
    return number;
}

void book_link(book *of)
{
    for (int i = 0; i < of->count; i++) {
        book_position *one = &of->positions[i];
        if (one->expanded)
            continue;
        one->expanded = one->edge_count > 0;
        for (int k = 0; k < one->edge_count; k++) {
            one->edges[k].to = book_find(of, one->edges[k].key);
            one->expanded &= one->edges[k].to >= 0;
        }
    }
}

void book_path(const book *of, int number, text *to)
{
    const book_position *one = &of->positions[number];
    char shown[256];
    if (one->parent < 0) {
        text_add(to, one->root);
        return;
    }
    size_t before = to->length;
    book_path(of, one->parent, to);
    if (!strcmp(to->data + before, "start")) {
        to->length = before;
        to->data[before] = '\0';
    }
    move_text(of->handle, book_board(of, one->parent), one->move, MOVE_NOTATION, shown, sizeof shown);
    text_addf(to, "%s%s", to->length > before ? " " : "", shown);
}

/* -------------------------------------------------------------------------------------------------------- evaluation */

uint64_t book_evaluation(const game_handle *handle)
{
    enum { GAMES = 32, PLIES = 64 };
    const zw_game *game = handle->game;
    zw_move *list = allocate((size_t)game->max_moves, sizeof *list);
    char *here = allocate(2, game->position_size), *next = here + game->position_size;
    uint64_t random = 1, sum = UINT64_C(0xCBF29CE484222325);
    zw_value outcome;
    for (int i = 0; i < GAMES; i++) {
        game->start(handle->context, here);
        for (int ply = 0; ply < PLIES; ply++) {
            int count = position_moves(handle, here, list, &outcome);
            if (count < 1)
                break;
            game->play(handle->context, here, list[random_next(&random) % (uint64_t)count], next);
            memcpy(here, next, game->position_size);
            sum =
                (sum ^ (uint64_t)(uint32_t)zw_position_evaluate(game, handle->context, here)) * UINT64_C(0x100000001B3);
        }
    }
    free(here);
    free(list);
    return sum;
}
