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

import draws
from program import PATIENCE, PROGRAM, ProgramTest

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "support"))
from othello import Board  # noqa: E402

DRAWS = int(os.environ.get("ZW_SOLVE_DRAWS", "40"))  # of options, for each game


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
    position = draws.othello(rng)
    return position, othello_value(Board(position))


@functools.lru_cache(maxsize=None)
def connect4_value(mine, theirs):
    """As the literature scores it: +n a win with n - 1 own stones left over."""
    stones = (mine | theirs).bit_count()
    if draws.four(theirs):
        return (stones + 1) // 2 - 22
    best = None
    for column in range(7):
        places = [7 * column + row for row in range(6) if not (mine | theirs) >> (7 * column + row) & 1]
        if places:
            value = -connect4_value(theirs, mine | 1 << places[0])
            best = value if best is None else max(best, value)
    return 0 if best is None else best


def connect4_endgame(rng):
    position, sides = draws.connect4_sides(rng)
    return position, connect4_value(*sides)


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
    position, sides = draws.kalah_sides(rng)
    return position, kalah_value(*sides)


# ------------------------------------------------------------------------------------------------------------------ tests


class SolveOptions(ProgramTest):
    def solve(self, game, position, options):
        """The answer, or None when the options were refused."""
        done = subprocess.run([PROGRAM, "solve", game, "--position", position, *options, "--json"], capture_output=True,
                              text=True, timeout=PATIENCE, check=False, cwd=self.directory.name)
        if done.returncode == 2:
            self.assertRegex(done.stderr, r'\A{"error":[^\n]+}\n\Z', options)
            return None
        self.assertIn(done.returncode, (0, 1), f"{position} {options}: {done.stderr}")
        return json.loads(done.stdout.splitlines()[-1])

    def judge(self, game, draw, seed, always=(), only_signs=False):
        rng = random.Random(seed)
        proven = 0
        for _ in range(DRAWS):
            position, value = draw(rng)
            options = draws.options(rng) + list(always)
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
            position = draws.tree(rng)
            words = ["search", "tree", "--position", position, "--algorithm", "minimax", "--json"]
            return position, self.zw(*words).result["value"]
        self.judge("tree", draw, 4)

    def test_checkers(self):
        database = self.path("db")
        self.zw("tablebase", "checkers", "3", "--dir", database)

        def draw(rng):
            while True:
                position = draws.checkers(rng, rng.choice((2, 3)))
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
            answer = self.solve("chess", position, draws.options(rng) + ["--nodes", "5000"])
            if answer and answer["proven"]:
                self.assertEqual(sign(answer["value"]), winner, position)


if __name__ == "__main__":
    unittest.main()
