"""Looking positions up in a solution of Exago with few tiles."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from fourfold.kernels.arrays import np
from fourfold.tables.errors import TableError

from ..kernels.board import NAMES, NUMBERS, numbers_of
from ..rules import Exago, State
from ..scope import check
from .files import DISTANCES, HEADING, SHAPES, read_heading
from .passes import LONGEST, OVER, rules_of
from .shapes import board_of

_PART = 1 << 26


class Solution:
    """The solution in a folder."""

    def __init__(self, folder: Path, game: Exago) -> None:
        """Open the solution of a game, or raise TableError."""
        check(game)
        if not read_heading(folder, game).get("finished"):
            raise TableError("table-missing", file=str(folder / HEADING))
        self.game = game
        self._board, self._rules = board_of(game), rules_of(game)
        sets = np.fromfile(folder / SHAPES, "<i8").reshape(-1, 2)
        self._sets, self._keys = sets, np.zeros(len(sets), np.int64)
        sizes = np.zeros(len(sets), np.int64)
        for number in NUMBERS[game.board.size].values():
            there = sets[:, number // 64] >> number % 64 & 1
            self._keys ^= there * self._board.keys[0, number]
            sizes += there
        self._shapes = np.searchsorted(sizes, np.arange(2 * game.tiles[0] + 2))
        self._firsts = np.concatenate([[0], np.cumsum(self._rules.counts[sizes])])
        self._distances = np.memmap(folder / DISTANCES, np.uint8, "r")

    def distance(self, state: State) -> int:
        """Give in how many plies a game is decided: odd if the mover wins, 0 if nobody does."""
        own, other = state.tiles[state.to_move], state.tiles[1 - state.to_move]
        if not own | other:
            after = self.distance(self.game.play(state, self.game.board.centre))
            return after and after + 1
        numbers = NUMBERS[self.game.board.size]
        mine, theirs = ([numbers[n] for n in self.game.board.names(x)] for x in (own, other))
        keys = self._board.keys[:, mine + theirs]
        symmetry = int(np.argmin(np.bitwise_xor.reduce(keys, axis=1)))
        key = np.bitwise_xor.reduce(keys[symmetry])
        tiles = len(mine) + len(theirs)
        first, last = self._shapes[tiles], self._shapes[tiles + 1]
        shape = int(first + np.searchsorted(self._keys[first:last], key))
        order = numbers_of((int(self._sets[shape, 0]), int(self._sets[shape, 1])))
        images = {int(self._board.images[symmetry, number]) for number in mine}
        colouring = sum(1 << i for i, number in enumerate(order) if number in images)
        rank = self._rules.ranks[tiles, colouring]
        return int(self._distances[self._firsts[shape] + rank])

    def with_distance(self, distance: int) -> Iterator[State]:
        """Give all positions of a distance, up to symmetry, as if the first player were to move."""
        for part in range(0, len(self._distances), _PART):
            for place in np.flatnonzero(self._distances[part : part + _PART] == distance).tolist():
                yield self._state(part + place)

    def longest(self) -> int:
        """Give the longest distance that there is."""
        found = np.zeros(256, np.int64)
        for part in range(0, len(self._distances), _PART):
            found += np.bincount(self._distances[part : part + _PART], minlength=256)
        assert OVER > LONGEST
        return int(np.flatnonzero(found[: LONGEST + 1])[-1])

    def _state(self, place: int) -> State:
        shape = int(np.searchsorted(self._firsts, place, "right")) - 1
        order = numbers_of((int(self._sets[shape, 0]), int(self._sets[shape, 1])))
        ranks = self._rules.ranks[len(order)]
        colouring = int(np.flatnonzero(ranks == place - self._firsts[shape])[0])
        names, tiles = NAMES[self.game.board.size], [0, 0]
        for i, number in enumerate(order):
            tiles[1 - (colouring >> i & 1)] |= self.game.board.bits[names[number]]
        hands = tuple(
            all_ - own.bit_count() for all_, own in zip(self.game.tiles, tiles, strict=True)
        )
        return State((tiles[0], tiles[1]), hands, 0)
