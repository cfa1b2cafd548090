"""Batches on a GPU, as far as a machine without one can tell: Numba acts as if there were one.

Kernels run on the processor then; how they are launched, what arrays they get, and what others see
of these arrays is what counts here. `scripts/measure_gpu.py` compares everything on a real one.
"""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from fourfold.envs.batch import Batch
from fourfold.envs.errors import EnvError
from tests.engine.plain import tic_tac_toe

pytest.importorskip("numba")

SIMULATED = """
import numpy as np
from fourfold.envs.batch import Batch
from fourfold.envs.errors import EnvError

def same(one, other):
    assert np.array_equal(np.asarray(one), np.asarray(other))

def refused(words, call):
    try:
        call()
    except EnvError as error:
        assert words in str(error), str(error)
    else:
        raise AssertionError(words)

for spec in ("quantik", "qomet", "exago?players=3&size=4&tiles=2&line=3"):
    games = {"seed": 3, "max_cycles": 6}
    here, there = Batch(spec, 5, **games), Batch(spec, 5, **games, device="cuda")
    for turn in range(16):
        actions = here.sample()
        same(actions, there.sample())
        where = np.arange(5) % 3 != turn % 3 if turn > 10 else None
        for one, other in zip(here.step(actions, where), there.step(actions, where)):
            same(one, other)
        for name in ("mask", "to_move", "turns", "over"):
            same(getattr(here, name), getattr(there, name))
        same(here.observe(), there.observe())
    assert [here.state(i) for i in range(5)] == [there.state(i) for i in range(5)]
    there.put(2, here.game.initial())
    assert there.state(2) == here.game.initial()
    there.reset()
    here.reset()
    same(here.mask, there.mask)
    refused("is not legal in game", lambda: there.step(np.full(5, -1)))
    refused("shape (4,)", lambda: there.step(np.zeros(4, int)))
    refused("whole numbers", lambda: there.step(np.zeros(5)))
    refused("int8", lambda: there.observe(np.zeros((5, *there.shape), np.int8)))
    same(here.step(here.sample()).rewards, there.step(there.sample()).rewards)
    assert repr(there).startswith("<Batch ")

quantik = Batch("quantik", 4, device="cuda")
for one, other in zip(Batch("quantik", 4).truth(), quantik.truth()):
    same(one, other)
assert np.asarray(quantik.known().known).all()
turns, seen = np.from_dlpack(quantik.turns), quantik.observe()
assert turns.tolist() == [0] * 4
view = np.from_dlpack(seen)
quantik.step(quantik.sample())
assert turns.tolist() == [1] * 4, "no copy was made"
assert quantik.observe(seen) is seen
same(view, quantik.observe())
del seen, quantik
assert view.sum() > 0, "what was taken stays"
print("done")
"""


def test_simulated() -> None:
    environment = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1"}
    done = subprocess.run(
        [sys.executable, "-c", SIMULATED],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout == "done\n", done.stderr


def test_what_is_missing_is_said_in_one_line() -> None:
    cuda = pytest.importorskip("fourfold.tables.cuda").cuda
    if cuda.is_available():
        pytest.skip("there is a GPU")
    with pytest.raises(EnvError, match="Numba finds no NVIDIA GPU") as refused:
        Batch("quantik", 4, device="cuda")
    assert "\n" not in str(refused.value)


def test_without_numba(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "fourfold.envs.batch.cuda", raising=False)
    monkeypatch.setitem(sys.modules, "fourfold.tables.cuda", None)
    with pytest.raises(EnvError, match=r"pip install \"fourfold\[kernels\]\""):
        Batch("quantik", 4, device="cuda")


def test_devices_have_names() -> None:
    with pytest.raises(EnvError, match="There is no device “tpu”; there are cpu, cuda"):
        Batch("quantik", 4, device="tpu")


def test_games_without_kernels_stay_on_the_processor() -> None:
    assert Batch(tic_tac_toe(), 2, device="cpu").size == 2
