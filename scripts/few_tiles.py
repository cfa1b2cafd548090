"""Solve Exago with few tiles, have it checked, and print what docs/solutions/exago.md tells of it.

    python scripts/few_tiles.py FOLDER --sizes 4 5 6 --tiles 5

Nothing but NumPy, and kernels or Numba, is needed. What was solved stays in the folder; called
again, only what is missing is solved.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path
from time import monotonic, process_time
from typing import TypeVar

from fourfold.games.exago.rules import Exago, State
from fourfold.games.exago.solver.retrograde import solve
from fourfold.games.exago.solver.solution import Solution
from fourfold.games.exago.verify import verify

T = TypeVar("T")


def tell(line: str) -> None:
    """Print a line at once."""
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def timed(what: str, work: Callable[[], T]) -> T:
    """Do something, and say how long it took."""
    begun, computing = monotonic(), process_time()
    found = work()
    tell(f"  {what}: {monotonic() - begun:.0f} s, {process_time() - computing:.0f} s of computing")
    return found


def best_play(game: Exago, table: Solution, state: State) -> str:
    """Give the moves of a decided game: one wins as soon, the other loses as late as possible.

    After each move of the winner it is told how many of all moves win.
    """
    moves = []
    while not game.outcome(state):
        after = {game.move_text(m): game.after(state, m) for m in game.legal_moves(state)}
        worth = {m: 0 if game.outcome(s) else table.distance(s) for m, s in after.items()}
        wins = [m for m, s in after.items() if game.outcome(s) or (worth[m] and not worth[m] % 2)]
        best = min(wins, key=worth.__getitem__) if wins else max(worth, key=worth.__getitem__)
        moves.append(f"{best} ({len(wins)} of {len(worth)})" if wins else best)
        state = after[best]
    return ", ".join(moves)


def tell_of(game: Exago, folder: Path) -> None:
    """Solve one game and tell everything."""
    tell(f"exago {game.options_text}")
    found = timed("solved", lambda: solve(folder, game))
    assert found is not None
    for each in found.slices:
        tell(f"  {each}")
    sums = [sum(each[field] for each in found.slices) for field in range(1, 6)]
    tell(f"  shapes, wins, losses, draws, over: {sums}; positions: {sum(sums[1:4])}")
    tell(f"  start: {found.start}; SHA-256: {found.checksum}")
    report = timed("verified", lambda: verify(folder, game))
    tell(f"  checked {report.checked} of {report.positions}, {len(report.faults)} faults")
    table = Solution(folder, game)
    longest = list(table.with_distance(table.longest()))
    tell(f"  longest: {table.longest()}, {len(longest)} positions, of which")
    for state in longest[:5]:
        tell(f"    {game.position_text(state)}")
    if longest:
        tell(f"  played: {best_play(game, table, longest[0])}")


def main() -> None:
    """Solve one board after the other."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--sizes", nargs="+", default=["4", "5", "6"])
    parser.add_argument("--tiles", default="5")
    parser.add_argument("--line", default="5")
    parser.add_argument("--early", default="off")
    given = parser.parse_args()
    for size in given.sizes:
        options = {"size": size, "tiles": given.tiles, "line": given.line, "early": given.early}
        game = Exago(options)
        tell_of(game, given.folder / f"exago-{size}-{given.tiles}-{given.line}-{given.early}")


if __name__ == "__main__":
    main()
