"""`fourfold rules`: a pipe that answers each line of JSON with a line of JSON."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any, BinaryIO

from fourfold.games import GameError, OptionError, load
from fourfold.games.errors import quoted
from fourfold.match import Match

from .errors import CommandError

LONGEST_LINE = 2**20
_CHUNK = 2**16
_DEFAULTS: Mapping[str, Any] = {"options": {}, "position": None, "moves": []}


def serve(questions: BinaryIO, answers: BinaryIO) -> None:
    """Answer every line, whatever is in it, until there are no more."""
    for line in _lines(questions):
        answers.write(json.dumps(answer(line)).encode("ascii") + b"\n")
        answers.flush()


def answer(line: bytes | None) -> dict[str, Any]:
    """Answer one line; None stands for a line that is too long to be read."""
    index = None
    try:
        asked = _read(line)
        match = _match(asked)
        for index, move in enumerate(asked["moves"]):  # noqa: B007  # wanted when a move fails
            if not isinstance(move, str):
                raise _wrong_type("moves", "text-list")
            match.play(move)
    except GameError as error:
        return {"error": {"code": error.code, "message": str(error), "index": index}}
    outcome = match.outcome
    return {
        "position": match.position,
        "to_move": match.to_move,
        "legal": match.legal,
        "outcome": outcome and {"winner": outcome.winner, "reason": outcome.reason},
    }


def _lines(stream: BinaryIO) -> Iterator[bytes | None]:
    """Give the lines of a stream, None for each that is too long, never holding such a line."""
    while line := stream.readline(LONGEST_LINE + 1):
        if len(line.rstrip(b"\n")) > LONGEST_LINE:
            while line and not line.endswith(b"\n"):
                line = stream.readline(_CHUNK)
            yield None
        else:
            yield line


def _read(line: bytes | None) -> dict[str, Any]:
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
    for key in asked:
        if key != "game" and key not in _DEFAULTS:
            keys = ", ".join(["game", *_DEFAULTS])
            raise CommandError("line-key-unknown", key=quoted(key), keys=keys)
    if "game" not in asked:
        raise CommandError("line-key-missing", key="game")
    asked = {**_DEFAULTS, **asked}
    for key, kind, name in (
        ("game", str, "text"),
        ("options", dict, "object"),
        ("position", str | None, "text-or-null"),
        ("moves", list, "text-list"),
    ):
        if not isinstance(asked[key], kind):
            raise _wrong_type(key, name)
    return asked


def _match(asked: Mapping[str, Any]) -> Match:
    spec, options = asked["game"], asked["options"]
    for key, value in options.items():
        if value is None:
            raise OptionError("option-type", key=quoted(key))
    return Match(load(spec, **options), position=asked["position"])


def _wrong_type(key: str, kind: str) -> CommandError:
    return CommandError("line-value", key=key, kind=kind)
