/* uci.c - `zw uci`: chess by the Universal Chess Interface. `isready` and `stop` are answered during a search; a move found
 * while pondering or in an infinite search is kept back until the board asks for it. */
#include "protocol.h"
#include "uci.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void uci_remark(const char *format, ...)
{
    va_list values;
    va_start(values, format);
    printf("info string ");
    vprintf(format, values);
    va_end(values);
    printf("\n");
}

/* ------------------------------------------------------------------------------------------------------------- results */

static void add_word(void *user, const char *move)
{
    text_addf(user, " %s", move);
}

/* Per mille of games won, drawn and lost. */
static void add_odds(const session *of, text *to, zw_value value)
{
    int won, lost;
    of->handle.game->odds(of->handle.context, session_position(of), value, &won, &lost);
    text_addf(to, " wdl %d %d %d", won, 1000 - won - lost, lost);
}

static void add_score(const session *of, text *to, const zw_report *report)
{
    const uci *own = of->state;
    if (report->mate)
        text_addf(to, " score mate %d", report->mate > 0 ? (report->mate + 1) / 2 : -(-report->mate / 2));
    else
        text_addf(to, " score cp %d", (int)report->value);
    if (own->show_odds)
        add_odds(of, to, report->value);
    if (report->event != ZW_REPORT_PASS || report->lower == report->upper)
        return;
    text_add(to, report->value >= report->pass_beta ? " lowerbound" : " upperbound");
}

static void show_move(const session *of, const zw_report *report)
{
    char shown[32];
    move_text(&of->handle, session_position(of), report->best, MOVE_NOTATION, shown, sizeof shown);
    send_line("info depth %d currmove %s currmovenumber %d", report->depth, shown, report->move_number);
}

static void show_report(const session *of, const zw_report *report)
{
    text line = {0};
    int length = session_legal_length(of, report);
    double seconds = report->seconds > 1e-6 ? report->seconds : 1e-6;
    text_addf(&line, "info depth %d seldepth %d multipv %d", report->depth, report->reach, report->rank);
    add_score(of, &line, report);
    text_addf(&line, " nodes %llu nps %.0f hashfull %d tbhits %llu time %.0f", (unsigned long long)report->total.nodes,
              (double)report->total.nodes / seconds, of->permille, (unsigned long long)report->total.settled,
              1e3 * report->seconds);
    if (length > 0) {
        text_add(&line, " pv");
        line_walk(&of->handle, session_position(of), report->line, length, MOVE_NOTATION, add_word, &line);
    }
    send_line("%s", line.data);
    text_free(&line);
}

/* Once for each number of them. */
static void note_threads(session *of, int threads)
{
    uci *own = of->state;
    int fewer = threads < own->threads ? threads : 0;
    if (fewer && fewer != own->fewer)
        uci_remark("searching with %d threads, not %d: the system gives no more", fewer, own->threads);
    own->fewer = fewer;
}

static void take_report(session *of, const zw_report *report)
{
    const uci *own = of->state;
    if (report->event == ZW_REPORT_ITERATION)
        note_threads(of, report->threads);
    if (report->best == ZW_NO_MOVE)
        return;
    if (report->event == ZW_REPORT_MOVE) {
        show_move(of, report);
        return;
    }
    /* several lines are told once more at the end: an iteration that was stopped leaves some of them from the one before */
    if (report->event != ZW_REPORT_RESULT || report->depth == 0 || of->searched.multipv > 1)
        show_report(of, report);
    int moves = report->mate > 0 ? (report->mate + 1) / 2 : 0;
    if (own->mate && moves && moves <= own->mate && report->event == ZW_REPORT_ITERATION)
        session_stop(of);
}

static void release_move(session *of)
{
    uci *own = of->state;
    own->held = 0;
    send_line("bestmove %s", own->best);
}

static void note_best(session *of, const zw_report *result)
{
    uci *own = of->state;
    text moves = {0};
    int length = session_legal_length(of, result);
    if (result->best == ZW_NO_MOVE || length < 1) {
        snprintf(own->best, sizeof own->best, "(none)");
        return;
    }
    length = length < 2 ? length : 2;
    line_walk(&of->handle, session_position(of), result->line, length, MOVE_NOTATION, add_word, &moves);
    char *rest = moves.data, *best = next_word(&rest), *answer = next_word(&rest);
    snprintf(own->best, sizeof own->best, "%s%s%s", best, answer ? " ponder " : "", answer ? answer : "");
    text_free(&moves);
}

static int is_excluded(const zw_limits *limits, zw_move move)
{
    for (int i = 0; i < limits->excluded_count; i++)
        if (limits->excluded[i] == move)
            return 1;
    return 0;
}

