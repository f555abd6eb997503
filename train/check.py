#!/usr/bin/env python3
"""Checks train.py on rows that are made up here: the weights it finds are those of a direct solution of the same least
squares, in float64 and without conjugate gradients; a run that was stopped comes to the same bytes; other files are refused.
"""
import os
import random
import struct
import subprocess
import sys
import tempfile

import torch

HERE = os.path.dirname(os.path.abspath(__file__))
STAGES, WEIGHTS, TERMS = 3, 12, 4
RIDGE, SMOOTH, FAR, DECIDED = 2.0, 3.0, 0.5, 3000.0


def made_up(path, chance):
    """Twelve games; returns their rows: game, side, stage, value, outcome, terms."""
    rows = []
    for game in range(12):
        outcome = chance.randrange(-6400, 6400)
        for ply in range(9):
            side = ply % 2
            rows.append([game, side, 2 - ply // 3, chance.randrange(-3000, 3000), -outcome if side else outcome,
                         *(chance.randrange(WEIGHTS) for _ in range(TERMS))])
    with open(path, "wb") as file:
        file.write(struct.pack("<8i", 0x3154575A, STAGES, WEIGHTS, TERMS, 5, 0, 0, 0))
        for row in rows:
            file.write(struct.pack(f"<{len(row)}i", *row))
    return rows


def direct(rows, hold_out):
    targets = [0.0] * len(rows)
    for i in reversed(range(len(rows))):
        game, side, _, value, outcome = rows[i][:5]
        if i + 1 < len(rows) and rows[i + 1][0] == game:
            targets[i] = (1 - FAR) * value - FAR * targets[i + 1]  # the sides take turns
        else:
            targets[i] = outcome
    size = STAGES * WEIGHTS
    matrix = torch.zeros(size, size, dtype=torch.float64)
    right = torch.zeros(size, dtype=torch.float64)
    for row, target in zip(rows, targets):
        if row[0] % hold_out == hold_out - 1:
            continue
        importance = 1 / (1 + (row[3] / DECIDED) ** 2)
        has = torch.zeros(size, dtype=torch.float64)
        for term in row[5:]:
            has[row[2] * WEIGHTS + term] += 1
        matrix += importance * torch.outer(has, has)
        right += importance * target * has
    matrix += RIDGE * torch.eye(size, dtype=torch.float64)
    for i in range(size - WEIGHTS):
        step = torch.zeros(size, dtype=torch.float64)
        step[i], step[i + WEIGHTS] = -1, 1
        matrix += SMOOTH * torch.outer(step, step)
    return torch.linalg.solve(matrix, right)


def train(rows, out, rounds, *more):
    return subprocess.run([sys.executable, os.path.join(HERE, "train.py"), rows, "--out", out, "--rounds", str(rounds),
                           "--ridge", str(RIDGE), "--smooth", str(SMOOTH), "--far", str(FAR), "--decided", str(DECIDED),
                           "--hold-out", "4", "--device", "cpu", *more], capture_output=True, text=True)


def main():
    with tempfile.TemporaryDirectory() as directory:
        path, out = os.path.join(directory, "rows"), os.path.join(directory, "weights")
        rows = made_up(path, random.Random(1))
        done = train(path, out, 60)
        assert done.returncode == 0, done.stderr
        with open(out, "rb") as file:
            found = file.read()
        wanted = direct(rows, 4)
        weights = torch.tensor(struct.unpack(f"<{len(found) // 4}f", found), dtype=torch.float64)
        assert len(weights) == len(wanted) and (weights - wanted).abs().max() < 1e-2, (weights - wanted).abs().max()
        assert wanted.abs().max() > 100

        # a run that ends before its result can be written leaves its state, from which the next one goes on
        os.remove(out)
        os.mkdir(out + ".new")
        assert train(path, out, 20).returncode != 0 and os.path.exists(out + ".part")
        refused = train(path, out, 60, "--seed-of-nothing")
        assert refused.returncode == 2
        os.rmdir(out + ".new")
        assert train(path, out, 60).returncode == 0 and not os.path.exists(out + ".part")
        with open(out, "rb") as file:
            assert file.read() == found

        with open(path, "r+b") as file:
            file.write(b"nothing")
        other = train(path, out, 5)
        assert other.returncode != 0 and "expected rows made by zw tune terms" in other.stderr
    print("train.py: as a direct solution; the same after a stop; other files refused")


if __name__ == "__main__":
    main()
