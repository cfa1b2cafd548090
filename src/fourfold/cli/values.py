"""The kinds of values that arguments and options have. A wrong one is told in our own words."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import click
from click.shell_completion import CompletionItem

from . import arguments

_FEW = 20
"""So many numbers can be offered to choose from."""


class WholeNumber(click.ParamType[int]):
    """A whole number between two bounds, both included."""

    name = "number"

    def __init__(self, low: int, high: int) -> None:
        self.low, self.high = low, high

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        if isinstance(value, int):
            return value
        return arguments.whole_number(_shown(param), value, self.low, self.high)

    def shell_complete(
        self, ctx: click.Context, param: click.Parameter, incomplete: str
    ) -> list[CompletionItem]:
        """Offer the numbers where there are few."""
        if self.high - self.low >= _FEW:
            return []
        numbers = map(str, range(self.low, self.high + 1))
        return [CompletionItem(number) for number in numbers if number.startswith(incomplete)]


class Seconds(click.ParamType[float]):
    """The time for a move or a position, up to a day."""

    name = "seconds"

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> float:
        return value if isinstance(value, float) else arguments.seconds(value)


class FileName(click.ParamType[Path]):
    """The name of a file or folder, which need not exist."""

    name = "file"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Path:
        return value if isinstance(value, Path) else arguments.path(value)


SEED = WholeNumber(-arguments.LARGEST_SEED, arguments.LARGEST_SEED)
"""The number that everything random follows from."""


def cores() -> int:
    """Give the number of cores, which is how many jobs or threads there usually are."""
    return os.cpu_count() or 1


def _shown(param: click.Parameter | None) -> str:
    """Give how a person writes a parameter: the longest name of an option, DEPTH of an argument."""
    assert param is not None
    if isinstance(param, click.Option):
        return max(param.opts, key=len)
    return param.make_metavar(click.get_current_context())
