"""Many games against computer players at once: a vector environment of Gymnasium over a batch.

`gymnasium.make_vec("fourfold/Quantik-v1", num_envs=1000, opponent="random")` gives it. Opponents
that play at random are as fast as the batch; any other one thinks about each game by itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import index
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from fourfold.engine.players import COMPUTERS, RANDOM, Player
from fourfold.match import Match
from fourfold.rules import load

from .batch import Batch
from .errors import EnvError, check_seconds, check_seed, check_truth, missing
from .gym import check_seat, opponents, spaces
from .planes import sight_of
from .starts import starts_of

try:
    from gymnasium.utils.seeding import np_random
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ImportError as error:
    raise missing("gymnasium") from error

Observations = dict[str, NDArray[np.int8]]
Answers = tuple[
    Observations, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]
]


class VersusMany(VectorEnv[Observations, NDArray[np.int64], NDArray[Any]]):
    """Games side by side, each against computer players, with the settings of `Versus`.

    A game that is over begins anew with the next step, whose action does not count for it. An
    illegal action loses its game, with a reward of -1 and `illegal` in the info.
    """

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.NEXT_STEP}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        opponent: str | Sequence[str] = "level1",
        seat: int | None = 0,
        seconds: float = 0.5,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        truth: bool = False,
        threads: int = 1,
        **options: str | int,
    ) -> None:
        if render_mode is not None:
            raise EnvError("env-vector-render")
        self.game = load(game, **options)
        self.batch = Batch(
            self.game, num_envs, max_cycles=max_cycles, autoreset=False, threads=threads
        )
        """The games; look, but do not step."""
        self._names, self._truth = opponents(self.game, opponent), check_truth(truth)
        if self._truth:
            self.batch.check_truth()
        check_seat(self.game, seat)
        self._fixed_seat, self._seconds = seat, check_seconds(seconds)
        self.num_envs, self.render_mode = self.batch.size, None
        seen, acts = spaces(sight_of(self.game), len(self.batch.code))
        self.single_observation_space, self.single_action_space = seen, acts
        self.observation_space = batch_space(seen, self.num_envs)
        self.action_space = batch_space(acts, self.num_envs)
        self._seats = np.zeros(self.num_envs, np.int64)
        self._over = np.zeros(self.num_envs, np.bool_)
        self._rewards = np.zeros(self.num_envs)

    def reset(
        self,
        *,
        seed: int | Sequence[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Observations, dict[str, Any]]:
        """Begin all games; `options["position"]` is one for all of them or a list of them.

        All games share their chance. A list with a seed for each of them is taken as a whole: the
        same list gives the same games, unless chance has a say by a None in it.
        """
        states = starts_of(self.game, options, self.num_envs)
        super().reset(seed=self._seed_of(seed))
        self.batch.reset(seed=int(self.np_random.integers(1 << 62)))
        if states:
            for i, state in enumerate(states):
                self.batch.put(i, state)
        everywhere = np.ones(self.num_envs, np.bool_)
        rng = Random(int(self.np_random.integers(1 << 62)))
        self._players: list[Player] = [COMPUTERS[name](rng, self._seconds) for name in self._names]
        self._begin(everywhere)
        return self._observations(), self._info()

    def _seed_of(self, given: int | Sequence[int | None] | None) -> int | None:
        """Make one seed of one or many, or raise EnvError."""
        if not isinstance(given, list | tuple | np.ndarray):
            check_seed(given)
            return given  # type: ignore[return-value]  # as was just checked
        if len(given) != self.num_envs:
            raise EnvError("env-reset-seeds", expected=self.num_envs, found=len(given))
        for seed in given:
            check_seed(seed)
        drawn = [np_random(None if each is None else index(each))[0] for each in given]
        mixed = np.random.SeedSequence([int(each.integers(1 << 62)) for each in drawn])
        return int(mixed.generate_state(1, np.uint64)[0])

    def step(self, actions: NDArray[np.int64]) -> Answers:
        """Take an action in each game, and let the others move until the agents have to act."""
        again = self._over
        self._rewards = np.zeros(self.num_envs)
        self._over = np.zeros(self.num_envs, np.bool_)
        truncated = np.zeros(self.num_envs, np.bool_)
        illegal = ~again & ~self._is_legal(actions)
        self._step(np.asarray(actions), ~again & ~illegal, truncated)
        self._rewards[illegal] = -1
        self._over |= illegal
        if again.any():
            self.batch.reset(again)
            self._seat(again)
        self._answer(~self._over, truncated)
        info = {**self._info(), "illegal": illegal, "_illegal": illegal}
        return self._observations(), self._rewards, self._over & ~truncated, truncated, info

    def _begin(self, where: NDArray[np.bool_]) -> None:
        self._rewards = np.zeros(self.num_envs)
        self._over = np.zeros(self.num_envs, np.bool_)
        self._seat(where)
        self._answer(where, np.zeros(self.num_envs, np.bool_))

    def _seat(self, where: NDArray[np.bool_]) -> None:
        drawn = self.np_random.integers(self.game.seats, size=self.num_envs)
        self._seats[where] = drawn[where] if self._fixed_seat is None else self._fixed_seat

    def _is_legal(self, actions: NDArray[np.int64]) -> NDArray[np.bool_]:
        taken = np.asarray(actions)
        if taken.dtype.kind not in "iu":
            raise EnvError("env-action-type", found=str(taken.dtype))
        if taken.shape != (self.num_envs,):
            raise EnvError("env-action-shape", expected=self.num_envs, found=str(taken.shape))
        mask = self.batch.mask
        inside = (taken >= 0) & (taken < mask.shape[1])
        legal: NDArray[np.bool_] = (
            inside & mask[np.arange(self.num_envs), np.where(inside, taken, 0)]
        )
        return legal

    def _step(
        self, actions: NDArray[np.int64], where: NDArray[np.bool_], truncated: NDArray[np.bool_]
    ) -> None:
        """Step some games, and note how those end that end."""
        rewards, terminated, broken_off = self.batch.step(actions, where)
        ended = where & (terminated | broken_off)
        self._rewards[ended] = rewards[ended, self._seats[ended]]
        self._over |= ended
        truncated |= where & broken_off

    def _answer(self, where: NDArray[np.bool_], truncated: NDArray[np.bool_]) -> None:
        """Let opponents act until every agent is to move."""
        seats = self.game.seats
        while (theirs := where & ~self._over & (self.batch.to_move != self._seats)).any():
            if set(self._names) == {RANDOM}:
                self._step(self.batch.sample(), theirs, truncated)
                continue
            distance = (self.batch.to_move - self._seats) % seats
            plans = {
                int(i): self.batch.code.actions(self._choice(int(i), int(distance[i]) - 1))
                for i in np.flatnonzero(theirs)
            }
            for pick in range(max(map(len, plans.values()))):
                acting = [i for i, plan in plans.items() if pick < len(plan)]
                actions, chosen = np.zeros(self.num_envs, np.int64), np.zeros(self.num_envs, bool)
                actions[acting], chosen[acting] = [plans[i][pick] for i in acting], True
                self._step(actions, chosen, truncated)

    def _choice(self, i: int, opponent: int) -> str:
        # Computer players look at the position alone.
        match = Match(self.game, position=self.batch.position(i).text)
        return self._players[opponent].choose(match)

    def _observations(self) -> Observations:
        planes = self.batch.observe()
        sight = sight_of(self.game)
        for i in np.flatnonzero(self._over):
            # What a batch shows is for the player to move, which nobody is any more.
            state, seat = self.batch.state(int(i)), int(self._seats[i])
            planes[i] = sight.planes(state, seat, (), 0)
        mask = self.batch.mask.astype(np.int8)
        mask[self._over] = 0
        return {"observation": planes, "action_mask": mask}

    def _info(self) -> dict[str, Any]:
        everywhere = np.ones(self.num_envs, np.bool_)
        info: dict[str, Any] = {"seat": self._seats.copy(), "_seat": everywhere}
        if self._truth:
            info |= {"truth": self.batch.known()._asdict(), "_truth": everywhere}
        return info
