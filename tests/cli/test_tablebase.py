"""`zw tablebase`: building, being killed, verifying, files that are broken, and the searches that ask them."""
import json
import os
import select
import shutil
import signal
import subprocess
import tempfile
import time
import unittest

from program import PROGRAM, ProgramTest

KINGS = "B:WK1:BK32,K18"  # two kings against one: won
SLICE = "checkers-0201"


class Databases(ProgramTest):
    """A database of three pieces for all tests, of which each gets a copy."""

    @classmethod
    def setUpClass(cls):
        cls.master = tempfile.mkdtemp()
        cls.addClassCleanup(shutil.rmtree, cls.master)
        cls.built = subprocess.run([PROGRAM, "tablebase", "checkers", "3", "--dir", cls.master, "--json"], text=True,
                                   capture_output=True, check=True)

    def setUp(self):
        super().setUp()
        self.db = self.path("db")
        shutil.copytree(self.master, self.db)

    def change(self, name, change):
        path = os.path.join(self.db, name)
        with open(path, "rb") as file:
            data = bytearray(file.read())
        with open(path, "wb") as file:
            file.write(change(data))

    def flip(self, name, at):
        def change(data):
            data[at] ^= 1
            return data
        self.change(name, change)

    def search(self, *words, status=0):
        return self.zw("search", "checkers", "--position", KINGS, "--nodes", "1000", "--json", *words, status=status)


