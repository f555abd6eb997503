"""An Othello engine for the tests of matches: it plays the first legal move of tests/support/othello.py under GTP or under
NBoard's protocol, and misbehaves as told.

    fake_othello.py gtp|nboard HABIT[:N]     the habit shows at the engine's N-th move (the first)

Habits: good, crash, hang, illegal, resign (GTP), deaf (never says that it is ready), dead (ends at once)."""
import os
import re
import sys
import time

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "support"))

from othello import Board  # noqa: E402

protocol, told = sys.argv[1:3]
habit, _, when = told.partition(":")
asked, board = 0, Board()
if habit == "dead":
    sys.exit(3)


def choose():
    global asked
    asked += 1
    if asked == int(when or 1):
        if habit == "crash":
            sys.exit(1)
        if habit == "hang":
            time.sleep(3600)
        if habit in ("illegal", "resign"):
            return "a1" if habit == "illegal" else "resign"
    return board.moves()[0]


def gtp(line):
    global board
    number, word, *rest = re.match(r"(\d*)\s*(.*)", line).expand(r"\1 \2").split(" ")
    answer = ""
    if word == "clear_board":
        board = Board()
    elif word == "play":
        board.play(rest[1])
    elif word == "genmove":
        if rest[0] != ("black" if board.side == "X" else "white"):
            raise ValueError(line)
        answer = " " + choose().upper()
    elif word not in ("protocol_version", "set_game", "boardsize", "time_settings", "time_left", "quit"):
        raise ValueError(line)
    print(f"={number}{answer}\n", flush=True)


def nboard(line):
    global board
    if line.startswith("ping"):
        print("pong" + line[4:], flush=True)
    elif line.startswith("set game"):
        squares, side = re.search(r"BO\[8 (\S{64}) (\S)\]", line).groups()
        board = Board((squares + " " + side).replace("*", "X"))
        for colour, move in re.findall(r"([BW])\[(\w\w)\]", line[line.index("BO["):]):
            if colour != ("B" if board.side == "X" else "W"):
                raise ValueError(line)
            board.play("pass" if move == "PA" else move)
    elif line == "go":
        move = choose()
        print(f"status thinking\n=== {'PA' if move == 'pass' else move.upper()}/-1.50/0.1", flush=True)


for received in sys.stdin:
    if habit != "deaf":
        (gtp if protocol == "gtp" else nboard)(received.strip())
    if received.strip() == "quit":
        break
