"""Learning chess: games that can be given up, weights from their outcomes, and killed work that goes on."""
import os
import re
import signal
import subprocess
import time
import unittest

from program import PATIENCE, PROGRAM, ProgramTest

GAMES = ["--games", "16", "--depth", "1", "--opening", "6", "--until", "6", "--exact", "0", "--resign", "1500"]


class TuneChess(ProgramTest):
    def read(self, name):
        with open(self.path(name), encoding="utf-8") as file:
            return file.read()

    def play(self, name, *more):
        return self.zw("tune", "chess", "games", self.path(name), *GAMES, *more)

    def words(self, name, out, *more):
        return ["tune", "chess", "weights", self.path(name), "--out", self.path(out), "--hold-out", "4", *more]

    def learn(self, name, out, *more):
        return self.zw(*self.words(name, out, "--rounds", "3", *more))

    def games(self, name):
        return [line.split() for line in self.read(name).splitlines()[1:]]

    def test_games_go_on_to_the_same_file_with_any_number_of_jobs(self):
        self.play("whole", "--jobs", "1")
        text = self.read("whole")
        lines = text.splitlines(keepends=True)
        self.write("part", "".join(lines[:4]) + lines[4][:30])
        self.play("part", "--jobs", "3")
        self.assertEqual(self.read("part"), text)

    def test_games_are_given_up_when_both_sides_see_them_lost(self):
        self.play("games")
        given_up = 0
        for outcome, *moves in self.games("games"):
            sign = [1 if i % 2 == 0 else -1 for i in range(len(moves))]
            values = [s * int(m.split(":")[1]) for s, m in zip(sign, moves) if ":" in m]
            self.assertIn(int(outcome), (-32000, 0, 32000))
            last = values[-3:]
            if all(v >= 1500 for v in last) or all(v <= -1500 for v in last):
                self.assertEqual(int(outcome), 32000 if last[0] > 0 else -32000)
                given_up += 1
            for i in range(len(values) - 3):  # nobody plays on after the fourth
                run = values[i:i + 4]
                self.assertFalse(all(v >= 1500 for v in run) or all(v <= -1500 for v in run))
        self.assertGreater(given_up, 3)

    def test_a_limit_of_nodes_makes_the_same_games_again(self):
        words = ["--games", "3", "--nodes", "300", "--opening", "6", "--until", "6", "--resign", "800"]
        for name in ("one", "two"):
            self.zw("tune", "chess", "games", self.path(name), *words)
        self.assertEqual(self.read("one"), self.read("two"))
        self.assertIn("nodes 300", self.read("one").splitlines()[0])

    def test_weights_are_rows_that_follow_from_the_games_alone(self):
        self.play("games")
        result = self.learn("games", "one", "--jobs", "1", "--json")
        self.learn("games", "two", "--jobs", "3")
        self.assertEqual(self.read("one"), self.read("two"))
        self.assertIn("[CHESS_TERM_MATERIAL]", self.read("one"))
        self.assertRegex(self.read("one"), r"(?s)\[CHESS_TERM_TEMPO\][^\[]*CHESS_SCORE\(-?\d+, -?\d+\),\n$")
        stages = result.objects
        self.assertEqual([s["stage"] for s in stages], ["phase 19-24", "phase 13-18", "phase 7-12", "phase 0-6"])
        self.assertGreater(sum(s["fitted"] for s in stages), 300)
        self.assertTrue(all(0 <= s["error"] <= 1000 for s in stages))

    def test_only_quiet_positions_are_learned_from(self):
        self.play("games")
        positions = sum(":" in move for _, *moves in self.games("games") for move in moves)
        used = sum(s["fitted"] + s["held_out"] for s in self.learn("games", "w", "--json").objects)
        self.assertLess(used, positions)
        self.assertGreater(used, positions / 4)

    def test_a_penalty_keeps_the_weights_that_are_compiled_in(self):
        self.play("games")
        self.learn("games", "kept", "--ridge", "1000000")
        self.learn("games", "free", "--ridge", "1")
        source = os.path.join(os.path.dirname(__file__), "../../src/game/chess/weights.inc")
        with open(source, encoding="utf-8") as file:
            compiled = file.read()
        rows = [[int(n) for pair in re.findall(r"CHESS_SCORE\((-?\d+), (-?\d+)\)", text) for n in pair]
                for text in (compiled, self.read("kept"), self.read("free"))]
        self.assertEqual(len(rows[0]), len(rows[1]))
        ways = [max(abs(a - b) for a, b in zip(rows[0], other)) for other in rows[1:]]
        self.assertLessEqual(ways[0], 2)
        self.assertGreater(ways[1], 20)

    def test_a_killed_fit_goes_on_to_the_same_weights(self):
        self.play("games")
        words = lambda out: self.words("games", out, "--rounds", "12", "--jobs", "1")
        self.zw(*words("whole"))
        kills = 0
        for wait in (0.005, 0.02, 0.05, 0.2, 0.5, *[60] * 3):
            with subprocess.Popen([PROGRAM, *words("part")], stdout=subprocess.DEVNULL) as child:
                end = time.monotonic() + wait
                while child.poll() is None and time.monotonic() < end:
                    time.sleep(0.005)
                child.send_signal(signal.SIGKILL)
                if child.wait() == 0:
                    break
                kills += 1
        self.assertGreater(kills, 0)
        self.assertEqual(self.read("part"), self.read("whole"))
        self.assertFalse(os.path.exists(self.path("part.part")))

    def test_bad_lines_are_named(self):
        self.play("games")
        head, *lines = self.read("games").splitlines()
        for line, word in (("x e2e4", "'x'"), ("0 e2e5", "'e2e5'"), ("0 e2e4:zz", "'zz'"), ("99999 e2e4", "'99999'")):
            self.write("bad", "\n".join([head, *lines[:5], line]) + "\n")
            complaint = self.complaint(*self.words("bad", "w"))
            self.assertIn("bad:7", complaint)
            self.assertIn(word, complaint)
        self.write("short", "\n".join([head] + ["0 e2e4 e7e5"] * 5) + "\n")
        self.assertIn("no quiet position", self.complaint(*self.words("short", "w")))
        self.write("othello", "# othello games: seed 1\n")
        self.assertIn("expected games of chess", self.complaint(*self.words("othello", "w")))
        self.assertIn("--nodes", self.complaint("tune", "chess", "games", self.path("g"), "--seconds", "1"))

    def test_values_are_multiples_of_the_grain(self):
        for grain in ("10", "25"):
            for evaluation in ("full", "hand"):
                found = self.zw("search", "chess", "--depth", "3", "--grain", grain, "--evaluation", evaluation,
                                "--moves", "e2e4 c7c5 g1f3", "--json").result
                self.assertEqual(found["value"] % int(grain), 0)

    def test_a_board_may_set_the_grain(self):
        lines = "setoption name EvalGrain value 20\nposition startpos moves e2e4 c7c5 g1f3\ngo depth 3\n"
        done = subprocess.run([PROGRAM, "uci"], input=lines, capture_output=True, text=True, timeout=PATIENCE, check=True)
        values = [int(value) for value in re.findall(r"score cp (-?\d+)", done.stdout)]
        self.assertGreaterEqual(len(values), 3)
        self.assertEqual([value % 20 for value in values], [0] * len(values))


if __name__ == "__main__":
    unittest.main()
