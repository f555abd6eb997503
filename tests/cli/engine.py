"""An engine under a protocol, for the tests: a process that is written to and read from without ever waiting for long."""
import os
import queue
import subprocess
import sys
import threading
import time

from program import PATIENCE, PROGRAM

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "support"))


class Engine:
    def __init__(self, *arguments, program=None, **how):
        table = [] if "--table" in arguments else ["--table", "1M"]  # a large one takes its time to be cleared
        self.process = subprocess.Popen([program or PROGRAM, *arguments, *table], stdin=subprocess.PIPE,
                                        stdout=subprocess.PIPE, stderr=subprocess.PIPE, **how)
        self.lines = queue.Queue()
        self.errors = b""
        self.readers = [threading.Thread(target=self.read, daemon=True),
                        threading.Thread(target=self.read_errors, daemon=True)]
        for reader in self.readers:
            reader.start()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        for reader in self.readers:
            reader.join()
        for stream in (self.process.stdin, self.process.stdout, self.process.stderr):
            try:
                stream.close()
            except OSError:
                pass

    def read(self):
        for line in self.process.stdout:
            self.lines.put(line.decode("utf-8", "replace").rstrip("\n"))
        self.lines.put(None)

    def read_errors(self):
        self.errors = self.process.stderr.read()

    def send(self, *lines):
        for line in lines:
            self.write(line.encode() + b"\n")

    def write(self, data):
        self.process.stdin.write(data)
        self.process.stdin.flush()

    def line(self):
        """The next line; None when the engine has gone."""
        try:
            return self.lines.get(timeout=PATIENCE)
        except queue.Empty:
            raise AssertionError(f"no answer in {PATIENCE} seconds") from None

    def until(self, beginning):
        """The lines up to the first that begins so."""
        seen, end = [], time.monotonic() + PATIENCE
        while True:
            line = self.line()
            if line is None or time.monotonic() > end:
                raise AssertionError(f"no '{beginning}': {seen[-20:]} {self.errors}")
            seen.append(line)
            if line.startswith(beginning):
                return seen

    def answer(self):
        """An answer of GTP: everything up to the empty line."""
        seen = []
        while True:
            line = self.line()
            if line is None:
                raise AssertionError(f"the engine left in an answer: {seen} {self.errors}")
            if line == "" and seen:
                return "\n".join(seen)
            if line != "":
                seen.append(line)

    def ask(self, line):
        self.send(line)
        return self.answer()

    def leave(self):
        """Ends the input; the exit status, and the lines still printed."""
        self.process.stdin.close()
        return self.wait()

    def wait(self):
        status = self.process.wait(timeout=PATIENCE)
        rest = []
        while (line := self.line()) is not None:
            rest.append(line)
        for reader in self.readers:
            reader.join()
        return status, rest


def random_line(rng, words, most):
    """Some of the words, now and then with characters that nobody expects."""
    pieces = [rng.choice(words) for _ in range(rng.randrange(most))]
    if rng.random() < 0.1:
        pieces.append("".join(chr(rng.randrange(1, 256)) for _ in range(rng.randrange(40))).replace("\n", ""))
    return " ".join(pieces)
