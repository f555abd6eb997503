#!/usr/bin/env python3
"""No function is over 80 lines: lengths.py SOURCE [BUILD].

Counts the lines between the braces of every function of the C sources; tables of data are not functions. Before it looks
at the sources the script must complain about a function of 81 lines and not about one of 80.
"""
import os
import re
import sys

MOST = 80
# A line that ends a declarator, or a macro's call, right before the brace that opens a body.
OPENS = re.compile(r"^\{$")
CLOSES = re.compile(r"^\}")
TOPS = ("src", "include", "tests", "examples", "fuzz", "docs", "bench")


def too_long(text):
    """Yields the line and length of each function that is too long. Bodies open and close in the first column."""
    start = None
    for number, line in enumerate(text.split("\n"), 1):
        if OPENS.match(line):
            start = number
        elif start and CLOSES.match(line):
            if number - start - 1 > MOST:
                yield start, number - start - 1
            start = None


def main():
    for lines, expected in ((MOST, 0), (MOST + 1, 1)):
        if len(list(too_long("int f(void)\n{\n" + "    g();\n" * lines + "}\n"))) != expected:
            sys.exit("lengths.py: a function of %d lines is judged wrongly" % lines)
    wrong = 0
    for top in TOPS:
        for folder, _, names in os.walk(os.path.join(sys.argv[1], top)):
            for name in sorted(names):
                if not name.endswith((".c", ".h")):
                    continue
                path = os.path.join(folder, name)
                with open(path, encoding="utf-8") as file:
                    for line, length in too_long(file.read()):
                        print(f"{os.path.relpath(path, sys.argv[1])}:{line}: a function of {length} lines, "
                              f"expected at most {MOST}", file=sys.stderr)
                        wrong = 1
    sys.exit(wrong)


if __name__ == "__main__":
    main()
