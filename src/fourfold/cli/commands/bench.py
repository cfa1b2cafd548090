"""`fourfold bench`: how fast everything is, beside its peers, in one run."""

from __future__ import annotations

import json
import os
import platform
from collections.abc import Callable, Iterator, Mapping, Sequence
from math import floor, log10

from fourfold import __version__
from fourfold.bench import measures
from fourfold.bench.timing import FULL, QUICK, Effort, Figure, Unit
from fourfold.i18n import Words
from fourfold.rules.errors import quoted

from ..errors import CommandError
from ..terminal.progress import progress_bar

Measured = Mapping[str, Callable[[Effort], Iterator[Figure]]]

PREFIXES = {-3: "n", -2: "µ", -1: "m", 0: "", 1: "k", 2: "M", 3: "G"}
"""How powers of a thousand are written before a unit."""


def measure(
    say: Words, only: Sequence[str], *, quick: bool, as_json: bool, research: bool = False
) -> None:
    """Measure everything, or what is named, and print the figures."""
    if research and not measures.HAS_PEERS:
        raise CommandError("bench-clone")
    suite = measures.research() if research else measures.usual()
    for name in only:
        if name not in suite.measures:
            names = ", ".join(suite.measures)
            raise CommandError("bench-unknown", name=quoted(name), names=names)
    chosen = {name: work for name, work in suite.measures.items() if not only or name in only}
    lacking = suite.missing() if any(name in suite.compared for name in chosen) else []
    if as_json:
        print(json.dumps(_as_data(dict(_measured(say, chosen, quick)), lacking, quick=quick)))
        return
    # Programs that want JSON need none of it.
    from rich.text import Text

    from ..terminal.columns import print_columns
    from ..terminal.screen import make_console

    console = make_console()
    console.print(say("bench-machine", **_machine()))
    for name, figures in _measured(say, chosen, quick):
        if figures:
            console.print()
            console.print(Text(say(f"bench-{name}"), "bold"))
            headings = ["case", "value", "against", "value", "ratio"]
            rows = [_row(say, figure) for figure in figures]
            print_columns(console, [say(f"bench-{each}") for each in headings], rows, texts=(0, 2))
    if lacking:
        console.print()
        console.print(say("bench-missing", packages=" ".join(lacking)))


def _measured(say: Words, chosen: Measured, quick: bool) -> Iterator[tuple[str, list[Figure]]]:
    for done, (name, work) in enumerate(chosen.items()):
        with progress_bar() as show:
            show(say(f"bench-{name}"), done, len(chosen))
            figures = list(work(QUICK if quick else FULL))
        yield name, figures


def _machine() -> dict[str, str | int]:
    return {
        "fourfold": __version__,
        "python": platform.python_version(),
        "system": f"{platform.system()} {platform.machine()}",
        "cores": os.cpu_count() or 1,
    }


def _as_data(
    found: dict[str, list[Figure]], lacking: Sequence[str], *, quick: bool
) -> dict[str, object]:
    return {
        **_machine(),
        "quick": quick,
        "missing": lacking,
        "figures": [
            {"measure": name, **figure._asdict(), "ratio": figure.ratio}
            for name, figures in found.items()
            for figure in figures
        ],
    }


def _row(say: Words, figure: Figure) -> list[str]:
    case = say(f"bench-case-{figure.case}")
    return [
        case if figure.level is None else say("bench-level", case=case, level=figure.level),
        with_unit(say, figure.value, figure.unit),
        say(f"bench-case-{figure.against}"),
        with_unit(say, figure.against_value, figure.unit),
        say("bench-times", ratio=figure.ratio),
    ]


def with_unit(say: Words, value: float, unit: Unit) -> str:
    """Write a value with three digits and its unit, as `83.4 µs` or `1.2 M plies/s`."""
    power = min(max(floor(log10(value) / 3), min(PREFIXES)), max(PREFIXES))
    prefix = PREFIXES[power]
    if unit in ("s", "B"):
        named = "bench-seconds" if unit == "s" else "bench-bytes"
        return say(named, number=value / 1000**power, prefix=prefix)
    rate, _, _ = unit.partition("/")
    return say(f"bench-{rate}", number=value / 1000**power, prefix=prefix and f"{prefix} ")
