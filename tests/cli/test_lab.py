"""The laboratory's runs: killed, interrupted, side by side, out of time, out of disk; what is in the store afterwards."""
import contextlib
import os
import random
import re
import resource
import shutil
import signal
import sqlite3
import subprocess
import tempfile
import time
import unittest

from program import PATIENCE, PROGRAM, ProgramTest

# A second of work on the cheapest game: the experiments of all kinds but timings. One worker, because each has tables of
# its own that the system must hand over.
SMALL = ["leaves", "gains", "tree-graph", "minimax", "--game", "checkers", "--scale", "tour", "--depth", "8", "--positions",
         "3", "--jobs", "1"]


def rows(path):
    """All rows of a store but those of timings, which differ from run to run."""
    with sqlite3.connect(f"file:{path}?mode=ro", uri=True) as store:
        return sorted(store.execute("SELECT kind, game, position, word, depth, version, names, numbers FROM measured "
                                    "WHERE kind <> 'time'"))


def rows_left(path):
    """The rows in the store of a killed run. They are read from a copy, because reading may begin by undoing what was half
    written, down to a store without tables. Each copy has a folder of its own: the index of an older copy's log, left
    beside a newer log, hides rows."""
    with tempfile.TemporaryDirectory() as directory:
        copy = os.path.join(directory, "copy.db")
        for ending in ("", "-wal", "-journal"):
            if os.path.exists(path + ending):
                shutil.copyfile(path + ending, copy + ending)
        if not os.path.exists(copy):
            return []
        with contextlib.closing(sqlite3.connect(copy)) as store:
            begun = store.execute("SELECT count(*) FROM sqlite_schema WHERE name = 'measured'").fetchone()[0]
        return rows(copy) if begun else []


def content(path):
    with open(path, "rb") as file:
        return file.read()


class LabTest(ProgramTest):
    def setUp(self):
        super().setUp()
        self.store = self.path("lab.db")

    def run_lab(self, *arguments, store=None, **more):
        return self.zw("lab", "run", *arguments, "--store", store or self.store, **more)

    def start(self, *arguments, store=None, **more):
        process = subprocess.Popen([PROGRAM, "lab", "run", *arguments, "--store", store or self.store],
                                   stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, **more)
        self.addCleanup(process.stdout.close)
        self.addCleanup(process.stderr.close)
        return process

    undisturbed_rows = None

    def undisturbed(self):
        """The rows of a run of SMALL that nothing disturbs."""
        if not LabTest.undisturbed_rows:
            other = self.path("undisturbed.db")
            self.run_lab(*SMALL, store=other)
            LabTest.undisturbed_rows = rows(other)
        return LabTest.undisturbed_rows

    def begun(self, process, least=1):
        """Waits until the run has written something."""
        for _ in range(50 * PATIENCE):
            if process.poll() is not None:
                return
            try:
                if len(rows(self.store)) >= least:
                    return
            except sqlite3.OperationalError:
                pass
            time.sleep(0.02)
        self.fail("the run does not begin")


