/* book_show.c - `zw book GAME show` and `probe`: what a book is made of, its tree, and what it says of a position. */
#include "book/choice.h"
#include "book_commands.h"
#include "common/json.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

/* A move of a position, as the book knows it. */
typedef struct known_move {
    char name[256];
    zw_move move;
    int number; /* of the position behind it */
    zw_value value; /* for who makes it */
    book_line line; /* from the position behind it */
} known_move;

/* The best first; names decide between equals. */
static int compare_moves(const void *a, const void *b)
{
    const known_move *one = a, *two = b;
    return one->value != two->value ? (one->value < two->value) - (one->value > two->value)
                                    : strcmp(one->name, two->name);
}

/* The moves of a position that lead to positions of the book, into memory that the caller frees. */
static int list_known(const book *of, const game_handle *handle, const void *board, known_move **to)
{
    const zw_game *game = handle->game;
    zw_move *list = allocate((size_t)game->max_moves, sizeof *list);
    void *next = allocate(1, game->position_size);
    zw_value outcome;
    int count = position_moves(handle, board, list, &outcome), kept = 0;
    known_move *known = allocate((size_t)count + 1, sizeof *known);
    for (int i = 0; i < count; i++) {
        game->play(handle->context, board, list[i], next);
        known_move *one = &known[kept];
        one->number = book_find(of, book_key(handle, next));
        if (one->number < 0)
            continue;
        one->move = list[i];
        one->value = book_before(game, of->positions[one->number].value, position_keeps_turn(handle, board, list[i]));
        one->line = book_line_from(of, one->number);
        move_text(handle, board, list[i], MOVE_NOTATION, one->name, sizeof one->name);
        kept++;
    }
    qsort(known, (size_t)kept, sizeof *known, compare_moves);
    free(next);
    free(list);
    *to = known;
    return kept;
}

/* Opens the book and finds the position of the command line. */
static int begin(game_handle *handle, const char *path, const book_options *own, book **of, position_list *list)
{
    int status = book_read(handle, path, of);
    return status ? status : positions_single(list, handle, own->position, own->moves);
}

/* ------------------------------------------------------------------------------------------------------------- probe */

static void print_error(const known_move *one, const zw_game *game, char *shown, size_t size)
{
    zw_value error = (zw_value)(one->line.error + 0.5);
    if (one->line.judged)
        zw_value_format(game, error, shown, size);
    else
        snprintf(shown, size, "-");
}

static void print_moves(const book *of, const known_move *known, int count)
{
    const zw_game *game = of->handle->game;
    printf("%-8s %8s %8s %6s %6s %9s  %s\n", "move", "value", "error", "plies", "depth", "nodes", "rests on");
    for (int i = 0; i < count; i++) {
        const known_move *one = &known[i];
        const book_figures *searched = &of->positions[one->number].searched;
        char value[64], error[64];
        zw_value_format(game, one->value, value, sizeof value);
        print_error(one, game, error, sizeof error);
        printf("%-8s %8s %8s %6d %6d %9" PRIu64 "  %s\n", one->name, value, error, one->line.length, searched->depth,
               searched->nodes, book_basis_names[one->line.basis]);
    }
}

static void add_move(json *out, const book *of, const known_move *one)
{
    const zw_game *game = of->handle->game;
    const book_position *position = &of->positions[one->number];
    json_open_object(out, NULL);
    json_string(out, "move", one->name);
    json_value(out, "value", game, one->value);
    json_truth(out, "proven", position->lower == position->upper);
    json_string(out, "basis", book_basis_names[one->line.basis]);
    if (one->line.judged)
        json_real(out, "error", one->line.error / (game->scale ? game->scale : 1));
    else
        json_null(out, "error");
    json_integer(out, "plies", one->line.length);
    json_integer(out, "depth", position->searched.depth);
    json_count(out, "nodes", position->searched.nodes);
    json_truth(out, "expanded", position->expanded);
    json_close_object(out);
}

