/* mailbox.c - see mailbox.h. */
#include "support/mailbox.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

static int is_mine(const mailbox *b, char man)
{
    return man != '.' && (isupper((unsigned char)man) != 0) == b->white;
}

static int is_theirs(const mailbox *b, char man)
{
    return man != '.' && (isupper((unsigned char)man) != 0) != b->white;
}

mailbox mailbox_read(const char *fen)
{
    mailbox b = {.en_passant = -1};
    int file = 0, rank = 7;
    memset(b.man, '.', sizeof b.man);
    for (; *fen != ' '; fen++) {
        if (*fen == '/') {
            file = 0;
            rank--;
        } else if (isdigit((unsigned char)*fen)) {
            file += *fen - '0';
        } else {
            b.man[8 * rank + file++] = *fen;
        }
    }
    b.white = fen[1] == 'w';
    for (fen += 3; *fen != ' '; fen++) {
        b.short_castling[1] |= *fen == 'K';
        b.long_castling[1] |= *fen == 'Q';
        b.short_castling[0] |= *fen == 'k';
        b.long_castling[0] |= *fen == 'q';
    }
    if (fen[1] != '-')
        b.en_passant = fen[1] - 'a' + 8 * (fen[2] - '1');
    return b;
}

/* The square some files and ranks away, or -1. */
static int away(int square, int files, int ranks)
{
    int file = square % 8 + files, rank = square / 8 + ranks;
    return file < 0 || file > 7 || rank < 0 || rank > 7 ? -1 : 8 * rank + file;
}

static const int king_ways[8][2] = {{0, 1}, {0, -1}, {1, 0}, {-1, 0}, {1, 1}, {1, -1}, {-1, 1}, {-1, -1}};
static const int knight_ways[8][2] = {{1, 2}, {2, 1}, {-1, 2}, {-2, 1}, {1, -2}, {2, -1}, {-1, -2}, {-2, -1}};

static int is_attacked(const mailbox *b, int square, int by_white)
{
    for (int i = 0; i < 8; i++) {
        int at = away(square, knight_ways[i][0], knight_ways[i][1]);
        if (at >= 0 && b->man[at] == (by_white ? 'N' : 'n'))
            return 1;
        int dx = king_ways[i][0], dy = king_ways[i][1];
        at = away(square, dx, dy);
        if (at >= 0 && b->man[at] == (by_white ? 'K' : 'k'))
            return 1;
        while (at >= 0 && b->man[at] == '.')
            at = away(at, dx, dy);
        if (at < 0)
            continue;
        const char *sliders = i < 4 ? (by_white ? "RQ" : "rq") : (by_white ? "BQ" : "bq");
        if (strchr(sliders, b->man[at]))
            return 1;
    }
    for (int dx = -1; dx <= 1; dx += 2) {
        int at = away(square, dx, by_white ? -1 : 1);
        if (at >= 0 && b->man[at] == (by_white ? 'P' : 'p'))
            return 1;
    }
    return 0;
}

int mailbox_in_check(const mailbox *b, int white)
{
    const char *king = memchr(b->man, white ? 'K' : 'k', sizeof b->man);
    return king && is_attacked(b, (int)(king - b->man), !white);
}

mailbox mailbox_play(const mailbox *b, mailbox_move m)
{
    mailbox next = *b;
    char man = b->man[m.from];
    next.man[m.from] = '.';
    next.man[m.to] = m.becomes ? m.becomes : man;
    next.en_passant = -1;
    if (toupper((unsigned char)man) == 'P') {
        if (m.to == b->en_passant)
            next.man[m.to + (b->white ? -8 : 8)] = '.';
        if (abs(m.to - m.from) == 16)
            next.en_passant = (m.from + m.to) / 2;
    }
    if (toupper((unsigned char)man) == 'K') {
        next.short_castling[b->white] = next.long_castling[b->white] = 0;
        if (m.to - m.from == 2) {
            next.man[m.to - 1] = next.man[m.to + 1];
            next.man[m.to + 1] = '.';
        }
        if (m.from - m.to == 2) {
            next.man[m.to + 1] = next.man[m.to - 2];
            next.man[m.to - 2] = '.';
        }
    }
    for (int side = 0; side < 2; side++) {
        int corner = side ? 0 : 56;
        if (m.from == corner + 7 || m.to == corner + 7)
            next.short_castling[side] = 0;
        if (m.from == corner || m.to == corner)
            next.long_castling[side] = 0;
    }
    next.white = !b->white;
    return next;
}

