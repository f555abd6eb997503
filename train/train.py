#!/usr/bin/env python3
"""Learns the weights of an evaluation that adds up entries of tables: train.py ROWS... --out WEIGHTS

ROWS are made by `zw tune GAME terms`, WEIGHTS are read by `zw tune GAME pack`; README.md says how the steps go together.
The weights are those with the least squares of errors, found by conjugate gradients over all positions at once. Sums are
taken over whole numbers, in which the order does not matter: the same rows give the same weights on the same device, and a
run that was stopped comes to the same ones when it goes on.
"""
import argparse
import hashlib
import os
import struct
import sys
import time

import torch

MAGIC = 0x3154575A
HEADER = 8
GAME, SIDE, STAGE, VALUE, OUTCOME = range(5)
FIXED = 2.0 ** 20  # whole numbers that a unit of the game is worth in a sum
CHUNK = 1 << 20  # positions at once
KEPT_EVERY = 10  # rounds


def read_header(path):
    with open(path, "rb") as file:
        header = struct.unpack("<8i", file.read(4 * HEADER))
    if header[0] != MAGIC:
        sys.exit(f"'{path}': expected rows made by zw tune terms")
    return header[1:5]


def read_rows(paths, device):
    """The header's numbers; the columns of all rows; for each row the numbers of its weights in the whole table."""
    headers = {read_header(path) for path in paths}
    if len(headers) > 1:
        sys.exit("the files have rows of different evaluations: expected those of one")
    stages, weights, terms, columns = headers.pop()
    width, games, heads, indices = columns + terms, 0, [], []
    for path in paths:
        size = os.path.getsize(path) // 4
        flat = torch.from_file(path, shared=False, size=size, dtype=torch.int32)[HEADER:]
        rows = flat.view(-1, width)
        head = rows[:, :columns].clone()
        head[:, GAME] += games
        games = int(head[:, GAME].max()) + 1
        heads.append(head)
        for part in rows.split(CHUNK):
            part = part.to(device)
            indices.append(part[:, columns:] + part[:, STAGE:STAGE + 1] * weights)
    return stages, weights, torch.cat(heads).to(device), torch.cat(indices)


def targets_of(head, far):
    """What the positions should be worth to the side to move: what the search saw there, and with weight `far` what the
    next position should be worth; at the end of a game its outcome."""
    sign = (1 - 2 * head[:, SIDE]).double()
    seen, outcome = head[:, VALUE] * sign, head[:, OUTCOME] * sign
    game, count = head[:, GAME], len(head)
    last = torch.ones(count, dtype=torch.bool, device=head.device)
    last[:-1] = game[1:] != game[:-1]
    row = torch.arange(count, device=head.device)
    ends = row[last]
    left = ends[torch.searchsorted(ends, row)] - row  # plies to the last row of the game
    target = outcome.clone()
    for plies in range(1, int(left.max()) + 1):
        at = row[left == plies]
        target[at] = (1 - far) * seen[at] + far * target[at + 1]
    return target * sign


class Problem:
    """Least squares: the errors of the positions by their importance, the squares of the weights times `ridge`, and those
    of the differences between neighbouring stages times `smooth`."""

    def __init__(self, index, target, importance, stages, weights, ridge, smooth):
        self.index, self.target, self.importance = index, target.float(), importance.float()
        self.stages, self.weights = stages, weights
        self.ridge, self.smooth = ridge, smooth

    def spread(self, values):
        """For each weight the sum of what its positions have."""
        total = torch.zeros(self.stages * self.weights, dtype=torch.int64, device=self.index.device)
        for at in range(0, len(values), CHUNK):
            index = self.index[at:at + CHUNK]
            whole = (values[at:at + CHUNK].double() * FIXED).round().long()
            total.index_add_(0, index.reshape(-1), whole.unsqueeze(1).expand(index.shape).reshape(-1))
        return total.double() / FIXED

    def gather(self, x):
        x = x.float()
        return torch.cat([x[part.long()].sum(1) for part in self.index.split(CHUNK)])

    def penalty(self, x):
        table = x.view(self.stages, self.weights)
        result = self.ridge * table
        step = self.smooth * (table[1:] - table[:-1])
        result[1:] += step
        result[:-1] -= step
        return result.reshape(-1)

    def right_side(self):
        return self.spread(self.importance * self.target)

    def diagonal(self):
        beside = torch.full((self.stages, 1), 2.0, dtype=torch.float64, device=self.index.device)
        beside[0] = beside[-1] = 1.0
        seen = self.spread(self.importance).view(self.stages, self.weights)
        return (seen + self.ridge + self.smooth * beside).reshape(-1)

    def multiply(self, x):
        return self.spread(self.importance * self.gather(x)) + self.penalty(x)


