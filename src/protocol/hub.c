/* hub.c - `zw hub`: English checkers by version 2 of the Hub protocol. `ping`, `stop` and `ponder-hit` are obeyed during a
 * search; whatever else comes then, or cannot be understood, gets one line that says so and changes nothing. */
#include "protocol.h"
#include "hub.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define OVERHEAD 0.01 /* seconds that a move costs beyond the search */
#define LEAST_TIME 0.001 /* seconds on a clock that has run out */
#define USUAL_TIME 1.0 /* seconds for a move that nobody limits */

void hub_complain(const char *format, ...)
{
    va_list values;
    char message[1024];
    text line = {0};
    va_start(values, format);
    vsnprintf(message, sizeof message, format, values);
    va_end(values);
    hub_add(&line, "message", message);
    send_line("error%s", line.data);
    text_free(&line);
}

const char *hub_expected(const char *why)
{
    const char *expected = strstr(why, "expected");
    return expected ? expected : why;
}

/* ------------------------------------------------------------------------------------------------------------ results */

/* `length` legal moves from the current position, as Hub writes them. */
static void add_line(const session *of, const zw_move *moves, int length, text *to)
{
    const game_handle *handle = &of->handle;
    size_t size = handle->game->position_size;
    char *here = allocate(2, size);
    memcpy(here, session_position(of), size);
    for (int i = 0; i < length; i++) {
        text_add(to, i ? " " : "");
        hub_write_move(handle, here, moves[i], to);
        handle->game->play(handle->context, here, moves[i], here + size);
        memcpy(here, here + size, size);
    }
    free(here);
}

static void take_report(session *of, const zw_report *report)
{
    if (report->best == ZW_NO_MOVE || (report->event == ZW_REPORT_RESULT && report->depth > 0))
        return;
    text line = {0}, moves = {0};
    double seconds = report->seconds > 1e-6 ? report->seconds : 1e-6;
    text_addf(&line, "info depth=%d score=%.2f nodes=%llu time=%.3f nps=%.3f", report->depth, report->value / 100.0,
              (unsigned long long)report->total.nodes, report->seconds, (double)report->total.nodes / seconds / 1e6);
    add_line(of, report->line, session_legal_length(of, report), &moves);
    if (moves.length)
        hub_add(&line, "pv", moves.data);
    send_line("%s", line.data);
    text_free(&line);
    text_free(&moves);
}

/* The move, and the answer that is expected to it. */
static void send_done(const session *of, const zw_move *moves, int length)
{
    text words = {0};
    add_line(of, moves, length, &words);
    char *answer = strchr(words.data, ' ');
    if (answer)
        *answer++ = '\0';
    send_line("done move=%s%s%s", words.data, answer ? " ponder=" : "", answer ? answer : "");
    text_free(&words);
}

static void begin_search(session *of, const zw_limits *limits)
{
    zw_error error = {0};
    if (session_search(of, limits, of->game.count, &error))
        hub_complain("go: %s", error.text);
}

static void take_done(session *of, const zw_report *result, zw_status status, const zw_error *error)
{
    hub *own = of->state;
    zw_move first;
    zw_value outcome;
    if (own->hit) { /* again with the clock; the table knows what has been found so far */
        own->hit = own->pondering = 0;
        begin_search(of, &own->limits);
        return;
    }
    own->pondering = 0;
    if (status != ZW_OK)
        hub_complain("go: %s", error->text);
    session_moves(of, &first, &outcome); /* there is one: that was seen to before */
    if (status != ZW_OK || result->best == ZW_NO_MOVE) {
        send_done(of, &first, 1);
        return;
    }
    int length = result->line_length && result->line[0] == result->best ? session_legal_length(of, result) : 0;
    send_done(of, length ? result->line : &result->best, length > 2 ? 2 : length ? length : 1);
}

/* ----------------------------------------------------------------------------------------------------------- position */

/* Returns -1 with one line in `why`. */
static int read_moves(session *of, char *moves, text *why)
{
    zw_move move;
    for (char *word; (word = next_word(&moves)) != NULL;) {
        if (hub_read_move(&of->handle, session_position(of), word, &move, why))
            return -1;
        played_move(&of->game, move);
    }
    return 0;
}

static int read_position(session *of, const hub_arguments *arguments, text *why)
{
    const char *shown = hub_value(arguments, "pos"), *moves = hub_value(arguments, "moves");
    zw_error error = {0};
    text fen = {0};
    if (!shown) {
        text_add(why, "expected pos=POSITION");
        return -1;
    }
    char *words = copy_text(moves ? moves : "");
    int failed = hub_read_position(shown, &fen, why);
    if (!failed && played_parse(&of->game, &of->handle, fen.data, &error)) {
        text_add(why, error.text);
        failed = -1;
    }
    if (!failed)
        failed = read_moves(of, words, why);
    free(words);
    text_free(&fen);
    return failed;
}

