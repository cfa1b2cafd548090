"""The same kernels from the library, from the part of it for older processors, and compiled by
Numba for this very processor, on one core.

All take turns, many short ones, and the best turn of each counts. What is counted is the time of
the processor, not of the clock: other programs may interrupt a turn as they like.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from functools import partial
from importlib.util import find_spec
from time import process_time
from typing import TypeVar

from fourfold.kernels import jit, loading
from fourfold.kernels.registry import kernels_for
from fourfold.rules import load

from .contract import Questions
from .kernels import play_all
from .registry import measured
from .timing import Effort, Figure, Unit, Work, rate

_TURN = 0.01
"""Seconds of a turn, at least: long enough for the clock, short enough for a quiet moment."""
_TURNS = 8
"""How many times as many turns as elsewhere."""

T = TypeVar("T")
Ways = dict[str, Callable[[], AbstractContextManager[None]]]


def library(effort: Effort) -> Iterator[Figure]:
    """Compare what was built with what else there is."""
    built = loading.library()
    if built is None:
        return
    ways: Ways = {"compiled": jit.compiled_by_numba} if find_spec("numba") else {}
    if built.newer:
        ways["older"] = jit.built_for_older
    for name, own in measured().items():
        for case, (spec, depth) in own.TREES.items():
            game = load(spec)
            kernels = kernels_for(game)
            assert kernels is not None
            count = partial(kernels.perft, game, game.initial(), depth)
            yield from _figures(case, ways, _rates(count, ways, effort), "leaves/s", count())
        play = partial(play_all, name, 1)
        yield from _figures(name, ways, _rates(play, ways, effort), "games/s", play())
        for each in own.questions(effort):
            answers = _answers(each, ways, effort)
            yield from _figures(each.case, ways, answers, "s", len(each.states))


def _figures(
    case: str, ways: Ways, found: list[float], unit: Unit, amount: int
) -> Iterator[Figure]:
    built, *others = found
    for against, value in zip(ways, others, strict=True):
        yield Figure(case, built, against, value, unit, amount)


def _rates(work: Work, ways: Ways, effort: Effort) -> list[float]:
    """Give how much gets done in a second."""
    _in_turn(work, ways)
    turns = [
        _in_turn(partial(rate, work, _TURN, process_time), ways)
        for _ in range(_TURNS * effort.turns)
    ]
    return list(map(max, zip(*turns, strict=True)))


def _answers(questions: Questions, ways: Ways, effort: Effort) -> list[float]:
    """Give how long answers take, each at its best."""
    _in_turn(partial(questions.ask, questions.states[0]), ways)
    turns = [_in_turn(partial(_seconds, questions), ways) for _ in range(effort.turns)]
    return [
        questions.typical([min(taken) for taken in zip(*way, strict=True)])
        for way in zip(*turns, strict=True)
    ]


def _seconds(questions: Questions) -> list[float]:
    taken = []
    for state in questions.states:
        start = process_time()
        questions.ask(state)
        taken.append(process_time() - start)
    return taken


def _in_turn(work: Callable[[], T], ways: Ways) -> list[T]:
    """Do something with the library, then in all other ways."""
    found = [work()]
    for way in ways.values():
        with way():
            found.append(work())
    return found
