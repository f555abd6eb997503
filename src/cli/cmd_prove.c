/* cmd_prove.c - `zw prove`: a certificate that a position's value is at least, at most or exactly so much. The proof is found
 * by src/proof; here is what is asked for, and the file. */
#include "cli.h"
#include "common/config.h"
#include "common/interrupt.h"
#include "common/jobs.h"
#include "common/json.h"
#include "common/tablebases.h"
#include "proof/check.h"
#include "proof/prove.h"
#include "proof/slices.h"
#include "proof_part.h"
#include "solve.h"

#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define PROVE_TABLE_BYTES ((uint64_t)1 << 30) /* at most, unless told */
#define ENDLESS_TABLE_BYTES ((uint64_t)1 << 26) /* for many small searches: more takes longer to be handed over */
#define ENDLESS_SECONDS 60.0 /* for a game that may go on for ever, unless told */
enum { PATH_MOST = 4096 };

typedef struct wanted_value {
    int given, value;
} wanted_value;

typedef struct prove_options {
    const char *position, *moves, *out, *tablebase;
    wanted_value at_least, at_most;
    int exact, wdl, plain, threads;
    int lookahead, empties; /* -1: what suits the game */
    table_size table;
    double seconds, save_every;
    uint64_t nodes;
} prove_options;

static int parse_value(const char *value, void *where, char *expected, size_t size)
{
    char *end;
    long read = strtol(value, &end, 10);
    if (end == value || *end || read < -ZW_VALUE_LIMIT || read > ZW_VALUE_LIMIT) {
        snprintf(expected, size, "a whole number, in the unit of `zw solve`");
        return -1;
    }
    *(wanted_value *)where = (wanted_value){1, (int)read};
    return 0;
}

#define AT(member) offsetof(prove_options, member)
static const option_row rows[] = {
    {"position", OPTION_TEXT, "P", "the position (the initial one)", .offset = AT(position)},
    {"moves", OPTION_TEXT, "\"M M ...\"", "moves to play first", .offset = AT(moves)},
    {"at-least", OPTION_CUSTOM, "V", "prove that the value is at least V, for the player to move",
     .offset = AT(at_least), .parse = parse_value},
    {"at-most", OPTION_CUSTOM, "V", "prove that the value is at most V", .offset = AT(at_most), .parse = parse_value},
    {"exact", OPTION_FLAG, NULL, "find the value and prove exactly that (the default)", .offset = AT(exact), .max = 1},
    {"wdl", OPTION_FLAG, NULL, "find out who wins and prove only that", .offset = AT(wdl), .max = 1},
    {"out", OPTION_TEXT, "FILE", "the certificate", .offset = AT(out)},
    {"plain", OPTION_FLAG, NULL, "do not compress the certificate", .offset = AT(plain), .max = 1},
    {"lookahead", OPTION_INT, "K", "leave out positions that a plain search of K plies proves (as suits the game)",
     .offset = AT(lookahead), .min = 0, .max = PROOF_LOOKAHEAD_MOST},
    {"empties", OPTION_INT, "K", "leave out positions with at most K empty squares (as suits the game)",
     .offset = AT(empties), .min = 0, .max = PROOF_EMPTIES_MOST},
    {.name = NULL},
};
static const option_row search_rows[] = {
    {"table", OPTION_CUSTOM, "SIZE",
     "the size of the table: 512K, 64M, 2G, 64 (megabytes) (1G, or a quarter of the memory; checkers: 64M)",
     .offset = AT(table), .parse = config_parse_table},
    {"threads", OPTION_INT, "N", "workers of the first search (1)", .offset = AT(threads), .min = 1, .max = 256},
    {"seconds", OPTION_SECONDS, "S", "time for the proof (no limit; checkers: 60)", .offset = AT(seconds)},
    {"nodes", OPTION_COUNT, "N", "nodes of all searches (no limit)", .offset = AT(nodes), .min = 1},
    {"tablebase", OPTION_TEXT, "DIR|off", "endgame databases (those of `zw tablebase`, if any)",
     .offset = AT(tablebase)},
    {"save-every", OPTION_SECONDS, "S", "seconds between saves of FILE.part (60)", .offset = AT(save_every)},
    {.name = NULL},
};