/* A board takes "(none)" for the end of the game. Where no search was possible some move is better. */
static void note_any_move(session *of, const zw_error *error)
{
    uci *own = of->state;
    const game_handle *handle = &of->handle;
    zw_move *list = allocate((size_t)handle->game->max_moves, sizeof *list);
    zw_value outcome;
    int count = position_moves(handle, session_position(of), list, &outcome), at = 0;
    while (at < count - 1 && is_excluded(&own->limits, list[at]))
        at++;
    uci_remark("%s", error->text);
    snprintf(own->best, sizeof own->best, "(none)");
    if (count > 0)
        move_text(handle, session_position(of), list[at], MOVE_NOTATION, own->best, sizeof own->best);
    free(list);
}

static void begin_search(session *of)
{
    uci *own = of->state;
    zw_error error = {0};
    of->asks_book =
        own->own_book && !own->open_ended && !own->mate && own->limits.multipv <= 1 && !own->limits.excluded_count;
    zw_limits limits = own->limits;
    uint64_t most = own->limit_strength ? uci_nodes_of(own->elo) : 0;
    if (most && (!limits.nodes || limits.nodes > most))
        limits.nodes = most;
    if (!session_search(of, &limits, of->game.count, &error))
        return;
    note_any_move(of, &error);
    send_line("bestmove %s", own->best);
}

/* The limits of an open-ended search are for the time after a ponderhit. */
static void begin_open_search(session *of)
{
    uci *own = of->state;
    zw_limits limited = own->limits;
    own->limits =
        ZW_LIMITS(.multipv = limited.multipv, .excluded = limited.excluded, .excluded_count = limited.excluded_count);
    begin_search(of);
    own->limits = limited;
}

static void take_done(session *of, const zw_report *result, zw_status status, const zw_error *error)
{
    uci *own = of->state;
    if (own->counting) {
        uci_show_counts(of, error);
        return;
    }
    if (own->hit) { /* again with the clock; the table knows what has been found so far */
        own->hit = own->open_ended = 0;
        begin_search(of);
        return;
    }
    if (status != ZW_OK) {
        note_any_move(of, error);
    } else {
        note_best(of, result);
        if (of->from_book && of->choice.weights)
            uci_remark("book: weight %u of %u", of->choice.weight, of->choice.weights);
        else if (of->from_book)
            uci_remark("book: value %d, %d moves as good", (int)of->choice.value, of->choice.equals);
        if (result->best == ZW_NO_MOVE)
            send_line("info depth 0 score %s 0", result->value ? "mate" : "cp");
    }
    own->held = own->open_ended && !of->stopping && !of->ended;
    if (!own->held)
        release_move(of);
}

/* ------------------------------------------------------------------------------------------------------------ position */

/* Everything up to `moves` is the position. Returns -1 with a sentence. */
static int read_position(session *of, char *arguments, zw_error *error)
{
    char *moves = strstr(arguments, " moves");
    if (moves && (moves[6] == ' ' || !moves[6])) {
        *moves = '\0';
        moves += 6;
    } else {
        moves = NULL;
    }
    const uci *own = of->state;
    text fen = {0};
    for (size_t length = strlen(arguments); length && arguments[length - 1] == ' ';)
        arguments[--length] = '\0';
    if (own->chess960)
        text_add(&fen, "chess960:");
    if (!strcmp(arguments, "startpos"))
        text_add(&fen, own->chess960 ? "518" : "start");
    else if (strncmp(arguments, "fen ", 4) == 0)
        text_add(&fen, arguments + 4 + strspn(arguments + 4, " "));
    else {
        text_free(&fen);
        snprintf(error->text, sizeof error->text, "position '%.60s': expected startpos, or fen and a position",
                 arguments);
        return -1;
    }
    int failed =
        played_parse(&of->game, &of->handle, fen.data, error) || (moves && played_read(&of->game, moves, error));
    text_free(&fen);
    return failed ? -1 : 0;
}

static void obey_position(session *of, char *arguments)
{
    uci *own = of->state;
    zw_error error = {0};
    own->lost = read_position(of, arguments, &error) != 0;
    if (error.text[0]) /* why it was refused, or what had to be corrected */
        uci_remark("%s", error.text);
}

static void obey_ucinewgame(session *of, char *arguments)
{
    uci *own = of->state;
    (void)arguments;
    session_new_game(of);
    own->lost = 0;
}

/* ------------------------------------------------------------------------------------------------------------------ go */

/* What a board may say behind `go`, in its own units. */
typedef struct go_words {
    double time[2], increment[2]; /* milliseconds of white and of black */
    double moves_to_go, depth, nodes, mate, move_time, perft;
    int clocked;
} go_words;

