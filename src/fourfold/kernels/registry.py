"""Finding kernels: the package of this room that is named like the game, and whether they run."""

from __future__ import annotations

from fourfold.rules import AnyGame, load
from fourfold.rules.registry import part_of

from .contract import Kernels, Quickened
from .loading import fits, is_being_built, is_set_aside, library
from .numba_versions import is_usable


def kernels_for(game: AnyGame) -> Kernels | None:
    """Give the kernels of a game; None for a game that has its plain rules alone."""
    found: Kernels | None = part_of(game.name, "kernels", Kernels)
    return found


def are_ready() -> bool:
    """Say whether kernels can be called now: from a library, or compiled by Numba.

    Where a library is just being built, nobody should have to wait for Numba who does not want to.
    """
    if not is_set_aside() and is_being_built() and not fits():
        return False
    return library() is not None or is_usable()


def quick(game: AnyGame) -> AnyGame:
    """Give the same rules for whoever answers many at once, and cannot let them wait for one.

    They are done by kernels where that matters and there are kernels, and are plain elsewhere.
    """
    kernels: object = kernels_for(game)
    return kernels.QUICK(game.options) if isinstance(kernels, Quickened) else game


def load_quick(spec: str) -> AnyGame:
    """Load a game by name and options in one string, as `quick` gives it."""
    return quick(load(spec))
