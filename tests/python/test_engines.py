"""Engines from Python find what the program finds; they can be told, stopped and interrupted, and fail as exceptions."""
import gc
import os
import signal
import subprocess
import sys
import tempfile
import threading
import unittest

from package import SOURCE, example, program
import zerowindow as zw


class Searches(unittest.TestCase):
    def test_a_search_is_that_of_the_program(self):
        for game, position, depth in (("connect4", "4453", 8), ("kalah", "start", 7), ("othello", "start", 5)):
            for algorithm in ("mtdf", "negascout", "sss"):
                with self.subTest(f"{game} {algorithm}"):
                    told = program("search", game, "--position", position, "--depth", str(depth), "--algorithm", algorithm)
                    with zw.Engine(game, algorithm, fixed_depth=True) as engine:
                        found = engine.position(position).search(depth=depth)
                    self.assertEqual((found.value, found.best, found.line, found.nodes, found.depth, found.proven),
                                     (told["value"], told["best"], told["line"], told["nodes"], told["depth"],
                                      told["proven"]))
                    for name in ("leaves", "interior", "generated", "passes", "table_probes", "table_hits", "etc_probes"):
                        self.assertEqual(found.counters[name], told[name], name)

    def test_without_a_name_the_algorithm_is_that_of_the_program(self):
        for limits, words in (({"depth": 4}, ["--depth", "4"]), ({"nodes": 500}, ["--nodes", "500"])):
            self.assertEqual(zw.search("connect4", **limits).algorithm, program("search", "connect4", *words)["algorithm"])
        self.assertEqual(zw.search("connect4", nodes=500, algorithm="mtdf").algorithm, "mtdf")

    def test_values_are_in_the_unit_of_the_game(self):
        report = zw.search("othello", depth=3)
        self.assertEqual(report.value, program("search", "othello", "--depth", "3")["value"])

    def test_reports_come_while_the_search_runs(self):
        seen = []
        with zw.Engine("connect4", fixed_depth=True) as engine:
            result = engine.search(depth=6, on_report=seen.append)
        self.assertEqual([r.depth for r in seen if r.event == "iteration"], [1, 2, 3, 4, 5, 6])
        self.assertEqual(sum(r.event == "pass" for r in seen), result.counters["passes"])
        self.assertTrue(all(r.window is not None for r in seen if r.event == "pass"))
        self.assertEqual(seen[-1].value, result.value)

    def test_callbacks_run_in_the_thread_that_searches(self):
        threads = set()
        with zw.Engine("connect4") as engine:
            engine.search(depth=4, on_report=lambda _: threads.add(threading.get_ident()))
        self.assertEqual(threads, {threading.get_ident()})

    def test_several_lines(self):
        told = program("search", "connect4", "--position", "4453", "--depth", "6", "--multipv", "3")["multipv"]
        with zw.Engine("connect4", fixed_depth=True) as engine:
            lines = engine.position("4453").search(depth=6, multipv=3).lines
        self.assertEqual([(line.move, line.value, line.moves) for line in lines],
                         [(one["move"], one["value"], one["line"]) for one in told])

    def test_a_finished_game_has_a_value_and_no_move(self):
        with zw.Engine("connect4") as engine:
            report = engine.position("1212121").search(depth=3)
        self.assertIsNone(report.best)
        self.assertLess(report.value, 0)

    def test_a_plug_in_by_its_path(self):
        with tempfile.TemporaryDirectory() as directory:
            with zw.Engine(example("tictactoe", directory)) as engine:
                self.assertEqual(engine.search(depth=9).value, 0)
                self.assertEqual(engine.position(moves="0 1 4 2").search(depth=9).value, 1)

    def test_two_threads(self):
        told = program("search", "kalah", "--depth", "9")
        with zw.Engine("kalah", fixed_depth=True, threads=2) as engine:
            self.assertEqual(engine.search(depth=9).value, told["value"])


class Positions(unittest.TestCase):
    def test_positions_are_objects_that_do_not_change(self):
        game = zw.open_game("chess")
        first = game.position()
        after = first.play("e2e4", "e7e5")
        self.assertEqual(len(first.moves), 20)
        self.assertIn("g1f3", after.moves)
        self.assertEqual(str(after), str(game.position("start", "e2e4 e7e5")))
        self.assertEqual(after, game.position("start", ["e2e4", "e7e5"]))
        self.assertNotEqual(after, first)
        self.assertEqual(first.perft(3), 8902)
        self.assertFalse(first.is_over)
        self.assertIsNone(first.outcome)
        self.assertIn("a b c", first.show().lower())

    def test_an_engine_plays_on_from_a_position(self):
        with zw.Engine("connect4") as engine:
            engine.position("44").play("5", "3 2")
            self.assertEqual(str(engine.current), str(engine.game.position("44532")))


