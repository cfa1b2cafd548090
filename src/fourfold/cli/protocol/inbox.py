"""A program that listens and thinks at once: whatever happens is dealt with by the main thread."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from queue import SimpleQueue
from threading import Semaphore, Thread
from typing import BinaryIO

from .requests import lines

Event = Callable[[], None]


class Inbox:
    """What has happened and is to be dealt with, in that order.

    A thread reads standard input. It waits with every further line until `next_line` is called, so
    that nothing piles up here.
    """

    def __init__(self, take_line: Callable[[bytes | None], None], take_end: Event) -> None:
        self._take_line, self._take_end = take_line, take_end
        self._events = SimpleQueue[Event]()
        self._wanted = Semaphore()

    def put(self, event: Event) -> None:
        """Have something done by the main thread."""
        self._events.put(event)

    def next_line(self) -> None:
        """Have the next line read."""
        self._wanted.release()

    def run(self, is_over: Callable[[], bool]) -> None:
        """Deal with everything that happens until all is over."""
        Thread(target=self._read, args=(_standard_input(),), daemon=True).start()
        while not is_over():
            self._events.get()()

    def _read(self, stream: BinaryIO) -> None:
        try:
            for line in lines(stream):
                self._wanted.acquire()
                self.put(partial(self._take_line, line))
        except OSError:
            pass  # No more lines can be had, as at the end.
        self._wanted.acquire()
        self.put(self._take_end)


def _standard_input() -> BinaryIO:
    """Give standard input through a buffer that nobody else closes.

    Python cannot leave while a thread waits in the buffer of `sys.stdin`.
    """
    try:
        return open(sys.stdin.fileno(), "rb", closefd=False)
    except OSError:
        return sys.stdin.buffer  # It is no file, but something that stands for it.
