"""Packed solutions of Qomet say what the arrays say that they were made from."""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterator, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import pytest

from fourfold.cli.commands.solve import solve_game
from fourfold.cli.commands.verify import Part, verify_table
from fourfold.cli.errors import CommandError
from fourfold.games.qomet.kernels.rules import NONE
from fourfold.games.qomet.kernels.search import MISSING
from fourfold.games.qomet.lookup import packed as qomet_packed
from fourfold.games.qomet.lookup.entries import UNUSED
from fourfold.games.qomet.lookup.files import Problem, open_table, read_summary
from fourfold.games.qomet.lookup.numbers import position_at
from fourfold.games.qomet.lookup.packed import Packed, pack
from fourfold.games.qomet.lookup.table import QometTable
from fourfold.games.qomet.lookup.whole import MAGIC, is_packed
from fourfold.games.qomet.rules import Qomet
from fourfold.games.qomet.solver import retrograde as qomet
from fourfold.i18n import words
from fourfold.tables.errors import TableError

PROBLEM = Problem(Qomet(), 4, 5)
ARRAYS = ("main.bytes", "push.bytes", "less.bytes")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("small")
    assert qomet.solve(folder, PROBLEM)
    return folder


@pytest.fixture(scope="module")
def packed(folder: Path) -> Path:
    path = folder / qomet_packed.FILE
    pack(folder, PROBLEM, path, block=10_000)
    return path


def test_distances_are_those_of_the_arrays(folder: Path, packed: Path) -> None:
    table, space = open_table(folder, PROBLEM)
    whole, found = QometTable(table, space, 5), Packed(packed, PROBLEM)
    rng = np.random.default_rng(1)
    used = np.flatnonzero(table.main != UNUSED)
    pushes = np.flatnonzero(table.push != NONE)
    for index in [*rng.choice(used, 300), *rng.choice(pushes, 300)]:
        own, other = position_at(index, space)
        for forbidden in (NONE, int(table.push[index])):
            expected = whole.distance(own, other, forbidden)
            assert found.distance(own, other, forbidden) == expected


def test_an_excerpt_has_what_has_just_so_many_stars(folder: Path, tmp_path: Path) -> None:
    problem = PROBLEM._replace(only=4)
    qomet_packed.excerpt(folder, problem, tmp_path / "four", block=10_000)
    table, space = open_table(folder, PROBLEM)
    whole, found = QometTable(table, space, 5), Packed(tmp_path / "four", problem)
    rng = np.random.default_rng(1)
    used = np.flatnonzero(table.main != UNUSED)
    pushes = np.flatnonzero(table.push != NONE)
    told = 0
    for index in [*rng.choice(used, 1000), *rng.choice(pushes, 1000)]:
        own, other = position_at(index, space)
        for forbidden in (NONE, int(table.push[index])):
            if own.bit_count() + other.bit_count() == 4:
                told += 1
                assert found.distance(own, other, forbidden) == whole.distance(
                    own, other, forbidden
                )
            else:
                assert found.distance(own, other, forbidden) == MISSING
    assert told > 100
    with pytest.raises(TableError, match="holds"):
        Packed(tmp_path / "four", PROBLEM)


def test_all_of_it_is_packed_and_much_smaller(folder: Path, packed: Path, tmp_path: Path) -> None:
    Packed(packed, PROBLEM).unpack(tmp_path)
    for name in ARRAYS:
        assert (tmp_path / name).read_bytes() == (folder / name).read_bytes()
    assert read_summary(tmp_path, PROBLEM) == read_summary(folder, PROBLEM)
    assert packed.stat().st_size < (folder / "main.bytes").stat().st_size / 5


def test_a_damaged_block_is_noticed_when_it_is_needed(packed: Path, tmp_path: Path) -> None:
    data = bytearray(packed.read_bytes())
    data[data.index(b"\n", len(MAGIC)) + 50] ^= 1
    path = tmp_path / "damaged"
    path.write_bytes(data)
    found = Packed(path, PROBLEM)
    assert found.distance(0b10001, 0b100, NONE) == 0
    with pytest.raises(TableError, match="damaged"):
        found.distance(0, 0, NONE)
    with pytest.raises(TableError, match="damaged"):
        found.unpack(tmp_path)


def crafted(
    packed: Path, *, filled_with: bytes | None = None, places: Sequence[int] = (), **heading: Any
) -> bytes:
    """Give a file whose checksums are right, with something else in it."""
    data = packed.read_bytes()
    start = data.index(b"\n", len(MAGIC)) + 1
    line = json.dumps({**json.loads(data[len(MAGIC) : start]), **heading}).encode() + b"\n"
    count = Packed(packed, PROBLEM).blocks
    listed = np.frombuffer(data[-32 - 16 * count : -32], "<i8").copy()
    blocks = data[start : -32 - 16 * count]
    if filled_with is not None:
        blocks = filled_with * count
        listed[::2] = np.arange(1, count + 1) * len(filled_with)
        listed[1::2] = zlib.crc32(filled_with)
    if places:
        listed[: 2 * len(places) : 2] = places
    index = listed.tobytes()
    return MAGIC + line + blocks + index + sha256(line + index).digest()


