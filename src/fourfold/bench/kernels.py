"""How fast the kernels are: beside the plain rules on the same tree, and two cores beside one."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from importlib import import_module
from typing import Any

from fourfold.fast.chance import Tally
from fourfold.games import load, perft

from .timing import Effort, Figure, rates

TREES = {
    "quantik": ("quantik", 3),
    "qomet": ("qomet", 3),
    "exago-2": ("exago", 5),
    "exago-3": ("exago?players=3", 5),
}
"""For each case the game and the depth to which sequences of moves are counted from the start."""

GAMES = {"quantik": 20_000, "qomet": 4_000, "exago": 200}
"""How many random games of each are played at a time: a few hundredths of a second's worth."""


def fast_rules(name: str) -> Any:
    """Give the kernels of a game."""
    return import_module(f"fourfold.fast.{name}")


def kernels(effort: Effort) -> Iterator[Figure]:
    """Count the leaves of the same tree with kernels and with the plain rules."""
    for case, (spec, depth) in TREES.items():
        game = load(spec)
        state = game.initial()
        works = [
            partial(count, game, state, depth) for count in (fast_rules(game.name).perft, perft)
        ]
        leaves = works[0]()
        assert leaves == works[1](), f"kernels and rules disagree about {spec} at depth {depth}"
        fast, plain = rates(works, effort)
        yield Figure(case, fast, "plain", plain, "leaves/s", leaves)


def play(name: str, threads: int = 1) -> Tally:
    """Play the random games of a game, the same ones each time."""
    game = load(name)
    tally: Tally = fast_rules(name).playouts(game, game.initial(), GAMES[name], 1, threads)
    return tally


def cores(effort: Effort) -> Iterator[Figure]:
    """Play the same random games by one thread and by two."""
    for name, games in GAMES.items():
        one, two = rates([partial(_games, name, threads) for threads in (1, 2)], effort)
        yield Figure(name, two, "one-core", one, "games/s", games)


def _games(name: str, threads: int) -> int:
    tally = play(name, threads)
    return sum(tally.wins) + tally.unfinished
