#!/usr/bin/env python3
"""How many nodes one algorithm needs for each of another's: bench/rivals.py ALGORITHM FILE...

A FILE has what `zw compare GAME --set SET --depth N --algorithms A,B,C --each --json` printed. For each file the script shows
the nodes of ALGORITHM, cumulative over the iterations, divided by those of every rival: the ratio of the sums with its 95 %
interval (10,000 bootstrap samples of positions, the same in every run), the largest ratio of one position, and the mean
number of passes in an iteration. With --best NAME, which may stand several times, the one of these with the fewest nodes
is shown once more.
"""
import argparse
import collections
import json
import random
import sys

SAMPLES = 10000


def load(path):
    """{algorithm: [object of each position]} and the summary."""
    by_name, summary = collections.OrderedDict(), None
    with open(path, encoding="utf-8") as lines:
        for line in lines:
            row = json.loads(line)
            if "position" in row:
                by_name.setdefault(row["algorithm"], []).append(row)
            elif "values_agree" in row:
                summary = row
    if summary is None:
        sys.exit(f"{path}: expected the output of zw compare --each --json")
    return by_name, summary


def interval(ours, theirs):
    """95 % of the ratios of the sums of resampled positions."""
    chance, count, ratios = random.Random(1), len(ours), []
    for _ in range(SAMPLES):
        chosen = chance.choices(range(count), k=count)
        ratios.append(sum(ours[i] for i in chosen) / sum(theirs[i] for i in chosen))
    ratios.sort()
    return ratios[SAMPLES * 25 // 1000], ratios[SAMPLES * 975 // 1000 - 1]


def show(label, ours, theirs, measure):
    a, b = [row[measure] for row in ours], [row[measure] for row in theirs]
    low, high = interval(a, b)
    worst = max(x / y for x, y in zip(a, b))
    print(f"  {label:<34} {sum(a) / sum(b):6.3f} [{low:.3f}, {high:.3f}]  largest {worst:.2f}")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("algorithm")
    parser.add_argument("files", nargs="+", metavar="FILE")
    parser.add_argument("--best", metavar="NAME", action="append", default=[], help="one of the rivals to choose from")
    parser.add_argument("--measure", default="nodes", help="nodes, leaves, nodes_last ... (nodes)")
    options = parser.parse_args()
    for path in options.files:
        rows, summary = load(path)
        if options.algorithm not in rows:
            sys.exit(f"{path}: no algorithm '{options.algorithm}', expected one of: {' '.join(rows)}")
        ours = rows[options.algorithm]
        depth = summary["depth"]
        passes = sum(row["passes"] for row in ours) / len(ours) / depth
        agree = "the same values" if summary["values_agree"] else "VALUES DISAGREE"
        print(f"{summary['game']}, depth {depth}, {len(ours)} positions, {agree}: {options.measure} of "
              f"{options.algorithm} ({passes:.2f} passes an iteration) divided by those of")
        for name, theirs in rows.items():
            if name != options.algorithm:
                show(name, ours, theirs, options.measure)
        known = [name for name in options.best if name in rows]
        if known:
            best = min(known, key=lambda name: sum(row[options.measure] for row in rows[name]))
            show(f"best: {best}", ours, rows[best], options.measure)


if __name__ == "__main__":
    main()
