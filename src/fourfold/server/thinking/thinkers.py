"""Thinking beside the server: processes that choose moves and judge positions, kept warm.

Somebody waits for a move, so moves go before analyses, where there are several workers one is kept
free of analyses, and when no worker is free an analysis ends early with what it has found. What
many ask at once is thought about once. Nobody waits in a queue that cannot be served: when it is
full, the next question is refused.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Hashable
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from fourfold.engine.analysis import as_data
from fourfold.engine.levels import SECONDS
from fourfold.engine.thinking.async_thinker import AsyncThinker, DiedError, FaultError
from fourfold.engine.thinking.messages import Prepare, Think, Thought
from fourfold.engine.thinking.patience import Allowance
from fourfold.games import load, registered

log = logging.getLogger(__name__)

NICENESS = 5
"""Searches give way to the server itself when there is not enough processor for both."""
PAUSES = (0.0, 1.0, 5.0, 30.0)
"""Seconds before a worker is started again that failed to start so often."""


class Busy(Exception):  # noqa: N818  # a state of the server, and no mistake of anybody
    """Too many questions are waiting already."""


class Failed(Exception):  # noqa: N818
    """The worker that thought about it has died, got stuck or met a fault."""


@dataclass(eq=False)
class _Question:
    asked: Think
    answer: asyncio.Future[Any] = field(
        default_factory=lambda: asyncio.get_running_loop().create_future()
    )
    waiting: int = 0
    """How many callers wait for the answer."""
    worker: AsyncThinker | None = None
    """Who thinks about it now."""
    is_cut_short: bool = False

    @property
    def is_move(self) -> bool:
        return self.asked.level is not None

    def fail(self, error: Exception) -> None:
        # An exception that nobody waits for would be complained about.
        if self.waiting and not self.answer.done():
            self.answer.set_exception(error)
        self.answer.cancel()


class Thinkers:
    """Worker processes and the questions that wait for them."""

    def __init__(self, workers: int, queue: int, allowance: Allowance | None = None) -> None:
        self._count, self._most, self._allowance = workers, queue, allowance
        self._moves: deque[_Question] = deque()
        self._analyses: deque[_Question] = deque()
        self._running: list[_Question] = []
        """What is thought about now, the longest first."""
        self._shared: dict[Hashable, _Question] = {}
        self._changed = asyncio.Condition()
        self._idle = {True: 0, False: 0}
        """Workers with nothing to do: those for all questions, and those for moves only."""
        self._tasks: list[asyncio.Task[None]] = []
        self.up: set[AsyncThinker] = set()
        """The workers that can think."""

    @property
    def waiting(self) -> int:
        """How many questions wait for a worker."""
        return len(self._moves) + len(self._analyses)

    def start(self) -> None:
        """Start the workers, unless they are started already."""
        if not self._tasks:
            self._tasks = [
                asyncio.create_task(self._work(for_all=number > 0 or self._count == 1))
                for number in range(self._count)
            ]

    async def analyse(self, spec: str, position: str, seconds: float) -> dict[str, Any]:
        """Say what a position and each of its moves is worth, as `fourfold analyze --json` does.

        Besides, each move has a score, for how good it looks. When moves need the workers, less is
        found than the time would allow.
        """
        key = (spec, position, seconds)
        question = self._shared.get(key)
        if question is None or question.answer.done() or question.is_cut_short:
            question = self._shared[key] = _Question(Think(spec, position, seconds))
            question.answer.add_done_callback(partial(self._forget, key))
        found: dict[str, Any] = await self._answer_to(question)
        return found

    async def choose(
        self, spec: str, position: str, level: int, seed: int, seconds: float = SECONDS
    ) -> str:
        """Choose the move of a computer player in a position where the game goes on."""
        asked = Think(spec, position, seconds, level=level, seed=seed)
        return str(await self._answer_to(_Question(asked)))

    async def close(self) -> None:
        """Stop all workers. Whoever still waits is told that it failed."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._tasks = []
        self._fail_waiting()

    def _forget(self, key: Hashable, answer: asyncio.Future[Any]) -> None:
        if key in self._shared and self._shared[key].answer is answer:
            del self._shared[key]

    async def _answer_to(self, question: _Question) -> Any:
        question.waiting += 1
        try:
            if question.waiting == 1 and question.worker is None:
                await self._line_up(question)
            # Shielded, because others may wait for the same answer.
            return await asyncio.shield(question.answer)
        finally:
            question.waiting -= 1
            if not question.waiting:
                self._abandon(question)

    async def _line_up(self, question: _Question) -> None:
        self.start()
        room = self._most + self._idle[True] + self._idle[False] * question.is_move
        if self.waiting >= room or not self._count:
            if not question.is_move or not self._analyses:
                question.answer.cancel()
                raise Busy
            self._analyses.pop().fail(Busy())
        (self._moves if question.is_move else self._analyses).append(question)
        self._make_way()
        await self._wake()

    def _make_way(self) -> None:
        """Cut analyses short, the longest first, until every move that waits gets a worker soon."""
        free = sum(self._idle.values()) + sum(each.is_cut_short for each in self._running)
        for question in self._running:
            if free >= len(self._moves):
                break
            if question.worker and not question.is_move and not question.is_cut_short:
                question.is_cut_short = True
                question.worker.stop()
                free += 1

    async def _wake(self) -> None:
        """Let idle workers look whether something has changed for them."""
        async with self._changed:
            self._changed.notify_all()

    def _abandon(self, question: _Question) -> None:
        """Spend no more time on a question that nobody asks any longer."""
        for line in (self._moves, self._analyses):
            with suppress(ValueError):
                line.remove(question)
                question.answer.cancel()
        if question.worker:
            question.is_cut_short = True
            question.worker.stop()
            question.answer.cancel()

    async def _work(self, for_all: bool) -> None:
        """Keep one worker alive and let it think."""
        failures = 0
        while True:
            await asyncio.sleep(PAUSES[min(failures, len(PAUSES) - 1)])
            failures += 1
            try:
                async with AsyncThinker(self._allowance, NICENESS) as worker:
                    for game in registered():
                        await worker.ask(Prepare(game))
                    failures = 0
                    self.up.add(worker)
                    worker.when_ended(self._wake)
                    while True:
                        await self._think(worker, await self._next(worker, for_all))
            except (DiedError, FaultError, OSError) as error:
                log.warning("a thinking process ended: %r", error)
            finally:
                self.up = {worker for worker in self.up if worker.is_alive}
            if failures and not self.up:
                self._fail_waiting()

    async def _next(self, worker: AsyncThinker, for_all: bool) -> _Question:
        lines = (self._moves, self._analyses) if for_all else (self._moves,)
        self._idle[for_all] += 1
        try:
            async with self._changed:
                await self._changed.wait_for(lambda: any(lines) or not worker.is_alive)
        finally:
            self._idle[for_all] -= 1
        if not worker.is_alive:
            raise DiedError("it has ended while nobody asked it anything")
        return next(filter(None, lines)).popleft()

    async def _think(self, worker: AsyncThinker, question: _Question) -> None:
        try:
            answer = await self._ask(worker, question)
        except FaultError as error:
            log.error("a thinking process met a fault: %s", error)
            question.fail(Failed())
        except DiedError as error:
            if error.was_heard or question.answer.done():
                question.fail(Failed())
            else:
                # Another worker gets the question, of which the first has not even heard.
                (self._moves if question.is_move else self._analyses).appendleft(question)
                await self._wake()
            raise
        except BaseException:
            question.fail(Failed())
            raise
        else:
            if not question.answer.done():
                question.answer.set_result(answer)

    async def _ask(self, worker: AsyncThinker, question: _Question) -> object:
        question.worker = worker
        self._running.append(question)
        try:
            return _told(question.asked, Thought.read(await worker.ask(question.asked)))
        finally:
            question.worker = None
            self._running.remove(question)

    def _fail_waiting(self) -> None:
        for line in (self._moves, self._analyses):
            while line:
                line.popleft().fail(Failed())


def _told(asked: Think, thought: Thought) -> object:
    """Give the answer as everybody gets it who has asked: a move, or an analysis."""
    if thought.analysis is None:
        return thought.move
    game = load(asked.game)
    told = as_data(game, game.parse_position(asked.position), thought.analysis)
    for each, judged in zip(told["moves"], thought.analysis.moves, strict=True):
        each["score"] = round(judged.score, 3)
    return told
