"""zw nboard: whole games with passes, interruption, hints and analyses, and everything that a broken sender can send."""
import os
import random
import re
import signal
import subprocess
import unittest

from engine import Engine, random_line
from program import PATIENCE, PROGRAM, ProgramTest

from othello import Board  # tests/support

FAST = ["nboard", "--nodes", "200"]
DEEP = "set depth 60"
# White has no move here, black one on a1; then the game is over.
WHITE_PASSES = "-OX" + "X" * 61 + " O"


def two(move):
    """A move as NBoard writes it."""
    return "PA" if move == "pass" else move.upper()


def ggf(moves="", board=None, more="TI[15:00]"):
    """A game: (colour, move) pairs behind a board."""
    shown = f"BO[8 {str(board or Board()).replace('X', '*')}]"
    return f"(;GM[Othello]PC[NBoard]DT[2014-02-21]PB[a b]PW[c]RE[?]{more}TY[8]{shown}{moves};)"


def moves_of(line):
    """The moves of a line without blanks."""
    return ["pass" if line[i:i + 2] == "PA" else line[i:i + 2].lower() for i in range(0, len(line), 2)]


class Talk(ProgramTest):
    def start(self, engine, *lines):
        engine.send("nboard 2", *lines)

    def quiet(self, engine, *lines):
        """What is printed up to a pong: nothing but status lines when the session is at rest."""
        engine.send(*lines, "ping 77")
        return engine.until("pong 77")[:-1]

    def error(self, engine, *lines):
        """The one line that something wrong gives."""
        seen = self.quiet(engine, *lines)
        self.assertEqual(len(seen), 1, seen)
        self.assertTrue(seen[0].startswith("status error: "), seen)
        return seen[0]

    def go(self, engine):
        """The answer to go: move, value, seconds."""
        engine.send("go")
        answer = engine.until("=== ")[-1]
        found = re.fullmatch(r"=== (\w\w)/(-?[\d.]*)/([\d.]+)", answer)
        self.assertTrue(found, answer)
        return moves_of(found[1])[0], found[2], float(found[3])

    def hints(self, lines):
        """search MOVES VALUE 0 DEPTH, as tuples."""
        return [(moves_of(word[1]), float(word[2]), word[4]) for word in map(str.split, lines) if word[:1] == ["search"]]


