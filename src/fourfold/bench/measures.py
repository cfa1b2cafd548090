"""All measurements by name, in the order of the report."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from .kernels import cores, kernels
from .levels import levels
from .peers import peers, steps
from .probe import probe
from .rules import rules
from .timing import Effort, Figure

MEASURES: dict[str, Callable[[Effort], Iterator[Figure]]] = {
    "rules": rules,
    "kernels": kernels,
    "cores": cores,
    "probe": probe,
    "levels": levels,
    "peers": peers,
    "steps": steps,
}
WITH_PEERS = ("peers", "steps")
"""Those that need other people's libraries."""
