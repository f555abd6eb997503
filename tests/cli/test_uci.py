"""zw uci: searches with every limit, interruption and pondering, options, and everything that a broken board can send."""
import os
import random
import re
import subprocess
import unittest

from engine import Engine, random_line
from program import PATIENCE, PROGRAM, ProgramTest

MATE_IN_ONE = "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1"
MATE_IN_TWO = "7k/8/5K2/8/8/8/8/6R1 w - - 0 1"
STALEMATE = "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"
MATED = "R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1"


def numbers(line):
    """The fields of an info line that are numbers, the score as (kind, value), the line as a list."""
    words, found = line.split(), {}
    for name in ("depth", "seldepth", "multipv", "nodes", "nps", "hashfull", "time"):
        found[name] = int(words[words.index(name) + 1])
    at = words.index("score")
    found["score"] = (words[at + 1], int(words[at + 2]))
    found["bound"] = next((word for word in ("lowerbound", "upperbound") if word in words), None)
    found["pv"] = words[words.index("pv") + 1:] if "pv" in words else []
    return found


class Talk(ProgramTest):
    def go(self, engine, *lines):
        """Sends the lines; the infos as dictionaries, and the move."""
        engine.send(*lines)
        seen = engine.until("bestmove ")
        return self.infos(seen), seen[-1].split()[1]

    def infos(self, lines):
        return [numbers(line) for line in lines if " score " in line and " multipv " in line]

    def remarks(self, engine, *lines):
        """What is said in words about lines that start no search."""
        engine.send(*lines, "isready")
        seen = engine.until("readyok")[:-1]
        self.assertTrue(all(line.startswith("info string ") for line in seen), seen)
        return [line.removeprefix("info string ") for line in seen]

    def remark(self, engine, line):
        found = self.remarks(engine, line)
        self.assertEqual(len(found), 1, found)
        return found[0]


class Words(Talk):
    def test_the_engine_introduces_itself_and_its_options(self):
        with Engine("uci") as engine:
            engine.send("uci")
            seen = engine.until("uciok")
            self.assertRegex(seen[0], r"^id name Zerowindow \d")
            self.assertTrue(seen[1].startswith("id author "))
            options = [re.fullmatch(r"option name (.*) type (spin|check|combo|button|string)(.*)", line) for line in seen[2:-1]]
            self.assertTrue(all(options), seen)
            self.assertEqual({option[1] for option in options}, {"Hash", "Threads", "MultiPV", "Ponder", "Move Overhead",
                                                                 "Algorithm", "EvalGrain", "Clear Hash",
                                                                 "UCI_Chess960", "UCI_AnalyseMode", "UCI_Opponent",
                                                                 "OwnBook", "BookFile", "SyzygyPath", "UCI_ShowWDL", "UCI_LimitStrength",
                                                                 "UCI_Elo"})
            self.assertEqual(self.remarks(engine, "debug on", "register later", "ucinewgame"), [])
            self.assertGreater(len(self.remarks(engine, "help")), 8)

    def test_words_in_front_that_are_not_known_are_left_out(self):
        with Engine("uci") as engine:
            engine.send("joho isready")
            self.assertEqual(engine.line(), "readyok")

    def test_options_are_set_and_bad_values_named(self):
        with Engine("uci") as engine:
            self.assertEqual(self.remarks(engine, "setoption name hash value 2", "setoption name Threads value 2",
                                          "setoption name MultiPV value 3", "setoption name Ponder value true",
                                          "setoption name Move Overhead value 50",
                                          "setoption name Algorithm value negascout", "setoption name EvalGrain value 5",
                                          "setoption name Clear Hash"), [])
            infos, _ = self.go(engine, "go depth 3")
            self.assertEqual({info["multipv"] for info in infos}, {1, 2, 3})
            for line, word in (("setoption name Hash value 0", "0"), ("setoption name Hash value much", "much"),
                               ("setoption name Threads value 1000", "1000"), ("setoption name Nothing value 1", "Nothing"),
                               ("setoption Hash 3", "Hash 3"), ("setoption name Algorithm value mtdg", "mtdf"),
                               ("setoption name Algorithm value minimax", "minimax"), ("setoption name MultiPV", "MultiPV")):
                self.assertIn(word, self.remark(engine, line), line)
            self.assertEqual(len(self.go(engine, "position startpos", "go depth 2")[1]), 4)

    def test_odd_spacing_and_what_is_silently_ignored(self):
        with Engine("uci") as engine:
            self.assertEqual(self.remarks(engine, "setoption   name   Move   Overhead   value   20",
                                          "setoption name UCI_Opponent value GM 2800 human Gary Kasparov",
                                          "setoption name UCI_AnalyseMode value true",
                                          "position   startpos   moves   e2e4   e7e5"), [])
            for option in ("UCI_Chess960", "Ponder", "UCI_AnalyseMode", "UCI_ShowWDL", "UCI_LimitStrength"):
                self.assertIn(f"{option} 'maybe': expected true or false",
                              self.remark(engine, f"setoption name {option} value maybe"))

    def test_every_algorithm_that_is_offered_plays(self):
        with Engine("uci", "--algorithm", "aspiration:width=20") as engine:
            engine.send("uci")
            offer = next(line for line in engine.until("uciok") if line.startswith("option name Algorithm"))
            offered = re.findall(r"var (\S+)", offer)
            self.assertIn("aspiration:width=20", offered)
            self.assertGreater(len(offered), 8)
            for algorithm in offered:
                for lines in (1, 3):
                    self.assertEqual(self.remarks(engine, f"setoption name MultiPV value {lines}",
                                                  f"setoption name Algorithm value {algorithm}"), [])
                    engine.send("position startpos", "go depth 2")
                    self.assertFalse([x for x in engine.until("bestmove") if x.startswith("info string")], algorithm)
            self.assertIn("'test'", self.remark(engine, "setoption name Algorithm value test"))

    def test_castling_is_written_as_the_board_wants_it(self):
        fen = "position fen r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"
        with Engine("uci") as engine:
            for mode, castling in (("false", "e1g1"), ("true", "e1h1"), ("false", "e1g1")):
                self.assertEqual(self.remarks(engine, f"setoption name UCI_Chess960 value {mode}", fen), [])
                infos, best = self.go(engine, f"go depth 2 searchmoves {castling}")
                self.assertEqual((best, infos[-1]["pv"][0]), (castling, castling))
            self.assertEqual(self.remarks(engine, "setoption name UCI_Chess960 value true", "position startpos moves e2e4",
                                          "position fen 1rk3r1/pppp2pp/8/8/8/8/PPPP2PP/1RK3R1 w KQkq - 0 1 moves c1g1 c8b8"), [])

    def test_a_program_of_that_name_speaks_at_once(self):
        link = self.path("zw-uci")
        os.symlink(os.path.abspath(PROGRAM), link)
        with Engine(program=link) as engine:
            engine.send("isready")
            self.assertEqual(engine.line(), "readyok")


