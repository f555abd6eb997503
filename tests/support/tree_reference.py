#!/usr/bin/env python3
"""MTD(f), and SSS* and DUAL* with their OPEN list, on a uniform tree, once more and plainly: the events that a traced search
must tell. It shares no code with the program, and grows the tree by itself from the definition of its leaf values.

    tree_reference.py WIDTH DEPTH SEED RANGE [mtdf|sss-open|dual-open]     prints the events as a JSON array
"""
import json
import math
import sys

MASK = (1 << 64) - 1
STEP = 0x9E3779B97F4A7C15
LEAF = 0xD6E8FEB86659FD93


def mix(x):
    x ^= x >> 30
    x = x * 0xBF58476D1CE4E5B9 & MASK
    x ^= x >> 27
    x = x * 0x94D049BB133111EB & MASK
    return x ^ x >> 31


class Tree:
    """uniform:w=WIDTH,d=DEPTH,seed=SEED,range=RANGE"""

    def __init__(self, width, depth, seed, spread):
        self.width, self.depth, self.spread = width, depth, spread
        self.root = mix(0 + STEP)
        for number in (width, depth, 600000, 300000, seed, spread, 0, 1000001):
            self.root = mix(self.root + number + STEP & MASK)

    def leaf(self, path):
        node = self.root
        for move in path:
            node = mix(node + (move + 1) * STEP & MASK)
        return ((mix(node ^ LEAF) >> 24) * (2 * self.spread + 1) >> 40) - self.spread

    def minimax(self, path=()):
        if len(path) == self.depth:
            return self.leaf(path)
        return max(-self.minimax(path + (move,)) for move in range(self.width))


class Search:
    def __init__(self, tree):
        self.tree, self.table, self.events = tree, {}, []

    def tell(self, kind, path=None, **more):
        self.events.append({"kind": kind, "path": None if path is None else ".".join(map(str, path)), **more})

    def node(self, path, alpha, beta):
        """Null windows only, so that the window of a node is the window of all its moves."""
        assert beta == alpha + 1
        self.tell("enter", path, alpha=alpha, beta=beta)
        lower, upper = self.table.get(path, (None, None))
        if path and (lower is not None or upper is not None):
            known = lower if lower is not None and lower >= beta else upper if upper is not None and upper <= alpha else None
            if known is not None:
                self.tell("table_cutoff", path, value=known)
                return known
        if len(path) == self.tree.depth:
            value = self.tree.leaf(path)
            self.table[path] = (value, value)
            self.tell("leaf", path, value=value)
            return value
        best = None
        for move in range(self.tree.width):
            value = -self.node(path + (move,), -beta, -alpha)
            best = value if best is None else max(best, value)
            if value >= beta:
                self.tell("cutoff", path, value=value, index=move)
                break
        self.table[path] = (best, upper) if best >= beta else (lower, best)
        self.tell("leave", path, value=best)
        return best

    def mtdf(self, guess=0):
        value, lower, upper, number = guess, None, None, 0
        self.tell("iteration", value=guess)
        while lower is None or upper is None or lower < upper:
            beta = value + 1 if lower is not None and value == lower else value
            number += 1
            self.tell("pass", alpha=beta - 1, beta=beta, lower=lower, upper=upper, index=number)
            value = self.node((), beta - 1, beta)
            lower, upper = (lower, value) if value < beta else (value, upper)
            self.tell("pass_end", value=value, lower=lower, upper=upper, index=number)
        return value


class BestFirst(Search):
    """Stockman's procedure with a plain list. A merit is an upper bound as the leader sees it: the side to move at the root in
    SSS*, the other one in DUAL*."""

    def leads(self, path):
        return (len(path) + self.dual) % 2 == 0

    def window(self, path):
        cap = self.cap[path]
        merit = None if not path or cap == math.inf else cap
        return {"alpha": None, "beta": merit} if self.leads(path) else {"alpha": merit if merit is None else -merit, "beta": None}

    def bounds(self, merit):
        if merit == math.inf:
            return {"lower": None, "upper": None}
        return {"lower": -merit, "upper": None} if self.dual else {"lower": None, "upper": merit}

    def develop(self, path, merit):
        self.cap[path] = merit
        self.tell("enter", path, **self.window(path))
        if len(path) == self.tree.depth:
            value = self.tree.leaf(path)
            self.tell("leaf", path, value=value)
            self.open[path] = min(merit, value if self.leads(path) else -value), True
        else:
            for move in range(self.tree.width if self.leads(path) else 1):
                self.open[path + (move,)] = merit, False

    def pass_on(self, path, merit):
        parent = path[:-1]
        if not self.leads(parent) and path[-1] + 1 < self.tree.width:
            self.open[parent + (path[-1] + 1,)] = merit, False
            return
        if self.leads(parent):
            self.tell("cutoff", parent, value=merit, index=path[-1], alpha=merit - 1, beta=merit)
        self.tell("leave", parent, value=merit if self.leads(parent) else -merit, **self.window(parent))
        self.open = {other: known for other, known in self.open.items() if other[:len(parent)] != parent}
        self.open[parent] = merit, True

    def run(self, dual):
        self.dual, self.cap, self.open, best, number = dual, {}, {(): (math.inf, False)}, math.inf, 1
        self.tell("iteration")
        self.tell("pass", alpha=None, beta=None, index=1, **self.bounds(best))
        while True:
            path = min(self.open, key=lambda one: (-self.open[one][0], one))
            merit, solved = self.open.pop(path)
            value = -merit if dual else merit
            if merit < best:
                best = merit
                self.tell("pass_end", value=value, index=number, **self.bounds(best))
                number += 1
                self.tell("pass", alpha=value - 1 + dual, beta=value + dual, index=number, **self.bounds(best))
            if not solved:
                self.develop(path, merit)
            elif path:
                self.pass_on(path, merit)
            else:
                self.tell("pass_end", value=value, lower=value, upper=value, index=number)
                return


def expected(width, depth, seed, spread, algorithm="mtdf"):
    tree = Tree(width, depth, seed, spread)
    search = Search(tree) if algorithm == "mtdf" else BestFirst(tree)
    if algorithm == "mtdf":
        search.mtdf()
    else:
        search.run(algorithm == "dual-open")
    return search.events


if __name__ == "__main__":
    print(json.dumps(expected(*map(int, sys.argv[1:5]), *sys.argv[5:])))