static void print_probe_json(const book *of, int number, const char *shown, const known_move *known, int count,
                             const char *choice)
{
    const book_position *one = number < 0 ? NULL : &of->positions[number];
    json out;
    json_begin(&out);
    json_string(&out, "game", of->handle->game->name);
    json_string(&out, "position", shown);
    json_truth(&out, "found", one != NULL);
    json_truth(&out, "expanded", one && one->expanded);
    if (one) {
        json_value(&out, "value", of->handle->game, one->value);
        json_value(&out, "searched", of->handle->game, one->searched.value);
        json_integer(&out, "depth", one->searched.depth);
        json_count(&out, "nodes", one->searched.nodes);
        json_truth(&out, "proven", one->lower == one->upper);
        json_string(&out, "basis", book_basis_names[book_line_from(of, number).basis]);
    }
    json_string(&out, "plays", choice);
    json_open_array(&out, "moves");
    for (int i = 0; i < count; i++)
        add_move(&out, of, &known[i]);
    json_close_array(&out);
    json_end(&out, stdout);
}

static void print_probe(const book *of, int number, const char *shown, const known_move *known, int count,
                        const char *choice)
{
    char value[64];
    if (number < 0 && !count) {
        printf("%s: not in the book\n", shown);
        return;
    }
    if (number >= 0) {
        zw_value_format(of->handle->game, of->positions[number].value, value, sizeof value);
        printf("%s: value %s, %s; the book plays %s\n", shown, value,
               book_basis_names[book_line_from(of, number).basis], choice ? choice : "nothing");
    } else {
        printf("%s: not in the book, but positions after it are\n", shown);
    }
    if (count)
        print_moves(of, known, count);
}

int book_probe(game_handle *handle, const char *path, const book_options *own)
{
    book *of = NULL;
    position_list list = {0};
    int status = begin(handle, path, own, &of, &list);
    if (!status && of->entries) {
        const char *shown = list.items[0].shown;
        status = book_probe_entries(of, handle, positions_load(handle, &list.items[0]), shown, own->json);
    } else if (!status) {
        const void *board = positions_load(handle, &list.items[0]);
        int number = book_find(of, book_key(handle, board));
        known_move *known;
        book_choice choice;
        char name[256];
        int count = list_known(of, handle, board, &known);
        int plays = book_choose(of, handle, board, 1, &choice);
        if (plays)
            move_text(handle, board, choice.move, MOVE_NOTATION, name, sizeof name);
        if (own->json)
            print_probe_json(of, number, list.items[0].shown, known, count, plays ? name : NULL);
        else
            print_probe(of, number, list.items[0].shown, known, count, plays ? name : NULL);
        status = number < 0 && !count ? EXIT_NO : EXIT_FINE;
        free(known);
    }
    positions_free(&list);
    book_free(of);
    return status;
}

/* -------------------------------------------------------------------------------------------------------------- show */

typedef struct numbers {
    int roots, expanded, open, proven, drawn, repeated, longest, judged;
    double error; /* the mean, of lines that have one */
} numbers;

static numbers count_all(const book *of)
{
    numbers all = {0};
    for (int i = 0; i < of->count; i++) {
        const book_position *one = &of->positions[i];
        book_line line = book_line_from(of, i);
        int known = one->lower == one->upper;
        all.roots += one->parent < 0;
        all.expanded += one->expanded;
        all.open += !one->expanded && one->edge_count > 0 && book_is_open(of, i);
        all.proven += known;
        all.drawn += !one->value && (known || line.basis != BOOK_ESTIMATED);
        all.repeated += line.basis == BOOK_REPEATED;
        all.judged += line.judged > 0;
        all.error += line.error;
        if (line.basis != BOOK_REPEATED && line.length > all.longest)
            all.longest = line.length;
    }
    all.error = all.judged ? all.error / all.judged : 0;
    return all;
}

