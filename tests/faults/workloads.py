"""The work that faults disturb: the smallest runs of the laboratory, a match, a book, the steps of tune and a tablebase, and how to
tell what they have kept.

A workload begins in a directory that `before` has made: empty but for its input, or with the part of the result that an
earlier run has left. What it may leave besides its result is `leaves`."""
import collections
import os
import re
import shutil
import sqlite3
import tempfile

import injector

POSITION = "B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12\n"

# `inputs` are (file, text or zw arguments that make it); `before` are the arguments of earlier runs; `until` is the kind
# and the number of the call at which the last of them is killed. `voices` is how many may complain when memory stays short:
# threads, and in the laboratory the run and each task.
Workload = collections.namedtuple("Workload", "name command inputs before until kept leaves voices",
                                  defaults=((), (), None, None, (), 1))


# -------------------------------------------------------------------------------------------------------- what is kept

def read_lines(path):
    """The whole lines of a file that grows."""
    with open(path, encoding="utf-8") as file:
        return [line for line in file.read().splitlines(keepends=True) if line.endswith("\n")]


def read_store(path):
    """The rows of a store, and that it is sound. Works on a copy: reading recovers what a killed run has left."""
    if not os.path.exists(path):
        return []
    with tempfile.TemporaryDirectory() as copy:
        for name in os.listdir(os.path.dirname(path)):
            shutil.copy(os.path.join(os.path.dirname(path), name), copy)
        store = sqlite3.connect(os.path.join(copy, os.path.basename(path)))
        try:
            sound = store.execute("PRAGMA integrity_check").fetchone()[0]
            if sound != "ok":
                raise AssertionError(f"the store is damaged: {sound}")
            if not store.execute("SELECT count(*) FROM sqlite_schema").fetchone()[0]:
                return []
            kept = store.execute("SELECT kind, game, position, word, depth, version, names, numbers FROM measured "
                                 "ORDER BY 1, 2, 3, 4, 5, 6").fetchall()
            facts = store.execute("SELECT name, value FROM fact WHERE name IN ('seed', 'signatures', 'version')")
            verdicts = store.execute("SELECT * FROM verdict ORDER BY 1, 2, 3")
            return kept + sorted(facts.fetchall()) + verdicts.fetchall()
        finally:
            store.close()


def files(directory):
    """All files below a directory, as {path: bytes}."""
    found = {}
    for where, _, names in os.walk(directory):
        for name in names:
            path = os.path.join(where, name)
            with open(path, "rb") as file:
                found[os.path.relpath(path, directory)] = file.read()
    return found


def kept_lines(directory):
    """The lines of the journals."""
    return {(name, line) for name in ("out", "games") if os.path.exists(os.path.join(directory, name))
            for line in read_lines(os.path.join(directory, name))}


def kept_rows(directory):
    return set(read_store(os.path.join(directory, "store", "lab.db")))


def kept_files(directory):
    """Files that are written as a whole are kept when they are there."""
    return {(name, content) for name, content in files(directory).items() if is_result(name)}


def kept_figures(directory):
    """What a book or its journal says of each position."""
    kept = set()
    for name in ("out.book", "out.book.journal"):
        path = os.path.join(directory, name)
        for line in read_lines(path)[1:] if os.path.exists(path) else ():
            moves, *entries = line.strip().split("\t")
            for entry in entries:  # of a book
                move, _, figures = entry.rpartition("=")
                kept.add((f"{'' if moves == 'start' and move else moves} {move}".strip(), figures))
            if not entries and not line.startswith("#"):
                kept.add(tuple(moves.rsplit("=", 1)))
    return kept


def is_result(name):
    return not re.search(r"\.part$|[.-]new$|-journal$|-wal$|-shm$|\.lock$", name)


def result(work, directory):
    """What a finished run has made, to be compared with that of another one."""
    if work.kept is kept_rows:
        rows = read_store(os.path.join(directory, "store", "lab.db"))
        others = {name: content for name, content in files(directory).items()
                  if not name.startswith("store/lab.db")}
        return rows, others
    return {name: content for name, content in files(directory).items()
            if name not in work.leaves and not name.endswith("-new")}


def names(directory):
    return set(files(directory))


def untimed(printed):
    """What a run prints, without its times."""
    printed = re.sub(r"[0-9]+ built", "built", printed)  # a slice that cannot be read is built again
    printed = re.sub(r"[0-9]+ of them searched", "searched", printed)  # the journal has the others
    return re.sub(r"[0-9.]+ s\b|\"seconds\":[0-9.e-]+|\"search_seconds\":[0-9.e-]+", "TIME", printed)


