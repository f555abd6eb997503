"""`zw search --picture`, `--trace-text` and `--file`: the picture has the nodes of the trace and their values, the text its
events, and a file of positions the answers that each of them has alone."""
import glob
import os
import re
import unittest
import xml.etree.ElementTree

from program import ProgramTest

TREES = (("uniform:w=3,d=4,seed=5", "mtdf"), ("uniform:w=2,d=5,seed=1,range=9", "alphabeta"),
         ("graph:w=3,d=4,share=0.5,seed=2", "sss"), ("uniform:w=4,d=3,seed=2", "negascout"),
         ("uniform:w=3,d=4,seed=5", "sss-open"), ("edge:b=3,d=3,seed=3", "minimax"))
DOCS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "docs")
SVG = "{http://www.w3.org/2000/svg}"


class Picture(ProgramTest):
    def last_tree(self, *words):
        """Parent, move, values and kind of every node that the last iteration entered, out of the JSON trace."""
        *events, result = self.zw("search", *words, "--trace", "--json").objects
        nodes = {}
        for event in events:
            if event["kind"] == "iteration":
                nodes = {}
            elif event["kind"] == "enter":
                nodes.setdefault(event["node"], {"parent": event["parent"], "move": event["move"], "ply": event["ply"],
                                                 "leaf": None, "table": False})
            elif event["kind"] == "leaf":
                nodes[event["node"]]["leaf"] = event["value"] * (-1) ** event["ply"]
            elif event["kind"] in ("table_cutoff", "etc_cutoff"):
                nodes[event["node"]]["table"] = True
        return nodes, result

    def test_dot_has_the_nodes_of_the_trace(self):
        for position, algorithm in TREES:
            words = ["tree", "--position", position, "--algorithm", algorithm]
            nodes, result = self.last_tree(*words)
            self.zw("search", *words, "--picture", "t.dot")
            with open(self.path("t.dot"), encoding="utf-8") as file:
                text = file.read()
            drawn = {int(n): (shape, style, label) for n, shape, style, label in
                     re.findall(r'n(\d+) \[shape=(\w+), style="([^"]*)", label="([^"]*)"\]', text)}
            edges = {int(n): (int(parent), move) for parent, n, move in
                     re.findall(r'n(\d+) -> n(\d+) \[(?:style=bold, )?label="([^"]*)"\]', text)}
            self.assertEqual(set(drawn), set(nodes))
            self.assertEqual(edges, {n: (node["parent"], node["move"]) for n, node in nodes.items() if n})
            for n, node in nodes.items():
                shape, style, label = drawn[n]
                self.assertEqual(shape, "ellipse" if node["ply"] % 2 else "box")
                self.assertEqual("dashed" in style, node["table"])
                if node["leaf"] is not None:
                    self.assertEqual(label, str(node["leaf"]))
            self.assertEqual(drawn[0][2], str(result["value"]))
            bold = {n for n in drawn if "bold" in drawn[n][1]}
            at = 0
            for move in result["line"]:
                at = next(n for n, node in nodes.items() if n and node["parent"] == at and node["move"] == move)
                self.assertIn(at, bold)

    def test_svg_has_them_too_and_none_lies_on_another(self):
        for position, algorithm in TREES:
            words = ["tree", "--position", position, "--algorithm", algorithm]
            nodes, _ = self.last_tree(*words)
            self.zw("search", *words, "--picture", "t.svg")
            root = xml.etree.ElementTree.parse(self.path("t.svg")).getroot()
            boxes = [(float(r.get("x")), float(r.get("y")), float(r.get("width"))) for r in root.iter(SVG + "rect") if r.get("x")]
            rounds = [(float(e.get("cx")) - float(e.get("rx")), float(e.get("cy")) - float(e.get("ry")), 2 * float(e.get("rx")))
                      for e in root.iter(SVG + "ellipse")]
            self.assertEqual(len(boxes) + len(rounds), len(nodes))
            rows = {}
            for x, y, width in boxes + rounds:
                rows.setdefault(y, []).append((x, width))
                self.assertGreaterEqual(x, 0)
                self.assertLessEqual(x + width, float(root.get("width")))
            for row in rows.values():
                row.sort()
                for (x, width), (right, _) in zip(row, row[1:]):
                    self.assertGreaterEqual(right, x + width)

    def test_values_are_those_of_the_player_at_the_root_where_players_move_again(self):
        self.zw("search", "kalah", "--depth", "2", "--algorithm", "alphabeta", "--picture", "k.dot")
        with open(self.path("k.dot"), encoding="utf-8") as file:
            text = file.read()
        again = re.search(r'n0 -> n(\d+) \[(?:style=bold, )?label="3"\]', text).group(1)
        self.assertIn(f"n{again} [shape=box", text)

    def test_what_cannot_be_drawn_is_refused_in_one_line(self):
        for words, named in ((["--picture", "t.png"], "t.png"), (["--picture", "t.svg", "--nodes", "100"], "fixed depth"),
                             (["--picture", "gone/t.svg"], "gone/t.svg")):
            answer = self.zw("search", "connect4", "--depth", "2", *words, status=2)
            self.assertEqual(len(answer.err.splitlines()), 1)
            self.assertIn(named, answer.err)
        self.assertIn("2000 nodes", self.zw("search", "connect4", "--depth", "7", "--picture", "t.svg", status=2).err)


