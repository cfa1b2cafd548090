"""Where tiles of Exago may go, what lifting one leaves, and what ends a threat.

All of it is about sets of spaces. A turn that blocks mostly fills the one space where a line could
be completed; where there are two, it has to cut something off. So blocks are not found by trying
every turn, but for all spaces where a tile can go at once.
"""

from __future__ import annotations

from typing import NamedTuple, cast

from fourfold.kernels.arrays import np
from fourfold.kernels.jit import kernel

from .board import (
    NOTHING,
    Spaces,
    around,
    both,
    completing,
    either,
    first,
    has_line,
    near,
    parts,
    rest,
    size,
    some,
    space,
    step,
    stretches,
    without,
)

Groups = tuple[Spaces, Spaces, Spaces]
"""What lifting a tile leaves of connected tiles: at most three groups, the others being empty."""

Survey = tuple[Spaces, Spaces, Spaces]
"""The empty spaces beside tiles, those beside just one, and the tiles between two arcs."""


class Rules(NamedTuple):
    """What the kernels have to know of the options."""

    size: int
    board: Spaces
    line: int
    early: bool
    reconnect: bool
    block: bool


class Threat(NamedTuple):
    """A seat that has to be left without a threat."""

    tiles: Spaces
    hand: int
    lines: Spaces
    """The stretches that lack one tile to be a line."""


NOBODY = Threat(NOTHING, cast("int", np.int64(-1)), NOTHING)
"""Stands for the threat where there is none."""


# Where tiles may go, and what stays when one is lifted.


@kernel
def placements(taken: Spaces, rules: Rules) -> Spaces:
    """Give the spaces where a tile may be placed."""
    if not some(taken):
        return 1, 0
    return both(without(around(taken), taken), rules.board)


@kernel
def survey(taken: Spaces, rules: Rules) -> Survey:
    """Give the empty spaces beside tiles, those beside just one, and the tiles between two arcs."""
    beside, beside_more, arc, arcs, last = NOTHING, NOTHING, NOTHING, NOTHING, NOTHING
    # All around, and the first direction once more: it may be where the arc of the last one ends.
    for i in range(7):
        there = step(taken, i if i < 6 else 0)
        if i > 0:
            beside_more = either(beside_more, both(beside, there))
            beside = either(beside, there)
            ended = without(last, there)
            arcs = either(arcs, both(arc, ended))
            arc = either(arc, ended)
        last = there
    ends = both(without(beside, taken), rules.board)
    return ends, without(ends, beside_more), arcs


@kernel
def largest(groups: Groups) -> Groups:
    """Empty the groups that are smaller than another."""
    one, two, three = groups
    most = size(one)
    for group in (two, three):
        if size(group) > most:
            most = size(group)
    return (
        one if size(one) == most else NOTHING,
        two if size(two) == most else NOTHING,
        three if size(three) == most else NOTHING,
    )


@kernel
def joined(groups: Groups, end: int) -> Groups:
    """Add a tile to the groups, joining those that it touches.

    It touches at least one of them, or the lifted tile, beside which there is no room for four.
    """
    one, two, three = groups
    beside, whole = near(end), space(end)
    if some(both(one, beside)):
        whole, one = either(whole, one), NOTHING
    if some(both(two, beside)):
        whole, two = either(whole, two), NOTHING
    if some(both(three, beside)):
        whole, three = either(whole, three), NOTHING
    if not some(one):
        return whole, two, three
    return (one, whole, three) if not some(two) else (one, two, whole)


# Threats.


@kernel
def _open(spaces: Spaces, taken: Spaces, rules: Rules) -> Spaces:
    """Give the empty ones of some spaces."""
    return both(without(spaces, taken), rules.board)


@kernel
def _holds(tile: Spaces, taken: Spaces, arcs: Spaces) -> bool:
    """Say whether lifting a tile cuts nothing off."""
    return not some(both(tile, arcs)) or not some(parts(without(taken, tile), first(tile))[1])


@kernel
def _wins_by_cutting(own: Spaces, groups: Groups, end: int, rules: Rules) -> bool:
    """Say whether a tile put down there makes a line with what stays of the others."""
    put = space(end)
    for group in largest(joined(groups, end) if rules.reconnect else groups):
        kept = either(group, put) if some(both(group, near(end))) else group
        if has_line(both(either(own, put), kept), rules.line):
            return True
    return False