class Words(Talk):
    def test_a_session_as_the_protocol_describes_it(self):
        with Engine("nboard") as engine:
            moves = "B[F5]W[F6]B[D3]W[C5]B[E6]W[F7]B[E7]W[F4]"
            engine.send("nboard 2", f"set game {ggf(moves)}", "set depth 6", "ping 1", "go")
            self.assertEqual(engine.until("pong 1"), ["set myname Zerowindow", "set myname Zerowindow6", "pong 1"])
            board = Board()
            for move in re.findall(r"\[(..)\]", moves):
                board.play(move)
            seen = engine.until("=== ")
            self.assertRegex(seen[0], "^status .")
            self.assertTrue(any(line.startswith("nodestats ") for line in seen))
            self.assertIn(seen[-1][4:6].lower(), board.moves())
            self.assertEqual(self.hints(seen)[-1][2], "6")
            self.assertEqual(engine.line(), "status")

    def test_a_side_that_can_only_pass_passes(self):
        with Engine(*FAST) as engine:
            self.start(engine, f"set game {ggf(board=WHITE_PASSES)}")
            self.assertEqual(self.go(engine), ("pass", "", 0))
            self.error(engine, "move h8")
            self.assertEqual(self.go(engine), ("pass", "", 0))
            self.assertEqual(self.quiet(engine, "move PA", "move a1//0.1", "go"), ["status the game is over"])

    def test_settings_and_the_rest(self):
        with Engine(*FAST) as engine:
            self.start(engine)
            engine.until("set myname")
            self.assertEqual(self.quiet(engine, "set contempt 0", "set contempt -100", "set time 2.5"), [])
            self.assertEqual(self.quiet(engine, "learn"), ["learned"])
            self.assertGreater(len(self.quiet(engine, "help")), 10)
            engine.send("quit")
            self.assertEqual(engine.wait(), (0, []))

    def test_wrong_lines_get_one_line_that_names_them(self):
        with Engine(*FAST) as engine:
            self.start(engine)
            engine.until("set myname")
            for line, word in (("nonsense", "nonsense"), ("set", "argument"), ("set colour red", "colour"),
                               ("set depth", "argument"), ("set depth x", "x"), ("set depth 0", "0"),
                               ("set contempt x", "x"), ("set time -1", "-1"), ("move a1", "a1"), ("move", "argument"),
                               ("move PA", "pass"), ("move f5//x", "x"), ("hint x", "x"), ("hint -1", "-1"),
                               ("go now", "now"), ("nboard", "argument"), ("nboard two", "two"), ("ping", "argument")):
                self.assertIn(word, self.error(engine, line), line)
            self.assertIn(self.go(engine)[0], Board().moves())

    def test_a_game_full_of_rubbish_leaves_the_game_as_it_was(self):
        with Engine(*FAST) as engine:
            self.start(engine, "move f5")
            engine.until("set myname")
            board = Board()
            board.play("f5")
            for game, word in (("rubbish", "rubbish"), ("(;GM[Chess];)", "Chess"), ("(;GM[Othello]", "GM"),
                               (ggf("B[F5]W[A1]"), "a1"), (ggf("B[F5]B[D6]"), "black"), (ggf("W[F5]"), "white"),
                               (ggf("B[]"), "''"), (ggf("B[F5//soon]"), "soon"), (ggf("B[toolongamove]"), "toolong"),
                               (ggf(more="TI[soon]"), "soon"), ("(;BO[10 --- *];)", "BO"), ("(;BO[8 --- *];)", "BO"),
                               (f"(;BO[8 {'-' * 64}];)", "BO"), (f"(;BO[8 {'-' * 63}# *];)", "BO"), ("(;B[F5;)", "B[F5"),
                               ("(;b[F5];)", "b["), (ggf("B[F5]" * 300), "256"),
                               (ggf("B[PA]W[PA]"), "pass"), ("(;[];)", "[]")):
                self.assertIn(word, self.error(engine, f"set game {game}"), game)
                self.assertIn(self.go(engine)[0], board.moves(), game)
                self.quiet(engine)

    def test_a_program_of_that_name_speaks_at_once(self):
        link = self.path("zw-nboard")
        os.symlink(os.path.abspath(PROGRAM), link)
        with Engine(program=link) as engine:
            engine.send("nboard 2")
            self.assertEqual(engine.line(), "set myname Zerowindow")


class Games(Talk):
    def test_whole_games_move_by_move(self):
        """zw against random moves; every move is checked, passes are sent as moves."""
        passes = 0
        with Engine(*FAST) as engine:
            self.start(engine)
            for seed in range(5):
                rng, board, played = random.Random(seed), Board(), 0
                mine = rng.choice("XO")
                engine.send(f"set game {ggf()}")
                while board.moves():
                    if board.side == mine and played > 10:
                        move = self.go(engine)[0]
                    else:
                        move = rng.choice(board.moves())
                    board.play(move)
                    passes += move == "pass"
                    played += 1
                    engine.send(f"move {two(move)}/{rng.choice(['', '1.5', '-3'])}/{rng.choice(['', '0.5'])}")
                self.assertEqual(self.quiet(engine, "go", "hint 3")[-1], "status the game is over")
        self.assertGreater(passes, 0)

    def test_whole_games_sent_again_for_every_move(self):
        """As NBoard does when the user goes back and forth: taking moves back is sending a shorter game."""
        rng, board, moves, passes = random.Random(6), Board(), [], 0
        with Engine(*FAST) as engine:
            self.start(engine)
            boards = [board.copy()]
            while board.moves():
                move = rng.choice(board.moves())
                moves.append(f"{'B' if board.side == 'X' else 'W'}[{two(move)}/{rng.random():.2f}/1.5]")
                passes += move == "pass"
                board.play(move)
                boards.append(board.copy())
            for ply in sorted(range(len(boards) - 1), key=lambda ply: ply * 7 % 13):
                engine.send(f"ping {ply}", f"set game {ggf(''.join(moves[:ply]), more='TI[2:00:00]')}")
                self.assertIn(self.go(engine)[0], boards[ply].moves())
            without = "".join(move for move in moves if "PA" not in move)
            self.quiet(engine, f"set game {ggf(without)}")
            self.assertEqual(self.quiet(engine, "go"), ["status the game is over"])
        self.assertGreater(passes, 0)

    def play_interrupted(self, engine, seed):
        """A game in which no search would end; rubbish between the moves changes nothing. The moves, as GGF has them."""
        rng, board, played = random.Random(seed), Board(), []
        self.quiet(engine, f"set game {ggf()}")
        while board.moves():
            legal = board.moves()
            if len(played) % 6 == 5:
                engine.send("hint 2")
                engine.until("search" if legal != ["pass"] else "status")
                self.assertTrue(all(hint[0][0] in legal for hint in self.hints(self.quiet(engine))))
            if len(played) % 7 == 6:
                self.quiet(engine, f"set game {ggf(''.join(played[:-3]))}", *(f"move {m[2:4]}" for m in played[-3:]))
            self.error(engine, f"move {'e4' if board.side == 'X' else 'i9'}")
            move = rng.choice(legal)
            if board.side == "X":
                engine.send("go", "ping 5")
                move, = [moves_of(line[4:6])[0] for line in engine.until("pong 5") if line.startswith("=== ")]
            self.assertIn(move, legal)
            self.assertEqual(self.quiet(engine, f"move {two(move)}"), [])
            played.append(f"{'B' if board.side == 'X' else 'W'}[{two(move)}]")
            board.play(move)
        self.assertEqual(self.quiet(engine, "go"), ["status the game is over"])
        return played

    def test_whole_games_of_interrupted_searches_hints_and_moves_taken_back(self):
        with Engine("nboard") as engine:
            self.start(engine, DEEP)
            engine.until("set myname Zerowindow60")
            passes = ("B[PA]", "W[PA]")
            self.assertTrue(any(move in passes for seed in range(30) for move in self.play_interrupted(engine, seed)))

    def test_the_clock_of_the_game_hurries_the_engine(self):
        with Engine("nboard") as engine:
            self.start(engine, "set depth 60")
            engine.send("set game " + ggf("B[F5//14.8]W[F6//900]", more="TI[00:15]"))
            self.go(engine)


