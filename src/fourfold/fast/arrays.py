"""Arrays: NumPy's where it is installed, else plain buffers that go by the same names.

Rules, engines and tables make arrays, read them and give them to kernels, and do little more with
them; `buffers` does as much. Whoever works on many positions at once needs NumPy itself.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

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

__all__ = ["NDArray", "need_numpy", "np"]


def need_numpy() -> None:
    """Raise ModuleNotFoundError where NumPy is missing, before work begins that goes beyond."""
    import_module("numpy")
