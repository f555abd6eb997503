"""Kalah with six pits and four seeds in each, as a Python class: the rules in thirty lines, with moves that move again.

    PYTHONPATH=python python3 python/examples/kalah.py
"""
import zerowindow as zw

PITS, SEEDS = 6, 4
STORE, OTHER_STORE = PITS, 2 * PITS + 1


class Kalah(zw.Game):
    """A state is the player to move, and the seeds as that player sees them: own pits and store, the other's pits and store,
    in the order of sowing. A move is the number of a pit."""
    name, title, unit = "pykalah", "Kalah in Python", "seeds"
    max_moves, max_score = PITS, 2 * PITS * SEEDS

    def start(self):
        return (0, (*[SEEDS] * PITS, 0) * 2)

    def moves(self, state):
        return [pit for pit in range(1, PITS + 1) if state[1][pit - 1]]

    def sow(self, seeds, pit):
        """The seeds after a move, as the player sees them who made it, and whether that player moves again."""
        seeds, at = list(seeds), pit - 1
        hand, seeds[at] = seeds[at], 0
        while hand:
            at = (at + 1) % OTHER_STORE  # the other's store is passed over
            seeds[at] += 1
            hand -= 1
        opposite = 2 * PITS - at
        if at < STORE and seeds[at] == 1 and seeds[opposite]:
            seeds[STORE] += seeds[opposite] + 1
            seeds[at] = seeds[opposite] = 0
        return tuple(seeds), at == STORE

    def play(self, state, move):
        player, seeds = state
        seeds, again = self.sow(seeds, move)
        return (player, seeds) if again else (1 - player, seeds[STORE + 1:] + seeds[:STORE + 1])

    def moves_again(self, state, move):
        return self.sow(state[1], move)[1]

    def outcome(self, state):
        return sum(state[1][:STORE + 1]) - sum(state[1][STORE + 1:])

    def evaluate(self, state):
        return state[1][STORE] - state[1][OTHER_STORE] if self.moves(state) else self.outcome(state)

    def first_to_move(self, state):
        return state[0] == 0

    def text(self, state):
        south = state[1] if state[0] == 0 else state[1][STORE + 1:] + state[1][:STORE + 1]
        return f"{','.join(map(str, south))} {'SN'[state[0]]}"

    def read(self, text):
        numbers, side = text.rpartition(" ")[0].split(","), text.rpartition(" ")[2]
        if len(numbers) != 14 or side not in ("S", "N") or not all(number.isdigit() for number in numbers):
            raise ValueError(f"position '{text}': expected 14 numbers separated by commas, a space, and S or N")
        seeds = tuple(map(int, numbers))
        return (0, seeds) if side == "S" else (1, seeds[STORE + 1:] + seeds[:STORE + 1])


if __name__ == "__main__":
    with zw.Engine(Kalah) as engine:
        for depth in range(1, 6):
            print(engine.search(depth=depth))
