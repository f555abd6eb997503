"""The events of a traced search, against a second MTD(f) on a second uniform tree that share nothing with the program, and
against themselves."""
import os
import sys
import unittest

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "support"))
import tree_reference  # noqa: E402
from program import ProgramTest  # noqa: E402

NODES = {"enter", "leaf", "table_cutoff", "cutoff", "leave"}


class Trace(ProgramTest):
    def trace(self, position, algorithm, *more, game="tree"):
        return self.zw("search", game, *(["--position", position] if position else []), "--algorithm", algorithm, "--trace",
                       *more).objects

    def test_every_event_of_mtdf_is_that_of_an_independent_reference(self):
        for width, depth, seed, spread in ((3, 4, 5, 40), (2, 6, 1, 10), (4, 4, 3, 60), (5, 3, 9, 1000000)):
            *events, result = self.trace(f"uniform:w={width},d={depth},seed={seed},range={spread}", "mtdf")
            wanted = tree_reference.expected(width, depth, seed, spread)
            paths, told = {0: ""}, []
            for event in events:
                if event["kind"] == "table_hit":
                    continue
                node = event["node"]
                if event["kind"] == "enter" and node:
                    before = paths[event["parent"]]
                    path = f"{before}.{event['move']}" if before else event["move"]
                    self.assertEqual(paths.setdefault(node, path), path)
                told.append({**event, "path": None if node is None else paths[node]})
            self.assertEqual(len(told), len(wanted))
            for event, one in zip(told, wanted):
                self.assertEqual({name: event[name] for name in one}, one)
            self.assertEqual(result["value"], wanted[-1]["value"])

    def test_every_path_has_one_number_in_every_pass_and_iteration(self):
        for game, position, more in (("tree", "graph:w=4,d=5,share=0.5,seed=2", ()), ("connect4", "4444", ("--depth", "5")),
                                     ("kalah", "", ("--depth", "4"))):
            *events, _ = self.trace(position, "sss", *more, game=game)
            number, parent_of = {}, {}
            for event in events:
                if event["kind"] == "enter" and event["ply"]:
                    edge = event["parent"], event["move"]
                    self.assertEqual(number.setdefault(edge, event["node"]), event["node"])
                    self.assertEqual(parent_of.setdefault(event["node"], event["parent"]), event["parent"])
            self.assertEqual(sorted(number.values()), list(range(1, len(number) + 1)))

    def test_marks_tell_the_passes_of_the_report(self):
        *events, result = self.trace("4444", "mtdf", "--depth", "6", game="connect4")
        self.assertEqual([e["depth"] for e in events if e["kind"] == "iteration"], [1, 2, 3, 4, 5, 6])
        self.assertEqual(sum(e["kind"] == "pass" for e in events), result["passes"])
        self.assertEqual(sum(e["kind"] == "pass_end" for e in events), result["passes"])
        last = [e for e in events if e["kind"] == "pass_end"][-1]
        self.assertEqual((last["lower"], last["upper"]), (result["value"], result["value"]))

    def test_a_reference_search_has_leaves_without_numbers(self):
        *events, result = self.trace("uniform:w=3,d=4,seed=5", "sss-open")
        self.assertEqual({e["kind"] for e in events}, {"iteration", "leaf"})
        self.assertEqual({e["node"] for e in events}, {None})
        self.assertEqual(sum(e["kind"] == "leaf" for e in events), result["leaves"])


if __name__ == "__main__":
    unittest.main()
