"""Comparisons: every algorithm on the same positions, agreeing values, figures that can be checked by hand."""
import unittest

from program import ProgramTest, plugin

TREES = "uniform:w=5,d=4,seed=1..200"


class Compare(ProgramTest):
    def compare(self, *words, **more):
        *rows, summary = self.zw("compare", *words, "--json", **more).objects
        return rows, summary

    def test_all_algorithms_agree_on_trees(self):
        for kind in ("uniform:w=3,d=5,seed=1..20", "uniform:w=4,d=4,range=1,seed=1..20",
                     "ordered:w=4,d=5,first=0.6,seed=1..20", "graph:w=4,d=5,share=0.4,seed=1..20",
                     "edge:b=4,d=5,seed=1..20"):
            rows, summary = self.compare("tree", "--set", kind)
            self.assertTrue(summary["values_checked"] and summary["values_agree"])
            self.assertEqual(summary["positions"], 20)
            self.assertEqual(summary["algorithms"], len(rows))
            self.assertIn("minimax", [r["algorithm"] for r in rows])
            self.assertEqual("fe" in [r["algorithm"] for r in rows], kind.startswith("edge"))

    def test_the_means_are_those_of_the_parts(self):
        objects = self.zw("compare", "tree", "--set", "uniform:w=4,d=4,seed=1..10", "--algorithms", "aspiration,sss",
                          "--each", "--json").objects
        parts, rows = objects[:20], objects[20:22]
        for row in rows:
            own = [p for p in parts if p["algorithm"] == row["algorithm"]]
            self.assertEqual(sum(p["leaves"] for p in own), row["leaves"])
            self.assertEqual(sum(p["passes"] for p in own), row["passes"])
            mean = row["leaves"] / 10
            error = (sum((p["leaves"] - mean) ** 2 for p in own) / 9 / 10) ** 0.5
            self.assertAlmostEqual(row["leaves_mean"], mean, places=3)
            self.assertAlmostEqual(row["leaves_se"], error, places=3)
            minimal = 4 ** 2 + 4 ** 2 - 1
            self.assertAlmostEqual(row["minimal_ratio_mean"], mean / minimal, places=4)
        self.assertAlmostEqual(rows[1]["leaves_ratio"], rows[1]["leaves"] / rows[0]["leaves"], places=4)

    def test_alphabeta_and_negascout_need_what_the_literature_says(self):
        rows, _ = self.compare("tree", "--set", TREES, "--algorithms",
                               "alphabeta:memory=off,negascout:memory=off,sss,dual")
        for row, mean, error in zip(rows, (4.62, 5.39, 3.29, 3.85), (0.06, 0.11, 0.06, 0.05)):
            spread = (error ** 2 + row["minimal_ratio_se"] ** 2) ** 0.5
            self.assertLess(abs(row["minimal_ratio_mean"] - mean), 3 * spread, row["algorithm"])

    def test_perfectly_ordered_trees_need_the_minimal_tree_only(self):
        rows, _ = self.compare("tree", "--set", "ordered:w=4,d=5,first=1,seed=1..10")
        self.assertEqual({r["algorithm"]: r["minimal_ratio_mean"] for r in rows if r["algorithm"] != "minimax"},
                         {r["algorithm"]: 1 for r in rows if r["algorithm"] != "minimax"})

    def test_a_comma_before_a_setting_does_not_split(self):
        rows, summary = self.compare("tree", "--algorithms", "mtdf:from=2,memory=off,aspiration:width=30,sss")
        self.assertEqual([r["algorithm"] for r in rows], ["mtdf:from=2,memory=off", "aspiration:width=30", "sss"])
        self.assertEqual(summary["base"], "aspiration:width=30")

    def test_the_number_of_jobs_changes_nothing(self):
        words = ["compare", "tree", "--set", "ordered:w=5,d=5,seed=1..12", "--each", "--json"]
        self.assertEqual(self.zw(*words, "--jobs", "1").untimed, self.zw(*words, "--jobs", "4").untimed)

    def test_values_that_disagree_are_told(self):
        words = ["compare", plugin("colliding_hash"), "--algorithms", "alphabeta:memory=off,negascout:memory=off,mtdf",
                 "--depth", "7"]
        answer = self.zw(*words, "--json", status=1)
        self.assertRegex(answer.err, r"^{\"error\":\"values disagree: mtdf finds -?\d+ on 'start', where -?\d+ is expected\"}\n$")
        self.assertEqual([r["disagreements"] for r in answer.objects[:3]], [0, 0, 1])
        self.assertFalse(answer.result["values_agree"])

    def test_a_real_game(self):
        rows, summary = self.compare("connect4", "--depth", "7")
        self.assertTrue(summary["values_agree"])
        self.assertNotIn("minimax", [r["algorithm"] for r in rows])
        self.assertEqual({r["minimal_ratio_mean"] for r in rows}, {None})
        self.assertTrue(all(0 < r["first_move_rate"] <= 1 for r in rows))

    def test_sets_are_files_names_and_lines_with_moves(self):
        path = self.write("few.set", "# three\nstart\n44 # two moves\n44 moves 5 3\n")
        for name in (path, "few", "few.set"):
            self.assertEqual(self.compare("connect4", "--set", name, "--depth", "3")[1]["positions"], 3)
        elsewhere = {"ZW_DATA": self.directory.name}
        self.write("other.set", "uniform:w=2,d=3,seed=1..7\nordered:w=2,d=3\n")
        _, summary = self.compare("tree", "--set", "other", environment=elsewhere)
        self.assertEqual(summary["positions"], 8)

    def test_the_sets_that_come_along_are_found(self):
        for game, name in (("connect4", "connect4"), ("tree", "trees")):
            _, summary = self.compare(game, "--set", name, "--algorithms", "mtdf,negascout", "--grain", "1")
            self.assertTrue(summary["values_agree"])
            self.assertGreater(summary["positions"], 9)

    def test_people_get_one_table(self):
        text = self.zw("compare", "tree", "--set", "uniform:w=3,d=3,seed=1..3", "--algorithms", "mtdf,sss").out
        self.assertEqual(sum(line.startswith(("mtdf", "sss")) for line in text.splitlines()), 2)
        self.assertIn("+-", text)


if __name__ == "__main__":
    unittest.main()
