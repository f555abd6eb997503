"""Polyglot's opening books: published keys, moves as the format writes them, draws by weight, books that are none, and books
that are written."""
import os
import random
import struct
import unittest

from engine import Engine
from program import ProgramTest

START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
# The test positions of the description of the format, as moves from the initial position.
PUBLISHED = {
    "": "463b96181691fc9c",
    "e2e4": "823c9b50fd114196",
    "e2e4 d7d5": "0756b94461c50fb0",
    "e2e4 d7d5 e4e5": "662fafb965db29d4",
    "e2e4 d7d5 e4e5 f7f5": "22a48b5a8e47ff78",
    "e2e4 d7d5 e4e5 f7f5 e1e2": "652a607ca3f242c1",
    "e2e4 d7d5 e4e5 f7f5 e1e2 e8f7": "00fdd303c946bdd9",
    "a2a4 b7b5 h2h4 b5b4 c2c4": "3c8123ea7b067637",
    "a2a4 b7b5 h2h4 b5b4 c2c4 b4c3 a1a3": "5c3f9b829b279560",
}
CASTLING = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"
PROMOTION = "8/P6k/8/8/8/8/7K/8 w - - 0 1"


def code(move):
    """A move between squares, and what it promotes to, in sixteen bits."""
    files, promoted = "abcdefgh", " nbrq".index(move[4]) if len(move) > 4 else 0
    from_file, to_file = files.index(move[0]), files.index(move[2])
    return to_file | (int(move[3]) - 1) << 3 | from_file << 6 | (int(move[1]) - 1) << 9 | promoted << 12


def entry(key, move, weight, learned=0):
    return struct.pack(">QHHI", key, code(move), weight, learned)


class PolyglotTest(ProgramTest):
    def book(self, *entries, name="a.bin", tail=b""):
        with open(self.path(name), "wb") as file:
            file.write(b"".join(sorted(entries)) + tail)
        return self.path(name)

    def probe(self, path, *position):
        found = self.zw("book", "chess", "probe", "--book", path, "--json", *position).result
        return {move["move"]: move["weight"] for move in found["moves"]}

    def key(self, position):
        with Engine("uci") as engine:
            engine.send(f"position {position}", "d")
            return int(engine.until("Polyglot key: ")[-1].split()[-1], 16)


class Reading(PolyglotTest):
    def test_keys_are_those_of_the_formats_description(self):
        with Engine("uci") as engine:
            for moves, key in PUBLISHED.items():
                engine.send(f"position startpos moves {moves}" if moves else "position startpos", "d")
                self.assertEqual(engine.until("Polyglot key: ")[-1].split()[-1].lower(), key, moves)

    def test_every_key_has_its_man_and_its_square(self):
        """A board with a man less, or on another square, differs by the sum of two numbers of the table: all are different."""
        rng, seen = random.Random(5), {}
        with Engine("uci") as engine:
            for _ in range(300):
                squares = rng.sample(range(8, 56), 3)
                board = [""] * 64
                for square, man in zip(squares, ("K", "k", rng.choice("PNBRQpnbrq"))):
                    board[square] = man
                fen = "/".join("".join(man or "1" for man in board[8 * rank:8 * rank + 8]) for rank in range(7, -1, -1))
                for turn in "wb":
                    engine.send(f"position fen {fen} {turn} - - 0 1", "d", "isready")
                    keys = [line.split()[-1] for line in engine.until("readyok") if line.startswith("Polyglot key")]
                    for key in keys:  # none: such a position is refused
                        self.assertEqual(seen.setdefault(key, (fen, turn)), (fen, turn))
        self.assertGreater(len(seen), 200)

    def test_moves_are_drawn_by_their_weights(self):
        start = int(PUBLISHED[""], 16)
        path = self.book(entry(start, "e2e4", 3), entry(start, "d2d4", 1, learned=9), entry(start, "g1f3", 0),
                         entry(start, "e2e5", 60000), entry(start ^ 1, "a2a3", 60000))
        self.assertEqual(self.probe(path), {"e2e4": 3, "d2d4": 1})
        played = []
        for seed in range(1, 33):
            with Engine("uci", "--book", path, "--seed", str(seed)) as engine:
                engine.send("position startpos", "go movetime 10000")
                lines = engine.until("bestmove")
                played.append(lines[-1].split()[1])
                self.assertIn(f"info string book: weight {3 if played[-1] == 'e2e4' else 1} of 4", lines)
        self.assertEqual(set(played), {"e2e4", "d2d4"})
        self.assertGreater(played.count("e2e4"), played.count("d2d4"))

    def test_castling_is_the_king_taking_his_rook(self):
        path = self.book(entry(self.key(f"fen {CASTLING}"), "e1h1", 1))
        for chess960, castling in (("false", "e1g1"), ("true", "e1h1")):
            with Engine("uci", "--book", path) as engine:
                engine.send(f"setoption name UCI_Chess960 value {chess960}", f"position fen {CASTLING}", "go depth 1")
                self.assertEqual(engine.until("bestmove")[-1], f"bestmove {castling}")

    def test_promotions_are_told_apart(self):
        key = self.key(f"fen {PROMOTION}")
        path = self.book(*(entry(key, f"a7a8{man}", weight) for weight, man in enumerate("nbrq", 1)))
        self.assertEqual(self.probe(path, "--position", PROMOTION), {"a7a8n": 1, "a7a8b": 2, "a7a8r": 3, "a7a8q": 4})

    def test_outside_the_book_it_searches(self):
        path = self.book(entry(int(PUBLISHED[""], 16), "e2e4", 1))
        with Engine("uci") as engine:
            engine.send(f"setoption name BookFile value {path}", "setoption name OwnBook value true",
                        "position startpos moves e2e4", "go depth 2")
            self.assertTrue([line for line in engine.until("bestmove") if line.startswith("info depth 2")])
        self.assertIn("not in the book",
                      self.zw("book", "chess", "probe", "--book", path, "--moves", "e2e4", status=1).out)
        shown = self.zw("book", "chess", "show", "--book", path, "--json").result
        self.assertEqual((shown["format"], shown["entries"], shown["positions"]), ("Polyglot", 1, 1))

    def test_a_match_is_opened_from_it(self):
        start, after = int(PUBLISHED[""], 16), int(PUBLISHED["e2e4"], 16)
        path = self.book(entry(start, "e2e4", 1), entry(after, "d7d5", 1))
        self.zw("match", "chess", "mtdf", "mtdf", "--book", path, "--plies", "0", "--nodes", "50", "--games", "2",
                "--out", self.path("m.txt"))
        with open(self.path("m.txt"), encoding="ascii") as file:
            games = [line for line in file if not line.startswith("#")]
        self.assertEqual(len([game for game in games if "e2e4 d7d5" in game]), 2)


