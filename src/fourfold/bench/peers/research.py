"""The batches of `fourfold.envs` beside the environments that researchers use, random play all.

A step is an action taken, with the mask of what is legal next. Our games are not theirs, so theirs
is Connect Four, a small game with seven actions at most; OpenSpiel has no Connect Four in Python,
so its tic-tac-toe stands for games in that language. Everybody plays in the fastest way there is:
our batches in two threads, Pgx in as many as JAX likes.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from importlib import import_module
from itertools import product
from random import Random
from typing import Any

import numpy as np

from fourfold.envs.batch import Batch

from ..registry import measured
from ..timing import Effort, Figure, Work, rates
from .compiled import OPENSPIEL, by_hand, in_batches, installed, rollouts

SIZE, STEPS, THREADS = 4096, 20, 2
ROUNDS = 3
"""Games that a peer plays at a time where each move is made from Python."""
PACKAGES = {"pettingzoo": "pettingzoo", "pygame": "pygame", "pyspiel": "open_spiel", "pgx": "pgx"}
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


def _steps(batch: Batch) -> int:
    for _ in range(STEPS):
        batch.step(batch.sample())
    return SIZE * STEPS


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
    zoo = installed("pettingzoo.classic.connect_four_v3")
    if zoo:
        yield "pettingzoo-connect-four", partial(by_hand, _zoo_game, zoo.env(), ROUNDS)
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
