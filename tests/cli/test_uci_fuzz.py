"""No board can break `zw uci`: random and malformed lines, positions and options, also during searches. `isready` is answered
every time, every `go` gets one bestmove, every move played is legal by another program, and positions that cannot be are
told apart in an `info string`.

ZW_FUZZ_LINES is the number of lines (1,000 unless told otherwise; `make uci-fuzz` sends 100,000), ZW_FUZZ_SEED the seed.
Stockfish judges the moves where it is installed, else `zw moves`."""
import os
import queue
import random
import re
import shutil
import subprocess
import unittest

from engine import Engine, random_line
from program import PROGRAM, ProgramTest

LINES = int(os.environ.get("ZW_FUZZ_LINES", "1000"))
SEED = int(os.environ.get("ZW_FUZZ_SEED", "1"))
STOCKFISH = shutil.which("stockfish", path=os.environ.get("PATH", "") + ":/usr/games")
MOST_JUDGED = 4000  # positions whose legal moves are asked for

RUBBISH = ["uci", "debug", "on", "off", "register", "later", "name", "value", "Hash", "isreadyy", "stop", "ponderhit", "x",
           "help", "depth", "infinite", "fen", "startpos", "moves", "e2e4", "-1", "99999999999999999999", "'", '"', "%s%n"]
OPTIONS = ["name Hash value {}", "name Threads value {}", "name MultiPV value {}", "name EvalGrain value {}",
           "name Move Overhead value {}", "name Ponder value true", "name Clear Hash", "name  clear   hash ",
           "name Algorithm value mtdf", "name Algorithm value aspiration:width=20", "name Algorithm value negascout",
           "name Algorithm value {}", "name UCI_AnalyseMode value true", "name UCI_Opponent value GM 2800 human X",
           "name Nonsense value {}", "name value", "name", "Hash 3", "name Hash", "name Hash value", "value 3 name Hash"]
NUMBERS = ["1", "2", "3", "1", "2", "0", "-5", "x", "", "1e9", "99999999999999999999", "2.5", " 2 "]
IMPOSSIBLE = ["", "8/8/8/8/8/8/8/8 w - - 0 1", "k7/8/8/8/8/8/8/8 w - - 0 1", "kK6/8/8/8/8/8/8/8 w - - 0 1",
              "rnbqkbnr/pppppppp/9/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP w KQkq - 0 1",
              "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR x KQkq - 0 1",
              "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQxq - 0 1", "P3k3/8/8/8/8/8/8/4K3 w - - 0 1",
              "4k3/8/8/8/8/8/8/4RK2 w - - 0 1", "rnbqkbnr/pppppppp/8/8/8/P7/PPPPPPPP/RNBQKBN1 w Qkq - 0 1",
              "4k3/8/8/8/8/8/8/4K3 w - e9 0 1", "4k3/8/8/8/8/8/8/4K3 w - - 0 1 and more",
              "7k/8/8/8/8/8/8/1R1KR1R1 w EG - 0 1"]
FINISHED = ["R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1", "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"]
SPECIAL = ["R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1", "8/8/8/8/8/8/8/K1k5 w - - 0 1",
           "4k3/8/8/8/8/8/8/4K2R w K - 99 90", "8/8/8/3k4/8/8/8/K7 b - - 100 200"]
TIMES = ["nodes 1", "nodes 40", "nodes 300", "depth 1", "depth 2", "movetime 1", "movetime 5", "mate 1 nodes 200",
         "wtime 30 btime 30", "wtime 0 btime 0", "wtime -9 btime -9 winc 1 binc 1", "wtime 50 btime 50 movestogo 1",
         "infinite", "ponder wtime 20 btime 20", "ponder nodes 20", "", "depth x", "nodes", "depth 9999 nodes 30",
         "movetime 99999999999999999999 nodes 30", "searchmoves e2e4 a7a6 nodes 50", "searchmoves zz nodes 50"]


