"""Random play beside other people's libraries, where they are installed.

Their games are not ours, so what is compared is moves made in a second. Each library plays in the
fastest way it offers: OpenSpiel whole games in C++, as its tree search does at a leaf; Pgx many
games at a time, compiled for the CPU by JAX. One by one from Python is a comparison of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from itertools import product
from random import Random
from typing import Any

from fourfold.rules import AnyGame, load

from ..kernels import play, playouts
from ..timing import Effort, Figure, Work, rates

PACKAGES = {"pyspiel": "open_spiel", "pgx": "pgx"}
"""The modules of the peers, and the packages to install for them."""

OPENSPIEL = {"openspiel-connect-four": "connect_four", "openspiel-pentago": "pentago"}
ROLLOUTS = 500
BATCH, STEPS = 64, 100
"""Games that Pgx plays side by side, and moves in each. Larger batches were no faster on a CPU."""
GAMES_BY_HAND = 5
LONGEST = 1000
"""Plain games are broken off after as many moves, like those of the kernels."""


def missing() -> list[str]:
    """Give the packages that have to be installed for all comparisons."""
    return [package for module, package in PACKAGES.items() if installed(module) is None]


def peers(effort: Effort) -> Iterator[Figure]:
    """Let kernels and peers play whole random games, all on one core as far as they can be told."""
    theirs: dict[str, Work] = {}
    if spiel := installed("pyspiel"):
        for peer, name in OPENSPIEL.items():
            theirs[peer] = rollouts(spiel, spiel.load_game(name), effort.sample)
    if pgx := installed("pgx"):
        theirs["pgx-connect-four"] = in_batches(pgx)
    ours: dict[str, Work] = {name: partial(_plies, name) for name in playouts()}
    yield from _compared(ours, theirs, effort, playouts())


def steps(effort: Effort) -> Iterator[Figure]:
    """Play random games move by move from Python, with the plain rules and with OpenSpiel."""
    theirs: dict[str, Work] = {}
    if spiel := installed("pyspiel"):
        for peer, name in OPENSPIEL.items():
            theirs[peer] = partial(by_hand, _spiel_game, spiel.load_game(name), GAMES_BY_HAND)
    ours: dict[str, Work] = {
        name: partial(by_hand, _plain_game, load(name), GAMES_BY_HAND) for name in playouts()
    }
    yield from _compared(ours, theirs, effort, dict.fromkeys(playouts(), GAMES_BY_HAND))


def _compared(
    ours: dict[str, Work], theirs: dict[str, Work], effort: Effort, games: dict[str, int]
) -> Iterator[Figure]:
    if not theirs:
        return
    works = ours | theirs
    found = dict(zip(works, rates(list(works.values()), effort), strict=True))
    for case, peer in product(ours, theirs):
        yield Figure(case, found[case], peer, found[peer], "plies/s", games[case])


def installed(name: str) -> Any:
    """Give a module that may not be installed, or not for this machine."""
    try:
        return import_module(name)
    except ImportError:
        return None


def _plies(name: str) -> int:
    return play(name).plies


def by_hand(play: Callable[[Any, Random], int], game: Any, games: int) -> int:
    """Play some random games, the same ones each time, and give the number of moves."""
    rng = Random(1)
    return sum(play(game, rng) for _ in range(games))


def _plain_game(game: AnyGame, rng: Random) -> int:
    state = game.initial()
    for ply in range(LONGEST):
        moves = game.legal_moves(state)
        if not moves:
            return ply
        state = game.after(state, rng.choice(moves))
    return LONGEST


def _spiel_game(game: Any, rng: Random) -> int:
    state = game.new_initial_state()
    plies = 0
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
        plies += 1
    return plies


def rollouts(spiel: Any, game: Any, sample: int) -> Work:
    """Give whole games in C++: the first step of a tree search is to play some from the root.

    OpenSpiel does not say how many moves these have; the length of other random games does.
    """
    plies = round(ROLLOUTS * by_hand(_spiel_game, game, sample) / sample)
    evaluator = spiel.RandomRolloutEvaluator(ROLLOUTS, 1)
    bot = spiel.MCTSBot(game, evaluator, 2.0, 1, 1, False, 1, False)
    start = game.new_initial_state()

    def work() -> int:
        bot.mcts_search(start)
        return plies

    return work


def in_batches(pgx: Any) -> Work:
    """Give games of Pgx side by side; where one is over, the next begins."""
    jax, env = import_module("jax"), pgx.make("connect_four")
    cpu = partial(jax.default_device, jax.devices("cpu")[0])
    with cpu():
        fresh = env.init(jax.random.PRNGKey(0))

        def turn(state: Any, key: Any) -> Any:
            chances = jax.random.uniform(key, state.legal_action_mask.shape)
            after = env.step(state, (chances * state.legal_action_mask).argmax())
            return jax.tree_util.tree_map(partial(jax.numpy.where, after.terminated), fresh, after)

        def turns(states: Any, key: Any) -> Any:
            return jax.vmap(turn)(states, jax.random.split(key, BATCH)), None

        def games(key: Any) -> Any:
            states = jax.vmap(lambda _: fresh)(jax.numpy.arange(BATCH))
            return jax.lax.scan(turns, states, jax.random.split(key, STEPS))[0]

        compiled = jax.jit(games)
        key = jax.random.PRNGKey(1)

    def work() -> int:
        with cpu():
            jax.block_until_ready(compiled(key))
        return BATCH * STEPS

    return work
