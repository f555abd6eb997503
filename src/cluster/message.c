/* message.c - messages over MPI: see message.h. */
#include "message.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include <mpi.h>

enum { UNDER_WAY = 8, FREE_KEPT = 64 };

/* A message on its way out, or one that comes in. */
typedef struct parcel {
    struct parcel *next;
    MPI_Request request;
    int peer, channel, moving; /* moving: MPI has it */
    size_t length, capacity;
    char *bytes;
} parcel;

typedef struct line {
    parcel *first, *last;
    int count;
} line;

static struct {
    MPI_Comm world;
    int rank, ranks;
    line *out; /* by receiver */
    line in[MESSAGE_CHANNELS]; /* in the order of arrival; bytes may still be moving */
    int waiting; /* parcels in all of `out` */
    parcel *spare;
    int spares;
} here;

/* ------------------------------------------------------------------------------------------------------------ parcels */

static parcel *new_parcel(size_t length)
{
    parcel *p = here.spare;
    if (p) {
        here.spare = p->next;
        here.spares--;
    } else {
        p = allocate(1, sizeof *p);
    }
    if (p->capacity < length) {
        p->bytes = enlarge(p->bytes, length, 1);
        p->capacity = length;
    }
    p->next = NULL;
    p->moving = 0;
    p->length = length;
    return p;
}

/* Small ones are used again. */
static void end_parcel(parcel *p)
{
    enum { SMALL = 1 << 16 };
    if (here.spares < FREE_KEPT && p->capacity <= SMALL) {
        p->next = here.spare;
        here.spare = p;
        here.spares++;
        return;
    }
    free(p->bytes);
    free(p);
}

static void append(line *to, parcel *p)
{
    *(to->last ? &to->last->next : &to->first) = p;
    to->last = p;
    to->count++;
}

/* Takes out the parcel behind `before` (NULL: the first one). */
static parcel *take_out(line *from, parcel *before)
{
    parcel **place = before ? &before->next : &from->first, *p = *place;
    *place = p->next;
    if (from->last == p)
        from->last = before;
    from->count--;
    return p;
}

/* ------------------------------------------------------------------------------------------------------------- sending */

static int is_through(parcel *p)
{
    int done = 0;
    return p->moving && MPI_Test(&p->request, &done, MPI_STATUS_IGNORE) == MPI_SUCCESS && done;
}

static void start(parcel *p)
{
    p->moving =
        MPI_Issend(p->bytes, (int)p->length, MPI_BYTE, p->peer, p->channel, here.world, &p->request) == MPI_SUCCESS;
}

/* Takes away what has arrived, and starts what may be under way. MPI keeps the order of what is started. */
static void advance_line(line *out)
{
    int moving = 0;
    for (parcel *p = out->first, *before = NULL, *next; p && moving < UNDER_WAY; p = next) {
        next = p->next;
        if (is_through(p)) {
            end_parcel(take_out(out, before));
            here.waiting--;
            continue;
        }
        if (!p->moving)
            start(p);
        moving++;
        before = p;
    }
}

void message_advance(void)
{
    for (int to = 0; to < here.ranks && here.waiting; to++)
        if (here.out[to].count)
            advance_line(&here.out[to]);
}

void message_send(int to, int channel, const void *bytes, size_t length)
{
    if (length > INT_MAX)
        abort(); /* nothing here is that long */
    parcel *p = new_parcel(length);
    p->peer = to;
    p->channel = channel;
    memcpy(p->bytes, bytes, length);
    append(&here.out[to], p);
    here.waiting++;
    advance_line(&here.out[to]);
}

int message_backlog(int to)
{
    advance_line(&here.out[to]);
    return here.out[to].count;
}

/* ----------------------------------------------------------------------------------------------------------- receiving */

/* Lets MPI bring what has been announced. It is not waited for: its sender may stop halfway. */
static void accept_next(int channel)
{
    int there = 0, length = 0;
    MPI_Message announced;
    MPI_Status status;
    if (MPI_Improbe(MPI_ANY_SOURCE, channel, here.world, &there, &announced, &status) != MPI_SUCCESS || !there)
        return;
    MPI_Get_count(&status, MPI_BYTE, &length);
    parcel *p = new_parcel((size_t)length);
    p->peer = status.MPI_SOURCE;
    p->channel = channel;
    p->moving = MPI_Imrecv(p->bytes, length, MPI_BYTE, &announced, &p->request) == MPI_SUCCESS;
    append(&here.in[channel], p);
}

/* Does an earlier one of the same sender still move? */
static int is_overtaking(const line *in, const parcel *p)
{
    for (const parcel *earlier = in->first; earlier != p; earlier = earlier->next)
        if (earlier->peer == p->peer)
            return 1;
    return 0;
}

int message_receive(int channel, int *from, text *bytes)
{
    line *in = &here.in[channel];
    if (here.waiting)
        message_advance();
    if (in->count < UNDER_WAY + here.ranks)
        accept_next(channel);
    for (parcel *p = in->first, *before = NULL; p; before = p, p = p->next) {
        if (is_overtaking(in, p) || !is_through(p))
            continue;
        *from = p->peer;
        text_clear(bytes);
        text_add_bytes(bytes, p->bytes, p->length);
        end_parcel(take_out(in, before));
        return 1;
    }
    return 0;
}

void message_discard(int channel)
{
    int from;
    text bytes = {0};
    while (message_receive(channel, &from, &bytes))
        ;
    text_free(&bytes);
}

/* --------------------------------------------------------------------------------------------------- beginning and end */

int message_begin(int *argc, char ***argv, message_facts *facts)
{
    int level;
    if (MPI_Init_thread(argc, argv, MPI_THREAD_FUNNELED, &level) != MPI_SUCCESS || level < MPI_THREAD_FUNNELED) {
        bad("cannot start MPI: expected one that lets a program have threads");
        return -1;
    }
    /* A rank that is gone must not end the others, where MPI leaves that to us. */
    here.world = MPI_COMM_WORLD;
    MPI_Comm_set_errhandler(here.world, MPI_ERRORS_RETURN);
    MPI_Comm_rank(here.world, &here.rank);
    MPI_Comm_size(here.world, &here.ranks);
    here.out = allocate((size_t)here.ranks, sizeof *here.out);
    *facts = (message_facts){here.rank, here.ranks};
    return 0;
}

static void empty(line *of)
{
    while (of->first)
        end_parcel(take_out(of, NULL));
}

static void free_all(void)
{
    for (int i = 0; i < here.ranks; i++)
        empty(&here.out[i]);
    for (int i = 0; i < MESSAGE_CHANNELS; i++)
        empty(&here.in[i]);
    while (here.spare) {
        parcel *p = here.spare;
        here.spare = p->next;
        free(p->bytes);
        free(p);
    }
    free(here.out);
}

void message_end(int alone)
{
    if (alone)
        return;
    MPI_Finalize();
    free_all();
}
