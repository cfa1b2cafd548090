"""The plain rules against the truth files. A registered game without such files fails here."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterator

import pytest

from fourfold import AnyGame, Match, load, perft, registered
from tests.playthrough import retold
from tests.truth import DATA, PerftCase, PositionCase, perft_cases, position_cases

GAMES = sorted(registered())


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_truth_files(name: str) -> None:
    for file in ("perft.txt", "playthrough.txt", "positions.txt"):
        assert (DATA / name / file).is_file(), f"{name} has no tests/data/{name}/{file}"
    assert any(case.position is None for case in perft_cases(name))
    assert any(position_cases(name))


@pytest.mark.parametrize(
    "case",
    [case for name in GAMES for case in perft_cases(name)],
    ids=lambda case: f"{case.spec} {case.position or 'start'}",
)
def test_perft(case: PerftCase) -> None:
    game = load(case.spec)
    state = game.parse_position(case.position) if case.position else game.initial()
    assert tuple(counted(game, state, len(case.counts))) == case.counts
    shorter = case.counts[:-1]
    assert tuple(perft(game, state, depth) for depth, _ in enumerate(shorter, 1)) == shorter


def counted(game: AnyGame, start: Hashable, longest: int) -> Iterator[int]:
    """Count sequences of 1, 2, 3 … moves, asking once about a state that several lead to."""
    ways = Counter({start: 1})
    for _ in range(longest - 1):
        legal = {state: game.legal_moves(state) for state in ways}
        yield sum(ways[state] * len(moves) for state, moves in legal.items())
        later: Counter[Hashable] = Counter()
        for state, moves in legal.items():
            for move in moves:
                later[game.after(state, move)] += ways[state]
        ways = later
    yield sum(count * len(game.legal_moves(state)) for state, count in ways.items())


@pytest.mark.parametrize(
    ("name", "case"),
    [(name, case) for name in GAMES for case in position_cases(name)],
    ids=lambda value: value if isinstance(value, str) else f"line {value.line}",
)
def test_positions(name: str, case: PositionCase) -> None:
    facts = dict(case.facts)
    match = Match(facts.pop("game"), position=facts.pop("position", None))
    assert match.game.name == name
    for move in facts.pop("moves", "").split():
        match.play(move)
    legal = match.legal
    if "legal" in facts:
        assert legal == facts.pop("legal").split()
    assert set(facts.pop("allowed", "").split()) <= set(legal)
    assert not set(facts.pop("refused", "").split()) & set(legal)
    if "count" in facts:
        assert len(legal) == int(facts.pop("count"))
    if "reached" in facts:
        assert match.position == facts.pop("reached")
    if "outcome" in facts:
        outcome = match.outcome
        assert outcome is not None
        winner = "draw" if outcome.winner is None else str(outcome.winner)
        assert f"{winner} {outcome.reason}" == facts.pop("outcome")
    else:
        assert match.outcome is None
    assert not facts, f"unknown facts: {facts}"


@pytest.mark.parametrize("name", GAMES)
def test_playthrough(name: str) -> None:
    file = DATA / name / "playthrough.txt"
    text = file.read_text(encoding="utf-8")
    assert retold(text) == text, f"run: python -m tests.playthrough {name}, and read the difference"
    assert "\n#" in text, "a playthrough has remarks"
    assert "outcome: " in text, "a playthrough ends"
