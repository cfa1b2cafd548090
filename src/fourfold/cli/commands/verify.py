"""`fourfold verify`: checking what a table says, with a program that did not make it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from fourfold.games import AnyGame, GameError, load
from fourfold.words import Words

from ..arguments import whole_number, with_options
from ..errors import CommandError
from ..terminal.progress import progress_bar
from ..terminal.screen import make_console

MOST_FAULTS = 20
"""How many faults of a table are told one by one."""


class Checking(NamedTuple):
    """What of a table is to be checked."""

    game: AnyGame
    file: Path | None
    """None is the table that comes with the package."""
    sample: int | None
    """How many of its claims; None is all."""
    seed: int
    stars: str | None
    gpu: bool
    jobs: int


def verify_table(
    say: Words,
    spec: str,
    options: Sequence[str],
    *,
    table: Path | None,
    sample: int | None,
    seed: int,
    stars: str | None = None,
    gpu: bool = False,
    jobs: int = 1,
) -> bool:
    """Check a sample of a table, or all of it; give whether all is well."""
    game = load(with_options(spec, options))
    if game.name not in CHECKERS:
        raise CommandError("solve-unknown", name=game.name, names=", ".join(CHECKERS))
    if (stars or gpu) and game.name != "qomet":
        raise CommandError("solve-qomet-only")
    wish = Checking(game, table, sample, seed, stars, gpu, jobs)
    return CHECKERS[game.name](say, wish)


def _check_quantik(say: Words, wish: Checking) -> bool:
    from fourfold.solve.quantik.probe import SHIPPED
    from fourfold.solve.quantik.verify import verify

    file = wish.file or SHIPPED
    with progress_bar() as show:
        report = verify(
            file,
            wish.sample,
            wish.seed,
            lambda done, total: show(say("verify-checking"), done, total),
            wish.jobs,
        )
    return _tell(say, file, report.checked, report.classes, report.faults)


def _check_qomet(say: Words, wish: Checking) -> bool:
    from fourfold.games.qomet import STARS, Qomet
    from fourfold.solve.qomet.files import Problem
    from fourfold.solve.qomet.packed import Packed, is_packed
    from fourfold.solve.qomet.table import path_of
    from fourfold.solve.qomet.verify import verify

    assert isinstance(wish.game, Qomet)
    file = wish.file or path_of(wish.game)
    stars = whole_number("--stars", wish.stars or str(STARS), 1, STARS)
    with progress_bar() as show, ExitStack() as stack:
        table = file
        if is_packed(file):
            # Unpacked beside it: the room for temporary files is often small.
            table = Path(stack.enter_context(TemporaryDirectory(dir=file.parent)))
            packed = Packed(file, Problem(wish.game, stars))
            packed.unpack(table, lambda done, total: show(file.name, done, total))
        report = verify(
            table,
            wish.game,
            stars,
            wish.sample,
            wish.seed,
            lambda done, total: show(say("verify-checking"), done, total),
            gpu=wish.gpu,
        )
    return _tell(say, file, report.checked, report.positions, report.faults)


def _tell(say: Words, file: Path, checked: int, total: int, faults: Sequence[GameError]) -> bool:
    """Say what was found; give whether all is well."""
    console = make_console()
    for fault in faults[:MOST_FAULTS]:
        console.print(say.error(fault))
    console.print(
        say("verify-result", file=file.name, checked=checked, classes=total, faults=len(faults))
    )
    return not faults


CHECKERS: dict[str, Callable[[Words, Checking], bool]] = {
    "quantik": _check_quantik,
    "qomet": _check_qomet,
}
"""What checks the table of a game, says what it found, and gives whether all is well."""