class Failures(unittest.TestCase):
    def test_errors_are_exceptions_that_name_the_input(self):
        for call, kind, words in (
                (lambda: zw.Engine("goo"), zw.BadInput, "goo"),
                (lambda: zw.Engine("connect4", "mtdg"), zw.BadInput, "mtdg"),
                (lambda: zw.Engine("connect4", "minimax"), zw.Unsupported, "minimax"),
                (lambda: zw.Engine("kalah", switches={"killer": 0}), zw.BadInput, "killer"),
                (lambda: zw.Engine("./gone.so"), zw.BadInput, "gone.so"),
                (lambda: zw.open_game("connect4").position("49"), ValueError, "49"),
                (lambda: zw.open_game("connect4").position().play("9"), zw.BadInput, "9"),
                (lambda: zw.Engine("connect4").position(moves="4 8"), zw.BadInput, "8"),
                (lambda: zw.Engine("connect4").position(zw.open_game("kalah").position()), zw.BadInput, "kalah")):
            with self.assertRaises(kind) as caught:
                call()
            self.assertIn(words, str(caught.exception))
            self.assertEqual(len(str(caught.exception).splitlines()), 1)

    def test_an_exception_of_a_callback_comes_out_of_the_search(self):
        class Mine(Exception):
            pass

        problem = Mine("at the third report")
        seen = []

        def tell(report):
            seen.append(report)
            if len(seen) == 3:
                raise problem
        with zw.Engine("connect4") as engine:
            with self.assertRaises(Mine) as caught:
                engine.search(seconds=300, on_report=tell)
            self.assertIs(caught.exception, problem)
            self.assertEqual(len(seen), 3)
            self.assertEqual(engine.position("4453").search(depth=5).depth, 5)

    def test_a_callback_that_says_false_ends_the_search(self):
        with zw.Engine("connect4", fixed_depth=True) as engine:
            report = engine.search(depth=30, on_report=lambda r: r.event != "iteration" or r.depth < 4)
        self.assertEqual(report.depth, 4)
        self.assertIsNotNone(report.best)

    def test_stop_from_another_thread(self):
        with zw.Engine("chess") as engine:
            timer = threading.Timer(0.3, engine.stop)
            timer.start()
            report = engine.search(seconds=300)
            timer.join()
        self.assertLess(report.seconds, 60)

    def test_ctrl_c_ends_a_search_without_callbacks(self):
        code = "import zerowindow as zw\ntry:\n    print('searching', flush=True)\n    zw.Engine('chess').search(seconds=300)\n" \
               "except KeyboardInterrupt:\n    print('interrupted')\n"
        child = subprocess.Popen([sys.executable, "-B", "-c", code], stdout=subprocess.PIPE, text=True,
                                 env={**os.environ, "PYTHONPATH": os.path.join(SOURCE, "python")})
        self.assertEqual(child.stdout.readline(), "searching\n")
        waiter = threading.Timer(1, child.send_signal, [signal.SIGINT])
        waiter.start()
        out, _ = child.communicate(timeout=120)
        self.assertEqual(out, "interrupted\n")

    def test_one_search_at_a_time_and_none_after_the_end(self):
        with zw.Engine("connect4") as engine:
            refused = []

            def again(_):
                for call in (engine.search, engine.close, engine.position):
                    try:
                        call()
                    except RuntimeError as problem:
                        refused.append(str(problem))
                return False
            engine.search(depth=8, on_report=again)
            self.assertEqual(len(refused), 3)
        with self.assertRaises(ValueError):
            engine.search(depth=1)

    def test_another_version_of_the_library_is_refused(self):
        with tempfile.TemporaryDirectory() as directory:
            path = os.path.join(directory, "libzw.so")
            with open(os.path.join(directory, "old.c"), "w", encoding="utf-8") as file:
                file.write('const char *zw_version(void); const char *zw_version(void) { return "0.0.9"; }\n')
            subprocess.run([os.environ.get("CC", "cc"), "-shared", "-fPIC", "-o", path, file.name], check=True)
            for library, words in ((path, "libzw 0.0.9: expected 0.1.0"), (path + ".gone", "ZW_LIBRARY")):
                done = subprocess.run([sys.executable, "-B", "-c", "import zerowindow"], capture_output=True, text=True,
                                      check=False, env={**os.environ, "ZW_LIBRARY": library,
                                                        "PYTHONPATH": os.path.join(SOURCE, "python")})
                self.assertNotEqual(done.returncode, 0)
                self.assertIn(words, done.stderr.splitlines()[-1])


def resident():
    """Bytes of memory that this process has in use."""
    with open("/proc/self/statm", encoding="ascii") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")


@unittest.skipUnless(os.environ.get("ZW_SLOW"), "slow")
class Leaks(unittest.TestCase):
    def test_ten_thousand_engines_leave_nothing(self):
        from kalah import Kalah

        def some(count):
            for i in range(count):
                with zw.Engine(("connect4", "chess", "kalah", Kalah)[i % 4], table=1 << 16) as engine:
                    engine.search(depth=2, on_report=lambda _: None)
            gc.collect()
        some(1000)
        before = resident()
        some(10_000)
        self.assertLess(resident() - before, 16 << 20)


if __name__ == "__main__":
    unittest.main()
