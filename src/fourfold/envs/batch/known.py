"""What is known of the states of a batch."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray


class Known(NamedTuple):
    """What is known of each state, for the player to move, as if no position had come before."""

    value: NDArray[np.int8]
    """1 for a win, 0 for a draw, -1 for a loss; 0 too where it is not known."""
    known: NDArray[np.bool_]
    """Whether it is known."""
    distance: NDArray[np.uint8]
    """Moves to the end; 0 where the game is over, drawn or not known."""
    optimal: NDArray[np.bool_]
    """All best actions; none where it is not known which they are."""
