#!/usr/bin/env python3
"""How chess games ended in which a value was seen: bench/odds.py PROGRAM GAMES...

Reads files of `zw match chess`, has PROGRAM search every eighth position of their games with NODES nodes (3000, from the
environment), and fits
    won = 1 / (1 + exp((middle - value) / width)), lost = the same of -value,
middle and width being straight lines over the phase (24 with all pieces, 0 without any): the numbers of
src/game/chess/odds.c. Then prints, for some ranges of phase and value, what the games had and what the fit says.
"""
import collections
import math
import os
import re
import subprocess
import sys

PHASES = {"N": 1, "B": 1, "R": 2, "Q": 4}
DECIDED = 2500  # values beyond teach nothing
STEP = 20  # values are counted in classes of so many hundredths
EVERY = 8  # plies


def start():
    board = {}
    for file, man in zip("abcdefgh", "RNBQKBNR"):
        board[file + "1"], board[file + "8"] = man, man.lower()
        board[file + "2"], board[file + "7"] = "P", "p"
    return board


def play(board, move):
    here, there = move[:2], move[2:4]
    man = board.pop(here)
    if man in "Pp" and here[0] != there[0] and there not in board:
        del board[there[0] + here[1]]
    if man in "Kk" and abs(ord(here[0]) - ord(there[0])) == 2:
        rook = ("h" if there[0] == "g" else "a") + here[1]
        board[("f" if there[0] == "g" else "d") + here[1]] = board.pop(rook)
    board[there] = man if len(move) == 4 else move[4].upper() if man == "P" else move[4]


class Engine:
    def __init__(self, program):
        self.process = subprocess.Popen([program, "uci", "--table", "4M"], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                        text=True)

    def value(self, moves):
        """Of the position behind the moves, for the side to move; None for a mate or a position without moves."""
        self.process.stdin.write(f"position startpos moves {' '.join(moves)}\ngo nodes {os.environ.get('NODES', 3000)}\n")
        self.process.stdin.flush()
        found = None
        for line in self.process.stdout:
            if line.startswith("bestmove"):
                return found
            score = re.search(r" score (cp|mate) (-?\d+)", line)
            if score:
                found = int(score[2]) if score[1] == "cp" else None


def read(engine, paths):
    """Games won, drawn and lost by the side to move, by phase and class of value."""
    found, games = collections.defaultdict(lambda: [0, 0, 0]), 0
    for path in paths:
        with open(path, encoding="ascii") as file:
            lines = [line.rstrip("\n").split("\t") for line in file if not line.startswith("#")]
        for line in lines:
            points, opening, moves = {"1-0": 0, "1/2-1/2": 1, "0-1": 2}[line[1]], line[5].split()[2:], line[6].split()
            moves, board = opening + moves, start()
            games += 1
            for ply, move in enumerate(moves):
                if ply >= len(opening) and ply % EVERY == games % EVERY:
                    value = engine.value(moves[:ply])
                    if value is not None and abs(value) <= DECIDED:
                        phase = min(24, sum(PHASES.get(man.upper(), 0) for man in board.values()))
                        found[phase, round(value / STEP) * STEP][points if ply % 2 == 0 else 2 - points] += 1
                play(board, move)
    return found, games


def odds(numbers, phase, value):
    middle, width = numbers[0] + numbers[1] * phase, max(1.0, numbers[2] + numbers[3] * phase)
    won, lost = (1 / (1 + math.exp(min(700, (middle - v) / width))) for v in (value, -value))
    return won, max(1e-9, 1 - won - lost), lost


def cost(numbers, found):
    return -sum(count * math.log(max(1e-9, share)) for (phase, value), counts in found.items()
                for count, share in zip(counts, odds(numbers, phase, value)) if count)


def fit(found):
    """The least cost, by the downhill simplex of Nelder and Mead."""
    corners = [[150, 0, 80, 0], [250, 0, 80, 0], [150, 8, 80, 0], [150, 0, 160, 0], [150, 0, 80, 8]]
    known = sorted((cost(c, found), c) for c in corners)
    while known[-1][0] - known[0][0] > 1e-3:
        centre = [sum(c[i] for _, c in known[:-1]) / 4 for i in range(4)]

        def at(step):
            point = [m + step * (w - m) for m, w in zip(centre, known[-1][1])]
            return cost(point, found), point
        best = at(-1)
        if best[0] < known[0][0]:
            best = min(best, at(-2))
        elif best[0] >= known[-2][0]:
            best = min(best, at(0.5), at(-0.5))
        if best[0] < known[-1][0]:
            known[-1] = best
        else:
            base = known[0][1]
            known = [(cost(p, found), p) for p in ([(a + b) / 2 for a, b in zip(base, c)] for _, c in known)]
        known.sort()
    return known[0][1]


def main():
    found, games = read(Engine(sys.argv[1]), sys.argv[2:])
    numbers = fit(found)
    total = sum(map(sum, found.values()))
    print(f"{games} games, {total} values")
    print("middle = {:.1f} + {:.2f} * phase, width = {:.1f} + {:.2f} * phase".format(*numbers))
    print(f"{'phase':>9} {'value':>12} {'values':>7}   won drawn lost   fit: won drawn lost")
    for low, high in ((0, 5), (6, 11), (12, 17), (18, 24)):
        for first in range(-500, 500, 200):
            sums, fitted = [0, 0, 0], [0.0, 0.0, 0.0]
            for (phase, value), counts in found.items():
                if low <= phase <= high and first <= value < first + 200:
                    sums = [a + b for a, b in zip(sums, counts)]
                    fitted = [a + sum(counts) * b for a, b in zip(fitted, odds(numbers, phase, value))]
            if sum(sums):
                print(f"{low:>4} - {high:<2} {first:>5} .. {first + 199:<4} {sum(sums):>6}   "
                      + " ".join(f"{1000 * c / sum(sums):4.0f}" for c in sums) + "       "
                      + " ".join(f"{1000 * c / sum(sums):4.0f}" for c in fitted))


if __name__ == "__main__":
    main()
