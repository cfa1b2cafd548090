"""What can be ordered for Exago. Kernels are loaded when they are needed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from fourfold.tables.contract import (
    Checked,
    Doubt,
    Extra,
    Kept,
    Order,
    Sentence,
    Solved,
    Stop,
    Tell,
)
from fourfold.tables.errors import TableError

if TYPE_CHECKING:
    from .solver.files import Slice

EXTRAS: Sequence[Extra] = ()


def solve(order: Order, tell: Tell, stop: Stop) -> Solved | None:
    """Solve the game with few tiles; give nothing if that was stopped."""
    from .solver import retrograde as solver

    def progress(step: solver.Step) -> None:
        doing = Sentence(f"solve-exago-{step.work}", {"number": step.number})
        tell(doing, step.done, step.total)

    summary = solver.solve(
        order.folder, order.game, progress=progress, stop=stop, threads=order.threads
    )
    if summary is None:
        return None
    kind = "draw" if summary.start == 0 else "win" if summary.start % 2 else "loss"
    facts: Mapping[str, str | int] = {
        "kind": kind,
        "plies": summary.start,
        "checksum": summary.checksum,
    }
    columns = ("tiles", "shapes-all", "wins", "losses", "draws", "longest")
    return Solved(
        [f"solve-exago-{each}" for each in columns],
        [*map(_row, summary.slices), _sums(summary.slices)],
        Sentence("solve-exago-result", facts),
        [order.folder],
    )


def _row(each: Slice) -> tuple[str, ...]:
    numbers = (each.shapes, each.wins, each.losses, each.draws)
    return str(each.tiles), *(f"{number:,}" for number in numbers), str(each.longest)


def _sums(slices: Sequence[Slice]) -> tuple[str, ...]:
    numbers = (sum(each[field] for each in slices) for field in range(1, 5))
    return "", *(f"{number:,}" for number in numbers), str(max(each.longest for each in slices))


def check(doubt: Doubt, tell: Tell) -> Checked:
    """Check the solution in a folder."""
    from .verify import verify

    if doubt.file is None:
        raise TableError("exago-no-table")
    doing = Sentence("verify-checking")
    report = verify(
        doubt.file,
        doubt.game,
        doubt.sample,
        doubt.seed,
        lambda done, total: tell(doing, done, total),
    )
    return Checked(doubt.file, report.checked, report.positions, report.faults)


def tables() -> Iterator[Kept | TableError]:
    """Give nothing: the package has no table of Exago."""
    return iter(())


def has_solution() -> bool:
    """Say that no solution is looked for on this machine."""
    return False


def pack(game: Any, folder: Path, file: Path, extras: Mapping[str, int], tell: Tell) -> None:
    """Say that nobody would read a packed solution."""
    raise TableError("exago-no-packing")


def recognise(file: Path, tell: Tell) -> str | None:
    """Know no packed solutions."""
    return None
