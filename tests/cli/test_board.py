"""The board in the terminal: what is where, what it looks like, and that any layout will do."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from io import StringIO
from itertools import combinations
from math import dist
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.cells import cell_len
from rich.color import Color, ColorSystem
from rich.console import Console
from rich.style import Style as Ink
from rich.text import Text

from fourfold import AnyGame, load, registered
from fourfold.cli.terminal.board import Room, Style, draw, draw_hands
from fourfold.cli.terminal.drawing.pieces import paint_of, symbol_of
from fourfold.drawing import paints
from fourfold.rules.layout import SEAT_COLOURS, Label, Layout, Piece, Slot, Space, View

ASCII, UNICODE = Style(colour=False, unicode=False), Style(colour=False, unicode=True)
ASCII_COLOUR, FULL = Style(colour=True, unicode=False), Style(colour=True, unicode=True)
EXAGO = [f"exago?players=6&size={size}" for size in range(4, 8)]
SPECS = [*registered(), *EXAGO]

every_style = pytest.mark.parametrize("style", [ASCII, UNICODE, ASCII_COLOUR, FULL], ids=str)
coloured = pytest.mark.parametrize("style", [ASCII_COLOUR, FULL], ids=str)
every_spec = pytest.mark.parametrize("spec", SPECS)


@cache
def views(game: AnyGame) -> list[View]:
    """Give the start, and positions that random play comes to."""
    rng = Random(game.spec)
    found = []
    for plies in (0, 3, 10, 25, 50):
        state = game.initial()
        for _ in range(plies):
            if moves := game.legal_moves(state):
                state = game.after(state, rng.choice(moves))
        found.append(game.view(state))
    return found


def placed(layout: Layout, board: Mapping[str, str]) -> View:
    """Give a view with pieces on the board and none in hand."""
    return View(board, tuple({} for _ in layout.colours))


def lines(text: Text) -> list[str]:
    return text.plain.split("\n")


def found(pattern: str, text: Text) -> list[tuple[str, int, int]]:
    """Give what matches in a drawing, with its row and column."""
    return [
        (match[0], row, match.start())
        for row, line in enumerate(lines(text))
        for match in re.finditer(pattern, line)
    ]


def ink_at(text: Text, row: int, col: int) -> Ink:
    at = sum(len(line) + 1 for line in lines(text)[:row]) + col
    [ink] = [span.style for span in text.spans if span.start <= at < span.end]
    assert isinstance(ink, Ink)
    return ink


def without_words(layout: Layout, view: View) -> tuple[Layout, View]:
    """Give the same board with numbers for names and no labels: its only letters are pieces."""
    names = {space.name: str(i) for i, space in enumerate(layout.spaces)}
    bare = layout._replace(
        spaces=tuple(space._replace(name=names[space.name]) for space in layout.spaces),
        lines=tuple(tuple(names[name] for name in line) for line in layout.lines),
        regions=tuple(tuple(names[name] for name in region) for region in layout.regions),
        labels=(),
    )
    return bare, View({names[name]: letter for name, letter in view.board.items()}, view.hands)


def pieces_in(text: Text, layout: Layout, style: Style) -> list[tuple[str, int, int]]:
    """Give the letters of the pieces in a drawing without words, with their rows and columns."""
    # Points have room for one character only, so that there a symbol stands for the letter.
    unicode = style.unicode and layout.cell == "point"
    letters = {symbol_of(piece, unicode=unicode): piece.letter for piece in layout.pieces}
    drawn = found("|".join(map(re.escape, letters)), text)
    return [(letters[symbol], row, col) for symbol, row, col in drawn]


def in_reading_order(layout: Layout) -> list[Space]:
    return sorted(layout.spaces, key=lambda space: (-space.y, space.x))


# Where things are.


@every_style
@every_spec
def test_every_piece_is_drawn_once_and_at_its_place(spec: str, style: Style) -> None:
    game = load(spec)
    for played in views(game):
        layout, view = without_words(game.layout(), played)
        drawn = pieces_in(draw(layout, view, style=style), layout, style)
        taken = [space for space in in_reading_order(layout) if space.name in view.board]
        assert [letter for letter, _, _ in drawn] == [view.board[space.name] for space in taken]
        # One unit is the same number of rows, and of columns, everywhere.
        downs, acrosses = set(), set()
        for (a, (_, row, col)), (b, (_, other_row, other_col)) in combinations(
            zip(taken, drawn, strict=True), 2
        ):
            assert (a.y == b.y) == (row == other_row)
            assert (a.x == b.x) == (col == other_col)
            if a.y != b.y:
                downs.add(round((row - other_row) / (b.y - a.y), 6))
            if a.x != b.x:
                acrosses.add(round((col - other_col) / (a.x - b.x), 6))
        for steps in (downs, acrosses):
            assert len(steps) <= 1
            assert all(step > 0 for step in steps)


@pytest.mark.parametrize("spec", ["quantik", "qomet"])
@every_style
def test_labels_are_in_line_with_the_spaces_they_name(spec: str, style: Style) -> None:
    layout = load(spec).layout()
    letter = layout.pieces[0].letter
    for space in layout.spaces:
        text = draw(layout, placed(layout, {space.name: letter}), style=style)
        [(drawn, row, col)] = found(f"● {letter}|{letter}|★", text)
        file, rank = space.name[0], space.name[1]
        assert lines(text)[-1][col + len(drawn) // 2] == file
        assert lines(text)[row].strip().startswith(rank)


@pytest.mark.parametrize("size", range(4, 8))
def test_strokes_lead_from_column_numbers_into_the_columns(size: int) -> None:
    layout = load("exago", size=size).layout()
    text = draw(layout, placed(layout, {s.name: "R" for s in layout.spaces}), style=ASCII)
    below = {int(label[1:]): (row, col + 1) for label, row, col in found(r"\\\d+", text)}
    above = {int(label[:-1]): (row, col) for label, row, col in found(r"\d+\\", text)}
    assert sorted(below) == list(range(1, 2 * size))
    assert sorted(above) == list(range(size, 2 * size))
    for space, (_, row, col) in zip(in_reading_order(layout), found("R", text), strict=True):
        assert lines(text)[row].split()[0] == space.name[0]
        # A stroke goes a column to the right with every row down, and so does its column.
        number = int(space.name[1:])
        assert below[number][0] - row == below[number][1] - col > 0
        if number in above:
            assert row - above[number][0] == col - above[number][1] > 0


@pytest.mark.parametrize("spec", ["quantik", *EXAGO])
def test_empty_spaces_show_their_names_where_colour_keeps_them_quiet(spec: str) -> None:
    game = load(spec)
    layout = game.layout()._replace(labels=())
    for view in views(game):
        text = draw(layout, view, style=FULL)
        named = found(r"[a-m]\d+", text)
        empty = [space.name for space in layout.spaces if space.name not in view.board]
        assert sorted(name for name, _, _ in named) == sorted(empty)
        assert all(1.2 < contrast(ink_at(text, row, col)) < 4.5 for _, row, col in named)


# Characters and sizes.


@every_style
@every_spec
def test_every_character_takes_one_column_and_every_line_fits(spec: str, style: Style) -> None:
    game = load(spec)
    for view in views(game):
        for line in lines(draw(game.layout(), view, style=style)):
            assert cell_len(line) == len(line) <= 80


@every_style
@pytest.mark.parametrize(("spec", "height"), [("quantik", 18), ("qomet", 15), ("exago", 25)])
def test_boards_leave_room_on_the_screen(spec: str, height: int, style: Style) -> None:
    game = load(spec)
    for view in views(game):
        assert len(lines(draw(game.layout(), view, style=style))) <= height


@every_spec
@pytest.mark.parametrize("style", [UNICODE, FULL], ids=str)
@pytest.mark.parametrize("room", [Room(44, 14), Room(60, 30)], ids=str)
def test_boards_choose_their_size_by_the_window(spec: str, style: Style, room: Room) -> None:
    game = load(spec)
    layout = game.layout()
    for view in views(game)[::2]:
        text = draw(layout, view, style=style, room=room)
        # The largest board has a line for each of its thirteen rows, and one for the labels.
        assert len(lines(text)) <= room.lines
        assert all(cell_len(line) <= room.columns for line in lines(text))
        for piece in layout.pieces:
            looks = f"[{piece.letter}{symbol_of(piece, unicode=True)}]"
            drawn = len(found(looks, text))
            assert drawn >= list(view.board.values()).count(piece.letter)
        hands = draw_hands(layout, view, ["Ann (light)"] * game.seats, 0, style=style, width=44)
        assert all(cell_len(line) <= 44 for line in lines(hands))


def test_a_board_grows_with_the_window() -> None:
    for spec in ("quantik", "qomet", "exago"):
        game = load(spec)
        sizes = [
            len(lines(draw(game.layout(), view, style=FULL, room=Room(100, height))))
            for height in range(8, 30)
            for view in views(game)[:1]
        ]
        assert sizes == sorted(sizes)
        assert len(set(sizes)) > 1


def test_names_are_cut_where_hands_are_too_wide() -> None:
    game = load("quantik")
    names = ["Bartholomew (light)", "Ann (dark)"]
    view = views(game)[0]
    text = draw_hands(game.layout(), view, names, 0, style=UNICODE, width=35)
    assert lines(text)[0] == "► Bartholomew…  ●A×2 ▮B×2 ■C×2 ▲D×2"
    assert all(cell_len(line) <= 35 for line in lines(text))


@every_spec
@pytest.mark.parametrize("style", [ASCII, ASCII_COLOUR], ids=str)
def test_ascii_is_ascii(spec: str, style: Style) -> None:
    game = load(spec)
    layout = game.layout()
    names = ["Ann"] * game.seats
    spaces = [space.name for space in layout.spaces]
    for view in views(game):
        text = draw(layout, view, style=style, last=spaces[::2], shown=spaces[::3])
        assert text.plain.isascii()
        assert draw_hands(layout, view, names, 0, style=style).plain.isascii()


def test_names_are_not_drawn() -> None:
    game = load("quantik")
    text = draw_hands(game.layout(), game.view(game.initial()), ["Jörg", "李"], 0, style=ASCII)
    assert text.plain.replace("Jörg", "").replace("李", "").isascii()
    assert cell_len(lines(text)[0]) == cell_len(lines(text)[1])


@every_spec
@pytest.mark.parametrize("style", [ASCII, UNICODE], ids=str)
def test_without_colour_there_is_nothing_but_characters(spec: str, style: Style) -> None:
    game = load(spec)
    layout = game.layout()
    spaces = [space.name for space in layout.spaces]
    for view in views(game):
        board = draw(layout, view, style=style, last=spaces[::2], shown=spaces[::3])
        hands = draw_hands(layout, view, ["Ann"] * game.seats, 0, style=style)
        for text in (board, hands):
            out = StringIO()
            Console(file=out, force_terminal=True, color_system="truecolor").print(text)
            assert out.getvalue() == text.plain + "\n"
            assert all(line == line.rstrip() for line in lines(text))


# Marks.


def brackets(text: Text, row: int, col: int, *, tall: bool) -> str:
    """Give the brackets next to a place, if there are any; tall ones in their usual form."""
    line = lines(text)[row]
    if tall:
        assert line[col - 4] == line[col + 4]
        return {"┃": "[]", "│": "()", " ": ""}[line[col - 4]]
    before = re.search(r"[(\[][^()\[\]]{0,2}$", line[:col])
    after = re.search(r"^[^()\[\]]{0,2}[)\]]", line[col + 1 :])
    assert (before is None) == (after is None)
    return before[0][0] + after[0][-1] if before and after else ""


@every_style
@every_spec
def test_marks_are_brackets_around_pieces_and_around_empty_spaces(spec: str, style: Style) -> None:
    game = load(spec)
    rng = Random(spec)
    for played in views(game):
        layout, view = without_words(game.layout(), played)
        everywhere = {space.name: layout.pieces[0].letter for space in layout.spaces}
        full = draw(layout, placed(layout, everywhere), style=style)
        places = pieces_in(full, layout, style)
        last = {space.name for space in rng.sample(layout.spaces, 4)}
        shown = {space.name for space in rng.sample(layout.spaces, 5)}
        text = draw(layout, view, style=style, last=last, shown=shown)
        tall = layout.cell == "square" and style == FULL
        for space, (_, row, col) in zip(in_reading_order(layout), places, strict=True):
            name = space.name
            # What shows why the game ended outranks the last move.
            expected = "[]" if name in shown else "()" if name in last else ""
            assert brackets(text, row, col, tall=tall) == expected


@coloured
@every_spec
def test_what_ended_the_game_stands_out_by_colour_too(spec: str, style: Style) -> None:
    game = load(spec)
    layout, view = game.layout(), views(game)[-1]
    usual = {span.style for span in draw(layout, view, style=style).spans}
    for name in list(view.board)[:4]:
        marked = {span.style for span in draw(layout, view, style=style, shown=[name]).spans}
        assert marked - usual


# Colours.


def contrast(ink: Ink) -> float:
    """Give the contrast of writing with its ground, from 1 to 21, as WCAG defines it."""

    def luminance(colour: Color | None) -> float:
        assert colour is not None
        parts = [part / 255 for part in colour.get_truecolor()]
        linear = [p / 12.92 if p <= 0.04 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

    darker, lighter = sorted((luminance(ink.color), luminance(ink.bgcolor)))
    return (lighter + 0.05) / (darker + 0.05)


@coloured
@every_spec
def test_pieces_are_readable_whatever_the_terminal_looks_like(spec: str, style: Style) -> None:
    game = load(spec)
    for played in views(game):
        layout, view = without_words(game.layout(), played)
        shown = list(view.board)[::2]
        text = draw(layout, view, style=style, shown=shown)
        for _, row, col in pieces_in(text, layout, style):
            assert contrast(ink_at(text, row, col)) >= 4.2
        names = ["Ann"] * game.seats
        hands = draw_hands(layout, view, names, None, style=style)
        for _, row, col in found("Ann", hands):
            assert contrast(ink_at(hands, row, col)) >= 4.2


@coloured
@pytest.mark.parametrize("spec", ["quantik", "qomet"])
def test_light_and_dark_stand_on_a_ground_of_their_own(spec: str, style: Style) -> None:
    game = load(spec)
    for view in views(game):
        text = draw(game.layout(), view, style=style)
        assert len({len(line) for line in lines(text)}) == 1
        for row, line in enumerate(lines(text)):
            assert all(ink_at(text, row, col).bgcolor for col in range(len(line)))


@pytest.mark.parametrize(
    "system", [ColorSystem.TRUECOLOR, ColorSystem.EIGHT_BIT, ColorSystem.STANDARD], ids=str
)
def test_six_seats_have_six_colours_on_every_kind_of_terminal(system: ColorSystem) -> None:
    game = load("exago?players=6")
    owners: dict[Color, str] = {}
    for view in views(game):
        text = draw(game.layout(), view, style=FULL)
        for letter, row, col in found("[A-Z]", text):
            ground = ink_at(text, row, col).bgcolor
            assert ground is not None
            assert owners.setdefault(ground.downgrade(system), letter) == letter
    assert set(owners.values()) == set("RBYGPO")


@pytest.mark.parametrize("spec", EXAGO)
@pytest.mark.parametrize("letter", [None, "R"])
def test_neighbouring_hexagons_differ(spec: str, letter: str | None) -> None:
    layout = load(spec).layout()._replace(labels=())
    board = {space.name: letter for space in layout.spaces} if letter else {}
    text = draw(layout, placed(layout, board), style=FULL)
    places = found("R" if letter else r"[a-m]\d+", text)
    grounds = [
        (space, ink_at(text, row, col).bgcolor)
        for space, (_, row, col) in zip(in_reading_order(layout), places, strict=True)
    ]
    for (a, ground), (b, other) in combinations(grounds, 2):
        if dist((a.x, a.y), (b.x, b.y)) < 1.1:
            assert ground != other


@pytest.mark.parametrize("spec", EXAGO)
def test_hexagons_fill_the_board_without_gaps(spec: str) -> None:
    game = load(spec)
    layout = game.layout()._replace(labels=())
    text = draw(layout, views(game)[-1], style=FULL)
    drawn = lines(text)
    # A line through the middles of hexagons alternates with a line through the edges between.
    for row in range(1, len(drawn) - 2, 2):
        rows = drawn[row], drawn[row + 2]
        first = max(len(line) - len(line.lstrip()) for line in rows)
        for col in range(first + 1, min(map(len, rows)) - 1):
            above, edge, below = (ink_at(text, row + i, col) for i in range(3))
            assert above.bgcolor
            if drawn[row + 1][col] in "▃▄▅":
                assert edge.bgcolor == above.bgcolor
                assert edge.color == below.bgcolor
            else:
                assert edge.bgcolor in (above.bgcolor, below.bgcolor)


# Hands.


@every_style
@every_spec
def test_hands_show_who_moves_and_what_each_holds(spec: str, style: Style) -> None:
    game = load(spec)
    names = [f"Player {seat}" for seat in range(game.seats)]
    for view in views(game):
        for to_move in (None, *range(game.seats)):
            text = draw_hands(game.layout(), view, names, to_move, style=style)
            assert len(lines(text)) == game.seats
            for seat, line in enumerate(lines(text)):
                assert line.startswith(("►", ">")) == (seat == to_move)
                assert names[seat] in line
                counts = re.findall("([A-Za-z]) +[×x]([0-9]+)", line)
                assert {letter: int(count) for letter, count in counts} == view.hands[seat]


def test_names_in_front_of_hands_take_the_same_room() -> None:
    game = load("quantik")
    view = game.view(game.initial())
    for style, cut in ((UNICODE, "…"), (ASCII, "...")):
        for names in (["Al", "Barbara"], ["Al", "三百六十五"], ["Al", "x" * 60]):
            ann, other = lines(draw_hands(game.layout(), view, names, 0, style=style))
            assert cell_len(ann) == cell_len(other) <= 80
            assert (cut in other) == (len(names[1]) > 30)


# Any layout will do.


def made_up(cell: str, rows: str, **more: object) -> Layout:
    """Make a layout from a picture of it: a letter or digit names a space, a point is none."""
    grid = [row.split() for row in rows.strip().splitlines()]
    spaces = tuple(
        Space(name, x, len(grid) - 1 - y)
        for y, row in enumerate(grid)
        for x, name in enumerate(row)
        if name != "."
    )
    pieces = (Piece("X", "cross", 0), Piece("O", "ring", 1))
    hands = ((Slot("hand", "X"),), (Slot("hand", "O"),))
    layout = Layout(
        cell="square",
        spaces=spaces,
        lines=(),
        regions=(),
        labels=(),
        colours=("light", "mauve"),
        pieces=pieces,
        hands=hands,
    )
    return layout._replace(cell=cell, **more)  # type: ignore[arg-type]


def picture(layout: Layout, board: Mapping[str, str], style: Style, **marks: Any) -> str:
    return draw(layout, placed(layout, board), style=style, **marks).plain


def test_a_piece_that_its_game_draws_is_a_letter() -> None:
    piece = Piece("X", "cross", 0, "M-9-9L9 9")
    assert symbol_of(piece, unicode=True) == symbol_of(piece, unicode=False) == "X"


def test_noughts_and_crosses() -> None:
    layout = made_up(
        "square",
        "a3 b3 c3\na2 b2 c2\na1 b1 c1",
        labels=(
            *(Label(file, x, -1) for x, file in enumerate("abc")),
            *(Label(rank, -1, y) for y, rank in enumerate("123")),
        ),
    )
    board = {"a3": "X", "b2": "X", "c1": "X", "b3": "O", "a1": "O"}
    assert (
        picture(layout, board, UNICODE, last=["b3"], shown=["a3", "b2", "c1"])
        == """\
  ┌───────┬───────┬───────┐
