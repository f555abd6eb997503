#!/usr/bin/env python3
"""Keeps docs/papers/ true: papers.py SOURCE [BUILD] [--update].

The verdicts on the pages are not typed. A block

    <!-- verdicts EXPERIMENT... -->
    <!-- end -->

holds the rows of docs/results/verdicts.csv that belong to these experiments; --update writes the blocks, otherwise they
are compared. While there is no such file they say that nothing is measured yet. All else that is named must exist:
files, functions and macros in backticks, the targets of links, the experiments of tables and `zw lab` commands. And no
verdict and no page may be left out.
"""
import argparse
import csv
import os
import re
import sys

RESULTS = "docs/results/verdicts.csv"
NOT_YET = "Not measured yet."
BLOCK = re.compile(r"(<!-- verdicts ([^\n]*?) -->\n)(.*?)(<!-- end -->)", re.S)
CODE = re.compile(r"`([^`\n]+)`")
FUNCTION = re.compile(r"(\w+)\(\)")
MACRO = re.compile(r"ZW_[A-Z][A-Z0-9_]*|LAB_[A-Z][A-Z0-9_]*")
LINK = re.compile(r"\[[^\]\n]*\]\(([^)\s]+)\)")
SOURCES = ("include", "src", "tests")


def read(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


def without_fences(text):
    """The prose of a page: listings in ``` are not looked into. Line numbers stay."""
    return re.sub(r"^```.*?^```$", lambda match: "\n" * match.group().count("\n"), text, flags=re.S | re.M)


# ------------------------------------------------------------------------------------------------------------- verdicts


def number(text):
    """At least three digits, three decimals below one; what is no number stays as it is."""
    try:
        value = float(text)
    except ValueError:
        return text
    if value != value or abs(value) == float("inf"):
        return "-"
    digits = len(str(int(abs(value)))) if abs(value) >= 1 else 0
    return f"{value:.{max(0, 3 - digits)}f}"


def table(rows):
    """Verdicts as a Markdown table."""
    lines = ["| experiment | source | what is said | game | measured (95 %) | positions, depth | verdict |",
             "|---|---|---|---|---|---|---|"]
    for row in rows:
        interval = f"{row['measured']}: {number(row['value'])} [{number(row['low'])}, {number(row['high'])}]"
        basis = f"{row['positions']}, {row['depth']}"
        if row["verdict"] == "no data":
            interval, basis = row["measured"], "–"
        source = row["source"] + (" (a hypothesis)" if row.get("of") == "hypothesis" else "")
        note = f", {row['note']}" if row.get("note") else ""
        cells = [f"`{row['experiment']}`", source, row["statement"], row["game"], interval,
                 basis, f"**{row['verdict']}**{note}"]
        lines.append("| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |")
    return lines


def block_text(names, verdicts):
    """What belongs between the marks of a block; `verdicts` None: there are no results."""
    rows = [row for name in names for row in verdicts or [] if row["experiment"] == name]
    missing = [name for name in names if all(row["experiment"] != name for row in rows)]
    lines = table(rows) if rows else []
    if rows and missing:
        lines += ["", NOT_YET[:-1] + ": " + ", ".join(f"`{name}`" for name in missing) + "."]
    return "\n".join([""] + (lines or [NOT_YET]) + ["", ""])


# ------------------------------------------------------------------------------------------------------------- the tree


class Tree:
    """What the pages may speak of."""

    def __init__(self, root):
        self.root = root
        self.tops = {name for name in os.listdir(root) if os.path.isdir(os.path.join(root, name)) and name[0] != "."}
        self.texts = {}
        for top in SOURCES:
            for folder, _, files in os.walk(os.path.join(root, top)):
                for name in files:
                    if name.endswith((".c", ".h", ".py", ".txt")):
                        path = os.path.join(folder, name)
                        self.texts[os.path.relpath(path, root)] = read(path)
        # Empty: the laboratory has none yet.
        self.experiments = "".join(text for path, text in self.texts.items() if path.startswith("src/lab/experiment"))

    def is_path(self, word):
        return re.fullmatch(r"[\w.-]+(/[\w.*-]+)+/?|[\w-]+/", word) is not None and word.split("/")[0] in self.tops

    def exists(self, path):
        return os.path.exists(os.path.join(self.root, path))

    def has(self, word, path=None):
        """Is there `word`, followed by a parenthesis when it is a function, in one file or in any?"""
        function = FUNCTION.fullmatch(word)
        pattern = re.compile(rf"\b{function.group(1)}\)?\s*\(" if function else rf"\b{word}\b")
        texts = self.texts.values() if path is None else [self.texts.get(path, "")]
        return any(pattern.search(text) for text in texts)

    def has_experiment(self, name):
        return not self.experiments or f'"{name}"' in self.experiments


# --------------------------------------------------------------------------------------------------------------- checks


def check_names(tree, text):
    """Files, and the functions that a file named just before them must have: `path`, `one()` and `two()`."""
    path, end = None, 0
    for match in CODE.finditer(text):
        word = match.group(1)
        if not re.fullmatch(r"[\s,()]*(and)?[\s,()]*", text[end:match.start()]):
            path = None
        end = match.end()
        if tree.is_path(word):
            path = word
            if word != RESULTS and not tree.exists(word):
                yield match.start(), f"there is no {word}"
        elif FUNCTION.fullmatch(word) or MACRO.fullmatch(word):
            if not tree.has(word, path):
                yield match.start(), f"{word} is not in {path or 'the sources'}"


def slug(heading):
    """The anchor that a heading gets."""
    return re.sub(r"[^\w\- ]", "", heading.replace("`", "").lower()).replace(" ", "-")


def check_links(page, text):
    for match in LINK.finditer(text):
        target, _, anchor = match.group(1).partition("#")
        if "://" in target:
            continue
        path = os.path.normpath(os.path.join(os.path.dirname(page), target)) if target else page
        if not os.path.exists(path):
            yield match.start(), f"the link to {target} leads nowhere"
        elif anchor and anchor not in [slug(line.lstrip("# ")) for line in read(path).splitlines() if line[:1] == "#"]:
            yield match.start(), f"there is no heading #{anchor} in {target or 'this page'}"


def check_experiments(tree, text):
    """Names in `zw lab` commands, in blocks, and in columns of tables that are headed `experiment`."""
    for match in re.finditer(r"`zw lab (?:show|run) ([a-z0-9-]+)", text):
        yield match.start(), match.group(1)
    for match in BLOCK.finditer(text):
        for name in match.group(2).split():
            yield match.start(), name
    column, at = None, 0
    for line in text.split("\n"):
        cells = [cell.strip() for cell in re.split(r"(?<!\\)\|", line)[1:-1]] if line.startswith("|") else []
        if not cells:
            column = None
        elif column is None:
            column = cells.index("experiment") if "experiment" in cells else -1
        elif 0 <= column < len(cells):
            for word in CODE.findall(cells[column]):
                if re.fullmatch(r"[a-z0-9-]+", word):
                    yield at, word
        at += len(line) + 1


def check_page(tree, page, verdicts):
    text = read(page)
    prose = without_fences(text)
    for match in BLOCK.finditer(text):
        if match.group(3) != block_text(match.group(2).split(), verdicts):
            yield text, match.start(), "the verdicts are not those of the results: papers.py SOURCE --update"
    if not prose.count("<!-- verdicts") == prose.count("<!-- end") == len(BLOCK.findall(prose)):
        yield text, 0, "a block of verdicts is not closed"
    for at, name in check_experiments(tree, prose):
        if not tree.has_experiment(name):
            yield prose, at, f"the laboratory has no experiment '{name}'"
    for at, complaint in list(check_names(tree, prose)) + list(check_links(page, prose)):
        yield prose, at, complaint


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("source")
    parser.add_argument("build", nargs="?")
    parser.add_argument("--update", action="store_true", help="write the verdicts into the pages")
    arguments = parser.parse_args()
    root = os.path.abspath(arguments.source)
    folder = os.path.join(root, "docs", "papers")
    names = sorted(name for name in os.listdir(folder) if name.endswith(".md"))
    results = os.path.join(root, RESULTS)
    verdicts = None
    if os.path.exists(results):
        with open(results, encoding="utf-8", newline="") as file:
            verdicts = list(csv.DictReader(file))

    if arguments.update:
        for name in names:
            page = os.path.join(folder, name)
            before = read(page)
            after = BLOCK.sub(lambda m: m.group(1) + block_text(m.group(2).split(), verdicts) + m.group(4), before)
            if after != before:
                with open(page, "w", encoding="utf-8") as file:
                    file.write(after)

    tree, complaints, shown = Tree(root), [], set()
    for name in names:
        page = os.path.join(folder, name)
        for text, at, complaint in check_page(tree, page, verdicts):
            line = text.count("\n", 0, at) + 1
            complaints.append(f"docs/papers/{name}:{line}: {complaint}")
        shown.update(word for block in BLOCK.findall(read(page)) for word in block[1].split())
    index = os.path.join(folder, "README.md")
    linked = LINK.findall(read(index)) if os.path.exists(index) else []
    complaints += [f"docs/papers/README.md: no link to {name}" for name in names if name not in linked + ["README.md"]]
    left_out = sorted({row["experiment"] for row in verdicts or []} - shown)
    complaints += [f"docs/papers: no page shows the verdicts of '{name}'" for name in left_out]
    if complaints:
        sys.exit("\n".join(complaints))
    print(f"{len(names)} pages on the papers are as they say, with {len(verdicts or [])} verdicts")


if __name__ == "__main__":
    main()
