"""Opening books: the same one whatever the jobs and however often it is killed, the values of its leaves backed up rightly, and
moves of it played by every way to play. Books that are damaged are refused in one line."""
import os
import re
import signal
import subprocess
import unittest

from engine import Engine
from program import PATIENCE, PROGRAM, ProgramTest, wait_until

from draughts import START  # tests/support

DATA = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "data")
C4 = ["book", "connect4", "build", "--nodes", "200", "--margin", "9", "--batch", "4"]
FIGURES = re.compile(r"(-?\d+)/(\d+)/(\d+)(!?)$")


# ------------------------------------------------------------------------------------------------- connect four, anew

def has_four(stones):
    return any(all((c + i * dc, r + i * dr) in stones for i in range(4))
               for c, r in stones for dc, dr in ((1, 0), (0, 1), (1, 1), (1, -1)))


class Four:
    """Columns of stones: x is who moved first."""

    def __init__(self, moves):
        self.columns = [""] * 7
        for move in moves:
            self.columns[int(move) - 1] += "xo"[sum(map(len, self.columns)) % 2]

    def moves(self):
        for side in "xo":
            if has_four({(c, r) for c, column in enumerate(self.columns) for r, s in enumerate(column) if s == side}):
                return []
        return [str(c + 1) for c in range(7) if len(self.columns[c]) < 6]

    @property
    def key(self):
        """The same for mirror images."""
        return min(tuple(self.columns), tuple(self.columns[::-1]))


def read_book(path):
    """The head, and the figures by the moves that lead to them."""
    with open(path, encoding="ascii") as file:
        head, *lines = file.read().splitlines()
    figures = {}
    for line in lines:
        if line.startswith("#"):
            continue
        moves, *entries = line.split("\t")
        before = "" if moves == "start" else moves + " "
        for entry in entries:
            move, _, found = entry.rpartition("=")
            value, depth, nodes, proven = FIGURES.match(found).groups()
            where = moves if not move else before + move
            assert where not in figures, where
            figures[where] = (int(value), int(depth), int(nodes), proven == "!")
    return head, figures


def backed_up(figures):
    """The value of every position by minimax, and whether it has been expanded."""
    leaves = {Four(path.split() if path != "start" else []).key: value[0] for path, value in figures.items()}
    values = {}

    def value_of(moves):
        here = Four(moves)
        if here.key not in values:
            below = here.moves()
            whole = below and all(Four(moves + [m]).key in leaves for m in below)
            values[here.key] = max(-value_of(moves + [m]) for m in below) if whole else leaves[here.key]
        return values[here.key]

    for path in figures:
        value_of(path.split() if path != "start" else [])
    return values, leaves


