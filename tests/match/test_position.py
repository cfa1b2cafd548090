"""Positions as values, what is told of matches, and what programs get wrong."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any
from xml.etree import ElementTree

import pytest

from fourfold import (
    AnyGame,
    GameError,
    Match,
    OptionError,
    Position,
    PositionError,
    load,
    read_record,
    write_record,
)
from fourfold.games.qomet.rules import Move as Turn
from fourfold.games.quantik.rules import Move


def test_options_are_keywords() -> None:
    assert Match("exago", players=3) == Match("exago?players=3")
    assert Match("exago", players="3", size=5).game.spec == "exago?players=3&size=5"
    assert Match("exago?size=5", players=3, line=3) == Match("exago?players=3&size=5&line=3")
    assert Match("quantik", players=["Ann", "Bob"]).players == ("Ann", "Bob")
    assert Position("exago", size=4).game == load("exago?size=4")
    assert load("qomet", corner_exit=False) == load("qomet?corner_exit=off")
    assert load("qomet", corner_exit=True) == load("qomet")
    with pytest.raises(OptionError, match="players must be a word or a whole number"):
        load("exago", players=True)
    with pytest.raises(OptionError, match="no options, so “players”"):
        Match("quantik", players=3)
    with pytest.raises(OptionError, match="players is given twice"):
        Match("exago?players=2", players=3)
    with pytest.raises(OptionError, match="exago has its options already"):
        Match(load("exago"), size=5)


def test_moves_are_texts_or_themselves(game: AnyGame) -> None:
    by_text, by_move, state = Match(game), Match(game), game.initial()
    for _ in range(6):
        text, move = next(iter(game.legal_texts(state).items()))
        by_text.play(text)
        by_move.play(move)
        assert game.play(state, move) == game.play(state, text)
        state = game.after(state, move)
    assert by_text == by_move
    assert all(isinstance(move, str) for move in by_move.moves)


LOAD: Any = load
MATCH: Any = Match
MOVE: Any = Move
READ_RECORD: Any = read_record
WRITE_RECORD: Any = write_record
"""Without types, as those call who do not check them."""
WRONG: list[tuple[Callable[[], object], str]] = [
    (lambda: LOAD("quantik").play(LOAD("quantik").initial(), None), "not NoneType"),
    (lambda: MATCH("quantik").play(None), "A move is a text or one of the moves"),
    (lambda: MATCH("quantik").play(26), "not int"),
    (lambda: MATCH("quantik").play(Turn(None, "d4")), "not Move"),
    (lambda: MATCH("quantik").play(Move("B", "c9")), "“Bc9” is no move"),
    (lambda: MATCH("quantik").play(MOVE("B", None)), "is no move"),
    (lambda: MATCH("quantik").play(["Bc2"]), "not list"),
    (lambda: MATCH(None), "A game is told by its name"),
    (lambda: LOAD(7), "not int"),
    (lambda: MATCH("quantik", [None, "Bob"]), "names of players"),
    (lambda: MATCH("quantik", 2.5), "no options, so “players”"),
    (lambda: MATCH("quantik", position=7), "A position is a text, not int"),
    (lambda: LOAD("qomet").parse_position(None), "not NoneType"),
    (lambda: LOAD("qomet").play(None, "d4"), "A state is what .* not NoneType"),
    (lambda: READ_RECORD(None), "A game record is a text, not NoneType"),
    (lambda: WRITE_RECORD(None), "a match, not NoneType"),
    (lambda: MATCH("exago", players=3.0), "Option players must be a word or a whole number"),
    (lambda: LOAD("exago").parse_position(b"6"), "not bytes"),
    (lambda: LOAD("exago", players=None), "players must be a word"),
    (lambda: MATCH("quantik").takeback("1"), "count is a whole number"),
    (lambda: MATCH("quantik").resign("dark"), "seat is a whole number"),
    (lambda: MATCH("quantik").at(1), "no position after 1 moves; 0 were played"),
    (lambda: MATCH("quantik").at("end"), "ply is a whole number, not str"),
]


@pytest.mark.parametrize(("action", "complaint"), WRONG, ids=map(str, range(len(WRONG))))
def test_wrong_types_are_said(action: Callable[[], object], complaint: str) -> None:
    with pytest.raises(GameError, match=complaint):
        action()


def test_a_wrong_move_of_the_right_kind_says_why() -> None:
    match = Match("quantik")
    match.play(Move("B", "c2"))
    with pytest.raises(GameError, match="c2 is taken"):
        match.play(Move("A", "c2"))
    with pytest.raises(GameError, match="already stands"):
        match.play(Move("B", "c1"))


@pytest.mark.parametrize("value", [7, -5, 10**12, "two"])
def test_wrong_values_are_reported_as_given(value: str | int) -> None:
    with pytest.raises(OptionError) as raised:
        load("exago", players=value)
    assert raised.value.details["value"] == str(value)


def test_huge_numbers_are_reported_too() -> None:
    with pytest.raises(OptionError, match=r"cannot be “0x1000000.*…”; it is a whole number"):
        load("exago", players=1 << 100_000)


def test_positions_are_values() -> None:
    start = Position("quantik")
    after = start.play("Bc2")
    assert start == Position("quantik", "..../..../..../....")
    assert after == Position.of(load("quantik"), after.state)
    assert len({start, after, Position("quantik")}) == 2
    assert start != Position("qomet")
    assert start != start.text
    assert (after.to_move, after.outcome, len(after.legal)) == (1, None, 53)
    assert str(after) == after.text == "..../..../..B./...."
    assert eval(repr(after)) == after
    with pytest.raises(PositionError):
        Position("quantik", "x")


def test_a_match_gives_its_positions() -> None:
    match = Match("qomet")
    for move in ("d4", "a1"):
        match.play(move)
    assert match.at() == match.at(2) == Position("qomet", match.position)
    assert match.at(0).text == match.start


def test_a_match_tells_how_it_stands() -> None:
    match = Match("quantik")
    assert repr(match) == "<Match quantik, 0 moves, '..../..../..../....', seat 0 to move>"
    for move in ("Aa4", "Bb4", "Cc4"):
        match.play(move)
    other = match.copy()
    match.play("Dd4")
    assert repr(match) == "<Match quantik, 4 moves, 'AbCd/..../..../....', won by seat 1 (line)>"
    other.agree_draw()
    assert repr(other).endswith("drawn (agreement)>")


@pytest.mark.parametrize(
    "copied", [Match.copy, copy.copy, copy.deepcopy], ids=["own", "copy", "deepcopy"]
)
def test_a_copy_goes_its_own_way(copied: Callable[[Match], Match]) -> None:
    match = Match("exago", players=3)
    match.play("f6")
    match.resign(1)
    other = copied(match)
    assert other == match
    other.play("f7")
    other.lose_on_time(0)
    assert (match.moves, match.resigned, match.overtime) == (["f6"], {1: 1}, set())
    assert match.outcome is None
    assert other.outcome is not None
    match.takeback()
    assert other.moves == ["f6", "f7"]


def test_matches_that_come_from_one_another_go_their_own_ways() -> None:
    first = Match("qomet")
    match = first.after("d4").after("a1")
    left, right = match.after("d4-d5"), match.after("d4-e4")
    on = left.after("a1-a4")
    match.play("d4-c4")
    assert first.moves == []
    assert left.moves == ["d4", "a1", "d4-d5"]
    assert right.moves == ["d4", "a1", "d4-e4"]
    assert on.moves == ["d4", "a1", "d4-d5", "a1-a4"]
    assert match.moves == ["d4", "a1", "d4-c4"]
    for each in (left, right, on, match):
        again = Match("qomet")
        for move in each.moves:
            again.play(move)
        assert (each, each.states) == (again, again.states)
        assert [each.move_at(ply + 1) for ply in range(each.ply)] == each.moves


def test_what_others_play_is_no_repetition_here() -> None:
    there, back = ("d4-d5", "a1-a4"), ("d5-d4", "a4-a1")
    base = Match("qomet").after("d4").after("a1")
    # The way that is not taken meets the same positions.
    aside = base
    for move in (*there, *back):
        aside = aside.after(move)
    match = base.copy()
    others = base
    for _ in range(2):
        for move in (*there, *back):
            assert others.outcome is None
            match.play(move)
            others = others.after(move)
    assert match.outcome == others.outcome
    assert match.outcome
    assert match.outcome.reason == "repetition"
    assert aside.outcome is base.outcome is None
    others.takeback(4)
    assert others.outcome is None


def test_notebooks_show_a_board(game: AnyGame) -> None:
    match = Match(game)
    first = match.at()._repr_svg_()
    match.play(match.legal[0])
    for picture, position in ((first, match.start), (match._repr_svg_(), match.position)):
        assert ElementTree.fromstring(picture)[0].text == position
    assert match._repr_svg_() != match.at()._repr_svg_(), "the last move is marked"
