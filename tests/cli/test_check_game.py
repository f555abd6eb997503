"""`zw check-game` over plug-ins with one fault each: every fault is one sentence that names the function, exit status 1."""
import resource
import unittest

from program import ProgramTest, plugin

# The fault of plugins/faults.c, and the words of a sentence about it.
FAULTS = [
    ("max_moves", "moves() lists 3 moves when it has room for them, max_moves says 2"),
    ("position_size", "start() went past the end of a position of 4 bytes (position_size) at the start"),
    ("hash", "hash() never changes 8 of its 64 bits, bit 0 the lowest"),
    ("evaluate", "evaluate() has the wrong sign"),
    ("outcome", "the outcome of moves() has the wrong sign"),
    ("lowest outcome", "outcome -2147483648, outside"),
    ("lowest evaluation", "evaluate() returned -2147483648, outside"),
    ("lowest order", "key -2147483648, outside"),
    ("free_move", "free_move() says 1 of every move"),
    ("no end", "a random game had not ended"),
    ("symmetric", "in an image by symmetric()"),
    ("endless symmetric", "symmetric() wrote 64 images and has still more"),
    ("odds", "wrote 501 won and 501 lost: expected shares of 1000"),
    ("unlimited format", "format() went past the end of the text buffer"),
    ("huge format", "format() went past the end of the text buffer"),
    ("equal words", "format_move() writes 'b' for two moves"),
    ("no entry", "zw_plugin_game() crashed (abort)"),
]
# Faults that show with five left, and where.
ACCIDENTS = [
    ("far play", "play() went past the end of a position of 8 bytes (position_size) with move "),
    ("null play", "play() crashed (segmentation fault) with move 2"),
    ("looping play", "play() did not return within 1 seconds with move 2"),
    ("abort", "evaluate() crashed (abort)"),
    ("exit", "hash() ended the process with status 3"),
    ("recursion", "evaluate() crashed (segmentation fault)"),
]


class CheckGame(ProgramTest):
    def check(self, fault, *words, status=1):
        return self.zw("check-game", plugin("faults"), "--patience", "1", *words, status=status,
                       environment={"FAULT": fault})

    def test_promises_kept(self):
        for game in ("connect4", "othello", "tree", plugin("heap"), plugin("endless"), plugin("take"), plugin("nim"),
                     plugin("faults")):
            self.assertIn("keeps its promises", self.zw("check-game", game).out)

    def test_promises_broken(self):
        for name, word in (("lying_child_hash", "child_hash"), ("wild_values", "max_score"),
                           ("too_many_moves", "max_moves")):
            answer = self.zw("check-game", plugin(name), status=1)
            self.assertIn(word, answer.out)
            self.assertNotIn("keeps", answer.out)
            result = self.zw("check-game", plugin(name), "--json", status=1).result
            self.assertFalse(result["keeps_promises"])
            self.assertGreaterEqual(result["broken_promises"], 1)

    def test_every_fault_is_named(self):
        for fault, words in FAULTS:
            with self.subTest(fault):
                answer = self.check(fault)
                self.assertIn(words, answer.out)
                self.assertNotIn("keeps", answer.out)
                self.assertEqual(answer.err, "")
                objects = self.check(fault, "--json").objects
                self.assertTrue(any(words in o["broken"] for o in objects[:-1]))
                self.assertEqual((objects[-1]["keeps_promises"], objects[-1]["broken_promises"]),
                                 (False, len(objects) - 1))

    def test_an_accident_is_a_sentence_with_the_moves_that_lead_to_it(self):
        for fault, words in ACCIDENTS:
            with self.subTest(fault):
                lines = self.check(fault).out.splitlines()
                self.assertEqual(len(lines), 1)
                self.assertTrue(lines[0].startswith(words), lines[0])
                path = [int(move) for move in lines[0].split(" after: ")[1].split()]
                about = int(lines[0].split(" with move ")[1].split()[0]) if fault == "exit" else 0
                self.assertEqual(21 - sum(path) - about, 5, lines[0])

    def test_a_name_that_is_not_one_word_is_refused(self):
        for fault in ("name with a newline", "name with a slash"):
            for words in (["check-game"], ["moves"]):
                answer = self.zw(*words, plugin("faults"), status=2, environment={"FAULT": fault})
                self.assertEqual(len(answer.err.splitlines()), 1)
                self.assertIn("expected one word", answer.err)

    def test_a_search_of_a_game_with_wild_numbers_is_an_error_and_not_an_overflow(self):
        for fault, word in (("lowest outcome", "outcome"), ("lowest evaluation", "evaluate"), ("lowest order", "order")):
            for algorithm in ("mtdf", "alphabeta", "minimax", "sss-open"):
                if fault == "lowest order" and algorithm in ("minimax", "sss-open"):
                    continue  # keys are compared there and nothing else
                with self.subTest(f"{fault} {algorithm}"):
                    answer = self.zw("search", plugin("faults"), "--depth", "6", "--algorithm", algorithm,
                                     "--position", "3 3 3 3", status=2, environment={"FAULT": fault})
                    self.assertIn(word, answer.err)
                    self.assertIn("heap", answer.err)

    def test_a_free_move_that_always_says_1_does_not_hang_a_search(self):
        for algorithm in ("mtdf", "minimax"):
            answer = self.zw("search", plugin("faults"), "--depth", "2", "--algorithm", algorithm, "--json",
                             environment={"FAULT": "free_move"})
            self.assertEqual(answer.result["value"], 1)

    def test_two_thousand_moves_are_no_long_work(self):
        """Before, every list was compared with itself: half a minute of the processor's time for this game."""
        used = lambda: resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
        begun = used()
        self.assertIn("keeps its promises (200 games walked)", self.zw("check-game", plugin("wide")).out)
        self.assertLess(used() - begun, 15)


