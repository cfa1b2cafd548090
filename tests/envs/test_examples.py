"""The examples run, and do what they say."""

from __future__ import annotations

import subprocess
import sys
from hashlib import sha256
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from fourfold.games.quantik.lookup import shipped
from fourfold.games.quantik.rules import Quantik

EXAMPLES = Path(__file__).parent.parent.parent / "examples" / "research"


def example(name: str) -> Any:
    spec = spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert spec
    assert spec.loader
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def run(name: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(EXAMPLES / f"{name}.py"), *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_an_agent_learns() -> None:
    training = example("train")
    untaught, taught = np.zeros(4), training.train(rounds=15)
    won_before, best_before = training.examine(untaught, games=400)
    won_after, best_after = training.examine(taught, games=400)
    assert won_before < 0.6
    assert won_after > won_before + 0.2
    assert best_after > best_before + 0.05
    assert taught[3] == max(taught) > 0 > taught[2]


def test_training_from_the_command_line() -> None:
    done = run("train", "--rounds", "2")
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("won against random") == 2


def test_tree_search_against_levels() -> None:
    pytest.importorskip("pyspiel")
    done = run("mcts_against_levels", "--simulations", "5", "--games", "2", "--levels", "1", "10")
    assert done.returncode == 0, done.stderr
    first, second = done.stdout.splitlines()
    assert first.startswith("level  1: ")
    # Five playouts a move are no match for perfect play.
    assert second == "level 10: -1.00"


def test_a_data_set_with_its_card(tmp_path: Path) -> None:
    file = tmp_path / "positions.npz"
    done = run("dataset", str(file), "--positions", "300", "--seed", "4")
    assert done.returncode == 0, done.stderr
    game, probe = Quantik(), shipped()
    with np.load(file) as arrays:
        assert len(set(arrays["position"].tolist())) == 300
        for i in range(0, 300, 7):
            state = game.parse_position(str(arrays["position"][i]))
            verdict = probe.verdict(state)
            assert (arrays["value"][i] == 1) == (verdict.value == "win")
            assert arrays["distance"][i] == verdict.distance
            assert arrays["mask"][i].sum() == len(game.legal_moves(state))
            assert (arrays["optimal"][i] <= arrays["mask"][i]).all()
    card = (tmp_path / "positions.md").read_text(encoding="utf-8")
    assert sha256(file.read_bytes()).hexdigest() in card
    assert "300 positions" in card
    again = tmp_path / "again.npz"
    run("dataset", str(again), "--positions", "300", "--seed", "4")
    assert again.read_bytes() == file.read_bytes()


@pytest.mark.parametrize(
    "arguments", [("x.txt",), ("nowhere/x.npz",), ("x.npz", "--positions", "0")]
)
def test_a_data_set_that_cannot_be(tmp_path: Path, arguments: tuple[str, ...]) -> None:
    done = run("dataset", str(tmp_path / arguments[0]), *arguments[1:])
    assert done.returncode == 2
    assert "Traceback" not in done.stderr
    assert list(tmp_path.iterdir()) == []
