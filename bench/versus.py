#!/usr/bin/env python3
"""Two builds of zw play each other: bench/versus.py GAME PROGRAM_A PROGRAM_B [GAMES [SEARCH OPTIONS...]]

For judging what a match within one program cannot: another evaluation compiled in. Games come in pairs from openings of
eight random plies, colours exchanged. Each move is a `zw search` of its own, with --nodes 3000 unless told otherwise.
"""
import json
import math
import random
import subprocess
import sys

PLIES = 8


def ask(program, *words):
    return json.loads(subprocess.run([program, *words, "--json"], capture_output=True, text=True, check=True)
                      .stdout.splitlines()[-1])


def opening(program, game, chance):
    """Random legal moves, as `zw moves` lists them."""
    moves = []
    for _ in range(PLIES):
        legal = ask(program, "moves", game, "--moves", " ".join(moves))["moves"]
        moves.append(chance.choice(legal))
    return moves


def play(game, first, second, moves, options):
    """The points of the first program: 1, 1/2 or 0."""
    moves = list(moves)
    while True:
        mover = len(moves) % 2
        report = ask((first, second)[mover], "search", game, "--moves", " ".join(moves), *options)
        if report["best"] is None:
            value = report["value"] if mover == 0 else -report["value"]
            return 1.0 if value > 0 else 0.5 if value == 0 else 0.0
        moves.append(report["best"])


def main():
    game, a, b = sys.argv[1:4]
    games = int(sys.argv[4]) if len(sys.argv) > 4 else 100
    options = sys.argv[5:] or ["--nodes", "3000", "--table", "1M"]
    chance, points = random.Random(1), []
    for _ in range(games // 2):
        moves = opening(a, game, chance)
        points += [play(game, a, b, moves, options), 1 - play(game, b, a, moves, options)]
        mean = sum(points) / len(points)
        error = math.sqrt(sum((p - mean) ** 2 for p in points)) / len(points)
        print(f"\r{len(points)} games: {100 * mean:.1f} % +- {196 * error:.1f}", end="", flush=True)
    print()


if __name__ == "__main__":
    main()
