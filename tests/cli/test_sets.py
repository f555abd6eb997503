"""Sets of positions: made by self-play, read from a game's own formats; legal moves of many positions at once."""
import collections
import os
import shlex
import subprocess
import unittest

from program import PROGRAM, ProgramTest, plugin

TOP = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
RECORDED = os.path.join(TOP, "tests", "data")


def positions(text):
    return [line for line in text.splitlines() if not line.startswith("#")]


class Committed(ProgramTest):
    """The sets in data/ that were drawn from games of people, and the parts of sets (scripts/draw_set.py)."""

    def lines(self, name):
        with open(os.path.join(TOP, "data", name + ".set"), encoding="utf-8") as file:
            return positions(file.read())

    def test_sixty_positions_of_sixty_games_with_their_source(self):
        for game in ("chess", "othello", "checkers"):
            lines = self.lines(game + "-games")
            self.assertEqual((len(lines), len(set(lines))), (60, 60))
            path = os.path.join(TOP, "data", game + "-games.set")
            with open(path, encoding="utf-8") as file:
                self.assertIn("games", file.read().splitlines()[2])
            plies = sorted(len(line.split()) - 2 for line in lines)
            self.assertGreaterEqual(plies[0], 8)
            self.assertGreater(plies[-1] - plies[0], 20)
            legal = self.zw("moves", game, "--file", path, "--json").objects
            self.assertTrue(len(legal) == 60 and all(o["moves"] for o in legal))

    def test_parts_make_up_the_whole(self):
        for game, one, other in (("checkers", "kings", "no-kings"), ("chess", "decided", "undecided"),
                                 ("othello", "decided", "undecided"), ("checkers", "decided", "undecided")):
            parts = self.lines(f"{game}-{one}") + self.lines(f"{game}-{other}")
            self.assertEqual(sorted(parts), sorted(self.lines(game)))


class Selfplay(ProgramTest):
    def test_positions_of_many_games_at_varied_plies(self):
        words = ["selfplay", "connect4", "--games", "12", "--positions", "36", "--nodes", "200", "--plies", "4", "--left",
                 "14"]
        objects = self.zw(*words, "--json").objects
        taken = objects[:-1]
        self.assertEqual((objects[-1]["games"], objects[-1]["positions"], len(taken)), (12, 36, 36))
        games = collections.Counter(o["game"] for o in taken)
        self.assertGreater(len(games), 9)
        self.assertGreater(len({o["ply"] for o in taken}), 10)
        self.assertTrue(all(4 <= o["ply"] <= 28 for o in taken))
        path = self.write("mine.set", self.zw(*words).out)
        legal = self.zw("moves", "connect4", "--file", path, "--json").objects
        self.assertEqual(len({o["position"] for o in legal}), 36)
        self.assertTrue(all(o["moves"] for o in legal))
        openings = {tuple(o["position"].split()[2:6]) for o in taken}
        self.assertEqual(len(openings), len(games))

    def test_the_command_in_a_set_makes_it_again(self):
        words = ["selfplay", "connect4", "--games", "6", "--positions", "9", "--depth", "4", "--seed", "7"]
        made = self.zw(*words, "--jobs", "1").out
        self.assertEqual(positions(made), positions(self.zw(*words, "--jobs", "3").out))
        self.assertNotEqual(positions(made), positions(self.zw(*words[:-1], "8").out))
        command = shlex.split(made.splitlines()[1][1:])
        self.assertEqual(command[0], "zw")
        self.assertEqual(self.zw(*command[1:]).out, made)

    def test_random_games(self):
        for game in ("connect4", "othello", "chess", "checkers", "kalah", plugin("endless")):
            words = ["selfplay", game, "--random", "--games", "5", "--positions", "25", "--plies", "2"]
            self.assertEqual(len(positions(self.zw(*words).out)), 25)
            self.assertEqual(self.zw(*words).out, self.zw(*words).out)

    def test_positions_and_moves_are_the_same_set(self):
        for game in ("connect4", "chess", "kalah"):
            words = ["selfplay", game, "--random", "--games", "4", "--positions", "12"]
            as_moves = self.write("moves.set", self.zw(*words).out)
            as_positions = self.write("positions.set", self.zw(*words, "--write", "positions").out)
            self.assertEqual([o["moves"] for o in self.zw("moves", game, "--file", as_moves, "--json").objects],
                             [o["moves"] for o in self.zw("moves", game, "--file", as_positions, "--json").objects])

    def test_what_cannot_be_made_is_refused(self):
        for words, named in ((["--seconds", "1"], "--seconds"), (["--threads", "2", "--nodes", "5"], "--threads"),
                             (["--clock", "1+1"], "--clock"), (["--games", "50", "--plies", "1"], "only 7 openings"),
                             (["--games", "2", "--positions", "500", "--nodes", "20"], "only "),
                             (["--write", "poems"], "'poems'")):
            self.assertIn(named, self.complaint("selfplay", "connect4", *words))
        self.assertIn("no notation", self.complaint("selfplay", plugin("heap"), "--write", "positions"))

    def test_the_sets_of_the_tree_are_large_and_alive(self):
        for game in ("connect4", "othello", "chess", "checkers", "kalah"):
            path = os.path.join(TOP, "data", game + ".set")
            with open(path, encoding="utf-8") as file:
                text = file.read()
            self.assertIn(f"zw selfplay {game} ", text.splitlines()[1])
            legal = self.zw("moves", game, "--file", path, "--json").objects
            self.assertGreaterEqual(len(legal), 60)
            self.assertTrue(all(o["moves"] for o in legal))
            self.assertTrue(all(line.startswith("start moves ") for line in positions(text)))


