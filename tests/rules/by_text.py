"""Asking the rules in texts alone, the way the rule pages and the formats page speak."""

from __future__ import annotations

from typing import Any
from unicodedata import category

import pytest

from fourfold import GameError, MoveError, OptionError, Outcome, PositionError, load
from fourfold.i18n import words

Wrong = tuple[str, dict[str, Any]]
"""The code of an error and its details."""


def start(spec: str) -> str:
    """Give the position a game starts from."""
    game = load(spec)
    return game.position_text(game.initial())


def legal(spec: str, position: str) -> list[str]:
    """Give the legal moves."""
    game = load(spec)
    return list(game.legal_texts(game.parse_position(position)))


def to_move(spec: str, position: str) -> int:
    """Give the seat to move."""
    game = load(spec)
    return game.to_move(game.parse_position(position))


def play(spec: str, position: str, *moves: str) -> str:
    """Give the position after some moves."""
    game = load(spec)
    state = game.parse_position(position)
    for move in moves:
        state = game.play(state, move)
    return game.position_text(state)


def outcome(spec: str, position: str) -> Outcome | None:
    """Say how the game ended."""
    game = load(spec)
    return game.outcome(game.parse_position(position))


def hands(spec: str, position: str) -> tuple[dict[str, int], ...]:
    """Give what is in the hands."""
    game = load(spec)
    return tuple(dict(hand) for hand in game.view(game.parse_position(position)).hands)


def refusal(spec: str, position: str, move: str) -> Wrong:
    """Say why a move is refused."""
    game = load(spec)
    state = game.parse_position(position)
    with pytest.raises(MoveError) as raised:
        game.parse_move(state, move)
    return wrong(raised.value)


def unreadable(spec: str, position: str) -> Wrong:
    """Say why a position is refused."""
    with pytest.raises(PositionError) as raised:
        load(spec).parse_position(position)
    return wrong(raised.value)


def unloadable(spec: str, **options: Any) -> Wrong:
    """Say why options are refused."""
    with pytest.raises(OptionError) as raised:
        load(spec, **options)
    return wrong(raised.value)


def wrong(error: GameError) -> Wrong:
    """Give code and details of an error, having seen that it can be told to a person."""
    check_sentences(error)
    return error.code, dict(error.details)


def check_sentences(error: GameError) -> None:
    """Check that an error is one clean line in every language."""
    for sentence in (str(error), words("en").error(error), words("fr").error(error)):
        assert sentence.strip() == sentence != ""
        assert len(sentence.splitlines()) == 1
        assert not {category(letter) for letter in sentence} & {"Cc", "Cs"}
