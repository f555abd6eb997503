"""Matches: paired games, the same ones whatever the number of jobs, kept in a file, judged by sound statistics."""
import json
import math
import os
import signal
import subprocess
import sys
import time
import unittest

from program import PATIENCE, PROGRAM, ProgramTest, plugin, wait_until

HERE = os.path.dirname(os.path.abspath(__file__))
PLAYERS = ["match", "connect4", "mtdf", "aspiration:width=20/nodes=300", "--nodes", "1500"]


def read_games(path):
    with open(path, encoding="utf-8") as file:
        head, *lines = file.read().splitlines()
    return head, [line.split("\t") for line in lines]


def count_lines(path):
    """Those that are complete; a file that is not there has none."""
    try:
        with open(path, "rb") as file:
            return file.read().count(b"\n")
    except FileNotFoundError:
        return 0


def likeliest(frequencies, mean):
    """The multinomial of largest likelihood with this mean, by Newton's method on its Lagrange multiplier."""
    x, values = 0.0, [i / 4 - mean for i in range(5)]
    for _ in range(500):
        f = sum(p * v / (1 + x * v) for p, v in zip(frequencies, values))
        slope = -sum(p * (v / (1 + x * v)) ** 2 for p, v in zip(frequencies, values))
        step = f / slope
        while any(1 + (x - step) * v <= 0 for v in values):
            step /= 2
        x -= step
    return [p / (1 + x * v) for p, v in zip(frequencies, values)]


def first_took_the_last(moves):
    """In the game of tests/plugins/take.c, in which who takes two pieces moves again."""
    side = last = 0
    for move in moves:
        last, side = side, side if move == "2" else 1 - side
    return last == 0


def started_by(parent):
    """The processes that a process has started and that still run."""
    children = []
    for pid in filter(str.isdigit, os.listdir("/proc")):
        try:
            with open(f"/proc/{pid}/stat", encoding="utf-8") as stat:
                if int(stat.read().rpartition(")")[2].split()[1]) == parent:
                    children.append(pid)
        except OSError:  # it has ended meanwhile
            pass
    return children


