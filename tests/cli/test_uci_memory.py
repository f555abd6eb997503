"""UCI when there is not the memory that a board asks for. Not for sanitizers, which want more than any limit leaves."""
import unittest

import engine
from program import ProgramTest, limits

MEMORY = 400 << 20


class Memory(ProgramTest):
    def test_a_search_takes_the_threads_that_there_is_memory_for(self):
        with engine.Engine("uci", **limits(memory=MEMORY)) as zw:
            zw.send("setoption name Threads value 256", "position startpos moves e2e4", "go nodes 30000")
            lines = zw.until("bestmove")
            self.assertRegex(lines[-1], "^bestmove [a-h][1-8]")
            remarks = [line for line in lines if line.startswith("info string")]
            self.assertEqual(len(remarks), 1, remarks)
            self.assertRegex(remarks[0], "searching with [0-9]+ threads, not 256: the system gives no more")
            self.assertTrue([line for line in lines if line.startswith("info depth")])
            zw.send("setoption name Threads value 1", "go nodes 3000")
            self.assertFalse([line for line in zw.until("bestmove") if line.startswith("info string")])

    def test_a_hash_that_does_not_fit_is_refused_and_the_old_one_searches(self):
        with engine.Engine("uci", **limits(memory=MEMORY)) as zw:
            zw.send("setoption name Hash value 1000", "go nodes 3000")
            lines = zw.until("bestmove")
            self.assertIn("memory", " ".join(line for line in lines if line.startswith("info string")))
            self.assertRegex(lines[-1], "^bestmove [a-h][1-8]")


if __name__ == "__main__":
    unittest.main()
