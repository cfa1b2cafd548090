"""Quantik searched to the end: exact distances, from a table where it has the position.

Distances, scores and classes are those of `classes`. Late positions are
searched by alpha-beta on scores: the sooner a win and the later a loss, the better.
"""

from __future__ import annotations

from typing import Annotated, NamedTuple

from fourfold.kernels.arrays import NDArray, np
from fourfold.kernels.bits import lowest, popcount
from fourfold.kernels.jit import Dims, entry, kernel

from .classes import MISSING, Codes, Distances, Forms, Found, canonical, find
from .rules import completing, placements


class Known(NamedTuple):
    """Classes, their distances, and what is needed to find them.

    Those with p pieces are from `starts[p]` to before `starts[p + 1]`, in the order of their codes.
    """

    codes: Codes
    distances: Distances
    starts: Codes
    forms: Forms


Stack = Annotated[NDArray[np.int64], Dims(2)]
"""Room for a search, made by `stack`."""


def stack() -> Stack:
    """Give room for one search at a time: a row for each ply, with the columns below."""
    return np.empty((17, 6), np.int64)


_OWN, _OTHER, _MOVES, _BEST, _ALPHA, _BETA = range(6)


@kernel
def _enter(stack: Stack, ply: int, own: int, other: int, alpha: int, beta: int) -> None:
    """Start on a position. Its score lies between the bounds, or it does not matter.

    Where it is over, or over after the next placement, no placement is left to be tried.
    """
    moves = placements(own, other)
    # Two plies from here the opponent can have won, not earlier.
    best = ply + 2 - MISSING
    if moves == 0:
        best = ply - MISSING
    elif moves & completing(own | other):
        best = MISSING - ply - 1
        moves = 0
    # One by one: to compile the assignment of a row takes Numba seconds.
    stack[ply, _OWN] = own
    stack[ply, _OTHER] = other
    stack[ply, _MOVES] = moves
    stack[ply, _BEST] = best
    stack[ply, _ALPHA] = alpha
    # Not every version of Numba compiles `max` and `min` for a GPU.
    soonest = MISSING - ply - 1
    stack[ply, _BETA] = beta if beta < soonest else soonest


@kernel
def _searched(own: int, other: int, stack: Stack) -> int:
    """Give the distance of a position without a line."""
    ply = 0
    _enter(stack, 0, own, other, -MISSING, MISSING)
    while True:
        own, other, moves, best, alpha, beta = stack[ply]
        if moves and best < beta:
            piece = moves & -moves
            stack[ply, _MOVES] = moves ^ piece
            ply += 1
            _enter(stack, ply, other, own | piece, -beta, -(alpha if alpha > best else best))
        elif ply:
            ply -= 1
            if -best > stack[ply, _BEST]:
                stack[ply, _BEST] = -best
        else:
            return int(MISSING - abs(best))


@entry
def distance(own: int, other: int, known: Known, stack: Stack) -> int:
    """Give the distance of a position without a line: from the table, else by search."""
    pieces, place = popcount(own | other), -1
    if pieces + 1 < len(known.starts):
        first, end = known.starts[pieces], known.starts[pieces + 1]
        place = find(known.codes, canonical(own, other, known.forms), first, end)
    return known.distances[place] if place >= 0 else _searched(own, other, stack)


@entry
def appraise(own: int, other: int, known: Known, stack: Stack, found: Found) -> None:
    """Write the distance over each placement; 0 where none is allowed."""
    found[:] = 0
    moves = placements(own, other)
    winning = completing(own | other)
    while moves:
        piece = moves & -moves
        after = 0 if piece & winning else distance(other, own | piece, known, stack)
        found[lowest(piece)] = 1 + after
        moves ^= piece
