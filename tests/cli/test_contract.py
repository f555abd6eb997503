"""What the commands promise: fields and their order, defaults, known values, the same answer twice."""
import json
import signal
import subprocess
import unittest

from program import FOR_EVER, PATIENCE, PROGRAM, ProgramTest, plugin, wait_until_busy

COMMANDS = ["games", "algorithms", "moves", "show", "perft", "search", "compare", "yardstick", "solve", "match",
            "selfplay", "play", "check-game", "bench"]
ALGORITHMS = ("minimax alphabeta scout negascout aspiration mtdf sss dual cstar mtd-step mtd-bi zoom bns ins pns "
              "sss-open dual-open fe test").split()
SEARCH_FIELDS = (
    "game position algorithm instance depth value unit proven mate lower upper best line passes leaves nodes interior "
    "generated quiet table_probes table_hits table_cutoffs etc_probes etc_cutoffs researches leaves_last nodes_last "
    "passes_last seconds nodes_per_second table_bytes threads").split()
MORE_FIELDS = ("bound guess step_lower step_upper cheap_probes crossed root_crossed overshoots researches_below memory_peak "
               "memory_nodes makespan idle deferred joined decided ranks messages message_items message_bytes "
               "message_steps").split()


class Help(ProgramTest):
    def test_a_mate_is_solved_though_chess_may_last_for_ever(self):
        r = self.zw("solve", "chess", "--position", "7k/8/5KQ1/8/8/8/8/8 w - - 0 1", "--depth", "5", "--json").result
        self.assertEqual((r["best"], r["proven"]), ("g6g7", True))
        self.zw("solve", "chess", "--depth", "1", "--json", status=1)

    def test_every_command_explains_itself_with_an_example(self):
        overview = self.zw("help").out
        for command in [*COMMANDS, "serve"]:
            text = self.zw(command, "--help").out
            self.assertTrue(text.startswith(f"usage: zw {command}"), text)
            self.assertIn("example:\n  zw " + command, text)
            self.assertIn("--json", text)
            self.assertNotIn("(null)", text)
            self.assertIn("\n  " + command + " ", overview)
            self.assertEqual(text, self.zw("help", command).out)

    def test_the_examples_run(self):
        for command in COMMANDS:
            if command == "bench":
                continue  # run by the test of the signature
            example = self.zw(command, "--help").out.split("example:\n  ")[1].strip()
            subprocess.run(example.replace("zw", PROGRAM, 1), shell=True, check=True, timeout=PATIENCE,
                           stdout=subprocess.DEVNULL, cwd=self.directory.name)

    def test_the_version_is_that_of_the_library(self):
        self.assertRegex(self.zw("--version").out, r"^zw \d+\.\d+\.\d+\ncompiler ")
        self.assertEqual(self.zw("--version").out, self.zw("version").out)
        built = self.zw("version", "--json").result
        self.assertEqual(self.zw("version").out.split()[1], built["version"])
        self.assertEqual(self.zw("help").out.count("\n  lab "), built["laboratory"])

    def test_an_output_that_cannot_be_written_is_an_error(self):
        with open("/dev/full", "w", encoding="utf-8") as full:
            done = subprocess.run([PROGRAM, "games"], stdout=full, stderr=subprocess.PIPE, check=False)
        self.assertEqual(done.returncode, 2)


class Lists(ProgramTest):
    def test_games_and_algorithms(self):
        names = [o["name"] for o in self.zw("games", "--json").objects]
        self.assertIn("tree", names)
        self.assertIn("connect4", names)
        self.assertEqual([o["name"] for o in self.zw("algorithms", "--json").objects], ALGORITHMS)
        text = self.zw("algorithms").out
        for name in ALGORITHMS:
            self.assertIn("\n" + name + " ", "\n" + text)


