"""A second checker of certificates, written from docs/proof.md: reads a plain certificate of connect4, othello or a uniform
tree and says what is wrong with it, or None. read() and write() also serve tests that forge certificates."""
import hashlib
import struct

MIX = 0x9E3779B97F4A7C15
M64 = (1 << 64) - 1


class Connect4:
    key_bytes, lines = 7, [[(c + a * i, r + b * i) for i in range(4)] for c in range(7) for r in range(6)
                           for a, b in ((1, 0), (0, 1), (1, 1), (1, -1))]

    def parse(self, text):
        board = ((),) * 7
        for column in text if text != "start" else "":
            board = self.play(board, int(column))
        return board

    def turn(self, board):
        return sum(map(len, board)) % 2

    def over(self, board):
        at = {(c, r): stone for c, column in enumerate(board) for r, stone in enumerate(column)}
        for line in self.lines:
            stones = {at.get(square) for square in line}
            if len(stones) == 1 and None not in stones:
                winner = stones.pop()
                score = 22 - sum(column.count(winner) for column in board)
                return -score if winner else score
        return 0 if len(at) == 42 else None

    def moves(self, board):
        return [column for column in range(1, 8) if len(board[column - 1]) < 6]

    def play(self, board, move):
        return board[:move - 1] + (board[move - 1] + (self.turn(board),),) + board[move:]

    def key(self, board):
        return bytes(int("1" + "".join(map(str, column)), 2) for column in board)

    def state(self, key, _root):
        return tuple(tuple(map(int, bin(byte)[3:])) for byte in key)

    def reach(self, board):
        left = [21 - sum(column.count(player) for column in board) for player in (0, 1)]
        return -left[1], left[0]