class Runs(LabTest):
    def test_a_run_killed_ten_times_ends_with_the_rows_of_an_undisturbed_one(self):
        expected = self.undisturbed()
        dice = random.Random(1)
        counts = []
        for _ in range(10):
            process = self.start(*SMALL)
            time.sleep(dice.uniform(0.02, 0.5))
            process.kill()
            process.wait()
            counts.append(len(rows_left(self.store)))
        answer = self.run_lab(*SMALL, "--json")
        self.assertEqual(rows(self.store), expected)
        self.assertEqual(counts, sorted(counts), "rows were lost")
        self.assertEqual(answer.result["reused"] + answer.result["rows"], len(expected), counts)
        self.assertEqual(answer.result["left_out"], [])

    def test_workers_do_not_outlive_a_killed_run(self):
        process = self.start("leaves", "--game", "chess", "--positions", "4", "--depth", "9", "--jobs", "2")
        self.begun(process)
        listing = subprocess.run(["ps", "-o", "pid=", "--ppid", str(process.pid)], capture_output=True, text=True,
                                 check=False).stdout.split()
        self.assertEqual(len(listing), 2)
        process.kill()
        process.wait()
        for _ in range(20 * PATIENCE):
            alive = [pid for pid in listing if os.path.exists(f"/proc/{pid}")]
            if not alive:
                return
            time.sleep(0.05)
        self.fail(f"workers {alive} go on")

    def test_a_worker_that_dies_costs_its_task_only(self):
        arguments = ["leaves", "--game", "chess", "--positions", "2", "--depth", "6", "--jobs", "1"]
        process = self.start(*arguments)
        self.begun(process)
        worker = subprocess.run(["ps", "-o", "pid=", "--ppid", str(process.pid)], capture_output=True, text=True,
                                check=True).stdout.split()[0]
        os.kill(int(worker), signal.SIGKILL)
        out, err = process.communicate(timeout=PATIENCE)
        self.assertEqual(process.returncode, 1, err)
        complaints = [line for line in err.splitlines() if line.startswith("zw: ")]
        self.assertEqual(len(complaints), 1, err)
        self.assertRegex(complaints[0], r"^zw: chess depth \d+ position \d+ \S+: the worker died of signal 9")
        self.assertIn("to continue: zw lab run leaves", out)
        answer = self.run_lab(*arguments, "--json")
        self.assertLess(answer.result["rows"], 30)
        self.assertEqual(answer.result["left_out"], [])

    def test_two_runs_at_once_end_with_the_same_rows(self):
        expected = self.undisturbed()
        both = [self.start(*SMALL), self.start(*SMALL, "--seed", "7")]
        for process in both:
            out, err = process.communicate(timeout=PATIENCE)
            self.assertEqual(process.returncode, 0, out + err)
        self.assertEqual(rows(self.store), expected)
        with sqlite3.connect(self.store) as store:
            self.assertEqual(store.execute("PRAGMA integrity_check").fetchone()[0], "ok")

    def test_a_run_waits_until_another_program_lets_go_of_the_store(self):
        arguments = ["leaves", "--game", "checkers", "--scale", "tour", "--positions", "1", "--jobs", "1", "--depth"]
        self.run_lab(*arguments, "1")
        for depth, lock in enumerate(("BEGIN", "BEGIN IMMEDIATE", "BEGIN EXCLUSIVE"), 2):
            with self.subTest(lock=lock), contextlib.closing(sqlite3.connect(self.store, isolation_level=None)) as other:
                other.execute(lock)
                other.execute("SELECT count(*) FROM measured").fetchall()
                process = self.start(*arguments, str(depth))
                time.sleep(0.5)
                other.execute("ROLLBACK")
                out, err = process.communicate(timeout=PATIENCE)
                self.assertEqual(process.returncode, 0, out + err)

    def test_the_number_of_workers_does_not_matter(self):
        expected = self.undisturbed()
        self.run_lab(*SMALL[:-1], "2")
        self.assertEqual(rows(self.store), expected)

    def test_nothing_is_computed_twice(self):
        first = self.run_lab(*SMALL, "--json").result
        before = content(self.store)
        second = self.run_lab(*SMALL, "--json").result
        self.assertEqual(first["reused"], 0)
        self.assertEqual((second["rows"], second["reused"]), (0, first["rows"]))
        self.assertEqual(content(self.store), before)

    def test_rows_say_what_a_search_says(self):
        self.run_lab("leaves", "--game", "checkers", "--scale", "tour", "--depth", "5", "--positions", "1")
        with sqlite3.connect(self.store) as store:
            for position, word, names, numbers in store.execute(
                    "SELECT position, word, names, numbers FROM measured WHERE depth = 5").fetchall():
                row = dict(zip(names.split(","), numbers.split(",")))
                result = self.zw("search", "checkers", "--position", position, "--algorithm", word, "--depth", "5",
                                 "--json").result
                for name in ["leaves", "nodes", "interior", "generated", "quiet", "passes", "table_hits",
                             "table_cutoffs", "leaves_last", "nodes_last", "passes_last"]:
                    self.assertEqual(row[name], str(result[name]), f"{word} {name}")

    def test_the_first_positions_are_of_different_games(self):
        self.run_lab("leaves", "--game", "chess", "--positions", "20", "--depth", "1")
        with sqlite3.connect(self.store) as store:
            self.assertEqual(store.execute("SELECT count(*) FROM position").fetchone()[0], 20)
        self.run_lab("leaves", "--game", "chess", "--positions", "30", "--depth", "1", store=self.path("more.db"))
        with sqlite3.connect(self.path("more.db")) as store:
            boards = [text.split()[0] for (text,) in store.execute("SELECT text FROM position ORDER BY id")]
        pieces = [sum(c.isalpha() for c in board) for board in boards]
        self.assertGreater(sum(n >= 26 for n in pieces), 5, "early positions")
        self.assertGreater(sum(n <= 20 for n in pieces), 5, "late positions")

    def test_timings_have_five_repeats_of_every_rival(self):
        self.run_lab("time", "--game", "checkers", "--scale", "tour", "--depth", "4", "--positions", "2")
        with sqlite3.connect(self.store) as store:
            found = store.execute("SELECT word, names FROM measured WHERE kind = 'time'").fetchall()
        rivals = {word for word, _ in found}
        self.assertLessEqual({"aspiration", "mtdf"}, rivals)
        self.assertEqual(len(found), 2 * len(rivals))
        for _, names in found:
            self.assertEqual(len(re.findall("seconds_[1-5]", names)), 5)

    def test_a_window_of_the_last_iteration_has_a_row_for_that_depth_alone(self):
        self.run_lab("wall", "--game", "checkers", "--depth", "3", "--positions", "1")
        with sqlite3.connect(self.store) as store:
            depths = {depth for (depth,) in store.execute("SELECT depth FROM measured WHERE word LIKE 'test:%'")}
        self.assertEqual(depths, {3})

    def test_a_rule_is_asked_only_in_the_game_that_it_works_in(self):
        self.run_lab("rules-alone", "--game", "checkers", "--game", "chess", "--depth", "3", "--positions", "1")
        with sqlite3.connect(self.store) as store:
            found = store.execute("SELECT game, word FROM measured WHERE word LIKE 'mtdf/%/only=%'").fetchall()
        rules = {game: {word.split("=")[1] for at, word in found if at == game} for game, _ in found}
        self.assertEqual(rules["checkers"] - rules["chess"], {"only-move"})
        self.assertEqual(rules["chess"] - rules["checkers"], {"null-move", "probcut", "check", "exchange", "delta"})

    def test_the_move_that_a_search_offers_is_judged(self):
        self.run_lab("root-move", "--game", "checkers", "--depth", "6", "--positions", "4")
        with sqlite3.connect(self.store) as store:
            found = store.execute("SELECT word, names, numbers FROM measured WHERE kind = 'choice'").fetchall()
        self.assertEqual(len(found), 4 * 6)
        for word, names, numbers in found:
            row = dict(zip(names.split(","), map(float, numbers.split(","))))
            self.assertEqual(row["wrong"], row["loss"] > 0)
            if "depth-match=equal/root-move=safe" in word:
                self.assertEqual(row["loss"], 0, word)

    def test_searches_in_play_do_not_know_each_other(self):
        found = set()
        for seed in range(1, 5):  # decides their order
            path = self.path(f"{seed}.db")
            self.zw("lab", "run", "inconsistencies", "--game", "checkers", "--depth", "7", "--positions", "1", "--jobs", "1",
                    "--seed", str(seed), "--store", path)
            with sqlite3.connect(path) as store:
                rows = store.execute("SELECT word, numbers FROM measured WHERE depth = 7 AND word LIKE '%/tournament'")
                found.add(tuple(sorted(rows.fetchall())))
        self.assertEqual([len(rows) for rows in found], [2])

    def test_a_search_that_ends_early_with_a_proof_leaves_nothing_out(self):
        mate = self.path("mate.fen")
        with open(mate, "w", encoding="utf-8") as file:
            file.write("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1\n")
        answer = self.run_lab("inconsistencies", "--game", "chess", "--set", mate, "--depth", "6", "--json")
        self.assertEqual(answer.result["left_out"], [])
        self.assertEqual(answer.result["rows"], 8 * 4)


