"""A board of Othello in plain lists, which shares no code with zw: for the tests of the protocols and for bench/rhino.py."""

BLACK, WHITE, EMPTY = "X", "O", "-"
DIRECTIONS = [(dx, dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy]


def other(side):
    return WHITE if side == BLACK else BLACK


def name(square):
    return "abcdefgh"[square % 8] + str(square // 8 + 1)


def square(text):
    return "abcdefgh".index(text[0].lower()) + 8 * (int(text[1]) - 1)


class Board:
    def __init__(self, text=None):
        """From 64 characters and the side to move, as zw writes positions."""
        text = text or "-" * 27 + "OX" + "-" * 6 + "XO" + "-" * 27 + " X"
        self.squares, self.side = list(text[:64]), text[65]

    def __str__(self):
        return "".join(self.squares) + " " + self.side

    def copy(self):
        return Board(str(self))

    def flips(self, at, side):
        found = []
        if self.squares[at] != EMPTY:
            return found
        for dx, dy in DIRECTIONS:
            x, y, line = at % 8 + dx, at // 8 + dy, []
            while 0 <= x < 8 and 0 <= y < 8 and self.squares[8 * y + x] == other(side):
                line.append(8 * y + x)
                x, y = x + dx, y + dy
            if 0 <= x < 8 and 0 <= y < 8 and self.squares[8 * y + x] == side:
                found += line
        return found

    def squares_of(self, side):
        return [at for at in range(64) if self.flips(at, side)]

    def moves(self):
        """Names of the legal moves; ["pass"] where nothing else is, none when the game is over."""
        squares = self.squares_of(self.side)
        if squares:
            return [name(at) for at in squares]
        return ["pass"] if self.squares_of(other(self.side)) else []

    def play(self, move):
        """Raises ValueError when the move is not legal."""
        if move.lower() not in self.moves():
            raise ValueError(f"{move} is not legal in {self}")
        if move.lower() != "pass":
            at = square(move)
            for flipped in self.flips(at, self.side) + [at]:
                self.squares[flipped] = self.side
        self.side = other(self.side)

    def discs(self):
        """Black's discs more than white's, the empty squares counting for the winner."""
        black, white = self.squares.count(BLACK), self.squares.count(WHITE)
        empty = 64 - black - white
        return black - white + (empty if black > white else -empty if white > black else 0)
