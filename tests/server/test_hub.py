"""Who is seen to be there."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import pytest

from fourfold.match_commands.state import Caller
from fourfold.server.live import hub as hubs
from fourfold.server.live.audience import Socket
from fourfold.server.live.bus import Bus
from fourfold.server.live.hub import Hub
from fourfold.server.live.matches import Matches
from fourfold.server.storage.database import Storage
from tests.server.running import running


def test_of_two_promises_the_later_one_counts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hubs, "SILENCE", 0)

    async def promise() -> None:
        with running(tmp_path) as server, server.bot("Ann") as ann:
            match_id = ann.make("quantik", "me", "open")["id"]
        storage = Storage(f"sqlite:///{tmp_path}/matches.db")
        matches = Matches(storage, alone=True)
        live, hub = await matches.get(match_id), Hub(matches, Bus())
        wire: Any = Mock(backlog=0)
        watcher = Socket(wire, wire, Caller(None, frozenset()))
        hub.join(live, watcher, 0)
        away = []
        # Both were heard before the first was answered.
        hub.expect(live, watcher, 0.01)
        hub.expect(live, watcher, 60)
        await asyncio.sleep(0.1)
        away.append(watcher.is_silent)
        hub.expect(live, watcher, 0.01)
        await asyncio.sleep(0.1)
        away.append(watcher.is_silent)
        assert away == [False, True]
        hub.leave(live, watcher)
        storage.close()

    asyncio.run(promise())
