"""Python in a worker asks for parts as a browser lets it."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import httpx
import pytest

from fourfold.tables.remote import LineError, RemoteSource
from fourfold.tables.sources import Part
from fourfold.tables.worker_lines import fetch
from tests.tables.serving import Handler, Server, served


class Content:
    """What a browser gives as an ArrayBuffer."""

    def __init__(self, content: bytes) -> None:
        self._content = content

    def to_bytes(self) -> bytes:
        return self._content


class Line:
    """An XMLHttpRequest that waits for its answer."""

    timeout = 0.0
    responseType = ""  # noqa: N815

    @classmethod
    def new(cls) -> Line:
        return cls()

    def __init__(self) -> None:
        self.headers: dict[str, str] = {}

    def open(self, method: str, address: str, later: bool) -> None:
        assert (method, later) == ("GET", False)
        self.address = address

    def setRequestHeader(self, name: str, value: str) -> None:  # noqa: N802
        self.headers[name] = value

    def send(self) -> None:
        assert self.responseType == "arraybuffer"
        self.answer = httpx.get(self.address, headers=self.headers, timeout=self.timeout / 1000)
        self.status, self.response = self.answer.status_code, Content(self.answer.content)

    def getResponseHeader(self, name: str) -> str | None:  # noqa: N802
        found: str | None = self.answer.headers.get(name)
        return found


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    browser = ModuleType("js")
    monkeypatch.setattr(browser, "XMLHttpRequest", Line, raising=False)
    monkeypatch.setitem(sys.modules, "js", browser)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "caches"))
    (tmp_path / "some").write_bytes(bytes(range(256)) * 1000)
    with served(tmp_path / "some") as server:
        yield server


def test_parts_come_in_order(server: Server) -> None:
    source = RemoteSource(server.address, fetch)
    assert source.size == 256_000
    assert source.fetched([Part(5, 8), Part(256, 258)]) == [b"\5\6\7", b"\0\1"]


def test_what_goes_wrong_is_told(server: Server) -> None:
    def hangs_up(asked: Handler) -> bool:
        asked.close_connection = True
        return True

    with pytest.raises(LineError, match="timed out"):
        fetch(server.address, [Part(0, 1)], {}, 0)
    server.trick = hangs_up
    with pytest.raises(LineError):
        fetch(server.address, [Part(0, 1)], {}, 5)