static void obey_pos(session *of, char *line)
{
    hub *own = of->state;
    text why = {0};
    (void)line;
    own->lost = read_position(of, &own->arguments, &why) != 0;
    if (own->lost)
        hub_complain("pos: %s", why.data);
    text_free(&why);
}

static void obey_new_game(session *of, char *line)
{
    hub *own = of->state;
    (void)line;
    session_new_game(of);
    own->lost = 0;
}

/* -------------------------------------------------------------------------------------------------------------- level */

/* Seconds on a clock: none may be left. */
static int parse_time(const char *value, void *where, char *expected, size_t size)
{
    char *end;
    double *to = where, seconds = strtod(value, &end);
    int wrong = end == value || *end || !isfinite(seconds);
    if (wrong)
        snprintf(expected, size, "a number of seconds");
    else
        *to = seconds;
    return wrong ? -1 : 0;
}

#define AT(member) offsetof(hub_level, member)
static const option_row level_rows[] = {
    {"depth", OPTION_INT, .offset = AT(depth), .min = 1, .max = 1000000},
    {"nodes", OPTION_COUNT, .offset = AT(nodes), .min = 1},
    {"move-time", OPTION_SECONDS, .offset = AT(move_time)},
    {"moves", OPTION_INT, .offset = AT(moves), .min = 0, .max = 1000000},
    {"time", OPTION_CUSTOM, .offset = AT(time.seconds), .parse = parse_time},
    {"inc", OPTION_CUSTOM, .offset = AT(increment.seconds), .parse = parse_time},
    {"infinite", OPTION_FLAG, .offset = AT(infinite), .max = 1},
    {.name = NULL},
};

#define LEVEL_WORDS "depth, nodes, move-time, time with inc or moves, or infinite"

static int is_of_level(const char *name)
{
    const option_row *row = level_rows;
    while (row->name && strcmp(row->name, name) != 0)
        row++;
    return row->name != NULL;
}

/* Lines before a search add up. An argument that is not understood is left out, so that later boards can say more. */
static void obey_level(session *of, char *line)
{
    hub *own = of->state;
    const hub_arguments *arguments = &own->arguments;
    (void)line;
    if (own->searched)
        own->level = (hub_level){0};
    own->searched = 0;
    option_group groups[] = {{.rows = level_rows, .target = &own->level}, {.rows = NULL}};
    for (int i = 0; i < arguments->count; i++) {
        char why[512];
        const hub_argument *one = &arguments->of[i];
        if (!is_of_level(one->name)) {
            hub_complain("level '%.40s': unknown, left out; expected " LEVEL_WORDS, one->name);
            continue;
        }
        if (options_assign(groups, one->name, one->value, why, sizeof why)) {
            hub_complain("level %s '%.40s': left out, %s", one->name, one->value ? one->value : "", hub_expected(why));
            continue;
        }
        own->level.given |= strcmp(one->name, "inc") != 0 && strcmp(one->name, "moves") != 0;
        own->level.time.given |= !strcmp(one->name, "time");
        own->level.increment.given |= !strcmp(one->name, "inc");
    }
    if (!arguments->count)
        hub_complain("level: expected " LEVEL_WORDS);
}

/* What the options allow, and the level. */
static zw_limits level_limits(const session *of)
{
    const hub *own = of->state;
    const hub_level *level = &own->level;
    zw_limits limits = of->limits;
    if (level->depth)
        limits.depth = level->depth < ZW_MAX_DEPTH ? level->depth : ZW_MAX_DEPTH;
    if (level->nodes)
        limits.nodes = level->nodes;
    if (level->move_time > 0)
        limits.seconds = level->move_time;
    if (level->time.given) {
        limits.clock = fmax(level->time.seconds - OVERHEAD, LEAST_TIME);
        limits.increment = level->increment.given ? fmax(level->increment.seconds, 0) : 0;
        limits.moves_to_go = level->moves;
    }
    return limits;
}

/* ----------------------------------------------------------------------------------------------------------------- go */

static void obey_go(session *of, char *line)
{
    hub *own = of->state;
    const hub_arguments *arguments = &own->arguments;
    (void)line;
    const char *mode = arguments->count == 1 && !arguments->of[0].value ? arguments->of[0].name : "";
    int analyze = !strcmp(mode, "analyze"), ponder = !strcmp(mode, "ponder");
    if (!analyze && !ponder && strcmp(mode, "think") != 0) {
        hub_complain("go '%.40s': expected think, ponder or analyze", arguments->count ? arguments->of[0].name : "");
        return;
    }
    if (own->lost || session_over(of)) {
        hub_complain(own->lost ? "go: there is no position to search, the last one could not be read"
                               : "go: the game is over, there is no move");
        return;
    }
    own->limits = level_limits(of);
    if (!analyze && !own->level.given && !config_has_limit(&of->config))
        own->limits.seconds = USUAL_TIME;
    own->searched = 1;
    own->pondering = ponder;
    own->hit = 0;
    of->asks_book = !analyze && !ponder;
    begin_search(of, ponder ? &ZW_LIMITS(.multipv = own->limits.multipv) : &own->limits);
}

