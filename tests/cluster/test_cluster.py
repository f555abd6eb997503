"""zw-mpi under mpirun: the same bytes as zw makes alone, whatever the number of ranks, and what becomes of a run when a rank
is killed, or stopped for a while."""
import hashlib
import os
import signal
import sqlite3
import subprocess
import sys
import time
import unittest

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "..", "cli"))
from program import PATIENCE, PLUGINS, PROGRAM, Answer, ProgramTest, wait_until  # noqa: E402

MPI_PROGRAM = PROGRAM + "-mpi"
MPIRUN = os.environ["ZW_MPIRUN"]
# For tests on one machine, by whomever: more ranks than cores, which sleep while they wait. What Open MPI leaks is no news.
ENVIRONMENT = {
    **os.environ, "OMPI_ALLOW_RUN_AS_ROOT": "1", "OMPI_ALLOW_RUN_AS_ROOT_CONFIRM": "1",
    "OMPI_MCA_rmaps_base_oversubscribe": "1", "OMPI_MCA_mpi_yield_when_idle": "1", "ZW_CLUSTER_PATIENCE": "4",
    "ASAN_OPTIONS": "detect_leaks=0",
}
GAMES = ("tune", "othello", "games", "--games", "60", "--depth", "6", "--exact", "14")
RECOVERY = "--enable-recovery"


def digest(path):
    """The bytes of a file, or of all files of a directory by their names."""
    if os.path.isdir(path):
        return {name: digest(os.path.join(path, name)) for name in sorted(os.listdir(path))}
    with open(path, "rb") as file:
        return hashlib.sha256(file.read()).hexdigest()


def rows_of(store):
    """What a store says, without the numbers that it gives its positions and configurations."""
    with sqlite3.connect(store) as connection:
        return sorted(connection.execute(
            "select p.game, p.text, c.kind, c.word, c.version, r.depth, s.names, r.numbers from result r "
            "join position p on p.id = r.position join configuration c on c.id = r.configuration "
            "join shape s on s.id = r.shape"))


class ClusterTest(ProgramTest):
    def start(self, ranks, *arguments, options=(), environment=None):
        return subprocess.Popen([MPIRUN, *options, "-n", str(ranks), MPI_PROGRAM, *arguments], text=True,
                                stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=self.directory.name,
                                env={**ENVIRONMENT, **(environment or {})})

    def finish(self, run, status=0):
        out, err = run.communicate(timeout=PATIENCE)
        if status is not None:
            self.assertEqual(run.returncode, status, out + err)
        return Answer(run.returncode, out, err)

    def mpi(self, ranks, *arguments, status=0, **more):
        return self.finish(self.start(ranks, *arguments, **more), status)

    def ranks_of(self, run):
        """The processes of a run, rank 0 first."""
        listed = subprocess.run(["ps", "-o", "pid=", "--ppid", str(run.pid)], capture_output=True, text=True, check=False)
        return sorted(int(pid) for pid in listed.stdout.split())

    def same_file(self, ranks, name, *arguments):
        """The file that a command makes is the same with so many ranks each."""
        self.zw(*arguments, *self.out(name + ".0"))
        for count in ranks:
            self.mpi(count, *arguments, *self.out(f"{name}.{count}"))
            self.assertEqual(digest(self.path(name + ".0")), digest(self.path(f"{name}.{count}")), (count, arguments))

    def out(self, name):
        return ("--out", self.path(name))


