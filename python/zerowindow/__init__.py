"""zerowindow - game-tree search with memory: libzw from Python.

    import zerowindow as zw

    report = zw.search("connect4", "4453", depth=12)
    print(report.best, report.value, report.line)

Games are those of the library, plug-ins by their path, and subclasses of zw.Game. python/TUTORIAL.md shows all of it.
"""
from ._engine import Engine, Line, Report, search
from ._errors import BadGame, BadInput, Unsupported, ZwError
from ._games import BaseGame, Game, Move, NativeGame, Position, algorithms, games, open_game
from ._library import __version__
from ._views import Comparison, Pass, Row, Watched, compare, watch

__all__ = ["BadGame", "BadInput", "BaseGame", "Comparison", "Engine", "Game", "Line", "Move", "NativeGame", "Pass",
           "Position", "Report", "Row", "Unsupported", "Watched", "ZwError", "__version__", "algorithms", "compare",
           "games", "open_game", "search", "watch"]
