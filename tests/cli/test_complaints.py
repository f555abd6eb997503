"""Bad calls: one line on stderr that names the offending text and what was expected, exit status 2."""
import json
import unittest

from program import ProgramTest, plugin

# The words, what the line must name, and what it must say of the expected.
BAD_CALLS = [
    ([], ["no command"], "zw help"),
    (["serach"], ["'serach'"], "search"),
    (["xyzzy"], ["'xyzzy'"], "zw help"),
    (["search"], ["too few"], "GAME"),
    (["search", "connect4", "more"], ["'more'"], "GAME"),
    (["search", "conect4"], ["'conect4'"], "connect4"),
    (["search", "quoridor"], ["'quoridor'"], "tree"),
    (["search", "connect4", "--dpeth", "3"], ["--dpeth"], "--depth"),
    (["search", "connect4", "--xyzzy", "3"], ["--xyzzy"], "--help"),
    (["search", "connect4", "-d", "3"], ["-d"], "two dashes"),
    (["search", "connect4", "--depth"], ["--depth"], "expected a value"),
    (["search", "connect4", "--depth", "x"], ["--depth", "'x'"], "from 1 to 255"),
    (["search", "connect4", "--depth", "0"], ["'0'"], "from 1 to 255"),
    (["search", "connect4", "--depth", "256"], ["'256'"], "from 1 to 255"),
    (["search", "connect4", "--depth=3.5"], ["'3.5'"], "whole number"),
    (["search", "connect4", "--nodes", "-5"], ["'-5'"], "whole number"),
    (["search", "connect4", "--seconds", "0"], ["'0'"], "above 0"),
    (["search", "connect4", "--seconds", "nan"], ["'nan'"], "seconds"),
    (["search", "connect4", "--clock", "10/5"], ["'10/5'"], "T+I"),
    (["search", "connect4", "--json=yes"], ["--json", "'yes'"], "no value"),
    (["search", "connect4", "--killers", "maybe"], ["--killers", "'maybe'"], "off, on"),
    (["search", "connect4", "--replacement", "oldest"], ["'oldest'"], "two-tier"),
    (["search", "connect4", "--depth-match", "deeper"], ["'deeper'"], "equal, atleast"),
    (["search", "connect4", "--table-layout", "tall"], ["'tall'"], "compact, wide"),
    (["search", "connect4", "--etc", "some"], ["'some'"], "off, all"),
    (["search", "connect4", "--grain", "0"], ["'0'"], "from 1"),
    (["search", "connect4", "--guess", "high", "--depth", "3"], ["'high'"], "number"),
    (["search", "connect4", "--table", "12x"], ["'12x'"], "1024e"),
    (["search", "connect4", "--table", "8e"], ["'8e'"], "16e"),
    (["search", "connect4", "--table", "9999999G", "--depth", "3"], ["table"], "machine"),
    (["search", "connect4", "--algorithm", "mtdg", "--depth", "3"], ["'mtdg'"], "mtdf"),
    (["search", "connect4", "--algorithm", "mtdf:wdith=3", "--depth", "3"], ["wdith"], "guess"),
    (["search", "connect4", "--algorithm", "aspiration:width=x", "--depth", "3"], ["x"], "expected"),
    (["search", "connect4", "--algorithm", "minimax", "--seconds", "1"], ["minimax"], "fixed depth"),
    (["search", "connect4", "--threads", "2", "--depth", "3", "--table", "0"], ["several workers"], "a table"),
    (["search", "connect4", "--trace", "--seconds", "1"], ["--trace"], "fixed depth"),
    (["search", "connect4", "--position", "48", "--depth", "3"], ["48"], "1 to 7"),
    (["search", "connect4", "--position", "4444444", "--depth", "3"], ["4444444"], "full"),
    (["search", "connect4", "--moves", "4 9", "--depth", "3"], ["9"], "column"),
    (["search", "tree", "--position", "uniform:w=0,d=4"], ["w=0"], "expected"),
    (["search", "tree", "--position", "uniform:w=4,d=x"], ["d=x"], "expected"),
    (["search", "tree", "--position", "bushy:w=4,d=4"], ["bushy"], "uniform"),
    (["search", "tree", "--position", "uniform:w=4,d=4,seed=1..5"], ["seed=1..5"], "one position"),
    (["perft", "connect4"], ["too few"], "DEPTH"),
    (["perft", "connect4", "deep"], ["'deep'"], "whole number"),
    (["compare", "tree", "--algorithms", "mtdf,mtdg"], ["'mtdg'"], "mtdf"),
    (["compare", "tree", "--set", "nowhere"], ["'nowhere'"], "nowhere.set"),
    (["compare", "tree", "--set", "uniform:w=3,d=3,seed=5..1"], ["seed=5..1"], "A <= B"),
    (["yardstick"], ["too few"], "GAME"),
    (["yardstick", "connect4", "--mm", "5"], ["'5'"], "from 0 to 4"),
    (["yardstick", "connect4", "--depth", "4", "--from", "5"], ["--from 5"], "at most the depth, 4"),
    (["yardstick", "connect4", "--seconds", "1"], ["--seconds"], "--depth"),
    (["yardstick", "connect4", "--tournament"], ["tournament"], "fixed depth"),
    (["yardstick", "connect4", "--algorithm", "minimax"], ["table"], "wide layout"),
    (["yardstick", "connect4", "--table", "0"], ["table"], "wide layout"),
    (["yardstick", "connect4", "--table-layout", "compact"], ["table"], "wide layout"),
    (["yardstick", "connect4", "--depth-match", "atleast"], ["deeper"], "equal depth"),
    (["yardstick", "connect4", "--guess", "value"], ["starts at the value"], "guess"),
    (["yardstick", "connect4", "--position", "1212121"], ["1212121"], "the game is over"),
    (["yardstick", "connect4", "--position", "4", "--set", "connect4"], ["'4'"], "not both"),
    (["yardstick", "tree", "--set", "nowhere"], ["'nowhere'"], "nowhere.set"),
    (["solve", "connect4", "--file", "nowhere.txt"], ["'nowhere.txt'"], "No such file"),
    (["solve", "connect4", "--file", "a", "--position", "4"], ["'a'"], "not both"),
    (["match", "connect4", "mtdf"], ["too few"], "GAME A B"),
    (["match", "connect4", "mtdf", "mtdg"], ["'mtdg'"], "mtdf"),
    (["match", "connect4", "mtdf", "mtdf/dpeth=3"], ["dpeth"], "--depth"),
    (["match", "chess", "mtdf", "mtdf/without=lmr,lrm"], ["'lmr,lrm'"], "singular"),
    (["search", "chess", "--only", "null"], ["'null'"], "null-move"),
    (["match", "connect4", "mtdf", "mtdf", "--sprt", "5,0"], ["'5,0'"], "e0 < e1"),
    (["match", "connect4", "mtdf", "mtdf", "--plies", "42"], ["42"], "fewer plies"),
    (["check-game", "nowhere.so"], ["nowhere.so"], "cannot"),
    (["bench", "--fast"], ["--fast"], "--help"),
    (["version", "now"], ["'now'"], "zw version"),
]


