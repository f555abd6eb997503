"""Engines: a game, an algorithm and a table, and searches with limits, callbacks and cancellation."""
from __future__ import annotations

import ctypes
import dataclasses
import queue
import threading
from typing import Any, Callable, Iterable, Mapping, Optional, Sequence, Union

from . import _library as c
from ._errors import BadInput, raise_for
from ._games import BaseGame, Game, Move, Position, library, open_game, words

EVENTS = ("pass", "iteration", "result")
Number = Union[int, float]


@dataclasses.dataclass(frozen=True)
class Line:
    """One of several best moves, with its value and what is expected after it."""
    move: Move
    value: Number
    moves: list[Move]


@dataclasses.dataclass(frozen=True)
class Report:
    """What a search has found, for the side to move; values are in the game's unit."""
    event: str  # "pass", "iteration" or "result"
    algorithm: str
    position: Position
    depth: int
    value: Number
    lower: Optional[Number]  # what is proven of the value at this depth; None: nothing yet
    upper: Optional[Number]
    best: Optional[Move]  # None: the game is over
    line: list[Move]
    proven: bool  # the value is that of the game itself
    mate: int  # plies to the end when the value is a win (> 0) or loss (< 0) by distance; 0: not one
    nodes: int
    seconds: float
    counters: dict[str, int]
    window: Optional[tuple[Optional[Number], Optional[Number]]] = None  # of a pass
    rank: int = 1
    lines: list[Line] = dataclasses.field(default_factory=list)  # of a result, with multipv above 1

    def __str__(self) -> str:
        return (f"value {self.value}{', proven' if self.proven else ''}, best {self.best or 'none: the game is over'}, "
                f"depth {self.depth}, {self.nodes} nodes; line {' '.join(self.line)}")

    def _repr_html_(self) -> str:
        rows = [("value", f"{self.value}{', proven' if self.proven else ''}"), ("best", self.best or "none"),
                ("depth", self.depth), ("nodes", self.nodes), ("line", " ".join(self.line))]
        return "<table>" + "".join(f"<tr><th>{name}</th><td>{value}</td></tr>" for name, value in rows) + "</table>"


ReportCallback = Callable[[Report], Any]


