"""A game in the terminal: every word that can be typed, piped input, Ctrl-C, files, and the result in words."""
import os
import pty
import re
import select
import signal
import subprocess
import unittest

from program import FOR_EVER, PATIENCE, PROGRAM, Answer, ProgramTest, limits, plugin, wait_until_busy

FAST = ["--nodes", "300"]
GAMES = ["connect4", "othello", "chess", "checkers", "kalah", "tree"]
FIRST_MOVES = {"connect4": "4", "othello": "f5", "chess": "e4", "checkers": "11-15", "kalah": "1", "tree": "1"}


class PlayTest(ProgramTest):
    def play(self, game, *lines, options=(), status=0, limit=FAST, **how):
        done = subprocess.run([PROGRAM, "play", game, *limit, *options], input="\n".join(lines), capture_output=True,
                              text=True, timeout=PATIENCE, check=False, cwd=self.directory.name, **limits(**how))
        self.assertEqual(done.returncode, status, done.stdout + done.stderr)
        return Answer(done.returncode, done.stdout, done.stderr)

    def talk(self, game, *lines, options=(), **more):
        """The same as objects."""
        return self.play(game, *lines, options=[*options, "--json"], **more).objects


class Moves(PlayTest):
    def test_every_game_can_be_played(self):
        for game in GAMES:
            with self.subTest(game):
                answer = self.play(game, FIRST_MOVES[game])
                self.assertIn("last move: ", answer.out)
                self.assertIn("zw plays ", answer.out)
                self.assertEqual(answer.err, "")
                self.assertNotIn("\033", answer.out)

    def test_the_engine_answers_and_the_person_goes_on(self):
        objects = self.talk("connect4", "4", "3")
        self.assertEqual([o["ply"] for o in objects if "ply" in o], [0, 1, 2, 3, 4])
        self.assertEqual([o["last"] for o in objects if "ply" in o][1::2], ["4", "3"])
        self.assertEqual(sum("zw plays" in o for o in objects), 2)

    def test_a_player_who_moves_again_is_asked_again(self):
        boards = [o for o in self.talk(plugin("take"), "2", "2", "1", "undo") if "to_move" in o]
        self.assertEqual([o["to_move"] for o in boards[:4]], ["first", "first", "first", "second"])
        self.assertEqual((boards[-1]["ply"], boards[-1]["to_move"]), (2, "first"))
        end = self.talk(plugin("take"), "1", "2", "2", options=["--side", "both", "--moves", "1 3 3"])[-1]
        self.assertEqual(end["result"], "first")
        end = self.talk(plugin("take"), "3", "2", "1", options=["--side", "both", "--moves", "3 3"])[-1]
        self.assertEqual(end["result"], "second")

    def test_people_read_moves_as_they_write_them(self):
        self.assertIn("last move: Nf3", self.play("chess", "g1f3", options=["--side", "both"]).out)
        self.assertIn("Nf3", self.play("chess", "moves").out)

    def test_a_bad_move_gets_one_line_and_play_goes_on(self):
        for game, text in (("connect4", "9"), ("chess", "e5"), ("othello", "a1"), ("checkers", "1-5")):
            objects = self.talk(game, text, FIRST_MOVES[game])
            errors = [o["error"] for o in objects if "error" in o]
            self.assertEqual(len(errors), 1)
            self.assertIn("'" + text + "'", errors[0])
            self.assertNotIn("\n", errors[0])
            self.assertEqual(objects[-1]["ply"], 2)

    def test_a_word_nearly_right_is_guessed(self):
        self.assertIn("did you mean undo", self.play("connect4", "undoo").out)
        for line in ("moves 3", "save", "load", "level", "side", "side left", "undo x", "level depth 0", "level hard 3"):
            self.assertEqual(len([o for o in self.talk("connect4", line) if "error" in o]), 1, line)

    def test_legal_moves_on_request(self):
        self.assertEqual(sorted(self.talk("connect4", "moves")[-1]["moves"]), list("1234567"))
        self.assertEqual(len(self.talk("chess", "moves")[-1]["moves"]), 20)

    def test_empty_lines_and_an_early_end_are_no_trouble(self):
        self.assertEqual(self.play("connect4", "", "  ", "\t").err, "")
        self.assertEqual(self.play("connect4").err, "")
        self.assertEqual(len(self.talk("connect4", "quit", "4")), 2)