class Pages(ProgramTest):
    def test_the_pictures_on_the_pages_of_the_papers_are_those_of_the_commands_beside_them(self):
        found = 0
        for page in glob.glob(os.path.join(DOCS, "papers", "*.md")):
            with open(page, encoding="utf-8") as file:
                text = file.read()
            for command in re.findall(r"^zw (search .* --picture .*)$", text, re.M):
                name = command.split()[-1]
                self.zw(*command.split())
                with open(self.path(name), encoding="utf-8") as made, \
                        open(os.path.join(DOCS, "images", name), encoding="utf-8") as shown:
                    self.assertEqual(made.read(), shown.read(), name)
                self.assertIn(f"../images/{name}", text)
                found += 1
        self.assertGreaterEqual(found, 2)


class TraceText(ProgramTest):
    def test_every_event_is_a_line(self):
        words = ["tree", "--position", "uniform:w=3,d=4,seed=5", "--algorithm", "mtdf"]
        *events, _ = self.zw("search", *words, "--trace", "--json").objects
        lines = self.zw("search", *words, "--trace-text").out.splitlines()
        lines = lines[:lines.index(next(line for line in lines if line.startswith("depth")))]
        self.assertEqual(len(lines), len(events))
        signs = {"enter": "window", "leaf": "leaf, worth", "table_hit": "the table knows", "table_cutoff": "the table ends",
                 "cutoff": "cuts off with", "leave": "worth", "iteration": "iteration:", "pass": "pass", "pass_end": "proven now"}
        for line, event in zip(lines, events):
            self.assertIn(signs[event["kind"]], line)
            if event["node"] is not None:
                self.assertEqual(len(line) - len(line.lstrip()), 2 + 2 * event["ply"], line)
            if event["kind"] in ("leaf", "leave", "cutoff", "pass_end"):
                self.assertIn(str(event["value"]), line)


class File(ProgramTest):
    def test_each_position_has_the_answer_that_it_has_alone(self):
        path = self.write("some.set", "44\n4453 moves 1\n35333571\n")
        together = self.zw("search", "connect4", "--file", path, "--depth", "6", "--json").untimed
        alone = [self.zw("search", "connect4", *words, "--depth", "6", "--json").untimed[-1] for words in
                 (["--position", "44"], ["--position", "4453", "--moves", "1"], ["--position", "35333571"])]
        self.assertEqual(together, alone)
        self.assertEqual(self.zw("search", "connect4", "--file", path, "--depth", "3").out.count("best "), 3)

    def test_a_file_and_a_position_are_too_much(self):
        path = self.write("some.set", "44\n")
        for more in (["--position", "4"], ["--moves", "4"], ["--picture", "t.svg"]):
            self.assertIn(more[0], self.complaint("search", "connect4", "--file", path, "--depth", "3", *more))
        self.assertIn("gone.set", self.complaint("search", "connect4", "--file", "gone.set", "--depth", "3"))


if __name__ == "__main__":
    unittest.main()
