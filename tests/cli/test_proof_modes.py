"""What any mode of `zw solve` calls proven, a certificate confirms: random options on random small positions of every game
that has certificates. ZW_PROOF_DRAWS says how many positions of each game; the slow test has 2,000.

Catches: a mode that proves a falsehood, a position that can be solved but not proven, a checker that refuses what is true.
"""
import os
import random
import unittest

import draws
from program import ProgramTest

DRAWS = int(os.environ.get("ZW_PROOF_DRAWS", "12"))
BATCH = max(1, min(10, DRAWS // 12))  # positions solved by one call, with the same options


def claim(value, only_sign):
    """The options of `zw prove` that say what `zw solve` said."""
    if not only_sign or value == 0:
        return ["--at-least", str(value), "--at-most", str(value)]
    return ["--at-least", "1"] if value > 0 else ["--at-most", "-1"]


class ProofModes(ProgramTest):
    def solved(self, game, positions, options):
        """What is called proven; nothing when the options are refused."""
        name = self.write("positions", "".join(position + "\n" for position in positions))
        answer = self.zw("solve", game, "--file", name, *options, "--json", status=(0, 1, 2))
        if answer.status == 2:
            self.assertRegex(answer.err, r'\A{"error":[^\n]+}\n\Z', options)
            return []
        self.assertEqual(len(answer.objects), len(positions), options)
        return [(position, found["value"]) for position, found in zip(positions, answer.objects) if found["proven"]]

    def confirm(self, game, draw, seed, always=(), databases=()):
        rng = random.Random(seed)
        left, proven = DRAWS, 0
        while left:
            positions = [draw(rng) for _ in range(min(BATCH, left))]
            left -= len(positions)
            options = draws.options(rng) + list(always)
            for position, value in self.solved(game, positions, options):
                only_sign = game == "checkers" or "--wdl" in options  # with --depth a win in checkers counts its distance
                told = f"zw solve {game} --position '{position}' {' '.join(options)}: {value}"
                made = self.zw("prove", game, "--position", position, *claim(value, only_sign), "--table", "1M", "--out",
                               "a.proof", *databases, status=(0, 1))
                self.assertEqual(made.status, 0, f"{told}\n{made.err}")
                found = self.zw("check", "a.proof", "--json", *databases, status=(0, 1, 2))
                self.assertEqual((found.status, found.out and found.result["valid"]), (0, True), f"{told}\n{found.err}")
                proven += 1
        self.assertGreater(proven, DRAWS // 8, "hardly anything was proven: nothing was tested")

    def test_connect4(self):
        self.confirm("connect4", lambda rng: draws.connect4_sides(rng)[0], 1)

    def test_othello(self):
        self.confirm("othello", draws.othello, 2)

    def test_kalah(self):
        """Plain minimax would need minutes for some."""
        self.confirm("kalah", lambda rng: draws.kalah_sides(rng)[0], 3, always=["--nodes", "1000000"])

    def test_trees(self):
        self.confirm("tree", draws.tree, 4)

    def test_checkers(self):
        """Three and four pieces; the databases have three."""
        self.zw("tablebase", "checkers", "3", "--dir", "db")
        databases = ["--tablebase", self.path("db")]
        self.confirm("checkers", lambda rng: draws.checkers(rng, rng.choice((3, 4, 4, 4))), 5,
                     always=["--nodes", "20000", *databases], databases=databases)


if __name__ == "__main__":
    unittest.main()
