"""Any of the games as a PettingZoo environment (AEC: agents act one after the other)."""

from __future__ import annotations

from typing import Any

import numpy as np

from fourfold.rules import AnyGame
from fourfold.rules.errors import quoted

from .door import Env, Observation, Picture
from .errors import EnvError, check_seed, check_truth, missing
from .kernel_play import new_play
from .planes import Planes
from .scenes import MODES, check_mode, scene
from .starts import start_of
from .truth import known_of

try:
    from gymnasium.spaces import Box, Dict, Discrete
    from pettingzoo import AECEnv  # type: ignore[import-untyped]
    from pettingzoo.utils import wrappers  # type: ignore[import-untyped]
except ImportError as error:
    raise missing("pettingzoo") from error


_TESTED = {"options": 1}
"""What PettingZoo's own test gives to every environment, and means nothing by."""


class RawEnv(AECEnv):  # type: ignore[misc]
    """A game. `player_0` is the first seat; an illegal action raises EnvError and changes nothing.

    Observations have the planes of `fourfold.envs.planes` and the mask of legal actions, which is
    empty for agents that are not to move. An agent may have to act several times in a row where
    actions are picks.
    """

    metadata: dict[str, Any]

    def __init__(
        self,
        game: AnyGame,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        truth: bool = False,
    ) -> None:
        super().__init__()
        self._truth = check_truth(truth)
        self.game, self.render_mode = game, check_mode(render_mode)
        self.metadata = {
            "name": f"{game.name}_v{game.rules_version}",
            "render_modes": list(MODES),
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.play = new_play(game, max_cycles)
        self.possible_agents = [f"player_{seat}" for seat in range(game.seats)]
        sight, actions = self.play.sight, len(self.play.code)
        self._action_spaces = {agent: Discrete(actions) for agent in self.possible_agents}
        self._observation_spaces = {
            agent: Dict(
                {
                    "observation": Box(0, sight.most, sight.shape, np.int8),
                    "action_mask": Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }

        self.state_space = Box(0, sight.most, sight.shape, np.int8)

    def observation_space(self, agent: str) -> Dict:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete[np.int64]:
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, object] | None = None) -> None:
        """Begin anew, or at `options["position"]`. Nothing is left to chance: no seed matters."""
        check_seed(seed)
        asked = None if options == _TESTED else options
        self.play = self.play.again(start_of(self.game, asked))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, object]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.play.to_move]
        self._inform()

    def _inform(self) -> None:
        """Tell the agent that is to act what is known of the state, if that was asked for."""
        if self._truth:
            for info in self.infos.values():
                info.clear()
            self.infos[self.agent_selection]["truth"] = known_of(self.play)._asdict()

    def state(self) -> Planes:
        """Give the whole state: what the first seat sees."""
        return self.play.planes(0)

    def observe(self, agent: str) -> Observation:
        if agent not in self.possible_agents:
            names = ", ".join(self.possible_agents)
            raise EnvError("env-agent", found=quoted(str(agent)), names=names)
        seat = self.possible_agents.index(agent)
        mask = self.play.mask()
        if seat != self.play.to_move:
            mask[:] = 0
        return {"observation": self.play.planes(seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Take an action for the agent that is to act; None once it is out of the game."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        play = self.play
        play.step(action)
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.agents, play.rewards, strict=True))
        self.terminations = dict.fromkeys(self.agents, play.terminated)
        self.truncations = dict.fromkeys(self.agents, play.truncated)
        self.agent_selection = self.possible_agents[play.to_move]
        self._accumulate_rewards()
        self._inform()
        if self.render_mode == "human":
            self.render()

    def render(self) -> Picture:
        """Show the game as the render mode says."""
        return scene(self.play, self.render_mode) if self.render_mode else None

    def close(self) -> None:
        """Do nothing: there is nothing to close."""


class WrappedEnv(wrappers.OrderEnforcingWrapper):  # type: ignore[misc]
    """PettingZoo's usual wrappers: an illegal action ends the game, at the agent's cost.

    They ask each other for every attribute, which takes longer than a step of the game. So what is
    in order goes straight to the game, and they are asked about everything else.
    """

    def __init__(self, raw: RawEnv) -> None:
        env = wrappers.TerminateIllegalWrapper(raw, illegal_reward=-1)
        super().__init__(wrappers.AssertOutOfBoundsWrapper(env))
        self._raw = raw

    def __getattr__(self, name: str) -> Any:
        if self.__dict__.get("_has_reset") and not name.startswith("_"):
            return getattr(self._raw, name)
        return super().__getattr__(name)

    def step(self, action: int | None) -> None:
        if self._has_reset and self._raw.agents:
            try:
                self._raw.step(action)
            except EnvError as error:
                # PettingZoo's wrappers know what to do about actions, not about anything else.
                if error.code == "env-action-type":
                    raise
                super().step(action)
            self._has_updated = True
        else:
            super().step(action)

    def observe(self, agent: str) -> Observation:
        seen: Observation = self._raw.observe(agent) if self._has_reset else super().observe(agent)
        return seen

    def __str__(self) -> str:
        return str(self._raw)


def wrapped(raw: RawEnv) -> Env:
    """Give an environment that ends the game, at the agent's cost, after an illegal action."""
    env: Env = WrappedEnv(raw)
    return env
