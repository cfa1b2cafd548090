"""`fourfold games --json`: what there is to play, for programs."""

from __future__ import annotations

import json

from fourfold.games import load
from fourfold.payloads.games import game_told, games_told


def tell_games(spec: str | None) -> None:
    """Print all games as the server tells them, or one of them, in a line of JSON."""
    print(json.dumps(games_told({}) if spec is None else game_told(load(spec))))
