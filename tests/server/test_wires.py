"""Frames on a live connection, whole and in pieces, as any client may send them."""

from __future__ import annotations

import asyncio
import gc
import json
import os
import socket
import time
import weakref
from collections.abc import Iterator
from contextlib import suppress
from typing import Any, cast

import pytest
from starlette.websockets import WebSocket
from websockets.server import ServerProtocol

from fourfold.server import web_app
from fourfold.server.operations.outlet import Outlet
from fourfold.server.operations.wires import MOST_BESIDE, LiveWire
from tests.server.running import PATIENCE, Bot, Running

TEXT, MORE, PING, PONG = 0x1, 0x0, 0x9, 0xA


class Ended:
    """What is left of a transport whose other end has gone: whatever is asked of it is an error."""

    def is_closing(self) -> bool:
        return True

    def __getattr__(self, name: str) -> Any:
        raise RuntimeError(name)


def test_nobody_stumbles_over_a_connection_that_has_ended() -> None:
    outlet = Outlet(cast(asyncio.Transport, Ended()))
    outlet.write(b"nobody hears this")
    outlet.set_write_buffer_limits(high=0)
    outlet.pause_reading()
    outlet.resume_reading()
    assert outlet.get_write_buffer_size() == 0


class RawWire:
    """A live connection of which every byte is seen."""

    def __init__(self, server: Running, bot: Bot, match_id: str) -> None:
        host, _, port = server.address.removeprefix("http://").partition(":")
        self._socket = socket.create_connection((host, int(port)), timeout=PATIENCE)
        lines = [
            f"GET /api/matches/{match_id}/live?updates=changes HTTP/1.1",
            f"Host: {host}:{port}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
            f"Authorization: {bot.http.headers['Authorization']}",
        ]
        self.send("\r\n".join([*lines, "", ""]).encode())
        while not self._read_to(b"\r\n"):
            pass

    def _read_to(self, end: bytes) -> bool:
        """Read a line, and say whether it was empty."""
        line = b""
        while not line.endswith(end):
            line += self._read(1)
        return line == end

    def _read(self, size: int) -> bytes:
        data = b""
        while len(data) < size:
            more = self._socket.recv(size - len(data))
            assert more
            data += more
        return data

    def send(self, data: bytes) -> None:
        self._socket.sendall(data)

    def next(self) -> tuple[int, bytes]:
        """Give the kind and the payload of the next frame."""
        first, size = self._read(2)
        if size == 126:
            size = int.from_bytes(self._read(2))
        elif size == 127:
            size = int.from_bytes(self._read(8))
        return first & 0xF, self._read(size)

    def wait_for(self, kind: str) -> dict[str, Any]:
        while True:
            opcode, data = self.next()
            if opcode == TEXT and (message := json.loads(data))["type"] == kind:
                return dict(message)

    def wait_a_moment(self) -> None:
        """Take whatever comes, until nothing more does."""
        self._socket.settimeout(0.3)
        with suppress(TimeoutError):
            while self._socket.recv(2**16):
                pass

    def close(self) -> None:
        self._socket.close()


def frame(opcode: int, payload: bytes, *, is_last: bool = True) -> bytes:
    """Give a frame as clients send it, with a mask."""
    size = len(payload)
    head = bytes([0x80 * is_last | opcode])
    head += bytes([0x80 | size]) if size < 126 else b"\xfe" + size.to_bytes(2)
    mask = os.urandom(4)
    return head + mask + bytes(each ^ mask[i % 4] for i, each in enumerate(payload))


@pytest.fixture
def wire(server: Running) -> Iterator[RawWire]:
    with server.bot() as ann:
        found = RawWire(server, ann, ann.make("quantik", "me", "beside", order="given")["id"])
        found.wait_for("welcome")
        yield found
        found.close()


def command(ply: int, move: str, note: str = "") -> bytes:
    told = {"type": "command", "id": f"{ply}{note}", "ply": ply, "kind": "move", "move": move}
    return json.dumps(told).encode()


def test_whole_small_frames(wire: RawWire) -> None:
    wire.send(frame(TEXT, command(0, "Aa1")))
    change = wire.wait_for("changed")
    assert change["events"][0]["move"] == "Aa1"
    assert change["match"]["legal"]
    assert "moves" not in change["match"]
    assert wire.wait_for("done")["id"] == "0"


def test_long_frames_and_several_at_once(wire: RawWire) -> None:
    wire.send(frame(TEXT, command(0, "Aa1", "x" * 60)) + frame(TEXT, command(1, "Bb2")))
    assert wire.wait_for("done")["id"] == "0" + "x" * 60
    assert wire.wait_for("done")["id"] == "1"


@pytest.mark.parametrize("cut", [1, 2, 4, 6, 20])
def test_a_frame_in_two_pieces_and_whole_ones_after_it(wire: RawWire, cut: int) -> None:
    """Also when a later piece looks as if a frame began with it."""
    data = frame(TEXT, command(0, "Aa1"))
    wire.send(data[:cut])
    wire.send(data[cut:])
    assert wire.wait_for("done")["id"] == "0"
    wire.send(frame(TEXT, command(1, "Bb2")))
    assert wire.wait_for("done")["id"] == "1"


def test_a_message_in_several_frames_with_a_ping_between(wire: RawWire) -> None:
    data = command(0, "Aa1")
    wire.send(frame(TEXT, data[:9], is_last=False))
    wire.send(frame(PING, b"there?"))
    wire.send(frame(MORE, data[9:]))
    opcode, answer = wire.next()
    while opcode == TEXT:
        opcode, answer = wire.next()
    assert (opcode, answer) == (PONG, b"there?")
    assert wire.wait_for("done")["id"] == "0"
    wire.send(frame(TEXT, command(1, "Bb2")))
    assert wire.wait_for("done")["id"] == "1"


