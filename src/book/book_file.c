/* book_file.c - a book as a text file: see book.h and docs/book.md. A line is a position with the moves that brought others
 * into the book; where a move leads to a position that another line has, it is left out. Lines are sorted, so that a book
 * that has grown differs from what it was in the lines that are new. */
#include "entries.h"
#include "common/files.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#define FORMAT "zw-book 1"

static void write_head(const book *of, int positions, text *to)
{
    text_addf(to, FORMAT " %s evaluation=%016" PRIx64 " margin=%d ply=%d positions=%d", of->handle->game->name,
              of->evaluation, (int)of->margin, (int)of->ply, positions);
}

void book_figures_write(const book_figures *figures, text *to)
{
    text_addf(to, "%d/%d/%" PRIu64 "%s", (int)figures->value, figures->depth, figures->nodes,
              figures->proven ? "!" : "");
}

/* What would be written in another way is not read. */
int book_figures_read(const zw_game *game, const char *word, book_figures *figures)
{
    char *end;
    text again = {0};
    long value = strtol(word, &end, 10), depth = *end == '/' ? strtol(end + 1, &end, 10) : -1;
    *figures = (book_figures){.depth = (int)depth};
    if (value < -game->max_score || value > game->max_score || depth < 0 || depth > ZW_MAX_DEPTH || *end != '/')
        return -1;
    figures->value = (zw_value)value;
    figures->nodes = strtoull(end + 1, &end, 10);
    figures->proven = *end == '!';
    book_figures_write(figures, &again);
    int differs = strcmp(again.data, word);
    text_free(&again);
    return differs ? -1 : 0;
}

/* ----------------------------------------------------------------------------------------------------------- writing */

static int compare_texts(const void *a, const void *b)
{
    return strcmp(*(char *const *)a, *(char *const *)b);
}

/* The initial position first: a position comes behind those on the way to it. */
static int compare_lines(const void *a, const void *b)
{
    int a_starts = !strncmp(*(char *const *)a, "start\t", 6), b_starts = !strncmp(*(char *const *)b, "start\t", 6);
    return a_starts != b_starts ? b_starts - a_starts : compare_texts(a, b);
}

/* The positions of the book by the one from which they came into it. */
typedef struct children {
    int *first; /* of each position; -1: none */
    int *next; /* of the same parent */
} children;

static children children_of(const book *of)
{
    children all = {allocate((size_t)of->count + 1, sizeof *all.first),
                    allocate((size_t)of->count + 1, sizeof *all.next)};
    for (int i = 0; i < of->count; i++)
        all.first[i] = -1;
    for (int i = of->count - 1; i >= 0; i--) {
        int parent = of->positions[i].parent;
        if (parent < 0)
            continue;
        all.next[i] = all.first[parent];
        all.first[parent] = i;
    }
    return all;
}

static char *entry_of(const book *of, int parent, int child)
{
    text entry = {0};
    char shown[256];
    const book_position *one = &of->positions[child];
    move_text(of->handle, book_board(of, parent), one->move, MOVE_NOTATION, shown, sizeof shown);
    text_addf(&entry, "\t%s=", shown);
    book_figures_write(&one->searched, &entry);
    return entry.data;
}

/* Returns 0 when the position has no line: it is no root, and no other came from it. */
static int write_line(const book *of, int number, const children *all, text *line)
{
    const book_position *one = &of->positions[number];
    int count = 0;
    if (!one->root && all->first[number] < 0)
        return 0;
    book_path(of, number, line);
    if (one->root) {
        text_add(line, "\t=");
        book_figures_write(&one->searched, line);
    }
    char **entries = allocate((size_t)one->edge_count + 1, sizeof *entries);
    for (int child = all->first[number]; child >= 0; child = all->next[child])
        entries[count++] = entry_of(of, number, child);
    qsort(entries, (size_t)count, sizeof *entries, compare_texts);
    for (int i = 0; i < count; i++) {
        text_add(line, entries[i]);
        free(entries[i]);
    }
    free(entries);
    text_add(line, "\n");
    return 1;
}

int book_write(const book *of, const char *path)
{
    text all = {0};
    char **lines = allocate((size_t)of->count + 1, sizeof *lines);
    children by_parent = children_of(of);
    int count = 0;
    write_head(of, of->count, &all);
    text_addf(&all, "\n%s", of->remarks.length ? of->remarks.data : "");
    for (int i = 0; i < of->count; i++) {
        text line = {0};
        if (write_line(of, i, &by_parent, &line))
            lines[count++] = line.data;
    }
    qsort(lines, (size_t)count, sizeof *lines, compare_lines);
    for (int i = 0; i < count; i++) {
        text_add(&all, lines[i]);
        free(lines[i]);
    }
    int status = write_file(path, all.data, all.length);
    free(lines);
    free(by_parent.first);
    free(by_parent.next);
    text_free(&all);
    return status;
}

/* ----------------------------------------------------------------------------------------------------------- reading */

