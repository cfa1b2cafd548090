"""Table files: what a solver found, with a heading that says what it is and a checksum.

A table is a line with the name of the format, a line of JSON (the heading), the arrays one after
another, and the SHA-256 of everything before. The heading names game, options, rules version and
content, has the counts that go with them, and lists the arrays with their types, lengths and the
bytes they take. Each array is compressed with zlib. Of sorted 64-bit codes the differences are
kept, and of these first all lowest bytes, then all second ones, and so on: most are zero.

A file is written under another name and then renamed, so a table is there as a whole or not at all.
"""

from __future__ import annotations

import errno
import json
import os
import sys
import zlib
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from hashlib import sha256
from io import BytesIO
from itertools import accumulate
from pathlib import Path
from typing import Any

from fourfold.kernels.arrays import NDArray, np
from fourfold.rules import AnyGame
from fourfold.rules.errors import quoted

from .errors import TableError

MAGIC = b"fourfold table "
FORMAT = b"1"
UNFINISHED = ".unfinished"
"""Ends the name of a file that is being written."""

Array = NDArray[Any]
_CHECKSUM = sha256().digest_size
_THREADS = 3
"""Arrays unpacked at a time: zlib holds no lock, and it is most of the work."""


@dataclass(frozen=True)
class Heading:
    """What a table is about."""

    game: str
    options: str
    rules: int
    content: str
    counts: Mapping[str, Any] = field(default_factory=dict)

    @classmethod
    def of(cls, game: AnyGame, content: str, **counts: Any) -> Heading:
        """Give the heading for what was found under the rules of a game."""
        return cls(game.name, game.options_text, game.rules_version, content, counts)


def write(path: Path, heading: Heading, arrays: Mapping[str, Array]) -> None:
    """Write a table, or raise TableError and leave nothing behind."""
    packed = [_packed(array) for array in arrays.values()]
    listed = [
        {"name": name, "type": array.dtype.name, "length": len(array), "bytes": len(data)}
        for (name, array), data in zip(arrays.items(), packed, strict=True)
    ]
    lines = [MAGIC + FORMAT, json.dumps({**asdict(heading), "arrays": listed}).encode(), b""]
    body = b"".join([b"\n".join(lines), *packed])
    write_whole(path, body + sha256(body).digest())


def read(path: Path, expected: Heading) -> tuple[Heading, dict[str, Array]]:
    """Read a table of this content, made under these rules, or raise TableError."""
    data = _read_whole(path)
    lines = BytesIO(data)
    first = lines.readline().removesuffix(b"\n")
    if not first.startswith(MAGIC):
        raise TableError("table-foreign", file=str(path))
    if first != MAGIC + FORMAT:
        raise TableError("table-format", file=str(path))
    try:
        heading, listed = _read_heading(lines.readline())
    except (ValueError, KeyError, TypeError, AttributeError):
        raise TableError("table-damaged", file=str(path)) from None
    whole, start = memoryview(data), lines.tell()
    size = start + sum(each["bytes"] for each in listed) + _CHECKSUM
    if len(data) < size:
        raise TableError("table-truncated", file=str(path), found=len(data), expected=size)
    if sha256(whole[:-_CHECKSUM]).digest() != whole[-_CHECKSUM:]:
        raise TableError("table-damaged", file=str(path))
    _check_heading(path, heading, expected)
    return heading, _unpack_all(whole[start:], listed)


def _read_heading(line: bytes) -> tuple[Heading, list[dict[str, Any]]]:
    fields = json.loads(line)
    listed = fields.pop("arrays")
    return Heading(**fields), [
        {**each, "length": int(each["length"]), "bytes": int(each["bytes"])} for each in listed
    ]


def _check_heading(path: Path, found: Heading, expected: Heading) -> None:
    for key in ("game", "options", "content"):
        if getattr(found, key) != getattr(expected, key):
            raise TableError(
                "table-other",
                file=str(path),
                found=quoted(_described(found)),
                expected=_described(expected),
            )
    if found.rules != expected.rules:
        raise TableError(
            "table-outdated", file=str(path), found=found.rules, expected=expected.rules
        )


def _described(heading: Heading) -> str:
    return " ".join(map(str, filter(None, (heading.game, heading.options, heading.content))))


# Arrays.


def _packed(array: Array) -> bytes:
    if array.dtype == np.int64:
        steps = np.diff(array, prepend=np.int64(0)).astype("<i8")
        array = steps.view(np.uint8).reshape(-1, 8).T
    return zlib.compress(array.tobytes())


def _unpack_all(data: memoryview, listed: list[dict[str, Any]]) -> dict[str, Array]:
    ends = accumulate(each["bytes"] for each in listed)
    parts = [data[end - each["bytes"] : end] for end, each in zip(ends, listed, strict=True)]
    names = [each["name"] for each in listed]
    if sys.platform == "emscripten":  # where nobody can start a thread
        return dict(zip(names, map(_unpacked, parts, listed), strict=True))
    with ThreadPoolExecutor(_THREADS) as pool:
        return dict(zip(names, pool.map(_unpacked, parts, listed), strict=True))


def _unpacked(data: memoryview, listed: dict[str, Any]) -> Array:
    kind = np.dtype(listed["type"])
    length = listed["length"] * kind.itemsize
    numbers = zlib.decompress(data, bufsize=max(1, length))
    if kind == np.uint8:
        return np.frombuffer(numbers, np.uint8)
    if len(numbers) % 8:
        raise ValueError("the array does not consist of whole numbers")
    steps, count = bytearray(len(numbers)), len(numbers) // 8
    for place in range(8):
        steps[place::8] = numbers[place * count : (place + 1) * count]
    return np.cumsum(np.frombuffer(steps, "<i8"), dtype=np.int64)


# Files.


def _read_whole(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except FileNotFoundError:
        raise TableError("table-missing", file=str(path)) from None
    except OSError as error:
        raise TableError("table-unreadable", file=str(path), reason=_reason(error)) from None


def write_whole(path: Path, data: bytes) -> None:
    """Write a file as a whole or not at all."""
    unfinished = path.with_name(path.name + UNFINISHED)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with unfinished.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        unfinished.replace(path)
    except OSError as error:
        with suppress(OSError):
            unfinished.unlink()
        if error.errno in (errno.ENOSPC, errno.EDQUOT):
            megabytes = max(1, len(data) >> 20)
            raise TableError(
                "table-disk-full", file=str(path), folder=str(path.parent), megabytes=megabytes
            ) from None
        raise TableError("table-unwritable", file=str(path), reason=_reason(error)) from None


def _reason(error: OSError) -> str:
    return error.strerror or type(error).__name__
