"""What can go wrong, as exceptions; the text is the library's one line, which names the input and what was expected."""
from __future__ import annotations

from . import _library as c


class ZwError(Exception):
    """An error of libzw."""


class BadInput(ZwError, ValueError):
    """A position, a move, a name or a limit."""


class BadGame(ZwError):
    """A game that breaks its promises."""


class Unsupported(ZwError):
    """A combination that has no meaning."""


_KINDS = {1: MemoryError, 2: BadInput, 3: BadGame, 4: Unsupported, 5: OSError}


def raise_for(status: int, error: c.Error) -> None:
    """Raises the exception of a status; none for 0."""
    if status:
        raise _KINDS.get(status, ZwError)(error.text.decode(errors="replace"))
