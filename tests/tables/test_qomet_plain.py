"""The solver of Qomet finds what a plain one finds that shares no code with it, of every state."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from fourfold.games.qomet.kernels.rules import NONE, POINTS, turn_of
from fourfold.games.qomet.lookup.entries import UNUSED
from fourfold.games.qomet.lookup.files import Problem, open_table
from fourfold.games.qomet.lookup.table import QometTable
from fourfold.games.qomet.rules import Move, Qomet
from fourfold.games.qomet.solver import retrograde as qomet
from tests.reference import qomet as reference
from tests.reference.qomet_solver import Numbers, Solver

STARS, MOST = 4, 5
"""The smallest game that can be won has four stars a side. One star more stands in the way."""


def bits(sets: Numbers) -> list[int]:
    """Give sets of points of the plain solver as the solver has them."""
    found = np.zeros_like(sets)
    for number, point in enumerate(reference.POINTS):
        found |= (sets >> number & 1) << POINTS.index(point)
    return [int(each) for each in found]


def code(text: str | None) -> int:
    return NONE if text is None else turn_of(Move(*text.split("-")))


@pytest.mark.slow
@pytest.mark.parametrize("corner_exit", ["on", "off"])
def test_every_state_of_a_small_game(corner_exit: str, tmp_path: Path) -> None:
    problem = Problem(Qomet({"corner_exit": corner_exit}), STARS, MOST)
    summary = qomet.solve(tmp_path, problem)
    table = QometTable(*open_table(tmp_path, problem), MOST)
    plain = Solver({"corner_exit": corner_exit}, STARS, MOST).solve()

    codes = {text: code(text) for text in set(plain.forbidden)}
    turns = [codes[text] for text in plain.forbidden]
    states = zip(bits(plain.own), bits(plain.other), turns, strict=True)
    found = [table.distance(own, other, turn) for own, other, turn in states]
    assert found == plain.distances.tolist()

    # Nothing is in the table besides, and there is something of every kind.
    assert summary is not None
    free = np.array([turn is None for turn in plain.forbidden])
    assert np.count_nonzero(table.table.main != UNUSED) == np.count_nonzero(free)
    distances = plain.distances[free]
    kinds = [distances % 2 == 1, (distances > 0) & (distances % 2 == 0), distances == 0]
    sums = [sum(each[i] for each in summary.slices) for i in (2, 3, 4)]
    assert sums == [np.count_nonzero(kind) for kind in kinds]
    assert min(sums) > 10_000
    assert sum(each.pushes for each in summary.slices) > 1000
