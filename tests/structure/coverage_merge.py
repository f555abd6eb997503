#!/usr/bin/env python3
"""How scripts/coverage.py merges what llvm-cov exports: coverage_merge.py SOURCE [BUILD].

Two copies of a function of the kernel, as if compiled for two games, with one condition that each of them takes another way,
one that both take the same way, one that is a constant in one copy and one that is a constant in both, and a condition
inside a macro that is used twice.
"""
import json
import os
import sys
import tempfile

sys.path.insert(0, os.path.join(sys.argv[1], "scripts"))
import coverage  # noqa: E402

KERNEL = "include/zw/kernel.h"
MACRO_USES = ((14, 9), (15, 9))


def copy(root, ways, folded):
    """A function of lines 10 to 20 that ran five times, whose line 18 was never reached."""
    regions = [[10, 1, 20, 2, 5, 0, 0, 0], [17, 15, 18, 5, 0, 0, 0, 3], [18, 5, 18, 20, 0, 0, 0, 0]]
    branches = [[11, 9, 11, 12, *ways, 0, 0, 4], [12, 9, 12, 12, 5, 0, 0, 0, 4],
                [13, 9, 13, 12, *((0, 0) if folded else (2, 3)), 0, 0, 4], [16, 9, 16, 12, 0, 0, 0, 0, 4]]
    for number, (line, column) in enumerate(MACRO_USES, 1):  # of a macro of line 3
        regions += [[line, column, line, column + 5, 5, 0, number, 1], [3, 20, 3, 30, 5, number, 0, 0]]
        branches.append([3, 20, 3, 30, 5 if number == 1 else 0, 0 if number == 1 else 5, number, 0, 4])
    return {"filenames": [os.path.join(root, KERNEL)] * (1 + len(MACRO_USES)), "regions": regions, "branches": branches}


def main():
    root = os.path.realpath(sys.argv[1])
    export = {"data": [{"functions": [copy(root, (5, 0), True), copy(root, (0, 5), False)]}]}
    with tempfile.NamedTemporaryFile("w", suffix=".json") as file:
        json.dump(export, file)
        file.flush()
        branches, lines = coverage.read(file.name, root)
    found = {(line, true > 0, false > 0) for (_, line, _), (true, false, _) in branches.items()}
    expected = {(11, True, True), (12, True, False), (13, True, True), (14, True, False), (15, False, True)}
    wrong = []
    if found != expected:
        wrong.append(f"branches are {sorted(found)}, expected {sorted(expected)}")
    if {line for (_, line), count in lines.items() if count == 0} != {18}:
        wrong.append(f"lines are {lines}, expected 18 alone to be uncovered")
    for path, module in ((KERNEL, "kernel"), ("include/zw/table.h", "table"), ("src/kernel/table.c", "table"),
                         ("src/game/chess/pgn.c", "notation"), ("src/game/notation.c", "notation"),
                         ("src/game/chess/side.h", "chess"), ("src/game/load.c", "game"), ("tests/x.c", None)):
        if coverage.module_of(path) != module:
            wrong.append(f"{path} is in {coverage.module_of(path)}, expected {module}")
    for folder in sorted(entry.name for entry in os.scandir(os.path.join(root, "src")) if entry.is_dir()):
        if coverage.module_of(f"src/{folder}/x.c") is None:
            wrong.append(f"src/{folder} is in no module")
    for line in wrong:
        print(f"coverage_merge.py: {line}", file=sys.stderr)
    sys.exit(bool(wrong))


main()