3 │ [ X ] │ ( O ) │       │
  ├───────┼───────┼───────┤
2 │       │ [ X ] │       │
  ├───────┼───────┼───────┤
1 │   O   │       │ [ X ] │
  └───────┴───────┴───────┘
      a       b       c"""
    )
    assert (
        picture(layout, board, ASCII)
        == """\
  +-------+-------+-------+
3 |   X   |   O   |       |
  +-------+-------+-------+
2 |       |   X   |       |
  +-------+-------+-------+
1 |   O   |       |   X   |
  +-------+-------+-------+
      a       b       c"""
    )
    for name in ("colour", "mauve"):
        text = draw(layout._replace(colours=("light", name)), placed(layout, board), style=FULL)
        assert sorted(x for x, _, _ in found("[XO]", text)) == list("OOXXX")


def test_every_colour_of_a_seat_is_painted_behind_every_door() -> None:
    layout = made_up("square", "p")._replace(colours=(*SEAT_COLOURS, "mauve"))
    seats = range(len(layout.colours))
    assert len({paint_of(layout, seat).fill for seat in seats}) == len(layout.colours)
    assert len({paints.paint_of(colour).fill for colour in layout.colours}) == len(layout.colours)
    web = Path(__file__).parents[2] / "web" / "src"
    style, pieces = (
        (web / file).read_text(encoding="utf-8") for file in ("theme.css", "board/pieces.css")
    )
    for colour in SEAT_COLOURS:
        assert f"--seat-{colour}:" in style, colour
        assert f".ff-{colour} {{" in pieces, colour


def test_squares_need_not_fill_a_rectangle_and_regions_not_the_board() -> None:
    layout = made_up("square", "p q .\nr s t\n. . u", regions=(("q", "s"), ("u",)))
    assert (
        picture(layout, {"u": "O"}, UNICODE)
        == """\
