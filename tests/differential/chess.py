#!/usr/bin/env python3
"""Compares lists of legal chess moves with Stockfish's: chess.py STOCKFISH < lines of `zw moves chess`. Each line is a FEN, a
tabulator and the moves; `go perft 1` of the other program must list the same. Ends with status 1 after naming the first
positions that differ."""
import re
import subprocess
import sys
import threading

MOST_SHOWN = 5
MOVE = re.compile(r"^([a-h][1-8][a-h][1-8][qrbn]?): 1$")


def ask(engine, lines):
    """Runs beside the reading: pipes are short, and neither side may wait for the other."""
    for fen, _ in lines:
        engine.stdin.write(f"position fen {fen}\ngo perft 1\n")
    engine.stdin.write("quit\n")
    engine.stdin.close()


def answers(engine):
    """The move lists that come back, in order."""
    moves = []
    for line in engine.stdout:
        match = MOVE.match(line)
        if match:
            moves.append(match.group(1))
        elif line.startswith("Nodes searched"):
            yield moves
            moves = []


def main():
    lines = [line.rstrip("\n").split("\t") for line in sys.stdin if not line.startswith("#")]
    compared = different = listed = 0
    with subprocess.Popen([sys.argv[1]], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as engine:
        asking = threading.Thread(target=ask, args=(engine, lines))
        asking.start()
        for (fen, ours), theirs in zip(lines, answers(engine)):
            ours = ours.split()
            compared += 1
            listed += len(theirs)
            if sorted(ours) == sorted(theirs):
                continue
            different += 1
            if different <= MOST_SHOWN:
                print(f"chess: {fen}: only ours {sorted(set(ours) - set(theirs))}, "
                      f"only theirs {sorted(set(theirs) - set(ours))}, ours {len(ours)}, theirs {len(theirs)}")
        asking.join()
    print(f"chess: {compared} of {len(lines)} positions compared, {listed} moves, {different} positions differ")
    return 0 if lines and compared == len(lines) and not different else 1


if __name__ == "__main__":
    sys.exit(main())
