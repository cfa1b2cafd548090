"""Exago: lay hexagonal tiles, then move them, until a line of yours is long enough.

Sets of spaces are the bits of an integer. A space's bit is its row times the width of the board
plus its number in the row, so that each of the three directions is one shift; the numbers start
at 1 and so leave a column of zeros that keeps shifts from running over the edge.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from random import Random
from typing import NamedTuple

from fourfold.rules.contract import PASS_PICK, Game, Outcome, P, Symmetry
from fourfold.rules.errors import MoveError, OptionError, PositionError, quoted
from fourfold.rules.layout import Label, Layout, Piece, Slot, Space, View
from fourfold.rules.options import Choice, Given, Number, Numbers, Settled
from fourfold.rules.text import check_letters, read_fields

LETTERS = "RBYGPO"
COLOURS = ("red", "blue", "yellow", "green", "purple", "orange")
_EMPTY = re.compile(r"\.+")
_REMEMBERED = 1024
"""How many answers a board keeps: all turns of a position ask about the same few sets."""


class Board:
    """The spaces of a board of one size, and what can be asked about sets of them."""

    def __init__(self, size: int) -> None:
        self.size = size
        width = 2 * size
        self.directions = (1, width, width + 1)
        rows = []
        for row in range(2 * size - 1):
            numbers = range(max(1, row - size + 2), min(size + row, 2 * size - 1) + 1)
            letter = chr(ord("a") + row)
            rows.append(tuple((f"{letter}{n}", 1 << row * width + n) for n in numbers))
        self.rows = tuple(reversed(rows))
        """Names and bits of the spaces, from the top row to the bottom row."""
        self.bits = dict(sorted(space for row in rows for space in row))
        """Bits of the spaces, in the order of their names as plain strings."""
        self.all = sum(self.bits.values())
        self._rows = tuple(sum(bit for _, bit in row) for row in rows)
        self._named: dict[int, list[str]] = {}
        """Names of sets in one row, of which there are few."""
        self.centre = f"{chr(ord('a') + size - 1)}{size}"

    def names(self, spaces: int) -> list[str]:
        """Give the names of a set of spaces, sorted as plain strings."""
        parts = [part for row in self._rows if (part := spaces & row)]
        return [name for part in parts for name in self._names_in_row(part)]

    def _names_in_row(self, part: int) -> list[str]:
        """Remember names, for searches ask for them all the time."""
        found = self._named.get(part)
        if found is None:
            found = self._named[part] = [name for name, bit in self.bits.items() if bit & part]
        return found

    def around(self, spaces: int) -> int:
        """Give a set of spaces together with all their neighbours."""
        one, up, slant = self.directions
        grown = spaces | spaces << one | spaces >> one
        grown |= spaces << up | spaces >> up | spaces << slant | spaces >> slant
        return grown & self.all

    @lru_cache(_REMEMBERED)  # noqa: B019  # there are four boards, and they stay
    def groups(self, tiles: int) -> tuple[int, ...]:
        """Give the connected groups of a set of tiles."""
        found = []
        while tiles:
            group, grown = 0, tiles & -tiles
            while grown != group:
                group, grown = grown, self.around(grown) & tiles
            found.append(group)
            tiles ^= group
        return tuple(found)

    def lines(self, tiles: int, length: int) -> int:
        """Give the spaces of all straight unbroken lines of at least this length."""
        found = 0
        for step in self.directions:
            starts = tiles
            for i in range(1, length):
                starts &= tiles >> i * step
            for i in range(length if starts else 0):
                found |= starts << i * step
        return found

    @lru_cache(_REMEMBERED)  # noqa: B019
    def completing(self, tiles: int, length: int) -> int:
        """Give the spaces, occupied or not, where one more tile completes a line."""
        found = 0
        for step in self.directions:
            shifted = [tiles >> i * step for i in range(length)]
            for gap in range(length):
                starts = -1
                for i, tile in enumerate(shifted):
                    if i != gap:
                        starts &= tile
                found |= starts << gap * step
        return found & self.all & ~tiles


board_of_size = cache(Board)


class Move(NamedTuple):
    """One turn. No start: a tile is placed. `keep` names the group that stays, by its first space.

    A move without an end is a pass.
    """

    start: str | None
    end: str | None
    keep: str | None


PASS = Move(None, None, None)


class State(NamedTuple):
    """The tiles of each seat on the board, the number in each hand, and the seat to move."""

    tiles: tuple[int, ...]
    hands: tuple[int, ...]
    to_move: int


def _two(settled: Settled) -> bool:
    return settled["players"] == "2"


class Exago(Game[State, Move]):
    """The rules of Exago under its options."""

    name = "exago"
    rules_version = 1
    option_list = (
        Number("players", "2", 2, 6),
        Number("size", "6", 4, 7),
        Numbers("tiles", lambda settled: "12" if _two(settled) else "6", 1, 60),
        Number("line", lambda settled: "5" if _two(settled) else "4", 3, 6),
        Choice("early", "off"),
        Choice("reconnect", "off"),
        Choice("block", "on"),
        Choice("repetition", "3", ("3", "off")),
    )
    reasons = ("line", "no-move")

    def __init__(self, options: Given | None = None) -> None:
        super().__init__(options)
        self.seats = int(self.options["players"])
        self.board = board_of_size(int(self.options["size"]))
        tiles = [int(part) for part in self.options["tiles"].split(",")]
        if len(tiles) not in (1, self.seats):
            raise OptionError("tiles-for-seats", found=len(tiles), seats=self.seats)
        if len(set(tiles)) == 1:
            # The same for everybody is written once, so that equal games have equal texts.
            self.options = {**self.options, "tiles": str(tiles[0])}
        self.tiles = tuple(tiles * self.seats if len(tiles) == 1 else tiles)
        self.line = int(self.options["line"])
        self.early = self.options["early"] == "on"
        self.reconnect = self.options["reconnect"] == "on"
        self.block = self.options["block"] == "on" and self.seats > 2
        self.repetition = 3 if self.options["repetition"] == "3" else None

    def initial(self) -> State:
        return State((0,) * self.seats, self.tiles, 0)

    def to_move(self, state: State) -> int:
        return state.to_move

    def legal_moves(self, state: State) -> Sequence[Move]:
        if self.outcome(state):
            return []
        moves = list(self._turns(state, state.to_move))
        threat = self.threat_to_block(state)
        if threat is not None:
            moves = [m for m in moves if not self.can_win(self.after(state, m), threat)] or moves
        return moves or [PASS]

    def _turns(self, state: State, seat: int) -> Iterator[Move]:
        """Give the turns a seat would have if it were to move, the duty to block aside."""
        board = self.board
        taken = sum(state.tiles)
        if state.hands[seat]:
            free = board.around(taken) & ~taken if taken else board.bits[board.centre]
            yield from (Move(None, name, None) for name in board.names(free))
        if not state.hands[seat] or self.early:
            for start in board.names(state.tiles[seat]):
                yield from self._relocations(taken, start)

    def _relocations(self, taken: int, start: str) -> Iterator[Move]:
        board = self.board
        lifted = board.bits[start]
        groups = board.groups(taken ^ lifted)
        if self.reconnect:
            for end in board.names(board.around(taken ^ lifted) & ~taken):
                largest = _largest(_joined(board, groups, board.bits[end]))
                for keep in self._choices(largest):
                    yield Move(start, end, keep)
        else:
            largest = _largest(groups)
            for group, keep in zip(largest, self._choices(largest), strict=True):
                for end in board.names(board.around(group) & ~group & ~lifted):
                    yield Move(start, end, keep)

    def _choices(self, largest: Sequence[int]) -> list[str | None]:
        """Name the groups to choose from; where there is no choice, nothing has to be said."""
        return [None] if len(largest) == 1 else [self.board.names(g)[0] for g in largest]

    def threat_to_block(self, state: State) -> int | None:
        """Give the opponent this player has to leave without a threat if that is possible."""
        if self.block and not self.can_win(state, state.to_move):
            for i in range(1, self.seats):
                opponent = (state.to_move + i) % self.seats
                if self.can_win(state, opponent):
                    return opponent
        return None

    def can_win(self, state: State, seat: int) -> bool:
        """Say whether a seat could win at once if it were to move."""
        board, own, taken = self.board, state.tiles[seat], sum(state.tiles)
        # The space that completes a line touches a tile of that line, so that it may be used, and
        # no tile that stands there could be cut off: it has to be empty from the start.
        open_ends = board.completing(own, self.line) & ~taken
        if not open_ends:
            return False
        return state.hands[seat] > 0 or self._relocation_wins(own, taken)

    def _relocation_wins(self, own: int, taken: int) -> bool:
        board = self.board
        for start in board.names(own):
            lifted = board.bits[start]
            ends = board.completing(own ^ lifted, self.line) & ~taken
            if not ends:
                continue
            groups = board.groups(taken ^ lifted)
            if len(groups) == 1:
                return True
            if self.reconnect:
                for end in board.names(ends):
                    bit = board.bits[end]
                    for group in _largest(_joined(board, groups, bit)):
                        if board.lines((own ^ lifted | bit) & group, self.line):
                            return True
            else:
                for group in _largest(groups):
                    if board.completing(own & group, self.line) & ~taken & board.around(group):
                        return True
        return False

    def after(self, state: State, move: Move) -> State:
        seat, following = state.to_move, (state.to_move + 1) % self.seats
        if move.end is None:
            return state._replace(to_move=following)
        tiles, hands = list(state.tiles), list(state.hands)
        put = self.board.bits[move.end]
        if move.start is None:
            hands[seat] -= 1
        else:
            tiles[seat] ^= self.board.bits[move.start]
            # Whether the lifted tile is on the board when the groups are looked at is the variant.
            if self.reconnect:
                tiles[seat] |= put
            kept = self._kept(sum(tiles), move.keep)
            for i, own in enumerate(tiles):
                if own & ~kept:
                    hands[i] += (own & ~kept).bit_count()
                    tiles[i] &= kept
            put &= kept if self.reconnect else -1
        tiles[seat] |= put
        return State(tuple(tiles), tuple(hands), following)

    def _kept(self, taken: int, keep: str | None) -> int:
        largest = _largest(self.board.groups(taken))
        if keep is None:
            return largest[0]
        return next(group for group in largest if group & self.board.bits[keep])

    def outcome(self, state: State) -> Outcome | None:
        last = (state.to_move - 1) % self.seats
        if line := self.board.lines(state.tiles[last], self.line):
            return Outcome(last, "line", tuple(self.board.names(line)))
        if not any(self._has_turn(state, seat) for seat in range(self.seats)):
            return Outcome(None, "no-move")
        return None

    def _has_turn(self, state: State, seat: int) -> bool:
        # Some space beside the tiles is free unless all are taken.
        if state.hands[seat] and sum(state.tiles) != self.board.all:
            return True
        return next(self._turns(state, seat), None) is not None

    def position_text(self, state: State) -> str:
        self.check_state(state)
        taken = sum(state.tiles)
        rows = "/".join(_row_text(row, state.tiles, taken) for row in self.board.rows)
        hands = ",".join(f"{LETTERS[seat]}{count}" for seat, count in enumerate(state.hands))
        return f"{rows} {LETTERS[state.to_move]} {hands}"

    def parse_position(self, text: str) -> State:
        board_text, letter, hands_text = read_fields(text, 3)
        letters = LETTERS[: self.seats]
        tiles = self._read_tiles(board_text, letters)
        if len(letter) != 1 or letter not in letters:
            raise PositionError("mover-unknown", letter=quoted(letter), letters=" ".join(letters))
        hands = self._read_hands(hands_text, letters)
        for colour, own, hand, total in zip(COLOURS, tiles, hands, self.tiles, strict=False):
            if own.bit_count() + hand != total:
                raise PositionError(
                    "hands-do-not-add-up",
                    seat=colour,
                    board=own.bit_count(),
                    hand=hand,
                    total=total,
                )
        groups = self.board.groups(sum(tiles))
        if len(groups) > 1:
            first = self.board.names(groups[0])[0]
            second = self.board.names(groups[1])[0]
            raise PositionError("tiles-do-not-touch", space=first, other=second)
        state = State(tiles, hands, letters.index(letter))
        last = (state.to_move - 1) % self.seats
        for seat, own in enumerate(tiles):
            if seat != last and self.board.lines(own, self.line):
                raise PositionError("over-before-last-move", seat=COLOURS[last])
        return state

    def _read_tiles(self, text: str, letters: str) -> tuple[int, ...]:
        rows = text.split("/")
        if len(rows) != len(self.board.rows):
            raise PositionError("row-count", expected=len(self.board.rows), found=len(rows))
        tiles = [0] * self.seats
        for number, (row, spaces) in enumerate(zip(rows, self.board.rows, strict=True), 1):
            check_letters(row, number, letters + "0123456789")
            if re.search("(?<![0-9])0", row):
                raise PositionError("empty-run", row=number)
            runs: list[str] = re.findall("[0-9]+|[A-Z]", row)
            # A run of more than two digits is longer than any row, whatever it says.
            length = sum(int(run[:3]) if run.isdigit() else 1 for run in runs)
            if length != len(spaces):
                raise PositionError("row-length", row=number, expected=len(spaces), found=length)
            at = 0
            for run in runs:
                if run.isdigit():
                    at += int(run)
                else:
                    tiles[letters.index(run)] |= spaces[at][1]
                    at += 1
        return tuple(tiles)

    def _read_hands(self, text: str, letters: str) -> tuple[int, ...]:
        pattern = ",".join(f"{letter}(0|[1-9][0-9]?)" for letter in letters)
        found = re.fullmatch(pattern, text, re.ASCII)
        if not found:
            example = ",".join(f"{a}{n}" for a, n in zip(letters, self.tiles, strict=True))
            raise PositionError("hands-unreadable", hands=quoted(text), example=example)
        return tuple(int(count) for count in found.groups())

    def move_text(self, move: Move) -> str:
        if move.end is None:
            return "pass"
        if move.start is None:
            return move.end
        return f"{move.start}-{move.end}" + (f"={move.keep}" if move.keep else "")

    def refusal(self, state: State, text: str) -> MoveError:
        space = "[a-m][0-9]{1,2}"
        found = re.fullmatch(f"({space})(?:-({space})(?:=({space}))?)?", text, re.ASCII)
        if text == "pass":
            return MoveError("pass-not-needed")
        if not found:
            return MoveError("move-unreadable", move=quoted(text), example="f6-g7")
        for name in found.groups():
            if name is not None and name not in self.board.bits:
                return MoveError("space-unknown", space=name)
        start, end, keep = found.groups()
        refused = (
            self._refused_placing(state, start)
            if end is None
            else self._refused_relocating(state, start, end, keep)
        )
        return refused or self._refused_duty(state)

    def _refused_placing(self, state: State, space: str) -> MoveError | None:
        board, taken = self.board, sum(state.tiles)
        if board.bits[space] & taken:
            return MoveError("space-taken", space=space)
        if not state.hands[state.to_move]:
            return MoveError("hand-empty", seat=COLOURS[state.to_move])
        if not taken:
            return MoveError("centre-first", space=board.centre)
        if not board.bits[space] & board.around(taken):
            return MoveError("touches-nothing", space=space)
        return None

    def _refused_relocating(
        self, state: State, start: str, end: str, keep: str | None
    ) -> MoveError | None:
        board, taken = self.board, sum(state.tiles)
        lifted, put = board.bits[start], board.bits[end]
        if not lifted & state.tiles[state.to_move]:
            return MoveError("not-your-tile", space=start)
        if state.hands[state.to_move] and not self.early:
            return MoveError("place-first", count=state.hands[state.to_move])
        if start == end:
            return MoveError("back-to-own-space", space=start)
        if put & taken:
            return MoveError("space-taken", space=end)
        moves = [m for m in self._relocations(taken, start) if m.end == end]
        if not moves:
            return MoveError("touches-nothing", space=end)
        if Move(start, end, keep) in moves:
            return None
        names = [m.keep for m in moves if m.keep]
        if not names:
            return MoveError("no-choice-of-groups", move=f"{start}-{end}")
        return MoveError("choose-group", spaces=tuple(names))

    def _refused_duty(self, state: State) -> MoveError:
        threat = self.threat_to_block(state)
        assert threat is not None  # nothing else can forbid a turn that is otherwise in order
        return MoveError("must-block", seat=COLOURS[threat])

    def picks(self, move: Move) -> tuple[str, ...]:
        return tuple(filter(None, move)) or (PASS_PICK,)

    def spelled(self, picks: Sequence[str]) -> str:
        return "-".join(picks[:2]) + "".join(f"={keep}" for keep in picks[2:])

    def layout(self) -> Layout:
        size = self.board.size
        height = 3**0.5 / 2
        spaces, labels = [], []
        for i, row in enumerate(self.board.rows):
            y = size - 1 - i
            for name, _ in row:
                spaces.append(Space(name, int(name[1:]) - size - y / 2, y * height))
            left = min(space.x for space in spaces if space.name[0] == row[0][0][0])
            labels.append(Label(row[0][0][0], left - 1, y * height))
        at = {space.name: space for space in spaces}
        # The lowest space of each slanted column carries the column's number below it.
        for number in range(1, 2 * size):
            lowest = min((s for s in spaces if int(s.name[1:]) == number), key=lambda s: s.y)
            foot = at[lowest.name]
            labels.append(Label(str(number), foot.x + 0.5, foot.y - height))
        return Layout(
            cell="hexagon",
            spaces=tuple(spaces),
            lines=(),
            regions=(),
            labels=tuple(labels),
            colours=COLOURS[: self.seats],
            pieces=tuple(Piece(LETTERS[seat], "tile", seat) for seat in range(self.seats)),
            hands=tuple((Slot("hand", LETTERS[seat]),) for seat in range(self.seats)),
        )

    def view(self, state: State) -> View:
        return View(
            {
                name: LETTERS[seat]
                for seat, own in enumerate(state.tiles)
                for name in self.board.names(own)
            },
            tuple({LETTERS[seat]: count} for seat, count in enumerate(state.hands)),
        )

    def symmetries(self) -> Sequence[Symmetry]:
        return _symmetries(self.board.size)

    def transform(self, state: State, symmetry: Symmetry) -> State:
        bits = self.board.bits
        return state._replace(
            tiles=tuple(
                sum(bits[symmetry.spaces[name]] for name in self.board.names(own))
                for own in state.tiles
            )
        )

    def next_seating(self, players: Sequence[P], winner: int | None, rng: Random) -> list[P]:
        """Shuffle the seats, and so the colours; the winner starts."""
        seats = list(range(len(players)))
        rng.shuffle(seats)
        if winner is not None:
            seats.remove(winner)
            seats.insert(0, winner)
        return [players[seat] for seat in seats]


def _largest(groups: Sequence[int]) -> Sequence[int]:
    if len(groups) == 1:
        return groups
    most = max((group.bit_count() for group in groups), default=0)
    return [group for group in groups if group.bit_count() == most]


def _joined(board: Board, groups: Sequence[int], tile: int) -> list[int]:
    """Add a tile to groups of tiles, joining those that it touches."""
    near = board.around(tile)
    joined = tile | sum(group for group in groups if group & near)
    return [joined, *(group for group in groups if not group & near)]


def _row_text(row: Sequence[tuple[str, int]], tiles: Sequence[int], taken: int) -> str:
    # Most spaces are empty, and no seat need be asked about those.
    cells = [
        next(LETTERS[seat] for seat, own in enumerate(tiles) if own & bit) if taken & bit else "."
        for _, bit in row
    ]
    return _EMPTY.sub(lambda run: str(len(run.group())), "".join(cells))


@cache
def _symmetries(size: int) -> tuple[Symmetry, ...]:
    """The twelve turns and reflections of the hexagon."""
    board = board_of_size(size)
    cubes = {}
    for name in board.bits:
        row, number = ord(name[0]) - ord("a") + 1 - size, int(name[1:]) - size
        cubes[name] = (number - row, row, -number)
    names = {cube: name for name, cube in cubes.items()}
    letters = {letter: letter for letter in LETTERS}
    found = []
    for turn in range(3):
        for sign in (1, -1):
            for mirrored in (False, True):
                spaces = {}
                for name, (a, b, c) in cubes.items():
                    turned = [sign * x for x in ((a, b, c), (b, c, a), (c, a, b))[turn]]
                    if mirrored:
                        turned[0], turned[1] = turned[1], turned[0]
                    spaces[name] = names[turned[0], turned[1], turned[2]]
                found.append(Symmetry(spaces, letters))
    return tuple(found)
