#!/usr/bin/env python3
"""Runs what the README tells its reader to type: readme.py SOURCE BUILD.

The commands of every ```sh block run in an empty directory with zw on the path; its C program is written there first. The
game of 25 lines is a file of examples/ to the letter, and compiles without a warning.
`make run` and `make test` are left to those who call this test, `zw lab verify` to results.py. The README's pictures
(blocks that begin with `$ zw`) are run too, and their counters compared with what is printed there. `readme.py SOURCE BUILD --update` takes new ones.
"""
import os
import re
import shlex
import shutil
import subprocess
import sys
import tempfile

source, build = map(os.path.abspath, sys.argv[1:3])
update = "--update" in sys.argv[3:]
readme = os.path.join(source, "README.md")
with open(readme, encoding="utf-8") as file:
    text = file.read()
blocks = re.findall(r"^```(\w*)\n(.*?)^```$", text, re.S | re.M)


def run(command, where, home):
    path = build + os.pathsep + os.environ["PATH"]
    environment = dict(os.environ, PATH=path, HOME=home)
    done = subprocess.run(command, shell=True, cwd=where, env=environment, capture_output=True, text=True, timeout=240)
    if done.returncode:
        sys.exit(f"README: `{command}` ended with {done.returncode}:\n{done.stdout}{done.stderr}")
    return done.stdout


def counters(output):
    """Everything but times: numbers of seconds have three decimals there."""
    return [word for word in output.split() if not re.fullmatch(r"\d+\.\d{3}", word)]


def check_game(block):
    """The first C block: a whole game."""
    path = os.path.join(source, "examples", "tictactoe.c")
    with open(path, encoding="utf-8") as file:
        if file.read() != block:
            sys.exit("README: the game is not examples/tictactoe.c")
    if len(block.splitlines()) > 25:
        sys.exit(f"README: the game has {len(block.splitlines())} lines")
    for compiler in filter(shutil.which, ("gcc", "clang")):
        with tempfile.TemporaryDirectory() as where:
            run(f"{compiler} -Wall -Wextra -Werror -shared -fPIC -I{source}/include -o game.so {path}", where, where)
            if "keeps its promises" not in run("zw check-game ./game.so", where, where):
                sys.exit("README: the game breaks its promises")


commands = pictures = 0
check_game(next(block for language, block in blocks if language == "c"))
with tempfile.TemporaryDirectory() as home:
    for name in ("include", "examples", "python", "data", "docs", "build"):
        os.symlink(build if name == "build" else os.path.join(source, name), os.path.join(home, name))
    for language, block in blocks:
        if language == "c":
            with open(os.path.join(home, "answer.c"), "w", encoding="utf-8") as file:
                file.write(block)
        elif language == "sh":
            for line in block.splitlines():
                line = line.split("  #")[0].strip()
                if line in ("make run", "make test", ""):
                    continue
                if line.startswith("make install"):
                    prefix = shlex.split(line)[2].split("=")[1].replace("$HOME", home)
                    line = f"cmake --install {shlex.quote(build)} --prefix {shlex.quote(prefix)}"
                run(line, home, home)
                commands += 1
        elif block.startswith("$ zw"):
            command, _, shown = block[2:].partition("\n")
            if command == "zw lab verify":
                continue
            output = run(command, home, home)
            if update:
                text = text.replace(block, block[: -len(shown)] + output.rstrip("\n") + "\n")
            elif counters(output) != counters(shown):
                sys.exit(f"README: `{command}` prints something else than the README shows")
            pictures += 1
    answer = run("./answer", home, home)
    if "best move: column" not in answer:
        sys.exit(f"README: the program prints {answer!r}")
if update:
    with open(readme, "w", encoding="utf-8") as file:
        file.write(text)
if commands < 6 or pictures < 2:
    sys.exit(f"README: found only {commands} commands and {pictures} pictures")
print(f"{commands} commands and {pictures} pictures of the README are as it says")
