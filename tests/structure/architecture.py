#!/usr/bin/env python3
"""Holds ARCHITECTURE.md and CONTRIBUTING.md to the source tree: architecture.py SOURCE [BUILD].

Files, folders, functions and links that the pages name must exist; a function named right after a file must be in that
file. Every folder of src/ and every public header is named, and the folders stand in the order that includes.py checks.
Before it looks at the tree the script must complain about pages that are wrong in each of these ways.
"""
import os
import re
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, "..", "docs")]
import includes  # noqa: E402
import papers  # noqa: E402

PAGES = ("ARCHITECTURE.md", "CONTRIBUTING.md")
ROW = re.compile(r"^\| `src/(\w+)/` \|", re.M)


def complaints(root):
    tree = papers.Tree(root)
    for page in PAGES:
        path = os.path.join(root, page)
        prose = papers.without_fences(papers.read(path))
        for at, what in list(papers.check_names(tree, prose)) + list(papers.check_links(path, prose)):
            yield f"{page}:{prose.count(chr(10), 0, at) + 1}: {what}"
    page = papers.read(os.path.join(root, PAGES[0]))
    folders = sorted(entry.name for entry in os.scandir(os.path.join(root, "src")) if entry.is_dir())
    listed = ROW.findall(page)
    for name in folders:
        if name not in listed:
            yield f"{PAGES[0]}: no row for src/{name}"
    ranks = [includes.RANK.get(name, -1) for name in listed]
    if ranks != sorted(ranks):
        yield f"{PAGES[0]}: the folders are not in the order of tests/structure/includes.py"
    for name in sorted(os.listdir(os.path.join(root, "include", "zw"))):
        if f"`include/zw/{name}`" not in page:
            yield f"{PAGES[0]}: include/zw/{name} is not named"


SOUND = {
    "ARCHITECTURE.md": "# A\n\n| `src/base/` | x |\n| `src/cli/` | y |\n\n`include/zw/zw.h`; `src/cli/main.c`, `run()`\n",
    "CONTRIBUTING.md": "[the other](ARCHITECTURE.md)\n",
    "include/zw/zw.h": "int zw_find(void);\n",
    "src/base/error.c": "int fail(void);\n",
    "src/cli/main.c": "int run(void);\n",
}
SPOILED = (
    ("ARCHITECTURE.md", "`src/cli/main.c`, `run()`", "`src/cli/gone.c`", "there is no src/cli/gone.c"),
    ("ARCHITECTURE.md", "`run()`", "`fail()`", "fail() is not in src/cli/main.c"),
    ("ARCHITECTURE.md", "| `src/base/` | x |\n", "", "no row for src/base"),
    ("ARCHITECTURE.md", "| `src/base/` | x |\n| `src/cli/` | y |", "| `src/cli/` | y |\n| `src/base/` | x |", "order"),
    ("ARCHITECTURE.md", "`include/zw/zw.h`", "", "zw.h is not named"),
    ("CONTRIBUTING.md", "ARCHITECTURE.md", "gone.md", "leads nowhere"),
)


def check_itself():
    for page, old, new, expected in (("ARCHITECTURE.md", "", "", None), *SPOILED):
        with tempfile.TemporaryDirectory() as root:
            for path, text in SOUND.items():
                os.makedirs(os.path.dirname(os.path.join(root, path)) or root, exist_ok=True)
                with open(os.path.join(root, path), "w", encoding="utf-8") as file:
                    file.write(text.replace(old, new) if path == page and old else text)
            found = list(complaints(root))
            if (not found) != (expected is None) or any(expected not in one for one in found):
                sys.exit(f"architecture.py: {page} with {new!r} for {old!r}: expected '{expected}', found {found}")


if __name__ == "__main__":
    check_itself()
    all_found = list(complaints(sys.argv[1]))
    for one in all_found:
        print(one, file=sys.stderr)
    sys.exit(1 if all_found else 0)
