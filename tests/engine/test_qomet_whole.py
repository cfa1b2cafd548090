"""With a whole solution at hand every answer about Qomet is exact, and comes without a search."""

from __future__ import annotations

import json
import sys
import time
import zlib
from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from pathlib import Path
from subprocess import run

import numpy as np
import pytest

from fourfold.cli.commands.tables import fetch_table, list_tables, remove_table
from fourfold.engine.analysis import Analysis, analyze
from fourfold.engine.contract import Limits
from fourfold.games.qomet import table_files as qomet_keeping
from fourfold.games.qomet.engine import judging as engine
from fourfold.games.qomet.lookup import table as qomet_table
from fourfold.games.qomet.lookup.files import Problem
from fourfold.games.qomet.lookup.packed import Packed
from fourfold.games.qomet.lookup.whole import MAGIC, SOLUTION, kept_solution
from fourfold.games.qomet.rules import Qomet
from fourfold.i18n import words
from fourfold.tables import keeping
from fourfold.tables.contract import Sentence
from fourfold.tables.errors import TableError
from fourfold.tables.registry import with_solution
from fourfold.tables.sources import HEAD
from tests.engine.whole import CROWDED, GAME, searched, write_arrays, write_packed
from tests.tables.serving import Handler, served

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="files have no holes")

EARLY = [
    ".../.../.../......./.../.../... L -",
    ".../.../.../...L.../.../.../... D -",
    ".../.../.../..LL.../D../.../... D -",
    ".../.D./.../...L.../D../.../L.. L -",
]
NO_TIME = Limits(0)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("whole")
    write_arrays(folder)
    return folder


@pytest.fixture(scope="module")
def packed(folder: Path) -> Path:
    return write_packed(folder)


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
    monkeypatch.setenv(SOLUTION, str(request.getfixturevalue(request.param)))
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
    monkeypatch.setenv(SOLUTION, str(path))
    engine._books.cache_clear()
    try:
        found = analyze(GAME, GAME.initial(), NO_TIME)
    finally:
        engine._books.cache_clear()
    assert (found.value, found.distance) == ("win", 17)
    assert caplog.text.count("holiday.packed") == 1


