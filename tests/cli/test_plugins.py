"""What authors of games compile: the examples, a plug-in with its own search, C++20, and games by their path. Every compiler
that is there is asked, with no flags but the usual ones."""
import ctypes
import os
import shutil
import subprocess
import unittest

from program import ProgramTest, PROGRAM

SOURCE = os.path.abspath(os.path.join(os.path.dirname(__file__), "..", ".."))
INCLUDE = f"-I{SOURCE}/include"
EXAMPLES = ("tictactoe", "nim", "connect4_plugin", "kalah", "hex", "breakthrough")
HEADERS = ("zw.h", "game.h", "driver.h", "selective.h", "switches.h", "experiment.h", "worker.h")

# A game in C++20, with whatever the compiler of it needs to be told.
GAME = r"""
#include <cstring>
#include <zw/game.h>
struct heap { int stones, side; };
static void start(void *, void *to) { heap h{21, 0}; std::memcpy(to, &h, sizeof h); }
static int moves(void *, const void *at, zw_move *list, int, zw_value *outcome)
{
    int count = 0;
    *outcome = -1;
    for (int n = 1; n <= 3 && n <= static_cast<const heap *>(at)->stones; n++)
        list[count++] = static_cast<zw_move>(n);
    return count;
}
static void play(void *, const void *at, zw_move n, void *to)
{
    heap h = *static_cast<const heap *>(at);
    h.stones -= static_cast<int>(n);
    h.side ^= 1;
    *static_cast<heap *>(to) = h;
}
static int plies_left(void *, const void *at) { return static_cast<const heap *>(at)->stones; }
static const zw_game take = {.abi = ZW_ABI, .size = sizeof(zw_game), .name = "takeaway", .position_size = sizeof(heap),
                             .max_moves = 3, .start = start, .moves = moves, .play = play, .flags = ZW_EQUAL_BYTES,
                             .plies_left = plies_left};
#define ZW_GAME take
"""
PROGRAM_TEXT = r"""
#include <zw/zw.h>
#include <cstdio>
int main()
{
    zw_error error{};
    zw_limits limits = ZW_LIMITS(.depth = 6);
    zw_report report = ZW_REPORT;
    zw_engine_options options = zw_options_fixed_depth();
    zw_engine *engine = zw_engine_new(zw_game_find("connect4"), &options, &error);
    if (!engine || zw_engine_search(engine, &limits, &report, &error) != ZW_OK)
        return 1;
    std::printf("%d\n", report.depth);
    zw_engine_free(engine);
}
"""


def compilers(*names):
    return [name for name in names if shutil.which(name)]


class Compiled(ProgramTest):
    def compile(self, *words):
        done = subprocess.run(words, cwd=self.directory.name, capture_output=True, text=True, check=False)
        self.assertEqual((done.returncode, done.stderr), (0, ""), " ".join(words))

    def compile_example(self, compiler, name):
        self.compile(compiler, "-O1", "-Wall", "-Wextra", "-Werror", "-shared", "-fPIC", INCLUDE, "-o", f"{name}.so",
                     f"{SOURCE}/examples/{name}.c")


class Examples(Compiled):
    def test_every_example_compiles_without_a_warning_and_keeps_its_promises(self):
        for compiler in compilers("gcc", "clang"):
            for name in EXAMPLES:
                with self.subTest(f"{compiler} {name}"):
                    self.compile_example(compiler, name)
                    checked = self.zw("check-game", f"./{name}.so", "--games", "100").out
                    self.assertIn("keeps its promises", checked)
                    self.assertNotIn("without a table", checked)

    def test_their_searches_are_right(self):
        """Values that are known: drawn, the nim sum, Kalah as the library has it, the first player's win in Hex."""
        for name in EXAMPLES:
            self.compile_example("cc", name)
        search = lambda name, *words: self.zw("search", f"./{name}.so", *words, "--json").result
        self.assertEqual(search("tictactoe", "--depth", "9")["value"], 0)
        for heaps in ("3,4,5", "1,2,3", "7,7,0", "1,1,1", "0,5,5"):
            a, b, c = map(int, heaps.split(","))
            found = search("nim", "--position", heaps, "--depth", str(a + b + c))
            self.assertEqual((found["value"], found["proven"]), (1 if a ^ b ^ c else -1, True), heaps)
        for depth in ("4", "7"):
            ours, theirs = (search(name, "--depth", depth) if name.endswith("plugin") else
                            self.zw("search", game, "--depth", depth, "--json").result
                            for name, game in (("connect4_plugin", ""), ("", "connect4")))
            self.assertEqual(ours["value"], theirs["value"])
            self.assertEqual(search("kalah", "--depth", depth)["value"],
                             self.zw("search", "kalah", "--depth", depth, "--json").result["value"])
        for depth in ("2", "5"):
            self.assertEqual(self.zw("perft", "./kalah.so", depth, "--json").result["nodes"],
                             self.zw("perft", "kalah", depth, "--json").result["nodes"])
        self.assertEqual(self.zw("perft", "./hex.so", "2", "--json").result["nodes"], 600)
        hex_end = "c3 a1 c2 a2 c4 a3 c1 a4"  # X has four in the middle column
        self.assertEqual(search("hex", "--moves", hex_end, "--depth", "3")["mate"], 1)
        self.assertEqual(self.zw("perft", "./breakthrough.so", "2", "--json").result["nodes"], 22 * 22)

    def test_breakthrough_has_one_search_inlined_and_called(self):
        self.compile_example("cc", "breakthrough")
        with open(f"{SOURCE}/examples/breakthrough.c", encoding="utf-8") as file:
            text = file.read()
        inlined = "#define ZW_GAME breakthrough\n#include <zw/kernel.h>\n"
        self.assertIn(inlined, text)
        self.write("called.c", text.replace(inlined, "#define ZW_GAME breakthrough\n"))
        self.compile("cc", "-O1", "-shared", "-fPIC", INCLUDE, "-o", "called.so", "called.c")
        for words in (["--depth", "4"], ["--nodes", "20000"]):
            self.assertEqual(self.zw("search", "./breakthrough.so", *words, "--json").untimed,
                             self.zw("search", "./called.so", *words, "--json").untimed)


