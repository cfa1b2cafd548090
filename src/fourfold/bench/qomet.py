"""What is measured of Qomet."""

from __future__ import annotations

from collections.abc import Iterator

from fourfold.games.qomet.kernels.rules import NONE, bitboards
from fourfold.games.qomet.lookup import book, table
from fourfold.games.qomet.rules import Qomet, State

from .contract import Listing, Questions, Tree
from .positions import sample
from .timing import Effort, nearly_all

LISTINGS = {"qomet": Listing("qomet", 0.0003)}
TREES = {"qomet": Tree("qomet", 3)}
PLAYOUTS = 4_000
LEVELS = {"qomet": "qomet"}
BATCHES = {"qomet": "qomet"}
TURNS: dict[str, str] = {}


def questions(effort: Effort) -> Iterator[Questions]:
    """Ask for the distance of a position that the table has."""
    game = Qomet()
    few = table.shipped(game)
    assert few is not None, "Qomet has no table"
    states = sample(game, effort.sample, lambda state: few.has(*bitboards(state)[:2]))

    def distance(state: State) -> int:
        return few.distance(*bitboards(state))

    yield Questions("distance", distance, "listing", game.legal_texts, states, nearly_all)


def load_tables() -> None:
    """Load every table that comes with the package, and ask each of them something."""
    for exits in ("on", "off"):
        game = Qomet({"corner_exit": exits})
        for shipped in (table.shipped(game), book.shipped(game)):
            assert shipped is not None, f"{game.options_text} has no table"
            shipped.distance(0, 0, NONE)
