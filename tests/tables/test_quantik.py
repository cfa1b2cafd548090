"""The solver of Quantik, on what can follow a position, against the plain rules."""

from __future__ import annotations

from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from fourfold.games.quantik import lookup as probe
from fourfold.games.quantik import solver as quantik
from fourfold.games.quantik.kernels import classes as classes
from fourfold.games.quantik.kernels import rules as fast
from fourfold.games.quantik.rules import Quantik, State
from fourfold.games.quantik.table import TABLE, read, shorten
from fourfold.tables.errors import TableError

GAME = Quantik()
START = GAME.parse_position("A.bC/..../dA.B/...a")
FORMS = classes.forms()


@cache
def plain_distance(state: State) -> int:
    later = [1 + plain_distance(GAME.after(state, move)) for move in GAME.legal_moves(state)]
    return min((d for d in later if d % 2), default=max(later, default=0))


@cache
def plain_plies() -> list[set[State]]:
    """Give all states that can follow the start, ply by ply."""
    plies = [{START}]
    while plies[-1]:
        plies.append({GAME.after(s, move) for s in plies[-1] for move in GAME.legal_moves(s)})
    return plies[:-1]


def has_line(state: State) -> bool:
    outcome = GAME.outcome(state)
    return outcome is not None and outcome.reason == "line"


def code(state: State) -> int:
    return classes.canonical(*fast.bitboards(state), FORMS)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("solved")
    quantik.solve(folder, start=START)
    return folder


def test_every_position_is_found_with_its_distance(folder: Path) -> None:
    found = read(folder / TABLE, START)
    assert len(found.codes) == len(found.distances) == len(plain_plies()) > 5
    for codes, distances, states in zip(found.codes, found.distances, plain_plies(), strict=True):
        expected = {code(s): plain_distance(s) for s in states if not has_line(s)}
        assert dict(zip(codes.tolist(), distances.tolist(), strict=True)) == expected
        assert sorted(codes) == codes.tolist()


def test_everything_is_counted(folder: Path) -> None:
    summary = quantik.solve(folder, start=START)
    assert summary is not None
    for ply, states in zip(summary, plain_plies(), strict=True):
        going_on = {code(s): s for s in states if not has_line(s)}
        lines = {code(s): s for s in states if has_line(s)}
        distances = Counter(plain_distance(s) for s in going_on.values())
        assert ply.classes == len(going_on)
        assert ply.line_classes == len(lines)
        assert ply.distances == [distances[d] for d in range(max(distances, default=-1) + 1)]
        assert ply.positions == sum(classes.class_size(c, FORMS) for c in going_on)
        assert ply.line_positions == sum(classes.class_size(c, FORMS) for c in lines)


def test_only_the_table_is_left(folder: Path) -> None:
    assert [path.name for path in folder.iterdir()] == [TABLE]


@pytest.mark.parametrize(("chunk", "most"), [(1 << 16, 3), (8, 200)])
def test_a_stopped_run_goes_on_where_it_was(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, chunk: int, most: int
) -> None:
    monkeypatch.setattr(quantik, "_CHUNK", chunk)
    steps: list[quantik.Step] = []
    runs = 1
    while quantik.solve(tmp_path, steps.append, _stop_after(most), START) is None:
        runs += 1
    assert runs > 3
    # Every ply of both passes was worked on, and none was finished twice.
    finished = [step[:2] for step in steps if step.done == step.total]
    assert len(finished) == len(set(finished))
    assert {work for work, _ in finished} == set(quantik.WORKS)
    assert (tmp_path / TABLE).read_bytes() == (folder / TABLE).read_bytes()


def test_a_killed_run_goes_on_where_it_was(folder: Path, tmp_path: Path) -> None:
    class Killed(BaseException):
        pass

    def kill_at(step: quantik.Step) -> None:
        if step.work == "distances" and step.ply == 10:
            raise Killed

    with pytest.raises(Killed):
        quantik.solve(tmp_path, kill_at, start=START)
    # What a process leaves that dies while it writes.
    (tmp_path / "distances-10.part.unfinished").write_bytes(b"fourfold tab")
    (tmp_path / "letter.txt").write_text("mine")
    steps: list[quantik.Step] = []
    quantik.solve(tmp_path, steps.append, start=START)
    assert steps[0][:2] == ("distances", 10)
    assert (tmp_path / TABLE).read_bytes() == (folder / TABLE).read_bytes()
    assert {path.name for path in tmp_path.iterdir()} == {TABLE, "letter.txt"}


def test_a_damaged_part_is_named_and_not_used(tmp_path: Path) -> None:
    assert quantik.solve(tmp_path, stop=_stop_after(3), start=START) is None
    part = tmp_path / "classes-09.part"
    data = bytearray(part.read_bytes())
    data[-40] ^= 1
    part.write_bytes(data)
    with pytest.raises(TableError) as caught:
        quantik.solve(tmp_path, start=START)
    assert caught.value.code == "table-damaged"
    assert caught.value.details["file"] == str(part)


def test_parts_of_another_run_are_not_used(tmp_path: Path) -> None:
    assert quantik.solve(tmp_path, stop=_stop_after(2), start=START) is None
    with pytest.raises(TableError) as caught:
        quantik.solve(tmp_path, start=GAME.parse_position("A.bC/..../dA.B/..a."))
    assert caught.value.code == "table-other"


def test_a_table_of_a_part_of_the_game_is_not_the_table_of_the_game(folder: Path) -> None:
    with pytest.raises(TableError) as caught:
        read(folder / TABLE)
    assert caught.value.code == "table-other"


def test_a_shortened_table_has_the_first_plies_and_all_counts(tmp_path: Path) -> None:
    short = tmp_path / "short.table"
    shorten(probe.SHIPPED, short, last=3)
    found, whole = read(short), read(probe.SHIPPED)
    assert [len(codes) for codes in found.codes] == [1, 1, 7, 70]
    assert found.plies == whole.plies


def _stop_after(steps: int) -> quantik.Stop:
    asked = iter(range(steps))
    return lambda: next(asked, None) is None
