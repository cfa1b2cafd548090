"""What a table of Qomet says of each position.

**States.** A state is a position and the turn that is forbidden in it, if any. A position may be
reached with many different turns forbidden, but forbidding a turn makes a difference only when it
is the one best turn: the only one that wins soonest, or the only one that loses latest or not at
all. So three bytes say everything about a position and all its states:

- `main`: its distance while its best turn is allowed. Odd distances are wins, even ones losses;
  OPEN means that neither side can force a win, as far as the passes have come;
- `push`: the turn that makes a difference when it is forbidden, or NONE;
- `less`: the distance when that turn is forbidden.

**Indices** are those of `numbers`; those that are not used have UNUSED in `main`.
"""

from __future__ import annotations

from typing import Annotated, NamedTuple

from fourfold.kernels.arrays import NDArray, np
from fourfold.kernels.bits import popcount
from fourfold.kernels.jit import Dims, kernel

from ..kernels.rules import Rules
from .numbers import Space

OPEN = 0
UNUSED = 255
"""The byte of a rank that is not used: the game is over there, or an image stands for it."""
LONGEST = 253
"""The longest distance that a byte can hold."""

Bytes = Annotated[NDArray[np.uint8], Dims(1)]


class Table(NamedTuple):
    """The three bytes of each position, by index."""

    main: Bytes
    push: Bytes
    less: Bytes


@kernel
def limited(other: int, rules: Rules, space: Space) -> Rules:
    """Return the rules for a mover who must leave room for the opponent's stars on the board."""
    return Rules(min(rules.stars, space.most - popcount(other)), rules.exits)
