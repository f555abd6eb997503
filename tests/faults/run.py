#!/usr/bin/env python3
"""Lets every call of a kind fail in turn while the program works, as SQLite's tests do, and looks at what is left:

    run.py [WORKLOAD ...] [--kind KIND] [--mode MODE] [--at N] [--some N]

The program must end with status 0 and the result of an undisturbed run, or with status 1 or 2 and one line that says what
is wrong. It must not crash or hang. What was kept before is kept. The same command without a fault then comes to the
result of an undisturbed run, and leaves no other files than that. --at tries one call alone, --some that many calls of
each kind, chosen evenly; without them all are tried, one after the other, until a run ends without a fault."""
import argparse
import hashlib
import os
import re
import shutil
import sys
import tempfile

import injector
import workloads
from workloads import demand


# When a run was killed while it removed them, or could not, they may stay until the next run that writes rows.
SQLITE_FILES = {"store/lab.db-wal", "store/lab.db-shm", "store/lab.db-journal"}


def memory_directory():
    """Where to work: in memory when there is such a place, for flushing a disk takes most of the time. None: as usual."""
    return "/dev/shm" if os.access("/dev/shm", os.W_OK) else None


class Subject:
    """A workload, the state in which it begins, and what it comes to when nothing disturbs it."""

    def __init__(self, work, directory):
        self.work = work
        self.begin = os.path.join(directory, "begin")
        self.here = os.path.join(directory, "here")
        workloads.begin(work, self.begin)
        self.before = work.kept(self.begin)
        self.copy()
        self.undisturbed = injector.run(work.command, self.here)
        demand(not self.undisturbed.status, f"{work.name}: {self.undisturbed}")
        self.result = workloads.result(work, self.here)
        self.names = workloads.names(self.here)
        self.all = work.kept(self.here)
        # What cannot be removed for the fault itself: SQLite's files, and the file that an earlier run was killed over.
        self.stay = SQLITE_FILES | {name for name in workloads.names(self.begin) if name.endswith("zw-new")}
        self.resumed = set()  # digests of the states that were resumed already, with the right result
        demand(self.before < self.all, f"{work.name}: nothing is left to do")

    def copy(self):
        if os.path.exists(self.here):
            shutil.rmtree(self.here)
        shutil.copytree(self.begin, self.here)

    def judge(self, ended, complaints):
        """The run with the fault."""
        usual = self.undisturbed.err.splitlines()
        lines = [line for line in ended.err.splitlines() if not line.startswith("zw: note: ") and line not in usual]
        demand(ended.signal == 0, f"ended by signal {ended.signal}")
        demand(ended.status in (0, 1, 2), f"status {ended.status}")
        if ended.status:
            demand(1 <= len(lines) <= complaints, f"{len(lines)} lines of complaint, expected one")
            demand(all(line.startswith(("zw: ", '{"error":')) for line in lines), "expected a complaint of zw")
        else:
            demand(not lines, "a complaint and success")
            demand(workloads.result(self.work, self.here) == self.result, "success with another result")
            demand(workloads.untimed(ended.out) == workloads.untimed(self.undisturbed.out), "success with other output")
        self.judge_kept(ended.out)

    def judge_kept(self, out):
        """Nothing that was there is lost, nothing else is there, and what was said to be kept is."""
        kept = self.work.kept(self.here)
        demand(self.before <= kept, f"lost: {sorted(self.before - kept)}")
        demand(kept <= self.all, f"not of the result: {sorted(kept - self.all)}")
        told = len(re.findall(r'^{"game":[0-9]', out, re.MULTILINE))
        there = sum(name == "out" and not line.startswith("#") for name, line in kept - self.before) if told else 0
        demand(told <= there, f"{told} games were reported, {there} are kept")

    def resume(self, spared):
        """The same command once more comes to the same result and leaves no other files, but for those that may stay. A
        state that was resumed before is not tried again."""
        state = hashlib.sha256()
        for name, content in sorted(workloads.files(self.here).items()):
            state.update(f"{name}\0{len(content)}\0".encode() + content)
        if state.digest() in self.resumed:
            return
        ended = injector.run(self.work.command, self.here)
        demand(ended.status == 0, f"the next run does not go on: status {ended.status}, {ended.err}")
        demand(workloads.result(self.work, self.here) == self.result, "the next run comes to another result")
        left = workloads.names(self.here) ^ self.names
        demand(left <= spared, f"left behind: {sorted(left)}")
        self.resumed.add(state.digest())

    def trial(self, kind, mode, number):
        """One fault. Returns whether there was one."""
        self.copy()
        ended = injector.inject(self.work.command, self.here, kind, mode, number)
        try:
            demand(ended.faults or not ended.status, "fails without a fault")
            self.judge(ended, self.work.voices if mode == "on" and kind in ("malloc", "mmap") else 1)
            # SQLite may pass over a checkpoint that failed: the rows are in its log.
            demand(kind != "fsync" or not ended.faults or ended.err or self.work.kept is workloads.kept_rows,
                   "a flush that failed is passed over in silence")
            self.resume(self.stay if kind in ("unlink", "open", "lock") else set())
        except AssertionError as wrong:
            raise AssertionError(f"{self.work.name}, {kind} {number} {mode}: {wrong}\n"
                                 f"status {ended.status}\n{ended.out}{ended.err}") from None
        return ended.faults > 0


def numbers(subject, kind, some):
    """Which calls fail: all there are, one after the other, or some of them."""
    number = 0
    if some:
        subject.copy()
        calls = injector.inject(subject.work.command, subject.here, kind, "once", 0).calls
        yield from sorted({1 + i * (calls - 1) // max(some - 1, 1) for i in range(some)} if calls else ())
        return
    while True:
        number += 1
        yield number


def try_kind(subject, kind, mode, options, wrong):
    """Returns the number of faults."""
    faults = 0
    for number in [options.at] if options.at else numbers(subject, kind, options.some):
        try:
            happened = subject.trial(kind, mode, number)
        except AssertionError as problem:
            wrong.append(str(problem))
            print(problem, file=sys.stderr, flush=True)
            if len(wrong) >= options.most:
                sys.exit(f"{len(wrong)} defects, the rest is not tried")
            happened = True
        if not happened:
            break
        faults += 1
    return faults


def main():
    reader = argparse.ArgumentParser(description="fails every call in turn")
    reader.add_argument("workloads", nargs="*", default=[], help="all, unless named")
    reader.add_argument("--kind", choices=injector.KINDS, help="this kind of call only")
    reader.add_argument("--mode", choices=("once", "on", "short"), help="this mode only")
    reader.add_argument("--at", type=int, help="this call only")
    reader.add_argument("--some", type=int, help="that many calls of each kind only")
    reader.add_argument("--most", type=int, default=10, help="stop after that many defects (10)")
    options = reader.parse_args()
    chosen = [workloads.find(name) for name in options.workloads] or workloads.ALL
    wrong = []
    total = 0
    for work in chosen:
        with tempfile.TemporaryDirectory(dir=memory_directory()) as directory:
            subject = Subject(work, directory)
            counts = []
            for kind, modes in injector.KINDS.items():
                for mode in modes:
                    if options.kind in (None, kind) and options.mode in (None, mode):
                        count = try_kind(subject, kind, mode, options, wrong)
                        counts.append(f"{kind} {mode} {count}")
                        total += count
            print(f"{work.name}: {', '.join(counts)}; {len(subject.resumed)} states resumed", flush=True)
    print(f"{total} faults, {len(wrong)} defects")
    sys.exit(bool(wrong))


if __name__ == "__main__":
    main()
