"""compare() and watch(): what the algorithms did, as tables and, where matplotlib is available, as pictures."""
from __future__ import annotations

import dataclasses
import html
import io
from typing import Any, Optional, Sequence, Union

from ._engine import Engine, Number, Report
from ._games import BaseGame, Position, open_game

KERNEL = ("alphabeta", "negascout", "aspiration", "mtdf", "sss", "dual")


def _table(head: Sequence[str], rows: Sequence[Sequence[Any]]) -> str:
    texts = [list(head)] + [[str(cell) for cell in row] for row in rows]
    widths = [max(len(row[i]) for row in texts) for i in range(len(head))]
    return "\n".join("  ".join(cell.ljust(width) if i == 0 else cell.rjust(width)
                               for i, (cell, width) in enumerate(zip(row, widths))).rstrip() for row in texts)


def _html_table(head: Sequence[str], rows: Sequence[Sequence[Any]]) -> str:
    def cells(kind: str, row: Sequence[Any]) -> str:
        return "<tr>" + "".join(f"<{kind}>{html.escape(str(cell))}</{kind}>" for cell in row) + "</tr>"
    return "<table>" + cells("th", head) + "".join(cells("td", row) for row in rows) + "</table>"


def _figure(width: float, height: float) -> Any:
    """A figure that belongs to no window; None without matplotlib."""
    try:
        from matplotlib.backends.backend_agg import FigureCanvasAgg
        from matplotlib.figure import Figure
    except ImportError:
        return None
    figure = Figure(figsize=(width, height), layout="constrained")
    FigureCanvasAgg(figure)
    return figure


class _Drawn:
    """What a notebook shows: a picture where there is matplotlib, and a table."""

    def draw(self) -> Any:
        """A matplotlib figure; None without matplotlib."""
        raise NotImplementedError

    def _repr_png_(self) -> Optional[bytes]:
        figure = self.draw()
        if figure is None:
            return None
        to = io.BytesIO()
        figure.savefig(to, format="png")
        return to.getvalue()


@dataclasses.dataclass(frozen=True)
class Row:
    """What an algorithm needed for all positions together."""
    algorithm: str
    values: list[Number]
    leaves: int
    nodes: int
    passes: int
    seconds: float


@dataclasses.dataclass(frozen=True)
class Comparison(_Drawn):
    """Several algorithms on the same positions, to the same depth."""
    game: str
    depth: int
    positions: int
    rows: list[Row]
    HEAD = ("algorithm", "leaves", "nodes", "passes", "seconds")

    def __getitem__(self, algorithm: str) -> Row:
        return next(row for row in self.rows if row.algorithm == algorithm)

    def _cells(self) -> list[tuple]:
        return [(row.algorithm, row.leaves, row.nodes, row.passes, f"{row.seconds:.3f}") for row in self.rows]

    def __str__(self) -> str:
        return f"{self.game}, depth {self.depth}, positions: {self.positions}\n{_table(self.HEAD, self._cells())}"

    def _repr_html_(self) -> str:
        return f"<p>{html.escape(self.game)}, depth {self.depth}, positions: {self.positions}</p>" + \
            _html_table(self.HEAD, self._cells())

    def draw(self) -> Any:
        """Bars of leaves and nodes."""
        figure = _figure(8, 0.6 + 0.45 * len(self.rows))
        if figure is None:
            return None
        axes = figure.subplots()
        names = [row.algorithm for row in self.rows][::-1]
        places = range(len(names))
        axes.barh([place + 0.2 for place in places], [row.nodes for row in self.rows][::-1], 0.4, label="nodes")
        axes.barh([place - 0.2 for place in places], [row.leaves for row in self.rows][::-1], 0.4, label="leaves")
        axes.set_yticks(list(places), names)
        axes.set_title(f"{self.game}, depth {self.depth}")
        axes.legend(bbox_to_anchor=(1.01, 1), loc="upper left", borderaxespad=0)
        return figure


