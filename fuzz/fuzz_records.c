/* fuzz_records.c - every game's reader of records, under libFuzzer: PGN, EPD, OBF, WTHOR, PDN, and lists.
 *
 * The first byte chooses the kind of file, the rest is its content. What is read must be legal, and what is written of it
 * must be read again as the same game. */
#include "support.h"

#include <stdlib.h>
#include <string.h>

static const struct {
    const char *game, *name;
} kinds[] = {
    {"chess", "x.pgn"},   {"chess", "x.epd"},    {"chess", "x"},    {"othello", "x.obf"},
    {"othello", "x.wtb"}, {"checkers", "x.pdn"}, {"checkers", "x"},
};

/* A record that was written, and what comes of it. */
typedef struct reading {
    game_handle *handle;
    const zw_record *written; /* NULL: this is the file itself */
    int records;
} reading;

/* What is left of a game behind the moves that were read again must be forced: a pass at the end is not written. */
static void require_forced(const game_handle *handle, char *position, const zw_record *record, int from)
{
    const zw_game *game = handle->game;
    zw_move *list = allocate((size_t)game->max_moves, sizeof *list);
    char *next = allocate(1, game->position_size);
    zw_value outcome;
    for (int i = 0; i < record->move_count; i++) {
        int count = game->moves(handle->context, position, list, game->max_moves, &outcome), found = 0;
        for (int k = 0; k < count; k++)
            found |= list[k] == record->moves[i];
        require(found && (i < from || count == 1));
        game->play(handle->context, position, record->moves[i], next);
        memcpy(position, next, game->position_size);
    }
    free(next);
    free(list);
}

static void require_same(const reading *of, const zw_record *record)
{
    const zw_record *written = of->written;
    char *before = position_text(of->handle, written->position), *after = position_text(of->handle, record->position);
    require(strcmp(before, after) == 0);
    require(record->move_count <= written->move_count);
    for (int i = 0; i < record->move_count; i++)
        require(record->moves[i] == written->moves[i]);
    free(before);
    free(after);
}

static void take_record(void *user, const zw_record *record);

static void complain(void *user, size_t line, const char *sentence)
{
    const reading *of = user;
    (void)line;
    fuzz_require_sentence(sentence);
    require(!of->written);
}

static void read_again(const reading *of, const zw_record *record)
{
    const game_handle *handle = of->handle;
    char *shown = record_text(handle, record);
    reading again = {.handle = of->handle, .written = record};
    zw_record_sink sink = {take_record, complain, &again};
    require(handle->game->read_records(handle->context, "x", shown, strlen(shown), &sink) == 1);
    require(again.records == 1);
    free(shown);
}

static void take_record(void *user, const zw_record *record)
{
    reading *of = user;
    const zw_game *game = of->handle->game;
    of->records++;
    char *position = allocate(1, game->position_size);
    if (of->written) {
        require_same(of, record);
        memcpy(position, record->position, game->position_size);
        require_forced(of->handle, position, of->written, record->move_count);
    } else {
        require(record->position && record->result && record->label);
        memcpy(position, record->position, game->position_size);
        require_forced(of->handle, position, record, record->move_count);
        read_again(of, record);
    }
    free(position);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    int row = fuzz_row(data, size, sizeof kinds / sizeof *kinds);
    reading of = {.handle = fuzz_game(kinds[row].game)};
    zw_record_sink sink = {take_record, complain, &of};
    if (!size)
        return 0;
    char *bytes = malloc(size - 1); /* of exactly that size: nothing ends it */
    if (size > 1)
        memcpy(bytes, data + 1, size - 1);
    require(of.handle->game->read_records(of.handle->context, kinds[row].name, bytes, size - 1, &sink) == of.records);
    free(bytes);
    return 0;
}
