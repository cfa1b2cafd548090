"""Qomet's solution: the solver, the table in the package, and what is known from the GPU."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import NamedTuple

import numpy as np
import pytest

from fourfold.games.qomet.kernels.rules import NONE, POINTS, bitboards
from fourfold.games.qomet.lookup import table as qomet_table
from fourfold.games.qomet.lookup.entries import UNUSED, Table
from fourfold.games.qomet.lookup.files import Problem, open_table, read_heading, slices_of
from fourfold.games.qomet.rules import Qomet, State
from fourfold.games.qomet.solver import retrograde as qomet
from fourfold.games.qomet.verify import verify
from fourfold.tables import table_file as tables
from fourfold.tables.errors import TableError
from tests.truth import DATA

FOUR_STARS_ON_GPU = "08477a78e9a2500083836ea81842f4d391d9a4afad9ece7c9707fe82d0f335ec"
"""The checksum of the game with four stars a side, solved on an NVIDIA H200."""

ON, OFF = Qomet(), Qomet({"corner_exit": "off"})


class Solved(NamedTuple):
    game: Qomet
    state: State
    distance: int


def solved() -> Iterator[Solved]:
    for line in (DATA / "qomet" / "solved.txt").read_text(encoding="utf-8").splitlines():
        if not line.startswith("#"):
            spec, position, said = line.split(" ; ")
            game = OFF if "corner_exit=off" in spec else ON
            distance = 0 if said == "draw" else int(said.split()[1])
            yield Solved(game, game.parse_position(position), distance)


@pytest.mark.slow
def test_the_game_with_four_stars(tmp_path: Path, subtests: pytest.Subtests) -> None:
    """One test, because solving takes long: so it is done once, whoever shares the tests."""
    folder = tmp_path / "four"
    with subtests.test("a run that was stopped goes on"):
        asked = count()
        assert qomet.solve(folder, Problem(ON, 4), stop=lambda: next(asked) > 100) is None
        assert not read_heading(folder, Problem(ON, 4)).get("finished")
        assert qomet.solve(folder, Problem(ON, 4))
    summary = qomet.solve(folder, Problem(ON, 4))
    assert summary is not None

    with subtests.test("processor and GPU find the same"):
        assert summary.checksum == FOUR_STARS_ON_GPU
        assert max(each.longest for each in summary.slices) == 61

    with subtests.test("every position is counted once"):
        table, space = open_table(folder, Problem(ON, 4))
        for found, (own, other, first, last) in zip(summary.slices, slices_of(space), strict=True):
            assert (found.own, found.other) == (own, other)
            assert found.wins + found.losses + found.draws + found.over == last - first
            assert found.over == (table.main[first:last] == UNUSED).sum()

    with subtests.test("claims follow from each other"):
        report = verify(folder, ON, 4, sample=100_000, seed=1)
        assert report.checked > 90_000
        assert report.faults == ()

    with subtests.test("a wrong claim is noticed"):
        wrong = np.fromfile(folder / "main.bytes", np.uint8)
        wrong[wrong == 3] = 5
        wrong.tofile(folder / "main.bytes")
        faults = verify(folder, ON, 4, sample=5000, seed=3).faults
        assert {fault.code for fault in faults} == {"claim-qomet"}

    with subtests.test("a shortened array is refused"):
        os.truncate(folder / "main.bytes", 1000)
        with pytest.raises(TableError, match="cut short"):
            open_table(folder, Problem(ON, 4))


@pytest.mark.parametrize("game", [ON, OFF], ids=["on", "off"])
def test_the_first_move(game: Qomet) -> None:
    table = qomet_table.shipped(game)
    assert table is not None
    assert table.distance(0, 0, NONE) == 17
    best = {name for i, name in enumerate(POINTS) if table.distance(0, 1 << i, NONE) == 16}
    assert best == {"d4"}


def test_the_table_of_the_package_says_what_was_solved() -> None:
    few = [each for each in solved() if sum(map(len, each.state.stars)) <= qomet_table.MOST]
    assert len(few) > 200
    for game, state, distance in few:
        table = qomet_table.shipped(game)
        assert table is not None
        own, other, forbidden = bitboards(state)
        assert table.has(own, other)
        assert table.distance(own, other, forbidden) == distance


@pytest.mark.parametrize("game", [ON, OFF], ids=["on", "off"])
def test_the_table_of_the_package_is_right_in_itself(game: Qomet) -> None:
    report = verify(qomet_table.path_of(game), game, sample=20_000, seed=2)
    assert report.checked > 19_000
    assert report.faults == ()


def test_a_table_is_the_same_after_it_was_gathered_for_its_file() -> None:
    rng = np.random.default_rng(1)
    main, push, less = rng.integers(0, 200, (3, 5000), np.uint8)
    idle = rng.random(5000) < 0.9
    push[idle], less[idle] = NONE, 0
    gathered = qomet_table._gathered(Table(main, push, less))
    assert len(gathered["push"]) == (~idle).sum()
    for found, array in zip(qomet_table._spread(**gathered), (main, push, less), strict=True):
        assert np.array_equal(found, array)


def test_a_table_without_its_places_is_refused(tmp_path: Path) -> None:
    heading, arrays = tables.read(qomet_table.path_of(ON), qomet_table._heading(ON))
    del arrays["places"]
    tables.write(tmp_path / "wrong.table", heading, arrays)
    with pytest.raises(TableError, match="damaged"):
        verify(tmp_path / "wrong.table", ON, sample=10)
    with pytest.raises(TableError, match="damaged"):
        qomet_table.read(tmp_path / "wrong.table", ON)


def within_two(game: Qomet, state: State) -> int | None:
    """Say by the plain rules whether a state is won in one ply or lost in two."""

    def won_in_one(state: State) -> bool:
        mover = game.to_move(state)
        after = (game.after(state, move) for move in game.legal_moves(state))
        return any((end := game.outcome(s)) and end.winner == mover for s in after)

    if won_in_one(state):
        return 1
    for move in game.legal_moves(state):
        after = game.after(state, move)
        end = game.outcome(after)
        if not end and not won_in_one(after):
            return None
    return 2


def test_short_wins_and_losses_are_those_of_the_plain_rules() -> None:
    for game, state, distance in solved():
        assert within_two(game, state) == (distance if 1 <= distance <= 2 else None)


def test_a_folder_with_something_else_is_refused(tmp_path: Path) -> None:
    heading = {
        "game": "qomet",
        "corner_exit": "off",
        "rules": 1,
        "content": "distances",
        "stars": 4,
    }
    (tmp_path / "heading.json").write_text(json.dumps(heading), encoding="utf-8")
    with pytest.raises(TableError, match="4"):
        qomet.solve(tmp_path, Problem(ON, 4))
    with pytest.raises(TableError, match="There is no table"):
        open_table(tmp_path, Problem(OFF, 4))
    (tmp_path / "heading.json").write_text("{", encoding="utf-8")
    with pytest.raises(TableError, match="damaged"):
        qomet.solve(tmp_path, Problem(ON, 4))


def test_too_little_disk_is_said_before_the_work(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Usage(NamedTuple):
        free: int = 1000

    monkeypatch.setattr("shutil.disk_usage", lambda path: Usage())
    with pytest.raises(TableError, match=r"0\.1 GB"):
        qomet.solve(tmp_path / "new", Problem(ON, 4))
    assert not (tmp_path / "new").exists()


def test_a_missing_gpu_is_said_before_the_work(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_gpu() -> int:
        raise RuntimeError("no driver")

    monkeypatch.setattr("fourfold.games.qomet.solver.gpu.free_memory", no_gpu)
    with pytest.raises(TableError, match="no driver"):
        qomet.solve(tmp_path / "new", Problem(ON, 4), gpu=True)
    assert not (tmp_path / "new").exists()


def test_too_small_a_gpu_is_said_before_the_work(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("fourfold.games.qomet.solver.gpu.free_memory", lambda: 8 * 10**9)
    with pytest.raises(TableError, match=r"24\.4 GB of its memory, and 8\.0 GB are free"):
        qomet.solve(tmp_path / "new", Problem(ON), gpu=True)
    assert not (tmp_path / "new").exists()
