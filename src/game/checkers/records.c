/* records.c - files of checkers games: PDN databases, and lists with a ballot, a game or a FEN on each line. Works on
 * bytes in memory; must not know where they come from.
 *
 * About results. PDN took over PGN's 1-0, 0-1 and 1/2-1/2, and files from the international game write the same as 2-0,
 * 0-2 and 1-1; 0-0 is lost for both and * is unknown. In both conventions the first number is White's according to the
 * descriptions of PDN, while some collections of the English game give it to the player who moves first, which is
 * Black. No file says which it follows, so a result is handed on as it is written, and only recognised here as what
 * ends a game. */
#include "../records.h"
#include "notation.h"

#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define TAG_SIZE 256
#define WORD_SIZE 64
#define SENTENCE_SIZE 512

/* A file while it is being read. */
typedef struct reader {
    const char *at, *end;
    size_t line;
    const zw_record_sink *sink;
    int records;

    /* the game being read */
    size_t game_line;
    checkers_position start, here;
    zw_move *moves;
    int move_count, move_room;
    int begun; /* a tag or a move was seen */
    int in_moves; /* a move or a result was seen, so that a tag begins another game */
    int broken; /* complained about: skip the rest of it */
    char result[16], white[TAG_SIZE], black[TAG_SIZE], event[TAG_SIZE];
    zw_record_tags tags;
    int out_of_memory;
} reader;

static const char *const results[] = {"1-0", "0-1", "1/2-1/2", "2-0", "0-2", "1-1", "0-0", "*"};

static int is_result(const char *word)
{
    for (size_t i = 0; i < sizeof results / sizeof *results; i++)
        if (strcmp(word, results[i]) == 0)
            return 1;
    return 0;
}

static void begin_game(reader *r)
{
    checkers_start(NULL, &r->start);
    r->here = r->start;
    r->move_count = r->begun = r->in_moves = r->broken = 0;
    r->result[0] = r->white[0] = r->black[0] = r->event[0] = '\0';
    r->tags.length = 0;
}

static void complain(reader *r, size_t line, const char *sentence)
{
    if (!r->broken)
        zw_record_complain(r->sink, line, sentence);
    r->broken = 1;
}

static void finish_game(reader *r)
{
    if (r->begun && !r->broken) {
        char label[3 * TAG_SIZE + 8];
        int players = r->white[0] || r->black[0];
        snprintf(label, sizeof label, "%s%s%s%s%s", r->black, players ? " - " : "", r->white,
                 players && r->event[0] ? ", " : "", r->event);
        zw_record record = {.line = r->game_line,
                            .position = &r->start,
                            .moves = r->moves,
                            .move_count = r->move_count,
                            .result = strcmp(r->result, "*") == 0 ? "" : r->result,
                            .label = label,
                            .tags = r->tags.length ? r->tags.text : NULL,
                            .players = {r->black[0] ? r->black : NULL, r->white[0] ? r->white : NULL}};
        r->sink->record(r->sink->user, &record);
        r->records++;
    }
    begin_game(r);
}

/* Plays a move of the game being read. Returns -1 when out of memory. */
static int take_move(reader *r, const char *word)
{
    char why[SENTENCE_SIZE / 2], sentence[SENTENCE_SIZE];
    zw_move move;
    if (r->broken)
        return 0;
    if (zw_checkers_parse_move(NULL, &r->here, word, &move, why, sizeof why) != 0) {
        snprintf(sentence, sizeof sentence, "ply %d: %s", r->move_count + 1, why);
        complain(r, r->line, sentence);
        return 0;
    }
    if (r->move_count == r->move_room) {
        int room = r->move_room ? 2 * r->move_room : 128;
        zw_move *moves = realloc(r->moves, (size_t)room * sizeof *moves);
        if (!moves)
            return -1;
        r->moves = moves;
        r->move_room = room;
    }
    r->moves[r->move_count++] = move;
    r->here = checkers_after(&r->here, move);
    return 0;
}

static void set_position(reader *r, const char *fen)
{
    char why[SENTENCE_SIZE];
    if (zw_checkers_parse(NULL, fen, &r->start, why, sizeof why) != 0)
        complain(r, r->line, why);
    r->here = r->start;
}

