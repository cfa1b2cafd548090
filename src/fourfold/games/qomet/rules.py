"""Qomet: place, move and push stars until four of yours stand on the corners of a square."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from typing import NamedTuple

from fourfold.rules.contract import Game, Outcome, Symmetry, moved
from fourfold.rules.errors import MoveError, PositionError, quoted
from fourfold.rules.layout import Label, Layout, Piece, Slot, Space, View
from fourfold.rules.options import Choice, Given
from fourfold.rules.text import read_fields, read_rows

LETTERS = "LD"
COLOURS = ("light", "dark")
STARS = 7
"""How many stars each player has."""

ROWS = (
    ("a7", "d7", "g7"),
    ("b6", "d6", "f6"),
    ("c5", "d5", "e5"),
    ("a4", "b4", "c4", "d4", "e4", "f4", "g4"),
    ("c3", "d3", "e3"),
    ("b2", "d2", "f2"),
    ("a1", "d1", "g1"),
)
POINTS = tuple(point for row in ROWS for point in row)
_EMPTY = "/".join("." * len(row) for row in ROWS)
"""The rows of an empty board, written down."""
_PLACES = dict(zip(POINTS, (i for i, cell in enumerate(_EMPTY) if cell == "."), strict=True))
"""Where in it each point stands."""

_OUTER, _MIDDLE, _INNER = "ag", "bf", "ce"


def _sides(low: str, high: str) -> Iterator[tuple[str, ...]]:
    """Give the four sides of the square between two files."""
    bottom, top = _rank(low), _rank(high)
    yield (f"{low}{bottom}", f"d{bottom}", f"{high}{bottom}")
    yield (f"{low}{top}", f"d{top}", f"{high}{top}")
    yield (f"{low}{bottom}", f"{low}4", f"{low}{top}")
    yield (f"{high}{bottom}", f"{high}4", f"{high}{top}")


def _rank(file: str) -> int:
    return "abcdefg".index(file) + 1


LINES: tuple[tuple[str, ...], ...] = (
    *(side for square in (_INNER, _MIDDLE, _OUTER) for side in _sides(*square)),
    tuple(f"{file}4" for file in "abcdefg"),
    tuple(f"d{rank}" for rank in range(1, 8)),
    tuple(f"{file}{_rank(file)}" for file in "abcdefg"),
    tuple(f"{file}{8 - _rank(file)}" for file in "abcdefg"),
)

SQUARES: tuple[frozenset[str], ...] = (
    *(
        frozenset(f"{file}{_rank(other)}" for file in square for other in square)
        for square in (_INNER, _MIDDLE, _OUTER)
    ),
    *(
        frozenset(("d4", f"{file}4", f"d{_rank(other)}", f"{file}{_rank(other)}"))
        for square in (_INNER, _MIDDLE, _OUTER)
        for file in square
        for other in square
    ),
)

CENTRE = "d4"
_WITHOUT_CENTRE = tuple(square for square in SQUARES if CENTRE not in square)
OUTER = frozenset(point for side in _sides(*_OUTER) for point in side)
_CORNERS = frozenset(f"{file}{rank}" for file in "ag" for rank in "17")


class Move(NamedTuple):
    """One turn. No start: a star is placed. No end: a star is withdrawn."""

    start: str | None
    end: str | None


class Step(NamedTuple):
    """A neighbour along a line and the point behind it: where a star standing there is pushed.

    `behind` is None where the line ends; `exit` says that the pushed star then leaves the board,
    `corner_side` that it does so from a corner along an outer side.
    """

    to: str
    behind: str | None
    exit: bool
    corner_side: bool


def _steps(point: str) -> Iterator[Step]:
    for line in LINES:
        for path in (line, line[::-1]):
            if point in path[:-1]:
                i = path.index(point)
                to, behind = path[i + 1], path[i + 2] if i + 2 < len(path) else None
                leaves = behind is None and to in OUTER
                from_side = leaves and to in _CORNERS and point in OUTER
                yield Step(to, behind, leaves, from_side)


STEPS = {point: tuple(_steps(point)) for point in POINTS}
_Told = tuple[str, Move]
"""A move and its text before it."""
_OUTSIDE = ""
"""No point, on which nothing ever stands."""


class Way(NamedTuple):
    """A move of a star, which is legal if one of two points is free."""

    to: str
    behind: str
    told: _Told


def _told(move: Move) -> _Told:
    if move.start is None:
        return str(move.end), move
    return f"{move.start}-{move.end or 'x'}", move


_Points = tuple[tuple[str, _Told, tuple[Way, ...]], ...]
"""Points, with how a star is placed on each of them and how it moves from there."""


@cache
def _points(corner_exit: bool) -> _Points:
    """Give all points and moves in the order of the board."""
    return tuple(
        (point, _told(Move(None, point)), tuple(_ways_from(point, corner_exit))) for point in POINTS
    )


@cache
def _spelled(corner_exit: bool) -> _Points:
    """Give them in the order of their texts."""
    return tuple(
        (point, placing, tuple(sorted(ways, key=lambda way: way.told[0])))
        for point, placing, ways in sorted(_points(corner_exit), key=lambda each: each[0])
    )


def _ways_from(point: str, corner_exit: bool) -> Iterator[Way]:
    for step in STEPS[point]:
        can_exit = step.exit and (corner_exit or not step.corner_side)
        # A star that cannot be pushed is in the way, whatever stands elsewhere.
        behind = _OUTSIDE if can_exit else step.behind or step.to
        yield Way(step.to, behind, _told(Move(point, step.to)))
    if point in OUTER:
        yield Way(_OUTSIDE, _OUTSIDE, _told(Move(point, None)))


class State(NamedTuple):
    """The points of light and of dark, the player to move, and the turn that would undo."""

    stars: tuple[frozenset[str], frozenset[str]]
    to_move: int
    forbidden: Move | None


class Qomet(Game[State, Move]):
    """The rules of Qomet under its options."""

    name = "qomet"
    rules_version = 1
    option_list = (
        Choice("corner_exit", "on"),
        Choice("repetition", "3", ("3", "off")),
    )
    reasons = ("square", "gave-square")

    def __init__(self, options: Given | None = None) -> None:
        super().__init__(options)
        self.corner_exit = self.options["corner_exit"] == "on"
        self._points, self._spelled = _points(self.corner_exit), _spelled(self.corner_exit)
        self.repetition = 3 if self.options["repetition"] == "3" else None

    def initial(self) -> State:
        return State((frozenset(), frozenset()), 0, None)

    def to_move(self, state: State) -> int:
        return state.to_move

    def legal_moves(self, state: State) -> Sequence[Move]:
        return [move for _, move in self._legal(state, self._points)]

    def _legal_told(self, state: State) -> list[_Told]:
        # What is placed and what moves is in order, and only has to be put together.
        return self._legal(state, self._spelled)

    def _legal(self, state: State, points: _Points) -> list[_Told]:
        if self.outcome(state):
            return []
        own, taken = state.stars[state.to_move], state.stars[0] | state.stars[1]
        found: list[_Told] = []
        if len(own) < STARS:
            found += [placing for point, placing, _ in points if point not in taken]
        found += [
            told
            for star, _, ways in points
            if star in own
            for to, behind, told in ways
            if to not in taken or behind not in taken
        ]
        if state.forbidden:
            found.remove(_told(state.forbidden))
        return found

    def after(self, state: State, move: Move) -> State:
        own, other = state.stars[state.to_move], state.stars[1 - state.to_move]
        undo = None
        if move.start is not None:
            own -= {move.start}
        if move.end is not None:
            if move.start is not None:
                behind = _step(move.start, move.end).behind
                pushed_to = frozenset({behind}) if behind else frozenset()
                if move.end in own:
                    own |= pushed_to
                elif move.end in other:
                    other = other - {move.end} | pushed_to
                    undo = Move(behind, move.end) if behind else None
            own |= {move.end}
        stars = (own, other) if state.to_move == 0 else (other, own)
        return State(stars, 1 - state.to_move, undo)

    def outcome(self, state: State) -> Outcome | None:
        # The opponent of the player who has just moved, whose turn it would be now, comes first.
        for winner, reason in ((state.to_move, "gave-square"), (1 - state.to_move, "square")):
            stars = state.stars[winner]
            if len(stars) >= 4:
                squares = SQUARES if CENTRE in stars else _WITHOUT_CENTRE
                made = [square for square in squares if square <= stars]
                if made:
                    return Outcome(winner, reason, tuple(sorted(frozenset().union(*made))))
        return None

    def position_text(self, state: State) -> str:
        self.check_state(state)
        cells = [*_EMPTY]
        for letter, stars in zip(LETTERS, state.stars, strict=True):
            for point in stars:
                cells[_PLACES[point]] = letter
        forbidden = self.move_text(state.forbidden) if state.forbidden else "-"
        return f"{''.join(cells)} {LETTERS[state.to_move]} {forbidden}"

    def parse_position(self, text: str) -> State:
        board, letter, forbidden = read_fields(text, 3)
        cells = "".join(read_rows(board, [len(row) for row in ROWS], LETTERS))
        if letter not in ("L", "D"):
            raise PositionError("mover-unknown", letter=quoted(letter), letters=" ".join(LETTERS))
        light, dark = (
            frozenset(point for point, cell in zip(POINTS, cells, strict=True) if cell == own)
            for own in LETTERS
        )
        for seat, stars in zip(COLOURS, (light, dark), strict=True):
            if len(stars) > STARS:
                raise PositionError("too-many-stars", seat=seat, found=len(stars), limit=STARS)
        state = State((light, dark), LETTERS.index(letter), None)
        return state if forbidden == "-" else state._replace(forbidden=_read_undo(state, forbidden))

    def move_text(self, move: Move) -> str:
        return _told(move)[0]

    def refusal(self, state: State, text: str) -> MoveError:
        found = re.fullmatch("([a-g][1-7])(?:-([a-g][1-7]|x))?", text)
        if not found:
            return MoveError("move-unreadable", move=quoted(text), example="d4-d5")
        start, end = found.groups()
        own, other = state.stars[state.to_move], state.stars[1 - state.to_move]
        for point in (start, end):
            if point not in (None, "x", *POINTS):
                return MoveError("space-unknown", space=point)
        if end is None:
            if start in own | other:
                return MoveError("space-taken", space=start)
            return MoveError("hand-empty", seat=COLOURS[state.to_move])
        if start not in own:
            return MoveError("not-your-star", space=start)
        if end == "x":
            return MoveError("not-on-outer-square", space=start)
        if end not in (step.to for step in STEPS[start]):
            return MoveError("no-line-between", start=start, end=end)
        if Move(start, end) == state.forbidden:
            return MoveError("undoes-last-turn", start=start, end=end)
        behind = _step(start, end).behind
        if behind is None:
            return MoveError("push-has-no-way", space=end)
        return MoveError("push-blocked", space=end, behind=behind)

    def picks(self, move: Move) -> tuple[str, ...]:
        start, end = move.start, move.end or "hand"
        return (end,) if start is None else (start, end)

    def spelled(self, picks: Sequence[str]) -> str:
        return "-".join("x" if pick == "hand" else pick for pick in picks)

    def layout(self) -> Layout:
        return Layout(
            cell="point",
            spaces=tuple(Space(p, _rank(p[0]) - 1, int(p[1]) - 1) for p in POINTS),
            lines=LINES,
            regions=(),
            labels=(
                *(Label(file, x, -1) for x, file in enumerate("abcdefg")),
                *(Label(rank, -1, y) for y, rank in enumerate("1234567")),
            ),
            colours=COLOURS,
            pieces=tuple(Piece(letter, "star", seat) for seat, letter in enumerate(LETTERS)),
            hands=tuple((Slot("hand", letter),) for letter in LETTERS),
        )

    def view(self, state: State) -> View:
        light, dark = state.stars
        board = dict.fromkeys(light, "L") | dict.fromkeys(dark, "D")
        return View(board, ({"L": STARS - len(light)}, {"D": STARS - len(dark)}))

    def symmetries(self) -> Sequence[Symmetry]:
        return _symmetries()

    def transform(self, state: State, symmetry: Symmetry) -> State:
        light, dark = (frozenset(moved(stars, symmetry)) for stars in state.stars)
        undo = state.forbidden and Move(*moved((str(p) for p in state.forbidden), symmetry))
        return State((light, dark), state.to_move, undo)


def _step(start: str, end: str) -> Step:
    return next(step for step in STEPS[start] if step.to == end)


def _read_undo(state: State, text: str) -> Move:
    """Read the forbidden turn: it must push back a star that has just pushed one of ours."""
    own, other = state.stars[state.to_move], state.stars[1 - state.to_move]
    start, _, end = text.partition("-")
    if start in own and end in other:
        for step in STEPS[start]:
            if step.to == end and step.behind is not None and step.behind not in own | other:
                return Move(start, end)
    raise PositionError("forbidden-move-is-none", move=quoted(text))


@cache
def _symmetries() -> tuple[Symmetry, ...]:
    """The eight turns and reflections of the square board."""
    at = {(space.x, space.y): space.name for space in Qomet().layout().spaces}
    centre = 3
    found = []
    for flip in (1, -1):
        for cos, sin in ((1, 0), (0, 1), (-1, 0), (0, -1)):
            spaces = {}
            for (x, y), name in at.items():
                dx, dy = (x - centre) * flip, y - centre
                spaces[name] = at[centre + dx * cos - dy * sin, centre + dx * sin + dy * cos]
            found.append(Symmetry(spaces, {letter: letter for letter in LETTERS}))
    return tuple(found)
