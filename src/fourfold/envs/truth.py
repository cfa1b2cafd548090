"""What is known of a state at once, without search: of Quantik everything, of Qomet what is in its
tables, of other games only what lies next to the end.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from fourfold.engine.analysis import Analysis, analyze, ended
from fourfold.engine.contract import Limits

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
    """The actions that are proved best; none where that is not known."""


def known_of(play: Play) -> Known:
    """Say what is known of a game as it stands."""
    optimal = np.zeros(len(play.code), np.bool_)
    if play.truncated:
        return Known(None, None, optimal)
    if play.outcome:
        found = ended(play.outcome, play.to_move)
    else:
        found = analyze(play.game, play.state, _AT_ONCE)
    begun = len(play.picked)
    for move in best_moves(found):
        actions = play.code.actions(move)
        if actions[:begun] == play.picked:
            optimal[actions[begun]] = True
    return Known(VALUES.get(found.value), found.distance, optimal)


def best_moves(found: Analysis) -> list[str]:
    """Give the moves that are proved to be as good as the position."""
    return [
        each.move
        for each in found.moves
        if found.exact
        and each.value == found.value
        and each.is_settled
        and each.distance == found.distance
    ]