/* One certificate on its way. */
typedef struct proving {
    prove_options own;
    int json;
    proof_game game;
    proof_head *head;
    void *root, *position;
    proof_searcher *searcher;
    proof_ends ends;
    proof_slices slices; /* databases, where ends.known says that there are some */
    proof_records records[2]; /* of the halves of the claim */
    proof_records hints[2]; /* what an attempt before has left of them */
    char part[PATH_MOST]; /* the file of an unfinished proof */
    int known; /* the claim, from that file */
    int undecided; /* no value was found: a draw is tried, and who cannot hold it has lost */
    proof_claim half; /* that is being proven; 0: none yet */
    double began, shown_at, saved_at, pause; /* seconds to the next time */
    uint64_t bytes;
} proving;

/* ------------------------------------------------------------------------------------------------------------ the claim */

#define SHOW_EVERY 0.2 /* seconds */
#define SAVE_EVERY 60.0
#define SAVE_SHARE 20.0 /* saving takes at most one part of so many */

static proof_halves halves_of(proving *p, proof_records *records)
{
    return (proof_halves){p->game.rules, p->root, &p->ends, records};
}

/* Keeps what there is of the half that is being proven, and of the one before. */
static int save(proving *p, const proof_records *so_far)
{
    double began = now_seconds();
    uint64_t bytes;
    proof_records both[2] = {p->records[0], p->records[1]};
    both[p->half == PROOF_AT_MOST] = *so_far;
    proof_halves halves = halves_of(p, both);
    int status = proof_halves_write(&halves, p->head, PROOF_QUICKLY, p->part, &bytes);
    p->saved_at = now_seconds();
    p->pause = SAVE_SHARE * (p->saved_at - began);
    if (p->pause < p->own.save_every)
        p->pause = p->own.save_every;
    return status;
}

static void keep(void *user, const proof_records *so_far)
{
    save(user, so_far);
}

/* Again and again: shows how far it is, and says when it should be kept. */
static int tell(void *user, uint32_t positions)
{
    proving *p = user;
    char records[40], nodes[40], remark[160];
    double now = now_seconds();
    if (now >= p->shown_at + SHOW_EVERY) {
        p->shown_at = now;
        snprintf(remark, sizeof remark, "%s positions, %s nodes, %.0f s", grouped(positions, records, sizeof records),
                 grouped(zw_searcher_nodes(p->searcher), nodes, sizeof nodes), now - p->began);
        progress_note("prove", remark);
    }
    return now >= p->saved_at + p->pause;
}

/* Says what becomes of what was found. */
static int stopped(proving *p)
{
    double seconds = now_seconds() - p->began;
    unsigned long long nodes = zw_searcher_nodes(p->searcher);
    progress_clear();
    if (p->half && !save(p, &p->records[p->half == PROOF_AT_MOST]))
        bad("stopped after %.0f s and %llu nodes: nothing is proven; the same command continues from '%s'", seconds,
            nodes, p->part);
    else
        bad("stopped after %.0f s and %llu nodes: nothing is proven, and nothing was written", seconds, nodes);
    return EXIT_NO;
}

/* What becomes of the command when the search has found no claim. */
static int no_claim(proving *p, proof_answer answer, const zw_error *error)
{
    if (answer == ANSWER_STOPPED)
        return stopped(p);
    progress_clear();
    if (answer != ANSWER_OPEN)
        return bad("%s", error->text);
    bad("%s: no value was proven within %d plies: expected --at-least or --at-most, which may be shown by less",
        p->head->position, ZW_MAX_DEPTH);
    return EXIT_NO;
}

/* Asks the search whether the player to move gets so much. */
static proof_answer gets(proving *p, int threshold, zw_error *error)
{
    zw_move move;
    proof_answer answer = zw_searcher_aim(p->searcher, p->game.rules->turn(p->root), threshold, error);
    return answer == ANSWER_YES ? zw_searcher_ask(p->searcher, p->position, 1, &move, error) : answer;
}

