"""Calling a built kernel: arguments onto a sheet, one jump, results off the sheet.

Every built kernel is a C function of one argument, the address of its *sheet*: cells of 64 bits,
which are machine words. The caller writes the arguments there, one after the other: a number or
truth value is a cell, an array is the address of its first element and a cell for each of its
lengths, a tuple is its parts. The kernel writes the results over them from the first cell on, and
returns 0; or 1, and then the first two cells say where a pickled exception lies, and how long it
is. So there is one way to call on every processor, and nothing is copied but cells.

Everything is checked on the way: a wrong number would be a wrong answer, a wrong array a crash.
While a kernel runs, other threads do too.
"""

from __future__ import annotations

import ctypes
import pickle
import struct
from array import array as numbers
from collections.abc import Callable, Sequence
from typing import Any
from weakref import ref

Written = str | list[Any] | None
"""A shape as JSON: `int`, `bool`, `int64[2]` or `fixed uint8[1]`, lists of these, or nothing."""
Run = Callable[[Any], int]
"""A kernel in a library, as `ctypes` gives it; it takes a reference to a sheet."""
Sheet = Any
"""Of `array`, and not of `ctypes`: it is faster to write on and to read."""
Cells = tuple[int, ...]
Write = Callable[[Any], Cells]

_FORMATS = {
    "bool": "?",
    "int8": "b",
    "uint8": "B",
    "int16": "h",
    "uint16": "H",
    "int32": "il",
    "uint32": "IL",
    "int64": "lq",
    "uint64": "LQ",
    "float32": "f",
    "float64": "d",
}
"""How buffers name numbers; `l` and `L` differ between systems."""

_KEPT, _SMALL = 32, 1 << 16
"""How many arguments are known again, and up to how many bytes a tuple counts as small."""

_first_byte = ctypes.c_char.from_buffer
_address_of = ctypes.addressof

_SOURCE = """
def called({names}):
    try:
        pair = fetch()
    except IndexError:
        pair = blank()
    sheet, reference = pair
    try:
        {unpacked}
        pack(sheet, 0, {slots})
        if run(reference):
            raise error(sheet)
        return {result}
    except unfit as reason:
        raise refused(reason) from None
    finally:
        put_back(pair)
"""
"""A call, written out for its arguments: short kernels take less time than a loop over them."""


def call(name: str, run: Run, takes: Sequence[Written], gives: Written) -> Callable[..., Any]:
    """Make a function that calls a kernel with arguments of these shapes.

    >>> add = call("sums.add", lambda address: 0, ["int", "int"], "int")
    >>> add(1)
    Traceback (most recent call last):
    TypeError: add() missing 1 required positional argument: 'argument2'
    """
    cells = sum(map(_cells, takes))
    size = max(2, cells, _cells(gives))
    # Sheets that nobody is using: any thread may take one, and lists are safe between threads.
    sheets: list[tuple[Sheet, Any]] = []

    def blank() -> tuple[Sheet, Any]:
        sheet = numbers("q", bytes(8 * size))
        return sheet, ctypes.byref((ctypes.c_int64 * size).from_buffer(sheet))

    def refused(reason: struct.error) -> TypeError:
        return TypeError(f"an argument of {name} is no 64-bit integer: {reason}")

    names = [f"argument{i}" for i in range(1, len(takes) + 1)]
    slots = list(names)
    known: dict[str, Any] = {
        "run": run,
        "pack": struct.Struct(f"={cells}q").pack_into,
        "fetch": sheets.pop,
        "put_back": sheets.append,
        "blank": blank,
        "error": lambda sheet: _error(name, sheet[0], sheet[1]),
        "unfit": struct.error,
        "refused": refused,
        "take": _take(gives),
    }
    unpacked = []
    for i, shape in enumerate(takes):
        if shape != "int":
            known[f"words_of_{names[i]}"] = _write(shape, f"argument {i + 1} of {name}")
            slots[i] = "".join(f"{names[i]}_{cell}, " for cell in range(_cells(shape)))
            unpacked.append(f"{slots[i]} = words_of_{names[i]}({names[i]})")
            slots[i] = slots[i].removesuffix(", ")
    source = _SOURCE.format(
        names=", ".join(names),
        unpacked="; ".join(unpacked) or "pass",
        slots=", ".join(slots),
        result={"int": "sheet[0]", "bool": "sheet[0] != 0"}.get(str(gives), "take(sheet)"),
    )
    exec(source, known)
    made: Callable[..., Any] = known["called"]
    made.__name__ = made.__qualname__ = name.rpartition(".")[2]
    return made


def _cells(shape: Written) -> int:
    """Give how many cells a shape takes on a sheet."""
    if shape is None:
        return 0
    if isinstance(shape, list):
        return sum(map(_cells, shape))
    return 1 + int(shape[-2]) if shape.endswith("]") else 1


# Arguments.


def _write(shape: Written, what: str) -> Write:
    """Give what checks an argument and gives its cells."""
    if shape == "int":
        return lambda value: (value,)
    if shape == "bool":
        return lambda value: (bool(value),)
    if isinstance(shape, list):
        is_flat = not any(isinstance(part, list) for part in shape)
        return _write_parts(
            [_write(part, what) for part in shape], what, list if is_flat else _leaves
        )
    assert shape is not None
    return _write_array(shape, what)


