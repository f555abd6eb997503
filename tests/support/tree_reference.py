#!/usr/bin/env python3
"""MTD(f) on a uniform tree, once more and plainly: the events that a traced search must tell. It shares no code with the
program, and grows the tree by itself from the definition of its leaf values.

    tree_reference.py WIDTH DEPTH SEED RANGE     prints the events as a JSON array
"""
import json
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


def expected(width, depth, seed, spread):
    search = Search(Tree(width, depth, seed, spread))
    search.mtdf()
    return search.events


if __name__ == "__main__":
    print(json.dumps(expected(*map(int, sys.argv[1:5]))))
