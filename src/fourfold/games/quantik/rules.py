"""Quantik: place solids so that a row, column or region holds all four shapes."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import permutations, product
from typing import NamedTuple

from fourfold.rules.contract import Game, Outcome, Symmetry, moved
from fourfold.rules.errors import MoveError, PositionError, quoted
from fourfold.rules.layout import Label, Layout, Piece, Slot, Space, View
from fourfold.rules.text import read_rows

SHAPES = {"A": "sphere", "B": "cylinder", "C": "cube", "D": "cone"}
COLOURS = ("light", "dark")
EACH = 2
"""How many pieces of each shape a player has."""

SPACES = tuple(f"{file}{rank}" for rank in "4321" for file in "abcd")
"""In the order of the position text: from the top left to the bottom right."""

_ROWS = [tuple(range(4 * row, 4 * row + 4)) for row in range(4)]
_COLUMNS = [tuple(range(column, 16, 4)) for column in range(4)]
_REGIONS = [tuple(top + i for i in (0, 1, 4, 5)) for top in (0, 2, 8, 10)]
LINES = {"row": _ROWS, "column": _COLUMNS, "region": _REGIONS}

_ALL_LINES = [line for lines in LINES.values() for line in lines]
_IN_LINE = [frozenset(j for line in _ALL_LINES if i in line for j in line) for i in range(16)]


class State(NamedTuple):
    """The sixteen letters of the board: the first player's are upper case."""

    cells: str


class Move(NamedTuple):
    """Placing a piece of a shape on a space."""

    shape: str
    space: str


_PLACING = {shape: tuple(Move(shape, space) for space in SPACES) for shape in SHAPES}
_ALL_SHAPES = frozenset(SHAPES)


