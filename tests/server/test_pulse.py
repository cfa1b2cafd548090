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

from fourfold.schemas.commands import Command
from fourfold.schemas.errors import ApiError
from fourfold.server.live.matches import Live, Matches
from fourfold.server.live.pulse import ALONE, SHARED, STILL, TICK, Pulse, SharedTime, now_ms
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


def lived(matches: Matches, time: Time, milliseconds: int) -> None:
    """Let time pass in which the server runs, and looks at the clock as it does."""
    assert matches.pulse
    for _ in range(milliseconds // TICK):
        time.now += TICK
        matches.pulse.is_sound()


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
        lived(matches, time, 10_000)
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
            lived(later, time, 10_000)
            await pulse.beat()
        answer = await tried(later.command(back, Command("1", 2, "move", move="Cc2"), WHO))
        assert answer == "match-over"
        assert back.replay.status == "over"

    timed(tmp_path, test)


def test_a_server_that_stood_still_lets_no_flag_fall(tmp_path: Path) -> None:
    async def test(matches: Matches, time: Time, live: Live) -> None:
        time.now += ALONE.patience + 100_000
        assert await matches.command(live, Command("1", 2, "move", move="Cc2"), WHO) == 6
        assert left(live, time) == [60_000, 60_000]

    timed(tmp_path, test)


@pytest.mark.parametrize("is_short", [True, False])
@pytest.mark.parametrize("seconds", [4, 20, 3600])
def test_who_moves_after_the_server_stood_still_pays_nothing_for_it(
    tmp_path: Path, seconds: int, is_short: bool
) -> None:
    """Whether it was stopped or its machine slept, and also if nobody has noticed before."""

    async def test(matches: Matches, time: Time, live: Live) -> None:
        if is_short:
            matches.storage.take_over()
        lived(matches, time, 10_000)
        assert matches.pulse
        await matches.pulse.beat()
        lived(matches, time, 4_000)
        time.now += 1000 * seconds
        command = Command("1", 2, "move", move="Cc2")
        if is_short:
            # There is no short way until it is known what nobody has to pay for.
            assert not matches.command_now(live, command, WHO, lambda found: None)
        assert await matches.command(live, command, WHO) == 6
        # What passed since it was last written that all is well was no outage, and is paid for.
        assert left(live, time)[0] == 60_000 - 14_000
        assert [event.kind for event in live.replay.events[4:]] == ["outage", "move"]

    timed(tmp_path, test)


def test_who_looks_after_the_server_stood_still_sees_a_clock_that_did_not_run(
    tmp_path: Path,
) -> None:
    async def test(matches: Matches, time: Time, live: Live) -> None:
        assert matches.pulse
        lived(matches, time, 10_000)
        await matches.pulse.beat()
        time.now += 20_000
        looked_at = await matches.fresh(live.replay.id)
        assert left(looked_at, time) == [50_000, 60_000]
        # What cannot be written down yet keeps nobody from looking.
        time.now += 20_000
        with patch.object(
            matches.storage, "write", side_effect=ApiError("storage-unavailable", 503)
        ):
            assert await matches.fresh(live.replay.id) is live
        assert left(await matches.fresh(live.replay.id), time) == [50_000, 60_000]

    timed(tmp_path, test)


@pytest.mark.parametrize("freeze", [3_000, 8_000])
def test_servers_that_all_stood_still_let_nobody_pay_but_for_a_few_seconds(
    tmp_path: Path, freeze: int
) -> None:
    """They notice it by each other's beats, so a moment counts as if it had been played in."""

    async def play(found: list[Matches], time: Time) -> None:
        matches = found[0]
        pulse = await started(matches, time, alone=False)
        live = await made(matches, clock=CLOCK)
        await begun(matches, live)
        for _ in range(10):
            lived(matches, time, SHARED.every)
            await pulse.beat()
        time.now += freeze
        await matches.command(live, Command("1", 2, "move", move="Cc2"), WHO)
        spent = 60_000 - left(live, time)[0]
        assert spent == (10_000 if freeze > SHARED.patience else 10_000 + freeze)
        await pulse.close()

    run(tmp_path, 1, play)


def test_a_moment_that_the_server_was_busy_is_no_outage(tmp_path: Path) -> None:
    async def test(matches: Matches, time: Time, live: Live) -> None:
        lived(matches, time, 4_000)
        time.now += STILL
        assert await matches.command(live, Command("1", 2, "move", move="Cc2"), WHO) == 5
        assert left(live, time) == [60_000 - 4_000 - STILL, 60_000]

    timed(tmp_path, test)


def test_an_outage_counts_once_however_often_the_server_stands_still(tmp_path: Path) -> None:
    async def test(matches: Matches, time: Time, live: Live) -> None:
        assert matches.pulse

        async def somebody(waits: int) -> None:
            """Find out a moment later than others."""
            for _ in range(waits):
                await asyncio.sleep(0)
                time.now += 1
            assert matches.pulse
            await matches.pulse.find_out()

        for _ in range(3):
            time.now += 10_000
            await asyncio.gather(matches.pulse.beat(), *map(somebody, range(1, 5)))
            lived(matches, time, 1_000)
        assert len(matches.pulse.outages) == 3
        await matches.spare_all()
        # What passes while it is written down is not given, or little of it.
        assert 60_000 - 3_000 - 30 <= left(live, time)[0] <= 60_000 - 3_000

    timed(tmp_path, test)


def test_one_process_of_several_that_stands_still_is_no_outage(tmp_path: Path) -> None:
    async def test(matches: Matches, time: Time, live: Live) -> None:
        other = Pulse(matches.storage, time, matches.spare_all)
        await other.start(alone=False)
        assert matches.pulse
        for _ in range(3):
            lived(matches, time, SHARED.every)
            await matches.pulse.beat()
        lived(matches, time, 4_000)
        assert not other.is_sound()
        await other.find_out()
        assert other.outages == ()
        assert other.is_sound()
        await other.close()

    timed(tmp_path, test)


def test_an_outage_that_cannot_be_written_down_yet_is_written_later(tmp_path: Path) -> None:
    async def test(matches: Matches, time: Time, live: Live) -> None:
        assert matches.pulse
        time.now += 10_000
        move = Command("1", 2, "move", move="Cc2")
        with patch.object(
            matches.storage, "write", side_effect=ApiError("storage-unavailable", 503)
        ):
            assert await tried(matches.command(live, move, WHO)) == "storage-unavailable"
        lived(matches, time, 1_000)
        assert await matches.command(live, move, WHO) == 6
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
        lived(matches, time, SHARED.patience)
        assert matches.pulse.is_sound()
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
    with patch("fourfold.server.live.pulse.TICK", 10**6):
        yield
