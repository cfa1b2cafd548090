"""Boards: what never changes during a game, what stands where, and how a move went."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NotRequired

from typing_extensions import TypedDict

from fourfold.rules import AnyGame
from fourfold.rules import Outcome as Ending
from fourfold.rules import layout as boards
from fourfold.rules.layout import Cell


class Space(TypedDict):
    """A place for a piece. One unit is the distance of neighbours; y grows upwards."""

    name: str
    x: float
    y: float


class Label(TypedDict):
    """A coordinate written beside the board."""

    text: str
    x: float
    y: float


class Piece(TypedDict):
    """A kind of piece."""

    letter: str
    shape: str
    seat: int
    outline: NotRequired[str]
    """How to draw it, where its game brings that: an SVG path in a square from -50 to 50, a hundred
    being the distance of neighbours, y growing downwards, filled by the even-odd rule."""


class Slot(TypedDict):
    """A stock of equal pieces in a hand, and the pick that means it."""

    pick: str
    letter: str


class Layout(TypedDict):
    """Everything about a board that does not change during a game."""

    cell: Cell
    spaces: Sequence[Space]
    lines: Sequence[Sequence[str]]
    """Lines to draw through spaces, each a path of neighbours."""
    regions: Sequence[Sequence[str]]
    """Groups of spaces with a border around them."""
    labels: Sequence[Label]
    colours: Sequence[str]
    """The colour of each seat."""
    pieces: Sequence[Piece]
    hands: Sequence[Sequence[Slot]]
    """The stocks of each seat."""


class View(TypedDict):
    """What stands where: letters on spaces, and how many of each letter are in the hands."""

    board: Mapping[str, str]
    hands: Sequence[Mapping[str, int]]


class LegalMove(TypedDict):
    """A legal move and the picks that make it up."""

    move: str
    picks: Sequence[str]


class Journey(TypedDict):
    """The way of one piece."""

    letter: str
    start: str | None
    """Null when it comes from the hand."""
    end: str | None
    """Null when it goes back there."""


class Last(TypedDict):
    """The last move."""

    move: str
    seat: int
    journeys: Sequence[Journey]


class Outcome(TypedDict):
    """How a match ended; without a winner it is a draw."""

    winner: int | None
    reason: str
    spaces: Sequence[str]
    """Those that show why."""


def layout_told(layout: boards.Layout) -> Layout:
    """Tell what a board looks like."""
    return {
        "cell": layout.cell,
        "spaces": [{"name": name, "x": x, "y": y} for name, x, y in layout.spaces],
        "lines": layout.lines,
        "regions": layout.regions,
        "labels": [{"text": text, "x": x, "y": y} for text, x, y in layout.labels],
        "colours": layout.colours,
        "pieces": [_piece_told(piece) for piece in layout.pieces],
        "hands": [
            [{"pick": pick, "letter": letter} for pick, letter in hand] for hand in layout.hands
        ],
    }


def _piece_told(piece: boards.Piece) -> Piece:
    told: Piece = {"letter": piece.letter, "shape": piece.shape, "seat": piece.seat}
    if piece.outline is not None:
        told["outline"] = piece.outline
    return told


def view_told(view: boards.View) -> View:
    """Tell what stands where."""
    return {"board": dict(view.board), "hands": [dict(hand) for hand in view.hands]}


def legal_told(game: AnyGame, legal: Mapping[str, Any]) -> list[LegalMove]:
    """Tell the legal moves, given under their texts."""
    return [{"move": text, "picks": game.picks(move)} for text, move in legal.items()]


def last_told(
    game: AnyGame,
    before: Any,
    text: str,
    move: Any = None,
    seen: tuple[boards.View, boards.View] | None = None,
) -> Last:
    """Tell a move and how its pieces went.

    Who has read its text already, or has seen what stood where before and after, brings it along.
    """
    if move is None:
        move = game.parse_move(before, text)
    return {
        "move": text,
        "seat": game.to_move(before),
        "journeys": [
            {"letter": letter, "start": start, "end": end}
            for letter, start, end in game.journeys(before, move, seen)
        ],
    }


def outcome_told(outcome: Ending | None) -> Outcome | None:
    """Tell how a game ended, if it did."""
    if outcome is None:
        return None
    return {"winner": outcome.winner, "reason": outcome.reason, "spaces": outcome.spaces}
