"""Actions and observations of Qomet.

There are 129 actions: 25 placements by point, then 8 withdrawals by point, then 96 steps by the
point they start from and, among these, by the one they lead to.
"""

from __future__ import annotations

from fourfold.envs.codes import Code
from fourfold.envs.planes import Sight

from .rules import OUTER, POINTS, STEPS, Qomet, State
from .rules import Move as Turn


def turns() -> list[Turn]:
    """Give the turns in the order of their numbers."""
    order = {point: number for number, point in enumerate(POINTS)}
    placements = [Turn(None, point) for point in POINTS]
    withdrawals = [Turn(point, None) for point in POINTS if point in OUTER]
    steps = [
        Turn(point, to)
        for point in POINTS
        for to in sorted((step.to for step in STEPS[point]), key=order.__getitem__)
    ]
    return placements + withdrawals + steps


def code(game: Qomet) -> Code:
    """Give the actions, each a whole turn."""
    return Code(game.move_text(turn) for turn in turns())


def sight(game: Qomet) -> Sight:
    """Give the planes: also the turn that is forbidden because it would undo the last one."""
    forbidden = {"forbidden from": _forbidden_from, "forbidden to": _forbidden_to}
    return Sight(game, marks=forbidden, repeated=True)


def _forbidden_from(state: State) -> list[str]:
    return [state.forbidden.start] if state.forbidden and state.forbidden.start else []


def _forbidden_to(state: State) -> list[str]:
    return [state.forbidden.end] if state.forbidden and state.forbidden.end else []
