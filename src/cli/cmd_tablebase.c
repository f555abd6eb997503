/* cmd_tablebase.c - `zw tablebase`: builds the endgame databases of a game, or verifies them, and prints what each slice
 * has. The work itself is in src/tablebase. */
#define _DEFAULT_SOURCE
#include "cli.h"
#include "common/interrupt.h"
#include "common/jobs.h"
#include "common/json.h"
#include "common/options.h"
#include "common/positions.h"
#include "common/tablebases.h"
#include "report.h"
#include "tablebase/build.h"

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <stdlib.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#define DISTANCES_UP_TO 4 /* pieces, unless told: a byte a position is five times a result */

typedef struct tablebase_options {
    const char *directory;
    int jobs, distances; /* -1: nobody said */
} tablebase_options;

#define AT(member) offsetof(tablebase_options, member)
static const option_row rows[] = {
    {"dir", OPTION_TEXT, "DIR", "where they are ($ZW_TABLEBASE, or ~/.local/share/zw/checkers)",
     .offset = AT(directory)},
    {"distances", OPTION_INT, "N", "keep distances too, of positions with at most N pieces (4)",
     .offset = AT(distances), .min = 0, .max = SLICE_PIECES},
    {"jobs", OPTION_INT, "N", "at once (one for each core)", .offset = AT(jobs), .min = 1, .max = 1024},
    {.name = NULL},
};

/* One call of the command. */
typedef struct tablebase_run {
    tablebase_options own;
    zw_tablebase *tablebase;
    int pieces, json;
    int wanted; /* pieces that must be there; 0: nobody said */
    slice_material slices[512]; /* that are there, in the order in which they are printed */
    int count;
    uint64_t positions, bytes;
    struct {
        int status;
        char why[BUILD_WHY];
    } verified[512];
    int wrong; /* slices that did not verify */
    int refused; /* files that cannot be used */
} tablebase_run;

static void complain(void *user, const char *sentence)
{
    tablebase_run *r = user;
    r->refused++;
    bad("%s", sentence);
}

/* --------------------------------------------------------------------------------------------------------- printing */

static void list_slice(void *user, slice_material material)
{
    tablebase_run *r = user;
    const tablebase_slice *s = r->tablebase->slices[slice_place(material)];
    if (!s)
        return;
    r->slices[r->count++] = material;
    r->positions += s->numbering.positions;
    for (int kind = 0; kind < FORMAT_KINDS; kind++)
        r->bytes += s->files[kind].size;
}

static void list_slices(tablebase_run *r)
{
    for (int pieces = 2; pieces <= r->pieces; pieces++)
        tablebase_each(pieces, list_slice, r);
}

static void print_slice(const tablebase_run *r, slice_material m)
{
    const tablebase_slice *s = r->tablebase->slices[slice_place(m)];
    const tablebase_file *results = &s->files[FORMAT_RESULTS];
    const format_counts *counts = results->bytes ? &results->counts : &s->files[FORMAT_DISTANCES].counts;
    json out;
    if (!r->json) {
        printf("%3d %5d %9d %5d %12" PRIu64 " %12" PRIu64 " %12" PRIu64 " %12" PRIu64 "\n", m.men[0], m.kings[0],
               m.men[1], m.kings[1], s->numbering.positions, counts->won, counts->lost, counts->drawn);
        return;
    }
    json_begin(&out);
    json_integer(&out, "men", m.men[0]);
    json_integer(&out, "kings", m.kings[0]);
    json_integer(&out, "their_men", m.men[1]);
    json_integer(&out, "their_kings", m.kings[1]);
    json_count(&out, "positions", s->numbering.positions);
    json_count(&out, "won", counts->won);
    json_count(&out, "lost", counts->lost);
    json_count(&out, "drawn", counts->drawn);
    json_truth(&out, "distances", s->files[FORMAT_DISTANCES].bytes != NULL);
    json_end(&out, stdout);
}

static void print_head(const tablebase_run *r)
{
    if (!r->json)
        printf("side to move  other side\n%3s %5s %9s %5s %12s %12s %12s %12s\n", "men", "kings", "men", "kings",
               "positions", "won", "lost", "drawn");
}

static void print_total(const tablebase_run *r, const char *verb, int slices, double seconds)
{
    char positions[40], bytes[40];
    json out;
    if (!r->json) {
        printf("%s positions in %d slices, %s bytes in '%s'; %d %s, %.3f s\n",
               grouped(r->positions, positions, sizeof positions), r->count, grouped(r->bytes, bytes, sizeof bytes),
               r->tablebase->directory, slices, verb, seconds);
        return;
    }
    json_begin(&out);
    json_integer(&out, "pieces", zw_tablebase_pieces(r->tablebase));
    json_integer(&out, "slices", r->count);
    json_count(&out, "positions", r->positions);
    json_count(&out, "bytes", r->bytes);
    json_integer(&out, verb, slices);
    json_seconds(&out, "seconds", seconds);
    json_end(&out, stdout);
}

/* --------------------------------------------------------------------------------------------------------- building */

/* Makes a directory and those above it; what is wrong shows when a file is written. */
static void make_directories(const char *path)
{
    char *part = copy_text(path);
    for (char *slash = part; *slash; slash++)
        if (*slash == '/' && slash > part) {
            *slash = '\0';
            (void)mkdir(part, 0777);
            *slash = '/';
        }
    (void)mkdir(part, 0777);
    free(part);
}

/* One builder at a time. Returns a descriptor that ends with the program, or -1 after a complaint. */
static int lock_directory(const char *path)
{
    make_directories(path);
    int directory = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (directory < 0) {
        bad("--dir '%s': %s: expected a directory to build in", path, strerror(errno));
    } else if (flock(directory, LOCK_EX | LOCK_NB)) {
        bad("--dir '%s': another zw is building there", path);
        close(directory);
        directory = -1;
    }
    return directory;
}

