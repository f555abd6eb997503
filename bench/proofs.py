#!/usr/bin/env python3
"""Certificates of many positions: bench/proofs.py GAME (--random | --file F) [options] [-- OPTIONS OF zw prove...]

Runs `zw prove` on each position and `zw check` on what it wrote. Unless the options ask for another claim, a certificate
is exact: one section proves that the value is at least v, the other that it is at most v. --random takes positions from
random games (`zw selfplay --random`) with --size LO-HI stones, discs, pieces or seeds in play. A file has a position a line;
after ` = ` the value that is expected. Results are appended to --results as JSON lines, and what is there is not run again.
Prints a line for each position and a total. Exit status 1 when a certificate was refused or a value is not the expected
one; a position that was not proven within its limits is counted as open.

  bench/proofs.py connect4 --random --count 100 --seed 1 --size 8-24 --results connect4.jsonl
  bench/proofs.py checkers --random --count 50 --seed 1 --size 6-8 --balanced --results checkers.jsonl -- --tablebase DIR
"""
import argparse
import json
import os
import re
import subprocess
import sys
import tempfile
import time

SIZES = {"connect4": len,
         "othello": lambda text: 64 - text[:64].count("-"),
         "checkers": lambda text: len(re.findall(r"\d+", text)),
         "kalah": lambda text: sum(n for i, n in enumerate(map(int, text[:-2].split(","))) if i % 7 != 6)}
CANDIDATES = 20  # games for each position that is wanted


def run(words, allowed=(0, 1)):
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    if done.returncode not in allowed:
        sys.exit(f"proofs.py: '{' '.join(words)}' ended with status {done.returncode}: {done.stderr.strip()}")
    return done


def random_positions(options):
    """Different positions of the right size; each comes from a random game of its own."""
    games = str(options.count * CANDIDATES)
    out = run([options.zw, "selfplay", options.game, "--random", "--games", games, "--positions", games, "--plies", "0",
               "--seed", str(options.seed), "--write", "positions", "--json"]).stdout
    texts = [json.loads(line).get("position") for line in out.splitlines()]
    low, _, high = options.size.partition("-")
    fitting = [text for text in dict.fromkeys(filter(None, texts))
               if int(low) <= SIZES[options.game](text) <= int(high or low)]
    if options.balanced:
        return balanced(options, fitting)
    return [(text, None) for text in fitting[:options.count]]


def balanced(options, texts):
    """As many won, drawn and lost positions, as `zw solve` tells them within --solve-seconds; each with its value. What it
    cannot tell counts as drawn, for most draws are held by circles that no search sees; its value is unknown."""
    with tempfile.NamedTemporaryFile("w", suffix=".txt", encoding="ascii") as file:
        file.write("".join(text + "\n" for text in texts))
        file.flush()
        tablebase = [word for at, word in enumerate(options.prove)
                     if "--tablebase" in (word, options.prove[at - 1] if at else "")]
        out = run([options.zw, "solve", options.game, "--file", file.name, "--seconds", str(options.solve_seconds), "--json",
                   *tablebase]).stdout
    answers = [(answer["position"], answer["value"] if answer.get("proven") else None)
               for answer in map(json.loads, out.splitlines()) if "value" in answer]
    kinds = [[(position, value) for position, value in answers if ((value or 0) > 0) - ((value or 0) < 0) == sign]
             for sign in (1, 0, -1)]
    turns = [kind[at] for at in range(len(answers)) for kind in kinds if at < len(kind)]
    return turns[:options.count]


def file_positions(name):
    positions = []
    with open(name, encoding="ascii") as file:
        for line in file:
            text, _, value = line.partition("#")[0].partition(" = ")
            if text.strip():
                positions.append((text.strip(), int(value) if value.strip() else None))
    return positions


def try_position(options, position, expected):
    """What became of a position: a row of the results."""
    row = {"game": options.game, "position": position, "expected": expected, "options": options.prove}
    with tempfile.TemporaryDirectory() as directory:
        certificate = os.path.join(directory, "a.proof")
        done = run([options.zw, "prove", options.game, "--position", position, "--out", certificate, "--json",
                    *options.prove])
        if done.returncode:
            return {**row, "status": "open", "why": done.stderr.strip()}
        made = json.loads(done.stdout)
        began = time.monotonic()
        tablebase = options.prove[options.prove.index("--tablebase"):][:2] if "--tablebase" in options.prove else []
        done = run([options.zw, "check", certificate, "--json", *tablebase], allowed=(0, 1, 2))
        row |= {key: made[key] for key in ("claim", "value", "positions", "bytes", "nodes")}
        row |= {"found": made["seconds"], "checked": time.monotonic() - began}
    found = json.loads(done.stdout) if done.returncode == 0 else {}
    told = [made[key] for key in ("game", "position", "claim", "value")]
    if not found.get("valid") or [found[key] for key in ("game", "position", "claim", "value")] != told:
        return {**row, "status": "refused", "why": done.stderr.strip()}
    return {**row, "status": "wrong" if contradicts(made, expected) else "valid"}


