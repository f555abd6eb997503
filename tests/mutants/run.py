#!/usr/bin/env python3
"""Small mistakes in kernel, table and drivers that the unit tests must catch: run.py SOURCE BUILD [NAME...], or run.py SOURCE
--check to see whether the texts that they replace are still there.

Each row of MUTANTS replaces one text of one file, which must be there exactly once. The script copies the sources, builds
library and unit tests, and sees them pass; then for each mutant it builds again and runs the tests until one fails. What
survives is named, and the exit status is 1. `make mutants` calls it.
"""
import filecmp
import os
import re
import shutil
import subprocess
import sys
import time

KERNEL, SEARCH, SELECTIVE = "include/zw/kernel.h", "include/zw/kernel_search.h", "include/zw/kernel_selective.h"
SHARED = "include/zw/kernel_shared.h"
WORKER, TABLE = "include/zw/worker.h", "include/zw/table.h"
ZOOM, PREDICT, BEST_NODE = "src/driver/zoom.c", "src/driver/predict.c", "src/driver/best_node.c"
MTD, WINDOW, ROOT, INFORMED = "src/driver/mtd.c", "src/driver/window.c", "src/driver/root.c", "src/driver/informed.c"
OPEN, FORWARD, REFERENCE = "src/driver/open_list.c", "src/driver/forward.c", "src/driver/reference.c"
TEAM = "src/engine/team.c"
PATIENCE = 240  # seconds for a test: some mutants search for ever

