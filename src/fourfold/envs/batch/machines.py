"""Where a batch is played: what its arrays are, and how kernels go through the games."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

import numpy as np
from numpy.typing import ArrayLike, DTypeLike, NDArray

from fourfold.rules.errors import quoted

from ..errors import EnvError

Shape = tuple[int, ...]
Kernel = Callable[..., None]
"""Goes through the games from a first one up to a last one, which it leaves out. Its arguments come
after these two numbers."""


class Machine(Protocol):
    """What plays the games of a batch. Its arrays are NumPy's, or are used like them."""

    def __hash__(self) -> int: ...

    def array(self, values: NDArray[Any]) -> Any:
        """Give an array with these values."""
        ...

    def zeros(self, shape: Shape, dtype: DTypeLike) -> Any:
        """Give an array of zeros."""
        ...

    def empty(self, shape: Shape, dtype: DTypeLike) -> Any:
        """Give an array whose numbers do not matter."""
        ...

    def run(
        self,
        kernel: Kernel,
        first: int,
        last: int,
        arguments: tuple[Any, ...],
        scratch: tuple[Shape, ...] = (),
    ) -> None:
        """Let a kernel go through a range of games. After its arguments comes scratch
        memory: arrays of these shapes, in which it can write what it likes.
        """
        ...

    def read(self, array: Any, i: int) -> NDArray[Any]:
        """Give what an array has for a game."""
        ...

    def write(self, array: Any, i: int, values: ArrayLike) -> None:
        """Change what an array has for a game."""
        ...

    def asarray(self, values: Any) -> Any:
        """Give an array for what somebody else has made."""
        ...

    def numbers(self, array: Any) -> Any:
        """Give whole numbers of any type as kernels want them."""
        ...

    def flags(self, array: Any) -> Any:
        """Give truth values as kernels want them."""
        ...

    def shown(self, array: Any) -> Any:
        """Give an array as others may see it, through which nothing can be changed."""
        ...


class Processor:
    """The processor; its arrays are NumPy's."""

    def array(self, values: NDArray[Any]) -> NDArray[Any]:
        """Give an array with these values."""
        return values

    def zeros(self, shape: Shape, dtype: DTypeLike) -> NDArray[Any]:
        """Give an array of zeros."""
        return np.zeros(shape, dtype)

    def empty(self, shape: Shape, dtype: DTypeLike) -> NDArray[Any]:
        """Give an array whose numbers do not matter."""
        return np.empty(shape, dtype)

    def run(
        self,
        kernel: Kernel,
        first: int,
        last: int,
        arguments: tuple[Any, ...],
        scratch: tuple[Shape, ...] = (),
    ) -> None:
        """Let a kernel go through a range of games."""
        kernel(first, last, *arguments, *(np.empty(shape, np.int64) for shape in scratch))

    def read(self, array: NDArray[Any], i: int) -> NDArray[Any]:
        """Give what an array has for a game."""
        row: NDArray[Any] = array[i]
        return row

    def write(self, array: NDArray[Any], i: int, values: ArrayLike) -> None:
        """Change what an array has for a game."""
        array[i] = values

    def asarray(self, values: Any) -> NDArray[Any]:
        """Give an array for what somebody else has made."""
        return np.asarray(values)

    def numbers(self, array: NDArray[Any]) -> NDArray[np.int64]:
        """Give whole numbers of any type as kernels want them, also those nobody may write to."""
        return np.require(array, np.int64, ("C", "W"))

    def flags(self, array: NDArray[Any]) -> NDArray[np.bool_]:
        """Give truth values as kernels want them, which write to nothing of the caller's."""
        return array.copy()

    def shown(self, array: NDArray[Any]) -> NDArray[Any]:
        """Give an array through which nothing can be changed."""
        view = array.view()
        view.flags.writeable = False
        return view


PROCESSOR = Processor()
DEVICES = ("cpu", "cuda")


def machine_for(device: object) -> Machine:
    """Give the machine of this name, or raise EnvError."""
    if device == "cpu":
        return PROCESSOR
    if device != "cuda":
        raise EnvError("env-device", device=quoted(str(device)), devices=", ".join(DEVICES))
    from .cuda import graphics_card

    return graphics_card()
