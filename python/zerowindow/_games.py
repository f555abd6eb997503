"""Games: those of the library, plug-ins, and classes in Python; and positions, which are objects that do not change."""
from __future__ import annotations

import ctypes
import operator
import threading
from typing import Any, Hashable, Iterable, Sequence, Union

from . import _library as c
from ._errors import BadInput, raise_for

library = c.load()

Move = str
MOST_STATES = 1_000_000  # of a Python game that are kept from one search to the next


class Position:
    """A position of a game. It does not change: play() returns another one."""

    def __init__(self, game: "BaseGame", content: Any) -> None:
        self.game = game
        self._content = content  # bytes, or the state of a Python game

    @property
    def _bytes(self) -> bytes:
        return self.game._to_bytes(self._content)

    @property
    def state(self) -> Any:
        """What a Python game keeps of it; None for other games."""
        return self._content if isinstance(self.game, Game) else None

    @property
    def moves(self) -> list[Move]:
        """The legal moves, as text; none when the game is over."""
        codes, _ = self.game._list(self._bytes)
        return [self.game._move_text(self._bytes, code) for code in codes]

    @property
    def is_over(self) -> bool:
        return not self.game._list(self._bytes)[0]

    @property
    def outcome(self) -> Union[int, float, None]:
        """What a finished game is worth for the side to move; None when it is not over."""
        codes, outcome = self.game._list(self._bytes)
        return None if codes else self.game._in_unit(outcome)

    @property
    def evaluation(self) -> Union[int, float]:
        """The static evaluation for the side to move."""
        return self.game._in_unit(self.game._call(library.zw_position_evaluate, self._bytes))

    def play(self, *moves: Move) -> "Position":
        """The position after some moves; an argument may have several, separated by spaces."""
        here = self._bytes
        for move in words(moves):
            here = self.game._play(here, self.game._parse_move(here, move))
        return Position(self.game, self.game._from_bytes(here))

    def perft(self, depth: int) -> int:
        """The number of sequences of this many moves."""
        count, error = ctypes.c_uint64(), c.Error()
        status = library.zw_perft(self.game._table, self._bytes, depth, 0, count, error)
        self.game._raise_pending()
        raise_for(status, error)
        return count.value

    def show(self) -> str:
        """The board as text, or the position where the game draws no board."""
        return self.game._show(self._bytes)

    def __str__(self) -> str:
        return self.game._format(self._bytes)

    def __repr__(self) -> str:
        return f"<{self.game.name} {self}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self.game is other.game and self._content == other._content

    def __hash__(self) -> int:
        return hash(self._content)


def words(moves: Iterable[Move]) -> list[Move]:
    return [word for move in moves for word in str(move).split()]


