"""All measurements by name, in the order of the report."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from importlib.util import find_spec
from typing import NamedTuple

from .kernels import cores, kernels
from .levels import levels
from .library import library
from .probe import probe
from .rules import rules
from .start import start
from .timing import Effort, Figure

HAS_PEERS = find_spec(f"{__package__}.peers") is not None
"""Whether this is a clone: what measures other people's libraries is left out of wheels."""


class Suite(NamedTuple):
    """Measurements that are reported together."""

    measures: Mapping[str, Callable[[Effort], Iterator[Figure]]]
    compared: Collection[str] = ()
    """Those that need other people's libraries."""
    missing: Callable[[], list[str]] = list
    """Gives which of these libraries are not installed."""


def usual() -> Suite:
    """Give what `fourfold bench` measures."""
    own = {
        "rules": rules,
        "kernels": kernels,
        "library": library,
        "cores": cores,
        "probe": probe,
        "levels": levels,
        "start": start,
    }
    if not HAS_PEERS:
        return Suite(own)
    from .peers import compiled

    theirs = {"peers": compiled.peers, "steps": compiled.steps}
    return Suite({**own, **theirs}, theirs, compiled.missing)


def research() -> Suite:
    """Give what `fourfold bench --research` measures."""
    from .peers import research

    measures = {
        "batches": research.batches,
        "observed": research.observed,
        "pettingzoo": research.in_pettingzoo,
        "openspiel": research.in_openspiel,
        "cuda": research.on_gpu,
        "cuda-observed": research.on_gpu_observed,
    }
    return Suite(measures, measures, research.missing)
