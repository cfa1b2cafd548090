"""A match as text: tags and numbered moves, readable in a forum post and strict when read back.

Reading what was written gives an equal match, and writing that gives the same text. Only white
space between the moves is free, because posts are often wrapped.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import date
from textwrap import fill
from typing import NamedTuple

from fourfold.rules import AnyGame, GameError, RecordError, load
from fourfold.rules.errors import kind_of, quoted

from .borrowed import Load, borrowed
from .match import CALLED, UNNAMED, Match

WIDTH = 79
UNFINISHED = "unfinished"
_TAG = re.compile(r'\[([A-Z][A-Za-z]*[0-9]?) "((?:[^"\\]|\\["\\])*)"\]')
_RESIGNED = re.compile("seat ([1-9]) after ([0-9]{1,6})( on time)?", re.ASCII)


def write_record(match: Match) -> str:
    """Write a match down, finished or not."""
    if not isinstance(match, Match):
        raise RecordError("match-type", found=kind_of(match))
    tags = {
        "Game": match.game.name,
        "Options": match.game.options_text,
        "Rules": str(match.game.rules_version),
        **{f"Seat{seat}": name for seat, name in enumerate(match.players, 1)},
        "Date": match.day.isoformat() if match.day else UNNAMED,
    }
    if match.start != match.game.position_text(match.game.initial()):
        tags["Position"] = match.start
    if match.resigned:
        tags["Resigned"] = ", ".join(
            f"seat {seat + 1} after {at}" + " on time" * (seat in match.overtime)
            for seat, at in match.resigned.items()
        )
    tags["Result"] = _result(match)
    lines = [f'[{tag} "{_escaped(value)}"]' for tag, value in tags.items()]
    seats = match.game.seats
    tokens = [
        f"{i // seats + 1}. {move}" if i % seats == 0 else move
        for i, move in enumerate(match.moves)
    ]
    moves = fill(" ".join(tokens), WIDTH, break_on_hyphens=False)
    return "\n".join([*lines, "", moves, ""] if moves else [*lines, ""])


def read_record(text: str, most: int | None = None, load: Load = load) -> Match:
    """Read a match back, playing it through the rules, or raise RecordError with the line.

    With more moves than `most` it is not read to its end. `load` gives the rules to play it by.
    """
    if not isinstance(text, str):
        raise RecordError("record-type", found=kind_of(text))
    tags, moves = _split(text)
    game = _read_game(tags, load)
    players = [tags.take(f"Seat{seat}") for seat in range(1, game.seats + 1)]
    day = _read_day(tags)
    position, resigned = tags.get("Position"), tags.get("Resigned")
    result = tags.take("Result")
    tags.check_all_taken()
    try:
        match = Match(game, players, position, day)
    except GameError as error:
        raise RecordError("record-start", reason=error) from error
    resigned_line = tags.lines.get("Resigned", 0)
    resignations = _read_resigned(resigned, resigned_line)
    _resign(match, resignations, resigned_line)
    for line, move in _read_moves(moves, game.seats):
        if match.ply == most:
            raise RecordError("too-many-moves", limit=most)
        try:
            match.play(move)
        except GameError as error:
            raise RecordError("record-move", line=line, reason=error) from error
        _resign(match, resignations, resigned_line)
    if resignations:
        raise RecordError("record-resigned", line=resigned_line, text=quoted(resigned or ""))
    reason = result.removeprefix("draw, ")
    if reason in CALLED and not match.outcome:
        match.call_draw(reason)
    if result != _result(match):
        raise RecordError(
            "record-result", line=tags.lines["Result"], said=quoted(result), found=_result(match)
        )
    match.game = load(game.spec)
    return match


class _Tags:
    """The tags of a record with the lines they stand in; each is taken once."""

    def __init__(self) -> None:
        self.values: dict[str, str] = {}
        self.lines: dict[str, int] = {}

    def add(self, text: str, line: int) -> None:
        found = _TAG.fullmatch(text)
        if not found:
            raise RecordError("record-tag-unreadable", line=line, text=quoted(text))
        tag, value = found.groups()
        if tag in self.lines:
            raise RecordError("record-tag-twice", line=line, tag=quoted(tag))
        self.lines[tag] = line
        self.values[tag] = re.sub(r"\\(.)", r"\1", value)

    def get(self, tag: str) -> str | None:
        return self.values.pop(tag, None)

    def take(self, tag: str) -> str:
        value = self.get(tag)
        if value is None:
            raise RecordError("record-tag-missing", tag=tag)
        return value

    def check_all_taken(self) -> None:
        for tag in self.values:
            raise RecordError("record-tag-unknown", line=self.lines[tag], tag=quoted(tag))


def _split(text: str) -> tuple[_Tags, list[tuple[int, str]]]:
    """Part the tags from the lines with moves, which are given with their numbers."""
    tags = _Tags()
    moves: list[tuple[int, str]] = []
    for number, line in enumerate(text.splitlines(), 1):
        if line.startswith("[") and not moves:
            tags.add(line.rstrip(), number)
        elif line.strip():
            moves.append((number, line))
    return tags, moves


def _read_game(tags: _Tags, load: Load) -> AnyGame:
    name, options = tags.take("Game"), tags.take("Options")
    try:
        game = borrowed(f"{name}?{options}", load)
    except GameError as error:
        raise RecordError("record-start", reason=error) from error
    version = tags.take("Rules")
    if version != str(game.rules_version):
        raise RecordError(
            "record-rules",
            line=tags.lines["Rules"],
            found=quoted(version),
            expected=game.rules_version,
        )
    return game


def _read_day(tags: _Tags) -> date | None:
    text = tags.take("Date")
    if text == UNNAMED:
        return None
    try:
        day = date.fromisoformat(text)
    except ValueError:
        day = None
    if day is None or day.isoformat() != text:
        raise RecordError("record-date", line=tags.lines["Date"], text=quoted(text))
    return day


def _read_moves(lines: list[tuple[int, str]], seats: int) -> Iterator[tuple[int, str]]:
    """Give each move with the line it stands in, checking the numbers between."""
    played, numbered = 0, False
    for line, text in lines:
        for token in text.split():
            if played % seats == 0 and not numbered:
                expected = f"{played // seats + 1}."
                if token != expected:
                    raise RecordError(
                        "record-number", line=line, expected=expected, found=quoted(token)
                    )
                numbered = True
            else:
                yield line, token
                played, numbered = played + 1, False
    if numbered:
        raise RecordError("record-number-alone", line=lines[-1][0])


class _Resignation(NamedTuple):
    seat: int
    after: int
    on_time: bool


def _read_resigned(text: str | None, line: int) -> list[_Resignation]:
    resignations = []
    for part in text.split(", ") if text is not None else ():
        found = _RESIGNED.fullmatch(part)
        if not found:
            raise RecordError("record-resigned", line=line, text=quoted(part))
        resignations.append(_Resignation(int(found[1]) - 1, int(found[2]), bool(found[3])))
    return resignations


def _resign(match: Match, resignations: list[_Resignation], line: int) -> None:
    """Carry out the resignations that came after the moves played so far."""
    while resignations and resignations[0].after == match.ply:
        seat, _, on_time = resignations.pop(0)
        try:
            match.lose_on_time(seat) if on_time else match.resign(seat)
        except GameError as error:
            raise RecordError("record-move", line=line, reason=error) from error


def _result(match: Match) -> str:
    if not match.outcome:
        return UNFINISHED
    winner, reason = match.outcome.winner, match.outcome.reason
    return f"draw, {reason}" if winner is None else f"seat {winner + 1} wins, {reason}"


def _escaped(value: str) -> str:
    return re.sub(r'(["\\])', r"\\\1", value)
