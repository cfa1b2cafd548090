"""Tables at an address say what the file says, or nothing; what goes wrong has a name."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from fourfold.games.qomet.kernels.rules import NONE
from fourfold.games.qomet.lookup.files import Problem
from fourfold.games.qomet.lookup.numbers import position_at
from fourfold.games.qomet.lookup.packed import Packed, pack
from fourfold.games.qomet.rules import Qomet
from fourfold.games.qomet.solver import retrograde as solver
from fourfold.tables import remote
from fourfold.tables.errors import TableError
from fourfold.tables.lines import fetch
from fourfold.tables.remote import RemoteSource, at_address
from tests.tables.serving import Handler, Server, served

PROBLEM = Problem(Qomet(), 3)
BLOCK = 500
HEAD = 2048


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("small")
    assert solver.solve(folder, PROBLEM)
    path = folder / "solution.packed"
    pack(folder, PROBLEM, path, block=BLOCK)
    return path


@pytest.fixture
def server(file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setattr(remote, "HEAD", HEAD)
    monkeypatch.setattr("fourfold.tables.sources.HEAD", HEAD)
    with served(file) as server:
        yield server


def opened(server: Server) -> tuple[Packed, RemoteSource]:
    source = at_address(server.address)
    return Packed(source, PROBLEM), source


def code(server: Server) -> str:
    """Give what is wrong when a position is asked for."""
    with pytest.raises(TableError) as caught:
        opened(server)[0].distance(0, 0, NONE)
    assert server.address in str(caught.value)
    assert "\n" not in str(caught.value)
    return caught.value.code


def test_distances_are_those_of_the_file(server: Server, file: Path) -> None:
    here, (there, _) = Packed(file, PROBLEM), opened(server)
    for index in range(0, here.total, 997):
        position = position_at(index, here.space)
        assert there.distance(*position, NONE) == here.distance(*position, NONE)


def test_what_is_needed_is_fetched_at_once_and_once(server: Server) -> None:
    packed, source = opened(server)
    assert len(server.asked) == 2
    positions = [position_at(index, packed.space) for index in (0, 1, 5000, 5001, 9000)]
    packed.need(positions)
    assert len(server.asked) == 5
    for position in positions:
        packed.distance(*position, NONE)
    assert len(server.asked) == source.requests == 5
    assert source.bytes < source.size


def test_what_was_fetched_is_kept_for_the_next_time(server: Server) -> None:
    first, _ = opened(server)
    value = first.distance(0, 0, NONE)
    second, source = opened(server)
    assert second.distance(0, 0, NONE) == value
    assert source.requests == 1


def test_what_is_damaged_on_the_disk_is_fetched_again(server: Server, tmp_path: Path) -> None:
    value = opened(server)[0].distance(0, 0, NONE)
    kept = [path for path in tmp_path.rglob("*-*") if path.is_file()]
    assert len(kept) == 2
    for path in kept:
        path.write_bytes(b"?" + path.read_bytes()[1:])
    packed, source = opened(server)
    assert packed.distance(0, 0, NONE) == value
    assert source.requests == 3


def test_no_more_is_kept_than_there_may_be(
    server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(remote, "MOST_KEPT", 3000)
    packed, _ = opened(server)
    for index in range(0, packed.total, BLOCK):
        packed.need([position_at(index, packed.space)])
    kept = sum(path.stat().st_size for path in tmp_path.rglob("*-*") if path.is_file())
    assert 0 < kept < 4000


def test_another_file_at_the_same_address_begins_anew(server: Server) -> None:
    packed, _ = opened(server)
    packed.distance(0, 0, NONE)
    server.tag = '"second"'
    with pytest.raises(TableError, match="not the file any more"):
        packed.need([position_at(5000, packed.space)])
    fresh, source = opened(server)
    assert fresh.distance(0, 0, NONE) == Packed(server.file, PROBLEM).distance(0, 0, NONE)
    assert source.requests == 3


def test_servers_that_answer_badly_are_named(server: Server) -> None:
    def whole(asked: Handler) -> bool:
        asked.give(200, server.file.read_bytes())
        return True

    def missing(asked: Handler) -> bool:
        asked.give(404, b"gone")
        return True

    def other_part(asked: Handler) -> bool:
        first, data = asked.part()
        asked.give(206, data, f"bytes {first + 1}-{first + len(data)}/{server.file.stat().st_size}")
        return True

    def other_size(asked: Handler) -> bool:
        first, data = asked.part()
        size = server.file.stat().st_size + len(server.asked)
        asked.give(206, data, f"bytes {first}-{first + len(data) - 1}/{size}")
        return True

    def cut(asked: Handler) -> bool:
        first, data = asked.part()
        size = server.file.stat().st_size
        asked.give(206, data[:-1], f"bytes {first}-{first + len(data) - 1}/{size}")
        return True

    def damaged(asked: Handler) -> bool:
        first, data = asked.part()
        size = server.file.stat().st_size
        if first:
            data = bytes([data[0] ^ 1]) + data[1:]
        asked.give(206, data, f"bytes {first}-{first + len(data) - 1}/{size}")
        return True

    def cut_off(asked: Handler) -> bool:
        first, data = asked.part()
        size = server.file.stat().st_size
        asked.send_response(206)
        asked.send_header("Content-Length", str(len(data)))
        asked.send_header("ETag", server.tag)
        asked.send_header("Content-Range", f"bytes {first}-{first + len(data) - 1}/{size}")
        asked.end_headers()
        asked.wfile.write(data[:-1])
        asked.close_connection = True
        return True

    def hangs_up(asked: Handler) -> bool:
        asked.close_connection = True
        return True

    def never_so_large(asked: Handler) -> bool:
        asked.give(206, asked.part()[1], "bytes 0-2047/" + "9" * 5000)
        return True

    found = {}
    for trick in (
        never_so_large,
        whole,
        missing,
        other_part,
        other_size,
        cut,
        cut_off,
        damaged,
        hangs_up,
    ):
        server.trick = trick
        found[trick.__name__] = code(server)
    assert found == {
        "whole": "table-no-ranges",
        "missing": "table-unreachable",
        "other_part": "table-no-ranges",
        "other_size": "table-changed",
        "never_so_large": "table-no-ranges",
        "cut": "table-no-ranges",
        "cut_off": "table-unreachable",
        "damaged": "table-damaged",
        "hangs_up": "table-unreachable",
    }


def test_what_a_server_says_is_not_let_into_the_terminal(server: Server) -> None:
    def babbles(asked: Handler) -> bool:
        asked.wfile.write(b"\x1b[31mHELLO\x07 " + b"?" * 500 + b"\r\n")
        asked.close_connection = True
        return True

    server.trick = babbles
    with pytest.raises(TableError) as caught:
        opened(server)
    assert str(caught.value).isprintable()
    assert len(str(caught.value)) < 200


def test_a_slow_server_is_not_waited_for(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(remote, "SECONDS", 0.2)
    sent = 0

    def drips(asked: Handler) -> bool:
        nonlocal sent
        _, data = asked.part()
        asked.send_response(206)
        asked.send_header("Content-Length", str(len(data)))
        asked.end_headers()
        with suppress(OSError):
            for byte in data:
                asked.wfile.write(bytes([byte]))
                sent += 1
                time.sleep(0.01)
        return True

    def drips_headers(asked: Handler) -> bool:
        nonlocal sent
        with suppress(OSError):
            asked.wfile.write(b"HTTP/1.1 206 Partial Content\r\n")
            while sent < HEAD:
                asked.wfile.write(b"Patience: please\r\n")
                sent += 1
                time.sleep(0.01)
        asked.close_connection = True
        return True

    for trick in (drips, drips_headers):
        server.trick, sent = trick, 0
        assert code(server) == "table-unreachable"
        assert sent < HEAD
    server.trick, server.delay = None, 0.5
    assert code(server) == "table-unreachable"


def test_a_server_that_vanishes_is_left_alone_for_a_while(server: Server, file: Path) -> None:
    now = [0.0]
    source = RemoteSource(server.address, fetch, lambda: now[0])
    packed = Packed(source, PROBLEM)

    def tired(asked: Handler) -> bool:
        asked.give(503, b"")
        return True

    server.trick = tired
    elsewhere = position_at(5000, packed.space)
    for _ in range(3):
        with pytest.raises(TableError, match="503"):
            packed.need([elsewhere])
    assert len(server.asked) == 3
    server.trick, now[0] = None, remote.REST
    assert packed.distance(*elsewhere, NONE) == Packed(file, PROBLEM).distance(*elsewhere, NONE)


def test_lines_that_were_closed_in_the_meantime_are_opened_again(server: Server) -> None:
    def last_answer(asked: Handler) -> bool:
        asked.close_connection = True
        return False

    packed, _ = opened(server)
    server.trick = last_answer
    for index in (0, 3000, 6000, 9000):
        packed.need([position_at(index, packed.space)])


def test_addresses_may_have_any_letters(server: Server, file: Path) -> None:
    asked: list[str] = []

    def noted(handler: Handler) -> bool:
        asked.append(handler.path)
        return False

    server.trick = noted
    source = at_address(server.address.replace("solution", "Lösung und mehr%20") + "?a=b/c&d")
    assert source.head == file.read_bytes()[:HEAD]
    assert asked == ["/L%C3%B6sung%20und%20mehr%20.packed?a=b/c&d"]


def test_redirects_are_followed_and_not_forever(server: Server, file: Path) -> None:
    def sent_on(asked: Handler, where: str) -> bool:
        asked.send_response(302)
        asked.send_header("Location", where)
        asked.send_header("Content-Length", "0")
        asked.end_headers()
        return True

    server.trick = lambda asked: asked.path != "/there" and sent_on(asked, "/there")
    assert opened(server)[0].distance(0, 0, NONE) == Packed(file, PROBLEM).distance(0, 0, NONE)
    server.trick = lambda asked: sent_on(asked, "/again")
    assert code(server) == "table-unreachable"