┌───────┲━━━━━━━┓
│       ┃       ┃
├───────╂───────╂───────┐
│       ┃       ┃       │
└───────┺━━━━━━━╋━━━━━━━┪
                ┃   O   ┃
                ┗━━━━━━━┛"""
    )


@pytest.mark.parametrize(("files", "ranks"), [("abcdefgh", 8), ("abcdefgh", 1), ("ab", 8)])
@every_style
def test_large_boards_of_squares_fit_too(files: str, ranks: int, style: Style) -> None:
    rows = (" ".join(f"{file}{rank}" for file in files) for rank in range(ranks))
    layout = made_up("square", "\n".join(rows))
    drawn = lines(draw(layout, placed(layout, {"b0": "X"}), style=style))
    assert len(drawn) <= 20
    assert max(map(len, drawn)) <= 80


def test_points_with_crossing_lines() -> None:
    layout = made_up(
        "point",
        "a . . . b\n. . . . .\nc . d . e",
        lines=(("a", "b", "e", "d", "c", "a"), ("a", "e"), ("b", "c")),
    )
    assert (
        picture(layout, {"a": "X", "e": "O"}, UNICODE, last=["d"], shown=["e"])
        == """\
  X ──────────────•
  │   ╲       ╱   │
  │       ╳       │
  │   ╱       ╲   │
  •──────(•)─────[O]"""
    )


def test_seven_hexagons() -> None:
    height = 3**0.5 / 2
    layout = made_up("hexagon", "")._replace(
        spaces=(
            *(Space(f"C{i}", i - 1.5, height) for i in (1, 2)),
            *(Space(f"B{i}", i - 2, 0) for i in (1, 2, 3)),
            *(Space(f"A{i}", i - 1.5, -height) for i in (1, 2)),
        ),
        labels=tuple(
            Label(letter, -2 + abs(y) / 2, y * height) for y, letter in enumerate("ABC", -1)
        ),
    )
    board = {"B2": "X", "A2": "O"}
    assert (
        picture(layout, board, ASCII, last=["A2", "B1"], shown=["B2"])
        == """\
     / \\ / \\
  C | . | . | C
   / \\ / \\ / \\
