"""A chess engine for the tests of matches: it plays moves that `zw moves` lists, and misbehaves as told.

    fake_engine.py PROGRAM HABIT[:N]     the habit shows at the engine's N-th move (the first)

Habits: good, crash, hang, slow (answers after a second), illegal, none (has no move), deaf (never says uciok), dead (ends
at once), sleepy (leaves at quit only when killed), boast and despair (tell of scores and depths that no search has)."""
import subprocess
import sys
import time

program, habit = sys.argv[1:3]
habit, _, when = habit.partition(":")
asked, words, name = 0, [], "zw"
if habit == "dead":
    sys.exit(3)


def legal():
    position, moves = "start", []
    if "moves" in words:
        moves = words[words.index("moves") + 1:]
    if words[1] == "fen":
        position = " ".join(words[2:8])
    shown = subprocess.run([program, "moves", "chess", "--position", position, "--moves", " ".join(moves)],
                           capture_output=True, text=True, check=True).stdout
    return shown.strip().split("\t")[1].split()


def answer():
    global asked
    asked += 1
    shows = asked == int(when or 1)
    if shows and habit == "crash":
        sys.exit(1)
    if shows and habit == "hang":
        time.sleep(3600)
    if shows and habit == "slow":
        time.sleep(1)
    move = "e2e5" if shows and habit == "illegal" else "(none)" if shows and habit == "none" else sorted(legal())[0]
    print("info depth 99999999999 score mate 2147483647" if habit == "boast" else
          "info depth -5 score mate -2147483648" if habit == "despair" else "info depth 3 score cp 25 nodes 10")
    print("info depth 4 multipv 2 score cp -900")
    print("bestmove", move, flush=True)


for line in sys.stdin:
    words = line.split() or [""]
    if words[0] == "uci" and habit != "deaf":
        print("id name fake\noption name Hash type spin default 1 min 1 max 64\noption name Clear Hash type button")
        print("uciok", flush=True)
    elif words[0] == "isready":
        print("readyok", flush=True)
    elif words[0] == "position":
        game = words
    elif words[0] == "go":
        words = game
        answer()
    elif words[0] == "quit":
        if habit == "sleepy":
            time.sleep(3600)
        break
