"""Test positions: solved ones are counted, lines that cannot be read are named, the exit status says whether all went well."""
import unittest

from program import ProgramTest

MATE = '6k1/5ppp/8/8/8/8/8/R3K3 w - - bm Ra8#; id "mate; in one";'
FORK = "4k3/8/8/3q4/8/4N3/8/4K3 w - - bm Nxd5; c0 \"takes; the queen\";"
AVOID = '4k3/8/8/3q4/8/4N3/8/4K3 w - - am Ke2 Kf2; id "avoid";'
DISTANCE = "7k/5K2/8/6Q1/8/8/8/8 w - - dm 1;"
WRONG = '6k1/5ppp/8/8/8/8/8/R3K3 w - - bm Kd1; id "wrong";'


class Suite(ProgramTest):
    def solve(self, *lines, status=0, more=()):
        path = self.write("s.epd", "".join(line + "\n" for line in lines))
        return self.zw("suite", path, "--depth", "4", "--table", "1M", "--json", *more, status=status)

    def test_solutions_of_every_kind_are_counted(self):
        *each, result = self.solve(MATE, FORK, "", "# a remark", AVOID, DISTANCE).objects
        self.assertEqual([e["id"] for e in each], ["mate; in one", "line 2", "avoid", "line 6"])
        self.assertEqual([e["solved"] for e in each], [True] * 4)
        self.assertEqual(each[0]["best"], "Ra8#")
        self.assertEqual((result["positions"], result["solved"], result["refused"]), (4, 4, 0))
        self.assertTrue(all(0 <= e["solved_after"] <= e["seconds"] for e in each))

    def test_a_position_that_is_not_solved_is_told_by_the_exit_status(self):
        *each, result = self.solve(MATE, WRONG, status=1).objects
        self.assertEqual([(e["solved"], e["best"]) for e in each], [(True, "Ra8#"), (False, "Ra8#")])
        self.assertIsNone(each[1]["solved_after"])
        self.assertEqual(result["solved"], 1)

    def test_lines_that_cannot_be_read_are_named_and_left_out(self):
        answer = self.solve(MATE, "8/8/8 w - - bm e4;", "4k3/8/8/8/8/8/8/4K3 w - - bm Qe4;",
                            "4k3/8/8/8/8/8/8/4K3 w - - id \"nothing\";", "4k3/8/8/8/8/8/8/4K3 w - - dm x;", status=1)
        self.assertEqual((answer.result["positions"], answer.result["refused"]), (1, 4))
        complaints = answer.err.splitlines()
        for number, (line, words) in enumerate(zip(complaints, ("ranks", "Qe4", "a solution", "dm x")), 2):
            self.assertIn(f"s.epd:{number}: ", line)
            self.assertIn(words, line)

    def test_every_algorithm_and_any_number_of_jobs_give_the_same_answers(self):
        one = [(e["id"], e["best"]) for e in self.solve(MATE, FORK, AVOID).objects[:-1]]
        two = self.solve(MATE, FORK, AVOID, more=("--jobs", "3", "--algorithm", "aspiration")).objects[:-1]
        self.assertEqual([(e["id"], e["best"]) for e in two][:2], one[:2])

    def test_the_answer_for_people_counts_too(self):
        path = self.write("s.epd", MATE + "\n" + WRONG + "\n")
        lines = self.zw("suite", path, "--nodes", "2000", "--table", "1M", status=1).out.splitlines()
        self.assertRegex(lines[0], r"^mate; in one +solved +Ra8# ")
        self.assertRegex(lines[1], r"^wrong +- +Ra8# ")
        self.assertTrue(lines[2].startswith("1 of 2 solved"))

    def test_a_file_without_positions_is_complained_about(self):
        self.assertIn("'/no/such.epd'", self.complaint("suite", "/no/such.epd"))
        self.assertIn("no position", self.complaint("suite", self.write("e.epd", "\n")))
        self.assertIn("'mtdg'", self.complaint("suite", self.write("m.epd", MATE), "--algorithm", "mtdg"))


if __name__ == "__main__":
    unittest.main()