class Searches(Talk):
    def test_every_line_of_several_is_legal_and_the_scores_fall(self):
        with Engine("uci") as engine, Engine("uci") as judge:
            moves = "e2e4 e7e5 g1f3 b8c6"
            infos, best = self.go(engine, "setoption name MultiPV value 4", f"position startpos moves {moves}", "go depth 5")
            last = infos[-4:]
            self.assertEqual([(info["depth"], info["multipv"]) for info in last], [(5, rank) for rank in (1, 2, 3, 4)])
            self.assertEqual(len({info["pv"][0] for info in last}), 4)
            scores = [info["score"][1] for info in last]
            self.assertEqual(scores, sorted(scores, reverse=True))
            self.assertEqual(last[0]["pv"][0], best)
            for info in infos:
                self.assertEqual(self.remarks(judge, f"position startpos moves {moves} {' '.join(info['pv'])}"), [])

    def test_lines_that_turn_out_better_than_earlier_ones_are_told_again_in_order(self):
        with Engine("uci") as engine:
            self.go(engine, "position startpos moves e2e4 e7e5", "go searchmoves g1f3 d2d4 depth 6")
            infos, best = self.go(engine, "setoption name MultiPV value 3", "go depth 5")
            told_again = 0
            for depth in range(1, 6):
                of_depth = [info for info in infos if info["depth"] == depth]
                told_again += len(of_depth) > (6 if depth == 5 else 3)  # the result is told once more
                last_word = {info["multipv"]: info for info in of_depth}
                scores = [last_word[rank]["score"][1] for rank in (1, 2, 3)]
                self.assertEqual(scores, sorted(scores, reverse=True), f"at depth {depth}")
                self.assertEqual(len({info["pv"][0] for info in last_word.values()}), 3, f"at depth {depth}")
            self.assertGreater(told_again, 0, "the search was consistent: nothing was tested")
            self.assertEqual(last_word[1]["pv"][0], best)

    def test_lines_of_a_stopped_iteration_are_in_order_and_of_different_moves(self):
        position = "position fen 1r1r2k1/1pp2pp1/p1nqpn2/3p3p/3P1P2/PQ1P1NPP/1P2NP2/3R1RK1 b - - 0 15"
        for nodes in range(5000, 20000, 1000):
            with Engine("uci") as engine:
                infos, best = self.go(engine, "setoption name MultiPV value 3", position, f"go nodes {nodes}")
                last_word = {info["multipv"]: info for info in infos}
                scores = [last_word[rank]["score"][1] for rank in (1, 2, 3)]
                self.assertEqual(scores, sorted(scores, reverse=True), f"{nodes} nodes")
                self.assertEqual(len({info["pv"][0] for info in last_word.values()}), 3, f"{nodes} nodes")
                self.assertEqual(last_word[1]["pv"][0], best)

    def test_mates_are_counted_in_moves(self):
        with Engine("uci") as engine:
            infos, best = self.go(engine, f"position fen {MATE_IN_ONE}", "go mate 1")
            self.assertEqual((infos[-1]["score"], best), (("mate", 1), "a1a8"))
            infos, _ = self.go(engine, f"position fen {MATE_IN_TWO}", "go mate 2")
            self.assertEqual(infos[-1]["score"], ("mate", 2))
            infos, _ = self.go(engine, f"position fen {MATE_IN_TWO} moves {infos[-1]['pv'][0]}", "go depth 5")
            self.assertEqual(infos[-1]["score"], ("mate", -1))

    def test_there_is_no_move_when_the_game_is_over(self):
        with Engine("uci") as engine:
            for fen, score in ((STALEMATE, "score cp 0"), (MATED, "score mate 0")):
                engine.send(f"position fen {fen}", "go movetime 100")
                seen = engine.until("bestmove")
                self.assertEqual((seen[0], seen[-1]), (f"info depth 0 {score}", "bestmove (none)"))

    def test_limits_of_depth_nodes_and_time(self):
        with Engine("uci") as engine:
            self.assertEqual(self.go(engine, "go depth 4")[0][-1]["depth"], 4)
            self.assertLess(self.go(engine, "ucinewgame", "go nodes 2000")[0][-1]["nodes"], 4000)
            for limits in ("movetime 50", "wtime 300 btime 300", "wtime 100 btime 9 winc 10 binc 10",
                           "wtime 1000 btime 1000 movestogo 5", "wtime -5 btime -5"):
                self.go(engine, "go " + limits)

    def test_only_the_moves_named_are_searched(self):
        with Engine("uci") as engine:
            for named in (["a2a3"], ["h2h4", "a2a3"]):
                infos, best = self.go(engine, f"go depth 3 searchmoves {' '.join(named)}")
                self.assertIn(best, named)
                self.assertTrue(all(info["pv"][0] in named for info in infos))
            self.assertEqual(self.go(engine, "go searchmoves a2a3 depth 2")[1], "a2a3")
            engine.send("go searchmoves e2e5 depth 1")
            self.assertIn("searchmoves", engine.line())
            engine.until("bestmove")

    def test_isready_is_answered_and_the_move_kept_back_until_stop(self):
        with Engine("uci") as engine:
            engine.send("go infinite")
            engine.until("info depth 2")
            engine.send("isready")
            self.assertFalse([line for line in engine.until("readyok") if line.startswith("bestmove")])
            engine.send("stop")
            engine.until("bestmove")
            self.assertEqual(self.remarks(engine, "stop"), [])
            engine.send(f"position fen {MATE_IN_ONE}", "go infinite")  # over at once, by itself
            engine.until("info depth")
            self.assertEqual(self.remarks(engine, "debug off"), [])
            engine.send("stop")
            self.assertEqual(engine.until("bestmove")[-1].split()[1], "a1a8")

    def test_a_stop_right_behind_a_go_ends_that_search(self):
        with Engine("uci") as engine:
            for _ in range(5):
                engine.send("go infinite", "position startpos moves e2e4", "go infinite", "stop")
                self.assertEqual(len([engine.until("bestmove") for _ in range(2)]), 2)

    def test_pondering(self):
        with Engine("uci") as engine:
            engine.send("position startpos moves e2e4 e7e5", "go ponder wtime 200 btime 200")
            engine.until("info depth 2")
            self.assertFalse([line for line in self.seen_until_ready(engine) if line.startswith("bestmove")])
            engine.send("ponderhit")
            engine.until("bestmove")
            engine.send("go ponder wtime 100000 btime 100000")
            engine.until("info depth 2")
            engine.send("ponderhit", "stop")
            engine.until("bestmove")
            engine.send(f"position fen {MATE_IN_ONE}", "go ponder movetime 5000")
            engine.until("info depth")
            self.seen_until_ready(engine)
            engine.send("ponderhit")
            self.assertEqual(engine.until("bestmove")[-1].split()[1], "a1a8")
            self.assertEqual(self.remarks(engine, "ponderhit"), [])

    def seen_until_ready(self, engine):
        engine.send("isready")
        return engine.until("readyok")

    def test_a_long_search_tells_of_bounds_and_of_the_move_it_is_at(self):
        with Engine("uci") as engine:
            bounds, told = set(), []
            for milliseconds in (2500, 5000, 10000, 20000):  # told after a second; on a busy machine a pass is long
                engine.send(f"go movetime {milliseconds}")
                lines = engine.until("bestmove")
                infos = self.infos(lines)
                bounds |= {info["bound"] for info in infos} & {"lowerbound", "upperbound"}
                seen = [re.match(r"info depth \d+ currmove (\S+) currmovenumber (\d+)$", line) for line in lines]
                told += [match for match in seen if match]
                if bounds and told:
                    break
            self.assertTrue(bounds)
            self.assertTrue(all(0 <= info["hashfull"] <= 1000 for info in infos))
            self.assertTrue(all(info["seldepth"] >= info["depth"] for info in infos))
            self.assertTrue(any(info["seldepth"] > info["depth"] for info in infos))
            self.assertTrue(told)
            self.assertTrue(all(len(match[1]) == 4 and 1 <= int(match[2]) <= 20 for match in told))

    def test_the_clock_of_black_is_blacks(self):
        with Engine("uci") as engine:
            self.go(engine, "position fen 4k3/4p3/8/8/8/8/4P3/4K3 b - - 0 1", "go wtime 360000000 btime 100")

    def test_a_whole_game(self):
        with Engine("uci", "--table", "1M") as engine:
            played = []
            while len(played) < 120:
                _, best = self.go(engine, "position startpos moves " + " ".join(played), "go nodes 200")
                if best == "(none)":
                    break
                played.append(best)
            self.assertGreater(len(played), 20)

    def test_an_input_that_ends_ends_the_search(self):
        for limit in ("infinite", "depth 6", "movetime 300"):
            with Engine("uci") as engine:
                engine.send("go " + limit)
                status, rest = engine.leave()
                self.assertEqual((status, rest[-1][:9]), (0, "bestmove "))
        with Engine("uci") as engine:
            engine.send(f"position fen {MATE_IN_ONE}", "go depth 3")
            self.assertEqual(engine.leave()[1][-1], "bestmove a1a8")


