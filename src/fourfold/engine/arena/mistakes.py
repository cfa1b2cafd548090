"""How often players give away what they have, where the truth is known."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from fourfold.rules import AnyGame

from ..contract import Judged, Knowing, Limits
from ..registry import brain_for
from .games import Result

_WORTH = {"loss": 0, "draw": 1, "win": 2}


class Mistakes(NamedTuple):
    """Moves that gave something away, among those that could have."""

    made: int = 0
    possible: int = 0


def count_mistakes(
    game: AnyGame, results: Iterable[Result], opening: int, seconds: float
) -> dict[str, Mistakes]:
    """Count each player's mistakes after the opening moves, which nobody chose.

    A move counts when the value of every move is known and not all have the same. Where a table has
    some positions, only those are looked at.
    """
    brain = brain_for(game)
    table = brain if isinstance(brain, Knowing) else None
    counts: dict[str, Mistakes] = {}
    for result in results:
        state = game.initial()
        for ply, move in enumerate(result.moves):
            if ply >= opening and (table is None or table.known(state)):
                name = result.seating[game.to_move(state)]
                made, possible = counts.get(name, Mistakes())
                judged = brain.judge(state, Limits(seconds))
                lost = _given_away(judged, move)
                if lost is not None:
                    counts[name] = Mistakes(made + lost, possible + 1)
            state = game.play(state, move)
    return counts


def _given_away(judged: list[Judged], move: str) -> bool | None:
    """Say whether a move is worse in value than the best one; None if that is not known."""
    if not all(each.exact for each in judged):
        return None
    worth = {each.move: _WORTH[each.value] for each in judged}
    if len(set(worth.values())) == 1:
        return None
    return worth[move] < max(worth.values())
