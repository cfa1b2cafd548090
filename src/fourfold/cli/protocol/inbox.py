"""A program that listens and thinks at once: whatever happens is dealt with by the main thread."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable
from functools import partial
from io import BufferedReader, RawIOBase
from pathlib import Path
from queue import SimpleQueue
from select import select
from threading import Semaphore, Thread, Timer
from time import monotonic
from typing import Any

from .requests import lines

Event = Callable[[], None]
_STARTED = 19
"""Where Linux tells when a process was started, counted from behind its name."""


class Inbox:
    """What has happened and is to be dealt with, in that order.

    A thread reads standard input. It waits with every further line until `next_line` is called, so
    that nothing piles up here.
    """

    def __init__(self, take_line: Callable[[bytes | None], None], take_end: Event) -> None:
        self._take_line, self._take_end = take_line, take_end
        self._events = SimpleQueue[Event]()
        self._wanted = Semaphore()
        self.arrived = monotonic()
        """Since when the line that is dealt with can have been there."""

    def put(self, event: Event) -> None:
        """Have something done by the main thread."""
        self._events.put(event)

    def put_later(self, seconds: float, event: Event) -> None:
        """Have something done by the main thread when some seconds have passed."""
        timer = Timer(max(0.0, seconds), self.put, (event,))
        timer.daemon = True
        timer.start()

    def next_line(self) -> None:
        """Have the next line read."""
        self._wanted.release()

    def run(self, is_over: Callable[[], bool]) -> None:
        """Deal with everything that happens until all is over."""
        arrivals = Arrivals(_standard_input(), monotonic() - _age())
        Thread(target=self._read, args=(arrivals,), daemon=True).start()
        while not is_over():
            self._events.get()()

    def _read(self, arrivals: Arrivals) -> None:
        try:
            for line in lines(BufferedReader(arrivals)):
                self._wanted.acquire()
                self.put(partial(self._deal_with, line, arrivals.since))
        except OSError:
            pass  # No more lines can be had, as at the end.
        self._wanted.acquire()
        self.put(self._take_end)

    def _deal_with(self, line: bytes | None, since: float) -> None:
        self.arrived = since
        self._take_line(line)


class Arrivals(RawIOBase):
    """A stream that knows since when what was read last can have been there.

    What is there before anybody has looked may have waited since the process began, which took a
    while to start.
    """

    def __init__(self, stream: Any, began: float, clock: Callable[[], float] = monotonic) -> None:
        self._stream, self._clock = stream, clock
        self.since = began
        self._was_read = False

    def readable(self) -> bool:
        return True

    def readinto(self, room: Any) -> int | None:
        has_waited = not self._was_read and _has_something(self._stream)
        self._was_read = True
        count: int | None = self._stream.readinto(room)
        if not has_waited:
            self.since = self._clock()
        return count


def _has_something(stream: Any) -> bool:
    """Say whether a stream can be read without waiting, where that can be found out."""
    try:
        return bool(select([stream], [], [], 0)[0])
    except (OSError, ValueError):
        return False


def _age() -> float:
    """Give how many seconds ago this process was started, or at least since when it has worked."""
    try:
        ticks = int(Path("/proc/self/stat").read_text().rpartition(")")[2].split()[_STARTED])
        age = time.clock_gettime(time.CLOCK_BOOTTIME) - ticks / os.sysconf("SC_CLK_TCK")
    except (AttributeError, IndexError, OSError, ValueError):
        age = 0.0  # Not every system tells.
    return max(age, time.process_time())


def _standard_input() -> Any:
    """Give standard input without a buffer that somebody else closes.

    Python cannot leave while a thread waits in the buffer of `sys.stdin`.
    """
    try:
        return open(sys.stdin.fileno(), "rb", buffering=0, closefd=False)
    except OSError:
        return sys.stdin.buffer  # It is no file, but something that stands for it.
