"""Pictures: what stands on the board can be seen in all of them."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import numpy as np
import pytest

from fourfold.drawing import svg_of, text_of
from fourfold.drawing.pixels import Pixels, pixels_of
from fourfold.match import Match
from fourfold.rules import AnyGame, load

SCENES = (
    ("quantik", "Cc2 Dc1 Ca2 Ad3 Bd2 Ab2 Bb1"),
    ("qomet", "d1 f2 d5 c4 b6 f2-g1 d7 b2 c3 b4 f6 g4 a7 c4-c5"),
    ("exago?players=6&size=4&tiles=6", "d4 e4 c3 d5 d6 d3 e5 c4 b3 e6 f6"),
)
SVG = "{http://www.w3.org/2000/svg}"


def match_of(spec: str, moves: str) -> Match:
    match = Match(spec)
    for move in moves.split():
        match.play(move)
    return match


def near(game: AnyGame, picture: Pixels, space: str) -> Pixels:
    """Cut out a space of a picture with 48 pixels a unit."""
    spaces = {each.name: each for each in game.layout().spaces}
    labels = game.layout().labels
    left = min(min(s.x for s in spaces.values()) - 0.9, min(label.x for label in labels) - 0.5)
    top = max(s.y for s in spaces.values()) + 0.9
    x, y = (spaces[space].x - left) * 48, (top - spaces[space].y) * 48
    return picture[round(y) - 15 : round(y) + 15, round(x) - 15 : round(x) + 15].astype(int)


@pytest.mark.parametrize(("spec", "moves"), SCENES, ids=["quantik", "qomet", "exago"])
def test_pixels_change_where_pieces_stand(spec: str, moves: str) -> None:
    match = match_of(spec, moves)
    game, view = match.game, match.game.view(match.state)
    empty = pixels_of(game.layout(), game.view(game.initial()))
    full = pixels_of(game.layout(), view)
    assert full.dtype == np.uint8
    assert full.shape == empty.shape
    for space in game.layout().spaces:
        change = np.abs(near(game, full, space.name) - near(game, empty, space.name))
        if space.name in view.board:
            assert (change.max(axis=2) > 60).mean() > 0.1
        else:
            assert not change.any()


def test_shapes_and_colours_of_quantik_are_told_apart() -> None:
    game = load("quantik")
    looks = {}
    for shape in "ABCD":
        first = game.play(game.initial(), f"{shape}b3")
        looks[shape] = near(game, pixels_of(game.layout(), game.view(first)), "b3")
        other = "A" if shape != "A" else "B"
        second = game.play(game.play(game.initial(), f"{other}d1"), f"{shape}b3")
        looks[shape.lower()] = near(game, pixels_of(game.layout(), game.view(second)), "b3")
    names = sorted(looks)
    for i, one in enumerate(names):
        for two in names[i + 1 :]:
            differs = np.abs(looks[one] - looks[two]).max(axis=2) > 60
            assert differs.mean() > 0.08, (one, two)


def test_marks_and_the_player_to_move_are_seen() -> None:
    game = load("quantik")
    layout, view = game.layout(), game.view(game.initial())
    plain = pixels_of(layout, view)
    marked = pixels_of(layout, view, marked=["c2"])
    assert (near(game, marked, "c2") != near(game, plain, "c2")).any()
    assert not (near(game, marked, "a4") != near(game, plain, "a4")).any()
    pictures = [pixels_of(layout, view, to_move).tobytes() for to_move in (None, 0, 1)]
    assert len(set(pictures)) == 3


@pytest.mark.parametrize(("spec", "moves"), SCENES, ids=["quantik", "qomet", "exago"])
def test_svg_is_whole_and_loads_nothing(spec: str, moves: str) -> None:
    match = match_of(spec, moves)
    game, view = match.game, match.game.view(match.state)
    text = svg_of(game.layout(), view, match.to_move, title="<a & b>")
    root = ElementTree.fromstring(text)
    assert root.tag == f"{SVG}svg"
    assert root.findtext(f"{SVG}title") == "<a & b>"
    labels = [each.text for each in root.iter(f"{SVG}text")]
    assert {label.text for label in game.layout().labels} <= set(labels)
    assert not re.search("href|url|script|style", text)
    fewer = svg_of(game.layout(), game.view(game.initial()), match.to_move)
    assert text != fewer


def test_a_piece_is_drawn_as_its_game_says() -> None:
    game = load("qomet")
    usual, view = game.layout(), game.view(match_of("qomet", "d1 f2").state)
    path = "M0-40L40 40H-40Z"
    pieces = tuple(p._replace(shape="arrow", outline=path) for p in usual.pieces)
    layout = usual._replace(pieces=pieces)
    root = ElementTree.fromstring(svg_of(layout, view))
    drawn = [each.attrib for each in root.iter(f"{SVG}path")]
    assert {each["d"] for each in drawn} == {path}
    assert {each["fill-rule"] for each in drawn} == {"evenodd"}
    assert [each["transform"].rpartition(" ")[2] for each in drawn[:3]] == [
        *("scale(0.01)", "scale(0.01)"),
        "scale(0.0055)",
    ]
    letters = {piece.letter for piece in pieces}
    assert not letters & {each.text for each in root.iter(f"{SVG}text")}
    # Pixels have no paths: there it is the disc that any other shape is.
    discs = usual._replace(pieces=tuple(p._replace(shape="arrow") for p in usual.pieces))
    assert np.array_equal(pixels_of(layout, view), pixels_of(discs, view))


@pytest.mark.parametrize(("spec", "moves"), SCENES, ids=["quantik", "qomet", "exago"])
def test_text_has_every_piece(spec: str, moves: str) -> None:
    match = match_of(spec, moves)
    game, view = match.game, match.game.view(match.state)
    board = text_of(game.layout(), view, match.to_move).splitlines()
    hands = board[-game.seats :]
    pieces = sorted(view.board.values())
    letters = {piece.letter for piece in game.layout().pieces}
    # The last line of the board has nothing but coordinates.
    rows = [line.split() for line in board[: -game.seats - 1]]
    assert sorted(each for row in rows for each in row if each in letters) == pieces
    assert [line.startswith(">") for line in hands] == [
        seat == match.to_move for seat in range(game.seats)
    ]
    for seat, hand in enumerate(view.hands):
        for letter, count in hand.items():
            assert f"{letter}x{count}" in hands[seat]
