#!/usr/bin/env python3
"""Sets of positions for the laboratory, out of games that were played, and parts of sets.

    scripts/draw_set.py draw GAME FILE SOURCE > data/GAME-games.set
    scripts/draw_set.py split GAME SET kings|decided yes|no > data/...

`draw` takes 60 positions of as many games, drawn with a fixed seed. The plies are spread evenly from ply 8 to 24 plies before
the end: of the k-th game the position that lies (k + 1/2) / 60 of that way, the games in random order. FILE is PGN, PDN or
whatever else zw reads, or for Othello also the moves of a game in a line, behind other fields (FILE.xz is unpacked). SOURCE
says in a sentence where the games come from, for the head of the set.

`split` keeps the lines of a set whose position has (or has not) kings, or is (is not) decided: a search of depth 4 values it at
more than five pawns, 20 discs, or one and a half men. It names no position that the set has not, so that rows which were
measured for the set are those of its parts, too.
"""
import argparse
import json
import lzma
import os
import random
import re
import subprocess
import sys

ZW = os.environ.get("ZW", os.path.join(os.path.dirname(__file__), "..", "build", "zw"))
POSITIONS, SEED, FIRST, LAST = 60, 1, 8, 24
DECIDED = {"chess": 500, "othello": 2000, "checkers": 150}
DEPTH = 4


def zw(*arguments):
    return subprocess.run([ZW, *arguments], capture_output=True, text=True, check=True).stdout


# --------------------------------------------------------------------------------------------------------------- Othello


def flips(board, square, mover):
    """The discs that a move turns over."""
    turned = []
    row, column = divmod(square, 8)
    for down in (-1, 0, 1):
        for right in (-1, 0, 1):
            line, y, x = [], row + down, column + right
            while (down or right) and 0 <= y < 8 and 0 <= x < 8 and board[8 * y + x] == -mover:
                line.append(8 * y + x)
                y, x = y + down, x + right
            if line and 0 <= y < 8 and 0 <= x < 8 and board[8 * y + x] == mover:
                turned += line
    return turned


def with_passes(moves):
    """Moves without passes, with them; None where one is illegal."""
    board, mover, full = [0] * 64, 1, []
    board[27] = board[36] = -1
    board[28] = board[35] = 1
    for move in moves:
        square = ord(move[0]) - ord("a") + 8 * (int(move[1]) - 1)
        if not flips(board, square, mover):
            full.append("pass")
            mover = -mover
        turned = flips(board, square, mover)
        if board[square] or not turned:
            return None
        for changed in turned + [square]:
            board[changed] = mover
        full.append(move)
        mover = -mover
    return full


def othello_games(path):
    with (lzma.open if path.endswith(".xz") else open)(path, "rt", encoding="utf-8") as file:
        lines = [match.group() for match in (re.search(r"(?:[a-h][1-8]){20,}", line) for line in file) if match]
    random.Random(SEED).shuffle(lines)
    for line in lines:
        moves = with_passes(re.findall("..", line))
        if moves:
            yield moves


# ----------------------------------------------------------------------------------------------------------------- games


def games_of(game, path):
    """The moves of each game, in random order."""
    if game == "othello" and not path.endswith((".wtb", ".pgn")):
        yield from othello_games(path)
        return
    games = []
    start = json.loads(zw("show", game, "--json").splitlines()[-1])["start"]
    for line in zw("show", game, "--file", path, "--json").splitlines():
        shown = json.loads(line)
        if shown["start"] == start:
            games.append([move["move"] for move in shown["played"]])
    random.Random(SEED).shuffle(games)
    yield from games


def draw(game, path, source):
    chosen = []
    for moves in games_of(game, path):
        if len(moves) >= FIRST + LAST + 8 and len(chosen) < POSITIONS:
            chosen.append(moves)
        if len(chosen) == POSITIONS:
            break
    if len(chosen) < POSITIONS:
        sys.exit(f"{path} has {len(chosen)} games of {FIRST + LAST + 8} plies and more: expected {POSITIONS}")
    places = [(k + 0.5) / POSITIONS for k in range(POSITIONS)]
    random.Random(SEED + 1).shuffle(places)
    print(f"# {game}: {POSITIONS} positions of as many games, from ply {FIRST} to {LAST} plies before the end, drawn with")
    print(f"# scripts/draw_set.py draw {game} {os.path.basename(path)}")
    print(f"# {source}")
    for moves, place in zip(chosen, places):
        ply = FIRST + round(place * (len(moves) - LAST - FIRST))
        print("start moves " + " ".join(moves[:ply]))


# ----------------------------------------------------------------------------------------------------------------- parts


def position_of(game, line):
    start, _, moves = line.partition(" moves ")
    where = [] if start == "start" else ["--position", start]
    return [*where, "--moves", moves] if moves else where


def holds(game, kind, line):
    if kind == "kings":
        shown = json.loads(zw("show", game, *position_of(game, line), "--json").splitlines()[-1])
        return "K" in shown["position"]
    found = json.loads(zw("search", game, *position_of(game, line), "--depth", str(DEPTH), "--json").splitlines()[-1])
    return abs(found["value"]) > DECIDED[game]


def split(game, path, kind, wanted):
    with open(path, encoding="utf-8") as file:
        lines = [line.rstrip("\n") for line in file]
    kept = [line for line in lines if line and line[0] != "#" and holds(game, kind, line) == (wanted == "yes")]
    said = {("kings", "yes"): "with kings", ("kings", "no"): "without kings", ("decided", "yes"): "that are decided",
            ("decided", "no"): "that are not decided"}[kind, wanted]
    print(f"# {game}: the {len(kept)} positions of {os.path.basename(path)} {said}, by")
    print(f"# scripts/draw_set.py split {game} {os.path.basename(path)} {kind} {wanted}")
    print("\n".join(kept))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ways = parser.add_subparsers(dest="way", required=True)
    drawing = ways.add_parser("draw")
    for name in ("game", "file", "source"):
        drawing.add_argument(name)
    splitting = ways.add_parser("split")
    splitting.add_argument("game")
    splitting.add_argument("file")
    splitting.add_argument("kind", choices=("kings", "decided"))
    splitting.add_argument("wanted", choices=("yes", "no"))
    given = parser.parse_args()
    if given.way == "draw":
        draw(given.game, given.file, given.source)
    else:
        split(given.game, given.file, given.kind, given.wanted)


if __name__ == "__main__":
    main()
