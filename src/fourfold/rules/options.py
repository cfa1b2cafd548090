"""Options of a game as data: how each is written, what it may be, what it is when left out."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from .errors import OptionError, quoted

Given = Mapping[str, str | int]
Settled = Mapping[str, str]

_LONG = 4096
"""Numbers of so many bits are no longer written in decimal."""


@dataclass(frozen=True)
class Option:
    """One option. `default` may depend on the options listed before it."""

    key: str
    default: str | Callable[[Settled], str]

    def default_among(self, settled: Settled) -> str:
        """Give the value this option has when it is left out."""
        return self.default if isinstance(self.default, str) else self.default(settled)

    def read(self, text: str) -> str:
        """Give the one way to write this value, or raise OptionError."""
        raise NotImplementedError


@dataclass(frozen=True)
class Choice(Option):
    """One of a few words."""

    values: tuple[str, ...] = ("on", "off")

    @property
    def is_switch(self) -> bool:
        """Say whether truth values of Python can stand for these words."""
        return set(self.values) == {"on", "off"}

    def read(self, text: str) -> str:
        if text not in self.values:
            raise OptionError(
                "option-choice", key=self.key, value=quoted(text), values=tuple(self.values)
            )
        return text


@dataclass(frozen=True)
class Number(Option):
    """A whole number between two bounds, both included."""

    low: int
    high: int

    def read(self, text: str) -> str:
        return str(self._number(text))

    def _number(self, text: str) -> int:
        number = whole(text)
        if number is not None and self.low <= number <= self.high:
            return number
        raise OptionError(
            "option-number", key=self.key, value=quoted(text), low=self.low, high=self.high
        )


@dataclass(frozen=True)
class Numbers(Number):
    """One number for all seats, or one a seat with commas between."""

    def read(self, text: str) -> str:
        return ",".join(str(self._number(part)) for part in text.split(","))


def whole(text: str, digits: int = 9) -> int | None:
    """Read a whole number of at most so many digits, and nothing else that `int` would take.

    >>> whole("44"), whole("-4"), whole("٤"), whole("4" * 10)
    (44, None, None, None)
    """
    return int(text) if text.isascii() and text.isdigit() and len(text) <= digits else None


def settle(options: Sequence[Option], given: Given) -> dict[str, str]:
    """Check what was given and fill in what was left out."""
    if not isinstance(given, Mapping):
        raise OptionError("option-pair", pair=quoted(str(given)))
    known = {option.key for option in options}
    for key in given:
        if key not in known:
            names = tuple(option.key for option in options)
            raise OptionError("option-unknown", key=quoted(str(key)), keys=names or "none")
    settled: dict[str, str] = {}
    for option in options:
        if option.key not in given:
            settled[option.key] = option.default_among(settled)
            continue
        value = given[option.key]
        if isinstance(value, bool) and isinstance(option, Choice) and option.is_switch:
            value = "on" if value else "off"
        if isinstance(value, bool) or not isinstance(value, str | int):
            raise OptionError("option-type", key=option.key)
        settled[option.key] = option.read(_written(value))
    return settled


def _written(value: str | int) -> str:
    if isinstance(value, str):
        return value
    # Python refuses to print numbers of thousands of digits, but not to say them in sixteens.
    return str(value) if value.bit_length() < _LONG else hex(value)


def unlike_default(options: Sequence[Option], settled: Settled) -> dict[str, str]:
    """Give the options that have to be written down: those that differ from their defaults."""
    return {
        option.key: settled[option.key]
        for option in options
        if settled[option.key] != option.default_among(settled)
    }


def parse_options(text: str) -> dict[str, str]:
    """Read `key=value` pairs with `&` between, as in `players=3&size=5`."""
    options: dict[str, str] = {}
    for pair in text.split("&") if text else ():
        key, equals, value = pair.partition("=")
        if not key or not equals:
            raise OptionError("option-pair", pair=quoted(pair))
        if key in options:
            raise OptionError("option-twice", key=quoted(key))
        options[key] = value
    return options
