"""What the tests of the Python package share. It is imported from the source tree; ZW_LIBRARY says where libzw is."""
import json
import os
import subprocess
import sys

SOURCE = os.path.abspath(os.path.join(os.path.dirname(__file__), "..", ".."))
PROGRAM = os.environ["ZW_PROGRAM"]
sys.path[:0] = [os.path.join(SOURCE, "python"), os.path.join(SOURCE, "python", "examples")]


def program(*words):
    """What `zw WORDS --json` ends with."""
    done = subprocess.run([PROGRAM, *words, "--json"], capture_output=True, text=True, check=True, timeout=300)
    return json.loads(done.stdout.splitlines()[-1])


def example(name, directory):
    """The plug-in of examples/NAME.c, compiled."""
    path = os.path.join(directory, f"{name}.so")
    subprocess.run([os.environ.get("CC", "cc"), "-O1", "-shared", "-fPIC", f"-I{SOURCE}/include", "-o", path,
                    f"{SOURCE}/examples/{name}.c"], check=True)
    return path
