"""The collector of garbage is at work when nobody waits, and in time."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Iterator

import pytest

from fourfold.match_commands.replay import Replay
from fourfold.server.live.matches import Live
from fourfold.server.operations.collector import GarbageCollector


@pytest.fixture(autouse=True, scope="module")
def _frozen_again() -> Iterator[None]:
    """What is left alone during all tests is let go by these, and left alone again afterwards."""
    yield
    gc.collect()
    gc.freeze()


class Snake:
    """Bites its tail, so that only the collector gets rid of it."""

    def __init__(self) -> None:
        self.tail = self


async def _goes(collector: GarbageCollector, playing: bool, looks: int = 20) -> bool:
    """Say whether garbage goes while people play, or do not."""
    collector.start()
    try:
        snake = weakref.ref(Snake())
        for _ in range(looks):
            await asyncio.sleep(0)
            if playing:
                collector.changed(Live(Replay("", ())), (), here=True)
        return snake() is None
    finally:
        await collector.close()


@pytest.mark.parametrize(
    ("little", "much", "playing", "goes"),
    [
        (0, 10**9, False, True),
        (0, 10**9, True, False),
        (10**9, 0, True, True),
        (10**9, 10**9, False, False),
    ],
)
def test_when_garbage_goes(little: int, much: int, playing: bool, goes: bool) -> None:
    # With no time between two looks they take turns with what happens.
    collector = GarbageCollector(look=0, little=little, much=much)
    assert asyncio.run(_goes(collector, playing)) == goes


def test_the_collector_is_itself_again_afterwards() -> None:
    asyncio.run(_goes(GarbageCollector(), playing=False, looks=1))
    assert gc.isenabled()
    assert gc.get_freeze_count() == 0
