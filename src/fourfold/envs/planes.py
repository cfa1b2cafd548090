"""What a player sees: a stack of planes, each as wide and as high as the board.

Seats are told from the viewpoint of the player who looks: that player's own first, then the next
in turn order, and so on. So there is no first and no second player in what is seen, and positions
that are the same up to the colours look the same.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from fourfold.games import AnyGame

Planes = NDArray[np.int8]


class Sight:
    """How positions of a game are turned into planes."""

    def __init__(self, game: AnyGame) -> None:
        self._game, layout = game, game.layout()
        self.cells = _cells(game)
        """Row and column of each space, in the order of the layout."""
        rows, columns = (1 + max(cell[i] for cell in self.cells.values()) for i in (0, 1))
        self._letters = [
            [piece.letter for piece in layout.pieces if piece.seat == seat]
            for seat in range(game.seats)
        ]
        whole = len(self.cells) == rows * columns
        kinds = [piece.shape for piece in layout.pieces if piece.seat == 0]
        who = [_who(game.seats, distance) for distance in range(game.seats)]
        self.channels = (
            *(() if whole else ("space",)),
            *(f"{seat} {kind}" for seat in who for kind in kinds),
            *(f"{seat} {kind} in hand" for seat in who for kind in kinds),
            *_MORE.get(game.name, ()),
        )
        """What each plane shows."""
        self.shape = (len(self.channels), rows, columns)
        hands = game.view(game.initial()).hands
        self.most = max(2, *(count for hand in hands for count in hand.values()))
        """The largest number there can be in a plane: a hand, or how often a position occurred."""

    def planes(self, state: Any, seat: int, picked: tuple[str, ...], earlier: int) -> Planes:
        """Give what a seat sees. `picked` are the picks of an unfinished turn, `earlier` says how
        often the position has occurred before.
        """
        view = self._game.view(state)
        planes = np.zeros(self.shape, np.int8)
        named = dict(zip(self.channels, planes, strict=True))
        if "space" in named:
            self._mark(named["space"], self.cells)
        which = iter(planes["space" in named :])
        order = [(seat + i) % self._game.seats for i in range(self._game.seats)]
        for each in order:
            for letter in self._letters[each]:
                self._mark(next(which), (s for s, there in view.board.items() if there == letter))
        for each in order:
            for letter in self._letters[each]:
                next(which)[:] = view.hands[each][letter]
        if "repeated" in named:
            named["repeated"][:] = earlier
        for channel, space in zip(("lifted", "put"), picked, strict=False):
            self._mark(named[channel], [space])
        if self._game.name == "qomet" and state.forbidden:
            for channel, space in zip(
                ("forbidden from", "forbidden to"), state.forbidden, strict=True
            ):
                self._mark(named[channel], [space])
        return planes

    def _mark(self, plane: Planes, spaces: Any) -> None:
        for space in spaces:
            plane[self.cells[space]] = 1


_MORE = {
    "qomet": ("forbidden from", "forbidden to", "repeated"),
    "exago": ("lifted", "put", "repeated"),
}


@cache
def sight_of(game: AnyGame) -> Sight:
    """Give the planes of a game under its options."""
    return Sight(game)


def _who(seats: int, distance: int) -> str:
    if distance == 0:
        return "own"
    return "opponent" if seats == 2 else f"opponent {distance}"


def _cells(game: AnyGame) -> dict[str, tuple[int, int]]:
    """Give the row, counted from the top, and the column of each space.

    Exago's rows are slanted so that the columns of the names stand upright.
    """
    names = [space.name for space in game.layout().spaces]
    if game.name == "exago":
        return {name: (ord(names[0][0]) - ord(name[0]), int(name[1:]) - 1) for name in names}
    top = max(int(name[1:]) for name in names)
    return {name: (top - int(name[1:]), ord(name[0]) - ord("a")) for name in names}
