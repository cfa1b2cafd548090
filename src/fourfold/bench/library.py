"""The same kernels from the library and compiled by Numba, on one core."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from importlib.util import find_spec

from fourfold.fast.jit import compiled_by_numba
from fourfold.fast.registry import kernels_for
from fourfold.games import load

from .kernels import play_all
from .registry import measured
from .timing import Effort, Figure, Work, rates


def library(effort: Effort) -> Iterator[Figure]:
    """Compare what was built with what Numba compiles; nothing where Numba is not installed."""
    if find_spec("numba") is None:
        return
    for name, own in measured().items():
        for case, (spec, depth) in own.TREES.items():
            game = load(spec)
            kernels = kernels_for(game)
            assert kernels is not None
            count = partial(kernels.perft, game, game.initial(), depth)
            yield Figure(case, *_both(count, effort), "leaves/s", count())
        play = partial(play_all, name, 1)
        yield Figure(name, *_both(play, effort), "games/s", play())
        built = list(own.probes(effort))
        with compiled_by_numba():
            compiled = list(own.probes(effort))
        for ours, theirs in zip(built, compiled, strict=True):
            yield ours._replace(against="compiled", against_value=theirs.value)


def _both(work: Work, effort: Effort) -> tuple[float, str, float]:
    """Let both take turns, and give the best of each."""
    ours = theirs = 0.0
    for _ in range(effort.turns):
        ours = max(ours, *rates([work], effort._replace(turns=1)))
        with compiled_by_numba():
            theirs = max(theirs, *rates([work], effort._replace(turns=1)))
    return ours, "compiled", theirs