class BaseGame:
    """What all games have. zerowindow.open_game() makes those of the library and of plug-ins, a subclass of Game one in
    Python."""

    _table: Any  # a pointer to zw_game
    _kernel: Any = None

    def _begin(self, table: Any) -> None:
        self._table = table
        self._lock = threading.RLock()
        self._engine = None  # it has the context with which the game's functions are called here
        self._pending: BaseException | None = None

    # ---- what a Python game does in its own way

    def _to_bytes(self, content: Any) -> bytes:
        return content

    def _from_bytes(self, data: bytes) -> Any:
        return data

    def _raise_pending(self) -> None:
        pass

    # ---- calls

    @property
    def name(self) -> str:
        return self._table.contents.name.decode()

    @property
    def title(self) -> str:
        title = self._table.contents.title
        return title.decode() if title else self.name

    @property
    def unit(self) -> str:
        unit = self._table.contents.unit
        return unit.decode() if unit else ""

    def _context(self) -> Any:
        if self._engine is None:
            options, error = library.zw_options_tournament().options, c.Error()
            options.no_table = 1
            options.kernel = self._kernel
            self._engine = library.zw_engine_new(self._table, options, error)
            self._raise_pending()
            if not self._engine:
                raise_for(error.status or 3, error)
        return library.zw_engine_context(self._engine)

    def _call(self, function: Any, *arguments: Any) -> Any:
        """A function of the library that takes the game and its context first."""
        with self._lock:
            result = function(self._table, self._context(), *arguments)
        self._raise_pending()
        return result

    def _list(self, position: bytes) -> tuple[list[int], int]:
        most = max(self._table.contents.max_moves, 1)
        codes, outcome = (ctypes.c_uint32 * (most + 65536))(), ctypes.c_int32()
        with self._lock:
            count = self._table.contents.moves(self._context(), position, codes, most, outcome)
        self._raise_pending()
        return codes[:max(0, min(count, most))], outcome.value

    def _play(self, position: bytes, code: int) -> bytes:
        after = ctypes.create_string_buffer(self._table.contents.position_size)
        with self._lock:
            self._table.contents.play(self._context(), position, code, ctypes.addressof(after))
        self._raise_pending()
        return after.raw

    def _parse(self, text: str) -> bytes:
        position, error = ctypes.create_string_buffer(self._table.contents.position_size), c.Error()
        status = self._call(library.zw_position_parse, text.encode(), position, error)
        raise_for(status, error)
        return position.raw

    def _text(self, function: Any, *arguments: Any) -> str:
        size = 256
        while True:
            text = ctypes.create_string_buffer(size)
            length = self._call(function, *arguments, text, size)
            if length < size:
                return text.value.decode(errors="replace")
            size = length + 1

    def _format(self, position: bytes) -> str:
        return self._text(library.zw_position_format, position)

    def _show(self, position: bytes) -> str:
        if not self._table.contents.show:
            return self._format(position)

        def show(_table: Any, context: Any, here: bytes, text: Any, size: int) -> int:
            return self._table.contents.show(context, here, ctypes.addressof(text), size)
        return self._text(show, position)

    def _move_text(self, position: bytes, code: int) -> Move:
        return self._text(library.zw_move_format, position, code)

    def _parse_move(self, position: bytes, move: Move) -> int:
        code, error = ctypes.c_uint32(), c.Error()
        status = self._call(library.zw_move_parse, position, str(move).encode(), code, error)
        raise_for(status, error)
        return code.value

    def _in_unit(self, value: int) -> Union[int, float]:
        scale = self._table.contents.scale
        return value if scale <= 1 else value // scale if value % scale == 0 else value / scale

    def _line_text(self, position: bytes, codes: Iterable[int]) -> list[Move]:
        line = []
        for code in codes:
            line.append(self._move_text(position, code))
            position = self._play(position, code)
        return line

    # ---- for everybody

    def position(self, text: str = "start", moves: Union[str, Sequence[Move]] = ()) -> Position:
        """The position that a text describes ("start": the initial one), and the moves played from there."""
        first = Position(self, self._from_bytes(self._parse(text)))
        return first.play(*([moves] if isinstance(moves, str) else moves))

    def check(self, games: int = 100, seed: int = 1) -> list[str]:
        """Walks random games and compares what the functions say; a sentence for each broken promise."""
        sentences: list[str] = []
        complain = c.ComplainFunction(lambda _, sentence: sentences.append(sentence.decode(errors="replace")))
        error = c.Error()
        status = library.zw_game_check(self._table, seed, games, complain, None, error)
        self._raise_pending()
        if status != 3 or not sentences:
            raise_for(status, error)
        return sentences

    def __repr__(self) -> str:
        return f"<game {self.name}>"

    def close(self) -> None:
        """Frees what the library keeps of the game, which must not be used afterwards."""
        engine, self._engine = self._engine, None
        if engine:
            library.zw_engine_free(engine)

    def __del__(self) -> None:
        if getattr(self, "_lock", None):
            self.close()


class NativeGame(BaseGame):
    """A game of the library, or of a plug-in: see open_game()."""

    def __init__(self, table: Any, kernel: Any = None, plugin: Any = None) -> None:
        self._begin(table)
        self._kernel = kernel
        self._plugin = plugin

    def __del__(self) -> None:
        super().__del__()
        if getattr(self, "_plugin", None):
            library.zw_plugin_close(self._plugin)
            self._plugin = None


def open_game(name: str) -> NativeGame:
    """A game of the library by its name, or a plug-in by its path: "connect4", "./mygame.so"."""
    if "/" in name or name.endswith(".so"):
        error = c.Error()
        plugin = library.zw_plugin_open(name.encode(), error)
        if not plugin:
            raise_for(error.status or 2, error)
        return NativeGame(library.zw_plugin_get(plugin), library.zw_plugin_get_kernel(plugin), plugin)
    table = library.zw_game_find(name.encode())
    if not table:
        raise BadInput(f"unknown game '{name}': expected {', '.join(games())}, or the path of a plug-in")
    return NativeGame(table)


def games() -> list[str]:
    """The names of the games in the library."""
    names = []
    while table := library.zw_game_at(len(names)):
        names.append(table.contents.name.decode())
    return names


def algorithms() -> list[str]:
    """The names of the algorithms."""
    names = []
    while row := library.zw_algorithm_at(len(names)):
        names.append(c.algorithm_name(row))
    return names


class _Seen:
    """A state of a Python game, its moves and their codes."""
    __slots__ = ("state", "moves", "codes", "places")

    def __init__(self, state: Hashable, moves: list, name: str) -> None:
        self.state, self.moves = state, moves
        numbers = all(isinstance(move, int) and 0 <= move < 0xFFFF for move in moves)
        self.codes = [int(move) for move in moves] if numbers else list(range(len(moves)))
        self.places = {code: place for place, code in enumerate(self.codes)}
        if len(self.places) < len(moves):
            raise ValueError(f"{name}: moves() lists a move twice: {moves}")


