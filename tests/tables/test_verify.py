"""The checker of tables finds nothing wrong with a sound one, and every kind of lie."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import fourfold
from fourfold.games.quantik import verify
from fourfold.games.quantik.lookup import SHIPPED
from fourfold.games.quantik.rules import Quantik
from fourfold.tables import table_file as tables
from fourfold.tables.errors import TableError
from fourfold.tables.table_file import Heading

HEADING = Heading.of(Quantik(), "distances")
Arrays = dict[str, Any]


def changed(folder: Path, change: Callable[[Arrays], None], heading: Heading | None = None) -> Path:
    """Write a sound file, checksum and all, that says something else than the shipped table."""
    found, arrays = tables.read(SHIPPED, HEADING)
    arrays = {name: array.copy() for name, array in arrays.items()}
    change(arrays)
    path = folder / "changed.table"
    tables.write(path, heading or found, arrays)
    return path


def said_wrongly(path: Path, ply: int | None = None, place: int = 0) -> list[str]:
    """Give what is wrong with a table as a whole, or with what it says of one class."""
    plies = verify._read(path)
    if ply is None:
        return [fault.code for fault in verify._faults_of_plies(plies)]
    return [fault.code for fault in verify._faults_of_claim(plies[ply], place, plies[ply + 1])]


# Sound tables.


def test_a_sample_of_the_shipped_table_is_right() -> None:
    steps: list[tuple[int, int]] = []
    report = verify.verify(SHIPPED, 12, seed=1, progress=lambda *step: steps.append(step))
    assert report == verify.Report(361268, 12, ())
    assert steps == [(done, 12) for done in range(1, 13)]


def test_processes_share_the_work_and_find_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def lie(arrays: Arrays) -> None:
        arrays["distances-06"] += 2

    monkeypatch.setattr(verify, "_PART", 16)
    path, steps = changed(tmp_path, lie), list[tuple[int, int]]()
    alone = verify.verify(path, 40, seed=4)
    shared = verify.verify(path, 40, 4, lambda *step: steps.append(step), jobs=2)
    assert [str(fault) for fault in shared.faults] == [str(fault) for fault in alone.faults]
    assert len({fault.code for fault in shared.faults}) > 1
    assert shared[:2] == alone[:2] == (361268, 40)
    assert steps == [(16, 40), (32, 40), (40, 40)]


def test_all_early_claims_of_the_shipped_table_are_right() -> None:
    plies = verify._read(SHIPPED)
    for ply in range(5):
        for place in range(len(plies[ply].codes)):
            assert not [*verify._faults_of_claim(plies[ply], place, plies[ply + 1])]


# Lies.


@pytest.mark.parametrize("distance", [0, 7, 10, 11])
def test_a_wrong_distance_is_found_where_it_stands_and_one_move_before(
    tmp_path: Path, distance: int
) -> None:
    def lie(arrays: Arrays) -> None:
        arrays["distances-01"][0] = distance

    path = changed(tmp_path, lie)
    assert said_wrongly(path) == ["claim-count"]
    assert said_wrongly(path, 1) == ["claim-distance"]
    assert said_wrongly(path, 0) == ["claim-distance"]


def test_swapped_distances_are_found(tmp_path: Path) -> None:
    places: list[int] = []

    def lie(arrays: Arrays) -> None:
        distances = arrays["distances-05"]
        places.extend((int(distances.argmin()), int(distances.argmax())))
        distances[places] = distances[places[::-1]]

    path = changed(tmp_path, lie)
    assert said_wrongly(path) == []
    for place in places:
        assert said_wrongly(path, 5, place) == ["claim-distance"]


def test_a_missing_class_is_found_one_move_before(tmp_path: Path) -> None:
    def lie(arrays: Arrays) -> None:
        for name in ("codes-02", "distances-02"):
            arrays[name] = np.delete(arrays[name], 3)

    path = changed(tmp_path, lie)
    assert said_wrongly(path) == ["claim-count"]
    assert said_wrongly(path, 1) == ["claim-missing"]


def test_a_class_that_stands_there_twice_is_found(tmp_path: Path) -> None:
    def lie(arrays: Arrays) -> None:
        arrays["codes-03"][7] = arrays["codes-03"][6]

    assert said_wrongly(changed(tmp_path, lie)) == ["claim-order"]


def test_a_position_that_does_not_stand_for_its_class_is_found(tmp_path: Path) -> None:
    def lie(arrays: Arrays) -> None:
        # The one piece on the board becomes a cylinder: the same class, another code.
        arrays["codes-01"][0] |= 1

    assert said_wrongly(changed(tmp_path, lie), 1) == ["claim-class"]


def test_a_table_that_starts_elsewhere_is_found(tmp_path: Path) -> None:
    def lie(arrays: Arrays) -> None:
        arrays["codes-00"][0] = arrays["codes-01"][0]

    assert said_wrongly(changed(tmp_path, lie)) == ["claim-start"]


def test_claims_of_the_last_ply_are_played_through(tmp_path: Path) -> None:
    places: list[int] = []

    def lie(arrays: Arrays) -> None:
        places.append(int(arrays["distances-07"].argmin()))
        arrays["distances-07"][places] += 2

    plies = verify._read(changed(tmp_path, lie))
    found = [*verify._faults_of_claim(plies[7], places[0], None)]
    assert [fault.code for fault in found] == ["claim-distance"]
    assert found[0].details["found"] == 1


def test_faults_are_in_the_report(tmp_path: Path) -> None:
    def lie(arrays: Arrays) -> None:
        arrays["codes-00"][0] = arrays["codes-01"][0]

    report = verify.verify(changed(tmp_path, lie), sample=0)
    assert [str(fault) for fault in report.faults] == [
        "The table does not begin with the empty board."
    ]


# Files.


def test_a_file_that_is_no_sound_table_is_refused(tmp_path: Path) -> None:
    def code(path: Path) -> str:
        with pytest.raises(TableError) as caught:
            verify.verify(path)
        return caught.value.code

    path = tmp_path / "some.table"
    assert code(path) == "table-unreadable"
    path.write_bytes(b"holiday")
    assert code(path) == "table-foreign"
    path.write_bytes(SHIPPED.read_bytes()[:-1])
    assert code(path) == "table-damaged"

    def nothing(arrays: Arrays) -> None:
        """Leave everything as it is."""

    assert code(changed(tmp_path, nothing, replace(HEADING, rules=99))) == "table-outdated"
    assert code(changed(tmp_path, nothing, replace(HEADING, content="odd"))) == "table-other"


def test_the_checker_shares_no_code_with_what_it_checks() -> None:
    code = "import sys, fourfold.games.quantik.verify; print(*sys.modules)"
    source = str(Path(fourfold.__file__).parents[1])
    found = subprocess.run(
        [sys.executable, "-c", code],
        env={"PYTHONPATH": source},
        check=True,
        capture_output=True,
        text=True,
    )
    loaded = {name for name in found.stdout.split() if name.startswith(("fourfold.", "num"))}
    solver = {f"fourfold.games.quantik.{name}" for name in ("kernels", "lookup", "solver", "table")}
    assert not loaded & {"numpy", "numba", "fourfold.kernels", "fourfold.tables.table_file"}
    assert not loaded & solver
    assert {"fourfold.tables.claims", "fourfold.games.quantik.verify"} <= loaded
