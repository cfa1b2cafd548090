"""How long exact answers take, and how long it takes until every table answers."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.util import find_spec

from .registry import measured
from .tables import tables
from .timing import Effort, Figure, times


def probe(effort: Effort) -> Iterator[Figure]:
    """Time exact answers beside the mere list of moves or a search, and what comes before them."""
    for own in measured().values():
        for each in own.questions(effort):
            each.ask(each.states[0])  # compiles the kernels
            taken = times([each.ask, each.beside], each.states)
            value, against = map(each.typical, taken)
            yield Figure(each.case, value, each.against, against, "s", len(each.states))
    if find_spec("numpy"):
        yield tables(effort)
