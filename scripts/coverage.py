#!/usr/bin/env python3
"""Lines and branches that tests have covered, by module: coverage.py SOURCE EXPORT [MODULE].

EXPORT is what `llvm-cov export` has written; with a MODULE its uncovered branches are listed instead of the table. The
export tells of each function by itself, and the kernel is compiled once for each game, so that a branch is merged over
all functions that have it: its way is covered when any of them takes it. A condition that is a constant wherever it is
compiled is no branch.
"""
import collections
import json
import os
import re
import sys

NOTATION = r"src/game/(notation|\w+/(notation|records|ballots|moves|fen|pgn|epd))\.[ch]"
MODULES = (  # the first row that matches
    ("table", r"src/kernel/table\.c|include/zw/table\.h"),
    ("kernel", r"src/kernel/.*|include/zw/(kernel\w*|worker)\.h"),
    ("driver", r"src/driver/.*"),
    ("notation", NOTATION),
    ("base", r"src/base/.*"),
    ("game", r"src/game/\w+\.[ch]"),
    ("checkers", r"src/game/checkers/.*"),
    ("chess", r"src/game/chess/.*"),
    ("connect4", r"src/game/connect4/.*"),
    ("kalah", r"src/game/kalah/.*"),
    ("othello", r"src/game/othello/.*"),
    ("tree", r"src/game/tree/.*"),
    ("engine", r"src/engine/.*"),
    ("yardstick", r"src/yardstick/.*"),
    ("proof", r"src/proof/.*"),
    ("common", r"src/common/.*"),
    ("external", r"src/external/.*"),
    ("syzygy", r"src/syzygy/.*"),
    ("book", r"src/book/.*"),
    ("play", r"src/play/.*"),
    ("lab", r"src/lab/.*"),
    ("tune", r"src/tune/.*"),
    ("protocol", r"src/protocol/.*"),
    ("cluster", r"src/cluster/.*"),
    ("serve", r"src/serve/.*"),
    ("cli", r"src/cli/.*"),
    ("wasm", r"src/wasm/.*"),
)
CODE, EXPANSION, GAP = 0, 1, 3  # kinds of regions


def module_of(path):
    return next((name for name, pattern in MODULES if re.fullmatch(pattern, path)), None)


class Places:
    """Where the regions of a function stand: one of a macro stands where the macro is used."""

    def __init__(self, function, root):
        self.files = [os.path.relpath(name, root) for name in function["filenames"]]
        self.used = {r[6]: r for r in function["regions"] if r[7] == EXPANSION}

    def of(self, region, file):
        """The file and line outside all macros, and what tells the region from others there."""
        within = [tuple(region[:4])]
        while file in self.used:
            region = self.used[file]
            file = region[5]
            within.append(tuple(region[:4]))
        return self.files[file], region[0], tuple(within)


def inside(outer, inner):
    return tuple(outer[:2]) <= tuple(inner[:2]) and tuple(inner[2:4]) <= tuple(outer[2:4])


def is_constant(branch, regions):
    """Neither way is counted, although the code around the condition has run."""
    if branch[4] or branch[5]:
        return False
    around = [r for r in regions if r[7] == CODE and r[5] == branch[6] and inside(r, branch)]
    return bool(around) and min(around, key=lambda r: (r[2] - r[0], r[3] - r[1]))[4] > 0


def read(path, root):
    """Branches: {(file, line, within): [true, false, seen as a variable]}; lines: {(file, line): count}."""
    branches = collections.defaultdict(lambda: [0, 0, False])
    lines = {}
    for function in json.load(open(path, encoding="utf-8"))["data"][0]["functions"]:
        places = Places(function, root)
        if all(module_of(name) is None for name in places.files):
            continue
        for branch in function["branches"]:
            merged = branches[places.of(branch, branch[6])]
            merged[0] += branch[4]
            merged[1] += branch[5]
            merged[2] |= not is_constant(branch, function["regions"])
        for key, count in lines_of(function["regions"], places):
            lines[key] = max(lines.get(key, 0), count)
    return {key: value for key, value in branches.items() if value[2]}, lines


def lines_of(regions, places):
    """The lines of a function with what they count: a line counts what the innermost region over its beginning does, or the
    largest of those that begin on it, as llvm-cov has it. A gap is what lies between a condition and its statement."""
    counts = {}
    for region in sorted((r for r in regions if r[7] in (CODE, GAP)), key=lambda r: (r[5], r[0], r[1], -r[2], -r[3])):
        if region[5] in places.used:
            continue
        file = places.files[region[5]]
        if region[7] == CODE:
            counts[file, region[0]] = max(counts.get((file, region[0]), 0), region[4])
        for line in range(region[0] + 1, region[2] + 1):
            counts[file, line] = region[4]
    return counts.items()


def percent(covered, all_of_them):
    return f"{100 * covered / all_of_them:5.1f} %" if all_of_them else "      -"


def table(branches, lines):
    print(f"{'module':<10} {'lines':>7} {'covered':>8}   {'branches':>8} {'covered':>8}")
    total = collections.Counter()
    for name, _ in MODULES + (("all", ""),):
        count = collections.Counter()
        for (file, _), hits in lines.items():
            if module_of(file) == name:
                count.update(lines=1, lines_covered=hits > 0)
        for (file, _, _), (true, false, _) in branches.items():
            if module_of(file) == name:
                count.update(branches=2, branches_covered=(true > 0) + (false > 0))
        total.update(count)
        row = total if name == "all" else count
        print(f"{name:<10} {row['lines']:>7} {percent(row['lines_covered'], row['lines']):>8}   "
              f"{row['branches']:>8} {percent(row['branches_covered'], row['branches']):>8}")


def uncovered(branches, root, module):
    names = [name for name, _ in MODULES]
    if module not in names:
        sys.exit(f"coverage: unknown module '{module}', expected one of: {' '.join(names)}")
    for (file, line, within), (true, false, _) in sorted(branches.items()):
        if module_of(file) != module or (true and false):
            continue
        with open(os.path.join(root, file), encoding="utf-8") as source:
            text = source.read().split("\n")[line - 1]
        first, column, last, end = within[-1]
        condition = text[column - 1:end - 1] if first == last else text[column - 1:]
        ways = "never true" if false else "never false" if true else "never asked"
        print(f"{file}:{line}:{column}: {ways}: {condition}")


def main():
    root, export = sys.argv[1:3]
    root = os.path.realpath(root)
    branches, lines = read(export, root)
    if len(sys.argv) > 3:
        uncovered(branches, root, sys.argv[3])
    else:
        table(branches, lines)


if __name__ == "__main__":
    main()
