"""How long the plain rules take to list the legal moves of a position."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from random import Random
from statistics import median
from time import perf_counter
from typing import NamedTuple

from fourfold.games import AnyGame, load
from fourfold.games.exago import Exago, State

SAMPLE = 200


class Case(NamedTuple):
    name: str
    spec: str
    limit_ms: float
    fits: Callable[[AnyGame, Hashable], bool]


def _anything(game: AnyGame, state: Hashable) -> bool:
    return True


def _half_placed(game: AnyGame, state: Hashable) -> bool:
    assert isinstance(game, Exago)
    assert isinstance(state, State)
    return sum(state.hands) <= sum(game.tiles) // 2


def _must_block_with_all_tiles(game: AnyGame, state: Hashable) -> bool:
    assert isinstance(game, Exago)
    assert isinstance(state, State)
    return not any(state.hands) and game.threat_to_block(state) is not None


CASES = (
    Case("Quantik", "quantik", 0.1, _anything),
    Case("Qomet", "qomet", 0.3, _anything),
    Case("Exago, two players, mid-game", "exago", 2, _half_placed),
    Case(
        "Exago, six players, all tiles placed, duty to block",
        "exago?players=6",
        25,
        _must_block_with_all_tiles,
    ),
)


def positions(case: Case, rng: Random) -> Iterator[tuple[AnyGame, Hashable]]:
    """Give fitting positions of random plays, without end."""
    game = load(case.spec)
    while True:
        state: Hashable = game.initial()
        for _ in range(100):
            moves = game.legal_moves(state)
            if not moves:
                break
            if case.fits(game, state):
                yield game, state
            state = game.after(state, rng.choice(moves))


def milliseconds(case: Case) -> list[float]:
    """Time one call for each position of a sample."""
    times = []
    found = positions(case, Random(1))
    for _ in range(SAMPLE):
        game, state = next(found)
        start = perf_counter()
        game.legal_moves(state)
        times.append((perf_counter() - start) * 1000)
    return times


def main() -> None:
    print(f"Legal moves of one position in plain Python, {SAMPLE} positions of random games, in ms")
    print(f"{'':52}{'median':>9}{'slowest':>9}{'limit':>7}")
    for case in CASES:
        times = milliseconds(case)
        print(f"{case.name:52}{median(times):9.3f}{max(times):9.3f}{case.limit_ms:7g}")