/* -------------------------------------------------------------------------------------------------------------- PDN */

static void step(reader *r)
{
    r->line += *r->at == '\n';
    r->at++;
}

static void skip_line(reader *r)
{
    while (r->at < r->end && *r->at != '\n')
        step(r);
}

/* A comment in braces, or what is left of the file. */
static void skip_comment(reader *r)
{
    while (r->at < r->end && *r->at != '}')
        step(r);
    if (r->at < r->end)
        step(r);
}

/* A variation in parentheses, with those in it and its comments. A strength in parentheses, 31-27(?), is one too. */
static void skip_variation(reader *r)
{
    int depth = 0;
    while (r->at < r->end) {
        char c = *r->at;
        if (c == '{') {
            skip_comment(r);
            continue;
        }
        step(r);
        depth += (c == '(') - (c == ')');
        if (depth == 0)
            return;
    }
}

static void copy_text(char *to, size_t size, const char *from, size_t length)
{
    length = length < size ? length : size - 1;
    memcpy(to, from, length);
    to[length] = '\0';
}

/* The tags that matter here; all others are read over, and so is a "?", which stands for unknown. */
static const struct {
    const char *name;
    size_t offset, size;
} text_tags[] = {
    {"Result", offsetof(reader, result), sizeof((reader *)0)->result},
    {"White", offsetof(reader, white), TAG_SIZE},
    {"Black", offsetof(reader, black), TAG_SIZE},
    {"Event", offsetof(reader, event), TAG_SIZE},
};

static void take_tag(reader *r, const char *name, const char *value)
{
    char sentence[SENTENCE_SIZE];
    if (zw_record_add_tag(&r->tags, name, value) != 0)
        r->out_of_memory = 1;
    for (size_t i = 0; i < sizeof text_tags / sizeof *text_tags; i++)
        if (strcmp(name, text_tags[i].name) == 0 && strcmp(value, "?") != 0)
            copy_text((char *)r + text_tags[i].offset, text_tags[i].size, value, strlen(value));
    if (strcmp(name, "FEN") == 0)
        set_position(r, value);
    if (strcmp(name, "GameType") == 0 && strcmp(value, "21") != 0 && strncmp(value, "21,", 3) != 0) {
        snprintf(sentence, sizeof sentence, "GameType '%.40s' is another game, expected 21, English draughts", value);
        complain(r, r->line, sentence);
    }
}

/* [Name "value"], on one line, on which more may follow; the value may hold \" and \\. */
static void read_tag(reader *r)
{
    char name[TAG_SIZE], value[TAG_SIZE], sentence[SENTENCE_SIZE];
    const char *line = r->at, *stop = memchr(line, '\n', (size_t)(r->end - line)), *c = line + 1;
    size_t length = 0;
    stop = stop ? stop : r->end;
    while (c < stop && *c != ' ' && *c != '\t' && *c != '"')
        c++;
    copy_text(name, sizeof name, line + 1, (size_t)(c - line - 1));
    while (c < stop && *c != '"')
        c++;
    for (c += c < stop; c < stop && *c != '"'; c++) {
        c += *c == '\\' && c + 1 < stop;
        if (length + 1 < sizeof value)
            value[length++] = *c;
    }
    value[length] = '\0';
    if (c < stop) {
        take_tag(r, name, value);
    } else {
        snprintf(sentence, sizeof sentence, "'%.*s' is not a tag, expected [Name \"value\"]",
                 (int)(stop - line < 60 ? stop - line : 60), line);
        complain(r, r->line, sentence);
    }
    while (c < stop && *c != ']')
        c++;
    r->at = c + (c < stop);
}

static void note_beginning(reader *r)
{
    if (!r->begun)
        r->game_line = r->line;
    r->begun = 1;
}

/* A move number, a move, or a result, perhaps with a number before and a strength behind: "12.", "12.11-15!?", "1-6*".
 * Returns -1 when out of memory. */
