"""Offers of a draw, answered by what an engine sees."""

from __future__ import annotations

from random import Random

import pytest

from fourfold import Match, load
from fourfold.engine.analysis import analyze
from fourfold.engine.contract import Limits, Value
from fourfold.engine.levels import LEVELS, STRONGEST
from fourfold.match_commands.draws import Seen, is_content
from fourfold.schemas.analyses import Analysis, analysis_told

WEAK = [level for level in LEVELS if level < STRONGEST]


def found(value: Value, score: float) -> Analysis:
    exact = value != "unknown"
    return {
        "value": value,
        "distance": None,
        "exact": exact,
        "moves": [{"move": "d4", "value": value, "distance": None, "exact": exact, "score": score}],
    }


def agrees(
    value: Value, score: float, *, own: bool = True, seats: int = 2, ply: int = 0, depth: int = 3
) -> bool:
    return is_content(Seen(found(value, score), depth, own, seats), ply)


def test_what_is_seen_to_be_lost_is_given_for_a_draw_and_what_is_won_is_not() -> None:
    assert agrees("loss", -0.99)
    assert agrees("win", 0.99, own=False)
    assert not agrees("win", 0.99)
    assert not agrees("loss", -0.99, own=False)


def test_hope_fades_but_nobody_gives_away_what_looks_good() -> None:
    assert not agrees("unknown", -0.3, ply=2)
    assert agrees("unknown", -0.3, ply=30)
    assert not agrees("unknown", 0.0, ply=39)
    assert agrees("unknown", 0.0, ply=40)
    assert not any(agrees("unknown", 0.01, ply=ply) for ply in (0, 40, 400))


def test_only_the_strongest_knows_that_nobody_can_force_a_win() -> None:
    assert not agrees("draw", 0.0)
    assert is_content(Seen(found("draw", 0.0), None, is_own_turn=True, seats=2), 0)


def test_among_several_only_a_win_of_whoever_moves_is_a_loss_of_the_others() -> None:
    assert agrees("win", 0.99, own=False, seats=3)
    assert not agrees("unknown", 0.9, own=False, seats=3)


@pytest.mark.parametrize("spec", ["qomet", "exago", "exago?players=3"])
@pytest.mark.parametrize("level", WEAK[:5])
def test_no_weak_level_gives_the_game_away_after_one_move_each(spec: str, level: int) -> None:
    rng, depth = Random(level), LEVELS[level].depth
    for _ in range(3):
        match = Match(load(spec))
        while len(match.moves) < match.game.seats:
            match.play(rng.choice(match.legal))
        told = analysis_told(analyze(match.game, match.state, Limits(1.0, depth)))
        for seat in range(match.game.seats):
            own = seat == match.to_move
            assert not is_content(Seen(told, depth, own, match.game.seats), len(match.moves))
