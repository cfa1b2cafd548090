"""The door to PettingZoo that every game has: `fourfold.envs.quantik.env()`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Protocol

import numpy as np
from numpy.typing import NDArray

from fourfold.rules import load

if TYPE_CHECKING:
    from gymnasium.spaces import Dict, Discrete

    from .aec import RawEnv
    from .planes import Planes

Observation = dict[str, NDArray[np.int8]]
"""The planes, as `observation`, and the legal actions, as `action_mask`."""
Picture = str | NDArray[np.uint8] | None
"""What rendering gives: text or SVG, pixels, or nothing where it is shown elsewhere."""


class Env(Protocol):
    """A PettingZoo environment: agents act one after the other. PettingZoo itself has no types."""

    possible_agents: list[str]
    agents: list[str]
    agent_selection: str
    rewards: dict[str, float]
    terminations: dict[str, bool]
    truncations: dict[str, bool]
    infos: dict[str, dict[str, object]]
    render_mode: str | None

    def reset(self, seed: int | None = None, options: dict[str, object] | None = None) -> None:
        """Begin a game."""
        ...

    def step(self, action: int | None) -> None:
        """Take an action for the agent that is to act; None once it is out of the game."""
        ...

    def observe(self, agent: str) -> Observation:
        """Give what an agent sees."""
        ...

    def state(self) -> Planes:
        """Give the whole state: what the first seat sees."""
        ...

    def last(
        self, observe: bool = True
    ) -> tuple[Observation, float, bool, bool, dict[str, object]]:
        """Give observation, reward, end, truncation and info of the agent that is to act."""
        ...

    def agent_iter(self, max_iter: int = 2**63) -> Iterable[str]:
        """Give the agents in the order in which they are to act."""
        ...

    def observation_space(self, agent: str) -> Dict:
        """Give what an agent can see."""
        ...

    def action_space(self, agent: str) -> Discrete[np.int64]:
        """Give what an agent can do."""
        ...

    def render(self) -> Picture:
        """Show the game as the render mode says."""
        ...

    def close(self) -> None:
        """Let go of everything."""
        ...

    @property
    def unwrapped(self) -> RawEnv:
        """The environment without wrappers."""
        ...


class Door:
    """A game as a PettingZoo environment, which is loaded when it is first asked for."""

    def __init__(self, name: str) -> None:
        self._name = name

    def raw_env(
        self,
        *,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        truth: bool = False,
        **options: str | int,
    ) -> RawEnv:
        """Give the game under its options; an illegal action raises EnvError, changing nothing."""
        from .aec import RawEnv

        return RawEnv(load(self._name, **options), render_mode, max_cycles, truth)

    def env(
        self,
        *,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        truth: bool = False,
        **options: str | int,
    ) -> Env:
        """Give the same in PettingZoo's usual wrappers: an illegal action loses the game."""
        from .aec import RawEnv, wrapped

        return wrapped(RawEnv(load(self._name, **options), render_mode, max_cycles, truth))
