"""No option makes `zw solve` prove a falsehood: random options on random endgames of every game, against brute force in
Python, a database, known mates and draws, or plain minimax. A refused combination must be refused in one line.

Catches: an evaluation or a rounding that gets into a proof, selectivity in an exact search, a table that is too small or
that keeps one bound, a depth limit taken for the end of the game.
"""
import functools
import json
import os
import random
import subprocess
import sys
import unittest

from program import PATIENCE, PROGRAM, ProgramTest

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "support"))
from othello import Board  # noqa: E402

DRAWS = int(os.environ.get("ZW_SOLVE_DRAWS", "40"))  # of options, for each game
ON_OFF = ["on", "off"]
CHOICES = {
    "--algorithm": ["alphabeta", "scout", "negascout", "aspiration", "mtdf", "sss", "dual", "cstar", "mtd-step",
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


def draw_options(rng):
    words = []
    for name in rng.sample(sorted(CHOICES), rng.randrange(1, 6)):
        words += [name, rng.choice(CHOICES[name])]
    return words + [flag for flag in FLAGS if rng.random() < 0.15]


def sign(value):
    return (value > 0) - (value < 0)


# ------------------------------------------------------------------------------------------------------------ brute force


def othello_value(board):
    """Discs for the side to move, empty squares going to the winner."""
    moves = board.moves()
    if not moves:
        return board.discs() if board.side == "X" else -board.discs()
    best = -64
    for move in moves:
        child = board.copy()
        child.play(move)
        best = max(best, -othello_value(child))
    return best


def othello_endgame(rng):
    while True:
        board = Board()
        while board.moves() and str(board).count("-") > rng.choice((4, 5, 6, 7)):
            board.play(rng.choice(board.moves()))
        if board.moves() and str(board).count("-") <= 7:
            return str(board), othello_value(board)


def four(stones):
    for step in (1, 7, 6, 8):
        pairs = stones & stones >> step
        if pairs & pairs >> 2 * step:
            return True
    return False


@functools.lru_cache(maxsize=None)
def connect4_value(mine, theirs):
    """As the literature scores it: +n a win with n - 1 own stones left over."""
    stones = (mine | theirs).bit_count()
    if four(theirs):
        return (stones + 1) // 2 - 22
    best = None
    for column in range(7):
        places = [7 * column + row for row in range(6) if not (mine | theirs) >> (7 * column + row) & 1]
        if places:
            value = -connect4_value(theirs, mine | 1 << places[0])
            best = value if best is None else max(best, value)
    return 0 if best is None else best


def connect4_endgame(rng):
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
            return text, connect4_value(mine, theirs)


@functools.lru_cache(maxsize=None)
def kalah_value(mine, theirs):
    """Sides are seven numbers, the store last; the difference of the stores for the side to move."""
    if not any(mine[:6]):
        return mine[6] - theirs[6] - sum(theirs[:6])
    best = None
    for pit in range(6):
        if not mine[pit]:
            continue
        places = [list(mine), list(theirs)]
        seeds, side, at = places[0][pit], 0, pit
        places[0][pit] = 0
        while seeds:
            at += 1
            if at > 6 or (side == 1 and at > 5):
                side, at = 1 - side, 0
            places[side][at] += 1
            seeds -= 1
        again = side == 0 and at == 6
        if side == 0 and at < 6 and places[0][at] == 1 and places[1][5 - at]:
            places[0][6] += 1 + places[1][5 - at]
            places[0][at] = places[1][5 - at] = 0
        after = tuple(places[0]), tuple(places[1])
        value = kalah_value(*after) if again else -kalah_value(after[1], after[0])
        best = value if best is None else max(best, value)
    return best


def kalah_endgame(rng):
    sides = [[0] * 7, [0] * 7]
    for _ in range(rng.randrange(3, 11)):
        sides[rng.randrange(2)][rng.randrange(6)] += 1
    sides[0][6], sides[1][6] = rng.randrange(15), rng.randrange(15)
    text = ",".join(map(str, sides[0] + sides[1]))
    if rng.random() < 0.5:
        return text + " S", kalah_value(tuple(sides[0]), tuple(sides[1]))
    return text + " N", kalah_value(tuple(sides[1]), tuple(sides[0]))


# ------------------------------------------------------------------------------------------------------------------ tests


class SolveOptions(ProgramTest):
    def solve(self, game, position, options):
        """The answer, or None when the options were refused."""
        done = subprocess.run([PROGRAM, "solve", game, "--position", position, *options, "--json"], capture_output=True,
                              text=True, timeout=PATIENCE, check=False, cwd=self.directory.name)
        if done.returncode == 2:
            self.assertRegex(done.stderr, r"\Azw: [^\n]+\n\Z", options)
            return None
        self.assertIn(done.returncode, (0, 1), f"{position} {options}: {done.stderr}")
        return json.loads(done.stdout.splitlines()[-1])

    def judge(self, game, draw, seed, always=(), only_signs=False):
        rng = random.Random(seed)
        proven = 0
        for _ in range(DRAWS):
            position, value = draw(rng)
            options = draw_options(rng) + list(always)
            answer = self.solve(game, position, options)
            if answer is None or not answer["proven"]:
                continue
            proven += 1
            wanted = sign(value) if only_signs or "--wdl" in options else value
            shown = sign(answer["value"]) if only_signs else answer["value"]
            self.assertEqual(shown, wanted, f"zw solve {game} --position '{position}' {' '.join(options)}")
            if not only_signs and "--depth" not in options:
                for move in answer.get("moves", []):
                    self.assertLessEqual(move["value"], wanted, f"{position} {options}")
        self.assertGreater(proven, DRAWS // 8, "hardly anything was proven: nothing was tested")

    def test_othello(self):
        self.judge("othello", othello_endgame, 1)

    def test_connect4(self):
        self.judge("connect4", connect4_endgame, 2)

    def test_kalah(self):
        self.judge("kalah", kalah_endgame, 3)

    def test_trees(self):
        def draw(rng):
            kind = rng.choice(("uniform:w=3,d=5", "edge:b=3,d=5", "graph:w=3,d=5,share=0.3", "ordered:w=4,d=4,first=0.5"))
            position = f"{kind},seed={rng.randrange(1000)}"
            words = ["search", "tree", "--position", position, "--algorithm", "minimax", "--json"]
            return position, self.zw(*words).result["value"]
        self.judge("tree", draw, 4)

    def test_checkers(self):
        database = self.path("db")
        self.zw("tablebase", "checkers", "3", "--dir", database)

        def draw(rng):
            while True:
                squares = rng.sample(range(1, 33), rng.choice((2, 3)))
                black, white = squares[:1], squares[1:]
                if rng.random() < 0.5:
                    black, white = squares[1:], squares[:1]
                text = [["K" * (rng.random() < 0.6 or s <= 4 or s >= 29) + str(s) for s in side] for side in (white, black)]
                position = f"{rng.choice('BW')}:W{','.join(text[0])}:B{','.join(text[1])}"
                answer = self.solve("checkers", position, ["--tablebase", database, "--nodes", "100"])
                if answer and answer["proven"]:
                    return position, answer["value"]
        for databases in ("off", database):
            self.judge("checkers", draw, 5, only_signs=True, # with --depth a win is counted by distance
                       always=["--tablebase", databases, "--nodes", "20000"])

    def test_chess(self):
        """Mates that are there, and positions that nobody wins."""
        known = [("6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1", 1), ("7k/8/5KQ1/8/8/8/8/8 b - - 0 1", 0),
                 ("8/8/8/8/8/4k3/4p3/4K3 w - - 0 1", 0), ("8/8/4k3/8/8/4K3/4N3/8 w - - 0 1", 0),
                 ("k7/2Q5/1K6/8/8/8/8/8 b - - 0 1", 0), ("7k/5Q2/6K1/8/8/8/8/8 w - - 0 1", 1)]
        rng = random.Random(6)
        for _ in range(DRAWS):
            position, winner = rng.choice(known)
            answer = self.solve("chess", position, draw_options(rng) + ["--nodes", "5000"])
            if answer and answer["proven"]:
                self.assertEqual(sign(answer["value"]), winner, position)


if __name__ == "__main__":
    unittest.main()