/* Adds a move, four times when it promotes, if the king survives it. */
static int add(const mailbox *b, mailbox_move *list, int count, int from, int to)
{
    int promotes = toupper((unsigned char)b->man[from]) == 'P' && (to / 8 == 0 || to / 8 == 7);
    const char *choice = !promotes ? "" : b->white ? "QRBN" : "qrbn";
    do {
        mailbox_move m = {from, to, *choice};
        mailbox next = mailbox_play(b, m);
        if (!mailbox_in_check(&next, b->white))
            list[count++] = m;
    } while (*choice && *++choice);
    return count;
}

static int add_pawn(const mailbox *b, mailbox_move *list, int count, int from)
{
    int up = b->white ? 1 : -1, to = away(from, 0, up);
    if (b->man[to] == '.') {
        count = add(b, list, count, from, to);
        int twice = away(to, 0, up);
        if (from / 8 == (b->white ? 1 : 6) && b->man[twice] == '.')
            count = add(b, list, count, from, twice);
    }
    for (int dx = -1; dx <= 1; dx += 2) {
        to = away(from, dx, up);
        if (to >= 0 && (is_theirs(b, b->man[to]) || to == b->en_passant))
            count = add(b, list, count, from, to);
    }
    return count;
}

static int add_ways(const mailbox *b, mailbox_move *list, int count, int from, const int ways[][2], int number,
                    int slides)
{
    for (int i = 0; i < number; i++) {
        int to = from;
        do {
            to = away(to, ways[i][0], ways[i][1]);
            if (to < 0 || is_mine(b, b->man[to]))
                break;
            count = add(b, list, count, from, to);
        } while (slides && b->man[to] == '.');
    }
    return count;
}

static int add_castling(const mailbox *b, mailbox_move *list, int count)
{
    int home = b->white ? 4 : 60;
    if (mailbox_in_check(b, b->white))
        return count;
    if (b->short_castling[b->white] && b->man[home + 1] == '.' && b->man[home + 2] == '.' &&
        !is_attacked(b, home + 1, !b->white))
        count = add(b, list, count, home, home + 2);
    if (b->long_castling[b->white] && b->man[home - 1] == '.' && b->man[home - 2] == '.' && b->man[home - 3] == '.' &&
        !is_attacked(b, home - 1, !b->white))
        count = add(b, list, count, home, home - 2);
    return count;
}

int mailbox_moves(const mailbox *b, mailbox_move *list)
{
    int count = 0;
    for (int from = 0; from < 64; from++) {
        if (!is_mine(b, b->man[from]))
            continue;
        switch (toupper((unsigned char)b->man[from])) {
        case 'P':
            count = add_pawn(b, list, count, from);
            break;
        case 'N':
            count = add_ways(b, list, count, from, knight_ways, 8, 0);
            break;
        case 'B':
            count = add_ways(b, list, count, from, king_ways + 4, 4, 1);
            break;
        case 'R':
            count = add_ways(b, list, count, from, king_ways, 4, 1);
            break;
        case 'Q':
            count = add_ways(b, list, count, from, king_ways, 8, 1);
            break;
        default:
            count = add_ways(b, list, count, from, king_ways, 8, 0);
        }
    }
    return add_castling(b, list, count);
}

uint64_t mailbox_perft(const mailbox *b, int depth)
{
    mailbox_move list[MAILBOX_MOVES];
    int count = mailbox_moves(b, list);
    uint64_t sum = 0;
    if (depth == 1)
        return (uint64_t)count;
    for (int i = 0; i < count; i++) {
        mailbox next = mailbox_play(b, list[i]);
        sum += mailbox_perft(&next, depth - 1);
    }
    return sum;
}

void mailbox_write(mailbox_move m, char text[6])
{
    char all[6] = {(char)('a' + m.from % 8),
                   (char)('1' + m.from / 8),
                   (char)('a' + m.to % 8),
                   (char)('1' + m.to / 8),
                   (char)tolower((unsigned char)m.becomes),
                   '\0'};
    memcpy(text, all, sizeof all);
}