class Complaints(ProgramTest):
    def test_a_bad_call_gets_one_line_that_names_it(self):
        for words, named, expected in BAD_CALLS:
            with self.subTest(" ".join(words)):
                line = self.complaint(*words)
                for name in named:
                    self.assertIn(name, line)
                self.assertIn(expected, line)
                self.assertEqual(line, line.rstrip())

    def test_with_json_the_line_is_an_object(self):
        for words, *_ in BAD_CALLS[1:40:3]:
            with self.subTest(" ".join(words)):
                line = self.complaint(*words)
                answer = self.zw(words[0], "--json", *words[1:], status=2)
                self.assertEqual(answer.out, "")
                self.assertEqual(len(answer.err.splitlines()), 1, answer.err)
                said = json.loads(answer.err)
                self.assertEqual(list(said), ["error"])
                if "expected zw" not in line:
                    self.assertEqual("zw: " + said["error"], line)
        quoted = json.loads(self.zw("search", "\"\\\x01\udcff\"", "--json", status=2).err)["error"]
        self.assertIn('\'"\\\\x01\ufffd"\'', quoted)
        self.assertTrue(self.zw("search", "--", "--json", status=2).err.startswith("zw: "))

    def test_control_characters_of_what_is_quoted_are_made_visible(self):
        self.assertIn(r"'se\nar\tch\x1b[2J\x7f'", self.complaint("se\nar\tch\x1b[2J\x7f"))
        self.assertIn(r"no\nfile.set", self.complaint("compare", "tree", "--set", "no\nfile"))
        self.assertIn(r"Königsgambit\r", self.complaint("Königsgambit\r"))
        self.assertIn("a" * 5000 + r"\n'", self.complaint("a" * 5000 + "\n"))

    def test_a_suggestion_is_a_word_that_may_be_meant(self):
        near = {"serach": "search", "uic": "uci", "gpt": "gtp", "mach": "match", "perf": "perft", "tablbase": "tablebase",
                "solves": "solve", "algoritm": "algorithms", "yard": "yardstick", "lba": "lab"}
        for word, meant in near.items():
            self.assertIn(f"did you mean {meant}?", self.complaint(word))
        for word in ("hello", "go", "it", "hex", "list", "x", "notes", "move it"):
            self.assertNotIn("did you mean", self.complaint(word), word)
        self.assertIn("did you mean --depth?", self.complaint("search", "chess", "--dpeth", "3"))
        self.assertNotIn("did you mean", self.complaint("search", "chess", "--dot", "3"))

    def test_a_library_that_is_no_plugin_is_refused(self):
        for command in (["search"], ["check-game"], ["perft"]):
            words = [*command, plugin("no_entry")] + (["3"] if command == ["perft"] else [])
            line = self.complaint(*words)
            self.assertIn("no_entry.so", line)
            self.assertIn("zw_plugin_game", line)

    def test_a_plugin_of_another_abi_is_refused(self):
        line = self.complaint("search", plugin("other_abi"), "--depth", "3")
        self.assertIn("other_abi.so", line)
        self.assertIn("ABI 3", line)

    def test_a_plugin_with_more_moves_than_announced_is_refused(self):
        for words in (["search", "--depth", "3"], ["search", "--seconds", "1"], ["perft", "3"], ["compare"]):
            line = self.complaint(words[0], plugin("too_many_moves"), *words[1:])
            self.assertIn("moves", line)
            self.assertIn("heap", line)

    def test_a_game_without_an_end_in_sight_is_not_solved(self):
        self.assertIn("does not say how long", self.complaint("solve", plugin("endless")))

    def test_a_mistake_in_a_set_is_named_by_file_and_line(self):
        path = self.write("mine.set", "# a comment\n4453\n\n44x\n")
        line = self.complaint("compare", "connect4", "--set", path, "--depth", "2")
        self.assertIn("mine.set:4", line)
        self.assertIn("'x'", line)

    def test_an_empty_set_is_no_set(self):
        self.assertIn("no position", self.complaint("compare", "connect4", "--set", self.write("e.set", "# none\n")))


if __name__ == "__main__":
    unittest.main()
