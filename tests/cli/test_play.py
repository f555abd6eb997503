"""A game in the terminal: every word that can be typed, piped input, Ctrl-C, files, and the result in words."""
import os
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

    def test_several_moves_may_be_written_together_or_with_blanks(self):
        for game, line, moves in (("chess", "e4e5nf3", ["e2e4", "e7e5", "g1f3"]), ("chess", "e4 e5nf3", 3),
                                  ("connect4", "44537", list("44537")), ("checkers", "11-1522-1815x22", 3),
                                  ("othello", "f5d6c3", 3), ("kalah", "36", 2)):
            with self.subTest(line):
                boards = [o for o in self.talk(game, line, options=["--side", "both"]) if "ply" in o]
                self.assertEqual(boards[-1]["ply"], moves if isinstance(moves, int) else len(moves))
                if not isinstance(moves, int):
                    self.assertEqual(boards[-1]["last"], moves[-1])
        objects = self.talk("chess", "e4e5nf4", options=["--side", "both"])
        self.assertIn("'nf4'", objects[-1]["error"])
        self.assertEqual([o["ply"] for o in objects if "ply" in o], [0])

    # after these moves White can only pass
    PASSING = ("d3 e3 f5 e6 f4 g3 g4 c4 f3 g5 d6 d2 b3 a2 e2 c7 b4 e1 f2 c3 c2 d1 f1 c5 c1 a3 a5 g2 b5 a6 a4 b2 a1")

    def test_a_pass_need_not_be_typed(self):
        objects = self.talk("othello", "f6", "undo", options=["--side", "both", "--moves", self.PASSING])
        self.assertEqual([o["said"] for o in objects if "passes" in o.get("said", "")], ["White (O) has no move and passes"])
        self.assertEqual([o["ply"] for o in objects if "ply" in o], [33, 35, 34])
        together = self.talk("othello", self.PASSING.replace(" ", "") + "f6", options=["--side", "both"])
        self.assertEqual(together[-1]["ply"], 35)

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
        objects = self.talk("connect4", "level depth 3", "hint", "level seconds 0.01", "hint", "level nodes 50", "hint")
        hints = [o for o in objects if "hint" in o]
        self.assertEqual((len(hints), hints[0]["depth"]), (3, 3))
        self.assertEqual(len(hints[0]["line"]), 3)

    def test_a_level_plays_the_same_game_with_the_same_seed(self):
        games = [[o.get("last") for o in self.talk("connect4", options=["--level", "2", "--seed", seed, "--side", "none"],
                                                   limit=[]) if "ply" in o] for seed in ("5", "5", "6")]
        self.assertEqual(games[0], games[1])
        self.assertNotEqual(games[0], games[2])

    def test_a_level_is_chosen_by_its_number(self):
        said = self.talk("chess", "level 3", "level 11", "level 0")
        self.assertEqual(said[2]["said"], "zw now has level 3")
        self.assertTrue(all("from 1 to 10" in o["error"] for o in said[3:]))
        self.assertIn("play and match", self.zw("search", "chess", "--level", "3", status=2).err)
        self.assertIn("no limit beside it", self.play("chess", options=["--level", "3"], status=2).err)

    def test_a_hint_names_several_moves_with_values_and_lines(self):
        hints = [o for o in self.talk("chess", "hint 3", "hint", limit=["--nodes", "3000"]) if "hint" in o]
        self.assertEqual([o.get("rank") for o in hints], [1, 2, 3, None])
        self.assertEqual(len({o["hint"] for o in hints[:3]}), 3)
        self.assertTrue(all(o["line"][0] == o["hint"] for o in hints))
        values = [o["value"] for o in hints[:3]]
        self.assertEqual(values, sorted(values, reverse=True))

    def test_values_are_shown_in_the_unit_of_people(self):
        for game, unit in (("chess", "pawns"), ("othello", "discs"), ("checkers", "men"), ("connect4", "stones"),
                           ("kalah", "seeds")):
            self.assertRegex(self.play(game, "hint").out, r"hint \S+   ([+-]?[\d.]+ " + unit + "|(wins|loses) in)")

    def test_a_game_of_wins_alone_has_no_points(self):
        end = self.play(plugin("bare"), options=["--side", "none", "--moves", "0 3 1 4"]).out
        self.assertIn("zw plays 2   wins, ", end)
        self.assertIn("the first player wins.", end)

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

    def test_a_saved_game_names_players_date_and_result(self):
        for game, name, words in (("chess", "g.pgn", ['[White "ann"]', '[Black "zw level 2"]', '[Result "0-1"]', '[Date "20']),
                                  ("checkers", "g.pdn", ['[Black "ann"]', '[White "zw level 2"]', '[Result "0-1"]', '[Date "20']),
                                  ("othello", "g.txt", ["# ann - zw level 2, 20", ", 0-1\n"]),
                                  ("connect4", "g.set", ["# ann - zw level 2, 20", ", 0-1\n"])):
            path = self.path(name)
            self.talk(game, FIRST_MOVES[game], "resign", f"save {path}", limit=["--level", "2"], options=["--name", "ann"])
            with open(path, encoding="utf-8") as file:
                record = file.read()
            for word in words:
                self.assertIn(word, record)

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


class Plugins(PlayTest):
    def test_a_plugin_without_a_board_can_be_played(self):
        objects = self.talk(plugin("heap"), "1", "moves")
        self.assertEqual(objects[-1]["moves"], ["1", "2", "3"])


if __name__ == "__main__":
    unittest.main()
