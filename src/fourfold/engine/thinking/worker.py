"""A process that thinks: a line of JSON for each question, and lines for what is said about it.

It ends with its input. What it has to import for a question is imported when that comes, so that
it listens at once.
"""

from __future__ import annotations

import json
import os
import signal
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from functools import partial
from queue import SimpleQueue
from threading import Event, Lock, Thread
from time import sleep
from types import FrameType
from typing import Any, BinaryIO

_PULSE = 1.0
"""Seconds between two signs of life while there is something to do."""


class _Worker:
    """One thread listens, one gives signs of life, the main one thinks."""

    def __init__(self, questions: BinaryIO, answers: BinaryIO) -> None:
        self._in, self._out, self._speaking = questions, answers, Lock()
        self._waiting = SimpleQueue[Mapping[str, Any]]()
        self._current = self._stopped = 0
        self._is_busy = Event()

    def run(self) -> None:
        """Answer one question after the other."""
        Thread(target=self._listen, daemon=True).start()
        Thread(target=self._live, daemon=True).start()
        while True:
            asked = self._waiting.get()
            self._current = asked["number"]
            self._is_busy.set()
            self._answer(self._current, asked["question"])
            self._is_busy.clear()

    def _answer(self, number: int, data: Mapping[str, Any]) -> None:
        from .answering import answer
        from .messages import Play, read_question

        question = read_question(data)
        with _politeness(isinstance(question, Play)):
            for event, value in answer(question, partial(self._is_stopped, number)):
                self._say(number, event, value)

    def _is_stopped(self, number: int) -> bool:
        return number <= self._stopped

    def _listen(self) -> None:
        """Take questions, and the word to stop; end when nobody is there any more."""
        for line in self._in:
            message = json.loads(line)
            if "stop" in message:
                self._stopped = message["stop"]
            else:
                self._say(message["number"], "alive")
                self._waiting.put(message)
        os.kill(os.getpid(), signal.SIGTERM)

    def _live(self) -> None:
        while True:
            self._is_busy.wait()
            self._say(self._current, "alive")
            sleep(_PULSE)

    def _say(self, number: int, event: str, value: object = None) -> None:
        line = json.dumps({"number": number, "event": event, "value": value}).encode() + b"\n"
        # When nobody is there to hear it, the one who listens ends everything.
        with self._speaking, suppress(OSError):
            self._out.write(line)
            self._out.flush()


@contextmanager
def _politeness(is_needed: bool) -> Iterator[None]:
    """End in good order when asked to: engines that play a game of ours are sent home before.

    Otherwise the process may end at once, even in the middle of a kernel.
    """
    if is_needed:
        signal.signal(signal.SIGTERM, _leave)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, signal.SIG_DFL)


def _leave(number: int, frame: FrameType | None) -> None:
    # Once is enough: a second time would come in the middle of tidying up.
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    sys.exit()


def main() -> None:
    """Answer until there are no more questions."""
    # Where a process cannot have a session of its own, Ctrl-C reaches it too.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # Whatever prints something must not do so among the answers.
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    try:
        _Worker(sys.stdin.buffer, answers).run()
    except SystemExit:
        # Python cannot leave while a thread waits for input.
        os._exit(0)


if __name__ == "__main__":
    main()
