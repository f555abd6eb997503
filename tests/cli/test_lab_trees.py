"""Experiments on random trees with a seed of the reader's choice: other trees, the same shape."""
import csv
import os
import sqlite3
import unittest

from test_lab import LabTest

# What must hold of every sample of a few trees; the finer claims need more of them.
SHAPE = ["values", "pns", "ins", "sss-even", "dominance", "two-ways"]


def numbers(path):
    with sqlite3.connect(f"file:{path}?mode=ro", uri=True) as store:
        return set(store.execute("SELECT numbers FROM measured WHERE word = 'ins' AND depth = 4"))


def read(path):
    with open(path, encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


class Trees(LabTest):
    def test_another_seed_has_other_trees_and_the_shape_of_the_figure(self):
        self.run_lab("ins-pns", "--scale", "tour", "--seed", "7", "--jobs", "1")
        shown = self.zw("lab", "show", "ins-pns", "--scale", "tour", "--seed", "7", "--json", "--store", self.store)
        verdicts = [o for o in shown.objects if o.get("claim") in SHAPE]
        self.assertEqual(len(verdicts), 8 * len(SHAPE))
        for verdict in verdicts:
            self.assertIn(verdict["verdict"], ("reproduced", "stronger", "inconclusive"), verdict)

        other = self.path("other.db")
        self.run_lab("ins-pns", "--scale", "tour", "--seed", "8", "--depth", "4", "--positions", "2", "--jobs", "1",
                     store=other)
        self.assertFalse(numbers(self.store) & numbers(other))

    def test_the_leaves_that_are_visited_are_those_of_the_criterion(self):
        self.run_lab("criteria", "--scale", "tour")
        shown = self.zw("lab", "show", "criteria", "--scale", "tour", "--json", "--store", self.store)
        exact = [o for o in shown.objects if o.get("claim") in ("alphabeta", "test", "mtdf", "inside")]
        self.assertEqual(len(exact), 4 * 6)
        self.assertEqual({o["value"] for o in exact}, {1})

        out = self.path("report")
        self.zw("lab", "report", "--scale", "tour", "--store", self.store, "--out", out)
        for name in ("csv/criteria.csv", "verdicts.csv"):
            rows = [row for row in read(os.path.join(out, name)) if row["experiment"] == "criteria"]
            self.assertEqual({row["game"] for row in rows}, {o["game"] for o in exact}, name)
            self.assertTrue(all(int(row["positions"]) == 3 and None not in row for row in rows), name)


if __name__ == "__main__":
    unittest.main()
