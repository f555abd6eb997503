/* hub_text.c - the Hub protocol's way of writing: see hub_text.h. What a move captures is read off the boards before and behind it, so
 * that the rules are the game's alone. */
#include "hub_text.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ------------------------------------------------------------------------------------------------------------- lines */

static char *skip_blanks(char *at)
{
    return at + strspn(at, " ");
}

/* Reads what stands behind an equals sign; `end` is the place behind it. */
static int read_value(char *at, hub_argument *to, char **end, text *why)
{
    int quoted = *at == '"';
    size_t length = quoted ? strcspn(at + 1, "\"") : strcspn(at, " ");
    to->value = at + quoted;
    *end = to->value + length;
    if (quoted && !**end)
        text_addf(why, "'%s=%.40s': expected a closing quote", to->name, at);
    else if (quoted && (*end)[1] && (*end)[1] != ' ')
        text_addf(why, "'%s=...%.20s': expected a space after the closing quote", to->name, *end);
    else if (!quoted && (!length || memchr(at, '"', length) || memchr(at, '=', length)))
        text_addf(why, "'%s=%.40s': expected a value, in quotes if it has spaces or equals signs", to->name, at);
    else
        return 0;
    return -1;
}

int hub_read_arguments(char *line, hub_arguments *to, text *why)
{
    to->count = 0;
    for (char *at = skip_blanks(line), *end; *at; at = skip_blanks(end)) {
        hub_argument *one = &to->of[to->count];
        size_t length = strcspn(at, " =\"");
        if (!length || at[length] == '"') {
            text_addf(why, "'%.40s': expected name=value", at);
            return -1;
        }
        if (to->count == HUB_ARGUMENTS) {
            text_addf(why, "'%.40s': expected at most %d arguments", at, HUB_ARGUMENTS);
            return -1;
        }
        char *behind = skip_blanks(at + length);
        int valued = *behind == '=';
        *one = (hub_argument){at, NULL};
        end = at + length;
        if (valued) {
            at[length] = '\0';
            if (read_value(skip_blanks(behind + 1), one, &end, why))
                return -1;
        }
        if (*end)
            *end++ = '\0';
        to->count++;
    }
    return 0;
}

const char *hub_value(const hub_arguments *of, const char *name)
{
    for (int i = 0; i < of->count; i++)
        if (!strcmp(of->of[i].name, name))
            return of->of[i].value ? of->of[i].value : "";
    return NULL;
}

void hub_add(text *to, const char *name, const char *value)
{
    int quoted = !*value || value[strcspn(value, " =\"")];
    text_addf(to, " %s=%s", name, quoted ? "\"" : "");
    for (; *value; value++) {
        char letter = *value == '"' ? '\'' : *value; /* there is no way to write a quote */
        text_add_bytes(to, &letter, 1);
    }
    text_add(to, quoted ? "\"" : "");
}

/* --------------------------------------------------------------------------------------------------------- positions */

static void add_side(text *to, const char *squares, char man, char king)
{
    const char *separator = "";
    for (int i = 0; i < HUB_SQUARES; i++) {
        if (squares[i] != man && squares[i] != king)
            continue;
        text_addf(to, "%s%s%d", separator, squares[i] == king ? "K" : "", i + 1);
        separator = ",";
    }
}

int hub_read_position(const char *shown, text *to, text *why)
{
    size_t length = strlen(shown), good = length ? 1 + strspn(shown + 1, "bwBWe") : 0;
    if (length != HUB_SQUARES + 1 || good != length || !strchr("BW", shown[0])) {
        text_addf(why, "position '%.60s': expected B or W to move, then %d letters of b, w, B, W and e", shown,
                  HUB_SQUARES);
        return -1;
    }
    text_addf(to, "%c:W", shown[0]);
    add_side(to, shown + 1, 'w', 'W');
    text_add(to, ":B");
    add_side(to, shown + 1, 'b', 'B');
    return 0;
}

void hub_write_position(const game_handle *handle, const void *position, char shown[HUB_SQUARES + 2])
{
    char *written = position_text(handle, position), side = 'b';
    memset(shown, 'e', HUB_SQUARES + 1);
    shown[HUB_SQUARES + 1] = '\0';
    shown[0] = written[0];
    for (char *at = written + 1; *at;) {
        int king = *at == 'K';
        long square = strtol(at + king, &at, 10);
        if (square > 0) {
            shown[square] = (char)(king ? side - 'a' + 'A' : side);
        } else if (*at) {
            side = *at == 'W' ? 'w' : *at == 'B' ? 'b' : side;
            at++;
        }
    }
    free(written);
}

