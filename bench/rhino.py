#!/usr/bin/env python3
"""zw against gtp-rhino (Debian: grhino) at its default level, with no more time for a move than it takes itself.

    bench/rhino.py [--games 100] [--seed 1] [--out rhino.games] [-- options of zw gtp]

Both are spoken to by GTP; a board of our own checks every move. Openings are random and each is played twice with the
colours exchanged. What rhino needs for a move is measured first, on the same openings against itself, and goes on being
measured; zw gets as much, less what it takes beyond what it was given. Time is that of the processor, which a busy machine
does not inflate; the time by the clock is shown beside it. Games are kept in the file, one object a line: a match that was
broken off goes on there. Exit status 0: at least --need of the points, and zw took no more time.
"""
import argparse
import json
import math
import os
import random
import select
import shutil
import subprocess
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, "..", "tests", "support"))
sys.dont_write_bytecode = True
from othello import Board  # noqa: E402 (the path comes first)

PATIENCE = 120  # seconds for an answer
COLOURS = {"X": "black", "O": "white"}
CALIBRATION_GAMES = 4


class Fault(Exception):
    """What an engine did wrong; the game is lost for it."""


class Engine:
    """A program that speaks GTP, and the time that its moves took."""

    def __init__(self, command):
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.clock = ~self.process.pid << 3 | 2  # Linux: the processor time of that process, all threads
        self.buffer = b""
        self.moves = 0
        self.wall = self.cpu = 0.0

    def close(self):
        self.process.kill()
        self.process.communicate()

    def ask(self, line):
        try:
            self.process.stdin.write(line.encode() + b"\n")
            self.process.stdin.flush()
        except OSError as error:
            raise Fault(f"has gone before '{line}': {error}") from None
        deadline = time.monotonic() + PATIENCE
        while b"\n\n" not in self.buffer:
            left = deadline - time.monotonic()
            if left <= 0 or not select.select([self.process.stdout], [], [], left)[0]:
                raise Fault(f"no answer to '{line}' in {PATIENCE} seconds")
            piece = os.read(self.process.stdout.fileno(), 65536)
            if not piece:
                raise Fault(f"has gone during '{line}'")
            self.buffer += piece
        answer, self.buffer = self.buffer.split(b"\n\n", 1)
        text = answer.decode("utf-8", "replace").strip()
        if not text.startswith("="):
            raise Fault(f"'{line}' was answered by '{text}'")
        return text[1:].strip()

    def move(self, colour):
        cpu, wall = time.clock_gettime(self.clock), time.monotonic()
        answer = self.ask(f"genmove {colour}")
        self.wall += time.monotonic() - wall
        self.cpu += time.clock_gettime(self.clock) - cpu
        self.moves += 1
        return answer.lower()


def openings(count, plies, seed):
    """So many different ones, as lists of moves; the game goes on behind each."""
    rng, found, seen = random.Random(seed), [], set()
    while len(found) < count:
        board, moves = Board(), []
        for _ in range(plies):
            moves.append(rng.choice(board.moves()))
            board.play(moves[-1])
        if str(board) not in seen and len(board.moves()) > 1:
            seen.add(str(board))
            found.append(moves)
    return found


def play(opening, players):
    """A game between {"X": engine, "O": engine}; passes are not spoken of, as is rhino's habit. Returns the moves, the
    discs that black has more at the end, and who did what wrong."""
    board, moves = Board(), list(opening)
    side = board.side
    try:
        for move in opening:
            for side, player in players.items():
                player.ask(f"play {COLOURS[board.side]} {move}")
            board.play(move)
        while board.moves():
            side = board.side
            if board.moves() == ["pass"]:
                move = "pass"
            else:
                move = players[side].move(COLOURS[side])
                if move not in board.moves():
                    raise Fault(f"plays {move}, which is not legal in {board}")
                side = "O" if side == "X" else "X"
                players[side].ask(f"play {COLOURS[board.side]} {move}")
            moves.append(move)
            board.play(move)
    except Fault as fault:
        return moves, None, (side, str(fault))
    return moves, board.discs(), None


class Times:
    """Moves and seconds of one side over all games."""

    def __init__(self):
        self.moves, self.wall, self.cpu = 0, 0.0, 0.0

    def add(self, moves, wall, cpu):
        self.moves, self.wall, self.cpu = self.moves + moves, self.wall + wall, self.cpu + cpu

    def mean(self):
        return self.cpu / max(self.moves, 1)

    def __str__(self):
        return f"{1e3 * self.mean():.3f} ms a move ({1e3 * self.wall / max(self.moves, 1):.3f} by the clock)"


def calibrate(options, chosen):
    """What rhino takes for a move against itself."""
    times = Times()
    for opening in chosen[:CALIBRATION_GAMES]:
        players = {side: Engine([options.rhino]) for side in "XO"}
        fault = play(opening, players)[2]
        for player in players.values():
            times.add(player.moves, player.wall, player.cpu)
            player.close()
        if fault:
            sys.exit(f"rhino against itself: it {fault[1]}")
    return times


def play_pair_game(options, opening, zw_side, given):
    """One game as the object that is kept."""
    zw = Engine([options.zw, "gtp", "--seconds", f"{given:.6f}", *options.options])
    rhino = Engine([options.rhino])
    players = {zw_side: zw, "O" if zw_side == "X" else "X": rhino}
    moves, discs, fault = play(opening, players)
    if fault:
        points = 0 if fault[0] == zw_side else 1
    else:
        mine = discs if zw_side == "X" else -discs
        points = 1 if mine > 0 else 0 if mine < 0 else 0.5
    game = {"zw_side": zw_side, "points": points, "discs": discs, "given": given, "zw_moves": zw.moves,
            "zw_wall": zw.wall, "zw_cpu": zw.cpu, "rhino_moves": rhino.moves, "rhino_wall": rhino.wall,
            "rhino_cpu": rhino.cpu, "fault": fault and {"of": "zw" if fault[0] == zw_side else "rhino",
                                                        "what": fault[1]}, "moves": " ".join(moves)}
    zw.close()
    rhino.close()
    return game


