"""Several workers, as people see them: --threads, --virtual and --parallel in the commands that search."""
import os
import unittest

from program import ProgramTest

SEARCH = ["search", "chess", "--depth", "4", "--json"]
KIWI = ["--position", "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"]


class Threads(ProgramTest):
    def test_values_are_those_of_one_thread(self):
        one = self.zw(*SEARCH, *KIWI).result
        self.assertEqual((one["threads"], one["makespan"], one["deferred"]), (1, 0, 0))
        for algorithm in ("mtdf", "aspiration", "sss", "mtd-step"):
            several = self.zw(*SEARCH, *KIWI, "--threads", "2", "--algorithm", algorithm).result
            self.assertEqual((several["value"], several["threads"]), (one["value"], 2))
        self.assertEqual(self.zw("solve", "connect4", "--position", "45461667", "--threads", "2", "--json").result["value"],
                         self.zw("solve", "connect4", "--position", "45461667", "--json").result["value"])

    def test_more_threads_than_cores_work_and_say_so(self):
        cores = os.cpu_count()
        answer = self.zw(*SEARCH, "--threads", str(4 * cores))
        self.assertEqual(answer.result["threads"], 4 * cores)
        self.assertEqual(answer.result["value"], self.zw(*SEARCH).result["value"])
        self.assertRegex(answer.err, f"^zw: note: {4 * cores} threads on {cores} cores?: .*\n$")

    def test_a_search_takes_the_threads_that_the_system_gives(self):
        answer = self.zw(*SEARCH, "--threads", "256", memory=400 << 20)
        threads = answer.result["threads"]
        self.assertLess(threads, 256)
        self.assertIn(f"zw: note: searching with {threads} thread", answer.err)
        self.assertIn(", not 256: the system gives no more", answer.err)
        self.assertEqual(answer.result["value"], self.zw(*SEARCH).result["value"])

    def test_text_tells_of_the_workers(self):
        out = self.zw("search", "connect4", "--depth", "12", "--virtual", "16", "--share-depth", "4").out
        self.assertRegex(out, r"workers +16 virtual, makespan [0-9 ]+, idle [0-9.]+ %; moves deferred [1-9]")
        self.assertRegex(self.zw("solve", "connect4", "--position", "45461667", "--virtual", "16").out,
                         r"workers +16 virtual, makespan")

    def test_lazy_threads_are_for_play(self):
        self.assertEqual(self.zw("search", "connect4", "--nodes", "20000", "--threads", "2", "--parallel", "lazy",
                                 "--json").result["threads"], 2)
        self.assertIn("lazy workers at fixed depth", self.complaint(*SEARCH, "--threads", "2", "--parallel", "lazy"))


class VirtualWorkers(ProgramTest):
    def test_they_do_the_same_in_every_run(self):
        for words in ([*SEARCH, "--virtual", "8"], ["solve", "connect4", "--position", "45461667", "--virtual", "5", "--json"],
                      ["search", "othello", "--nodes", "20000", "--virtual", "3", "--json"]):
            first, second = self.zw(*words).untimed, self.zw(*words).untimed
            self.assertEqual(first, second)
            self.assertGreater(first[-1]["makespan"], 0)

    def test_one_of_them_is_the_sequential_search(self):
        alone, one = self.zw(*SEARCH).untimed[-1], self.zw(*SEARCH, "--virtual", "1").untimed[-1]
        self.assertGreaterEqual(one.pop("makespan"), alone["nodes"])
        alone.pop("makespan")
        self.assertEqual(alone, one)

    def test_sixteen_are_faster_and_two_that_do_not_look_are_not(self):
        makespan = lambda *words: self.zw("search", "chess", "--depth", "6", "--json", *words).result["makespan"]
        one = makespan("--virtual", "1")
        self.assertGreater(one / makespan("--virtual", "16"), 7)
        self.assertLess(one / makespan("--virtual", "2", "--parallel", "blind"), 1.2)

    def test_compare_shows_the_makespan(self):
        words = ["compare", "connect4", "--depth", "9", "--virtual", "4"]
        entrants = [o for o in self.zw(*words, "--json").objects if "leaves_ratio" in o]
        self.assertTrue(entrants and all(o["makespan"] > 0 for o in entrants))
        self.assertIn("makespan", self.zw(*words).out)


class VirtualRanks(ProgramTest):
    RANKS = ("search", "chess", "--depth", "6", "--virtual", "4", "--ranks", "2")

    def test_times_are_steps_of_a_microsecond(self):
        slow = self.zw(*self.RANKS, "--latency", "2ms", "--json").untimed
        self.assertEqual(slow, self.zw(*self.RANKS, "--latency", "2000", "--json").untimed)
        self.assertGreater(slow[-1]["message_items"], 0)
        self.assertNotEqual(slow[-1]["makespan"], self.zw(*self.RANKS, "--latency", "20us", "--json").result["makespan"])

    def test_messages_are_shown(self):
        self.assertRegex(self.zw(*self.RANKS, "--overhead", "1us", "--bandwidth", "1G").out,
                         r"ranks +2; messages [0-9 ]+, with [0-9 ]+ items and [0-9 ]+ bytes; [0-9.]+ messages a step")

    def test_words_that_are_no_times_are_refused(self):
        for option, word, says in (("--latency", "2h", "a time such as 20us or 2ms"), ("--bandwidth", "fast", "bytes a second"),
                                   ("--overhead", "-1", "steps"), ("--ranks", "0", "1 to 1024"),
                                   ("--ranks", "3", "expected a multiple of the ranks")):
            complaint = self.complaint(*SEARCH, "--virtual", "4", option, word)
            self.assertIn(says, complaint)


class Refusals(ProgramTest):
    def test_what_several_workers_cannot_do(self):
        for words, says in ((["--threads", "2", "--virtual", "2"], "2 threads and 2 virtual workers: expected either"),
                            (["--threads", "2", "--algorithm", "minimax"], "without a table"),
                            (["--virtual", "2", "--table", "0"], "without a table"),
                            (["--threads", "2", "--trace"], "traced"),
                            (["--threads", "0"], "1 to 256"), (["--virtual", "2000"], "1 to 1024"),
                            (["--parallel", "often"], "marks, blind, lazy")):
            self.assertIn(says, self.complaint(*SEARCH, *words))


if __name__ == "__main__":
    unittest.main()
