"""A part of the whole solution of Qomet, in files of the full size that are mostly holes.

The whole solution has 22 GB. Here, what has few stars comes from the table of the package, and two
crowded positions, with everything they lead to, from searches. Where they stand in the files, the
verifier says, which did not make them.

    python -m tests.engine.whole FOLDER
"""

from __future__ import annotations

import json
import sys
from functools import cache
from pathlib import Path

import numpy as np

from fourfold.engine.analysis import Analysis, analyze
from fourfold.engine.contract import Limits
from fourfold.games.qomet.lookup import packed as qomet_packed
from fourfold.games.qomet.lookup import table as qomet_table
from fourfold.games.qomet.lookup.entries import Table
from fourfold.games.qomet.lookup.files import Problem, open_table, slices_of
from fourfold.games.qomet.lookup.numbers import space_of
from fourfold.games.qomet.lookup.whole import HEADING
from fourfold.games.qomet.rules import STARS, Move, Qomet, State
from fourfold.games.qomet.verify import POINTS, Board, board_of, place_of, point_after

GAME = Qomet()
FEW = 5
CROWDED = {
    "..L/.L./DLL/L.DL.../D.L/D../... D -": 8,
    "..L/.L./DLL/L.DL.../D.L/D../... D c4-d4": 6,
    ".../.../.LL/.DDLD.L/D.D/D../.L. D -": 8,
    ".../.../.LL/.DDLD.L/D.D/D../.L. D e3-d4": 6,
}
"""Lost positions, two and two alike but for the turn that is forbidden."""


@cache
def searched(position: str) -> Analysis:
    """Give what a search to the end says, without any table."""
    return analyze(GAME, GAME.parse_position(position), Limits(600, 9))


def place(state: State, board: Board) -> tuple[int, int]:
    """Give the index of a position in the files, and the symmetry to the one that stands there."""
    sides = (state.stars[state.to_move], state.stars[1 - state.to_move])
    own, other = (sum(1 << POINTS.index(point) for point in stars) for stars in sides)
    return place_of(own, other, board)


def code(turn: Move, symmetry: int, board: Board) -> int:
    start, end = (point_after(POINTS.index(str(p)), symmetry, board) for p in turn)
    return int(board.codes[start, end])


def write_crowded(table: Table) -> None:
    board = board_of(GAME, STARS)
    for position, distance in CROWDED.items():
        state = GAME.parse_position(position)
        index, symmetry = place(state, board)
        if state.forbidden:
            table.push[index] = code(state.forbidden, symmetry, board)
            table.less[index] = distance
        else:
            table.main[index] = distance
        for move in searched(position).moves:
            after = GAME.play(state, move.move)
            if not GAME.outcome(after):
                assert move.distance is not None
                table.main[place(after, board)[0]] = move.distance - 1


def write_arrays(folder: Path) -> None:
    """Write the arrays with their heading."""
    space = space_of(STARS)
    total = int(space.starts[-1])
    arrays = (np.memmap(folder / f"{n}.bytes", np.uint8, "w+", shape=total) for n in Table._fields)
    table = Table(*arrays)
    shipped = qomet_table.shipped(GAME)
    assert shipped is not None
    for own, other, first, last in slices_of(space):
        if own + other <= FEW:
            start = int(shipped.space.starts[own * space.sides + other])
            for array, few in zip(table, shipped.table, strict=True):
                array[first:last] = few[start : start + last - first]
    write_crowded(table)
    heading = {
        "game": "qomet",
        "corner_exit": "on",
        "rules": GAME.rules_version,
        "content": "distances",
        "stars": STARS,
        "finished": True,
    }
    (folder / HEADING).write_text(json.dumps(heading), encoding="utf-8")
    assert sum(file.stat().st_blocks for file in folder.iterdir()) * 512 < 100_000_000


def write_packed(folder: Path) -> Path:
    """Pack the blocks that have something in them; the others are all alike."""
    table, space = open_table(folder, Problem(GAME))
    board, size = board_of(GAME, STARS), qomet_packed.BLOCK
    states = [GAME.parse_position(position) for position in CROWDED]
    states += [GAME.after(state, move) for state in states for move in GAME.legal_moves(state)]
    filled = {place(state, board)[0] // size for state in states}
    for own, other, first, last in slices_of(space):
        if own + other <= FEW:
            filled |= set(range(first // size, -(-last // size)))
    rest = qomet_packed.packed_block(Table(*(np.zeros(size, np.uint8),) * 3), 0, size)
    numbers = range(-(-len(table.main) // size))
    blocks = (
        qomet_packed.packed_block(table, n * size, n * size + size) if n in filled else rest
        for n in numbers
    )
    heading = {**json.loads((folder / HEADING).read_bytes()), "block": size}
    qomet_packed.write_blocks(folder / qomet_packed.FILE, heading, blocks)
    return folder / qomet_packed.FILE


if __name__ == "__main__":
    write_arrays(Path(sys.argv[1]))
    write_packed(Path(sys.argv[1]))
