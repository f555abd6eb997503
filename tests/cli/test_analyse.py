"""Games judged move by move: marks, exact values against a solver of this file, annotated games, and runs that go on."""
import json
import os
import re
import sys
import unittest

from program import ProgramTest

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "support"))

from othello import Board  # noqa: E402

# 4. Qxf7 is mate because of 3... Nf6.
SCHOLAR = """[Event "Lesson"]
[Site "Home"]
[White "Scholar, A"]
[Black "Victim </script>"]
[Result "1-0"]
[ECO "C20"]

1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 {hm} 4. Qxf7# 1-0

"""
CHECKERS = """[Event "Club"]
[Black "B One"]
[White "W Two"]
[Result "1-0"]
1. 11-15 23-18 2. 9-14 18x11 3. 8x15 22-18 4. 15x22 25x9 5. 5x14 27-23 1-0
"""
# A game of the WTHOR base.
OTHELLO = ("f5d6c3f3f4d3c4g6f6e6c5c6d7d8e7g5e3d2g4h3f7b5h5g3b4b6c8b8c7e8f8g8h4h6e2d1c1a3a6a5e1f2g7c2a4h8a2b7f1b3b1b2h7a7a8"
           "a1g1g2h2h1")
FEW = ("--nodes", "300", "--table", "64K")


def worth(board):
    """Discs that the side to move ends ahead by, by trying all moves."""
    moves = board.moves()
    if not moves:
        return board.discs() if board.side == "X" else -board.discs()
    return max(-worth(after(board, move)) for move in moves)


def after(board, move):
    board = board.copy()
    board.play(move)
    return board


