/* cmd_bench.c - `zw bench`: a fixed workload. Its counters are the same on every machine and compiler, so their hash is a
 * signature: it changes exactly when a change of the source changes a search. Each game has one for searches at fixed depth
 * and one for play, so that a better evaluation of one game does not cast doubt on what is known of another. */
#include "common/config.h"
#include "common/interrupt.h"
#include "search_report.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* All games in both instances, each way of choosing windows, reference searches, ETC and small tables. The parts of a game
 * and instance stand together. */
#define MIDDLE_GAME "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"
#define MIDDLE_BOARD "--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X"
#define MIDDLE_MEN "W:W18,24,27,28,K10,K16:B12,20,K22,K25,K29"
#define MIDDLE_SEEDS "2,0,1,7,1,0,9,3,0,8,2,1,6,8 N"
static const struct bench_part {
    const char *game, *position;
    const char *configuration; /* as zw match writes them */
} parts[] = {
    {"tree", "uniform:w=5,d=8,seed=7", "alphabeta"},
    {"tree", "uniform:w=5,d=8,seed=7", "mtdf"},
    {"tree", "uniform:w=5,d=6,seed=7", "ins"},
    {"tree", "uniform:w=5,d=6,seed=7", "pns"},
    {"tree", "uniform:w=5,d=6,seed=7", "sss-open"},
    {"tree", "uniform:w=5,d=6,seed=7", "dual-open"},
    {"tree", "ordered:w=8,d=7,first=0.7,seed=3", "negascout/table=4096e"},
    {"tree", "ordered:w=8,d=7,first=0.7,seed=3", "sss/table=4M"},
    {"tree", "edge:b=6,d=8,seed=2", "aspiration/deepening=on/table-move=on"},
    {"tree", "edge:b=6,d=8,seed=2", "fe"},
    {"tree", "edge:b=6,d=8,seed=2", "fe:delta=0.5,learn=online"},
    {"tree", "graph:w=6,d=8,share=0.3,seed=5", "dual/etc=all"},
    {"tree", "graph:w=6,d=8,share=0.3,seed=5", "mtdf/etc=2/replacement=two-tier/table=4M"},
    {"connect4", "start", "mtdf/depth=13"},
    {"connect4", "4453", "aspiration/depth=13/etc=all"},
    {"connect4", "35333571", "negascout/depth=14/table-layout=compact"},
    {"connect4", "start", "mtdf/nodes=3000000/table=16M"},
    {"connect4", "13333111", "cstar/nodes=3000000/table=16M"},
    {"connect4", "4453", "scout/nodes=2000000/table=16M/functions"},
    {"chess", "start", "mtdf/depth=6"},
    {"chess", MIDDLE_GAME, "aspiration/depth=5/etc=all"},
    {"chess", "start", "mtdf/nodes=300000/table=16M"},
    {"chess", MIDDLE_GAME, "aspiration/nodes=300000/table=16M"},
    {"othello", "start", "mtdf/depth=9"},
    {"othello", MIDDLE_BOARD, "aspiration/depth=8/etc=all"},
    {"othello", "start", "mtdf/nodes=300000/table=16M"},
    {"othello", MIDDLE_BOARD, "aspiration/nodes=300000/table=16M"},
    {"checkers", "start", "mtdf/depth=12"},
    {"checkers", MIDDLE_MEN, "aspiration/depth=12/etc=all"},
    {"checkers", "start", "mtdf/nodes=300000/table=16M"},
    {"checkers", MIDDLE_MEN, "aspiration/nodes=300000/table=16M"},
    {"kalah", "start", "mtdf/depth=14"},
    {"kalah", MIDDLE_SEEDS, "aspiration/depth=14/etc=all"},
    {"kalah", "start", "mtdf/nodes=300000/table=16M"},
    {"kalah", MIDDLE_SEEDS, "aspiration/nodes=300000/table=16M"},
};
enum { PARTS = sizeof parts / sizeof *parts };

#define BASIS 2166136261u
/* FNV-1a over the bytes of a number, lowest first. */
static uint32_t mix(uint32_t hash, uint64_t number)
{
    for (int i = 0; i < 8; i++) {
        hash ^= (uint32_t)(number >> (8 * i)) & 0xff;
        hash *= 16777619u;
    }
    return hash;
}

static uint32_t mix_report(uint32_t hash, const zw_report *report)
{
    const zw_counters *c = &report->total;
    const uint64_t numbers[] = {(uint64_t)(int64_t)report->value,
                                (uint64_t)report->depth,
                                report->best,
                                c->leaves,
                                c->nodes,
                                c->interior,
                                c->generated,
                                c->quiescence,
                                c->table_probes,
                                c->table_hits,
                                c->table_cutoffs,
                                c->etc_probes,
                                c->etc_cutoffs,
                                c->passes,
                                c->researches,
                                c->first_cutoffs};
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++)
        hash = mix(hash, numbers[i]);
    return hash;
}

