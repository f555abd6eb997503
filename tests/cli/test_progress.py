"""Long work: what a terminal is shown of it, and what is said when Ctrl-C ends it."""
import json
import os
import pty
import re
import select
import signal
import subprocess
import unittest

from program import PROGRAM, ProgramTest

PATIENCE = 60  # seconds for what should come at once


class Progress(ProgramTest):
    def interrupted(self, *words, shown):
        """Runs zw with a terminal for its errors and interrupts it when that shows the pattern: exit status and output."""
        try:
            master, slave = pty.openpty()
        except OSError as error:
            self.skipTest(f"no terminal to be had: {error}")
        with subprocess.Popen([PROGRAM, *words], stdout=subprocess.PIPE, stderr=slave, text=True) as child:
            os.close(slave)
            self.addCleanup(child.kill)
            screen = ""
            while not re.search(shown, screen):
                if not select.select([master], [], [], PATIENCE)[0]:
                    child.kill()
                    self.fail(f"no '{shown}' on the screen: {screen}")
                screen += os.read(master, 4096).decode()
            child.send_signal(signal.SIGINT)
            try:
                out, _ = child.communicate(timeout=PATIENCE)
            except subprocess.TimeoutExpired:
                child.kill()
                self.fail("Ctrl-C was not heard")
        os.close(master)
        return child.returncode, out

    def test_a_count_that_was_stopped_is_no_count(self):
        status, out = self.interrupted("perft", "chess", "9", shown=r"perft \[\.+\] 0/20 .*counted")
        self.assertEqual(status, 1)
        self.assertRegex(out, r"^perft\(9\) > [0-9]+: stopped before all were counted   \([0-9.]+ s\)\n$")
        status, out = self.interrupted("perft", "chess", "9", "--json", shown="perft")
        self.assertEqual(status, 1)
        self.assertEqual((json.loads(out)["stopped"], json.loads(out)["depth"]), (True, 9))

    def test_the_part_of_a_move_that_was_stopped_is_marked(self):
        status, out = self.interrupted("perft", "chess", "9", "--divide", shown=r"divide \[")
        self.assertEqual(status, 1)
        part, whole = out.splitlines()
        count = re.fullmatch(r"[a-h][1-8][a-h][1-8]: ([0-9]+) and more: stopped", part)[1]
        self.assertRegex(whole, f"^perft\\(9\\) > {count}: stopped")
        _, out = self.interrupted("perft", "chess", "9", "--divide", "--json", shown=r"divide \[")
        self.assertEqual([json.loads(line)["stopped"] for line in out.splitlines()], [True, True])

    def test_a_whole_count_says_so(self):
        self.assertNotIn("stopped", self.zw("perft", "chess", "3", "--json").result)
        self.assertEqual(self.zw("perft", "chess", "3").err, "")

    def test_solving_shows_how_far_it_is(self):
        for words in (["solve", "connect4"], ["solve", "othello"], ["solve", "checkers", "--seconds", "1000"]):
            status, out = self.interrupted(*words, shown=r"solve: depth [0-9]+, .*nodes, [0-9]+ s")
            self.assertEqual(status, 1, words)
            self.assertIn("unknown" if words[1] == "checkers" else "(not proven)", out)


if __name__ == "__main__":
    unittest.main()
