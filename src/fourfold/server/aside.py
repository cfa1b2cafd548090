"""Work that grows with what somebody sent or played: done beside the event loop.

There is one thread for all of it. However much is asked of it, whoever handles moves has at least
every other turn. Among those who ask it is shared: next is whoever has had least of it (fair
queueing), so much work for one address does not keep the first work of another waiting.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextvars import ContextVar
from functools import partial
from time import thread_time
from typing import Any, NamedTuple, ParamSpec, TypeVar
from weakref import WeakKeyDictionary

P = ParamSpec("P")
T = TypeVar("T")


def _freely(seconds: float) -> None:
    """Count nothing."""


class Payer(NamedTuple):
    """For whom something is done."""

    name: str = ""
    spend: Callable[[float], None] = _freely
    """Is told how many seconds of computing it took."""


PAYER: ContextVar[Payer] = ContextVar("PAYER", default=Payer())  # noqa: B039  # it never changes
"""For whom the task that runs does what it does."""


async def aside(work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Do some work when its turn comes, and give what it gives."""
    loop = asyncio.get_running_loop()
    line = _lines.setdefault(loop, _Line())
    return await line.add(loop, partial(work, *args, **kwargs))


class _Job(NamedTuple):
    payer: Payer
    work: Callable[[], Any]
    done: asyncio.Future[Any]


class _Line:
    """Work that waits for the thread."""

    def __init__(self) -> None:
        self._waiting: list[_Job] = []
        self._had: dict[str, float] = {}
        """The seconds of work done for each, since there was last nothing to do."""
        self._least = 0.0
        """What whoever had a turn last had had before: newcomers have had that, too."""
        self._is_busy = False

    def add(self, loop: asyncio.AbstractEventLoop, work: Callable[[], T]) -> asyncio.Future[T]:
        """Let work wait for its turn."""
        payer, done = PAYER.get(), loop.create_future()
        self._had[payer.name] = max(self._had.get(payer.name, 0.0), self._least)
        self._waiting.append(_Job(payer, work, done))
        if not self._is_busy:
            self._next(loop)
        return done

    def _next(self, loop: asyncio.AbstractEventLoop) -> None:
        # Nobody waits any more for what was given up.
        self._waiting = [job for job in self._waiting if not job.done.done()]
        self._is_busy = bool(self._waiting)
        if not self._is_busy:
            self._had.clear()
            self._least = 0.0
            return
        job = min(self._waiting, key=lambda job: self._had[job.payer.name])
        self._waiting.remove(job)
        self._least = self._had[job.payer.name]
        loop.run_in_executor(_THREAD, _timed, job.work).add_done_callback(
            partial(self._finished, loop, job)
        )

    def _finished(
        self,
        loop: asyncio.AbstractEventLoop,
        job: _Job,
        ran: asyncio.Future[tuple[float, Any, BaseException | None]],
    ) -> None:
        if ran.cancelled():
            job.done.cancel()
            return
        seconds, result, fault = ran.result()
        self._had[job.payer.name] += seconds
        job.payer.spend(seconds)
        if not job.done.done():
            if fault is None:
                job.done.set_result(result)
            else:
                job.done.set_exception(fault)
        self._next(loop)


def _timed(work: Callable[[], Any]) -> tuple[float, Any, BaseException | None]:
    """Do some work, and say how long this thread was busy with it, whatever came of it."""
    start = thread_time()
    result, fault = None, None
    try:
        result = work()
    except BaseException as error:
        fault = error
    return thread_time() - start, result, fault


_THREAD = ThreadPoolExecutor(1, "fourfold-aside")
_lines: WeakKeyDictionary[asyncio.AbstractEventLoop, _Line] = WeakKeyDictionary()
"""The line of each event loop; a process that serves has one."""