class Console(Talk):
    """What people ask at a console."""

    def ask(self, engine, *lines):
        engine.send(*lines, "isready")
        return engine.until("readyok")[:-1]

    def test_d_shows_the_board_and_a_position_that_can_be_read_again(self):
        fen = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"
        with Engine("uci") as engine:
            seen = self.ask(engine, f"position fen {fen}", "d")
            self.assertIn("8  r . . . k . . r", seen)
            shown = next(line for line in seen if line.startswith("Fen: "))
            self.assertEqual(shown, f"Fen: {fen}")
            self.assertEqual(self.ask(engine, f"position {shown.replace('Fen:', 'fen')}", "d"), seen)
            other = self.ask(engine, f"position fen {fen.replace(' w ', ' b ')}", "d")
            keys = [[line for line in lines if line.startswith("Key: ")] for lines in (seen, other)]
            self.assertNotEqual(*keys)
            self.ask(engine, "position fen nonsense")
            for verb in ("d", "eval"):
                self.assertIn("no position", self.remark(engine, verb))

    def test_eval_adds_its_terms_up_to_the_static_evaluation_of_white(self):
        boards = ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR", "r1bq1rk1/pp3ppp/2n1pn2/3p4/1b1P4/2NBPN2/PP3PPP/R1BQ1RK1",
                  "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8", "8/8/8/3k4/8/8/4QK2/8")
        with Engine("uci") as engine:
            for board in boards:
                of_turn = {}
                for turn in "wb":
                    seen = self.ask(engine, f"position fen {board} {turn} - - 0 1", "eval")
                    table = {line.split()[0]: float(line.split()[-1]) for line in seen[1:-1]}
                    value = float(re.search(r"evaluation: (\S+) ", seen[-1])[1])
                    whole = table.pop("sum")
                    self.assertAlmostEqual(sum(table.values()), whole, delta=0.005 * len(table))
                    self.assertAlmostEqual(whole, value, delta=0.011)
                    of_turn[turn] = value
                    self.assertIn("MATERIAL", table)
                self.assertGreater(of_turn["w"], of_turn["b"])  # the one to move is better off by a tempo
            engine.send("position startpos", "go perft 1")
            moves = [line.split(":")[0] for line in engine.until("Nodes") if line.count(":") == 1 and line[4:5] == ":"]
            behind = [self.ask(engine, f"position startpos moves {move}", "eval")[-1] for move in moves]
            best = max(float(re.search(r"evaluation: (\S+) ", line)[1]) for line in behind)
            searched = self.zw("search", "chess", "--depth", "1", "--fixed-depth", "--quiescence", "off", "--json").result
            self.assertEqual((len(moves), round(100 * best)), (20, searched["value"]))
            self.assertIn("none", self.ask(engine, f"position fen {MATED}", "eval")[-1])

    def test_perft_counts_behind_each_move(self):
        kiwipete = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"
        with Engine("uci") as engine:
            for position, depth, moves, nodes in (("startpos", 4, 20, 197281), (f"fen {kiwipete}", 3, 48, 97862),
                                                  ("startpos", 1, 20, 20), (f"fen {MATED}", 2, 0, 0)):
                engine.send(f"position {position}", f"go perft {depth}")
                seen = engine.until("Nodes searched: ")
                self.assertEqual(seen[-1], f"Nodes searched: {nodes}")
                counts = dict(line.split(": ") for line in seen[:-1] if line)
                self.assertEqual((len(counts), sum(map(int, counts.values()))), (moves, nodes))
            for word, named in (("-3", "-3"), ("1000", "1000"), ("deep", "deep")):
                engine.send(f"go perft {word}", "stop")
                self.assertIn(named, engine.until("info string")[-1])
                engine.send("isready")
                engine.until("readyok")

    def test_a_long_perft_answers_and_stops(self):
        with Engine("uci") as engine:
            engine.send("position startpos", "go perft 12", "isready")
            engine.until("readyok")
            engine.send("stop")
            seen = engine.until("Nodes searched: ")
            self.assertTrue([line for line in seen if re.match("info string go perft: stopped, [0-9]+ of 20", line)])
            self.assertEqual(len(self.go(engine, "go depth 1")[1]), 4)
            engine.send("go perft 12", "quit")
            engine.process.wait()


