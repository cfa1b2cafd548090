"""Themes: what a puzzle is about, in one word of which the app has the sentence.

A game with tricks of its own names them in the module of this package that is called like it; they
come before the themes that every game has.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Protocol

from fourfold.rules import AnyGame
from fourfold.rules.registry import part_of

from ..claims import CLAIMS
from .proving import Proof, winning

Shows = Callable[[AnyGame, Any, Proof], bool]
"""Says whether a position with its proof shows a theme."""


class Themed(Protocol):
    """What a game brings to this room: the module named like it."""

    THEMES: Mapping[str, Shows]
    """Themes of its own. The name of each is in the message `study-theme-` and that name."""


_LONG = 7
"""From so many plies on, a win is a long way."""


def theme_of(game: AnyGame, state: Any, proof: Proof) -> str:
    """Name the theme that a puzzle shows."""
    return next(name for name, shows in themes(game).items() if shows(game, state, proof))


def themed(game: AnyGame) -> Themed | None:
    """Give what a game brings to this room."""
    own: Themed | None = part_of(game.name, "puzzle_themes", Themed)
    return own


@cache
def themes(game: AnyGame) -> Mapping[str, Shows]:
    """Give the themes of a game; the first that a puzzle shows is its theme."""
    own = themed(game)
    return {"win-in-one": _wins_at_once, **(own.THEMES if own else {}), **_COMMON}


def _wins_at_once(game: AnyGame, state: Any, proof: Proof) -> bool:
    return proof.goal == "win" and proof.plies == 1


def _blocks(game: AnyGame, state: Any, proof: Proof) -> bool:
    """Every other move lets the opponent win at once."""
    return proof.goal == "hold" and proof.plies == 2


def _is_only_move(game: AnyGame, state: Any, proof: Proof) -> bool:
    return proof.goal == "hold"


def _is_long(game: AnyGame, state: Any, proof: Proof) -> bool:
    return proof.plies >= _LONG


def _threatens_twice(game: AnyGame, state: Any, proof: Proof) -> bool:
    """After the move there are two places to win on, and most answers leave them both."""
    if proof.plies != 3:
        return False
    after = game.play(state, proof.move)
    places: Counter[str | None] = Counter()
    replies = game.legal_moves(after)
    for reply in replies:
        later = game.after(after, reply)
        places.update({_goes_to(game, later, move) for move in winning(game, later, 1)})
    return sum(2 * count >= len(replies) for count in places.values()) >= 2


def _goes_to(game: AnyGame, state: Any, text: str) -> str | None:
    return game.journeys(state, game.parse_move(state, text))[0].end


def _sends_home(game: AnyGame, state: Any, proof: Proof) -> bool:
    return CLAIMS["sends-home"](game, state, proof.move)


def _wins_in(plies: int) -> Shows:
    return lambda game, state, proof: proof.plies == plies


_COMMON: Mapping[str, Shows] = {
    "block": _blocks,
    "only-move": _is_only_move,
    "long-way": _is_long,
    "two-threats": _threatens_twice,
    "send-home": _sends_home,
    "win-in-two": _wins_in(3),
    "win-in-three": _wins_in(5),
}
"""Themes that any game may have."""