static void print_numbers(const book *of, const char *path)
{
    const zw_game *game = of->handle->game;
    char margin[64], ply[64], error[64];
    numbers all = count_all(of);
    zw_value_format(game, of->margin, margin, sizeof margin);
    zw_value_format(game, of->ply, ply, sizeof ply);
    zw_value_format(game, (zw_value)(all.error + 0.5), error, sizeof error);
    printf("%s: %d positions of %s, %d roots, %d expanded, %d open leaves\n", path, of->count, game->name, all.roots,
           all.expanded, all.open);
    printf("margin %s, a ply counts %s, evaluation %016" PRIx64 "\n", margin, ply, of->evaluation);
    printf(
        "longest line %d plies, mean error %s of %d lines; %d values proven, %d known draws, %d of them repetitions\n",
        all.longest, error, all.judged, all.proven, all.drawn, all.repeated);
}

static void print_numbers_json(const book *of, const char *path)
{
    const zw_game *game = of->handle->game;
    numbers all = count_all(of);
    char evaluation[32];
    json out;
    snprintf(evaluation, sizeof evaluation, "%016" PRIx64, of->evaluation);
    json_begin(&out);
    json_string(&out, "game", game->name);
    json_string(&out, "book", path);
    json_string(&out, "evaluation", evaluation);
    json_value(&out, "margin", game, of->margin);
    json_value(&out, "ply", game, of->ply);
    json_integer(&out, "positions", of->count);
    json_integer(&out, "roots", all.roots);
    json_integer(&out, "expanded", all.expanded);
    json_integer(&out, "open", all.open);
    json_integer(&out, "proven", all.proven);
    json_integer(&out, "drawn", all.drawn);
    json_integer(&out, "repeated", all.repeated);
    json_integer(&out, "longest", all.longest);
    json_real(&out, "error", all.error / (game->scale ? game->scale : 1));
    json_end(&out, stdout);
}

/* The tree below a position: a line for each move, the best first, and below it what is answered. */
static void print_tree(const book *of, const game_handle *handle, const void *board, int ply, int depth)
{
    const zw_game *game = handle->game;
    known_move *known;
    char value[64], error[64];
    if (ply >= depth)
        return;
    int count = list_known(of, handle, board, &known);
    void *next = allocate(1, game->position_size);
    for (int i = 0; i < count; i++) {
        const known_move *one = &known[i];
        zw_value_format(game, one->value, value, sizeof value);
        print_error(one, game, error, sizeof error);
        printf("%*s%s %s  error %s, %d plies, %s\n", 2 * ply, "", one->name, value, error, one->line.length,
               book_basis_names[one->line.basis]);
        game->play(handle->context, board, one->move, next);
        if (of->positions[one->number].expanded)
            print_tree(of, handle, next, ply + 1, depth);
    }
    free(next);
    free(known);
}

static void print_tree_json(const book *of, const game_handle *handle, const void *board, int ply, int depth,
                            const char *path)
{
    known_move *known;
    if (ply >= depth)
        return;
    int count = list_known(of, handle, board, &known);
    void *next = allocate(1, handle->game->position_size);
    for (int i = 0; i < count; i++) {
        text moves = {0};
        json out;
        text_addf(&moves, "%s%s%s", path, *path ? " " : "", known[i].name);
        json_begin(&out);
        json_string(&out, "moves", moves.data);
        json_value(&out, "value", handle->game, known[i].value);
        json_string(&out, "basis", book_basis_names[known[i].line.basis]);
        json_integer(&out, "plies", known[i].line.length);
        json_end(&out, stdout);
        handle->game->play(handle->context, board, known[i].move, next);
        if (of->positions[known[i].number].expanded)
            print_tree_json(of, handle, next, ply + 1, depth, moves.data);
        text_free(&moves);
    }
    free(next);
    free(known);
}

int book_show(game_handle *handle, const char *path, const book_options *own, int depth)
{
    book *of = NULL;
    position_list list = {0};
    int status = begin(handle, path, own, &of, &list);
    if (!status && of->entries) {
        status = book_show_entries(of, path, own->json);
    } else if (!status && own->json) {
        print_tree_json(of, handle, positions_load(handle, &list.items[0]), 0, depth, "");
        print_numbers_json(of, path);
    } else if (!status) {
        print_numbers(of, path);
        print_tree(of, handle, positions_load(handle, &list.items[0]), 0, depth);
    }
    positions_free(&list);
    book_free(of);
    return status;
}
