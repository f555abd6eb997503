/* probe.c - `zw-mpi cluster probe`: what a message between ranks costs, by ping-pong between rank 0 and each of the others.
 *
 * It measures messages as a search sends them (message.h), not MPI alone, and prints them in the words of the model of
 * virtual ranks. The other ranks echo; they know nothing of what is measured. */
#include "cluster.h"
#include "common/farm.h"
#include "common/json.h"
#include "common/options.h"
#include "message.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { CHANNEL = 2, WARM = 20, ROUNDS = 201, SMALL = 64, MANY = 1000, LARGE = 1 << 20, LARGE_MANY = 16 };
#define PATIENCE 60.0 /* seconds */

typedef enum order { ECHO, KEEP, OVER } order;

/* What rank 0 finds out about one other rank, in seconds; bytes a second. */
typedef struct costs {
    double latency, overhead, bandwidth;
} costs;

/* The next message; waiting costs a core, as a search does. Returns 0, or -1 when none comes. */
static int hear(text *bytes)
{
    int from;
    for (double end = now_seconds() + PATIENCE; now_seconds() < end;)
        if (message_receive(CHANNEL, &from, bytes))
            return 0;
    return -1;
}

/* Sends so many messages, of which the last is to be echoed, and waits for that. Returns the seconds; negative: no answer. */
static double exchange(int with, int count, size_t length)
{
    text bytes = {0};
    char *message = allocate(length, 1);
    double began = now_seconds();
    for (int i = 0; i < count; i++) {
        message[0] = i == count - 1 ? ECHO : KEEP;
        message_send(with, CHANNEL, message, length);
    }
    double seconds = hear(&bytes) ? -1 : now_seconds() - began;
    text_free(&bytes);
    free(message);
    return seconds;
}

static int ascending(const void *a, const void *b)
{
    double one = *(const double *)a, other = *(const double *)b;
    return (one > other) - (one < other);
}

/* The median of several rounds; negative: no answer. */
static double median(int with, int rounds, int count, size_t length)
{
    double seconds[ROUNDS];
    for (int i = 0; i < rounds; i++)
        if ((seconds[i] = exchange(with, count, length)) < 0)
            return -1;
    qsort(seconds, (size_t)rounds, sizeof *seconds, ascending);
    return seconds[rounds / 2];
}

/* A message that follows others costs what the slower of both ends has to do for it. */
static int measure(int with, costs *of)
{
    enum { REPEATS = 5 };
    if (median(with, WARM, 1, SMALL) < 0)
        return -1;
    double round = median(with, ROUNDS, 1, SMALL), many = median(with, REPEATS, MANY, SMALL),
           large = median(with, REPEATS, LARGE_MANY, LARGE), back = median(with, REPEATS, 1, LARGE);
    if (round < 0 || many < 0 || large < 0 || back < 0)
        return -1;
    double bytes = (double)LARGE * (LARGE_MANY - 1); /* what is echoed is left out */
    *of = (costs){round / 2, fmax(many - round, 0) / (MANY - 1), large > back ? bytes / (large - back) : INFINITY};
    return 0;
}

static int echo(void)
{
    text bytes = {0};
    int status = EXIT_BAD;
    while (!hear(&bytes)) {
        if (bytes.data[0] == OVER) {
            status = EXIT_FINE;
            break;
        }
        if (bytes.data[0] == ECHO)
            message_send(0, CHANNEL, bytes.data, bytes.length);
    }
    text_free(&bytes);
    return status;
}

/* In the words of the model, whose smallest time is a microsecond; a bandwidth that cannot be told is left out. */
static void model_text(const costs *typical, const char *between, const char *around, char *shown, size_t size)
{
    int length = snprintf(shown, size, "%slatency%s%.0fus%s%soverhead%s%.0fus", around, between, typical->latency * 1e6,
                          *around ? " " : "/", around, between, typical->overhead * 1e6);
    if (isfinite(typical->bandwidth))
        snprintf(shown + length, size - (size_t)length, "%s%sbandwidth%s%.0fM", *around ? " " : "/", around, between,
                 typical->bandwidth * 1e-6);
}

