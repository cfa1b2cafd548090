"""Ending tasks that would go on for ever."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Any

AGAIN = 5.0
"""Seconds after which a task that has not ended is told once more to do so."""


async def end(tasks: Iterable[asyncio.Task[Any]]) -> None:
    """Cancel tasks until all of them have ended.

    Once is not enough: where a time limit passes at the same moment, libraries take the one for the
    other, and a task that tries again after every failure would never be heard of again.
    """
    left = {task for task in tasks if not task.done()}
    while left:
        for task in left:
            task.cancel()
        _, left = await asyncio.wait(left, timeout=AGAIN)
