"""With a whole solution at hand every answer about Qomet is exact, and comes without a search.

The whole solution has 22 GB. Here is a part of it, in files of the full size that are mostly holes:
what has few stars comes from the table of the package, and two crowded positions, with everything
they lead to, from searches. Where they stand in the files, the verifier says, which did not make
them.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import numpy as np
import pytest

from fourfold.cli.commands.tables import fetch_table, list_tables, remove_table
from fourfold.engine.analysis import Analysis, analyze
from fourfold.engine.contract import Limits
from fourfold.engine.qomet import judging as engine
from fourfold.games.qomet import STARS, Move, Qomet, State
from fourfold.solve import keeping
from fourfold.solve.contract import Sentence
from fourfold.solve.errors import TableError
from fourfold.solve.qomet import packed as qomet_packed
from fourfold.solve.qomet import table as qomet_table
from fourfold.solve.qomet.files import HEADING, Problem, open_table, slices_of
from fourfold.solve.qomet.numbers import space_of
from fourfold.solve.qomet.passes import Table
from fourfold.solve.qomet.verify import POINTS, Board, board_of, place_of, point_after
from fourfold.words import words
from tests.solve.serving import Handler, served

pytestmark = [
    pytest.mark.skipif(sys.platform == "win32", reason="files have no holes"),
    pytest.mark.xdist_group("whole-qomet"),
]

GAME = Qomet()
FEW = 5
EARLY = [
    ".../.../.../......./.../.../... L -",
    ".../.../.../...L.../.../.../... D -",
    ".../.../.../..LL.../D../.../... D -",
    ".../.D./.../...L.../D../.../L.. L -",
]
CROWDED = {
    "..L/.L./DLL/L.DL.../D.L/D../... D -": 8,
    "..L/.L./DLL/L.DL.../D.L/D../... D c4-d4": 6,
    ".../.../.LL/.DDLD.L/D.D/D../.L. D -": 8,
    ".../.../.LL/.DDLD.L/D.D/D../.L. D e3-d4": 6,
}
"""Lost positions, two and two alike but for the turn that is forbidden."""
NO_TIME = Limits(0)


@cache
def searched(position: str) -> Analysis:
    """Give what a search to the end says, without any table."""
    return analyze(GAME, GAME.parse_position(position), Limits(600, 9))


def place(state: State, board: Board) -> tuple[int, int]:
    """Give the index of a position in the files, and the symmetry to the one that stands there."""
    sides = (state.stars[state.to_move], state.stars[1 - state.to_move])
    own, other = (sum(1 << POINTS.index(point) for point in stars) for stars in sides)
    return place_of(own, other, board)


def code(turn: Move, symmetry: int, board: Board) -> int:
    start, end = (point_after(POINTS.index(str(p)), symmetry, board) for p in turn)
    return int(board.codes[start, end])


def write_crowded(table: Table) -> None:
    board = board_of(GAME, STARS)
    for position, distance in CROWDED.items():
        state = GAME.parse_position(position)
        index, symmetry = place(state, board)
        if state.forbidden:
            table.push[index] = code(state.forbidden, symmetry, board)
            table.less[index] = distance
        else:
            table.main[index] = distance
        for move in searched(position).moves:
            after = GAME.play(state, move.move)
            if not GAME.outcome(after):
                assert move.distance is not None
                table.main[place(after, board)[0]] = move.distance - 1


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("whole")
    space = space_of(STARS)
    total = int(space.starts[-1])
    arrays = (np.memmap(folder / f"{n}.bytes", np.uint8, "w+", shape=total) for n in Table._fields)
    table = Table(*arrays)
    shipped = qomet_table.shipped(GAME)
    assert shipped is not None
    for own, other, first, last in slices_of(space):
        if own + other <= FEW:
            start = int(shipped.space.starts[own * space.sides + other])
            for array, few in zip(table, shipped.table, strict=True):
                array[first:last] = few[start : start + last - first]
    write_crowded(table)
    heading = {
        "game": "qomet",
        "corner_exit": "on",
        "rules": GAME.rules_version,
        "content": "distances",
        "stars": STARS,
        "finished": True,
    }
    (folder / HEADING).write_text(json.dumps(heading), encoding="utf-8")
    assert sum(file.stat().st_blocks for file in folder.iterdir()) * 512 < 100_000_000
    return folder


@pytest.fixture(scope="module")
def packed(folder: Path) -> Path:
    """Pack the blocks that have something in them; the others are all alike."""
    table, space = open_table(folder, Problem(GAME))
    board, size = board_of(GAME, STARS), qomet_packed.BLOCK
    states = [GAME.parse_position(position) for position in CROWDED]
    states += [GAME.after(state, move) for state in states for move in GAME.legal_moves(state)]
    filled = {place(state, board)[0] // size for state in states}
    for own, other, first, last in slices_of(space):
        if own + other <= FEW:
            filled |= set(range(first // size, -(-last // size)))
    rest = qomet_packed.packed_block(Table(*(np.zeros(size, np.uint8),) * 3), 0, size)
    numbers = range(-(-len(table.main) // size))
    blocks = (
        qomet_packed.packed_block(table, n * size, n * size + size) if n in filled else rest
        for n in numbers
    )
    heading = {**json.loads((folder / HEADING).read_bytes()), "block": size}
    qomet_packed.write_blocks(folder / qomet_packed.FILE, heading, blocks)
    return folder / qomet_packed.FILE


@pytest.fixture(scope="module")
def address(packed: Path) -> Iterator[str]:
    """The packed solution on a plain web server."""
    with served(packed) as server:
        yield server.address


@pytest.fixture(params=["folder", "packed", "address"])
def _solution(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Have the engine use the solution, and whatever comes after not."""
    for position in EARLY:
        by_shipped_table(position)
    monkeypatch.setenv(qomet_table.SOLUTION, str(request.getfixturevalue(request.param)))
    caches = (engine._table, engine._books)
    for each in caches:
        each.cache_clear()
    yield
    for each in caches:
        each.cache_clear()


