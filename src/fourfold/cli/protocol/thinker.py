"""Thinking in a process of its own, so that whoever asked can listen meanwhile, and say stop."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator
from multiprocessing import get_context
from multiprocessing.connection import Connection
from queue import SimpleQueue
from random import Random
from threading import Thread
from time import monotonic
from typing import NamedTuple

from fourfold.engine.analysis import Analysis, analyze
from fourfold.engine.clock import stoppable
from fourfold.engine.contract import Limits
from fourfold.engine.levels import STRONGEST, LevelPlayer
from fourfold.games import load
from fourfold.match import Match

_FIRST_ROUND = 0.5
"""Seconds until the first thought of somebody who thinks without end; each round is twice as
long as the one before."""


class Question(NamedTuple):
    """What to think about."""

    game: str
    """With its options: `exago?players=3`."""
    position: str
    limits: Limits
    """In a question without end only the depth counts."""
    level: int = STRONGEST
    endless: bool = False
    """Give a thought now and then, until somebody says stop."""


class Thought(NamedTuple):
    """What came of thinking."""

    move: str | None
    """The one to play, if the game goes on."""
    seconds: float
    analysis: Analysis | None
    """Players of the lower levels keep it to themselves."""


class Done(NamedTuple):
    """There is nothing more to come. A process that died cannot say more."""

    died: bool = False


Heard = Callable[["Thinker", int, Thought | Done], None]
"""Gets who said something, to which question, and what. Called by another thread."""


class Thinker:
    """Answers questions one after the other, each known by a number, in a process of its own.

    It is to be used by the main thread only. The process starts with the first question, and anew
    with the next one after it has died.
    """

    def __init__(self, heard: Heard) -> None:
        self._heard, self._number = heard, 0
        self._pipe: Connection | None = None

    def ask(self, question: Question) -> int:
        """Ask, and give the number of the question."""
        self._number += 1
        if self._pipe is None:
            self._start()
        self._send(question)
        return self._number

    def stop(self) -> None:
        """End all questions asked so far; what was found out about them still comes."""
        self._send(None)

    def close(self) -> None:
        """End the process at once."""
        if self._pipe:
            self._process.terminate()
            self._process.join()
            self._pipe.close()
            self._pipe = None

    def _start(self) -> None:
        context = get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=_serve, args=(theirs,), daemon=True)
        # Born deaf to Ctrl-C, it does not even complain when that comes while it starts.
        before = signal.signal(signal.SIGINT, signal.SIG_IGN)
        try:
            self._process.start()
        finally:
            signal.signal(signal.SIGINT, before)
        theirs.close()
        Thread(target=self._listen, args=(self._pipe,), daemon=True).start()

    def _send(self, question: Question | None) -> None:
        try:
            if self._pipe:
                self._pipe.send((self._number, question))
        except OSError:
            pass  # It has died; that is heard below.

    def _listen(self, pipe: Connection) -> None:
        try:
            while True:
                self._heard(self, *pipe.recv())
        except (EOFError, OSError):
            self._heard(self, 0, Done(died=True))


class _Mind:
    """The other end: one thread listens, the main one thinks."""

    def __init__(self, pipe: Connection) -> None:
        self._pipe = pipe
        self._questions = SimpleQueue[tuple[int, Question]]()
        self._current = self._stopped = 0

    def listen(self) -> None:
        """Take questions, and the word to stop; end when nobody is there any more."""
        try:
            while True:
                number, question = self._pipe.recv()
                if question is None:
                    self._stopped = number
                else:
                    self._questions.put((number, question))
        except (EOFError, OSError):
            os._exit(0)

    def work(self) -> None:
        """Answer one question after the other."""
        while True:
            self._current, question = self._questions.get()
            with stoppable(self._is_stopped):
                for thought in self._thoughts(question):
                    self._pipe.send((self._current, thought))
            self._pipe.send((self._current, Done()))

    def _is_stopped(self) -> bool:
        return self._current <= self._stopped

    def _thoughts(self, question: Question) -> Iterator[Thought]:
        if not question.endless:
            yield _think(question)
            return
        seconds, best = _FIRST_ROUND, 0.0
        while True:
            limits = question.limits._replace(seconds=seconds)
            thought = _think(question._replace(limits=limits))
            # A round that was broken off early may know less than the one before.
            if thought.seconds >= best:
                yield thought
            best = thought.seconds
            if self._is_stopped() or best < seconds / 2:
                return
            seconds *= 2


def _think(question: Question) -> Thought:
    match = Match(question.game, position=question.position)
    start = monotonic()
    if question.level < STRONGEST and not match.outcome:
        move = LevelPlayer(question.level, Random(), question.limits.seconds).choose(match)
        return Thought(move, monotonic() - start, None)
    found = analyze(load(question.game), match.state, question.limits)
    best = found.moves[0].move if found.moves else None
    return Thought(best, monotonic() - start, found)


def _serve(pipe: Connection) -> None:
    mind = _Mind(pipe)
    Thread(target=mind.listen, daemon=True).start()
    mind.work()