@pytest.mark.parametrize("given", ["nonsense", "ftp://tables.example/qomet.packed"])
def test_what_names_neither_a_file_nor_an_address_is_told_with_its_variable(
    given: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setenv(SOLUTION, given)
    engine._table.cache_clear()
    try:
        assert analyze(GAME, GAME.initial(), NO_TIME).exact
    finally:
        engine._table.cache_clear()
    said = f"FOURFOLD_QOMET is “{given}”, but there is no such file or folder"
    assert caplog.text.count(said) == 1
    listed = [str(each) for each in qomet_keeping.tables() if isinstance(each, TableError)]
    assert [said in each for each in listed] == [True]


def test_an_empty_file_is_no_table(tmp_path: Path) -> None:
    (tmp_path / "empty.packed").touch()
    with pytest.raises(TableError, match=r"empty\.packed is not a table made by Fourfold"):
        qomet_table.packed_solution(str(tmp_path / "empty.packed"), GAME)


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
        monkeypatch.setenv(SOLUTION, server.address)
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
    assert "Answers come without it, by search where no other table knows." in caplog.text


def in_twenty_parts(packed: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for bound in ("_LEAST", "_MOST"):
        monkeypatch.setattr(keeping, bound, packed.stat().st_size // 20 + 1)


def test_a_solution_is_fetched_in_two_goes_used_and_removed(
    packed: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    in_twenty_parts(packed, monkeypatch)
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
            assert list_tables(say, as_json=True)
            assert json.loads(capsys.readouterr().out)["unfinished"] == [str(begun)]
            assert fetch_table(say, server.address)
        assert len(server.asked) == 2 + 20
        assert keeping.unfinished() == []
        assert analyze(GAME, state, NO_TIME).exact
        capsys.readouterr()
        assert list_tables(say, as_json=True)
        listed = json.loads(capsys.readouterr().out)["tables"]
        (mine,) = (table for table in listed if str(tmp_path) in table["file"])
        assert mine["bytes"] == packed.stat().st_size
        assert mine["sha256"] == packed.read_bytes()[-32:].hex()
        assert not mine["read"]
        list_tables(say, as_json=False)
        assert (
            f"To check it: fourfold tables verify qomet {mine['file']}" in capsys.readouterr().out
        )
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
    in_twenty_parts(packed, monkeypatch)
    with served(packed) as server:
        calls = iter([False, True])
        assert keeping.fetch(server.address, lambda *_: None, lambda: next(calls)) is None
        server.tag = '"second"'
        assert keeping.fetch(server.address, lambda *_: None, lambda: False)
    assert len(server.asked) == 1 + 6 + 1 + 20


def test_what_came_damaged_is_fetched_again(
    packed: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))

    def damages(asked: Handler) -> bool:
        first, data = asked.part()
        size, middle = packed.stat().st_size, len(data) // 2
        if first == 0 and len(data) > HEAD:
            data = data[:middle] + bytes([data[middle] ^ 1]) + data[middle + 1 :]
        asked.give(206, data, f"bytes {first}-{first + len(data) - 1}/{size}")
        return True

    with served(packed) as server:
        server.trick = damages
        with pytest.raises(TableError, match="damaged") as caught:
            keeping.fetch(server.address, lambda *_: None, lambda: False)
        assert server.address in str(caught.value)
        assert keeping.unfinished() == []
        server.trick = None
        assert keeping.fetch(server.address, lambda *_: None, lambda: False)


def test_a_slow_line_is_enough_for_a_fetch(
    packed: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In the time that is allowed, less comes than is fetched at once over quick lines."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr(keeping, "_PATIENCE", 3.0)

    def slow(asked: Handler) -> bool:
        time.sleep(len(asked.part()[1]) / 1e6)
        return False

    with served(packed) as server:
        server.trick = slow
        assert keeping.fetch(server.address, lambda *_: None, lambda: False)


def parts_of(packed: Path) -> tuple[bytes, bytes, bytes]:
    """Give the heading, the blocks and the index of a file."""
    data = packed.read_bytes()
    start = data.index(b"\n", len(MAGIC)) + 1
    end = len(data) - 32 - 16 * Packed(packed, Problem(GAME)).blocks
    return data[len(MAGIC) : start], data[start:end], data[end:-32]


def put_together(heading: bytes, blocks: bytes, index: bytes) -> bytes:
    return MAGIC + heading + blocks + index + sha256(heading + index).digest()


def for_the_other_setting(packed: Path) -> bytes:
    """Give a file that says that it is for corner_exit=off."""
    heading, blocks, index = parts_of(packed)
    return put_together(heading.replace(b'"on"', b'"off"'), blocks, index)


def test_blocks_that_hold_something_else_are_not_let_in(
    packed: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Their checksums may be right all the same; what was here before stays."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    heading, _, index = parts_of(packed)
    count, junk = len(index) // 16, b"holiday"
    places = np.array([[len(junk) * (i + 1), zlib.crc32(junk)] for i in range(count)], "<i8")
    (tmp_path / "junk").write_bytes(put_together(heading, junk * count, places.tobytes()))
    kept = tmp_path / "fourfold" / "tables" / "qomet-corner-exit-on.packed"
    kept.parent.mkdir(parents=True)
    kept.write_bytes(b"before")
    with served(tmp_path / "junk") as server, pytest.raises(TableError, match="damaged"):
        keeping.fetch(server.address, lambda *_: None, lambda: False)
    assert kept.read_bytes() == b"before"
    assert keeping.unfinished() == []


def test_one_solution_is_named_and_the_other_one_fetched(
    packed: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv(SOLUTION, str(packed))
    other = Qomet({"corner_exit": "off"})
    kept = tmp_path / "fourfold" / "tables" / "qomet-corner-exit-off.packed"
    kept.parent.mkdir(parents=True)
    kept.write_bytes(for_the_other_setting(packed))
    engine._books.cache_clear()
    try:
        for game in (GAME, other):
            assert engine.brain(game).known(game.parse_position(next(iter(CROWDED)))) is not None
        assert caplog.text == ""
        kept.unlink()
        engine._books.cache_clear()
        assert engine.brain(other).known(other.parse_position(next(iter(CROWDED)))) is None
        assert caplog.text.count(str(packed)) == 1
    finally:
        engine._books.cache_clear()


def test_what_is_fetched_and_no_solution_is_not_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    (tmp_path / "holiday").write_bytes(b"holiday")
    with served(tmp_path / "holiday") as server, pytest.raises(TableError, match="not a table"):
        keeping.fetch(server.address, lambda *_: None, lambda: False)
    assert kept_solution(GAME) is None


def test_a_smaller_game_is_told_from_the_whole_one_of_its_setting(
    packed: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Of the two that it is not, the nearer one is named."""
    path = packed.with_name("smaller")
    path.write_bytes(packed.read_bytes().replace(b'"stars": 7', b'"stars": 4'))
    monkeypatch.setenv(SOLUTION, str(path))
    assert not list_tables(words("en"), as_json=False)
    said = capsys.readouterr().out
    assert "holds “qomet on 1 distances 4”, but “qomet on 1 distances 7” is needed" in said
    path.unlink()


def told_to_have(solution: Path | str, monkeypatch: pytest.MonkeyPatch) -> bool:
    monkeypatch.setenv(SOLUTION, str(solution))
    return "qomet" in with_solution()


def test_a_glance_tells_whether_there_is_one(
    folder: Path, packed: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.delenv(SOLUTION, raising=False)
    assert with_solution() == []
    assert told_to_have(folder, monkeypatch)
    assert told_to_have(packed, monkeypatch)
    assert told_to_have("https://example.org/solution.packed", monkeypatch)
    assert not told_to_have(tmp_path, monkeypatch)
    assert not told_to_have(tmp_path / "missing", monkeypatch)
    (tmp_path / "holiday").write_bytes(b"holiday")
    assert not told_to_have(tmp_path / "holiday", monkeypatch)
    monkeypatch.delenv(SOLUTION)
    (tmp_path / "fourfold" / "tables").mkdir(parents=True)
    kept = tmp_path / "fourfold" / "tables" / "qomet-corner-exit-off.packed"
    kept.write_bytes(packed.read_bytes())
    assert with_solution() == ["qomet"]


def test_a_glance_takes_no_arrays() -> None:
    glance = "import sys; from fourfold.tables.registry import with_solution; with_solution()"
    run([sys.executable, "-c", f"{glance}; sys.exit('numpy' in sys.modules)"], check=True)
