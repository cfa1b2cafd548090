"""Any of the games as a Gymnasium environment: one agent against computer players.

Importing this module registers all of them: `fourfold/Quantik-v1`, `fourfold/Qomet-v1` and so on.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from fourfold.engine.players import COMPUTERS, Player
from fourfold.match import Match
from fourfold.rules import AnyGame, load, registered
from fourfold.rules.errors import quoted

from .errors import EnvError, check_seconds, check_seed, check_truth, missing
from .kernel_play import new_play
from .planes import Sight
from .scenes import MODES, check_mode, scene
from .starts import start_of
from .truth import known_of

try:
    import gymnasium
    from gymnasium.spaces import Box, Dict, Discrete
except ImportError as error:
    raise missing("gymnasium") from error

Observation = dict[str, NDArray[np.int8]]
Answer = tuple[Observation, float, bool, bool, dict[str, Any]]


class Versus(gymnasium.Env[Observation, np.int64]):
    """A game against computer players: `random`, `greedy`, `montecarlo`, `level1` to `level10`.

    `opponent` is one name, or one for each of the others in turn order; `seat` is the agent's, or
    None to draw it anew for every game. `seconds` is the time that an opponent has for a move.
    The reward is 1 for winning and as much below 0 as the other environments say for losing. An
    illegal action loses at once, with a reward of -1 and `illegal` in the info.
    """

    metadata = {"render_modes": list(MODES), "render_fps": 2}  # noqa: RUF012  # Gymnasium's way

    def __init__(
        self,
        game: str,
        opponent: str | Sequence[str] = "level1",
        seat: int | None = 0,
        seconds: float = 0.5,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        truth: bool = False,
        **options: str | int,
    ) -> None:
        self.game, self._max_cycles = load(game, **options), max_cycles
        self._truth = check_truth(truth)
        self.render_mode = check_mode(render_mode)
        self._names = opponents(self.game, opponent)
        check_seat(self.game, seat)
        self._fixed_seat, self._seconds = seat, check_seconds(seconds)
        self._play = new_play(self.game, max_cycles)
        self._lost = True
        """Whether nothing can be played any more, or yet: the first game begins with a reset."""
        self.observation_space, self.action_space = spaces(self._play.sight, len(self._play.code))

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a game, or at `options["position"]`; opponents who come first have moved."""
        start = start_of(self.game, options)
        check_seed(seed)
        super().reset(seed=seed)
        self._play = new_play(self.game, self._max_cycles, start)
        self._match = Match(self.game, position=self.game.position_text(start))
        self._lost = False
        drawn = int(self.np_random.integers(self.game.seats))
        self.seat = drawn if self._fixed_seat is None else self._fixed_seat
        rng = Random(int(self.np_random.integers(1 << 62)))
        names, seats = iter(self._names), self.game.seats
        self._players: dict[int, Player] = {
            (self.seat + i) % seats: COMPUTERS[next(names)](rng, self._seconds)
            for i in range(1, seats)
        }
        self._answer()
        return self._observation(), self._info()

    def step(self, action: Any) -> Answer:
        """Take an action, and let the others move until the agent has to act again."""
        play = self._play
        if play.over or self._lost:
            raise EnvError("env-over")
        try:
            self._act(action)
        except EnvError as refused:
            if refused.code != "env-action-illegal":
                raise
            self._lost = True
            return self._observation(), -1.0, True, False, {"illegal": True, **self._info()}
        self._answer()
        reward = play.rewards[self.seat]
        return (
            self._observation(),
            reward,
            play.terminated,
            play.truncated,
            self._info(),
        )

    def action_masks(self) -> NDArray[np.bool_]:
        """Give the legal actions, under the name that libraries for masked actions look for."""
        return self._mask().astype(np.bool_)

    def render(self) -> Any:
        """Show the game as the render mode says."""
        return scene(self._play, self.render_mode) if self.render_mode else None

    def _act(self, action: Any) -> None:
        play = self._play
        picked, turns = play.picked, play.turns
        play.step(action)
        if play.turns > turns:
            self._match.play(play.code.move([*picked, int(action)]))
            if self.render_mode == "human":
                self.render()

    def _answer(self) -> None:
        play = self._play
        while not play.over and play.to_move != self.seat:
            for action in play.code.actions(self._players[play.to_move].choose(self._match)):
                self._act(action)

    def _mask(self) -> NDArray[np.int8]:
        mask = self._play.mask()
        if self._lost:
            mask[:] = 0
        return mask

    def _observation(self) -> Observation:
        return {"observation": self._play.planes(self.seat), "action_mask": self._mask()}

    def _info(self) -> dict[str, Any]:
        info = {"seat": self.seat, "position": self.game.position_text(self._play.state)}
        return {**info, "truth": known_of(self._play)._asdict()} if self._truth else info


def spaces(sight: Sight, actions: int) -> tuple[Any, Any]:
    """Give the spaces of what an agent sees and of what it can do."""
    seen = Dict(
        {
            "observation": Box(0, sight.most, sight.shape, np.int8),
            "action_mask": Box(0, 1, (actions,), np.int8),
        }
    )
    return seen, Discrete(actions)


def opponents(game: AnyGame, given: str | Sequence[str]) -> list[str]:
    """Give the name of each opponent in turn order, or raise EnvError."""
    others = game.seats - 1
    alone = isinstance(given, str) or not isinstance(given, Iterable)
    names = [str(given)] * others if alone else list(map(str, given))
    if len(names) != others:
        raise EnvError("env-opponents", seats=game.seats, expected=others, found=len(names))
    for name in names:
        if name not in COMPUTERS:
            raise EnvError("env-opponent", name=quoted(name), names=", ".join(COMPUTERS))
    return names


def check_seat(game: AnyGame, seat: int | None) -> None:
    """Raise EnvError unless an agent can sit there; None is a seat that is drawn."""
    if seat is not None and seat not in range(game.seats):
        raise EnvError("env-seat", found=quoted(str(seat)), last=game.seats - 1)


def register() -> None:
    """Make the environments known to `gymnasium.make`."""
    for name, rules in registered().items():
        gymnasium.register(
            f"fourfold/{name.capitalize()}-v{rules.rules_version}",
            entry_point=f"{__name__}:Versus",
            vector_entry_point="fourfold.envs.vector:VersusMany",
            kwargs={"game": name},
        )


register()
