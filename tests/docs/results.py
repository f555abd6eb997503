#!/usr/bin/env python3
"""Holds docs/results/ to its own store: results.py SOURCE BUILD.

Every verdict must come out of the stored rows again (`zw lab verify`, whose answer the README shows), verdicts.csv must
say what the store says, and the pages and figures of every experiment must be there.
"""
import csv
import os
import subprocess
import sys
import tempfile

MOST_BYTES = 12_000_000 # of docs/results in all

source, build = map(os.path.abspath, sys.argv[1:3])
results = os.path.join(source, "docs", "results")
store = os.path.join(results, "store")

# The store is built of the text anew, so that its last build does not hide a change.
with tempfile.TemporaryDirectory() as temporary:
    verify = subprocess.run([os.path.join(build, "zw"), "lab", "verify", "--store", store], capture_output=True, text=True,
                            env=os.environ | {"TMPDIR": temporary})
if verify.returncode:
    sys.exit(f"zw lab verify ended with {verify.returncode}:\n{verify.stdout}{verify.stderr}")
with open(os.path.join(source, "README.md"), encoding="utf-8") as file:
    if f"$ zw lab verify\n{verify.stdout}" not in file.read():
        sys.exit(f"README.md shows another answer to zw lab verify than {verify.stdout}")

stored = {}
for name in os.listdir(store):
    if name.endswith(".verdicts"):
        with open(os.path.join(store, name), encoding="utf-8") as file:
            experiment = file.readline().split()[-1]
            for line in file:
                claim, game, tier, value, _, _, positions, depth, *_ = line.rstrip("\n").split("\t")
                number = None if value == "-" else float(value)
                stored[experiment, claim, game] = tier, number, int(positions), int(depth)
with open(os.path.join(results, "verdicts.csv"), encoding="utf-8", newline="") as file:
    written = list(csv.DictReader(file))
if len(written) != len(stored):
    sys.exit(f"verdicts.csv has {len(written)} verdicts, the store {len(stored)}")
for row in written:
    key = row["experiment"], row["claim"], row["game"]
    tier, value, positions, depth = stored[key]
    same = row["verdict"] == tier and (int(row["positions"]), int(row["depth"])) == (positions, depth)
    if not same or (value is not None and abs(float(row["value"]) - value) > 1e-6 * max(1, abs(value))):
        sys.exit(f"verdicts.csv and the store differ on {' '.join(key)}")

wanted = ["README.md", "report.html", "verdicts.md"]
for name in sorted({row["experiment"] for row in written}):
    wanted += [f"csv/{name}.csv", f"experiments/{name}.html"]
    measured = any(row["verdict"] != "no data" for row in written if row["experiment"] == name)
    if name != "roadmap" and measured: # a matrix has no figure
        wanted.append(f"figures/{name}.svg")
missing = [name for name in wanted if not os.path.isfile(os.path.join(results, name))]
if missing:
    sys.exit(f"docs/results lacks {', '.join(missing)}")
size = sum(os.path.getsize(os.path.join(folder, name)) for folder, _, names in os.walk(results) for name in names)
if size > MOST_BYTES:
    sys.exit(f"docs/results has {size} bytes: expected at most {MOST_BYTES}")
print(verify.stdout.splitlines()[-1])
