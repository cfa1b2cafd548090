"""The door to PettingZoo that every game has: `fourfold.envs.quantik.env()`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from fourfold.games import load

if TYPE_CHECKING:
    from .aec import RawEnv


class Door:
    """A game as a PettingZoo environment, which is loaded when it is first asked for."""

    def __init__(self, name: str) -> None:
        self._name = name

    def raw_env(
        self, *, render_mode: str | None = None, max_cycles: int | None = None, **options: str | int
    ) -> RawEnv:
        """Give the game under its options; an illegal action raises EnvError, changing nothing."""
        from .aec import RawEnv

        return RawEnv(load(self._name, **options), render_mode, max_cycles)

    def env(self, **settings: Any) -> Any:
        """Give the same in PettingZoo's usual wrappers: an illegal action loses the game."""
        from .aec import wrapped

        return wrapped(self.raw_env(**settings))
