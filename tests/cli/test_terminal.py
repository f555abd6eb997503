"""A person at a terminal: `zw play` through a pseudo-terminal, with boards in symbols, line editing, hints and whole games.

Whole games of chess and checkers take longer: ZW_WHOLE_GAMES=1, which is the slow test."""
import os
import pty
import re
import select
import signal
import subprocess
import time
import unittest

from program import PATIENCE, PROGRAM, ProgramTest

ESCAPES = re.compile(r"\033\[[0-9;?]*[A-Za-z]|\033[=>()][A-Z0-9]?|\007")
WHOLE_GAMES = ["connect4", "kalah", "othello"] + (["chess", "checkers"] if os.environ.get("ZW_WHOLE_GAMES") else [])
FILES = {"connect4": "g.set", "kalah": "g.set", "othello": "g.txt", "chess": "g.pgn", "checkers": "g.pdn"}
HAS_LIBEDIT = '"libedit":true' in subprocess.run([PROGRAM, "version", "--json"], capture_output=True, text=True,
                                                 check=True).stdout


class Screen:
    """A terminal with `zw play` in it."""

    def __init__(self, test, game, *options, **environment):
        try:
            self.master, slave = pty.openpty()
        except OSError as error:
            test.skipTest(f"no terminal to be had: {error}")
        base = {k: v for k, v in os.environ.items() if k not in ("NO_COLOR", "TERM", "LC_ALL", "LANG")}
        self.child = subprocess.Popen([PROGRAM, "play", game, *options], stdin=slave, stdout=slave, stderr=slave,
                                      cwd=test.directory.name,
                                      env={**base, "TERM": "xterm", "LC_ALL": "C.UTF-8", "USER": "ann", **environment})
        os.close(slave)
        test.addCleanup(self.stop)
        self.raw = ""
        self.bytes = b""
        self.seen = 0  # how much of the text was returned by type()
        self.wait()

    def stop(self):
        """After a test that failed."""
        if self.child.poll() is None:
            self.child.kill()
            self.child.wait()
            os.close(self.master)

    @property
    def text(self):
        return ESCAPES.sub("", self.raw).replace("\r", "")

    def read(self):
        """Returns 0 at the end."""
        if not select.select([self.master], [], [], PATIENCE)[0]:
            raise AssertionError("nothing comes: " + self.text[-500:])
        try:
            piece = os.read(self.master, 65536)
        except OSError:
            piece = b""
        self.bytes += piece
        self.raw = self.bytes.decode(errors="replace")
        return len(piece)

    def wait(self, ending="> "):
        """Reads until something new ends so, or the program does."""
        while not (len(self.text) > self.seen and self.text.endswith(ending)):
            if not self.read():
                break
        self.seen = len(self.text)

    def type(self, keys, ending="> "):
        """Types the keys and returns what is shown then, up to the next prompt."""
        before = len(self.text)
        os.write(self.master, keys.encode())
        self.seen = before + len(keys.rstrip("\n"))  # the echo, which may not be the end
        self.wait(ending)
        return self.text[before:]

    def line(self, text):
        return self.type(text + "\n")

    def interrupt(self, ending="> "):
        before = len(self.text)
        self.seen = before
        self.child.send_signal(signal.SIGINT)
        self.wait(ending)
        return self.text[before:]

    def end(self):
        while self.read():
            pass
        os.close(self.master)
        return self.child.wait(timeout=PATIENCE)


class TerminalTest(ProgramTest):
    def screen(self, game, *options, **environment):
        return Screen(self, game, "--nodes", "300", *options, **environment)


class Looks(TerminalTest):
    def test_a_board_has_symbols_and_colours(self):
        screen = self.screen("chess", "--side", "both")
        self.assertIn("\u265A", screen.raw)
        self.assertIn("\033[48;5;", screen.raw)
        moved = screen.line("e4")
        self.assertIn("last move: e4", moved)
        self.assertIn("Black> ", moved)
        screen.line("quit")
        self.assertEqual(screen.end(), 0)

    def test_no_color_plain_and_other_terminals_have_letters(self):
        for options, environment in (((), {"NO_COLOR": "1"}), (("--plain",), {}), ((), {"TERM": "dumb"})):
            screen = self.screen("chess", *options, **environment)
            self.assertNotIn("\033[48", screen.raw)
            self.assertNotIn("\u265A", screen.raw)
            self.assertIn(" 1  R  N  B  Q  K  B  N  R\n", screen.text)
            screen.line("quit")
            self.assertEqual(screen.end(), 0)

    def test_a_terminal_without_utf8_has_coloured_letters(self):
        screen = self.screen("othello", LC_ALL="C")
        self.assertIn("\033[48;5;", screen.raw)
        self.assertTrue(all(ord(c) < 128 for c in screen.raw))
        screen.line("quit")
        screen.end()

    def test_the_last_move_and_the_legal_ones_are_marked(self):
        screen = self.screen("othello", "--plain", "--side", "both")
        self.assertEqual(screen.text.count("*"), 4)
        board = screen.line("f5")
        self.assertIn("[X]", board)
        self.assertEqual((board.count("[X]"), board.count("*")), (1, 3))
        screen.line("quit")
        screen.end()

    def test_the_board_can_be_flipped(self):
        screen = self.screen("chess", "--plain")
        board = screen.line("flip").split("\n")
        self.assertEqual(next(row for row in board if row.startswith(" ")), " 1  R  N  B  K  Q  B  N  R")
        self.assertIn("    h  g  f  e  d  c  b  a", board)
        screen.line("quit")
        screen.end()
        screen = self.screen("connect4", "--plain")
        self.assertIn("not turned round", screen.line("flip"))
        screen.line("quit")
        screen.end()

    def test_who_plays_second_sees_his_pieces_in_front(self):
        screen = self.screen("chess", "--plain", "--side", "second")
        self.assertIn("    h  g  f  e  d  c  b  a", screen.text)
        screen.line("quit")
        screen.end()


