"""`zw prove` and `zw check`: every game's small positions proven and checked, forged certificates refused, a second checker
(tests/support/certificate.py) and random mutations judged by the search."""
import copy
import hashlib
import json
import os
import random
import re
import shutil
import signal
import subprocess
import sys
import unittest

from program import FOR_EVER, PROGRAM, ProgramTest, plugin, wait_until, wait_until_busy

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "support"))
import certificate  # noqa: E402
import draws  # noqa: E402

OTHELLO = "--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X"
OTHELLO_SMALL = "OOOOOOOOXXOXXXOOXXXOXXOOXXOXOXXOXXXOXXXO-XXXXXXOX-XXX-XOXX---OOO O"
KALAH = "0,0,3,0,2,1,15,1,0,2,3,1,0,20 S"
SMALL = [("connect4", "4546166752"), ("othello", OTHELLO), ("othello", OTHELLO_SMALL), ("kalah", KALAH),
         ("tree", "uniform:w=3,d=5,seed=1"), ("tree", "graph:w=3,d=5,share=0.5,seed=2"),
         ("tree", "ordered:w=4,d=4,first=0.6,seed=1"), ("tree", "edge:b=3,d=5,seed=3")]
LOST = "W:WK11:B10,23,K19"  # for White, over the databases of three pieces


class Proof(ProgramTest):
    def prove(self, game, position, *options, status=0):
        return self.zw("prove", game, "--position", position, "--out", "a.proof", "--json", "--table", "4M", *options,
                       status=status)

    def checked(self, *options, status=0):
        return self.zw("check", "a.proof", *options, "--json", status=status)

    def plain(self, game, position, *options):
        """The parts of a plain certificate."""
        self.prove(game, position, "--plain", *options)
        with open(self.path("a.proof"), "rb") as file:
            return certificate.read(file.read(), ranked="checkers" in game)

    def store(self, data):
        with open(self.path("a.proof"), "wb") as file:
            file.write(data)

    def refusal(self, head, *options, ranked=False, status=1):
        """The one line with which a forged certificate is refused; its hash is right."""
        self.store(certificate.write(head, ranked))
        line = self.zw("check", "a.proof", *options, status=status)
        self.assertEqual(len(line.err.splitlines()), 1, line.err)
        self.assertEqual(line.out, "")
        return line.err

    def databases(self):
        self.zw("tablebase", "checkers", "3", "--dir", "db")
        return "--tablebase", "db"


