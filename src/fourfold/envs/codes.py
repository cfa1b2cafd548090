"""Moves as numbers: what each action of a game means, for good.

Spaces are numbered in the order of the layout, which is that of the position text: rows from top to
bottom, each from left to right.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache, cached_property
from operator import index
from typing import Any

from fourfold.rules import AnyGame
from fourfold.rules.errors import kind_of, quoted

from .errors import EnvError
from .registry import numbered


class Code:
    """The actions of a game: each is a move."""

    most = 1
    """How many actions a move can take."""

    def __init__(self, names: Iterable[str]) -> None:
        self.names = tuple(names)
        """The text of each action: a move, or a pick."""
        self._numbers = {name: number for number, name in enumerate(self.names)}

    def __len__(self) -> int:
        return len(self.names)

    def actions(self, move: str) -> tuple[int, ...]:
        """Give the actions that make up the move with this text, or raise EnvError."""
        if not isinstance(move, str):
            raise EnvError("move-type", found=kind_of(move))
        return self._actions(move)

    def _actions(self, move: str) -> tuple[int, ...]:
        if move not in self._numbers:
            raise EnvError("env-move-unknown", move=quoted(move))
        return (self._numbers[move],)

    def move(self, actions: Sequence[int]) -> str:
        """Give the text of the move that these actions make up, or raise EnvError."""
        names = self._named(actions)
        if len(names) != 1:
            raise EnvError("env-move-unknown", move=quoted(", ".join(names)))
        return names[0]

    def _named(self, actions: Sequence[int]) -> list[str]:
        """Give what actions are called."""
        try:
            numbers = [index(action) for action in actions]
        except TypeError:
            raise EnvError("env-numbers") from None
        for number in numbers:
            if not 0 <= number < len(self.names):
                raise EnvError("env-action-unknown", found=str(number), last=len(self.names) - 1)
        return [self.names[number] for number in numbers]

    def of(self, game: AnyGame, move: Any) -> tuple[int, ...]:
        """Give the actions that make up a move of the rules."""
        return (self._numbers[game.move_text(move)],)


class PickCode(Code):
    """The actions of a game: each is a pick, and one or several of them make up a move."""

    def __init__(self, game: AnyGame, names: Iterable[str]) -> None:
        super().__init__(names)
        self._game, self.most = game, game.most_picks

    def _actions(self, move: str) -> tuple[int, ...]:
        likely = [name for name in self.names if name in move or name not in self._written]
        for picks in self._sequences(likely, ()):
            if self._game.spelled(picks) == move:
                return tuple(self._numbers[pick] for pick in picks)
        raise EnvError("env-move-unknown", move=quoted(move))

    @cached_property
    def _written(self) -> frozenset[str]:
        """The picks that cannot be part of a move unless their names are in its text."""
        return frozenset(filter(self._is_written, self.names))

    def _is_written(self, name: str) -> bool:
        other = next((each for each in self.names if name not in each), "")
        moves = (
            [*[other] * before, name, *[other] * after]
            for before in range(self.most)
            for after in range(self.most - before)
        )
        return all(name in self._game.spelled(picks) for picks in moves)

    def move(self, actions: Sequence[int]) -> str:
        return self._game.spelled(self._named(actions))

    def of(self, game: AnyGame, move: Any) -> tuple[int, ...]:
        return tuple(self._numbers[pick] for pick in game.picks(move))

    def _sequences(self, names: Sequence[str], begun: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
        """Give all sequences of picks, as long as there can be."""
        if len(begun) < self.most:
            for name in names:
                yield (*begun, name)
                yield from self._sequences(names, (*begun, name))


@cache
def code_of(game: AnyGame) -> Code:
    """Give the actions of a game under its options."""
    return numbered(game).code(game)