static int build(tablebase_run *r)
{
    int lock = lock_directory(r->tablebase->directory);
    if (lock < 0)
        return EXIT_BAD;
    build_plan plan = {.tablebase = r->tablebase,
                       .pieces = r->pieces,
                       .distances = r->own.distances < 0 ? DISTANCES_UP_TO : r->own.distances,
                       .workers = r->own.jobs,
                       .complain = complain,
                       .user = r};
    int status = build_run(&plan);
    close(lock);
    if (status < 0)
        return bad("%s", plan.why);
    if (status > 0) {
        bad("stopped after %d pairs of slices; the same command goes on", plan.built);
        if (plan.seconds_left >= 0)
            fprintf(stderr, "zw: about %.0f s are left\n", plan.seconds_left);
        return EXIT_NO;
    }
    list_slices(r);
    print_head(r);
    for (int i = 0; i < r->count; i++)
        print_slice(r, r->slices[i]);
    print_total(r, "built", plan.built, plan.seconds);
    return EXIT_FINE;
}

/* -------------------------------------------------------------------------------------------------------- verifying */

static void verify_job(void *user, int job)
{
    tablebase_run *r = user;
    r->verified[job].status = build_verify(r->tablebase, r->slices[job], interrupt_sign(), r->verified[job].why);
}

static int take_verified(void *user, int job)
{
    tablebase_run *r = user;
    if (r->verified[job].status < 0) {
        progress_clear();
        bad("%s", r->verified[job].why);
        r->wrong++;
    } else {
        print_slice(r, r->slices[job]);
    }
    return 1;
}

static int verify(tablebase_run *r)
{
    double begin = now_seconds();
    list_slices(r);
    int last = r->wanted ? r->wanted : r->count ? slice_pieces(r->slices[r->count - 1]) : 0;
    int missing = zw_tablebase_pieces(r->tablebase) < last;
    if (missing)
        bad("'%s' has not all slices of %d pieces: expected none to be missing", r->tablebase->directory, last);
    job_plan jobs = {.count = r->count,
                     .workers = r->own.jobs,
                     .title = "verifying",
                     .user = r,
                     .run = verify_job,
                     .take = take_verified};
    print_head(r);
    int done = jobs_run(&jobs);
    print_total(r, "verified", done - r->wrong, now_seconds() - begin);
    if (done < r->count)
        bad("stopped after %d of %d slices", done, r->count);
    return r->wrong || r->refused || missing || done < r->count ? EXIT_NO : EXIT_FINE;
}

/* ---------------------------------------------------------------------------------------------------- the command line */

static int read_pieces(const char *word, int *pieces)
{
    if (!word || word[0] < '2' || word[0] > '0' + SLICE_PIECES || word[1])
        return bad("'%s': expected a number of pieces from 2 to %d", word ? word : "", SLICE_PIECES);
    *pieces = word[0] - '0';
    return EXIT_FINE;
}

static int check_game(const char *word)
{
    game_handle handle;
    int status = game_open(word, &handle);
    if (status)
        return status;
    if (strcmp(handle.game->name, "checkers") != 0)
        status = bad("%s has no endgame databases: expected checkers", handle.game->name);
    game_close(&handle);
    return status;
}

static int run(tablebase_run *r, const char *directory, int verifying)
{
    zw_error error = {0};
    r->tablebase = verifying ? zw_tablebase_open(zw_game_find("checkers"), directory, complain, r, &error)
                             : tablebase_new(directory);
    if (!r->tablebase)
        return bad("%s", error.text[0] ? error.text : "out of memory");
    int status = verifying ? verify(r) : build(r);
    zw_tablebase_close(r->tablebase);
    return status;
}

int cmd_tablebase(int argc, char **argv)
{
    static const command_usage usage = {
        .name = "tablebase",
        .arguments = "checkers N | verify checkers [N]",
        .least = 2,
        .most = 3,
        .about =
            "Builds the endgame databases of checkers with up to N pieces, 2 to 6, by retrograde analysis: win, loss\n"
            "or draw of every position, for a few pieces with the distance to the next capture or move of a man.\n"
            "What is there already is kept; a build that was stopped or killed goes on. The table has a row for\n"
            "each slice. `verify` derives every position again from its successors, and names the first that\n"
            "differs. Exit status 1 when something does, is missing or cannot be read, or when it was stopped.",
        .example = "zw tablebase checkers 3 --dir checkers.db",
    };
    tablebase_run *r = allocate(1, sizeof *r);
    r->own.distances = -1;
    option_group groups[] = {{"building", rows, &r->own}, {.rows = NULL}};
    command_line line;
    int status = options_read(&usage, groups, argc, argv, &line);
    if (status != OPTIONS_GO) {
        free(r);
        return status;
    }
    int verifying = !strcmp(line.words[0], "verify");
    r->json = line.json;
    r->pieces = SLICE_PIECES;
    status = check_game(line.words[verifying]);
    if (!status && (!verifying || line.count == 3))
        status = line.count == 2 + verifying ? read_pieces(line.words[1 + verifying], &r->pieces)
                                             : bad("'%s': expected nothing behind the number of pieces", line.words[2]);
    if (!status && verifying && r->own.distances >= 0)
        status = bad("--distances %d: verify looks at those that are kept, expected no number", r->own.distances);
    r->wanted = line.count == 2 + verifying ? r->pieces : 0;
    char *usual = tablebases_directory();
    if (!status)
        status = run(r, r->own.directory ? r->own.directory : usual, verifying);
    free(usual);
    free(r);
    return status;
}
