"""Learning: games that are the same whatever the number of jobs or the number of goes, weights that follow from them."""
import os
import signal
import struct
import subprocess
import time
import unittest

from program import PROGRAM, ProgramTest

GAMES = ["--games", "24", "--depth", "1", "--exact", "9"]


class TuneTest(ProgramTest):
    def read(self, name, mode="r"):
        with open(self.path(name), mode) as file:
            return file.read()

    def play(self, name, *more):
        return self.zw("tune", "othello", "games", self.path(name), *GAMES, *more)

    def learn(self, name, out, *more, **how):
        return self.zw("tune", "othello", "weights", self.path(name), "--out", self.path(out), "--rounds", "3",
                       "--hold-out", "4", *more, **how)

    def complains(self, *words, says):
        complaint = self.complaint(*words)
        for text in says:
            self.assertIn(text, complaint)


class Tune(TuneTest):
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

    def test_two_runs_do_not_write_one_file(self):
        words = ["tune", "othello", "games", self.path("games"), "--games", "100000", "--depth", "2", "--jobs", "1"]
        with subprocess.Popen([PROGRAM, *words], stderr=subprocess.DEVNULL) as first:
            while not os.path.exists(self.path("games")) or not self.read("games"):
                time.sleep(0.05)
            self.complains(*words, says=["another zw is writing '" + self.path("games") + "'"])
            first.send_signal(signal.SIGINT)
            first.wait(timeout=300)
        self.assertTrue(self.read("games").endswith("\n"))

    def test_a_full_disk_keeps_the_games_before(self):
        self.play("whole")
        text = self.read("whole")
        line = self.complaint("tune", "othello", "games", self.path("part"), *GAMES, largest_file=3000)
        self.assertIn("part': File too large", line)
        self.assertTrue(text.startswith(self.read("part")) and self.read("part").endswith("\n"))
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

    def test_games_begin_as_those_of_a_file(self):
        """Each follows its record, up to a ply of its own; only then are moves its own."""
        records = ["f5d6c3d3c4f4c5b3c2e3d2c6", "f5f6e6f4e3c5c4e7c6e2f3f2"]
        self.write("records", "\n".join(records) + "\n")
        self.play("games", "--from", self.path("records"), "--follow", "12", "--opening", "0", "--until", "0")
        followed = []
        for number, line in enumerate(self.read("games").splitlines()[1:]):
            moves = "".join(move.split(":")[0] for move in line.split()[1:])
            record = records[number % 2]
            followed.append(next((i for i in range(12) if moves[2 * i:2 * i + 2] != record[2 * i:2 * i + 2]), 12))
            self.assertIn(":", line.split()[1])  # and every position has a value
        self.assertGreater(max(followed), 9)
        self.assertLess(min(followed), 9)
        self.assertGreater(sum(followed) / len(followed), 4)
        self.write("boards", "-" * 27 + "OX------XO" + "-" * 27 + " X moves d3\n")
        for name, says in (("nowhere", "nowhere"), ("boards", "boards:1: expected games from the initial position")):
            self.complains("tune", "othello", "games", self.path("other"), *GAMES, "--from", self.path(name), says=[says])

    def rows(self, name):
        data = self.read(name, "rb")
        header = struct.unpack("<8i", data[:32])
        width = header[3] + header[4]
        return header, list(struct.iter_unpack(f"<{width}i", data[32:]))

    def test_terms_are_the_positions_of_the_games(self):
        self.play("games")
        self.play("more", "--seed", "2")
        self.zw("tune", "othello", "terms", self.path("games"), self.path("more"), "--out", self.path("rows"))
        header, rows = self.rows("rows")
        self.assertEqual((header[0], header[1], header[4]), (0x3154575A, 18, 5))
        lines = self.read("games").splitlines()[1:] + self.read("more").splitlines()[1:]
        valued = [(number, int(move.split(":")[1])) for number, line in enumerate(lines) for move in line.split()[1:]
                  if ":" in move]
        self.assertEqual([(row[0], row[3]) for row in rows], valued)
        for row in rows:
            outcome = int(lines[row[0]].split()[0])
            self.assertEqual(row[4], -outcome if row[1] else outcome)
            self.assertTrue(all(0 <= term < header[2] for term in row[5:]))

    def test_packed_weights_are_those_learned_here(self):
        """A weight for each number and stage comes back from the bytes as often as it was put in."""
        self.play("games")
        self.zw("tune", "othello", "terms", self.path("games"), "--out", self.path("rows"))
        header, _ = self.rows("rows")
        count = header[1] * header[2]
        sizes = []
        for weight in (0.0, 100.0):
            with open(self.path("found"), "wb") as file:
                file.write(struct.pack("<f", weight) * count)
            self.zw("tune", "othello", "pack", self.path("found"), "--out", self.path("packed"))
            sizes.append(os.path.getsize(self.path("packed")))
        self.assertLess(sizes[0], 2000)
        self.assertGreater(sizes[1], count // 64)
        pack = ["tune", "othello", "pack", self.path("found"), "--out", self.path("packed")]
        self.write("found", "short")
        self.complains(*pack, says=["found': 5 bytes", str(4 * count)])
        with open(self.path("found"), "wb") as file:
            file.write(struct.pack("<f", float("nan")) * count)
        self.complains(*pack, says=["found': weight 0 is not a number"])
        self.complains("tune", "chess", "terms", self.path("games"), "--out", self.path("rows"), says=["chess"])

    def test_weights_follow_from_the_games_alone(self):
        self.play("games")
        result = self.learn("games", "one", "--jobs", "1", "--json")
        self.learn("games", "two", "--jobs", "3")
        self.assertEqual(self.read("one", "rb"), self.read("two", "rb"))
        stages = result.objects
        self.assertEqual(len(stages), 18)
        self.assertTrue(all(s["error_on_fitted"] <= s["error_of_0"] for s in stages if s["fitted"] > 100))

    def test_what_was_there_is_lost_only_to_something_complete(self):
        self.play("games")
        self.write("precious", "not to be touched")
        for name in ("w.bin.new", "w.bin.part.new"):
            os.symlink(self.path("precious"), self.path(name))
        self.write("w.bin", "before")
        os.chmod(self.path("w.bin"), 0o640)
        full = self.learn("games", "w.bin", status=2, largest_file=1000)
        self.assertIn("w.bin': File too large", full.err)
        self.assertEqual(self.read("w.bin"), "before")
        self.learn("games", "w.bin")
        self.assertEqual(self.read("precious"), "not to be touched")
        self.assertEqual(os.stat(self.path("w.bin")).st_mode & 0o777, 0o640)
        self.learn("games", "other")
        self.assertEqual(self.read("w.bin", "rb"), self.read("other", "rb"))
        os.symlink(self.path("w.bin"), self.path("link"))
        self.learn("games", "link")
        self.assertTrue(os.path.islink(self.path("link")))
        self.assertEqual(sorted(os.listdir(self.directory.name)), ["games", "link", "other", "precious", "w.bin",
                                                                   "w.bin.new", "w.bin.part.new"])

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

    def test_games_of_other_rules_are_not_added(self):
        games = ["tune", "checkers", "games", self.path("games"), "--games", "2", "--nodes", "200", "--tablebase", "off"]
        self.zw(*games, "--without", "lmr,futility")
        self.assertTrue(self.read("games").splitlines()[0].endswith(", without futility,lmr"))
        self.complains(*games, says=["games", "same settings"])
        self.zw(*games, "--without", "futility,lmr", "--games", "3")

    def test_bad_commands_say_what_was_expected(self):
        games = self.path("games")
        self.play("games")
        self.complains("tune", "othello", "learn", games, says=["learn", "games, weights, selectivity, terms or pack"])
        self.complains("tune", "othello", "weights", games, says=["--out"])
        self.complains("tune", "connect4", "weights", games, "--out", self.path("w"), says=["connect4", "othello"])
        self.complains("tune", "othello", "games", games, *GAMES, "--seed", "3", says=["games", "same settings"])
        self.complains("tune", "othello", "games", games, "--seconds", "9", says=["--depth or --nodes"])
        self.complains("tune", "othello", "games", games, games, says=["one FILE"])
        self.complains("tune", "othello", "selectivity", games, "--depth", "99", "--out", "x", says=["99", "15"])
        self.complains("tune", "othello", "games", self.path("no/where"), *GAMES, says=["no/where"])


def digest(data):
    """Of a side file: src/tune/checkpoint.c, digest_add."""
    value = len(data)
    for (word,) in struct.iter_unpack("=Q", data + bytes(-len(data) % 8)):
        value = (value ^ word) * 0x9E3779B97F4A7C15 & 0xFFFFFFFFFFFFFFFF
        value ^= value >> 29
    return struct.pack("=Q", value)


class Killed(TuneTest):
    STEPS = {"weights": ["--rounds", "10", "--hold-out", "4", "--jobs", "1"],
             "selectivity": ["--positions", "2000", "--depth", "3", "--jobs", "2"]}

    def words(self, step, out, *more):
        return ["tune", "othello", step, self.path("games"), "--out", self.path(out), *self.STEPS[step], *more]

    def same(self, *names):
        return len({self.read(name, "rb") for name in names}) == 1

    def stamp(self, name):
        try:
            found = os.stat(self.path(name))
            return found.st_ino, found.st_mtime_ns
        except FileNotFoundError:
            return None

    def run_until(self, words, writings, sign=signal.SIGKILL):
        """Runs until part.part was written so often since, then sends the signal. The exit status and the complaint."""
        with subprocess.Popen([PROGRAM, *words], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True) as child:
            last = self.stamp("part.part")
            while child.poll() is None and writings > 0:
                time.sleep(0.001)
                now = self.stamp("part.part")
                writings -= now != last
                last = now
            child.send_signal(sign)
            return child.wait(), child.stderr.read()

    def keep(self, step):
        """Makes a side file with everything in it: the step is not finished because its result cannot be written."""
        os.mkdir(self.path("part"))
        self.complains(*self.words(step, "part"), says=["part'", "ordinary file"])
        os.rmdir(self.path("part"))
        return self.read("part.part", "rb")

    def replace_kept(self, data):
        with open(self.path("part.part"), "wb") as file:
            file.write(data)

    def test_a_killed_step_goes_on_to_the_same_result(self):
        self.play("games")
        for step in self.STEPS:
            self.zw(*self.words(step, "whole"))
            for writings in (0, 1, *[3, 4, 2, 5] * 40):
                ended = self.run_until(self.words(step, "part"), writings)
                if not ended[0]:
                    break
                self.assertEqual(ended, (-signal.SIGKILL, ""))
                self.assertTrue(not self.stamp("part") or self.same("part", "whole"), step)
            self.assertTrue(self.same("part", "whole"), step)
            os.remove(self.path("part"))
            self.assertEqual(sorted(os.listdir(self.directory.name)), ["games", "whole"])

    def test_what_was_kept_is_not_computed_again(self):
        """The first job is replaced by one that claims to be done and found nothing: this is believed."""
        self.play("games")
        for step, nothing in (("weights", struct.pack("=d", 1e9)), ("selectivity", bytes(8))):
            kept = self.keep(step)
            self.zw(*self.words(step, "part", "--jobs", "3"))
            os.rename(self.path("part"), self.path("whole"))
            state = kept.index(b"\n") + 1 + 16
            size, = struct.unpack_from("=Q", kept, state - 8)
            kept = kept[:state] + nothing + bytes(size - 8)
            self.replace_kept(kept + digest(kept))
            self.zw(*self.words(step, "part"))
            self.assertFalse(self.same("part", "whole"), step)
            os.remove(self.path("part"))

    def test_ctrl_c_keeps_what_there_is(self):
        self.play("games")
        for words in (self.words("weights", "part", "--rounds", "100000"),
                      self.words("selectivity", "part", "--depth", "15")):
            status, said = self.run_until(words, 2, signal.SIGINT)
            self.assertEqual(status, 2)
            self.assertRegex(said, "^zw: stopped .*; the same command continues\n$")
            os.remove(self.path("part.part"))

    def test_what_another_command_kept_is_refused(self):
        self.play("games")
        games = self.read("games")
        for step, other in (("weights", "--ridge"), ("selectivity", "--positions")):
            kept, words = self.keep(step), self.words(step, "part")
            self.complains(*words, other, "7", says=["part.part' keeps something else", step, "remove it"])
            self.write("games", "".join(games.splitlines(True)[:1] + games.splitlines(True)[2:]))
            self.complains(*words, says=["part.part' keeps something else", "same games"])
            self.write("games", games)
            self.assertTrue(self.read("part.part", "rb") == kept)
            os.remove(self.path("part.part"))

    def test_a_damaged_side_file_is_named(self):
        self.play("games")
        kept = self.keep("selectivity")
        head = kept.index(b"\n") + 1
        turned = bytearray(kept)
        turned[-30] ^= 4
        for damaged, says in ((kept[:-1], "is damaged"), (kept[:head], "is damaged"), (bytes(turned), "is damaged"),
                              (kept + kept[-8:], "is damaged"), (kept[:head - 1], "something else"),
                              (b"", "something else"), (b"\0" * 5000, "something else")):
            self.replace_kept(damaged)
            self.complains(*self.words("selectivity", "part"), says=["part.part'", says, "remove it"])


if __name__ == "__main__":
    unittest.main()