static int take_word(reader *r, char *word)
{
    size_t length, number = strspn(word, "0123456789");
    if (word[number] == '.')
        word += number + strspn(word + number, ".");
    for (length = strlen(word); length > 1 && strchr("!?*", word[length - 1]); length--)
        word[length - 1] = '\0';
    if (!word[0] || strchr("!?", word[0]))
        return 0;
    note_beginning(r);
    r->in_moves = 1;
    if (!is_result(word))
        return take_move(r, word);
    if (!r->result[0] || strcmp(word, "*") != 0) /* which says no more than the tag does */
        copy_text(r->result, sizeof r->result, word, length);
    finish_game(r);
    return 0;
}

static int read_word(reader *r, const char *separators)
{
    char word[WORD_SIZE];
    const char *begin = r->at;
    while (r->at < r->end && *r->at && !strchr(separators, *r->at))
        r->at++;
    if (r->at == begin) { /* a bracket without its partner, or a zero byte */
        step(r);
        return 0;
    }
    copy_text(word, sizeof word, begin, (size_t)(r->at - begin));
    return take_word(r, word);
}

static int read_pdn(reader *r)
{
    while (r->at < r->end) {
        switch (*r->at) {
        case ' ':
        case '\t':
        case '\r':
        case '\n':
            step(r);
            break;
        case '[':
            if (r->in_moves)
                finish_game(r);
            note_beginning(r);
            read_tag(r);
            break;
        case '{':
            skip_comment(r);
            break;
        case ';':
        case '%':
            skip_line(r);
            break;
        case '(':
            skip_variation(r);
            break;
        case '$': /* a numeric annotation glyph */
            for (r->at++; r->at < r->end && *r->at >= '0' && *r->at <= '9';)
                r->at++;
            break;
        default:
            if (read_word(r, " \t\r\n[]{}();$%") != 0)
                return -1;
        }
    }
    finish_game(r);
    return 0;
}

/* ------------------------------------------------------------------------------------------------------------ lists */

/* A line: perhaps a FEN, then moves (a ballot is three), then perhaps a label after #. */
static int read_list(reader *r)
{
    static const char blank[] = " \t\r\n#";
    while (r->at < r->end) {
        if (*r->at == '\n') {
            finish_game(r);
            step(r);
        } else if (*r->at == '#') {
            const char *label = ++r->at;
            skip_line(r);
            while (label < r->at && *label == ' ')
                label++;
            copy_text(r->event, sizeof r->event, label, (size_t)(r->at - label));
            r->event[strcspn(r->event, "\r")] = '\0';
        } else if (strchr(blank, *r->at)) {
            step(r);
        } else if (!r->begun && r->end - r->at > 1 && r->at[1] == ':') {
            char fen[WORD_SIZE * 4];
            const char *begin = r->at;
            while (r->at < r->end && !strchr(blank, *r->at))
                r->at++;
            copy_text(fen, sizeof fen, begin, (size_t)(r->at - begin));
            note_beginning(r);
            set_position(r, fen);
        } else if (read_word(r, blank) != 0) {
            return -1;
        }
    }
    finish_game(r);
    return 0;
}

static int is_pdn(const char *name, const char *bytes, size_t length)
{
    size_t name_length = strlen(name), first = 0;
    if (name_length >= 4 &&
        (strcmp(name + name_length - 4, ".pdn") == 0 || strcmp(name + name_length - 4, ".PDN") == 0))
        return 1;
    while (first < length && strchr(" \t\r\n", bytes[first]) && bytes[first])
        first++;
    return first < length && (bytes[first] == '[' || bytes[first] == '{');
}

int zw_checkers_read_records(void *context, const char *name, const char *bytes, size_t length,
                             const zw_record_sink *sink)
{
    reader r = {.at = bytes, .end = bytes + length, .line = 1, .sink = sink};
    (void)context;
    begin_game(&r);
    int status = is_pdn(name, bytes, length) ? read_pdn(&r) : read_list(&r);
    free(r.moves);
    free(r.tags.text);
    return status == 0 && !r.out_of_memory ? r.records : -1;
}

/* ---------------------------------------------------------------------------------------------------------- writing */

/* Text of any length into a buffer of some size, counted as snprintf does. */
typedef struct writer {
    char *text;
    size_t size, length, column;
} writer;

static void put_text(writer *w, const char *text)
{
    for (; *text; text++, w->length++) {
        if (w->length + 1 < w->size)
            w->text[w->length] = *text;
        w->column = *text == '\n' ? 0 : w->column + 1;
    }
}

