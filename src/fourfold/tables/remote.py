"""A table at an address: the parts that a question needs are fetched, checked, counted and kept.

A plain file server is enough, if it answers range requests. Parts are kept on the disk under what
the server says of the file (its tag and its size), so that another file at the same address begins
anew. A server that does not answer as it should is left alone for a while.
"""

from __future__ import annotations

import re
import sys
import time
import zlib
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple, Protocol

from fourfold.folders import cache_folder

from .errors import TableError
from .sources import HEAD, Part
from .table_file import write_whole

SECONDS = 3.0
"""How long all parts of one question may take."""
REST = 60.0
"""For how many seconds a server is left alone that did not answer as it should."""
MOST_KEPT = 512 << 20
"""How many bytes are kept on the disk, of all addresses."""

_PARTIAL = 206
_RANGE = re.compile(r"bytes ([0-9]{1,18})-([0-9]{1,18})/([0-9]{1,18})")


Check = Callable[[bytes], bool]


class Reply(NamedTuple):
    """What a server answers to the request for a part."""

    status: int
    headers: Mapping[str, str]
    """By names in small letters."""
    body: bytes


class LineError(Exception):
    """No answer came, or not in time. The text says why."""


class Fetch(Protocol):
    """Asks for parts of what is at an address."""

    def __call__(
        self, address: str, parts: Sequence[Part], headers: Mapping[str, str], seconds: float
    ) -> list[Reply]:
        """Give the replies in the same order, or raise LineError."""
        ...


def at_address(address: str) -> RemoteSource:
    """Give the file at an address, or raise TableError."""
    if sys.platform == "emscripten":
        from .worker_lines import fetch
    else:
        from .lines import fetch
    return RemoteSource(address, fetch)


class RemoteSource:
    """A file on a web server."""

    def __init__(
        self,
        address: str,
        fetch: Fetch,
        clock: Callable[[], float] = time.monotonic,
        seconds: float | None = None,
    ) -> None:
        """Ask for the head of the file, or raise TableError."""
        self.name = address
        self.requests = self.bytes = 0
        """How many parts came over the net, and how large they were."""
        self._fetch, self._clock, self._seconds = fetch, clock, seconds or SECONDS
        self._rests_until, self._trouble = 0.0, TableError("table-missing", file=address)
        self.size, self.tag, self.head, self._new = HEAD, "", b"", 0
        (reply,) = self._asked([Part(0, HEAD)], {})
        self.tag = _tag(reply)
        part = _content_range(reply)
        if part is None or part[:2] != (0, min(HEAD, part[2])):
            raise self._refused(reply)
        self.size, self.head = part[2], reply.body
        self._shelf = _shelf(address, self.tag, self.size)

    def tail(self, length: int, is_sound: Check) -> bytes:
        """Give the last bytes if they are sound, or raise TableError."""
        part = Part(max(0, self.size - length), self.size)
        return self._had({part: is_sound})[part]

    def read(self, parts: Sequence[Part], sums: Sequence[int]) -> list[bytes]:
        """Give parts that have these checksums, or raise TableError."""
        checks = {part: _has(checksum) for part, checksum in zip(parts, sums, strict=True)}
        found = self._had(checks)
        return [found[part] for part in parts]

    def _had(self, checks: Mapping[Part, Check]) -> dict[Part, bytes]:
        """Give parts from the disk, and from the net those that are not there."""
        kept = {part: self._kept(part, is_sound) for part, is_sound in checks.items()}
        found = {part: data for part, data in kept.items() if data is not None}
        missing = [part for part in checks if part not in found]
        for part, data in zip(missing, self.fetched(missing), strict=True):
            if not checks[part](data):
                raise self._gives_up("table-damaged")
            self._keep(part, data)
            found[part] = data
        return found

    def _kept(self, part: Part, is_sound: Check) -> bytes | None:
        """Give a part that is on the disk, if it is there and sound."""
        with suppress(OSError):
            path = self._shelf / _file(part)
            data = path.read_bytes()
            if is_sound(data):
                path.touch()
                return data
        return None

    def _keep(self, part: Part, data: bytes) -> None:
        """Keep a part on the disk, where that is possible."""
        with suppress(OSError, TableError):
            write_whole(self._shelf / _file(part), data)
            self._new += len(data)
            if self._new > MOST_KEPT // 16:
                _tidy(self._shelf.parent)
                self._new = 0

    def fetched(self, parts: Sequence[Part]) -> list[bytes]:
        """Give parts from the net, as they come, or raise TableError."""
        if not parts:
            return []
        headers = {"If-Range": self.tag} if self.tag.startswith('"') else {}
        replies = self._asked(parts, headers)
        for part, reply in zip(parts, replies, strict=True):
            if _content_range(reply) != (*part, self.size) or _tag(reply) != self.tag:
                raise self._refused(reply)
        return [reply.body for reply in replies]

    def _asked(self, parts: Sequence[Part], headers: Mapping[str, str]) -> list[Reply]:
        if self._clock() < self._rests_until:
            raise self._trouble
        try:
            replies = self._fetch(self.name, parts, headers, self._seconds)
        except LineError as error:
            raise self._gives_up("table-unreachable", reason=str(error)) from None
        self.requests += len(replies)
        self.bytes += sum(len(reply.body) for reply in replies)
        return replies

    def _refused(self, reply: Reply) -> TableError:
        """Say what is wrong with a reply."""
        if reply.status == _PARTIAL:
            # Who answers something else from the beginning never gives what is asked for.
            return self._gives_up("table-changed" if self.head else "table-no-ranges")
        if reply.status == 200:
            code = "table-changed" if self.tag and _tag(reply) != self.tag else "table-no-ranges"
            return self._gives_up(code)
        return self._gives_up("table-unreachable", reason=f"HTTP {reply.status}")

    def _gives_up(self, code: str, **arguments: str) -> TableError:
        """Leave the server alone for a while, and say why."""
        self._trouble = TableError(code, file=self.name, **arguments)
        self._rests_until = self._clock() + REST
        return self._trouble


def _has(checksum: int) -> Check:
    return lambda data: zlib.crc32(data) == checksum


def _tag(reply: Reply) -> str:
    return reply.headers.get("etag") or reply.headers.get("last-modified") or ""


def _content_range(reply: Reply) -> tuple[int, int, int] | None:
    """Say which part a reply has, and of how many bytes; None if it has not what it says."""
    match = _RANGE.fullmatch(reply.headers.get("content-range", ""))
    if reply.status != _PARTIAL or match is None:
        return None
    first, final, size = map(int, match.groups())
    return (first, final + 1, size) if len(reply.body) == final + 1 - first else None


# What is kept on the disk.


def _shelf(address: str, tag: str, size: int) -> Path:
    name = sha256(f"{address}\n{tag}\n{size}".encode()).hexdigest()[:16]
    return cache_folder() / "tables" / name


def _file(part: Part) -> str:
    return f"{part.first}-{part.last}"


def _tidy(folder: Path) -> None:
    """Remove what was not used for longest, once there is too much of everything."""
    files = [(path, path.stat()) for path in folder.glob("*/*-*")]
    excess = sum(stat.st_size for _, stat in files) - MOST_KEPT
    for path, stat in sorted(files, key=lambda file: file[1].st_mtime):
        if excess <= 0:
            break
        path.unlink(missing_ok=True)
        excess -= stat.st_size