/* A book while it is read. */
typedef struct reading {
    const char *path;
    int line; /* its number */
    book *to;
    int announced; /* positions, by the head */
    int *lines; /* that positions have of their own; 0: none */
    int capacity;
} reading;

#define AT_LINE "%s:%d: "

static int read_head(reading *from, const char *line)
{
    book *to = from->to;
    char name[64];
    text expected = {0};
    int margin, ply, positions;
    int count = sscanf(line, FORMAT " %63s evaluation=%16" SCNx64 " margin=%9d ply=%9d positions=%9d", name,
                       &to->evaluation, &margin, &ply, &positions);
    if (count < 1)
        return bad(AT_LINE "'%.60s': expected a book, which begins with '" FORMAT "'", from->path, from->line, line);
    if (strcmp(name, to->handle->game->name) != 0)
        return bad(AT_LINE "a book of '%s': expected one of %s", from->path, from->line, name, to->handle->game->name);
    to->margin = count == 5 ? margin : 0;
    to->ply = count == 5 ? ply : 0;
    from->announced = count == 5 ? positions : 0;
    write_head(to, from->announced, &expected);
    int wrong = strcmp(expected.data, line) != 0 || to->margin < 0 || to->ply < 0;
    if (wrong)
        bad(AT_LINE "'%.120s': expected evaluation, margin, ply and positions, as numbers", from->path, from->line,
            line);
    text_free(&expected);
    return wrong ? EXIT_BAD : EXIT_FINE;
}

/* Plays the moves of a path from the initial position, and writes them as the game does. */
static int play_path(const reading *from, const char *path, char *board, text *written)
{
    const game_handle *handle = from->to->handle;
    const zw_game *game = handle->game;
    zw_move *moves = allocate(strlen(path) / 2 + 2, sizeof *moves);
    char *next = allocate(1, game->position_size), shown[256];
    zw_error error = {0};
    int count = 0, status = EXIT_FINE;
    game->start(handle->context, board);
    if (strcmp(path, "start") != 0 &&
        zw_moves_parse(game, handle->context, board, path, moves, &count, &error) != ZW_OK)
        status = bad(AT_LINE "%s", from->path, from->line, error.text);
    for (int i = 0; i < count && !status; i++) {
        move_text(handle, board, moves[i], MOVE_NOTATION, shown, sizeof shown);
        text_addf(written, "%s%s", i ? " " : "", shown);
        game->play(handle->context, board, moves[i], next);
        memcpy(board, next, game->position_size);
    }
    if (!count)
        text_add(written, "start");
    free(moves);
    free(next);
    return status;
}

static int line_of(const reading *from, int number)
{
    return number < from->capacity ? from->lines[number] : 0;
}

/* The position whose line this is; a root is added. */
static int find_position(reading *from, const char *path, const char *first_entry, int *number)
{
    book *to = from->to;
    const zw_game *game = to->handle->game;
    char *board = allocate(1, game->position_size);
    text written = {0}, known = {0};
    book_figures figures;
    int status = play_path(from, path, board, &written);
    uint64_t key = status ? 0 : book_key(to->handle, board);
    *number = status ? -1 : book_find(to, key);
    if (*number >= 0)
        book_path(to, *number, &known);
    if (status)
        ;
    else if (strcmp(written.data, path) != 0)
        status = bad(AT_LINE "'%.60s': expected '%.200s', as the game writes it", from->path, from->line, path,
                     written.data);
    else if (*number >= 0 && (*first_entry == '=' || strcmp(known.data, path) != 0 || line_of(from, *number)))
        status = bad(AT_LINE "'%.60s' is in the book already, as '%.200s': expected each position once", from->path,
                     from->line, path, known.data);
    else if (*number < 0 && *first_entry != '=')
        status = bad(AT_LINE "'%.60s': expected a position that an earlier line leads to, or a root with a value of "
                             "its own",
                     from->path, from->line, path);
    else if (*number < 0 && book_figures_read(game, first_entry + 1, &figures))
        status = bad(AT_LINE "'%.60s': expected " BOOK_FIGURES, from->path, from->line, first_entry);
    else if (*number < 0)
        *number = book_add(to, key, board, -1, ZW_NO_MOVE, path, &figures);
    text_free(&written);
    text_free(&known);
    free(board);
    return status;
}

