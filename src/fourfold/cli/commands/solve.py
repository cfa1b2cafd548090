"""`fourfold solve`: finding the value of every position of a game, for a table of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from fourfold.games import AnyGame, load
from fourfold.words import Words

from ..arguments import whole_number, with_options
from ..errors import CommandError
from ..terminal.columns import print_columns
from ..terminal.progress import polite_stop, progress_bar
from ..terminal.screen import make_console

if TYPE_CHECKING:
    from fourfold.solve.qomet.files import Summary


class Solving(NamedTuple):
    """What is to be solved, where the results go, and by whom."""

    game: AnyGame
    folder: Path
    threads: int
    stars: str | None
    gpu: bool
    compress: bool


def solve_game(
    say: Words,
    spec: str,
    options: Sequence[str],
    *,
    folder: Path | None,
    threads: int,
    stars: str | None = None,
    gpu: bool = False,
    compress: bool = False,
) -> bool:
    """Solve a game; give whether that came to its end."""
    game = load(with_options(spec, options))
    if game.name not in SOLVERS:
        raise CommandError("solve-unknown", name=game.name, names=", ".join(SOLVERS))
    where = folder or Path(f"{game.name}-solution")
    if (stars or gpu or compress) and game.name != "qomet":
        raise CommandError("solve-qomet-only")
    if SOLVERS[game.name](say, Solving(game, where, threads, stars, gpu, compress)):
        return True
    make_console().print(say("solve-stopped", folder=str(where)))
    return False


def _solve_quantik(say: Words, wish: Solving) -> bool:
    from fourfold.solve.quantik import solver as quantik

    with progress_bar() as show, polite_stop() as stop:

        def progress(step: quantik.Step) -> None:
            show(say(f"solve-quantik-{step.work}", ply=step.ply), step.done, step.total)

        plies = quantik.solve(wish.folder, progress, stop, threads=wish.threads)
    if plies is None:
        return False
    headings = [say(f"solve-quantik-{each}") for each in ("pieces", "all", "wins", "longest")]
    rows = [
        (
            str(number),
            f"{ply.classes:,}",
            f"{sum(ply.distances[1::2]):,}",
            str(max(len(ply.distances) - 1, 0)),
        )
        for number, ply in enumerate(plies)
    ]
    console = make_console()
    print_columns(console, headings, rows, words=())
    console.print()
    length = len(plies[0].distances) - 1
    winner = "first" if length % 2 else "second"
    console.print(say("solve-quantik-result", winner=winner, plies=length))
    console.print(say("solve-done", file=str(wish.folder / quantik.TABLE)))
    return True


def _solve_qomet(say: Words, wish: Solving) -> bool:
    from fourfold.games.qomet import STARS, Qomet
    from fourfold.solve.qomet import packed as qomet_packed
    from fourfold.solve.qomet import solver as qomet
    from fourfold.solve.qomet.files import Problem

    assert isinstance(wish.game, Qomet)
    stars = whole_number("--stars", wish.stars or str(STARS), 1, STARS)
    problem = Problem(wish.game, stars)
    with progress_bar() as show, polite_stop() as stop:

        def progress(step: qomet.Step) -> None:
            show(say("solve-qomet-pass", number=step.number), step.done, step.total)

        summary = qomet.solve(
            wish.folder,
            problem,
            gpu=wish.gpu,
            progress=progress,
            stop=stop,
            threads=wish.threads,
        )
    if summary is None:
        return False
    words = ("stars", "wins", "losses", "draws", "longest")
    console = make_console()
    print_columns(
        console, [say(f"solve-qomet-{word}") for word in words], _by_stars(summary), words=()
    )
    console.print()
    console.print(say("solve-qomet-result", checksum=summary.checksum))
    console.print(say("solve-done", file=str(wish.folder)))
    if wish.compress:
        file = wish.folder / qomet_packed.FILE
        with progress_bar() as show:
            qomet_packed.pack(
                wish.folder, problem, file, lambda done, total: show(file.name, done, total)
            )
        console.print(say("solve-done", file=str(file)))
    return True


def _by_stars(summary: Summary) -> list[tuple[str, ...]]:
    """Add up what there is for each number of stars on the board."""
    rows = []
    for stars in sorted({each.own + each.other for each in summary.slices}):
        some = [each for each in summary.slices if each.own + each.other == stars]
        sums = [sum(each[field] for each in some) for field in (2, 3, 4)]
        longest = max(each.longest for each in some)
        rows.append((str(stars), *(f"{number:,}" for number in sums), str(longest)))
    return rows


SOLVERS: dict[str, Callable[[Words, Solving], bool]] = {
    "quantik": _solve_quantik,
    "qomet": _solve_qomet,
}
"""What solves a game, says what it found, and gives whether it came to its end."""