class Hints(Talk):
    def test_several_moves_each_with_value_depth_and_line(self):
        with Engine("nboard") as engine:
            self.start(engine, "set depth 5", "move F5", "hint 2")
            seen = self.hints(engine.until("status") + engine.until("status"))
            board = Board()
            board.play("f5")
            self.assertEqual([depth for _, _, depth in seen[::2]], ["1", "2", "3", "4", "5", "5"])
            for (line, value, _), (second, less, _) in zip(seen[::2], seen[1::2]):
                self.assertNotEqual(line[0], second[0])
                self.assertGreaterEqual(value, less)
                for moves in (line, second):
                    here = board.copy()
                    for move in moves:
                        here.play(move)

    def test_a_solved_position_says_so(self):
        rng, board = random.Random(3), Board()
        while board.squares.count("-") > 8:
            board.play(rng.choice(board.moves()))
        with Engine("nboard") as engine:
            self.start(engine, "set depth 5", f"set game {ggf(board=board)}", "hint 1")
            line, value, depth = self.hints(engine.until("status") + engine.until("status"))[-1]
            self.assertEqual(depth, "100%")
            sign = 1 if board.side == "X" else -1
            for move in line:
                board.play(move)
            self.assertEqual((board.moves(), value), ([], sign * board.discs()))

    def test_an_analysis_has_a_value_for_every_position(self):
        with Engine("nboard") as engine:
            self.start(engine, "set depth 3", f"set game {ggf('B[F5]W[D6]B[C3]')}", "analyze")
            seen = [line.split() for line in engine.until("analysis 0 ")]
            self.assertEqual([int(word[1]) for word in seen if word[0] == "analysis"], [3, 2, 1, 0])
            self.assertEqual(self.quiet(engine)[-1], "status")