class Odds(Talk):
    def test_scores_come_with_odds_only_when_asked(self):
        with Engine("uci") as engine:
            engine.send("go depth 3")
            self.assertFalse([line for line in engine.until("bestmove") if " wdl " in line])
            engine.send("setoption name UCI_ShowWDL value true", "go depth 3")
            lines = [line for line in engine.until("bestmove") if " score " in line]
            self.assertTrue(lines)
            for line in lines:
                won, drawn, lost = map(int, re.search(r" score cp -?\d+ wdl (\d+) (\d+) (\d+) ", line).groups())
                self.assertEqual(won + drawn + lost, 1000)
                self.assertGreater(min(won, drawn, lost), 0)

    def test_a_mate_is_certain_and_a_queen_nearly(self):
        with Engine("uci") as engine:
            engine.send("setoption name UCI_ShowWDL value true")
            for position, odds in ((f"fen {MATE_IN_ONE}", "1000 0 0"), (f"fen {MATE_IN_TWO} moves f6f7", "0 0 1000")):
                engine.send(f"position {position}", "go depth 4")
                self.assertIn(f" wdl {odds} ", [line for line in engine.until("bestmove") if " score " in line][-1])
            values = {}
            for board in ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR", "rnb1kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR",
                          "rnbqkb1r/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"):
                for turn in "wb":
                    engine.send(f"position fen {board} {turn} - - 0 1", "go depth 1")
                    line = [line for line in engine.until("bestmove") if " score " in line][-1]
                    score, won, _, lost = map(int, re.search(r"cp (-?\d+) wdl (\d+) (\d+) (\d+)", line).groups())
                    values[score] = won - lost
            ordered = [values[score] for score in sorted(values)]
            self.assertEqual(ordered, sorted(ordered))
            self.assertLess(ordered[0], -950)
            self.assertGreater(ordered[-1], 950)


