"""zw gtp: whole games with passes, undo, interruption and hints, clocks, and everything that a broken sender can send."""
import json
import os
import random
import signal
import subprocess
import unittest

from engine import Engine, random_line
from program import FOR_EVER, PATIENCE, PROGRAM, ProgramTest

from othello import Board  # tests/support

FAST = ["gtp", "--nodes", "200"]
SLOW = ["gtp", "--seconds", FOR_EVER]
# White has no move here, black one on a1; then the game is over.
WHITE_PASSES = "-OX" + "X" * 61 + " O"
COLOURS = {"X": "black", "O": "white"}


class Talk(ProgramTest):
    def good(self, engine, line):
        """What is answered behind the sign."""
        answer = engine.ask(line)
        self.assertTrue(answer.startswith("="), f"{line}: {answer}")
        return answer[1:].strip()

    def bad(self, engine, line):
        answer = engine.ask(line)
        self.assertTrue(answer.startswith("? "), f"{line}: {answer}")
        self.assertNotIn("\n", answer)
        return answer[2:]


class Words(Talk):
    def test_the_engine_introduces_itself(self):
        with Engine(*FAST) as engine:
            self.assertEqual(self.good(engine, "protocol_version"), "2")
            self.assertEqual(self.good(engine, "name"), "Zerowindow")
            self.assertRegex(self.good(engine, "version"), r"^\d+\.\d+\.\d+$")
            self.assertEqual(self.good(engine, "list_games"), "Othello")
            self.assertEqual(self.good(engine, "set_game Othello"), "")
            self.assertIn("Go", self.bad(engine, "set_game Go"))

    def test_every_listed_command_is_known_and_explained(self):
        with Engine(*FAST) as engine:
            names = self.good(engine, "list_commands").splitlines()
            for required in ("protocol_version name version known_command list_commands quit boardsize clear_board komi "
                             "play genmove reg_genmove undo time_settings time_left final_score showboard").split():
                self.assertIn(required, names)
            for name in names:
                self.assertEqual(self.good(engine, f"known_command {name}"), "true")
            self.assertEqual(self.good(engine, "known_command nonsense"), "false")
            self.assertEqual([line.split()[0].rstrip(":") for line in self.good(engine, "help").splitlines()], names)

    def test_numbers_come_back_with_their_answers(self):
        with Engine(*FAST) as engine:
            self.assertEqual(engine.ask("17 name"), "=17 Zerowindow")
            self.assertEqual(engine.ask("4 boardsize 8"), "=4")
            self.assertTrue(engine.ask("18 nonsense").startswith("?18 unknown command"))

    def test_comments_blanks_and_control_characters_are_no_trouble(self):
        with Engine(*FAST) as engine:
            engine.write(b"\n  \n# a comment\n\x00\x01pl\x02ay\tblack  f5 # here\r\n9 \tname\r\n")
            self.assertEqual(engine.answer(), "=")
            self.assertEqual(engine.answer(), "=9 Zerowindow")

    def test_quit_is_answered(self):
        with Engine(*FAST) as engine:
            engine.write(b"3 quit\nname\n")
            self.assertEqual(engine.wait(), (0, ["=3", ""]))

    def test_wrong_arguments_get_one_line_that_names_them(self):
        with Engine(*FAST) as engine:
            for line, word in (("boardsize 10", "10"), ("komi much", "much"), ("play green f5", "green"),
                               ("play black", "square"), ("play black f5 f6", "f6"), ("genmove", "argument"),
                               ("genmove red", "red"), ("undo 3", "3"), ("time_settings 1 x 2", "x"),
                               ("time_settings 1", "number"), ("time_left black -1 0", "-1"), ("undo", "cannot undo"),
                               ("zw-hint none", "none"), ("zw-hint 0", "0"), ("zw-position X", "X"),
                               ("final_score", "not over"), ("nonsense 1", "nonsense")):
                self.assertIn(word, self.bad(engine, line), line)
            self.assertEqual(self.good(engine, "komi 6.5"), "")
            self.assertEqual(self.good(engine, "zw-position"), str(Board()))

    def test_a_program_of_that_name_speaks_at_once(self):
        link = self.path("zw-gtp")
        os.symlink(os.path.abspath(PROGRAM), link)
        with Engine("--nodes", "100", program=link) as engine:
            self.assertEqual(self.good(engine, "name"), "Zerowindow")

    def test_options_are_checked_before_the_session(self):
        self.assertIn("mtdf", self.complaint("gtp", "--algorithm", "mtdg"))
        self.assertIn("--json", json.loads(self.zw("gtp", "--json", status=2).err)["error"])
        self.assertIn("unexpected argument", self.complaint("gtp", "othello"))


