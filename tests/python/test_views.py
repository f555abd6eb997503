"""compare() and watch(): the numbers are those of the program, tables say them, and pictures are made where there is
matplotlib."""
import unittest

from package import program
import zerowindow as zw

try:
    import matplotlib
except ImportError:
    matplotlib = None


class Views(unittest.TestCase):
    def test_a_comparison_has_the_counters_of_the_program(self):
        compared = zw.compare("kalah", depth=6, algorithms=("mtdf", "sss", "alphabeta"))
        for algorithm in ("mtdf", "sss", "alphabeta"):
            told = program("search", "kalah", "--depth", "6", "--algorithm", algorithm)
            row = compared[algorithm]
            self.assertEqual((row.leaves, row.nodes, row.passes, row.values),
                             (told["leaves"], told["nodes"], told["passes"], [told["value"]]))
            self.assertIn(str(told["nodes"]), str(compared))
            self.assertIn(f"<td>{told['nodes']}</td>", compared._repr_html_())

    def test_several_positions_are_added_up(self):
        both = zw.compare("connect4", ["44", "4453"], depth=5, algorithms=["mtdf"])
        each = [zw.compare("connect4", [text], depth=5, algorithms=["mtdf"]) for text in ("44", "4453")]
        self.assertEqual(both["mtdf"].nodes, sum(one["mtdf"].nodes for one in each))

    def test_watching_keeps_every_pass_until_the_bounds_meet(self):
        watched = zw.watch("kalah", depth=5)
        self.assertEqual(len(watched.passes), watched.result.counters["passes"])
        last = watched.passes[-1]
        self.assertEqual((last.lower, last.upper), (watched.result.value,) * 2)
        self.assertTrue(all(p.beta - p.alpha == 1 for p in watched.passes if None not in (p.alpha, p.beta)))
        self.assertIn("kalah, mtdf", str(watched))
        self.assertIn("<table>", watched._repr_html_())

    def test_pictures(self):
        for view in (zw.watch("kalah", depth=4), zw.compare("kalah", depth=3, algorithms=["mtdf", "sss"])):
            if matplotlib:
                self.assertEqual(view._repr_png_()[:4], b"\x89PNG")
            else:
                self.assertIsNone(view.draw())
                self.assertIsNone(view._repr_png_())


if __name__ == "__main__":
    unittest.main()
