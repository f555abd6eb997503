"""The wheel and the source distribution are made by the standard tools, without a network, and install into an empty
environment."""
import glob
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
import unittest
import zipfile

from package import SOURCE
import zerowindow as zw

try:
    import setuptools.build_meta
    import wheel
    import pip
except ImportError:
    setuptools = None


@unittest.skipUnless(setuptools, "no setuptools, wheel and pip")
class Wheel(unittest.TestCase):
    def setUp(self):
        self.place = tempfile.TemporaryDirectory()
        self.addCleanup(self.place.cleanup)
        self.sources = os.path.join(self.place.name, "python")
        shutil.copytree(os.path.join(SOURCE, "python"), self.sources)

    def build(self, what):
        """What setuptools, which pyproject.toml names, makes of the sources."""
        done = subprocess.run([sys.executable, "-c", "import sys; from setuptools import build_meta\n"
                               f"print(build_meta.build_{what}(sys.argv[1]))", self.place.name],
                              cwd=self.sources, capture_output=True, text=True, check=False)
        self.assertEqual(done.returncode, 0, done.stderr)
        return os.path.join(self.place.name, done.stdout.splitlines()[-1])

    def test_the_wheel_installs_into_an_empty_environment(self):
        wheel_file = self.build("wheel")
        self.assertEqual(os.path.basename(wheel_file), f"zerowindow-{zw.__version__}-py3-none-any.whl")
        with zipfile.ZipFile(wheel_file) as archive:
            self.assertIn("zerowindow/py.typed", archive.namelist())
        empty = os.path.join(self.place.name, "empty")
        subprocess.run([sys.executable, "-m", "venv", "--without-pip", empty], check=True)
        site = glob.glob(os.path.join(empty, "lib", "python3*", "site-packages"))[0]
        subprocess.run([sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "--quiet", "--no-index",
                        "--no-deps", "--target", site, wheel_file], check=True, capture_output=True)
        environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        from zerowindow import _library
        environment["ZW_LIBRARY"] = _library.candidates()[0]
        done = subprocess.run([os.path.join(empty, "bin", "python3"), "-B", "-c",
                               "import zerowindow as zw; print(zw.__file__); print(zw.__version__, zw.search('kalah', depth=3).value)"],
                              cwd=self.place.name, env=environment, capture_output=True, text=True, check=False)
        self.assertEqual(done.returncode, 0, done.stderr)
        where, said = done.stdout.splitlines()
        self.assertTrue(where.startswith(empty), where)
        self.assertEqual(said, f"{zw.__version__} 1")

    def test_the_source_distribution_has_the_package(self):
        with tarfile.open(self.build("sdist")) as archive:
            names = archive.getnames()
        for name in ("zerowindow/__init__.py", "zerowindow/_library.py", "zerowindow/py.typed", "pyproject.toml"):
            self.assertIn(f"zerowindow-{zw.__version__}/{name}", names)


if __name__ == "__main__":
    unittest.main()
