"""What all measurements share: how long they may take, what they give, and the clock.

Machines differ and are busy with other things. So nothing is measured alone: both sides of a
comparison take turns, of several turns the best counts, and the ratio is the result.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from statistics import quantiles
from time import perf_counter
from typing import Any, Literal, NamedTuple

Unit = Literal["s", "B", "leaves/s", "games/s", "plies/s"]
Work = Callable[[], int]
"""Does some work, always the same, and says how much it was."""


class Effort(NamedTuple):
    """How long measurements may take: turns of each side, seconds a turn, size of a sample."""

    turns: int
    seconds: float
    sample: int


FULL = Effort(turns=15, seconds=0.1, sample=1000)
QUICK = Effort(turns=2, seconds=0.02, sample=50)
ASKED = 3
"""How often every question of a sample is asked, so that an interruption does not count."""


class Figure(NamedTuple):
    """One comparison: a case and how fast it is, beside something else and how fast that is."""

    case: str
    value: float
    against: str
    against_value: float
    unit: Unit
    amount: int
    """What was timed: the positions of a sample, or the leaves or games of one piece of work."""
    level: int | None = None
    """Whose moves were timed, where it matters."""

    @property
    def ratio(self) -> float:
        """How many times faster, or smaller, the case is than what it is compared with."""
        if self.unit in ("s", "B"):
            return self.against_value / self.value
        return self.value / self.against_value


def times(asks: Sequence[Callable[[Any], object]], about: Iterable[Any]) -> list[list[float]]:
    """Give the seconds that each way to answer takes for each of the questions, at its best."""
    found: list[list[float]] = [[] for _ in asks]
    for question in about:
        for ask, taken in zip(asks, found, strict=True):
            taken.append(min(_seconds(ask, question) for _ in range(ASKED)))
    return found


def _seconds(ask: Callable[[Any], object], question: Any) -> float:
    start = perf_counter()
    ask(question)
    return perf_counter() - start


def rates(
    works: Sequence[Work], effort: Effort, clock: Callable[[], float] | None = None
) -> list[float]:
    """Give how much each of these gets done in a second, in the best of its turns.

    Where all of them use one core, the clock of the processor leaves out what others do meanwhile.
    """
    for work in works:
        work()  # kernels are compiled by their first call
    best = [0.0] * len(works)
    for _ in range(effort.turns):
        for i, work in enumerate(works):
            best[i] = max(best[i], rate(work, effort.seconds, clock or perf_counter))
    return best


def rate(work: Work, at_least: float, clock: Callable[[], float]) -> float:
    """Give how much gets done in a second, having worked for so long."""
    done = 0
    start = clock()
    while True:
        done += work()
        passed = clock() - start
        if passed >= at_least:
            return done / passed


def nearly_all(taken: Sequence[float]) -> float:
    """Give the time within which 99 of 100 answers came."""
    return quantiles(taken, n=100)[-1]
