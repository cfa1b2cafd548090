"""A game for going through many positions, which is given back when that is done."""

from __future__ import annotations

from functools import lru_cache
from threading import get_ident

from fourfold.games import AnyGame, load

_MOST_GAMES = 8
"""Games that are ready to be used again."""


def borrowed(spec: str) -> AnyGame:
    """Give the game with these rules that this thread uses for a while, and lets nobody else have.

    A game remembers every move that it has met, thousands in a long record. With a new game each
    time all of that would be garbage afterwards, and lie until somebody collects it.
    """
    return _of_thread(spec, get_ident())


@lru_cache(_MOST_GAMES)
def _of_thread(spec: str, thread: int) -> AnyGame:
    return load(spec)
