"""English draughts for the tests, on a plain board of squares: the rules, PDN's FEN and Hub's notation. It shares nothing
with the program: steps and jumps come from rows and columns, captures from following every jump."""

START = "B" + 12 * "b" + 8 * "e" + 12 * "w"


def place(square):
    row, column = divmod(square - 1, 4)
    return row, 2 * column + (1 - row % 2)


SQUARE = {place(n): n for n in range(1, 33)}


def neighbour(square, by, away=1):
    row, column = place(square)
    return SQUARE.get((row + by[0] * away, column + by[1] * away))


class Board:
    """A position: pieces by square, b, w, and B, W for kings; and whose turn it is."""

    def __init__(self, text=START):
        self.turn, self.squares = text[0], {n: c for n, c in enumerate(text[1:], 1) if c != "e"}

    def __str__(self):
        return self.turn + "".join(self.squares.get(n, "e") for n in range(1, 33))

    @property
    def fen(self):
        lists = [side + ",".join(("K" if c.isupper() else "") + str(n) for n, c in sorted(self.squares.items())
                                 if c.upper() == side) for side in "WB"]
        return f"{self.turn}:{':'.join(lists)}"

    @classmethod
    def from_fen(cls, fen):
        turn, *lists = fen.split(":")
        board = cls(turn + 32 * "e")
        for side in lists:
            for piece in filter(None, side[1:].split(",")):
                board.squares[int(piece.strip("K"))] = side[0] if piece[0] == "K" else side[0].lower()
        return board

    def ways(self, piece):
        ahead = {"b": [1], "w": [-1]}.get(piece, [1, -1])
        return [(row, column) for row in ahead for column in (-1, 1)]

    def jumps(self, start, piece, at, taken):
        """Every whole capture from `at` on, as (end, set of captured squares)."""
        ends = set()
        for by in self.ways(piece):
            over, to = neighbour(at, by), neighbour(at, by, 2)
            if to and over not in taken and self.squares.get(over, piece).upper() != piece.upper() and \
                    (to == start or to not in self.squares):
                ends |= self.jumps(start, piece, to, taken | {over})
        return ends or ({(at, taken)} if taken else set())

    def moves(self):
        """All legal moves as Hub writes them, captured squares in rising order, each with the position behind it."""
        captures, steps = {}, {}
        for start, piece in self.squares.items():
            if piece.upper() != self.turn:
                continue
            for end, taken in self.jumps(start, piece, start, frozenset()):
                name = "x".join(map(str, [start, end, *sorted(taken)]))
                captures[name] = self.after(start, end, taken)
            for by in self.ways(piece):
                to = neighbour(start, by)
                if to and to not in self.squares:
                    steps[f"{start}-{to}"] = self.after(start, to, ())
        return captures or steps

    def after(self, start, end, taken):
        board = Board("BW"[self.turn == "B"] + 32 * "e")
        board.squares = {n: c for n, c in self.squares.items() if n not in taken and n != start}
        piece = self.squares[start]
        crowned = (piece == "b" and end > 28) or (piece == "w" and end < 5)
        board.squares[end] = piece.upper() if crowned else piece
        return board

    def is_quiet(self, move):
        """A step of a king: it can be taken back."""
        return "x" not in move and self.squares[int(move.split("-")[0])].isupper()


def canonical(move):
    """A move of Hub's with the captured squares in rising order."""
    if "x" not in move:
        return move
    start, end, *taken = map(int, move.split("x"))
    return "x".join(map(str, [start, end, *sorted(taken)]))
