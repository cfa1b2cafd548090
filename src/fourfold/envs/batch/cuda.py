"""Batches on an NVIDIA GPU: each game has a thread, and the kernels are those of the processor."""

from __future__ import annotations

import os
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, DTypeLike, NDArray

from ..errors import EnvError
from .dlpack import CPU, CUDA, Shared
from .machines import PROCESSOR, Kernel, Machine, Shape

try:
    from fourfold.tables.cuda import cuda
except ModuleNotFoundError:
    raise EnvError("env-cuda-numba") from None

THREADS = 128
"""Threads of a block."""
_SHARE = 0.25
"""The share of the free memory that the scratch memory of threads may take."""
SIMULATED = os.environ.get("NUMBA_ENABLE_CUDASIM") == "1"
"""Whether Numba only acts as if there were a GPU, as tests want it."""


@cache
def graphics_card() -> Machine:
    """Give the GPU, or raise EnvError."""
    if not cuda.is_available():
        reason = getattr(cuda, "cuda_error", lambda: None)()
        raise EnvError("env-cuda-none", reason=" ".join(str(reason or "no driver").split()))
    return GraphicsCard()


class GraphicsCard:
    """A GPU; its arrays are Numba's."""

    def array(self, values: NDArray[Any]) -> Any:
        """Give an array with these values."""
        return cuda.to_device(np.ascontiguousarray(values))

    def zeros(self, shape: Shape, dtype: DTypeLike) -> Any:
        """Give an array of zeros."""
        found = cuda.device_array(shape, dtype)
        if found.size:
            flat = found.reshape(found.size)
            _clear[_blocks(found.size), THREADS](flat)
        return found

    def empty(self, shape: Shape, dtype: DTypeLike) -> Any:
        """Give an array whose numbers do not matter."""
        return cuda.device_array(shape, dtype)

    def run(
        self,
        kernel: Kernel,
        first: int,
        last: int,
        arguments: tuple[Any, ...],
        scratch: tuple[Shape, ...] = (),
    ) -> None:
        """Let a kernel go through a range of games.

        Scratch memory can be large. So there are only as many threads as the GPU has memory for,
        and each goes through several games.
        """
        threads = min(THREADS, last - first)
        blocks = _blocks(last - first)
        if scratch:
            blocks = min(blocks, _most_blocks(scratch))
        arrays = [_scratch(blocks * threads, shape) for shape in scratch]
        _launched(kernel, len(scratch))[blocks, threads](first, last, arguments, *arrays)

    def read(self, array: Any, i: int) -> NDArray[Any]:
        """Give what an array has for a game."""
        row: NDArray[Any] = array[i : i + 1].copy_to_host()[0]
        return row

    def write(self, array: Any, i: int, values: ArrayLike) -> None:
        """Change what an array has for a game."""
        array[i : i + 1].copy_to_device(np.asarray([values], array.dtype))

    def asarray(self, values: Any) -> Any:
        """Give an array for what somebody else has made, here or on the GPU."""
        if isinstance(values, Shared):
            return values._array
        if hasattr(values, "__cuda_array_interface__") and not SIMULATED:
            return cuda.as_cuda_array(values)
        return np.asarray(values)

    def numbers(self, array: Any) -> Any:
        """Give whole numbers of any type as kernels want them."""
        return self._taken(array, np.int64)

    def flags(self, array: Any) -> Any:
        """Give truth values as kernels want them."""
        return self._taken(array, np.bool_)

    def _taken(self, array: Any, dtype: DTypeLike) -> Any:
        if isinstance(array, np.ndarray):
            return cuda.to_device(np.ascontiguousarray(array, dtype))
        taken = cuda.device_array(array.shape, dtype)
        _copy[_blocks(len(taken)), THREADS](array, taken)
        return taken

    def shown(self, array: Any) -> Shared:
        """Give an array as others may see it."""
        if SIMULATED:
            return Shared(array, array._ary.ctypes.data, (CPU, 0), cuda.synchronize)
        address = array.__cuda_array_interface__["data"][0]
        return Shared(array, address, (CUDA, cuda.get_current_device().id), cuda.synchronize)


def _blocks(count: int) -> int:
    """Give how many blocks have a thread for each of so many games."""
    return -(-count // THREADS)


def _most_blocks(scratch: tuple[Shape, ...]) -> int:
    """Give how many blocks the GPU has memory for."""
    if SIMULATED:
        return 1
    free, _ = cuda.current_context().get_memory_info()
    device = cuda.get_current_device()
    each = THREADS * sum(8 * int(np.prod(shape)) for shape in scratch)
    return max(1, min(16 * int(device.MULTIPROCESSOR_COUNT), int(_SHARE * free) // each))


@cache
def _scratch(threads: int, shape: Shape) -> Any:
    """Give scratch memory for each of so many threads."""
    return cuda.device_array((threads, *shape), np.int64)


@cuda.jit  # type: ignore[untyped-decorator]
def _clear(numbers: Any) -> None:
    i = cuda.grid(1)
    if i < len(numbers):
        numbers[i] = 0


@cuda.jit  # type: ignore[untyped-decorator]
def _copy(array: Any, taken: Any) -> None:
    i = cuda.grid(1)
    if i < len(taken):
        taken[i] = array[i]


@cache
def _launched(kernel: Any, arrays: int) -> Any:
    """Give the function of the GPU in which every thread calls a kernel for its games."""
    play = _simulated(kernel) if SIMULATED else kernel

    if arrays == 0:

        @cuda.jit  # type: ignore[untyped-decorator]
        def run(first: int, last: int, arguments: Any) -> None:
            i = first + cuda.grid(1)
            if i < last:
                play(i, i + 1, *arguments)

    elif arrays == 1:

        @cuda.jit  # type: ignore[untyped-decorator]
        def run(first: int, last: int, arguments: Any, one: Any) -> None:
            own = one[cuda.grid(1)]
            for i in range(first + cuda.grid(1), last, cuda.gridsize(1)):
                play(i, i + 1, *(arguments + (own,)))  # noqa: RUF005  # as Numba can read it

    else:

        @cuda.jit  # type: ignore[untyped-decorator]
        def run(first: int, last: int, arguments: Any, one: Any, two: Any) -> None:
            own, other = one[cuda.grid(1)], two[cuda.grid(1)]
            for i in range(first + cuda.grid(1), last, cuda.gridsize(1)):
                play(i, i + 1, *(arguments + (own, other)))  # noqa: RUF005  # as Numba can read it

    return run


def _simulated(kernel: Kernel) -> Kernel:
    """Give a kernel that takes the arrays of Numba's simulator, which has none of its own."""

    def run(first: int, last: int, *arguments: Any) -> None:
        PROCESSOR.run(kernel, first, last, tuple(map(_on_processor, arguments)))

    return run


def _on_processor(part: Any) -> Any:
    if isinstance(part, tuple):
        parts = [_on_processor(each) for each in part]
        return part._make(parts) if hasattr(part, "_make") else tuple(parts)
    # Inside of kernels the simulator wraps its arrays once more.
    array = vars(part).get("_item", part) if hasattr(part, "__dict__") else part
    return getattr(array, "_ary", array)
