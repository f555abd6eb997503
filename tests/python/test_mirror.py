"""The structs of the package are those of the headers, member by member: a C program prints where each of them lies."""
import ctypes
import os
import re
import subprocess
import tempfile
import unittest

from package import SOURCE
import zerowindow as zw
from zerowindow import _library as c

MIRRORS = {"zw_game": c.Game, "zw_error": c.Error, "zw_settings": c.Settings, "zw_choice": c.Choice,
           "zw_switches": c.Switches, "zw_table_options": c.TableOptions, "zw_counters": c.Counters,
           "zw_report": c.Report, "zw_engine_options": c.EngineOptions, "zw_limits": c.Limits}


class Mirror(unittest.TestCase):
    def test_every_member_lies_where_the_headers_have_it(self):
        lines, expected = [], []
        for name, mirror in MIRRORS.items():
            lines.append(f'printf("%zu\\n", sizeof({name}));')
            expected.append((name, ctypes.sizeof(mirror)))
            for field, _ in mirror._fields_:
                member = field.rstrip("_")
                lines.append(f'printf("%zu %zu\\n", offsetof({name}, {member}), sizeof((({name} *)0)->{member}));')
                at = getattr(mirror, field)
                expected.append((f"{name}.{member}", at.offset, at.size))
        code = "#include <zw/zw.h>\n#include <stdio.h>\nint main(void)\n{\n" + "\n".join(lines) + "\nreturn 0;\n}\n"
        with tempfile.TemporaryDirectory() as directory:
            path = os.path.join(directory, "offsets")
            subprocess.run([os.environ.get("CC", "cc"), "-x", "c", f"-I{SOURCE}/include", "-o", path, "-"], input=code,
                           text=True, check=True)
            told = subprocess.run([path], capture_output=True, text=True, check=True).stdout.splitlines()
        self.assertEqual(len(told), len(expected))
        for line, (what, *numbers) in zip(told, expected):
            self.assertEqual(list(map(int, line.split())), numbers, what)

    def test_members_stand_in_the_order_of_the_header(self):
        with open(os.path.join(SOURCE, "include/zw/game.h"), encoding="utf-8") as file:
            header = re.sub(r"/\*.*?\*/", "", file.read(), flags=re.S)
        body = header[header.index("struct zw_game {"):header.index("};", header.index("struct zw_game {"))]
        names = re.findall(r"\(\*(\w+)\)\(|(\w+)(?:\[2\])?(?=[;,])", re.sub(r"\)\([^;]*", ")(", body))
        self.assertEqual([a or b for a, b in names], [name for name, _ in c.Game._fields_])

    def test_the_version_is_that_of_the_header_and_of_the_library(self):
        with open(os.path.join(SOURCE, "include/zw/zw.h"), encoding="utf-8") as file:
            self.assertIn(f'#define ZW_VERSION "{zw.__version__}"', file.read())
        self.assertEqual(c.load().zw_version().decode(), zw.__version__)

    def test_constants_are_those_of_the_headers(self):
        with open(os.path.join(SOURCE, "include/zw/game.h"), encoding="utf-8") as file:
            header = file.read()
        for text in (f"#define ZW_ABI {c.ABI}u", f"#define ZW_MAX_DEPTH {c.MAX_DEPTH}",
                     f"#define ZW_WINS_BY_DISTANCE {c.WINS_BY_DISTANCE}u", f"#define ZW_EQUAL_BYTES {c.EQUAL_BYTES}u"):
            self.assertIn(text, header)


if __name__ == "__main__":
    unittest.main()