class Kernel(Compiled):
    def test_a_plug_in_with_its_own_search_needs_no_flags(self):
        for compiler in compilers("gcc", "clang"):
            for flags in ([], ["-O2"], ["-O2", "-DNDEBUG"], ["-std=c11", "-Wall", "-Wextra", "-Wpedantic", "-Werror"]):
                self.compile(compiler, *flags, "-shared", "-fPIC", INCLUDE, "-o", "b.so", f"{SOURCE}/examples/breakthrough.c")
                self.assertEqual(self.zw("perft", "./b.so", "2", "--json").result["nodes"], 484)
                self.assertEqual(self.zw("search", "./b.so", "--depth", "2", "--json").result["depth"], 2)


class Cpp(Compiled):
    FLAGS = ["-std=c++20", "-Wall", "-Wextra", "-Wpedantic", "-Werror", "-Wno-missing-field-initializers"]

    def setUp(self):
        super().setUp()
        if not compilers("g++", "clang++"):
            self.skipTest("no C++ compiler")

    def test_every_header_is_cpp(self):
        for compiler in compilers("g++", "clang++"):
            for header in HEADERS:
                path = self.write("one.cpp", f"#include <zw/{header}>\nint main() {{}}\n")
                self.compile(compiler, *self.FLAGS, INCLUDE, "-fsyntax-only", path)

    def test_a_game_in_cpp_is_searched_inlined_and_called_alike(self):
        for compiler in compilers("g++", "clang++"):
            results = []
            for kernel in ("", "#include <zw/kernel.h>\n"):
                path = self.write("game.cpp", GAME + kernel + "#include <zw/plugin.h>\n")
                self.compile(compiler, *self.FLAGS, "-shared", "-fPIC", INCLUDE, "-o", "game.so", path)
                self.assertIn("takeaway keeps its promises", self.zw("check-game", "./game.so").out)
                results.append(self.zw("search", "./game.so", "--depth", "21", "--json").untimed)
            self.assertEqual(results[0], results[1])
            self.assertEqual(results[0][-1]["value"], 1)

    def test_a_program_in_cpp_embeds_the_library(self):
        for compiler in compilers("g++", "clang++"):
            path = self.write("program.cpp", PROGRAM_TEXT)
            self.compile(compiler, *self.FLAGS, INCLUDE, path, "-o", "program",
                         os.path.join(os.path.dirname(PROGRAM), "libzw.a"), "-lm", "-ldl", "-lpthread")
            done = subprocess.run(["./program"], cwd=self.directory.name, capture_output=True, text=True, check=True)
            self.assertEqual(done.stdout, "6\n")


class ByPath(Compiled):
    """zw_engine_new_text() with the path of a plug-in, from Python without the package."""

    def setUp(self):
        super().setUp()
        path = os.path.join(os.path.dirname(PROGRAM), "libzw.so")
        if not os.path.exists(path):
            self.skipTest("no shared library")
        self.library = ctypes.CDLL(path)
        self.library.zw_engine_new_text.restype = ctypes.c_void_p
        self.library.zw_engine_free.argtypes = [ctypes.c_void_p]
        self.library.zw_engine_position_text.argtypes = [ctypes.c_void_p] + [ctypes.c_char_p] * 2 + [ctypes.c_void_p]
        self.library.zw_engine_search_text.argtypes = [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_char_p, ctypes.c_size_t,
                                                       ctypes.c_void_p]
        self.error = ctypes.create_string_buffer(600)

    def said(self):
        return self.error.raw[4:].split(b"\0")[0].decode()

    def test_a_plug_in_is_searched_as_text(self):
        for name, position, value in (("nim", b"3,4,5", b"value 1\n"), ("breakthrough", None, b"depth 2\n")):
            self.compile_example("cc", name)
            engine = self.library.zw_engine_new_text(self.path(f"{name}.so").encode(), None, self.error)
            self.assertTrue(engine, self.said())
            self.assertEqual(self.library.zw_engine_position_text(engine, position, None, self.error), 0)
            answer = ctypes.create_string_buffer(4096)
            limits = b"depth=2" if position is None else b"depth=12"
            self.assertEqual(self.library.zw_engine_search_text(engine, limits, answer, 4096, self.error), 0)
            self.assertIn(value, answer.value)
            self.library.zw_engine_free(engine)

    def test_what_is_no_plug_in_is_refused_by_its_path(self):
        for name in (b"./gone.so", b"gone.so", b"gonnect4"):
            self.assertFalse(self.library.zw_engine_new_text(name, None, self.error))
            self.assertIn(name.decode(), self.said())


if __name__ == "__main__":
    unittest.main()