class Analyse(ProgramTest):
    def judge(self, game, path, *more, status=0):
        return self.zw("analyse", game, path, *FEW, "--json", *more, status=status)

    def test_a_blunder_is_marked_and_the_better_move_is_named(self):
        objects = self.judge("chess", self.write("g.pgn", SCHOLAR)).objects
        moves = [o for o in objects if o["event"] == "move"]
        self.assertEqual([m["shown"] for m in moves], ["e4", "e5", "Bc4", "Nc6", "Qh5", "Nf6", "Qxf7#"])
        self.assertEqual([m["player"] for m in moves], [1, 2, 1, 2, 1, 2, 1])
        self.assertEqual(moves[5]["mark"], "blunder")
        self.assertEqual(moves[5]["mate"], -2)
        self.assertNotEqual(moves[5]["best"], "g8f6")
        self.assertEqual(moves[5]["line"][0], moves[5]["best"])
        self.assertEqual((moves[6]["mark"], moves[6]["loss"], moves[6]["mate"], moves[6]["exact"]), (None, 0, 1, True))
        for move in moves:
            self.assertGreaterEqual(move["best_value"], move["value"])
            self.assertTrue((move["best_value"] == move["value"]) or move["best"] != move["move"])

    def test_the_sums_are_those_of_the_moves(self):
        objects = self.judge("chess", self.write("g.pgn", SCHOLAR + SCHOLAR.replace("Victim </script>", "Other"))).objects
        moves = [o for o in objects if o["event"] == "move"]
        games = [o for o in objects if o["event"] == "game"]
        self.assertEqual([o["event"] for o in objects[-2:]], ["game", "result"])
        self.assertEqual([g["result"] for g in games], ["1-0", "1-0"])
        scholar, victim, other = objects[-1]["players"]
        self.assertEqual((scholar["name"], scholar["games"], scholar["moves"]), ("Scholar, A", 2, 8))
        self.assertEqual((victim["games"], other["name"], other["moves"]), (1, "Other", 3))
        marks = [m["mark"] for m in moves if m["player"] == 2 and m["game"] == 1]
        for mark, counted in (("inaccuracy", "inaccuracies"), ("mistake", "mistakes"), ("blunder", "blunders")):
            self.assertEqual(marks.count(mark), victim[counted])
        lost = [m["loss"] for m in moves if m["player"] == 2 and m["game"] == 1]
        self.assertAlmostEqual(victim["mean_loss"], sum(lost) / len(lost), delta=0.01)

    def test_the_last_squares_have_the_values_of_a_plain_solver(self):
        moves = [o for o in self.judge("othello", self.write("g.txt", OTHELLO + "\n"), "--exact", "6").objects
                 if o["event"] == "move"][-6:]
        for move in moves:
            board = Board(move["position"])
            self.assertTrue(move["exact"])
            self.assertEqual(move["best_value"], 100 * worth(board), move)
            self.assertEqual(move["value"], -100 * worth(after(board, move["move"])), move)

    def test_a_win_that_is_given_away_is_missed(self):
        # `zw solve connect4 --all` of the 17 stones before it: 6 wins (13), 4 and 5 too, all others lose.
        path = self.write("g.set", "moves 1 3 2 7 5 4 3 5 7 7 3 6 2 7 6 3 7 1\n")
        moves = [o for o in self.judge("connect4", path, "--exact", "26").objects if o["event"] == "move"]
        last = moves[-1]
        self.assertEqual((last["mark"], last["best"], last["best_value"], last["value"]), ("missed win", "6", 13, -3))
        self.assertEqual([m["exact"] for m in moves[-2:]], [True, True])
        solved = self.zw("solve", "connect4", "--position", "13275435773627637", "--all", "--json").result
        self.assertEqual({m["move"]: m["value"] for m in solved["moves"] if m["move"] in "61"}, {"6": 13, "1": -3})

    def test_games_come_back_annotated_and_are_judged_alike(self):
        for game, name, text in (("chess", "g.pgn", SCHOLAR), ("checkers", "g.pdn", CHECKERS)):
            out = self.path("judged" + name[1:])
            first = self.judge(game, self.write(name, text), "--out", out)
            again = self.judge(game, out)
            self.assertEqual(first.objects[-1]["players"], again.objects[-1]["players"])
            self.assertEqual(first.out, again.out)
        with open(self.path("judged.pgn"), encoding="utf-8") as file:
            written = file.read()
        for tag in ('[Event "Lesson"]', '[Site "Home"]', '[White "Scholar, A"]', '[ECO "C20"]', '[Result "1-0"]'):
            self.assertEqual(written.count(tag), 1, tag)
        self.assertRegex(written, r"Nf6 \$4\s+\{-M1[^}]*blunder,\s+loses")

    def test_a_text_with_remarks_is_read_again(self):
        first = self.judge("othello", self.write("g.txt", OTHELLO[:16] + "\n" + OTHELLO[:24] + "\n"), "--out", "o.txt")
        self.assertEqual(first.out.count("\n"), 8 + 12 + 2 + 1)
        again = self.judge("othello", self.path("o.txt"))
        self.assertEqual([o for o in first.objects if o["event"] == "move"], [o for o in again.objects if o["event"] == "move"])

    def test_a_run_that_was_killed_gives_the_same_bytes(self):
        path, results = self.write("g.pgn", SCHOLAR * 2), []
        whole = self.judge("chess", path, "--out", "a.pgn", "--html", "a.html", "--journal", "kept")
        with open(self.path("kept"), encoding="utf-8") as file:
            kept = file.read()
        for cut in (0, len(kept) // 3, len(kept) // 2, len(kept) - 1, len(kept)):
            self.write("kept", kept[:cut])
            again = self.judge("chess", path, "--out", "b.pgn", "--html", "b.html", "--journal", "kept", "--jobs", "3")
            self.assertEqual(again.out, whole.out)
            for ending in (".pgn", ".html"):
                with open(self.path("a" + ending), encoding="utf-8") as a, open(self.path("b" + ending), encoding="utf-8") as b:
                    self.assertEqual(a.read(), b.read())
            with open(self.path("kept"), encoding="utf-8") as file:
                results.append(file.read())
        self.assertEqual(set(results), {kept})

    def test_what_was_found_of_other_games_is_refused(self):
        path = self.write("g.pgn", SCHOLAR)
        self.judge("chess", path, "--journal", "kept")
        self.assertIn("'kept' keeps something else", self.complaint("analyse", "chess", path, "--nodes", "301", "--journal", "kept"))
        self.write("g.pgn", SCHOLAR.replace("Nc6", "d6"))
        self.assertIn("the same games", self.complaint("analyse", "chess", path, *FEW, "--journal", "kept"))
        self.judge("chess", self.write("g.pgn", SCHOLAR), "--journal", "kept")
        with open(self.path("kept"), encoding="utf-8") as file:
            lines = file.read().splitlines()
        for wrong in ("x", lines[2].replace(lines[2].split()[7], "e2e5"), lines[3], lines[2].replace(" none ", " nothing ")):
            self.write("kept", "\n".join(lines[:2] + [wrong] + lines[3:]) + "\n")
            self.assertIn("kept:3: ", self.complaint("analyse", "chess", path, *FEW, "--json", "--journal", "kept"))

    def test_the_page_asks_for_nothing_and_no_name_breaks_it(self):
        self.judge("chess", self.write("g.pgn", SCHOLAR), "--html", "p.html")
        with open(self.path("p.html"), encoding="utf-8") as file:
            page = file.read()
        self.assertIsNone(re.search(r"(src|href)\s*=\s*[\"']|@import|^import |url\((?!#)", page, re.M))
        data = json.loads(re.search(r'id="judged">(.*?)</script>', page, re.S)[1])
        self.assertEqual(data["games"][0]["players"], ["Scholar, A", "Victim </script>"])
        self.assertEqual(len(data["games"][0]["positions"]), 8)
        self.assertEqual(data["games"][0]["moves"][5]["sign"], "??")

    def test_the_text_names_marks_and_players(self):
        text = self.zw("analyse", "chess", self.write("g.pgn", SCHOLAR), *FEW).out
        self.assertIn("game 1: Scholar, A - Victim </script>, 1-0", text)
        self.assertRegex(text, r"3\.\.\. Nf6 +-M1=? +\d+\.\d\d  \?\? blunder ")
        self.assertRegex(text, r"Scholar, A +1 +4 ")

    def test_bad_input_is_complained_about_in_one_line(self):
        path = self.write("g.pgn", SCHOLAR)
        self.assertIn("/no/such", self.complaint("analyse", "chess", "/no/such"))
        self.assertIn("without moves", self.complaint("analyse", "othello", self.write("p.set", "start\n")))
        self.assertIn("--clock", self.complaint("analyse", "chess", path, "--clock", "1+1"))
        self.assertIn("--multipv", self.complaint("analyse", "chess", path, "--multipv", "2"))
        self.assertIn("judged.epd", self.complaint("analyse", "chess", path, *FEW, "--out", "judged.epd"))
        self.assertIn("no such format", self.complaint("analyse", "othello", self.write("g.txt", OTHELLO), *FEW, "--out", "o.pgn"))
        self.assertIn("another file", self.complaint("analyse", "chess", path, "--out", "a.txt", "--html", "a.txt"))


if __name__ == "__main__":
    unittest.main()
