"""How the tests of the program start it. The path of zw is in ZW_PROGRAM, that of the test plug-ins in ZW_PLUGINS."""
import json
import os
import resource
import subprocess
import tempfile
import time
import unittest

PROGRAM = os.environ["ZW_PROGRAM"]
PLUGINS = os.environ["ZW_PLUGINS"]
TIMED = {"seconds", "nodes_per_second"}
PATIENCE = 300  # seconds for what should come soon: sanitizers and a busy machine take their time
FOR_EVER = str(10 * PATIENCE)  # seconds for a search that is to be ended by something else


def processor_seconds(pid):
    """What a process has used of the processor."""
    with open(f"/proc/{pid}/stat", encoding="ascii", errors="replace") as file:
        fields = file.read().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def wait_until(condition, what):
    """Polls until the condition holds; fails when it does not before patience ends."""
    end = time.monotonic() + PATIENCE
    while not condition():
        if time.monotonic() > end:
            raise AssertionError(f"{what}: not in {PATIENCE} seconds")
        time.sleep(0.01)


def wait_until_busy(child):
    """Waits until a program that was started, or told to search, has worked for a while."""
    begun = processor_seconds(child.pid)
    wait_until(lambda: child.poll() is not None or processor_seconds(child.pid) > begun + 0.2, "the program works")


class Answer:
    def __init__(self, status, out, err):
        self.status, self.out, self.err = status, out, err

    @property
    def objects(self):
        return [json.loads(line) for line in self.out.splitlines()]

    @property
    def result(self):
        return self.objects[-1]

    @property
    def untimed(self):
        """The objects without what differs from run to run."""
        return [{k: v for k, v in o.items() if k not in TIMED} for o in self.objects]


def plugin(name):
    return os.path.join(PLUGINS, name + ".so")


def limits(largest_file=None, memory=None):
    """How a process is started that can write no file larger than `largest_file` bytes, as on a disk that is full, and
    gets no more than `memory` bytes."""
    def prepare():
        for limit, most in ((resource.RLIMIT_FSIZE, largest_file), (resource.RLIMIT_AS, memory)):
            if most:
                resource.setrlimit(limit, (most, most))
    # Python ignores SIGXFSZ; left so, a write fails and does not kill
    return {"preexec_fn": prepare, "restore_signals": not largest_file} if largest_file or memory else {}


def environment_under(largest_file):
    """The environment of such a process. The profile of a coverage build is a file too, and would be too large."""
    return {**os.environ, **({"LLVM_PROFILE_FILE": os.devnull} if largest_file else {})}


class ProgramTest(unittest.TestCase):
    """Runs every test in a directory of its own."""

    def setUp(self):
        self.directory = tempfile.TemporaryDirectory()
        self.addCleanup(self.directory.cleanup)

    def path(self, name):
        return os.path.join(self.directory.name, name)

    def write(self, name, text):
        with open(self.path(name), "w", encoding="utf-8") as file:
            file.write(text)
        return self.path(name)

    def zw(self, *arguments, status=0, environment=None, **how):
        done = subprocess.run([PROGRAM, *arguments], capture_output=True, text=True, timeout=PATIENCE, check=False,
                              cwd=self.directory.name, **limits(**how),
                              env={**environment_under(how.get("largest_file")), **(environment or {})})
        self.assertIn(done.returncode, status if isinstance(status, tuple) else (status,), f"zw {' '.join(arguments)}\n{done.stdout}\n{done.stderr}")
        return Answer(done.returncode, done.stdout, done.stderr)

    def complaint(self, *arguments, status=2, **more):
        """The one line that a bad call gives, or what the object says that it gives with --json; nothing else is printed."""
        answer = self.zw(*arguments, status=status, **more)
        lines = answer.err.splitlines()
        self.assertEqual(len(lines), 1, answer.err)
        self.assertEqual(answer.out, "", arguments)
        if "--json" in arguments:
            return "zw: " + json.loads(lines[0])["error"]
        self.assertTrue(lines[0].startswith("zw: "), lines[0])
        return lines[0]
