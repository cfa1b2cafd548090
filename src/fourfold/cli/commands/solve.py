"""`fourfold solve`: finding the value of every position of a game, for a table of them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from fourfold.games import AnyGame, load
from fourfold.solve.contract import Order, Solving
from fourfold.solve.registry import solvable, solver_for
from fourfold.words import Words

from ..arguments import whole_number, with_options
from ..errors import CommandError
from ..terminal.columns import print_columns
from ..terminal.progress import polite_stop, progress_bar
from ..terminal.screen import make_console


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
    solver = solver_or_complaint(game)
    where = folder or Path(f"{game.name}-solution")
    number = extras(solver, stars=stars, gpu=gpu, compress=compress)
    order = Order(game, where, threads, number, gpu, compress)
    console = make_console()
    with progress_bar() as show, polite_stop() as stop:
        solved = solver.solve(
            order,
            lambda doing, done, total: show(say(doing.message, **doing.arguments), done, total),
            stop,
        )
    if solved is None:
        console.print(say("solve-stopped", folder=str(where)))
        return False
    print_columns(console, [say(each) for each in solved.headings], solved.rows, texts=())
    console.print()
    console.print(say(solved.result.message, **solved.result.arguments))
    for file in solved.files:
        console.print(say("solve-done", file=str(file)))
    return True


def solver_or_complaint(game: AnyGame) -> Solving:
    """Give the solver of a game, or say which games have one."""
    if found := solver_for(game):
        return found
    raise CommandError("solve-unknown", name=game.name, names=", ".join(solvable()))


def extras(solver: Solving, *, stars: str | None, gpu: bool, compress: bool = False) -> int | None:
    """Give the number of stars, having seen to it that the solver knows what is wished for."""
    wished = {"stars": stars, "gpu": gpu, "compress": compress}
    for extra in (name for name, wish in wished.items() if wish):
        if extra not in solver.EXTRAS:
            raise CommandError("solve-extras", games=", ".join(solvable(extra)))
    bounds = solver.EXTRAS.get("stars")
    return whole_number("--stars", stars, bounds[0], bounds[-1]) if stars and bounds else None