class Strength(Talk):
    def nodes(self, engine, go):
        return self.go(engine, "ucinewgame", "position startpos", go)[0][-1]["nodes"]

    def test_a_limited_search_takes_the_nodes_of_its_rating(self):
        with Engine("uci") as engine:
            engine.send("uci")
            offer = next(line for line in engine.until("uciok") if "UCI_Elo" in line).split()
            least, most = int(offer[offer.index("min") + 1]), int(offer[offer.index("max") + 1])
            engine.send("setoption name UCI_LimitStrength value true")
            taken = []
            for elo in range(least, most + 1, 200):
                engine.send(f"setoption name UCI_Elo value {elo}")
                taken.append(self.nodes(engine, "go depth 8"))
            self.assertEqual(taken, sorted(taken))
            self.assertLess(4 * taken[0], taken[-1])
            engine.send(f"setoption name UCI_Elo value {least}")
            self.assertLess(self.nodes(engine, "go wtime 600000 btime 600000"), 500)
            self.assertLess(self.nodes(engine, "go nodes 1000000000"), 500)
            engine.send("go infinite")
            engine.until("info depth")
            self.assertEqual(self.remarks(engine, "debug off"), [])  # the move is kept back
            engine.send("stop")
            engine.until("bestmove")
            engine.send("setoption name UCI_LimitStrength value false")
            self.assertGreater(self.nodes(engine, "go depth 6"), 500)
            self.assertIn(str(most), self.remark(engine, f"setoption name UCI_Elo value {most + 1}"))


