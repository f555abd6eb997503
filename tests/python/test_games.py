"""Games as Python classes: Kalah has the values of the game in C, what a class does wrong is an exception, and equal states
are equal positions."""
import itertools
import unittest

from package import program
import zerowindow as zw
from zerowindow import _games
from kalah import Kalah

POSITIONS = ("start", "0,5,5,5,5,4,0,4,4,4,4,4,4,0 N", "1,0,2,0,1,0,20,0,3,0,1,0,2,18 S", "0,0,0,0,0,1,20,3,3,0,1,0,2,18 S",
             "0,0,0,0,3,1,21,2,1,0,1,0,0,19 N")


class KalahInPython(unittest.TestCase):
    def test_it_has_the_values_of_the_game_in_c_at_depths_1_to_7(self):
        for position in POSITIONS:
            for depth in range(1, 8):
                with self.subTest(f"{position}, depth {depth}"):
                    told = program("search", "kalah", "--position", position, "--depth", str(depth))
                    with zw.Engine(Kalah, fixed_depth=True, table=1 << 24) as engine:
                        found = engine.position(position).search(depth=depth)
                    self.assertEqual(found.value, told["value"])

    def test_it_has_the_nodes_of_the_game_in_c_without_an_order(self):
        told = program("search", "kalah", "--depth", "6", "--static", "off", "--killers", "off", "--history", "off")
        with zw.Engine(Kalah, fixed_depth=True, switches={"killers": 0, "history": 0}) as engine:
            self.assertEqual(engine.search(depth=6).nodes, told["nodes"])

    def test_its_positions_are_those_of_the_game_in_c(self):
        ours, theirs = Kalah(), zw.open_game("kalah")
        for depth in range(1, 6):
            self.assertEqual(ours.position().perft(depth), theirs.position().perft(depth))
        a, b = ours.position(), theirs.position()
        while not a.is_over:
            self.assertEqual((str(a), a.moves, a.evaluation), (str(b), b.moves, b.evaluation))
            a, b = a.play(a.moves[-1]), b.play(b.moves[-1])
        self.assertEqual((a.outcome, b.is_over), (b.outcome, True))

    def test_it_keeps_its_promises(self):
        self.assertEqual(Kalah().check(20), [])


class Take(zw.Game):
    name, max_moves = "take", 3

    def start(self):
        return 21

    def moves(self, state):
        return [n for n in (1, 2, 3) if n <= state]

    def play(self, state, move):
        return state - move

    def outcome(self, state):
        return -1


class Words(Take):
    """Moves that are no numbers."""

    def moves(self, state):
        return [("take", n) for n in super().moves(state)]

    def play(self, state, move):
        return state - move[1]


class Classes(unittest.TestCase):
    def test_four_functions_are_a_game(self):
        game = Take()
        self.assertEqual(game.check(), [])
        with zw.Engine(game) as engine:
            for stones in range(1, 22):
                report = engine.position("start", ["1"] * (21 - stones)).search(depth=21)
                self.assertEqual(report.value, 1 if stones % 4 else -1, stones)
                self.assertTrue(report.proven)
                if stones % 4:
                    self.assertEqual(report.best, str(stones % 4))

    def test_moves_may_be_anything(self):
        with zw.Engine(Words) as engine:
            report = engine.position("start", "('take',1) ('take',2)").search(depth=18)
            self.assertEqual((report.value, report.best), (1, "('take',2)"))

    def test_a_position_of_a_class_without_text_is_read_again(self):
        game = Take()
        after = game.position("start", "3 2")
        self.assertEqual(game.position(str(after)).state, 16)
        self.assertEqual(after.state, 16)

    def test_equal_states_are_equal_positions(self):
        game = Take()
        self.assertEqual(game.position("start", "1 2"), game.position("start", "3"))
        with zw.Engine(game, fixed_depth=True) as engine:
            self.assertGreater(engine.search(depth=8).counters["table_cutoffs"], 0)

    def test_states_are_forgotten_when_they_are_many_and_searches_stay_right(self):
        kept, _games.MOST_STATES = _games.MOST_STATES, 5
        try:
            game = Take()
            with zw.Engine(game) as engine:
                engine.position("start", "1 1")
                for _ in range(4):
                    self.assertEqual(engine.search(depth=19).value, 1)
                self.assertLess(len(game._seen), 25)
                self.assertEqual(str(engine.current.state), "19")
                self.assertEqual(engine.play("3").search(depth=19).value, -1)
        finally:
            _games.MOST_STATES = kept

    def test_repetition_may_be_lost(self):
        class Ring(zw.Game):
            name, max_moves, max_score = "ring", 2, 100

            def start(self):
                return (0, 0, False)

            def moves(self, state):
                return [] if state[2] else ["on", "stop"]

            def play(self, state, move):
                return ((state[0] + (move == "on")) % 3, 1 - state[1], move == "stop")

            def outcome(self, state):
                return 10

            def reversible(self, state, move):
                return move == "on"

        class Lost(Ring):
            repetition = -100

        self.assertEqual(zw.search(Ring, depth=9, nodes=10**6).value, 0)
        self.assertEqual(zw.search(Lost, depth=9, nodes=10**6).value, 10)


