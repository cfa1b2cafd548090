"""Records: exact both ways, free only in white space, and refused with the line that is wrong."""

from __future__ import annotations

import re
from datetime import date
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fourfold import (
    GameError,
    Match,
    OptionError,
    Outcome,
    PositionError,
    RecordError,
    UnknownGameError,
    read_record,
    write_record,
)
from tests.rules.by_text import check_sentences
from tests.rules.strategies import any_text, games, misspelt, plays

FINISHED = """\
[Game "quantik"]
[Options ""]
[Rules "1"]
[Seat1 "Ann"]
[Seat2 "Bob \\"the \\\\ cat\\""]
[Date "2026-11-15"]
[Result "seat 2 wins, line"]

1. Aa4 Bb4 2. Cc4 Dd4
"""

THREE = """\
[Game "exago"]
[Options "players=3&size=4"]
[Rules "1"]
[Seat1 "?"]
[Seat2 "?"]
[Seat3 "?"]
[Date "?"]
[Position "4/5/6/2RBY2/6/5/4 R R5,B5,Y5"]
[Resigned "seat 2 after 0, seat 1 after 4"]
[Result "seat 3 wins, resignation"]

1. c4 c5 c3 2. e6
"""


def test_record_of_a_finished_match() -> None:
    match = Match("quantik", ["Ann", 'Bob "the \\ cat"'], day=date(2026, 11, 15))
    for move in ("Aa4", "Bb4", "Cc4", "Dd4"):
        match.play(move)
    assert write_record(match) == FINISHED
    assert read_record(FINISHED) == match


def test_record_with_a_position_and_resignations() -> None:
    match = Match("exago?players=3&size=4", position="4/5/6/2RBY2/6/5/4 R R5,B5,Y5")
    match.resign(1)
    for move in ("c4", "c5", "c3", "e6"):
        match.play(move)
    match.resign(0)
    assert write_record(match) == THREE
    assert read_record(THREE) == match


def test_record_of_a_match_that_has_not_begun() -> None:
    assert write_record(Match("qomet?corner_exit=off")) == (
        '[Game "qomet"]\n[Options "corner_exit=off"]\n[Rules "1"]\n'
        '[Seat1 "?"]\n[Seat2 "?"]\n[Date "?"]\n[Result "unfinished"]\n'
    )


def test_result_of_a_draw() -> None:
    match = Match("qomet")
    match.agree_draw()
    assert '[Result "draw, agreement"]' in write_record(match)
    assert read_record(write_record(match)).outcome == Outcome(None, "agreement")


def test_long_records_are_wrapped() -> None:
    match = Match("qomet?repetition=off")
    for move in ("a1", "g7", *["a1-a4", "g7-g4", "a4-a1", "g4-g7"] * 10):
        match.play(move)
    lines = write_record(match).splitlines()
    assert len(lines) > 10
    assert max(map(len, lines)) <= 79
    assert read_record(write_record(match)) == match


# Both ways


names = st.text(
    st.characters(exclude_categories=["C", "Z"]) | st.sampled_from('"\\[] '),
    min_size=1,
    max_size=60,
).map(lambda name: name.strip() or "?")


def test_record_of_a_loss_on_time() -> None:
    match = Match("quantik")
    match.play("Aa4")
    match.lose_on_time(1)
    assert '[Resigned "seat 2 after 1 on time"]\n[Result "seat 1 wins, time"]' in (
        text := write_record(match)
    )
    assert read_record(text) == match


@st.composite
def matches(draw: st.DrawFn) -> Match:
    """Draw a match that may have ended on the board, by resignation, by agreement, or not yet."""
    game = draw(games())
    before = Match(game)
    for move in draw(plays(game, most=12)):
        before.play(move)
        if before.outcome:
            break
    match = Match(
        game,
        draw(st.none() | st.lists(names, min_size=game.seats, max_size=game.seats)),
        draw(st.sampled_from([None, before.position])),
        draw(st.none() | st.dates()),
    )
    for _ in range(draw(st.integers(0, 20))):
        if match.outcome:
            break
        if draw(st.integers(0, 9)) == 9:
            left = [seat for seat in range(game.seats) if seat not in match.resigned]
            leave = draw(st.sampled_from((match.resign, match.lose_on_time)))
            leave(draw(st.sampled_from(left)))
        else:
            match.play(draw(st.sampled_from(match.legal)))
    if not match.outcome and draw(st.integers(0, 3)) == 3:
        match.agree_draw()
    return match


