"""The yardstick: fields and their order, sizes that formulas give, sums over sets, Ctrl-C."""
import signal
import subprocess
import unittest

from program import PATIENCE, PROGRAM, ProgramTest, plugin, processor_seconds, wait_until

FIELDS = ("depth value minimal_tree_leaves minimal_tree_nodes graph_leaves graph_nodes graph_distinct graph_etc_nodes "
          "armg_nodes search_nodes search_leaves ratio first_move_rate").split()
SUMMED = [f for f in FIELDS if f not in ("depth", "value", "ratio", "first_move_rate")]


def minimal_leaves(w, d):
    return w ** ((d + 1) // 2) + w ** (d // 2) - 1


class Yardstick(ProgramTest):
    def measure(self, *words):
        return self.zw("yardstick", *words, "--json").objects

    def test_an_object_for_each_depth(self):
        rows = self.measure("othello", "--depth", "6")
        self.assertEqual([r["depth"] for r in rows], [1, 2, 3, 4, 5, 6])
        for row in rows:
            self.assertEqual(list(row)[:len(FIELDS)], FIELDS)
            self.assertLessEqual(row["graph_nodes"], row["minimal_tree_nodes"])
            self.assertLessEqual(row["graph_distinct"], row["graph_nodes"])
            self.assertLessEqual(row["graph_etc_nodes"], row["graph_nodes"])
            self.assertAlmostEqual(row["ratio"], row["search_nodes"] / row["graph_nodes"], places=3)
            self.assertEqual(row["armg_nodes"], row["cheapest_etc_nodes"][-1])
            self.assertEqual(len(row["first_move_rates"]), row["depth"])
        self.assertEqual([r["depth"] for r in self.measure("othello", "--depth", "6", "--from", "5")], [5, 6])
        self.assertEqual(self.measure("othello", "--from", "6"), rows[5:])  # the default depth

    def test_the_search_is_that_of_zw_search(self):
        words = ["checkers", "--depth", "7", "--evaluation", "hand"]  # whose search the yardstick's table holds as a whole
        row = self.measure(*words)[-1]
        search = self.zw("search", *words, "--algorithm", "aspiration", "--json").result
        self.assertEqual((row["value"], row["search_nodes"], row["search_leaves"]),
                         (search["value"], search["nodes_last"], search["leaves_last"]))

    def test_uniform_trees(self):
        for w, d in ((3, 5), (4, 6), (7, 3)):
            (row,) = self.measure("tree", "--position", f"uniform:w={w},d={d}", "--mm", "4")
            nodes = sum(minimal_leaves(w, k) for k in range(d + 1))
            self.assertEqual(row["minimal_tree_leaves"], minimal_leaves(w, d))
            self.assertEqual({row[f] for f in ("minimal_tree_nodes", "graph_nodes", "graph_etc_nodes", "armg_nodes")},
                             {nodes})

    def test_a_set_is_the_sum_of_its_positions(self):
        parts = [self.measure("tree", "--position", f"graph:w=4,d=5,seed={seed}")[0] for seed in range(1, 9)]
        words = ("tree", "--set", "graph:w=4,d=5,seed=1..8")
        (row,) = self.measure(*words)
        self.assertEqual((row["positions"], row["value"]), (8, None))
        for field in SUMMED:
            self.assertEqual(row[field], sum(p[field] for p in parts), field)
        self.assertEqual(self.measure(*words, "--jobs", "1"), [row])

    def test_without_cheapest_cutoffs_the_graph_with_etc_is_the_smallest_known(self):
        row = self.measure("checkers", "--depth", "6", "--mm", "0")[-1]
        self.assertEqual((row["armg_nodes"], row["cheapest_nodes"]), (row["graph_etc_nodes"], []))

    def test_a_small_table_changes_the_search_but_not_what_is_counted_of_a_tree(self):
        large, small = (self.measure("tree", "--position", "uniform:w=4,d=6", "--table", size)[0]
                        for size in ("1M", "16e"))
        self.assertGreater(small["oracle_passes"], 1)
        self.assertEqual(small["minimal_tree_nodes"], large["minimal_tree_nodes"])

    def test_the_table_for_people(self):
        text = self.zw("yardstick", "checkers", "--depth", "5").out
        self.assertIn("search/graph", text)
        self.assertRegex(text, r"even depths: search / minimal graph \d+\.\d\d, odd depths: \d+\.\d\d\n")
        self.assertRegex(text, r"cutoffs by the first move at depth 5, by ply: .*4: \d+\.\d%")

    def test_a_game_that_lies_is_named(self):
        line = self.complaint("yardstick", plugin("colliding_hash"), "--depth", "6")
        self.assertIn("not consistent", line)

    def test_trees_of_different_depths_need_one_for_all(self):
        path = self.write("mixed.set", "uniform:w=3,d=3\nuniform:w=3,d=4\n")
        self.assertIn("--depth", self.complaint("yardstick", "tree", "--set", path))
        self.assertEqual(self.measure("tree", "--set", path, "--depth", "3")[0]["positions"], 2)

    def test_ctrl_c_ends_with_the_depths_that_were_measured(self):
        words = [PROGRAM, "yardstick", "chess", "--depth", "20", "--table", "16M", "--json"]
        child = subprocess.Popen(words, stdout=subprocess.PIPE, text=True)
        wait_until(lambda: processor_seconds(child.pid) > 2, "depth 4") # it takes a tenth of that
        child.send_signal(signal.SIGINT)
        out, _ = child.communicate(timeout=PATIENCE)
        self.assertEqual(child.returncode, 0)
        self.assertIn('"depth":4', out)
        self.assertIn('"stopped":true', out)


if __name__ == "__main__":
    unittest.main()