MUTANTS = [
    # the two bugs of the printed listings, and a check too short to tell positions apart
    ("the-original-alpha-is-lost", SEARCH, "zw_value lower = best > v->alpha ? kept : -ZW_INFINITY, upper = best < v->beta ? kept : ZW_INFINITY;",
     "zw_value lower = best >= v->beta ? kept : -ZW_INFINITY, upper = kept;"),
    ("a-leaf-stores-one-bound", SEARCH, "zw_remember(w, v, kept, kept, ZW_NO_SHORT, 1);",
     "zw_remember(w, v, value <= v->alpha ? -ZW_INFINITY : kept, value >= v->beta ? ZW_INFINITY : kept, ZW_NO_SHORT, 1);"),
    ("eight-bits-are-checked", TABLE, "ZW_MIX_3) != key || c == 0)", "ZW_MIX_3 ^ key) & 0xFF || c == 0)"),
    ("narrow-returns-the-other-bound", SEARCH, "*value = lower >= v->beta ? lower : upper;",
     "*value = lower >= v->beta ? upper : lower;"),
    ("recall-takes-any-depth", SEARCH, "!zw_usable(w, &found, v->depth) ||", ""),
    ("recall-cuts-at-the-root", SEARCH, "if (v->ply == 0 || !w->experiment.table_cutoffs ||",
     "if (!w->experiment.table_cutoffs ||"),
    ("etc-forgets-to-negate", SEARCH, "*value = again ? least : -least;", "*value = again ? -least : least;"),
    ("etc-takes-any-depth", SEARCH, "!zw_usable(w, &entry, zw_depth_after(w, v->position, move, v->depth))) {", "0) {"),
    ("first-move-is-scouted", SEARCH, "int scout = b->index > 0 &&", "int scout = b->index >= 0 &&"),
    ("research-is-left-out", SEARCH, "value > b->floor && value < v->beta && !(w->shallow_exact",
     "value > b->floor && value < b->floor && !(w->shallow_exact"),
    ("fail-low-stores-a-lower-bound", SEARCH, "zw_value lower = best > v->alpha ? kept : -ZW_INFINITY, upper = best < v->beta",
     "zw_value lower = best >= v->alpha ? kept : -ZW_INFINITY, upper = best < v->beta"),
    ("fail-high-stores-an-upper-bound", SEARCH, "upper = best < v->beta ? kept : ZW_INFINITY;\n        zw_remember",
     "upper = best <= v->beta ? kept : ZW_INFINITY;\n        zw_remember"),
    ("finished-games-lose-their-distance", SEARCH, "zw_outcome(w, outcome, zw_in_play(v), v->depth, v->ply);",
     "zw_outcome(w, outcome, zw_in_play(v), 0, v->ply);"),
    ("cutoffs-reward-the-moves-before", SEARCH, "zw_history_add(w, side, v->moves[i], -bonus);",
     "zw_history_add(w, side, v->moves[i], bonus);"),
    ("table-move-goes-last", SEARCH, "v->count, v->table_move, INT32_MAX - 1);", "v->count, v->table_move, INT32_MIN + 1);"),
    ("killers-are-the-least", SEARCH, "keys[i] += ZW_KILLER_BONUS +", "keys[i] -= ZW_KILLER_BONUS +"),
    ("the-keys-that-are-due-are-forgotten", SEARCH, "        zw_key_moves(w, v, 1);\n", ""),
    ("a-cut-among-leaves-is-exact", SEARCH, "*value, *value < v->beta ? *value : ZW_INFINITY, ZW_SHORT(move),",
     "*value, *value, ZW_SHORT(move),"),
    ("extra-move-is-negated", SEARCH, "return b->again\n               ? zw_search_in(", "return 0\n               ? zw_search_in("),
    ("free-moves-cost-a-ply", KERNEL, "G.free_move(w->context, position, move) ? depth : depth - 1;",
     "G.free_move(w->context, position, move) ? depth - 1 : depth - 1;"),
    ("quiescence-does-not-stand-pat", KERNEL, "if (best >= beta || ply >= ZW_MAX_DEPTH)\n        return best;\n    zw_move *moves = zw_moves_at(w, ply);\n    zw_value outcome = 0;",
     "if (ply >= ZW_MAX_DEPTH)\n        return best;\n    best = -ZW_INFINITY;\n    zw_move *moves = zw_moves_at(w, ply);\n    zw_value outcome = 0;"),
    ("extra-captures-are-negated", KERNEL, "zw_value value = again ? zw_quiesce(w", "zw_value value = 0 ? zw_quiesce(w"),
    ("extra-captures-of-play-are-negated", SELECTIVE, "zw_value value = again ? zw_quiesce_selectively(",
     "zw_value value = 0 ? zw_quiesce_selectively("),
    ("null-moves-prove-the-contrary", SELECTIVE, "if (w->stopped || value < beta)\n        return ZW_INFINITY;\n    value = value <",
     "if (w->stopped || value > beta)\n        return ZW_INFINITY;\n    value = value <"),
    ("perft-counts-one-too-few", KERNEL, "sum += ways *", "sum += (ways - (depth == 3 && i == 1)) *"),
    ("a-second-visit-repeats", WORKER, "ply + step - ply % step, step) >= 2 ?", "ply + step - ply % step, step) >= 1 ?"),
    ("a-recurrence-in-the-search-is-missed", WORKER, "back <= run && back <= ply; back += step)\n        if (w->path[index - back] == w->path[index])\n            return ZW_REPEATED;",
     "back <= run && back <= ply; back += step)\n        if (w->path[index - back] == w->path[index])\n            return 0;"),
    ("a-repetition-is-the-others", SEARCH, "again ? G.repetition : -G.repetition", "again ? -G.repetition : G.repetition"),
    ("outcomes-are-not-seen-at-leaves", KERNEL, "return count == 0 ? outcome : 0;", "return 0;"),
    ("wins-are-stored-from-the-root", WORKER, "return value > band ? value + ply : value < -band ? value - ply : value;",
     "return value > band ? value : value < -band ? value - ply : value;"),
    ("deeper-wins-are-read-as-they-are", WORKER, "return value >= band ? value - plies :", "return value >= band ? value :"),
    ("root-moves-learn-what-failed-low", WORKER, "if (value > alpha && value > m->lower)", "if (value > m->lower)"),
    ("moves-are-picked-from-the-worst", WORKER, "if (keys[i] > key) {", "if (keys[i] < key) {"),
    ("merged-bounds-are-the-loosest", TABLE, "zw_value lower = entry.lower > old.lower ? entry.lower : old.lower;",
     "zw_value lower = entry.lower < old.lower ? entry.lower : old.lower;"),
    ("bounds-of-another-depth-are-merged", TABLE, "if (old.depth == entry.depth) {", "if (old.depth >= 0) {"),
    ("the-deepest-entry-goes", TABLE, "if (worth < least) {", "if (worth >= least || !victim) {"),
    ("the-move-of-an-entry-is-lost", TABLE, "if (entry.move == ZW_NO_SHORT)\n        entry.move = old.move;", ""),
    ("a-torn-entry-is-read", TABLE, "uint64_t head = a ^ b * ZW_MIX_1;", "uint64_t head = a ^ (b & 0) * ZW_MIX_1;"),
    ("sss-starts-from-below", MTD, "return mtd(it, ZW_INFINITY, at_bound);", "return mtd(it, -ZW_INFINITY, at_bound);"),
    ("mtdf-starts-beside-the-guess", MTD, "zw_value zw_drive_mtdf(zw_iteration *it)\n{\n    return mtd(it, clamp(it->guess +",
     "zw_value zw_drive_mtdf(zw_iteration *it)\n{\n    return mtd(it, clamp(it->guess + 1 +"),
    ("bisection-is-lopsided", MTD, "return low + (high - low + 1) / 2;", "return low + (high - low + 3) / 4;"),
    ("every-pass-jumps", MTD, "bonus = it->passes % 2 == 0 ? step : 0;", "bonus = step;"),
    ("nobody-hurries", MTD, "if (it->patience && it->passes >= it->patience)", "if (0)"),
    ("aspiration-opens-the-wrong-side", WINDOW, "g = zw_pass(it, -ZW_INFINITY, g);",
     "g = zw_pass(it, low = g, ZW_INFINITY);"),
    ("growing-windows-do-not-grow", WINDOW, "width = width * it->settings->grow < ZW_INFINITY ? width * it->settings->grow : ZW_INFINITY;", ""),
    ("growing-windows-open-the-wrong-side", WINDOW, "return widen(it, g, g <= low, width);", "return widen(it, g, g > low, width);"),
    ("zoom-does-not-grow", ZOOM, "reach * (tries < 4 ? 3 : tries - 1) / 2 + 1;", "reach;"),
    ("zoom-opens-the-wrong-side", ZOOM, "if (g >= pivot)", "if (g > pivot)"),
    ("zoom-begins-beside-the-prediction", ZOOM, "(int64_t)it->settings->offset - bias", "(int64_t)it->settings->offset + 1 - bias"),
    ("zoom-is-biased-to-the-dear-side", ZOOM, "(int64_t)it->settings->offset - bias", "(int64_t)it->settings->offset + bias"),
    ("predictions-learn-nothing", PREDICT, "if (errors < least) {", "if (errors < least && i == 0) {"),
    ("predictions-forget-the-parity", PREDICT, "(it->depth - d) % 2 ? 1 : 2", "1"),
    ("jumps-are-not-believed", PREDICT, "share = WHOLE;", ";"),
    ("best-node-search-never-ends-early", BEST_NODE, "&& reach != 1 &&", "&&"),
    ("best-node-search-takes-any-move", BEST_NODE, "&& reach != 1 &&", "&& reach < 1 &&"),
    ("aspiration-trusts-a-bound", WINDOW, "else if (g >= high && !zw_stopped(it))", "else if (g > high && !zw_stopped(it))"),
    ("a-bound-at-alpha-is-exact", ROOT, "if (value > alpha)\n        it->lower = value;", "if (value >= alpha)\n        it->lower = value;"),
    ("a-refuted-move-is-kept", ROOT, "if (s->best == ZW_NO_MOVE || s->last_pass)", "if (1)"),
    ("contradictions-are-not-counted", ROOT, "s->worker->count.root_crossed++;", ""),
    ("ins-cuts-too-early", INFORMED, "if (bounded && score_of(m, child) <= floor) {", "if (bounded && score_of(m, child) <= floor + 1) {"),
    ("ins-searches-again-what-is-exact", INFORMED, "value < beta && !exact) {", "value < beta && i > 0) {"),
    ("open-prefers-the-right", OPEN, "return a->index < b->index;", "return a->index > b->index;"),
    ("open-keeps-the-larger-merit", OPEN, "n->merit = value < n->merit ? value : n->merit;", "n->merit = value;"),
    ("estimation-mixes-up-the-sides", FORWARD, "first ? e->smallest : -e->largest, depth);", "first ? e->largest : -e->smallest, depth);"),
    ("reference-counts-no-leaves", REFERENCE, "    w->count.leaves++;\n    if (depth == 0)", "    if (depth == 0)"),
    ("singular-extends-everything", SELECTIVE, "if (value < pivot)\n", "if (1)\n"),
    # several workers
    ("marks-are-left-behind", SEARCH, "        if (v.shared)\n            zw_unmark(turn.mark);\n", ""),
    ("nothing-is-deferred", SHARED, "if (!zw_is_marked(w, v, v->moves[i]) && !zw_is_anothers(w, v, t, v->moves[i]))", "if (1)"),
    ("deferred-moves-are-forgotten", SHARED, "if (!t->left || zw_meets_decision(w, v) || zw_waits(w, v, t))", "if (1)"),
    ("a-decision-ends-the-search", SHARED, "    w->stopped = 0;\n    w->check_at = w->visits; /* the pass",
     "    w->check_at = w->visits; /* the pass"),
    ("the-winner-is-not-believed", TEAM, "return winner < 0 ? first->value : take_over(s, &t->of[winner]);",
     "return winner < 0 ? first->value : (take_over(s, &t->of[winner]), first->value);"),
    ("a-long-pass-is-left-to-one", TEAM, "if (w->visits >= t->alone_until) {", "if (0) {"),
    ("checks-are-pruned", SELECTIVE, "if (!v->principal && !checks &&", "if (!v->principal &&"),
]