class Sides(PlayTest):
    def test_who_is_played_by_a_person(self):
        self.assertEqual(self.talk("connect4", options=["--side", "second"])[-1]["ply"], 1)
        both = self.talk("connect4", "4", "4", options=["--side", "both"])
        self.assertEqual((both[-1]["ply"], sum("zw plays" in o for o in both)), (2, 0))
        none = self.talk("connect4", options=["--side", "none"])
        self.assertIn(none[-1]["result"], ("first", "second", "draw"))
        self.assertEqual(self.play("connect4", options=["--side", "third"], status=2).out, "")

    def test_sides_can_be_exchanged(self):
        self.assertEqual(self.talk("connect4", "switch")[-1]["ply"], 1)
        self.assertEqual(self.talk("connect4", "side second")[-1]["ply"], 1)
        self.assertEqual(self.talk("connect4", "4", "go")[-1]["ply"], 3)

    def test_undo_goes_back_to_the_person(self):
        objects = self.talk("connect4", "4", "4", "undo")
        self.assertEqual([o["ply"] for o in objects if "ply" in o], [0, 1, 2, 3, 4, 2])
        self.assertEqual(self.talk("connect4", "4", "4", "undo 2")[-1]["ply"], 0)
        self.assertEqual(self.talk("connect4", "4", "undo", options=["--side", "both"])[-1]["ply"], 0)
        self.assertIn("no move", self.talk("connect4", "undo")[-1]["error"])

    def test_levels(self):
        objects = self.talk("connect4", "level depth 3", "hint", "level 0.01", "hint", "level nodes 50", "hint")
        hints = [o for o in objects if "hint" in o]
        self.assertEqual((len(hints), hints[0]["depth"]), (3, 3))
        self.assertEqual(len(hints[0]["line"]), 3)

    def test_options_of_the_search_are_checked_before_the_game(self):
        for options, word in ((["--algorithm", "mtdg"], "mtdf"), (["--table", "12x"], "1024e"),
                              (["--position", "48"], "1 to 7"), (["--moves", "9"], "column")):
            answer = self.play("connect4", options=options, status=2)
            self.assertIn(word, answer.err)
            self.assertEqual((answer.out, len(answer.err.splitlines())), ("", 1))


class Results(PlayTest):
    def test_a_finished_game_is_announced_in_words(self):
        person = ["--side", "both"]
        won = self.play("connect4", *"1212121", options=person).out.splitlines()[-1]
        self.assertTrue(won.startswith("The game is over: the first player wins"), won)
        mated = self.play("chess", "f3", "e5", "g4", "Qh4", options=person).out.splitlines()[-1]
        self.assertEqual(mated, "The game is over: the second player wins.")
        draw = self.play("connect4", *"121212212121343434434343565656656565777777", options=person).out.splitlines()[-1]
        self.assertEqual(draw, "The game is over: it is a draw.")
        repeated = self.play("chess", *(["Nf3", "Nf6", "Ng1", "Ng8"] * 2), options=person).out.splitlines()[-1]
        self.assertIn("draw (the third time", repeated)
        self.assertIn("you win", self.play("connect4", "1", options=["--position", "121212"]).out)

    def test_a_game_that_is_over_takes_commands_and_no_moves(self):
        objects = self.talk("connect4", "resign", "4", "hint", "undo", "new", "4")
        self.assertEqual([o["result"] for o in objects if "result" in o], ["second"])
        self.assertEqual(sum("error" in o for o in objects), 3)
        self.assertEqual(objects[-1]["ply"], 2)

    def test_resigning(self):
        self.assertEqual(self.play("connect4", "resign").out.splitlines()[-1],
                         "The game is over: zw wins (resigned).")

    def test_a_position_that_is_over_says_so(self):
        self.assertIn("The game is over", self.play("connect4", options=["--position", "1212121"]).out)