class Build(ProgramTest):
    def build(self, name, *words, **more):
        return self.zw(*C4, "--book", self.path(name), "--json", *words, **more).result

    def bytes(self, name):
        with open(self.path(name), "rb") as file:
            # the command is part of the book, the number of positions that it asked for too
            return [line for line in file.read().splitlines() if not line.startswith(b"#")]

    def test_the_same_book_whatever_the_jobs_and_in_how_many_steps(self):
        result = self.build("a.book", "--positions", "300", "--jobs", "1")
        self.assertTrue(result["complete"])
        self.assertEqual(result["searched"], result["positions"])
        self.build("b.book", "--positions", "300", "--jobs", "3")
        self.assertEqual(self.bytes("a.book"), self.bytes("b.book"))
        for positions in (1, 40, 150, 300):
            self.build("c.book", "--positions", str(positions))
        self.assertEqual(self.bytes("a.book"), self.bytes("c.book"))
        self.assertFalse(os.path.exists(self.path("a.book.journal")))
        self.assertEqual(self.build("c.book", "--positions", "300")["searched"], 0)

    def test_a_killed_build_comes_to_the_same_bytes(self):
        words = [*C4[:3], "--nodes", "3000", "--margin", "9", "--positions", "400", "--jobs", "2", "--follow", "3"]
        self.zw(*words, "--book", self.path("whole.book"))
        journal = self.path("k.book.journal")

        def lines():
            try:
                with open(journal, "rb") as file:
                    return file.read().count(b"\n")
            except FileNotFoundError:
                return 0
        kills = 0
        for least in (30, 90, 150, 210):
            child = subprocess.Popen([PROGRAM, *words, "--book", self.path("k.book")], stdout=subprocess.DEVNULL)
            wait_until(lambda: child.poll() is not None or lines() > least, "the journal grows")
            kills += child.poll() is None
            child.send_signal(signal.SIGKILL)
            child.wait()
            if os.path.exists(self.path("k.book")):
                break
            with open(journal, "ab") as file:
                file.write(b"4 4 4=12")  # a line that was being written
        self.assertGreater(kills, 0)
        self.zw(*words, "--book", self.path("k.book"))
        self.assertEqual(self.bytes("k.book"), self.bytes("whole.book"))
        self.assertFalse(os.path.exists(journal))

    def test_interrupted_it_keeps_what_was_searched(self):
        words = [*C4[:3], "--nodes", "5000", "--positions", "1000000", "--book", self.path("i.book")]
        child = subprocess.Popen([PROGRAM, *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        wait_until(lambda: os.path.exists(self.path("i.book.journal")), "the journal")
        child.send_signal(signal.SIGINT)
        out, err = child.communicate(timeout=PATIENCE)
        self.assertEqual((child.returncode, out), (2, b""), err)
        self.assertIn(b"the same command continues", err)
        self.assertIn("keeps something else", self.complaint(*C4[:3], "--nodes", "9", "--book", self.path("i.book")))
        self.assertTrue(os.path.exists(self.path("i.book.journal")))

    def test_values_are_those_of_minimax_over_the_lines_of_the_file(self):
        self.build("v.book", "--positions", "500", "--follow", "2")
        head, figures = read_book(self.path("v.book"))
        values, leaves = backed_up(figures)
        self.assertEqual(int(head.rpartition("=")[2]), len(leaves))
        expanded = 0
        for path in sorted(figures)[::7] + ["start"]:
            moves = [] if path == "start" else path.split()
            answer = self.zw("book", "connect4", "probe", "--book", self.path("v.book"), "--json", "--moves",
                             " ".join(moves)).result
            here = Four(moves)
            self.assertAlmostEqual(answer["value"], values[here.key] / 100)
            self.assertAlmostEqual(answer["searched"], figures[path][0] / 100)
            self.assertEqual((answer["depth"], answer["nodes"]), figures[path][1:3])
            known = {m: -values[Four(moves + [m]).key] / 100 for m in here.moves() if Four(moves + [m]).key in leaves}
            self.assertEqual({m["move"]: m["value"] for m in answer["moves"]}, known)
            self.assertEqual(answer["expanded"], bool(known) and len(known) == len(here.moves()))
            expanded += answer["expanded"]
            if answer["plays"]:
                self.assertEqual(known[answer["plays"]], max(known.values()))
        self.assertGreater(expanded, 5)

    def test_a_draw_that_is_solved_is_told_from_an_estimate(self):
        figures = "1/3/200"
        # the other three moves are mirror images
        text = (f"zw-book 1 connect4 evaluation={'0' * 16} margin=900 ply=1 positions=5\n"
                f"start\t={figures}\t" + "\t".join(f"{m}=0/9/9!" for m in "1234") + "\n")
        draw = self.write("d.book", text)
        answer = self.zw("book", "connect4", "probe", "--book", draw, "--json").result
        self.assertEqual((answer["value"], answer["proven"], answer["basis"]), (0, True, "solved"))
        self.assertEqual(self.zw("book", "connect4", "show", "--book", draw, "--json").result["drawn"], 5)
        self.write("d.book", text.replace("!", ""))
        answer = self.zw("book", "connect4", "probe", "--book", draw, "--json").result
        self.assertEqual((answer["value"], answer["proven"], answer["basis"]), (0, False, "estimate"))
        self.assertEqual(self.zw("book", "connect4", "show", "--book", draw, "--json").result["drawn"], 0)

    def test_show_counts_what_there_is(self):
        self.build("s.book", "--positions", "100")
        _, figures = read_book(self.path("s.book"))
        result = self.zw("book", "connect4", "show", "--book", self.path("s.book"), "--json").objects
        self.assertEqual(result[-1]["positions"], len(figures))
        self.assertEqual(result[-1]["roots"], 1)
        self.assertEqual({line["moves"] for line in result[:-1]}, set("1234567"))
        values = [line["value"] for line in result[:-1]]
        self.assertEqual(values, sorted(values, reverse=True))

    def test_what_is_not_in_the_book_is_told_by_the_status(self):
        self.build("p.book", "--positions", "20")
        probe = ["book", "connect4", "probe", "--book", self.path("p.book"), "--position", "4444441111"]
        self.assertIn("not in the book", self.zw(*probe, status=1).out)
        self.assertFalse(self.zw(*probe, "--json", status=1).result["found"])


class Damaged(ProgramTest):
    CASES = [
        (lambda t: "", ":1: an empty file"),
        (lambda t: t.replace("zw-book 1", "zw-book 2"), ":1: 'zw-book 2"),
        (lambda t: "PK\x03\x04\n" + t, ":1: 'PK"),
        (lambda t: t.replace(" connect4 ", " othello ", 1), ":1: a book of 'othello': expected one of connect4"),
        (lambda t: t.replace("margin=9", "margin=x"), ":1: 'zw-book 1 connect4"),
        (lambda t: t.replace("positions=", "positions=1"), "positions: expected 1"),
        (lambda t: t[:-1], "expected a line of text with its end"),
        (lambda t: "".join(t.splitlines(True)[:-1]), "positions: expected"),
        (lambda t: t.replace("\t4=", "\t8=", 1), ":3: "),
        (lambda t: t.replace("\t4=", "\t44=", 1), ":3: "),
        (lambda t: t.replace("\t4=", "\t04=", 1), ":3: "),
        (lambda t: t.replace("\t4=", "\t3=", 1), "is in the book already"),
        (lambda t: re.sub(r"\t.=\S+\n$", "\n", t), "expected one for each of the 7 legal moves"),
        (lambda t: re.sub(r"\t4=\S+", "\t4=1/2", t, count=1), ":3: '4=1/2': expected MOVE=VALUE/DEPTH/NODES"),
        (lambda t: re.sub(r"\t4=\S+", "\t4=01/2/3", t, count=1), ":3: '4=01/2/3'"),
        (lambda t: re.sub(r"\t4=\S+", "\t4=2300/2/3", t, count=1), ":3: '4=2300/2/3'"),
        (lambda t: re.sub(r"\t4=\S+", "\t4=1/256/3", t, count=1), ":3: '4=1/256/3'"),
        (lambda t: re.sub(r"\t4=\S+", "\t4=1/2/99999999999999999999999", t, count=1), ":3: '4=1/2/9"),
        (lambda t: re.sub(r"\t=\S+", "", t, count=1), ":3: 'start': expected a position"),
        (lambda t: t + "1 1 1 1 1 1 1\t1=0/1/1\n", "'1' cannot be played"),
        (lambda t: t + "4 5 6 7 1 2 3\t1=0/1/1\n", "expected a position that an earlier line leads to"),
        (lambda t: t + "# late\n", "expected remarks above the positions"),
        (lambda t: t + "start\n", "expected moves, or start"),
        (lambda t: t + t.splitlines()[2] + "\n", "is in the book already"),
        (lambda t: t.replace("start", "sta\0rt", 1), "expected a line of text with its end"),
    ]

    def setUp(self):
        super().setUp()
        self.zw(*C4, "--book", self.path("x.book"), "--positions", "30")
        with open(self.path("x.book"), encoding="ascii") as file:
            self.text = file.read()

    def test_every_damage_is_one_line_that_names_it(self):
        for number, (damage, words) in enumerate(self.CASES):
            spoilt = damage(self.text)
            with self.subTest(number=number, words=words):
                self.assertNotEqual(spoilt, self.text)
                path = self.write("y.book", spoilt)
                said = self.complaint("book", "connect4", "show", "--book", path)
                self.assertIn(words, said)
                self.assertIn("y.book", said)
        self.complaint("play", "connect4", "--side", "none", "--nodes", "9", "--book", self.path("y.book"))
        self.complaint("match", "connect4", "mtdf", "mtdf", "--book", self.path("y.book"))
        self.complaint(*C4, "--book", self.path("y.book"))
        with open(self.path("y.book"), encoding="ascii") as file:
            self.assertEqual(file.read(), spoilt)

    def test_a_damaged_journal_is_refused(self):
        journal = self.path("x.book.journal")
        self.write("x.book.journal", "something else\n")
        self.assertIn("keeps something else", self.complaint(*C4, "--book", self.path("x.book"), "--positions", "60"))
        evaluation = re.search(r"evaluation=\w+", self.text).group(0)
        self.write("x.book.journal", f"zw-book-journal 1 connect4 {evaluation} book connect4 build --nodes 200\n4 4=x\n")
        self.assertIn("journal:2: '4 4=x': expected",
                      self.complaint(*C4, "--book", self.path("x.book"), "--positions", "60"))
        os.remove(journal)

    def test_another_evaluation_is_told_and_not_built_upon(self):
        path = self.write("z.book", re.sub("evaluation=....", "evaluation=0000", self.text))
        self.assertIn("expected", self.complaint(*C4, "--book", path, "--positions", "60"))
        answer = self.zw("play", "connect4", "--side", "none", "--nodes", "9", "--book", path)
        self.assertIn("another evaluation, 0000", answer.err)
        self.assertIn("from the book", answer.out)

    def test_what_a_book_was_begun_with_stays(self):
        self.assertIn("--margin 3: expected 9", self.complaint(*[w if w != "9" else "3" for w in C4], "--book",
                                                               self.path("x.book")))
        self.assertIn("--ply 7", self.complaint(*C4, "--book", self.path("x.book"), "--ply", "7"))

    def test_a_book_where_nobody_plays_is_refused(self):
        self.assertIn("expected in games alone", self.complaint("search", "connect4", "--nodes", "9", "--book", "x.book"))
        self.assertIn("comes without a book", self.complaint("play", "kalah", "--book", "on"))
        self.assertIn("build, show, probe or export", self.complaint("book", "connect4", "grow"))
        self.assertIn("--seconds", self.complaint("book", "connect4", "build", "--seconds", "1"))


class Play(ProgramTest):
    GAMES = {"othello": "60", "chess": "50", "checkers": "190"}

    @classmethod
    def setUpClass(cls):
        cls.books = {}

    def book(self, game):
        """A book of the game, made once, and the move that it plays first."""
        if game not in self.books:
            path = self.path(f"{game}.book")
            self.zw("book", game, "build", "--book", path, "--positions", self.GAMES[game], "--nodes", "60", "--margin",
                    "100000")
            with open(path, encoding="ascii") as file:
                text = file.read()
            # the first root that has been expanded
            moves = re.search(r"^([^#\t\n]+)\t=\S+\t", text, re.M).group(1)
            moves = "" if moves == "start" else moves
            plays = self.zw("book", game, "probe", "--book", path, "--moves", moves, "--json").result["plays"]
            self.books[game] = (text, plays, moves)
        text, plays, moves = self.books[game]
        self.assertTrue(plays)
        return self.write(f"{game}.book", text), plays, moves

    def test_gtp_plays_from_the_book(self):
        path, plays, _ = self.book("othello")
        with Engine("gtp", "--nodes", "50", "--book", path) as engine:
            self.assertEqual(engine.ask("reg_genmove black"), f"= {plays.upper()}")
            self.assertIn("zw-book", engine.ask("list_commands"))
            self.assertTrue(engine.ask("zw-book nonsense").startswith("? "))
            self.assertEqual(engine.ask("zw-book off"), "=")
            self.assertEqual(engine.ask("zw-book " + path), "=")
            self.assertEqual(engine.ask("genmove black"), f"= {plays.upper()}")

    def test_nboard_plays_from_the_book(self):
        path, plays, _ = self.book("othello")
        with Engine("nboard", "--nodes", "50") as engine:
            engine.send("nboard 2", f"set book {path}", "go")
            *before, move = engine.until("===")
            self.assertTrue(move.startswith(f"=== {plays.upper()}/"), move)
            self.assertIn("nodestats 0 0.000", before)
            engine.send("set book nowhere")
            self.assertIn("nowhere", engine.until("status error")[-1])

    def test_uci_plays_from_the_book_when_it_is_told_to(self):
        path, plays, _ = self.book("chess")
        with Engine("uci", "--nodes", "50") as engine:
            engine.send("uci")
            listed = engine.until("uciok")
            self.assertIn("option name OwnBook type check default false", listed)
            self.assertIn("option name BookFile type string default <empty>", listed)
            engine.send(f"setoption name BookFile value {path}", "position startpos", "go nodes 20")
            self.assertFalse([line for line in engine.until("bestmove") if "book" in line])
            engine.send("setoption name OwnBook value true", "go nodes 20")
            *before, best = engine.until("bestmove")
            self.assertEqual(best, f"bestmove {plays}")
            self.assertTrue([line for line in before if line.startswith("info string book")])
            engine.send("go multipv 2 nodes 20 searchmoves a2a3")
            self.assertEqual(engine.until("bestmove")[-1].split()[1], "a2a3")
            engine.send("setoption name BookFile value nowhere")
            engine.send("isready")
            self.assertTrue([line for line in engine.until("readyok") if "BookFile 'nowhere'" in line])

    def test_hub_plays_from_the_book(self):
        path, plays, moves = self.book("checkers")
        with Engine("hub", "--nodes", "50") as engine:
            engine.send("hub")
            self.assertTrue([line for line in engine.until("wait") if line.startswith("param name=book value=off")])
            engine.send(f"set-param name=book value={path}", "init", f'pos pos={START} moves="{moves}"',
                        "level nodes=20", "go think")
            self.assertEqual(engine.until("done")[-1].split()[1], f"move={plays}")
            engine.send("set-param name=book value=nowhere")
            self.assertIn("nowhere", engine.until("error")[-1])

    def test_the_terminal_says_that_a_move_is_of_the_book(self):
        path, plays, _ = self.book("othello")
        answer = self.zw("play", "othello", "--side", "none", "--nodes", "20", "--book", path)
        played = re.findall(r"^zw plays (\S+) .*$", answer.out, re.M)
        lines = [line for line in answer.out.splitlines() if line.startswith("zw plays")]
        self.assertEqual(played[0], plays)
        self.assertIn("from the book", lines[0])
        self.assertNotIn("from the book", lines[-1])
        objects = self.zw("play", "othello", "--side", "none", "--nodes", "20", "--book", path, "--json").objects
        self.assertEqual([o["book"] for o in objects if "book" in o][0], True)

    def test_matches_are_played_with_and_without(self):
        path, plays, _ = self.book("othello")
        out = self.path("m.txt")
        self.zw("match", "othello", "mtdf", "mtdf/book=off", "--book", path, "--games", "2", "--plies", "0", "--nodes",
                "20", "--out", out)
        with open(out, encoding="ascii") as file:
            _, one, two = file.read().splitlines()
        self.assertEqual(one.split("\t")[6].split()[0], plays)
        free = self.zw("search", "othello", "--nodes", "20", "--table", "16M", "--json").result["best"]
        self.assertEqual(two.split("\t")[6].split()[0], free)

    def test_the_seed_chooses_among_equal_moves(self):
        path, *_ = self.book("othello")  # all first moves are images of one another
        played = []
        for seed in (1, 1, 2, 3, 4, 5, 6, 7, 8):
            with Engine("gtp", "--nodes", "50", "--book", path, "--seed", str(seed)) as engine:
                played.append(engine.ask("genmove black"))
        self.assertEqual(played[0], played[1])
        self.assertGreater(len(set(played)), 1)
        self.assertLessEqual(set(played), {"= D3", "= C4", "= F5", "= E6"})

    def test_beyond_the_margin_the_engine_thinks_itself(self):
        path, *_ = self.book("othello")
        with open(path, encoding="ascii") as file:
            narrow = re.sub("margin=[0-9]+", "margin=0", file.read())
        worth = self.zw("book", "othello", "probe", "--book", path, "--json").result["value"]
        self.assertNotEqual(worth, 0)
        answer = self.zw("play", "othello", "--side", "none", "--nodes", "20", "--book",
                         self.write("narrow.book", narrow), "--json")
        self.assertFalse([o for o in answer.objects if "book" in o][0]["book"])

    def test_the_books_that_ship_are_sound_and_small(self):
        for game in ("othello", "checkers"):
            path = os.path.join(DATA, f"{game}.book")
            self.assertLessEqual(os.path.getsize(path), 200000)
            with open(path, encoding="ascii") as file:
                self.assertRegex(file.readlines()[1], rf"^# zw book {game} build .*--nodes \d+")
            self.assertGreater(self.zw("book", game, "show", "--book", path, "--json").result["expanded"], 500)
            answer = self.zw("play", game, "--side", "none", "--nodes", "1", "--book", "on", "--json")
            self.assertTrue([o for o in answer.objects if "book" in o][0]["book"])

    def test_an_illegal_move_in_a_book_is_never_played(self):
        path, *_ = self.book("othello")
        with open(path, encoding="ascii") as file:
            text = file.read()
        for wrong in ("a1", "pass", "d4"):
            spoilt = re.sub(r"(\nstart\t=\S+\t)\w+=", rf"\g<1>{wrong}=", text)
            self.assertNotEqual(spoilt, text)
            bad = self.write("bad.book", spoilt)
            for words in (["gtp"], ["nboard"], ["play", "othello", "--nodes", "9"]):
                self.assertIn(wrong, self.complaint(*words, "--book", bad))


if __name__ == "__main__":
    unittest.main()