class Limits(LabTest):
    def test_a_budget_is_kept_and_what_it_left_out_is_said(self):
        """Without one, the experiment takes hours."""
        for seconds in (3, 10, 30): # a busy machine gets less done
            result = self.run_lab("leaves", "--budget", f"{seconds}s", "--json").result
            games = {item["game"] for item in result["left_out"]}
            self.assertEqual(games, {"chess", "othello", "checkers"})
            self.assertEqual(result["resume"], f"zw lab run leaves --json --store {self.store}")
            with sqlite3.connect(self.store) as store: # all games get their share
                measured = store.execute("SELECT count(DISTINCT game), count(*) FROM measured").fetchone()
            if measured[0] == 3 and measured[1] > 50:
                return
        self.fail(f"{measured[0]} games and {measured[1]} rows: expected 3 games and more than 50 rows")

    def test_a_run_cut_off_by_its_budget_resumes(self):
        expected = self.undisturbed()
        first = self.run_lab(*SMALL, "--budget", "1", "--json").result
        second = self.run_lab(*SMALL, "--json").result
        self.assertEqual(first["rows"] + second["rows"], len(expected))
        self.assertEqual(rows(self.store), expected)

    def test_ctrl_c_keeps_what_is_finished(self):
        process = self.start("leaves", "--game", "chess", "--positions", "4", "--depth", "9")
        self.begun(process, 5)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=PATIENCE)
        self.assertEqual(process.returncode, 1, err)
        self.assertIn("stopped, everything finished is kept", out)
        self.assertIn("to continue: zw lab run leaves --game chess --positions 4 --depth 9", out)
        self.assertEqual(len(rows(self.store)), int(out.split()[0]))

    def test_a_full_disk_is_said_in_one_line_and_loses_nothing(self):
        self.run_lab("leaves", "--game", "checkers", "--scale", "tour", "--depth", "3", "--positions", "2")
        before = rows(self.store)

        def small_files():
            resource.setrlimit(resource.RLIMIT_FSIZE, (50_000, 50_000))

        process = self.start(*SMALL, preexec_fn=small_files)
        _, err = process.communicate(timeout=PATIENCE)
        self.assertEqual(process.returncode, 2, err)
        complaints = [line for line in err.splitlines() if line.startswith("zw: ")]
        self.assertEqual(len(complaints), 1, err)
        self.assertIn(self.store, complaints[0])
        self.assertTrue(set(before) <= set(rows(self.store)))
        self.run_lab(*SMALL)
        self.assertTrue(set(self.undisturbed()) <= set(rows(self.store)))


    def test_a_worker_that_cannot_be_started_is_said_once(self):
        def few_files():
            resource.setrlimit(resource.RLIMIT_NOFILE, (12, 12))

        process = self.start(*SMALL[:-1], "16", preexec_fn=few_files)
        _, err = process.communicate(timeout=PATIENCE)
        self.assertIn(process.returncode, (1, 2), err)
        self.assertEqual(err.count("cannot start a worker"), 1, err)
        self.run_lab(*SMALL)
        self.assertEqual(rows(self.store), self.undisturbed())


