"""Learning: games that are the same whatever the number of jobs or the number of goes, weights that follow from them."""
import unittest

from program import ProgramTest

GAMES = ["--games", "24", "--depth", "1", "--exact", "9"]


class Tune(ProgramTest):
    def read(self, name, mode="r"):
        with open(self.path(name), mode) as file:
            return file.read()

    def play(self, name, *more):
        return self.zw("tune", "othello", "games", self.path(name), *GAMES, *more)

    def learn(self, name, out, *more):
        return self.zw("tune", "othello", "weights", self.path(name), "--out", self.path(out), "--rounds", "3",
                       "--hold-out", "4", *more)

    def complains(self, *words, says):
        complaint = self.complaint(*words)
        for text in says:
            self.assertIn(text, complaint)

    def test_the_number_of_jobs_changes_nothing(self):
        for jobs in ("1", "3"):
            self.play(jobs, "--jobs", jobs)
        self.assertEqual(self.read("1"), self.read("3"))
        self.play("other", "--seed", "2")
        self.assertNotEqual(self.read("1").splitlines()[1:], self.read("other").splitlines()[1:])

    def test_killed_games_go_on_to_the_same_file(self):
        self.play("whole")
        text = self.read("whole")
        lines = text.splitlines(keepends=True)
        for kept in (0, 1, 5):
            self.write("part", "".join(lines[:kept]) + lines[kept][:9])
            self.play("part")
            self.assertEqual(self.read("part"), text)

    def test_games_are_legal_and_end_as_written(self):
        self.play("games")
        for line in self.read("games").splitlines()[1:4]:
            outcome, *moves = line.split()
            played = " ".join(move.split(":")[0] for move in moves)
            end = self.zw("search", "othello", "--moves", played, "--depth", "1", "--json").result
            self.assertIsNone(end["best"])
            self.assertEqual(end["value"] * (-1) ** len(moves), int(outcome))

    def test_the_last_moves_are_the_best_ones(self):
        self.play("games")
        for line in self.read("games").splitlines()[1:6]:
            moves = line.split()[1:]
            at = max(i for i, move in enumerate(moves) if ":" in move and len(moves) - i >= 4)
            value = int(moves[at].split(":")[1])
            position = " ".join(move.split(":")[0] for move in moves[:at])
            solved = self.zw("solve", "othello", "--moves", position, "--json").result
            self.assertEqual(solved["value"] * 100, value)

    def test_weights_follow_from_the_games_alone(self):
        self.play("games")
        result = self.learn("games", "one", "--jobs", "1", "--json")
        self.learn("games", "two", "--jobs", "3")
        self.assertEqual(self.read("one", "rb"), self.read("two", "rb"))
        stages = result.objects
        self.assertEqual(len(stages), 13)
        self.assertTrue(all(s["error_on_fitted"] <= s["error_of_0"] for s in stages if s["fitted"] > 100))

    def test_games_of_two_files_count_together(self):
        self.play("games")
        self.play("more", "--seed", "2")
        counts = [sum(s["fitted"] + s["held_out"] for s in self.zw(
            "tune", "othello", "weights", *(self.path(f) for f in files), "--out", self.path("w"), "--rounds", "1",
            "--hold-out", "4", "--json").objects) for files in (["games"], ["more"], ["games", "more"])]
        self.assertEqual(counts[0] + counts[1], counts[2])

    def test_selectivity_is_a_table_of_forecasts(self):
        self.play("games")
        words = ["tune", "othello", "selectivity", self.path("games"), "--positions", "2000", "--depth", "3", "--out"]
        for name, jobs in (("one", "1"), ("two", "3")):
            self.zw(*words, self.path(name), "--jobs", jobs)
        self.assertEqual(self.read("one"), self.read("two"))
        self.assertRegex(self.read("one"), r"\n\[\d+\]\[3\]\[1\] = \{-?\d+, \d+\},\n")

    def test_bad_lines_are_named(self):
        self.play("games")
        head, *lines = self.read("games").splitlines()
        weights = ["tune", "othello", "weights", self.path("bad"), "--out", self.path("w")]
        for line, word in (("x f5", "'x'"), ("100 f5 a1", "'a1'"), ("100 f5:zz", "'zz'"), ("99999 f5", "'99999'")):
            self.write("bad", "\n".join([head, *lines[:2], line]) + "\n")
            self.complains(*weights, says=["bad:4", word])
        self.write("bad", "nonsense\n")
        self.complains(*weights, says=["nonsense", "expected games of othello"])
        self.write("bad", head + "\n")
        self.complains(*weights, says=["no games"])

    def test_bad_commands_say_what_was_expected(self):
        games = self.path("games")
        self.play("games")
        self.complains("tune", "othello", "learn", games, says=["learn", "games, weights or selectivity"])
        self.complains("tune", "othello", "weights", games, says=["--out"])
        self.complains("tune", "connect4", "weights", games, "--out", self.path("w"), says=["connect4", "othello"])
        self.complains("tune", "othello", "games", games, *GAMES, "--seed", "3", says=["games", "same settings"])
        self.complains("tune", "othello", "games", games, "--nodes", "9", says=["--depth"])
        self.complains("tune", "othello", "games", games, games, says=["one FILE"])
        self.complains("tune", "othello", "selectivity", games, "--depth", "99", "--out", "x", says=["99", "15"])
        self.complains("tune", "othello", "games", self.path("no/where"), *GAMES, says=["no/where"])


if __name__ == "__main__":
    unittest.main()
