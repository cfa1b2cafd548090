"""What can be ordered for Quantik. Kernels are loaded when they are needed."""

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
    from .table import Ply

EXTRAS: Sequence[Extra] = ()


def solve(order: Order, tell: Tell, stop: Stop) -> Solved | None:
    """Solve the game; give nothing if that was stopped."""
    from . import solver
    from .table import TABLE

    def progress(step: solver.Step) -> None:
        doing = Sentence(f"solve-quantik-{step.work}", {"ply": step.ply})
        tell(doing, step.done, step.total)

    plies = solver.solve(order.folder, progress, stop, threads=order.threads)
    if plies is None:
        return None
    length = len(plies[0].distances) - 1
    winner = "first" if length % 2 else "second"
    return Solved(
        [f"solve-quantik-{each}" for each in ("pieces", "all", "wins", "longest")],
        [_row(number, ply) for number, ply in enumerate(plies)],
        Sentence("solve-quantik-result", {"winner": winner, "plies": length}),
        [order.folder / TABLE],
    )


def _row(number: int, ply: Ply) -> tuple[str, ...]:
    wins, longest = sum(ply.distances[1::2]), max(len(ply.distances) - 1, 0)
    return str(number), f"{ply.classes:,}", f"{wins:,}", str(longest)


def check(doubt: Doubt, tell: Tell) -> Checked:
    """Check a table."""
    from .lookup import SHIPPED
    from .verify import verify

    file, doing = doubt.file or SHIPPED, Sentence("verify-checking")
    report = verify(
        file, doubt.sample, doubt.seed, lambda done, total: tell(doing, done, total), doubt.jobs
    )
    return Checked(file, report.checked, report.classes, report.faults)


def tables() -> Iterator[Kept | TableError]:
    """Give the table of the package."""
    from fourfold.tables.keeping import whole

    from .lookup import SHIPPED
    from .table import OPENING, read

    try:
        read(SHIPPED)
        yield whole(SHIPPED, Sentence("tables-quantik", {"pieces": OPENING}))
    except TableError as error:
        yield error


def has_solution() -> bool:
    """Say that the table of the package is all there is."""
    return False


def pack(game: Any, folder: Path, file: Path, extras: Mapping[str, int], tell: Tell) -> None:
    """Say that the table needs no packing."""
    raise TableError("table-no-packing", file=str(folder), game=game.name)


def recognise(file: Path, tell: Tell) -> str | None:
    """Know no packed solutions."""
    return None
