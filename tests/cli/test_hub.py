"""`zw hub`: checkers by the Hub protocol, judged by tests/support/draughts.py."""
import random
import re
import unittest

from engine import Engine, random_line
from program import ProgramTest

from draughts import START, Board, canonical

CORNER = Board.from_fen("W:WK29:BK17,K18,K21,K30")
SHUFFLE = "29-25 17-13 25-29 13-17"


def arguments(line):
    return {name: quoted or plain for name, quoted, plain in re.findall(r'(\S+?)=(?:"([^"]*)"|(\S+))', line)}


def random_board(rng):
    """Some kings and men anywhere, sparse enough for captures of several pieces."""
    squares = ["e"] * 33
    for n in rng.sample(range(1, 33), rng.randrange(4, 13)):
        squares[n] = rng.choice(["B", "W", "W", "b" if n < 29 else "B", "w" if n > 4 else "W"])
    squares[0] = "B"
    return Board("".join(squares))


class Conversation(Engine):
    def __init__(self, *options):
        super().__init__("hub", *options)

    def position(self, board, moves=""):
        self.send(f"pos pos={board}" + (f' moves="{moves}"' if moves else ""))

    def done(self):
        """The arguments of the answer, and the lines before it."""
        *before, last = self.until("done")
        return arguments(last), before

    def think(self, level="nodes=200"):
        self.send("level " + level, "go think")
        return self.done()

    def until_pong(self):
        """What has been said until now."""
        self.send("ping")
        return self.until("pong")[:-1]


