"""`zw lab show`, `report` and `verify` on a small store: one experiment, one game, a few positions."""
import os
import re
import shutil
import sqlite3
import subprocess
import tempfile
import unittest
from html.parser import HTMLParser

from program import PROGRAM, ProgramTest

VOID = {"meta", "br", "img", "link", "hr", "input"}


class Page(HTMLParser):
    """Checks that every element is closed, and collects what a browser would load or a reader would see."""

    def __init__(self, text):
        super().__init__()
        self.open, self.loaded, self.ids, self.seen, self.problems = [], [], [], [], []
        self.feed(text)
        self.problems += [f"<{tag}> is not closed" for tag in self.open]

    def handle_starttag(self, tag, attrs):
        if tag not in VOID:
            self.open.append(tag)
        for name, value in attrs:
            if name in ("src", "href", "xlink:href", "action", "data"):
                self.loaded.append(value)
            if name == "id":
                self.ids.append(value)

    def handle_startendtag(self, tag, attrs):
        self.handle_starttag(tag, attrs)
        if tag not in VOID:
            self.open.pop()

    def handle_endtag(self, tag):
        if not self.open or self.open.pop() != tag:
            self.problems.append(f"</{tag}> closes another element")

    def handle_data(self, data):
        self.seen.append(data)


def has_lab():
    done = subprocess.run([PROGRAM, "lab", "list"], capture_output=True, text=True, check=False)
    return "without the laboratory" not in done.stderr


