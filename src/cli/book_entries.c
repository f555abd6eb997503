/* book_entries.c - `zw book` on books of other programs: what they are made of, what they say of a position, and writing
 * one. */
#include "book/entries.h"
#include "book_commands.h"
#include "common/json.h"
#include "game/book_format.h"

#include <stdlib.h>
#include <string.h>

/* A move of a position, as a book of another program has it. */
typedef struct weighted_move {
    char name[256];
    uint32_t weight;
} weighted_move;

static int compare_weights(const void *a, const void *b)
{
    const weighted_move *one = a, *two = b;
    return one->weight != two->weight ? (one->weight < two->weight) - (one->weight > two->weight)
                                      : strcmp(one->name, two->name);
}

/* The legal moves that have a weight, into memory that the caller frees; *all is the sum of the weights. */
static int list_weighted(const book *of, const game_handle *handle, const void *board, weighted_move **to,
                         uint32_t *all)
{
    zw_move *list = allocate((size_t)handle->game->max_moves, sizeof *list);
    zw_value outcome;
    int count = position_moves(handle, board, list, &outcome), kept = 0;
    *to = allocate((size_t)count + 1, sizeof **to);
    *all = 0;
    for (int i = 0; i < count; i++) {
        weighted_move *one = &(*to)[kept];
        one->weight = entries_weight(of->entries, board, list[i]);
        move_text(handle, board, list[i], MOVE_NOTATION, one->name, sizeof one->name);
        *all += one->weight;
        kept += one->weight > 0;
    }
    qsort(*to, (size_t)kept, sizeof **to, compare_weights);
    free(list);
    return kept;
}

static void print_weighted(const book *of, const weighted_move *known, int count, uint32_t all, const char *shown,
                           int found)
{
    if (!count)
        printf("%s: %s\n", shown, found ? "in the book, but no move is played" : "not in the book");
    else
        printf("%s: in the %s book\n%-8s %8s %8s\n", shown, of->entries->format->name, "move", "weight", "share");
    for (int i = 0; i < count; i++)
        printf("%-8s %8u %7.1f%%\n", known[i].name, known[i].weight, 100.0 * known[i].weight / all);
}

static void print_weighted_json(const book *of, const weighted_move *known, int count, const char *shown, int found)
{
    json out;
    json_begin(&out);
    json_string(&out, "game", of->handle->game->name);
    json_string(&out, "position", shown);
    json_string(&out, "format", of->entries->format->name);
    json_truth(&out, "found", found);
    json_open_array(&out, "moves");
    for (int i = 0; i < count; i++) {
        json_open_object(&out, NULL);
        json_string(&out, "move", known[i].name);
        json_integer(&out, "weight", known[i].weight);
        json_close_object(&out);
    }
    json_close_array(&out);
    json_end(&out, stdout);
}

int book_probe_entries(const book *of, const game_handle *handle, const void *board, const char *shown, int as_json)
{
    weighted_move *known;
    uint32_t all;
    int count = list_weighted(of, handle, board, &known, &all), found = entries_have(of->entries, board);
    if (as_json)
        print_weighted_json(of, known, count, shown, found);
    else
        print_weighted(of, known, count, all, shown, found);
    free(known);
    return found ? EXIT_FINE : EXIT_NO;
}

int book_show_entries(const book *of, const char *path, int as_json)
{
    size_t positions = entries_positions(of->entries);
    if (as_json) {
        json out;
        json_begin(&out);
        json_string(&out, "game", of->handle->game->name);
        json_string(&out, "book", path);
        json_string(&out, "format", of->entries->format->name);
        json_count(&out, "entries", of->entries->count);
        json_count(&out, "positions", positions);
        json_end(&out, stdout);
    } else {
        printf("%s: %zu entries of %zu positions, %s\n", path, of->entries->count, positions,
               of->entries->format->name);
    }
    return EXIT_FINE;
}

int book_export(const game_handle *handle, const char *path, const book_options *own)
{
    book *of = NULL;
    size_t count = 0;
    if (!handle->game->book_format)
        return bad("%s: no format of other programs is known: expected chess", handle->game->name);
    if (!own->out)
        return bad("export: expected --out FILE");
    int status = book_read(handle, path, &of);
    if (!status && of->entries)
        status = bad("%s: a %s book already: expected one of zw", path, of->entries->format->name);
    if (!status)
        status = entries_write(of, own->out, &count);
    if (!status && own->json) {
        json out;
        json_begin(&out);
        json_string(&out, "book", own->out);
        json_string(&out, "format", handle->game->book_format->name);
        json_count(&out, "entries", count);
        json_end(&out, stdout);
    } else if (!status) {
        printf("%s: %zu entries\n", own->out, count);
    }
    book_free(of);
    return status;
}