/* MOVE=FIGURES: a position that came into the book from this one. */
static int read_entry(const reading *from, int parent, char *entry)
{
    book *to = from->to;
    const game_handle *handle = to->handle;
    const zw_game *game = handle->game;
    char *equals = strrchr(entry, '='), shown[256];
    book_figures figures;
    zw_move move;
    zw_error error = {0};
    if (!equals || equals == entry || book_figures_read(game, equals + 1, &figures))
        return bad(AT_LINE "'%.60s': expected MOVE=" BOOK_FIGURES, from->path, from->line, entry);
    *equals = '\0';
    if (zw_move_parse(game, handle->context, book_board(to, parent), entry, &move, &error) != ZW_OK)
        return bad(AT_LINE "%s", from->path, from->line, error.text);
    move_text(handle, book_board(to, parent), move, MOVE_NOTATION, shown, sizeof shown);
    if (strcmp(shown, entry) != 0)
        return bad(AT_LINE "'%.60s': expected '%.60s', as the game writes it", from->path, from->line, entry, shown);
    char *board = allocate(1, game->position_size);
    int status = EXIT_FINE;
    game->play(handle->context, book_board(to, parent), move, board);
    uint64_t key = book_key(handle, board);
    if (book_find(to, key) >= 0)
        status = bad(AT_LINE "'%.60s' leads to a position that is in the book already: expected each position once",
                     from->path, from->line, entry);
    else
        book_add(to, key, board, parent, move, NULL, &figures);
    free(board);
    return status;
}

static void note_line(reading *from, int number)
{
    if (number >= from->capacity) {
        int capacity = 2 * number + 64;
        from->lines = enlarge(from->lines, (size_t)capacity, sizeof *from->lines);
        memset(from->lines + from->capacity, 0, (size_t)(capacity - from->capacity) * sizeof *from->lines);
        from->capacity = capacity;
    }
    from->lines[number] = from->line;
}

/* The next of the fields that tabs separate, or NULL; `rest` moves behind it. */
static char *next_field(char **rest)
{
    char *field = *rest, *tab = field ? strchr(field, '\t') : NULL;
    if (tab)
        *tab = '\0';
    *rest = tab ? tab + 1 : NULL;
    return field;
}

static int read_position(reading *from, char *line)
{
    char *rest = line, *path = next_field(&rest), *entry = next_field(&rest);
    int number, status;
    if (!entry)
        return bad(AT_LINE "'%.60s': expected moves, or start, and after tabs the moves from there with their values",
                   from->path, from->line, line);
    status = find_position(from, path, entry, &number);
    if (status)
        return status;
    note_line(from, number);
    if (*entry == '=')
        entry = next_field(&rest);
    for (; entry && !status; entry = next_field(&rest))
        status = read_entry(from, number, entry);
    return status;
}

/* Every position from which others came has all of its moves. */
static int check_moves(const reading *from)
{
    book *to = from->to;
    char shown[256];
    for (int i = 0; i < to->count; i++) {
        int parent = to->positions[i].parent;
        const book_position *one = parent < 0 ? NULL : &to->positions[parent];
        if (!one || one->expanded)
            continue;
        for (int k = 0; k < one->edge_count; k++) {
            if (one->edges[k].to >= 0)
                continue;
            move_text(to->handle, book_board(to, parent), one->edges[k].move, MOVE_NOTATION, shown, sizeof shown);
            return bad(AT_LINE "no value for '%s': expected one for each of the %d legal moves", from->path,
                       line_of(from, parent), shown, one->edge_count);
        }
    }
    return EXIT_FINE;
}

static int read_line(reading *from, char *line)
{
    from->line++;
    if (from->line == 1)
        return read_head(from, line);
    if (*line != '#')
        return read_position(from, line);
    if (from->to->count)
        return bad(AT_LINE "'%.60s': expected remarks above the positions", from->path, from->line, line);
    text_addf(&from->to->remarks, "%s\n", line);
    return EXIT_FINE;
}

static int read_lines(reading *from, text *bytes)
{
    int status = EXIT_FINE;
    char *at = bytes->length ? bytes->data : NULL, *end = at ? at + bytes->length : NULL;
    if (!at)
        return bad("%s:1: an empty file: expected a book, which begins with '" FORMAT "'", from->path);
    while (at < end && !status) {
        size_t length = strcspn(at, "\n");
        if (at[length] != '\n')
            return bad(AT_LINE "'%.60s': expected a line of text with its end", from->path, from->line + 1, at);
        at[length] = '\0';
        status = read_line(from, at);
        at += length + 1;
    }
    return status;
}

/* A text that is no book at all is complained about as one of ours. */
static int is_of_others(const game_handle *handle, const text *bytes)
{
    return handle->game->book_format && bytes->length && strncmp(bytes->data, "zw-book", strlen("zw-book")) != 0;
}

int book_read(const game_handle *handle, const char *path, book **to)
{
    reading from = {.path = path, .to = book_new(handle)};
    text bytes = {0};
    int status = read_whole_file(path, &bytes);
    int of_others = !status && is_of_others(handle, &bytes);
    if (of_others)
        status = entries_read(handle, path, &bytes, &from.to->entries);
    else if (!status)
        status = read_lines(&from, &bytes);
    if (!status && !of_others) {
        book_link(from.to);
        status = check_moves(&from);
    }
    if (!status && !of_others && from.announced != from.to->count)
        status = bad("%s: %d positions: expected %d, as its first line says", path, from.to->count, from.announced);
    if (!status)
        book_back_up(from.to);
    free(from.lines);
    text_free(&bytes);
    if (status) {
        book_free(from.to);
        from.to = NULL;
    }
    *to = from.to;
    return status;
}
