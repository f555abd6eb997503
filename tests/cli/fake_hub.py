"""A checkers engine under Hub for the tests of matches: it plays moves of tests/support/draughts.py, and misbehaves as told.

    fake_hub.py HABIT[:N]     the habit shows at the engine's N-th move (the first)

Habits: good, crash, hang, illegal, none (has no
move), deaf (never says wait), dead (ends at once), foreign (plays another variant only), picky (refuses its book)."""
import os
import shlex
import sys
import time

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "support"))

from draughts import Board, canonical  # noqa: E402

habit, _, when = sys.argv[1].partition(":")
asked, board = 0, Board()
if habit == "dead":
    sys.exit(3)


def choose():
    """The first legal move by name; captured squares are told backwards, which must not matter."""
    start, *rest = sorted(board.moves())[0].split("x")
    return "x".join([start, *rest[:1], *reversed(rest[1:])])


def answer():
    global asked
    asked += 1
    shows = asked == int(when or 1)
    if shows and habit == "crash":
        sys.exit(1)
    if shows and habit == "hang":
        time.sleep(3600)
    move = "1-32" if shows and habit == "illegal" else "" if shows and habit == "none" else choose()
    print('info depth=4 mean-depth=3.5 score=0.25 nodes=10 pv="1-2 3-4"')
    print("info thinking hard\ndone move=" + (move or '""'), flush=True)


for line in sys.stdin:
    word, *pieces = shlex.split(line) or [""]
    arguments = dict(piece.partition("=")[::2] for piece in pieces)
    if word == "hub" and habit != "deaf":
        print("id name=fake version=1\nparam name=book value=true type=bool")
        print(f'param name=variant value=normal type=enum values="normal{"" if habit == "foreign" else " english"}"')
        print("wait", flush=True)
    elif word == "set-param" and habit == "picky" and arguments["name"] == "book":
        print('error message="there is no book"', flush=True)
    elif word == "init":
        print("some information\nready", flush=True)
    elif word == "ping":
        print("pong", flush=True)
    elif word == "pos":
        board = Board(arguments["pos"])
        for move in arguments.get("moves", "").split():
            board = board.moves()[canonical(move)]
    elif word == "go":
        answer()
    elif word == "quit":
        break
