#!/usr/bin/env python3
"""Nobody asks for a game by its name: game_names.py SOURCE [BUILD].

What a game can do stands in its zw_game. So the name of a game (a folder of src/game) is a string in the files of that
folder alone, and in those of EXCEPT, each for the reason beside it. The name and the parts of a text such as "checkers
N" are told apart: only a whole string counts. Catches: strcmp(game->name, "checkers") anywhere.
"""
import os
import re
import sys

EXCEPT = {
    "src/protocol": "a protocol is made for a game",
    "src/external": "external engines speak such a protocol",
    "src/lab/experiments": "experiments are data, and say on which games they are run",
    "src/cli/cmd_bench.c": "the workload is data",
    "src/proof": "it has the rules of each game once more, and shares nothing with the game of that name",
}
COMMENT = re.compile(r"/\*.*?\*/", re.S)


def complaints(root):
    games = [entry.name for entry in os.scandir(os.path.join(root, "src/game")) if entry.is_dir()]
    name = re.compile('"(' + "|".join(games) + ')"')
    for folder, _, files in os.walk(os.path.join(root, "src")):
        for file in sorted(files):
            path = os.path.relpath(os.path.join(folder, file), root)
            if not file.endswith((".c", ".h")) or any(path == e or path.startswith(e + "/") for e in EXCEPT):
                continue
            with open(os.path.join(root, path), encoding="utf-8") as source:
                text = COMMENT.sub(lambda match: "\n" * match.group().count("\n"), source.read())
            for match in name.finditer(text):
                if not path.startswith(f"src/game/{match[1]}/"):
                    yield f"{path}:{text.count(chr(10), 0, match.start()) + 1}: asks for {match[1]} by name"


if __name__ == "__main__":
    found = list(complaints(sys.argv[1]))
    for one in found:
        print(one, file=sys.stderr)
    sys.exit(1 if found else 0)
