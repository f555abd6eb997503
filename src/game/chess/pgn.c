/* pgn.c - games as PGN. The reader takes whole databases: comments, variations and annotation glyphs are skipped, and a
 * game that cannot be read is complained about once and passed over. The writer makes the export form with seven tags. */
#include "../records.h"
#include "notation.h"
#include "play.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#define TAG_TEXT 256
#define TOKEN_TEXT 64

/* -------------------------------------------------------------------------------------------------------------- reading */

typedef struct pgn {
    const char *begin, *at, *end;
    size_t line;
    const zw_record_sink *sink;

    /* the game being read */
    size_t first_line;
    int begun, in_moves; /* something of it was seen; of its moves */
    int broken; /* it was complained about */
    char white[TAG_TEXT], black[TAG_TEXT], event[TAG_TEXT], result[TAG_TEXT], fen[TAG_TEXT], variant[TAG_TEXT];
    size_t fen_line;
    zw_record_tags tags;
    chess_position first, now;
    zw_move *moves;
    int move_count, move_capacity;

    int records, out_of_memory;
} pgn;

static void begin_game(pgn *g)
{
    g->begun = g->in_moves = g->broken = g->move_count = 0;
    g->white[0] = g->black[0] = g->event[0] = g->result[0] = g->fen[0] = g->variant[0] = '\0';
    g->tags.length = 0;
    zw_chess_start(NULL, &g->first);
    g->now = g->first;
}

__attribute__((format(printf, 3, 4))) static void complain(pgn *g, size_t line, const char *format, ...)
{
    char sentence[600];
    va_list arguments;
    if (g->broken)
        return;
    g->broken = 1;
    va_start(arguments, format);
    vsnprintf(sentence, sizeof sentence, format, arguments);
    va_end(arguments);
    zw_record_complain(g->sink, line, sentence);
}