class Wrong(PolyglotTest):
    def test_a_file_that_is_no_book_is_refused_in_one_line_and_play_goes_on(self):
        start = int(PUBLISHED[""], 16)
        good = entry(start, "d2d4", 1)
        files = {
            "truncated.bin": (good + good[:9], "25 bytes"),
            "unsorted.bin": (good + entry(1, "d2d4", 1), "entry 2"),
            "empty.bin": (b"", "empty file"),
            "text.bin": (b"1. e4 e5 2. Nf3 Nc6\n", "20 bytes"),
        }
        for name, (data, word) in files.items():
            with open(self.path(name), "wb") as file:
                file.write(data)
            self.assertIn(word, self.complaint("book", "chess", "probe", "--book", self.path(name)), name)
            with Engine("uci") as engine:
                engine.send("setoption name OwnBook value true", f"setoption name BookFile value {self.path(name)}",
                            "position startpos", "go depth 1")
                seen = engine.until("bestmove")
                self.assertTrue(any(line.startswith("info string option BookFile") for line in seen), name)
                self.assertEqual(len(seen[-1].split()[1]), 4)
                engine.send("quit")
                engine.process.wait()
                engine.readers[1].join()
                self.assertEqual(engine.errors.count(b"\n"), 1, engine.errors)

    def test_rubbish_of_the_right_length_is_refused(self):
        rng = random.Random(3)
        for _ in range(5):
            with open(self.path("r.bin"), "wb") as file:
                file.write(rng.randbytes(16 * 40))
            self.assertIn("lower key", self.complaint("book", "chess", "show", "--book", self.path("r.bin")))

    def test_other_games_have_no_such_books(self):
        path = self.book(entry(1, "d2d4", 1))
        self.assertIn("expected a line of text", self.complaint("book", "othello", "show", "--book", path))
        self.assertIn("expected chess", self.complaint("book", "othello", "export", "--out", self.path("o.bin")))

    def test_it_is_neither_grown_nor_exported(self):
        path = self.book(entry(1, "d2d4", 1))
        self.assertIn("Polyglot", self.complaint("book", "chess", "build", "--book", path))
        self.assertIn("Polyglot", self.complaint("book", "chess", "export", "--book", path, "--out", self.path("x.bin")))
        self.assertFalse(os.path.exists(self.path("x.bin")))


class Writing(PolyglotTest):
    def test_an_exported_book_plays_the_moves_of_the_book(self):
        own, out = self.path("c.book"), self.path("c.bin")
        self.zw("book", "chess", "build", "--book", own, "--nodes", "100", "--positions", "60")
        count = self.zw("book", "chess", "export", "--book", own, "--out", out, "--json").result["entries"]
        with open(out, "rb") as file:
            data = file.read()
        keys = [struct.unpack_from(">Q", data, at)[0] for at in range(0, len(data), 16)]
        self.assertEqual((len(keys), keys), (count, sorted(keys)))
        asked, pending = 0, [""]
        while pending:
            moves = pending.pop()
            there = self.zw("book", "chess", "probe", "--book", own, "--json", "--moves", moves).result
            if not there["plays"]:
                continue
            best = {move["move"] for move in there["moves"] if move["value"] == max(m["value"] for m in there["moves"])}
            self.assertEqual(self.probe(out, "--moves", moves), {move: 1 for move in best}, moves)
            asked += 1
            pending += [f"{moves} {move['move']}".strip() for move in there["moves"] if move["expanded"]]
        self.assertEqual(asked, len(set(keys)))
        self.assertGreater(asked, 1)
        self.assertIn("expected --out", self.complaint("book", "chess", "export", "--book", own))


if __name__ == "__main__":
    unittest.main()
