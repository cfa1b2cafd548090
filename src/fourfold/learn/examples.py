"""Examples for the rule pages: small positions, the moves they show, or what the rules refuse.

They are data, in one file a game beside this module; their sentences are in the Fluent files under
`study-rules-GAME-EXAMPLE`.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import NamedTuple

FOLDER = Path(__file__).parent / "rules"


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


@cache
def examples(game: str) -> tuple[Example, ...]:
    """Give the examples for a game's rule page; none for a game that has none."""
    path = FOLDER / f"{game}.json"
    if not path.exists():
        return ()
    found = []
    for data in json.loads(path.read_text(encoding="utf-8")):
        lists = {key: tuple(value) for key, value in data.items() if isinstance(value, list)}
        found.append(Example(**{"spec": game, **data, **lists}))
    return tuple(found)
