"""How a test of faults starts the program: undisturbed, with one kind of call that fails, or killed. The paths of zw, of the
injector and of its shim are in ZW_PROGRAM, ZW_INJECT and ZW_SHIM."""
import collections
import os
import subprocess

PROGRAM = os.path.abspath(os.environ["ZW_PROGRAM"])
INJECT = os.path.abspath(os.environ["ZW_INJECT"])
SHIM = os.path.abspath(os.environ["ZW_SHIM"])
PATIENCE = 300  # seconds, after which a program hangs; nothing here takes one

# The modes in which a kind of call fails: the Nth alone, all from the Nth on, or a write of the first half of its bytes.
KINDS = {
    "malloc": ("once", "on"),
    "write": ("once", "on", "short"),
    "fsync": ("once", "on"),
    "rename": ("once", "on"),
    "mmap": ("once", "on"),
    "open": ("once",),
    "read": ("once",),
    "truncate": ("once",),
    "unlink": ("once",),
    "lock": ("once",),
    "clone": ("once", "on"),
}

# A program that has ended: its exit status, the signal that ended it (0: none), what it printed, and of the calls of the
# kind how many there were and how many failed.
Ended = collections.namedtuple("Ended", "status signal out err calls faults")


def environment():
    """The same for every run: nothing outside the directory is read, and gnuplot, whose calls would count, is not found."""
    return {**{name: value for name, value in os.environ.items() if not name.startswith("ZW_")}, "HOME": "/nonexistent",
            "PATH": "/nonexistent", "LC_ALL": "C"}


def call(words, directory):
    with subprocess.Popen(words, cwd=directory, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                          env=environment(), text=True) as child:
        try:
            out, err = child.communicate(timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            child.kill()
            raise AssertionError(f"{' '.join(words)}: hangs") from None
    return child.returncode, out, err


def run(arguments, directory):
    """Runs zw undisturbed."""
    status, out, err = call([PROGRAM, *arguments], directory)
    return Ended(status, -status if status < 0 else 0, out, err, 0, 0)


def inject(arguments, directory, kind, mode, number):
    """Runs zw with a fault at call `number` of a kind."""
    report = directory + ".report"
    status, out, err = call([INJECT, SHIM, report, kind, mode, str(number), PROGRAM, *arguments], directory)
    if status:
        raise AssertionError(f"the injector failed: {err}")
    with open(report, encoding="ascii") as file:
        calls, faults, status, signal = map(int, file.read().split())
    os.remove(report)
    return Ended(status, signal, out, err, calls, faults)