class Smoke(ClusterTest):
    def test_a_match_is_the_same_with_three_ranks(self):
        self.same_file((3,), "match", "match", "connect4", "mtdf", "negascout", "--nodes", "1000", "--games", "20")

    def test_helpers_answer(self):
        done = subprocess.run([MPIRUN, "-n", "3", os.path.join(PLUGINS, "uneven_jobs")], env=ENVIRONMENT, text=True,
                              capture_output=True, timeout=PATIENCE, check=False)
        self.assertRegex(done.stdout, r"3 ranks, [1-9]\d* of 1000 jobs by helpers, 0 wrong")

    def test_ranks_of_another_version_are_refused(self):
        done = subprocess.run(
            [MPIRUN, "-n", "1", MPI_PROGRAM, "games", ":", "-n", "1", os.path.join(PLUGINS, "zw-mpi-other"), "games"],
            env=ENVIRONMENT, text=True, capture_output=True, timeout=PATIENCE, check=False)
        self.assertEqual(done.returncode, 2, done.stderr)
        self.assertRegex(done.stderr, r"zw: rank 1 on \S+ runs zw-mpi another version, rank 0 .*: expected the same on all")
        self.assertEqual(done.stdout, "")

    def test_a_command_without_shared_work_runs_once(self):
        self.assertEqual(self.mpi(3, "games").out, self.zw("games").out)

    def test_bad_input_is_complained_about_once(self):
        answer = self.mpi(3, "match", "connect4", "mtdf", "nosuch", status=2)
        self.assertEqual(answer.err.count("zw: unknown algorithm 'nosuch'"), 1)
        self.assertEqual(answer.out, "")

    def test_the_probe_measures_messages_in_the_words_of_the_model(self):
        probed = self.mpi(2, "cluster", "probe", "--json").result
        self.assertEqual(probed["ranks"], 2)
        self.assertTrue(0 < probed["latency_least"] <= probed["latency"] <= probed["latency_most"])
        self.assertGreater(probed["bandwidth"], 0)
        self.zw("search", "connect4", "--depth", "2", "--virtual", "2", "--ranks", "2",
                *(part for word in probed["model"].split("/") for part in ("--" + word).split("=")))
        self.assertIn("1 rank: expected at least 2", self.mpi(1, "cluster", "probe", status=2).err)

    def test_the_version_says_that_there_is_mpi_and_zw_does_without(self):
        self.assertTrue(self.zw("version", "--json").result["mpi"])
        linked = subprocess.run(["ldd", PROGRAM], capture_output=True, text=True, check=False).stdout
        self.assertNotIn("libmpi", linked)