class Sound(Proof):
    def test_every_game_is_proven_exactly_and_checked(self):
        for game, position in SMALL:
            value = self.zw("solve", game, "--position", position, "--json").result["value"]
            made = self.prove(game, position).result
            found = self.checked().result
            self.assertEqual((made["claim"], made["value"], made["position"]), ("exact", value, position))
            self.assertEqual((found["game"], found["position"], found["claim"], found["value"], found["valid"]),
                             (game, position, "exact", value, True))
            self.assertEqual(found["positions"], made["positions"])

    def test_bounds_are_proven_as_far_as_they_are_true(self):
        """Catches: a threshold that is one off, a sign that is wrong for the second player."""
        for position in ("4546166752", "45461667521"):
            value = self.zw("solve", "connect4", "--position", position, "--json").result["value"]
            for option, right, wrong in (("--at-least", value, value + 1), ("--at-most", value, value - 1)):
                self.prove("connect4", position, option, str(right))
                self.assertTrue(self.checked().result["valid"])
                answer = self.prove("connect4", position, option, str(wrong), status=1)
                self.assertIn("not proven: the value is", answer.err)

    def test_who_wins(self):
        for position in ("4546166752", "45461667521", "45461667524", "454616675213"):
            value = self.zw("solve", "connect4", "--position", position, "--json").result["value"]
            expected = ("at-least", 1) if value > 0 else ("at-most", -1) if value < 0 else ("exact", 0)
            made = self.prove("connect4", position, "--wdl").result
            self.assertEqual((made["claim"], made["value"]), expected)
            self.assertTrue(self.checked().result["valid"])

    def test_moves_are_part_of_the_position(self):
        self.prove("connect4", "4546", "--moves", "1 6 6 7 5 2")
        found = self.checked().result
        self.assertEqual((len(found["position"]), found["value"]), (10, 13))

    def test_uniform_trees_have_the_size_of_two_solution_trees(self):
        """Interior nodes of a max and a min solution tree: w to the power of how often the other player has moved."""
        for w, d in ((3, 4), (2, 5), (4, 3), (5, 2)):
            expected = sum(w ** (ply // 2) + w ** ((ply + 1) // 2) for ply in range(d))
            made = self.prove("tree", f"uniform:w={w},d={d},seed=7").result
            self.assertEqual(made["positions"], expected)

    def test_the_solution_trees_of_a_value_share_one_leaf(self):
        """The trees of "at least" and "at most" have w to the power of the other player's moves as leaves. The one play that
        follows both ends in the leaf that both have, and it is worth the value."""
        rules = certificate.RULES["tree"]
        for w, d in ((3, 4), (2, 5), (4, 3), (5, 2), (2, 8)):
            for seed in (1, 2, 3):
                head = self.plain("tree", f"uniform:w={w},d={d},seed={seed}", "--lookahead", "0")
                root = rules.parse(head["position"])
                least, most = (self.leaves(rules, root, head["sections"][half]) for half in (1, 2))
                self.assertEqual((len(least), len(most)), (w ** (d // 2), w ** ((d + 1) // 2)))
                self.assertEqual([rules.over(least[path]) for path in set(least) & set(most)], [head["value"]])

    def leaves(self, rules, root, records):
        """The leaves of a solution tree, by their paths."""
        moves, found, states = {key: move for key, move, _ in records}, {}, [root]
        while states:
            state = states.pop()
            if rules.over(state) is not None:
                found[state[1]] = state
                continue
            move = moves[rules.key(state)]
            states += [rules.play(state, m) for m in ([move - 1] if move else rules.moves(state))]
        return found

    def test_checkers_over_databases(self):
        db = self.databases()
        for position, value in ((LOST, -1), ("W:W6:BK18,K14,9", -1), ("B:W20:B15,K11,K9", 1)):
            made = self.prove("checkers", position, "--lookahead", "0", *db).result
            self.assertEqual((made["claim"], made["value"]), ("exact", value))
            self.assertTrue(self.checked(*db).result["valid"])
        self.prove("checkers", LOST, *db)
        self.assertIn("rests on databases", self.zw("check", "a.proof", "--tablebase", "off", status=2).err)

    def test_draws_that_only_circles_hold(self):
        """No search to a depth sees them. The databases know the values of positions of three pieces; the proofs do without.
        Catches: a position that is held though it is lost, a lost one that nobody gives up."""
        db, rng = self.databases(), random.Random(5)
        positions = [draws.checkers(rng, rng.choice((2, 3, 3))) for _ in range(12)]
        name = self.write("positions", "".join(position + "\n" for position in positions))
        values = [answer["value"] for answer in self.zw("solve", "checkers", "--file", name, *db, "--json").objects]
        self.assertGreater(values.count(0), 2)
        for position, value in zip(positions, values):
            for option, true in (("--at-least", value >= 0), ("--at-most", value <= 0)):
                made = self.prove("checkers", position, option, "0", "--tablebase", "off", "--nodes", "3000000",
                                  status=0 if true else 1)
                if true:
                    self.assertTrue(self.checked("--tablebase", "off").result["valid"])
                else:
                    self.assertIn("not proven: the value is", made.err)

    def test_a_draw_is_found_when_no_search_finds_a_value(self):
        made = self.prove("checkers", "B:WK32:BK1", "--tablebase", "off", "--nodes", "200000").result
        self.assertEqual((made["claim"], made["value"]), ("exact", 0))
        self.assertTrue(self.checked("--tablebase", "off").result["valid"])

    def test_who_cannot_hold_a_draw_has_lost(self):
        """The search for a value gets too few nodes, so a draw is tried, which shows who wins.
        Catches: an answer that it is no draw, and no proof of what it is."""
        db = self.databases()
        for position, value, nodes in ((LOST, -1, 2000), ("B:W20:B15,K11,K9", 1, 100)):
            made = self.prove("checkers", position, "--lookahead", "0", "--nodes", str(nodes), *db).result
            self.assertEqual((made["claim"], made["value"]), ("exact", value))
            self.assertTrue(self.checked(*db).result["valid"])

    def test_plug_ins_by_their_functions(self):
        made = self.zw("prove", plugin("heap"), "--out", "a.proof", "--json").result
        found = self.checked("--plugin", plugin("heap")).result
        solved = self.zw("solve", plugin("heap"), "--json").result
        self.assertEqual((found["valid"], found["value"], found["claim"]), (True, solved["value"], "exact"))
        self.assertEqual(found["positions"], made["positions"])
        self.assertIn("unknown game 'heap'", self.zw("check", "a.proof", status=2).err)
        self.assertIn("expected the game of the certificate", self.zw("check", "a.proof", "--plugin", plugin("nim"),
                                                                      status=2).err)
        self.assertIn("does not say how long", self.zw("prove", plugin("take"), "--out", "b.proof", status=2).err)

    def test_the_second_checker_agrees(self):
        for game, position, *options in (("connect4", "4546166752", "--lookahead", "1"), ("tree", "uniform:w=3,d=5,seed=1"),
                                         ("othello", OTHELLO_SMALL, "--empties", "2")):
            self.prove(game, position, "--plain", *options)
            with open(self.path("a.proof"), "rb") as file:
                data = file.read()
            self.assertIsNone(certificate.check(data))
            self.assertGreater(len(certificate.read(data)["sections"][1]), 0)
            self.assertEqual(certificate.write(certificate.read(data)), data)


class Forged(Proof):
    def setUp(self):
        super().setUp()
        self.head = self.plain("connect4", "4546166752", "--lookahead", "1")

    def spoiled(self, change):
        head = copy.deepcopy(self.head)
        change(head["sections"][1])
        return self.refusal(head)

    def test_a_dropped_record(self):
        """Catches: children that nobody looks for."""
        for place in (0, len(self.head["sections"][1]) // 2, len(self.head["sections"][1]) - 1):
            self.assertRegex(self.spoiled(lambda r, at=place: r.pop(at)),
                             "neither recorded|its own position is not recorded")

    def test_a_duplicate_record(self):
        self.assertIn("expected every position once", self.spoiled(lambda r: r.insert(1, r[0])))

    def test_records_out_of_order(self):
        self.assertIn("ascending", self.spoiled(lambda r: r.reverse()))

    def test_another_move(self):
        """Of the player who proves, one that is not proven or not legal; of the other one, any."""
        own = next(i for i, r in enumerate(self.head["sections"][1]) if r[1])
        other = next(i for i, r in enumerate(self.head["sections"][1]) if not r[1])
        self.assertIn("beyond the legal ones", self.spoiled(lambda r: r[own].__setitem__(1, 8)))
        self.assertIn("no move for the player", self.spoiled(lambda r: r[own].__setitem__(1, 0)))
        self.assertIn("moves must all be answered", self.spoiled(lambda r: r[other].__setitem__(1, 1)))

    def test_a_wrong_player_to_move(self):
        """The last digit of a key of Othello, and of Kalah its last byte, says who moves."""
        for game, position, change in (
                ("othello", OTHELLO_SMALL, lambda key: key[:-1] + bytes([key[-1] ^ 1])),
                ("kalah", KALAH, lambda key: key[:-1] + bytes([key[-1] ^ 1]))):
            head = self.plain(game, position, "--empties", "1")
            records = head["sections"][1]
            for record in records:
                record[0] = change(record[0])
            records.sort()
            self.assertIn("'a.proof': ", self.refusal(head))

    def test_another_claim(self):
        for change in ({"value": self.head["value"] + 1}, {"claim": 4}, {"claim": 0}, {"position": "454616675"},
                       {"position": "4546166758"}, {"key_bytes": 7 + 1}, {"lookahead": 200}, {"empties": 200}):
            self.assertIn("zw: 'a.proof': ", self.refusal({**self.head, **change}))

    def test_another_game(self):
        self.refusal({**self.head, "game": "kalah"})
        shutil.copy(plugin("heap"), self.path("heap.so"))
        for name in ("ludo", "./heap.so"):  # Catches: code that is loaded because a file says so
            self.assertIn(f"unknown game '{name}'", self.refusal({**self.head, "game": name}, status=2))
        self.assertIn("no second rules", self.refusal({**self.head, "game": "chess"}, status=2))

    def test_every_changed_byte_is_refused(self):
        """The hash stays as it was."""
        data = certificate.write(self.head)
        for at in sorted(random.Random(1).sample(range(len(data)), 150)):
            self.store(data[:at] + bytes([data[at] ^ 1 << at % 8]) + data[at + 1:])
            answer = subprocess.run([PROGRAM, "check", self.path("a.proof")], capture_output=True, text=True, check=False,
                                    timeout=60)
            self.assertIn(answer.returncode, (1, 2), at)
            self.assertEqual(len(answer.stderr.splitlines()), 1, answer.stderr)

    def test_every_truncation_and_whatever_follows(self):
        data = certificate.write(self.head)
        for size in (0, 1, 7, 8, 20, 40, len(data) // 2, len(data) - 33, len(data) - 1):
            self.store(data[:size])
            self.assertEqual(len(self.zw("check", "a.proof", status=2).err.splitlines()), 1)
        self.store(data + b"\0")
        self.assertIn("hash at the end", self.zw("check", "a.proof", status=1).err)

    def test_damage_of_a_compressed_file(self):
        self.prove("connect4", "4546166752")
        with open(self.path("a.proof"), "rb") as file:
            data = file.read()
        for at in range(4, len(data), max(1, len(data) // 40)):
            self.store(data[:at] + bytes([data[at] ^ 4]) + data[at + 1:])
            answer = subprocess.run([PROGRAM, "check", self.path("a.proof")], capture_output=True, text=True, check=False,
                                    timeout=60)
            self.assertIn(answer.returncode, (1, 2), at)
            self.assertEqual(len(answer.stderr.splitlines()), 1, answer.stderr)

    def test_databases_that_are_not_those_of_the_proof(self):
        db = self.databases()
        head = self.plain("checkers", LOST, *db)
        name, digest = head["slices"][0]
        forged = {**head, "slices": [(name, bytes(32)), *head["slices"][1:]]}
        self.assertIn("the hashes differ", self.refusal(forged, *db, ranked=True))
        forged = {**head, "slices": [("ludo", digest), *head["slices"][1:]]}
        self.assertIn("expected the name of a slice", self.refusal(forged, *db, ranked=True))
        self.assertIn("neither recorded", self.refusal({**head, "slices": []}, *db, ranked=True))

    def test_a_circle_in_a_proof_of_a_win(self):
        """Two kings each, moving to and fro: records that hold each other up and end nowhere."""
        db = self.databases()
        head = self.plain("checkers", LOST, "--lookahead", "0", *db)
        self.assertGreater(len(head["sections"][2]), 1)
        for record in head["sections"][2]:
            record[2] = 5
        self.assertIn("no lower rank", self.refusal(head, *db, ranked=True))

    def test_random_mutations_are_refused_or_still_true(self):
        """Catches: a check that is missing. What is accepted is asked of the search."""
        dice = random.Random(20)
        for game, position, options in (("connect4", "4546166752", ["--lookahead", "1"]),
                                        ("tree", "uniform:w=3,d=4,seed=1", []),
                                        ("othello", OTHELLO_SMALL, ["--empties", "2"])):
            data = certificate.write(self.plain(game, position, *options))[:-32]
            for _ in range(int(os.environ.get("ZW_MUTATIONS", "60"))):
                self.mutate_and_judge(dice, data)

    def mutate_and_judge(self, dice, data):
        spoiled = bytearray(data)
        for _ in range(dice.choice((1, 1, 2, 3))):
            at = dice.randrange(8, len(spoiled))
            if dice.random() < 0.7:
                spoiled[at] = dice.choice((spoiled[at] ^ 1 << dice.randrange(8), dice.randrange(256)))
            elif dice.random() < 0.5:
                del spoiled[at:at + dice.choice((1, 2, 8, 9))]
            else:
                spoiled[at:at] = spoiled[dice.randrange(8, len(spoiled)):][:dice.choice((1, 8, 9))]
        self.store(bytes(spoiled) + hashlib.sha256(spoiled).digest())
        done = subprocess.run([PROGRAM, "check", "a.proof", "--json"], capture_output=True, text=True, check=False,
                              cwd=self.directory.name, timeout=60)
        self.assertIn(done.returncode, (0, 1, 2), done.stderr)
        if done.returncode:
            self.assertEqual(len(done.stderr.splitlines()), 1, done.stderr)
            return
        found = json.loads(done.stdout)
        value = self.zw("solve", found["game"], "--position", found["position"], "--json").result["value"]
        self.assertTrue({"at-least": value >= found["value"], "at-most": value <= found["value"],
                         "exact": value == found["value"]}[found["claim"]], (found, value))


class Unfinished(Proof):
    """Proofs that were stopped or killed, and go on from `a.proof.part`."""
    SMALL = ("connect4", "4546166752", "--lookahead", "0")
    KILLED = (("connect4", "--position", "35333571", "--lookahead", "0", "--at-least", "-3"),
              ("checkers", "--position", "W:W30,31,K10:B1,3,K23", "--at-least", "0", "--tablebase", "off"))

    def part(self):
        with open(self.path("a.proof.part"), "rb") as file:
            return file.read()

    def known(self, told):
        """How many positions an attempt has begun with."""
        found = re.search(r"continuing 'a.proof.part': exactly 13, positions so far: (\d+)", told)
        return int(found[1]) if found else 0

    def test_many_short_attempts_come_to_an_end(self):
        """Catches: an attempt that does not use what was found before, or leaves the file behind."""
        begun_with = []
        for nodes in range(40, 200, 10):
            attempt = self.prove(*self.SMALL, "--at-least", "13", "--at-most", "13", "--nodes", str(nodes), status=(0, 1))
            begun_with.append(self.known(attempt.err))
            if attempt.status == 0:
                break
            self.assertIn("continues from 'a.proof.part'", attempt.err)
        self.assertEqual(attempt.status, 0, attempt.err)
        self.assertGreater(len(set(begun_with)), 2)
        self.assertEqual(begun_with, sorted(begun_with))
        self.assertTrue(self.checked().result["valid"])
        self.assertEqual(os.listdir(self.directory.name), ["a.proof"])

    def test_a_killed_proof_goes_on(self):
        """Once by a walk, once with a draw that circles hold."""
        for words in self.KILLED:
            out, part = words[0] + ".proof", self.path(words[0] + ".proof.part")
            child = subprocess.Popen([PROGRAM, "prove", *words, "--table", "4M", "--save-every", "0.001", "--out",
                                      self.path(out)], stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
            wait_until(lambda: os.path.exists(part) or child.poll() is not None, "a saved proof")
            child.kill()
            child.communicate()
            self.assertTrue(os.path.exists(part), words)
            made = self.zw("prove", *words, "--table", "4M", "--nodes", "100000", "--out", out, status=(0, 1))
            self.assertIn(f"continuing '{out}.part'", made.err)
            if made.status == 0:
                self.assertTrue(self.zw("check", out, "--tablebase", "off", "--json").result["valid"])
            self.assertEqual(os.path.exists(part), "continues from" in made.err)

    def test_an_unfinished_proof_of_something_else(self):
        self.prove(*self.SMALL, "--at-least", "1", "--nodes", "20", status=1)
        kept = self.part()
        for words, expected in ((["4546166", "--at-least", "1"], "an unfinished proof of something else"),
                                ([*self.SMALL[1:], "--at-least", "2"], "'at least 1': expected that claim"),
                                ([*self.SMALL[1:], "--exact"], "'at least 1': expected that claim"),
                                ([*self.SMALL[1:3], "1", "--at-least", "1"], "with --lookahead 0")):
            self.assertIn(expected, self.prove("connect4", *words, status=2).err)
            self.assertEqual(self.part(), kept)
        self.assertIn("continuing", self.prove(*self.SMALL, "--wdl").err)

    def test_a_damaged_unfinished_proof(self):
        self.write("a.proof.part", "hello")
        self.assertIn("cannot continue 'a.proof.part': not a certificate", self.prove(*self.SMALL, status=2).err)

    def test_bad_moves_of_an_unfinished_proof_prove_nothing(self):
        """A last stone wins, and the file says to put it elsewhere."""
        head = self.plain("connect4", "4546166752", "--at-least", "1", "--lookahead", "0")
        for record in head["sections"][1]:
            record[1] = 1 + record[1] % 7 if record[1] else 0
        with open(self.path("a.proof.part"), "wb") as file:
            file.write(certificate.write(head))
        made = self.prove("connect4", "4546166752", "--at-least", "1", "--lookahead", "0", status=(0, 2))
        if made.status == 0:
            self.assertTrue(self.checked().result["valid"])
        else:
            self.assertIn("expected its file to be removed", made.err)


class Calls(Proof):
    def test_bad_calls_are_told_in_one_line(self):
        for words, expected in (
                (["prove", "connect4"], "no --out: expected"),
                (["prove", "connect4", "--out", "x", "--at-least", "one"], "'one': expected a whole number"),
                (["prove", "connect4", "--out", "x", "--at-least", "1", "--exact"], "expected one claim"),
                (["prove", "connect4", "--out", "x", "--at-least", "1", "--at-most", "2"], "expected the same value"),
                (["prove", "chess", "--out", "x"], "chess has no second rules"),
                (["prove", "connect4", "--out", "x", "--table", "0"], "a proof needs a table"),
                (["prove", "connect4", "--position", "8", "--out", "x"], "'8'"),
                (["prove", "connect4", "--out", "no/x"], "--out 'no/x': cannot write there"),
                (["check", "nothing"], "cannot read 'nothing'"),
                (["check", self.write("words", "hello")], "not a certificate: expected")):
            self.assertIn(expected, self.complaint(*words))

    def test_limits_and_interruption_leave_what_was_there(self):
        """Catches: a file that is opened before the proof is complete."""
        self.write("a.proof", "old")
        for words in (["--nodes", "1000"], ["--seconds", "0.2"]):
            self.assertIn("nothing was written", self.zw("prove", "connect4", "--table", "4M", "--out", "a.proof", *words,
                                                         status=1).err)
        child = subprocess.Popen([PROGRAM, "prove", "connect4", "--table", "4M", "--out", self.path("a.proof"),
                                  "--seconds", FOR_EVER], stderr=subprocess.PIPE, text=True)
        wait_until_busy(child)
        child.send_signal(signal.SIGINT)
        self.assertIn("nothing was written", child.communicate()[1])
        self.assertEqual(child.returncode, 1)
        with open(self.path("a.proof"), encoding="ascii") as file:
            self.assertEqual(file.read(), "old")
        self.assertEqual(os.listdir(self.directory.name), ["a.proof"])

    def test_a_full_disk_is_told(self):
        self.assertIn("cannot write", self.zw("prove", "connect4", "--position", "4546166752", "--lookahead", "0",
                                              "--plain", "--out", "a.proof", largest_file=100, status=2).err)


if __name__ == "__main__":
    unittest.main()