/* The names of numbers, and where they go. */
static const struct {
    const char *name;
    size_t offset;
} go_numbers[] = {
    {"wtime", offsetof(go_words, time[0])},         {"btime", offsetof(go_words, time[1])},
    {"winc", offsetof(go_words, increment[0])},     {"binc", offsetof(go_words, increment[1])},
    {"movestogo", offsetof(go_words, moves_to_go)}, {"depth", offsetof(go_words, depth)},
    {"nodes", offsetof(go_words, nodes)},           {"mate", offsetof(go_words, mate)},
    {"movetime", offsetof(go_words, move_time)},    {"perft", offsetof(go_words, perft)},
};

static int read_go_number(go_words *go, const char *name, char **rest)
{
    for (size_t i = 0; i < sizeof go_numbers / sizeof *go_numbers; i++) {
        if (strcmp(go_numbers[i].name, name) != 0)
            continue;
        char *end = NULL, *word = next_word(rest);
        double number = word ? strtod(word, &end) : 0;
        if (!word || *end || !(number > -1e15 && number < 1e15)) {
            uci_remark("go %s '%.40s': expected a number", name, word ? word : "");
            return 1;
        }
        *(double *)((char *)go + go_numbers[i].offset) = number;
        go->clocked |= !strcmp(name, "wtime") || !strcmp(name, "btime");
        return 1;
    }
    return 0;
}

/* All moves but those named are excluded. Stops at the first word that is no move, which belongs to somebody else. */
static void read_searchmoves(session *of, char **rest)
{
    const game_handle *handle = &of->handle;
    uci *own = of->state;
    zw_value outcome;
    zw_move named;
    zw_error error;
    own->excluded = enlarge(own->excluded, (size_t)handle->game->max_moves, sizeof *own->excluded);
    int count = position_moves(handle, session_position(of), own->excluded, &outcome), all = count;
    for (;;) {
        char *before = *rest, word[16];
        if (sscanf(before, " %15s", word) != 1 ||
            zw_move_parse(handle->game, handle->context, session_position(of), word, &named, &error) != ZW_OK)
            break;
        next_word(rest);
        for (int i = 0; i < count; i++)
            if (own->excluded[i] == named)
                own->excluded[i] = own->excluded[--count];
    }
    if (count == all) {
        uci_remark("go searchmoves: no legal move named, all are searched");
        return;
    }
    own->limits.excluded = own->excluded;
    own->limits.excluded_count = count;
}

static void set_limits(session *of, const go_words *go)
{
    uci *own = of->state;
    zw_limits *limits = &own->limits;
    const double least = 0.001;
    int side = !session_first_to_move(of);
    if (go->depth >= 1)
        limits->depth = go->depth < ZW_MAX_DEPTH ? (int)go->depth : ZW_MAX_DEPTH;
    if (go->nodes >= 1)
        limits->nodes = (uint64_t)go->nodes;
    if (go->move_time > 0)
        limits->seconds = go->move_time / 1e3;
    if (go->clocked) {
        double left = (go->time[side] - own->overhead) / 1e3;
        limits->clock = left > least ? left : least;
        limits->increment = go->increment[side] > 0 ? go->increment[side] / 1e3 : 0;
        limits->moves_to_go = go->moves_to_go >= 1 && go->moves_to_go < 1e6 ? (int)go->moves_to_go : 0;
    }
    own->mate = go->mate >= 1 && go->mate < ZW_MAX_DEPTH ? (int)go->mate : 0;
}

static void obey_go(session *of, char *arguments)
{
    uci *own = of->state;
    go_words go = {.clocked = 0};
    own->limits = of->limits;
    own->limits.multipv = own->multipv;
    own->open_ended = own->hit = 0;
    if (own->lost) {
        uci_remark("go: there is no position to search, the last one could not be read");
        send_line("bestmove (none)");
        return;
    }
    for (char *word; (word = next_word(&arguments)) != NULL;) {
        if (!strcmp(word, "infinite") || !strcmp(word, "ponder"))
            own->open_ended = 1;
        else if (!strcmp(word, "searchmoves"))
            read_searchmoves(of, &arguments);
        else if (!read_go_number(&go, word, &arguments))
            uci_remark("go '%.40s': unknown, left out", word);
    }
    set_limits(of, &go);
    if (go.perft < 0 || go.perft > ZW_MAX_DEPTH)
        uci_remark("go perft %.0f: expected 1 to %d", go.perft, ZW_MAX_DEPTH);
    else if (go.perft >= 1)
        uci_count(of, (int)go.perft);
    else if (own->open_ended)
        begin_open_search(of);
    else
        begin_search(of);
}

