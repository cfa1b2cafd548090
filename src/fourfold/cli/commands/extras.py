"""What can be asked of single solvers, as options of commands about tables."""

from __future__ import annotations

from collections.abc import Mapping

import click

from fourfold.tables.contract import Extra, Solving
from fourfold.tables.registry import extras

from ..arguments import whole_number
from ..errors import CommandError
from ..usage import offering


def options_for_solvers() -> list[click.Option]:
    """Make an option of everything that a solver can be asked for."""
    return [_option(extra) for extra, _ in extras().values()]


def options_for_checkers() -> list[click.Option]:
    """Make an option of everything that whoever checks a table can be told."""
    return [_option(extra) for extra, _ in extras().values() if extra.checked]


def options_for_packers() -> list[click.Option]:
    """Make an option of every number that says what was solved."""
    return [_option(extra) for extra, _ in extras().values() if isinstance(extra.kind, range)]


def _option(extra: Extra) -> click.Option:
    flag = [_flag(extra.name)]
    match extra.kind:
        case None:
            return click.Option(flag, is_flag=True, help=extra.help)
        case range():
            return click.Option(flag, metavar="NUMBER", help=extra.help)
        case values:
            return click.Option(
                flag,
                metavar="|".join(values),
                help=extra.help,
                shell_complete=offering(lambda: values),
            )


def _flag(name: str) -> str:
    return f"--{name.replace('_', '-')}"


def game_options(given: Mapping[str, str | bool | None]) -> list[str]:
    """Give those that are options of the game, as `key=value`."""
    known = extras()
    return [
        f"{name}={value}"
        for name, value in given.items()
        if value and isinstance(known[name][0].kind, tuple)
    ]


def read_extras(solver: Solving, given: Mapping[str, str | bool | None]) -> dict[str, int]:
    """Read the numbers and switches, having seen to it that the solver knows them."""
    own, found = {each.name: each.kind for each in solver.EXTRAS}, dict[str, int]()
    for name, value in given.items():
        if not value:
            continue
        if name not in own:
            games = ", ".join(extras()[name][1])
            raise CommandError("solve-extras", option=_flag(name), games=games)
        match own[name]:
            case None:
                found[name] = True
            case range() as numbers:
                found[name] = whole_number(_flag(name), str(value), numbers[0], numbers[-1])
    return found
