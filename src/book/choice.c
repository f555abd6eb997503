/* choice.c - a book in play: see choice.h. */
#include "choice.h"
#include "entries.h"
#include "common/files.h"
#include "common/random_games.h"

#include <zw/driver.h>

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

/* The value of a move, for who makes it. Returns 0 when the book does not have the position behind it. */
static int value_behind(const book *of, const game_handle *handle, const void *position, zw_move move, void *room,
                        zw_value *value)
{
    handle->game->play(handle->context, position, move, room);
    int number = book_find(of, book_key(handle, room));
    if (number < 0)
        return 0;
    *value = book_before(handle->game, of->positions[number].value, position_keeps_turn(handle, position, move));
    return 1;
}

/* Leaves the best of the moves in `list`; returns their number, 0 when the book does not have all moves. */
static int keep_best(const book *of, const game_handle *handle, const void *position, zw_move *list, int count,
                     zw_value *best)
{
    void *room = allocate(1, handle->game->position_size);
    int kept = 0, all = 1;
    for (int i = 0; i < count && all; i++) {
        zw_value value;
        all = value_behind(of, handle, position, list[i], room, &value);
        if (!all || (kept && value < *best))
            continue;
        if (!kept || value > *best)
            kept = 0;
        *best = value;
        list[kept++] = list[i];
    }
    free(room);
    return all ? kept : 0;
}

int book_best_moves(const book *of, const game_handle *handle, const void *position, zw_move *list, zw_value *best)
{
    int number = book_find(of, book_key(handle, position));
    zw_value outcome;
    if (number < 0 || !of->positions[number].expanded || abs(of->positions[number].value) > of->margin)
        return 0;
    return keep_best(of, handle, position, list, position_moves(handle, position, list, &outcome), best);
}

/* The move at which the sum of the weights passes a number below all of them. */
static int draw_weighted(const struct book_entries *of, const void *position, const zw_move *list, int count,
                         uint64_t random, book_choice *to)
{
    uint32_t all = 0, sum = 0;
    for (int i = 0; i < count; i++)
        all += entries_weight(of, position, list[i]);
    uint32_t wanted = all ? (uint32_t)(random % all) : 0;
    *to = (book_choice){.move = ZW_NO_MOVE, .weights = all};
    for (int i = 0; i < count && sum <= wanted && all; i++) {
        to->move = list[i];
        to->weight = entries_weight(of, position, list[i]);
        sum += to->weight;
    }
    return all > 0;
}

int book_choose(const book *of, const game_handle *handle, const void *position, uint64_t seed, book_choice *to)
{
    zw_move *list = allocate((size_t)handle->game->max_moves, sizeof *list);
    zw_value outcome, best = 0;
    uint64_t random = seed ^ book_key(handle, position), number = random_next(&random);
    int chosen;
    if (of->entries) {
        int count = position_moves(handle, position, list, &outcome);
        chosen = draw_weighted(of->entries, position, list, count, number, to);
    } else {
        chosen = book_best_moves(of, handle, position, list, &best);
        if (chosen)
            *to = (book_choice){.move = list[number % (uint64_t)chosen], .value = best, .equals = chosen};
    }
    free(list);
    return chosen > 0;
}

void book_report(const game_handle *handle, const book_choice *choice, zw_report *report)
{
    *report = ZW_REPORT;
    report->event = ZW_REPORT_RESULT;
    report->game = handle->game;
    report->algorithm = zw_algorithm_at(0); /* none of them; but a report has one */
    report->instance = ZW_TOURNAMENT;
    report->value = report->lower = report->upper = choice->value;
    report->best = report->line[0] = choice->move;
    report->line_length = report->line_verified = 1;
    report->line_end = ZW_LINE_COMPLETE;
    report->rank = report->threads = 1;
}

/* ------------------------------------------------------------------------------------------------------- open books */

enum { MOST = 16 };

static struct {
    char *path;
    game_handle handle; /* for the book alone */
    book *opened;
} known[MOST];
static int known_count;

static int open_book(const game_handle *handle, const char *path, const book **to)
{
    if (known_count == MOST)
        return bad("--book '%s': expected at most %d books at once", path, MOST);
    zw_error error = {0};
    game_handle *own = &known[known_count].handle;
    *own = (game_handle){.game = handle->game, .reader = game_reader(handle->game, &error)};
    if (!own->reader)
        return bad("%s", error.text);
    own->context = zw_engine_context(own->reader);
    int status = book_read(own, path, &known[known_count].opened);
    if (status) {
        zw_engine_free(own->reader);
        return status;
    }
    uint64_t now = book_evaluation(own), then = known[known_count].opened->evaluation;
    if (now != then && !known[known_count].opened->entries)
        notice("book '%s' was made with another evaluation, %016" PRIx64 ": this program has %016" PRIx64, path, then,
               now);
    known[known_count].path = copy_text(path);
    *to = known[known_count++].opened;
    return EXIT_FINE;
}

int books_find(const game_handle *handle, const char *wanted, const book **to)
{
    char path[4096];
    *to = NULL;
    if (!wanted || !strcmp(wanted, "off"))
        return EXIT_FINE;
    if (!strcmp(wanted, "on")) {
        if (!positions_find_data(handle->game->name, "book", path, sizeof path))
            return bad("--book on: %s comes without a book: expected a file, or off", handle->game->name);
        wanted = path;
    }
    for (int i = 0; i < known_count; i++)
        if (known[i].handle.game == handle->game && !strcmp(known[i].path, wanted)) {
            *to = known[i].opened;
            return EXIT_FINE;
        }
    return open_book(handle, wanted, to);
}
