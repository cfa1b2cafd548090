"""Arrays as plain buffers, under the names NumPy has for them.

NumPy is larger than everything else that rules, engines and tables need, and does not come with
Pyodide. What these need outside of kernels is little: to make arrays, to read them, and to put them
in order. This module has just that, and takes the place of NumPy where there is none (`arrays` sees
to it). Whatever else is asked of NumPy is missing like NumPy itself. Numbers are Python's own.
"""

from __future__ import annotations

import sys
from array import array as _numbers
from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence
from itertools import accumulate, chain, repeat
from math import prod
from mmap import mmap
from typing import Any, Literal, cast

Code = Literal["b", "B", "h", "H", "i", "I", "q", "Q", "d"]
"""How buffers name numbers; truth values are taken for such, too."""


class Kind:
    """The type of the numbers in an array; called, it gives a number as it is."""

    def __init__(self, name: str, code: Code, itemsize: int) -> None:
        self.name, self.code, self.itemsize = name, code, itemsize

    def __call__(self, number: Any) -> Any:
        return number

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Kind) and other.name == self.name

    def __hash__(self) -> int:
        return hash(self.name)

    def __repr__(self) -> str:
        return self.name


int8, uint8 = Kind("int8", "b", 1), Kind("uint8", "B", 1)
int16, uint16 = Kind("int16", "h", 2), Kind("uint16", "H", 2)
int32, uint32 = Kind("int32", "i", 4), Kind("uint32", "I", 4)
int64, uint64 = Kind("int64", "q", 8), Kind("uint64", "Q", 8)
float64 = Kind("float64", "d", 8)
bool_ = Kind("bool", cast("Code", "?"), 1)
_EVERY = (int8, uint8, int16, uint16, int32, uint32, int64, uint64, float64, bool_)
_KINDS = {"<i8": int64, **{kind.name: kind for kind in _EVERY}}

Length = int | tuple[int, ...]
_LARGE = 1 << (63 if sys.platform == "emscripten" else 20)
"""From so many bytes on the system is asked for memory, which takes none until it is used."""


def dtype(name: str | Kind) -> Kind:
    """Give the type with this name."""
    return name if isinstance(name, Kind) else _KINDS[name]


class ndarray:  # noqa: N801  # NumPy calls it so
    """Numbers of one type in one or more dimensions, in the order of C and without gaps."""

    def __init__(self, data: memoryview[Any], shape: tuple[int, ...], kind: Kind) -> None:
        """Show bytes as numbers."""
        self.shape, self.dtype = shape, kind
        bare = data.cast("B")
        self._flat: memoryview[Any] = bare.cast(kind.code)
        self._view: memoryview[Any] = bare.cast(kind.code, shape) if len(shape) > 1 else self._flat

    def __class_getitem__(cls, _: object) -> type[ndarray]:
        return cls

    @property
    def data(self) -> memoryview[Any]:
        """The memory, for kernels."""
        return self._view

    @property
    def __array_interface__(self) -> None:
        """Say that this memory never moves, so that it need not be looked at again."""

    @property
    def ndim(self) -> int:
        """The number of dimensions."""
        return len(self.shape)

    @property
    def size(self) -> int:
        """The number of numbers."""
        return prod(self.shape)

    @property
    def nbytes(self) -> int:
        """The memory that the numbers take."""
        return self._flat.nbytes

    def __len__(self) -> int:
        return self.shape[0]

    def __iter__(self) -> Iterator[Any]:
        if self.ndim == 1:
            return iter(self._flat)
        return (self[i] for i in range(len(self)))

    def __getitem__(self, place: Any) -> Any:
        if isinstance(place, slice) and self.ndim == 1:
            part = self._flat[place]
            if not part.contiguous:
                return _made(part.tolist(), self.dtype)
            return ndarray(part, (len(part),), self.dtype)
        if self.ndim == 1:
            return self._flat[place]
        if isinstance(place, int):
            return ndarray(self._flat[self._row(place)], self.shape[1:], self.dtype)
        return self._view[place]

    def _row(self, place: int) -> slice:
        """Give where a row lies among all numbers."""
        length, first = prod(self.shape[1:]), place % len(self)
        return slice(first * length, (first + 1) * length)

    def __setitem__(self, place: Any, value: Any) -> None:
        if isinstance(place, ndarray):
            flat = self._flat
            for i, number in zip(place.tolist(), value, strict=True):
                flat[i] = number
        elif isinstance(place, tuple) and isinstance(place[1], list):
            for column, number in zip(place[1], value, strict=True):
                self._view[place[0], column] = number
        elif isinstance(place, slice):
            places = range(*place.indices(len(self._flat)))
            given = repeat(value) if isinstance(value, int) else value
            for i, number in zip(places, given, strict=not isinstance(value, int)):
                self._flat[i] = number
        elif isinstance(value, ndarray):
            self._flat[self._row(place)] = value._flat
        else:
            self._view[place] = value

    def tolist(self) -> list[Any]:
        """Give the numbers as lists."""
        return self._view.tolist()

    def tobytes(self) -> bytes:
        """Give the bytes."""
        return self._flat.tobytes()

    def astype(self, kind: Kind | str) -> ndarray:
        """Give the same numbers in another type."""
        made = _made(map(float if dtype(kind) == float64 else int, self._flat), dtype(kind))
        return ndarray(made._flat, self.shape, made.dtype)

    def reshape(self, *shape: int) -> ndarray:
        """Give the same numbers in other dimensions."""
        return ndarray(self._flat, shape, self.dtype)

    def ravel(self) -> ndarray:
        """Give all numbers in a row."""
        return ndarray(self._flat, (self.size,), self.dtype)

    def nonzero(self) -> tuple[ndarray]:
        """Give the places of the numbers that are not zero."""
        return (_made([i for i, number in enumerate(self._flat) if number], int64),)