class Rubbish(Talk):
    def test_a_position_that_cannot_be_read_says_why_and_is_not_searched(self):
        with Engine("uci") as engine:
            for line, word in (("position", "argument"), ("position start", "start"), ("position startpos now", "now"),
                               ("position fen", "fen"), ("position fen 8/8 w", "8/8"),
                               ("position fen rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR x KQkq - 0 1", "'x'"),
                               ("position fen 8/8/8/8/8/8/8/8 w - - 0 1", "king"),
                               ("position startpos moves e2e5", "e2e5"), ("position startpos moves e2e4 e2e4", "e2e4")):
                self.assertIn(word, self.remark(engine, line), line)
                if line != "position":
                    engine.send("go depth 1")
                    self.assertEqual(engine.until("bestmove")[-1], "bestmove (none)")
            self.assertEqual(len(self.go(engine, "position startpos", "go depth 1")[1]), 4)

    def test_lines_that_mean_nothing(self):
        with Engine("uci") as engine:
            for line, word in (("nonsense", "nonsense"), ("x" * (1 << 20), "too long"), ("stop now", "now")):
                self.assertIn(word, self.remark(engine, line))
            engine.send("go depth two wtime", "stop")
            seen = engine.until("bestmove")
            self.assertEqual([line.split("'")[1] for line in seen if line.startswith("info string")], ["two", ""])

    def test_thousands_of_random_lines_also_during_a_search(self):
        rng = random.Random(7)
        words = ["go", "infinite", "ponder", "depth", "3", "nodes", "50", "-1", "1e300", "stop", "ponderhit", "position",
                 "startpos", "fen", "moves", "e2e4", "e7e5", MATE_IN_ONE, "setoption", "name", "value", "Hash", "1", "MultiPV",
                 "Clear Hash", "searchmoves", "perft", "d", "eval", "UCI_ShowWDL", "true", "UCI_LimitStrength", "mate", "movetime", "uci", "ucinewgame", "isready", "wtime", "btime", "\x00",
                 "é", "%n%s"]
        with Engine("uci", "--table", "1M") as engine:
            for number in range(2000):
                engine.send(random_line(rng, words, 7))
                if number % 100 == 99:
                    engine.send("stop", "stop", f"nonsense{number}")
                    engine.until(f"info string unknown command 'nonsense{number}")
            self.assertEqual(engine.leave()[0], 0)
            self.assertEqual(engine.errors, b"")

    def test_random_bytes_without_a_pause(self):
        data = random.Random(8).randbytes(200000)
        done = subprocess.run([PROGRAM, "uci"], input=data, capture_output=True, timeout=PATIENCE, check=False)
        self.assertEqual((done.returncode, done.stderr), (0, b""))


if __name__ == "__main__":
    unittest.main()
