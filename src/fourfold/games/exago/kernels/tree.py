"""Exago looked ahead where it is promising: a tree of positions that grows where play would go.

Every seat plays for itself (max^n): whoever is to move takes the turn that is best for them, and
what a position is worth is told for all seats. A position is expanded by weighing what each turn
leads to. Then the tree is walked again from its root, along turns that have proved good so far or
that looked good and have been tried little (Monte-Carlo tree search, with weighing in the place of
random games). Wins at hand are seen exactly, and what follows from them is handed up the tree.

All arrays are made by `tree`; `grow` goes on where it was.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import NamedTuple

from fourfold.kernels.arrays import Numbers, Rows, np
from fourfold.kernels.jit import entry, kernel

from .blocks import Rules
from .board import Bitboards
from .turns import MOST_TURNS, after, can_win, to_move, turns
from .worth import NAT, PATTERNS, Weights, weigh

ALL = 1 << 20
"""All of the wins; shares are told in such small parts, in whole numbers as everything here."""
_DEEPEST = 64
"""The tree is walked no further than so many plies."""
_STEPS = 64
_EXP: Numbers = np.array([round(ALL * exp(-i / _STEPS)) for i in range(16 * _STEPS)])
"""What falls by a factor of e in so many steps."""

_KEEN = 12
"""How much more what looks better is tried first: e times, for this part of the wins more."""
_FINE = 256
"""Square roots are taken in such parts."""
_WIDTH = 32
"""How many turns of a position are kept, those that look best; all of them at the root."""


class Tree(NamedTuple):
    """The arrays of a tree."""

    table: Weights
    positions: Rows
    nodes: Rows
    """Of each position the place of its first turn, their number, visits, and who wins."""
    turns: Numbers
    children: Numbers
    """Where each turn leads to, or 0."""
    visits: Numbers
    sums: Numbers
    """What each turn was worth to who makes it, at first sight and at every visit."""
    hopes: Numbers
    """How promising each turn looked (its prior); those of a position add up to 1."""
    ends: Numbers
    """Who is known to win after each turn, counted from 1; 0 for nobody, DRAWN for a draw."""
    path: Rows
    plan: Numbers
    found: Numbers
    spare: Bitboards
    counts: Numbers
    worths: Numbers
    shares: Numbers
    estimates: Numbers


_FIRST, _COUNT, _VISITS, _END, _WHOLE = range(5)
_NODES, _TURNS = range(2)
DRAWN = -1


def tree(seats: int, table: Weights, most: int) -> Tree:
    """Give arrays for a tree of so many positions."""
    words, edges = 2 * seats + 1, _WIDTH * most + MOST_TURNS
    return Tree(
        table,
        np.zeros((most, words), np.int64),
        np.zeros((most, 5), np.int64),
        np.zeros(edges, np.int64),
        np.zeros(edges, np.int64),
        np.zeros(edges, np.int64),
        np.zeros(edges, np.int64),
        np.zeros(edges, np.int64),
        np.zeros(edges, np.int64),
        np.zeros((_DEEPEST + 1, 2), np.int64),
        np.zeros(2, np.int64),
        np.zeros(MOST_TURNS, np.int64),
        np.zeros(words, np.int64),
        np.zeros(PATTERNS, np.int64),
        np.zeros(seats, np.int64),
        np.zeros(seats, np.int64),
        np.zeros(MOST_TURNS, np.int64),
    )


@kernel
def _falling(steps: int) -> int:
    return int(_EXP[min(steps, 16 * _STEPS - 1)])


@kernel
def _share_out(worths: Numbers, shares: Numbers) -> None:
    """Give every seat its share of the wins."""
    most, total = worths[0], 0
    for worth in worths:
        most = max(most, worth)
    for seat in range(len(worths)):
        shares[seat] = _falling((most - worths[seat]) * _STEPS // NAT)
        total += shares[seat]
    for seat in range(len(worths)):
        shares[seat] = shares[seat] * ALL // total


@kernel
def _decided(tree: Tree, end: int) -> None:
    """Share out what is known."""
    seats = len(tree.shares)
    for seat in range(seats):
        tree.shares[seat] = ALL // seats if end == DRAWN else 0
    if end > 0:
        tree.shares[end - 1] = ALL


@kernel
def _look(tree: Tree, position: Bitboards, turn: int, rules: Rules) -> int:
    """Share out what a turn leads to; give who is seen to win, if anybody is."""
    after(position, turn, rules, tree.spare)
    following = to_move(tree.spare)
    if can_win(tree.spare, following, rules):
        _decided(tree, following + 1)
        return following + 1
    weigh(tree.spare, tree.table, rules, tree.counts, tree.worths)
    _share_out(tree.worths, tree.shares)
    return 0


@kernel
def _best_first(tree: Tree, count: int, wanted: int) -> None:
    """Put the turns that look best first."""
    found, estimates = tree.found, tree.estimates
    for i in range(wanted):
        best = i
        for j in range(i + 1, count):
            if estimates[j] > estimates[best]:
                best = j
        found[i], found[best] = found[best], found[i]
        estimates[i], estimates[best] = estimates[best], estimates[i]


@kernel
def _expand(tree: Tree, node: int, rules: Rules) -> int:
    """Weigh the turns of a position and share it out; give how many turns were weighed."""
    position, row = tree.positions[node], tree.nodes[node]
    mover = to_move(position)
    if can_win(position, mover, rules):
        row[_END] = mover + 1
        _decided(tree, mover + 1)
        return 1
    count = turns(position, rules, tree.found)
    if count == 0:
        row[_END] = DRAWN
        _decided(tree, DRAWN)
        return 1
    for i in range(count):
        # Who is seen to lose at once comes after all others.
        lost = _look(tree, position, tree.found[i], rules)
        tree.estimates[i] = -1 if lost else tree.shares[mover]
    kept = count if node == 0 else min(count, _WIDTH)
    _best_first(tree, count, kept)
    first, total = tree.plan[_TURNS], 0
    row[_FIRST], row[_COUNT], row[_WHOLE] = first, kept, kept == count
    for i in range(kept):
        edge, estimate = first + i, tree.estimates[i]
        tree.turns[edge] = tree.found[i]
        tree.children[edge] = tree.visits[edge] = 0
        tree.ends[edge] = 0 if estimate >= 0 else 1 + _after(mover, len(tree.shares))
        tree.sums[edge] = max(estimate, 0)
        hope = (
            _falling((tree.estimates[0] - estimate) * _KEEN * _STEPS // ALL) if estimate >= 0 else 0
        )
        tree.hopes[edge] = hope
        total += hope
    for i in range(kept):
        tree.hopes[first + i] = tree.hopes[first + i] * ALL // max(total, 1)
    tree.plan[_TURNS] += kept
    if tree.ends[first]:
        # All others are lost too.
        row[_END] = tree.ends[first]
        _decided(tree, row[_END])
    else:
        _look(tree, position, tree.found[0], rules)
    return count


@kernel
def _after(seat: int, seats: int) -> int:
    return seat + 1 if seat + 1 < seats else 0


@kernel
def _choose(tree: Tree, node: int) -> int:
    """Choose the turn to follow from a position that was expanded."""
    row = tree.nodes[node]
    mover, root = to_move(tree.positions[node]), int(_FINE * sqrt(row[_VISITS] + 1.0))
    best, most = row[_FIRST], -ALL
    for edge in range(row[_FIRST], row[_FIRST] + row[_COUNT]):
        end = tree.ends[edge]
        if end == 0:
            # Turns that have been tried little are tried for their promise.
            hope = tree.hopes[edge] * root // (2 * _FINE)
            value = (tree.sums[edge] + hope) // (1 + tree.visits[edge])
        elif end == DRAWN:
            value = ALL // len(tree.shares)
        else:
            # Who has lost does not care for whom: all such turns are as likely.
            value = ALL if end == mover + 1 else -1 - tree.visits[edge]
        if value > most:
            best, most = edge, value
    return int(best)


@kernel
def _concluded(tree: Tree, node: int) -> int:
    """Say who wins a position as far as the turns from it are known.

    Where the player to move can only choose which of the others wins, nobody is known to.
    """
    row, mover = tree.nodes[node], to_move(tree.positions[node])
    drawn, other, is_open = False, 0, not row[_WHOLE]
    for edge in range(row[_FIRST], row[_FIRST] + row[_COUNT]):
        end = tree.ends[edge]
        if end == mover + 1:
            return int(end)
        if end == 0:
            is_open = True
        elif end == DRAWN:
            drawn = True
        elif other and other != end:
            is_open = True
        else:
            other = end
    if is_open:
        return 0
    return DRAWN if drawn else int(other)


@entry
def plant(tree: Tree, position: Bitboards, rules: Rules) -> int:
    """Begin a tree with a position that goes on; give how many turns it has."""
    for i in range(len(position)):
        tree.positions[0, i] = position[i]
    for i in range(5):
        tree.nodes[0, i] = 0
    tree.plan[_NODES], tree.plan[_TURNS] = 1, 0
    _expand(tree, 0, rules)
    return int(tree.nodes[0, _COUNT])


@entry
def grow(tree: Tree, rules: Rules, budget: int) -> bool:
    """Let a tree grow by about so many turns; say whether there is nothing more to find out."""
    while budget > 0:
        if tree.nodes[0, _END] or tree.nodes[0, _COUNT] < 2:
            return True
        if tree.plan[_NODES] >= len(tree.nodes):
            return True
        node, ply, end = 0, 0, 0
        while True:
            edge = _choose(tree, node)
            tree.path[ply, 0], tree.path[ply, 1] = node, edge
            ply += 1
            end = tree.ends[edge]
            if end:
                _decided(tree, end)
                budget -= 1
                break
            child = tree.children[edge]
            if not child:
                child = tree.plan[_NODES]
                tree.plan[_NODES] += 1
                tree.children[edge] = child
                for i in range(5):
                    tree.nodes[child, i] = 0
                after(tree.positions[node], tree.turns[edge], rules, tree.positions[child])
                budget -= _expand(tree, child, rules)
                end = tree.nodes[child, _END]
                break
            node = child
            if ply == _DEEPEST:
                weigh(tree.positions[node], tree.table, rules, tree.counts, tree.worths)
                _share_out(tree.worths, tree.shares)
                budget -= 1
                break
        while ply:
            ply -= 1
            node, edge = tree.path[ply, 0], tree.path[ply, 1]
            mover = to_move(tree.positions[node])
            if end and not tree.ends[edge]:
                tree.ends[edge] = end
                end = _concluded(tree, node)
                tree.nodes[node, _END] = end
            else:
                end = 0
            tree.visits[edge] += 1
            tree.sums[edge] += tree.shares[mover]
            tree.nodes[node, _VISITS] += 1
    return False


def visits(tree: Tree) -> int:
    """Give how often somebody went through a tree: each time one more position is looked at."""
    return int(tree.nodes[0, _VISITS])


def roots(tree: Tree) -> list[tuple[int, int, float, int]]:
    """Give the turns of the first position: visits, mean worth, and who is known to win."""
    count = int(tree.nodes[0, _COUNT])
    return [
        (
            int(tree.turns[i]),
            int(tree.visits[i]),
            int(tree.sums[i]) / (1 + int(tree.visits[i])) / ALL,
            int(tree.ends[i]),
        )
        for i in range(count)
    ]