class Bare(ProgramTest):
    """Tic-tac-toe of three functions and two numbers, which promises that equal positions have equal bytes."""

    def zw_with(self, fault, *words, status=0):
        return self.zw(*words, status=status, environment={"FAULT": fault})

    def test_a_game_of_three_functions_keeps_its_promises(self):
        self.assertEqual(self.zw("check-game", plugin("bare")).out, "bare keeps its promises (200 games walked)\n")

    def test_bytes_that_nobody_writes_break_the_promise_of_equal_bytes(self):
        for fault, words in (("start", "start() does not write byte 5 of a position: ZW_EQUAL_BYTES"),
                             ("play", "played twice gives positions that differ in byte 5: ZW_EQUAL_BYTES"),
                             ("outcome", "outcome -2, outside +-max_score = 1")):
            self.assertIn(words, self.zw_with(fault, "check-game", plugin("bare"), status=1).out)

    def test_without_the_promise_there_is_no_table_and_the_check_says_so(self):
        checked = self.zw_with("no promise", "check-game", plugin("bare"))
        self.assertIn("searched without a table", checked.out)
        self.assertFalse(self.zw_with("no promise", "check-game", plugin("bare"), "--json").result["table"])
        with_table = self.zw("search", plugin("bare"), "--depth", "5", "--json").result
        without = self.zw_with("no promise", "search", plugin("bare"), "--depth", "5", "--json").result
        self.assertEqual(without["value"], with_table["value"])
        self.assertEqual((without["table_probes"], without["table_bytes"]), (0, 0))
        self.assertGreater(with_table["table_cutoffs"], 0)

    def test_repetition_without_keys_is_refused(self):
        self.assertIn("reversible(): expected hash() or ZW_EQUAL_BYTES",
                      self.complaint("moves", plugin("bare"), environment={"FAULT": "reversible"}))

    def test_a_position_that_is_shown_can_be_given_again(self):
        shown = self.zw("show", plugin("bare"), "--moves", "4 0", "--json").result["position"]
        self.assertTrue(shown.startswith("bytes:"), shown)
        again = self.zw("show", plugin("bare"), "--position", shown, "--json").result
        self.assertEqual((again["position"], [m["move"] for m in again["moves"]]), (shown, list("1235678")))
        damaged = shown[:-1] + ("0" if shown[-1] != "0" else "1")
        self.assertIn(damaged, self.complaint("moves", plugin("bare"), "--position", damaged))


class MovesAsDisplayed(ProgramTest):
    """Nim of examples/embed, which has format_move() and no parse_move()."""

    def test_every_displayed_move_can_be_typed(self):
        listed = self.zw("moves", plugin("nim"), "--json").result["moves"]
        self.assertEqual(listed[:4], ["a1", "a2", "a3", "b1"])
        for move in listed:
            after = self.zw("moves", plugin("nim"), "--moves", move, "--json").result
            heaps = {"a": 3, "b": 4, "c": 5}
            heaps[move[0]] -= int(move[1])
            self.assertEqual(after["position"], "{a},{b},{c},0".format(**heaps))

    def test_a_code_is_not_a_move(self):
        self.assertIn("'2'", self.complaint("moves", plugin("nim"), "--moves", "2"))


if __name__ == "__main__":
    unittest.main()
