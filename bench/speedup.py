#!/usr/bin/env python3
"""How much faster several threads are than one: bench/speedup.py [-t THREADS] [-r ROUNDS] [-z ZW] ARGUMENTS...

Runs `zw ARGUMENTS --json` with one thread and with several in turn, so that whatever else the machine does falls on both,
and compares the best of each. `solve` and `search` print an object a position, `compare` one an algorithm; objects of the
same algorithm (or all, where none is named) are added up. `compare` needs --jobs 1. A quiet machine, please.

  bench/speedup.py solve connect4 --position 13333111
  bench/speedup.py compare chess --set chess --depth 8 --algorithms mtdf,aspiration --jobs 1
"""
import argparse
import json
import subprocess
import sys


def measure(zw, arguments, threads):
    """Seconds and nodes by algorithm."""
    words = [zw, *arguments, "--threads", str(threads), "--json"]
    done = subprocess.run(words, stdout=subprocess.PIPE, text=True, check=False)
    if done.returncode not in (0, 1):
        sys.exit(f"speedup.py: '{' '.join(words)}' ended with status {done.returncode}")
    sums = {}
    for line in done.stdout.splitlines():
        answer = json.loads(line)
        if "nodes" in answer:
            seconds, nodes = sums.get(answer.get("algorithm", ""), (0, 0))
            sums[answer.get("algorithm", "")] = (seconds + answer["seconds"], nodes + answer["nodes"])
    return sums


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
    for algorithm in runs[1][0]:
        best = {threads: min(result[algorithm] for result in results) for threads, results in runs.items()}
        (one, one_nodes), (several, several_nodes) = best[1], best[options.threads]
        print(f"{algorithm or ' '.join(options.arguments)}: {one:.2f} s with one thread, {several:.2f} s with "
              f"{options.threads}: speed-up {one / several:.2f}, nodes x {several_nodes / one_nodes:.3f}", flush=True)


if __name__ == "__main__":
    main()
