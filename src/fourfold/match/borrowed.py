"""A game for going through many positions, which is given back when that is done."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from threading import get_ident

from fourfold.rules import AnyGame, load

Load = Callable[[str], AnyGame]
"""Gives the game with a name and options."""
_MOST_GAMES = 8
"""Games that are ready to be used again."""


def borrowed(spec: str, load: Load = load) -> AnyGame:
    """Give the game with these rules that this thread uses for a while, and lets nobody else have.

    A game remembers every move that it has met, thousands in a long record. With a new game each
    time all of that would be garbage afterwards, and lie until somebody collects it.
    """
    return _of_thread(spec, load, get_ident())


@lru_cache(_MOST_GAMES)
def _of_thread(spec: str, load: Load, thread: int) -> AnyGame:
    return load(spec)