class Game(BaseGame):
    """A game as a Python class: slow, but correct. A subclass says what a state is (anything that can be hashed, such as a
    tuple) and writes start(), moves(), play() and outcome(); everything else is optional.

        class Nim(zerowindow.Game):
            name, max_moves = "nim", 3
            def start(self): return 21
            def moves(self, stones): return [n for n in (1, 2, 3) if n <= stones]
            def play(self, stones, n): return stones - n
            def outcome(self, stones): return -1
    """

    name: str = "game"  # one word of lower-case letters, digits, - and _
    max_moves: int = 256  # no state has more
    max_score: int = 1  # every outcome and evaluation is within +- this
    wins_by_distance: bool = False  # wins and losses, +-max_score, are counted by their distance
    title: str = ""
    unit: str = ""
    repetition: int = 0  # with reversible(): the value of a repetition for the player whose move causes it

    def start(self) -> Any:
        """The initial state."""
        raise NotImplementedError("start()")

    def moves(self, state: Any) -> Sequence[Any]:
        """The legal moves: whole numbers below 65535, or anything whose str() is one word. An empty list: the game is over."""
        raise NotImplementedError("moves()")

    def play(self, state: Any, move: Any) -> Any:
        """The state after a move."""
        raise NotImplementedError("play()")

    def outcome(self, state: Any) -> int:
        """What a finished game is worth for the side to move."""
        raise NotImplementedError("outcome()")

    def evaluate(self, state: Any) -> int:
        """How good a state looks for the side to move. Without it: the outcome of finished games, and 0 elsewhere."""
        raise NotImplementedError("evaluate()")

    def moves_again(self, state: Any, move: Any) -> bool:
        """Does the player who makes the move move again after it? Without it the players take turns."""
        raise NotImplementedError("moves_again()")

    def first_to_move(self, state: Any) -> bool:
        """Is the player to move the one who moved first in the game?"""
        raise NotImplementedError("first_to_move()")

    def reversible(self, state: Any, move: Any) -> bool:
        """Can later moves undo this one, so that a state may recur? A game that defines it has draws by repetition."""
        raise NotImplementedError("reversible()")

    def plies_left(self, state: Any) -> int:
        """The most plies that can still be played."""
        raise NotImplementedError("plies_left()")

    def text(self, state: Any) -> str:
        """A state as text."""
        raise NotImplementedError("text()")

    def read(self, text: str) -> Any:
        """The state that text() wrote; raises ValueError with what was expected."""
        raise NotImplementedError("read()")

    def show(self, state: Any) -> str:
        """The board as text of several lines, for people."""
        raise NotImplementedError("show()")

    # ---- between the class and the library: a position is the number of its state

    def __new__(cls, *arguments: Any, **more: Any) -> "Game":
        game = super().__new__(cls)
        game._make_table()
        return game

    def _make_table(self) -> None:
        cls = type(self)
        self._ids: dict[Hashable, int] = {}
        self._seen: dict[int, _Seen] = {}
        self._next_id = 1
        self._generation = 0
        self._searching: set[Any] = set()  # engines to stop when a function raises
        table = c.Game(abi=c.ABI, size=ctypes.sizeof(c.Game), name=cls.name.encode(), position_size=8,
                       max_moves=cls.max_moves, max_score=cls.max_score, title=(cls.title or cls.name).encode(),
                       unit=cls.unit.encode() or None, repetition=cls.repetition,
                       flags=c.EQUAL_BYTES | (c.WINS_BY_DISTANCE if cls.wins_by_distance else 0))
        rows = [
            ("start", c.StartFunction, None, self._c_start, None),
            ("moves", c.MovesFunction, None, self._c_moves, 0),
            ("play", c.PlayFunction, None, self._c_play, None),
            ("evaluate", c.ValueFunction, Game.evaluate, self._value_of(self.evaluate), 0),
            ("moves_again", c.AskMoveFunction, Game.moves_again, self._asks_move(self.moves_again), 0),
            ("first_to_move", c.AskFunction, Game.first_to_move, self._asks(self.first_to_move), 0),
            ("reversible", c.AskMoveFunction, Game.reversible, self._asks_move(self.reversible), 0),
            ("plies_left", c.AskFunction, Game.plies_left, self._asks(self.plies_left), 0),
            ("format", c.FormatFunction, Game.text, self._writes(self.text), 0),
            ("show", c.FormatFunction, Game.show, self._writes(self.show), 0),
            ("parse", c.ParseFunction, Game.read, self._c_parse, -1),
            ("format_move", c.FormatMoveFunction, None, self._c_format_move, 0),
        ]
        for name, kind, default, function, fallback in rows:
            own = {"format": "text", "parse": "read"}.get(name, name)
            if default is None or getattr(cls, own) is not default:
                setattr(table, name, kind(self._guarded(function, fallback, name)))
        self._own_table = table
        self._begin(ctypes.pointer(table))

    def _guarded(self, function: Any, fallback: Any, name: str) -> Any:
        """An exception is kept, and ends all searches; until then the function answers something that does no harm."""
        def harmless(*arguments: Any) -> Any:
            if name == "start":
                ctypes.memset(arguments[1], 0, 8)
            elif name == "play":
                ctypes.memmove(arguments[3], arguments[1], 8)
            elif name == "moves":
                arguments[4][0] = 0
            return fallback

        def call(*arguments: Any) -> Any:
            if self._pending is not None:
                return harmless(*arguments)
            try:
                return function(*arguments)
            except BaseException as problem:  # pylint: disable=broad-except
                self._pending = problem
                for engine in list(self._searching):
                    library.zw_engine_stop(engine)
                return harmless(*arguments)
        return call

    def _raise_pending(self) -> None:
        problem, self._pending = self._pending, None
        if problem is not None:
            raise problem

    def _intern(self, state: Hashable) -> int:
        number = self._ids.get(state)
        if number is None:
            listed = list(self.moves(state))
            if len(listed) > self.max_moves:
                raise ValueError(f"{self.name}: moves() lists {len(listed)} moves, max_moves says {self.max_moves}")
            number = self._next_id
            self._next_id += 1
            self._seen[number] = _Seen(state, listed, self.name)
            self._ids[state] = number
        return number

    def _to_bytes(self, content: Any) -> bytes:
        with self._lock:
            return self._intern(content).to_bytes(8, "little")

    def _from_bytes(self, data: bytes) -> Any:
        return self._seen[int.from_bytes(data[:8], "little")].state

    def _forget_states(self) -> None:
        """Before a search, when there are many. Numbers are never used again, so that the table cannot take one state for
        another."""
        if len(self._seen) > MOST_STATES and not self._searching:
            self._ids.clear()
            self._seen.clear()
            self._generation += 1

    def _at(self, address: int) -> _Seen:
        return self._seen[int.from_bytes(ctypes.string_at(address, 8), "little")]

    def _put(self, address: int, state: Any) -> None:
        ctypes.memmove(address, self._intern(state).to_bytes(8, "little"), 8)

    def _number(self, name: str, value: Any) -> int:
        number = operator.index(value)
        if abs(number) > self.max_score:
            raise ValueError(f"{self.name}: {name}() returned {number}, outside +-max_score = {self.max_score}")
        return number

    def _c_start(self, _context: Any, to: int) -> None:
        self._put(to, self.start())

    def _c_moves(self, _context: Any, position: int, codes: Any, capacity: int, outcome: Any) -> int:
        seen = self._at(position)
        for place, code in enumerate(seen.codes[:capacity]):
            codes[place] = code
        if not seen.codes:
            outcome[0] = self._number("outcome", self.outcome(seen.state))
        return len(seen.codes)

    def _c_play(self, _context: Any, position: int, code: int, to: int) -> None:
        seen = self._at(position)
        self._put(to, self.play(seen.state, seen.moves[seen.places[code]]))

    def _value_of(self, function: Any) -> Any:
        return lambda _context, position: self._number(function.__name__, function(self._at(position).state))

    def _asks(self, function: Any) -> Any:
        return lambda _context, position: int(function(self._at(position).state))

    def _asks_move(self, function: Any) -> Any:
        def ask(_context: Any, position: int, code: int) -> int:
            seen = self._at(position)
            return int(bool(function(seen.state, seen.moves[seen.places[code]])))
        return ask

    @staticmethod
    def _write(text: str, to: int, size: int) -> int:
        data = text.encode()
        if size:
            cut = data[:size - 1] + b"\0"
            ctypes.memmove(to, cut, len(cut))
        return len(data)

    def _writes(self, function: Any) -> Any:
        return lambda _context, position, to, size: self._write(function(self._at(position).state), to, size)

    def _c_parse(self, _context: Any, text: bytes, to: int, why: int, size: int) -> int:
        try:
            self._put(to, self.read(text.decode(errors="replace")))
        except ValueError as problem:
            self._write(str(problem), why, size)
            return -1
        return 0

    def _c_format_move(self, _context: Any, position: int, code: int, to: int, size: int) -> int:
        seen = self._at(position)
        return self._write("".join(str(seen.moves[seen.places[code]]).split()), to, size)
