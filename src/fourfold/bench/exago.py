"""What is measured of Exago. It has no tables."""

from __future__ import annotations

from collections.abc import Iterator

from fourfold.games.exago.rules import Exago, State

from .contract import Listing, Questions, Tree
from .timing import Effort


def _half_placed(game: Exago, state: State) -> bool:
    return sum(state.hands) <= sum(game.tiles) // 2


def _must_block_with_all_tiles(game: Exago, state: State) -> bool:
    return not any(state.hands) and game.threat_to_block(state) is not None


LISTINGS = {
    "exago-middle": Listing("exago", 0.002, _half_placed),
    "exago-duty": Listing("exago?players=6", 0.025, _must_block_with_all_tiles),
}
TREES = {"exago-2": Tree("exago", 5), "exago-3": Tree("exago?players=3", 5)}
PLAYOUTS = 200
LEVELS = {
    "exago-2": "exago",
    "exago-3": "exago?players=3",
    "exago-4": "exago?players=4",
    "exago-6": "exago?players=6",
}
BATCHES = {"exago-picks-2": "exago", "exago-picks-3": "exago?players=3"}
TURNS = {"exago-picks-2": "exago-2", "exago-picks-3": "exago-3"}


def questions(effort: Effort) -> Iterator[Questions]:
    """Ask nothing."""
    yield from ()


def load_tables() -> None:
    """Do nothing."""
