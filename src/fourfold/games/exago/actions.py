"""Actions and observations of Exago.

There is one action for each space and one for `pass`: an action is a *pick*. A placement is one
pick. A relocation is the pick of the tile to lift, then that of the space to put it on, and then,
only where several groups are the largest, that of the space that names the group to keep. The same
player picks until the turn is complete. One number for each whole turn would take 24,935 numbers on
the usual board, of which some 340 are legal, against 92 this way; and a pick is a place on the
board, like everything else that an observation shows.
"""

from __future__ import annotations

from fourfold.envs.codes import Code, PickCode
from fourfold.envs.planes import Sight
from fourfold.rules.contract import PASS_PICK

from .rules import Exago


def code(game: Exago) -> Code:
    """Give the actions, each a pick."""
    return PickCode(game, [*(space.name for space in game.layout().spaces), PASS_PICK])


def sight(game: Exago) -> Sight:
    """Give the planes: also the picks of the turn so far."""
    return Sight(game, picked=("lifted", "put"), repeated=True)