B |(.)|[X]| . | B
   \\ / \\ / \\ /
  A | . |(O)| A
     \\ / \\ /"""
    )
    # With colour the blanks are filled; the edges are blocks in the colours of two neighbours.
    text = draw(layout._replace(labels=()), placed(layout, board), style=FULL)
    assert (
        text.plain
        == """\
    ▃▅ ▅▃ ▃▅ ▅▃
   ▐  C1 ▌  C2 ▌
 ▃▅ ▅▃ ▃▅ ▅▃ ▃▅ ▅▃
▐  B1 ▌  X  ▌  B3 ▌
 ▅▃ ▃▅ ▅▃ ▃▅ ▅▃ ▃▅
   ▐  A1 ▌  O  ▌
    ▅▃ ▃▅ ▅▃ ▃▅"""
    )
    assert all(ink_at(text, 0, col).reverse is None for _, row, col in found("▃▅", text) if not row)
    assert all(ink_at(text, 6, col).reverse for _, row, col in found("▃▅", text) if row == 6)


# What the games look like.


def game_picture(spec: str, position: str, style: Style, **marks: Any) -> str:
    game = load(spec)
    state = game.parse_position(position)
    layout, view = game.layout(), game.view(state)
    names = ["Ann", "Bob", "Cleo"][: game.seats]
    to_move = None if game.outcome(state) else game.to_move(state)
    hands = draw_hands(layout, view, names, to_move, style=style)
    return f"{draw(layout, view, style=style, **marks).plain}\n{hands.plain}"


def test_quantik() -> None:
    position = "A.bC/..../d..B/...a"
    assert (
        game_picture("quantik", position, ASCII, last=["d1"])
        == """\
  #=======+=======#=======+=======#