def compare(game: Union[str, BaseGame, type], positions: Union[str, Position, Sequence[Union[str, Position]]] = "start", *,
            depth: int, algorithms: Sequence[str] = KERNEL) -> Comparison:
    """Runs the algorithms at fixed depth on the same positions, each with an empty table."""
    opened: BaseGame = open_game(game) if isinstance(game, str) else game() if isinstance(game, type) else game
    several = [positions] if isinstance(positions, (str, Position)) else list(positions)
    rows = []
    for algorithm in algorithms:
        with Engine(opened, algorithm, fixed_depth=True) as engine:
            reports = [engine.position(position).search(depth=depth) for position in several]
        rows.append(Row(algorithm, [report.value for report in reports],
                        *(sum(report.counters[name] for report in reports) for name in ("leaves", "nodes", "passes")),
                        sum(report.seconds for report in reports)))
    return Comparison(opened.name, depth, len(several), rows)


@dataclasses.dataclass(frozen=True)
class Pass:
    """One pass of a search: its window, and what is proven after it."""
    depth: int
    alpha: Optional[Number]
    beta: Optional[Number]
    value: Number
    lower: Optional[Number]
    upper: Optional[Number]
    nodes: int  # up to here


@dataclasses.dataclass(frozen=True)
class Watched(_Drawn):
    """How a search closed its window, pass by pass."""
    game: str
    algorithm: str
    result: Report
    passes: list[Pass]
    HEAD = ("depth", "window", "value", "proven after it", "nodes")

    def _cells(self) -> list[tuple]:
        def interval(low: Optional[Number], high: Optional[Number]) -> str:
            return f"{'-inf' if low is None else low} .. {'+inf' if high is None else high}"
        return [(p.depth, interval(p.alpha, p.beta), p.value, interval(p.lower, p.upper), p.nodes) for p in self.passes]

    def __str__(self) -> str:
        return f"{self.game}, {self.algorithm}: {self.result}\n{_table(self.HEAD, self._cells())}"

    def _repr_html_(self) -> str:
        return f"<p>{html.escape(self.game)}, {html.escape(self.algorithm)}: {html.escape(str(self.result))}</p>" + \
            _html_table(self.HEAD, self._cells())

    def draw(self) -> Any:
        """The values that the passes returned, between the bounds that they proved."""
        figure = _figure(8, 3.5)
        if figure is None:
            return None
        axes = figure.subplots()
        numbers = range(1, len(self.passes) + 1)
        values = [p.value for p in self.passes]
        beyond = max(1, (max(values) - min(values)) / 8)  # what has no bound yet ends there
        low, high = min(values) - beyond, max(values) + beyond
        lower = [low if p.lower is None else max(p.lower, low) for p in self.passes]
        upper = [high if p.upper is None else min(p.upper, high) for p in self.passes]
        axes.fill_between(list(numbers), lower, upper, step="mid", alpha=0.3, label="not yet excluded")
        axes.plot(list(numbers), values, marker="o", label="value of the pass")
        for number in numbers:
            if number > 1 and self.passes[number - 1].depth != self.passes[number - 2].depth:
                axes.axvline(number - 0.5, color="grey", linewidth=0.5)
        axes.set_xlabel("pass")
        axes.set_title(f"{self.game}, {self.algorithm}, depth {self.result.depth}")
        axes.legend(bbox_to_anchor=(1.01, 1), loc="upper left", borderaxespad=0)
        return figure


def watch(game: Union[str, BaseGame, type], position: Union[str, Position] = "start", *, depth: int,
          algorithm: str = "mtdf") -> Watched:
    """Searches at fixed depth and keeps every pass."""
    passes: list[Pass] = []

    def keep(report: Report) -> None:
        if report.event == "pass" and report.window:
            passes.append(Pass(report.depth, *report.window, report.value, report.lower, report.upper, report.nodes))

    with Engine(game, algorithm, fixed_depth=True) as engine:
        result = engine.position(position).search(depth=depth, on_report=keep)
        return Watched(engine.game.name, algorithm, result, passes)