static int run_part(const struct bench_part *part, zw_report *report)
{
    char why[512];
    char *storage;
    zw_error error = {0};
    zw_engine_options options;
    zw_limits limits;
    game_handle handle;
    position_list list = {0};
    search_config base = config_new(), config;
    base.tablebase = "off"; /* the same on every machine, whatever was built there */
    int status = config_parse(part->configuration, &base, &config, &storage, why, sizeof why)
                     ? bad("%s: %s", part->configuration, why)
                     : game_open(part->game, &handle);
    if (status) {
        free(storage);
        return status;
    }
    status = positions_single(&list, &handle, part->position, NULL);
    if (!status)
        status = config_resolve(&config, &handle, positions_load(&handle, &list.items[0]), &options, &limits);
    if (!status) {
        zw_engine *engine = zw_engine_new(handle.game, &options, &error);
        limits.no_line = 1;
        if (!engine || zw_engine_position_text(engine, part->position, NULL, &error) != ZW_OK ||
            interruptible_search(engine, &limits, report, &error) != ZW_OK)
            status = bad("%s %s: %s", part->game, part->configuration, error.text);
        else if (!report->game)
            status = bad("stopped");
        zw_engine_free(engine);
    }
    positions_free(&list);
    game_close(&handle);
    free(storage);
    return status;
}

static const char *signature_kind(zw_instance instance)
{
    return instance == ZW_TOURNAMENT ? "play" : "fixed";
}

static void print_part(const struct bench_part *part, const zw_report *report, int json_wanted)
{
    char nodes[40];
    if (json_wanted) {
        json out;
        json_begin(&out);
        json_string(&out, "game", part->game);
        json_string(&out, "position", part->position);
        json_string(&out, "configuration", part->configuration);
        json_string(&out, "instance", signature_kind(report->instance));
        json_count(&out, "nodes", report->total.nodes);
        json_count(&out, "leaves", report->total.leaves);
        json_seconds(&out, "seconds", report->seconds);
        json_end(&out, stdout);
    } else {
        printf("%-9s %-34s %-42s %12s nodes %8.3f s\n", part->game, part->position, part->configuration,
               grouped(report->total.nodes, nodes, sizeof nodes), report->seconds);
    }
    fflush(stdout);
}

/* Is it the last part of its game and instance? Limits in nodes are those of play. */
static int ends_group(int part, zw_instance instance)
{
    return part + 1 == PARTS || strcmp(parts[part].game, parts[part + 1].game) ||
           (instance == ZW_TOURNAMENT) != (strstr(parts[part + 1].configuration, "/nodes=") != NULL);
}

/* One line of the file bench/signature. */
static void print_signature(const char *game, zw_instance instance, uint32_t signature, int json_wanted)
{
    char shown[16];
    snprintf(shown, sizeof shown, "%08x", (unsigned)signature);
    if (json_wanted) {
        json out;
        json_begin(&out);
        json_string(&out, "game", game);
        json_string(&out, "instance", signature_kind(instance));
        json_string(&out, "signature", shown);
        json_end(&out, stdout);
    } else {
        printf("%s %s %s\n", game, signature_kind(instance), shown);
    }
}

int cmd_bench(int argc, char **argv)
{
    static const command_usage usage = {
        .name = "bench",
        .arguments = "",
        .about =
            "Runs a fixed workload. Prints the nodes of each part, then signatures: for every game at fixed depth and\n"
            "in play, and for all together. A signature is a hash of all counters; it is the same on every machine\n"
            "until a search changes. Also prints nodes per second.",
        .example = "zw bench",
    };
    static const option_group no_options[] = {{.rows = NULL}};
    command_line line;
    int status = options_read(&usage, no_options, argc, argv, &line);
    if (status != OPTIONS_GO)
        return status;
    uint32_t signature = BASIS, own = BASIS;
    uint64_t nodes = 0;
    double seconds = 0;
    for (int i = 0; i < PARTS; i++) {
        zw_report report = ZW_REPORT;
        status = run_part(&parts[i], &report);
        if (status)
            return status;
        print_part(&parts[i], &report, line.json);
        signature = mix_report(signature, &report);
        own = mix_report(own, &report);
        nodes += report.total.nodes;
        seconds += report.seconds;
        if (ends_group(i, report.instance)) {
            print_signature(parts[i].game, report.instance, own, line.json);
            own = BASIS;
        }
    }
    double speed = seconds > 0 ? (double)nodes / seconds : 0;
    if (line.json) {
        char shown[16];
        json out;
        snprintf(shown, sizeof shown, "%08x", (unsigned)signature);
        json_begin(&out);
        json_string(&out, "signature", shown);
        json_count(&out, "nodes", nodes);
        json_seconds(&out, "seconds", seconds);
        json_count(&out, "nodes_per_second", (uint64_t)speed);
        json_end(&out, stdout);
    } else {
        printf("signature %08x\nnodes %llu\nnodes per second %.0f\n", (unsigned)signature, (unsigned long long)nodes,
               speed);
    }
    return EXIT_FINE;
}
