"""Arrays: NumPy's where it is installed, else plain buffers that go by the same names.

Rules, engines and tables make arrays, read them and give them to kernels, and do little more with
them; `buffers` does as much. Whoever works on many positions at once needs NumPy itself.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from importlib import import_module
from threading import local
from typing import TYPE_CHECKING, Annotated, TypeVar

from .jit import Dims

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray
else:
    try:
        import numpy as np
        from numpy.typing import NDArray
    except ModuleNotFoundError:
        from . import buffers as np
        from .buffers import NDArray

__all__ = ["NDArray", "Numbers", "Rows", "kept", "need_numpy", "np"]

Numbers = Annotated[NDArray[np.int64], Dims(1)]
"""Whole numbers side by side."""
Rows = Annotated[NDArray[np.int64], Dims(2)]
"""Rows of them, all of one length."""

Made = TypeVar("Made")


def need_numpy() -> None:
    """Raise ModuleNotFoundError where NumPy is missing, before work begins that goes beyond."""
    import_module("numpy")


def kept(make: Callable[..., Made]) -> Callable[..., Made]:
    """Keep what a thread has made last, for as long as it asks for the same sizes.

    This is for memory that is used in one call: arrays that a kernel was given before are known to
    it, and to check new ones takes longer than many a kernel.
    """
    ours = local()

    @wraps(make)
    def workspace(*sizes: int) -> Made:
        if getattr(ours, "sizes", None) != sizes:
            ours.made, ours.sizes = make(*sizes), sizes
        made: Made = ours.made
        return made

    return workspace
