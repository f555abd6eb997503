"""`zw show`: everything that a board needs to know of a position, and games in and out."""
import unittest

from program import ProgramTest


class Show(ProgramTest):
    def show(self, game, *more):
        return self.zw("show", game, "--json", *more).result

    def test_a_game_is_told_move_by_move_as_people_write_it(self):
        game = self.show("chess", "--moves", "e2e4 e7e5 g1f3")
        self.assertEqual([m["shown"] for m in game["played"]], ["e4", "e5", "Nf3"])
        self.assertEqual([m["move"] for m in game["played"]], ["e2e4", "e7e5", "g1f3"])
        self.assertEqual(game["played"][-1]["after"], game["position"])
        self.assertEqual(game["position"], "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2")
        self.assertEqual((len(game["moves"]), game["outcome"], game["drawn"]), (29, None, None))
        self.assertIn("1. e4 e5 2. Nf3 *", game["record"])

    def test_what_lies_behind_a_move_is_what_moves_says(self):
        for game in ("chess", "othello", "checkers", "connect4", "kalah"):
            shown = self.show(game)
            listed = self.zw("moves", game, "--after", "--json").result
            self.assertEqual({m["move"]: m["after"] for m in shown["moves"]}, dict(zip(listed["moves"], listed["after"])))

    def test_a_game_that_is_over_says_how(self):
        mate = self.show("chess", "--moves", "f2f3 e7e5 g2g4 d8h4")
        self.assertEqual((mate["moves"], mate["drawn"]), ([], None))
        self.assertLess(mate["outcome"], 0)
        knights = "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8"
        self.assertEqual(self.show("chess", "--moves", knights)["drawn"], "repetition")
        self.assertEqual(self.show("chess", "--moves", knights.rsplit(" ", 1)[0])["drawn"], None)
        self.assertEqual(self.show("chess", "--position", "8/8/4k3/8/8/3K4/8/8 w - - 0 1")["drawn"], "material")

    def test_who_moves_again_is_told(self):
        again = {m["move"]: m["again"] for m in self.show("kalah")["moves"]}
        self.assertEqual(again, {"1": False, "2": False, "3": True, "4": False, "5": False, "6": False})

    def test_a_record_read_again_is_the_same_game(self):
        for game, moves in (("chess", "e2e4 c7c5 g1f3"), ("checkers", "11-15 23-19 8-11"), ("othello", "f5 d6 c3")):
            first = self.show(game, "--moves", moves)
            again = self.show(game, "--file", self.write("game", first["record"]))
            self.assertEqual([m["move"] for m in again["played"]], moves.split())
            self.assertEqual(again["position"], first["position"])
        for game, moves in (("connect4", "4 4 5"), ("kalah", "3 1")):
            again = self.show(game, "--file", self.write("game", f"start moves {moves}\n"))
            self.assertEqual([m["move"] for m in again["played"]], moves.split())

    def test_people_get_a_board(self):
        text = self.zw("show", "connect4", "--moves", "4 4").out
        for word in ("position  44", "played    4 4", "moves     "):
            self.assertIn(word, text)

    def test_bad_input_is_named(self):
        self.assertIn("'xx'", self.complaint("show", "chess", "--position", "xx"))
        self.assertIn("a1", self.complaint("show", "othello", "--moves", "a1"))
        self.assertIn("--file", self.complaint("show", "chess", "--file", "-", "--moves", "e2e4"))


if __name__ == "__main__":
    unittest.main()