def copy_tree(source, to):
    """Copies what differs alone, with new times: a run that was killed has left a mutant there, and objects made of it."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=source, capture_output=True, check=True).stdout.decode()
    names = {name for name in listed.split("\0") if name and not name.startswith("docs/results/")}
    for folder, _, files in os.walk(to):
        for file in files:
            path = os.path.join(folder, file)
            if os.path.relpath(path, to) not in names:
                os.remove(path)
    for name in names:
        path, copied = os.path.join(source, name), os.path.join(to, name)
        if not os.path.exists(copied) or not filecmp.cmp(path, copied, shallow=False):
            os.makedirs(os.path.dirname(copied), exist_ok=True)
            shutil.copy(path, copied)


def run(words, **more):
    return subprocess.run(words, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False, **more)


def test(build, jobs, signature):
    """The name of the first test that fails, or None. What only changes the order of moves shows in the nodes."""
    out = run(["ctest", "--test-dir", build, "-L", "unit", "-LE", "cli", "-j", jobs, "--stop-on-failure"]).stdout
    failed = re.search(r"Test +#\d+: (\S+) \.*\*\*\*", out)
    if failed:
        return failed[1]
    nodes = re.findall(r"^\w+ (?:fixed|play) \w+$", run([os.path.join(build, "zw"), "bench"]).stdout, flags=re.M)
    return None if nodes == signature else "the node signature"


def check_texts(source):
    """A text that has changed, or stands twice, is said before the long work begins."""
    for name, path, old, _ in MUTANTS:
        with open(os.path.join(source, path), encoding="utf-8") as file:
            count = file.read().count(old)
        if count != 1:
            sys.exit(f"run.py: {name}: {path} has the text {count} times, expected once: {old}")


def main():
    source = os.path.abspath(sys.argv[1])
    check_texts(source)
    if sys.argv[2:] == ["--check"]:
        return
    build, wanted = os.path.abspath(sys.argv[2]), sys.argv[3:]
    copy, made, jobs = os.path.join(build, "source"), os.path.join(build, "made"), os.environ.get("JOBS", "2")
    unknown = set(wanted) - {row[0] for row in MUTANTS}
    if unknown:
        sys.exit(f"run.py: no mutant is called '{sorted(unknown)[0]}'")
    copy_tree(source, copy)
    configured = run(["cmake", "-S", copy, "-B", made, "-DCMAKE_BUILD_TYPE=Debug", "-DCMAKE_C_FLAGS_DEBUG=-O1 -DNDEBUG",
                      "-DZW_HAVE_AVX2=OFF", f"-DZW_TEST_PATIENCE={PATIENCE}"])
    making = ["cmake", "--build", made, "-j", jobs, "--target", "unit_tests", "zw"]
    built = run(making)
    if configured.returncode or built.returncode:
        sys.exit("run.py: the sources as they are do not build:\n" + configured.stdout[-2000:] + built.stdout[-2000:])
    with open(os.path.join(source, "bench", "signature"), encoding="utf-8") as file:
        signature = file.read().split("\n")[:-1]
    failed = test(made, jobs, signature)
    if failed:
        sys.exit(f"run.py: {failed} fails before anything is changed")
    caught = survived = 0
    for name, path, old, new in MUTANTS:
        if wanted and name not in wanted:
            continue
        place = os.path.join(copy, path)
        with open(place, encoding="utf-8") as file:
            text = file.read()
        begun = time.monotonic()
        with open(place, "w", encoding="utf-8") as file:
            file.write(text.replace(old, new))
        built = run(making)
        by = "the compiler" if built.returncode else test(made, jobs, signature)
        with open(place, "w", encoding="utf-8") as file:
            file.write(text)
        caught, survived = caught + bool(by), survived + (not by)
        print(f"{name:42} {'caught by ' + by if by else 'SURVIVED'}  ({time.monotonic() - begun:.0f} s)", flush=True)
    print(f"{caught} caught, {survived} survived")
    sys.exit(1 if survived else 0)


if __name__ == "__main__":
    main()