class Judge:
    """The legal moves of positions, by another program."""

    def __init__(self):
        self.process = None
        if STOCKFISH:
            self.process = subprocess.Popen([STOCKFISH], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def close(self):
        if self.process:
            self.process.communicate("quit\n")

    def legal(self, chess960, position, moves):
        if not self.process:
            text = ("chess960:" if chess960 else "") + (position if position != "start" else "518" if chess960 else "start")
            out = subprocess.run([PROGRAM, "moves", "chess", "--position", text, "--moves", " ".join(moves)],
                                 capture_output=True, text=True, check=True).stdout
            return out.rstrip("\n").split("\t")[1].split()
        where = "startpos" if position == "start" else f"fen {position}"
        self.process.stdin.write(f"setoption name UCI_Chess960 value {'true' if chess960 else 'false'}\n"
                                 f"position {where} moves {' '.join(moves)}\ngo perft 1\n")
        self.process.stdin.flush()
        found = []
        while not (line := self.process.stdout.readline()).startswith("Nodes searched"):
            if match := re.match(r"^([a-h][1-8][a-h][1-8][qrbn]?): 1$", line):
                found.append(match.group(1))
            elif not line:
                raise AssertionError("stockfish left")
        return found


class Board:
    """A board that misbehaves, and remembers what it may expect."""

    def __init__(self, engine, rng, usual, shuffled):
        self.engine, self.rng, self.pools = engine, rng, (usual, shuffled)
        self.chess960, self.here = False, ("start", ())  # what the next search is of; None: nothing
        self.asked = []  # for each `go` without an answer: the mode and the position
        self.answers, self.lines, self.sent, self.ready = [], [], 0, 0

    def send(self, line):
        self.engine.send(line)
        self.sent += 1

    def take(self, line):
        """A line of the engine's."""
        if line is None:
            raise AssertionError(f"the engine left: {self.engine.errors}")
        self.lines.append(line)
        if line.startswith("info depth") and " pv " in line and len(self.asked) == 1 and self.asked[0][1]:
            self.answers.append((*self.asked[0], line.split(" pv ")[1].split()))
        if line.startswith("bestmove"):
            if not self.asked:
                raise AssertionError("a bestmove that nobody asked for")
            mode, here = self.asked.pop(0)
            words = line.split()
            if here is None and words[1] != "(none)":
                raise AssertionError(f"{line} of no position")
            if here is not None:
                self.answers.append((mode, here, words[1::2]))

    def wait_for(self, word):
        while True:
            line = self.engine.line()
            self.take(line)
            if line == word:
                return

    def is_ready(self):
        self.send("isready")
        self.wait_for("readyok")
        self.ready += 1

    def rest(self):
        """Ends every search."""
        while self.asked:
            self.send("stop")
            self.is_ready()
            try:
                self.take(self.engine.lines.get(timeout=0.02))
            except queue.Empty:
                pass

    # ---- what it does

    def rubbish(self):
        self.send(random_line(self.rng, RUBBISH, 8).replace("go", "og").replace("quit", "tiuq").replace("position", "noi"))

    def option(self):
        self.send("setoption " + self.rng.choice(OPTIONS).format(self.rng.choice(NUMBERS)))

    def other_chess(self):
        self.rest()
        self.chess960 = not self.chess960
        self.send(f"setoption name UCI_Chess960 value {'true' if self.chess960 else 'FALSE'}")
        self.here = None
        self.position()

    def position(self):
        if self.rng.random() < 0.05:
            self.send("ucinewgame")
        game = self.rng.choice(self.pools[self.chess960] + SPECIAL + FINISHED)
        begin, moves = game if isinstance(game, tuple) else (game, ())
        moves = moves[:self.rng.randrange(len(moves) + 1)]
        where = "startpos" if begin == "start" else f"fen {begin}"
        self.send(f"position {where}" + (f"  moves {' '.join(moves)}" if moves else ""))
        self.here = (begin, moves)

    def impossible(self):
        """A position that cannot be; the remark on it comes before the engine is ready when nothing is searched."""
        line = f"position fen {self.rng.choice(IMPOSSIBLE)}"
        if self.rng.random() < 0.3:
            line = self.rng.choice(["position startpos moves e2e5", "position", "position nowhere",
                                    "position startpos moves e2e4 e7e5 e1g1", "position startpos moves e2e4 0000"])
        resting = self.rng.random() < 0.5
        if resting:
            self.rest()
            self.lines.clear()
        self.send(line)
        if line != "position":
            self.here = None
        if resting:
            self.is_ready()
            if not any(one.startswith("info string ") for one in self.lines):
                raise AssertionError(f"no remark on '{line}'")

    def go(self):
        if self.here is None and self.rng.random() < 0.8:
            self.position()
        self.asked.append((self.chess960, self.here))
        self.send("go " + self.rng.choice(TIMES))
        if self.rng.random() < 0.3:
            self.send(self.rng.choice(["stop", "ponderhit", "stop", "isready x", "go_", "debug on"]))

    def act(self):
        action = self.rng.choices([self.rubbish, self.option, self.other_chess, self.position, self.impossible, self.go],
                                  [6, 2, 0.3, 5, 2, 6])[0]
        action()
        if len(self.asked) > 3:
            self.rest()
        if self.rng.random() < 0.5:
            self.is_ready()
        self.lines = self.lines[-200:]


class Fuzz(ProgramTest):
    def games(self, number, start):
        """Random games: where they begin, and their moves."""
        out = self.zw("selfplay", "chess", "--random", "--games", str(number), "--positions", str(2 * number), "--plies", "2",
                      "--seed", str(SEED), "--position", start, "--write", "moves").out
        lines = [line.split(" moves ") for line in out.splitlines() if not line.startswith("#")]
        return [(line[0].replace("chess960:", ""), tuple(line[1].split()) if len(line) > 1 else ()) for line in lines]

    def judge(self, answers):
        judge = Judge()
        self.addCleanup(judge.close)
        rng = random.Random(SEED)
        if len(answers) > MOST_JUDGED:
            answers = rng.sample(answers, MOST_JUDGED)
        for mode, (begin, moves), line in answers:
            played = list(moves)
            for number, move in enumerate(line[:6]):
                legal = judge.legal(mode, begin, played)
                if move == "(none)":
                    self.assertEqual((legal, number), ([], 0), (begin, moves))
                    break
                self.assertIn(move, legal, (mode, begin, played, line))
                played.append(move)

    def test_no_board_can_break_it(self):
        rng = random.Random(SEED)
        shuffled = []
        for number in rng.sample(range(960), 4):
            fen = self.zw("moves", "chess", "--position", f"chess960:{number}", "--after", "--json").result
            begin = fen["after"][0]
            shuffled += self.games(8, begin)
        with Engine("uci") as engine:
            board = Board(engine, rng, self.games(30, "start"), shuffled)
            while board.sent < LINES:
                board.act()
            board.rest()
            board.is_ready()
            engine.send("quit")
            status, _ = engine.wait()
        self.assertEqual((status, engine.errors.count(b"runtime error")), (0, 0), engine.errors)
        self.judge(board.answers)
        print(f"uci-fuzz: {board.sent} lines, {board.ready} times ready, {len(board.answers)} lines of moves, "
              f"judged by {'stockfish' if STOCKFISH else 'zw'}")


if __name__ == "__main__":
    unittest.main()
