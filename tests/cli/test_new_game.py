"""`zw new-game`: what it writes compiles with the include path alone, passes its test, and is never written over others."""
import os
import subprocess
import unittest

from program import ProgramTest, PROGRAM

SOURCE = os.path.abspath(os.path.join(os.path.dirname(__file__), "..", ".."))
STRICT = ["-Wall", "-Wextra", "-Wshadow", "-Wconversion", "-Wpedantic", "-Werror", "-std=c11", "-O1"]


class NewGame(ProgramTest):
    def compile(self, *words):
        done = subprocess.run([os.environ.get("CC", "cc"), *words], cwd=self.directory.name, capture_output=True, text=True,
                              check=False)
        self.assertEqual((done.returncode, done.stderr), (0, ""))

    def test_the_plug_in_compiles_and_keeps_its_promises(self):
        for name in ("hexes", "int", "x-2_b"):
            with self.subTest(name):
                told = self.zw("new-game", name).out
                self.assertIn(f"{name}.c", told)
                self.compile(*STRICT, "-shared", "-fPIC", f"-I{SOURCE}/include", "-o", f"{name}.so", f"{name}.c")
                self.assertIn(f"{name} keeps its promises", self.zw("check-game", f"./{name}.so").out)
                self.assertNotIn("without a table", self.zw("check-game", f"./{name}.so").out)
                self.assertEqual(self.zw("search", f"./{name}.so", "--depth", "21", "--json").result["value"], 1)
                self.assertIn("20 stones", self.zw("show", f"./{name}.so", "--moves", "1").out)

    def test_its_test_passes_and_can_fail(self):
        self.zw("new-game", "hexes")
        library = os.path.join(os.path.dirname(PROGRAM), "libzw.a")
        with open(self.path("hexes_test.c"), encoding="utf-8") as file:
            text = file.read()
        for expected, status in (("(2, 9)", 0), ("(2, 8)", 1)):
            self.write("hexes_test.c", text.replace("(2, 9)", expected))
            self.compile(*STRICT, f"-I{SOURCE}/include", "hexes_test.c", "-o", "hexes_test", library, "-lm", "-ldl",
                         "-lpthread")
            done = subprocess.run(["./hexes_test"], cwd=self.directory.name, capture_output=True, text=True, check=False)
            self.assertEqual(done.returncode, status, done.stdout)
            self.assertEqual("all tests passed" in done.stdout, status == 0)

    def test_the_kernel_can_be_compiled_in_with_one_line_more(self):
        self.zw("new-game", "own")
        with open(self.path("own.c"), encoding="utf-8") as file:
            text = file.read()
        table = text[text.index("static const zw_game this_game"):text.index("ZW_PLUGIN(this_game)")]
        head = text[:text.index("static const zw_game this_game")].replace("<zw/plugin.h>", "<zw/game.h>")
        self.write("own.c", head + table + "#define ZW_GAME this_game\n#include <zw/kernel.h>\n#include <zw/plugin.h>\n")
        self.compile("-Wall", "-Wextra", "-Werror", "-shared", "-fPIC", f"-I{SOURCE}/include", "-o", "own.so", "own.c")
        words = ["search", "./own.so", "--depth", "12", "--json"]
        inlined = self.zw(*words).untimed
        self.write("called.c", text)
        self.compile("-shared", "-fPIC", f"-I{SOURCE}/include", "-o", "own.so", "called.c")
        self.assertEqual(inlined, self.zw(*words).untimed)

    def test_files_that_are_there_stay(self):
        for taken in ("mine.c", "mine_test.c"):
            with self.subTest(taken):
                self.write(taken, "precious")
                self.assertIn(taken, self.complaint("new-game", "mine"))
                self.assertEqual(os.listdir(self.directory.name), [taken])
                with open(self.path(taken), encoding="utf-8") as file:
                    self.assertEqual(file.read(), "precious")
                os.remove(self.path(taken))

    def test_a_bad_name_is_refused_in_one_line(self):
        for name in ("", "../up", "Game", "2x", "a b", "-x", "ä", "a" * 41, "new/game"):
            with self.subTest(name):
                self.assertIn(f"'{name}'", self.complaint("new-game", "--", name))
        self.assertEqual(os.listdir(self.directory.name), [])

    def test_json_names_the_files(self):
        self.assertEqual(self.zw("new-game", "mine", "--json").result,
                         {"game": "mine", "source": "mine.c", "test": "mine_test.c"})

    def test_a_disk_that_is_full_leaves_nothing(self):
        self.complaint("new-game", "mine", largest_file=1000)
        self.assertEqual(os.listdir(self.directory.name), [])


if __name__ == "__main__":
    unittest.main()