class Match(ProgramTest):
    def play(self, *words, out="m.txt", **more):
        return self.zw(*words, "--out", self.path(out), "--json", **more).result

    def test_openings_are_played_twice_with_colours_exchanged(self):
        result = self.play(*PLAYERS, "--games", "11")
        head, games = read_games(self.path("m.txt"))
        self.assertTrue(head.startswith("# zw match connect4"))
        self.assertEqual((result["games"], len(games)), (12, 12))
        for one, two in zip(games[::2], games[1::2]):
            self.assertEqual(one[5], two[5])
            self.assertEqual(one[3:5], two[4:2:-1])
        self.assertEqual(len({g[5] for g in games}), 6)

    def test_the_games_are_legal_and_end_as_written(self):
        self.play(*PLAYERS, "--games", "6")
        for _, outcome, reason, _, _, opening, moves in read_games(self.path("m.txt"))[1]:
            played = opening.split(" moves ")[1] + " " + moves
            end = self.zw("search", "connect4", "--moves", played, "--depth", "1", "--json").result
            self.assertEqual(reason, "finished")
            self.assertIsNone(end["best"])
            first_lost = (end["value"] < 0) == (len(moves.split()) % 2 == 0)
            self.assertEqual(outcome, "1/2-1/2" if end["value"] == 0 else "0-1" if first_lost else "1-0")

    def test_a_player_who_moves_again_keeps_the_turn(self):
        self.play("match", plugin("take"), "mtdf/depth=6", "mtdf/depth=1", "--plies", "1", "--games", "6")
        games = read_games(self.path("m.txt"))[1]
        self.assertEqual({game[1] for game in games}, {"1-0", "0-1"})
        for _, outcome, _, _, _, _, moves in games:
            self.assertEqual(outcome, "1-0" if first_took_the_last(moves.split()) else "0-1")
        self.zw("tune", plugin("take"), "games", self.path("games"), "--games", "12", "--depth", "2", "--opening", "3",
                "--until", "3", "--exact", "0")
        with open(self.path("games"), encoding="utf-8") as file:
            lines = [line.split() for line in file.readlines()[1:]]
        self.assertEqual({line[0] for line in lines}, {"100", "-100"})
        for outcome, *moves in lines:
            self.assertEqual(outcome, "100" if first_took_the_last(m.split(":")[0] for m in moves) else "-100")

    def test_the_number_of_jobs_changes_nothing(self):
        for jobs in ("1", "4"):
            self.play(*PLAYERS, "--games", "16", "--jobs", jobs, out=jobs)
        self.assertEqual(read_games(self.path("1")), read_games(self.path("4")))
        self.play(*PLAYERS, "--games", "16", "--seed", "2", out="other")
        self.assertNotEqual(read_games(self.path("1"))[1], read_games(self.path("other"))[1])

    def test_a_killed_match_goes_on(self):
        whole = self.play(*PLAYERS, "--games", "16", out="whole")
        with open(self.path("whole"), encoding="utf-8") as file:
            text = file.read()
        lines = text.splitlines(keepends=True)
        for kept in (0, 1, 5, 6):
            self.write("part", "".join(lines[:kept]) + lines[kept][:7])
            part = self.play(*PLAYERS, "--games", "16", out="part")
            with open(self.path("part"), encoding="utf-8") as file:
                self.assertEqual(file.read(), text)
            self.assertEqual({**part, "file": ""}, {**whole, "file": ""})

    def test_a_full_disk_ends_a_match_that_goes_on_later(self):
        whole = self.play(*PLAYERS, "--games", "40", out="whole")
        with open(self.path("whole"), encoding="utf-8") as file:
            text = file.read()
        words = [*PLAYERS, "--games", "40", "--out", self.path("m.txt")]
        line = self.complaint(*words, largest_file=2000)
        self.assertIn("cannot write '" + self.path("m.txt") + "': File too large", line)
        with open(self.path("m.txt"), encoding="utf-8") as file:
            kept = file.read()
        self.assertTrue(kept.endswith("\n") and text.startswith(kept), kept)
        self.assertGreater(kept.count("\n"), 5)
        self.assertEqual({**self.zw(*words, "--json").result, "file": ""}, {**whole, "file": ""})
        with open(self.path("m.txt"), encoding="utf-8") as file:
            self.assertEqual(file.read(), text)
        self.complaint(*PLAYERS, "--games", "2", "--out", "other", largest_file=20)

    def test_games_are_kept_in_an_ordinary_file(self):
        self.assertIn("ordinary file", self.complaint(*PLAYERS, "--games", "2", "--out", "/dev/full"))

    def test_a_second_match_with_the_same_file_is_refused(self):
        words = [*PLAYERS, "--games", "20000", "--jobs", "1", "--out", self.path("m.txt")]
        with subprocess.Popen([PROGRAM, *words, "--json"], stdout=subprocess.PIPE, text=True) as first:
            first.stdout.readline()  # a game is over
            line = self.complaint(*words)
            first.send_signal(signal.SIGINT)
            out, _ = first.communicate(timeout=300)
        self.assertIn("another zw is writing '" + self.path("m.txt"), line)
        games = read_games(self.path("m.txt"))[1]
        self.assertEqual([int(game[0]) for game in games], list(range(1, json.loads(out.splitlines()[-1])["games"] + 1)))
        self.play(*PLAYERS, "--games", "2")

    def test_a_kept_game_is_played_once_more(self):
        words = [*PLAYERS, "--games", "6", "--out", self.path("m.txt")]
        self.zw(*words)
        with open(self.path("m.txt"), encoding="utf-8") as file:
            lines = file.read().splitlines(keepends=True)
        columns = lines[4].split("\t")

        def complaint(column, value):
            spoiled = [*columns[:column], value, *columns[column + 1:]]
            self.write("m.txt", "".join([*lines[:4], "\t".join(spoiled), *lines[5:]]))
            line = self.complaint(*words)
            self.assertIn(self.path("m.txt") + ":5: ", line)
            return line
        self.assertIn("'9'", complaint(6, columns[6].replace(columns[6].split()[2], "9", 1)))
        self.assertIn("'4'", complaint(6, "4 " * 9 + "4\n"))
        for column, value in ((0, "5"), (0, "+4"), (1, "2-0"), (2, "lost interest"), (6, columns[6].strip() + "\t1/2/3\n")):
            self.assertIn("game 4", complaint(column, value))
        for column, what in ((3, "the first player"), (4, "the second player"), (5, "the opening")):
            self.assertIn(what + " of game 4", complaint(column, "something else"))
        self.write("m.txt", "".join([*lines[:4], "\n", *lines[5:]]))
        self.assertIn(":5: ", self.complaint(*words))
        self.write("m.txt", "".join([*lines[:4], lines[4].replace("\t", "\0", 1), *lines[5:]]))
        self.assertIn(":5: ", self.complaint(*words))

    def test_openings_that_changed_are_not_mixed_in(self):
        words = [*PLAYERS, "--games", "4", "--openings", self.write("o.set", "44\n45\n"), "--out", self.path("m.txt")]
        self.zw(*words)
        self.write("o.set", "44\n46\n")
        self.assertIn("m.txt:4: the opening of game 3 is '45': expected '46'", self.complaint(*words))

    def test_an_interrupted_match_counts_what_was_played(self):
        words = [*PLAYERS, "--games", "20000", "--out", self.path("m.txt")]
        child = subprocess.Popen([PROGRAM, *words, "--json"], stdout=subprocess.PIPE, text=True)
        wait_until(lambda: count_lines(self.path("m.txt")) > 1, "a game is played")
        child.send_signal(signal.SIGINT)
        out, _ = child.communicate(timeout=PATIENCE)
        self.assertEqual(child.returncode, 0)
        result = json.loads(out.splitlines()[-1])
        self.assertEqual(result["games"], len(read_games(self.path("m.txt"))[1]))
        self.assertGreater(result["games"], 0)
        self.assertLess(result["games"], 20000)

    def test_another_match_is_not_mixed_in(self):
        self.play(*PLAYERS, "--games", "2")
        line = self.complaint(*PLAYERS, "--games", "2", "--seed", "9", "--out", self.path("m.txt"))
        self.assertIn("m.txt", line)
        self.assertIn("same arguments", line)
        self.write("letter", "Dear reader,\n")
        self.complaint(*PLAYERS, "--games", "2", "--out", self.path("letter"))

    def test_elo_and_its_error_follow_from_the_pairs(self):
        r = self.play(*PLAYERS, "--games", "60", "--sprt", "0,400")
        pairs = [0] * 5
        points = []
        for number, (_, outcome, *_) in enumerate(read_games(self.path("m.txt"))[1][:r["games"]]):
            score = {"1-0": 1, "1/2-1/2": 0.5, "0-1": 0}[outcome]
            points.append(score if number % 2 == 0 else 1 - score)
        for one, two in zip(points[::2], points[1::2]):
            pairs[int(2 * (one + two))] += 1
        self.assertEqual(r["pairs"], pairs)
        self.assertEqual(r["wins"] + r["draws"] + r["losses"], r["games"])
        count = sum(pairs)
        mean = sum(points) / len(points)
        error = math.sqrt(sum(n * (i / 4 - mean) ** 2 for i, n in enumerate(pairs)) / count / count)
        elo = [400 * math.log10(s / (1 - s)) for s in (mean - 1.959964 * error, mean, mean + 1.959964 * error)]
        self.assertAlmostEqual(r["score"], mean, places=5)
        self.assertAlmostEqual(r["elo"], elo[1], places=2)
        self.assertAlmostEqual(r["elo_error"], (elo[2] - elo[0]) / 2, places=2)
        self.assertAlmostEqual(r["los"], (1 + math.erf((mean - 0.5) / error / math.sqrt(2))) / 2, places=5)
        seen = [n or 1e-3 for n in pairs]
        frequencies = [n / sum(seen) for n in seen]
        under = [likeliest(frequencies, 1 / (1 + 10 ** (-e / 400))) for e in (0, 400)]
        ratio = sum(n * math.log(b / a) for n, a, b in zip(seen, *under))
        self.assertAlmostEqual(r["llr"], ratio, places=3)

    def test_the_sequential_test_stops_a_match(self):
        for jobs in ("1", "3"):
            r = self.play("match", "connect4", "mtdf", "mtdf/nodes=60", "--nodes", "3000", "--games", "2000", "--sprt",
                          "0,100", "--jobs", jobs, out=jobs)
            self.assertEqual(r["sprt"], "H1")
            self.assertLess(r["games"], 400)
        self.assertEqual(*(len(read_games(self.path(jobs))[1]) for jobs in ("1", "3")))
        r = self.play("match", "connect4", "mtdf", "mtdf", "--nodes", "200", "--games", "2000", "--sprt", "0,100")
        self.assertEqual(r["sprt"], "H0")
        self.assertLess(r["games"], 400)

    def test_openings_from_a_file(self):
        path = self.write("openings.set", "44\nstart moves 4 4 4\n")
        self.play(*PLAYERS, "--games", "8", "--openings", path)
        self.assertEqual([g[5] for g in read_games(self.path("m.txt"))[1]],
                         ["44"] * 2 + ["start moves 4 4 4"] * 2 + ["44"] * 2 + ["start moves 4 4 4"] * 2)

    def test_checkers_is_played_from_its_ballots(self):
        words = ["match", "checkers", "mtdf", "alphabeta", "--depth", "1", "--max-plies", "1"]
        self.play(*words, "--games", "348")
        self.play(*words, "--games", "10", "--seed", "2", out="other")
        self.play(*words, "--games", "10", "--plies", "5", out="random")
        openings, other, random = [[g[5] for g in read_games(self.path(name))[1]] for name in ("m.txt", "other", "random")]
        self.assertEqual(openings[::2], openings[1::2])
        self.assertEqual(len(set(openings)), 174)
        self.assertTrue(all(len(o.removeprefix("start moves ").split()) == 3 for o in openings))
        self.assertNotEqual(openings[:10], other)
        self.assertTrue(set(other) < set(openings))
        self.assertTrue(all(len(o.removeprefix("start moves ").split()) == 5 for o in random))

    def test_openings_are_used_again_when_there_are_no_more(self):
        self.play(*PLAYERS, "--games", "40", "--plies", "1")
        games = read_games(self.path("m.txt"))[1]
        openings = [g[5] for g in games[::2]]
        self.assertEqual(len(set(openings)), 7)
        self.assertEqual(openings[7:], openings[:13])
        self.assertEqual([g[6] for g in games[14:28]], [g[6] for g in games[:14]])

    def test_a_long_game_is_drawn(self):
        self.play(*PLAYERS, "--games", "2", "--max-plies", "5")
        for game in read_games(self.path("m.txt"))[1]:
            self.assertEqual((game[1], game[2], len(game[6].split())), ("1/2-1/2", "too long", 5))

    def test_a_plugin_and_a_clock(self):
        r = self.play("match", plugin("heap"), "mtdf", "negascout", "--clock", "5+0.1", "--games", "4")
        self.assertEqual(r["games"], 4)

    def test_levels_play_each_other(self):
        result = self.zw("match", "othello", "level=4", "level=1", "--games", "20", "--json").result
        self.assertGreater(result["score"], 0.7)
        for word in ("level=0", "level=11", "mtdf/level=x"):
            self.assertIn("from 1 to 10", self.zw("match", "othello", word, "mtdf", status=2).err)

    def test_a_reference_search_can_play(self):
        r = self.play("match", "tree", "mtdf", "minimax", "--position", "uniform:w=3,d=6", "--plies", "2", "--depth",
                      "3", "--games", "4")
        self.assertEqual(r["games"], 4)


