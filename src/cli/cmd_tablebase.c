/* cmd_tablebase.c - `zw tablebase`: builds the endgame databases of a game, or verifies them, and prints what each slice
 * has. It knows the game by its zw_databases alone. */
#define _DEFAULT_SOURCE
#include "cli.h"
#include "common/farm.h"
#include "common/interrupt.h"
#include "common/jobs.h"
#include "common/json.h"
#include "common/options.h"
#include "common/positions.h"
#include "common/tablebases.h"
#include "search_report.h"
#include "tablebase_plan.h"

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
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
    {"dir", OPTION_TEXT, "DIR", "the folder of the databases ($ZW_TABLEBASE, or ~/.local/share/zw/GAME)",
     .offset = AT(directory)},
    {"distances", OPTION_INT, "N", "also keep distances, for positions with at most N pieces (4)",
     .offset = AT(distances), .min = 0, .max = 99},
    {"jobs", OPTION_INT, "N", "slices at once (one for each core)", .offset = AT(jobs), .min = 1, .max = 1024},
    {.name = NULL},
};

/* What is done with the slices that are there, one after the other. */
typedef struct task {
    const char *verb, *title, *past;
    size_t function; /* of zw_databases */
} task;
static const task tasks[] = {
    {"verify", "verifying", "verified", offsetof(zw_databases, verify)},
    {"pack", "packing", "packed", offsetof(zw_databases, pack)},
    {.verb = NULL},
};
typedef int (*slice_function)(zw_tablebase *tablebase, int slice, const int *stop, char *why);

