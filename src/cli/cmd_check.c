/* cmd_check.c - `zw check`: is a certificate true? It opens the file and hands its records to src/proof, on all cores. */
#include "cli.h"
#include "common/interrupt.h"
#include "common/jobs.h"
#include "common/json.h"
#include "common/options.h"
#include "common/tablebases.h"
#include "proof/check.h"
#include "proof/slices.h"
#include "proof_file.h"
#include "proof_game.h"
#include "search_report.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { CHUNK = 4096 }; /* records of a job */

typedef struct check_options {
    const char *plugin, *tablebase;
    int threads; /* 0: one for each core */
} check_options;

#define AT(member) offsetof(check_options, member)
static const option_row rows[] = {
    {"plugin", OPTION_TEXT, "FILE.so", "the plug-in that the certificate is about", .offset = AT(plugin)},
    {"tablebase", OPTION_TEXT, "DIR", "the databases that it relies on (those of `zw tablebase`)",
     .offset = AT(tablebase)},
    {"threads", OPTION_INT, "N", "records checked at once (one for each core)", .offset = AT(threads), .min = 1,
     .max = 1024},
    {.name = NULL},
};

/* One certificate while it is checked. */
typedef struct checking {
    check_options own;
    proof_reader reader;
    proof_head head;
    proof_game game;
    void *root;
    proof_ends ends;
    proof_slices slices;
    proof_section section;
    proof_records records;
    proof_fault fault;
    proof_verdict verdict; /* of the records that were judged */
    struct judged {
        proof_verdict verdict;
        proof_fault *fault;
    } * jobs;
    uint64_t positions; /* of all sections */
} checking;

/* --------------------------------------------------------------------------------------------------------- the records */

static void check_job(void *user, int job)
{
    checking *c = user;
    uint32_t from = (uint32_t)job * CHUNK, left = c->records.count - from;
    proof_fault *fault = allocate(1, sizeof *fault);
    c->jobs[job].verdict =
        zw_check_records(&c->section, &c->records, from, from + (left < CHUNK ? left : CHUNK), fault);
    c->jobs[job].fault = fault;
}

/* In the order of the records, so that the first wrong one is named. */
static int take_job(void *user, int job)
{
    checking *c = user;
    c->verdict = c->jobs[job].verdict;
    if (c->verdict != PROOF_FINE)
        c->fault = *c->jobs[job].fault;
    return c->verdict == PROOF_FINE;
}

/* Every record for itself, on all cores. */
static proof_verdict check_apart(checking *c)
{
    int count = (int)((c->records.count + (uint64_t)CHUNK - 1) / CHUNK);
    job_plan plan = {
        .count = count, .workers = c->own.threads, .title = "checking", .user = c, .run = check_job, .take = take_job};
    c->jobs = allocate((size_t)count + 1, sizeof *c->jobs);
    c->verdict = PROOF_FINE;
    int taken = jobs_run(&plan);
    for (int i = 0; i < count; i++)
        free(c->jobs[i].fault);
    free(c->jobs);
    return c->verdict == PROOF_FINE && taken < count ? PROOF_STOPPED : c->verdict;
}

/* Names the section that a fault is in, and the record. */
static proof_verdict name_section(checking *c, proof_verdict verdict)
{
    proof_fault bare = c->fault;
    char record[64] = "";
    if (verdict == PROOF_STOPPED)
        return verdict;
    if (bare.record)
        snprintf(record, sizeof record, "record %llu ", (unsigned long long)bare.record);
    return zw_proof_fault(&c->fault, verdict, bare.record, "%sof '%s %d': %.*s", bare.record ? record : "the proof ",
                          proof_claim_text(c->section.half),
                          c->section.half == PROOF_AT_LEAST ? c->section.threshold : -c->section.threshold,
                          PROOF_FAULT / 2, bare.text);
}

static proof_verdict check_section(checking *c, proof_claim half)
{
    c->section = zw_section_of(c->game.rules, c->root, half, c->head.value, &c->ends);
    zw_records_begin(&c->records, (size_t)c->head.key_size);
    proof_verdict verdict = zw_certificate_read_section(&c->reader, &c->section, &c->records, &c->fault);
    if (verdict == PROOF_FINE)
        verdict = zw_check_root(&c->section, &c->records, &c->fault);
    if (verdict == PROOF_FINE)
        verdict = c->game.rules->decode ? check_apart(c)
                                        : zw_check_walk(&c->section, &c->records, interrupt_sign(), &c->fault);
    c->positions += c->records.count;
    zw_records_free(&c->records);
    return verdict == PROOF_FINE ? verdict : name_section(c, verdict);
}

/* ------------------------------------------------------------------------------------------------------ the certificate */

