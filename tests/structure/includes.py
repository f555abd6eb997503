#!/usr/bin/env python3
"""Keeps the order of the folders: includes.py SOURCE [BUILD].

A file of src/ may include headers of its own folder, of folders before it in ORDER, and the public ones. Folders of one
row do not know each other. A folder within a folder (a game) is private: what lies there is included from there alone.
Public headers include nothing but each other. A folder of ALONE may include the folders named there and no others.

Before it looks at the sources the script spoils a small tree in each of these ways (SPOILED), and must complain.
"""
import os
import re
import sys
import tempfile

ORDER = (
    {"base"},
    {"game"},
    {"kernel"},
    {"driver"},
    {"engine"},
    {"yardstick", "proof"},
    {"syzygy"},
    {"common"},
    {"external", "book"},
    {"play"},
    {"lab", "tune", "protocol", "serve", "cluster"},
    {"cli"},
    {"wasm"},
)
ALONE = {"proof": {"base"}}  # a checker of proofs shares nothing with what it checks
TRUSTED = {  # except for what docs/proof.md says that it trusts
    "src/proof/rules_functions.c": {"game"},
    "src/proof/slices.c": {"game"},
}
RANK = {folder: rank for rank, row in enumerate(ORDER) for folder in row}
INCLUDE = re.compile(r'^[ \t]*#[ \t]*include[ \t]*(?:"([^"\n]+)"|<(zw/[^>\n]+)>)', re.M)


def sources(root, top):
    for folder, _, names in os.walk(os.path.join(root, top)):
        for name in sorted(names):
            if name.endswith((".c", ".h", ".inc")):
                yield os.path.relpath(os.path.join(folder, name), root)


def find(root, includer, name):
    """The file that is meant, seen from the top of the tree; None: there is none."""
    for folder in (os.path.dirname(includer), "src", "include"):
        path = os.path.normpath(os.path.join(folder, name))
        if os.path.isfile(os.path.join(root, path)):
            return path
    return None


def wrong(includer, header):
    """Why this file may not include this header; None: it may."""
    here, there = os.path.dirname(includer), os.path.dirname(header)
    if there.startswith("include"):
        return None
    if here.startswith("include"):
        return "a public header includes a private one"
    room, other = here.split(os.sep)[1], there.split(os.sep)[1]
    if room != other and RANK[room] < RANK[other]:
        return f"src/{other} comes after src/{room}"
    if room != other and RANK[room] == RANK[other]:
        return f"src/{other} and src/{room} do not know each other"
    if room != other and other not in ALONE.get(room, {other}) | TRUSTED.get(includer, set()):
        return f"src/{room} shares nothing with src/{other}"
    if there.count(os.sep) > 1 and not (here + os.sep).startswith(there + os.sep):
        return f"{there} is private"
    return None


def complaints(root):
    found = []
    for top in ("src", "include"):
        for includer in sources(root, top):
            room = os.path.dirname(includer).split(os.sep)[1]
            if top == "src" and room not in RANK:
                found.append(f"{includer}: src/{room} has no place in the order of tests/structure/includes.py")
                continue
            with open(os.path.join(root, includer), encoding="utf-8") as file:
                text = file.read()
            for match in INCLUDE.finditer(text):
                name, line = match[1] or match[2], text.count("\n", 0, match.start()) + 1
                header = find(root, includer, name)
                if header is None:
                    found.append(f"{includer}:{line}: '{name}' is not there")
                elif header.startswith("src") and header.split(os.sep)[1] not in RANK:
                    continue  # complained about where it lies
                elif wrong(includer, header):
                    found.append(f"{includer}:{line}: includes {header}: {wrong(includer, header)}")
    return found


SOUND = {
    "include/zw/zw.h": "",
    "include/zw/kernel.h": "#include <zw/zw.h>\n",
    "src/base/error.h": "#include <zw/zw.h>\n",
    "src/game/game.h": "",
    "src/game/chess/chess.h": '#include "../game.h"\n',
    "src/game/chess/search.c": '#include "chess.h"\n#include <stdlib.h>\n#include <zw/kernel.h>\n',
    "src/kernel/search.h": '#include "../game/game.h"\n',
    "src/lab/lab.h": '#include "base/error.h"\n',
    "src/proof/rules.h": '#include "base/error.h"\n',
    "src/proof/rules.c": '#include "rules.h"\n',
    "src/tune/fit.h": "",
}
SPOILED = (
    ("src/base/error.h", '#include "../kernel/search.h"\n', "src/kernel comes after src/base"),
    ("src/game/game.h", '# include "kernel/search.h"\n', "src/kernel comes after src/game"),
    ("src/proof/rules.c", '#include "game/game.h"\n', "src/proof shares nothing with src/game"),
    ("src/proof/rules.c", '#include "kernel/search.h"\n', "src/proof shares nothing with src/kernel"),
    ("src/tune/fit.h", '#include "lab/lab.h"\n', "do not know each other"),
    ("src/lab/lab.h", '#include "game/chess/chess.h"\n', "src/game/chess is private"),
    ("src/game/game.h", '#include "chess/chess.h"\n', "src/game/chess is private"),
    ("src/game/othello/board.h", '#include "../chess/chess.h"\n', "src/game/chess is private"),
    ("include/zw/zw.h", '#include "base/error.h"\n', "a public header includes a private one"),
    ("src/lab/lab.h", '#include "nowhere.h"\n', "'nowhere.h' is not there"),
    ("src/attic/old.h", "", "src/attic has no place"),
)


def write(root, path, text):
    os.makedirs(os.path.dirname(os.path.join(root, path)), exist_ok=True)
    with open(os.path.join(root, path), "w", encoding="utf-8") as file:
        file.write(text)


def check_itself():
    for path, text, expected in (None, None, None), *SPOILED:
        with tempfile.TemporaryDirectory() as root:
            for name, content in SOUND.items():
                write(root, name, content)
            if path:
                write(root, path, text)
            found = complaints(root)
            if len(found) != (path is not None) or any(expected not in complaint for complaint in found):
                sys.exit(f"includes.py: {path} with {text!r}: expected '{expected}', found {found}")


if __name__ == "__main__":
    check_itself()
    all_found = complaints(sys.argv[1])
    for one in all_found:
        print(one, file=sys.stderr)
    sys.exit(1 if all_found else 0)
