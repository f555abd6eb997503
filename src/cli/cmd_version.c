/* cmd_version.c - `zw version`: the version, and what this program was built with. */
#include "cli.h"
#include "common/json.h"
#include "common/options.h"

#include <stdio.h>

#if defined(__clang__)
#define COMPILER "clang"
#elif defined(__GNUC__)
#define COMPILER "gcc"
#else
#define COMPILER "another"
#endif

/* What may be left out of a build. */
static const struct part {
    const char *name;
    int built;
} parts[] = {
#ifdef ZW_NO_THREADS
    {"threads", 0},    {"protocols", 0},
#else
    {"threads", 1},    {"protocols", 1},
#endif
#ifdef ZW_HAVE_LAB
    {"laboratory", 1},
#else
    {"laboratory", 0},
#endif
#ifdef ZW_HAVE_SERVE
    {"server", 1},
#else
    {"server", 0},
#endif
#ifdef ZW_HAVE_ZSTD
    {"zstd", 1},
#else
    {"zstd", 0},
#endif
#ifdef ZW_HAVE_LIBEDIT
    {"libedit", 1},
#else
    {"libedit", 0},
#endif
#ifdef ZW_HAVE_FATHOM
    {"syzygy", 1},
#else
    {"syzygy", 0},
#endif
#ifdef ZW_HAVE_AVX2
    {"avx2", 1},
#else
    {"avx2", 0},
#endif
#ifdef ZW_HAVE_MPI
    {"mpi", 1},
#else
    {"mpi", 0},
#endif
#ifdef NDEBUG
    {"assertions", 0},
#else
    {"assertions", 1},
#endif
};
enum { PARTS = sizeof parts / sizeof *parts };

int cmd_version(int argc, char **argv)
{
    static const option_group none[] = {{.rows = NULL}};
    static const command_usage usage = {
        .name = "version",
        .arguments = "",
        .about =
            "Prints the version, the compiler, the version of the plug-in interface, and which of the optional parts\n"
            "this program was built with.",
        .example = "zw version",
    };
    command_line line;
    int status = options_read(&usage, none, argc, argv, &line);
    if (status != OPTIONS_GO)
        return status;
    if (line.json) {
        json out;
        json_begin(&out);
        json_string(&out, "version", zw_version());
        json_string(&out, "compiler", COMPILER " " __VERSION__);
        json_integer(&out, "abi", ZW_ABI);
        for (int i = 0; i < PARTS; i++)
            json_truth(&out, parts[i].name, parts[i].built);
        json_end(&out, stdout);
        return EXIT_FINE;
    }
    printf("zw %s\n", zw_version());
    printf("%-12s %s\n%-12s %d\n", "compiler", COMPILER " " __VERSION__, "plug-in ABI", ZW_ABI);
    for (int i = 0; i < PARTS; i++)
        printf("%-12s %s\n", parts[i].name, parts[i].built ? "yes" : "no");
#ifdef ZW_HAVE_MPI
    printf("on a cluster: mpirun -n N zw-mpi COMMAND ...\n");
#else
    printf("for a cluster install openmpi-bin and libopenmpi-dev (or mpich), and build again: that makes zw-mpi\n");
#endif
    return EXIT_FINE;
}