4 #   A   |       #   b   |   C   #
  #-------+-------#-------+-------#
3 #       |       #       |       #
  #=======+=======#=======+=======#
2 #   d   |       #       |   B   #
  #-------+-------#-------+-------#
1 #       |       #       | ( a ) #
  #=======+=======#=======+=======#
      a       b       c       d
>  Ann    A x1   B x1   C x1   D x2
   Bob    a x1   b x1   c x2   d x1"""
    )
    assert (
        game_picture("quantik", position, UNICODE, last=["d1"])
        == """\
  ┏━━━━━━━┯━━━━━━━┳━━━━━━━┯━━━━━━━┓
4 ┃  ● A  │       ┃  ▯ b  │  ■ C  ┃
  ┠───────┼───────╂───────┼───────┨
3 ┃       │       ┃       │       ┃
  ┣━━━━━━━┿━━━━━━━╋━━━━━━━┿━━━━━━━┫
2 ┃  △ d  │       ┃       │  ▮ B  ┃
  ┠───────┼───────╂───────┼───────┨
1 ┃       │       ┃       │ (○ a) ┃
  ┗━━━━━━━┷━━━━━━━┻━━━━━━━┷━━━━━━━┛
      a       b       c       d
►  Ann    ● A ×1   ▮ B ×1   ■ C ×1   ▲ D ×2
   Bob    ○ a ×1   ▯ b ×1   □ c ×2   △ d ×1"""
    )


def test_qomet() -> None:
    position = "D../.D./.../.D.L.L./.../.LL/D.D D -"
    marks = {"last": ["e4", "f4"], "shown": ["d2", "d4", "f2", "f4"]}
    assert (
        game_picture("qomet", position, ASCII, **marks)
        == """\