static void print(const costs *all, const costs *typical, int ranks, int as_json)
{
    char model[128];
    double least = INFINITY, most = 0;
    for (int i = 1; i < ranks; i++) {
        least = fmin(least, all[i].latency);
        most = fmax(most, all[i].latency);
    }
    if (as_json) {
        json out;
        model_text(typical, "=", "", model, sizeof model);
        json_begin(&out);
        json_integer(&out, "ranks", ranks);
        json_real(&out, "latency", typical->latency);
        json_real(&out, "latency_least", least);
        json_real(&out, "latency_most", most);
        json_real(&out, "overhead", typical->overhead);
        json_real(&out, "bandwidth", typical->bandwidth);
        json_string(&out, "model", model);
        json_end(&out, stdout);
        return;
    }
    model_text(typical, " ", "--", model, sizeof model);
    printf("%-10s %d: rank 0 and each of the others\n", "ranks", ranks);
    printf("%-10s %.2f us (%.2f to %.2f)\n", "latency", typical->latency * 1e6, least * 1e6, most * 1e6);
    printf("%-10s %.2f us a message\n", "overhead", typical->overhead * 1e6);
    printf("%-10s %.0f MB/s\n", "bandwidth", typical->bandwidth * 1e-6);
    printf("%-10s %s\n", "model", model);
}

/* The median over the ranks of each of the costs, which stand in the struct at `offset`. */
static double typical_of(const costs *all, int ranks, size_t offset)
{
    double *values = allocate((size_t)ranks, sizeof *values), found;
    for (int i = 1; i < ranks; i++)
        memcpy(&values[i - 1], (const char *)&all[i] + offset, sizeof *values);
    qsort(values, (size_t)ranks - 1, sizeof *values, ascending);
    found = values[(ranks - 1) / 2];
    free(values);
    return found;
}

static int probe(int as_json)
{
    const char over = OVER;
    int ranks = farm_helpers() + 1, status = EXIT_FINE;
    costs *all = allocate((size_t)ranks, sizeof *all);
    for (int i = 1; i < ranks && status == EXIT_FINE; i++)
        if (measure(i, &all[i]))
            status = bad("rank %d does not answer: expected an echo within %.0f s", i, PATIENCE);
    for (int i = 1; i < ranks; i++)
        message_send(i, CHANNEL, &over, 1);
    if (status == EXIT_FINE) {
        costs typical = {typical_of(all, ranks, offsetof(costs, latency)),
                         typical_of(all, ranks, offsetof(costs, overhead)),
                         typical_of(all, ranks, offsetof(costs, bandwidth))};
        print(all, &typical, ranks, as_json);
    }
    free(all);
    return status;
}

int cmd_cluster(int argc, char **argv)
{
    static const option_group none[] = {{.rows = NULL}};
    static const command_usage usage = {
        .name = "cluster",
        .arguments = "probe",
        .least = 1,
        .most = 1,
        .about =
            "Measures the messages between rank 0 and each of the others: how long one is under way, what each of\n"
            "many costs, and how many bytes a second go through. Prints them as options of `zw search --ranks`.",
        .example = "mpirun -n 4 zw-mpi cluster probe",
    };
    command_line line;
    int status = options_read(&usage, none, argc, argv, &line);
    if (status != OPTIONS_GO)
        return status;
    if (strcmp(line.words[0], "probe") != 0)
        return bad("cluster '%s': expected probe", line.words[0]);
    if (!farm_helping() && !farm_helpers())
        return bad("1 rank: expected at least 2, as in `mpirun -n 2 zw-mpi cluster probe`");
    farm_begin(1);
    return farm_helping() ? echo() : probe(line.json);
}