@cache
def by_shipped_table(position: str) -> Analysis:
    return analyze(GAME, GAME.parse_position(position), NO_TIME)


@pytest.mark.usefixtures("_solution")
@pytest.mark.parametrize("position", EARLY)
def test_few_stars(position: str) -> None:
    found = analyze(GAME, GAME.parse_position(position), NO_TIME)
    assert found == by_shipped_table(position)
    assert found.exact
    assert all(move.exact for move in found.moves)


@pytest.mark.usefixtures("_solution")
@pytest.mark.parametrize("position", CROWDED)
def test_many_stars(position: str) -> None:
    found = analyze(GAME, GAME.parse_position(position), NO_TIME)
    assert (found.value, found.distance, found.exact) == ("loss", CROWDED[position], True)
    assert found.moves == searched(position).moves
    assert len({move.distance for move in found.moves}) > 1


def test_without_it_there_is_something_to_search() -> None:
    """The crowded positions are none that the package knows: the tests above are about the file."""
    for position in CROWDED:
        assert engine.brain(GAME).known(GAME.parse_position(position)) is None


def test_a_file_that_is_no_solution_is_named_and_done_without(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "holiday.packed"
    path.write_bytes(b"holiday")
    monkeypatch.setenv(qomet_table.SOLUTION, str(path))
    engine._books.cache_clear()
    try:
        found = analyze(GAME, GAME.initial(), NO_TIME)
    finally:
        engine._books.cache_clear()
    assert (found.value, found.distance) == ("win", 17)
    assert caplog.text.count("holiday.packed") == 1


def test_an_address_that_fails_in_the_middle_is_named_and_done_without(
    packed: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """What is missing then comes from a search, and nothing untrue is called exact."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    position = next(iter(CROWDED))
    state = GAME.parse_position(position)

    def damages(asked: Handler) -> bool:
        first, data = asked.part()
        size = packed.stat().st_size
        asked.give(206, b"?" + data[1:], f"bytes {first}-{first + len(data) - 1}/{size}")
        return True

    with served(packed) as server:
        monkeypatch.setenv(qomet_table.SOLUTION, server.address)
        engine._books.cache_clear()
        try:
            assert analyze(GAME, GAME.initial(), NO_TIME).distance == 17
            server.trick = damages
            assert not analyze(GAME, state, NO_TIME).exact
            found = analyze(GAME, state, Limits(600))
        finally:
            engine._books.cache_clear()
    assert (found.value, found.distance, found.exact) == ("loss", CROWDED[position], True)
    assert found.moves == searched(position).moves
    assert caplog.text.count(server.address) == 1


def test_a_solution_is_fetched_in_two_goes_used_and_removed(
    packed: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr(keeping, "_CHUNK", packed.stat().st_size // 20 + 1)
    said: list[str] = []

    def tell(doing: Sentence, done: int, total: int) -> None:
        said.append(doing.message)

    state, say = GAME.parse_position(next(iter(CROWDED))), words("en")
    engine._books.cache_clear()
    try:
        with served(packed) as server:
            assert keeping.fetch(server.address, tell, lambda: len(said) > 1) is None
            (begun,) = keeping.unfinished()
            assert 0 < begun.stat().st_size < packed.stat().st_size
            assert fetch_table(say, server.address)
        assert len(server.asked) == 2 + 20
        assert keeping.unfinished() == []
        assert analyze(GAME, state, NO_TIME).exact
        capsys.readouterr()
        assert list_tables(say, as_json=True)
        listed = json.loads(capsys.readouterr().out)["tables"]
        sizes = [table["bytes"] for table in listed if str(tmp_path) in table["file"]]
        assert sizes == [packed.stat().st_size]
        remove_table(say, "qomet-corner-exit-on.packed")
        engine._books.cache_clear()
        assert not analyze(GAME, state, NO_TIME).exact
        with pytest.raises(TableError, match="there is no"):
            remove_table(say, "qomet-corner-exit-on.packed")
    finally:
        engine._books.cache_clear()
    assert [path for path in tmp_path.rglob("*") if path.is_file()] == []


def test_what_was_fetched_of_another_file_is_not_gone_on_with(
    packed: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr(keeping, "_CHUNK", packed.stat().st_size // 20 + 1)
    with served(packed) as server:
        calls = iter([False, True])
        assert keeping.fetch(server.address, lambda *_: None, lambda: next(calls)) is None
        server.tag = '"second"'
        assert keeping.fetch(server.address, lambda *_: None, lambda: False)
    assert len(server.asked) == 1 + 6 + 1 + 20


def test_what_is_fetched_and_no_solution_is_not_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    (tmp_path / "holiday").write_bytes(b"holiday")
    with served(tmp_path / "holiday") as server, pytest.raises(TableError, match="not a table"):
        keeping.fetch(server.address, lambda *_: None, lambda: False)
    assert qomet_table.kept_solution(GAME) is None
