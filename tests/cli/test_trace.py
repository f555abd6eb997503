"""The events of a traced search, against a second MTD(f) and SSS* on a second uniform tree that share nothing with the program,
and against themselves."""
import os
import sys
import unittest

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "support"))
import tree_reference  # noqa: E402
from program import ProgramTest  # noqa: E402

REFERENCES = ("minimax", "ins", "pns:k=2", "sss-open", "dual-open", "fe")


class Trace(ProgramTest):
    def trace(self, position, algorithm, *more, game="tree"):
        return self.zw("search", game, *(["--position", position] if position else []), "--algorithm", algorithm, "--trace",
                       *more).objects

    def with_paths(self, events):
        """The events but those of the table alone, each with the path of its node."""
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
        return told

    def test_every_event_is_that_of_an_independent_reference(self):
        for algorithm in ("mtdf", "sss-open", "dual-open"):
            for width, depth, seed, spread in ((3, 4, 5, 40), (2, 6, 1, 10), (4, 4, 3, 60), (5, 3, 9, 1000000)):
                *events, result = self.trace(f"uniform:w={width},d={depth},seed={seed},range={spread}", algorithm)
                wanted = tree_reference.expected(width, depth, seed, spread, algorithm)
                told = self.with_paths(events)
                self.assertEqual(len(told), len(wanted))
                for event, one in zip(told, wanted):
                    self.assertEqual({name: event[name] for name in one}, one, algorithm)
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

    def test_open_lists_pass_on_where_null_windows_do(self):
        """Catches: a bound of the root that is told too early, too late, or twice."""
        for listed, driven in (("sss-open", "sss"), ("dual-open", "dual")):
            ends = [[e["value"] for e in self.trace("uniform:w=3,d=5,seed=8,range=50", one) if e.get("kind") == "pass_end"]
                    for one in (listed, driven)]
            self.assertGreater(len(ends[0]), 3)
            self.assertEqual(*ends)

    def test_reference_searches_tell_what_they_count(self):
        for algorithm in REFERENCES:
            for game, position, more in (("tree", "edge:b=3,d=5,seed=3", ()), ("connect4", "4444", ("--depth", "4")),
                                         ("kalah", "", ("--depth", "3"))):
                if (algorithm, game) == ("fe", "kalah"): # it counts plies
                    continue
                *events, result = self.trace(position, algorithm + (":learn=online" if game == "connect4" and algorithm == "fe" else ""),
                                             *more, "--deepening", "off", game=game)
                count = {kind: sum(e["kind"] == kind for e in events) for kind in ("enter", "leaf", "research", "leave")}
                self.assertEqual([count["enter"], count["leaf"], count["research"], count["leave"]],
                                 [result["nodes"], result["leaves"], result["researches"], result["interior"]] if not algorithm.endswith("-open")
                                 else [result["nodes"], result["leaves"], 0, count["leave"]], (algorithm, game))
                self.with_paths(events)

    def test_what_a_reference_search_leaves_a_node_with_is_true(self):
        tree = tree_reference.Tree(3, 4, 5, 40)
        for algorithm in REFERENCES[:-1]:
            for event in self.with_paths(self.trace("uniform:w=3,d=4,seed=5,range=40", algorithm)[:-1]):
                if event["kind"] != "leave":
                    continue
                value, truth = event["value"], tree.minimax(tuple(int(move) for move in event["path"].split(".") if move))
                if event["beta"] is not None and value >= event["beta"]:
                    self.assertGreaterEqual(truth, value, (algorithm, event))
                elif event["alpha"] is not None and value <= event["alpha"]:
                    self.assertLessEqual(truth, value, (algorithm, event))
                else:
                    self.assertEqual(truth, value, (algorithm, event))


if __name__ == "__main__":
    unittest.main()
