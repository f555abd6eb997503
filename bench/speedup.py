#!/usr/bin/env python3
"""How much faster several threads are than one: bench/speedup.py [-t THREADS] [-r ROUNDS] [-z ZW] ARGUMENTS...

Runs `zw ARGUMENTS --json` with one thread and with several in turn, so that whatever else the machine does falls on both,
and compares the best of each. `solve` and `search` print an object a position, `compare` one an algorithm; objects of the
same algorithm (or all, where none is named) are added up. `compare` needs --jobs 1. A quiet machine, please.

In play a few long searches decide such a sum, and two threads search other trees than one. So with `compare --each` the
script also prints the geometric mean of the speed-ups of all positions, each from its median of the rounds, with its 95 %
interval (10,000 bootstrap samples of positions).

  bench/speedup.py solve connect4 --position 13333111
  bench/speedup.py compare chess --set chess --depth 8 --algorithms mtdf,aspiration --jobs 1
  bench/speedup.py compare chess --set chess --depth 12 --tournament --algorithms zoom --jobs 1 --each
"""
import argparse
import json
import math
import random
import statistics
import subprocess
import sys

SAMPLES = 10000


def measure(zw, arguments, threads):
    """Seconds and nodes by algorithm, and by algorithm and position where there are objects of both."""
    words = [zw, *arguments, "--threads", str(threads), "--json"]
    done = subprocess.run(words, stdout=subprocess.PIPE, text=True, check=False)
    if done.returncode not in (0, 1):
        sys.exit(f"speedup.py: '{' '.join(words)}' ended with status {done.returncode}")
    sums, each = {}, {}
    for line in done.stdout.splitlines():
        answer = json.loads(line)
        algorithm = answer.get("algorithm", "")
        if algorithm and "position" in answer:
            each[algorithm, answer["position"]] = answer["seconds"], answer["nodes"]
        if "nodes" in answer and not (algorithm and "--each" in arguments and "position" in answer):
            seconds, nodes = sums.get(algorithm, (0, 0))
            sums[algorithm] = (seconds + answer["seconds"], nodes + answer["nodes"])
    return sums, each


def mean_ratio(one, several, algorithm, column):
    """The geometric mean over the positions, with its interval."""
    logs = []
    for key in one[0]:
        if key[0] == algorithm:
            medians = [statistics.median(run[key][column] for run in runs) for runs in (one, several)]
            logs.append(math.log(medians[0] / medians[1]))
    chance = random.Random(1)
    means = sorted(statistics.fmean(chance.choices(logs, k=len(logs))) for _ in range(SAMPLES))
    return [math.exp(x) for x in (statistics.fmean(logs), means[SAMPLES // 40], means[-SAMPLES // 40 - 1])]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("-t", "--threads", type=int, default=2, help="how many are compared with one (2)")
    parser.add_argument("-r", "--rounds", type=int, default=3, help="the best of so many counts (3)")
    parser.add_argument("-z", "--zw", default="build/zw", help="the program (build/zw)")
    parser.add_argument("arguments", nargs=argparse.REMAINDER, help="of zw")
    options = parser.parse_args()
    if not options.arguments:
        parser.error("no arguments for zw: expected a command, as in `solve connect4 --position 13333111`")
    runs = {1: [], options.threads: []}
    for _ in range(options.rounds):
        for threads, results in runs.items():
            results.append(measure(options.zw, options.arguments, threads))
    for algorithm in runs[1][0][0]:
        best = {threads: min(sums[algorithm] for sums, _ in results) for threads, results in runs.items()}
        (one, one_nodes), (several, several_nodes) = best[1], best[options.threads]
        print(f"{algorithm or ' '.join(options.arguments)}: {one:.2f} s with one thread, {several:.2f} s with "
              f"{options.threads}: speed-up {one / several:.2f}, nodes x {several_nodes / one_nodes:.3f}", flush=True)
        each = [[by_position for _, by_position in results] for results in runs.values()]
        if each[0][0]:
            mean, low, high = mean_ratio(*each, algorithm, 0)
            nodes = 1 / mean_ratio(*each, algorithm, 1)[0]
            print(f"    each position: speed-up {mean:.2f} [{low:.2f}, {high:.2f}], nodes x {nodes:.3f}", flush=True)


if __name__ == "__main__":
    main()
