/* fuzz_book.c - opening books under libFuzzer: games are played from them, and builds go on from them.
 *
 * The first byte chooses the game and whether the rest is the whole file, or what stands behind a right first line. What is
 * accepted has values within the game's range, is written again as a book that reads and writes as itself, and never plays a
 * move that is not legal. Books of other programs are read and played from. */
#include "support.h"

#include "book/choice.h"
#include "book/entries.h"

#include <stdlib.h>
#include <string.h>

static const char *const games[] = {"connect4", "othello", "checkers", "chess", "kalah"};
enum { GAMES = sizeof games / sizeof *games };

/* Each position of a book has one value. */
static int count_values(const uint8_t *data, size_t size)
{
    int count = 0;
    for (size_t i = 0; i < size; i++)
        count += data[i] == '=';
    return count;
}

/* ------------------------------------------------------------------------------------------------- what must hold */

static void require_legal(const book *of, int number)
{
    const game_handle *handle = of->handle;
    const zw_game *game = handle->game;
    book_choice choice;
    zw_value outcome;
    if (!book_choose(of, handle, book_board(of, number), 1, &choice))
        return;
    zw_move *list = allocate((size_t)game->max_moves, sizeof *list);
    int count = position_moves(handle, book_board(of, number), list, &outcome), found = 0;
    for (int i = 0; i < count; i++)
        found |= list[i] == choice.move;
    require(found && of->positions[number].expanded);
    require(choice.value == of->positions[number].value && choice.equals >= 1 && choice.equals <= count);
    free(list);
}

static void require_sound(const book *of)
{
    for (int i = 0; i < of->count; i++) {
        const book_position *one = &of->positions[i];
        book_line line = book_line_from(of, i);
        require(abs(one->value) <= of->handle->game->max_score);
        require(one->lower <= one->upper);
        require(book_find(of, one->key) == i);
        require(one->expanded == (one->best >= 0));
        require(line.basis != BOOK_REPEATED || !one->value);
        require(line.error >= 0);
        require_legal(of, i);
    }
}

/* A book of another program has no positions of its own: it is asked about the initial one. */
static void require_playable(const book *of)
{
    const game_handle *handle = of->handle;
    void *start = allocate(1, handle->game->position_size);
    book_choice choice;
    handle->game->start(handle->context, start);
    if (book_choose(of, handle, start, 1, &choice)) {
        require(entries_have(of->entries, start));
        require(choice.weight > 0 && choice.weight <= choice.weights);
        require(choice.weight == entries_weight(of->entries, start, choice.move));
    }
    require(entries_positions(of->entries) <= of->entries->count);
    free(start);
}

/* What is written goes to memory, as a file of this name: see support.h. */
#define WRITTEN "game"

static void write_to(const book *of, text *bytes)
{
    require(book_write(of, WRITTEN) == EXIT_FINE);
    require(read_whole_file(WRITTEN, bytes) == EXIT_FINE);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    if (!size)
        return 0;
    int row = fuzz_row(data, size, 2 * GAMES);
    const char *game = games[row % GAMES];
    text content = {0}, once = {0}, twice = {0};
    book *of, *again;
    if (row < GAMES)
        text_addf(&content, "zw-book 1 %s evaluation=0123456789abcdef margin=800 ply=5 positions=%d\n", game,
                  count_values(data, size));
    text_add_bytes(&content, (const char *)data + 1, size - 1);
    const char *path = fuzz_file("book", content.data, content.length);
    uint64_t before = fuzz_complaints;
    int status = book_read(fuzz_game(game), path, &of);
    require(status ? fuzz_complaints == before + 1 && !of : fuzz_complaints == before);
    if (!status && of->entries) {
        require_playable(of);
    } else if (!status) {
        int picked[8];
        require_sound(of);
        for (int i = book_pick(of, 8, picked); i--;)
            require(!of->positions[picked[i]].expanded && book_is_open(of, picked[i]));
        write_to(of, &once);
        require(book_read(fuzz_game(game), WRITTEN, &again) == EXIT_FINE);
        require(again->count == of->count);
        write_to(again, &twice);
        require(once.length == twice.length && !memcmp(once.data, twice.data, once.length));
        book_free(again);
    }
    book_free(of);
    text_free(&content);
    text_free(&once);
    text_free(&twice);
    return 0;
}