class Games(Talk):
    def same_board(self, engine, board):
        self.assertEqual(self.good(engine, "zw-position"), str(board))

    def test_a_move_that_is_not_legal_changes_nothing(self):
        with Engine(*FAST) as engine:
            board = Board()
            for line in ("play black a1", "play black z9", "play black pass", "play white d3", "play black f5f6",
                         "genmove white"):
                self.bad(engine, line)
                self.same_board(engine, board)
            self.assertIn("'a1'", self.bad(engine, "play black a1"))
            self.assertEqual(self.good(engine, "play B F5"), "")
            board.play("f5")
            self.same_board(engine, board)

    def play_game(self, engine, seed, tell_passes):
        """zw against random moves, from a random opening; every move is checked. Returns the boards."""
        rng, board = random.Random(seed), Board()
        boards, mine = [board.copy()], rng.choice("XO")
        self.good(engine, "clear_board")
        while board.moves():
            colour = COLOURS[board.side]
            if board.side == mine and len(boards) > 10:
                move = self.good(engine, f"genmove {colour}") if tell_passes or board.moves() != ["pass"] else "pass"
            else:
                move = rng.choice(board.moves())
                if tell_passes or move != "pass":
                    self.good(engine, f"play {colour} {move}")
            board.play(move)
            if move != "pass" or tell_passes:
                boards.append(board.copy())
        self.assertEqual(self.good(engine, "genmove black"), "pass")
        self.assertEqual(self.good(engine, "play white PASS"), "")
        self.assertEqual([self.good(engine, "undo") for _ in range(2)], ["", ""])
        score = board.discs()
        self.assertEqual(self.good(engine, "final_score"), f"B+{score}" if score > 0 else f"W+{-score}" if score else "0")
        return boards

    def test_whole_games_with_passes_told_and_taken_back(self):
        passes = 0
        with Engine(*FAST) as engine:
            for seed in range(6):
                boards = self.play_game(engine, seed, True)
                passes += sum(a.squares == b.squares for a, b in zip(boards, boards[1:]))
                for board in reversed(boards):
                    self.same_board(engine, board)
                    if board is not boards[0]:
                        self.good(engine, "undo")
                self.bad(engine, "undo")
        self.assertGreater(passes, 0)

    def test_whole_games_where_nobody_speaks_of_passes(self):
        with Engine(*FAST) as engine:
            for seed in range(6):
                boards = self.play_game(engine, seed, False)
                for board in reversed(boards[1:]):
                    shown = self.good(engine, "zw-position")
                    self.assertEqual(shown[:64], "".join(board.squares))
                    self.good(engine, "undo")
                self.same_board(engine, Board())

    def play_interrupted(self, engine, seed):
        """A game in which every search would take too long; rubbish between the moves changes nothing. The moves."""
        rng, board, boards, moves = random.Random(seed), Board(), [], []
        self.good(engine, "clear_board")
        while board.moves():
            colour, legal = COLOURS[board.side], board.moves()
            if len(moves) % 6 == 5:
                engine.send("zw-hint 2", "# interrupt")
                self.assertIn(engine.answer().split()[1].lower(), legal)
            if len(moves) % 7 == 6:
                for before in reversed(boards[-3:]):
                    self.good(engine, "undo")
                    self.same_board(engine, before)
                for before, move in zip(boards[-3:], moves[-3:]):
                    self.good(engine, f"play {COLOURS[before.side]} {move}")
            self.bad(engine, f"play {colour} {'e4' if board.side == 'X' else 'i9'}")
            self.same_board(engine, board)
            if board.side == "X":
                engine.send(f"genmove {colour}", "# interrupt")
                move = engine.answer().removeprefix("= ").lower()
            else:
                move = rng.choice(legal)
                self.good(engine, f"play {colour} {move}")
            self.assertIn(move, legal)
            boards.append(board.copy())
            moves.append(move)
            board.play(move)
        self.assertRegex(self.good(engine, "final_score"), r"^[BW]\+\d+$|^0$")
        return moves

    def test_whole_games_of_interrupted_searches_hints_and_moves_taken_back(self):
        with Engine(*SLOW) as engine:
            self.assertTrue(any("pass" in self.play_interrupted(engine, seed) for seed in range(30)))

    def test_a_pass_left_out_is_taken_back_with_the_move_behind_it(self):
        with Engine(*FAST) as engine:
            self.good(engine, f"zw-position {WHITE_PASSES}")
            self.bad(engine, "play white a1")
            self.assertEqual(self.good(engine, "reg_genmove white"), "pass")
            self.assertEqual(self.good(engine, "genmove black"), "A1")
            self.assertEqual(self.good(engine, "final_score"), "B+64")
            self.good(engine, "undo")
            self.assertEqual(self.good(engine, "zw-position"), WHITE_PASSES)
            self.assertEqual(self.good(engine, "genmove white"), "pass")
            self.good(engine, "play black a1")
            self.good(engine, "undo")
            self.good(engine, "undo")
            self.assertEqual(self.good(engine, "zw-position"), WHITE_PASSES)

    def test_a_move_asked_for_only_is_not_played(self):
        with Engine(*FAST) as engine:
            self.assertIn(self.good(engine, "reg_genmove black").lower(), Board().moves())
            self.same_board(engine, Board())

    def test_the_board_is_shown_without_an_empty_line(self):
        with Engine(*FAST) as engine:
            shown = self.good(engine, "showboard").splitlines()
            self.assertEqual(shown[4].split(), "4 - - - O X - - -".split())