class Perft(ProgramTest):
    def test_connect_four(self):
        for depth, nodes in ((0, 1), (1, 7), (4, 2401), (7, 823536), (8, 5673234)):
            result = self.zw("perft", "connect4", str(depth), "--json").result
            self.assertEqual(list(result), ["depth", "nodes", "seconds"])
            self.assertEqual((result["depth"], result["nodes"]), (depth, nodes))

    def test_the_parts_add_up(self):
        *parts, whole = self.zw("perft", "connect4", "6", "--moves", "4 4", "--divide", "--json").objects
        self.assertEqual(len(parts), 7)
        self.assertEqual(sum(p["nodes"] for p in parts), whole["nodes"])

    def test_a_tree(self):
        self.assertEqual(self.zw("perft", "tree", "3", "--position", "uniform:w=6,d=5", "--json").result["nodes"], 216)


class Search(ProgramTest):
    def search(self, *words, **more):
        return self.zw("search", *words, "--json", **more).result

    def test_the_fields_and_their_order(self):
        for words in (["connect4", "--depth", "5"], ["tree"], ["connect4", "--nodes", "2000"],
                      ["tree", "--algorithm", "ins"], [plugin("heap"), "--depth", "4"]):
            fields = SEARCH_FIELDS + MORE_FIELDS
            self.assertEqual(list(self.search(*words))[:len(fields)], fields)

    def test_defaults_follow_the_limit(self):
        deep = self.search("connect4", "--depth", "5")
        self.assertEqual((deep["instance"], deep["depth"], deep["algorithm"]), ("fixed-depth", 5, "mtdf"))
        self.assertEqual(self.search("connect4", "--nodes", "3000")["instance"], "tournament")
        self.assertEqual(self.search("connect4", "--seconds", "0.05")["instance"], "tournament")
        self.assertEqual(self.search("connect4", "--depth", "5", "--tournament")["instance"], "tournament")
        tree = self.search("tree", "--position", "uniform:w=4,d=5,seed=3")
        self.assertEqual((tree["instance"], tree["depth"], tree["proven"]), ("fixed-depth", 5, True))
        self.assertEqual(tree["passes"], tree["passes_last"])  # no deepening

    def test_a_bound_is_called_one(self):
        value = self.search("othello", "--depth", "5")["value"]
        for alpha, bound, word in ((-40, "lower", ">= "), (40, "upper", "<= "), (-1, None, "")):
            words = ["othello", "--depth", "5", "--algorithm", f"test:guess=value,alpha={alpha},width=2"]
            r = self.search(*words)
            self.assertEqual((r["bound"], r["guess"], r["proven"]), (bound, value, False))
            self.assertEqual((r["lower"], r["upper"]), (r["value"] if bound != "upper" else None,
                                                        r["value"] if bound != "lower" else None))
            line = [line for line in self.zw("search", *words).out.splitlines() if line.startswith("value ")][0]
            self.assertTrue(line.split(None, 1)[1].startswith(f"{word}{r['value']}"), line)
            self.assertEqual("bound" in line, bound is not None)

    def test_the_switches_of_the_laboratory_change_costs_and_no_value(self):
        plain = self.search("othello", "--depth", "6", "--table", "256e")
        for words in (["--replacement", "big"], ["--replacement", "big-all"], ["--replacement", "two-big"],
                      ["--replacement", "old"], ["--bounds", "one"], ["--cheap", "replies"], ["--cheap", "control"],
                      ["--algorithm", "mtdf:guess=first"], ["--root-move", "last"]):
            r = self.search("othello", "--depth", "6", "--table", "256e", *words)
            self.assertEqual((r["value"], r["proven"]), (plain["value"], plain["proven"]), words)
            if words[0] not in ("--bounds", "--root-move"):
                self.assertNotEqual(r["nodes"], plain["nodes"], words)

    def test_the_counters_fit_together(self):
        r = self.search("connect4", "--depth", "9", "--etc", "all")
        self.assertEqual(r["nodes"], r["interior"] + r["leaves"] + r["table_cutoffs"] + r["etc_cutoffs"])
        self.assertLess(r["nodes_last"], r["nodes"])
        self.assertGreater(r["etc_cutoffs"], 0)

    def test_a_finished_game_has_a_value_and_no_move(self):
        r = self.search("connect4", "--position", "1212121", "--depth", "4")
        self.assertIsNone(r["best"])
        self.assertEqual(r["line"], [])
        self.assertLess(r["value"], 0)

    def test_the_position_can_be_given_back(self):
        r = self.search("connect4", "--position", "44", "--moves", "5 3", "--depth", "6")
        again = self.search("connect4", "--position", r["position"], "--depth", "6")
        for field in ("position", "value", "best", "line", "nodes"):
            self.assertEqual(r[field], again[field])

    def test_the_line_is_legal_and_leads_to_the_value(self):
        r = self.search("tree", "--position", "uniform:w=4,d=6,seed=9", "--algorithm", "mtdf")
        self.assertEqual(len(r["line"]), 6)
        self.assertEqual(r["line_end"], "complete")
        end = self.search("tree", "--position", "uniform:w=4,d=6,seed=9", "--moves", " ".join(r["line"]))
        self.assertEqual(end["value"], r["value"])  # six plies: the same side is to move

    def test_values_may_begin_with_a_dash(self):
        for words in (["--guess", "-50"], ["--guess=-50"]):
            self.assertEqual(self.search("tree", *words)["value"], self.search("tree")["value"])

    def test_a_guess_at_the_value_makes_two_passes(self):
        r = self.search("tree", "--position", "uniform:w=5,d=5,seed=2", "--guess", "value")
        self.assertEqual(r["passes"], 2)
        r = self.search("tree", "--position", "uniform:w=5,d=5,seed=2", "--guess", str(r["value"]))
        self.assertEqual(r["passes"], 2)

    def test_the_guess_is_in_the_unit_shown(self):
        value = self.search("connect4", "--position", "45461667", "--depth", "13", "--deepening", "off")["value"]
        self.assertEqual(value, 11)
        passes = [self.search("connect4", "--position", "45461667", "--depth", "13", "--deepening", "off", "--guess",
                              guess)["passes"] for guess in ("11", "-11")]
        self.assertEqual(passes[0], 2)
        self.assertGreater(passes[1], 2)

    def test_table_sizes(self):
        for size, size_in_bytes in (("1M", 1 << 20), ("2", 2 << 20), ("1024e", 1024 * 32), ("512K", 512 << 10), ("0", 0)):
            self.assertEqual(self.search("connect4", "--depth", "4", "--table", size)["table_bytes"], size_in_bytes)

    def test_the_same_search_gives_the_same_answer(self):
        for words in (["connect4", "--depth", "10"], ["connect4", "--nodes", "50000"],
                      ["tree", "--position", "graph:w=5,d=6,share=0.4", "--algorithm", "sss"],
                      ["connect4", "--depth", "8", "--multipv", "3", "--stream"]):
            self.assertEqual(self.zw("search", *words, "--json").untimed, self.zw("search", *words, "--json").untimed)

    def test_a_game_through_its_functions_counts_the_same(self):
        for words in (["connect4", "--depth", "9"], ["connect4", "--nodes", "30000"], ["tree"]):
            self.assertEqual(self.zw("search", *words, "--json").untimed,
                             self.zw("search", *words, "--functions", "--json").untimed)

    def test_a_stream_ends_with_the_result(self):
        *before, result = self.zw("search", "connect4", "--depth", "6", "--stream").objects
        self.assertEqual(result["event"], "result")
        self.assertEqual([o["depth"] for o in before if o["event"] == "iteration"], [1, 2, 3, 4, 5, 6])
        self.assertEqual(sum(o["event"] == "pass" for o in before), result["passes"])
        self.assertEqual({o["event"] for o in before}, {"pass", "iteration"})
        self.assertTrue(all(o["alpha"] < o["beta"] for o in before if o["event"] == "pass" and None not in
                            (o["alpha"], o["beta"])))

    def test_a_trace_tells_every_leaf(self):
        for algorithm in ("alphabeta", "mtdf", "sss"):
            *events, result = self.zw("search", "tree", "--position", "uniform:w=3,d=4,seed=5", "--algorithm", algorithm,
                                      "--trace").objects
            self.assertEqual(sum(e["kind"] == "leaf" for e in events), result["leaves"])
            self.assertEqual(sum(e["kind"] == "enter" for e in events), result["nodes"])
            self.assertEqual(list(events[0]), "kind ply depth alpha beta value lower upper move key node parent index".split())
            self.assertEqual(len(events[0]["key"]), 16)

    def test_several_lines_come_best_first(self):
        r = self.search("connect4", "--position", "45461667", "--depth", "8", "--multipv", "4", "--equal")
        self.assertEqual(len(r["multipv"]), 4)
        values = [m["value"] for m in r["multipv"]]
        self.assertEqual(values, sorted(values, reverse=True))
        self.assertEqual((r["multipv"][0]["move"], values[0]), (r["best"], r["value"]))
        self.assertEqual([m["line"][0] for m in r["multipv"]], [m["move"] for m in r["multipv"]])
        self.assertIn(r["best"], r["equal"])

    def test_people_get_a_table(self):
        text = self.zw("search", "connect4", "--depth", "5").out
        for word in ("depth", "value", "best", "line", "leaves", "seconds"):
            self.assertIn(word, text)

    def test_an_interrupt_ends_with_what_was_found(self):
        for command in (["search", "connect4", "--seconds", FOR_EVER], ["solve", "connect4"]):
            child = subprocess.Popen([PROGRAM, *command, "--json"], stdout=subprocess.PIPE, text=True)
            wait_until_busy(child)
            child.send_signal(signal.SIGINT)
            out, _ = child.communicate(timeout=PATIENCE)
            self.assertEqual(child.returncode, 0 if command[0] == "search" else 1)
            self.assertIn('"best":"4"', out)


