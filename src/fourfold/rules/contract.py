"""The contract every game fulfils: about ten small pure things on immutable values.

A game object is the rules under chosen options. A state is a frozen value without history:
what needs history (repetition, takebacks, clocks) lives in the match, one level up.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from functools import cached_property
from operator import itemgetter
from random import Random
from types import MappingProxyType
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

from .argument_checks import guard
from .errors import MoveError, PositionError, UnknownGameError, kind_of, quoted
from .layout import Journey, Layout, View, journeys
from .options import Given, Option, settle, unlike_default

S = TypeVar("S", bound=Hashable)
M = TypeVar("M", bound=Hashable)
P = TypeVar("P")

_text_of = itemgetter(0)
_MOST_TOLD = 2**14
"""Moves of a game that are remembered with their texts."""
PASS_PICK = "pass"
"""The one pick that is neither a space nor a stock of a hand."""


class Outcome(NamedTuple):
    """How a game ended. A winner of None is a draw; `spaces` are those that show why."""

    winner: int | None
    reason: str
    spaces: tuple[str, ...] = ()


class Symmetry(NamedTuple):
    """A change of a position that leaves the game the same: where each space and letter goes."""

    spaces: Mapping[str, str]
    letters: Mapping[str, str]


class Offer(NamedTuple):
    """What a board shows after some picks: the picks that go on, and the move when complete."""

    picks: tuple[str, ...]
    move: str | None


class _Texts(dict[M, str]):
    """The texts of moves, of which a game does not have many."""

    def __init__(self, text: Callable[[M], str]) -> None:
        self._text = text

    def __missing__(self, move: M) -> str:
        if len(self) == _MOST_TOLD:
            self.clear()
        text = self[move] = self._text(move)
        return text


class Game(ABC, Generic[S, M]):
    """The rules of one game under chosen options."""

    name: ClassVar[str]
    rules_version: ClassVar[int]
    option_list: ClassVar[tuple[Option, ...]] = ()
    reasons: ClassVar[tuple[str, ...]]
    """Every reason an outcome of this game can have."""

    seats: int = 2

    _latest: tuple[object, Mapping[str, M]] = object(), MappingProxyType({})
    """The state that was last asked about, and its moves; at first, nobody's."""

    def __init_subclass__(cls, **more: Any) -> None:
        super().__init_subclass__(**more)
        guard(cls)

    def __init__(self, options: Given | None = None) -> None:
        self.options: Mapping[str, str] = settle(self.option_list, options or {})

    # Required of every game.

    @abstractmethod
    def initial(self) -> S:
        """Give the state in which a game starts."""

    @abstractmethod
    def to_move(self, state: S) -> int:
        """Give the seat whose turn it is; in a finished game, whose turn it would be."""

    @abstractmethod
    def legal_moves(self, state: S) -> Sequence[M]:
        """Give every legal move, in any order; none when the game is over."""

    @abstractmethod
    def after(self, state: S, move: M) -> S:
        """Give the state after a move that is known to be legal."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """Say how the game ended, or None while it goes on."""

    @abstractmethod
    def position_text(self, state: S) -> str:
        """Write a state down, or raise PositionError where `check_state` knows it for none."""

    @abstractmethod
    def parse_position(self, text: str) -> S:
        """Read a state, or raise PositionError saying why there is no such state."""

    @abstractmethod
    def move_text(self, move: M) -> str:
        """Write a move down. Different legal moves have different texts.

        A move that is a `str` is its own text, so that whoever plays a text is never misunderstood.
        """

    @abstractmethod
    def refusal(self, state: S, text: str) -> MoveError:
        """Say why this text is no legal move in a state where the game goes on."""

    @abstractmethod
    def picks(self, move: M) -> tuple[str, ...]:
        """Give the picks that make up a move: spaces, stocks of the hand, or `pass`."""

    @abstractmethod
    def layout(self) -> Layout:
        """Give the board as data."""

    @abstractmethod
    def view(self, state: S) -> View:
        """Give what stands where, and what is in the hands."""

    @abstractmethod
    def symmetries(self) -> Sequence[Symmetry]:
        """Give all symmetries of the game, the identity among them."""

    @abstractmethod
    def transform(self, state: S, symmetry: Symmetry) -> S:
        """Apply one of the symmetries to a state."""

    # With a usual meaning that a game may change.

    repetition: int | None = None
    """A position that occurs this often ends the match as a draw."""

    can_be_drawn: bool = True
    """Whether a game can end without a winner. Where none can, nobody is offered a draw."""

    longest: int | None = None
    """No game has more moves than this; None where games can go on for ever."""

    most_picks: int = 3
    """No move has more picks than this."""

    def spelled(self, picks: Sequence[str]) -> str:
        """Write down the move that picks make up, legal or not. Here with hyphens between."""
        return "-".join(picks)

    def next_seating(self, players: Sequence[P], winner: int | None, rng: Random) -> list[P]:
        """Seat the players of a finished game for a rematch. Here everybody moves up a seat."""
        return [*players[1:], players[0]]

    # Derived from the rest.

    @cached_property
    def spec(self) -> str:
        """Name and options in one string, defaults left out: `exago?players=3&size=5`."""
        options = self.options_text
        return f"{self.name}?{options}" if options else self.name

    @property
    def options_text(self) -> str:
        """The options that differ from their defaults: `players=3&size=5`."""
        unlike = unlike_default(self.option_list, self.options)
        return "&".join(f"{key}={value}" for key, value in unlike.items())

    def legal_texts(self, state: S) -> dict[str, M]:
        """Give every legal move under its text, sorted as plain strings."""
        return dict(self._legal_texts(state))

    def _legal_texts(self, state: S) -> Mapping[str, M]:
        """Remember the texts of the last state, which mostly is asked about several times."""
        latest, texts = self._latest
        if latest is not state:
            self.check_state(state)
            texts = dict(sorted(self._legal_told(state), key=_text_of))
            self._latest = state, texts
        return texts

    def _legal_told(self, state: S) -> Iterable[tuple[str, M]]:
        """Give every legal move after its text, in any order."""
        told = self._told_moves
        return [(told[move], move) for move in self.legal_moves(state)]

    @cached_property
    def _told_moves(self) -> dict[M, str]:
        """The moves of the game with their texts, each written down when it is first met."""
        return _Texts(self.move_text)

    def parse_move(self, state: S, text: str) -> M:
        """Read a move that is legal in this state, or raise MoveError saying why it is not."""
        self.check_state(state)
        if not isinstance(text, str):
            raise MoveError("move-type", found=kind_of(text))
        legal = self._legal_texts(state)
        if text in legal:
            return legal[text]
        if self.outcome(state) is not None:
            raise MoveError("game-over", move=quoted(text))
        raise self.refusal(state, text)

    @cached_property
    def _state_type(self) -> type:
        return type(self.initial())

    def check_state(self, state: object) -> None:
        """Raise PositionError unless this is a state of this game."""
        if not isinstance(state, self._state_type):
            raise PositionError("state-type", found=kind_of(state))

    @cached_property
    def _move_type(self) -> type:
        return type(self.legal_moves(self.initial())[0])

    def check_move(self, move: object) -> None:
        """Raise MoveError unless this can be a move of this game, legal or not."""
        if not isinstance(move, self._move_type):
            raise MoveError("move-type", found=kind_of(move))

    def checked_move(self, state: S, move: str | M) -> M:
        """Give a legal move, which is told by its text or itself, or raise MoveError."""
        self.check_state(state)
        if not isinstance(move, str):
            legal = self.legal_moves(state)
            if move in legal:
                return legal[legal.index(move)]
            if legal and type(move) is not type(legal[0]):
                raise MoveError("move-type", found=kind_of(move))
        return self.parse_move(state, self._told(move))

    def _told(self, move: str | M) -> str:
        """Write down a move that may have been put together from anything."""
        if isinstance(move, str):
            return move
        try:
            return self.move_text(move)
        except (AttributeError, TypeError, MoveError):
            return repr(move)

    def play(self, state: S, move: str | M) -> S:
        """Give the state after a move, which is told by its text or itself, or raise MoveError."""
        return self.after(state, self.checked_move(state, move))

    def journeys(self, state: S, move: M, seen: tuple[View, View] | None = None) -> list[Journey]:
        """Tell where each piece goes in a legal move, so that a board can show it.

        Who has the views before and after it already brings them along.
        """
        before, after = seen or (self.view(state), self.view(self.after(state, move)))
        return journeys(before, after, self.picks(move))

    def offer(self, state: S, picked: Sequence[str] = ()) -> Offer:
        """Say which picks may follow those already made, and which move they make up."""
        if not isinstance(picked, Sequence):
            raise MoveError("move-type", found=kind_of(picked))
        count = len(picked)
        going_on: dict[str, None] = {}
        for text, move in self._legal_texts(state).items():
            picks = self.picks(move)
            if picks[:count] == tuple(picked):
                if len(picks) == count:
                    return Offer((), text)
                going_on[picks[count]] = None
        return Offer(tuple(going_on), None)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and self.spec == other.spec

    def __hash__(self) -> int:
        return hash(self.spec)

    def __repr__(self) -> str:
        return f"<{self.spec}>"


AnyGame = Game[Any, Any]


def check_game(game: object, state: object) -> None:
    """Raise GameError unless this is a game and one of its states."""
    if not isinstance(game, Game):
        raise UnknownGameError("game-object", found=kind_of(game))
    game.check_state(state)


def moved(names: Iterable[str], symmetry: Symmetry) -> list[str]:
    """Give where a symmetry takes some spaces."""
    return [symmetry.spaces[name] for name in names]