class Building(Databases):
    def rows(self, text):
        objects = [json.loads(line) for line in text.splitlines()]
        return {tuple(o[k] for k in ("men", "kings", "their_men", "their_kings")): (o["won"], o["lost"], o["drawn"])
                for o in objects if "won" in o}

    def test_slices_have_the_known_numbers_of_wins_losses_and_draws(self):
        rows = self.rows(self.built.stdout)
        self.assertEqual(len(rows), 16)
        self.assertEqual(rows[0, 1, 0, 1], (230, 108, 654))
        self.assertEqual(rows[0, 1, 1, 0], (331, 6, 531))
        self.assertEqual(rows[1, 0, 0, 1], (53, 241, 574))
        self.assertEqual(rows[1, 0, 1, 0], (102, 47, 611))
        self.assertEqual(rows[0, 2, 0, 1], (14846, 0, 34))
        self.assertEqual(rows[1, 0, 2, 0], (96, 9083, 757))

    def test_a_second_run_builds_nothing(self):
        result = self.zw("tablebase", "checkers", "3", "--dir", self.db, "--json").result
        self.assertEqual((result["pieces"], result["slices"], result["built"]), (3, 16, 0))

    def test_a_build_that_is_killed_goes_on_and_ends_with_the_same_files(self):
        killed = self.path("killed")
        for seconds in (0.02, 0.1, 0.3):
            child = subprocess.Popen([PROGRAM, "tablebase", "checkers", "4", "--dir", killed],
                                     stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            time.sleep(seconds)
            child.send_signal(signal.SIGKILL)
            child.wait()
        self.zw("tablebase", "checkers", "4", "--dir", killed)
        self.zw("tablebase", "checkers", "4", "--dir", self.db, "--jobs", "1")
        names = sorted(os.listdir(self.db))
        self.assertEqual(sorted(os.listdir(killed)), names)
        for name in names:
            with open(os.path.join(self.db, name), "rb") as one, open(os.path.join(killed, name), "rb") as other:
                self.assertEqual(one.read(), other.read(), name)

    def test_a_build_that_is_stopped_says_so_and_keeps_what_there_is(self):
        with subprocess.Popen([PROGRAM, "tablebase", "checkers", "5", "--dir", self.db], stdout=subprocess.DEVNULL,
                              stderr=subprocess.PIPE, text=True) as child:
            while not os.path.exists(os.path.join(self.db, "checkers-0202.dtc")):
                time.sleep(0.01)
            child.send_signal(signal.SIGINT)
            said = child.communicate()[1]
        self.assertEqual(child.returncode, 1)
        self.assertRegex(said, r"^zw: stopped after \d+ pairs of slices; the same command continues\n")
        again = self.zw("tablebase", "checkers", "3", "--dir", self.db, "--json").result
        self.assertEqual((again["pieces"], again["built"]), (3, 0))

    def test_what_is_damaged_is_named_and_built_again(self):
        for name in (SLICE + ".wld", "checkers-1010.wld"):  # the second is its own counterpart
            self.flip(name, -1)
            answer = self.zw("tablebase", "checkers", "3", "--dir", self.db, "--json")
            self.assertEqual(len(answer.err.splitlines()), 1, answer.err)
            self.assertIn(name, answer.err)
            self.assertEqual(answer.result["built"], 1)
            self.zw("tablebase", "verify", "checkers", "--dir", self.db)

    def test_bad_calls_get_one_line(self):
        for words, says in ((("checkers", "7"), "'7'"), (("checkers", "1"), "'1'"), (("chess", "3"), "chess"),
                            (("checkers", "3", "4"), "'4'"), (("verify", "checkers", "x"), "'x'"),
                            (("verify", "checkers", "--dir", self.path("none")), self.path("none")),
                            (("checkers", "2", "--dir", "/dev/null/x"), "/dev/null/x"),
                            (("checkers", "2", "--dir", ""), "--dir ''"),
                            (("verify", "checkers", "--dir", self.db, "--distances", "3"), "--distances")):
            self.assertIn(says, self.complaint("tablebase", *words))


class Verifying(Databases):
    def test_all_is_well(self):
        result = self.zw("tablebase", "verify", "checkers", "--dir", self.db, "--json").result
        self.assertEqual((result["verified"], result["positions"]), (16, 199520))

    def test_packed_results_do_in_the_place_of_the_others(self):
        result = self.zw("tablebase", "pack", "checkers", "--dir", self.db, "--json").result
        self.assertEqual((result["packed"], result["positions"]), (16, 199520))
        self.assertLess(8 * result["packed_bytes"] / result["positions"], 0.25)
        self.assertEqual(self.zw("tablebase", "verify", "checkers", "--dir", self.db, "--json").result["verified"], 16)
        search = ["search", "checkers", "--position", "B:WK1:BK32,K18", "--nodes", "500", "--json", "--tablebase", self.db]
        before = self.zw(*search).result
        for name in os.listdir(self.db):
            if name.endswith((".wld", ".dtc")):
                os.remove(os.path.join(self.db, name))
        self.assertEqual(self.zw("tablebase", "verify", "checkers", "3", "--dir", self.db, "--json").result["verified"], 16)
        after = self.zw(*search).result
        self.assertEqual((after["value"] > 0, after["proven"]), (before["value"] > 0, before["proven"]))
        self.flip("checkers-1101.pak", -1)
        self.assertIn("checkers-1101.pak", self.zw("tablebase", "verify", "checkers", "--dir", self.db, status=1).err)
        self.assertIn("is not there: expected results to pack",
                      self.zw("tablebase", "pack", "checkers", "2", "--dir", self.db, status=1).err)

    def test_a_flipped_byte_is_found_and_named(self):
        self.flip(SLICE + ".dtc", -100)
        answer = self.zw("tablebase", "verify", "checkers", "--dir", self.db, "--json", status=1)
        self.assertIn(SLICE + ".dtc", answer.err)

    def test_every_damaged_file_is_named_and_no_position_of_it_is_blamed(self):
        damaged = [SLICE + ".dtc", "checkers-0102.dtc", "checkers-1101.dtc", "checkers-1010.wld"]
        for name in damaged:
            self.flip(name, -1)
        answer = self.zw("tablebase", "verify", "checkers", "--dir", self.db, "--json", status=1)
        self.assertEqual(len(answer.err.splitlines()), len(damaged), answer.err)
        for name in damaged:
            self.assertRegex(answer.err, name + "' is damaged in block")

    def test_a_file_that_cannot_be_used_is_not_verified(self):
        def version(data):
            data[8] = 2
            return data
        for name in (SLICE + ".wld", SLICE + ".dtc"):  # the other one still knows every position
            for change in (lambda data: data[:-1], version, lambda data: b"rubbish" * 20):
                self.change(name, change)
                answer = self.zw("tablebase", "verify", "checkers", "--dir", self.db, "--json", status=1)
                self.assertEqual(len(answer.err.splitlines()), 1, answer.err)
                self.assertIn(name, answer.err)
                shutil.copy(os.path.join(self.master, name), self.db)

    def test_more_pieces_than_are_there_are_missed(self):
        answer = self.zw("tablebase", "verify", "checkers", "4", "--dir", self.db, "--json", status=1)
        self.assertIn("does not have all slices of 4 pieces", answer.err)
        for pieces in ("2", "3"):
            self.assertEqual(self.zw("tablebase", "verify", "checkers", pieces, "--dir", self.db).err, "")

    def test_a_missing_slice_is_missed(self):
        os.remove(os.path.join(self.db, SLICE + ".dtc"))
        os.remove(os.path.join(self.db, SLICE + ".wld"))
        self.zw("tablebase", "verify", "checkers", "--dir", self.db, status=1)


class Searching(Databases):
    def test_a_search_proves_what_the_database_knows(self):
        r = self.search("--tablebase", self.db).result
        self.assertEqual((r["proven"], r["value"] > 12000), (True, True))
        self.assertFalse(self.search("--tablebase", "off").result["proven"])

    def test_the_usual_place_is_looked_at_and_need_not_be_there(self):
        words = ("search", "checkers", "--position", KINGS, "--nodes", "1000", "--json")
        self.assertTrue(self.zw(*words, environment={"ZW_TABLEBASE": self.db}).result["proven"])
        self.assertFalse(self.zw(*words, environment={"ZW_TABLEBASE": self.path("none")}).result["proven"])

    def test_broken_files_are_named_in_one_line_and_play_goes_on(self):
        def version(data):
            data[8] = 2
            return data
        for change, says in ((lambda data: data[:-1], "truncated"), (version, "version 2"), (lambda data: b"", "0 bytes"),
                             (os.mkfifo, "0 bytes"), (os.mkdir, "cannot be read: Is a directory")):
            if change in (os.mkfifo, os.mkdir):
                os.remove(os.path.join(self.db, SLICE + ".dtc"))
                change(os.path.join(self.db, SLICE + ".dtc"))
            else:
                self.change(SLICE + ".dtc", change)
            answer = self.search("--tablebase", self.db)
            self.assertEqual(len(answer.err.splitlines()), 1, answer.err)
            self.assertIn(SLICE + ".dtc", answer.err)
            self.assertIn(says, answer.err)
            self.assertIsNotNone(answer.result["best"])
            if change != os.mkdir:
                os.remove(os.path.join(self.db, SLICE + ".dtc"))
                shutil.copy(os.path.join(self.master, SLICE + ".dtc"), self.db)

    def test_damage_that_a_search_meets_is_named_once_and_play_goes_on(self):
        def everywhere(data):
            return data[:2000] + bytes(b ^ 1 for b in data[2000:])
        self.change("checkers-0102.dtc", everywhere)
        answer = self.search("--tablebase", self.db)
        self.assertEqual(len(answer.err.splitlines()), 1, answer.err)
        self.assertIn("checkers-0102.dtc", answer.err)
        self.assertTrue(answer.result["proven"])  # the results are in another file

    def test_a_protocol_names_damage_behind_the_search_that_met_it(self):
        self.change("checkers-0102.dtc", lambda data: data[:200] + bytes(b ^ 1 for b in data[200:]))
        with subprocess.Popen([PROGRAM, "hub", "--tablebase", self.db], stdin=subprocess.PIPE, stdout=subprocess.DEVNULL,
                              stderr=subprocess.PIPE) as child:
            child.stdin.write(b"pos pos=BWeeeeeeeeeeeeeeeeBeeeeeeeeeeeeeB\nlevel depth=4\ngo think\n")
            child.stdin.flush()
            told = select.select([child.stderr], [], [], 30)[0] and child.stderr.readline().decode()
            rest = child.communicate(b"go think\nquit\n")[1]
        self.assertTrue(told)
        self.assertIn("checkers-0102.dtc", told)
        self.assertEqual((rest, child.returncode), (b"", 0))

    def test_each_file_in_which_a_search_meets_damage_is_named(self):
        damaged = ["checkers-0102.dtc", "checkers-0201.dtc", "checkers-0102.wld"]
        for name in damaged:
            self.change(name, lambda data: data[:200] + bytes(b ^ 1 for b in data[200:]))
        answer = self.search("--tablebase", self.db)
        self.assertEqual(sorted(line.split("'")[1] for line in answer.err.splitlines()),
                         sorted(os.path.join(self.db, name) for name in damaged))

    def test_bad_calls_get_one_line(self):
        for name in ("none", "file", "x" * 300):
            place = self.path(name)
            if name == "file":
                self.write(name, "no directory")
            self.assertIn(place, self.complaint("search", "checkers", "--nodes", "9", "--tablebase", place))
            self.assertIn(place, self.complaint("tablebase", "verify", "checkers", "--dir", place))
        self.assertIn("connect4", self.complaint("search", "connect4", "--nodes", "9", "--tablebase", self.db))
        self.assertIn("fixed depth", self.complaint("search", "checkers", "--depth", "3", "--tablebase", self.db))


class Solving(Databases):
    def solve(self, position, *words):
        """Whether it is proven or not."""
        done = subprocess.run([PROGRAM, "solve", "checkers", "--position", position, "--json", *words], text=True,
                              capture_output=True, check=False)
        self.assertEqual(done.stderr, "")
        result = json.loads(done.stdout)
        self.assertEqual(done.returncode, 0 if result["proven"] else 1)
        return result

    def test_a_won_position_has_a_line_to_the_end(self):
        r = self.solve(KINGS, "--tablebase", self.db)
        self.assertEqual((r["value"], r["wdl"], r["proven"], r["line_end"]), (1, "win", True, "complete"))
        end = self.zw("moves", "checkers", "--position", KINGS, "--moves", " ".join(r["line"]), "--json").result
        self.assertEqual(end["moves"], [])

    def test_a_position_beyond_the_database_is_solved_by_searching_to_it(self):
        r = self.solve("B:WK15,K8:BK11,K3,K4", "--tablebase", self.db, "--nodes", "20000")
        self.assertEqual((r["value"], r["proven"], r["line_end"]), (1, True, "complete"))
        r = self.solve("W:W32,28:BK19,K24", "--tablebase", self.db, "--nodes", "20000")
        self.assertEqual((r["value"], r["proven"]), (-1, True))

    def test_a_proven_line_goes_to_the_database_or_to_the_end(self):
        for position, value in (("B:WK24,8,K16,K15:BK29", -1), ("W:WK31,K15,30:BK19,3", 1), ("W:W5:B4,K11,20", -1),
                                ("W:W18,K17,K31,19:BK11", 1), ("B:W8,K28:B27,K23,K4", 1), ("B:W9,K4,K31,24:BK17", -1),
                                ("W:W22,13:BK23,K17,K31", -1)):
            r = self.solve(position, "--tablebase", self.db, "--nodes", "20000")
            self.assertEqual((r["value"], r["proven"], r["line_end"]), (value, True, "complete"), position)
            end = self.zw("moves", "checkers", "--position", position, "--moves", " ".join(r["line"]), "--json").result
            known = self.solve(end["position"], "--tablebase", self.db, "--nodes", "40")  # at once
            self.assertEqual((known["proven"], known["value"]), (True, value * (-1) ** len(r["line"])), position)

    def test_every_move_has_the_value_of_what_it_leads_to(self):
        seen = set()
        for position in ("B:WK15,K8:BK11,K3,K4", "W:W32,28,K6:BK19", "W:WK5,K1:BK14", "W:W32,28:BK19,K24"):
            r = self.solve(position, "--tablebase", self.db, "--all", "--nodes", "20000")
            legal = self.zw("moves", "checkers", "--position", position, "--json").result["moves"]
            self.assertEqual(sorted(m["move"] for m in r["moves"]), sorted(legal))
            self.assertEqual((r["moves"][0]["move"], r["moves"][0]["value"]), (r["best"], r["value"]))
            for move in r["moves"]:
                behind = self.solve(position, "--moves", move["move"], "--tablebase", self.db, "--nodes", "20000")
                self.assertEqual((move["value"], move["proven"]), (-behind["value"], behind["proven"]), (position, move))
                seen.add(move["value"])
        self.assertEqual(seen, {-1, 0, 1})

    def test_a_move_that_is_not_proven_says_so(self):
        done = subprocess.run([PROGRAM, "solve", "checkers", "--all", "--nodes", "500", "--tablebase", self.db],
                              text=True, capture_output=True, check=False)
        self.assertEqual(done.returncode, 1)
        self.assertIn(": 0 unknown (not proven)", done.stdout)
        self.assertEqual(done.stdout.count("(not proven)"), 8)

    def test_with_and_without_a_database_proven_values_agree(self):
        both = 0
        for position in ("B:WK1:BK32,K18", "B:WK6:BK1,K10", "W:WK6,K3:BK1,K10", "B:W31:BK27", "W:WK5:BK14", "B:WK29:BK32,25",
                         "W:W11:BK7", "B:WK15,K8:BK11,K3,K4", "W:WK18,K19:BK15"):
            words = ("--nodes", "3000")
            with_it = self.solve(position, "--tablebase", self.db, *words)
            without = self.solve(position, "--tablebase", "off", *words)
            if with_it["proven"] and without["proven"]:
                self.assertEqual(with_it["value"], without["value"], position)
                both += 1
        self.assertGreater(both, 3)


if __name__ == "__main__":
    unittest.main()