/* Who wins: at least 1, exactly 0 or at most -1. */
static proof_answer find_winner(proving *p, zw_error *error)
{
    proof_answer answer = gets(p, 1, error);
    p->head->claim = PROOF_AT_LEAST;
    p->head->value = 1;
    if (answer != ANSWER_NO)
        return answer;
    answer = gets(p, 0, error);
    p->head->claim = answer == ANSWER_YES ? PROOF_EXACT : PROOF_AT_MOST;
    p->head->value = answer == ANSWER_YES ? 0 : -1;
    return answer == ANSWER_NO ? ANSWER_YES : answer;
}

/* The claim of the options, or what the search finds. */
static int find_claim(proving *p)
{
    const prove_options *own = &p->own;
    zw_error error = {0};
    int value = 0, outcome;
    proof_answer answer = ANSWER_YES;
    if (p->known) {
        p->undecided =
            p->game.rules->endless_is_draw && p->head->claim == PROOF_EXACT && !p->head->value && !own->at_least.given;
        return EXIT_FINE;
    }
    p->head->claim = PROOF_EXACT;
    if (own->at_least.given || own->at_most.given) {
        p->head->claim = !own->at_most.given ? PROOF_AT_LEAST : !own->at_least.given ? PROOF_AT_MOST : PROOF_EXACT;
        p->head->value = own->at_least.given ? own->at_least.value : own->at_most.value;
        return EXIT_FINE;
    }
    if (p->game.rules->over(p->root, &outcome))
        value = p->game.rules->turn(p->root) ? -outcome : outcome;
    else if (own->wdl && p->game.handle.game->plies_left)
        return (answer = find_winner(p, &error)) == ANSWER_YES ? EXIT_FINE : no_claim(p, answer, &error);
    else
        answer = zw_searcher_value(p->searcher, p->position, &value, &error);
    if ((answer == ANSWER_STOPPED || answer == ANSWER_OPEN) && p->game.rules->endless_is_draw && !interrupted()) {
        value = 0; /* no search to a depth sees that circles hold it: the proof will tell */
        p->undecided = 1;
        answer = ANSWER_YES;
    }
    p->head->value = value;
    return answer == ANSWER_YES ? EXIT_FINE : no_claim(p, answer, &error);
}

/* ------------------------------------------------------------------------------------------------------------- the proof */

/* The prover of a half cannot hold a draw: the other player wins, and that is to be proven. */
static void decide(proving *p, proof_claim half)
{
    p->undecided = 0;
    p->head->value = half == PROOF_AT_LEAST ? -1 : 1;
    for (int i = 0; i < 2; i++) {
        zw_records_free(&p->records[i]);
        zw_records_free(&p->hints[i]);
    }
}

static int prove_half(proving *p, proof_claim half)
{
    proof_fault *fault = allocate(1, sizeof *fault);
    proof_section section = zw_section_of(p->game.rules, p->root, half, p->head->value, &p->ends);
    proof_plan plan = {.searcher = p->searcher,
                       .position = p->position,
                       .hints = &p->hints[half == PROOF_AT_MOST],
                       .tell = tell,
                       .keep = keep,
                       .user = p};
    int status = EXIT_FINE;
    p->half = half;
    switch (zw_prove_section(&plan, &section, &p->records[half == PROOF_AT_MOST], fault)) {
    case PROOF_FINE:
        break;
    case PROOF_REFUSED:
        if (p->undecided) {
            decide(p, half);
            break;
        }
        progress_clear();
        bad("%s: %s", p->head->position, fault->text);
        unlink(p->part);
        status = EXIT_NO;
        break;
    case PROOF_STOPPED:
        status = stopped(p);
        break;
    default:
        status = bad("%s", fault->text);
    }
    free(fault);
    return status;
}

static int prove_claim(proving *p)
{
    int status = EXIT_FINE;
    for (int half = PROOF_AT_LEAST; half <= PROOF_AT_MOST && !status; half++) {
        int value = p->head->value;
        if ((int)p->head->claim & half)
            status = prove_half(p, (proof_claim)half);
        if (p->head->value != value)
            half = 0; /* from the beginning */
    }
    return status;
}

