"""Solutions of Exago as they lie on the disk: a heading, all shapes, and a byte a position.

A folder has `heading.json`, which says what was solved and what was found; `shapes.words`, the
spaces of each shape as two words of 64 bits, lower first, lowest byte first; and `distances.bytes`,
what each position is worth. `passes` says in which order. While passes are done, what they know is
there as well.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

from fourfold.kernels.arrays import np
from fourfold.rules.errors import quoted
from fourfold.tables.errors import TableError
from fourfold.tables.table_file import write_whole

from ..rules import Exago
from .passes import DRAWN, LONGEST, OVER, Rules, Table
from .shapes import Shapes

HEADING, SHAPES, DISTANCES = "heading.json", "shapes.words", "distances.bytes"
_PASSING = ("won.words", "lost.words", "open.words", "fresh_wins.bytes", "fresh_losses.bytes")
"""What is known between passes and of no use afterwards."""
_PART = 1 << 26


class Slice(NamedTuple):
    """What there is with so many tiles on the board."""

    tiles: int
    shapes: int
    wins: int
    losses: int
    draws: int
    over: int
    """Colourings in which somebody has a line."""
    longest: int


class Summary(NamedTuple):
    """What a finished run has found."""

    slices: list[Slice]
    start: int
    """The distance of the game from its start; 0 is a draw."""
    checksum: str
    """The SHA-256 of shapes and distances."""


def named(game: Exago) -> dict[str, Any]:
    """Give what a heading says of the problem. Repetition makes no difference to what is forced."""
    return {
        "game": game.name,
        "size": game.board.size,
        "tiles": game.tiles[0],
        "line": game.line,
        "early": game.options["early"],
        "rules": game.rules_version,
    }


def read_heading(folder: Path, game: Exago) -> dict[str, Any]:
    """Read what a folder says of itself, or raise TableError if it holds something else."""
    path = folder / HEADING
    if not path.exists():
        return {}
    expected = named(game)
    try:
        heading: dict[str, Any] = json.loads(path.read_bytes())
        found = {key: heading[key] for key in expected}
        heading["pass"] = int(heading.get("pass", 0))
        if heading.get("finished"):
            read_summary(heading)
    except OSError as error:
        raise TableError("table-unreadable", file=str(path), reason=str(error.strerror)) from None
    except (ValueError, KeyError, TypeError):
        raise TableError("table-damaged", file=str(path)) from None
    if found != expected:
        raise TableError(
            "table-other",
            file=str(path),
            found=quoted(" ".join(map(str, found.values()))),
            expected=" ".join(map(str, expected.values())),
        )
    return heading


def write_heading(folder: Path, game: Exago, **facts: Any) -> None:
    """Write what a folder says of itself, or raise TableError."""
    write_whole(folder / HEADING, json.dumps({**named(game), **facts}).encode())


def read_summary(heading: Mapping[str, Any]) -> Summary:
    """Read what a finished run has found."""
    slices = [Slice(*each) for each in heading["slices"]]
    return Summary(slices, heading["start"], heading["checksum"])


def lengths(shapes: Shapes, rules: Rules) -> tuple[list[int], list[int]]:
    """Give where the words and the bytes of the shapes with so many tiles begin, and the ends."""
    words, positions = [0, 0], [0, 0]
    for count in range(1, 2 * rules.tiles + 1):
        some = int(shapes.starts[count + 1] - shapes.starts[count])
        words.append(words[-1] + some * max(1, (1 << count) // 64))
        positions.append(positions[-1] + some * int(rules.counts[count]))
    return words, positions


def bytes_needed(shapes: Shapes, rules: Rules) -> int:
    """Give how large everything is together."""
    words, positions = lengths(shapes, rules)
    return 3 * 8 * words[-1] + positions[-1] + 18 * len(shapes.sets)


def mapped(folder: Path, shapes: Shapes, rules: Rules, mode: Any) -> Table:
    """Give the arrays of a folder, memory-mapped, or raise TableError where one is not whole."""
    words, positions = lengths(shapes, rules)

    def array(name: str, kind: Any, length: int) -> Any:
        path = folder / name
        if mode != "w+":
            # One that is too short would be made longer, with nothing in it.
            found = path.stat().st_size if path.exists() else 0
            whole = np.dtype(kind).itemsize * length
            if found != whole:
                raise TableError("table-truncated", file=str(path), found=found, expected=whole)
        return np.memmap(path, kind, mode, shape=(length,))

    return Table(
        array("won.words", np.int64, words[-1]),
        array("lost.words", np.int64, words[-1]),
        array("open.words", np.int64, words[-1]),
        array("fresh_wins.bytes", np.uint8, len(shapes.sets)),
        array("fresh_losses.bytes", np.uint8, len(shapes.sets)),
        array(DISTANCES, np.uint8, positions[-1]),
        np.array(words),
        np.array(positions),
    )


def write_shapes(folder: Path, shapes: Shapes) -> None:
    """Write all shapes."""
    write_whole(folder / SHAPES, shapes.sets.astype("<i8").tobytes())


def remove_passing(folder: Path) -> None:
    """Remove what is of no use when all passes are done."""
    for name in _PASSING:
        (folder / name).unlink(missing_ok=True)


def summary_of(folder: Path, shapes: Shapes, table: Table, rules: Rules, start: int) -> Summary:
    """Count what was found."""
    slices = []
    for count in range(1, 2 * rules.tiles + 1):
        found = np.zeros(256, np.int64)
        end = int(table.bytes[count + 1])
        for first in range(int(table.bytes[count]), end, _PART):
            part = table.distances[first : min(first + _PART, end)]
            found += np.bincount(part, minlength=256)
        decided = found[: LONGEST + 1]
        slices.append(
            Slice(
                count,
                int(shapes.starts[count + 1] - shapes.starts[count]),
                wins=int(decided[1::2].sum()),
                losses=int(decided[2::2].sum()),
                draws=int(found[DRAWN]),
                over=int(found[OVER]),
                longest=int(max(np.flatnonzero(decided), default=0)),
            )
        )
    return Summary(slices, start, checksum(folder))


def checksum(folder: Path) -> str:
    """Give the SHA-256 of shapes and distances, one after the other."""
    digest = sha256()
    for name in (SHAPES, DISTANCES):
        with (folder / name).open("rb") as file:
            while part := file.read(_PART):
                digest.update(part)
    return digest.hexdigest()
