"""Learning checkers: weights from the outcomes of games, and from the database where it knows them."""
import os
import re
import signal
import subprocess
import time
import unittest

from program import PROGRAM, ProgramTest

GAMES = ["--games", "24", "--depth", "2", "--opening", "6", "--until", "6", "--exact", "0", "--tablebase", "off"]
ROW = r"\{(-?\d+), (-?\d+)\}"


class TuneCheckers(ProgramTest):
    def setUp(self):
        super().setUp()
        self.zw("tune", "checkers", "games", self.path("games"), *GAMES)

    def read(self, name):
        with open(self.path(name), encoding="utf-8") as file:
            return file.read()

    def words(self, out, *more):
        return ["tune", "checkers", "weights", self.path("games"), "--out", self.path(out), "--hold-out", "4",
                "--rounds", "3", *more]

    def learn(self, out, *more):
        return self.zw(*self.words(out, *more))

    def test_weights_are_rows_that_follow_from_the_games_alone(self):
        result = self.learn("one", "--jobs", "1", "--tablebase", "off", "--json")
        self.learn("two", "--jobs", "3", "--tablebase", "off")
        self.assertEqual(self.read("one"), self.read("two"))
        self.assertRegex(self.read("one"), r"\[CHECKERS_TERM_MAN\][^\n]*\n    " + ROW + r",\n\[CHECKERS_TERM_KING\]")
        self.assertEqual([s["stage"] for s in result.objects],
                         ["19-24 pieces", "13-18 pieces", "7-12 pieces", "1-6 pieces"])
        self.assertGreater(sum(s["fitted"] for s in result.objects), 300)
        self.assertTrue(all(0 <= s["error"] <= 1000 for s in result.objects))

    def test_games_are_not_written_over_by_what_is_learned_from_them(self):
        before = self.read("games")
        os.symlink(self.path("games"), self.path("other"))
        for step in ("weights", "selectivity"):
            for out in ("games", "other"):
                self.assertIn(f"--out '{self.path(out)}'", self.complaint("tune", "checkers", step, self.path("games"), "--out",
                                                                        self.path(out), "--hold-out", "4", "--tablebase", "off"))
        self.assertEqual(self.read("games"), before)

    def test_lines_of_zeros_are_left_out_and_the_next_says_where_it_is(self):
        self.learn("w", "--tablebase", "off")
        regions = self.read("w").split("[CHECKERS_TERM_REGION]")[1]
        at = 0
        for part in re.split(r"\[CHECKERS_TERM_REGION \+ (?=\d+\] =)", regions)[1:]:
            first = int(part.split("]")[0])
            self.assertGreater(first, at)
            at = first + len(re.findall(ROW, part)) - 1
        self.assertLess(at, 5 * 6561)
        self.assertLess(len(re.findall(ROW, regions)), 5 * 6561)

    def test_games_end_where_the_database_knows_them(self):
        self.zw("tablebase", "checkers", "4", "--dir", self.path("db"))
        words = [*GAMES[:-1], self.path("db")]
        self.zw("tune", "checkers", "games", self.path("whole"), *words)
        self.zw("tune", "checkers", "games", self.path("short"), *words, "--known")
        whole, short = self.read("whole").splitlines()[1:], self.read("short").splitlines()[1:]
        ended = 0
        for one, other in zip(whole, short, strict=True):
            moves, few = one.split()[1:], other.split()[1:]
            self.assertEqual(moves[:len(few)], few)
            ended += len(few) < len(moves)
            if len(few) < len(moves):
                result = self.zw("search", "checkers", "--moves", " ".join(m.split(":")[0] for m in few), "--depth", "1",
                                 "--tournament", "--tablebase", self.path("db"), "--json").objects[-1]
                sign = -1 if len(few) % 2 else 1
                value, outcome = sign * result["value"], int(other.split()[0])
                self.assertEqual((outcome > 0) - (outcome < 0), (value > 10000) - (value < -10000))
        self.assertGreater(ended, 5)
        self.assertIn("--known", self.complaint("tune", "checkers", "games", self.path("none"), *GAMES, "--known"))

    def test_what_the_database_knows_is_not_what_became_of_the_game(self):
        self.zw("tablebase", "checkers", "3", "--dir", self.path("db"))
        plain = self.learn("plain", "--tablebase", "off", "--json").objects
        exact = self.learn("exact", "--tablebase", self.path("db"), "--json").objects
        self.assertEqual([s["fitted"] for s in plain], [s["fitted"] for s in exact])
        self.assertNotEqual(plain[3]["error_of_0"], exact[3]["error_of_0"])
        self.assertEqual(plain[0]["error_of_0"], exact[0]["error_of_0"])
        self.assertIn("--tablebase", self.complaint(*self.words("w", "--tablebase", self.path("nowhere"))))

    def test_a_killed_fit_goes_on_to_the_same_weights(self):
        words = lambda out: self.words(out, "--tablebase", "off", "--jobs", "1", "--rounds", "12")
        self.zw(*words("whole"))
        for wait in (0.005, 0.02, 0.05, 0.1, 0.3, *[60] * 3):
            with subprocess.Popen([PROGRAM, *words("part")], stdout=subprocess.DEVNULL) as child:
                end = time.monotonic() + wait
                while child.poll() is None and time.monotonic() < end:
                    time.sleep(0.005)
                child.send_signal(signal.SIGKILL)
                if child.wait() == 0:
                    break
        self.assertEqual(self.read("part"), self.read("whole"))
        self.assertFalse(os.path.exists(self.path("part.part")))

    def test_evaluations_differ_and_can_be_chosen(self):
        values = {self.zw("search", "checkers", "--position", "B:W18,20,22,25,26,27,K3:B1,2,6,8,9,10,K30", "--depth", "1",
                          "--evaluation", name, "--json").result["value"] for name in ("full", "hand", "plain")}
        self.assertEqual(len(values), 3)


if __name__ == "__main__":
    unittest.main()
