"""How games go on when everybody plays what is proved best."""

from __future__ import annotations

from random import Random

import pytest

from fourfold.engine.analysis import analyze
from fourfold.engine.clock import Clock, counting
from fourfold.engine.contract import Limits
from fourfold.engine.ways import analyze_with_tables, way
from fourfold.match import Match
from fourfold.rules import load

from .test_qomet import game_of, thrown


def test_a_known_way_leads_to_its_end() -> None:
    game = load("quantik")
    found = analyze(game, game.initial())
    match = Match(game)
    for move in way(game, game.initial(), found.moves[0], Clock(600)):
        match.play(move)
    assert match.outcome
    assert (len(match.moves), match.outcome.winner) == (found.distance, 1)


@pytest.mark.parametrize(
    ("spec", "position", "plies"),
    [
        ("qomet?corner_exit=off", "D../D.L/..D/DLLD.../..D/L../..L L -", 6),
        ("qomet?corner_exit=off", "..D/.DL/.../...DLDD/D.L/.L./.LL L -", 8),
        ("exago?size=4&tiles=5", "4/5/2B1RB/B1RRR2/BB1R2/5/4 B R0,B0", 4),
    ],
)
def test_a_loss_that_a_search_has_proved_has_a_way_to_its_end(
    spec: str, position: str, plies: int
) -> None:
    """No table has these positions, nor those that follow."""
    match = Match(spec, position=position)
    found = analyze(match, limits=Limits(60))
    assert (found.value, found.distance) == ("loss", plies)
    loser = match.to_move
    for move in way(match.game, match.state, found.moves[0], Clock(600)):
        match.play(move)
    assert match.outcome
    assert (len(match.moves), match.outcome.winner) == (plies, 1 - loser)


def test_no_search_for_the_way_outlasts_the_clock() -> None:
    """Known positions are searched a little with no time at all; a way has many of them."""
    match = Match("qomet")
    match.play("d4")
    first = analyze(match, limits=Limits(0)).moves[0]
    with counting(None) as nodes:
        assert len(way(match.game, match.state, first, Clock(60))) == first.distance
    assert nodes.done > 20_000

    with counting(None) as nodes:

        class Short(Clock):
            def is_up(self) -> bool:
                return nodes.done > 0

        assert way(match.game, match.state, first, Short(60))
    assert 0 < nodes.done < 20_000


def test_a_guess_has_no_way() -> None:
    game = load("exago")
    found = analyze(game, game.play(game.initial(), "f6"), Limits(0))
    first = found.moves[0]
    assert not first.exact
    assert way(game, game.play(game.initial(), "f6"), first, Clock(600)) == [first.move]


def test_nobody_waits_for_the_end_of_a_way() -> None:
    game = load("quantik")
    first = analyze(game, game.initial()).moves[0]
    assert way(game, game.initial(), first, Clock(0)) == [first.move]


def test_a_way_ends_with_the_game_also_by_repetition() -> None:
    """In a draw it would go round for ever."""
    game = load("qomet")
    start = game.play(game.initial(), "a1")
    first = analyze(game, start, Limits(0)).moves[0]
    assert first.value == "draw"
    for met in ((), (start, start)):
        match = Match(game, position=game.position_text(start))
        for move in way(game, start, first, Clock(600), met):
            match.play(move)
        assert match.outcome is None or match.outcome.reason == "repetition"
    endless = load("qomet", repetition="off")
    shorter = way(game, start, first, Clock(600))
    assert len(way(game, start, first, Clock(600), (start, start))) <= len(shorter)
    assert len(shorter) < len(way(endless, start, first, Clock(600)))


def test_tables_count_at_any_depth() -> None:
    game = load("qomet")
    state = game.parse_position(".../.../.../..LD.../.../.../... L -")
    shallow, known = analyze(game, state, Limits(60, 1)), analyze(game, state, Limits(0))
    both = analyze_with_tables(game, state, Limits(60, 1))
    assert sum(each.exact for each in both.moves) >= sum(each.exact for each in known.moves)
    assert sum(each.exact for each in both.moves) > sum(each.exact for each in shallow.moves)
    assert (both.value, both.exact) == (known.value, known.exact)
    assert sorted(each.move for each in both.moves) == sorted(game.legal_texts(state))


def test_nothing_that_is_known_is_forgotten_for_the_sake_of_a_depth() -> None:
    """A draw that a table has is not put above moves one of which must win."""
    game, won = game_of("qomet"), 0
    for stars in [(4, 4), (5, 4), (4, 5)]:
        for state in thrown(game, Random(12), 25, stars):
            known = analyze(game, state, Limits(0))
            both = analyze_with_tables(game, state, Limits(60, 2))
            if known.exact:
                assert both.value == known.value
                assert known.distance in (None, both.distance)
            if known.value == "win":
                assert both.moves[0].value in ("win", "unknown")
                assert both.moves[0].score >= 0.5
                won += not both.moves[0].exact
            exact = {each.move for each in both.moves if each.exact}
            assert exact >= {each.move for each in known.moves if each.exact}
    assert won > 0
