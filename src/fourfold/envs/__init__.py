"""Research environments: the three games for PettingZoo, Gymnasium, OpenSpiel, and in batches.

`fourfold.envs.batch` needs nothing but the package itself. The other doors need what
`pip install fourfold[research]` brings; each is imported when it is first asked for.
"""

from __future__ import annotations

from importlib import import_module
from types import ModuleType

_DOORS = ("batch", "exago", "gym", "open_spiel", "qomet", "quantik")


def __getattr__(name: str) -> ModuleType:
    if name in _DOORS:
        return import_module(f"{__name__}.{name}")
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *_DOORS})
