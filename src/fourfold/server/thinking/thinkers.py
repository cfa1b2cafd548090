"""Thinking beside the server: processes that choose moves and judge positions, kept warm.

Somebody waits for a move: where there are several workers one is kept free of analyses, and when no
worker is free an analysis ends early with what it has found. What many ask at once is thought about
once (single flight). Nobody waits in a queue that cannot be served: when it is full, somebody is
refused. Who that is, who is next, and which moves analyses make way for, is decided in `line`.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Hashable
from functools import partial
from typing import Any

from fourfold.engine.contract import SECONDS
from fourfold.engine.thinking.async_thinker import AsyncThinker, DiedError, FaultError
from fourfold.engine.thinking.messages import Prepare, Think, Thought
from fourfold.engine.thinking.patience import Allowance
from fourfold.rules import registered
from fourfold.schemas.analyses import Analysis, analysis_told

from ..ending import end
from .budget import BRIEF, Boundless, Budget
from .line import LEAST, Line, Question

log = logging.getLogger(__name__)

NICENESS = 5
"""Searches give way to the server itself when there is not enough processor for both."""
PAUSES = (0.0, 1.0, 5.0, 30.0)
"""Seconds before a worker is started again that failed to start so often."""


class Busy(Exception):  # noqa: N818  # a state of the server, and no mistake of anybody
    """Too many questions are waiting already."""


class Failed(Exception):  # noqa: N818
    """The worker that thought about it has died, got stuck or met a fault."""


class Thinkers:
    """Worker processes and the questions that wait for them."""

    def __init__(
        self,
        workers: int,
        queue: int,
        allowance: Allowance | None = None,
        budget: Budget | None = None,
    ) -> None:
        self._count, self._most, self._allowance = workers, queue, allowance
        self._budget = budget or Boundless()
        self._line = Line()
        self._shared: dict[Hashable, Question] = {}
        self._changed = asyncio.Condition()
        self._idle = {True: 0, False: 0}
        """Workers with nothing to do: those for all questions, and those for moves only."""
        self._tasks: list[asyncio.Task[None]] = []
        self.up: set[AsyncThinker] = set()
        """The workers that can think."""

    @property
    def waiting(self) -> int:
        """How many questions wait for a worker."""
        return len(self._line)

    def start(self) -> None:
        """Start the workers, unless they are started already."""
        if not self._tasks:
            self._tasks = [
                asyncio.create_task(self._work(for_all=number > 0 or self._count == 1))
                for number in range(self._count)
            ]

    async def analyse(
        self,
        spec: str,
        position: str,
        seconds: float,
        *,
        depth: int | None = None,
        asker: str = "",
    ) -> Analysis:
        """Say what a position and each of its moves is worth, looking as far ahead as that.

        When moves need the workers, less is found than the time would allow. Engine time is shared
        fairly between askers, whatever they ask for.
        """
        key = (spec, position, seconds, depth)
        question = self._shared.get(key)
        if question is None or question.answer.done() or question.is_cut_short:
            question = self._shared[key] = Question(Think(spec, position, seconds, depth))
            question.answer.add_done_callback(partial(self._forget, key))
        found: Analysis = await self._answer_to(question, asker)
        return found

    async def choose(
        self,
        spec: str,
        position: str,
        level: int,
        seed: int,
        seconds: float = SECONDS,
        *,
        met: tuple[str, ...] = (),
        asker: str = "",
    ) -> str:
        """Choose the move of a computer player in a position where the game goes on.

        Whoever is told which positions the game has seen can avoid going back.
        """
        if self._budget.is_spent(asker):
            seconds = min(seconds, BRIEF)
        asked = Think(spec, position, seconds, level=level, seed=seed, met=met)
        return str(await self._answer_to(Question(asked), asker))

    async def close(self) -> None:
        """Stop all workers. Whoever still waits is told that it failed."""
        await end(self._tasks)
        self._tasks = []
        self._fail_waiting()

    def _forget(self, key: Hashable, answer: asyncio.Future[Any]) -> None:
        if key in self._shared and self._shared[key].answer is answer:
            del self._shared[key]

    async def _answer_to(self, question: Question, asker: str) -> Any:
        is_new = not question.askers and question.worker is None
        question.askers.append(asker)
        try:
            if is_new:
                await self._line_up(question)
            # Shielded, because others may wait for the same answer.
            return await asyncio.shield(question.answer)
        finally:
            question.askers.remove(asker)
            if not question.askers:
                self._abandon(question)

    async def _line_up(self, question: Question) -> None:
        self.start()
        places = self._most + self._idle[True] + self._idle[False] * question.is_move
        if self.waiting >= places or not self._count:
            displaced = self._line.make_room(question)
            if displaced is None:
                question.answer.cancel()
                raise Busy
            displaced.fail(Busy())
        self._line.add(question)
        self._make_way()
        await self._wake()

    def _make_way(self) -> None:
        """Cut analyses short, the longest first, until all moves before them get a worker soon."""
        running = self._line.running
        free = sum(self._idle.values()) + sum(each.is_cut_short for each in running)
        for question in running:
            is_in_the_way = not question.is_move and self._line.moves_before(question) > free
            if question.worker and is_in_the_way and not question.is_cut_short:
                question.is_cut_short = True
                question.worker.stop()
                free += 1

    async def _wake(self) -> None:
        """Let idle workers look whether something has changed for them."""
        async with self._changed:
            self._changed.notify_all()

    def _abandon(self, question: Question) -> None:
        """Spend no more time on a question that nobody asks any longer."""
        if self._line.remove(question):
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
                    worker.when_ended(self._wake)
                    unprepared = list(registered())
                    while True:
                        # A game takes minutes to load where kernels have to be compiled, so
                        # whoever waits goes before the games that nobody asks about.
                        if unprepared and not self._line.has(moves_only=not for_all):
                            await self._prepare(worker, unprepared.pop())
                            if unprepared:
                                continue
                        else:
                            await self._think(worker, await self._next(worker, for_all))
                        failures = 0
                        self.up.add(worker)
            except (DiedError, OSError) as error:
                log.warning("a thinking process ended: %r", error)
            except Exception:
                # Whatever it was: without this task nobody would ever think again.
                log.exception("a thinking process could not be talked to")
            finally:
                self.up = {worker for worker in self.up if worker.is_alive}
            if failures and not self.up:
                self._fail_waiting()

    async def _prepare(self, worker: AsyncThinker, game: str) -> None:
        """Let a worker load a game. The others are played although one cannot be."""
        try:
            await worker.ask(Prepare(game))
        except FaultError as error:
            log.error("%s could not be prepared: %s", game, error)

    async def _next(self, worker: AsyncThinker, for_all: bool) -> Question:
        moves_only = not for_all
        self._idle[for_all] += 1
        try:
            async with self._changed:
                await self._changed.wait_for(
                    lambda: self._line.has(moves_only=moves_only) or not worker.is_alive
                )
        finally:
            self._idle[for_all] -= 1
        if not worker.is_alive:
            raise DiedError("it has ended while nobody asked it anything")
        return self._line.next(moves_only=moves_only)

    async def _think(self, worker: AsyncThinker, question: Question) -> None:
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
                self._line.add(question)
                await self._wake()
            raise
        except BaseException:
            question.fail(Failed())
            raise
        else:
            if not question.answer.done():
                question.answer.set_result(answer)

    async def _ask(self, worker: AsyncThinker, question: Question) -> object:
        question.worker = worker
        start = asyncio.get_running_loop().time()
        try:
            return _told(Thought.read(await worker.ask(question.asked)))
        finally:
            question.worker = None
            spent = asyncio.get_running_loop().time() - start
            # Nobody pays for a worker that is slow or stuck; and nothing is for nothing.
            spent = min(spent, max(question.asked.seconds, LEAST))
            self._line.finished(question, spent)
            for payer in question.payers:
                self._budget.spend(payer, spent / len(question.payers))

    def _fail_waiting(self) -> None:
        for question in self._line.clear():
            question.fail(Failed())


def _told(thought: Thought) -> Analysis | str | None:
    """Give the answer as everybody gets it who has asked: a move, or an analysis."""
    return thought.move if thought.analysis is None else analysis_told(thought.analysis)
