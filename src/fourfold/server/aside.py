"""Work that grows with what somebody sent or played: done beside the event loop.

There is one thread for all of it. However much is asked of it, whoever handles moves has at least
every other turn.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")
_THREAD = ThreadPoolExecutor(1, "fourfold-aside")


async def aside(work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Do some work when its turn comes, and give what it gives."""
    loop = asyncio.get_running_loop()
    return await loop.run_in_executor(_THREAD, lambda: work(*args, **kwargs))
