"""Garbage goes when nobody waits, and in time."""

from __future__ import annotations

import asyncio
import gc
import weakref

import pytest

from fourfold.referee.replay import Replay
from fourfold.server.live.matches import Live
from fourfold.server.operations.collector import Garbage


class Snake:
    """Bites its tail, so that only the collector gets rid of it."""

    def __init__(self) -> None:
        self.tail = self


async def _goes(garbage: Garbage, playing: bool, looks: int = 20) -> bool:
    """Say whether garbage goes while people play, or do not."""
    garbage.start()
    try:
        snake = weakref.ref(Snake())
        for _ in range(looks):
            await asyncio.sleep(0)
            if playing:
                garbage.changed(Live(Replay("", ())), (), here=True)
        return snake() is None
    finally:
        await garbage.close()


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
    garbage = Garbage(look=0, little=little, much=much)
    assert asyncio.run(_goes(garbage, playing)) == goes


def test_the_collector_is_itself_again_afterwards() -> None:
    asyncio.run(_goes(Garbage(), playing=False, looks=1))
    assert gc.isenabled()
    assert gc.get_freeze_count() == 0
