"""What a kernel that Python calls takes and gives, read from its annotations.

The annotations are the declaration: mypy reads them, the builder reads them, and a call is held
against them. `int` is a word of 64 bits, `bool` a truth value; tuples and named tuples have parts;
arrays say by `Dims` what NumPy's types leave open:

>>> from numpy.typing import NDArray
>>> Row = Annotated[NDArray[np.int64], Dims(1)]
>>> def add(row: Row, number: int) -> tuple[int, bool]: ...
>>> takes, gives = declared(add)
>>> [written(each) for each in takes], written(gives)
(['int64[1]', 'int'], ['int', 'bool'])
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated, Any, Literal, get_args, get_origin, get_type_hints

import numpy as np
from numpy.typing import NDArray

from ..calls import Written
from ..jit import Dims


@dataclass(frozen=True)
class Array:
    """An array: the name of its numbers' type, and its dimensions."""

    dtype: str
    dims: Dims


@dataclass(frozen=True)
class Group:
    """A tuple, of a class of its own if it is a named one."""

    parts: tuple[Shape, ...]
    named: type | None = None


Shape = Literal["int", "bool"] | Array | Group


class DeclarationError(TypeError):
    """An annotation that says too little, or something that kernels cannot take."""


def declared(function: Callable[..., object]) -> tuple[list[Shape], Shape | None]:
    """Read what a function takes and gives."""
    hints = get_type_hints(function, include_extras=True)
    try:
        gives = hints.pop("return")
    except KeyError:
        raise DeclarationError("nothing says what it gives") from None
    names = function.__code__.co_varnames[: function.__code__.co_argcount]
    missing = [name for name in names if name not in hints]
    if missing:
        raise DeclarationError(f"nothing says what {missing[0]} is")
    takes = [_shape(hints[name], name) for name in names]
    if gives is type(None):
        return takes, None
    result = _shape(gives, "what it gives")
    if not _is_plain(result):
        raise DeclarationError(f"it gives {gives}, but only numbers and plain tuples come back")
    return takes, result


def _is_plain(shape: Shape) -> bool:
    if isinstance(shape, Group):
        return shape.named is None and all(map(_is_plain, shape.parts))
    return not isinstance(shape, Array)


_ARRAYS = (np.ndarray, get_origin(NDArray[np.int64]))
"""What array types come from: since NumPy 2.5 `NDArray` is an alias that keeps its name."""


def _number(array: Any) -> Any:
    number = get_args(array)[-1]
    return get_args(number)[0] if get_origin(number) is np.dtype else number


def _shape(hint: Any, name: str) -> Shape:
    if hint is int:
        return "int"
    if hint is bool:
        return "bool"
    if get_origin(hint) is Annotated:
        array, *notes = get_args(hint)
        dims = next((note for note in notes if isinstance(note, Dims)), None)
        if dims is not None and get_origin(array) in _ARRAYS:
            return Array(np.dtype(_number(array)).name, dims)
    if get_origin(hint) is tuple and Ellipsis not in get_args(hint):
        return Group(tuple(_shape(part, name) for part in get_args(hint)))
    if isinstance(hint, type) and issubclass(hint, tuple) and hasattr(hint, "_fields"):
        hints = get_type_hints(hint, include_extras=True)
        parts = (_shape(hints[field], f"{name}.{field}") for field in hint._fields)
        return Group(tuple(parts), hint)
    raise DeclarationError(f"{name} is declared as {hint}, which kernels do not take")


def written(shape: Shape | None) -> Written:
    """Write a shape as it stands in a manifest."""
    if isinstance(shape, Array):
        fixed = "fixed " if shape.dims.fixed else ""
        return f"{fixed}{shape.dtype}[{shape.dims.axes}]"
    if isinstance(shape, Group):
        return [written(part) for part in shape.parts]
    return shape
