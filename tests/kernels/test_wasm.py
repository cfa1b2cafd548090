"""The WebAssembly library, in Pyodide under Node, says what the plain rules say."""

from __future__ import annotations

import json
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from fourfold.games.exago.kernels import rules as exago
from fourfold.games.exago.kernels import turns as exago_turns
from fourfold.games.qomet.kernels import rules as qomet
from fourfold.games.quantik.kernels import rules as quantik
from fourfold.kernels.loading import FOLDER, PACKAGE, UnusableError, check
from fourfold.rules import AnyGame, load, perft
from tests.truth import perft_cases

pytestmark = pytest.mark.slow
HERE = Path(__file__).parent
ROOT = HERE.parents[1]
PYODIDE = ROOT / "web" / "node_modules" / "pyodide"
SAMPLE = ROOT / "tests" / "data" / "rules_sample.jsonl"
SPECS = (
    "quantik",
    "qomet",
    "qomet?corner_exit=off",
    "exago",
    "exago?players=6&tiles=3&line=3&early=on",
    "exago?size=4&tiles=5&reconnect=on",
)
DEPTHS = {"quantik": 3, "qomet": 3, "exago": 4}
"""How deep sequences are counted from the start."""

Case = tuple[str, list[Any], Any, list[int] | None]
"""A kernel, its arguments, what it gives, and what it has written in the end."""


def _check_needed() -> None:
    if not PYODIDE.is_dir() or not shutil.which("node"):
        pytest.skip("Pyodide is not installed")
    try:
        check(FOLDER, "wasm32")
    except UnusableError:
        pytest.skip("the WebAssembly library is not built")


def room(*lengths: int) -> dict[str, Any]:
    """Give an array whose numbers do not matter."""
    return {"lengths": lengths}


def numbers(array: Any) -> dict[str, Any]:
    return {**room(*array.shape), "numbers": array.ravel().tolist()}


def listed(rules: Any) -> Any:
    """Give named tuples as lists."""
    return [listed(part) for part in rules] if isinstance(rules, tuple) else rules


def rule_cases(game: AnyGame, state: Any) -> Iterator[Case]:
    """Ask for the moves of a position, with the answer of the plain rules."""
    outcome, moves = game.outcome(state), game.legal_moves(state)
    if game.name == "quantik":
        own, other = quantik.bitboards(state)
        line = outcome is not None and outcome.reason == "line"
        yield "fourfold.games.quantik.kernels.rules.has_line", [own | other], line, None
        if not line:
            bits = {quantik.placement(bit): 1 << bit for bit in range(64)}
            word = sum(bits[text] for text in game.legal_texts(state))
            signed = word - (1 << 64) if word >> 63 else word
            yield "fourfold.games.quantik.kernels.rules.placements", [own, other], signed, None
    elif game.name == "qomet":
        turns = sorted(map(qomet.turn_of, moves))
        rules = listed(qomet.rules_of(game))  # type: ignore[arg-type]
        arguments = [*qomet.bitboards(state), rules, room(qomet.MOST_TURNS)]
        yield "fourfold.games.qomet.kernels.rules.list_turns", arguments, len(turns), turns
        winner = 0 if outcome is None or outcome.winner is None else 1
        if winner and outcome is not None:
            winner = 1 if outcome.winner == state.to_move else -1
        if outcome is None or winner:
            yield "fourfold.games.qomet.kernels.rules.result", arguments[:2], winner, None
    else:
        turns = sorted(int(exago.turn_of(game, move)) for move in moves)  # type: ignore[arg-type]
        rules = listed(exago.rules_of(game))  # type: ignore[arg-type]
        position = numbers(exago.bitboards(game, state))  # type: ignore[arg-type]
        arguments = [position, rules, room(exago_turns.MOST_TURNS)]
        yield "fourfold.games.exago.kernels.turns.turns", arguments, len(turns), turns


def count_case(game: AnyGame, state: Any, depth: int, expected: int) -> Case:
    """Ask for a number of sequences of at least two moves."""
    if game.name == "quantik":
        arguments = [*quantik.bitboards(state), depth, room(depth, 3)]
    elif game.name == "qomet":
        rules = listed(qomet.rules_of(game))  # type: ignore[arg-type]
        lists = room(depth, qomet.MOST_TURNS)
        arguments = [*qomet.bitboards(state), depth, rules, room(depth, 3), lists]
    else:
        rules = listed(exago.rules_of(game))  # type: ignore[arg-type]
        start = exago.bitboards(game, state)  # type: ignore[arg-type]
        positions = numbers(np.tile(start, (depth + 1, 1)))
        lists = room(depth, exago_turns.MOST_TURNS)
        arguments = [positions, depth, rules, lists, room(depth)]
    return f"fourfold.games.{game.name}.kernels.rules._perft", arguments, expected, None


def sample_cases() -> list[Case]:
    """Ask about every position of the sample of the rules."""
    cases: list[Case] = []
    for line in SAMPLE.read_text().splitlines():
        asked = json.loads(line)
        spec, given = asked["in"], asked["out"]
        if "position" not in given:
            continue
        game = load(spec["game"], **spec["options"])
        state = game.parse_position(given["position"])
        assert list(game.legal_texts(state)) == given["legal"]
        cases += rule_cases(game, state)
    return cases


def random_cases() -> list[Case]:
    """Ask about every position of some random games."""
    rng, cases = Random(1), list[Case]()
    for spec in SPECS:
        game = load(spec)
        for _ in range(3):
            state = game.initial()
            for _ in range(60):
                cases += rule_cases(game, state)
                if game.outcome(state):
                    break
                state = game.after(state, rng.choice(game.legal_moves(state)))
    return cases


def counting_cases() -> list[Case]:
    """Ask for numbers of sequences, from the start and from the truth files."""
    cases = []
    for spec in SPECS:
        game = load(spec)
        for depth in range(2, DEPTHS[game.name]):
            cases.append(
                count_case(game, game.initial(), depth, perft(game, game.initial(), depth))
            )
    for name, most in DEPTHS.items():
        for case in perft_cases(name):
            game = load(case.spec)
            state = game.parse_position(case.position) if case.position else game.initial()
            for depth, count in enumerate(case.counts[1:most], 2):
                if game.outcome(state) is None:
                    cases.append(count_case(game, state, depth, count))
    return cases


QUESTIONS = {"sample": sample_cases, "random": random_cases, "counts": counting_cases}


@pytest.fixture(scope="module")
def answers(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """What Pyodide says to all cases: it is started once, which takes most of the time."""
    _check_needed()
    path = tmp_path_factory.mktemp("pyodide") / "cases.json"
    path.write_text(json.dumps({name: cases() for name, cases in QUESTIONS.items()}))
    command = ["node", HERE / "in_pyodide.mjs", PYODIDE, PACKAGE.parent, HERE / "pyodide_cases.py"]
    done = subprocess.run(
        [*map(str, command), str(path)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr[-2000:]
    told: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return told


@pytest.mark.parametrize(("question", "least"), [("sample", 150), ("random", 300), ("counts", 10)])
def test_the_plain_rules_say_the_same(answers: dict[str, Any], question: str, least: int) -> None:
    assert answers[question]["cases"] > least
    assert answers[question]["wrong"] == []
