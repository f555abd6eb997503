/* How to use the library in your program, with your own game: Nim with up to four heaps.
 *
 *     cc main.c -o nim $(pkg-config --cflags --libs zw) && ./nim 3,4,5
 *
 * Players in turn take any number of objects from one heap; the player who takes the last one wins. Five functions
 * describe the game (start, moves, play, evaluate, hash); the others read and write its positions and moves. */
#include <zw/zw.h>

#include <stdint.h>
#include <stdio.h>
#include <string.h>

#define HEAPS 4
#define LARGEST_HEAP 15

typedef struct nim_position {
    uint8_t heap[HEAPS];
} nim_position;

/* A move is heap * 16 + number of objects taken. */
static void nim_start(void *context, void *position)
{
    (void)context;
    *(nim_position *)position = (nim_position){{3, 4, 5, 0}};
}

static int nim_moves(void *context, const void *position, zw_move *list, int capacity, zw_value *outcome)
{
    const nim_position *p = position;
    int count = 0;
    (void)context;
    for (uint32_t heap = 0; heap < HEAPS; heap++)
        for (uint32_t taken = 1; taken <= p->heap[heap] && count < capacity; taken++)
            list[count++] = heap * 16 + taken;
    *outcome = -1; /* nothing to take: the other player took the last object */
    return count;
}

static void nim_play(void *context, const void *from, zw_move move, void *to)
{
    nim_position *p = to;
    (void)context;
    memcpy(to, from, sizeof *p);
    p->heap[move / 16] = (uint8_t)(p->heap[move / 16] - move % 16);
}

static int nim_objects(void *context, const void *position)
{
    const nim_position *p = position;
    int sum = 0;
    (void)context;
    for (int heap = 0; heap < HEAPS; heap++)
        sum += p->heap[heap];
    return sum;
}

static zw_value nim_evaluate(void *context, const void *position)
{
    return nim_objects(context, position) == 0 ? -1 : 0;
}

static uint64_t nim_hash(void *context, const void *position)
{
    const nim_position *p = position;
    uint64_t key = 0;
    (void)context;
    for (int heap = 0; heap < HEAPS; heap++)
        key = key << 8 | p->heap[heap];
    key = (key ^ key >> 30) * UINT64_C(0xBF58476D1CE4E5B9); /* multiplying by an odd number loses no information */
    key = (key ^ key >> 27) * UINT64_C(0x94D049BB133111EB);
    return key ^ key >> 31;
}

static int nim_parse(void *context, const char *text, void *position, char *why, size_t why_size)
{
    nim_position p = {{0}};
    const char *at = text;
    (void)context;
    for (int heap = 0; heap < HEAPS; heap++) {
        unsigned size;
        int length = 0;
        if (sscanf(at, "%2u%n", &size, &length) != 1 || size > LARGEST_HEAP)
            break;
        p.heap[heap] = (uint8_t)size;
        at += length;
        if (*at == '\0') {
            memcpy(position, &p, sizeof p);
            return 0;
        }
        if (*at++ != ',')
            break;
    }
    snprintf(why, why_size, "bad heaps '%s', expected up to %d sizes of at most %d such as 3,4,5", text, HEAPS,
             LARGEST_HEAP);
    return -1;
}

static int nim_format(void *context, const void *position, char *text, size_t size)
{
    const nim_position *p = position;
    (void)context;
    return snprintf(text, size, "%d,%d,%d,%d", p->heap[0], p->heap[1], p->heap[2], p->heap[3]);
}

static int nim_format_move(void *context, const void *position, zw_move move, char *text, size_t size)
{
    (void)context;
    (void)position;
    return snprintf(text, size, "%c%u", (char)('a' + move / 16), (unsigned)(move % 16));
}

static const zw_game nim = {
    .abi = ZW_ABI,
    .size = sizeof(zw_game),
    .name = "nim",
    .title = "Nim",
    .notation = "heap sizes such as 3,4,5; a move is a heap's letter and the number taken, such as a2",
    .position_size = sizeof(nim_position),
    .max_moves = HEAPS * LARGEST_HEAP,
    .max_score = 1,
    .win_score = 1,
    .start = nim_start,
    .moves = nim_moves,
    .play = nim_play,
    .evaluate = nim_evaluate,
    .hash = nim_hash,
    .plies_left = nim_objects,
    .parse = nim_parse,
    .format = nim_format,
    .format_move = nim_format_move,
};

static void complain(void *context, const char *sentence)
{
    (void)context;
    fprintf(stderr, "nim: %s\n", sentence);
}

static void print_line(const zw_engine *engine, const zw_report *report)
{
    nim_position here, next;
    memcpy(&here, zw_engine_current(engine), sizeof here);
    printf("line ");
    for (int i = 0; i < report->line_length; i++) {
        char move[16];
        zw_move_format(&nim, NULL, &here, report->line[i], move, sizeof move);
        printf(" %s", move);
        nim_play(NULL, &here, report->line[i], &next);
        here = next;
    }
    printf("\n");
}

static int search_and_print(zw_engine *engine, const char *heaps, zw_error *error)
{
    zw_limits limits = ZW_LIMITS(.seconds = 2.0);
    zw_report report = ZW_REPORT;
    char move[16];
    if (zw_engine_position_text(engine, heaps, NULL, error) != ZW_OK ||
        zw_engine_search(engine, &limits, &report, error) != ZW_OK)
        return 1;
    if (report.best == ZW_NO_MOVE) {
        printf("the game is over\n");
        return 0;
    }
    zw_move_format(&nim, NULL, zw_engine_current(engine), report.best, move, sizeof move);
    printf("best  %s\n", move);
    printf("value %d (%s)\n", (int)report.value, report.value > 0 ? "a win" : report.value < 0 ? "a loss" : "not seen");
    print_line(engine, &report);
    return 0;
}

int main(int argc, char **argv)
{
    zw_error error = {0};
    zw_engine *engine = NULL;
    int failed = 1;

    /* While you write a game, let the library look for mistakes in it. */
    if (zw_game_check(&nim, 1, 100, complain, NULL, &error) == ZW_OK)
        engine = zw_engine_new(&nim, NULL, &error);
    if (engine)
        failed = search_and_print(engine, argc > 1 ? argv[1] : NULL, &error);
    if (failed)
        fprintf(stderr, "nim: %s\n", error.text);
    zw_engine_free(engine);
    return failed;
}