@unittest.skipUnless(HAS_LIBEDIT, "built without libedit")
class Editing(TerminalTest):
    def test_a_line_is_edited_before_it_is_read(self):
        screen = self.screen("connect4", "--side", "both")
        self.assertIn("last move: 4", screen.line("5\b4"))  # backspace
        self.assertIn("last move: 3", screen.line("43\001\004"))  # home, delete
        self.assertIn("last move: 4", screen.line("hint\0254"))  # kill the line
        self.assertIn("4", screen.line("position"))
        screen.line("quit")
        self.assertEqual(screen.end(), 0)

    def test_the_arrows_go_through_the_history(self):
        screen = self.screen("connect4", "--side", "both")
        screen.line("4")
        self.assertIn("last move: 4", screen.line("\033[A"))
        screen.line("position")
        self.assertRegex(screen.line("\033[A"), r"\n44\n")
        screen.line("quit")
        screen.end()

    def test_tab_completes_words_and_moves(self):
        screen = self.screen("chess", "--side", "both")
        self.assertIn("last move: Nf3", screen.line("Nf\t"))
        self.assertIn("White to move", screen.line("und\t"))
        listed = screen.type("Na\t\t", ending="Na3 ")
        self.assertIn("Na3", listed)
        screen.line("\025quit")
        self.assertEqual(screen.end(), 0)


class Interrupts(TerminalTest):
    def test_one_interrupt_at_the_prompt_does_not_lose_the_game(self):
        for options in ((), ("--plain",)):
            screen = self.screen("connect4", *options)
            screen.line("4")
            self.assertIn("Ctrl-C again", screen.interrupt())
            self.assertRegex(screen.line("position"), r"\n4\d\n")
            screen.interrupt()
            screen.child.send_signal(signal.SIGINT)
            self.assertEqual(screen.end(), 0)


class Clocks(TerminalTest):
    def test_the_prompt_shows_both_clocks(self):
        screen = Screen(self, "connect4", "--clock", "5+0.05", "--my-clock", "300+2")
        self.assertRegex(screen.text, r"Yellow (5:00|4:59), zw 5\.0> $")
        self.assertRegex(screen.line("4"), r"Yellow 5:0[012], zw [0-5]\.\d> $")
        screen.line("quit")
        screen.end()

    def test_who_has_no_time_left_loses(self):
        screen = Screen(self, "connect4", "--nodes", "100", "--my-clock", "0.01")
        time.sleep(0.02)  # longer than the clock; longer still does no harm
        self.assertIn("zw wins (out of time)", screen.line("4"))
        screen.line("quit")
        screen.end()


class Games(TerminalTest):
    def best(self, screen, count):
        """The move that a hint names, and that the hint has a value in the game's unit."""
        shown = screen.line(f"hint {count}" if count > 1 else "hint")
        found = re.search(r"^hint (?:1: )?(\S+)   (.*)$", shown, re.M)
        self.assertIsNotNone(found, shown)
        self.assertRegex(found[2], r"^([+-]?\d+(\.\d\d)? [a-z]+|(wins|loses) in \d+ moves?), depth")
        self.assertNotIn("hundredths", shown)
        return found[1]

    def play(self, game):
        path = os.path.join(self.directory.name, FILES[game])
        screen = self.screen(game)
        saved = None
        for turn in range(300):
            if "The game is over" in screen.text[-300:]:
                break
            shown = screen.line(self.best(screen, 3 if turn == 2 else 1))
            if turn == 1 and "The game is over" not in shown:
                position = screen.line("position")
                screen.line("undo")
                screen.line(f"save {path}")
                screen.line("new")
                screen.line(f"load {path}")
                self.assertNotIn(position.split("\n")[1], screen.line("position"))
                saved = True
        self.assertIn("The game is over", screen.text[-300:])
        screen.line(f"save {path}.end")
        screen.line("quit")
        self.assertEqual(screen.end(), 0)
        self.assertTrue(saved)
        with open(path + ".end", encoding="utf-8") as file:
            return file.read()

    def test_whole_games_in_the_terminal(self):
        for game in WHOLE_GAMES:
            with self.subTest(game):
                record = self.play(game)
                self.assertIn("ann", record)
                self.assertIn("zw", record)
                self.assertRegex(record, r"20\d\d\.\d\d\.\d\d")
                self.assertRegex(record, r"1-0|0-1|1/2-1/2")


if __name__ == "__main__":
    unittest.main()
