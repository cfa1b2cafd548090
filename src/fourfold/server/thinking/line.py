"""Questions that wait for a worker: who is next, and who has to go when there are too many.

Engine time is shared between those who ask, whoever asks how much (fair queueing). Each asker has
an account of the seconds that were spent on its questions. The next question is the one that would
leave its asker's account lowest, so a short thought goes before a long one, and the hundredth
question of one asker does not keep another's first one waiting. Nobody saves up: whoever comes has
had as much as everybody until then.

Somebody waits for a move, so moves have a head start: they go before analyses, also before those of
others, until whoever asks for them has had much more than these others. A running analysis ends
early for a move that would have gone before it, and for no other.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from dataclasses import dataclass, field
from itertools import count
from typing import Any

from fourfold.engine.levels import STRONGEST
from fourfold.engine.thinking.async_thinker import AsyncThinker
from fourfold.engine.thinking.messages import Think

HEAD_START = 10.0
"""So many seconds more than others somebody may have had whose moves still go before analyses."""
LEAST = 0.1
"""Seconds that a question may take which asks for none: a first look at the position."""
_arrivals = count()


@dataclass(eq=False)
class Question:
    """A question and those who wait for the answer."""

    asked: Think
    askers: list[str] = field(default_factory=list)
    """A name for each caller who waits: those of the same name share one account."""
    answer: asyncio.Future[Any] = field(
        default_factory=lambda: asyncio.get_running_loop().create_future()
    )
    worker: AsyncThinker | None = None
    """Who thinks about it now."""
    is_cut_short: bool = False
    arrival: int = field(default_factory=lambda: next(_arrivals))
    since: float = 0.0
    """What everybody had had when it was asked."""
    payers: tuple[str, ...] = ()
    """Those who waited when a worker took it on."""

    @property
    def is_move(self) -> bool:
        """Whether a match waits for it."""
        return self.asked.level is not None

    @property
    def cost(self) -> float:
        """How many seconds it will take, more or less: weak players see little, and that soon."""
        seconds = max(self.asked.seconds, LEAST)
        return seconds * (self.asked.level or STRONGEST) / STRONGEST

    def fail(self, error: Exception) -> None:
        """Tell all who wait that there will be no answer."""
        # An exception that nobody waits for would be complained about.
        if self.askers and not self.answer.done():
            self.answer.set_exception(error)
        self.answer.cancel()


class Line:
    """The questions that wait, and the accounts of those who asked them."""

    def __init__(self) -> None:
        self._waiting: list[Question] = []
        self._accounts: dict[str, float] = {}
        """Of those who have had more than everybody."""
        self._had = 0.0
        """The seconds that everybody has had by now."""
        self.running: list[Question] = []
        """What is thought about now, the longest first."""

    def __len__(self) -> int:
        return len(self._waiting)

    def add(self, question: Question) -> None:
        """Let a question wait for its turn."""
        question.since = self._had
        self._waiting.append(question)

    def remove(self, question: Question) -> bool:
        """Let a question wait no longer, and say whether it did."""
        if question not in self._waiting:
            return False
        self._waiting.remove(question)
        return True

    def has(self, *, moves_only: bool) -> bool:
        """Say whether there is something to do."""
        return any(each.is_move or not moves_only for each in self._waiting)

    def next(self, *, moves_only: bool) -> Question:
        """Give the question whose turn it is. Its askers pay for it in advance."""
        allowed = (each for each in self._waiting if each.is_move or not moves_only)
        question = min(allowed, key=self._rank)
        self._waiting.remove(question)
        self.running.append(question)
        question.payers = tuple(question.askers)
        self._charge(question, question.cost)
        return question

    def finished(self, question: Question, seconds: float) -> None:
        """Note how long a question has really taken."""
        self._charge(question, seconds - question.cost)
        waiting = {asker for each in self._waiting for asker in each.askers}
        served = {asker for each in self.running for asker in each.payers}
        self._had += seconds / max(1, len(waiting | served))
        self.running.remove(question)
        self._accounts = {
            asker: account
            for asker, account in self._accounts.items()
            if account > self._had or asker in waiting
        }

    def moves_before(self, begun: Question) -> int:
        """Say how many moves wait that would have gone before something that has begun."""
        # It is paid for already.
        rank = self._least(begun)
        return sum(each.is_move and self._rank(each)[0] < rank for each in self._waiting)

    def make_room(self, newcomer: Question) -> Question | None:
        """Take a question out so that another can wait: the latest of whoever asks most.

        Only somebody has to make room who asks more than the newcomer; for a move, an analysis of
        somebody who asks as much.
        """
        counts = Counter(asker for each in self._waiting for asker in set(each.askers))

        def weight(question: Question) -> int:
            return min((counts[asker] for asker in question.askers), default=0)

        def gives_way(question: Question) -> bool:
            if newcomer.is_move and not question.is_move:
                return weight(question) >= weight(newcomer)
            return weight(question) > weight(newcomer) + 1

        victims = filter(gives_way, self._waiting)
        victim = max(
            victims, key=lambda each: (weight(each), not each.is_move, each.arrival), default=None
        )
        if victim:
            self._waiting.remove(victim)
        return victim

    def clear(self) -> list[Question]:
        """Take all questions out."""
        questions, self._waiting = self._waiting, []
        return questions

    def _rank(self, question: Question) -> tuple[float, int]:
        head_start = HEAD_START if question.is_move else 0.0
        return self._least(question) + question.cost - head_start, question.arrival

    def _least(self, question: Question) -> float:
        """Give the account of whoever has had least of those who wait for a question."""
        return min(self._account(asker, question) for asker in question.askers or ("",))

    def _account(self, asker: str, question: Question) -> float:
        """Give an asker's account when it comes to a question: who was away saved nothing up."""
        return max(self._accounts.get(asker, 0.0), question.since)

    def _charge(self, question: Question, seconds: float) -> None:
        """Let those pay who asked a question, each their share."""
        for asker in question.payers:
            share = seconds / len(question.payers)
            self._accounts[asker] = self._account(asker, question) + share