/* Names the slices that the finished proof asks, and no others: those that the walk has asked may be more. */
static int name_slices(proving *p)
{
    proof_fault *fault = allocate(1, sizeof *fault);
    proof_verdict verdict = PROOF_FINE;
    memset(p->slices.listed, 0, sizeof p->slices.listed);
    for (int half = PROOF_AT_LEAST; half <= PROOF_AT_MOST && verdict == PROOF_FINE; half++)
        if ((int)p->head->claim & half) {
            const proof_records *records = &p->records[half == PROOF_AT_MOST];
            proof_section section = zw_section_of(p->game.rules, p->root, (proof_claim)half, p->head->value, &p->ends);
            verdict = zw_check_root(&section, records, fault);
            if (verdict == PROOF_FINE)
                verdict = zw_check_records(&section, records, 0, records->count, fault);
        }
    if (verdict == PROOF_FINE)
        verdict = zw_slices_name(&p->slices, p->head, fault);
    int status = verdict == PROOF_FINE ? EXIT_FINE : bad("%s", fault->text);
    free(fault);
    return status;
}

static int write_certificate(proving *p)
{
    proof_halves halves = halves_of(p, p->records);
    int status = proof_halves_write(&halves, p->head, p->own.plain ? PROOF_PLAIN : PROOF_WELL, p->own.out, &p->bytes);
    if (!status && !p->own.plain && !proof_sink_compresses())
        notice("'%s' is not compressed: zw was built without zstd", p->own.out);
    if (!status)
        unlink(p->part);
    return status;
}

static void print_result(const proving *p)
{
    uint64_t records = (uint64_t)p->records[0].count + p->records[1].count, nodes = zw_searcher_nodes(p->searcher);
    double seconds = now_seconds() - p->began;
    char shown[3][40];
    json out;
    progress_clear();
    if (!p->json) {
        printf("%s: %s %d   %s positions, %s bytes in '%s'   %s nodes, %.3f s\n", p->head->position,
               proof_claim_text(p->head->claim), p->head->value, grouped(records, shown[0], sizeof shown[0]),
               grouped(p->bytes, shown[1], sizeof shown[1]), p->own.out, grouped(nodes, shown[2], sizeof shown[2]),
               seconds);
        return;
    }
    json_begin(&out);
    json_string(&out, "game", p->head->game);
    json_string(&out, "position", p->head->position);
    json_string(&out, "claim", proof_claim_name(p->head->claim));
    json_integer(&out, "value", p->head->value);
    json_count(&out, "positions", records);
    json_count(&out, "bytes", p->bytes);
    json_string(&out, "out", p->own.out);
    json_count(&out, "nodes", nodes);
    json_seconds(&out, "seconds", seconds);
    json_end(&out, stdout);
}

/* Does the claim of an unfinished proof answer what is asked now? */
static int answers(const prove_options *own, const proof_head *head)
{
    int sign = (head->value > 0) - (head->value < 0);
    proof_claim asked = !own->at_most.given ? PROOF_AT_LEAST : !own->at_least.given ? PROOF_AT_MOST : PROOF_EXACT;
    if (own->at_least.given || own->at_most.given)
        return head->claim == asked && head->value == (own->at_least.given ? own->at_least.value : own->at_most.value);
    if (!own->wdl || head->claim == PROOF_EXACT)
        return head->claim == PROOF_EXACT && (!own->wdl || sign == 0);
    return head->value == sign && head->claim == (sign > 0 ? PROOF_AT_LEAST : PROOF_AT_MOST) && sign;
}

/* Takes the moves that an attempt before has left, if there was one. */
static int resume(proving *p)
{
    char moves[40];
    proof_halves halves = halves_of(p, p->hints);
    int status = proof_part_read(&halves, p->head, p->part, &p->known);
    if (status || !p->known)
        return status;
    if (!answers(&p->own, p->head))
        return bad("'%s' is an unfinished proof of '%s %d': expected that claim, another --out, or no such file",
                   p->part, proof_claim_text(p->head->claim), p->head->value);
    notice("continuing '%s': %s %d, positions so far: %s", p->part, proof_claim_text(p->head->claim), p->head->value,
           grouped((uint64_t)p->hints[0].count + p->hints[1].count, moves, sizeof moves));
    return EXIT_FINE;
}

