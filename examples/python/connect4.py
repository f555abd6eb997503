#!/usr/bin/env python3
"""Connect Four against itself, through ctypes and the text functions of libzw.

    connect4.py [--seconds 0.1] [--moves 444]

The library is the one that ZW_LIBRARY names (a path of libzw.so), or else the one the system finds.
"""

import argparse
import ctypes
import ctypes.util
import os
import sys

COLUMNS, ROWS = 7, 6


class Error(ctypes.Structure):
    """zw_error: the only struct a binding has to know."""

    _fields_ = [("status", ctypes.c_int), ("text", ctypes.c_char * 512)]


def load():
    lib = ctypes.CDLL(os.environ.get("ZW_LIBRARY") or ctypes.util.find_library("zw") or "libzw.so")
    engine, text, error = ctypes.c_void_p, ctypes.c_char_p, ctypes.POINTER(Error)
    lib.zw_engine_new_text.restype = engine
    lib.zw_engine_new_text.argtypes = [text, text, error]
    lib.zw_engine_position_text.argtypes = [engine, text, text, error]
    lib.zw_engine_search_text.argtypes = [engine, text, ctypes.c_char_p, ctypes.c_size_t, error]
    lib.zw_engine_free.restype = None
    lib.zw_engine_free.argtypes = [engine]
    return lib


class Engine:
    def __init__(self, game, algorithm=None):
        self.lib, self.error, self.handle = load(), Error(), None
        self.handle = self.lib.zw_engine_new_text(game.encode(), algorithm and algorithm.encode(), self.error)
        if not self.handle:
            raise RuntimeError(self.error.text.decode())

    def close(self):
        self.lib.zw_engine_free(self.handle)
        self.handle = None

    def search(self, position, limits):
        """The answer as a dictionary: best, value, depth, proven, nodes, line."""
        answer = ctypes.create_string_buffer(4096)
        if self.lib.zw_engine_position_text(self.handle, position.encode(), None, self.error) or \
                self.lib.zw_engine_search_text(self.handle, limits.encode(), answer, len(answer), self.error):
            raise ValueError(self.error.text.decode())
        pairs = (line.partition(" ") for line in answer.value.decode().splitlines())
        return {name: value for name, _, value in pairs}


def board(columns):
    stacks = [[] for _ in range(COLUMNS)]
    for ply, column in enumerate(columns):
        stacks[int(column) - 1].append("XO"[ply % 2])
    rows = (" ".join(s[row] if row < len(s) else "." for s in stacks) for row in reversed(range(ROWS)))
    return "\n".join(rows)


def main():
    parser = argparse.ArgumentParser(description="Connect Four against itself")
    parser.add_argument("--seconds", type=float, default=0.1, help="for each move")
    parser.add_argument("--moves", default="", help="the columns played so far, such as 4453")
    options = parser.parse_args()

    columns, engine = options.moves, Engine("connect4")
    try:
        while True:
            answer = engine.search(columns or "start", f"seconds={options.seconds:.6f}")
            if "best" not in answer:
                break
            print(f"{'XO'[len(columns) % 2]} plays {answer['best']}  value {answer['value']:>3}  depth {answer['depth']}")
            columns += answer["best"]
    finally:
        engine.close()
    print(board(columns))
    lost = float(answer["value"]) < 0
    print(f"{columns}: {'XO'[(len(columns) + 1) % 2] + ' wins' if lost else 'a draw'}")


if __name__ == "__main__":
    try:
        main()
    except (OSError, RuntimeError, ValueError) as problem:
        sys.exit(f"connect4.py: {problem}")
