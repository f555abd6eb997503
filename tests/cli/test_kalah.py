"""Kalah through every command that takes a game: extra moves, endgames, lists, complaints."""
import unittest

from program import FOR_EVER, ProgramTest

START = "4,4,4,4,4,4,0,4,4,4,4,4,4,0 S"
VALUES = [1, 2, 1, 1, 2, 3, 3]
REFERENCES = ["minimax", "ins", "pns", "sss-open", "dual-open", "fe"]


class Kalah(ProgramTest):
    def test_it_is_listed_and_keeps_its_promises(self):
        listed = {o["name"]: o for o in self.zw("games", "--json").objects}["kalah"]
        self.assertEqual((listed["title"], listed["unit"], listed["max_moves"]), ("Kalah", "seeds", 6))
        self.assertIn("keeps its promises", self.zw("check-game", "kalah").out)

    def test_moves_and_what_they_lead_to(self):
        one = self.zw("moves", "kalah", "--after", "--json").result
        self.assertEqual(one["moves"], ["1", "2", "3", "4", "5", "6"])
        self.assertEqual(one["after"][2], "4,4,0,5,5,5,1,4,4,4,4,4,4,0 S")
        self.assertEqual(one["after"][5], "4,4,4,4,4,0,1,5,5,5,4,4,4,0 N")
        over = self.zw("moves", "kalah", "--position", "0,0,0,0,0,0,20,0,2,0,0,0,3,23 S", "--json").result
        self.assertEqual((over["moves"], over["outcome"]), ([], -8))

    def test_perft(self):
        self.assertEqual([self.zw("perft", "kalah", str(depth), "--json").result["nodes"] for depth in range(1, 9)],
                         [6, 35, 185, 942, 4690, 23233, 114430, 563055])

    def test_searches_reach_the_known_values(self):
        for algorithm in ["mtdf", "aspiration", *REFERENCES]:
            for depth, value in enumerate(VALUES, 1):
                r = self.zw("search", "kalah", "--depth", str(depth), "--algorithm", algorithm, "--json").result
                self.assertEqual((r["value"], r["position"], r["unit"]), (value, START, "seeds"), algorithm)
                self.assertEqual(len(r["line"]), depth)

    def test_the_line_of_a_search_can_be_played(self):
        """Catches: a line that goes on with the wrong player after an extra move."""
        r = self.zw("search", "kalah", "--depth", "12", "--json").result
        after = self.zw("search", "kalah", "--moves", " ".join(r["line"]), "--depth", "1", "--json").result
        self.assertEqual(len(r["line"]), 12)
        places = [int(n) for n in after["position"][:-2].split(",")]
        self.assertEqual(places[6] - places[13], r["value"])

    def test_every_algorithm_on_the_set(self):
        words = ["compare", "kalah", "--set", "kalah", "--depth", "6", "--table", "4M", "--json"]
        objects = [o for o in self.zw(*words).objects if "algorithm" in o and "positions" in o]
        self.assertGreater(len(objects), 8)
        self.assertTrue(all(o["positions"] == 60 for o in objects))

    def test_yardstick(self):
        rows = self.zw("yardstick", "kalah", "--depth", "8", "--json").objects
        self.assertEqual([r["value"] for r in rows if r.get("depth")][:8], [*VALUES, 4])
        for row in rows[:8]:
            self.assertLessEqual(row["graph_nodes"], row["minimal_tree_nodes"])
            self.assertLessEqual(row["graph_nodes"], row["search_nodes"])
            self.assertGreaterEqual(row["ratio"], 1)
        self.zw("yardstick", "kalah", "--set", "kalah", "--depth", "5")

    def test_a_match_credits_the_player_who_moved(self):
        """Catches: a referee who takes every second move for the other player's; then the deeper one scores half."""
        r = self.zw("match", "kalah", "mtdf/depth=6", "mtdf/depth=2", "--games", "20", "--seed", "3", "--json",
                    "--out", self.path("kalah.games")).result
        self.assertGreater(r["score"], 0.75)

    def test_endgames_are_solved(self):
        """The value of every move is that of the position behind it, turned round when the other side is to move."""
        position = "0,3,0,1,2,0,17,1,0,2,0,0,4,18 S"
        r = self.zw("solve", "kalah", "--position", position, "--all", "--json").result
        self.assertTrue(r["proven"])
        self.assertEqual(max(m["value"] for m in r["moves"]), r["value"])
        self.assertEqual(len(r["moves"]), 3)
        for move in r["moves"]:
            behind = self.zw("solve", "kalah", "--position", position, "--moves", move["move"], "--json").result
            same = behind["position"].endswith("S")
            self.assertEqual(move["value"], behind["value"] if same else -behind["value"], move)
        wdl = self.zw("solve", "kalah", "--position", position, "--wdl", "--json").result
        self.assertEqual(wdl["value"], (r["value"] > 0) - (r["value"] < 0))

    def test_solving_and_searching_to_the_end_agree(self):
        position = "0,1,0,0,2,0,20,0,0,1,0,1,0,23 N"
        solved = self.zw("solve", "kalah", "--position", position, "--json").result
        played = self.zw("search", "kalah", "--position", position, "--seconds", FOR_EVER, "--json").result
        self.assertTrue(solved["proven"] and played["proven"])
        self.assertEqual(solved["value"], played["value"])

    def test_a_bound_beyond_the_deepest_search_is_no_proof(self):
        words = ["solve", "kalah", "--functions", "--nodes", "1000", "--json"]
        self.assertFalse(self.zw(*words, status=1).result["proven"])

    def test_the_compiled_game_and_its_functions_count_the_same(self):
        words = ["search", "kalah", "--depth", "10", "--json"]
        self.assertEqual(self.zw(*words).untimed, self.zw(*words, "--functions").untimed)

    def test_bad_input(self):
        for position, named in (("4,4,4", "seeds of 3 places"), (START[:-1] + "X", "S or N"),
                                ("40,4,4,4,4,4,0,4,4,4,4,4,4,0 S", "84 seeds in all"),
                                ("4,4,4,4,4,4,0,4,4,4,four,4,4,0 S", "'four' for north's pit 4")):
            self.assertIn(named, self.complaint("search", "kalah", "--position", position, "--depth", "1"))
        self.assertIn("'7'", self.complaint("search", "kalah", "--moves", "7", "--depth", "1"))
        self.assertIn("empty", self.complaint("search", "kalah", "--moves", "3 3", "--depth", "1"))


if __name__ == "__main__":
    unittest.main()
