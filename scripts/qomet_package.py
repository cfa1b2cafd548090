"""Write what the package has of a whole solution of Qomet: the table, and the excerpt.

    fourfold solve qomet --gpu
    python scripts/qomet_package.py qomet-solution

The table has all positions with up to seven stars, as they lie in memory. The excerpt has those
with eight, packed, of which a question unpacks only some.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from fourfold.games.qomet import Qomet
from fourfold.solve.qomet.files import Problem
from fourfold.solve.qomet.packed import excerpt
from fourfold.solve.qomet.table import CROWDED, DATA, crowded_path, path_of, shorten


def main() -> None:
    """Write both files."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("solution", type=Path)
    parser.add_argument("--corner-exit", choices=["on", "off"], default="on")
    parser.add_argument("--to", type=Path, default=DATA)
    given = parser.parse_args()
    game = Qomet({"corner_exit": given.corner_exit})
    table, packed = given.to / path_of(game).name, given.to / crowded_path(game).name
    shorten(given.solution, game, table)
    excerpt(given.solution, Problem(game, only=CROWDED), packed)
    for file in (table, packed):
        print(f"{file}: {file.stat().st_size:,} bytes")


if __name__ == "__main__":
    main()