static int prove(proving *p)
{
    int status = resume(p);
    if (!status)
        status = find_claim(p);
    if (!status)
        status = prove_claim(p);
    if (!status && p->ends.known)
        status = name_slices(p);
    if (!status)
        status = write_certificate(p);
    if (!status)
        print_result(p);
    return status;
}

/* ---------------------------------------------------------------------------------------------------------- preparations */

static int check_options(const prove_options *own)
{
    if (!own->out)
        return bad("no --out: expected the file that the certificate goes to");
    if ((own->at_least.given || own->at_most.given) && (own->exact || own->wdl))
        return bad("--%s with --at-least or --at-most: expected one claim", own->exact ? "exact" : "wdl");
    if (own->exact && own->wdl)
        return bad("--exact with --wdl: expected one claim");
    if (own->at_least.given && own->at_most.given && own->at_least.value != own->at_most.value)
        return bad("--at-least %d with --at-most %d: expected the same value, which is then exact, or one of them",
                   own->at_least.value, own->at_most.value);
    return EXIT_FINE;
}

/* Text that says all of the position, moves included. */
static int write_position(proving *p, const position_item *item)
{
    const char *shown = item->shown, *first = strcmp(item->text, "start") ? item->text : "";
    int whole = !item->moves || p->game.handle.game->format;
    int length = whole ? snprintf(p->head->position, sizeof p->head->position, "%s", shown)
                       : snprintf(p->head->position, sizeof p->head->position, "%s%s", first, item->moves);
    if (length < 0 || (size_t)length >= sizeof p->head->position)
        return bad("'%.60s...': a position of %d characters, expected less than %d", shown, length, PROOF_POSITION);
    for (const char *c = p->head->position; *c; c++)
        if (*c < ' ' || *c > '~')
            return bad("'%.60s': a position in printable ASCII expected", shown);
    return EXIT_FINE;
}

/* The root as both rules have it. */
static int load_position(proving *p)
{
    position_list list = {0};
    game_handle *handle = &p->game.handle;
    int status = positions_single(&list, handle, p->own.position, p->own.moves);
    if (!status)
        status = write_position(p, &list.items[0]);
    if (!status) {
        memcpy(p->position, positions_load(handle, &list.items[0]), handle->game->position_size);
        char why[512] = "";
        if (p->game.rules->prepare)
            p->game.rules->prepare(p->game.rules, p->root);
        if (p->game.rules->parse(p->head->position, p->root, why, sizeof why))
            status = bad("%s", why);
    }
    positions_free(&list);
    return status;
}

/* The walk wants to find what the search has found: more room than a search that only wants the value. */
static uint64_t table_bytes(const proving *p)
{
    const zw_game *game = p->game.handle.game;
    if (p->own.table.given)
        return p->own.table.bytes;
    if (!game->plies_left)
        return ENDLESS_TABLE_BYTES;
    int plies = game->plies_left(p->game.handle.context, p->position);
    return solve_table_bytes(game->endgame != NULL, plies + 4, PROVE_TABLE_BYTES);
}

static int make_searcher(proving *p)
{
    const zw_game *game = p->game.handle.game;
    zw_error error = {0};
    proof_means means = {.game = game,
                         .kernel = p->game.handle.plugin ? zw_plugin_get_kernel(p->game.handle.plugin) : NULL,
                         .scale = p->game.functions || game->endgame ? 1
                                  : game->solve_scale                ? game->solve_scale
                                  : game->scale                      ? game->scale
                                                                     : 1,
                         .table_bytes = table_bytes(p),
                         .threads = p->own.threads ? p->own.threads : 1,
                         .nodes = p->own.nodes,
                         .seconds = p->own.seconds,
                         .stop = interrupt_sign(),
                         .search = interruptible_search};
    if (!zw_searcher_can_search(game))
        return bad("%s does not say how long a game can last: expected a game that does", game->name);
    if (!game->plies_left && means.seconds <= 0 && !means.nodes)
        means.seconds = ENDLESS_SECONDS;
    if (p->own.table.given && !p->own.table.bytes)
        return bad("--table: a proof needs a table: expected a size in bytes");
    int status = tablebases_find(game, p->own.tablebase, &means.tablebase);
    if (status)
        return status;
    if (zw_slices_begin(&p->slices, game, p->game.rules, means.tablebase) == 0) {
        p->ends.known = zw_slices_known;
        p->ends.user = &p->slices;
    }
    p->searcher = zw_searcher_new(&means, &error);
    return p->searcher ? EXIT_FINE : bad("%s", error.text);
}

