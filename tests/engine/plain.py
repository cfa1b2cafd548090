"""What brains are held against: the plainest search there is, and positions to try it on."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from pathlib import Path
from random import Random
from typing import Any

from fourfold import AnyGame, load, registered
from fourfold.rules import Outcome

_REMEMBERED = 2**16
_PAGE = Path(__file__).parents[2] / "docs" / "adding-a-game.md"
_NAME = "tictactoe"


def wins_within(game: AnyGame, state: Any, seat: int, plies: int) -> bool:
    """Say whether a seat can force a win against all others within so many plies."""
    outcome = _outcome(game, state)
    if outcome or plies == 0:
        return outcome is not None and outcome.winner == seat
    later = (wins_within(game, after, seat, plies - 1) for after in _following(game, state))
    return any(later) if game.to_move(state) == seat else all(later)


# The same positions are asked about for every seat and every number of plies.


@lru_cache(_REMEMBERED)
def _outcome(game: AnyGame, state: Any) -> Outcome | None:
    return game.outcome(state)


@lru_cache(_REMEMBERED)
def _following(game: AnyGame, state: Any) -> list[Any]:
    return [game.after(state, move) for move in game.legal_moves(state)]


def positions(spec: str, seed: int, count: int, last: int = 1) -> Iterator[Any]:
    """Give states that go on, `last` plies before the end of random games."""
    game, rng = load(spec), Random(seed)
    while count:
        states = [game.initial()]
        while game.outcome(states[-1]) is None and len(states) < 300:
            states.append(game.after(states[-1], rng.choice(game.legal_moves(states[-1]))))
        if len(states) > last:
            count -= 1
            yield states[-1 - last]


@cache
def tic_tac_toe() -> AnyGame:
    """Give the game that the documentation adds: it has no brain of its own, and draws."""
    if _NAME in registered():
        # Where it was added it is that one: a class of its own would be equal, and another.
        return load(_NAME)
    page = _PAGE.read_text(encoding="utf-8")
    code = page.split("/rules.py`\n\n```python\n", 1)[1].split("```", 1)[0]
    names: dict[str, Any] = {"__name__": f"fourfold.games.{_NAME}.rules"}
    exec(compile(code, str(_PAGE), "exec"), names)
    game: AnyGame = names["TicTacToe"]()
    return game
