"""What a type checker tells those who use the package."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from mypy import api

EXAMPLE = """
from fourfold import Match, load
from fourfold.engine import LEVELS, analyze
from fourfold.envs import quantik
from fourfold.envs.batch import Batch
from fourfold.games.quantik.rules import Quantik

game, match = load("exago", players=3), Match("exago", players=3)
env = quantik.env(render_mode="ansi", max_cycles=20)
reveal_type(game.initial())  # Hashable
reveal_type(game.legal_texts(game.initial()))  # dict[str, Hashable]
reveal_type(game.play(game.initial(), "f6"))  # Hashable
reveal_type(match.state)  # Hashable
reveal_type(match.game)  # Game[Hashable, Hashable]
reveal_type(match.at().game.play(match.state, "f6"))  # Hashable
reveal_type(match.legal)  # list[str]
reveal_type(match.outcome)  # Outcome
reveal_type(match.copy().at(0).play("f6"))  # Position
reveal_type(Quantik().initial())  # quantik.rules.State
reveal_type(Batch("quantik", 9).state(0))  # Hashable
reveal_type(Batch(Quantik(), 9).state(0))  # quantik.rules.State
reveal_type(Batch("quantik", 9).position(0))  # Position
reveal_type(analyze(game, game.initial()).moves[0])  # Judged
reveal_type(LEVELS[3])  # Level
reveal_type(env)  # Env
reveal_type(env.agent_selection)  # str
reveal_type(env.last()[1])  # float
reveal_type(env.infos)  # dict[str, dict[str, object]]
"""


@pytest.mark.slow
def test_nothing_at_the_surface_is_any(tmp_path: Path) -> None:
    example = tmp_path / "example.py"
    example.write_text(EXAMPLE)
    said, errors, _ = api.run(["--strict", str(example)])
    assert not errors
    assert ": error:" not in said, said
    types = [kind.replace("builtins.", "") for kind in re.findall(r'type is "(.*)"', said)]
    wanted = re.findall(r"# (.*)", EXAMPLE)
    assert len(types) == len(wanted)
    for kind, want in zip(types, wanted, strict=True):
        assert want in kind.replace("typing.", "")
        assert "Any" not in kind
