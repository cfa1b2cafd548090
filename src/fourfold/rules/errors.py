"""What can be wrong with what a caller gave: typed errors made of a code and its details.

The sentences that go with the codes are in the Fluent files. The rules know nothing of them;
`fourfold` plugs the sentence writer in through `speak_with`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from operator import attrgetter

_SHOWN = 60


class GameError(ValueError):
    """Something in the input is wrong. `code` says what, `details` say where and how."""

    def __init__(self, code: str, **details: Detail) -> None:
        super().__init__(code)
        self.code = code
        self.details: Mapping[str, Detail] = details

    def __str__(self) -> str:
        return _speaker(self)

    def __reduce__(self) -> tuple[Callable[..., GameError], tuple[object, ...]]:
        return _rebuild, (type(self), self.code, dict(self.details))


class UnknownGameError(GameError):
    """No game of that name is registered."""


class ContractError(GameError):
    """A game that lacks something every game must have."""


class OptionError(GameError):
    """An option that does not exist, is out of range, or contradicts another."""


class PositionError(GameError):
    """A position that cannot be read or cannot exist."""


class MoveError(GameError):
    """A move that cannot be read or is not legal here."""


class MatchError(GameError):
    """Something a match does not allow now, such as taking back before the first move."""


class RecordError(GameError):
    """A game record that cannot be read or does not follow the rules."""


Detail = str | int | tuple[str, ...] | GameError
"""A detail may be a list, or the error that is the reason for this one."""


def quoted(text: str) -> str:
    """Foreign text made safe to show on one line: control characters escaped, length bounded."""
    shown = "".join(c if c.isprintable() else ascii(c)[1:-1] for c in text[: _SHOWN + 1])
    return shown if len(shown) <= _SHOWN else shown[: _SHOWN - 1] + "…"


def kind_of(value: object) -> str:
    """Name the type of something that should have had another one."""
    return type(value).__name__


def speak_with(speaker: Callable[[GameError], str]) -> None:
    """Let `speaker` write the sentence that `str(error)` gives."""
    global _speaker
    _speaker = speaker


_speaker: Callable[[GameError], str] = attrgetter("code")


def _rebuild(kind: type[GameError], code: str, details: Mapping[str, Detail]) -> GameError:
    return kind(code, **details)
