"""Every picture and figure on the page about the solution of Quantik, made anew from the table.

`python -m tests.tables.page` prints them, to be copied into docs/solutions/quantik.md when
something has changed; a test compares.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator

from fourfold.games.quantik import table as quantik
from fourfold.games.quantik.lookup import SHIPPED, Verdict, shipped
from fourfold.games.quantik.rules import COLOURS, SPACES, Quantik

GAME = Quantik()

PICTURES = (
    "b.a./A.B./bda./ACB.",
    "DDCa/Cb../..b./a...",
    "a..B/.C../b.A./....",
    "aCBB/DCAD/bbAc/addc",
)
"""The positions that are drawn with what they are worth."""

PUZZLES = (".cB./A.../..../....", "bAA./..../a.../....", "D..c/..b./A.../....")
"""Positions in which one move wins."""

LINES = ("..../..../..../....", "a..B/.C../b.A./....")
"""Positions from which a game is played on without a mistake."""


def board(rows: list[list[str]]) -> str:
    """Draw what stands on the spaces, with borders around the regions."""
    width = max(len(text) for row in rows for text in row)
    border = "  +" + ("-" * (2 * width + 3) + "+") * 2
    lines = [border]
    for rank, row in zip("4321", rows, strict=True):
        cells = [text.rjust(width) for text in row]
        lines.append(f"{rank} | {' '.join(cells[:2])} | {' '.join(cells[2:])} |")
        if rank in "31":
            lines.append(border)
    files = [file.rjust(width) for file in "abcd"]
    return "\n".join([*lines, f"    {' '.join(files[:2])}   {' '.join(files[2:])}"])


def picture(position: str) -> str:
    """Draw a position, and say what it is worth."""
    state = GAME.parse_position(position)
    outcome = GAME.outcome(state)
    if outcome:
        said = f"{_name(1 - GAME.to_move(state))} has won ({outcome.reason})"
    else:
        verdict = shipped().verdict(state)
        does = {"win": "wins", "loss": "loses"}[verdict.value]
        said = f"{_name(GAME.to_move(state))} to move {does} in {verdict.distance}"
    return f"{position}\n{said}\n\n{_drawn(position)}"


def puzzle(number: int) -> str:
    """Draw a position without saying too much."""
    position = PUZZLES[number]
    mover = _name(GAME.to_move(GAME.parse_position(position)))
    return f"{position}\nPuzzle {number + 1}: {mover} to move and win\n\n{_drawn(position)}"


def solution(number: int) -> str:
    """Give the only move that wins."""
    values = shipped().values(GAME.parse_position(PUZZLES[number]))
    ((move, verdict),) = [each for each in values.items() if each[1].value == "win"]
    return (
        f"{number + 1}. `{move}`, the only one of {len(values)} moves, wins in {verdict.distance}."
    )


def _drawn(position: str) -> str:
    return board([list(row) for row in position.split("/")])


def _name(seat: int) -> str:
    return COLOURS[seat].title()


def replies(shape: str) -> str:
    """Map what an answer to a sphere on a4 leads to, for the player who gives it."""
    state = GAME.play(GAME.initial(), "Aa4")
    values = shipped().values(state)
    texts = ["A", *(_short(values.get(shape + space)) for space in SPACES[1:])]
    return board([texts[i : i + 4] for i in range(0, 16, 4)])


def _short(verdict: Verdict | None) -> str:
    return "." if verdict is None else f"{verdict.value[0].upper()}{verdict.distance}"


def best_line(position: str) -> str:
    """Play on without a mistake; among equally good moves the first in the alphabet."""
    state = GAME.parse_position(position)
    lines = []
    while values := shipped().values(state):
        goal = shipped().verdict(state)
        move = next(text for text, verdict in values.items() if verdict == goal)
        right = sum(verdict.value == "win" for verdict in values.values())
        told = f"{goal.value:4} in {goal.distance:2}"
        lines.append(
            f"{_name(GAME.to_move(state)):5} {move}  {told}  {right:2} of {len(values):2} moves win"
        )
        state = GAME.play(state, move)
    outcome = GAME.outcome(state)
    assert outcome is not None
    return "\n".join([*lines, f"{GAME.position_text(state)}  {outcome.reason}"])


def counts() -> str:
    """Give the table of what there is at each ply."""
    lines = [
        "| Pieces | Classes | mover wins | of these at once | mover loses | nothing to place "
        "| Classes with a line | Positions |",
        "|--:|--:|--:|--:|--:|--:|--:|--:|",
    ]
    plies = quantik.read(SHIPPED).plies
    for number, ply in enumerate(plies):
        at = dict(enumerate(ply.distances))
        wins = sum(count for distance, count in at.items() if distance % 2)
        cells = [
            number,
            ply.classes,
            wins,
            at.get(1, 0),
            ply.classes - wins,
            at.get(0, 0),
            ply.line_classes,
            ply.positions + ply.line_positions,
        ]
        lines.append(f"| {' | '.join(f'{cell:,}' for cell in cells)} |")
    classes = sum(ply.classes for ply in plies)
    with_line = sum(ply.line_classes for ply in plies)
    positions = sum(ply.positions + ply.line_positions for ply in plies)
    lines.append(f"| all | {classes:,} | | | | | {with_line:,} | {positions:,} |")
    return "\n".join(lines)


def pieces() -> Iterator[str]:
    """Give everything on the page that comes from the table."""
    yield from (replies(shape) for shape in "BA")
    yield from map(best_line, LINES)
    yield from map(picture, PICTURES)
    yield from map(puzzle, range(len(PUZZLES)))
    yield from map(solution, range(len(PUZZLES)))
    yield counts()


if __name__ == "__main__":
    sys.stdout.write("\n\n".join(pieces()) + "\n")
