"""Many games of a plan at once, each in a process of its own."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Sequence
from dataclasses import asdict
from itertools import islice
from queue import SimpleQueue

from ..thinking.messages import Fault, Play, Said
from ..thinking.thinker import Thinker, close_all
from .games import ArenaError, Plan, Result, play

_TRIES = 3
"""How often a game is begun whose process dies."""

Events = SimpleQueue[tuple[Thinker, Said]]


def play_all(plan: Plan, missing: Sequence[int], jobs: int) -> Generator[Result]:
    """Play games of a plan, in processes of their own if there are several jobs."""
    if jobs == 1:
        for number in missing:
            yield play(plan, number)
        return
    events = Events()
    thinkers = [Thinker(lambda *said: events.put(said)) for _ in range(min(jobs, len(missing)))]
    try:
        yield from _play_with(thinkers, events, plan, missing)
    finally:
        close_all(thinkers)


def _play_with(
    thinkers: Sequence[Thinker], events: Events, plan: Plan, missing: Sequence[int]
) -> Generator[Result]:
    """Give every thinker a game, and another one when that is over.

    A game whose process has died is begun again: it follows from its number, so nothing is lost.
    """
    data, rest = asdict(plan), iter(missing)
    games: dict[Thinker, int] = {}
    deaths = Counter[int]()

    def start(thinker: Thinker, number: int) -> None:
        games[thinker] = number
        thinker.ask(Play(data, number))

    for thinker, number in zip(thinkers, rest, strict=False):
        start(thinker, number)
    while games:
        thinker, said = events.get()
        if said.event == "thought":
            yield Result.read(said.value)
            del games[thinker]
            for number in islice(rest, 1):
                start(thinker, number)
        elif said.event == "died" and thinker in games:
            number = games[thinker]
            thinker.close()
            deaths[number] += 1
            if deaths[number] == _TRIES:
                raise ArenaError("arena-died", times=_TRIES)
            start(thinker, number)
        elif said.event == "fault":
            raise _failure(Fault(**said.value))


def _failure(fault: Fault) -> Exception:
    if fault.code is None:
        return RuntimeError(fault.message)
    return ArenaError(fault.code, **fault.details)