@given(matches())
def test_record_gives_the_match_back(match: Match) -> None:
    text = write_record(match)
    again = read_record(text)
    assert again == match
    assert again.position == match.position
    assert again.outcome == match.outcome
    assert write_record(again) == text


@given(matches(), st.randoms(use_true_random=False))
def test_white_space_between_moves_is_free(match: Match, random: Any) -> None:
    text = write_record(match)
    tags, _, moves = text.partition("\n\n")
    spaces = ["\n", "  ", "\r\n", "\t", "\n\n   ", " \n"]
    moves = re.sub(r"\s+", lambda _: random.choice(spaces), f" {moves} ")
    for wrapped in (f"{tags}\n\n{moves}", text.replace("\n", "\r\n"), f"\n{tags}   \n{moves}"):
        assert read_record(wrapped) == match


# Anything else


@given(any_text)
def test_any_text_as_a_record(text: str) -> None:
    read(text)


@given(st.data(), matches())
def test_misspelt_record(data: st.DataObject, match: Match) -> None:
    read(data.draw(misspelt(write_record(match))))


def read(text: str) -> None:
    """Read a match that can be written again, or be refused in plain words."""
    try:
        match = read_record(text)
    except RecordError as error:
        check_sentences(error)
    else:
        assert read_record(write_record(match)) == match


# Refusals


def refused(text: str) -> tuple[str, dict[str, Any]]:
    """Say why a record is refused; instead of an error that is the reason, give its code."""
    with pytest.raises(RecordError) as raised:
        read_record(text)
    check_sentences(raised.value)
    details = {
        key: value.code if isinstance(value, GameError) else value
        for key, value in raised.value.details.items()
    }
    return raised.value.code, details


def changed(old: str, new: str, text: str = FINISHED) -> str:
    """Give a record with something else written in one place."""
    assert text.count(old) == 1
    return text.replace(old, new)


@pytest.mark.parametrize("tag", ["Game", "Options", "Rules", "Seat1", "Seat2", "Date", "Result"])
def test_missing_tag(tag: str) -> None:
    text = re.sub(rf"\[{tag} .*\n", "", FINISHED)
    assert refused(text) == ("record-tag-missing", {"tag": tag})


def test_empty_record() -> None:
    assert refused("") == ("record-tag-missing", {"tag": "Game"})


@pytest.mark.parametrize(
    "line",
    [
        "[Seat1 Ann]",
        '[Seat1 "Ann"',
        '[Seat1 "Ann"] x',
        '[seat1 "Ann"]',
        '[Seat1  "Ann"]',
        '[Seat1 "A"nn"]',
        '[Seat1 "An\\n"]',
        "[",
        "[Seat1 " + "x" * 100,
    ],
)
def test_unreadable_tag(line: str) -> None:
    code, details = refused(changed('[Seat1 "Ann"]', line))
    assert code == "record-tag-unreadable"
    assert details["line"] == 4
    assert details["text"][:50] == line[:50]


def test_tag_twice() -> None:
    text = changed("[Date", '[Seat1 "Cat"]\n[Date')
    assert refused(text) == ("record-tag-twice", {"line": 6, "tag": "Seat1"})


@pytest.mark.parametrize("tag", ["Seat3", "Event", "Seat0"])
def test_unknown_tag(tag: str) -> None:
    text = changed("[Date", f'[{tag} "x"]\n[Date')
    assert refused(text) == ("record-tag-unknown", {"line": 6, "tag": tag})


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('[Game "quantik"]', '[Game "chess"]', UnknownGameError),
        ('[Options ""]', '[Options "size=5"]', OptionError),
        ('[Options ""]', '[Options "size"]', OptionError),
        ("[Date", '[Position "nonsense"]\n[Date', PositionError),
        ("[Date", '[Position ""]\n[Date', PositionError),
        ('"Ann"', '" Ann"', GameError),
        ('"Ann"', '""', GameError),
    ],
)
def test_record_that_cannot_start(old: str, new: str, reason: type[GameError]) -> None:
    with pytest.raises(RecordError) as raised:
        read_record(changed(old, new))
    assert raised.value.code == "record-start"
    assert isinstance(raised.value.details["reason"], reason)
    assert raised.value.__cause__ is raised.value.details["reason"]
    check_sentences(raised.value)


@pytest.mark.parametrize("version", ["2", "0", "", "01", "one"])
def test_other_version_of_the_rules(version: str) -> None:
    text = changed('[Rules "1"]', f'[Rules "{version}"]')
    assert refused(text) == ("record-rules", {"line": 3, "found": version, "expected": 1})


