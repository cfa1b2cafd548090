"""Where the bytes of a large table lie: in a file on this machine, or at an address.

Whoever reads says with each part the CRC-32 it must have. What does not have it is never given.
"""

from __future__ import annotations

import mmap
import zlib
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple, Protocol

from fourfold.folders import data_folder

from .errors import TableError

HEAD = 1 << 16
"""The first bytes of a table, which are read at once: its first lines are among them."""


def shelf() -> Path:
    """Give the folder of the tables that somebody has fetched or made for this machine."""
    return data_folder() / "tables"


def is_address(given: str) -> bool:
    """Say whether this names something on the net rather than on the disk."""
    return given.lower().startswith(("http://", "https://"))


class Part(NamedTuple):
    """Some of the bytes: from `first` to before `last`."""

    first: int
    last: int


class Source(Protocol):
    """Bytes, some of which can be had without the others."""

    name: str
    """For messages."""
    size: int
    head: bytes
    """The first bytes, HEAD of them where there are so many."""

    def tail(self, length: int, is_sound: Callable[[bytes], bool]) -> bytes:
        """Give the last bytes if they are sound, or raise TableError."""
        ...

    def read(self, parts: Sequence[Part], sums: Sequence[int]) -> list[bytes]:
        """Give parts that have these checksums, or raise TableError."""
        ...


class FileSource:
    """A file."""

    def __init__(self, path: Path) -> None:
        """Open a file, or raise TableError."""
        self.name = str(path)
        try:
            with path.open("rb") as file:
                self._data = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
        except ValueError:  # It is empty.
            raise TableError("table-foreign", file=self.name) from None
        except OSError as error:
            reason = error.strerror or type(error).__name__
            raise TableError("table-unreadable", file=self.name, reason=reason) from None
        self.size = len(self._data)
        self.head = self._data[:HEAD]

    def tail(self, length: int, is_sound: Callable[[bytes], bool]) -> bytes:
        """Give the last bytes if they are sound, or raise TableError."""
        data = self._data[max(0, self.size - length) :]
        if not is_sound(data):
            raise TableError("table-damaged", file=self.name)
        return data

    def read(self, parts: Sequence[Part], sums: Sequence[int]) -> list[bytes]:
        """Give parts that have these checksums, or raise TableError."""
        found = [self._data[first:last] for first, last in parts]
        if [zlib.crc32(data) for data in found] != list(sums):
            raise TableError("table-damaged", file=self.name)
        return found
