"""Rule pages: what makes a game look like itself, examples of its rules, and what we decided.

They are data, in one file a game. The sentences of examples are in the Fluent files under
`study-rules-GAME-EXAMPLE`, those of decisions under `study-decision-GAME-DECISION`.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from .data import listed, place, read_object, row

FILE = "rule_page.json"


class Example(NamedTuple):
    """A position and what to see in it."""

    name: str
    spec: str
    position: str
    moves: tuple[str, ...] = ()
    """Played one after the other."""
    picks: tuple[str, ...] = ()
    """What the rules refuse here."""
    refused: str | None = None
    """The code of the error that the picks meet."""
    outcome: str | None = None
    """The reason why the game is over after the moves."""
    show: tuple[str, ...] = ()
    """Spaces to point at."""


class RulePage(NamedTuple):
    """What a rule page has besides the rules."""

    showcase: tuple[str, ...] = ()
    """A few moves that make the board look like itself."""
    decisions: tuple[str, ...] = ()
    """What we decided where the printed rules are silent."""
    examples: tuple[Example, ...] = ()


@cache
def rule_page(game: str) -> RulePage:
    """Give the page of a game; an empty one for a game that brings none."""
    where, data = place(FILE, game), read_object(FILE, game)
    examples = listed(where, data.get("examples", []))
    shown = [row(Example, where, each, {"spec": game}) for each in examples]
    return row(RulePage, where, {**data, "examples": shown})
