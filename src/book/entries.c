/* entries.c - opening books of other programs: see entries.h. */
#include "entries.h"
#include "choice.h"
#include "common/files.h"
#include "game/book_format.h"

#include <stdlib.h>
#include <string.h>

static uint64_t number_at(const char *bytes, int size)
{
    uint64_t number = 0;
    for (int i = 0; i < size; i++)
        number = number << 8 | (unsigned char)bytes[i];
    return number;
}

static uint64_t key_at(const struct book_entries *of, size_t at)
{
    return number_at(of->bytes.data + at * ENTRY_SIZE, 8);
}

/* ----------------------------------------------------------------------------------------------------------- reading */

static int check(const game_handle *handle, const char *path, const struct book_entries *of)
{
    if (!of->count || of->bytes.length % ENTRY_SIZE)
        return bad("%s: %zu bytes: expected a book of zw, or one of %s, which has entries of %d bytes", path,
                   of->bytes.length, handle->game->book_format->name, ENTRY_SIZE);
    for (size_t i = 1; i < of->count; i++)
        if (key_at(of, i) < key_at(of, i - 1))
            return bad("%s: entry %zu has a lower key than the one before: expected a book of zw, or one of %s", path,
                       i + 1, handle->game->book_format->name);
    return EXIT_FINE;
}

int entries_read(const game_handle *handle, const char *path, text *bytes, struct book_entries **to)
{
    struct book_entries *of = allocate(1, sizeof *of);
    of->format = handle->game->book_format;
    of->bytes = *bytes;
    of->count = bytes->length / ENTRY_SIZE;
    *bytes = (text){0};
    int status = check(handle, path, of);
    if (status) {
        entries_free(of);
        of = NULL;
    }
    *to = of;
    return status;
}

void entries_free(struct book_entries *of)
{
    if (!of)
        return;
    text_free(&of->bytes);
    free(of);
}

size_t entries_positions(const struct book_entries *of)
{
    size_t positions = 1;
    for (size_t i = 1; i < of->count; i++)
        positions += key_at(of, i) != key_at(of, i - 1);
    return positions;
}

/* The first entry whose key is not below this one. */
static size_t find(const struct book_entries *of, uint64_t key)
{
    size_t low = 0, high = of->count;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        if (key_at(of, middle) < key)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

uint32_t entries_weight(const struct book_entries *of, const void *position, zw_move move)
{
    uint64_t key = of->format->key(position);
    uint16_t code = of->format->code(position, move);
    for (size_t at = find(of, key); at < of->count && key_at(of, at) == key; at++) {
        const char *entry = of->bytes.data + at * ENTRY_SIZE;
        if (number_at(entry + 8, 2) == code)
            return (uint32_t)number_at(entry + 10, 2);
    }
    return 0;
}

int entries_have(const struct book_entries *of, const void *position)
{
    uint64_t key = of->format->key(position);
    size_t at = find(of, key);
    return at < of->count && key_at(of, at) == key;
}

/* ----------------------------------------------------------------------------------------------------------- writing */

static void put_number(char *bytes, int size, uint64_t number)
{
    for (int i = size - 1; i >= 0; i--, number >>= 8)
        bytes[i] = (char)(unsigned char)number;
}

static int compare_entries(const void *a, const void *b)
{
    return memcmp(a, b, ENTRY_SIZE);
}

/* The moves that are played from one position, behind the others. */
static char *add_entries(const book *from, int number, char *entries, size_t *count)
{
    const game_handle *handle = from->handle;
    const zw_book_format *format = handle->game->book_format;
    const void *board = book_board(from, number);
    zw_move *list = allocate((size_t)handle->game->max_moves, sizeof *list);
    zw_value value;
    int kept = book_best_moves(from, handle, board, list, &value);
    entries = enlarge(entries, *count + (size_t)kept + 1, ENTRY_SIZE);
    for (int i = 0; i < kept; i++) {
        char *entry = entries + ENTRY_SIZE * (*count)++;
        memset(entry, 0, ENTRY_SIZE);
        put_number(entry, 8, format->key(board));
        put_number(entry + 8, 2, format->code(board, list[i]));
        put_number(entry + 10, 2, 1);
    }
    free(list);
    return entries;
}

int entries_write(const book *from, const char *path, size_t *count)
{
    char *entries = NULL;
    *count = 0;
    for (int i = 0; i < from->count; i++)
        entries = add_entries(from, i, entries, count);
    if (!*count) {
        free(entries);
        return bad("%s: the book plays no move: expected one with an expanded position", path);
    }
    qsort(entries, *count, ENTRY_SIZE, compare_entries);
    int status = write_file(path, entries, *count * ENTRY_SIZE);
    free(entries);
    return status;
}
