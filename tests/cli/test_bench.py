"""The workload of `zw bench` and its signatures, which bench/signature keeps for every game and instance. A change of the
source that is not meant to change a search must leave them as they are; one that is meant to writes the new ones there."""
import os
import unittest

from program import ProgramTest

EXPECTED = os.path.join(os.path.dirname(__file__), "..", "..", "bench", "signature")


class Bench(ProgramTest):
    def test_the_signatures_are_the_expected_ones(self):
        with open(EXPECTED, encoding="utf-8") as file:
            expected = file.read().splitlines()
        *objects, result = self.zw("bench", "--json").objects
        parts = [o for o in objects if "nodes" in o]
        groups = [o for o in objects if "nodes" not in o]
        found = [f"{o['game']} {o['instance']} {o['signature']}" for o in groups]
        self.assertEqual(found, expected, "bench/signature keeps others: was the change meant?")
        self.assertEqual(sorted({(p["game"], p["instance"]) for p in parts}),
                         sorted((o["game"], o["instance"]) for o in groups))
        self.assertEqual(sum(p["nodes"] for p in parts), result["nodes"])
        for_people = self.zw("bench").out
        self.assertIn(f"\nsignature {result['signature']}\nnodes {result['nodes']}\n", for_people)
        for line in expected:
            self.assertIn(f"\n{line}\n", for_people)


if __name__ == "__main__":
    unittest.main()