/* ------------------------------------------------------------------------------------------------------------- moves */

/* What Hub tells of a move. */
typedef struct hub_move {
    int from, to, capture;
    uint32_t captured; /* bit n - 1 for square n */
    int count; /* squares captured */
} hub_move;

/* Reads numbers between hyphens or crosses; returns 0 when they are a move. */
static int split_move(const char *word, hub_move *to)
{
    char *end;
    *to = (hub_move){0};
    for (int i = 0;; i++, word = end + 1) {
        long square = *word >= '0' && *word <= '9' ? strtol(word, &end, 10) : 0;
        if (square < 1 || square > HUB_SQUARES)
            return -1;
        if (i == 0)
            to->from = (int)square;
        else if (i == 1)
            to->to = (int)square;
        else
            to->captured |= UINT32_C(1) << (square - 1);
        to->count += i > 1;
        if (!*end)
            return i > 0 ? 0 : -1;
        if (i == 0)
            to->capture = *end == 'x';
        if (*end != 'x' && (*end != '-' || i > 0))
            return -1;
        if (*end == 'x' && !to->capture)
            return -1;
    }
}

static int is_of(char piece, char side)
{
    return piece == side || piece == side - 'A' + 'a';
}

/* The ends of a move, as the game writes them. */
static hub_move tell_ends(const game_handle *handle, const void *position, zw_move move)
{
    char shown[64];
    move_text(handle, position, move, MOVE_NOTATION, shown, sizeof shown);
    hub_move told = {.from = atoi(shown), .capture = strchr(shown, 'x') != NULL};
    told.to = atoi(strrchr(shown, told.capture ? 'x' : '-') + 1);
    return told;
}

static void tell_captured(const game_handle *handle, const void *position, zw_move move, hub_move *to)
{
    char before[HUB_SQUARES + 2], behind[HUB_SQUARES + 2];
    void *next = allocate(1, handle->game->position_size);
    handle->game->play(handle->context, position, move, next);
    hub_write_position(handle, position, before);
    hub_write_position(handle, next, behind);
    free(next);
    for (int i = 1; i <= HUB_SQUARES; i++)
        if (is_of(before[i], behind[0]) && !is_of(behind[i], behind[0])) {
            to->captured |= UINT32_C(1) << (i - 1);
            to->count++;
        }
}

void hub_write_move(const game_handle *handle, const void *position, zw_move move, text *to)
{
    hub_move told = tell_ends(handle, position, move);
    if (told.capture)
        tell_captured(handle, position, move, &told);
    text_addf(to, "%d%c%d", told.from, told.capture ? 'x' : '-', told.to);
    for (int i = 0; i < HUB_SQUARES; i++)
        if (told.captured >> i & 1)
            text_addf(to, "x%d", i + 1);
}

static int can_mean(const game_handle *handle, const void *position, zw_move move, const hub_move *written)
{
    hub_move told = tell_ends(handle, position, move);
    if (written->from != told.from || written->to != told.to || written->capture != told.capture)
        return 0;
    if (!written->count)
        return 1;
    tell_captured(handle, position, move, &told);
    return written->captured == told.captured && written->count == told.count;
}

int hub_read_move(const game_handle *handle, const void *position, const char *word, zw_move *move, text *why)
{
    hub_move written;
    zw_value outcome;
    zw_move *list = allocate((size_t)handle->game->max_moves, sizeof *list);
    int count = position_moves(handle, position, list, &outcome), found = 0;
    int wrong = split_move(word, &written);
    for (int i = 0; i < count && !wrong; i++)
        if (can_mean(handle, position, list[i], &written) && !found++)
            *move = list[i];
    if (wrong)
        text_addf(why, "move '%.40s': expected squares as in 11-15, or in 18x11x15 from, to and what is captured",
                  word);
    else if (found > 1)
        text_addf(why, "move '%.40s': may be one of %d captures, expected all that is captured", word, found);
    else if (!found && count < 1)
        text_addf(why, "move '%.40s': cannot be played, the game is over", word);
    else if (!found) {
        text_addf(why, "move '%.40s': not legal here, expected one such as ", word);
        hub_write_move(handle, position, list[0], why);
    }
    free(list);
    return found == 1 ? 0 : -1;
}
