"""What is said when a function of a game gets something that is no state or no move of it.

Nothing is checked beforehand, so that whoever plays millions of moves does not pay for it. Only
when a function fails is it asked what it was given.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any

_FAILURES = AttributeError, LookupError, TypeError, ValueError


def _of_state(function: Callable[..., Any]) -> Callable[..., Any]:
    @wraps(function)
    def guarded(game: Any, state: object) -> Any:
        try:
            return function(game, state)
        except _FAILURES:
            game.check_state(state)
            raise

    return guarded


def _of_move(function: Callable[..., Any]) -> Callable[..., Any]:
    @wraps(function)
    def guarded(game: Any, move: object) -> Any:
        try:
            return function(game, move)
        except _FAILURES:
            game.check_move(move)
            raise

    return guarded


def _of_both(function: Callable[..., Any]) -> Callable[..., Any]:
    @wraps(function)
    def guarded(game: Any, state: object, move: object) -> Any:
        try:
            return function(game, state, move)
        except _FAILURES:
            game.check_state(state)
            game.check_move(move)
            raise

    return guarded


def _of_state_and_more(function: Callable[..., Any]) -> Callable[..., Any]:
    @wraps(function)
    def guarded(game: Any, state: object, more: object) -> Any:
        try:
            return function(game, state, more)
        except _FAILURES:
            game.check_state(state)
            raise

    return guarded


_GUARDS = {
    "to_move": _of_state,
    "legal_moves": _of_state,
    "outcome": _of_state,
    "view": _of_state,
    "after": _of_both,
    "move_text": _of_move,
    "picks": _of_move,
    "refusal": _of_state_and_more,
    "transform": _of_state_and_more,
}


def guard(rules: type) -> None:
    """Have the functions that a class of rules defines say what is wrong with what they get."""
    for name, guarded in _GUARDS.items():
        if name in vars(rules):
            setattr(rules, name, guarded(vars(rules)[name]))
