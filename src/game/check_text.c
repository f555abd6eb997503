/* check_text.c - positions and moves as text: what is written can be read again, fits into its buffer, and has the length
 * that it is said to have. */
#include "check_walk.h"

#include <stdlib.h>
#include <string.h>

#define EVERY_MOVE 64 /* moves of a position that are all read again; of more, that many */

enum form { FORMAT, FORMAT_MOVE, SHOW, SHOW_MOVE };
static const char *const form_names[] = {"format", "format_move", "show", "show_move"};

static int write_text(walk *w, enum form form, zw_move move, char *text, size_t size)
{
    switch (form) {
    case FORMAT:
        return CALL(w, format, w->here.at, text, size);
    case FORMAT_MOVE:
        return CALL_OF(w, move, format_move, w->here.at, move, text, size);
    case SHOW:
        return CALL(w, show, w->here.at, text, size);
    default:
        return CALL_OF(w, move, show_move, w->here.at, move, text, size);
    }
}

/* Writes into the last `size` bytes of the room. The length, or -1 after a complaint. */
static int write_within(walk *w, enum form form, zw_move move, size_t size)
{
    char *text = w->text.at + (TEXT - size);
    const char *name = form_names[form];
    memset(text, 'x', size);
    int length = write_text(w, form, move, text, size);
    if (zw_check_overrun(&w->text)) {
        zw_check_say(w, OVERRUN_TEXT, "%s() wrote past the %zu bytes of text it was given", name, size);
        return -1;
    }
    const char *end = memchr(text, '\0', size);
    if (length < 0 || !end) {
        zw_check_say(w, TEXT_LENGTH, "%s() returned %d and wrote %s text into %zu bytes: expected a terminated text",
                     name, length, end ? "a" : "an unterminated", size);
        return -1;
    }
    if ((size_t)length < size && end - text != length) {
        zw_check_say(w, TEXT_LENGTH, "%s() returned %d for the text '%.100s', which has %d characters", name, length,
                     text, (int)(end - text));
        return -1;
    }
    return length;
}

/* Writes with room enough, where it stays for the caller, after a try with half the room that it takes. */
static int check_written(walk *w, enum form form, zw_move move, int cut)
{
    int length = write_within(w, form, move, TEXT);
    if (length <= 0 || length >= TEXT || !cut)
        return length;
    size_t half = (size_t)length / 2 + 1;
    int again = write_within(w, form, move, half);
    if (again >= 0 && again != length)
        zw_check_say(w, TEXT_LENGTH,
                     "%s() returned %d when there was room for %zu of %d characters: expected the length of the whole "
                     "text, as snprintf() does",
                     form_names[form], again, half - 1, length);
    return write_within(w, form, move, TEXT);
}

static void check_position_text(walk *w)
{
    char why[200];
    int length = check_written(w, FORMAT, ZW_NO_MOVE, 1);
    if (length < 0 || length >= TEXT || !w->game->parse)
        return;
    w->why.at[0] = '\0';
    int refused = CALL(w, parse, w->text.at, w->copy.at, w->why.at, w->why.size);
    if (zw_check_overrun(&w->copy))
        zw_check_say(w, OVERRUN_POSITION, "parse() wrote past the %zu bytes of a position (position_size)",
                     w->copy.size);
    if (zw_check_overrun(&w->why))
        zw_check_say(w, OVERRUN_TEXT, "parse() wrote past the %zu bytes of text it was given", w->why.size);
    memcpy(why, w->why.at, sizeof why - 1);
    why[sizeof why - 1] = '\0';
    if (refused)
        zw_check_say(w, POSITION_TEXT, "parse() refuses '%.200s', which format() wrote: %s", w->text.at, why);
    else if (zw_game_has_keys(w->game) &&
             zw_check_hash(w, w->copy.at, ZW_NO_MOVE) != zw_check_hash(w, w->here.at, ZW_NO_MOVE))
        zw_check_say(w, POSITION_TEXT, "parse() of '%.200s', which format() wrote, is another position", w->text.at);
}

/* The text of the move is in the room. */
static void check_parsed(walk *w, zw_move move)
{
    zw_move back = ZW_NO_MOVE;
    w->why.at[0] = '\0';
    int refused = CALL_OF(w, move, parse_move, w->here.at, w->text.at, &back, w->why.at, w->why.size);
    if (zw_check_overrun(&w->why))
        zw_check_say(w, OVERRUN_TEXT, "parse_move() wrote past the %zu bytes of text it was given", w->why.size);
    if (refused || back != move)
        zw_check_say(w, MOVE_TEXT, "parse_move() of '%.100s', which format_move() wrote for move %" PRIu32 ", is %s",
                     w->text.at, move, refused ? "an error" : "another move");
}

static uint64_t text_hash(const char *text)
{
    uint64_t h = 0;
    for (; *text; text++)
        h = zw_check_scramble(h + (unsigned char)*text + 1);
    return h;
}

static int by_hash(const void *a, const void *b)
{
    uint64_t x = *(const uint64_t *)a, y = *(const uint64_t *)b;
    return (x > y) - (x < y);
}

/* A move is typed as it is displayed: one word, and no other move of the position is written so. */
static void check_move_texts(walk *w, const zw_move *list, int count)
{
    int every = count <= EVERY_MOVE ? 1 : count / EVERY_MOVE, first = (int)(zw_check_draw(w) % (uint64_t)every),
        known = 0;
    for (int i = 0; i < count; i++) {
        int length = check_written(w, FORMAT_MOVE, list[i], i == first);
        if (length < 0 || length >= TEXT)
            continue;
        const char *text = w->text.at;
        if (length == 0 || text[strcspn(text, " \t\n")])
            zw_check_say(w, MOVE_TEXT, "format_move() wrote '%.100s' for move %" PRIu32 ": expected one word", text,
                         list[i]);
        w->texts[known++] = text_hash(text);
        if (w->game->parse_move && i % every == first)
            check_parsed(w, list[i]);
    }
    if (w->game->parse_move || known < count)
        return;
    qsort(w->texts, (size_t)known, sizeof *w->texts, by_hash);
    for (int i = 1; i < known; i++)
        if (w->texts[i] == w->texts[i - 1]) {
            for (int k = 0; k < count; k++)
                if (check_written(w, FORMAT_MOVE, list[k], 0) > 0 && text_hash(w->text.at) == w->texts[i]) {
                    zw_check_say(
                        w, MOVE_TEXT,
                        "format_move() writes '%.100s' for two moves: without parse_move() they cannot be told "
                        "apart",
                        w->text.at);
                    return;
                }
        }
}

void zw_check_notation(walk *w, const zw_move *list, int count)
{
    const zw_game *g = w->game;
    if (g->format)
        check_position_text(w);
    if (g->format_move)
        check_move_texts(w, list, count);
    if (g->show)
        check_written(w, SHOW, ZW_NO_MOVE, 1);
    if (g->show_move && count > 0)
        check_written(w, SHOW_MOVE, list[zw_check_draw(w) % (uint64_t)count], 1);
}