class Engine:
    """Searches positions of one game. It is closed by close(), at the end of a `with`, or when nothing refers to it any more.

    `game` is the name of a game of the library, the path of a plug-in, or a game. With `fixed_depth` searches have the full
    width to a given depth, as the papers measure; otherwise they use everything that makes play strong. `algorithm` is a
    text such as "mtdf:from=2"; None: the usual one, "mtdf" with `fixed_depth` and "zoom" without. `table` is the size of the
    table in bytes, 0 for none. `switches` are those of a search, by the names of zw_switches: {"killers": 0}.
    """

    def __init__(self, game: Union[str, BaseGame, type], algorithm: Optional[str] = None, *, fixed_depth: bool = False,
                 threads: int = 1, table: int = 64 << 20, switches: Optional[Mapping[str, int]] = None,
                 seed: int = 1) -> None:
        self._handle: Any = None
        self._running = False
        self.game: BaseGame = open_game(game) if isinstance(game, str) else game() if isinstance(game, type) else game
        options = (library.zw_options_fixed_depth() if fixed_depth else library.zw_options_tournament()).options
        error = c.Error()
        if algorithm is not None:
            raise_for(library.zw_choice_parse(algorithm.encode(), options.choice, error), error)
        self.algorithm: str = algorithm or c.algorithm_name(options.choice.algorithm)
        options.threads = threads
        options.seed = seed
        known = [name for name, _ in c.Switches._fields_]
        for name, setting in (switches or {}).items():
            if name not in known:
                raise BadInput(f"unknown switch '{name}': expected one of {', '.join(known)}")
            setattr(options.switches, name, setting)
        options.no_table = int(table == 0)
        options.table_options.bytes = table
        options.kernel = self.game._kernel
        self._tell: Optional[Callable[[Any], None]] = None
        self._on_report = c.ReportFunction(self._told)
        options.on_report = self._on_report
        if threads > 1 and isinstance(self.game, Game):
            raise BadInput(f"{threads} threads for a game in Python: expected 1")
        self._first: Position = self.game.position()
        self._moves: list[Move] = []
        self._handle = library.zw_engine_new(self.game._table, options, error)
        self.game._raise_pending()
        if not self._handle:
            raise_for(error.status or 1, error)

    # ---- positions

    def position(self, position: Union[str, Position] = "start", moves: Union[str, Sequence[Move]] = ()) -> "Engine":
        """The position to search: a text or a position, and the moves played from there, which are remembered for
        repetition. Returns the engine."""
        first = position if isinstance(position, Position) else self.game.position(position)
        if first.game is not self.game:
            raise BadInput(f"a position of {first.game.name} for an engine of {self.game.name}: expected one of its own game")
        self._set(first, words([moves] if isinstance(moves, str) else moves))
        return self

    def play(self, *moves: Move) -> "Engine":
        """Plays some more moves. Returns the engine."""
        self._set(self._first, self._moves + words(moves))
        return self

    def _set(self, first: Position, moves: list[Move]) -> None:
        self._idle()
        codes, here = [], first._bytes
        for move in moves:
            codes.append(self.game._parse_move(here, move))
            here = self.game._play(here, codes[-1])
        error = c.Error()
        status = library.zw_engine_position(self._open(), first._bytes, (c.c_uint32 * len(codes))(*codes), len(codes),
                                            error)
        self.game._raise_pending()
        raise_for(status, error)
        self._first, self._moves = first, moves

    @property
    def current(self) -> Position:
        """The position that would be searched."""
        return self._first.play(*self._moves)

    # ---- searches

    def search(self, *, depth: int = 0, nodes: int = 0, seconds: float = 0, clock: float = 0, increment: float = 0,
               multipv: int = 1, on_report: Optional[ReportCallback] = None) -> Report:
        """Searches the current position within limits; without any, half a second.

        `on_report` is called with a Report after each pass and iteration, in the thread that called search(). The search
        ends early when it returns False, when stop() is called (from any thread), or by Ctrl-C. An exception raised by it, or
        by a function of a Python game, ends the search and is raised here.
        """
        self._idle()
        self._open()
        if not (depth or nodes or seconds or clock):
            seconds = 0.5
        limits = c.Limits(size=ctypes.sizeof(c.Limits), depth=depth, nodes=nodes, seconds=seconds, clock=clock,
                          increment=increment, multipv=multipv)
        if isinstance(self.game, Game):
            generation = self.game._generation
            self.game._forget_states()
            if self.game._generation != generation:
                self._set(self._first, self._moves)
        return _Search(self, limits, on_report).run()

    def stop(self) -> None:
        """Ends a running search soon, with what was found so far. From any thread."""
        library.zw_engine_stop(self._open())

    def clear(self) -> None:
        """Forgets what was learned in earlier searches."""
        self._idle()
        library.zw_engine_clear(self._open())

    # ---- the library's engine

    def _told(self, _user: Any, report: Any) -> None:
        if self._tell:
            self._tell(report)

    def _open(self) -> Any:
        if not self._handle:
            raise ValueError("the engine is closed")
        return self._handle

    def _idle(self) -> None:
        if self._running:
            raise RuntimeError("the engine is searching: expected stop() and the end of that search first")

    def close(self) -> None:
        """Frees the engine."""
        self._idle()
        handle, self._handle = self._handle, None
        if handle:
            library.zw_engine_free(handle)

    def __enter__(self) -> "Engine":
        return self

    def __exit__(self, *_: Any) -> None:
        self.close()

    def __del__(self) -> None:
        handle, self._handle = getattr(self, "_handle", None), None
        if handle:
            library.zw_engine_free(handle)

    def __repr__(self) -> str:
        return f"<engine for {self.game.name}, {self.algorithm}>"


