"""How long engines think in a day: counted for everybody who asks, with an end."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any
from unittest.mock import AsyncMock, Mock, patch

import pytest

from fourfold import Match
from fourfold.engine.thinking.messages import Think
from fourfold.schemas.errors import ApiError
from fourfold.server.live.guests import Guests
from fourfold.server.operations.quotas import Quotas
from fourfold.server.operations.token_buckets import DAY, MINUTE, Buckets
from fourfold.server.settings import Engine, Settings
from fourfold.server.thinking.budget import BRIEF
from fourfold.server.thinking.line import LEAST, Question
from fourfold.server.thinking.thinkers import Busy, Thinkers
from tests.server.running import running


class Clock:
    """A clock that tests put forward."""

    now = 0.0

    def quotas(self, **given: Any) -> Quotas:
        def make(count: int, seconds: float = MINUTE, *, size: int | None = None) -> Buckets:
            return Buckets(count, seconds, size=size, clock=lambda: self.now)

        return Quotas(Settings(**given), make)


@pytest.mark.parametrize(
    ("setting", "others_wait"), [("engine_seconds_per_day", False), ("engine_seconds_in_all", True)]
)
def test_who_had_their_seconds_waits_for_more(setting: str, others_wait: bool) -> None:
    clock = Clock()
    quotas = clock.quotas(**{setting: 100})
    quotas.spend("ann", 99.0)
    quotas.check_thinking("ann")
    quotas.spend("ann", 11.0)
    with pytest.raises(ApiError) as refused:
        quotas.check_thinking("ann")
    assert (refused.value.code, refused.value.status) == ("too-much-thinking", 429)
    assert " 100 s " in str(refused.value.told("en")["message"])
    assert quotas.is_spent("ann")
    assert quotas.is_spent("bob") == others_wait
    # Ten seconds too many are a tenth of a day.
    clock.now += DAY / 10 + 2
    assert not quotas.is_spent("ann")


def test_no_limit_is_no_limit() -> None:
    quotas = Clock().quotas(engine_seconds_per_day=0, engine_seconds_in_all=0)
    quotas.spend("ann", 10**9)
    assert not quotas.is_spent("ann")


def test_what_needs_an_engine_is_refused_and_what_does_not_is_not(tmp_path: Path) -> None:
    with (
        running(tmp_path) as server,
        server.bot("Ann") as ann,
        patch.object(Quotas, "is_spent", return_value=True),
        patch.object(Buckets, "wait", lambda buckets, key: 77 if buckets.limit else 0),
    ):
        seats = [{"kind": "me"}, {"kind": "engine", "level": 1}]
        answers = [
            ann.http.post("/matches", json={"game": "quantik", "seats": seats}),
            ann.http.get("/positions/quantik?values=on"),
            ann.http.get("/positions/quantik/stream"),
        ]
        for answer in answers:
            assert answer.status_code == 429
            assert answer.json()["error"]["code"] == "too-much-thinking"
            assert answer.headers["Retry-After"] == "77"
        assert ann.make("quantik", "me", "open")["status"] == "waiting"
        assert ann.http.get("/positions/quantik").status_code == 200


class Ledger:
    """A budget that tests look into."""

    def __init__(self, *spent: str) -> None:
        self.spent, self.seconds = spent, dict[str, float]()

    def spend(self, asker: str, seconds: float) -> None:
        self.seconds[asker] = self.seconds.get(asker, 0.0) + seconds

    def is_spent(self, asker: str) -> bool:
        return asker in self.spent


def test_moves_of_who_had_enough_are_brief() -> None:
    async def ask() -> None:
        thinkers = Thinkers(1, 8, budget=Ledger("ann"))
        with patch.object(thinkers, "_answer_to", AsyncMock(return_value="Aa1")) as asked:
            for asker in ("ann", "bob"):
                await thinkers.choose("quantik", "", 10, 0, asker=asker)
        seconds = [call.args[0].asked.seconds for call in asked.await_args_list]
        assert seconds[0] == BRIEF < seconds[1]

    asyncio.run(ask())


def test_all_who_wait_for_a_thought_share_its_seconds() -> None:
    async def ask() -> None:
        ledger = Ledger()
        thinkers = Thinkers(1, 8, budget=ledger)
        thinkers._line.add(Question(Think("quantik", "", 2.0), ["ann", "bob"]))
        worker = Mock(ask=AsyncMock(side_effect=OSError("it broke")))
        with pytest.raises(OSError, match="it broke"):
            await thinkers._ask(worker, thinkers._line.next(moves_only=False))
        assert ledger.seconds.keys() == {"ann", "bob"}
        assert ledger.seconds["ann"] == ledger.seconds["bob"]

    asyncio.run(ask())


def test_a_look_without_time_is_paid_for(monkeypatch: pytest.MonkeyPatch) -> None:
    async def ask() -> None:
        ledger, loop = Ledger(), asyncio.get_running_loop()
        times = iter([100.0, 160.0])
        monkeypatch.setattr(loop, "time", lambda: next(times, 160.0))
        thinkers = Thinkers(1, 8, budget=ledger)
        thinkers._line.add(Question(Think("quantik", "", 0.0), ["ann"]))
        worker = Mock(ask=AsyncMock(side_effect=OSError("it broke")))
        with pytest.raises(OSError, match="it broke"):
            await thinkers._ask(worker, thinkers._line.next(moves_only=False))
        assert ledger.seconds == {"ann": LEAST}

    asyncio.run(ask())


def test_engines_of_others_take_turns_between_those_who_ask() -> None:
    order: list[str] = []

    async def play() -> None:
        ledger = Ledger()
        guests = Guests([Engine("Star", "star")], 1, 4, budget=ledger)
        match = Match("quantik")

        async def one(asker: str, number: int) -> None:
            await guests.choose((f"{asker}{number}", 0), "Star", match, asker=asker)
            order.append(asker)

        async def in_thread(player: Any, work: Any, *given: Any) -> str:
            await asyncio.sleep(0.01)
            return "Aa1"

        with (
            patch.object(guests, "_player", lambda *given: Mock(is_unwanted=True)),
            patch.object(guests, "_in_thread", in_thread),
        ):
            tasks = [asyncio.create_task(one("ann", number)) for number in range(4)]
            await asyncio.sleep(0)
            late = asyncio.create_task(one("bob", 0))
            await asyncio.sleep(0)
            # One thinks, four wait, which is all: who asks most makes room for somebody new.
            newcomer = asyncio.create_task(one("eve", 0))
            await asyncio.sleep(0)
            tasks[2].cancel()
            done = await asyncio.gather(*tasks, late, newcomer, return_exceptions=True)
        assert [type(each) for each in done if each] == [asyncio.CancelledError, Busy]
        assert ledger.seconds.keys() == {"ann", "bob", "eve"}
        assert guests._free == 1
        assert not guests._line.running

    asyncio.run(play())
    assert order[0] == "ann"
    assert order.index("bob") <= 2
    assert order.index("eve") <= 2
