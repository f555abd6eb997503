"""The workload of `zw bench` and its signature, which bench/signature keeps. A change of the source that is not meant to
change a search must leave it as it is; one that is meant to writes the new one there."""
import os
import unittest

from program import ProgramTest

EXPECTED = os.path.join(os.path.dirname(__file__), "..", "..", "bench", "signature")


class Bench(ProgramTest):
    def test_the_signature_is_the_expected_one(self):
        with open(EXPECTED, encoding="utf-8") as file:
            expected = file.read().strip()
        *parts, result = self.zw("bench", "--json").objects
        self.assertEqual(result["signature"], expected, "bench/signature keeps another one: was the change meant?")
        self.assertEqual(sum(p["nodes"] for p in parts), result["nodes"])
        self.assertIn(f"\nsignature {expected}\nnodes {result['nodes']}\n", self.zw("bench").out)


if __name__ == "__main__":
    unittest.main()