class Json(ProgramTest):
    def test_any_text_comes_out_as_json(self):
        name = b'o"d\\d\t\x01 \xc3\xa9 \xff\xc3.txt'
        words = [PROGRAM.encode(), b"match", b"connect4", b"mtdf", b"mtdf", b"--games", b"2", b"--nodes", b"50", b"--out",
                 name, b"--json"]
        out = subprocess.run(words, stdout=subprocess.PIPE, check=True, cwd=self.directory.name).stdout
        shown = json.loads(out.decode("utf-8").splitlines()[-1])["file"]
        self.assertEqual(shown, 'o"d\\d\t\x01 \u00e9 \ufffd\ufffd.txt')


class Solve(ProgramTest):
    def test_known_values(self):
        path = self.write("known.txt", "45461667\nstart moves 4 5 4 6 1 6 6 7\n")
        first, second = self.zw("solve", "connect4", "--file", path, "--json").objects
        self.assertEqual(list(first)[:6], "position value best line nodes seconds".split())
        for solution in (first, second):
            self.assertEqual((solution["value"], solution["proven"]), (11, True))

    def test_every_move_is_valued(self):
        r = self.zw("solve", plugin("heap"), "--all", "--json").result
        self.assertEqual((r["value"], r["best"]), (1, "1"))
        self.assertEqual({m["move"]: m["value"] for m in r["moves"]}, {"1": 1, "2": -1, "3": -1})

    def test_win_draw_or_loss(self):
        for taken, value, name in (("", 1, "win"), ("1", -1, "loss")):
            r = self.zw("solve", plugin("heap"), "--moves", taken, "--wdl", "--json").result
            self.assertEqual((r["value"], r["wdl"]), (value, name))
        r = self.zw("solve", "connect4", "--position", "45461667", "--wdl", "--json").result
        self.assertEqual((r["value"], r["wdl"], r["proven"]), (1, "win", True))

    def test_othello_is_solved_in_discs_and_searched_in_hundredths(self):
        position = "---X-X--XOOOXO--XOOOOO--XOOXOOXXXOOOXXXXXOOXXXXXXOXXO-XX-XXO---- X"
        solved = self.zw("solve", "othello", "--position", position, "--table", "16M", "--json").result
        searched = self.zw("search", "othello", "--position", position, "--depth", "31", "--deepening", "off",
                           "--json").result
        self.assertEqual((solved["value"], searched["value"]), (-8, -800))

    def test_a_pass_is_a_move_of_the_line(self):
        r = self.zw("solve", "othello", "--position", "-XO" + 61 * "X" + " X", "--json").result
        self.assertEqual((r["value"], r["line"]), (58, ["pass", "a1"]))

    def test_an_unproven_answer_says_so(self):
        r = self.zw("solve", "connect4", "--nodes", "1000", "--json", status=1).result
        self.assertFalse(r["proven"])


if __name__ == "__main__":
    unittest.main()
