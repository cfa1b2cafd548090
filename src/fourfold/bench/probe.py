"""How long exact answers take, with the tables of the package and without."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory

from fourfold.fast.qomet.rules import bitboards
from fourfold.games import load
from fourfold.games.qomet import Qomet
from fourfold.games.quantik import State
from fourfold.solve.qomet import table as qomet_table
from fourfold.solve.quantik.probe import SHIPPED, Probe
from fourfold.solve.quantik.solver import shorten

from .positions import sample
from .tables import tables
from .timing import Effort, Figure, times

EARLY = 3
"""With fewer pieces on the board, few people would wait for a search without the table."""


def probe(effort: Effort) -> Iterator[Figure]:
    """Time exact answers beside the mere list of moves or a search, and what comes before them."""
    yield from _quantik(effort)
    yield _qomet(effort)
    yield tables(effort)


def _quantik(effort: Effort) -> Iterator[Figure]:
    """Time the values of all moves."""
    game, table = load("quantik"), Probe()
    states = sample(game, effort.sample)
    table.values(states[0])  # compiles the kernels
    values, texts = map(_nearly_all, times([table.values, game.legal_texts], states))
    yield Figure("values", values, "listing", texts, "s", len(states))

    early = sample(game, effort.sample // 25, lambda state: _pieces(state) == EARLY)
    known, searched = map(median, times([table.values, _without_table().values], early))
    yield Figure("early", known, "search", searched, "s", len(early))


def _qomet(effort: Effort) -> Figure:
    """Time the distance of a position that the table has."""
    game = Qomet()
    table = qomet_table.shipped(game)
    assert table is not None, "Qomet has no table"
    states = sample(game, effort.sample, lambda state: table.has(*bitboards(state)[:2]))
    table.distance(*bitboards(states[0]))  # compiles the kernel
    asks = [lambda state: table.distance(*bitboards(state)), game.legal_texts]
    distance, texts = map(_nearly_all, times(asks, states))
    return Figure("distance", distance, "listing", texts, "s", len(states))


def _without_table() -> Probe:
    """Give a probe that knows the empty board alone and has to search everything else."""
    with TemporaryDirectory() as folder:
        short = Path(folder) / SHIPPED.name
        shorten(SHIPPED, short, 0)
        return Probe(short)


def _pieces(state: State) -> int:
    return len(state.cells) - state.cells.count(".")


def _nearly_all(taken: list[float]) -> float:
    """Give the time within which 99 of 100 answers came."""
    return quantiles(taken, n=100)[-1]