@kernel
def wins(own: Spaces, hand: int, taken: Spaces, rules: Rules) -> bool:
    """Say whether a seat could win at once with these tiles and so many in hand."""
    # A tile that is relocated must not be missed in the line.
    if size(own) < rules.line - (hand > 0):
        return False
    # The space that completes a line touches a tile of it, and a tile that stands there could not
    # be cut off from it: the space is empty from the start.
    lines = stretches(own, rules.line)
    ends = _open(lines, taken, rules)
    if hand or not some(ends):
        return some(ends)
    # One outside all these stretches is not missed, and if not between arcs it cuts nothing off.
    _, _, arcs = survey(taken, rules)
    if some(without(own, either(lines, arcs))):
        return True
    tiles = own
    while some(tiles):
        lifted = space(first(tiles))
        tiles = rest(tiles)
        others = without(own, lifted)
        ends = _open(completing(others, rules.line), taken, rules)
        if some(ends):
            if _holds(lifted, taken, arcs):
                return True
            groups = parts(without(taken, lifted), first(lifted))
            while some(ends):
                if _wins_by_cutting(others, groups, first(ends), rules):
                    return True
                ends = rest(ends)
    return False


@kernel
def is_left(threat: Threat, taken: Spaces, rules: Rules) -> bool:
    """Say whether there is still a threat when only these tiles stay on the board."""
    if threat.hand < 0:
        return False
    own = both(threat.tiles, taken)
    return wins(own, threat.hand + size(threat.tiles) - size(own), taken, rules)


@kernel
def _filling(ends: Spaces, ways: Spaces) -> Spaces:
    """Give those of some spaces where a tile leaves none of these ways to complete a line."""
    if not some(ways):
        return ends
    return both(ends, ways) if size(ways) == 1 else NOTHING


@kernel
def blocks(ends: Spaces, stay: Spaces, threat: Threat, rules: Rules) -> Spaces:
    """Give those of some spaces where a tile, put down beside those that stay, ends a threat.

    Where the threat is to place a tile, or to relocate one whose lifting cuts nothing off, only
    filling the space that completes the line helps. Should lifting that tile cut off the one put
    down, then this one is alone, and the line is in the larger group.
    """
    if threat.hand < 0:
        return ends
    own, lines = both(threat.tiles, stay), threat.lines
    hand = threat.hand + size(threat.tiles) - size(own)
    if size(own) < rules.line - (hand > 0):
        return ends
    if own != threat.tiles:
        lines = stretches(own, rules.line)
    ways = _open(lines, stay, rules)
    if hand or not some(ways):
        return _filling(ends, ways)
    _, _, arcs = survey(stay, rules)
    if some(without(own, either(lines, arcs))):
        return _filling(ends, ways)
    tiles = own
    while some(tiles) and some(ends):
        lifted = space(first(tiles))
        tiles = rest(tiles)
        others = without(own, lifted)
        ways = _open(completing(others, rules.line), stay, rules)
        if some(ways):
            if _holds(lifted, stay, arcs):
                ends = _filling(ends, ways)
            else:
                groups = parts(without(stay, lifted), first(lifted))
                ends = _blocks_cutting(ends, others, ways, groups, rules)
    return ends


@kernel
def _blocks_cutting(
    ends: Spaces, own: Spaces, ways: Spaces, groups: Groups, rules: Rules
) -> Spaces:
    """Give those of some spaces where a tile leaves none of these ways to complete a line.

    The tile for the line comes from between these groups. What stays of them depends on which the
    other tile joins, so that all spaces beside the same groups are looked at together; not so where
    the tile for the line may join more, since then it matters whether both are side by side.
    """
    found = NOTHING
    while some(ends):
        end = first(ends)
        alike = space(end)
        if not rules.reconnect:
            alike = ends
            for group in groups:
                beside = around(group)
                is_beside = some(both(beside, space(end)))
                alike = both(alike, beside) if is_beside else without(alike, beside)
        ends = without(ends, alike)
        groups_then, left, untried = joined(groups, end), NOTHING, ways
        while some(untried):
            way = first(untried)
            untried = rest(untried)
            if _wins_by_cutting(own, groups_then, way, rules):
                left = either(left, space(way))
        found = either(found, _filling(alike, left))
    return found
