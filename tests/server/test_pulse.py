"""Times in which nobody could play cost nobody anything; the time comes from one place."""

from __future__ import annotations

import asyncio
import time as system_time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
from sqlalchemy import text

from fourfold.payloads.commands import Command
from fourfold.server.live.matches import Live, Matches
from fourfold.server.live.pulse import PATIENCE, Pulse, SharedTime, now_ms
from fourfold.server.storage.database import Storage
from tests.server.services import Postgres
from tests.server.test_matches import WHO, Time, begun, made, run, tried

CLOCK = {"kind": "increment", "base": 60, "increment": 0}


async def started(matches: Matches, time: Time, alone: bool = True) -> Pulse:
    matches.pulse = Pulse(matches.storage, time, matches.spare_all)
    await matches.pulse.start(alone)
    return matches.pulse


def again(matches: Matches, time: Time) -> Matches:
    """Give the matches of a server that starts on the same database."""
    return Matches(matches.storage, alone=True, now=time)


def left(live: Live, time: Time) -> list[int]:
    assert live.replay.clock
    return list(live.replay.clock.told(time())["remaining"])


def timed(folder: Path, test: Callable[[Matches, Time, Live], Awaitable[None]]) -> None:
    async def play(found: list[Matches], time: Time) -> None:
        pulse = await started(found[0], time)
        live = await made(found[0], clock=CLOCK)
        await begun(found[0], live)
        await test(found[0], time, live)
        await pulse.close()

    run(folder, 1, play)


def test_while_the_server_is_down_no_clock_runs(tmp_path: Path) -> None:
    async def test(matches: Matches, time: Time, live: Live) -> None:
        time.now += 10_000
        assert matches.pulse
        await matches.pulse.close()
        later, pulse = matches, matches.pulse
        for _ in range(2):
            time.now += 3_600_000
            later = again(matches, time)
            pulse = await started(later, time)
            back = await later.get(live.replay.id)
            assert left(back, time) == [50_000, 60_000]
            assert back.replay.status == "playing"
            await pulse.close()
        back = await later.get(live.replay.id)
        assert [event.kind for event in back.replay.events[4:]] == ["outage", "outage"]
        for _ in range(5):
            time.now += 10_000
            await pulse.beat()
        answer = await tried(later.command(back, Command("1", 2, "move", move="Cc2"), WHO))
        assert answer == "match-over"
        assert back.replay.status == "over"

    timed(tmp_path, test)


def test_a_server_that_stood_still_lets_no_flag_fall(tmp_path: Path) -> None:
    async def test(matches: Matches, time: Time, live: Live) -> None:
        time.now += PATIENCE + 100_000
        assert await matches.command(live, Command("1", 2, "move", move="Cc2"), WHO) == 6
        assert left(live, time) == [60_000, 60_000]

    timed(tmp_path, test)


def test_who_has_no_clock_hears_of_no_outage(tmp_path: Path) -> None:
    async def test(matches: Matches, time: Time, live: Live) -> None:
        free = await made(matches)
        time.now += 10**6
        later = again(matches, time)
        pulse = await started(later, time)
        assert (await later.get(free.replay.id)).replay.version == free.replay.version
        await pulse.close()

    timed(tmp_path, test)


def test_of_several_processes_one_is_enough(tmp_path: Path) -> None:
    async def test(matches: Matches, time: Time, live: Live) -> None:
        assert matches.pulse
        time.now += 5_000
        assert await matches.pulse.is_sound()
        other = again(matches, time)
        pulse = await started(other, time, alone=False)
        assert pulse.outages == ()
        await pulse.close()

    timed(tmp_path, test)


def test_processes_take_the_time_from_the_database(postgres: Postgres) -> None:
    async def test() -> None:
        storage = Storage(postgres.fresh())
        real = system_time.time_ns
        fast: Any = lambda: real() + 30 * 10**9  # noqa: E731
        try:
            with patch("fourfold.server.live.pulse.time.time_ns", fast):
                shared = SharedTime(storage)
                assert shared() - real() // 10**6 > 20_000
                await shared.start()
                query = text("SELECT extract(epoch FROM clock_timestamp()) * 1000")
                there = await storage.read(lambda db: float(db.execute(query).scalar_one()))
                assert abs(shared() - there) < 10_000
                await shared.close()
        finally:
            storage.close()

    asyncio.run(test())


def test_alone_the_time_is_that_of_the_machine(tmp_path: Path) -> None:
    async def test() -> None:
        storage = Storage(f"sqlite:///{tmp_path / 'some.db'}")
        shared = SharedTime(storage)
        await shared.start()
        assert abs(shared() - now_ms()) < 10_000
        await shared.close()
        storage.close()

    asyncio.run(test())


@pytest.fixture(autouse=True)
def _few_beats() -> Any:
    """Only the beats that a test asks for."""
    with patch("fourfold.server.live.pulse.EVERY", 10**6):
        yield
