"""`zw solve othello`: files with and without scores, the table, every move, an interrupt."""
import re
import signal
import subprocess
import unittest

from program import PATIENCE, PROGRAM, ProgramTest, wait_until_busy

# Of the FForum's positions: 14 empty squares each.
FIRST = "--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X"
SECOND = "-XXXXXX---XOOOO--XOXXOOX-OOOOOOOOOOOXXOOOOOXXOOX--XXOO----XXXXX- X"
OBF = f"{FIRST}; g8:+18; h1:+12; % one\n{SECOND}; a4:+10; b2:+0; % two\n"
ROW = re.compile(r" *(\d+) \| +(\d+) \| +([-+]?\d+) \| +(\d+:\d\d\.\d{3}) \| +(\d+) \| +(\d+) \| (.*)")


class Files(ProgramTest):
    def table(self, text, *words, name="ends.obf", status=0):
        answer = self.zw("solve", "othello", "--file", self.write(name, text), *words, status=status)
        lines = answer.out.splitlines()
        return [ROW.fullmatch(line).groups() for line in lines[2:-2]], lines[-1], answer.err

    def test_an_obf_file_gives_a_row_a_position_and_a_total(self):
        rows, total, complaints = self.table(OBF)
        self.assertEqual([(r[0], r[1], r[2]) for r in rows], [("1", "14", "+18"), ("2", "14", "+10")])
        self.assertTrue(rows[0][6].startswith("g8 ") and rows[1][6].startswith("a4 "), rows)
        self.assertEqual(sum(int(r[4]) for r in rows), int(re.search(r"(\d+) nodes", total).group(1)))
        self.assertIn("2 positions", total)
        self.assertIn("2 of 2 scores", total)
        self.assertEqual(complaints, "")

    def test_board_strings_give_the_same_rows_without_a_check(self):
        rows, total, _ = self.table(f"{FIRST}\n{SECOND}\n", name="ends.txt")
        self.assertEqual([r[2] for r in rows], ["+18", "+10"])
        self.assertNotIn("scores", total)

    def test_a_wrong_score_is_named_and_the_status_is_1(self):
        rows, total, complaints = self.table(OBF.replace("g8:+18", "g8:+20"), status=1)
        self.assertEqual([r[2] for r in rows], ["+18", "+10"])
        self.assertIn("1 of 2 scores", total)
        self.assertEqual(len(complaints.splitlines()), 1)
        for word in ("ends.obf:1: ", FIRST, "18", "+20"):
            self.assertIn(word, complaints)

    def test_a_wrong_score_is_named_with_json_too(self):
        path = self.write("ends.obf", OBF.replace("a4:+10", "a4:+8"))
        answer = self.zw("solve", "othello", "--file", path, "--json", status=1)
        self.assertEqual([o["value"] for o in answer.objects], [18, 10])
        self.assertIn("ends.obf:2: ", answer.err)

    def test_win_draw_or_loss_compares_signs(self):
        wrong_size = OBF.replace("g8:+18", "g8:+20")
        self.assertEqual([r[2] for r in self.table(wrong_size, "--wdl")[0]], ["+1", "+1"])
        lost = OBF.replace("g8:+18; h1:+12", "g8:-18")
        self.assertIn("ends.obf:1: ", self.table(lost, "--wdl", status=1)[2])


class Answers(ProgramTest):
    def test_every_move_has_its_exact_value(self):
        r = self.zw("solve", "othello", "--position", FIRST, "--all", "--json").result
        self.assertEqual({m["move"]: m["value"] for m in r["moves"]},
                         {"g8": 18, "h1": 12, "h7": 6, "a2": 6, "a3": 4, "b1": -4, "a4": -22, "g2": -24})

    def test_two_runs_visit_the_same_nodes(self):
        words = ["solve", "othello", "--file", self.write("ends.obf", OBF + OBF), "--json"]
        answer = self.zw(*words)
        self.assertEqual(answer.untimed, self.zw(*words).untimed)
        nodes = [o["nodes"] for o in answer.objects]
        self.assertEqual(nodes[:2], nodes[2:])

    def test_the_game_as_it_is_played_finds_the_same_value(self):
        r = self.zw("solve", "othello", "--position", FIRST, "--depth", "27", "--json").result
        self.assertEqual((r["value"], r["proven"]), (18, True))

    def test_no_evaluation_gets_into_a_proof(self):
        """The position is drawn. Catches: a pessimistic game with evaluate_hand(), which said it was won after two nodes;
        rounding, which made a draw of every loss that was not seen."""
        words = ["solve", "checkers", "--position", "B:W7,18:B12,25", "--tablebase", "off", "--nodes", "100000", "--json"]
        usual = self.zw(*words, status=1)
        self.assertEqual((usual.result["value"], usual.result["proven"]), (0, False))
        for more in (["--evaluation", "hand"], ["--evaluation", "plain"], ["--grain", "2"]):
            self.assertEqual(self.zw(*words, *more, status=1).untimed, usual.untimed)

    def test_the_bound_of_one_window_is_no_value(self):
        """The position is drawn. Catches: an upper bound that is taken for a lower one, which said it was won."""
        self.zw("tablebase", "checkers", "3", "--dir", "db")
        for alpha in ("-2", "-1", "0", "1"):
            found = self.zw("solve", "checkers", "--position", "B:W23,21:BK28,K3", "--tablebase", "db", "--nodes", "20000",
                            "--algorithm", f"test:alpha={alpha}", "--json", status=1).result
            self.assertEqual((found["value"], found["proven"]), (0, False), alpha)

    def test_an_interrupt_ends_with_what_was_found(self):
        child = subprocess.Popen([PROGRAM, "solve", "othello", "--json"], stdout=subprocess.PIPE, text=True)
        wait_until_busy(child)
        child.send_signal(signal.SIGINT)
        out, _ = child.communicate(timeout=PATIENCE)
        self.assertEqual(child.returncode, 1)
        self.assertIn('"proven":false', out)


if __name__ == "__main__":
    unittest.main()
