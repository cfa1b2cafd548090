"""Finding solvers: the package of this room that is named like the game."""

from __future__ import annotations

from fourfold.games import AnyGame, registered
from fourfold.games.registry import brought

from .contract import Solving


def solver_for(game: AnyGame) -> Solving | None:
    """Give the solver of a game; None for a game that nobody has solved."""
    return _solver(game.name)


def solvable(extra: str | None = None) -> list[str]:
    """Name the games that can be solved, or those for which an extra can be wished."""
    solvers = {name: found for name in registered() if (found := _solver(name))}
    return [name for name, found in solvers.items() if extra is None or extra in found.EXTRAS]


def solver_named(name: str) -> Solving:
    """Give the solver of a game that has one."""
    found = _solver(name)
    assert found is not None
    return found


def _solver(name: str) -> Solving | None:
    found: Solving | None = brought(__package__, name, Solving)
    return found