class Hints(Talk):
    def test_several_moves_each_with_value_depth_and_line(self):
        with Engine("gtp", "--depth", "5") as engine:
            self.good(engine, "play black f5")
            board = Board()
            board.play("f5")
            rows = [line.split() for line in self.good(engine, "zw-hint 3").splitlines()]
            self.assertEqual(sorted(row[0].lower() for row in rows), sorted(board.moves()))
            values = [float(row[1]) for row in rows]
            self.assertEqual(values, sorted(values, reverse=True))
            for row in rows:
                self.assertEqual(row[2], "5")
                line = board.copy()
                for move in row[3:]:
                    line.play(move)
                self.assertEqual((row[3], len(row)), (row[0].lower(), 8))
            self.assertEqual(len(self.good(engine, "zw-hint 2").splitlines()), 2)
            self.assertEqual(len(self.good(engine, "zw-hint").splitlines()), 1)
            self.assertEqual(len(self.good(engine, "zw-hint 99").splitlines()), 3)
            self.good(engine, f"zw-position {WHITE_PASSES}")
            self.assertTrue(self.good(engine, "zw-hint").startswith("pass -64.00"))


class Searches(Talk):
    def test_an_interrupt_ends_a_search_and_what_waited_is_answered_in_order(self):
        with Engine(*SLOW) as engine:
            engine.send("1 genmove black", "2 name", "3 nonsense", "4 showboard", "#  interrupt")
            self.assertIn(engine.answer().removeprefix("=1 ").lower(), Board().moves())
            self.assertEqual(engine.answer(), "=2 Zerowindow")
            self.assertTrue(engine.answer().startswith("?3 "))
            self.assertIn("O to move", engine.answer())
            engine.send("zw-hint 2", "# interrupt")
            self.assertIn(len(engine.answer().splitlines()), (1, 2))
            engine.send("# interrupt", "name")
            self.assertEqual(engine.answer(), "= Zerowindow")

    def test_the_clock_decides_how_long(self):
        with Engine("gtp") as engine:
            self.good(engine, "time_settings 300 0 0")
            self.good(engine, "time_left black 0.1 0")
            self.good(engine, "genmove black")
            self.good(engine, "time_settings 0 1 10")
            for colour in ("white", "black", "white"):
                self.good(engine, f"genmove {colour}")

    def test_input_that_ends_during_a_search_still_gets_its_answers(self):
        with Engine("gtp", "--seconds", "0.2") as engine:
            engine.send("genmove black", "name")
            status, rest = engine.leave()
            self.assertEqual((status, len(rest), rest[2]), (0, 4, "= Zerowindow"))

    def test_a_search_for_a_board_that_has_gone_is_ended(self):
        read, write = os.pipe()
        child = subprocess.Popen([PROGRAM, *SLOW], stdin=subprocess.PIPE, stdout=write, stderr=subprocess.PIPE)
        os.close(write)
        child.stdin.write(b"genmove black\n")
        os.close(read)
        _, errors = child.communicate(timeout=PATIENCE)
        self.assertEqual((child.returncode, errors.decode().splitlines()), (2, ["zw: cannot write the output"]))

    def test_ctrl_c_ends_the_search_with_what_was_found(self):
        with Engine(*SLOW) as engine:
            self.good(engine, "name")
            engine.send("genmove black", "name")
            engine.process.send_signal(signal.SIGINT)
            status, rest = engine.wait()
            self.assertEqual(status, 0)
            self.assertLessEqual(len(rest), 2)

    def test_output_that_nobody_reads_ends_the_program_with_one_line(self):
        read, write = os.pipe()
        child = subprocess.Popen([PROGRAM, *SLOW], stdin=subprocess.PIPE, stdout=write, stderr=subprocess.PIPE)
        os.close(write)
        os.close(read)
        _, errors = child.communicate(b"name\nname\n" * 1000, timeout=PATIENCE)
        self.assertEqual((child.returncode, errors.decode().splitlines()), (2, ["zw: cannot write the output"]))