/* Chess960 by one of the names that it has in PGN. */
static int is_variant_960(const char *variant)
{
    static const char *const names[] = {"chess960", "chess 960", "fischerandom", "fischerrandom", "fischer random"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (strcasecmp(variant, names[i]) == 0)
            return 1;
    return 0;
}

/* Sets up the position of the tags, behind the last of them: they have no order. */
static void set_position(pgn *g)
{
    char why[400] = "", fen[TAG_TEXT + 16];
    if (!g->fen[0])
        return;
    snprintf(fen, sizeof fen, "%s%s", is_variant_960(g->variant) ? "chess960:" : "", g->fen);
    g->fen[0] = '\0';
    if (zw_chess_parse(NULL, fen, &g->first, why, sizeof why) != 0) {
        complain(g, g->fen_line, "%s", why);
        zw_chess_start(NULL, &g->first);
    }
    g->now = g->first;
}

static void end_game(pgn *g)
{
    char label[3 * TAG_TEXT];
    set_position(g);
    if (g->begun && !g->broken) {
        int named = g->white[0] || g->black[0];
        snprintf(label, sizeof label, "%s%s%s", named ? g->white : g->event, named ? " - " : "", g->black);
        zw_record record = {.line = g->first_line,
                            .position = &g->first,
                            .moves = g->moves,
                            .move_count = g->move_count,
                            .result = strcmp(g->result, "*") == 0 ? "" : g->result,
                            .label = label,
                            .tags = g->tags.length ? g->tags.text : NULL,
                            .players = {g->white[0] ? g->white : NULL, g->black[0] ? g->black : NULL}};
        g->records++;
        g->sink->record(g->sink->user, &record);
    }
    begin_game(g);
}

static void note_begin(pgn *g)
{
    if (!g->begun)
        g->first_line = g->line;
    g->begun = 1;
}

/* One character, counting lines; -1 at the end. */
static int next(pgn *g)
{
    if (g->at == g->end)
        return -1;
    char c = *g->at++;
    g->line += c == '\n';
    return (unsigned char)c;
}

static void skip_line(pgn *g)
{
    int c;
    do
        c = next(g);
    while (c >= 0 && c != '\n');
}

/* Skips a brace comment or a nest of variations, which may hold comments. */
static void skip_comment(pgn *g)
{
    size_t line = g->line;
    int c;
    do
        c = next(g);
    while (c >= 0 && c != '}');
    if (c < 0)
        complain(g, line, "the comment that begins with '{' has no end, expected '}'");
}

static void skip_variation(pgn *g)
{
    size_t line = g->line;
    for (int depth = 1; depth > 0;) {
        int c = next(g);
        if (c < 0) {
            complain(g, line, "the variation that begins with '(' has no end, expected ')'");
            return;
        }
        depth += c == '(' ? 1 : c == ')' ? -1 : 0;
        if (c == '{')
            skip_comment(g);
        else if (c == ';')
            skip_line(g);
    }
}

static void keep_tag(pgn *g, const char *name, const char *value, size_t line)
{
    const struct {
        const char *name;
        char *place;
    } kept[] = {{"White", g->white},   {"Black", g->black}, {"Event", g->event},
                {"Result", g->result}, {"FEN", g->fen},     {"Variant", g->variant}};
    for (size_t i = 0; i < sizeof kept / sizeof *kept; i++)
        if (strcmp(name, kept[i].name) == 0)
            memcpy(kept[i].place, value, TAG_TEXT);
    if (strcmp(name, "FEN") == 0)
        g->fen_line = line;
    if (zw_record_add_tag(&g->tags, name, value) != 0)
        g->out_of_memory = 1;
}

/* [Name "value"], the bracket being read. Long values are cut. */
static void read_tag(pgn *g)
{
    char name[TOKEN_TEXT] = "", value[TAG_TEXT] = "";
    size_t line = g->line, length = 0;
    int c = next(g), quoted = 0;
    if (g->in_moves)
        end_game(g); /* the game before has no result */
    note_begin(g);
    while (c == ' ' || c == '\t')
        c = next(g);
    for (; c >= 0 && !strchr(" \t\r\n\"]", c); c = next(g))
        if (length + 1 < sizeof name)
            name[length++] = (char)c;
    name[length] = '\0';
    length = 0;
    while (c == ' ' || c == '\t')
        c = next(g);
    if (c == '"') {
        quoted = 1;
        for (c = next(g); c >= 0 && c != '"' && c != '\n'; c = next(g)) {
            if (c == '\\' && g->at < g->end && (*g->at == '"' || *g->at == '\\'))
                c = next(g);
            if (length + 1 < sizeof value)
                value[length++] = (char)c;
        }
        value[length] = '\0';
        quoted = c == '"';
    }
    while (c >= 0 && c != ']' && c != '\n')
        c = next(g);
    if (!quoted || c != ']')
        complain(g, line, "the tag '[%s' has no quoted value and closing bracket, expected [Name \"value\"]", name);
    else
        keep_tag(g, name, value, line);
}

static void add_move(pgn *g, zw_move move)
{
    if (g->move_count == g->move_capacity) {
        int capacity = g->move_capacity ? 2 * g->move_capacity : 256;
        zw_move *larger = realloc(g->moves, (size_t)capacity * sizeof *larger);
        if (!larger) {
            g->out_of_memory = 1;
            return;
        }
        g->moves = larger;
        g->move_capacity = capacity;
    }
    g->moves[g->move_count++] = move;
    chess_position before = g->now;
    chess_play(NULL, &before, move, &g->now);
}

static int is_result(const char *token)
{
    return strcmp(token, "1-0") == 0 || strcmp(token, "0-1") == 0 || strcmp(token, "1/2-1/2") == 0 ||
           strcmp(token, "*") == 0;
}

/* A word of the movetext: a result, a move number, or a move, perhaps with its number before it. */
static void take_word(pgn *g, const char *word)
{
    char why[400] = "";
    zw_move move;
    note_begin(g);
    g->in_moves = 1;
    set_position(g);
    if (is_result(word)) {
        if (!g->result[0] || strcmp(word, "*") != 0) /* which says no more than the tag does */
            memcpy(g->result, word, strlen(word) + 1);
        end_game(g);
        return;
    }
    size_t digits = strspn(word, "0123456789");
    if (word[digits] == '.' || word[digits] == '\0')
        word += digits + strspn(word + digits, ".");
    if (*word == '\0' || word[strspn(word, "!?")] == '\0' || strcmp(word, "e.p.") == 0 || g->broken)
        return;
    if (zw_chess_parse_move(NULL, &g->now, word, &move, why, sizeof why) != 0)
        complain(g, g->line, "ply %d: %s", g->move_count + 1, why);
    else
        add_move(g, move);
}

static void read_word(pgn *g, int c)
{
    char word[TOKEN_TEXT];
    size_t length = 0;
    word[length++] = (char)c;
    while (g->at < g->end && *g->at && !strchr(" \t\r\n{}()[];$", *g->at)) {
        c = next(g);
        if (length + 1 < sizeof word)
            word[length++] = (char)c;
    }
    word[length] = '\0';
    take_word(g, word);
}

static int line_begins(const pgn *g)
{
    return g->at - g->begin < 2 || g->at[-2] == '\n';
}

static void read_games(pgn *g)
{
    int c;
    while (!g->out_of_memory && (c = next(g)) >= 0) {
        if (c == '\0' || strchr(" \t\r\n", c))
            continue;
        if (c == ';' || (c == '%' && line_begins(g)))
            skip_line(g);
        else if (c == '{')
            skip_comment(g);
        else if (c == '(')
            skip_variation(g);
        else if (c == '[')
            read_tag(g);
        else if (c == '$')
            while (g->at < g->end && *g->at >= '0' && *g->at <= '9')
                g->at++;
        else if (strchr(")}]", c))
            complain(g, g->line, "'%c' closes nothing, expected a move", c);
        else
            read_word(g, c);
    }
    end_game(g);
}

static int read_pgn(const char *bytes, size_t length, const zw_record_sink *sink)
{
    pgn *g = calloc(1, sizeof *g);
    if (!g)
        return -1;
    if (length >= 3 && memcmp(bytes, "\xEF\xBB\xBF", 3) == 0) { /* a byte order mark */
        bytes += 3;
        length -= 3;
    }
    g->begin = g->at = bytes;
    g->end = bytes + length;
    g->line = 1;
    g->sink = sink;
    begin_game(g);
    read_games(g);
    int records = g->out_of_memory ? -1 : g->records;
    free(g->moves);
    free(g->tags.text);
    free(g);
    return records;
}

static int ends_in(const char *name, const char *ending)
{
    size_t length = strlen(name), tail = strlen(ending);
    return length >= tail && strcmp(name + length - tail, ending) == 0;
}

/* A board is a word of seven slashes. */
static int begins_with_board(const char *bytes, size_t length)
{
    size_t at = 0;
    int slashes = 0;
    while (at < length && (bytes[at] == ' ' || bytes[at] == '\n' || bytes[at] == '\r' || bytes[at] == '\t'))
        at++;
    for (; at < length && bytes[at] != ' ' && bytes[at] != '\n'; at++)
        slashes += bytes[at] == '/';
    return slashes == 7;
}

int zw_chess_read_records(void *context, const char *name, const char *bytes, size_t length, const zw_record_sink *sink)
{
    (void)context;
    if (ends_in(name, ".epd") || ends_in(name, ".fen") || (!ends_in(name, ".pgn") && begins_with_board(bytes, length)))
        return zw_chess_read_epd(bytes, length, sink);
    return read_pgn(bytes, length, sink);
}

/* -------------------------------------------------------------------------------------------------------------- writing */

#define LINE_WIDTH 79

typedef struct writer {
    char *text;
    size_t size, length; /* length may pass size, as with snprintf */
    size_t column;
} writer;

static void put(writer *w, const char *text)
{
    size_t length = strlen(text);
    if (w->length < w->size) {
        size_t room = w->size - w->length - 1, copied = length < room ? length : room;
        memcpy(w->text + w->length, text, copied);
        w->text[w->length + copied] = '\0';
    }
    w->length += length;
}

static void put_word(writer *w, const char *word)
{
    size_t length = strlen(word);
    if (w->column && w->column + 1 + length > LINE_WIDTH) {
        put(w, "\n");
        w->column = 0;
    } else if (w->column) {
        put(w, " ");
        w->column++;
    }
    put(w, word);
    w->column += length;
}

static void put_tag(writer *w, const char *name, const char *value, size_t length)
{
    put(w, "[");
    put(w, name);
    put(w, " \"");
    for (size_t i = 0; i < length; i++) {
        char c[3] = {value[i], '\0', '\0'};
        if (value[i] == '"' || value[i] == '\\') {
            c[0] = '\\';
            c[1] = value[i];
        }
        put(w, c);
    }
    put(w, "\"]\n");
}

/* The tags that every game has, in their order, before all others. */
static const char *const roster[] = {"Event", "Site", "Date", "Round", "White", "Black", "Result"};

static int is_one_of(const char *name, size_t length, const char *const *names, size_t count)
{
    for (size_t i = 0; i < count; i++)
        if (strlen(names[i]) == length && strncmp(names[i], name, length) == 0)
            return 1;
    return 0;
}

/* A tag of the record's own, or else what the label says: it names the players when it has a dash between blanks, else the
 * event. */
static void put_roster_tag(writer *w, const zw_record *record, const char *name)
{
    const char *label = record->label, *dash = strstr(label, " - "), *value = "?";
    size_t length = 1;
    const char *own = zw_record_find_tag(record->tags, name, &length);
    if (own) {
        value = own;
    } else if (strcmp(name, "Date") == 0) {
        value = "????.??.??";
        length = strlen(value);
    } else if (strcmp(name, "White") == 0 && dash && dash > label) {
        value = label;
        length = (size_t)(dash - label);
    } else if ((strcmp(name, "Black") == 0 && dash && dash[3]) || (strcmp(name, "Event") == 0 && !dash && *label)) {
        value = dash ? dash + 3 : label;
        length = strlen(value);
    } else {
        length = 1;
    }
    put_tag(w, name, value, length);
}

static void put_tags(writer *w, const zw_record *record, const char *result)
{
    enum { ALL = sizeof roster / sizeof *roster };
    for (size_t i = 0; i < ALL - 1; i++)
        put_roster_tag(w, record, roster[i]);
    put_tag(w, roster[ALL - 1], result, strlen(result));
}

/* The other tags that the record brings, but those that say where it begins. */
static void put_own_tags(writer *w, const char *tags)
{
    static const char *const setup[] = {"FEN", "SetUp", "Variant"};
    char own[TAG_TEXT];
    const char *name, *value;
    size_t letters, length;
    while ((tags = zw_record_next_tag(tags, &name, &letters, &value, &length)) != NULL) {
        if (letters >= sizeof own || is_one_of(name, letters, roster, sizeof roster / sizeof *roster) ||
            is_one_of(name, letters, setup, sizeof setup / sizeof *setup))
            continue;
        memcpy(own, name, letters);
        own[letters] = '\0';
        put_tag(w, own, value, length);
    }
}

/* A comment that is too long for a line is broken at its blanks. */
static void put_comment(writer *w, const zw_record *record, int move)
{
    enum { SHORT = 60 };
    char word[TAG_TEXT], comment[TAG_TEXT];
    if (!record->comments || !record->comments[move])
        return;
    const char *at = record->comments[move];
    if (strlen(at) <= SHORT) {
        snprintf(comment, sizeof comment, "{%s}", at);
        put_word(w, comment);
        return;
    }
    for (int first = 1; *at; first = 0) {
        size_t length = strcspn(at, " "), more = strspn(at + length, " ");
        snprintf(word, sizeof word, "%s%.*s%s", first ? "{" : "", (int)(length < 200 ? length : 200), at,
                 at[length + more] ? "" : "}");
        put_word(w, word);
        at += length + more;
    }
}

static void put_glyph(writer *w, const zw_record *record, int move)
{
    char word[8];
    if (!record->glyphs || !record->glyphs[move])
        return;
    snprintf(word, sizeof word, "$%d", record->glyphs[move]);
    put_word(w, word);
}

int zw_chess_write_record(void *context, const zw_record *record, char *text, size_t size)
{
    writer w = {text, size, 0, 0};
    chess_position start, p = *(const chess_position *)record->position, after;
    char fen[CHESS_FEN_TEXT], start_fen[CHESS_FEN_TEXT], word[32];
    const char *result = record->result[0] ? record->result : "*";
    if (size)
        text[0] = '\0';
    zw_chess_start(context, &start);
    zw_chess_format(context, &p, fen, sizeof fen);
    zw_chess_format(context, &start, start_fen, sizeof start_fen);
    put_tags(&w, record, result);
    if (p.chess960)
        put_tag(&w, "Variant", "Chess960", 8);
    if (strcmp(fen, start_fen) != 0) {
        put_tag(&w, "SetUp", "1", 1);
        put_tag(&w, "FEN", fen, strlen(fen));
    }
    put_own_tags(&w, record->tags);
    put(&w, "\n");
    for (int i = 0; i < record->move_count; i++) {
        if (p.turn == CHESS_WHITE || i == 0 || (record->comments && record->comments[i - 1])) {
            snprintf(word, sizeof word, "%d%s", p.move_number, p.turn == CHESS_WHITE ? "." : "...");
            put_word(&w, word);
        }
        zw_chess_show_move(context, &p, record->moves[i], word, sizeof word);
        put_word(&w, word);
        put_glyph(&w, record, i);
        put_comment(&w, record, i);
        chess_play(context, &p, record->moves[i], &after);
        p = after;
    }
    put_word(&w, is_result(result) ? result : "*"); /* the tag may say anything, the end of a game may not */
    put(&w, "\n\n");
    return (int)w.length;
}