def _write_parts(writes: Sequence[Write], what: str, leaves: Callable[[Any], list[Any]]) -> Write:
    """Check tuples; those of the last calls are known by their identity.

    Tuples do not change. Small ones, such as those of games that are played side by side, are kept
    until others come. Large ones are known by what is in them, so that nobody's room for a search
    lives on here.
    """
    count = len(writes)
    known: dict[int, tuple[Sequence[int] | None, Cells, object]] = {}

    def write(parts: Any) -> Cells:
        kept = known.get(id(parts))
        if kept and (kept[0] is None or kept[0] == [*map(id, leaves(parts))]):
            return kept[1]
        if len(parts) != count:
            raise TypeError(f"{what} has {len(parts)} parts, not {count}")
        cells = tuple(cell for each, part in zip(writes, parts, strict=True) for cell in each(part))
        if _stays(parts):
            if len(known) >= _KEPT:
                known.clear()
            known[id(parts)] = _entry(parts, cells)
        return cells

    def _entry(parts: Any, cells: Cells) -> tuple[Sequence[int] | None, Cells, object]:
        if _bytes(parts) <= _SMALL:
            return None, cells, parts
        key = id(parts)

        def forget(_: object) -> None:
            known.pop(key, None)

        # An array that goes takes the entry along, before another can have its identity.
        held = [ref(part, forget) if _is_of_numpy(part) else part for part in leaves(parts)]
        return [*map(id, leaves(parts))], cells, held

    return write


def _leaves(parts: Any) -> list[Any]:
    """Give the parts of a tuple that are none themselves."""
    found = []
    for part in parts:
        found += _leaves(part) if isinstance(part, tuple) else [part]
    return found


def _bytes(part: Any) -> int:
    """Give how much memory the arrays of a tuple take."""
    return sum(map(_bytes, part)) if isinstance(part, tuple) else getattr(part, "nbytes", 0)


def _stays(part: Any) -> bool:
    """Say whether the cells of a part of a tuple cannot change while there is the tuple."""
    if isinstance(part, tuple):
        return all(map(_stays, part))
    return isinstance(part, int) or _is_of_numpy(part)


def _write_array(shape: str, what: str) -> Write:
    """Check arrays; those of the last calls are known by their identity.

    Tables are given again and again, and to check them takes longer than to look something up.
    """
    check = _check_array(shape, what)
    known: dict[int, tuple[Callable[[], Any], Cells]] = {}

    def write(array: Any) -> Cells:
        kept = known.get(id(array))
        if kept and kept[0]() is array:
            return kept[1]
        cells = check(array)
        if _is_of_numpy(array):
            if len(known) >= _KEPT:
                known.clear()
            known[id(array)] = ref(array), cells
        return cells

    return write


def _is_of_numpy(array: Any) -> bool:
    """Say whether an array stays where it is; other buffers of Python may move when they grow."""
    return hasattr(type(array), "__array_interface__")


def _check_array(shape: str, what: str) -> Callable[[Any], tuple[int, ...]]:
    fixed, dtype, dims = shape.startswith("fixed "), shape[:-3].split()[-1], int(shape[-2])
    size = struct.calcsize("=" + _FORMATS[dtype][-1])
    formats = frozenset(each for each in _FORMATS[dtype] if struct.calcsize(each) == size)

    def check(array: Any) -> tuple[int, ...]:
        try:
            view = memoryview(array)
        except TypeError:
            view = _shown(array)
        if view.ndim != dims or view.format not in formats or not view.c_contiguous:
            found = f"{view.format}[{view.ndim}]" + ("" if view.c_contiguous else " with gaps")
            raise TypeError(f"{what} must be an array of {shape}, not {found}")
        if view.readonly or not view.nbytes:
            return _unwritable(array, view), *(view.shape or ())
        return _address_of(_first_byte(view)), *(view.shape or ())

    def _unwritable(array: Any, view: memoryview) -> int:
        if not view.nbytes:
            return 0
        if not fixed:
            raise ValueError(f"{what} is written to, but must not be")
        address: int = array.ctypes.data
        return address

    return check


def _shown(array: Any) -> memoryview:
    """Give the memory of an array of ours; before Python 3.12 such a class is no buffer itself."""
    view = getattr(array, "data", None)
    return view if isinstance(view, memoryview) else memoryview(array)


# Results.


def _take(shape: Written) -> Callable[[Sheet], Any]:
    if shape is None:
        return lambda sheet: None
    unpack = struct.Struct(f"={_cells(shape)}q").unpack_from
    if isinstance(shape, list) and all(part == "int" for part in shape):
        return unpack
    return lambda sheet: _taken(shape, iter(unpack(sheet)))


def _taken(shape: Written, cells: Any) -> Any:
    if isinstance(shape, list):
        return tuple(_taken(part, cells) for part in shape)
    cell = next(cells)
    return cell != 0 if shape == "bool" else cell


def _error(name: str, place: int, length: int) -> Exception:
    """Give the exception that a kernel has raised."""
    try:
        kind, arguments, _ = pickle.loads(ctypes.string_at(place, length))
        error = kind(*arguments)
    except Exception:
        return RuntimeError(f"{name} has failed")
    return error if isinstance(error, Exception) else RuntimeError(f"{name} has failed")
