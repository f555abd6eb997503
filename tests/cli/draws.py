"""Random options of `zw solve` and random small positions of each game, for tests of what it calls proven."""
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "support"))
from othello import Board  # noqa: E402

ON_OFF = ["on", "off"]
CHOICES = {
    "--algorithm": ["alphabeta", "scout", "negascout", "aspiration", "mtdf", "sss", "dual", "cstar", "mtd-step", "zoom", "bns",
                    "mtdf:from=2", "aspiration:width=3", "alphabeta:memory=off", "test:alpha=1", "minimax", "fe"],
    "--deepening": ON_OFF, "--table-move": ON_OFF, "--killers": ON_OFF, "--history": ON_OFF, "--static": ON_OFF,
    "--quiescence": ON_OFF, "--selectivity": ON_OFF, "--without": ["lmr", "null-move,futility", "none"],
    "--only": ["lmr", "futility,razoring"], "--etc": ["off", "all", "2"], "--etc-order": ON_OFF,
    "--cheap": ["replies", "size", "forced", "control"], "--evaluation": ["full", "plain", "hand"],
    "--grain": ["2", "7", "100"], "--depth-match": ["equal", "atleast"], "--store-leaves": ON_OFF,
    "--table-cutoffs": ON_OFF, "--root-order": ["best", "nodes"], "--root-move": ["safe", "last"],
    "--guess": ["0", "5", "-5", "value"], "--table": ["0", "16e", "1024e", "1M"], "--table-layout": ["compact", "wide"],
    "--replacement": ["always", "depth", "two-tier", "never", "old", "big", "two-big"], "--bounds": ["one", "two"],
    "--threads": ["1", "2"], "--multipv": ["2"], "--depth": ["1", "3", "40"], "--nodes": ["50", "3000"],
}
FLAGS = ["--fixed-depth", "--tournament", "--functions", "--equal", "--all", "--wdl"]


def options(rng):
    words = []
    for name in rng.sample(sorted(CHOICES), rng.randrange(1, 6)):
        words += [name, rng.choice(CHOICES[name])]
    return words + [flag for flag in FLAGS if rng.random() < 0.15]


def othello(rng):
    """At most seven empty squares."""
    while True:
        board = Board()
        while board.moves() and str(board).count("-") > rng.choice((4, 5, 6, 7)):
            board.play(rng.choice(board.moves()))
        if board.moves() and str(board).count("-") <= 7:
            return str(board)


def four(stones):
    for step in (1, 7, 6, 8):
        pairs = stones & stones >> step
        if pairs & pairs >> 2 * step:
            return True
    return False


def connect4_sides(rng):
    """Thirty stones and no winner: the moves, and the stones of the player to move and of the other as bits."""
    while True:
        mine = theirs = 0
        text = ""
        while len(text) < 30:
            column = rng.randrange(7)
            free = [7 * column + row for row in range(6) if not (mine | theirs) >> (7 * column + row) & 1]
            if not free:
                continue
            mine, theirs = theirs, mine | 1 << free[0]
            text += str(column + 1)
            if four(theirs):
                break
        else:
            return text, (mine, theirs)


def kalah_sides(rng):
    """Three to ten seeds in play; the sides of the player to move and of the other, stores last."""
    sides = [[0] * 7, [0] * 7]
    for _ in range(rng.randrange(3, 11)):
        sides[rng.randrange(2)][rng.randrange(6)] += 1
    sides[0][6], sides[1][6] = rng.randrange(15), rng.randrange(15)
    text = ",".join(map(str, sides[0] + sides[1]))
    south, north = map(tuple, sides)
    return (text + " S", (south, north)) if rng.random() < 0.5 else (text + " N", (north, south))


def tree(rng):
    kind = rng.choice(("uniform:w=3,d=5", "edge:b=3,d=5", "graph:w=3,d=5,share=0.3", "ordered:w=4,d=4,first=0.5"))
    return f"{kind},seed={rng.randrange(1000)}"


def checkers(rng, pieces):
    """One piece, or half of four, against the others."""
    squares = rng.sample(range(1, 33), pieces)
    few = 1 if pieces < 4 else rng.choice((1, 2))
    black, white = squares[:few], squares[few:]
    if rng.random() < 0.5:
        black, white = white, black
    text = [["K" * (rng.random() < 0.6 or s <= 4 or s >= 29) + str(s) for s in side] for side in (white, black)]
    return f"{rng.choice('BW')}:W{','.join(text[0])}:B{','.join(text[1])}"
