#!/usr/bin/env python3
"""Compares keys and moves with those of Polyglot: polyglot.py ZW POLYGLOT MATCH PGN WORK. MATCH and PGN are the same games, as
`zw match chess` writes them. POLYGLOT makes a book of their first moves; zw tells the key of each position behind them, and the
book that follows from these keys, the moves and the results must be the same, entry by entry."""
import collections
import os
import struct
import subprocess
import sys

PLIES = 40


def code(board, move):
    """Sixteen bits of a move; `board` is that of a FEN."""
    ranks = ["".join(" " * int(c) if c.isdigit() else c for c in rank) for rank in board.split("/")[::-1]]
    if ranks[int(move[1]) - 1]["abcdefgh".index(move[0])] in "Kk" and move[0] == "e" and move[2] in "cg":
        move = move[:2] + {"c": "a", "g": "h"}[move[2]] + move[3]
    here, there = (8 * (int(move[i + 1]) - 1) + "abcdefgh".index(move[i]) for i in (0, 2))
    return there | here << 6 | (" nbrq".index(move[4]) if len(move) > 4 else 0) << 12


def ours(zw, match):
    engine = subprocess.Popen([zw, "uci", "--table", "1M"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    found = collections.Counter()
    with open(match, encoding="ascii") as file:
        games = [line.rstrip("\n").split("\t") for line in file if not line.startswith("#")]
    for _, result, _, _, _, opening, played, *_ in games:
        moves = opening.split()[2:] + played.split()
        for ply, move in enumerate(moves[:PLIES]):
            engine.stdin.write(f"position startpos moves {' '.join(moves[:ply])}\nd\n")
            engine.stdin.flush()
            for line in engine.stdout:
                if line.startswith("Fen: "):
                    board = line.split()[1]
                if line.startswith("Polyglot key: "):
                    key = int(line.split()[-1], 16)
                    break
            points = {"1-0": 2, "1/2-1/2": 1, "0-1": 0}[result]
            found[key, code(board, move)] += points if ply % 2 == 0 else 2 - points
    return {entry: weight for entry, weight in found.items() if weight}, len(games)


def theirs(polyglot, pgn, work):
    book = os.path.join(work, "polyglot.bin")
    subprocess.run([polyglot, "make-book", "-pgn", pgn, "-bin", book, "-max-ply", str(PLIES), "-min-game", "1"], check=True,
                   stdout=subprocess.DEVNULL, cwd=work)
    with open(book, "rb") as file:
        data = file.read()
    entries = (struct.unpack_from(">QHHI", data, at) for at in range(0, len(data), 16))
    return {(key, move): weight for key, move, weight, _ in entries}


def main():
    zw, polyglot, match, pgn, work = sys.argv[1:]
    (mine, games), other = ours(zw, match), theirs(polyglot, os.path.abspath(pgn), work)
    different = [entry for entry in set(mine) | set(other) if mine.get(entry) != other.get(entry)]
    print(f"polyglot: {games} games, {len(other)} entries of polyglot compared with {len(mine)} of ours, {len(different)} differ")
    for key, move in sorted(different)[:10]:
        print(f"polyglot: key {key:016x} move {move:04x}: ours {mine.get((key, move))}, theirs {other.get((key, move))}")
    return 1 if different or not mine else 0


if __name__ == "__main__":
    sys.exit(main())
