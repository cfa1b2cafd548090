"""Whole solutions of Qomet in one file of an eighth of the size, with every position within reach.

The file has a line with the name of the format, a line of JSON (the heading of the solution, with
what was found, and how many numbers a block has), the blocks, an index (for each block the place
of its end, counted from the first block, and its CRC-32), and the SHA-256 of the heading and index.

A block is a run of numbers of positions. It has one byte for each, the distance; then one bit for
each, whether a turn makes a difference when it is forbidden; then, where one does, the bytes of the
turns, and those of the distances without them: the arrays of `passes`. All of that is
compressed with LZMA. What the mover sees at once need not be told: where a turn makes a square,
and where the number is not used, the byte before stands there again, which costs next to nothing.
"""

from __future__ import annotations

import json
import lzma
import os
import sys
import zlib
from array import array
from collections import OrderedDict
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

from fourfold.kernels.arrays import NDArray, np
from fourfold.tables.errors import TableError
from fourfold.tables.machine import check_disk
from fourfold.tables.sources import FileSource, Part, Source
from fourfold.tables.table_file import UNFINISHED

from ..kernels.ranks import turn_image
from ..kernels.rules import NONE
from ..kernels.search import MISSING
from .entries import UNUSED, Table
from .files import (
    Problem,
    checksum,
    create_table,
    named,
    open_table,
    parse_heading,
    read_heading,
    slices_of,
    write_heading,
)
from .numbers import locate, space_of
from .reading import WON, is_seen, tell_seen
from .whole import MAGIC

FILE = "solution.packed"
"""The usual name, in the folder of the solution."""
BLOCK = 1 << 18
"""How many positions are in a block: more make a smaller file, fewer are unpacked faster."""
_KEPT = 64
"""How many blocks are kept unpacked."""
_FILTERS = [{"id": lzma.FILTER_LZMA2, "preset": 6, "pb": 0}]
_DIGEST = sha256().digest_size
_LARGEST = 1 << 24
"""How many positions a block may have: a file that says more would fill the memory."""

Bytes = NDArray[np.uint8]
Progress = Callable[[int, int], None]


def pack(
    folder: Path,
    problem: Problem,
    path: Path,
    progress: Progress = lambda done, total: None,
    *,
    block: int = BLOCK,
) -> None:
    """Pack the finished solution of a folder into a file, or raise TableError."""
    table, _ = open_table(folder, problem)
    starts = range(0, len(table.main), block)
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        blocks = pool.map(lambda start: packed_block(table, start, start + block), starts)
        shown = (_shown(progress, done + 1, len(starts), each) for done, each in enumerate(blocks))
        write_blocks(path, {**read_heading(folder, problem), "block": block}, shown)


def excerpt(folder: Path, problem: Problem, path: Path, *, block: int = BLOCK) -> None:
    """Pack of the finished solution of a folder what has `only` so many stars."""
    table, space = open_table(folder, problem._replace(only=None))
    numbering = space_of(problem.stars, problem.only)
    # Whatever has fewer stars is numbered, too. It is not told, and takes next to nothing.
    some = Table(*(np.full(int(numbering.starts[-1]), empty, np.uint8) for empty in (0, NONE, 0)))
    for own, other, first, last in slices_of(numbering):
        if own + other == problem.only:
            start = int(space.starts[own * space.sides + other])
            for part, whole in zip(some, table, strict=True):
                part[first:last] = whole[start : start + last - first]
    starts = range(0, len(some.main), block)
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        blocks = pool.map(lambda start: packed_block(some, start, start + block), starts)
        write_blocks(path, {**named(problem), "block": block}, blocks)


def _shown(progress: Progress, done: int, total: int, block: bytes) -> bytes:
    progress(done, total)
    return block


def packed_block(table: Table, first: int, last: int) -> bytes:
    """Pack the numbers from `first` to before `last`."""
    main, push, less = (np.asarray(array[first:last]) for array in table)
    told = (main != UNUSED) & (main != WON)
    # Of each number the last one up to it that is told; before the first of them, any will do.
    source = np.maximum.accumulate(np.where(told, np.arange(len(main)), 0))
    differs = push != NONE
    parts = (main[source], np.packbits(differs), push[differs], less[differs])
    return compressed(b"".join(part.tobytes() for part in parts))