def _made(numbers: Iterable[Any], kind: Kind) -> ndarray:
    """Make an array of one dimension."""
    if kind is bool_:
        found = bytearray(map(bool, numbers))
        return ndarray(memoryview(found), (len(found),), kind)
    listed = _numbers(kind.code, numbers)
    return ndarray(memoryview(listed), (len(listed),), kind)


def array(given: Any, kind: Kind | str = int64) -> ndarray:
    """Make an array of numbers, or of lists of them."""
    if isinstance(given, ndarray):
        return given.astype(kind)
    rows = list(given)
    if not rows or not isinstance(rows[0], list | tuple | ndarray):
        return _made(rows, dtype(kind))
    parts = [array(row, kind) for row in rows]
    flat = _made(chain.from_iterable(part._flat for part in parts), dtype(kind))
    return ndarray(flat._flat, (len(parts), *parts[0].shape), flat.dtype)


def zeros(length: Length, kind: Kind | str = int64) -> ndarray:
    """Make an array of zeros."""
    shape = length if isinstance(length, tuple) else (length,)
    found = dtype(kind)
    size = prod(shape) * found.itemsize
    room = mmap(-1, size) if size >= _LARGE else bytearray(size)
    return ndarray(memoryview(room), shape, found)


empty = zeros


def empty_like(other: ndarray) -> ndarray:
    """Make an array like another one."""
    return zeros(other.shape, other.dtype)


def full(length: Length, number: int, kind: Kind | str = int64) -> ndarray:
    """Make an array of one and the same number."""
    shape = length if isinstance(length, tuple) else (length,)
    one = _made([number], dtype(kind)).tobytes()
    return ndarray(memoryview(bytearray(one * prod(shape))), shape, dtype(kind))


def frombuffer(data: bytes | bytearray, kind: Kind | str) -> ndarray:
    """Take bytes for numbers."""
    found = dtype(kind)
    mine = data if isinstance(data, bytearray) else bytearray(data)
    return ndarray(memoryview(mine), (len(mine) // found.itemsize,), found)


def concatenate(parts: Sequence[ndarray]) -> ndarray:
    """Put arrays after each other."""
    joined = bytearray(b"".join(part._flat for part in parts))
    return frombuffer(joined, parts[0].dtype)


def cumsum(numbers: ndarray, dtype: Kind | str = int64) -> ndarray:
    """Add up the numbers up to every place."""
    return _made(accumulate(numbers._flat), _KINDS[str(dtype)])


def searchsorted(numbers: ndarray, wanted: int) -> int:
    """Give the first place where a number is not smaller than the wanted one."""
    return bisect_left(numbers._flat, wanted)


def stack(parts: Sequence[ndarray], axis: int) -> ndarray:
    """Put arrays of one dimension side by side, as columns."""
    assert axis == 1
    return array(list(zip(*(part.tolist() for part in parts), strict=True)))


def flatnonzero(numbers: ndarray) -> ndarray:
    """Give the places of the numbers that are not zero."""
    return numbers.nonzero()[0]


NDArray = ndarray
"""As `numpy.typing` calls it."""
generic = int
"""What all numbers have in common."""


def __getattr__(name: str) -> Any:
    if name.startswith("__"):
        raise AttributeError(name)
    raise ModuleNotFoundError(f"No module named 'numpy', which has {name}", name="numpy")
