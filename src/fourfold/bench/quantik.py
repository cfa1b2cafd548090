"""What is measured of Quantik."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from fourfold.games.quantik.lookup import SHIPPED, Probe, shipped
from fourfold.games.quantik.rules import Quantik, State
from fourfold.games.quantik.table import shorten

from .contract import Listing, Questions, Tree
from .positions import sample
from .timing import Effort, nearly_all

LISTINGS = {"quantik": Listing("quantik", 0.0001)}
TREES = {"quantik": Tree("quantik", 3)}
PLAYOUTS = 20_000
LEVELS = {"quantik": "quantik"}
BATCHES = {"quantik": "quantik"}
TURNS: dict[str, str] = {}

_EARLY = 3
"""With fewer pieces on the board, few people would wait for a search without the table."""


def questions(effort: Effort) -> Iterator[Questions]:
    """Ask for the values of all moves, with the table and without."""
    game, table = Quantik(), Probe()
    states = sample(game, effort.sample)
    yield Questions("values", table.values, "listing", game.legal_texts, states, nearly_all)

    early = sample(game, effort.sample // 25, lambda state: _pieces(state) == _EARLY)
    yield Questions("early", table.values, "search", _without_table().values, early, median)


def load_tables() -> None:
    """Load the table that comes with the package, and ask it something."""
    shipped().values(Quantik().initial())


def _without_table() -> Probe:
    """Give a probe that knows the empty board alone and has to search everything else."""
    with TemporaryDirectory() as folder:
        short = Path(folder) / SHIPPED.name
        shorten(SHIPPED, short, 0)
        return Probe(short)


def _pieces(state: State) -> int:
    return len(state.cells) - state.cells.count(".")