/* One call of the command. */
typedef struct tablebase_run {
    tablebase_options own;
    const char *directory;
    zw_tablebase *tablebase;
    const zw_databases *functions;
    int pieces, json;
    int wanted; /* pieces that must be there; 0: nobody said */
    int slices[ZW_SLICES]; /* that are there, in the order in which they are printed */
    int count;
    int last; /* pieces of the last of them */
    uint64_t positions, bytes;
    const task *task; /* NULL: slices are built */
    uint64_t packed; /* bytes of packed files */
    struct {
        int status;
        char why[ZW_WHY];
    } verified[ZW_SLICES];
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

static void list_slices(tablebase_run *r)
{
    int slices[ZW_SLICES];
    for (int pieces = 2; pieces <= r->pieces; pieces++)
        for (int i = 0, count = r->functions->slices(pieces, slices); i < count; i++) {
            zw_slice facts;
            r->functions->describe(r->tablebase, slices[i], &facts);
            if (!facts.there || r->count == ZW_SLICES)
                continue;
            r->slices[r->count++] = slices[i];
            r->last = pieces;
            r->positions += facts.positions;
            r->bytes += facts.bytes;
        }
}

/* The width of the column of a kind of piece: as its name is long, with the two sides apart. */
static int width_of(const char *kind, int side, int first)
{
    enum { GAP = 6 };
    return (int)strlen(kind) + (side && first ? GAP : 0);
}

static void print_row(const tablebase_run *r, const zw_slice *facts)
{
    for (int side = 0; side < 2; side++)
        for (int kind = 0; r->functions->kinds[kind]; kind++)
            printf("%*d ", width_of(r->functions->kinds[kind], side, !kind), facts->pieces[side][kind]);
    printf("%12" PRIu64 " %12" PRIu64 " %12" PRIu64 " %12" PRIu64 "\n", facts->positions, facts->won, facts->lost,
           facts->drawn);
}

static void print_slice(const tablebase_run *r, int slice)
{
    zw_slice facts;
    json out;
    r->functions->describe(r->tablebase, slice, &facts);
    if (!r->json) {
        print_row(r, &facts);
        return;
    }
    json_begin(&out);
    for (int side = 0; side < 2; side++)
        for (int kind = 0; r->functions->kinds[kind]; kind++) {
            char name[64];
            snprintf(name, sizeof name, "%s%s", side ? "their_" : "", r->functions->kinds[kind]);
            json_integer(&out, name, facts.pieces[side][kind]);
        }
    json_count(&out, "positions", facts.positions);
    json_count(&out, "won", facts.won);
    json_count(&out, "lost", facts.lost);
    json_count(&out, "drawn", facts.drawn);
    json_truth(&out, "distances", facts.distances);
    json_end(&out, stdout);
}

static void print_head(const tablebase_run *r)
{
    if (r->json)
        return;
    printf("side to move  other side\n");
    for (int side = 0; side < 2; side++)
        for (int kind = 0; r->functions->kinds[kind]; kind++)
            printf("%*s ", width_of(r->functions->kinds[kind], side, !kind), r->functions->kinds[kind]);
    printf("%12s %12s %12s %12s\n", "positions", "won", "lost", "drawn");
}

static void print_total(const tablebase_run *r, const char *verb, int slices, double seconds)
{
    char positions[40], bytes[40];
    json out;
    if (!r->json) {
        printf("%s positions in %d slices, %s bytes in '%s'; %d %s, %.3f s\n",
               grouped(r->positions, positions, sizeof positions), r->count, grouped(r->bytes, bytes, sizeof bytes),
               r->directory, slices, verb, seconds);
        if (r->packed)
            printf("packed: %s bytes, %.3f bits a position\n", grouped(r->packed, bytes, sizeof bytes),
                   8.0 * (double)r->packed / (double)r->positions);
        return;
    }
    json_begin(&out);
    json_integer(&out, "pieces", zw_tablebase_pieces(r->tablebase));
    json_integer(&out, "slices", r->count);
    json_count(&out, "positions", r->positions);
    json_count(&out, "bytes", r->bytes);
    json_count(&out, "packed_bytes", r->packed);
    json_integer(&out, verb, slices);
    json_seconds(&out, "seconds", seconds);
    json_end(&out, stdout);
}

/* --------------------------------------------------------------------------------------------------------- building */

/* What cannot be used is built again. */
static void tell_refused(void *user, const char *sentence)
{
    (void)user;
    notice("%s", sentence);
}

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
    int lock = lock_directory(r->directory);
    if (lock < 0)
        return EXIT_BAD;
    build_plan plan = {.tablebase = r->tablebase,
                       .directory = r->directory,
                       .pieces = r->pieces,
                       .distances = r->own.distances < 0 ? DISTANCES_UP_TO : r->own.distances,
                       .workers = r->own.jobs,
                       .complain = tell_refused};
    int status = build_run(&plan);
    close(lock);
    if (status < 0)
        return bad("%s", plan.why);
    if (status > 0) {
        bad("stopped after %d pairs of slices; the same command continues", plan.built);
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

/* ---------------------------------------------------------------------------------------------- verifying and packing */

static void run_task(void *user, int job)
{
    tablebase_run *r = user;
    const slice_function *function = (const void *)((const char *)r->functions + r->task->function);
    r->verified[job].status = (*function)(r->tablebase, r->slices[job], interrupt_sign(), r->verified[job].why);
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

static void describe_job(void *user, int job, text *to)
{
    tablebase_run *r = user;
    zw_slice facts;
    r->functions->describe(r->tablebase, r->slices[job], &facts);
    text_addf(to, "%s %" PRIu64 " %" PRIu64 " %" PRIu64, facts.name, facts.won, facts.lost, facts.bytes);
}

static void pack_verified(void *user, int job, text *to)
{
    tablebase_run *r = user;
    text_add_bytes(to, (const char *)&r->verified[job], sizeof r->verified[job]);
}

static int unpack_verified(void *user, int job, const char *bytes, size_t length)
{
    tablebase_run *r = user;
    if (length != sizeof r->verified[job])
        return -1;
    memcpy(&r->verified[job], bytes, length);
    return 0;
}

/* Counts the files anew, with those that were written. */
static void count_bytes(tablebase_run *r)
{
    char why[ZW_WHY];
    r->bytes = r->packed = 0;
    for (int i = 0; i < r->count; i++) {
        zw_slice facts;
        if (r->functions->load(r->tablebase, r->slices[i], complain, r, why))
            bad("%s", why);
        r->functions->describe(r->tablebase, r->slices[i], &facts);
        r->bytes += facts.bytes;
        r->packed += facts.packed;
    }
}

static int go_through(tablebase_run *r)
{
    double begin = now_seconds();
    int lock = r->task->function == offsetof(zw_databases, pack) ? lock_directory(r->directory) : 0;
    if (lock < 0)
        return EXIT_BAD;
    list_slices(r);
    int last = r->wanted ? r->wanted : r->last;
    int missing = zw_tablebase_pieces(r->tablebase) < last;
    if (missing)
        bad("'%s' does not have all slices of %d pieces: expected none to be missing", r->directory, last);
    job_plan jobs = {.count = r->count,
                     .workers = r->own.jobs,
                     .title = r->task->title,
                     .user = r,
                     .run = run_task,
                     .take = take_verified,
                     .describe = lock ? NULL : describe_job, /* one process writes */
                     .pack = lock ? NULL : pack_verified,
                     .unpack = lock ? NULL : unpack_verified};
    print_head(r);
    int done = jobs_run(&jobs);
    if (lock) {
        count_bytes(r);
        close(lock);
    }
    print_total(r, r->task->past, done - r->wrong, now_seconds() - begin);
    if (done < r->count)
        bad("stopped after %d of %d slices", done, r->count);
    return r->wrong || r->refused || missing || done < r->count ? EXIT_NO : EXIT_FINE;
}

/* ---------------------------------------------------------------------------------------------------- the command line */

static int read_pieces(const char *word, int most, int *pieces)
{
    char *end;
    long read = word[0] >= '1' && word[0] <= '9' ? strtol(word, &end, 10) : 0;
    if (read < 2 || read > most || *end)
        return bad("'%s': expected a number of pieces from 2 to %d", word, most);
    *pieces = (int)read;
    return EXIT_FINE;
}

static int open_databases(tablebase_run *r, const zw_game *game, int verifying)
{
    zw_error error = {0};
    r->tablebase =
        verifying ? zw_tablebase_open(game, r->directory, complain, r, &error) : r->functions->create(r->directory);
    return r->tablebase ? EXIT_FINE : bad("%s", error.text[0] ? error.text : "out of memory");
}

/* What the words and options mean for this game. */
static int read_wishes(tablebase_run *r, const command_line *line, int verifying)
{
    int most = r->functions->most_pieces, distances = r->own.distances, status = EXIT_FINE;
    r->pieces = most;
    if (!verifying || line->count == 3)
        status = line->count == 2 + verifying
                     ? read_pieces(line->words[1 + verifying], most, &r->pieces)
                     : bad("'%s': expected nothing after the number of pieces", line->words[2]);
    if (!status && verifying && distances >= 0)
        status = bad("--distances %d: %s looks at those that are kept, expected no number", distances, r->task->verb);
    if (!status && distances > most)
        status = bad("--distances '%d': expected a whole number from 0 to %d (zw tablebase --help)", distances, most);
    r->wanted = line->count == 2 + verifying ? r->pieces : 0;
    return status;
}

static int run(tablebase_run *r, const command_line *line)
{
    int verifying = r->task != NULL;
    game_handle handle;
    zw_error error = {0};
    int status = game_open(line->words[verifying], &handle);
    if (status)
        return status;
    r->functions = zw_databases_of(handle.game, &error);
    status = r->functions ? read_wishes(r, line, verifying) : bad("%s", error.text);
    char *usual = tablebases_directory(handle.game);
    r->directory = r->own.directory ? r->own.directory : usual;
    if (!verifying && farm_helping()) /* the first process writes where the user said */
        r->directory = farm_scratch();
    if (!r->directory)
        status = EXIT_BAD;
    if (!status)
        status = open_databases(r, handle.game, verifying);
    if (!status)
        status = verifying ? go_through(r) : build(r);
    zw_tablebase_close(r->tablebase);
    free(usual);
    game_close(&handle);
    return status;
}

int cmd_tablebase(int argc, char **argv)
{
    static const command_usage usage = {
        .name = "tablebase",
        .arguments = "GAME N | verify GAME [N] | pack GAME [N]",
        .least = 2,
        .most = 3,
        .about =
            "Builds the endgame databases of a game with up to N pieces (checkers: 2 to 6) by retrograde analysis:\n"
            "win, loss or draw of every position, and with few pieces the distance to the next capture or man move.\n"
            "Files that are already there are kept; a build that was stopped or killed continues. `verify` derives\n"
            "every position again from its successors, and names the first that differs. `pack` writes the results\n"
            "again in compressed form, for searches where memory is short. The exit status is 1 when something\n"
            "differs, is missing or cannot be read, or when the command was stopped.\n"
            "\n"
            "The table has a row for each slice, that is, for each combination of pieces of both sides: the number of\n"
            "positions, and how many of them are won, lost and drawn for the side to move.",
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
    r->json = line.json;
    for (int i = 0; tasks[i].verb && !r->task; i++)
        if (!strcmp(line.words[0], tasks[i].verb))
            r->task = &tasks[i];
    status = run(r, &line);
    free(r);
    return status;
}