def contradicts(made, expected):
    if expected is None:
        return False
    return not {"exact": expected == made["value"], "at-least": expected >= made["value"],
                "at-most": expected <= made["value"]}[made["claim"]]


def show(row):
    if row["status"] == "open":
        print(f"{row['position']}: open: {row['why']}", flush=True)
        return
    text = f"{row['position']}: {row['claim']} {row['value']}   {row['positions']} positions, {row['bytes']} bytes   " \
           f"found in {row['found']:.2f} s, checked in {row['checked']:.2f} s   {row['status']}"
    if row["status"] == "wrong":
        text += f": expected {row['expected']}"
    print(text + (": " + row["why"] if row.get("why") else ""), flush=True)


def total(rows):
    done = [row for row in rows if row["status"] != "open"]
    count = {status: sum(row["status"] == status for row in rows) for status in ("valid", "refused", "wrong", "open")}
    sums = {key: sum(row[key] for row in done) for key in ("positions", "bytes", "found", "checked")}
    print(f"{len(rows)} positions: {count['valid']} valid, {count['refused']} refused, {count['wrong']} wrong, "
          f"{count['open']} open   {sums['positions']} recorded, {sums['bytes']} bytes   found in {sums['found']:.1f} s, "
          f"checked in {sums['checked']:.1f} s")
    signs = [(row["value"] > 0) - (row["value"] < 0) for row in done]
    print(f"won {signs.count(1)}, drawn {signs.count(0)}, lost {signs.count(-1)}   largest: "
          f"{max((row['positions'] for row in done), default=0)} recorded, "
          f"{max((row['bytes'] for row in done), default=0)} bytes, found in {max((r['found'] for r in done), default=0):.1f} s")
    return 1 if count["refused"] or count["wrong"] else 0


def stored(options):
    """Rows of earlier runs with the same options, by position. A line that was cut off is no row."""
    rows = {}
    if options.results and os.path.exists(options.results):
        with open(options.results, encoding="utf-8") as file:
            for line in file:
                try:
                    row = json.loads(line)
                except ValueError:
                    continue
                if (row["game"], row["options"]) == (options.game, options.prove):
                    rows[row["position"]] = row
    return rows


def read_options():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    source = parser.add_mutually_exclusive_group(required=True)
    source.add_argument("--random", action="store_true", help="positions of random games")
    source.add_argument("--file", help="a position a line")
    parser.add_argument("--count", type=int, default=100, help="random positions (100)")
    parser.add_argument("--seed", type=int, default=1, help="of the random games (1)")
    parser.add_argument("--size", default="8-24", help="stones, discs, pieces or seeds in play (8-24)")
    parser.add_argument("--balanced", action="store_true", help="as many won, drawn and lost positions as there are")
    parser.add_argument("--solve-seconds", type=float, default=1, help="of `zw solve`, for --balanced (1)")
    parser.add_argument("--results", help="a file of JSON lines; what is there is not run again")
    parser.add_argument("-z", "--zw", default="build/zw", help="the program (build/zw)")
    words = sys.argv[1:]
    cut = words.index("--") if "--" in words else len(words)
    options = parser.parse_args(words[:cut])
    options.prove = words[cut + 1:]
    if options.random and options.game not in SIZES:
        parser.error(f"--random {options.game}: expected one of {', '.join(SIZES)}")
    return options


def main():
    options = read_options()
    positions = random_positions(options) if options.random else file_positions(options.file)
    if options.random and len(positions) < options.count:
        print(f"only {len(positions)} positions of this kind were found", flush=True)
    known, rows = stored(options), []
    for position, expected in positions:
        row = known.get(position)
        if row and row["expected"] != expected:
            row = None
        if not row:
            row = try_position(options, position, expected)
            if options.results:
                with open(options.results, "a", encoding="utf-8") as file:
                    file.write(json.dumps(row) + "\n")
        show(row)
        rows.append(row)
    sys.exit(total(rows))


if __name__ == "__main__":
    main()