class _Search:
    """One search. It runs in a thread of its own, so that Ctrl-C is seen at once. The thread that called search() receives the
    reports, and the search waits until each has been handled."""

    def __init__(self, engine: Engine, limits: c.Limits, on_report: Optional[ReportCallback]) -> None:
        self.engine, self.limits, self.on_report = engine, limits, on_report
        self.root = engine.current
        self.algorithm = engine.algorithm
        self.mailbox: "queue.SimpleQueue[Optional[Report]]" = queue.SimpleQueue()
        self.answered = threading.Semaphore(0)
        self.lines: dict[int, Line] = {}
        self.failure: Optional[BaseException] = None
        self.cancelled = False
        self.result = c.Report(size=ctypes.sizeof(c.Report))
        self.error, self.status = c.Error(), 0

    def run(self) -> Report:
        engine, game = self.engine, self.engine.game
        engine._running = True
        engine._tell = self.tell if self.on_report or self.limits.multipv > 1 else None
        if isinstance(game, Game):
            game._searching.add(engine._open())
        thread = threading.Thread(target=self.work, name="zerowindow search", daemon=True)
        try:
            thread.start()
            self.serve()
        finally:
            thread.join()
            engine._running, engine._tell = False, None
            if isinstance(game, Game):
                game._searching.discard(engine._handle)
        if self.failure is not None:
            game._pending = None
            raise self.failure
        game._raise_pending()
        raise_for(self.status, self.error)
        return self.report(self.result)

    def work(self) -> None:
        try:
            self.status = library.zw_engine_search(self.engine._handle, self.limits, self.result, self.error)
        finally:
            self.mailbox.put(None)

    def serve(self) -> None:
        """Calls on_report() for each report until the search is over. Whatever is raised here ends it."""
        while True:
            try:
                report = self.mailbox.get()
                if report is None:
                    return
                if self.failure is None and not self.cancelled and self.on_report and self.on_report(report) is False:
                    self.cancel()
            except BaseException as problem:  # pylint: disable=broad-except
                self.failure = self.failure or problem
                self.cancel()
                continue
            finally:
                self.answered.release()

    def cancel(self) -> None:
        self.cancelled = True
        library.zw_engine_stop(self.engine._handle)

    def tell(self, told: Any) -> None:
        """From the search's thread."""
        if self.cancelled or self.engine.game._pending is not None:
            return
        try:
            report = self.report(told.contents)
            if report.event == "iteration" and report.best is not None:
                self.lines[report.rank] = Line(report.best, report.value, report.line)
        except BaseException as problem:  # pylint: disable=broad-except
            self.failure = self.failure or problem
            self.cancel()
            return
        if self.on_report and told.contents.event >= 0:
            self.mailbox.put(report)
            self.answered.acquire()

    def report(self, told: c.Report) -> Report:
        game, here = self.engine.game, self.root._bytes
        total = told.total
        best = None if told.best == c.NO_MOVE else game._move_text(here, told.best)
        lines = [self.lines[rank] for rank in sorted(self.lines)] if told.event == c.REPORT_RESULT else []
        return Report(event=EVENTS[max(told.event, 0)], algorithm=self.algorithm, position=self.root, depth=told.depth,
                      value=game._in_unit(told.value), lower=self.bound(told.lower), upper=self.bound(told.upper),
                      best=best, line=game._line_text(here, told.line[:told.line_length]), proven=bool(told.proven),
                      mate=told.mate, nodes=total.nodes, seconds=told.seconds,
                      counters={name: getattr(total, name) for name in c.COUNTERS},
                      window=(self.bound(told.pass_alpha), self.bound(told.pass_beta)) if told.event == 0 else None,
                      rank=max(told.rank, 1), lines=lines if self.limits.multipv > 1 else [])

    def bound(self, value: int) -> Optional[Number]:
        return None if abs(value) >= 8388607 else self.engine.game._in_unit(value)


def search(game: Union[str, BaseGame, type], position: Union[str, Position] = "start",
           moves: Union[str, Iterable[Move]] = (), algorithm: Optional[str] = None, **limits: Any) -> Report:
    """One search, by an engine of its own: search("connect4", "4453", depth=12)."""
    with Engine(game, algorithm, fixed_depth=set(limits) <= {"depth", "on_report"} and "depth" in limits) as engine:
        played = [moves] if isinstance(moves, str) else list(moves)
        return engine.position(position, played).search(**limits)
