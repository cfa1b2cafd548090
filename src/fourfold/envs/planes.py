"""What a player sees: a stack of planes, each as wide and as high as the board.

Seats are told from the viewpoint of the player who looks: that player's own first, then the next
in turn order, and so on. So there is no first and no second player in what is seen, and positions
that are the same up to the colours look the same.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from fourfold.match.position import game_of
from fourfold.rules import AnyGame
from fourfold.rules.layout import Layout

from .registry import numbered

Planes = NDArray[np.int8]
Marks = Callable[[Any], Iterable[str]]
"""Gives the spaces of a state that a plane marks."""


class Sight:
    """How positions of a game are turned into planes."""

    def __init__(
        self,
        game: AnyGame,
        *,
        marks: Mapping[str, Marks] | None = None,
        picked: Sequence[str] = (),
        repeated: bool = False,
    ) -> None:
        """Say what is seen besides pieces and hands: marked spaces, the picks of a turn that is
        not complete, and how often the position has occurred.
        """
        self._game, self._marks, self._picked = game, marks or {}, tuple(picked)
        layout = game.layout()
        self.cells = _cells(layout)
        """Row and column of each space, in the order of the layout."""
        rows, columns = (1 + max(cell[i] for cell in self.cells.values()) for i in (0, 1))
        self._letters = [
            [piece.letter for piece in layout.pieces if piece.seat == seat]
            for seat in range(game.seats)
        ]
        self._stocks = tuple(dict.fromkeys(slot.pick for hand in layout.hands for slot in hand))
        whole = len(self.cells) == rows * columns
        kinds = [piece.shape for piece in layout.pieces if piece.seat == 0]
        who = [_who(game.seats, distance) for distance in range(game.seats)]
        self.channels = (
            *(() if whole else ("space",)),
            *(f"{seat} {kind}" for seat in who for kind in kinds),
            *(f"{seat} {kind} in hand" for seat in who for kind in kinds),
            *self._marks,
            *self._picked,
            *(("repeated",) if repeated else ()),
        )
        """What each plane shows."""
        self.shape = (len(self.channels), rows, columns)
        hands = game.view(game.initial()).hands
        self.most = max(
            1,
            (game.repetition or 0) - 1,
            len(self._stocks) if self._picked else 0,
            *(count for hand in hands for count in hand.values()),
        )
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
                next(which)[:] = view.hands[each].get(letter, 0)
        for channel, marks in self._marks.items():
            self._mark(named[channel], marks(state))
        for channel, pick in zip(self._picked, picked, strict=False):
            if pick in self.cells:
                self._mark(named[channel], [pick])
            else:
                # A stock of the hand, told by its number.
                named[channel][:] = 1 + self._stocks.index(pick)
        if "repeated" in named:
            named["repeated"][:] = earlier
        return planes

    def _mark(self, plane: Planes, spaces: Iterable[str]) -> None:
        for space in spaces:
            plane[self.cells[space]] = 1


def sight_of(game: AnyGame | str) -> Sight:
    """Give the planes of a game under its options."""
    return _sight_of(game_of(game))


@cache
def _sight_of(game: AnyGame) -> Sight:
    return numbered(game).sight(game)


def _who(seats: int, distance: int) -> str:
    if distance == 0:
        return "own"
    return "opponent" if seats == 2 else f"opponent {distance}"


def _cells(layout: Layout) -> dict[str, tuple[int, int]]:
    """Give the row, counted from the top, and the column of each space.

    Rows of hexagons are slanted: half a step for each row, so that columns stand upright.
    """
    heights = _ranks(-space.y for space in layout.spaces)
    slant = 0.5 if layout.cell == "hexagon" else 0.0
    across = [space.x - slant * heights[round(-space.y, 3)] for space in layout.spaces]
    columns = _ranks(across)
    return {
        space.name: (heights[round(-space.y, 3)], columns[round(x, 3)])
        for space, x in zip(layout.spaces, across, strict=True)
    }


def _ranks(numbers: Iterable[float]) -> dict[float, int]:
    """Number the different ones among some numbers, the smallest first."""
    return {number: rank for rank, number in enumerate(sorted({round(n, 3) for n in numbers}))}