static void obey_stop(session *of, char *line)
{
    hub *own = of->state;
    (void)line;
    own->hit = 0; /* a search that was to begin again does not */
    session_stop(of);
}

static void obey_ponder_hit(session *of, char *line)
{
    hub *own = of->state;
    (void)line;
    if (!of->searching || !own->pondering || of->stopping)
        return; /* the answer is on its way */
    own->hit = 1;
    session_stop(of);
}

/* ------------------------------------------------------------------------------------------------------------- others */

static void obey_hub(session *of, char *line)
{
    (void)line;
    send_line("id name=Zerowindow version=%s author=\"the Zerowindow authors\"", zw_version());
    hub_show_params(of);
    send_line("wait");
}

static void obey_init(session *of, char *line)
{
    (void)of, (void)line;
    send_line("ready");
}

static void obey_ping(session *of, char *line)
{
    (void)of, (void)line;
    send_line("pong");
}

static void obey_quit(session *of, char *line)
{
    (void)line;
    of->leaving = 1;
}

static void obey_set_param(session *of, char *line)
{
    const hub *own = of->state;
    (void)line;
    hub_set_param(of, &own->arguments);
}

static void obey_help(session *of, char *line)
{
    (void)line;
    for (const verb *row = of->protocol->verbs; row->name; row++) {
        text shown = {0}, about = {0};
        text_addf(&about, "%s%s%s: %s", row->name, *row->arguments ? " " : "", row->arguments, row->summary);
        hub_add(&shown, "help", about.data);
        send_line("info%s", shown.data);
        text_free(&shown);
        text_free(&about);
    }
}

static const verb verbs[] = {
    {"hub", "", "name and parameters, then wait", VERB_WAITS, obey_hub},
    {"set-param", "name=N value=V", "set a parameter that hub lists", VERB_WAITS, obey_set_param},
    {"init", "", "ready", VERB_WAITS, obey_init},
    {"new-game", "", "forget the last game", VERB_WAITS, obey_new_game},
    {"pos", "pos=P [moves=MOVES]", "the position to search", VERB_WAITS, obey_pos},
    {"level", "depth=N|nodes=N|move-time=S|time=S [inc=S] [moves=N]|infinite", "what a search may use up", VERB_WAITS,
     obey_level},
    {"go", "think|ponder|analyze", "search; done is the answer", VERB_WAITS, obey_go},
    {"ponder-hit", "", "the move pondered on was played", VERB_STEERS, obey_ponder_hit},
    {"stop", "", "end the search", VERB_STEERS, obey_stop},
    {"ping", "", "pong, also during a search", VERB_NOW, obey_ping},
    {"help", "", "this list", VERB_NOW, obey_help},
    {"quit", "", "leave", VERB_ENDS, obey_quit},
    {.name = NULL},
};

/* A search that was told to end is as good as over; other lines have no business in one, and are told so at once. */
static verb_timing timing(session *of, char *line)
{
    const verb *row = verb_find(verbs, line, NULL);
    if (!row || (row->timing == VERB_WAITS && !of->stopping))
        return VERB_NOW;
    return row->timing;
}

static void obey(session *of, char *line)
{
    hub *own = of->state;
    text why = {0};
    char *arguments;
    const verb *row = verb_find(verbs, line, &arguments);
    line += strspn(line, " ");
    if (!row && *line)
        hub_complain("unknown command '%.60s' (help)", line);
    else if (row && row->timing == VERB_WAITS && of->searching)
        hub_complain("%s: not during a search, expected ping, ponder-hit or stop", row->name);
    else if (row && hub_read_arguments(arguments, &own->arguments, &why))
        hub_complain("%s: %s", row->name, why.data);
    else if (row)
        row->obey(of, arguments);
    text_free(&why);
}

static void too_long(session *of, const char *beginning)
{
    (void)of;
    hub_complain("line too long: '%s...': expected at most %zu characters", beginning, CHANNEL_LONGEST_LINE);
}

int protocol_hub(const search_config *config)
{
    static const protocol rows = {"checkers",          verbs,       timing,   obey, too_long,
                                  ZW_REPORT_ITERATION, take_report, take_done};
    hub own = {.lost = 0};
    int status = session_run(&rows, config, &own);
    free(own.algorithm);
    return status;
}