class Farm(ClusterTest):
    def test_a_match_is_the_same_with_1_2_and_4_ranks(self):
        self.same_file((1, 2, 4), "match", "match", "othello", "mtdf", "negascout", "--nodes", "2000", "--games", "30",
                       "--jobs", "2")

    def test_games_to_learn_from_are_the_same(self):
        self.zw("tune", "othello", "games", self.path("games.0"), "--games", "40", "--depth", "2", "--exact", "8")
        for ranks in 1, 2, 4:
            self.mpi(ranks, "tune", "othello", "games", self.path(f"games.{ranks}"), "--games", "40", "--depth", "2",
                     "--exact", "8")
            self.assertEqual(digest(self.path("games.0")), digest(self.path(f"games.{ranks}")), ranks)

    def test_databases_of_four_pieces_are_the_same_and_verified(self):
        pieces = "3" if os.environ["ZW_SANITIZE"] else "4"
        self.zw("tablebase", "checkers", pieces, "--dir", self.path("db.0"))
        for ranks in 1, 2, 4:
            self.mpi(ranks, "tablebase", "checkers", pieces, "--dir", self.path(f"db.{ranks}"))
            self.assertEqual(digest(self.path("db.0")), digest(self.path(f"db.{ranks}")), ranks)
        alone = self.zw("tablebase", "verify", "checkers", "3", "--dir", self.path("db.0"), "--json").untimed
        shared = self.mpi(3, "tablebase", "verify", "checkers", "3", "--dir", self.path("db.0"), "--json").untimed
        self.assertEqual(alone, shared)

    def test_a_database_that_lacks_slices_is_completed(self):
        self.zw("tablebase", "checkers", "3", "--dir", self.path("whole"))
        self.zw("tablebase", "checkers", "3", "--dir", self.path("part"))
        for number, name in enumerate(sorted(os.listdir(self.path("part")))):
            if number % 3 == 1:
                os.remove(os.path.join(self.path("part"), name))
        self.mpi(3, "tablebase", "checkers", "3", "--dir", self.path("part"))
        self.assertEqual(digest(self.path("whole")), digest(self.path("part")))

    def test_rows_of_an_experiment_are_the_same(self):
        what = ("lab", "run", "leaves", "branching", "--scale", "tour", "--game", "othello", "--game", "tree", "--positions",
                "6", "--depth", "6")
        self.zw(*what, "--store", self.path("store.0"))
        for ranks in 1, 2, 4:
            self.mpi(ranks, *what, "--store", self.path(f"store.{ranks}"))
            self.assertEqual(rows_of(self.path("store.0")), rows_of(self.path(f"store.{ranks}")), ranks)
        self.assertGreater(len(rows_of(self.path("store.0"))), 10)

    def test_solutions_of_a_file_come_in_its_order(self):
        positions = self.write("positions.txt", "".join(line + "\n" for line in (
            "35333571", "45461667", "4453123", "44444435", "7777771111112", "123456712345671", "4455667", "112233")))
        alone = self.zw("solve", "connect4", "--file", positions, "--json").untimed
        for ranks in 1, 2, 4:
            self.assertEqual(alone, self.mpi(ranks, "solve", "connect4", "--file", positions, "--json").untimed, ranks)
        everything = ("solve", "othello", "--position", "--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X",
                      "--all", "--json")
        self.assertEqual(self.zw(*everything).untimed, self.mpi(2, *everything).untimed)

    def test_test_positions_are_solved_alike(self):
        suite = self.write("suite.epd", "".join((
            '2rr3k/pp3pp1/1nnqbN1p/3pN3/2pP4/2P3Q1/PPB4P/R4RK1 w - - bm Qg6; id "one";\n',
            '8/7p/5k2/5p2/p1p2P2/Pr1pPK2/1P1R3P/8 b - - bm Rxb2; id "two";\n',
            '5rk1/1ppb3p/p1pb4/6q1/3P1p1r/2P1R2P/PP1BQ1P1/5RKN w - - bm Rg3; id "three";\n',
            'r1bq2rk/pp3pbp/2p1p1pQ/7P/3P4/2PB1N2/PP3PPR/2KR4 w - - bm Qxh7+; id "four";\n')))
        def shown(objects):
            return [{k: v for k, v in o.items() if not k.startswith(("solved_after", "seconds"))} for o in objects]
        alone = self.zw("suite", suite, "--nodes", "20000", "--json", status=(0, 1))
        shared = self.mpi(3, "suite", suite, "--nodes", "20000", "--json", status=alone.status)
        self.assertEqual(shown(alone.untimed), shown(shared.untimed))

    def test_games_are_judged_alike(self):
        games = self.write("g.pgn", "1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7# 1-0\n")
        words = ("analyse", "chess", games, "--nodes", "300", "--table", "64K", "--json")
        self.assertEqual(self.zw(*words).objects, self.mpi(3, *words).objects)

    def test_helpers_are_not_idle_with_jobs_of_uneven_length(self):
        for ranks in 2, 4:
            done = subprocess.run([MPIRUN, "-n", str(ranks), os.path.join(PLUGINS, "uneven_jobs")], env=ENVIRONMENT,
                                  text=True, capture_output=True, timeout=PATIENCE, check=False)
            print(done.stdout.strip(), file=sys.stderr)
            self.assertRegex(done.stdout, "0 wrong")
            if not os.environ["ZW_SANITIZE"]:
                self.assertEqual(done.returncode, 0, done.stdout + done.stderr)

    def test_helpers_with_other_files_take_no_part(self):
        """Each rank reads a file of its own, where those of the helpers have other positions."""
        for directory, line in ("a", "35333571"), ("b", "45461667"):
            os.mkdir(self.path(directory))
            with open(os.path.join(self.path(directory), "p.txt"), "w", encoding="utf-8") as file:
                file.write(f"{line}\n4453123\n{line}\n")
        solve = ["solve", "connect4", "--file", "p.txt", "--json"]
        alone = subprocess.run([PROGRAM, *solve], cwd=self.path("a"), capture_output=True, text=True, check=True).stdout
        done = subprocess.run([MPIRUN, "-n", "1", "--wdir", self.path("a"), MPI_PROGRAM, *solve, ":", "-n", "1", "--wdir",
                               self.path("b"), MPI_PROGRAM, *solve], env=ENVIRONMENT, text=True, capture_output=True,
                              timeout=PATIENCE, check=False)
        self.assertEqual(Answer(0, alone, "").untimed, Answer(0, done.stdout, "").untimed)


class Search(ClusterTest):
    def mpirun(self, program, *arguments):
        return subprocess.run([MPIRUN, "-n", "2", os.path.join(PLUGINS, program), *arguments], env=ENVIRONMENT, text=True,
                              capture_output=True, timeout=3600, check=False)

    def test_values_are_those_of_one_rank_with_every_driver(self):
        done = self.mpirun("same_values", os.environ.get("ZW_CLUSTER_SEARCHES", "54"))
        print(done.stdout.strip(), file=sys.stderr)
        self.assertEqual(done.returncode, 0, done.stdout + done.stderr)

    def test_a_search_and_a_solution_are_those_of_one_rank(self):
        search = ("search", "othello", "--depth", "9", "--json")
        alone, together = self.zw(*search).result, self.mpi(2, *search).result
        self.assertEqual([alone[k] for k in ("value", "best", "depth")], [together[k] for k in ("value", "best", "depth")])
        solve = ("solve", "connect4", "--position", "35333571", "--json")
        alone, together = self.zw(*solve).result, self.mpi(2, *solve).result
        self.assertEqual([alone[k] for k in ("value", "proven")], [together[k] for k in ("value", "proven")])

    def test_a_search_whose_rank_is_killed_ends_with_its_value(self):
        if "Open MPI" not in subprocess.run([MPIRUN, "--version"], capture_output=True, text=True, env=ENVIRONMENT,
                                            check=False).stdout:
            self.skipTest("Open MPI only")
        search = ("search", "othello", "--depth", "14", "--json")
        run = self.start(2, *search, options=(RECOVERY,))
        wait_until(lambda: len(self.ranks_of(run)) == 2, "two ranks")
        time.sleep(1.5)
        os.kill(self.ranks_of(run)[1], signal.SIGKILL)
        self.assertEqual(self.finish(run).result["value"], self.zw(*search).result["value"])


