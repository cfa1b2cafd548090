"""`fourfold rules`: a pipe that answers each line of JSON with a line of JSON."""

from __future__ import annotations

import json
from typing import BinaryIO

from fourfold.rules import GameError
from fourfold.schemas.rulings import LineRefusal, Ruling, ruling_told

from ..protocol.requests import (
    DEFAULTS,
    LONGEST_LINE,
    Refusal,
    check_keys,
    find_match,
    lines,
    read_object,
)

__all__ = ["LONGEST_LINE", "answer", "serve"]


def serve(questions: BinaryIO, answers: BinaryIO) -> None:
    """Answer every line, whatever is in it, until there are no more."""
    for line in lines(questions):
        answers.write(json.dumps(answer(line)).encode("ascii") + b"\n")
        answers.flush()


def answer(line: bytes | None) -> Ruling | LineRefusal:
    """Answer one line; None stands for a line that is too long to be read."""
    try:
        asked = read_object(line)
        check_keys(asked, ["game"], DEFAULTS)
    except GameError as error:
        return Refusal(error).as_data()
    match = find_match(asked)
    return match.as_data() if isinstance(match, Refusal) else ruling_told(match)