7   D ----------+-----------+
    | \\         |         / |
6   |   +------ D ------+   |
    |   | \\     |     / |   |
5   |   |   +---+---+   |   |
    |   |   | \\ | / |   |   |
4   +-- D --+--[L]-(+)-[L]--+
    |   |   | / | \\ |   |   |
3   |   |   +---+---+   |   |
    |   | /     |     \\ |   |
2   |   +------[L]-----[L]  |
    | /         |         \\ |
1   D ----------+---------- D
    a   b   c   d   e   f   g
   Ann    L x3
   Bob    D x2"""
    )
    assert (
        game_picture("qomet", position, UNICODE, **marks)
        == """\
7   ✦ ──────────•───────────•
    │ ╲         │         ╱ │
6   │   •────── ✦ ──────•   │
    │   │ ╲     │     ╱ │   │
5   │   │   •───•───•   │   │
    │   │   │ ╲ │ ╱ │   │   │
4   •── ✦ ──•──[★]─(•)─[★]──•
    │   │   │ ╱ │ ╲ │   │   │
3   │   │   •───•───•   │   │
    │   │ ╱     │     ╲ │   │
2   │   •──────[★]─────[★]  │
    │ ╱         │         ╲ │
1   ✦ ──────────•────────── ✦
    a   b   c   d   e   f   g
   Ann    ★ L ×3
   Bob    ✦ D ×2"""
    )


def test_exago() -> None:
    position = "4/4R/1YYB1B/BRYRBB1/BYY1RR/Y1R2/4 R R0,B0,Y0"
    marks = {"last": ["b1", "c5"], "shown": ["b1", "c2", "d3", "e4"]}
    spec = "exago?players=3&size=4"
    assert (
        game_picture(spec, position, ASCII, **marks)
        == """\
        4\\  5\\  6\\  7\\
         / \\ / \\ / \\ / \\
      g | . | . | . | . | g
       / \\ / \\ / \\ / \\ / \\
    f | . | . | . | . | R | f
     / \\ / \\ / \\ / \\ / \\ / \\
  e | . | Y |[Y]| B | . | B | e
   / \\ / \\ / \\ / \\ / \\ / \\ / \\