class Complaints(LabTest):
    def test_a_newer_schema_is_named_and_not_touched(self):
        self.run_lab("minimax", "--game", "checkers", "--scale", "tour", "--depth", "2", "--positions", "1")
        with sqlite3.connect(self.store) as store:
            store.execute("PRAGMA user_version = 7")
        before = content(self.store)
        line = self.complaint("lab", "run", "leaves", "--store", self.store)
        for part in [self.store, "version 7", "version 2"]:
            self.assertIn(part, line)
        self.assertEqual(content(self.store), before)

    def test_a_file_of_another_kind_is_refused(self):
        path = self.write("notes.txt", "not a database\n" * 200)
        self.assertIn("not an SQLite database", self.complaint("lab", "run", "leaves", "--store", path))

    def test_a_store_that_was_cut_short_is_refused_and_not_touched(self):
        self.run_lab("minimax", "--game", "checkers", "--scale", "tour", "--depth", "2", "--positions", "1")
        os.truncate(self.store, 5000)
        before = content(self.store)
        for command in (("run", "leaves"), ("show", "leaves"), ("verify",)):
            line = self.complaint("lab", *command, "--store", self.store)
            self.assertIn("damaged", line)
            self.assertIn(self.store, line)
        self.assertEqual(content(self.store), before)

    def test_a_damaged_store_is_complained_about_in_one_line_whatever_sqlite_quotes(self):
        self.run_lab("minimax", "--game", "checkers", "--scale", "tour", "--depth", "2", "--positions", "1")
        with sqlite3.connect(self.store) as store:
            store.execute("PRAGMA writable_schema = ON")
            store.execute("UPDATE sqlite_master SET name = 'two\nlines', sql = 'CREATE TABLE (' WHERE name = 'result'")
        store.close()
        line = self.complaint("lab", "show", "leaves", "--store", self.store)
        self.assertIn("damaged", line)
        self.assertIn(r"two\nlines", line)

    def test_a_misspelt_experiment_is_named_with_the_nearest(self):
        for command in ("run", "show"):
            self.assertIn("did you mean leaves", self.complaint("lab", command, "leafs"))

    def test_a_read_only_folder_is_said_in_one_line(self):
        folder = self.path("closed")
        os.mkdir(folder)
        if os.geteuid() == 0:
            mounted = subprocess.run(["mount", "-t", "tmpfs", "-o", "ro", "none", folder], capture_output=True,
                                     check=False)
            if mounted.returncode:
                self.skipTest("root may write everywhere, and nothing can be mounted here")
            self.addCleanup(subprocess.run, ["umount", folder], check=False)
        else:
            os.chmod(folder, 0o555)
            self.addCleanup(os.chmod, folder, 0o755)
        self.assertIn("cannot write", self.complaint("lab", "run", "leaves", "--store", folder + "/lab.db"))

    def test_a_store_in_a_read_only_folder_can_be_read(self):
        self.run_lab("leaves", "--game", "checkers", "--scale", "tour", "--depth", "3", "--positions", "2")
        folder = self.path("closed")
        os.mkdir(folder)
        shutil.copy(self.store, folder)
        if os.geteuid() == 0:
            mounted = subprocess.run(["mount", "--bind", folder, folder], capture_output=True, check=False)
            if mounted.returncode:
                self.skipTest("root may write everywhere, and nothing can be mounted here")
            self.addCleanup(subprocess.run, ["umount", folder], check=False)
            subprocess.run(["mount", "-o", "remount,ro,bind", folder], check=True)
        else:
            os.chmod(folder, 0o555)
            self.addCleanup(os.chmod, folder, 0o755)
        self.zw("lab", "show", "leaves", "--game", "checkers", "--store", folder + "/lab.db")
        self.assertEqual(os.listdir(folder), ["lab.db"])

    def test_unknown_names_are_answered_with_the_nearest(self):
        self.assertIn("did you mean leaves?", self.complaint("lab", "run", "leafs"))
        self.assertIn("did you mean run?", self.complaint("lab", "ran"))
        self.assertIn("zw lab list", self.complaint("lab", "run", "everything"))
        self.assertIn("--game 'chess960'", self.complaint("lab", "run", "leaves", "--game", "chess960"))
        self.assertIn("60s, 5m or 2h", self.complaint("lab", "run", "leaves", "--budget", "soon"))
        self.assertEqual(os.listdir(self.directory.name), [])

    def test_a_set_needs_its_game(self):
        self.assertIn("one --game", self.complaint("lab", "run", "leaves", "--set", "mine.pgn"))

    def test_games_of_the_user_are_a_set(self):
        games = self.write("mine.pgn", '[White "A"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 *\n\n'
                                       '[White "B"]\n\n1. d4 d5 2. c4 e6 3. Nc3 Nf6 *\n')
        result = self.run_lab("leaves", "--game", "chess", "--set", games, "--depth", "3", "--json").result
        self.assertEqual(result["rows"], 2 * 5 * 2)

    def test_list_names_every_experiment_with_its_paper(self):
        listed = self.zw("lab", "list", "--json").objects
        self.assertIn("leaves", [item["name"] for item in listed])
        for item in listed:
            self.assertTrue(item["paper"] and item["figure"] and item["title"] and item["games"], item)
        self.assertEqual(len(self.zw("lab", "list").out.splitlines()), len(listed))


if __name__ == "__main__":
    unittest.main()
