"""Research environments: the games for PettingZoo, Gymnasium, OpenSpiel, and in batches.

`fourfold.envs.batch` needs nothing but NumPy and the package itself. The other doors need what
`pip install fourfold[research]` brings; each is imported when it is first asked for. The name of a
game is its door to PettingZoo.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from fourfold.fast.arrays import need_numpy
from fourfold.games import registered

from .errors import missing

try:
    need_numpy()
except ModuleNotFoundError as error:
    raise missing("numpy") from error

_DOORS = ("batch", "gym", "open_spiel")


def __getattr__(name: str) -> Any:
    if name in registered():
        import_module(f"{__name__}.aec")
        if find_spec(f"{__name__}.{name}") is None:
            return import_module(f"{__name__}.door").Door(name)
    elif name not in _DOORS:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return import_module(f"{__name__}.{name}")


def __dir__() -> list[str]:
    return sorted({*globals(), *_DOORS, *registered()})
