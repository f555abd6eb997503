#!/usr/bin/env python3
"""Kills the program at random moments (kill -9) and starts it again until it has finished:

    kill.py [WORKLOAD ...] [--kills N] [--seed N]

A moment is the Nth system call of the program, all its threads and workers counted together, or a time; both are drawn
evenly over an undisturbed run. After each kill what was kept before is there, and what the program had reported as kept.
At the end the result is that of an undisturbed run, and there are no other files than that has left, but for SQLite's. Kills that come when
the program has ended already do not count."""
import argparse
import random
import subprocess
import sys
import tempfile
import time

import injector
import workloads
from run import SQLITE_FILES, Subject, memory_directory
from workloads import demand

AT_MOST = 8  # kills of one run until it may finish


def kill_at_call(subject, dice):
    ended = injector.inject(subject.work.command, subject.here, "any", "kill", dice.randint(1, subject.calls))
    return ended.signal, ended.status, ended.out, ended.err


def kill_at_time(subject, dice):
    words = [injector.PROGRAM, *subject.work.command]
    with subprocess.Popen(words, cwd=subject.here, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                          stderr=subprocess.PIPE, env=injector.environment(), text=True) as child:
        try:
            out, err = child.communicate(timeout=dice.uniform(0, subject.seconds))
        except subprocess.TimeoutExpired:
            child.kill()
            out, err = child.communicate()
    return max(0, -child.returncode), child.returncode, out, err


def measure(subject):
    """How long an undisturbed run is, in calls and in seconds."""
    subject.copy()
    subject.calls = injector.inject(subject.work.command, subject.here, "any", "once", 0).calls
    subject.copy()
    began = time.monotonic()
    injector.run(subject.work.command, subject.here)
    subject.seconds = time.monotonic() - began


def episode(subject, dice, most):
    """One run, killed up to `most` times. Returns how often it was."""
    begun, kills = subject.before, 0
    subject.copy()
    try:
        for kills in range(most + 1):
            if kills == most:
                ended = injector.run(subject.work.command, subject.here)
                signal, status, out, err = ended.signal, ended.status, ended.out, ended.err
            else:
                signal, status, out, err = dice.choice((kill_at_call, kill_at_time))(subject, dice)
            if not signal:
                demand(status == 0, f"status {status}: {err}")
                break
            demand(signal == 9, f"ended by signal {signal}")
            subject.judge_kept(out)
            subject.before = subject.work.kept(subject.here)
        demand(workloads.result(subject.work, subject.here) == subject.result, "another result")
        left = workloads.names(subject.here) ^ subject.names
        demand(left <= SQLITE_FILES, f"left behind: {sorted(left)}")
    except AssertionError as wrong:
        raise AssertionError(f"{subject.work.name}, after {kills} kills: {wrong}") from None
    finally:
        subject.before = begun
    return kills


def main():
    reader = argparse.ArgumentParser(description="kills the program at random moments")
    reader.add_argument("workloads", nargs="*", default=[], help="all, unless named")
    reader.add_argument("--kills", type=int, default=1000, help="in all (1000)")
    reader.add_argument("--seed", type=int, default=1, help="of the moments (1)")
    options = reader.parse_args()
    chosen = [workloads.find(name) for name in options.workloads] or workloads.ALL
    dice = random.Random(options.seed)
    wrong = total = 0
    for number, work in enumerate(chosen):
        owed = options.kills * (number + 1) // len(chosen) - options.kills * number // len(chosen)
        kills = runs = 0
        with tempfile.TemporaryDirectory(dir=memory_directory()) as directory:
            subject = Subject(work, directory)
            measure(subject)
            while kills < owed:
                runs += 1
                try:
                    kills += episode(subject, dice, min(AT_MOST, owed - kills))
                except AssertionError as problem:
                    wrong += 1
                    print(problem, file=sys.stderr, flush=True)
                    if wrong >= 10:
                        sys.exit(f"{wrong} defects, the rest is not tried")
        total += kills
        print(f"{work.name}: {kills} kills in {runs} runs", flush=True)
    print(f"{total} kills, {wrong} defects")
    sys.exit(bool(wrong))


if __name__ == "__main__":
    main()
