"""Moves as numbers: what each action of a game means, for good.

Spaces are numbered in the order of the position text: rows from top to bottom, each from left to
right.

- **Quantik**, 64 actions: the number of the shape (A to D) times 16, plus that of the space.
- **Qomet**, 129 actions: 25 placements by point, then 8 withdrawals by point, then 96 steps by the
  point they start from and, among these, by the one they lead to.
- **Exago**, one action for each space and one for `pass`: an action is a *pick*. A placement is
  one pick. A relocation is the pick of the tile to lift, then that of the space to put it on, and
  then, only where several groups are the largest, that of the space that names the group to keep.
  The same player picks until the turn is complete. One number for each whole turn would take
  24,935 numbers on the usual board, of which some 340 are legal, against 92 this way; and a pick is
  a place on the board, like everything else that an observation shows.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import cache

from fourfold.games import AnyGame
from fourfold.games.errors import quoted
from fourfold.games.qomet import OUTER, POINTS, STEPS, Qomet
from fourfold.games.qomet import Move as Turn
from fourfold.games.quantik import SHAPES, SPACES

from .errors import EnvError

GAMES = ("exago", "qomet", "quantik")
PASS = "pass"
_JOINTS = "-="
"""What stands before the second and the third pick in the text of a move."""


class Code:
    """The actions of a game: each has a text, and one or several of them make up a move."""

    def __init__(self, names: Iterable[str], *, picks: bool = False) -> None:
        self.names = tuple(names)
        """The text of each action: a move, or a pick."""
        self._numbers = {name: number for number, name in enumerate(self.names)}
        self._picks = picks

    def __len__(self) -> int:
        return len(self.names)

    def actions(self, move: str) -> tuple[int, ...]:
        """Give the actions that make up the move with this text."""
        parts = re.split(f"[{_JOINTS}]", move) if self._picks else [move]
        numbers = tuple(self._numbers[part] for part in parts if part in self._numbers)
        if len(numbers) < len(parts) or self.move(numbers) != move:
            raise EnvError("env-move-unknown", move=quoted(move))
        return numbers

    def move(self, actions: Sequence[int]) -> str:
        """Give the text of the move that these actions make up."""
        first, *others = (self.names[action] for action in actions)
        return first + "".join(joint + name for joint, name in zip(_JOINTS, others, strict=False))


@cache
def code_of(game: AnyGame) -> Code:
    """Give the actions of a game under its options."""
    if game.name not in GAMES:
        raise EnvError("env-game", game=game.name, games=", ".join(GAMES))
    if game.name == "quantik":
        return Code(shape + space for shape in SHAPES for space in SPACES)
    if game.name == "qomet":
        return Code(Qomet().move_text(turn) for turn in qomet_turns())
    spaces = [space.name for space in game.layout().spaces]
    return Code([*spaces, PASS], picks=True)


def qomet_turns() -> list[Turn]:
    """Give the turns of Qomet in the order of their numbers."""
    order = {point: number for number, point in enumerate(POINTS)}
    placements = [Turn(None, point) for point in POINTS]
    withdrawals = [Turn(point, None) for point in POINTS if point in OUTER]
    steps = [
        Turn(point, to)
        for point in POINTS
        for to in sorted((step.to for step in STEPS[point]), key=order.__getitem__)
    ]
    return placements + withdrawals + steps