def fake(habit, more=""):
    return f"uci:'{sys.executable}' -B '{os.path.join(HERE, 'fake_engine.py')}' '{PROGRAM}' {habit}{more}"


class OtherEngines(ProgramTest):
    """External engines, played by fake_engine.py and by `zw uci`."""

    def play(self, *words, out="m.txt", limit=("--clock", "20+0"), **more):
        return self.zw("match", "chess", *words, *limit, "--out", self.path(out), "--json", **more).objects

    def test_a_well_behaved_engine_plays_and_forfeits_nothing(self):
        *games, result = self.play("alphabeta/nodes=100", fake("good", ";Hash=2;Clear Hash"), "--games", "2",
                                   "--max-plies", "6")
        self.assertEqual([(g["reason"], g["plies"], g["forfeit"]) for g in games], [("too long", 6, None)] * 2)
        self.assertEqual((result["pairs"], result["forfeits_a"], result["forfeits_b"]), ([0, 0, 1, 0, 0], {}, {}))

    def test_a_fault_loses_the_game_and_is_no_strength(self):
        faults = {"crash": "crashed", "illegal": "illegal move", "none": "no move", "hang": "out of time",
                  "slow": "out of time"}
        for habit, reason in faults.items():
            with self.subTest(habit):
                *games, result = self.play(fake(habit + ":2"), "alphabeta/nodes=100", "--games", "2", "--grace", "50",
                                           out=habit, limit=("--clock", "0.7+0.2"))
                self.assertEqual([(g["score_a"], g["reason"], g["forfeit"]) for g in games], [(0, reason, "A")] * 2)
                self.assertEqual((result["losses"], result["score_with_forfeits"]), (2, 0))
                self.assertEqual((result["forfeits_a"], result["forfeits_b"]), ({reason: 2}, {}))
                self.assertEqual((result["score"], result["pairs"]), (0.5, [0] * 5))

    def test_a_pair_with_one_forfeit_does_not_count(self):
        # three plies: the engine is asked twice only in the game that it begins
        *games, result = self.play(fake("crash:2"), "alphabeta/nodes=100", "--games", "4", "--max-plies", "3")
        self.assertEqual([g["reason"] for g in games], ["crashed", "too long"] * 2)
        self.assertEqual((result["pairs"], result["score_with_forfeits"]), ([0] * 5, 0.25))

    def test_without_a_clock_an_engine_that_hangs_is_given_up(self):
        *games, _ = self.play("alphabeta", fake("hang"), "--games", "2", "--patience", "0.5",
                              limit=("--nodes", "100"))
        self.assertEqual([g["reason"] for g in games], ["hung"] * 2)

    def test_an_engine_that_cannot_be_started_is_complained_about(self):
        for engine, words in ((fake("dead"), ["has ended", "uciok"]),
                              ("uci:/no/such/engine --x", ["/no/such/engine", "cannot be started"]),
                              (fake("good", ";Hush=3"), ["no option 'Hush'"]),
                              (fake("good", ";nodes=x"), ["nodes", "'x'", "whole number"]),
                              (fake("good", ";;"), ["setting"]),
                              ("uci:", ["a program"]),
                              ("uci:'open quote", ["open quote", "a program"])):
            line = self.complaint("match", "chess", "mtdf", engine, "--games", "2")
            for word in words:
                self.assertIn(word, line)
        self.assertIn("plays chess", self.complaint("match", "othello", "mtdf", fake("good"), "--games", "2"))
        for wrong in ("--resign", "600"), ("--draw", "1,0,3"), ("--grace", "-1"):
            self.assertIn(wrong[1], self.complaint("match", "chess", "mtdf", "mtdf", *wrong))

    def test_zw_plays_itself_through_its_protocol(self):
        *games, result = self.play("alphabeta", f"uci:'{PROGRAM}' uci --table 1M;Algorithm=alphabeta", "--games", "4",
                                   "--max-plies", "30", limit=("--nodes", "300"))
        self.assertEqual(len(games), 4)
        self.assertEqual((result["forfeits_a"], result["forfeits_b"]), ({}, {}))
        for line in read_games(self.path("m.txt"))[1]:
            self.assertEqual(len(line[6].split()), len(line[7].split()))
            self.assertTrue(all(len(note.split("/")) == 3 for note in line[7].split()))

    def test_pgn_is_the_same_when_a_killed_match_goes_on(self):
        words = ["match", "chess", fake("good"), "alphabeta/nodes=100", "--clock", "20+0", "--games", "4",
                 "--max-plies", "5", "--out", self.path("m.txt"), "--pgn", self.path("m.pgn")]
        self.zw(*words)
        with open(self.path("m.pgn"), encoding="utf-8") as file:
            whole = file.read()
        self.assertEqual(whole.count('[Termination "adjudication"]'), 4)
        self.assertIn("{+0.25/3 ", whole)
        self.zw(*words)
        with open(self.path("m.pgn"), encoding="utf-8") as file:
            self.assertEqual(file.read(), whole)
        games = self.zw("moves", "chess", "--file", self.path("m.pgn"), "--json").objects
        self.assertEqual(len(games), 4)

    def test_notes_that_no_match_writes_are_refused(self):
        words = ["match", "chess", fake("good"), "alphabeta/nodes=100", "--clock", "20+0", "--games", "2",
                 "--max-plies", "2", "--out", self.path("m.txt"), "--pgn", self.path("m.pgn")]
        self.zw(*words)
        with open(self.path("m.txt"), encoding="utf-8") as file:
            lines = file.read().splitlines()
        kept = lines[1].rpartition("\t")[0]
        for note in ("-2147483648/1/1", "99999999999999999999/1/1", "32001/1/1", "1/256/1", "1/-1/1", "1/1/1e400", "1/1/nan",
                     "1/1/", "//1", "1/1", "-/1/1", "+1/1/1", "--1/1/1", "1/1/1/1"):
            self.write("m.txt", f"{lines[0]}\n{kept}\t1/1/1 {note}\n{lines[2]}\n")
            line = self.complaint(*words)
            self.assertIn(f"m.txt:2: game 1: '{note}'", line)
            self.assertIn("value/depth/milliseconds", line)
        self.write("m.txt", f"{lines[0]}\n{kept}\t1/1/1 1/1/1\tmore\n")
        self.assertIn("m.txt:2: ", self.complaint(*words))
        self.write("m.txt", f"{lines[0]}\n{kept}\t-32000/255/1 -/-/1000\n{lines[2]}\n")
        self.zw(*words)
        with open(self.path("m.pgn"), encoding="utf-8") as file:
            self.assertIn("{-M0/255 0.001s}", file.read())

    def test_whatever_an_engine_says_of_its_search_is_kept_so_that_it_can_be_read(self):
        for boast in ("boast", "despair"):
            words = ["match", "chess", fake(boast), "alphabeta/nodes=100", "--clock", "20+0", "--games", "2",
                     "--max-plies", "2", "--out", self.path(boast), "--pgn", self.path("m.pgn")]
            self.assertEqual(self.zw(*words, "--json").result["games"], 2)
            self.assertEqual(self.zw(*words, "--json").result["games"], 2)

    def test_pgn_that_cannot_be_written_ends_a_match(self):
        words = ["match", "chess", "alphabeta", "alphabeta/table=1M", "--nodes", "50", "--games", "4", "--max-plies", "4",
                 "--out", self.path("m.txt"), "--pgn"]
        self.assertIn("cannot write '/dev/full': No space left", self.complaint(*words, "/dev/full"))
        self.assertIn("m.pgn': File too large", self.complaint(*words, self.path("m.pgn"), largest_file=700))
        self.assertIn("another zw", self.complaint(*words, self.path("m.txt")))
        self.zw(*words, self.path("m.pgn"))
        self.assertEqual(len(self.zw("moves", "chess", "--file", self.path("m.pgn"), "--json").objects), 4)

    def test_black_moves_first_in_an_opening(self):
        path = self.write("o.epd", "4k3/4p3/8/8/8/8/4P3/4K2R b K - 0 1\n")
        self.zw("match", "chess", "alphabeta/nodes=50", fake("good"), "--clock", "20+0", "--games", "2", "--max-plies",
                "4", "--openings", path, "--out", self.path("m.txt"), "--pgn", self.path("m.pgn"))
        with open(self.path("m.pgn"), encoding="utf-8") as file:
            names = [line.split()[1] for line in file if line.startswith("[White ")]
        self.assertEqual([n.startswith('"uci:') for n in names], [True, False])

    def test_games_are_adjudicated_when_both_sides_agree(self):
        lost = self.write("lost.epd", "4k3/8/8/8/8/8/4P3/QQ2K3 w - - 0 1\n")
        *games, _ = self.play("alphabeta", "alphabeta/table=1M", "--games", "2", "--openings", lost, "--resign", "600,2",
                              limit=("--nodes", "200"))
        self.assertEqual([(g["reason"], g["score_a"]) for g in games], [("resigned", 1), ("resigned", 0)])
        level = self.write("level.epd", "4k3/p6p/8/8/8/8/P6P/4K3 w - - 0 1\n")
        *games, _ = self.play("alphabeta", "alphabeta/table=1M", "--games", "2", "--openings", level, "--draw",
                              "200,2,3", out="level", limit=("--nodes", "50"))
        self.assertEqual([(g["reason"], g["plies"]) for g in games], [("agreed draw", 6)] * 2)

    def test_a_game_that_nobody_can_win_is_drawn(self):
        dead = self.write("dead.epd", "4k3/8/8/8/8/8/8/3nK3 w - - 0 1\n4k3/8/8/8/8/8/8/r3K3 w - - 99 90\n")
        *games, _ = self.play("alphabeta", "alphabeta/table=1M", "--games", "4", "--openings", dead,
                              limit=("--nodes", "50"))
        self.assertEqual([(g["reason"], g["plies"]) for g in games], [("material", 0)] * 2 + [("no progress", 1)] * 2)

    def test_signals_end_a_match_and_its_engine_that_hangs(self):
        for sign in (signal.SIGINT, signal.SIGTERM):
            child = subprocess.Popen([PROGRAM, "match", "chess", "mtdf", fake("hang"), "--nodes", "10", "--jobs", "1", "--out",
                                      self.path(f"{sign}.txt"), "--json"], stdout=subprocess.PIPE, text=True)
            engines = []
            while not engines or not os.path.exists(self.path(f"{sign}.txt")): # before, the engine has yet to greet
                time.sleep(0.1)
                engines = started_by(child.pid)
            child.send_signal(sign)
            out, _ = child.communicate(timeout=PATIENCE)
            self.assertEqual((child.returncode, json.loads(out.splitlines()[-1])["games"]), (0, 0))
            self.assertFalse([pid for pid in engines if os.path.exists(f"/proc/{pid}")], "the engine is left behind")


if __name__ == "__main__":
    unittest.main()