static void put_bytes(writer *w, const char *bytes, size_t length)
{
    for (size_t i = 0; i < length; i++) {
        char one[2] = {bytes[i], '\0'};
        put_text(w, one);
    }
}

static void put_tag(writer *w, const char *name, size_t name_length, const char *value, size_t length)
{
    put_text(w, "[");
    put_bytes(w, name, name_length);
    put_text(w, " \"");
    for (size_t i = 0; i < length; i++) {
        if (value[i] == '"' || value[i] == '\\')
            put_text(w, "\\");
        put_bytes(w, value[i] == '\n' ? " " : value + i, 1);
    }
    put_text(w, "\"]\n");
}

static void put_named(writer *w, const char *name, const char *value)
{
    put_tag(w, name, strlen(name), value, strlen(value));
}

/* The tags that the record brings, but those that it says in other words. */
static void put_own_tags(writer *w, const char *tags)
{
    static const char *const known[] = {"Event", "Result", "GameType", "SetUp", "FEN"};
    const char *name, *value;
    size_t letters, length;
    while ((tags = zw_record_next_tag(tags, &name, &letters, &value, &length)) != NULL) {
        int own = 1;
        for (size_t i = 0; i < sizeof known / sizeof *known; i++)
            own = own && (strlen(known[i]) != letters || strncmp(known[i], name, letters) != 0);
        if (own)
            put_tag(w, name, letters, value, length);
    }
}

static void put_word(writer *w, const char *word)
{
    if (w->column > 0)
        put_text(w, w->column + 1 + strlen(word) > 79 ? "\n" : " ");
    put_text(w, word);
}

/* A comment is broken at its blanks where a line is full. */
static void put_comment(writer *w, const char *comment)
{
    char word[TAG_SIZE];
    for (int first = 1; *comment; first = 0) {
        size_t length = strcspn(comment, " "), more = strspn(comment + length, " ");
        snprintf(word, sizeof word, "%s%.*s%s", first ? "{" : "", (int)(length < 200 ? length : 200), comment,
                 comment[length + more] ? "" : "}");
        put_word(w, word);
        comment += length + more;
    }
}

/* What is said of a move. */
static void put_remarks(writer *w, const zw_record *record, int move)
{
    char word[8];
    if (record->glyphs && record->glyphs[move]) {
        snprintf(word, sizeof word, "$%d", record->glyphs[move]);
        put_word(w, word);
    }
    if (record->comments && record->comments[move])
        put_comment(w, record->comments[move]);
}

int zw_checkers_write_record(void *context, const zw_record *record, char *text, size_t size)
{
    writer w = {.text = text, .size = size};
    checkers_position here = *(const checkers_position *)record->position, start;
    const char *result = record->result[0] ? record->result : "*";
    char word[WORD_SIZE * 5];
    checkers_start(context, &start);
    size_t length;
    const char *event = zw_record_find_tag(record->tags, "Event", &length);
    if (event)
        put_tag(&w, "Event", 5, event, length);
    else
        put_named(&w, "Event", record->label[0] ? record->label : "?");
    put_own_tags(&w, record->tags);
    put_named(&w, "Result", result);
    put_named(&w, "GameType", "21");
    if (memcmp(&here, &start, sizeof here) != 0) {
        zw_checkers_format(context, &here, word, sizeof word);
        put_named(&w, "SetUp", "1");
        put_named(&w, "FEN", word);
    }
    put_text(&w, "\n");
    int second = (int)here.white; /* White's moves are the second of a number */
    for (int i = 0; i < record->move_count; i++) {
        if (i == 0 || (i + second) % 2 == 0) {
            snprintf(word, sizeof word, "%d.%s", (i + second) / 2 + 1, (i + second) % 2 ? ".." : "");
            put_word(&w, word);
        }
        zw_checkers_format_move(context, &here, record->moves[i], word, sizeof word);
        put_word(&w, word);
        put_remarks(&w, record, i);
        here = checkers_after(&here, record->moves[i]);
    }
    put_word(&w, is_result(result) ? result : "*"); /* the tag may say anything, the end of a game may not */
    put_text(&w, "\n");
    if (size > 0)
        text[w.length < size ? w.length : size - 1] = '\0';
    return (int)w.length;
}