class Moves(ProgramTest):
    def test_a_line_each(self):
        path = self.write("p.txt", "# two\n444444\nstart moves 1 2\n")
        self.assertEqual(self.zw("moves", "connect4", "--file", path).out, "444444\t1 2 3 5 6 7\n12\t1 2 3 4 5 6 7\n")
        self.assertEqual(self.zw("moves", "connect4").out, "start\t1 2 3 4 5 6 7\n")

    def test_the_end_of_a_game_has_an_outcome_and_no_moves(self):
        over = self.zw("moves", "connect4", "--position", "1212121", "--json").result
        self.assertEqual((over["moves"], over["outcome"] < 0), ([], True))
        self.assertIsNone(self.zw("moves", "connect4", "--json").result["outcome"])

    def test_the_positions_behind_the_moves(self):
        one = self.zw("moves", "connect4", "--position", "4", "--after", "--json").result
        self.assertEqual(one["after"], ["4" + move for move in one["moves"]])

    def test_bad_positions(self):
        path = self.write("p.set", "44\n4x\n")
        self.assertIn("p.set:2", self.complaint("moves", "connect4", "--file", path))
        self.complaint("moves", "connect4", "--file", path, "--position", "4")

    def test_recorded_moves_are_found_again(self):
        found = sorted(os.listdir(RECORDED))
        self.assertEqual([name for name in found if name.endswith(".moves")],
                         ["checkers.moves", "chess.moves", "othello.moves"])
        for name in found:
            game = name.split(".")[0]
            if not name.endswith(".moves"):
                continue
            with open(os.path.join(RECORDED, name), encoding="utf-8") as file:
                recorded = "\n".join(positions(file.read())) + "\n"
            self.assertGreaterEqual(recorded.count("\n"), 300)
            path = self.write("p.set", "\n".join(line.split("\t")[0] for line in recorded.splitlines()))
            self.assertEqual(self.zw("moves", game, "--file", path).out, recorded)


PGN = """[Event "one"]
[Result "1-0"]

1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7# 1-0

[Event "two"]

1. d4 d5 2. Ke5 *

[Event "three"]

1. d4 {the queen's pawn} d5 (1... Nf6) 2. c4 *
"""