# ----------------------------------------------------------------------------------------------------------- the work

def match(games, jobs):
    return ("match", "chess", "mtdf/nodes=20", "mtdf/nodes=10", "--table", "64K", "--max-plies", "4", "--out", "out", "--pgn",
            "games.pgn", "--json", "--games", str(games), "--jobs", str(jobs))


def book(positions, jobs):
    return ("book", "connect4", "build", "--book", "out.book", "--nodes", "20", "--margin", "9", "--batch", "2", "--table",
            "64K", "--positions", str(positions), "--jobs", str(jobs))


def games(count, jobs):
    return ("tune", "othello", "games", "games", "--depth", "1", "--exact", "1", "--games", str(count), "--jobs", str(jobs))


def weights(game, jobs):
    return ("tune", game, "weights", "input", "--rounds", "2", "--out", "out.bin", "--jobs", str(jobs))


def selectivity(jobs):
    return ("tune", "othello", "selectivity", "input", "--positions", "4", "--depth", "2", "--out", "out.bin", "--jobs",
            str(jobs))


def tablebase(pieces, jobs):
    return ("tablebase", "checkers", str(pieces), "--dir", "tables", "--jobs", str(jobs))


def lab(depth):
    return ("lab", "run", "minimax", "--game", "checkers", "--set", "input", "--store", "store/lab.db", "--depth", str(depth),
            "--jobs", "1")


def judged():
    return ("lab", "run", "first-move", "--game", "checkers", "--scale", "tour", "--positions", "3", "--depth", "4", "--jobs",
            "1", "--store", "store/lab.db")


def report():
    return ("lab", "report", "--game", "checkers", "--scale", "tour", "--store", "store/lab.db", "--out", "page")


def played(game):
    return (("input", ("tune", game, "games", "input", "--depth", "1", "--exact", "1", "--games", "30")),)


POSITIONS = (("input", POSITION),)
LOCK = ("store/lab.db.lock",)

ALL = [
    Workload("match", match(2, 1), kept=kept_lines),
    Workload("match-resumed", match(4, 2), before=(match(2, 1),), kept=kept_lines, voices=2),
    Workload("book", book(10, 1), kept=kept_figures),
    Workload("book-resumed", book(24, 2), before=(book(8, 1), book(24, 1)), until=("write", 9), kept=kept_figures, voices=2),
    Workload("tune-games", games(2, 1), kept=kept_lines),
    Workload("tune-games-resumed", games(4, 2), before=(games(2, 1),), kept=kept_lines, voices=2),
    Workload("tune-weights", weights("chess", 1), inputs=played("chess"), kept=kept_files),
    Workload("tune-weights-resumed", weights("chess", 2), inputs=played("chess"), before=(weights("chess", 1),),
             until=("rename", 2), kept=kept_files, voices=2),
    Workload("tune-patterns", weights("othello", 2), inputs=played("othello"), kept=kept_files, voices=2),
    Workload("tune-selectivity", selectivity(1), inputs=played("othello"), kept=kept_files),
    Workload("tablebase", tablebase(2, 1), kept=kept_files),
    Workload("tablebase-resumed", tablebase(3, 2), before=(tablebase(2, 1),), until=("rename", 4), kept=kept_files,
             voices=2),
    Workload("lab", lab(1), inputs=POSITIONS, kept=kept_rows, leaves=LOCK, voices=3),
    Workload("lab-resumed", lab(2), inputs=POSITIONS, before=(lab(1),), kept=kept_rows, leaves=LOCK, voices=3),
    Workload("lab-report", report(), before=(judged(),), kept=kept_rows, leaves=LOCK, voices=2),
]


def find(name):
    return next(work for work in ALL if work.name == name)


def demand(condition, what):
    if not condition:
        raise AssertionError(what)


def begin(work, directory):
    """Makes the state in which the workload begins."""
    os.mkdir(directory)
    for name, made in work.inputs:
        if isinstance(made, str):
            with open(os.path.join(directory, name), "w", encoding="utf-8") as file:
                file.write(made)
        else:
            ended = injector.run(made, directory)
            demand(not ended.status, ended.err)
    for number, arguments in enumerate(work.before, 1):
        if work.until and number == len(work.before):
            ended = injector.inject(arguments, directory, work.until[0], "kill", work.until[1])
            demand(ended.signal == 9, f"{work.name}: the earlier run was not killed: {ended}")
        else:
            ended = injector.run(arguments, directory)
            demand(not ended.status, ended.err)