def solve(problem, rounds, keep, kept):
    """Conjugate gradients with the diagonal as preconditioner, from `kept` on; the residue after each round is printed."""
    diagonal = problem.diagonal()
    if kept:
        done, x, rest, way, size = (kept[name] for name in ("done", "x", "rest", "way", "size"))
    else:
        rest = problem.right_side()
        x, way = torch.zeros_like(rest), rest / diagonal
        done, size = 0, float((rest * way).sum())
    for done in range(done + 1, rounds + 1):
        if size <= 0:
            break
        product = problem.multiply(way)
        length = size / float((way * product).sum())
        x += length * way
        rest -= length * product
        scaled = rest / diagonal
        before, size = size, float((rest * scaled).sum())
        way = scaled + size / before * way
        if done % KEPT_EVERY == 0 or done == rounds:
            print(f"round {done}: residue {size:.6g}", flush=True)
            keep({"done": done, "x": x, "rest": rest, "way": way, "size": size})
    return x


def root_mean_square(errors):
    return float((errors.double() ** 2).mean().sqrt()) if len(errors) else 0.0


def report(problem, x, head, target, held_out):
    """Errors by stage on the positions of games held out: against the target, and against the outcome."""
    value = problem.gather(x)
    outcome = head[:, OUTCOME]
    print("stage   fitted  held out |  target: of 0   learned on fitted | outcome: of search  learned")
    for stage in reversed(range(problem.stages)):
        apart, fitted = (head[:, STAGE] == stage) & held_out, (head[:, STAGE] == stage) & ~held_out
        print(f"{stage:5d} {int(fitted.sum()):8d} {int(apart.sum()):9d} | "
              f"{root_mean_square(target[apart]):13.0f} {root_mean_square(value[apart] - target[apart]):9.0f} "
              f"{root_mean_square(value[fitted] - target[fitted]):9.0f} | "
              f"{root_mean_square(head[apart, VALUE] - outcome[apart]):18.0f} "
              f"{root_mean_square(value[apart] - outcome[apart]):8.0f}", flush=True)


def digest_of(options, head):
    about = {name: value for name, value in vars(options).items() if name not in ("out", "rounds", "device")}
    data = repr(sorted(about.items())).encode() + head.cpu().contiguous().numpy().tobytes()
    return hashlib.sha256(data).hexdigest()


def find_kept(path, digest, device):
    if not os.path.exists(path):
        return None
    kept = torch.load(path, map_location=device)
    if kept["digest"] != digest:
        sys.exit(f"'{path}' was kept for other rows or options: expected the same command, or that file to be removed")
    return kept


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("rows", nargs="+", metavar="ROWS")
    parser.add_argument("--out", required=True, help="the weights, float32")
    parser.add_argument("--rounds", type=int, default=150, help="of conjugate gradients (150)")
    parser.add_argument("--ridge", type=float, default=5, help="penalty on the squares of weights, in positions (5)")
    parser.add_argument("--smooth", type=float, default=20, help="... on differences between stages (20)")
    parser.add_argument("--far", type=float, default=0.85,
                        help="weight of the next position's target against what the search saw here (0.85)")
    parser.add_argument("--decided", type=float, default=3000,
                        help="positions that the search sees this far from 0 count half, in the game's unit (3000)")
    parser.add_argument("--hold-out", type=int, default=50, help="every so manieth game is only foretold (50)")
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    options = parser.parse_args()

    began = time.monotonic()
    stages, weights, head, index = read_rows(options.rows, options.device)
    target = targets_of(head, options.far)
    held_out = head[:, GAME] % options.hold_out == options.hold_out - 1
    importance = 1 / (1 + (head[:, VALUE].double() / options.decided) ** 2)
    importance[held_out] = 0
    print(f"{len(head)} positions of {int(head[-1, GAME]) + 1} games read in {time.monotonic() - began:.1f} s on "
          f"{options.device}", flush=True)

    digest, part = digest_of(options, head), options.out + ".part"

    def keep(state):
        torch.save(dict(state, digest=digest), part + ".new")
        os.replace(part + ".new", part)

    problem = Problem(index, target, importance, stages, weights, options.ridge, options.smooth)
    x = solve(problem, options.rounds, keep, find_kept(part, digest, options.device))
    report(problem, x, head, target, held_out)
    with open(options.out + ".new", "wb") as file:
        file.write(x.float().cpu().numpy().astype("<f4").tobytes())
    os.replace(options.out + ".new", options.out)
    os.remove(part)
    print(f"'{options.out}' written after {time.monotonic() - began:.1f} s")


if __name__ == "__main__":
    main()
