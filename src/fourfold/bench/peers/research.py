"""The doors of `fourfold.envs` beside the environments that researchers use, random play all.

A step is an action taken, with the mask of what is legal next. Our games are not theirs, so theirs
is Connect Four, a small game with seven actions at most; OpenSpiel has no Connect Four in Python,
so its tic-tac-toe stands for games in that language. Everybody plays in the fastest way there is:
our batches in two threads, Pgx in as many as JAX likes. One game at a time, all of our games are
held against the same environment of PettingZoo. Where there is a GPU, batches on it are held
against batches on two cores.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from itertools import product
from random import Random
from time import process_time
from typing import Any

import numpy as np

from fourfold.envs.batch import Batch
from fourfold.envs.errors import EnvError
from fourfold.rules import AnyGame, load

from ..registry import measured
from ..timing import Effort, Figure, Work, rates
from .compiled import OPENSPIEL, by_hand, in_batches, installed, rollouts

SIZE, STEPS, THREADS = 4096, 20, 2
ON_GPU = 1 << 18
"""How many games are stepped together on a GPU."""
ROUNDS = 3
"""Games that a peer plays at a time where each move is made from Python."""
PACKAGES = {"pettingzoo": "pettingzoo", "pygame": "pygame", "pyspiel": "open_spiel", "pgx": "pgx"}
ZOO = "pettingzoo-connect-four"
CONNECT_FOUR = next(iter(OPENSPIEL.values()))


def missing() -> list[str]:
    """Give the packages that have to be installed for all comparisons."""
    return [package for module, package in PACKAGES.items() if installed(module) is None]


def cases() -> tuple[dict[str, str], dict[str, str]]:
    """Give for each case the game, and for those in which a step is a pick the case for turns."""
    specs, turns = dict[str, str](), dict[str, str]()
    for own in measured().values():
        specs.update(own.BATCHES)
        turns.update(own.TURNS)
    return specs, turns


def batches(effort: Effort) -> Iterator[Figure]:
    """Step random games: ours many at a time, and each peer in its own way."""
    theirs = dict(_peers(effort))
    if not theirs:
        return
    specs, turns = cases()
    games = {case: Batch(spec, SIZE, threads=THREADS) for case, spec in specs.items()}
    ours: dict[str, Work] = {case: partial(_steps, batch) for case, batch in games.items()}
    works = ours | theirs
    found = dict(zip(works, rates(list(works.values()), effort), strict=True))
    for case, other in turns.items():
        found[other] = found[case] * _turns(games[case]) / (SIZE * STEPS)
    for case, peer in product([*ours, *turns.values()], theirs):
        yield Figure(case, found[case], peer, found[peer], "plies/s", SIZE * STEPS)


def observed(effort: Effort) -> Iterator[Figure]:
    """Step random games and look at all of them, beside stepping alone and beside Pgx."""
    theirs = {case: work for case, work in _peers(effort) if case.startswith("pgx")}
    specs, _ = cases()
    for case, spec in specs.items():
        batch = Batch(spec, SIZE, threads=THREADS)
        ours: list[Work] = [partial(_looks, batch), partial(_steps, batch)]
        found, *others = rates([*ours, *theirs.values()], effort)
        for against, value in zip(["unobserved", *theirs], others, strict=True):
            yield Figure(case, found, against, value, "plies/s", SIZE * STEPS)


def in_pettingzoo(effort: Effort) -> Iterator[Figure]:
    """Play random games in PettingZoo: ours, and its own Connect Four."""
    if theirs := _connect_four():
        doors = import_module("fourfold.envs.door")
        yield from _one_at_a_time(
            {
                case: partial(by_hand, _zoo_game, doors.Door(game.name).env(**game.options), ROUNDS)
                for case, game in _games()
            },
            theirs,
            effort,
        )


def in_openspiel(effort: Effort) -> Iterator[Figure]:
    """Play random games in OpenSpiel, beside the same environment of PettingZoo."""
    spiel = installed("pyspiel")
    if spiel and (theirs := _connect_four()):
        import_module("fourfold.envs.open_spiel")
        yield from _one_at_a_time(
            {
                case: partial(by_hand, _spiel_game, spiel.load_game(_spiel_name(game)), ROUNDS)
                for case, game in _games()
            },
            theirs,
            effort,
        )


def _games() -> Iterator[tuple[str, AnyGame]]:
    for case, spec in cases()[0].items():
        yield case, load(spec)


def _spiel_name(game: AnyGame) -> str:
    return f"python_{game.name}({game.options_text.replace('&', ',')})"


def _one_at_a_time(ours: dict[str, Work], theirs: Work, effort: Effort) -> Iterator[Figure]:
    *found, other = rates([*ours.values(), theirs], effort, process_time)
    for case, value in zip(ours, found, strict=True):
        yield Figure(case, value, ZOO, other, "plies/s", ROUNDS)


def on_gpu(effort: Effort) -> Iterator[Figure]:
    """Step random games on a GPU, if there is one, beside two cores."""
    return _on_gpu(effort, _steps)


def on_gpu_observed(effort: Effort) -> Iterator[Figure]:
    """Step random games on a GPU and look at all of them."""
    return _on_gpu(effort, _looks)


def _on_gpu(effort: Effort, step: Callable[[Batch], int]) -> Iterator[Figure]:
    for case, spec in cases()[0].items():
        try:
            batch = Batch(spec, ON_GPU, device="cuda")
        except EnvError:
            return
        here = Batch(spec, SIZE, threads=THREADS)
        found, other = rates([partial(step, batch), partial(step, here)], effort)
        yield Figure(case, found, "two-cores", other, "plies/s", ON_GPU * STEPS)


def _steps(batch: Batch) -> int:
    for _ in range(STEPS):
        batch.step(batch.sample())
    return batch.size * STEPS


def _looks(batch: Batch) -> int:
    seen = batch.observe()
    for _ in range(STEPS):
        batch.step(batch.sample())
        batch.observe(seen)
    return batch.size * STEPS


def _turns(batch: Batch) -> int:
    """Take as many steps, and count the turns that they complete."""
    done = 0
    for _ in range(STEPS):
        before = batch.turns.copy()
        batch.step(batch.sample())
        done += int((batch.turns != before).sum())
    return done


def _peers(effort: Effort) -> Iterator[tuple[str, Work]]:
    """Give the peers that are installed."""
    if zoo := _connect_four():
        yield ZOO, zoo
    if spiel := installed("pyspiel"):
        import_module("open_spiel.python.games")
        for case, name in (
            ("openspiel-python", "python_tic_tac_toe"),
            ("openspiel-stepped", CONNECT_FOUR),
        ):
            yield case, partial(by_hand, _spiel_game, spiel.load_game(name), ROUNDS)
        yield (
            "openspiel-connect-four",
            rollouts(spiel, spiel.load_game(CONNECT_FOUR), effort.sample),
        )
    if pgx := installed("pgx"):
        yield "pgx-connect-four", in_batches(pgx)


def _connect_four() -> Work | None:
    """Give random games in PettingZoo's environment, if it is installed."""
    zoo = installed("pettingzoo.classic.connect_four_v3")
    return partial(by_hand, _zoo_game, zoo.env(), ROUNDS) if zoo else None


def _zoo_game(env: Any, rng: Random) -> int:
    env.reset()
    moves = 0
    for _ in env.agent_iter():
        observation, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            return moves
        env.step(rng.choice(np.flatnonzero(observation["action_mask"]).tolist()))
        moves += 1
    return moves


def _spiel_game(game: Any, rng: Random) -> int:
    state = game.new_initial_state()
    moves = 0
    while not state.is_terminal():
        mask = state.legal_actions_mask()
        state.apply_action(rng.choice([action for action, legal in enumerate(mask) if legal]))
        moves += 1
    return moves