class Records(ProgramTest):
    def moves(self, game, path):
        answer = self.zw("moves", game, "--file", path, "--json")
        return answer.objects, answer.err.splitlines()

    def test_the_last_position_of_each_game(self):
        objects, complaints = self.moves("chess", self.write("games.pgn", PGN))
        self.assertEqual([len(o["moves"]) for o in objects], [0, 28])
        self.assertEqual(len(complaints), 1)
        self.assertRegex(complaints[0], r'^{"error":".*games\.pgn:\d+: .*Ke5')

    def test_a_set_takes_a_position_out_of_each_game(self):
        moves = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 *\n\n"
        path = self.write("games.pgn", "".join(f'[Event "{i}"]\n\n{moves}' for i in range(20)))
        words = ["compare", "chess", "--set", path, "--depth", "1", "--algorithms", "alphabeta", "--each", "--json"]
        answer = self.zw(*words)
        seen = {o["position"] for o in answer.objects if "position" in o}
        self.assertGreater(len(seen), 8)
        self.assertEqual(answer.untimed, self.zw(*words).untimed)

    def test_positions_in_formats_of_their_own(self):
        epd = self.write("mates.epd", '6k1/5ppp/8/8/8/8/8/R3K3 w - - bm Ra8; id "back rank";\nnonsense\n')
        objects, complaints = self.moves("chess", epd)
        self.assertEqual(len(objects), 1)
        self.assertIn("a1a8", objects[0]["moves"])
        self.assertIn("mates.epd:2: ", complaints[0])
        obf = self.write("ends.obf", "X" * 62 + "O- X; h8:+64;\n" + "X" * 61 + "OO- X; h8:+64;\n")
        solved = self.zw("solve", "othello", "--file", obf, "--json").objects
        self.assertEqual(len(solved), 2)
        pdn = self.write("one.pdn", '[Event "e"]\n\n1. 11-15 23-19 2. 8-11 *\n')
        self.assertEqual(len(self.moves("checkers", pdn)[0]), 1)

    def test_openings_of_a_match(self):
        path = self.write("openings.pgn", PGN)
        answer = self.zw("match", "chess", "mtdf", "mtdf", "--openings", path, "--games", "2", "--nodes", "50", "--max-plies",
                         "6", "--out", self.path("m"))
        self.assertEqual(len(answer.err.splitlines()), 2)  # the illegal game, and the one that is over
        self.assertIn("the game is over", answer.err)
        with open(self.path("m"), encoding="utf-8") as file:
            self.assertEqual(file.read().splitlines()[1].split("\t")[5], "start moves d2d4 d7d5 c2c4")

    def test_nothing_to_read_is_an_error(self):
        self.assertIn("nonsense", self.complaint("moves", "chess", "--file", self.write("bad.pgn", "nonsense\n")))
        self.assertIn("no position", self.complaint("moves", "chess", "--file", self.write("empty.pgn", "")))

    def test_a_set_by_that_name_is_strict(self):
        path = self.write("mine.set", "start moves e2e4\nstart moves e2e5\n")
        self.assertIn("mine.set:2: ", self.complaint("moves", "chess", "--file", path))

    def test_the_standard_input(self):
        done = subprocess.run([PROGRAM, "moves", "connect4", "--file", "-"], input="444444\n", capture_output=True,
                              text=True, check=True)
        self.assertEqual(done.stdout, "444444\t1 2 3 5 6 7\n")


class Endless(ProgramTest):
    """What has no end, or is longer than any set, is refused and not read; the memory is there for what is."""

    def test_a_device_is_no_file_of_positions(self):
        for words in (["moves", "connect4", "--file"], ["compare", "chess", "--depth", "1", "--set"],
                      ["suite"], ["match", "chess", "mtdf", "mtdf", "--games", "2", "--openings"]):
            line = self.complaint(*words, "/dev/zero", memory=1 << 30)
            self.assertIn("'/dev/zero': expected an ordinary file", line)
        line = self.complaint("tune", "othello", "weights", "/dev/zero", "--out", self.path("w"), memory=1 << 30)
        self.assertIn("'/dev/zero': expected an ordinary file", line)

    def test_a_file_has_a_largest_size(self):
        path = self.write("large.set", "44\n")
        os.truncate(path, (1 << 30) + 1)  # a hole, which takes no room
        line = self.complaint("moves", "connect4", "--file", path, memory=1 << 30)
        self.assertIn(f"'{path}' is too long: expected at most 1024 MiB", line)

    def test_a_pipe_is_read_to_its_end(self):
        done = subprocess.run([PROGRAM, "moves", "connect4", "--file", "-", "--json"], input="44\n45\n", text=True,
                              capture_output=True, timeout=300, check=True)
        self.assertEqual(len(done.stdout.splitlines()), 2)
        done = subprocess.run([PROGRAM, "moves", "connect4", "--file", "/dev/stdin", "--json"], input="44\n45\n",
                              text=True, capture_output=True, timeout=300, check=True)
        self.assertEqual(len(done.stdout.splitlines()), 2)


if __name__ == "__main__":
    unittest.main()
