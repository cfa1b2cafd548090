"""Measure batches on a GPU: steps in a second with and without observations, and the truth.

    python scripts/measure_gpu.py [GAMES]

Before anything is measured, batches on the GPU and on the processor play the same random games, and
have to agree in everything after every step. PyTorch and JAX, where they are installed, take arrays
without a copy. Where Pgx is installed, it plays Connect Four on the same GPU, in the end: JAX keeps
three quarters of the memory for itself once it computes.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from time import perf_counter
from typing import Any

import numpy as np

from fourfold.envs.batch import Batch

SPECS = ("quantik", "qomet", "exago", "exago?players=3")
CHECKED, STEPS = 512, 100


def check(spec: str) -> None:
    """Hold a batch on the GPU against one on the processor."""
    here = Batch(spec, CHECKED, seed=1, max_cycles=40)
    there = Batch(spec, CHECKED, seed=1, max_cycles=40, device="cuda")
    for step in range(STEPS):
        actions = here.sample()
        same(spec, step, actions, there.sample())
        for one, other in zip(here.step(actions), there.step(there_actions(actions)), strict=True):
            same(spec, step, one, other)
        for name in ("mask", "to_move", "turns", "over"):
            same(spec, step, getattr(here, name), getattr(there, name))
        same(spec, step, here.observe(), there.observe())
    if spec == "quantik":
        for one, other in zip(here.truth(), there.truth(), strict=True):
            same(spec, STEPS, one, other)
    print(f"{spec}: {CHECKED} games are the same on both after each of {STEPS} steps", flush=True)


def there_actions(actions: Any) -> Any:
    """Give actions as somebody has them who works on the GPU."""
    if find_spec("torch"):
        return import_module("torch").as_tensor(actions, device="cuda")
    return actions


def same(spec: str, step: int, one: Any, other: Any) -> None:
    """Raise AssertionError unless two arrays are equal."""
    if not np.array_equal(np.asarray(one), np.asarray(other)):
        raise AssertionError(f"{spec}: different after step {step}")


def rate(work: Callable[[], object], amount: int, wait: Callable[[], object]) -> float:
    """Give how much gets done in a second, in the best of five turns."""
    work()
    wait()
    best = 0.0
    for _ in range(5):
        start = perf_counter()
        work()
        wait()
        best = max(best, amount / (perf_counter() - start))
    return best


def measure(spec: str, size: int) -> None:
    """Print how many steps a batch takes in a second."""
    batch = Batch(spec, size, device="cuda")
    wait = import_module("fourfold.tables.cuda").cuda.synchronize
    turns = 20

    def steps() -> None:
        for _ in range(turns):
            batch.step(batch.sample())

    seen = batch.observe()

    def looks() -> None:
        for _ in range(turns):
            batch.step(batch.sample())
            batch.observe(seen)

    print(f"{spec}, {size:,} games: {rate(steps, turns * size, wait):.3g} steps a second, ", end="")
    print(f"{rate(looks, turns * size, wait):.3g} with observations", flush=True)
    if spec == "quantik":
        print(f"  truth: {rate(batch.truth, size, wait):.3g} states a second", flush=True)


def shared() -> None:
    """Say who takes an array without a copy."""
    batch = Batch("quantik", 1024, device="cuda")
    batch.step(batch.sample())
    seen = batch.observe()
    address = seen.__cuda_array_interface__["data"][0]  # type: ignore[attr-defined]
    if find_spec("torch"):
        torch = import_module("torch")
        for taken in (torch.as_tensor(seen), torch.from_dlpack(seen)):
            print("PyTorch:", taken.device, taken.dtype, taken.data_ptr() == address, flush=True)
    if find_spec("jax"):
        taken = import_module("jax.dlpack").from_dlpack(seen)
        print("JAX:", taken.device, taken.dtype, taken.unsafe_buffer_pointer() == address)
        mask = import_module("jax.dlpack").from_dlpack(batch.mask)
        print("JAX, mask:", mask.dtype, bool((np.asarray(mask) == np.asarray(batch.mask)).all()))


def pgx(size: int) -> None:
    """Print how many steps Pgx takes in Connect Four on the same GPU."""
    jax, env = import_module("jax"), import_module("pgx").make("connect_four")
    fresh = env.init(jax.random.PRNGKey(0))

    def turn(state: Any, key: Any) -> Any:
        chances = jax.random.uniform(key, state.legal_action_mask.shape)
        after = env.step(state, (chances * state.legal_action_mask).argmax())
        put = jax.numpy.where
        return jax.tree_util.tree_map(lambda a, b: put(after.terminated, a, b), fresh, after)

    def turns(states: Any, key: Any) -> Any:
        return jax.vmap(turn)(states, jax.random.split(key, size)), None

    states = jax.vmap(lambda _: fresh)(jax.numpy.arange(size))
    games = jax.jit(lambda keys, states: jax.lax.scan(turns, states, keys)[0])
    keys = jax.random.split(jax.random.PRNGKey(1), STEPS)
    found = rate(lambda: jax.block_until_ready(games(keys, states)), STEPS * size, lambda: None)
    print(f"Pgx, Connect Four, {size:,} games: {found:.3g} steps a second, with observations")


if __name__ == "__main__":
    size = int(sys.argv[1]) if len(sys.argv) > 1 else 1 << 18
    for spec in SPECS:
        check(spec)
        measure(spec, size)
    shared()
    if find_spec("pgx"):
        pgx(size)