static void obey_stop(session *of, char *arguments)
{
    uci *own = of->state;
    (void)arguments;
    own->hit = 0; /* a search that was to begin again does not */
    session_stop(of);
    if (own->held)
        release_move(of);
}

static void obey_ponderhit(session *of, char *arguments)
{
    uci *own = of->state;
    (void)arguments;
    if (own->held) {
        release_move(of);
    } else if (of->searching && own->open_ended) {
        own->hit = 1;
        session_stop(of);
    }
}

/* -------------------------------------------------------------------------------------------------------------- others */

static void obey_uci(session *of, char *arguments)
{
    (void)arguments;
    send_line("id name Zerowindow %s", zw_version());
    send_line("id author the Zerowindow authors");
    uci_show_options(of);
    send_line("uciok");
}

static void obey_isready(session *of, char *arguments)
{
    (void)of, (void)arguments;
    send_line("readyok");
}

/* `debug` and `register` ask for nothing that there is. */
static void obey_nothing(session *of, char *arguments)
{
    (void)of, (void)arguments;
}

static void obey_help(session *of, char *arguments)
{
    (void)arguments;
    for (const verb *row = of->protocol->verbs; row->name; row++)
        uci_remark("%s %s: %s", row->name, row->arguments, row->summary);
}

static void obey_quit(session *of, char *arguments)
{
    (void)arguments;
    of->leaving = 1;
}

static const verb verbs[] = {
    {"uci", "", "name and options", VERB_NOW, obey_uci},
    {"isready", "", "readyok, also during a search", VERB_NOW, obey_isready},
    {"debug", "[on|off]", "accepted; changes nothing", VERB_NOW, obey_nothing},
    {"register", "[...]", "not needed", VERB_NOW, obey_nothing},
    {"setoption", "name N [value V]", "set an option that uci lists", VERB_ENDS, uci_setoption},
    {"ucinewgame", "", "forget the last game", VERB_ENDS, obey_ucinewgame},
    {"position", "startpos|fen F [moves M M ...]", "the position to search", VERB_ENDS, obey_position},
    {"go", "[searchmoves|ponder|wtime|btime|winc|binc|movestogo|depth|nodes|mate|movetime|perft|infinite ...]",
     "search; bestmove is the answer (perft N: counts of moves)", VERB_ENDS, obey_go},
    {"stop", "", "end the search", VERB_STEERS, obey_stop},
    {"ponderhit", "", "the move pondered on was played", VERB_STEERS, obey_ponderhit},
    {"d", "", "the position, its FEN and keys", VERB_NOW, uci_show_position},
    {"eval", "", "what the static evaluation is made of", VERB_NOW, uci_show_evaluation},
    {"help", "", "this list", VERB_NOW, obey_help},
    {"quit", "", "leave", VERB_ENDS, obey_quit},
    {.name = NULL},
};

/* A word that is none is left out, and the next one tried: so the protocol wants it. */
static const verb *find_verb(char *line, char **arguments)
{
    for (char *word = line; *(word += strspn(word, " ")); word += strcspn(word, " ")) {
        const verb *row = verb_find(verbs, word, arguments);
        if (row)
            return row;
    }
    return NULL;
}

static verb_timing timing(session *of, char *line)
{
    (void)of;
    const verb *row = find_verb(line, NULL);
    return row ? row->timing : VERB_NOW;
}

static void obey(session *of, char *line)
{
    const uci *own = of->state;
    char *arguments;
    const verb *row = find_verb(line, &arguments);
    const char *wrong = row ? verb_complaint(row, arguments) : NULL;
    line += strspn(line, " ");
    if (row && row->timing == VERB_ENDS && own->held)
        release_move(of);
    if (!row && *line)
        uci_remark("unknown command '%.60s' (help)", line);
    else if (wrong)
        uci_remark("%s '%.60s': %s", row->name, arguments, wrong);
    else if (row)
        row->obey(of, arguments);
}

static void too_long(session *of, const char *beginning)
{
    (void)of;
    uci_remark("line too long: '%s...': expected at most %zu characters", beginning, CHANNEL_LONGEST_LINE);
}

int protocol_uci(const search_config *config)
{
    static const protocol rows = {"chess", verbs, timing, obey, too_long, ZW_REPORT_MOVE, take_report, take_done};
    uci own = {.lost = 0};
    uci_begin_options(&own, config);
    int status = session_run(&rows, config, &own);
    if (own.held)
        send_line("bestmove %s", own.best);
    free(own.excluded);
    free(own.algorithm);
    free(own.tables);
    uci_counts_free(&own.counts);
    return status;
}
