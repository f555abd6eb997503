/* array_kalah.c - the plain Kalah of the tests. */
#include "array_kalah.h"

#include <stdio.h>
#include <string.h>

enum { SOUTH_STORE = 6, NORTH_STORE = 13, PLACES = 14, PITS = 6 };

static int first_pit(int north)
{
    return north ? SOUTH_STORE + 1 : 0;
}

static int store_of(int north)
{
    return north ? NORTH_STORE : SOUTH_STORE;
}

static int left_in_pits(const array_kalah *board, int north)
{
    int sum = 0;
    for (int i = 0; i < PITS; i++)
        sum += board->place[first_pit(north) + i];
    return sum;
}

array_kalah array_kalah_start(void)
{
    return (array_kalah){{4, 4, 4, 4, 4, 4, 0, 4, 4, 4, 4, 4, 4, 0}, 0};
}

int array_kalah_moves(const array_kalah *board, int pits[6])
{
    int count = 0;
    for (int i = 0; i < PITS; i++)
        if (board->place[first_pit(board->north) + i] > 0)
            pits[count++] = i + 1;
    return count;
}

void array_kalah_play(array_kalah *board, int pit)
{
    int at = first_pit(board->north) + pit - 1, own = store_of(board->north), other = store_of(!board->north);
    int hand = board->place[at], was_empty = 0;
    board->place[at] = 0;
    while (hand > 0) {
        at = (at + 1) % PLACES;
        if (at == other)
            continue;
        was_empty = board->place[at] == 0;
        board->place[at]++;
        hand--;
    }
    if (at == own)
        return;
    int on_own_side = at >= first_pit(board->north) && at < first_pit(board->north) + PITS;
    if (on_own_side && was_empty && board->place[12 - at] > 0) {
        board->place[own] += board->place[at] + board->place[12 - at];
        board->place[at] = board->place[12 - at] = 0;
    }
    board->north = !board->north;
}

int array_kalah_value(const array_kalah *board)
{
    int south = board->place[SOUTH_STORE], north = board->place[NORTH_STORE];
    if (left_in_pits(board, board->north) == 0) {
        south += left_in_pits(board, 0);
        north += left_in_pits(board, 1);
    }
    return board->north ? north - south : south - north;
}

int array_kalah_negamax(const array_kalah *board, int depth)
{
    int pits[PITS], count = array_kalah_moves(board, pits), best = -1000;
    if (depth == 0 || count == 0)
        return array_kalah_value(board);
    for (int i = 0; i < count; i++) {
        array_kalah next = *board;
        array_kalah_play(&next, pits[i]);
        int value = array_kalah_negamax(&next, depth - 1);
        if (next.north != board->north)
            value = -value;
        best = value > best ? value : best;
    }
    return best;
}

/* Cuts off at beta: whole games are too many for negamax alone. */
int array_kalah_solve(const array_kalah *board, int alpha, int beta)
{
    int pits[PITS], count = array_kalah_moves(board, pits), best = -1000;
    if (count == 0)
        return array_kalah_value(board);
    for (int i = count - 1; i >= 0 && best < beta; i--) {
        array_kalah next = *board;
        int floor = best > alpha ? best : alpha;
        array_kalah_play(&next, pits[i]);
        int value = next.north == board->north ? array_kalah_solve(&next, floor, beta)
                                               : -array_kalah_solve(&next, -beta, -floor);
        best = value > best ? value : best;
    }
    return best;
}

uint64_t array_kalah_perft(const array_kalah *board, int depth)
{
    int pits[PITS], count = array_kalah_moves(board, pits);
    uint64_t sum = 0;
    if (depth == 0)
        return 1;
    for (int i = 0; i < count; i++) {
        array_kalah next = *board;
        array_kalah_play(&next, pits[i]);
        sum += array_kalah_perft(&next, depth - 1);
    }
    return sum;
}

void array_kalah_text(const array_kalah *board, char *text, size_t size)
{
    size_t length = 0;
    for (int i = 0; i < PLACES && length < size; i++)
        length += (size_t)snprintf(text + length, size - length, "%s%d", i ? "," : "", board->place[i]);
    if (length < size)
        snprintf(text + length, size - length, " %c", board->north ? 'N' : 'S');
}

static uint64_t random_state = 1;

unsigned array_kalah_random(unsigned limit)
{
    random_state ^= random_state << 13;
    random_state ^= random_state >> 7;
    random_state ^= random_state << 17;
    return (unsigned)(random_state >> 33) % limit;
}

array_kalah array_kalah_random_game(int plies)
{
    array_kalah board = array_kalah_start();
    for (int ply = 0; ply < plies; ply++) {
        int pits[PITS], count = array_kalah_moves(&board, pits);
        if (count == 0)
            break;
        array_kalah_play(&board, pits[array_kalah_random((unsigned)count)]);
    }
    return board;
}

/* Half of the time in a few pits only, so that laps and thirteens occur. */
array_kalah array_kalah_scattered(int seeds)
{
    array_kalah board = {.north = (int)array_kalah_random(2)};
    int heap = array_kalah_random(2) ? (int)array_kalah_random(PITS) : -1;
    for (int i = 0; i < seeds; i++) {
        int pit = heap >= 0 && array_kalah_random(4) ? heap : (int)array_kalah_random(PITS);
        board.place[first_pit((int)array_kalah_random(2)) + pit]++;
    }
    int stored = (int)array_kalah_random((unsigned)(48 - seeds) + 1);
    board.place[SOUTH_STORE] = (int)array_kalah_random((unsigned)stored + 1);
    board.place[NORTH_STORE] = stored - board.place[SOUTH_STORE];
    return board;
}