class Quantik(Game[State, Move]):
    """The rules of Quantik; there are no options."""

    name = "quantik"
    rules_version = 1
    can_be_drawn = False
    longest = 16
    most_picks = 2
    reasons = ("line", "no-move")

    def initial(self) -> State:
        return State("." * 16)

    def to_move(self, state: State) -> int:
        return (len(state.cells) - state.cells.count(".")) % 2

    def legal_moves(self, state: State) -> Sequence[Move]:
        return [] if _complete_lines(state.cells) else list(self._placements(state))

    def _placements(self, state: State) -> Iterator[Move]:
        cells, seat = state.cells, self.to_move(state)
        empty = [i for i, cell in enumerate(cells) if cell == "."]
        for shape, placing in _PLACING.items():
            if cells.count(_letter(shape, seat)) < EACH:
                opposing = _letter(shape, 1 - seat)
                forbidden = set[int]()
                if opposing in cells:
                    forbidden.update(
                        *(_IN_LINE[i] for i, cell in enumerate(cells) if cell == opposing)
                    )
                yield from [placing[i] for i in empty if i not in forbidden]

    def after(self, state: State, move: Move) -> State:
        i = SPACES.index(move.space)
        letter = _letter(move.shape, self.to_move(state))
        return State(state.cells[:i] + letter + state.cells[i + 1 :])

    def outcome(self, state: State) -> Outcome | None:
        last = 1 - self.to_move(state)
        if lines := _complete_lines(state.cells):
            spaces = sorted({i for line in lines for i in line})
            return Outcome(last, "line", tuple(SPACES[i] for i in spaces))
        if next(self._placements(state), None) is None:
            return Outcome(last, "no-move")
        return None

    def position_text(self, state: State) -> str:
        self.check_state(state)
        return "/".join(state.cells[i : i + 4] for i in range(0, 16, 4))

    def parse_position(self, text: str) -> State:
        state = State("".join(read_rows(text, (4,) * 4, "ABCDabcd")))
        _check_counts(state.cells)
        _check_clashes(state.cells)
        _check_end(state.cells, last=1 - self.to_move(state))
        return state

    def move_text(self, move: Move) -> str:
        return move.shape + move.space

    def refusal(self, state: State, text: str) -> MoveError:
        if not re.fullmatch("[A-D][a-d][1-4]", text):
            return MoveError("move-unreadable", move=quoted(text), example="Bc2")
        shape, space, seat = text[0], text[1:], self.to_move(state)
        i = SPACES.index(space)
        if state.cells[i] != ".":
            return MoveError("space-taken", space=space)
        if state.cells.count(_letter(shape, seat)) == EACH:
            return MoveError("shape-used-up", shape=SHAPES[shape])
        kind, other = next(_opposing(state.cells, i, _letter(shape, 1 - seat)))
        return MoveError("shape-forbidden", shape=SHAPES[shape], line=kind, space=SPACES[other])

    def picks(self, move: Move) -> tuple[str, ...]:
        return (f"hand:{move.shape}", move.space)

    def spelled(self, picks: Sequence[str]) -> str:
        return "".join(picks).removeprefix("hand:")

    def layout(self) -> Layout:
        return Layout(
            cell="square",
            spaces=tuple(Space(name, i % 4, 3 - i // 4) for i, name in enumerate(SPACES)),
            lines=(),
            regions=tuple(tuple(SPACES[i] for i in region) for region in _REGIONS),
            labels=(
                *(Label(file, x, -1) for x, file in enumerate("abcd")),
                *(Label(rank, -1, y) for y, rank in enumerate("1234")),
            ),
            colours=COLOURS,
            pieces=tuple(
                Piece(_letter(letter, seat), shape, seat)
                for seat in range(2)
                for letter, shape in SHAPES.items()
            ),
            hands=tuple(
                tuple(Slot(f"hand:{letter}", _letter(letter, seat)) for letter in SHAPES)
                for seat in range(2)
            ),
        )

    def view(self, state: State) -> View:
        board = {name: cell for name, cell in zip(SPACES, state.cells, strict=True) if cell != "."}
        letters = [[_letter(shape, seat) for shape in SHAPES] for seat in range(2)]
        return View(
            board,
            tuple({x: EACH - state.cells.count(x) for x in own} for own in letters),
        )

    def symmetries(self) -> Sequence[Symmetry]:
        return _symmetries()

    def transform(self, state: State, symmetry: Symmetry) -> State:
        placed = dict(zip(moved(SPACES, symmetry), state.cells, strict=True))
        return State("".join(symmetry.letters.get(placed[name], ".") for name in SPACES))


def _letter(shape: str, seat: int) -> str:
    return shape if seat == 0 else shape.lower()


def _complete_lines(cells: str) -> list[tuple[int, ...]]:
    shapes = cells.upper()
    return [
        line
        for line in _ALL_LINES
        if {shapes[line[0]], shapes[line[1]], shapes[line[2]], shapes[line[3]]} == _ALL_SHAPES
    ]


def _opposing(cells: str, space: int, letter: str) -> Iterator[tuple[str, int]]:
    """Find pieces of one letter in line with a space, each with the kind of line."""
    for kind, lines in LINES.items():
        for line in lines:
            if space in line:
                yield from ((kind, i) for i in line if cells[i] == letter)


def _check_counts(cells: str) -> None:
    for seat, colour in enumerate(COLOURS):
        for shape, name in SHAPES.items():
            if cells.count(_letter(shape, seat)) > EACH:
                raise PositionError("too-many-pieces", shape=name, seat=colour, limit=EACH)
    first = sum(cell.isupper() for cell in cells)
    second = sum(cell.islower() for cell in cells)
    if first - second not in (0, 1):
        raise PositionError("turns-do-not-alternate", first=first, second=second)


def _check_clashes(cells: str) -> None:
    for i, cell in enumerate(cells):
        if cell.isupper():
            for kind, other in _opposing(cells, i, cell.lower()):
                raise PositionError(
                    "shapes-clash",
                    shape=SHAPES[cell],
                    space=SPACES[i],
                    other=SPACES[other],
                    line=kind,
                )


def _check_end(cells: str, last: int) -> None:
    """Complete lines are fine when one piece, placed last, can have made them all."""
    lines = _complete_lines(cells)
    if lines:
        common = set(lines[0]).intersection(*lines)
        if not any(cells[i].isupper() == (last == 0) for i in common):
            raise PositionError("over-before-last-move", seat=COLOURS[last])


@cache
def _symmetries() -> tuple[Symmetry, ...]:
    """Rows within a band, bands, columns within a stack, stacks, transposition, and shapes."""
    halves = [
        tuple(2 * half + (one ^ swaps[half]) for half in order for one in (0, 1))
        for order in ((0, 1), (1, 0))
        for swaps in product((0, 1), repeat=2)
    ]
    found = []
    for rows, columns, transposed in product(halves, halves, (False, True)):
        spaces = {}
        for i, name in enumerate(SPACES):
            row, column = rows[i // 4], columns[i % 4]
            spaces[name] = SPACES[4 * column + row if transposed else 4 * row + column]
        for order in permutations(SHAPES):
            letters = dict(zip(SHAPES, order, strict=True))
            letters |= {a.lower(): b.lower() for a, b in letters.items()}
            found.append(Symmetry(spaces, letters))
    return tuple(found)
