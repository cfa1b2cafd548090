"""Work shared out among processes, with answers in the order of the work."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from multiprocessing import get_context
from typing import TypeVar

Work = TypeVar("Work")
Answer = TypeVar("Answer")


def shared(do: Callable[[Work], Answer], work: Iterable[Work], jobs: int) -> Iterator[Answer]:
    """Do pieces of work in so many processes; one is this process itself."""
    if jobs == 1:
        yield from map(do, work)
        return
    with get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap(do, work)
