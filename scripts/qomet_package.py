"""Write what the package has of a whole solution of Qomet: the table, the excerpt, and the values.

    fourfold solve qomet --gpu
    python scripts/qomet_package.py qomet-solution
    python scripts/qomet_package.py qomet-solution --corner-exit off --parts table values

The table has all positions with up to seven stars, as they lie in memory. The excerpt has those
with eight, packed, of which a question unpacks only some. The values tell of positions with more
stars who wins, and not how soon.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path

from fourfold.games.qomet.lookup.files import Problem, open_table
from fourfold.games.qomet.lookup.packed import excerpt
from fourfold.games.qomet.lookup.table import (
    CROWDED,
    DATA,
    crowded_path,
    path_of,
    shorten,
    valued,
    values_path,
)
from fourfold.games.qomet.lookup.values import write_values
from fourfold.games.qomet.rules import Qomet


def main() -> None:
    """Write the files."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("solution", type=Path)
    parser.add_argument("--corner-exit", choices=["on", "off"], default="on")
    parser.add_argument("--parts", choices=PARTS, nargs="+", default=list(PARTS))
    parser.add_argument("--to", type=Path, default=DATA)
    given = parser.parse_args()
    game = Qomet({"corner_exit": given.corner_exit})
    for part in given.parts:
        path_in_package, write = PARTS[part]
        file = given.to / path_in_package(game).name
        write(given.solution, game, file)
        print(f"{file}: {file.stat().st_size:,} bytes")


def write_excerpt(folder: Path, game: Qomet, path: Path) -> None:
    """Write all positions with eight stars."""
    excerpt(folder, Problem(game, only=CROWDED), path)


def write_all_values(folder: Path, game: Qomet, path: Path) -> None:
    """Write who wins with more stars."""
    write_values(*open_table(folder, Problem(game)), valued(game), path)


Part = tuple[Callable[[Qomet], Path], Callable[[Path, Qomet, Path], None]]
PARTS: dict[str, Part] = {
    "table": (path_of, shorten),
    "excerpt": (crowded_path, write_excerpt),
    "values": (values_path, write_all_values),
}


if __name__ == "__main__":
    main()