@unittest.skipUnless(has_lab(), "zw was built without the laboratory")
class Report(ProgramTest):
    @classmethod
    def setUpClass(cls):
        cls.made = tempfile.TemporaryDirectory()
        cls.addClassCleanup(cls.made.cleanup)
        subprocess.run([PROGRAM, "lab", "run", "leaves", "--scale", "tour", "--game", "checkers", "--positions", "4",
                        "--depth", "4", "--store", "lab.db"], cwd=cls.made.name, check=True, capture_output=True)

    def setUp(self):
        super().setUp()
        self.store = self.path("lab.db")
        shutil.copy(os.path.join(self.made.name, "lab.db"), self.store)

    def report(self, *arguments, **options):
        return self.zw("lab", "report", "--store", self.store, "--game", "checkers", *arguments, **options)

    def change(self, statement):
        with sqlite3.connect(self.store) as store:
            self.assertGreater(store.execute(statement).rowcount, 0)
        store.close()

    def read(self, name):
        with open(self.path(name), encoding="utf-8") as file:
            return file.read()

    def bytes_of(self, name):
        with open(self.path(name), "rb") as file:
            return file.read()

    def test_a_report_ends_with_the_path_of_its_page(self):
        answer = self.report()
        lines = answer.out.splitlines()
        self.assertTrue(lines[-1].endswith("report.html"))
        self.assertTrue(os.path.isfile(os.path.join(self.directory.name, lines[-1])))
        for line, of in zip(lines[-3:-1], ("sentences of the papers", "hypotheses of our own")):
            self.assertRegex(line, rf"^\d+ verdicts on {of}: \d+ stronger, \d+ reproduced, \d+ inconclusive, "
                                   r"\d+ refuted, \d+ no data$")
        self.assertLess(len(lines), 30) # the answer, and not every verdict
        self.assertRegex(answer.out, r"(?m)^ +leaves +nodes +nodes with quiescence +time\n"
                                     r"checkers, even depths to 4, 4 positions\n  Alpha-Beta +[\d.]+ \[ *[\d.]+, [\d.]+\] ")
        for name in ("verdicts.csv", "verdicts.md", "csv/leaves.csv"):
            self.assertIn("leaves", self.read(name))

    def test_the_directory_can_be_chosen(self):
        self.report("--out", self.path("a/b"))
        self.assertIn("</html>", self.read("a/b/report.html"))

    def test_the_page_is_whole_and_loads_nothing(self):
        self.report()
        text = self.read("report.html")
        page = Page(text)
        self.assertEqual(page.problems, [])
        self.assertNotRegex(text, r"https?://|@import|url\(")
        for target in page.loaded:
            inside = target.startswith("#") and (target[1:] in page.ids)
            self.assertTrue(inside or os.path.isfile(self.path(target)), target)
        self.assertIn("prefers-color-scheme:dark", text)
        self.assertIn("[data-theme=dark]", text)
        self.assertIn('id="theme"', text)
        self.assertIn("interval below 1, within 0.8 to 1", " ".join(page.seen))
        if shutil.which("gnuplot"):
            self.assertLess(text.index('id="answer"'), text.index("<svg"))
            self.assertLess(text.index("</svg>"), text.index('id="contents"'))
        self.assertLess(text.index('id="contents"'), text.index('id="verdicts"'))
        for name in os.listdir(self.path("experiments")):
            page = Page(self.read("experiments/" + name))
            self.assertEqual(page.problems, [], name)
            for target in page.loaded:
                self.assertTrue(os.path.isfile(self.path("experiments/" + target)), f"{name}: {target}")

    def test_an_experiment_has_a_page_with_its_command_numbers_and_code(self):
        self.report()
        text = self.read("experiments/leaves.html")
        for part in ("zw lab run leaves", "../csv/leaves.csv", "src/lab/experiments/practice.c", "interval below 1, within",
                     "before: interval below 1.02"):
            self.assertIn(part, text)

    @unittest.skipUnless(shutil.which("gnuplot"), "no gnuplot")
    def test_figures_are_drawn_and_part_of_the_page(self):
        self.report()
        self.assertIn('<svg role="img"', self.read("report.html"))
        self.assertIn("<svg", self.read("figures/leaves.svg"))
        self.assertIn("../figures/leaves.svg", self.read("experiments/leaves.html"))
        self.assertEqual({name.rsplit(".", 1)[1] for name in os.listdir(self.path("figures"))}, {"gp", "svg"})

    def test_without_gnuplot_there_are_tables_and_one_line_says_why(self):
        answer = self.report(environment={"PATH": self.path("nowhere")})
        self.assertEqual(len(answer.err.splitlines()), 1, answer.err)
        self.assertIn("gnuplot-nox", answer.err)
        self.assertNotIn("<svg", self.read("report.html"))
        text = self.read("experiments/leaves.html")
        self.assertIn("gnuplot was not there", text)
        self.assertIn("even depths", text)

    def test_a_failing_gnuplot_costs_the_figure_only(self):
        os.mkdir(self.path("bin"))
        with open(self.path("bin/gnuplot"), "w", encoding="utf-8") as file:
            file.write("#!/bin/sh\nexit 3\n")
        os.chmod(self.path("bin/gnuplot"), 0o755)
        answer = self.report(environment={"PATH": self.path("bin") + ":" + os.environ["PATH"]})
        self.assertEqual(len(answer.err.splitlines()), 1, answer.err)
        self.assertIn("leaves.gp", answer.err)
        self.assertIn("gnuplot failed", self.read("experiments/leaves.html"))

    def test_the_same_seed_gives_the_same_report(self):
        first = self.report("--json").objects
        self.assertEqual(first, self.report("--json").objects)
        self.assertNotEqual(first, self.report("--json", "--seed", "2").objects)

    def test_verify_computes_the_same_again(self):
        self.report("--seed", "5")
        answer = self.zw("lab", "verify", "--store", self.store)
        self.assertRegex(answer.out, r"^\d+ verdicts recomputed, 0 differ\n$")

    def test_verify_finds_a_changed_verdict(self):
        self.report()
        self.change("UPDATE verdict SET tier = 'stronger' WHERE claim = 'mtdf' AND experiment = 'leaves'")
        answer = self.zw("lab", "verify", "--store", self.store, status=1)
        lines = answer.out.splitlines()
        self.assertEqual(len(lines), 2, answer.out)
        self.assertRegex(lines[0], r"^leaves mtdf checkers: stored stronger .*, now ")
        self.assertTrue(lines[1].endswith(", 1 differ"))
        objects = self.zw("lab", "verify", "--store", self.store, "--json", status=1).objects
        self.assertEqual([o.get("claim") for o in objects], ["mtdf", None])
        self.assertEqual(objects[-1]["differ"], 1)

    def test_verify_finds_a_changed_number(self):
        self.report()
        self.change("UPDATE verdict SET value = value * 1.000001 WHERE claim = 'mtdf' AND experiment = 'leaves'")
        self.assertIn(", 1 differ", self.zw("lab", "verify", "--store", self.store, status=1).out)

    def test_verify_finds_another_criterion(self):
        self.report()
        self.change("UPDATE verdict SET criterion = 'interval below 9' WHERE claim = 'mtdf' AND experiment = 'leaves'")
        answer = self.zw("lab", "verify", "--store", self.store, status=1)
        self.assertIn("leaves mtdf checkers: judged by another criterion: stored 'interval below 9', "
                      "now 'interval below 1, within 0.8 to 1'", answer.out)
        objects = self.zw("lab", "verify", "--store", self.store, "--json", status=1).objects
        self.assertEqual(objects[0]["stored_criterion"], "interval below 9")
        self.assertEqual(objects[0]["stored_value"], objects[0]["now_value"])

    def test_verify_finds_a_verdict_without_a_claim(self):
        self.report()
        self.change("UPDATE verdict SET claim = 'made-up' WHERE claim = 'mtdf' AND experiment = 'leaves'")
        answer = self.zw("lab", "verify", "--store", self.store, status=1)
        self.assertIn("leaves made-up checkers: stored", answer.out)
        self.assertIn(", 2 differ", answer.out)

    def test_results_as_text_are_verified_and_come_back(self):
        self.report()
        self.zw("lab", "export", "--store", self.store, "--out", self.path("text"))
        names = sorted(os.listdir(self.path("text")))
        self.assertEqual(len([name for name in names if name.startswith("leaves.checkers.rows")]), 1, names)
        before = {name: self.bytes_of("text/" + name) for name in names}
        place = {"TMPDIR": self.path(".")}
        self.assertIn(", 0 differ", self.zw("lab", "verify", "--store", self.path("text"), environment=place).out)
        self.assertEqual(self.zw("lab", "show", "leaves", "--store", self.path("text"), "--json", environment=place).out,
                         self.zw("lab", "show", "leaves", "--store", self.store, "--json").out)
        self.zw("lab", "import", self.path("text"), "--store", self.path("again.db"))
        self.zw("lab", "export", "--store", self.path("again.db"), "--out", self.path("text"))
        self.assertEqual({name: self.bytes_of("text/" + name) for name in os.listdir(self.path("text"))}, before)

    def test_a_report_of_text_puts_its_verdicts_there(self):
        self.zw("lab", "export", "--store", self.store, "--out", self.path("text"))
        place = {"TMPDIR": self.path(".")}
        self.zw("lab", "report", "--store", self.path("text"), "--out", self.path("page"), "--game", "checkers",
                environment=place)
        self.assertIn("\tcheckers\t", self.read("text/leaves.verdicts"))
        self.assertIn(", 0 differ", self.zw("lab", "verify", "--store", self.path("text"), environment=place).out)

    def test_damaged_text_is_named_with_its_line(self):
        self.report()
        self.zw("lab", "export", "--store", self.store, "--out", self.path("text"))
        with open(self.path("text/leaves.verdicts"), "a", encoding="utf-8") as file:
            file.write("mtdf\tchess\n")
        lines = len(self.read("text/leaves.verdicts").splitlines())
        line = self.complaint("lab", "verify", "--store", self.path("text"))
        self.assertIn(f"leaves.verdicts:{lines}: 'mtdf", line)

    def test_verify_finds_a_lost_row(self):
        self.report()
        self.change("DELETE FROM result WHERE depth = 4 AND position = (SELECT min(position) FROM result)")
        self.zw("lab", "verify", "--store", self.store, status=1)

    def test_what_is_not_there_is_said_in_one_line(self):
        for command in (("show", "leaves"), ("report",), ("verify",)):
            self.assertIn("none.db", self.complaint("lab", *command, "--store", self.path("none.db")))
            self.assertFalse(os.path.exists(self.path("none.db")))
        self.assertIn("zw lab report", self.complaint("lab", "verify", "--store", self.store))
        self.assertIn("'leafs'", self.complaint("lab", "show", "leafs", "--store", self.store))
        self.assertIn("--game", self.complaint("lab", "report", "--store", self.store, "--set", "x.pgn"))
        self.change("UPDATE configuration SET version = 'other'")
        self.assertIn("this version", self.complaint("lab", "report", "--store", self.store))

    def test_a_report_that_cannot_be_written_leaves_the_store_alone(self):
        self.write("file", "")
        before = self.zw("lab", "show", "leaves", "--store", self.store, "--json").out
        self.assertIn("file", self.complaint("lab", "report", "--store", self.store, "--out", self.path("file/x")))
        self.assertEqual(self.zw("lab", "show", "leaves", "--store", self.store, "--json").out, before)

    def test_show_has_even_and_odd_depths_apart_and_the_verdicts(self):
        out = self.zw("lab", "show", "leaves", "--store", self.store, "--game", "checkers").out
        self.assertRegex(out, r"(?s)checkers: .*\neven\n +2 .*\n +4 .*\nodd\n +3 .*interval below 1, within")
        objects = self.zw("lab", "show", "leaves", "--store", self.store, "--game", "checkers", "--json").objects
        points = [o for o in objects if "curve" in o]
        self.assertEqual({o["depth"] for o in points}, {2, 3, 4})
        base = [o for o in points if re.search("aspiration", o["curve"], re.I)]
        self.assertTrue(base and all(o["sum_ratio"] == o["low"] == o["high"] == 1 for o in base))
        self.assertTrue(all(o["positions"] == 4 for o in points))
        self.assertIn("mtdf", [o.get("claim") for o in objects])


if __name__ == "__main__":
    unittest.main()
