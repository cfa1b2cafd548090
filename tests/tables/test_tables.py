"""Table files: written whole or not at all, and never believed when something is wrong."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import numpy as np
import pytest

from fourfold.tables import table_file as tables
from fourfold.tables.errors import TableError
from fourfold.tables.table_file import Heading

HEADING = Heading("quantik", "", 1, "distances", {"plies": [3, 4]})
ARRAYS = {
    "codes": np.array([-5, 0, 7, 2**62, 2**63 - 1]),
    "distances": np.array([0, 255, 3], np.uint8),
    "nothing": np.empty(0, np.int64),
}


@pytest.fixture
def table(tmp_path: Path) -> Path:
    path = tmp_path / "new folder" / "some.table"
    tables.write(path, HEADING, ARRAYS)
    return path


def refusal(path: Path, expected: Heading = HEADING) -> TableError:
    with pytest.raises(TableError) as caught:
        tables.read(path, expected)
    assert caught.value.details["file"] == str(path)
    assert str(path) in str(caught.value)
    return caught.value


def test_what_is_written_can_be_read(table: Path) -> None:
    heading, arrays = tables.read(table, HEADING)
    assert heading == HEADING
    assert list(arrays) == list(ARRAYS)
    for name, array in ARRAYS.items():
        assert arrays[name].dtype == array.dtype
        assert arrays[name].tolist() == array.tolist()


def test_nothing_else_is_left_in_the_folder(table: Path) -> None:
    tables.write(table, HEADING, {})
    assert [path.name for path in table.parent.iterdir()] == ["some.table"]


def test_a_file_cut_short_is_refused_wherever_it_was_cut(table: Path) -> None:
    data = table.read_bytes()
    codes = set()
    for size in range(len(data)):
        table.write_bytes(data[:size])
        codes.add(refusal(table).code)
    assert codes == {"table-foreign", "table-format", "table-damaged", "table-truncated"}
    body = data.index(b"\n", data.index(b"\n") + 1) + 1
    table.write_bytes(data[: body + 1])
    assert refusal(table).code == "table-truncated"


def test_a_changed_byte_is_noticed_wherever_it_is(table: Path) -> None:
    data = bytearray(table.read_bytes())
    for place in range(len(data)):
        data[place] ^= 1
        table.write_bytes(data)
        refusal(table)
        data[place] ^= 1


def test_a_longer_file_is_damaged(table: Path) -> None:
    table.write_bytes(table.read_bytes() + b"!")
    assert refusal(table).code == "table-damaged"


@pytest.mark.parametrize("data", [b"", b"PK\x03\x04", b"\x89PNG\r\n", bytes(1000)])
def test_a_foreign_file_is_recognised(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "holiday.png"
    path.write_bytes(data)
    assert refusal(path).code == "table-foreign"


@pytest.mark.parametrize("line", [b"[]", b"7", b"{}", b'{"arrays": 1}', b"\xff", b'{"arrays": []}'])
def test_a_heading_without_sense_is_damage(tmp_path: Path, line: bytes) -> None:
    path = tmp_path / "some.table"
    path.write_bytes(b"fourfold table 1\n" + line + b"\n" + bytes(100))
    assert refusal(path).code == "table-damaged"


def test_other_versions_games_and_contents_are_refused(table: Path) -> None:
    assert refusal(table, Heading("quantik", "", 2, "distances")).code == "table-outdated"
    for other in (
        Heading("qomet", "", 1, "distances"),
        Heading("quantik", "size=5", 1, "distances"),
        Heading("quantik", "", 1, "classes"),
    ):
        assert refusal(table, other).code == "table-other"
    table.write_bytes(table.read_bytes().replace(b"table 1\n", b"table 2\n"))
    assert refusal(table).code == "table-format"


def test_what_is_not_there_or_no_file_is_said(tmp_path: Path) -> None:
    assert refusal(tmp_path / "none.table").code == "table-missing"
    assert refusal(tmp_path).code == "table-unreadable"


@pytest.mark.parametrize(
    ("number", "code"),
    [(errno.ENOSPC, "table-disk-full"), (errno.EIO, "table-unwritable")],
)
def test_a_failed_write_keeps_the_old_file_and_leaves_nothing(
    table: Path, monkeypatch: pytest.MonkeyPatch, number: int, code: str
) -> None:
    def fail(_file: int) -> None:
        raise OSError(number, os.strerror(number))

    before = table.read_bytes()
    monkeypatch.setattr(os, "fsync", fail)
    with pytest.raises(TableError) as caught:
        tables.write(table, HEADING, {})
    assert caught.value.code == code
    assert str(table) in str(caught.value)
    assert [path.read_bytes() for path in table.parent.iterdir()] == [before]


def test_a_folder_that_is_a_file_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(TableError) as caught:
        tables.write(tmp_path / "file" / "some.table", HEADING, ARRAYS)
    assert caught.value.code == "table-unwritable"
