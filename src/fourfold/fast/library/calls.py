"""Calling a built kernel: arguments onto a sheet, one jump, results off the sheet.

Every built kernel is a C function of one argument, the address of its *sheet*: some words of 64
bits. The caller writes the arguments there, one after the other: a number or truth value is a word,
an array is the address of its first element and a word for each of its lengths, a tuple is its
parts. The kernel writes the results over them from the first word on, and returns 0; or 1, and
then the first two words say where a pickled exception lies, and how long it is. So there is
one way to call on every processor, and nothing is copied but words.

Everything is checked on the way: a wrong number would be a wrong answer, a wrong array a crash.
While a kernel runs, other threads do too.
"""

from __future__ import annotations

import ctypes
import pickle
import struct
from collections.abc import Callable, Sequence
from typing import Any
from weakref import ref

Written = str | list[Any] | None
"""A shape as JSON: `int`, `bool`, `int64[2]` or `fixed uint8[1]`, lists of these, or nothing."""
Run = Callable[[int], int]
"""A kernel in a library, as `ctypes` gives it."""
Slots = list[int]
Put = Callable[[Slots, Any], None]

_FORMATS = {
    "bool": ("?", 1),
    "int8": ("b", 1),
    "uint8": ("B", 1),
    "int16": ("h", 2),
    "uint16": ("H", 2),
    "int32": ("il", 4),
    "uint32": ("IL", 4),
    "int64": ("ql", 8),
    "uint64": ("QL", 8),
    "float32": ("f", 4),
    "float64": ("d", 8),
}
"""How buffers name numbers, and how many bytes these have; `l` and `L` differ between systems."""

_first_byte = ctypes.c_char.from_buffer
_address_of = ctypes.addressof


def call(name: str, run: Run, takes: Sequence[Written], gives: Written) -> Callable[..., Any]:
    """Make a function that calls a kernel with arguments of these shapes."""
    puts = [_put(each, f"argument {i} of {name}") for i, each in enumerate(takes, 1)]
    count, take = len(puts), _take(gives)
    size = max(2, sum(map(_words, takes)), _words(gives))
    layout = struct.Struct(f"={sum(map(_words, takes))}q")
    results = struct.Struct(f"={_words(gives)}q")
    # Sheets that nobody is using: any thread may take one, and lists are safe between threads.
    sheets: list[tuple[ctypes.Array[ctypes.c_int64], int]] = []

    def call_kernel(*arguments: Any) -> Any:
        if len(arguments) != count:
            raise TypeError(f"{name} takes {count} arguments, not {len(arguments)}")
        slots: Slots = []
        for put, argument in zip(puts, arguments, strict=True):
            put(slots, argument)
        try:
            sheet, address = sheets.pop()
        except IndexError:
            sheet = (ctypes.c_int64 * size)()
            address = _address_of(sheet)
        try:
            layout.pack_into(sheet, 0, *slots)
            if run(address):
                raise _error(name, sheet[0], sheet[1])
            return take(results.unpack_from(sheet))
        except struct.error as error:
            raise TypeError(f"an argument of {name} is no 64-bit integer: {error}") from None
        finally:
            sheets.append((sheet, address))

    return call_kernel


def _words(shape: Written) -> int:
    """Give how many words a shape takes on a sheet."""
    if shape is None:
        return 0
    if isinstance(shape, list):
        return sum(map(_words, shape))
    return 1 + int(shape[-2]) if shape.endswith("]") else 1


# Arguments.


def _put(shape: Written, what: str) -> Put:
    if shape == "int":
        return list.append
    if shape == "bool":
        return lambda slots, value: slots.append(bool(value))
    if isinstance(shape, list):
        return _put_parts([_put(part, what) for part in shape], what)
    assert shape is not None
    return _put_array(shape, what)


def _put_parts(puts: Sequence[Put], what: str) -> Put:
    count = len(puts)

    def put(slots: Slots, parts: Any) -> None:
        if len(parts) != count:
            raise TypeError(f"{what} has {len(parts)} parts, not {count}")
        for put_part, part in zip(puts, parts, strict=True):
            put_part(slots, part)

    return put


def _put_array(shape: str, what: str) -> Put:
    """Check arrays and write them down; the one of the last call is known by its identity.

    Tables are given again and again, and to check them takes longer than to look something up.
    """
    check = _check_array(shape, what)
    last: list[tuple[Callable[[], Any], tuple[int, ...]]] = [(_nobody, ())]

    def put(slots: Slots, array: Any) -> None:
        known, words = last[0]
        if known() is not array or array is None:
            words = check(array)
            # Other buffers of Python may move when they grow.
            if hasattr(type(array), "__array_interface__"):
                last[0] = ref(array), words
        slots.extend(words)

    return put


def _nobody() -> None:
    """Refer to no array."""


def _check_array(shape: str, what: str) -> Callable[[Any], tuple[int, ...]]:
    fixed, dtype, dims = shape.startswith("fixed "), shape[:-3].split()[-1], int(shape[-2])
    formats, size = _FORMATS[dtype]

    def check(array: Any) -> tuple[int, ...]:
        view = memoryview(array)
        if (
            view.ndim != dims
            or view.itemsize != size
            or view.format[-1] not in formats
            or not view.c_contiguous
        ):
            found = f"{view.format}[{view.ndim}]" + ("" if view.c_contiguous else " with gaps")
            raise TypeError(f"{what} must be an array of {shape}, not {found}")
        if not view.nbytes:
            address = 0
        elif not view.readonly:
            address = _address_of(_first_byte(array))
        elif fixed:
            address = array.ctypes.data
        else:
            raise ValueError(f"{what} is written to, but must not be")
        return address, *(view.shape or ())

    return check


# Results.


def _take(shape: Written) -> Callable[[tuple[int, ...]], Any]:
    if shape is None:
        return lambda words: None
    if shape == "int":
        return lambda words: words[0]
    if shape == "bool":
        return lambda words: words[0] != 0
    if isinstance(shape, list) and all(part == "int" for part in shape):
        return lambda words: words
    return lambda words: _taken(shape, iter(words))


def _taken(shape: Written, words: Any) -> Any:
    if isinstance(shape, list):
        return tuple(_taken(part, words) for part in shape)
    word = next(words)
    return word != 0 if shape == "bool" else word


def _error(name: str, place: int, length: int) -> Exception:
    """Give the exception that a kernel has raised."""
    try:
        kind, arguments, _ = pickle.loads(ctypes.string_at(place, length))
        error = kind(*arguments)
    except Exception:
        return RuntimeError(f"{name} has failed")
    return error if isinstance(error, Exception) else RuntimeError(f"{name} has failed")