class Hub(ProgramTest):
    def follow(self, board, line):
        """Plays a line, which must be legal."""
        for move in line.split():
            self.assertIn(canonical(move), board.moves(), (str(board), line))
            board = board.moves()[canonical(move)]
        return board

    def complaints(self, engine, *lines, about=None):
        """Each line gets one answer, which says what is wrong."""
        for line in lines:
            with self.subTest(line[:80]):
                engine.send(line)
                said = engine.until_pong()
                self.assertEqual(len(said), 1, said)
                self.assertRegex(said[0], r'^error message="[^"]+"$')
                self.assertIn(about or "expected", said[0])

    def test_it_introduces_itself_and_is_ready(self):
        with Conversation() as engine:
            engine.send("hub")
            said = engine.until("wait")
            self.assertEqual(arguments(said[0])["name"], "Zerowindow")
            params = {arguments(line)["name"]: arguments(line) for line in said[1:-1]}
            self.assertEqual(params["variant"]["value"], "english")
            self.assertEqual((params["hash"]["value"], params["hash"]["type"]), ("1", "int"))
            engine.send("set-param name=variant value=english", 'set-param name="hash" value="2"',
                        "set-param name=threads value=1", 'set-param name=algorithm value="aspiration:width=30"', "init")
            self.assertEqual(engine.until("ready"), ["ready"])
            engine.send("hub")
            self.assertIn("param name=algorithm value=aspiration:width=30 ", "".join(engine.until("wait")).replace('"', ""))

    def test_whole_games_are_legal(self):
        rng = random.Random(5)
        with Conversation() as engine:
            for game in range(6):
                first, played, board, side = Board(), [], Board(), "BW"[game % 2]
                engine.send("new-game")
                for _ in range(150):
                    if not board.moves():
                        break
                    move = rng.choice(sorted(board.moves()))
                    if board.turn == side:
                        engine.position(first, " ".join(played))
                        answer, before = engine.think("depth=4" if game < 3 else "nodes=200")
                        move = canonical(answer["move"])
                        self.follow(board, answer["move"] + " " + answer.get("ponder", ""))
                        for line in before:
                            self.follow(board, arguments(line)["pv"])
                    board, played = board.moves()[move], [*played, move]
                    if rng.random() < 0.1:  # boards may leave out the moves before
                        first, played = board, []

    def test_captures_are_known_by_what_they_take_in_any_order(self):
        rng, seen = random.Random(3), 0
        with Conversation() as engine:
            while seen < 60:
                board = random_board(rng)
                for move, after in board.moves().items():
                    start, end, *taken = move.split("x") if "x" in move else [move, ""]
                    if len(taken) < 2 or not after.moves():
                        continue
                    rng.shuffle(taken)
                    engine.position(board, "x".join([start, end, *taken]))
                    answer, before = engine.think("depth=1")
                    self.assertEqual([line for line in before if line.startswith("error")], [])
                    self.follow(after, answer["move"])
                    seen += 1

    def test_the_game_before_counts(self):
        with Conversation() as engine:
            engine.position(CORNER, f"{SHUFFLE} {SHUFFLE} 29-25 17-13 25-29")
            self.assertNotEqual(engine.think("depth=7")[0]["move"], "13-17")

    def test_every_level_ends_a_search(self):
        with Conversation() as engine:
            for level in ("depth=3", "nodes=500", "move-time=0.05", "time=0.5", "time=2 inc=0.1", "moves=3 time=0.6",
                          "time=0", "time=-1 inc=0", "depth = 2", "infinite depth=2"):
                with self.subTest(level):
                    engine.send(f"pos pos={START}")
                    self.follow(Board(), engine.think(level)[0]["move"])
            _, before = engine.think("depth=2")
            self.assertEqual([arguments(line)["depth"] for line in before], ["1", "2"])
            engine.send("level depth=30", "level nodes=50")  # lines add up until a search
            self.assertLess(len(engine.think("moves=0")[1]), 20)

    def test_a_level_that_ends_nothing_leaves_the_usual_second(self):
        with Conversation() as engine:
            for level, go in (("level inc=1 moves=5", ("go think",)), ("", ("go ponder", "ponder-hit"))):
                engine.send("new-game", level, *go)
                self.follow(Board(), engine.done()[0]["move"])

    def test_options_limit_and_a_level_is_not_needed(self):
        with Conversation("--depth", "3") as engine:
            engine.send("go think")
            self.assertEqual(len(engine.done()[1]), 3)
            engine.send("go analyze")
            self.assertEqual(len(engine.done()[1]), 3)

    def test_what_cannot_be_understood_gets_one_line_and_changes_nothing(self):
        with Conversation() as engine:
            engine.position(Board(), "11-15")
            self.complaints(engine, "hello", "POS", "@!$ %%", "position startpos", about="unknown command")
            self.complaints(engine, 'pos pos="abc', "pos =3", 'pos pos="a"b', "pos pos=", "pos pos=a=b", 'pos "x"=1',
                            "level", "level depth=x", "level depth=0", "level move-time=-1", "level time=soon",
                            "level nodes", "go", "go home", "go think ponder", "go think=1", "set-param", "set-param name=a",
                            "set-param name=book value=true", "set-param name=variant value=frisian",
                            "set-param name=hash value=many", "set-param name=hash value=0", "set-param name=hash value=64K",
                            "set-param name=hash value=-1", "set-param name=threads value=0",
                            "set-param name=algorithm value=guess", "level " + " ".join(f"a{i}" for i in range(40)))
            self.complaints(engine, "level speed=9", "level depth=-1", about="left out")
            engine.send("", "   ", "ponder-hit", "stop")
            self.assertEqual(engine.until_pong(), [])
            answer, _ = engine.think("depth=3")
            self.follow(self.follow(Board(), "11-15"), answer["move"])

    def test_a_position_that_cannot_be_is_refused_and_the_next_one_played(self):
        bad = ["pos", "pos moves=11-15", "pos pos=B", "pos pos=" + START[:-1], "pos pos=" + START + "e",
               "pos pos=X" + START[1:], "pos pos=" + START.replace("e", "x", 1), "pos pos=B" + 31 * "e" + "b",
               "pos pos=W" + "w" + 31 * "e", "pos pos=B" + 13 * "b" + 7 * "e" + 12 * "w",
               f"pos pos={START} moves=11-14", f"pos pos={START} moves=11-15-18", f"pos pos={START} moves=11x15",
               f"pos pos={START} moves=x", f'pos pos={START} moves="11-15 99-1"',
               f'pos pos={START} moves="11-15 22-18 15x22x17"', f'pos pos={START} moves="11-15 22-18 15-19"']
        with Conversation() as engine:
            for line in bad:
                self.complaints(engine, line)
                self.complaints(engine, "go think", about="no position")
            engine.position(Board())
            self.follow(Board(), engine.think()[0]["move"])
            engine.position(Board("B" + 32 * "e"))
            self.complaints(engine, "go think", "go analyze", about="the game is over")

    def test_lines_in_mid_search_get_one_line_and_the_search_goes_on(self):
        with Conversation() as engine:
            engine.send(f"pos pos={START}", "level infinite", "go analyze")
            engine.until("info depth=6")
            for line in (f"pos pos={CORNER}", "level depth=1", "go think", "new-game", "set-param name=hash value=1", "init",
                         "hub", "rubbish"):
                engine.send(line, "ping")
                said = [s for s in engine.until("pong") if not s.startswith("info")]
                self.assertEqual(len(said), 2, (line, said))
                self.assertRegex(said[0], "during a search|unknown command")
            engine.send("stop")
            self.follow(Board(), engine.done()[0]["move"])

    def test_a_search_set_up_right_behind_a_stop_is_the_one_that_counts(self):
        with Conversation() as engine:
            for _ in range(5):
                engine.send(f"pos pos={START}", "level infinite", "go think", "stop", f"pos pos={CORNER}", "level infinite",
                            "go analyze", "stop", f"pos pos={START} moves=9-13", "level depth=2", "go think")
                self.follow(Board(), engine.done()[0]["move"])
                self.follow(CORNER, engine.done()[0]["move"])
                answer, before = engine.done()
                self.follow(self.follow(Board(), "9-13"), answer["move"])
                self.assertEqual([line for line in before if not line.startswith("info")], [])

    def test_pondering_waits_for_the_hit_and_then_keeps_to_the_level(self):
        with Conversation() as engine:
            for end in ("ponder-hit", "stop"):
                engine.send(f'pos pos={START} moves="11-15 23-19"', "level move-time=0.1", "go ponder")
                engine.until("info depth=8")
                self.assertEqual([s for s in engine.until_pong() if not s.startswith("info")], [])
                engine.send(end)
                self.follow(self.follow(Board(), "11-15 23-19"), engine.done()[0]["move"])
                engine.send("ponder-hit")
                self.assertEqual(engine.until_pong(), [])

    def test_a_hit_behind_a_stop_does_not_begin_again(self):
        with Conversation() as engine:
            for _ in range(5):
                engine.send(f"pos pos={START}", "level infinite", "go ponder", "stop", "ponder-hit", "ping")
                said = engine.until("done")
                self.follow(Board(), arguments(said[-1])["move"])
                if "pong" not in said:
                    engine.until("pong")

    def test_a_megabyte_in_a_line_is_refused(self):
        with Conversation() as engine:
            self.complaints(engine, "pos pos=" + "b" * (1 << 20), about="too long")
            self.complaints(engine, 'pos pos="' + "b" * 200000 + '" moves="' + "1-2 " * 5000 + '"')
            engine.position(Board())
            self.follow(Board(), engine.think()[0]["move"])

    def test_rubbish_does_no_harm(self):
        words = ["hub", "init", "pos", f"pos={START}", f"pos={CORNER}", 'moves="11-15"', "moves=29-25", "level", "depth=2",
                 "nodes=50", "time=0.01", "inc=-3", "moves=1", "infinite", "go", "think", "ponder", "analyze", "stop", "ping",
                 "ponder-hit", "new-game", "set-param", "name=hash", "value=1", "name=threads", '"', "=", "x=", '="', "move-time=1e-3"]
        rng = random.Random(11)
        with Conversation() as engine:
            for _ in range(400):
                engine.send(random_line(rng, words, 6))
            engine.send("stop", "new-game", f"pos pos={CORNER}", "level depth=2", "ping")
            engine.until("pong")
            engine.write(bytes(rng.randrange(256) for _ in range(2000)) + b"\nstop\nstop\n")
            engine.send("stop", "stop", f"pos pos={CORNER}", "level depth=2", "go think")
            while not re.match("done move=(29-25)", engine.line()):
                pass
            self.assertEqual(engine.leave()[0], 0)

    def test_it_leaves_when_told_or_when_the_input_ends(self):
        for last in ("quit", None):
            with Conversation() as engine:
                engine.send("level infinite", "go analyze")
                engine.until("info")
                if last:
                    engine.send(last)
                status, _ = engine.wait() if last else engine.leave()
                self.assertEqual((status, engine.errors), (0, b""))


if __name__ == "__main__":
    unittest.main()