class Searches(Talk):
    def test_a_ping_ends_the_search_and_comes_behind_everything_about_it(self):
        with Engine("nboard") as engine:
            self.start(engine, DEEP)
            engine.send("hint 4")
            engine.until("search")
            engine.send("ping 5")
            engine.until("pong 5")
            self.assertEqual(self.quiet(engine), [])
            engine.send("go")
            engine.until("search")
            engine.send("ping 6")
            seen = engine.until("pong 6")
            self.assertEqual(sum(line.startswith("=== ") for line in seen), 1)
            self.assertEqual(self.quiet(engine), [])
            engine.send("analyze", "ping 7")
            engine.until("pong 7")
            self.assertEqual(self.quiet(engine), [])

    def test_a_new_game_ends_the_search_too(self):
        with Engine("nboard") as engine:
            self.start(engine, DEEP, "hint 1")
            engine.until("search")
            engine.send(f"set game {ggf('B[F5]')}", "set depth 2")
            self.assertIn(self.go(engine)[0], ["d6", "f6", "f4"])

    def test_rubbish_during_a_search_does_not_end_it(self):
        with Engine("nboard") as engine:
            self.start(engine, DEEP, "hint 1")
            engine.until("search")
            engine.send("nonsense", "", "more nonsense")
            engine.until("status error: command 'more")
            engine.until("search")

    def test_input_that_ends_during_a_search_still_gets_an_answer(self):
        with Engine("nboard") as engine:
            self.start(engine, "set depth 6", "go")
            status, rest = engine.leave()
            self.assertEqual((status, rest[-1]), (0, "status"))
            self.assertRegex(rest[-2], "^=== ")
            self.assertEqual(self.hints(rest)[-1][2], "6")

    def test_a_search_for_a_board_that_has_gone_is_ended(self):
        read, write = os.pipe()
        child = subprocess.Popen([PROGRAM, "nboard", "--table", "1M"], stdin=subprocess.PIPE, stdout=write,
                                 stderr=subprocess.PIPE)
        os.close(write)
        child.stdin.write(f"nboard 2\n{DEEP}\nhint 2\n".encode())
        os.close(read)
        _, errors = child.communicate(timeout=PATIENCE)
        self.assertEqual((child.returncode, errors.decode().splitlines()), (2, ["zw: cannot write the output"]))

    def test_quit_and_ctrl_c_end_a_search(self):
        with Engine("nboard") as engine:
            self.start(engine, DEEP, "go")
            engine.until("search")
            engine.send("quit")
            self.assertEqual(engine.wait()[0], 0)
        with Engine("nboard") as engine:
            self.start(engine, DEEP, "go")
            engine.until("search")
            engine.process.send_signal(signal.SIGINT)
            status, rest = engine.wait()
            self.assertEqual((status, rest[-2][:4]), (0, "=== "))


class Rubbish(Talk):
    def test_a_line_of_a_megabyte_gets_one_line(self):
        with Engine(*FAST) as engine:
            self.start(engine)
            engine.until("set myname")
            for line in ("set game (;GM[Othello]" + "B[F5]" * 210000 + ";)", "x" * (1 << 20)):
                seen = self.error(engine, line)
                self.assertIn("too long", seen)
                self.assertLess(len(seen), 200)

    def test_thousands_of_random_lines(self):
        rng = random.Random(4)
        words = ["set", "game", "depth", "go", "hint", "move", "f5", "F5/1/2", "PA", "pass", "2", "-1", "learn", "analyze",
                 "nboard", "time", "contempt", "(;GM[Othello]", "BO[8", "B[F5]", "W[PA]", ";)", "]", "%s%n", "é", "\x00",
                 "TI[1:2:3/4]", "///", "1e99", "nan", "help", ggf("B[F5]W[D6]")]
        with Engine("nboard", "--nodes", "50") as engine:
            for number in range(3000):
                engine.send(random_line(rng, words, 6))
                if number % 100 == 99:
                    engine.send(f"ping {number}")
                    engine.until(f"pong {number}")
            self.assertEqual(engine.leave()[0], 0)
            self.assertEqual(engine.errors, b"")

    def test_random_lines_during_a_search(self):
        rng = random.Random(5)
        with Engine("nboard") as engine:
            self.start(engine, DEEP)
            for number in range(30):
                engine.send(rng.choice(["hint 3", "go", "analyze"]))
                for _ in range(rng.randrange(20)):
                    engine.send("".join(chr(rng.randrange(32, 256)) for _ in range(rng.randrange(40))))
                engine.send(rng.choice([f"set game {ggf()}", "move D3", "learn"]), f"ping {number}")
                engine.until(f"pong {number}")
            self.assertEqual(engine.leave()[0], 0)

    def test_random_bytes_without_a_pause(self):
        data = random.Random(6).randbytes(200000)
        done = subprocess.run([PROGRAM, *FAST], input=data, capture_output=True, timeout=PATIENCE, check=False)
        self.assertEqual((done.returncode, done.stderr), (0, b""))


if __name__ == "__main__":
    unittest.main()
