"""What is known of a state at once: of Quantik everything, of Qomet what is in its tables, of other
games only what lies next to the end. Everybody gets the same answer, on every machine.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from fourfold.engine.analysis import Analysis, analyze, ended
from fourfold.engine.contract import Judged, Limits
from fourfold.rules import AnyGame

from .play import Play

VALUES = {"win": 1, "draw": 0, "loss": -1}
_AT_ONCE = Limits(seconds=0)


class Known(NamedTuple):
    """What perfect play leads to, for the player to move, as if no position had come before."""

    value: int | None
    """1 for a win, 0 for a draw, -1 for a loss; None where it is not known."""
    distance: int | None
    """Moves to the end when the winner hurries and the loser delays; None where there is no end
    or it is not known."""
    optimal: NDArray[np.bool_]
    """All best actions; none where it is not known which they are."""


def known_of(play: Play) -> Known:
    """Say what is known of a game as it stands."""
    optimal = np.zeros(len(play.code), np.bool_)
    if play.truncated:
        return Known(None, None, optimal)
    found = ended(play.outcome, play.to_move) if play.outcome else looked_up(play.game, play.state)
    begun = len(play.picked)
    for move in best_moves(found):
        actions = play.code.actions(move)
        if actions[:begun] == play.picked:
            optimal[actions[begun]] = True
    return Known(VALUES.get(found.value), found.distance, optimal)


def looked_up(game: AnyGame, state: Any) -> Analysis:
    """Say what is known at once of a state that goes on."""
    return analyze(game, state, _AT_ONCE)


def best_moves(found: Analysis) -> list[str]:
    """Give all moves that are as good as the position; none where some are left to be found out.

    Whoever holds moves against these wants to know which are mistakes.
    """
    if not found.exact or any(_may_be_best(each, found) for each in found.moves):
        return []
    return [
        each.move
        for each in found.moves
        if (each.value, each.distance) == (found.value, found.distance)
    ]


def _may_be_best(move: Judged, found: Analysis) -> bool:
    """Say whether a move may be as good as the position, and nobody knows."""
    if move.is_settled:
        return False
    if found.value != "win":
        return move.value != "loss" or found.value == "loss"
    is_later = found.distance is not None and (move.beyond is None or move.beyond >= found.distance)
    return move.value != "loss" and not is_later
