"""`fourfold solve`: finding the value of every position of a game, for a table of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from fourfold.games import AnyGame, load
from fourfold.solve.contract import Order, Solving
from fourfold.solve.registry import solvable, solver_for
from fourfold.words import Words

from ..arguments import with_options
from ..errors import CommandError
from ..terminal.progress import polite_stop, progress_bar
from .extras import game_options, read_extras


def solve_game(
    say: Words,
    spec: str,
    options: Sequence[str],
    extras: Mapping[str, str | bool | None],
    *,
    folder: Path | None,
    threads: int,
) -> bool:
    """Solve a game; give whether that came to its end."""
    # Verifying a table needs none of it.
    from ..terminal.columns import print_columns
    from ..terminal.screen import make_console

    game = load(with_options(spec, [*options, *game_options(extras)]))
    solver = solver_or_complaint(game)
    where = folder or Path(f"{game.name}-solution")
    order = Order(game, where, threads, read_extras(solver, extras))
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
