"""The same kernels from the library and compiled by Numba for this very processor, on one core.

Both take turns, many short ones, and the best turn of each counts. What is counted is the time of
the processor, not of the clock: other programs may interrupt a turn as they like.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from importlib.util import find_spec
from time import process_time
from typing import Any, NamedTuple

from fourfold.fast.jit import compiled_by_numba
from fourfold.fast.registry import kernels_for
from fourfold.games import load

from .contract import Questions
from .kernels import play_all
from .registry import measured
from .timing import Effort, Figure, Unit, Work

_TURN = 0.01
"""Seconds of a turn, at least: long enough for the clock, short enough for a quiet moment."""
_TURNS = 8
"""How many times as many turns as elsewhere."""


class Both(NamedTuple):
    """A figure of the library, and the same of Numba."""

    built: float
    compiled: float


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
            yield _figure(case, _rates(count, effort), "leaves/s", count())
        play = partial(play_all, name, 1)
        yield _figure(name, _rates(play, effort), "games/s", play())
        for each in own.questions(effort):
            yield _figure(each.case, _answers(each, effort), "s", len(each.states))


def _figure(case: str, both: Both, unit: Unit, amount: int) -> Figure:
    return Figure(case, both.built, "compiled", both.compiled, unit, amount)


def _rates(work: Work, effort: Effort) -> Both:
    """Give how much gets done in a second."""
    _in_turn(work)
    turns = [_in_turn(partial(_rate, work)) for _ in range(_TURNS * effort.turns)]
    return Both(*map(max, zip(*turns, strict=True)))


def _rate(work: Work) -> float:
    done = 0
    start = process_time()
    while True:
        done += work()
        passed = process_time() - start
        if passed >= _TURN:
            return done / passed


def _answers(questions: Questions, effort: Effort) -> Both:
    """Give how long answers take, each at its best."""
    _in_turn(partial(questions.ask, questions.states[0]))
    best = [Both(1e9, 1e9)] * len(questions.states)
    for _ in range(effort.turns):
        turn = _in_turn(partial(_seconds, questions))
        found = zip(best, zip(*turn, strict=True), strict=True)
        best = [Both(*map(min, old, new)) for old, new in found]
    return Both(*map(questions.typical, zip(*best, strict=True)))


def _seconds(questions: Questions) -> list[float]:
    taken = []
    for state in questions.states:
        start = process_time()
        questions.ask(state)
        taken.append(process_time() - start)
    return taken


def _in_turn(work: Callable[[], Any]) -> tuple[Any, Any]:
    """Do something with the library, then with Numba."""
    built = work()
    with compiled_by_numba():
        return built, work()
