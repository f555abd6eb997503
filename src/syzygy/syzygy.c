/* syzygy.c - Syzygy tables through libfathom: see syzygy.h. Without the library they are refused. */
#define _DEFAULT_SOURCE
#include "syzygy.h"
#include "base/error.h"
#include "game/prober.h"

#ifndef ZW_HAVE_FATHOM

zw_tablebase *syzygy_open(const zw_databases *of, const char *path, zw_error *error)
{
    (void)of;
    zw_fail(error, ZW_UNSUPPORTED, "Syzygy tables '%s': this program was built without libfathom", path);
    return NULL;
}

#else

#include <fcntl.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <tbprobe.h>
#include <unistd.h>

/* Fathom's variables stand behind these. Results may be asked for by several threads at once, moves of a root by one. */
static atomic_int open_tables;
static pthread_mutex_t root_lock = PTHREAD_MUTEX_INITIALIZER;

static int result(void *handle, const zw_men *men)
{
    (void)handle;
    unsigned found = tb_probe_wdl(men->white, men->black, men->piece[ZW_MEN_KING], men->piece[ZW_MEN_QUEEN],
                                  men->piece[ZW_MEN_ROOK], men->piece[ZW_MEN_BISHOP], men->piece[ZW_MEN_KNIGHT],
                                  men->piece[ZW_MEN_PAWN], 0, 0, (unsigned)men->passing, men->white_to_move != 0);
    return found == TB_RESULT_FAILED ? ZW_MEN_UNKNOWN : (int)found - TB_DRAW;
}

static int promoted_to(unsigned code)
{
    static const int types[] = {ZW_MEN_TYPES, ZW_MEN_QUEEN, ZW_MEN_ROOK, ZW_MEN_BISHOP, ZW_MEN_KNIGHT};
    return types[code <= TB_PROMOTES_KNIGHT ? code : TB_PROMOTES_NONE];
}

/* The distance of a move, in the list that Fathom makes of them. Returns 0 when it is not there. */
static int find_move(const unsigned *found, zw_men_move *move)
{
    for (; *found != TB_RESULT_FAILED; found++) {
        if ((int)TB_GET_FROM(*found) != move->from || (int)TB_GET_TO(*found) != move->to ||
            promoted_to(TB_GET_PROMOTES(*found)) != move->promoted)
            continue;
        int distance = (int)TB_GET_DTZ(*found);
        move->distance = TB_GET_WDL(*found) < TB_DRAW ? -distance : distance;
        return 1;
    }
    return 0;
}

static int distances(void *handle, const zw_men *men, zw_men_move *moves, int count)
{
    unsigned found[TB_MAX_MOVES + 1];
    int known = 1;
    (void)handle;
    pthread_mutex_lock(&root_lock);
    unsigned best =
        tb_probe_root(men->white, men->black, men->piece[ZW_MEN_KING], men->piece[ZW_MEN_QUEEN],
                      men->piece[ZW_MEN_ROOK], men->piece[ZW_MEN_BISHOP], men->piece[ZW_MEN_KNIGHT],
                      men->piece[ZW_MEN_PAWN], 0, 0, (unsigned)men->passing, men->white_to_move != 0, found);
    pthread_mutex_unlock(&root_lock);
    if (best == TB_RESULT_FAILED || best == TB_RESULT_CHECKMATE || best == TB_RESULT_STALEMATE)
        return 0;
    for (int i = 0; i < count; i++)
        known &= find_move(found, &moves[i]);
    return known;
}

/* The files stay mapped until others take their place: tb_free() would leave Fathom unable to open any. */
static void close_tables(void *handle)
{
    (void)handle;
    atomic_store(&open_tables, 0);
}

/* Fathom of 2019 complains on stderr about every file that it unmaps, which it does when it is told of a path for the second
 * time. Nothing searches then. */
static int tell_path(const char *path)
{
    static int told;
    int kept = -1, nowhere = told++ ? open("/dev/null", O_WRONLY | O_CLOEXEC) : -1;
    fflush(stderr);
    if (nowhere >= 0 && (kept = dup(STDERR_FILENO)) >= 0)
        dup2(nowhere, STDERR_FILENO);
    int fine = tb_init(path);
    if (kept >= 0) {
        dup2(kept, STDERR_FILENO);
        close(kept);
    }
    if (nowhere >= 0)
        close(nowhere);
    return fine;
}

zw_tablebase *syzygy_open(const zw_databases *of, const char *path, zw_error *error)
{
    int none = 0;
    if (syzygy_check_files(path, error))
        return NULL;
    if (!atomic_compare_exchange_strong(&open_tables, &none, 1)) {
        zw_fail(error, ZW_UNSUPPORTED, "Syzygy tables '%s': others are open, and a process can have one set", path);
        return NULL;
    }
    if (!tell_path(path) || !TB_LARGEST) {
        zw_fail(error, ZW_BAD_INPUT, "'%s': libfathom finds no tables there", path);
        close_tables(NULL);
        return NULL;
    }
    zw_tablebase *opened = of->wrap(
        &(zw_prober){.pieces = (int)TB_LARGEST, .result = result, .distances = distances, .close = close_tables},
        error);
    if (!opened)
        close_tables(NULL);
    return opened;
}

#endif