@pytest.mark.parametrize("day", ["", "2026-13-01", "20261115", "2026-W46-7", "15.11.2026", "today"])
def test_day_that_is_none(day: str) -> None:
    text = changed("2026-11-15", day)
    assert refused(text) == ("record-date", {"line": 6, "text": day})


@pytest.mark.parametrize(
    ("moves", "expected", "found"),
    [
        ("Aa4 Bb4 2. Cc4 Dd4", "1.", "Aa4"),
        ("1. Aa4 Bb4 Cc4 Dd4", "2.", "Cc4"),
        ("1. Aa4 Bb4 3. Cc4 Dd4", "2.", "3."),
        ("1.Aa4 Bb4 2.Cc4 Dd4", "1.", "1.Aa4"),
        ("2. Aa4 Bb4 3. Cc4 Dd4", "1.", "2."),
    ],
)
def test_numbers_of_moves(moves: str, expected: str, found: str) -> None:
    text = changed("1. Aa4 Bb4 2. Cc4 Dd4", moves)
    details = {"line": 9, "expected": expected, "found": found}
    assert refused(text) == ("record-number", details)


def test_number_without_a_move() -> None:
    text = changed("2. Cc4 Dd4", "\n2.")
    assert refused(text) == ("record-number-alone", {"line": 10})


@pytest.mark.parametrize(
    ("old", "new", "line", "reason"),
    [
        ("Bb4", "Ba4", 9, "space-taken"),
        ("2. Cc4 Dd4", "\n\n2.\nCc4 Cd4", 12, "shape-forbidden"),
        ("1. Aa4", "1. 1.", 9, "move-unreadable"),
        ("Dd4", "Dd4 3. Aa1", 9, "game-over"),
        ("1. Aa4", '1. [Game "quantik"]', 9, "move-unreadable"),
    ],
)
def test_move_that_is_not_legal(old: str, new: str, line: int, reason: str) -> None:
    assert refused(changed(old, new)) == ("record-move", {"line": line, "reason": reason})


def test_tag_after_the_moves_is_no_tag() -> None:
    code, details = refused(FINISHED + '[Seat3 "Cat"]\n')
    assert (code, details["line"]) == ("record-number", 10)


@pytest.mark.parametrize(
    ("said", "found"),
    [
        ("seat 1 wins, line", "seat 2 wins, line"),
        ("seat 2 wins, no-move", "seat 2 wins, line"),
        ("unfinished", "seat 2 wins, line"),
        ("draw, agreement", "seat 2 wins, line"),
        ("", "seat 2 wins, line"),
    ],
)
def test_wrong_result(said: str, found: str) -> None:
    text = changed("seat 2 wins, line", said)
    assert refused(text) == ("record-result", {"line": 7, "said": said, "found": found})


def test_result_of_a_match_that_goes_on() -> None:
    text = changed(" Dd4", "")
    details = {"line": 7, "said": "seat 2 wins, line", "found": "unfinished"}
    assert refused(text) == ("record-result", details)


@pytest.mark.parametrize(
    ("resigned", "shown"),
    [
        ("", ""),
        ("seat 2", "seat 2"),
        ("seat 0 after 0", "seat 0 after 0"),
        ("seat 2 after 0,seat 1 after 4", "seat 2 after 0,seat 1 after 4"),
        ("seat 2 after 0, Ann", "Ann"),
        ("seat 2 after ٣", "seat 2 after ٣"),
        # Never reached, and out of order.
        ("seat 2 after 5", "seat 2 after 5"),
        ("seat 2 after 4, seat 1 after 0", "seat 2 after 4, seat 1 after 0"),
    ],
)
def test_resignations_that_do_not_fit(resigned: str, shown: str) -> None:
    text = changed("seat 2 after 0, seat 1 after 4", resigned, THREE)
    assert refused(text) == ("record-resigned", {"line": 9, "text": shown})


@pytest.mark.parametrize(
    ("resigned", "reason"),
    [
        ("seat 4 after 0", "seat-cannot-resign"),
        ("seat 2 after 0, seat 2 after 1", "seat-cannot-resign"),
        ("seat 2 after 0, seat 1 after 4, seat 3 after 4", "match-over"),
    ],
)
def test_resignation_that_is_refused(resigned: str, reason: str) -> None:
    text = changed("seat 2 after 0, seat 1 after 4", resigned, THREE)
    assert refused(text) == ("record-move", {"line": 9, "reason": reason})
