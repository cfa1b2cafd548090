"""The tables of docs/solutions/qomet.md: `python -m tests.tables.qomet_page` prints them.

They come from the tables of the package, whose headings tell what the whole solution has.
"""

from __future__ import annotations

from collections.abc import Iterator

from fourfold.games.qomet.kernels.rules import NONE, POINTS
from fourfold.games.qomet.lookup import table as qomet_table
from fourfold.games.qomet.lookup.files import Slice
from fourfold.games.qomet.rules import ROWS, Qomet

SETTINGS = {name: Qomet({"corner_exit": name}) for name in ("on", "off")}


def blocks() -> Iterator[str]:
    """Give every table of the page, as it stands there."""
    for game in SETTINGS.values():
        yield "\n".join(first_moves(game))
    yield "\n".join(totals())
    for game in SETTINGS.values():
        yield "\n".join(counts(game))


def first_moves(game: Qomet) -> Iterator[str]:
    """Draw the board with what each first move leads to for Light."""
    table = qomet_table.shipped(game)
    assert table is not None
    for row in ROWS:
        line = [" " * 5] * 7
        for point in row:
            distance = table.distance(0, 1 << POINTS.index(point), NONE)
            value = "draw" if distance == 0 else f"{'L' if distance % 2 else 'W'}{distance + 1}"
            line["abcdefg".index(point[0])] = f"{value:>5}"
        yield f"{row[0][1]} {''.join(line)}".rstrip()
    yield "      " + "    ".join("abcdefg")


def slices(game: Qomet) -> list[Slice]:
    """Give what the whole solution has for every pair of star counts."""
    return qomet_table.summary_of(qomet_table.path_of(game), game).slices


def totals() -> Iterator[str]:
    """Count all positions."""
    yield "| `corner_exit` | Positions | Wins | Losses | Draws | Longest |"
    yield "|---|---:|---:|---:|---:|---:|"
    for name, game in SETTINGS.items():
        found = slices(game)
        wins, losses, draws = (sum(each[i] for each in found) for i in (2, 3, 4))
        longest = max(each.longest for each in found)
        numbers = (wins + losses + draws, wins, losses, draws, longest)
        yield f"| {name} | " + " | ".join(f"{number:,}" for number in numbers) + " |"


def counts(game: Qomet) -> Iterator[str]:
    """Count the positions for every pair of star counts."""
    yield "| Mover | Opponent | Wins | Losses | Draws | Longest |"
    yield "|---:|---:|---:|---:|---:|---:|"
    for each in slices(game):
        yield (
            f"| {each.own} | {each.other} | {each.wins:,} | {each.losses:,} | {each.draws:,}"
            f" | {each.longest} |"
        )


if __name__ == "__main__":
    print("\n\n".join(blocks()))  # noqa: T201