class Faults(ClusterTest):
    def begin(self, name="games", **more):
        """A run in the middle of its work."""
        self.zw(*GAMES[:3], self.path("whole"), *GAMES[3:])
        run = self.start(3, *GAMES[:3], self.path(name), *GAMES[3:], **more)
        wait_until(lambda: os.path.exists(self.path(name)) and self.lines(name) >= 5, "five games")
        self.assertLess(self.lines(name), 50, "too fast to be disturbed")
        return run

    def lines(self, name):
        with open(self.path(name), "rb") as file:
            return file.read().count(b"\n")

    def expect_whole(self, name="games"):
        self.assertEqual(digest(self.path("whole")), digest(self.path(name)))

    def resume(self):
        def free():
            again = self.start(3, *GAMES[:3], self.path("games"), *GAMES[3:])
            answer = self.finish(again, None)
            return answer.status == 0 or "another zw" not in answer.err  # the killed one is about to go
        wait_until(free, "the file is free")

    @unittest.skipUnless("Open MPI" in subprocess.run([MPIRUN, "--version"], capture_output=True, text=True,
                                                      env=ENVIRONMENT, check=False).stdout, "Open MPI only")
    def test_a_killed_rank_loses_only_its_work_where_mpi_goes_on(self):
        run = self.begin(options=(RECOVERY,))
        os.kill(self.ranks_of(run)[1], signal.SIGKILL)
        answer = self.finish(run)
        self.assertRegex(answer.err, "zw: note: rank 1 on .* does not answer; its work is handed out again")
        self.expect_whole()

    def test_a_killed_rank_ends_the_run_where_mpi_does_and_it_is_resumed(self):
        run = self.begin()
        os.kill(self.ranks_of(run)[1], signal.SIGKILL)
        self.assertNotEqual(self.finish(run, None).status, 0)
        self.resume()
        self.expect_whole()

    def test_a_run_whose_rank_0_was_killed_is_resumed(self):
        run = self.begin()
        os.kill(self.ranks_of(run)[0], signal.SIGKILL)
        self.assertNotEqual(self.finish(run, None).status, 0)
        self.resume()
        self.expect_whole()

    def test_a_rank_stopped_for_a_while_comes_back(self):
        run = self.begin()
        stopped = self.ranks_of(run)[2]
        os.kill(stopped, signal.SIGSTOP)
        time.sleep(6)
        os.kill(stopped, signal.SIGCONT)
        answer = self.finish(run)
        self.assertRegex(answer.err, "zw: note: rank 2 on .* does not answer; its work is handed out again")
        self.expect_whole()

    def test_rank_0_stopped_for_a_while_loses_nobody(self):
        run = self.begin()
        first = self.ranks_of(run)[0]
        os.kill(first, signal.SIGSTOP)
        time.sleep(6)
        os.kill(first, signal.SIGCONT)
        answer = self.finish(run)
        self.assertNotIn("does not answer", answer.err)
        self.expect_whole()

    def test_a_killed_rank_of_the_laboratory_loses_only_its_task(self):
        what = ("lab", "run", "leaves", "--scale", "tour", "--game", "othello", "--positions", "8")
        self.zw(*what, "--store", self.path("whole.db"))
        run = self.start(3, *what, "--store", self.path("lab.db"), options=(RECOVERY,))
        time.sleep(4)
        ranks = self.ranks_of(run)
        self.assertEqual(len(ranks), 3)
        os.kill(ranks[1], signal.SIGKILL)
        answer = self.finish(run)
        self.assertIn("does not answer", answer.err)
        self.assertEqual(rows_of(self.path("whole.db")), rows_of(self.path("lab.db")))


if __name__ == "__main__":
    unittest.main()