/* A proof takes long: a place that cannot be written to is told before it. */
static int check_out(proving *p)
{
    char directory[PATH_MOST];
    if ((size_t)snprintf(p->part, sizeof p->part, "%s.part", p->own.out) >= sizeof p->part)
        return bad("--out '%.60s...': expected a path of less than %d bytes", p->own.out, PATH_MOST - 8);
    snprintf(directory, sizeof directory, "%s", p->own.out);
    char *end = strrchr(directory, '/');
    if (end)
        end[end == directory] = '\0'; /* "/" stays */
    return access(end ? directory : ".", W_OK) ? bad("--out '%s': cannot write there: %s", p->own.out, strerror(errno))
                                               : EXIT_FINE;
}

static int prepare(proving *p)
{
    const proof_rules *rules = p->game.rules;
    p->root = allocate(1, rules->state_size);
    p->position = allocate(1, p->game.handle.game->position_size);
    snprintf(p->head->game, sizeof p->head->game, "%s", p->game.handle.game->name);
    p->head->key_size = rules->key_size;
    p->head->lookahead = p->ends.lookahead = p->own.lookahead < 0 ? rules->usual_lookahead : p->own.lookahead;
    p->head->empties = p->ends.empties = p->own.empties < 0 ? rules->usual_empties : p->own.empties;
    for (int half = 0; half < 2; half++) {
        zw_records_begin(&p->records[half], (size_t)rules->key_size);
        zw_records_begin(&p->hints[half], (size_t)rules->key_size);
    }
    p->pause = p->own.save_every;
    p->saved_at = p->began;
    int status = check_out(p);
    if (!status)
        status = load_position(p);
    return status ? status : make_searcher(p);
}

static void release(proving *p)
{
    for (int half = 0; half < 2; half++) {
        zw_records_free(&p->records[half]);
        zw_records_free(&p->hints[half]);
    }
    zw_searcher_free(p->searcher);
    free(p->root);
    free(p->position);
    free(p->head);
    proof_game_close(&p->game);
}

int cmd_prove(int argc, char **argv)
{
    static const command_usage usage = {
        .name = "prove",
        .arguments = "GAME",
        .least = 1,
        .most = 1,
        .about =
            "Writes a certificate that the value of a position is at least, at most or exactly some number, in the\n"
            "unit of `zw solve`. `zw check` verifies it without trusting the search. The certificate contains every\n"
            "position of a solution tree once: one move for the player who proves, all moves for the opponent.\n"
            "The file is written when the proof is complete. A run that is stopped or killed leaves what it has found\n"
            "in FILE.part, and the same command continues from there.\n"
            "The exit status is 1 when the claim is not true, or was not proven within the limits.",
        .example = "zw prove connect4 --position 45461667 --out 45461667.proof",
    };
    proving p = {.own = {.lookahead = -1, .empties = -1, .save_every = SAVE_EVERY}};
    option_group groups[] = {{"the claim", rows, &p.own}, {"the search", search_rows, &p.own}, {.rows = NULL}};
    command_line line;
    int status = options_read(&usage, groups, argc, argv, &line);
    if (status != OPTIONS_GO)
        return status;
    status = check_options(&p.own);
    if (!status)
        status = proof_game_open(line.words[0], &p.game);
    if (status)
        return status;
    p.json = line.json;
    p.head = allocate(1, sizeof *p.head);
    p.began = now_seconds();
    status = prepare(&p);
    if (!status)
        status = prove(&p);
    release(&p);
    return status;
}
