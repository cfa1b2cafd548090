"""Which games of Exago are solved: the solver, its reader and its verifier mean the same ones."""

from __future__ import annotations

from fourfold.tables.errors import TableError

from .rules import Exago

MOST_TILES = 6
"""So many tiles a player has at most: with more, no machine of today has room for the shapes."""


def check(game: Exago) -> None:
    """Raise TableError for a game that is not solved here."""
    fits = game.seats == 2 and len(set(game.tiles)) == 1 and not game.reconnect
    # With one tile each, somebody might have no turn.
    if not fits or not 2 <= game.tiles[0] <= MOST_TILES:
        raise TableError("exago-solver", most=MOST_TILES)
