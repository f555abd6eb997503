"""Matches against external engines that speak the Hub protocol."""
import os
import re
import sys
import unittest

from program import PROGRAM, ProgramTest

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, "..", "support"))

from draughts import Board  # noqa: E402


def fake(habit, more=""):
    return f"hub:'{sys.executable}' -B '{os.path.join(HERE, 'fake_hub.py')}' {habit}{more}"


class OtherEngines(ProgramTest):
    """They are played by fake_hub.py and by `zw hub`."""

    def play(self, *words, limit=("--clock", "20+0"), out="m.txt"):
        return self.zw("match", "checkers", *words, *limit, "--out", self.path(out), "--json").objects

    def games(self, out="m.txt"):
        with open(self.path(out), encoding="utf-8") as file:
            return [line.split("\t") for line in file.read().splitlines()[1:]]

    def test_zw_plays_itself_through_its_protocol(self):
        *games, result = self.play("mtdf", f"hub:'{PROGRAM}' hub --table 1M;algorithm=aspiration;threads=1", "--games", "4",
                                   "--pgn", self.path("m.pdn"), limit=("--nodes", "300"))
        self.assertEqual((len(games), result["forfeits_a"], result["forfeits_b"]), (4, {}, {}))
        read = self.zw("moves", "checkers", "--file", self.path("m.pdn"), "--json").objects
        self.assertEqual(len(read), 4)
        for game in self.games():
            board = Board()
            for move in (game[5].removeprefix("start moves ") + " " + game[6]).split():
                ends = re.split("[-x]", move)
                found = [after for name, after in board.moves().items()
                         if re.split("[-x]", name)[:2] == [ends[0], ends[-1]]]
                self.assertTrue(found, (str(board), move))
                board = found[0] if len(found) == 1 else Board.from_fen(self.behind(board, move))
            if game[2] == "finished":
                self.assertEqual(board.moves(), {})

    def behind(self, board, move):
        return self.zw("moves", "checkers", "--position", board.fen, "--moves", move, "--json").result["position"]

    def test_a_well_behaved_engine_forfeits_nothing(self):
        *games, result = self.play("mtdf/nodes=100", fake("good", ";book=false"), "--games", "4", "--max-plies", "60")
        self.assertEqual([g["forfeit"] for g in games], [None] * 4)
        self.assertEqual((result["forfeits_a"], result["forfeits_b"]), ({}, {}))
        self.assertTrue(all(re.fullmatch(r"(25/4|-?\d+/\d+)/\d+", n) for g in self.games() for n in g[7].split()))

    def test_a_fault_loses_the_game_and_is_no_strength(self):
        faults = {"crash": "crashed", "illegal": "illegal move", "none": "no move", "hang": "out of time"}
        for habit, reason in faults.items():
            with self.subTest(habit):
                *games, result = self.play(fake(habit if habit == "hang" else habit + ":2"), "mtdf/nodes=100", "--games", "2", out=habit,
                                           limit=("--clock", "0.7+0.2" if habit == "hang" else "60+0"))
                self.assertEqual([(g["score_a"], g["reason"], g["forfeit"]) for g in games], [(0, reason, "A")] * 2)
                self.assertEqual((result["forfeits_a"], result["pairs"]), ({reason: 2}, [0] * 5))

    def test_an_engine_that_cannot_play_is_complained_about(self):
        for engine, word in ((fake("dead"), "has ended"), (fake("foreign"), "variant english"),
                             (fake("good", ";bock=1"), "no parameter 'bock'"),
                             (fake("picky", ";book=true"), "says 'there is no book'"), ("hub:/no/such/engine", "cannot be started")):
            self.assertIn(word, self.complaint("match", "checkers", "mtdf", engine, "--games", "2"))
        self.assertIn("plays checkers", self.complaint("match", "chess", "mtdf", fake("good"), "--games", "2"))


if __name__ == "__main__":
    unittest.main()
