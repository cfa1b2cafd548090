"""A worker for programs with threads."""

from __future__ import annotations

import subprocess
from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import partial
from threading import Event, Lock, Thread
from time import sleep

from .messages import Question, Said
from .patience import TICK, Allowance, Patience
from .starting import COMMAND, asking, options, read_said, stopping

_GRACE = 3.0
"""Seconds that a process has to end before it is made to."""

Heard = Callable[["Thinker", Said], None]
"""Gets who said something, and what. Called by another thread."""


class Thinker:
    """Answers questions one after the other, each known by a number, in a process of its own.

    It is to be used by the main thread only. The process starts with the first question. When it
    has died, or got stuck and was killed for that, `close` makes way for another, which starts with
    the next question.
    """

    def __init__(self, heard: Heard, allowance: Allowance | None = None) -> None:
        self._heard, self._allowance = heard, allowance or Allowance()
        self._number = 0
        self._process: _Process | None = None

    def ask(self, question: Question) -> int:
        """Ask, and give the number of the question."""
        self._number += 1
        if self._process is None:
            self._process = _Process(partial(self._heard, self), self._allowance)
        self._process.ask(self._number, question)
        return self._number

    def stop(self) -> None:
        """End all questions asked so far; what was found out about them still comes."""
        if self._process:
            self._process.stop(self._number)

    def leave(self) -> None:
        """Ask the process to end, without waiting for that."""
        if self._process:
            self._process.leave()

    def close(self) -> None:
        """End the process, by force if it does not end when asked to."""
        if self._process:
            self._process.close()
            self._process = None


def close_all(thinkers: Iterable[Thinker]) -> None:
    """End several processes in the time that one of them takes."""
    for thinker in thinkers:
        thinker.leave()
    for thinker in thinkers:
        thinker.close()


class _Process:
    """A process, with a thread that listens to it and one that watches over it."""

    def __init__(self, say: Callable[[Said], None], allowance: Allowance) -> None:
        self._say, self._allowance = say, allowance
        self._open: dict[int, Patience] = {}
        """What has been asked, in that order; the first is worked on."""
        self._lock, self._is_busy = Lock(), Event()
        self._is_new, self._is_closed = True, False
        self._process = subprocess.Popen(
            COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE, **options()
        )
        for work in (self._listen, self._watch):
            Thread(target=work, daemon=True).start()

    def ask(self, number: int, question: Question) -> None:
        with self._lock:
            self._open[number] = Patience(question, self._allowance, is_new=self._is_new)
            self._is_new = False
            self._is_busy.set()
        self._send(asking(number, question))

    def stop(self, number: int) -> None:
        with self._lock:
            for patience in self._open.values():
                patience.stop()
        self._send(stopping(number))

    def leave(self) -> None:
        self._process.terminate()

    def close(self) -> None:
        self._is_closed = True
        self.leave()
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(_GRACE)
        self._process.kill()
        self._process.wait()
        assert self._process.stdin
        with suppress(OSError):
            self._process.stdin.close()

    def _send(self, line: bytes) -> None:
        assert self._process.stdin
        with suppress(OSError):  # whoever listens will find out
            self._process.stdin.write(line)
            self._process.stdin.flush()

    def _listen(self) -> None:
        assert self._process.stdout
        with self._process.stdout as lines:
            for line in lines:
                said = read_said(line)
                self._note(said)
                if said.event != "alive":
                    self._say(said)
        self._is_busy.set()  # so that nobody goes on watching
        if not self._is_closed:
            self._say(Said(0, "died"))

    def _note(self, said: Said) -> None:
        with self._lock:
            patience = self._open.get(said.number)
            if patience and said.is_last:
                del self._open[said.number]
            elif patience:
                patience.hear(said)
            if not self._open:
                self._is_busy.clear()

    def _watch(self) -> None:
        """Kill the process when nothing more is to be expected of it."""
        while self._process.poll() is None:
            self._is_busy.wait()
            sleep(TICK)
            with self._lock:
                current = next(iter(self._open.values()), None)
                if current and not current.tick():
                    self._process.kill()
                    return
