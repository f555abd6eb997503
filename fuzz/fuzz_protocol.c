/* fuzz_protocol.c - the engine protocols as streams, under libFuzzer: UCI, NBoard, GTP and Hub, with their threads.
 *
 * The first byte chooses the protocol, the rest is what a board sends. The session comes to its end, without a crash, a leak
 * or a hang; that searches are short is for this file to see to. */
#define _GNU_SOURCE /* memfd_create() */
#include "support.h"

#include "common/config.h"
#include "protocol/protocol.h"

#include <stdio.h>
#include <sys/mman.h>
#include <unistd.h>

static int (*const protocols[])(const search_config *) = {protocol_uci, protocol_nboard, protocol_gtp, protocol_hub};

/* Ends whatever search there is, and the session, in all of them. */
static const char last_lines[] = "\n# interrupt\nquit\n";

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static int silent;
    if (!size)
        return 0;
    if (!silent)
        silent = freopen("/dev/null", "w", stdout) != NULL;
    search_config config = config_new();
    config.nodes = 40;
    config.table = (table_size){.given = 1, .bytes = 1 << 14};
    config.tablebase = "off";
    require(config_for_play(&config) == EXIT_FINE);
    int input = memfd_create("input", MFD_CLOEXEC);
    require(input >= 0 && write(input, data + 1, size - 1) == (ssize_t)size - 1);
    require(write(input, last_lines, sizeof last_lines - 1) == sizeof last_lines - 1);
    require(lseek(input, 0, SEEK_SET) == 0 && dup2(input, STDIN_FILENO) == STDIN_FILENO);
    close(input);
    require(protocols[fuzz_row(data, size, sizeof protocols / sizeof *protocols)](&config) == EXIT_FINE);
    return 0;
}
