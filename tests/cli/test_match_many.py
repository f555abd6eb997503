"""Matches of more than two players: who meets whom, the ratings, files that go on; and Othello engines under GTP and NBoard."""
import math
import os
import sys
import unittest

from program import PROGRAM, ProgramTest

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, "..", "support"))

from othello import Board  # noqa: E402

THREE = ("mtdf/nodes=60", "mtdf/nodes=600", "aspiration/nodes=200")


def fake(protocol, habit, more=""):
    return f"{protocol}:'{sys.executable}' -B '{os.path.join(HERE, 'fake_othello.py')}' {protocol} {habit}{more}"


def likeliest(players, pairings):
    """Ratings by Zermelo's fixed point, which shares nothing with a method of Newton; their mean is 0."""
    strengths = [1.0] * players
    for _ in range(20000):
        points, met = [0.0] * players, [0.0] * players
        for a, b, points_a, games in pairings:
            points[a] += points_a
            points[b] += games - points_a
            met[a] += games / (strengths[a] + strengths[b])
            met[b] += games / (strengths[a] + strengths[b])
        strengths = [p / m for p, m in zip(points, met)]
    elo = [400 * math.log10(s) for s in strengths]
    return [e - sum(elo) / players for e in elo]


class Many(ProgramTest):
    def play(self, *more, players=THREE, out="m.txt", status=0):
        return self.zw("match", "connect4", *players, "--games", "4", "--table", "64K", "--seed", "3", "--out", self.path(out),
                       "--json", *more, status=status)

    def games(self, out="m.txt"):
        with open(self.path(out), encoding="utf-8") as file:
            return [line.split("\t") for line in file.read().splitlines()[1:]]

    def test_everybody_meets_everybody_from_the_same_openings(self):
        result = self.play().result
        met = {}
        for game in self.games():
            met.setdefault(frozenset(game[3:5]), []).append((game[3], game[5]))
        self.assertEqual(len(met), 3)
        openings = [sorted(opening for _, opening in games) for games in met.values()]
        self.assertEqual(openings, [openings[0]] * 3)
        for pair, games in met.items():
            self.assertEqual(sorted(first for first, _ in games), sorted(2 * list(pair)))
        self.assertEqual((result["games"], result["kind"], len(result["pairings"])), (12, "round robin", 3))
        self.assertEqual([p["games"] for p in result["players"]], [8] * 3)
        self.assertAlmostEqual(sum(p["elo"] for p in result["players"]), 0, delta=0.01)
        self.assertEqual(sorted((-p["elo"] for p in result["players"])), [-p["elo"] for p in result["players"]])

    def test_in_a_gauntlet_the_others_do_not_meet(self):
        result = self.play("--gauntlet").result
        self.assertEqual((result["kind"], [(p["a"], p["b"]) for p in result["pairings"]]), ("gauntlet", [("A", "B"), ("A", "C")]))
        self.assertTrue(all(THREE[0] in game[3:5] for game in self.games()))

    def test_the_ratings_are_the_likeliest(self):
        result = self.play("--games", "10").result
        pairings = [("ABC".index(p["a"]), "ABC".index(p["b"]), p["wins"] + p["draws"] / 2, p["games"]) for p in result["pairings"]]
        if not result["finite"]:
            pairings = [(a, b, points + 1, games + 2) for a, b, points, games in pairings]
        expected = likeliest(3, pairings)
        for player in result["players"]:
            self.assertAlmostEqual(player["elo"], expected["ABC".index(player["name"])], delta=0.02)
            self.assertTrue(player["elo_error"] is None or player["elo_error"] > 0)

    def test_a_match_that_was_stopped_goes_on_and_jobs_do_not_matter(self):
        whole = self.play("--jobs", "1")
        with open(self.path("m.txt"), encoding="utf-8") as file:
            lines = file.readlines()
        self.write("part.txt", "".join(lines[:6]) + lines[6][:9])
        again = self.play("--jobs", "3", out="part.txt")
        self.assertEqual({**whole.result, "file": ""}, {**again.result, "file": ""})
        with open(self.path("part.txt"), encoding="utf-8") as file:
            self.assertEqual(file.readlines(), lines)
        self.assertEqual(len(again.objects), 12 - 5 + 1)

    def test_two_players_are_counted_as_before(self):
        result = self.play(players=THREE[:2]).result
        self.assertEqual((result["a"], result["b"], result["games"]), (*THREE[:2], 4))
        self.assertEqual(self.play("--gauntlet", players=THREE[:2], out="g.txt").result["games"], 4)

    def test_the_table_for_people_has_everybody(self):
        out = self.zw("match", "connect4", *THREE, "--games", "2", "--table", "64K", "--out", self.path("m.txt")).out
        for player in THREE:
            self.assertIn(player, out)
        self.assertIn("3 players, round robin, 6 games", out)

    def test_what_only_two_can_do_is_refused(self):
        self.assertIn("--sprt with 3", self.complaint("match", "connect4", *THREE, "--sprt", "0,10"))
        self.assertIn("unexpected argument", self.complaint("match", "connect4", *["mtdf"] * 27))


