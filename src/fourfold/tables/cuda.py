"""Numba's part for NVIDIA GPUs, which has no types of its own."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import numpy as np

# It still asks for a name that newer versions of NumPy have dropped.
vars(np).setdefault("row_stack", np.vstack)
cuda: Any = import_module("numba.cuda")