d | B | R |[Y]| R | B | B | . | d
   \\ / \\ / \\ / \\ / \\ / \\ / \\ /
  c | B |[Y]| Y | . |(R)| R |\\7
     \\ / \\ / \\ / \\ / \\ / \\ /
    b |[Y]| . | R | . | . |\\6
       \\ / \\ / \\ / \\ / \\ /
      a | . | . | . | . |\\5
         \\ / \\ / \\ / \\ /
           \\1  \\2  \\3  \\4
   Ann     R x0
   Bob     B x0
   Cleo    Y x0"""
    )
    assert (
        game_picture(spec, position, UNICODE, **marks)
        == """\
        4╲  5╲  6╲  7╲
         ╱ ╲ ╱ ╲ ╱ ╲ ╱ ╲
      g │ · │ · │ · │ · │ g
       ╱ ╲ ╱ ╲ ╱ ╲ ╱ ╲ ╱ ╲
    f │ · │ · │ · │ · │ R │ f
     ╱ ╲ ╱ ╲ ╱ ╲ ╱ ╲ ╱ ╲ ╱ ╲
  e │ · │ Y │[Y]│ B │ · │ B │ e
   ╱ ╲ ╱ ╲ ╱ ╲ ╱ ╲ ╱ ╲ ╱ ╲ ╱ ╲
d │ B │ R │[Y]│ R │ B │ B │ · │ d
   ╲ ╱ ╲ ╱ ╲ ╱ ╲ ╱ ╲ ╱ ╲ ╱ ╲ ╱
  c │ B │[Y]│ Y │ · │(R)│ R │╲7
     ╲ ╱ ╲ ╱ ╲ ╱ ╲ ╱ ╲ ╱ ╲ ╱
    b │[Y]│ · │ R │ · │ · │╲6
       ╲ ╱ ╲ ╱ ╲ ╱ ╲ ╱ ╲ ╱
      a │ · │ · │ · │ · │╲5
         ╲ ╱ ╲ ╱ ╲ ╱ ╲ ╱
           ╲1  ╲2  ╲3  ╲4
   Ann     R ×0
   Bob     B ×0
   Cleo    Y ×0"""
    )
