"""What is said between those who ask and those who think. Everything is a value for JSON."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, NamedTuple

from fourfold.rules import GameError, Outcome

from ..analysis import Analysis
from ..contract import Judged

Data = dict[str, Any]

# Questions.


class Prepare(NamedTuple):
    """Have kernels and tables of a game in memory. There is nothing to say about it but done."""

    game: str
    """With its options: `exago?players=3`."""


class Think(NamedTuple):
    """Think about a position; each thought is a `Thought`."""

    game: str
    position: str
    seconds: float
    depth: int | None = None
    """Plies that are looked ahead at most."""
    level: int | None = None
    """Choose a move as a player of this level does; without it, judge all moves."""
    seed: int | None = None
    """What a player's taste follows from; without it, from chance."""
    endless: bool = False
    """Think in rounds that grow longer, until somebody says stop; seconds mean nothing then."""
    ways: int = 0
    """Tell how the game goes on after so many of the best moves; tables count at any depth then."""
    nodes: int | None = None
    """Positions that are searched at most."""
    asked: float | None = None
    """When it was asked, by the clock that never goes back: loading is then part of the seconds."""
    met: tuple[str, ...] = ()
    """Positions of the game so far, for whoever does not want to go back to them."""


class Play(NamedTuple):
    """Play a game of an arena's plan; the thought is its result."""

    plan: Data
    game: int
    """The number of the game."""


Question = Prepare | Think | Play
_KINDS: dict[str, type[Question]] = {"prepare": Prepare, "think": Think, "play": Play}
_NAMES = {kind: name for name, kind in _KINDS.items()}


def question_data(question: Question) -> Data:
    """Give a question as data."""
    return {"kind": _NAMES[type(question)], **question._asdict()}


def read_question(data: Mapping[str, Any]) -> Question:
    """Read a question from data."""
    fields = dict(data)
    if "met" in fields:
        fields["met"] = tuple(fields["met"])
    return _KINDS[fields.pop("kind")](**fields)


# Answers.

Event = Literal["alive", "loaded", "thought", "done", "fault", "died"]


class Said(NamedTuple):
    """What is said about a question.

    - `alive`: it was heard, or is still worked on; said again every second;
    - `loaded`: everything it needs is in memory, and its time begins;
    - `thought`: something came of it, maybe not for the last time;
    - `done`: nothing more comes;
    - `fault`: nothing more comes, because something went wrong; the value is a `Fault`;
    - `died`: said for a worker that cannot say anything any more, with the number 0.
    """

    number: int
    """Questions are counted from 1."""
    event: Event
    value: Any = None

    @property
    def is_last(self) -> bool:
        """Whether nothing more comes."""
        return self.event in ("done", "fault", "died")


class Thought(NamedTuple):
    """What came of thinking about a position."""

    move: str | None
    """The one to play, if the game goes on."""
    seconds: float
    analysis: Analysis | None = None
    """Players of levels keep it to themselves."""
    ways: tuple[tuple[str, ...], ...] = ()
    """How the game goes on after each of the best moves, if that was asked for."""
    nodes: int = 0
    """How many positions were searched."""
    depth: int = 0
    """How many plies ahead all moves were looked at."""

    def as_data(self) -> Data:
        """Give it as data."""
        found = self.analysis
        if found is None:
            return self._asdict()
        moves = [judged._asdict() for judged in found.moves]
        outcome = found.outcome and found.outcome._asdict()
        analysis = found._replace(moves=[])._asdict() | {"moves": moves, "outcome": outcome}
        return self._asdict() | {"analysis": analysis}

    @classmethod
    def read(cls, data: Mapping[str, Any]) -> Thought:
        """Read it from data."""
        fields, found = {**data, "ways": tuple(map(tuple, data["ways"]))}, data["analysis"]
        if found is None:
            return cls(**fields)
        moves = [Judged(**each) for each in found["moves"]]
        outcome = found["outcome"]
        if outcome:
            outcome = Outcome(**{**outcome, "spaces": tuple(outcome["spaces"])})
        analysis = Analysis(**{**found, "moves": moves, "outcome": outcome})
        return cls(**{**fields, "analysis": analysis})


class Fault(NamedTuple):
    """What went wrong."""

    message: str
    code: str | None = None
    """Of an error in what was asked, see `GameError`."""
    details: Data = {}  # noqa: RUF012  # nobody changes it

    @classmethod
    def of(cls, error: Exception) -> Fault:
        """Give the fault that an error is."""
        message = f"{type(error).__name__}: {error}"
        if not isinstance(error, GameError):
            return cls(message)
        details = {
            key: str(value) if isinstance(value, GameError) else value
            for key, value in error.details.items()
        }
        return cls(message, error.code, details)