class Match:
    def __init__(self, options, chosen, file, kept):
        self.options, self.openings, self.file = options, chosen, file
        self.games = []
        self.zw, self.rhino, self.beyond = Times(), Times(), 0.0
        for game in kept:
            self.take(game)

    def take(self, game):
        self.games.append(game)
        self.zw.add(game["zw_moves"], game["zw_wall"], game["zw_cpu"])
        self.rhino.add(game["rhino_moves"], game["rhino_wall"], game["rhino_cpu"])
        self.beyond += game["zw_cpu"] - game["given"] * game["zw_moves"]

    def run(self):
        start = calibrate(self.options, self.openings)
        while len(self.games) < self.options.games:
            number = len(self.games)
            known = Times()
            known.add(start.moves + self.rhino.moves, 0, start.cpu + self.rhino.cpu)
            overhead = max(self.beyond / max(self.zw.moves, 1), 0)
            given = max(min(known.mean(), self.rhino.mean() or known.mean()) - overhead, 1e-5)
            game = play_pair_game(self.options, self.openings[number // 2], "XO"[number % 2], given)
            self.file.write(json.dumps({"game": number, **game}) + "\n")
            self.file.flush()
            self.take(game)
            if sys.stderr.isatty():
                print(f"\r{number + 1}/{self.options.games} {self.score():.3f}", end="", file=sys.stderr)
        if sys.stderr.isatty():
            print(file=sys.stderr)

    def score(self):
        return sum(game["points"] for game in self.games) / max(len(self.games), 1)

    def error(self):
        """Half the width of the 95 % interval of the score; the games of a pair belong together."""
        pairs = [(a["points"] + b["points"]) / 2 for a, b in zip(self.games[::2], self.games[1::2])]
        if len(pairs) < 2:
            return 1.0
        mean = sum(pairs) / len(pairs)
        return 1.96 * math.sqrt(sum((pair - mean) ** 2 for pair in pairs) / (len(pairs) - 1) / len(pairs))

    def report(self):
        counts = [sum(game["points"] == points for game in self.games) for points in (1, 0.5, 0)]
        faults = [game for game in self.games if game["fault"]]
        discs = [game["discs"] if game["zw_side"] == "X" else -game["discs"] for game in self.games if not game["fault"]]
        fast = self.zw.mean() <= self.rhino.mean()
        print(f"{len(self.games)} games: zw scores {100 * self.score():.1f} % +- {100 * self.error():.1f}"
              f" ({counts[0]} won, {counts[1]} drawn, {counts[2]} lost; {sum(discs) / max(len(discs), 1):+.1f} discs)")
        print(f"zw    {self.zw}")
        print(f"rhino {self.rhino}")
        for who in ("zw", "rhino"):
            own = [game["fault"]["what"] for game in faults if game["fault"]["of"] == who]
            print(f"forfeits of {who}: {len(own)}" + "".join(f"\n  it {what}" for what in own))
        good = self.score() >= self.options.need and fast and not any(g["fault"]["of"] == "zw" for g in faults)
        print(f"at least {100 * self.options.need:.0f} % in no more time: {'holds' if good else 'does not hold'}")
        return 0 if good else 1


def parse_options():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--zw", default=os.path.join(HERE, "..", "build", "zw"), help="the program")
    parser.add_argument("--rhino", default=shutil.which("gtp-rhino", path=os.environ["PATH"] + ":/usr/games"))
    parser.add_argument("--games", type=int, default=100, help="rounded up to pairs")
    parser.add_argument("--plies", type=int, default=8, help="length of the openings")
    parser.add_argument("--seed", type=int, default=1, help="of the openings")
    parser.add_argument("--need", type=float, default=0.9, help="points, from 0 to 1, for exit status 0")
    parser.add_argument("--out", default="rhino.games", help="the games; a match begun there goes on")
    parser.add_argument("options", nargs="*", help="options of zw gtp, behind --")
    options = parser.parse_args()
    options.games += options.games % 2
    if not options.rhino:
        parser.error("there is no gtp-rhino: expected it in the PATH or in /usr/games (apt-get install grhino)")
    if options.games < 2 or not 0 <= options.plies <= 40:
        parser.error("expected --games of 1 or more and --plies of 0 to 40")
    return options


def main():
    options = parse_options()
    settings = {"match": "rhino", "seed": options.seed, "plies": options.plies, "options": options.options}
    kept = []
    if os.path.exists(options.out):
        with open(options.out, encoding="utf-8") as file:
            lines = [json.loads(line) for line in file.read().splitlines(keepends=True) if line.endswith("\n")]
        if not lines or lines[0] != settings:
            sys.exit(f"rhino.py: {options.out} holds something else than this match: expected another --out")
        kept = lines[1:]
    with open(options.out + ".new", "w", encoding="utf-8") as file:  # once more: the last line may have been cut off
        file.write("".join(json.dumps(line) + "\n" for line in [settings, *kept]))
    os.replace(options.out + ".new", options.out)
    with open(options.out, "a", encoding="utf-8") as file:
        match = Match(options, openings(options.games // 2, options.plies, options.seed), file, kept)
        try:
            match.run()
        except KeyboardInterrupt:
            print(file=sys.stderr)
    return match.report()


if __name__ == "__main__":
    sys.exit(main())