class Mistakes(unittest.TestCase):
    def broken(self, after, **functions):
        """A Take whose functions do something else from the call number `after` on."""
        def wrapped(name, wrong):
            calls = itertools.count(1)
            right = getattr(Take, name, None)

            def function(self, *arguments):
                return wrong(*arguments) if next(calls) >= after else right(self, *arguments)
            return function
        return type("Broken", (Take,), {name: wrapped(name, wrong) for name, wrong in functions.items()})

    def test_an_exception_in_any_function_comes_out_of_the_search(self):
        class Mine(Exception):
            pass

        def raises(*_):
            raise Mine("here")
        for name in ("moves", "play", "outcome"):
            for after in (2, 3):
                with self.subTest(f"{name} from call {after} on"), self.assertRaises(Mine):
                    zw.Engine(self.broken(after, **{name: raises})).search(seconds=300, depth=21)
        with self.assertRaises(Mine):
            zw.Engine(self.broken(1, start=raises))

    def test_the_game_can_be_searched_again_after_an_exception(self):
        fails = []

        class Moody(Take):
            def play(self, state, move):
                if fails:
                    raise fails.pop()
                return state - move
        with zw.Engine(Moody) as engine:
            self.assertEqual(engine.search(depth=21).value, 1)
            fails.append(KeyError("once"))
            engine.game._ids.clear()
            with self.assertRaises(KeyError):
                engine.position("start", "1").search(depth=21)
            self.assertEqual(engine.position("start", "1").search(depth=21).value, -1)

    def test_what_a_function_returns_wrongly_is_said(self):
        for functions, kind, words in (({"outcome": lambda _: 2}, ValueError, "outcome() returned 2, outside +-max_score = 1"),
                                       ({"outcome": lambda _: "won"}, TypeError, "str"),
                                       ({"outcome": lambda _: 0.5}, TypeError, "float"),
                                       ({"moves": lambda _: [1, 1]}, ValueError, "a move twice"),
                                       ({"moves": lambda _: [1, 2, 3, 4]}, ValueError, "4 moves, max_moves says 3"),
                                       ({"play": lambda *_: [1]}, TypeError, "unhashable")):
            with self.subTest(words), self.assertRaises(kind) as caught:
                zw.Engine(self.broken(2, **functions)).search(depth=21)
            self.assertIn(words, str(caught.exception))

    def test_what_is_missing_is_said(self):
        class Empty(zw.Game):
            pass
        with self.assertRaises(NotImplementedError):
            zw.Engine(Empty)
        with self.assertRaises(zw.BadGame) as caught:
            zw.Engine(type("Named", (Take,), {"name": "Two Words"}))
        self.assertIn("Two Words", str(caught.exception))

    def test_several_threads_are_refused(self):
        with self.assertRaises(zw.BadInput):
            zw.Engine(Take, threads=2)


if __name__ == "__main__":
    unittest.main()
