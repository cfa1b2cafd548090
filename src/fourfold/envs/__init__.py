"""Research environments: the games for PettingZoo, Gymnasium, OpenSpiel, and in batches.

`fourfold.envs.batch` needs nothing but NumPy and the package itself. The other doors need what
`pip install fourfold[research]` brings; each is imported when it is first asked for. The name of a
game is its door to PettingZoo.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from fourfold.kernels.arrays import need_numpy
from fourfold.rules import registered

from .errors import missing

try:
    need_numpy()
except ModuleNotFoundError as error:
    raise missing("numpy") from error

if TYPE_CHECKING:
    from .door import Door

    exago: Door
    qomet: Door
    quantik: Door

_DOORS = ("batch", "gym", "open_spiel")


def __getattr__(name: str) -> Any:
    if name in registered():
        import_module(f"{__name__}.aec")
        return import_module(f"{__name__}.door").Door(name)
    if name in _DOORS:
        return import_module(f"{__name__}.{name}")
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *_DOORS, *registered()})
