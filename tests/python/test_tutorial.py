"""The cells of python/TUTORIAL.md run, one after the other, and print what stands under them."""
import contextlib
import io
import os
import re
import sys
import unittest

from package import SOURCE

PAGE = os.path.join(SOURCE, "python", "TUTORIAL.md")
CELL = re.compile(r"^```python\n(.*?)^```\n(?:```\n(.*?)^```\n)?", re.S | re.M)


class Tutorial(unittest.TestCase):
    def test_every_cell_prints_what_stands_under_it(self):
        with open(PAGE, encoding="utf-8") as file:
            cells = CELL.findall(file.read())
        self.assertGreater(len(cells), 7)
        names = {"__name__": "tutorial"}
        for number, (code, expected) in enumerate(cells, 1):
            printed = io.StringIO()
            with contextlib.redirect_stdout(printed):
                exec(compile(code, f"cell {number}", "exec"), names)  # pylint: disable=exec-used
            if "--show" in sys.argv:
                print(f"--- cell {number}\n{printed.getvalue()}", end="")
            else:
                self.assertEqual(printed.getvalue(), expected, f"cell {number}:\n{code}")


if __name__ == "__main__":
    unittest.main(argv=[arg for arg in sys.argv if arg != "--show"])
