"""Small games of Qomet solved in the plainest way that is fast enough: all states in one long list.

In a small game each player has `stars` stars, and no more than `most` may be on the board, of both
players together: a star is placed only while there are fewer. Everything else is as on the rule
page. A state is a position and the turn that the no-undoing rule forbids in it; positions are seen
by the player to move and taken up to symmetry. A state is won if some turn leads to a lost one, and
lost if every turn leads to a won one; what is neither, however often one asks, is a draw.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import combinations, pairwise
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from .qomet import LINES, OUTER_SIDES, OUTER_SQUARE, POINTS, SQUARES

Numbers = NDArray[np.int64]
BIT = {point: 1 << number for number, point in enumerate(POINTS)}
NO_TURN = 255


@dataclass(frozen=True)
class Turn:
    """A turn: the star at `start` goes to `end` and pushes what stands there to `behind`.

    Points are bits, and 0 is none: a turn without start places a star, one without end withdraws
    it. `leaves` says that a pushed star leaves the board.
    """

    text: str
    start: int = 0
    end: int = 0
    behind: int = 0
    leaves: bool = False


def _turns(options: Mapping[str, int | str]) -> list[Turn]:
    turns = [Turn(point, end=BIT[point]) for point in POINTS]
    turns += [Turn(f"{point}-x", start=BIT[point]) for point in sorted(OUTER_SQUARE)]
    for line in LINES:
        along_side = line in OUTER_SIDES
        for path in (line, line[::-1]):
            for i, (start, end) in enumerate(pairwise(path)):
                behind = BIT[path[i + 2]] if i + 2 < len(path) else 0
                leaves = not behind and end in OUTER_SQUARE
                leaves = leaves and not (along_side and options.get("corner_exit") == "off")
                turns.append(Turn(f"{start}-{end}", BIT[start], BIT[end], behind, leaves))
    return turns


# Symmetries: the board turned and mirrored, on the grid of files and ranks.


def _point_maps() -> list[dict[str, str]]:
    maps = []
    for flip in (False, True):
        for quarters in range(4):
            to = {}
            for point in POINTS:
                x, y = "abcdefg".index(point[0]) - 3, int(point[1]) - 4
                x = -x if flip else x
                for _ in range(quarters):
                    x, y = -y, x
                to[point] = f"{'abcdefg'[x + 3]}{y + 4}"
            maps.append(to)
    return maps


class Symmetry:
    """Moves sets of points, and turns by their numbers."""

    def __init__(self, to: Mapping[str, str], turns: list[Turn]) -> None:
        single = [BIT[to[point]] for point in POINTS]
        self._low = _images_of_all(single[:13])
        self._high = _images_of_all(single[13:])
        names = {turn.text: number for number, turn in enumerate(turns)}
        self.turns = np.full(NO_TURN + 1, NO_TURN)
        for number, turn in enumerate(turns):
            ends = (to.get(end, end) for end in turn.text.split("-"))
            self.turns[number] = names["-".join(ends)]

    def __call__(self, sets: Numbers) -> Numbers:
        moved: Numbers = self._low[sets & 0x1FFF] | self._high[sets >> 13]
        return moved


def _images_of_all(single: list[int]) -> Numbers:
    images = np.zeros(1, np.int64)
    for image in single:
        images = np.concatenate([images, images | image])
    return images


def _has_square(stars: Numbers) -> NDArray[np.bool_]:
    found = np.zeros(len(stars), np.bool_)
    for square in SQUARES:
        corners = sum(BIT[point] for point in square)
        found |= stars & corners == corners
    return found


class Moved(NamedTuple):
    """Where one turn leads to from some positions, as the player sees it who made it."""

    sources: Numbers
    own: Numbers
    other: Numbers
    undoing: Numbers


class Solution(NamedTuple):
    """All states, and how many plies each lasts: odd for a win, even for a loss, 0 for a draw."""

    own: Numbers
    other: Numbers
    forbidden: list[str | None]
    distances: Numbers


class Solver:
    """Solves one small game."""

    def __init__(self, options: Mapping[str, int | str], stars: int, most: int) -> None:
        self.stars, self.most = stars, most
        self.turns = _turns(options)
        self.symmetries = [Symmetry(to, self.turns) for to in _point_maps()]
        self.positions = self._positions()
        self.own, self.other = self.positions >> 25, self.positions & 0x1FFFFFF

    def solve(self) -> Solution:
        """Find the distance of every state."""
        ways = [self._ways(number) for number in range(len(self.turns))]
        source, turn, to = (np.concatenate(parts) for parts in zip(*ways, strict=True))
        standing = self.positions << 8 | NO_TURN
        states = np.unique(np.concatenate([standing, to[to >= 0]]))
        place = np.searchsorted(self.positions, states >> 8)
        to[to >= 0] = np.searchsorted(states, to[to >= 0])
        order = np.argsort(source << 8 | turn)
        source, turn, to = source[order], turn[order], to[order]
        # A forbidden turn is a way that must not be taken: the last one of all leads nowhere.
        wanted = place << 8 | states & 255
        banned = np.searchsorted(source << 8 | turn, wanted)
        banned[states & 255 == NO_TURN] = len(source)
        distances = _decide(source, np.append(to, _NOWHERE), place, banned)
        texts = [None if t == NO_TURN else self.turns[t].text for t in (states & 255).tolist()]
        return Solution(states >> 33, states >> 8 & 0x1FFFFFF, texts, distances)

    def _positions(self) -> Numbers:
        """Give all positions in which the game goes on, the smallest of each eight."""
        found = []
        for own in range(self.stars + 1):
            for other in range(min(self.stars, self.most - own) + 1):
                mine, theirs = _sets(own), _sets(other)
                pairs = (mine[:, None] << 25 | theirs)[mine[:, None] & theirs == 0]
                pairs = pairs[~_has_square(pairs >> 25) & ~_has_square(pairs & 0x1FFFFFF)]
                found.append(pairs[pairs == self._smallest(pairs << 8 | NO_TURN) >> 8])
        return np.sort(np.concatenate(found))

    def _smallest(self, states: Numbers) -> Numbers:
        """Give the smallest of the eight images of each state."""
        own, other, turn = states >> 33, states >> 8 & 0x1FFFFFF, states & 255
        best = states
        for moved in self.symmetries:
            image = moved(own) << 33 | moved(other) << 8 | moved.turns[turn]
            best = np.minimum(best, image)
        return best

    def _ways(self, number: int) -> tuple[Numbers, Numbers, Numbers]:
        """Give where a turn leads: from which positions, the turn, to which states."""
        moved = self._moved(self.turns[number])
        # The next player comes first in a state.
        to = self._smallest(moved.other << 33 | moved.own << 8 | moved.undoing)
        to[_has_square(moved.own)] = _WON
        to[_has_square(moved.other)] = _GIVEN
        return moved.sources, np.full(len(to), number), to

    def _moved(self, turn: Turn) -> Moved:
        """Make a turn in all positions in which it is possible."""
        taken = self.own | self.other
        if not turn.start:
            few = np.bitwise_count(self.own) < self.stars
            legal = few & (np.bitwise_count(taken) < self.most) & (taken & turn.end == 0)
        else:
            legal = self.own & turn.start != 0
            if turn.end:
                way_out = turn.leaves if not turn.behind else taken & turn.behind == 0
                legal &= (taken & turn.end == 0) | way_out
        sources = np.flatnonzero(legal)
        own, other = self.own[sources] & ~turn.start, self.other[sources]
        pushes_own, pushes_other = own & turn.end != 0, other & turn.end != 0
        own = own | turn.end | np.where(pushes_own, turn.behind, 0)
        other = other & ~turn.end | np.where(pushes_other, turn.behind, 0)
        undoing = np.where(pushes_other, self._undoing(turn), NO_TURN)
        return Moved(sources, own, other, undoing)

    def _undoing(self, turn: Turn) -> int:
        """Give the turn that pushes straight back, if a pushed star stays on the board."""
        if not turn.behind:
            return NO_TURN
        back = (turn.behind, turn.end, turn.start)
        for number, other in enumerate(self.turns):
            if (other.start, other.end, other.behind) == back:
                return number
        raise AssertionError(turn)


_WON, _GIVEN, _NOWHERE = -1, -2, -3
"""Turns that make a square, that give the opponent one, and the turn that is none."""


def _sets(size: int) -> Numbers:
    return np.array([sum(BIT[p] for p in points) for points in combinations(POINTS, size)])


def _decide(source: Numbers, to: Numbers, place: Numbers, banned: Numbers) -> Numbers:
    """Find distances, ply by ply. `place` is each state's position, `banned` its forbidden way."""
    distances = np.zeros(len(place) + 3, np.int64)
    # Negative places are the last ones: a square of the mover is a loss of the opponent's.
    distances[_WON], distances[_GIVEN] = 2, 1
    open_ = np.ones(len(place), np.bool_)
    ply, idle = 0, 0
    while idle < 2:
        ply += 1
        after: Any = distances[to]
        helps = (after > 0) & (after % 2 == 0) if ply % 2 else (after == 0) | (after % 2 == 0)
        helps[-1] = False
        count = np.bincount(source, helps[:-1], int(place.max()) + 1)[place] - helps[banned]
        new = open_ & (count > 0 if ply % 2 else count == 0)
        distances[: len(place)][new] = ply
        open_ &= ~new
        idle = 0 if new.any() else idle + 1
    return distances[: len(place)]
