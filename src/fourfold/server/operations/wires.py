"""Live connections as uvicorn has them, with a short way in and out.

What a hundred people hear is one message: it is put into a frame once, and the same bytes go to
everybody. Most of what they say comes in one small frame, which is read here without the parser
for everything else that WebSockets can be.
"""

from __future__ import annotations

from asyncio import AbstractEventLoop
from collections.abc import Callable
from typing import Any
from weakref import WeakKeyDictionary

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import State

EXTENSION = "fourfold.wire"
"""Under which name the application finds the wire among the extensions of a connection."""
_TEXT, _MASKED, _SMALL = 0x81, 0x80, 126
MOST_BESIDE = 300
"""Frames in a minute that are no message by themselves: pings, their answers, parts of messages."""
_PIECE = 2**10
"""Bytes that are read before anything is counted again: a frame may have no more than six."""
_POLICY = 1008


class LiveWire(WebSocketsSansIOProtocol):
    """A WebSocket that gives what it hears to a listener at once, and writes ready frames."""

    _heard: Callable[[str | bytes], None] | None = None
    _is_whole = True
    """Whether everything so far came in whole frames. If not, the parser reads all the rest."""
    _unread = b""
    """What came while nothing was to be read."""
    _beside, _since = 0, 0.0
    """How many frames that are no message have come since when."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._leaving: list[bytes] = []
        """Frames that go out at the end of this turn of the event loop."""
        self._size = 0
        """How many bytes they are."""
        self._outbox = _outbox_of(self.loop)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            extensions: Any = self.scope["extensions"]
            extensions[EXTENSION] = self

    async def run_asgi(self) -> None:
        try:
            await super().run_asgi()
        finally:
            # Nobody listens any more. Who still held each other would stay, with all that was said,
            # until a collector comes, and that is long where people play.
            self._heard = None
            extensions: Any = self.scope["extensions"]
            extensions.pop(EXTENSION, None)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._unread, self.frames = b"", []
        # Its parser, and what it stumbled over, hold the connection that holds them.
        self.conn.parser.close()
        self.conn.parser_exc = self.conn.handshake_exc = None

    def listen(self, heard: Callable[[str | bytes], None]) -> None:
        """Give every message to a listener from now on; those that came before go first."""
        self._heard = heard
        # What is written goes out as soon as the system takes it: others work on it meanwhile.
        self.transport.set_write_buffer_limits(high=0)
        waiting = []
        while not self.queue.empty():
            event: Any = self.queue.get_nowait()
            if event["type"] == "websocket.receive":
                heard(event.get("text") if event.get("text") is not None else event["bytes"])
            else:
                waiting.append(event)
        for event in waiting:
            self.queue.put_nowait(event)
        self.hold(False)

    def hold(self, is_held: bool) -> None:
        """Read nothing more for a while, or go on."""
        if is_held == self.read_paused or self.transport.is_closing():
            return
        self.read_paused = is_held
        if is_held:
            self.transport.pause_reading()
            return
        # What has come already goes before what is still to come.
        self._read_on(self._unread)
        if not self.read_paused and not self.transport.is_closing():
            self.transport.resume_reading()

    @property
    def backlog(self) -> int:
        """Bytes that the other end has not taken yet."""
        return self._size + int(self.transport.get_write_buffer_size())

    def write(self, frame: bytes) -> None:
        """Send a frame, unless the connection ends already.

        What is said in one turn of the event loop, such as a change and that it is done, goes out
        together, at its end or when it is flushed: to call the system takes longer than anything
        else about a message.
        """
        if not self._leaving:
            if not self._outbox:
                self.loop.call_soon(_flush_all, self._outbox)
            self._outbox.append(self)
        self._leaving.append(frame)
        self._size += len(frame)

    def flush(self) -> None:
        """Let what was said go out now."""
        frames = self._leaving
        if frames:
            self._leaving, self._size = [], 0
            if not self.close_sent and not self.transport.is_closing():
                self.transport.write(b"".join(frames))

    async def send(self, message: Any) -> None:
        self.flush()
        await super().send(message)
        if self.close_sent and self.initial_response is not None:
            # Who was refused has an answer. uvicorn would still miss the end of the handshake.
            self.handshake_complete = True

    def data_received(self, data: bytes) -> None:
        text = self._text_of(data) if self._is_whole and not self._unread else None
        if text is not None and self._heard:
            self._heard(text)
            return
        if self.handshake_initiated:
            self._is_whole = self._is_whole and _has_whole_frames(data)
        self._read_on(self._unread + data)

    def _read_on(self, data: bytes) -> None:
        """Read bit by bit, until enough has been heard: many frames fit into what comes at once."""
        self._unread = b""
        for at in range(0, len(data), _PIECE):
            if self.transport.is_closing():
                return
            if self.read_paused:
                self._unread = data[at:]
                return
            super().data_received(data[at : at + _PIECE])
            if self.close_sent:
                # A farewell is still waited for, but not for long.
                self._beside += MOST_BESIDE // 10
            if self._beside > MOST_BESIDE:
                self._hang_up()

    def _hang_up(self) -> None:
        if not self.close_sent:
            self.conn.fail(_POLICY, "rate")
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
        self.transport.close()

    def _count(self) -> None:
        now = self.loop.time()
        if now > self._since + 60:
            self._beside, self._since = 0, now
        self._beside += 1

    def handle_cont(self, event: Frame) -> None:
        self._count()
        super().handle_cont(event)

    def handle_ping(self) -> None:
        self._count()
        super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        self._count()
        super().handle_pong(event)

    def send_receive_event_to_app(self) -> None:
        if self._heard is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        data = b"".join(self.frames)
        self.frames = []
        if self.curr_msg_data_type == "text":
            try:
                self._heard(data.decode())
            except UnicodeDecodeError:
                self.conn.send_close(1007)
                self.handle_parser_exception()
        else:
            self._heard(data)

    def _text_of(self, data: bytes) -> str | None:
        """Read data that is exactly one whole, small text frame; None if it is anything else."""
        if len(data) < 6 or data[0] != _TEXT or not data[1] & _MASKED:
            return None
        size = data[1] - _MASKED
        if size >= _SMALL or len(data) != 6 + size or self.close_sent:
            return None
        if self.frames or self.conn.state is not State.OPEN:
            return None
        mask = data[2:6] * (size // 4 + 1)
        plain = int.from_bytes(data[6:]) ^ int.from_bytes(mask[:size])
        try:
            return plain.to_bytes(size).decode()
        except UnicodeDecodeError:
            return None


_outboxes: WeakKeyDictionary[AbstractEventLoop, list[LiveWire]] = WeakKeyDictionary()


def _outbox_of(loop: AbstractEventLoop) -> list[LiveWire]:
    """Give where the wires of an event loop stand that have something to say in this turn."""
    return _outboxes.setdefault(loop, [])


def _flush_all(outbox: list[LiveWire]) -> None:
    wires = outbox.copy()
    outbox.clear()
    for wire in wires:
        try:
            wire.flush()
        except Exception as error:
            # One wire that is broken keeps nothing from the others.
            wire.loop.call_exception_handler({"message": "not sent", "exception": error})


def _has_whole_frames(data: bytes) -> bool:
    """Say whether data that begins with a frame of a client also ends with one."""
    at = 0
    while at < len(data):
        size, head = data[at + 1] & 0x7F if at + 1 < len(data) else 0, 2
        if size >= _SMALL:
            head += 2 if size == _SMALL else 8
            size = int.from_bytes(data[at + 2 : at + head])
        at += head + 4 + size
    return at == len(data)
