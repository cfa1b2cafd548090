"""`fourfold games --json`: what there is to play, for programs."""

from __future__ import annotations

import json

from fourfold.rules import load
from fourfold.schemas.games import game_told, games_told
from fourfold.tables.registry import with_solution


def tell_games(spec: str | None) -> None:
    """Print all games as the server tells them, or one of them, in a line of JSON."""
    solved = with_solution()
    if spec is None:
        print(json.dumps(games_told({}, solved)))
    else:
        game = load(spec)
        print(json.dumps(game_told(game, has_solution=game.name in solved)))
