"""How fast the kernels are: beside the plain rules on the same tree, and two cores beside one."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from fourfold.kernels.chance import Tally
from fourfold.kernels.contract import Kernels
from fourfold.kernels.registry import kernels_for
from fourfold.rules import AnyGame, load, perft

from .registry import measured
from .timing import Effort, Figure, rates


def kernels(effort: Effort) -> Iterator[Figure]:
    """Count the leaves of the same tree with kernels and with the plain rules."""
    for own in measured().values():
        for case, (spec, depth) in own.TREES.items():
            game = load(spec)
            state = game.initial()
            works = [partial(count, game, state, depth) for count in (_fast(game).perft, perft)]
            leaves = works[0]()
            assert leaves == works[1](), f"kernels and rules disagree about {spec} at depth {depth}"
            fast, plain = rates(works, effort)
            yield Figure(case, fast, "plain", plain, "leaves/s", leaves)


def playouts() -> dict[str, int]:
    """Give how many random games of each game are played at a time."""
    return {name: own.PLAYOUTS for name, own in measured().items()}


def play(name: str, threads: int = 1) -> Tally:
    """Play the random games of a game, the same ones each time."""
    game = load(name)
    return _fast(game).playouts(game, game.initial(), playouts()[name], 1, threads)


def cores(effort: Effort) -> Iterator[Figure]:
    """Play the same random games by one thread and by two."""
    for name, games in playouts().items():
        one, two = rates([partial(play_all, name, threads) for threads in (1, 2)], effort)
        yield Figure(name, two, "one-core", one, "games/s", games)


def play_all(name: str, threads: int) -> int:
    """Play the random games of a game, and count them."""
    tally = play(name, threads)
    return sum(tally.wins) + tally.unfinished


def _fast(game: AnyGame) -> Kernels:
    found = kernels_for(game)
    assert found, f"{game.name} has no kernels to measure"
    return found
