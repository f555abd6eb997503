#!/usr/bin/env python3
"""How firm the marks of `zw analyse` are: the same games judged with N nodes a search and with 10 N.

    bench/marks.py GAME FILE [--zw PROGRAM] [--nodes N] [--games N] [--times N]

Prints for every mark how many moves have it with N nodes, how many of them have the same mark with 10 N, and how many have any
mark at all. FILE is PGN, PDN or text with a game a line; of a larger one --games are taken, spread evenly over it."""
import argparse
import json
import os
import re
import subprocess
import sys
import tempfile


def some_games(path, count):
    """Games spread evenly over a file: those of PGN begin with their first tag, others are lines."""
    with open(path, encoding="utf-8", errors="replace") as file:
        text = file.read()
    if text.lstrip().startswith("["):
        games = re.split(r"(?m)^(?=\[Event )", text)[1:]
    else:
        games = text.splitlines(keepends=True)
    count = min(count, len(games))
    return "".join(games[i * len(games) // count] for i in range(count))


def judge(zw, game, path, nodes):
    done = subprocess.run([zw, "analyse", game, path, "--nodes", str(nodes), "--json", "--journal", f"{path}.{nodes}"],
                          capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(done.stderr)
    return [one for one in map(json.loads, done.stdout.splitlines()) if one["event"] == "move"]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("file")
    parser.add_argument("--zw", default="build/zw")
    parser.add_argument("--nodes", type=int, default=20000)
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--times", type=int, default=10)
    parser.add_argument("--moves", action="store_true", help="the moves whose mark changed, one a line")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "games" + os.path.splitext(given.file)[1])
        with open(path, "w", encoding="utf-8") as file:
            file.write(some_games(given.file, given.games))
        few = judge(given.zw, given.game, path, given.nodes)
        many = judge(given.zw, given.game, path, given.times * given.nodes)
    marked = [(a, b) for a, b in zip(few, many) if a["mark"]]
    print(f"{given.game}: {few[-1]['game']} games, {len(few)} moves, {given.nodes} nodes and {given.times} times as many")
    for mark in ("inaccuracy", "mistake", "blunder", "missed win", None):
        rows = [(a, b) for a, b in marked if mark in (None, a["mark"])]
        same, any_mark = sum(a["mark"] == b["mark"] for a, b in rows), sum(bool(b["mark"]) for a, b in rows)
        print(f"{mark or 'all':11} {len(rows):4}  same {same:4}  marked {any_mark:4}" + (f"  {100 * any_mark / len(rows):.1f} %" if rows else ""))
    print(f"marked with {given.times} times the nodes alone: {sum(bool(b['mark']) and not a['mark'] for a, b in zip(few, many))}")
    for a, b in marked:
        if given.moves and a["mark"] != b["mark"]:
            print(a["game"], a["ply"], a["shown"], a["mark"], a["loss"], "became", b["mark"], b["loss"])


if __name__ == "__main__":
    main()
