"""Exago, read literally from the rule page."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

COLOURS = "RBYGPO"

# Steps as (row, number): along a row, and along the two slanted columns.
DIRECTIONS = [(0, 1), (1, 0), (1, 1)]


@cache
def rows(size: int) -> list[list[str]]:
    """The names of the spaces, row by row from the bottom, each row from left to right."""
    result = []
    for row in range(2 * size - 1):
        first = max(1, row - size + 2)
        last = min(2 * size - 1, size + row)
        result.append([_name(row, number) for number in range(first, last + 1)])
    return result


@cache
def neighbours(size: int) -> dict[str, set[str]]:
    """Each space with the spaces it touches."""
    spaces = {space for row in rows(size) for space in row}
    return {
        space: {
            step(space, direction, distance) for direction in DIRECTIONS for distance in (-1, 1)
        }
        & spaces
        for space in spaces
    }


@cache
def step(space: str, direction: tuple[int, int], distance: int) -> str:
    """The name that many steps away, which may lie off the board."""
    row, number = ord(space[0]) - ord("a"), int(space[1:])
    return _name(row + distance * direction[0], number + distance * direction[1])


@cache
def lines_from(space: str, length: int) -> list[set[str]]:
    """The lines of a length that begin in a space, some of which may run off the board."""
    return [
        {step(space, direction, distance) for distance in range(length)} for direction in DIRECTIONS
    ]


def _name(row: int, number: int) -> str:
    return f"{chr(ord('a') + row)}{number}"


@dataclass(frozen=True)
class Tiles:
    """Where all tiles are: colour by space, and how many each colour has in hand."""

    board: dict[str, str]
    hands: dict[str, int]

    def has_line(self, colour: str, length: int) -> bool:
        own = {space for space, owner in self.board.items() if owner == colour}
        return any(line <= own for space in own for line in lines_from(space, length))


class Reference:
    """A game in progress. Seats 0 to 5 own R, B, Y, G, P, O."""

    def __init__(self, options: Mapping[str, int | str]) -> None:
        self.options = options
        self.players = int(options.get("players", 2))
        self.size = int(options.get("size", 6))
        self.length = int(options.get("line", 5 if self.players == 2 else 4))
        self.colours = COLOURS[: self.players]
        tiles = str(options.get("tiles", 12 if self.players == 2 else 6)).split(",")
        if len(tiles) == 1:
            tiles = tiles * self.players
        self.tiles = Tiles({}, {c: int(n) for c, n in zip(self.colours, tiles, strict=True)})
        self.seat = 0

    def legal(self) -> list[str]:
        return sorted(self._legal_turns())

    def position(self) -> str:
        board = "/".join(self._row_text(row) for row in reversed(rows(self.size)))
        hands = ",".join(f"{colour}{self.tiles.hands[colour]}" for colour in self.colours)
        return f"{board} {self.colours[self.seat]} {hands}"

    def to_move(self) -> int:
        return self.seat

    def outcome(self) -> tuple[int | None, str] | None:
        moved = (self.seat - 1) % self.players
        if self._wins(self.tiles, self.colours[moved]):
            return moved, "line"
        if not any(self._turns(self.tiles, colour) for colour in self.colours):
            return None, "no-move"
        return None

    def after(self) -> dict[str, Reference]:
        games: dict[str, Reference] = {}
        for text, tiles in self._legal_turns().items():
            game = Reference(self.options)
            game.tiles, game.seat = tiles, (self.seat + 1) % self.players
            games[text] = game
        return games

    def _row_text(self, row: list[str]) -> str:
        text, empties = "", 0
        for space in row:
            if space in self.tiles.board:
                text += (str(empties) if empties else "") + self.tiles.board[space]
                empties = 0
            else:
                empties += 1
        return text + (str(empties) if empties else "")

    def _on(self, option: str) -> bool:
        return self.options.get(option) == "on"

    def _wins(self, tiles: Tiles, colour: str) -> bool:
        return tiles.has_line(colour, self.length)

    # Legal turns: the duty to block, and passing.

    def _legal_turns(self) -> dict[str, Tiles]:
        if self.outcome() is not None:
            return {}
        turns = self._turns(self.tiles, self.colours[self.seat])
        if not turns:
            return {"pass": self.tiles}
        if self.players > 2 and self.options.get("block") != "off":
            return self._blocking(turns)
        return turns

    def _blocking(self, turns: dict[str, Tiles]) -> dict[str, Tiles]:
        """What the duty to block leaves of these turns of the player to move."""
        if any(self._wins(tiles, self.colours[self.seat]) for tiles in turns.values()):
            return turns
        for distance in range(1, self.players):
            opponent = self.colours[(self.seat + distance) % self.players]
            if self._threatens(self.tiles, opponent):
                blocks = {
                    text: tiles
                    for text, tiles in turns.items()
                    if not self._threatens(tiles, opponent)
                }
                # Only the first threatening opponent counts: if no turn blocks it, all are free.
                return blocks or turns
        return turns

    def _threatens(self, tiles: Tiles, colour: str) -> bool:
        """Whether this colour, if it were its turn on the board as it stands, could win."""
        return any(self._wins(later, colour) for later in self._turns(tiles, colour).values())

    # Every turn a colour could make if it were its turn, before any duty, with its result.

    def _turns(self, tiles: Tiles, colour: str) -> dict[str, Tiles]:
        turns: dict[str, Tiles] = {}
        if tiles.hands[colour] > 0:
            turns |= self._placements(tiles, colour)
        if tiles.hands[colour] == 0 or self._on("early"):
            turns |= self._relocations(tiles, colour)
        return turns

    def _placements(self, tiles: Tiles, colour: str) -> dict[str, Tiles]:
        hands = tiles.hands | {colour: tiles.hands[colour] - 1}
        if not tiles.board:
            centre = _name(self.size - 1, self.size)
            return {centre: Tiles({centre: colour}, hands)}
        return {
            space: Tiles(tiles.board | {space: colour}, hands)
            for space in self._touching(tiles.board)
        }

    def _relocations(self, tiles: Tiles, colour: str) -> dict[str, Tiles]:
        turns: dict[str, Tiles] = {}
        for start, owner in tiles.board.items():
            if owner == colour:
                rest = {space: tile for space, tile in tiles.board.items() if space != start}
                lifted = Tiles(rest, tiles.hands)
                if self._on("reconnect"):
                    results = self._put_then_cut(lifted, start, colour)
                else:
                    results = self._cut_then_put(lifted, start, colour)
                for ending, result in results.items():
                    turns[f"{start}-{ending}"] = result
        return turns

    def _cut_then_put(self, lifted: Tiles, start: str, colour: str) -> dict[str, Tiles]:
        """The cut-off groups go back before the lifted tile is put down."""
        return {
            space + choice: Tiles(kept.board | {space: colour}, kept.hands)
            for choice, kept in self._cut(lifted).items()
            for space in self._touching(kept.board) - {start}
        }

    def _put_then_cut(self, lifted: Tiles, start: str, colour: str) -> dict[str, Tiles]:
        """With reconnect=on the groups are looked at after the lifted tile is put down."""
        return {
            space + choice: kept
            for space in self._touching(lifted.board) - {start}
            for choice, kept in self._cut(
                Tiles(lifted.board | {space: colour}, lifted.hands)
            ).items()
        }

    def _cut(self, tiles: Tiles) -> dict[str, Tiles]:
        """Keep only one largest group, in every way to choose it: choice suffix and result."""
        groups = self._groups(tiles.board)
        most = max((len(group) for group in groups), default=0)
        largest = [group for group in groups if len(group) == most]
        results: dict[str, Tiles] = {}
        for group in largest:
            board: dict[str, str] = {}
            hands = dict(tiles.hands)
            for space, owner in tiles.board.items():
                if space in group:
                    board[space] = owner
                else:
                    hands[owner] += 1
            choice = f"={min(group)}" if len(largest) > 1 else ""
            results[choice] = Tiles(board, hands)
        return results

    # Spaces and groups.

    def _touching(self, board: dict[str, str]) -> set[str]:
        """The empty spaces that touch at least one tile."""
        touched = {other for space in board for other in neighbours(self.size)[space]}
        return {space for space in touched if space not in board}

    def _groups(self, board: dict[str, str]) -> list[set[str]]:
        """The connected groups of tiles, whatever their colours."""
        groups: list[set[str]] = []
        unseen = set(board)
        while unseen:
            group: set[str] = set()
            frontier = {unseen.pop()}
            while frontier:
                group |= frontier
                reached = {other for space in frontier for other in neighbours(self.size)[space]}
                frontier = (reached & set(board)) - group
            groups.append(group)
            unseen -= group
        return groups