class Othello:
    key_bytes = 13

    def parse(self, text):
        return tuple("-XO".index(c) for c in text[:64]), "XO".index(text[65])

    def turn(self, state):
        return state[1]

    def flips(self, board, player, square):
        found = []
        for dx, dy in ((x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if x or y):
            x, y, line = square % 8 + dx, square // 8 + dy, []
            while 0 <= x < 8 and 0 <= y < 8 and board[8 * y + x] == 2 - player:
                line.append(8 * y + x)
                x, y = x + dx, y + dy
            if 0 <= x < 8 and 0 <= y < 8 and board[8 * y + x] == player + 1:
                found += line
        return found

    def discs(self, board, player):
        return [s for s in range(64) if not board[s] and self.flips(board, player, s)]

    def over(self, state):
        board, lead = state[0], state[0].count(1) - state[0].count(2)
        if self.discs(board, 0) or self.discs(board, 1):
            return None
        return lead + (lead > 0) * board.count(0) - (lead < 0) * board.count(0)

    def moves(self, state):
        return self.discs(*state) or [64]

    def play(self, state, move):
        board, player = list(state[0]), state[1]
        for square in [] if move == 64 else [move] + self.flips(state[0], player, move):
            board[square] = player + 1
        return tuple(board), 1 - player

    def key(self, state):
        digits = state[0] + (state[1],)
        return bytes(int("".join(map(str, digits[i:i + 5])), 3) for i in range(0, 65, 5))

    def state(self, key, _root):
        digits = tuple(byte // 3 ** (4 - i) % 3 for byte in key for i in range(5))
        return digits[:64], digits[64]

    def empties(self, state):
        return state[0].count(0)


class Tree:
    """Of kind uniform, from its root. A state is the tree, the moves from the root and the name of the node."""
    key_bytes = 9

    def mix(self, x):
        x = (x ^ x >> 30) * 0xBF58476D1CE4E5B9 & M64
        x = (x ^ x >> 27) * 0x94D049BB133111EB & M64
        return x ^ x >> 31

    def parse(self, text):
        given = dict(item.split("=") for item in text.removeprefix("uniform:").split(","))
        w, d, seed, bound = (int(given.get(k, v)) for k, v in (("w", 0), ("d", 0), ("seed", 1), ("range", 10 ** 6)))
        name = self.mix(MIX)
        for number in (w, d, 600000, 300000, seed, bound, 0, 1000001):
            name = self.mix(name + number + MIX & M64)
        return (w, d, bound), (), name

    def turn(self, state):
        return len(state[1]) % 2

    def over(self, state):
        (_, depth, bound), path, name = state
        value = (self.mix(name ^ 0xD6E8FEB86659FD93) >> 24) * (2 * bound + 1) >> 40
        return None if len(path) < depth else (bound - value if len(path) % 2 else value - bound)

    def moves(self, state):
        return list(range(state[0][0]))

    def play(self, state, move):
        return state[0], state[1] + (move,), self.mix(state[2] + (move + 1) * MIX & M64)

    def key(self, state):
        number = 0
        for move in state[1]:
            number = number * state[0][0] + move
        return bytes([len(state[1])]) + number.to_bytes(8, "big")

    def state(self, key, root):
        number, path = int.from_bytes(key[1:], "big"), []
        for _ in range(key[0]):
            number, move = divmod(number, root[0][0])
            path.append(move)
        for move in reversed(path):
            root = self.play(root, move)
        return root


RULES = {"connect4": Connect4(), "othello": Othello(), "tree": Tree()}


def number(n):
    return bytes([n]) if n < 128 else bytes([n & 127 | 128]) + number(n >> 7)


def read(data, ranked=False):
    """The parts of a plain certificate; sections are lists of [key, move, rank]."""
    at = 0

    def take(size):
        nonlocal at
        at += size
        if at > len(data):
            raise ValueError("it ends early")
        return data[at - size:at]

    def take_number():
        byte = take(1)[0]
        return byte if byte < 128 else byte - 128 + 128 * take_number()

    if take(8) != b"ZWPROOF\x01":
        raise ValueError("no certificate")
    head = {"game": take(take_number()).decode(), "position": take(take_number()).decode(), "claim": take(1)[0],
            "value": struct.unpack("<i", take(4))[0], "key_bytes": take_number(), "lookahead": take(1)[0],
            "empties": take(1)[0]}
    head["slices"] = [(take(take_number()).decode(), take(32)) for _ in range(take_number())]
    head["sections"] = {}
    for half in (1, 2):
        if head["claim"] & half:
            records, key = [], b""
            for _ in range(take_number()):
                key = key[:take_number()]
                key += take(head["key_bytes"] - len(key))
                records.append([key, take_number(), take_number() if ranked else 0])
            head["sections"][half] = records
    head["sound"] = hashlib.sha256(data[:at]).digest() == take(32) and at == len(data)
    return head


def write(head, ranked=False):
    """The plain certificate of such parts, with the right hash. Keys are written in the order given."""
    out = b"ZWPROOF\x01"
    for text in (head["game"].encode(), head["position"].encode()):
        out += number(len(text)) + text
    out += bytes([head["claim"]]) + struct.pack("<i", head["value"]) + number(head["key_bytes"])
    out += bytes([head["lookahead"], head["empties"]]) + number(len(head["slices"]))
    for name, digest in head["slices"]:
        out += number(len(name)) + name.encode() + digest
    for half in sorted(head["sections"]):
        out += number(len(head["sections"][half]))
        before = b""
        for key, move, rank in head["sections"][half]:
            shared = 0
            while shared < len(before) - 1 and key[shared] == before[shared]:
                shared += 1
            out += number(shared) + key[shared:] + number(move) + (number(rank) if ranked else b"")
            before = key
    return out + hashlib.sha256(out).digest()


def check(data):
    """What is wrong with a certificate; None: nothing."""
    head = read(data)
    rules = RULES[head["game"]]
    root = rules.parse(head["position"])
    if not head["sound"] or head["key_bytes"] != rules.key_bytes or head["slices"]:
        return "its hash, keys or slices are wrong"
    for half, records in head["sections"].items():
        prover = rules.turn(root) if half == 1 else 1 - rules.turn(root)
        threshold = head["value"] if half == 1 else -head["value"]
        known = {key: move for key, move, _ in records}

        def good(value):
            return (-value if prover else value) >= threshold

        def leaf(state, left):
            value = rules.over(state)
            if value is not None:
                return good(value)
            if hasattr(rules, "reach") and good(rules.reach(state)[0]) == good(rules.reach(state)[1]):
                return good(rules.reach(state)[0])
            if not left and not (hasattr(rules, "empties") and rules.empties(state) <= head["empties"]):
                return False
            found = (leaf(rules.play(state, move), max(left - 1, 0)) for move in rules.moves(state))
            return any(found) if rules.turn(state) == prover else all(found)

        def proven(state):
            return rules.key(state) in known or leaf(state, head["lookahead"])

        keys = [key for key, _, _ in records]
        if any(a >= b for a, b in zip(keys, keys[1:])):
            return "the keys do not ascend"
        for place, (key, move, _) in enumerate(records, 1):
            state = rules.state(key, root)
            if rules.key(state) != key or rules.over(state) is not None:
                return f"record {place} is of no position that goes on"
            moves = rules.moves(state)
            if (rules.turn(state) == prover) != (1 <= move <= len(moves)) or move > len(moves):
                return f"record {place} has a wrong move"
            if not all(proven(rules.play(state, m)) for m in (moves[move - 1:move] if move else moves)):
                return f"record {place} is not proven"
        if not proven(root):
            return "the position is not recorded"
    return None