@pytest.mark.parametrize(
    "wrong",
    [
        *({"block": length} for length in (0, -5, 3, 1 << 40, 1.5, True, "x", None, [1])),
        {"places": [10, 5]},
        {"places": [-1]},
        {"places": [1 << 60]},
    ],
)
def test_an_index_without_sense_is_damage(
    packed: Path, tmp_path: Path, wrong: dict[str, Any]
) -> None:
    path = tmp_path / "crafted"
    path.write_bytes(crafted(packed))
    Packed(path, PROBLEM)
    path.write_bytes(crafted(packed, **wrong))
    with pytest.raises(TableError, match="damaged"):
        Packed(path, PROBLEM)


@pytest.mark.parametrize("content", [b"", b"abc", bytes(50_000), bytes(9_999), None])
def test_blocks_of_other_sizes_are_damage(
    packed: Path, tmp_path: Path, content: bytes | None
) -> None:
    path = tmp_path / "crafted"
    raw = b"garbage" if content is None else qomet_packed.compressed(content)
    path.write_bytes(crafted(packed, filled_with=raw))
    found = Packed(path, PROBLEM)
    for _ in range(2):
        with pytest.raises(TableError, match="damaged"):
            found.distance(0, 0, NONE)
    with pytest.raises(TableError, match="damaged"):
        found.unpack(tmp_path)


def test_files_that_are_none_are_refused(packed: Path, tmp_path: Path) -> None:
    def code(data: bytes, problem: Problem = PROBLEM) -> str:
        path = tmp_path / "some"
        path.write_bytes(data)
        with pytest.raises(TableError) as caught:
            Packed(path, problem)
        assert str(path) in str(caught.value)
        return caught.value.code

    data = packed.read_bytes()
    assert code(b"") == "table-foreign"
    assert code(b"holiday") == "table-foreign"
    assert code(MAGIC + b"holiday\n") == "table-damaged"
    assert code(MAGIC + b"[" * 50_000 + b"\n") == "table-damaged"
    assert code(data[:-1]) == "table-damaged"
    assert code(data[: len(data) // 2]) == "table-damaged"
    assert code(data, Problem(Qomet({"corner_exit": "off"}), 4, 5)) == "table-other"
    assert not is_packed(tmp_path)
    assert not is_packed(tmp_path / "none")
    with pytest.raises(TableError, match="cannot be read"):
        Packed(tmp_path / "none", PROBLEM)


def test_nothing_is_left_of_a_file_that_cannot_be_written(folder: Path, tmp_path: Path) -> None:
    def until_the_disk_is_full() -> Iterator[bytes]:
        yield b"first"
        raise OSError(28, "No space left on device")

    with pytest.raises(TableError, match="No space left"):
        qomet_packed.write_blocks(tmp_path / "new", {}, until_the_disk_is_full())
    with pytest.raises(TableError, match="cannot be written"):
        pack(folder, PROBLEM, tmp_path / "no" / "such" / "folder")
    assert list(tmp_path.iterdir()) == []


def test_room_on_the_disk_is_asked_for_before_unpacking(
    packed: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Usage(NamedTuple):
        free: int = 1000

    monkeypatch.setattr("shutil.disk_usage", lambda path: Usage())
    with pytest.raises(TableError, match=r"0\.0 GB of disk"):
        Packed(packed, PROBLEM).unpack(tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_solving_can_end_with_a_packed_file_that_can_be_verified(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A game of two stars a side is tiny, and all its positions are draws."""
    say, path = words("en"), tmp_path / qomet_packed.FILE
    two, whole = {"stars": "2"}, Part(path, sample=None, seed=0)
    assert solve_game(say, "qomet", [], two | {"compress": True}, folder=tmp_path, threads=1)
    assert path.name in capsys.readouterr().out
    before = sorted(tmp_path.iterdir())
    assert verify_table(say, "qomet", [], two, whole, jobs=1)
    assert f"{path.name}: 17,391 of 17,391 claims checked" in capsys.readouterr().out
    assert sorted(tmp_path.iterdir()) == before
    with pytest.raises(TableError, match="qomet off"):
        verify_table(say, "qomet?corner_exit=off", [], two, whole, jobs=1)
    with pytest.raises(CommandError):
        solve_game(say, "quantik", [], {"compress": True}, folder=tmp_path, threads=1)