/* The databases that the certificate names. */
static proof_verdict open_slices(checking *c)
{
    zw_tablebase *tablebase;
    c->ends = (proof_ends){.lookahead = c->head.lookahead, .empties = c->head.empties};
    if (!c->head.slice_count)
        return PROOF_FINE;
    if (tablebases_find(c->game.handle.game, c->own.tablebase, &tablebase))
        return zw_proof_fault(&c->fault, PROOF_UNREADABLE, 0, "it rests on databases that cannot be opened");
    c->ends.known = zw_slices_known;
    c->ends.user = &c->slices;
    return zw_slices_begin_listed(&c->slices, c->game.handle.game, c->game.rules, tablebase, &c->head, &c->fault);
}

static proof_verdict check_sections(checking *c)
{
    c->root = allocate(1, c->game.rules->state_size);
    proof_verdict verdict = open_slices(c);
    if (verdict == PROOF_FINE)
        verdict = zw_check_head(&c->head, c->game.rules, c->root, &c->fault);
    for (int half = PROOF_AT_LEAST; half <= PROOF_AT_MOST && verdict == PROOF_FINE; half++)
        if ((int)c->head.claim & half)
            verdict = check_section(c, (proof_claim)half);
    if (verdict == PROOF_FINE)
        verdict = zw_certificate_read_end(&c->reader, &c->fault);
    free(c->root);
    return verdict;
}

/* Finds the game that the certificate is about. A certificate must not name code to be loaded: only the user may. */
static int open_game(checking *c)
{
    if (!c->own.plugin && !zw_game_find(c->head.game))
        return bad("unknown game '%s' of the certificate: expected one of `zw games`, or --plugin FILE.so",
                   c->head.game);
    int status = proof_game_open(c->own.plugin ? c->own.plugin : c->head.game, &c->game);
    if (!status && strcmp(c->game.handle.game->name, c->head.game)) {
        status = bad("--plugin '%s' is %s: expected the game of the certificate, %s", c->own.plugin,
                     c->game.handle.game->name, c->head.game);
        proof_game_close(&c->game);
    }
    return status;
}

static void print_result(const checking *c, const char *path, int valid, int json_wanted, double seconds)
{
    char positions[40];
    json out;
    if (!json_wanted && valid)
        printf("%s: %s %s is %s %d: proven   %s positions, %.3f s\n", path, c->head.game, c->head.position,
               proof_claim_text(c->head.claim), c->head.value, grouped(c->positions, positions, sizeof positions),
               seconds);
    if (!json_wanted)
        return;
    json_begin(&out);
    json_string(&out, "game", c->head.game);
    json_string(&out, "position", c->head.position);
    json_string(&out, "claim", proof_claim_name(c->head.claim));
    json_integer(&out, "value", c->head.value);
    json_count(&out, "positions", c->positions);
    json_truth(&out, "valid", valid);
    json_string(&out, "fault", valid ? NULL : c->fault.text);
    json_seconds(&out, "seconds", seconds);
    json_end(&out, stdout);
}

static int check(checking *c, const char *path, int json_wanted)
{
    double began = now_seconds();
    proof_source *source = proof_source_open(path);
    if (!source)
        return EXIT_BAD;
    zw_proof_reader_begin(&c->reader, proof_source_input(source));
    proof_verdict verdict = zw_certificate_read_head(&c->reader, &c->head, &c->fault);
    int status = verdict == PROOF_FINE ? open_game(c) : EXIT_FINE;
    if (verdict == PROOF_FINE && !status) {
        verdict = check_sections(c);
        proof_game_close(&c->game);
    }
    proof_source_close(source);
    if (status)
        return status;
    if (verdict == PROOF_STOPPED)
        zw_proof_fault(&c->fault, PROOF_STOPPED, 0, "stopped: not all of it was checked");
    if (verdict != PROOF_FINE)
        bad("'%s': %s", path, c->fault.text);
    if (verdict != PROOF_UNREADABLE)
        print_result(c, path, verdict == PROOF_FINE, json_wanted, now_seconds() - began);
    return verdict == PROOF_FINE ? EXIT_FINE : verdict == PROOF_UNREADABLE ? EXIT_BAD : EXIT_NO;
}

int cmd_check(int argc, char **argv)
{
    static const command_usage usage = {
        .name = "check",
        .arguments = "FILE",
        .least = 1,
        .most = 1,
        .about =
            "Checks a certificate of `zw prove` with its own implementation of the rules, which shares nothing with\n"
            "the search: is every position in it correct, and does the claim follow? Values are for the player to\n"
            "move, in the unit of `zw solve`. Exit status 0: the claim is true; 1: it is refused, and the first wrong\n"
            "record is named; 2: the file cannot be read.",
        .example = "zw check 45461667.proof",
    };
    checking *c = allocate(1, sizeof *c);
    option_group groups[] = {{"checking", rows, &c->own}, {.rows = NULL}};
    command_line line;
    int status = options_read(&usage, groups, argc, argv, &line);
    if (status == OPTIONS_GO)
        status = check(c, line.words[0], line.json);
    free(c);
    return status;
}