class Files(PlayTest):
    def test_a_saved_game_comes_back(self):
        for game, name in (("connect4", "g.set"), ("chess", "g.pgn"), ("checkers", "g.pdn"), ("othello", "g.txt"),
                           ("tree", "t.set")):
            with self.subTest(game):
                path = self.path(name)
                saved = self.talk(game, FIRST_MOVES[game], "board", f"save {path}")
                loaded = self.talk(game, f"load {path}", "undo", limit=["--depth", "2"])
                boards = [o for o in loaded if "ply" in o]
                for field in ("position", "ply", "last"):
                    self.assertEqual(boards[1][field], saved[-2][field])
                self.assertEqual(boards[2]["ply"], 0)

    def test_a_file_of_somebody_else_is_not_written_over(self):
        path = self.write("mine.txt", "Dear reader,\n")
        self.assertIn("exists", self.talk("connect4", f"save {path}")[-1]["error"])
        again = self.talk("connect4", f"save {self.path('new')}", "4", f"save {self.path('new')}")
        self.assertFalse([o for o in again if "error" in o])

    def test_one_game_of_several(self):
        path = self.write("games.pgn", '[Event "a"]\n\n1. e4 e5 *\n\n[Event "b"]\n\n1. d4 *\n')
        self.assertEqual(self.talk("chess", f"load {path} 2", options=["--side", "both"])[-1]["last"], "d2d4")
        self.assertIn("only 2", self.talk("chess", f"load {path} 3")[-1]["error"])

    def test_a_file_that_cannot_be_read_leaves_the_game_alone(self):
        answer = self.play("connect4", "load nowhere", "position", options=["--moves", "4 4"])
        self.assertIn("nowhere", answer.err)
        self.assertEqual(answer.out.splitlines()[-1], "44")
        answer = self.play("connect4", "load /dev/zero", "position", options=["--moves", "4 4"], memory=1 << 30)
        self.assertIn("'/dev/zero': expected an ordinary file", answer.err)
        self.assertEqual(answer.out.splitlines()[-1], "44")


class Interrupts(PlayTest):
    def start(self, *options):
        return subprocess.Popen([PROGRAM, "play", "connect4", "--seconds", FOR_EVER, "--json", *options],
                                stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1)

    def interrupt_until(self, child, wanted):
        """Presses Ctrl-C while the engine thinks, and reads up to the object that is wanted."""
        wait_until_busy(child)
        child.send_signal(signal.SIGINT)
        for line in child.stdout:
            if wanted in line:
                return

    def test_the_engine_moves_at_once_and_the_game_goes_on(self):
        with self.start() as child:
            for _ in range(2):
                child.stdin.write("4\n")
                child.stdin.flush()
                self.interrupt_until(child, "zw plays")
                self.assertIn('"to_move":"first"', child.stdout.readline())
            out, _ = child.communicate("quit\n", timeout=PATIENCE)
            self.assertEqual((child.returncode, out), (0, ""))

    def test_an_engine_that_plays_both_sides_hands_them_over(self):
        with self.start("--side", "none") as child:
            self.interrupt_until(child, "stopped")
            out, _ = child.communicate("4\n", timeout=PATIENCE)
        self.assertIn('"ply":2', out)


class Terminals(PlayTest):
    def screen(self, lines, **environment):
        """What a terminal shows. Every line is typed after a prompt was seen."""
        try:
            master, slave = pty.openpty()
        except OSError as error:
            self.skipTest(f"no terminal to be had: {error}")
        base = {k: v for k, v in os.environ.items() if k not in ("NO_COLOR", "TERM")}
        child = subprocess.Popen([PROGRAM, "play", "connect4", *FAST], stdin=slave, stdout=slave, stderr=slave,
                                 env={**base, "TERM": "xterm", **environment})
        os.close(slave)
        shown, todo = "", list(lines)
        while select.select([master], [], [], 30)[0]:
            try:
                piece = os.read(master, 4096).decode()
            except OSError:
                break
            if not piece:
                break
            shown += piece
            if shown.endswith("> ") and todo:
                line = todo.pop(0)
                if line == "^C":
                    child.send_signal(signal.SIGINT)
                else:
                    os.write(master, line.encode() + b"\n")
        os.close(master)
        return shown, child.wait(timeout=PATIENCE)

    def test_colours_and_a_prompt(self):
        shown, status = self.screen(["4", "quit"])
        self.assertEqual(status, 0)
        self.assertEqual(shown.count("first> "), 2)
        self.assertRegex(shown, r"\033\[[0-9;]*m\033\[7mX")
        plain, _ = self.screen(["4", "quit"], NO_COLOR="1")
        self.assertNotIn("\033", plain)
        self.assertEqual(re.sub(r"\033\[[0-9;]*m|\d\.\d s", "", shown), re.sub(r"\d\.\d s", "", plain))

    def test_one_interrupt_at_the_prompt_does_not_lose_the_game(self):
        shown, status = self.screen(["4", "^C", "position", "quit"], NO_COLOR="1")
        self.assertEqual(status, 0)
        self.assertIn("Ctrl-C again", shown)
        self.assertRegex(shown, "position\r\n4[1-7]\r\n")
        shown, status = self.screen(["^C", "^C"], NO_COLOR="1")
        self.assertEqual(status, 0)


class Plugins(PlayTest):
    def test_a_plugin_without_a_board_can_be_played(self):
        objects = self.talk(plugin("heap"), "1", "moves")
        self.assertEqual(objects[-1]["moves"], ["1", "2", "3"])


if __name__ == "__main__":
    unittest.main()
