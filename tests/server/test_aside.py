"""Work beside the event loop: whose turn it is, and who pays."""

from __future__ import annotations

import asyncio
import threading
from collections import defaultdict

import pytest

from fourfold.server import stopwatch
from fourfold.server.aside import PAYER, Payer, aside
from fourfold.server.stopwatch import Timed


class Desk:
    """Takes jobs for several people, and begins when all of them are there."""

    def __init__(self) -> None:
        self.done: list[str] = []
        self.spent: defaultdict[str, list[float]] = defaultdict(list)
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self._begin = threading.Event()

    def ask(self, who: str, *jobs: str) -> None:
        """Let somebody ask for some jobs."""
        before = PAYER.set(Payer(who, self.spent[who].append))
        for job in jobs:
            self.tasks[job] = asyncio.create_task(aside(self._work, job))
        PAYER.reset(before)

    async def close(self) -> None:
        """Have done what is still wanted."""
        await asyncio.sleep(0)
        self._begin.set()
        await asyncio.gather(*self.tasks.values(), return_exceptions=True)

    def _work(self, job: str) -> None:
        assert self._begin.wait(60)
        self.done.append(job)


def test_the_first_job_of_one_does_not_wait_for_the_fifth_of_another() -> None:
    desk = Desk()

    async def work() -> None:
        desk.ask("many", "m1", "m2", "m3", "m4", "m5")
        desk.ask("few", "f1")
        await desk.close()

    asyncio.run(work())
    assert desk.done == ["m1", "f1", "m2", "m3", "m4", "m5"]
    assert [len(seconds) for seconds in desk.spent.values()] == [5, 1]
    assert all(each > 0 for seconds in desk.spent.values() for each in seconds)


def test_who_comes_late_has_had_as_much_as_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise somebody new would have all turns until they have caught up."""
    clock, done = 0.0, list[str]()
    monkeypatch.setattr("fourfold.server.aside.thread_time", lambda: clock)

    async def work() -> None:
        begin, tasks = threading.Event(), list[asyncio.Task[None]]()

        def ask(who: str, count: int) -> None:
            before = PAYER.set(Payer(who))
            tasks.extend(asyncio.create_task(aside(job, who)) for _ in range(count))
            PAYER.reset(before)

        def job(who: str) -> None:
            nonlocal clock
            assert begin.wait(60)
            clock += 1
            done.append(who)
            if len(done) == 4:
                # It comes while the fourth job is done.
                begin.clear()
                loop.call_soon_threadsafe(come)
                assert begin.wait(60)

        def come() -> None:
            ask("new", 4)
            loop.call_soon(begin.set)

        loop = asyncio.get_running_loop()
        ask("old", 8)
        begin.set()
        while len(done) < 12:
            await asyncio.sleep(0.001)
        await asyncio.gather(*tasks)

    asyncio.run(work())
    assert done == ["old"] * 4 + ["new", "old"] * 4


def test_what_nobody_waits_for_any_more_is_not_done() -> None:
    desk = Desk()

    async def work() -> None:
        desk.ask("ann", "a1", "a2", "a3")
        await asyncio.sleep(0)
        desk.tasks["a2"].cancel()
        await desk.close()

    asyncio.run(work())
    assert desk.done == ["a1", "a3"]


def test_what_fails_says_so_and_is_paid_for_too() -> None:
    spent: list[float] = []

    def fail() -> None:
        raise LookupError("not there")

    async def work() -> str:
        PAYER.set(Payer("ann", spent.append))
        with pytest.raises(LookupError, match="not there"):
            await aside(fail)
        return await aside(lambda: "still there")

    assert asyncio.run(work()) == "still there"
    assert len(spent) == 2


def test_only_stretches_in_which_nobody_else_can_go_on_are_counted(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    clock, spent = 0.0, list[float]()
    monkeypatch.setattr(stopwatch, "perf_counter", lambda: clock)

    async def all_of_it() -> str:
        said: asyncio.Future[str] = asyncio.get_running_loop().create_future()

        async def work() -> str:
            nonlocal clock
            clock += 2
            found = await said
            clock += 3
            return found

        async def other() -> None:
            nonlocal clock
            clock += 100
            said.set_result("done")

        found, _ = await asyncio.gather(Timed(work(), spent.append), other())
        return found

    assert asyncio.run(all_of_it()) == "done"
    assert spent == [5]


def test_who_is_timed_can_be_stopped() -> None:
    log: list[str] = []

    async def work() -> None:
        try:
            await asyncio.sleep(3600)
        finally:
            log.append("tidied up")

    async def timed() -> None:
        await Timed(work(), lambda seconds: log.append("paid"))

    async def stop() -> None:
        task = asyncio.create_task(timed())
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    asyncio.run(stop())
    assert log == ["tidied up", "paid"]
