"""How long the levels think about a move, beside the time they have."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from time import perf_counter
from typing import Any

from fourfold.engine.contract import SECONDS
from fourfold.engine.levels import LEVELS, STRONGEST, WEAKEST, LevelPlayer
from fourfold.engine.registry import brain_for
from fourfold.match import Match
from fourfold.rules import AnyGame, load

from .positions import sample
from .registry import measured
from .timing import FULL, Effort, Figure


def cases() -> dict[str, str]:
    """Give the game of each case."""
    return {case: spec for own in measured().values() for case, spec in own.LEVELS.items()}


def levels(effort: Effort) -> Iterator[Figure]:
    """Time the slowest move of each level. What has to be loaded or compiled does not count."""
    numbers = LEVELS if effort == FULL else (WEAKEST, STRONGEST)
    for case, spec in cases().items():
        game = load(spec)
        states = _from_few_moves_to_many(game, sample(game, effort.sample), effort.sample // 200)
        brain_for(game).prepare()
        for number in numbers:
            player = LevelPlayer(number, Random(1))
            slowest = max(_seconds(player, game, state) for state in states)
            yield Figure(case, slowest, "limit", SECONDS, "s", len(states), number)


def _from_few_moves_to_many(game: AnyGame, states: list[Any], count: int) -> list[Any]:
    """Choose positions of all phases of a game, that with the most moves always among them."""
    ordered = sorted(states, key=lambda state: -len(game.legal_moves(state)))
    return ordered[:: len(ordered) // max(1, count)][: max(1, count)]


def _seconds(player: LevelPlayer, game: AnyGame, state: Any) -> float:
    match = Match(game, position=game.position_text(state))
    start = perf_counter()
    player.choose(match)
    return perf_counter() - start
