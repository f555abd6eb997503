#!/usr/bin/env python3
"""Two builds of zw play Othello against each other: bench/duel.py PROGRAM_A PROGRAM_B [options of zw gtp ...]

For judging what a match within one program cannot: another evaluation compiled in. Games come in pairs from random
openings, colours exchanged; both programs run all the time and are spoken to by GTP, each with --nodes 10000 and --table 4M
unless told otherwise. GAMES, SEED, PLIES and JOBS in the environment set how many games (200), their openings (1), how long
those are (8) and how many are played at once (1). Prints the score of PROGRAM_A and what it is worth in Elo, with the
interval of 95 % from the pairs.
"""
import concurrent.futures
import math
import os
import random
import subprocess
import sys

SQUARES = [column + row for column in "abcdefgh" for row in "12345678"]
COLOURS = ("black", "white")


class Engine:
    def __init__(self, program, options):
        self.process = subprocess.Popen([program, "gtp", *options], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                        stderr=subprocess.DEVNULL, text=True)

    def ask(self, line):
        """What follows the = of the answer; None when the answer is a complaint."""
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()
        answer = self.process.stdout.readline()
        if not answer:
            sys.exit(f"{self.process.args[0]} ended at '{line}'")
        while self.process.stdout.readline().strip():
            pass
        return answer[1:].strip() if answer.startswith("=") else None

    def close(self):
        self.ask("quit")
        self.process.wait()


def opening(engine, chance, plies):
    engine.ask("clear_board")
    moves = []
    for ply in range(plies):
        squares = chance.sample(SQUARES, len(SQUARES))
        moves.append(next(s for s in squares + ["pass"] if engine.ask(f"play {COLOURS[ply % 2]} {s}") is not None))
    return moves


def play(engines, moves):
    """The points of the first engine, which has black: 1, 1/2 or 0."""
    for engine in engines:
        engine.ask("clear_board")
        for ply, move in enumerate(moves):
            engine.ask(f"play {COLOURS[ply % 2]} {move}")
    ply, passes = len(moves), 0
    while passes < 2:
        mover = ply % 2
        move = engines[mover].ask(f"genmove {COLOURS[mover]}")
        engines[1 - mover].ask(f"play {COLOURS[mover]} {move}")
        passes = passes + 1 if move.lower() == "pass" else 0
        ply += 1
    score = engines[0].ask("final_score")
    return 0.5 if score == "0" else float(score.startswith("B"))


def pair(number, programs, options):
    chance = random.Random(f"{os.environ.get('SEED', 1)}/{number}")
    a, b = (Engine(program, options) for program in programs)
    moves = opening(a, chance, int(os.environ.get("PLIES", 8)))
    points = play((a, b), moves) + 1 - play((b, a), moves)
    a.close()
    b.close()
    return points / 2


def elo(share):
    share = min(max(share, 1e-3), 1 - 1e-3)
    return -400 * math.log10(1 / share - 1)


def main():
    programs, options = sys.argv[1:3], sys.argv[3:] or ["--nodes", "10000", "--table", "4M"]
    pairs, points = int(os.environ.get("GAMES", 200)) // 2, []
    with concurrent.futures.ThreadPoolExecutor(int(os.environ.get("JOBS", 1))) as pool:
        for result in pool.map(lambda number: pair(number, programs, options), range(pairs)):
            points.append(result)
            mean = sum(points) / len(points)
            error = 1.96 * math.sqrt(sum((p - mean) ** 2 for p in points)) / len(points)
            print(f"\r{2 * len(points)} games: {100 * mean:.1f} % +- {100 * error:.1f}, Elo {elo(mean):+.0f} "
                  f"[{elo(mean - error):+.0f}, {elo(mean + error):+.0f}]", end="", flush=True)
    print()


if __name__ == "__main__":
    main()
