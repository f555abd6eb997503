"""Syzygy tables in the program: found, refused in one line, and used by searches, matches and under a board."""
import os
import shutil
import subprocess
import unittest

from engine import Engine
from program import PROGRAM, ProgramTest

WRITER = os.path.join(os.path.dirname(PROGRAM), "tests", "test_syzygy")
ROOK = "8/8/8/3k4/8/8/8/R3K3 w - - 0 1"
PAWN_WINS = "4k3/8/4K3/4P3/8/8/8/8 w - - 0 1"
PAWN_DRAWS = "8/8/8/8/4k3/8/4P3/4K3 w - - 0 1"
KNOWN_WIN = 17000
built = '"syzygy":true' in subprocess.run([PROGRAM, "version", "--json"], capture_output=True, text=True, check=True).stdout


class Without(ProgramTest):
    def test_a_place_without_tables_is_named(self):
        for place in self.path("nowhere"), self.directory.name:
            said = self.complaint("search", "chess", "--nodes", "100", "--tablebase", place)
            self.assertIn(place, said)

    def test_play_goes_on_when_the_place_is_wrong(self):
        with Engine("uci") as engine:
            engine.send("setoption name SyzygyPath value /no/such/place", "isready")
            said = engine.until("readyok")[:-1]
            self.assertEqual(len(said), 1, said)
            self.assertIn("/no/such/place", said[0])
            engine.send("go depth 2")
            self.assertRegex(engine.until("bestmove")[-1], "bestmove [a-h][1-8]")


@unittest.skipUnless(built, "built without libfathom")
class With(ProgramTest):
    def setUp(self):
        super().setUp()
        self.tables = self.path("tables")
        os.mkdir(self.tables)
        subprocess.run([WRITER, "write", self.tables], check=True)

    def searched(self, engine, fen, limit="nodes 2000"):
        """The fields of the last info, and the move."""
        engine.send(f"position fen {fen}", f"go {limit}")
        seen = engine.until("bestmove ")
        last = [line.split() for line in seen if " score " in line][-1]
        return {name: last[last.index(name) + 1] for name in ("tbhits", "cp", "mate") if name in last}, seen[-1].split()[1]

    def remarks(self, engine, *lines):
        engine.send(*lines, "isready")
        return engine.until("readyok")[:-1]

    def test_a_board_names_the_tables(self):
        with Engine("uci") as engine:
            before, _ = self.searched(engine, PAWN_WINS)
            self.assertEqual(before["tbhits"], "0")
            self.assertEqual(self.remarks(engine, f"setoption name SyzygyPath value {self.tables}"), [])
            engine.send("uci")
            self.assertIn(f"option name SyzygyPath type string default {self.tables}", engine.until("uciok"))
            won, _ = self.searched(engine, PAWN_WINS)
            self.assertGreater(int(won["tbhits"]), 0)
            self.assertGreaterEqual(int(won.get("cp", KNOWN_WIN)), KNOWN_WIN)
            drawn, _ = self.searched(engine, PAWN_DRAWS)
            self.assertEqual(drawn["cp"], "0")
            self.assertEqual(self.remarks(engine, "setoption name SyzygyPath value <empty>"), [])
            self.assertEqual(self.searched(engine, PAWN_WINS)[0]["tbhits"], "0")

    def test_other_tables_take_the_place_of_the_first(self):
        other = self.path("other")
        shutil.copytree(self.tables, other)
        with Engine("uci", "--tablebase", self.tables) as engine:
            for place in other, self.tables, f"{other}:{self.tables}":
                self.assertEqual(self.remarks(engine, f"setoption name SyzygyPath value {place}"), [])
                self.assertEqual(self.searched(engine, PAWN_DRAWS)[0]["cp"], "0")

    def test_a_damaged_table_is_named_and_play_goes_on(self):
        name = os.path.join(self.tables, "KRvK.rtbz")
        with open(name, "r+b") as file:
            file.truncate(os.path.getsize(name) // 2 & ~63)
        self.assertIn("KRvK.rtbz", self.complaint("search", "chess", "--nodes", "100", "--tablebase", self.tables))
        with Engine("uci") as engine:
            said = self.remarks(engine, f"setoption name SyzygyPath value {self.tables}")
            self.assertEqual(len(said), 1, said)
            self.assertIn("KRvK.rtbz", said[0])
            self.assertEqual(self.searched(engine, ROOK)[0]["tbhits"], "0")

    def test_the_usual_place_is_looked_into(self):
        home = self.path("home")
        usual = os.path.join(home, "zw", "chess")
        os.makedirs(os.path.dirname(usual))
        os.rename(self.tables, usual)
        arguments = ("search", "chess", "--position", PAWN_DRAWS, "--nodes", "500", "--json")
        with_tables = self.zw(*arguments, environment={"XDG_DATA_HOME": home, "ZW_TABLEBASE": ""})
        self.assertEqual(with_tables.result["value"], 0)
        off = self.zw(*arguments, "--tablebase", "off", environment={"XDG_DATA_HOME": home, "ZW_TABLEBASE": ""})
        self.assertNotEqual(off.result["value"], 0)

    def test_a_search_with_threads_knows_the_same(self):
        for threads in "1", "3":
            for fen, value in (PAWN_DRAWS, 0), (PAWN_WINS, KNOWN_WIN):
                found = self.zw("search", "chess", "--position", fen, "--nodes", "3000", "--tablebase", self.tables,
                                "--threads", threads, "--json").result
                self.assertGreaterEqual(found["value"], value, (threads, fen))

    def test_a_match_is_won_by_who_has_the_tables(self):
        openings = self.write("openings.epd", ROOK + "\n")
        games = self.path("games.txt")
        self.zw("match", "chess", "aspiration", "aspiration/tablebase=off", "--tablebase", self.tables, "--nodes", "30",
                "--games", "2", "--openings", openings, "--out", games)
        with open(games, encoding="utf-8") as file:
            lines = [line.split("\t") for line in file if not line.startswith("#")]
        self.assertEqual(lines[0][1], "1-0", lines[0])


if __name__ == "__main__":
    unittest.main()
