"""Qomet, read literally from the rule page."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

# Ranks 7 to 1, as the rule page draws them and the position text lists them.
RANKS = [
    ["a7", "d7", "g7"],
    ["b6", "d6", "f6"],
    ["c5", "d5", "e5"],
    ["a4", "b4", "c4", "d4", "e4", "f4", "g4"],
    ["c3", "d3", "e3"],
    ["b2", "d2", "f2"],
    ["a1", "d1", "g1"],
]
POINTS = [point for rank in RANKS for point in rank]

OUTER_SIDES = [
    ["a7", "d7", "g7"],
    ["a1", "d1", "g1"],
    ["a1", "a4", "a7"],
    ["g1", "g4", "g7"],
]
LINES = [
    *OUTER_SIDES,
    ["b6", "d6", "f6"],
    ["b2", "d2", "f2"],
    ["b2", "b4", "b6"],
    ["f2", "f4", "f6"],
    ["c5", "d5", "e5"],
    ["c3", "d3", "e3"],
    ["c3", "c4", "c5"],
    ["e3", "e4", "e5"],
    ["a4", "b4", "c4", "d4", "e4", "f4", "g4"],
    ["d1", "d2", "d3", "d4", "d5", "d6", "d7"],
    ["a1", "b2", "c3", "d4", "e5", "f6", "g7"],
    ["a7", "b6", "c5", "d4", "e3", "f2", "g1"],
]
OUTER_SQUARE = {point for side in OUTER_SIDES for point in side}

SQUARES = [
    ["c3", "c5", "e5", "e3"],
    ["b2", "b6", "f6", "f2"],
    ["a1", "a7", "g7", "g1"],
    ["d4", "c4", "c3", "d3"],
    ["d4", "b4", "b2", "d2"],
    ["d4", "a4", "a1", "d1"],
    ["d4", "c4", "c5", "d5"],
    ["d4", "b4", "b6", "d6"],
    ["d4", "a4", "a7", "d7"],
    ["d4", "e4", "e5", "d5"],
    ["d4", "f4", "f6", "d6"],
    ["d4", "g4", "g7", "d7"],
    ["d4", "e4", "e3", "d3"],
    ["d4", "f4", "f2", "d2"],
    ["d4", "g4", "g1", "d1"],
]

COLOURS = "LD"


@dataclass(frozen=True)
class Stars:
    """Where all stars are: colour by point, and how many each colour has in hand."""

    board: dict[str, str]
    hands: dict[str, int]

    def has_square(self, colour: str) -> bool:
        return any(all(self.board.get(p) == colour for p in square) for square in SQUARES)


class Reference:
    """A game in progress. Seat 0 is light, seat 1 dark."""

    def __init__(self, options: Mapping[str, int | str]) -> None:
        self.options = options
        self.stars = Stars({}, {"L": 7, "D": 7})
        self.before: Stars | None = None
        """The stars before the last turn: what may not be restored."""
        self.seat = 0

    def legal(self) -> list[str]:
        return sorted(self._legal_turns())

    def position(self) -> str:
        ranks = "/".join("".join(self.stars.board.get(p, ".") for p in rank) for rank in RANKS)
        return f"{ranks} {COLOURS[self.seat]} {self._forbidden() or '-'}"

    def to_move(self) -> int:
        return self.seat

    def outcome(self) -> tuple[int | None, str] | None:
        moved, opponent = 1 - self.seat, self.seat
        if self.stars.has_square(COLOURS[opponent]):
            return opponent, "gave-square"
        if self.stars.has_square(COLOURS[moved]):
            return moved, "square"
        return None

    def after(self) -> dict[str, Reference]:
        games: dict[str, Reference] = {}
        for text, stars in self._legal_turns().items():
            game = Reference(self.options)
            game.stars, game.before, game.seat = stars, self.stars, 1 - self.seat
            games[text] = game
        return games

    def _legal_turns(self) -> dict[str, Stars]:
        if self.outcome() is not None:
            return {}
        forbidden = self._forbidden()
        return {text: stars for text, stars in self._turns().items() if text != forbidden}

    def _forbidden(self) -> str | None:
        """The turn that restores exactly the position before the opponent's last turn."""
        undoing = [text for text, stars in self._turns().items() if stars == self.before]
        assert len(undoing) <= 1, "the position text has room for one forbidden turn only"
        return undoing[0] if undoing else None

    def _turns(self) -> dict[str, Stars]:
        """Every turn of the player to move, before the no-undoing rule: where it puts the stars."""
        return self._placements() | self._moves() | self._withdrawals()

    def _placements(self) -> dict[str, Stars]:
        me, board, hands = COLOURS[self.seat], self.stars.board, self.stars.hands
        turns: dict[str, Stars] = {}
        if hands[me] > 0:
            for point in POINTS:
                if point not in board:
                    turns[point] = Stars(board | {point: me}, hands | {me: hands[me] - 1})
        return turns

    def _moves(self) -> dict[str, Stars]:
        turns: dict[str, Stars] = {}
        for line in LINES:
            for path in (line, line[::-1]):
                for index, start in enumerate(path[:-1]):
                    target = path[index + 1]
                    beyond = path[index + 2] if index + 2 < len(path) else None
                    exit_allowed = target in OUTER_SQUARE and not (
                        line in OUTER_SIDES and self.options.get("corner_exit") == "off"
                    )
                    stars = self._move(start, target, beyond, exit_allowed)
                    if stars is not None:
                        turns[f"{start}-{target}"] = stars
        return turns

    def _move(
        self, start: str, target: str, beyond: str | None, exit_allowed: bool
    ) -> Stars | None:
        """One step along a line; beyond is the line's point after the target, if it has one."""
        me = COLOURS[self.seat]
        board, hands = dict(self.stars.board), dict(self.stars.hands)
        if board.get(start) != me:
            return None
        if target in board:
            pushed = board.pop(target)
            if beyond is not None:
                if beyond in board:
                    return None
                board[beyond] = pushed
            elif exit_allowed:
                hands[pushed] += 1
            else:
                return None
        del board[start]
        board[target] = me
        return Stars(board, hands)

    def _withdrawals(self) -> dict[str, Stars]:
        me, hands = COLOURS[self.seat], self.stars.hands
        turns: dict[str, Stars] = {}
        for point in OUTER_SQUARE:
            if self.stars.board.get(point) == me:
                board = dict(self.stars.board)
                del board[point]
                turns[f"{point}-x"] = Stars(board, hands | {me: hands[me] + 1})
        return turns