def test_text_that_is_no_text_ends_the_connection(wire: RawWire) -> None:
    wire.send(frame(TEXT, b"\xff\xfe"))
    opcode, data = wire.next()
    while opcode == TEXT:
        opcode, data = wire.next()
    assert (opcode, int.from_bytes(data[:2])) == (0x8, 1007)


@pytest.mark.parametrize(
    "flood",
    [
        pytest.param(frame(PING, b""), id="pings"),
        pytest.param(frame(PONG, b""), id="pongs"),
        pytest.param(frame(MORE, b"", is_last=False), id="parts"),
        pytest.param(40 * frame(TEXT, b""), id="messages"),
    ],
)
def test_who_sends_frames_that_say_nothing_is_hung_up_on(wire: RawWire, flood: bytes) -> None:
    begun = frame(TEXT, b"{", is_last=False) if flood[0] == MORE else b""

    def send_and_listen() -> None:
        wire.send(begun + 2 * MOST_BESIDE * flood)
        while True:
            wire.next()

    # Once the other end has hung up, nothing more can be sent or read.
    with pytest.raises((AssertionError, ConnectionError)):
        send_and_listen()


@pytest.mark.parametrize(
    "said",
    [
        pytest.param(b"", id="nothing"),
        pytest.param(frame(TEXT, command(0, "Aa1")), id="a move"),
        pytest.param(20 * frame(TEXT, 16_000 * b"x"), id="what is no JSON"),
        pytest.param(700 * frame(TEXT, b"{}"), id="too much"),
        pytest.param(frame(TEXT, b"\xff\xfe"), id="no text"),
        pytest.param(frame(0xB, b""), id="no frame"),
        pytest.param(frame(TEXT, 20_000 * b"x"), id="too long"),
        pytest.param(frame(TEXT, b"{", is_last=False), id="half a message"),
        pytest.param(frame(0x8, b""), id="goodbye"),
    ],
)
def test_what_a_connection_needed_is_free_when_it_has_ended(wire: RawWire, said: bytes) -> None:
    """Without Python's collector, which comes late where people play."""
    kinds = (LiveWire, ServerProtocol, WebSocket)
    gc.collect()
    gc.disable()
    try:
        # By their types alone: to ask a proxy of what is gone for its class fails.
        left = [weakref.ref(each) for each in gc.get_objects() if issubclass(type(each), kinds)]
        assert len(left) >= len(kinds)
        with suppress(ConnectionError):
            wire.send(said)
            wire.send(frame(TEXT, b"{}"))
            wire.wait_a_moment()
        wire.close()
        until = time.monotonic() + PATIENCE
        while any(isinstance(each(), kinds) for each in left) and time.monotonic() < until:
            time.sleep(0.02)
        assert [each() for each in left if isinstance(each(), kinds)] == []
    finally:
        gc.enable()


def test_many_messages_at_once_are_all_answered(wire: RawWire) -> None:
    """More than are read before the first ones are answered."""
    asked = frame(TEXT, b'{"type":"ping"}' + 200 * b" ")
    wire.send(25 * asked)
    for _ in range(25):
        wire.wait_for("pong")
    wire.send(frame(TEXT, command(0, "Aa1")))
    assert wire.wait_for("done")["id"] == "0"


def _handshake(server: Running, path: str, **headers: str) -> socket.socket:
    host, _, port = server.address.removeprefix("http://").partition(":")
    usual = {
        "Host": f"{host}:{port}",
        "Upgrade": "websocket",
        "Connection": "Upgrade",
        "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
    }
    given = usual | {name.replace("_", "-"): value for name, value in headers.items()}
    lines = [f"GET {path} HTTP/1.1", *(f"{name}: {value}" for name, value in given.items())]
    made = socket.create_connection((host, int(port)), timeout=PATIENCE)
    made.sendall("\r\n".join([*lines, "", ""]).encode())
    return made


def test_handshakes_that_fail_are_answered_and_no_faults_of_the_server(
    server: Running, caplog: pytest.LogCaptureFixture
) -> None:
    live = "/api/matches/abcdefgh/live"
    # The web app may be built or not, and it is what stands behind all other addresses.
    elsewhere = 403 if (web_app.WEB / "index.html").exists() else 404
    for path, headers, status in (
        (live, {}, 404),
        ("/api/matches/%2e%2e/live", {}, 404),
        (f"{live}?updates=some", {}, 422),
        (f"{live}?after=x", {}, 422),
        (live, {"Authorization": "Bearer nobody"}, 401),
        (live, {"Cookie": "fourfold=x", "Origin": "https://elsewhere.example"}, 403),
        ("/api/games", {}, 404),
        ("/nothing", {}, elsewhere),
        (live, {"Sec_WebSocket_Key": "short"}, 400),
        (live, {"Sec_WebSocket_Version": "12"}, 400),
    ):
        with _handshake(server, path, **headers) as client:
            line = client.makefile("rb").readline()
        assert line.startswith(f"HTTP/1.1 {status} ".encode()), (path, headers, line)
    for _ in range(3):
        # Whoever hangs up at once is told nothing.
        _handshake(server, live).close()
    with server.bot() as bot:
        assert bot.http.get("/games").status_code == 200
    assert not [record for record in caplog.records if record.levelname != "INFO"]