def compressed(data: bytes) -> bytes:
    """Give bytes as they are in a file."""
    return lzma.compress(data, lzma.FORMAT_RAW, filters=_FILTERS)


def write_blocks(path: Path, heading: Mapping[str, Any], blocks: Iterable[bytes]) -> None:
    """Write packed blocks as a file, as a whole or not at all, or raise TableError."""
    line = json.dumps(heading).encode() + b"\n"
    unfinished = path.with_name(path.name + UNFINISHED)
    try:
        with unfinished.open("wb") as file:
            file.write(MAGIC + line)
            index, end = [], 0
            for block in blocks:
                file.write(block)
                end += len(block)
                index += [end, zlib.crc32(block)]
            listed = np.array(index, "<i8").tobytes()
            file.write(listed + sha256(line + listed).digest())
        unfinished.replace(path)
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise TableError("table-unwritable", file=str(path), reason=reason) from None
    finally:
        with suppress(OSError):
            unfinished.unlink()


class Block(NamedTuple):
    """What is known of a run of positions, as it was packed."""

    raw: bytes
    size: int

    def look(self, place: int) -> tuple[int, int, int]:
        """Give the distance, the turn that makes a difference when it is forbidden (or NONE), and
        the distance without it.
        """
        byte, bit = divmod(place, 8)
        bits = self.raw[self.size : self.rest]
        if not bits[byte] >> 7 - bit & 1:
            return self.raw[place], NONE, 0
        before = int.from_bytes(bits[:byte]).bit_count() + (bits[byte] >> 8 - bit).bit_count()
        turns = (len(self.raw) - self.rest) // 2
        push, less = self.raw[self.rest + before], self.raw[self.rest + turns + before]
        return self.raw[place], push, less

    @property
    def rest(self) -> int:
        """Where the bits end."""
        return self.size + -(-self.size // 8)

    @property
    def is_whole(self) -> bool:
        """Say whether all is there that the bits tell of."""
        differs = int.from_bytes(self.raw[self.size : self.rest]).bit_count()
        return len(self.raw) == self.rest + 2 * differs


class Packed:
    """A packed solution, in a file or at an address. Blocks are unpacked when they are needed."""

    def __init__(self, where: Path | Source, problem: Problem) -> None:
        """Open what was made by `pack`, or raise TableError."""
        self.source = FileSource(where) if isinstance(where, Path) else where
        self.problem = problem
        self.space = space_of(problem.stars, problem.numbered)
        self.total = int(self.space.starts[-1])
        self._played = space_of(problem.stars, problem.most)
        if not self.source.head.startswith(MAGIC):
            raise TableError("table-foreign", file=self.source.name)
        self._read_index()
        self._unpacked: OrderedDict[int, Block] = OrderedDict()

    def _read_index(self) -> None:
        head, name = self.source.head, self.source.name
        start = head.find(b"\n", len(MAGIC)) + 1
        line = head[len(MAGIC) : start]
        self.heading = parse_heading(line, name, self.problem)
        damaged = TableError("table-damaged", file=name)
        length = self.heading.get("block")
        if type(length) is not int or not 0 < length <= _LARGEST:
            raise damaged
        self.length = length
        self.blocks = -(-self.total // self.length)
        listed = 16 * self.blocks + _DIGEST
        if start + listed > self.source.size:
            raise damaged

        def is_sound(tail: bytes) -> bool:
            return sha256(line + tail[:-_DIGEST]).digest() == tail[-_DIGEST:]

        tail = self.source.tail(listed, is_sound)
        self.digest = tail[-_DIGEST:].hex()
        numbers = array("q", tail[:-_DIGEST])
        if sys.byteorder == "big":
            numbers.byteswap()
        self._places = [start, *(start + place for place in numbers[::2])]
        self._sums = numbers[1::2].tolist()
        if self._places != sorted(self._places) or self._places[-1] + listed != self.source.size:
            raise damaged

    def need(self, positions: Iterable[tuple[int, int]]) -> None:
        """Have all blocks with these positions at hand: those that are not come at once."""
        numbers = {
            locate(own, other, self.space)[0] // self.length
            for own, other in positions
            if self._has(own, other)
        }
        missing = sorted(numbers - self._unpacked.keys())
        for number, data in zip(missing, self.bytes_of(missing), strict=True):
            self._unpacked[number] = self._block(number, data)
        for number in numbers:
            self._unpacked.move_to_end(number)
        while len(self._unpacked) > max(_KEPT, len(numbers)):
            self._unpacked.popitem(last=False)

    def bytes_of(self, numbers: Sequence[int]) -> list[bytes]:
        """Give blocks as they are packed, or raise TableError."""
        parts = [Part(*self._places[number : number + 2]) for number in numbers]
        return self.source.read(parts, [self._sums[number] for number in numbers])

    def check(self) -> None:
        """Hold all blocks against their checksums, or raise TableError."""
        for number in range(self.blocks):
            self.bytes_of([number])

    def block(self, number: int) -> Block:
        """Give a block, or raise TableError."""
        return self._block(number, *self.bytes_of([number]))

    def _block(self, number: int, data: bytes) -> Block:
        size = min(self.length, self.total - number * self.length)
        found = Block(self.unpacked(data, 4 * size, _FILTERS), size)
        if not found.is_whole:
            raise TableError("table-damaged", file=self.source.name)
        return found

    def unpacked(self, data: bytes, most: int, filters: Sequence[Mapping[str, Any]]) -> bytes:
        """Give what was packed, at most so many bytes of it, or raise TableError."""
        try:
            unpacker = lzma.LZMADecompressor(lzma.FORMAT_RAW, filters=filters)
            raw = unpacker.decompress(data, most + 1)
        except lzma.LZMAError:
            raw = None
        if raw is None or len(raw) > most:
            raise TableError("table-damaged", file=self.source.name)
        return raw

    def distance(self, own: int, other: int, forbidden: int) -> int:
        """Give the distance for the player to move: odd a win, even a loss, 0 a draw.

        An excerpt has MISSING for what it does not have.
        """
        if not self._has(own, other):
            return MISSING
        self.need([(own, other)])
        index, symmetry = locate(own, other, self.space)
        number, place = divmod(index, self.length)
        distance, push, less = self._unpacked[number].look(place)
        if push != NONE and push == turn_image(forbidden, symmetry):
            return less
        return WON if is_seen(own, other, self._played, self.problem.rules) else distance

    def _has(self, own: int, other: int) -> bool:
        """Say whether an excerpt has a position; a whole solution has all."""
        return self.problem.only in (None, own.bit_count() + other.bit_count())

    def unpack(self, folder: Path, progress: Progress = lambda done, total: None) -> None:
        """Write the solution into a folder as it was, or raise TableError."""
        check_disk(folder, 3 * self.total)
        table = create_table(folder, self.total)

        def restore(number: int) -> None:
            first = number * self.length
            found = _spread(self.block(number))
            tell_seen(first, found.main, self.space, self.problem.rules)
            for whole, part in zip(table, found, strict=True):
                whole[first : first + len(part)] = part

        with ThreadPoolExecutor(os.cpu_count()) as pool:
            for number, _ in enumerate(pool.map(restore, range(self.blocks))):
                progress(number + 1, self.blocks)
        if checksum(table) != self.heading.get("checksum"):
            raise TableError("table-damaged", file=self.source.name)
        write_heading(folder, {k: v for k, v in self.heading.items() if k != "block"})


def _spread(block: Block) -> Table:
    """Give the arrays of a block, without what the mover sees at once."""
    raw = np.frombuffer(block.raw, np.uint8)
    main, bits, rest = np.split(raw, [block.size, block.rest])
    differs = np.unpackbits(bits, count=block.size).view(np.bool_)
    push, less = np.full(block.size, NONE, np.uint8), np.zeros(block.size, np.uint8)
    push[differs], less[differs] = np.split(rest, 2)
    return Table(main.copy(), push, less)