class OthelloEngines(ProgramTest):
    """They are played by fake_othello.py, by `zw gtp` and by `zw nboard`."""

    def play(self, *words, limit=("--nodes", "100"), out="m.txt"):
        return self.zw("match", "othello", *words, *limit, "--table", "64K", "--games", "2", "--out", self.path(out), "--json").objects

    def check_games(self, out="m.txt"):
        with open(self.path(out), encoding="utf-8") as file:
            games = [line.split("\t") for line in file.read().splitlines()[1:]]
        for game in games:
            board, opening, moves = Board(), game[5].removeprefix("start moves ").split(), game[6].split()
            for move in opening + moves:
                board.play(move)
            self.assertEqual((game[2], board.moves()), ("finished", []))
            behind = Board()
            for move in opening:
                behind.play(move)
            first = board.discs() if behind.side == "X" else -board.discs()
            self.assertEqual(game[1], "1-0" if first > 0 else "0-1" if first < 0 else "1/2-1/2")

    def test_zw_plays_itself_through_its_protocols(self):
        engines = (f"gtp:'{PROGRAM}' gtp --nodes 100 --table 64K", f"nboard:'{PROGRAM}' nboard --nodes 100 --table 64K;depth=2")
        *games, result = self.play("mtdf", *engines, "--plies", "6")
        self.assertEqual((len(games), [p["forfeits"] for p in result["players"]]), (6, [0, 0, 0]))
        self.check_games()

    def test_well_behaved_engines_forfeit_nothing(self):
        for protocol in ("gtp", "nboard"):
            *games, result = self.play("mtdf", fake(protocol, "good"), out=protocol)
            self.assertEqual([g["forfeit"] for g in games], [None, None])
            self.check_games(protocol)

    def test_a_position_is_told_by_nboard_alone(self):
        position = "-" * 26 + "OOX" + "-" * 5 + "OXX" + "-" * 5 + "X" + "-" * 21
        position = position[:64] + " O"
        first = ("--position", position, "--plies", "1")
        self.assertEqual([g["forfeit"] for g in self.play("mtdf", fake("nboard", "good"), *first)[:-1]], [None, None])
        self.assertIn("by GTP", self.complaint("match", "othello", "mtdf", fake("gtp", "good"), "--games", "2", *first, "--nodes", "50"))

    def test_a_fault_loses_the_game_and_is_no_strength(self):
        for protocol in ("gtp", "nboard"):
            for habit, reason in (("crash", "crashed"), ("illegal", "illegal move")):
                with self.subTest(protocol + habit):
                    *games, result = self.play(fake(protocol, habit + ":2"), "mtdf", out=protocol + habit)
                    self.assertEqual([(g["score_a"], g["reason"], g["forfeit"]) for g in games], [(0, reason, "A")] * 2)
                    self.assertEqual(result["pairs"], [0] * 5)

    def test_who_resigns_has_lost_and_forfeits_nothing(self):
        *games, result = self.play(fake("gtp", "resign:3"), "mtdf")
        self.assertEqual([(g["score_a"], g["reason"], g["forfeit"]) for g in games], [(0, "resigned", None)] * 2)
        self.assertEqual(result["pairs"], [1, 0, 0, 0, 0])

    def test_an_engine_that_cannot_play_is_complained_about(self):
        for engine, word in ((fake("gtp", "dead"), "has ended"), (fake("nboard", "dead"), "has ended"),
                             (fake("gtp", "good", ";Hash=1"), "no settings: 'Hash'"), ("nboard:/no/such/engine", "cannot be started")):
            self.assertIn(word, self.complaint("match", "othello", "mtdf", engine, "--games", "2"))
        self.assertIn("plays othello", self.complaint("match", "chess", "mtdf", fake("gtp", "good"), "--games", "2"))


if __name__ == "__main__":
    unittest.main()
