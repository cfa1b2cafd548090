"""`fourfold solve`: finding the value of every position of a game, for a table of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from fourfold.i18n import Words
from fourfold.rules import AnyGame, load
from fourfold.tables.contract import Order, Solving
from fourfold.tables.registry import solvable, solver_for

from ..arguments import with_options
from ..errors import CommandError
from ..terminal.columns import in_columns
from ..terminal.progress import polite_stop, progress_bar
from ..terminal.sentences import print_sentence
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
    game = load(with_options(spec, [*options, *game_options(extras)]))
    solver = solver_or_complaint(game)
    where = folder or Path(f"{game.name}-solution")
    order = Order(game, where, threads, read_extras(solver, extras))
    with progress_bar() as show, polite_stop() as stop:
        solved = solver.solve(
            order,
            lambda doing, done, total: show(say(doing.message, **doing.arguments), done, total),
            stop,
        )
    if solved is None:
        print_sentence(say("solve-stopped", folder=str(where)))
        return False
    heads, rows = in_columns([say(each) for each in solved.headings], solved.rows, texts=())
    print(*heads, *rows, "", sep="\n")
    print_sentence(say(solved.result.message, **solved.result.arguments))
    for file in solved.files:
        print_sentence(say("solve-done", file=str(file)))
    return True


def solver_or_complaint(game: AnyGame) -> Solving:
    """Give the solver of a game, or say which games have one."""
    if found := solver_for(game):
        return found
    raise CommandError("solve-unknown", name=game.name, names=", ".join(solvable()))
