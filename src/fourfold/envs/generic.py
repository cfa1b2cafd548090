"""Any game by numbers: an action for each pick, and the planes that every game has."""

from __future__ import annotations

from fourfold.rules import AnyGame
from fourfold.rules.contract import PASS_PICK

from .codes import Code, PickCode
from .planes import Sight


def code(game: AnyGame) -> Code:
    """Give an action for each space, then for each stock of a hand, then for passing."""
    layout = game.layout()
    stocks = dict.fromkeys(slot.pick for hand in layout.hands for slot in hand)
    return PickCode(game, [*(space.name for space in layout.spaces), *stocks, PASS_PICK])


def sight(game: AnyGame) -> Sight:
    """Give planes for the pieces, the hands, the picks of a turn, and repetition if it matters."""
    picked = [f"pick {number}" for number in range(1, game.most_picks)]
    return Sight(game, picked=picked, repeated=game.repetition is not None)
