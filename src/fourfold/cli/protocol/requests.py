"""Lines of JSON that ask about a position: how they are read, and what is said to wrong ones."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, BinaryIO

from fourfold.match import Match
from fourfold.rules import GameError, OptionError, load
from fourfold.rules.errors import quoted
from fourfold.schemas.rulings import LineRefusal

from ..errors import CommandError

LONGEST_LINE = 2**20
_CHUNK = 2**16
DEFAULTS: Mapping[str, Any] = {"options": {}, "position": None, "moves": []}
"""What may be left out when a position is described."""


@dataclass(frozen=True)
class Refusal:
    """What is wrong with a request, and with which of its moves."""

    error: GameError
    index: int | None = None

    def as_data(self) -> LineRefusal:
        """Give the answer to the request."""
        code, message = self.error.code, str(self.error)
        return {"error": {"code": code, "message": message, "index": self.index}}


def lines(stream: BinaryIO) -> Iterator[bytes | None]:
    """Give the lines of a stream, None for each that is too long, never holding such a line."""
    while line := stream.readline(LONGEST_LINE + 1):
        if len(line.rstrip(b"\n")) > LONGEST_LINE:
            while line and not line.endswith(b"\n"):
                line = stream.readline(_CHUNK)
            yield None
        else:
            yield line


def read_object(line: bytes | None) -> dict[str, Any]:
    """Read a line that holds a JSON object; None stands for a line that is too long."""
    if line is None:
        raise CommandError("line-too-long", limit=LONGEST_LINE)
    try:
        asked = json.loads(line.decode("utf-8"))
    except UnicodeDecodeError as error:
        raise CommandError("line-not-utf8", byte=error.start + 1) from error
    except json.JSONDecodeError as error:
        raise CommandError("line-not-json", column=error.pos + 1) from error
    except (ValueError, RecursionError) as error:
        raise CommandError("line-too-much") from error
    if not isinstance(asked, dict):
        raise CommandError("line-not-object")
    return asked


def check_keys(asked: Mapping[str, Any], needed: Collection[str], more: Collection[str]) -> None:
    """Check that all keys which are needed are there, and no others than those named."""
    for key in asked:
        if key not in needed and key not in more:
            keys = ", ".join([*needed, *more])
            raise CommandError("line-key-unknown", key=quoted(key), keys=keys)
    for key in needed:
        if key not in asked:
            raise CommandError("line-key-missing", key=key)


def find_match(asked: Mapping[str, Any]) -> Match | Refusal:
    """Set up the position that is described by game, options, position and moves."""
    index = None
    try:
        match = _start({**DEFAULTS, **asked})
        for index, move in enumerate(asked.get("moves", [])):  # noqa: B007  # if a move fails
            if not isinstance(move, str):
                raise _wrong_type("moves", "text-list")
            match.play(move)
    except GameError as error:
        return Refusal(error, index)
    return match


def _start(asked: Mapping[str, Any]) -> Match:
    for key, kind, name in (
        ("game", str, "text"),
        ("options", dict, "object"),
        ("position", str | None, "text-or-null"),
        ("moves", list, "text-list"),
    ):
        if not isinstance(asked[key], kind):
            raise _wrong_type(key, name)
    spec, options = asked["game"], asked["options"]
    for key, value in options.items():
        if value is None:
            raise OptionError("option-type", key=quoted(key))
    return Match(load(spec, **options), position=asked["position"])


def _wrong_type(key: str, kind: str) -> CommandError:
    return CommandError("line-value", key=key, kind=kind)
