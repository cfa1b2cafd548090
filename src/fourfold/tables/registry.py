"""Finding solvers: the package of this room that is named like the game."""

from __future__ import annotations

from fourfold.rules import AnyGame, registered
from fourfold.rules.registry import part_of

from .contract import Extra, Solving


def solver_for(game: AnyGame) -> Solving | None:
    """Give the solver of a game; None for a game that nobody has solved."""
    return _solver(game.name)


def solvable() -> list[str]:
    """Name the games that can be solved."""
    return list(_solvers())


def with_solution() -> list[str]:
    """Name the games of which this machine knows more than the package."""
    return [name for name, solver in _solvers().items() if solver.has_solution()]


def extras() -> dict[str, tuple[Extra, list[str]]]:
    """Give what can be asked of some solvers alone, each with the games it is for."""
    found: dict[str, tuple[Extra, list[str]]] = {}
    for name, solver in _solvers().items():
        for extra in solver.EXTRAS:
            found.setdefault(extra.name, (extra, []))[1].append(name)
    return found


def _solvers() -> dict[str, Solving]:
    return {name: found for name in registered() if (found := _solver(name))}


def solver_named(name: str) -> Solving:
    """Give the solver of a game that has one."""
    found = _solver(name)
    assert found is not None
    return found


def _solver(name: str) -> Solving | None:
    found: Solving | None = part_of(name, "table_commands", Solving)
    return found
