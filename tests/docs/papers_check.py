#!/usr/bin/env python3
"""Shows that papers.py complains: papers_check.py SOURCE BUILD.

A small tree of its own, with results and a page, is right; then it is spoiled in one way after the other.
"""
import os
import subprocess
import sys
import tempfile

script = os.path.join(os.path.dirname(os.path.abspath(__file__)), "papers.py")
CSV = """experiment,claim,game,value,low,high,positions,depth,verdict,criterion,measured,statement,source
leaves,mtdf,chess,0.9312,0.9,0.96,20,8,reproduced,below 1,leaves,"fewer leaves, always",S3 fig. 4
leaves,sss,chess,12.345,11.5,13,20,8,stronger,above 1,leaves,a | b,S3 fig. 4
time,mtdf,chess,nan,nan,nan,0,0,no data,below 1,seconds,faster,S3 fig. 6
"""
PAGE = """# A page

`src/a.c`, `first()` and
`second()`; `ZW_FLAG`; [the index](README.md#the-heading).

| figure | note | experiment |
|---|---|---|
| 4 | | `leaves` |

<!-- verdicts leaves time etc -->
<!-- end -->
"""
TREE = {
    "docs/papers/README.md": "# The heading\n\n[a page](page.md)\n",
    "docs/papers/page.md": PAGE,
    "docs/results/verdicts.csv": CSV,
    "src/a.c": "int first(void);\nint second(int x);\n#define ZW_FLAG 1\n",
    "src/b.c": "int third(void);\n",
    "src/lab/experiments.c": '{"leaves"}, {"time"}, {"etc"},\n',
}


def write(root, files):
    for path, text in files.items():
        full = os.path.join(root, path)
        os.makedirs(os.path.dirname(full), exist_ok=True)
        with open(full, "w", encoding="utf-8") as file:
            file.write(text)


def run(root, *options):
    done = subprocess.run([sys.executable, script, root, *options], capture_output=True, text=True, timeout=60)
    return done.returncode, done.stdout + done.stderr


def expect(root, what, spoiled, words):
    """A complaint with these words about the spoiled files, which are put back afterwards."""
    before = {}
    for path in spoiled:
        with open(os.path.join(root, path), encoding="utf-8") as file:
            before[path] = file.read()
    write(root, {path: change(before[path]) for path, change in spoiled.items()})
    status, said = run(root)
    write(root, before)
    if status == 0 or words not in said:
        sys.exit(f"papers.py on {what}: status {status}, says {said!r}, expected '{words}'")


with tempfile.TemporaryDirectory() as home:
    write(home, TREE)
    page, results = "docs/papers/page.md", "docs/results/verdicts.csv"
    expect(home, "empty blocks", {page: lambda text: text}, "page.md:10: the verdicts are not those of the results")
    if run(home, "--update")[0] != 0 or run(home)[0] != 0:
        sys.exit(f"papers.py complains about a tree that is right: {run(home)[1]}")
    with open(os.path.join(home, page), encoding="utf-8") as file:
        written = file.read()
    for part in ("0.931 [0.900, 0.960]", "12.3 [11.5, 13.0]", "a \\| b", "seconds | – | **no data**", "Not measured yet: `etc`."):
        if part not in written:
            sys.exit(f"papers.py --update wrote no '{part}':\n{written}")

    def swap(old, new):
        return lambda text: text.replace(old, new)

    expect(home, "a typed verdict", {page: swap("**stronger**", "**reproduced**")}, "not those of the results")
    expect(home, "a changed result", {results: swap("0.9312", "1.2")}, "not those of the results")
    expect(home, "a new experiment", {results: swap("time,mtdf", "grain,mtdf")}, "no page shows the verdicts of 'grain'")
    expect(home, "an open block", {page: swap("<!-- end -->", "")}, "not closed")
    expect(home, "a lost file", {page: swap("`src/a.c`", "`src/c.c`")}, "page.md:3: there is no src/c.c")
    expect(home, "another file's function", {page: swap("second", "third")}, "page.md:4: third() is not in src/a.c")
    expect(home, "a lost macro", {page: swap("ZW_FLAG", "ZW_FLOG")}, "ZW_FLOG is not in the sources")
    expect(home, "a lost heading", {page: swap("#the-heading", "#a-heading")}, "there is no heading #a-heading")
    expect(home, "a dead link", {page: swap("(README.md", "(REDME.md")}, "leads nowhere")
    expect(home, "an unlinked page", {"docs/papers/README.md": swap("[a page](page.md)", "")}, "no link to page.md")
    expect(home, "an unknown experiment", {page: swap("| `leaves` |\n\n", "| `loaves` |\n\n")},
           "page.md:8: the laboratory has no experiment 'loaves'")
    os.remove(os.path.join(home, results))
    expect(home, "verdicts without results", {page: lambda text: text}, "not those of the results")
    if run(home, "--update")[0] != 0:
        sys.exit("papers.py complains about a tree without results")
    with open(os.path.join(home, page), encoding="utf-8") as file:
        if "\nNot measured yet.\n" not in file.read():
            sys.exit("papers.py does not say that nothing is measured")
print("papers.py complains about all that is wrong")