class Rubbish(Talk):
    def test_a_line_of_a_megabyte_gets_one_line(self):
        with Engine(*FAST) as engine:
            answer = engine.ask("5 play " + "f" * (1 << 20))
            self.assertTrue(answer.startswith("?5 line too long: 'play ff"), answer[:80])
            self.assertLess(len(answer), 200)
            self.assertEqual(self.good(engine, "name"), "Zerowindow")

    def test_thousands_of_random_lines(self):
        rng = random.Random(1)
        words = ["play", "genmove", "undo", "zw-hint", "black", "white", "b", "f5", "pass", "PASS", "d3", "c4", "7", "-1",
                 "time_left", "time_settings", "0", "1e9", "nan", "#", "# interrupt", "clear_board", "zw-position",
                 "final_score", "showboard", "reg_genmove", "known_command", "%s%n", "é", "\x00", "\t", "12", "9" * 30]
        count = 3000
        with Engine("gtp", "--nodes", "50") as engine:
            for number in range(count):
                engine.send(random_line(rng, words, 5))
                if number % 100 == 99:
                    engine.send(f"{number} name")
                    while engine.answer() != f"={number} Zerowindow":
                        pass
            self.assertEqual(engine.leave()[0], 0)
            self.assertEqual(engine.errors, b"")

    def test_random_bytes_without_a_pause(self):
        data = random.Random(2).randbytes(200000)
        done = subprocess.run([PROGRAM, *FAST], input=data, capture_output=True, timeout=PATIENCE, check=False)
        self.assertEqual((done.returncode, done.stderr), (0, b""))


if __name__ == "__main__":
    unittest.main()
