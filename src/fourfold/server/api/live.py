"""The live connection: everything that happens in a match, and commands, on one WebSocket."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Mapping
from time import perf_counter
from typing import Any, NamedTuple

from pydantic_core import from_json
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket

from fourfold.match_commands.state import Caller
from fourfold.rules.options import whole
from fourfold.schemas.commands import Command, read_command
from fourfold.schemas.errors import ApiError
from fourfold.schemas.live import ServerMessage

from ..encoding import encoded_bytes, framed
from ..errors import error_response, language_of
from ..live.audience import Bye, Socket
from ..live.latch import Latch
from ..live.matches import Live
from ..operations.addresses import home_of
from ..operations.wires import EXTENSION, LiveWire
from ..stopwatch import Timed, held_since
from .authentication import PROTOCOL
from .context import Server, count_act, seen_by, server_of

POLICY = 1008
AGAIN = 100, 60_000
"""Milliseconds within which somebody can promise to be heard of again."""
_MOST_UNREAD = 16
"""Messages that may wait to be answered before no more are read."""
_BESIDE = ("type",)
"""What a message says beside the command in it."""
Count = Callable[[int, bool], None]
"""Counts a message by its size, and whether it is a ping; or refuses it."""
Spend = Callable[[float], None]
"""Notes how many seconds others have waited for what was said."""


async def live_match(connection: WebSocket) -> None:
    """Tell a client what happens in a match, and do what it asks for."""
    server = server_of(connection)
    match_id, asked = connection.path_params["match_id"], connection.query_params
    after, updates = asked.get("after", ""), asked.get("updates", "all")
    try:
        if updates not in ("all", "changes"):
            raise ApiError("field-choice", 422, "updates", name="updates", values="all, changes")
        live, caller = await _admitted(server, connection, match_id, after)
    except ApiError as error:
        await connection.send_denial_response(error_response(error, language_of(connection)))
        return
    named = PROTOCOL in connection.scope.get("subprotocols", ())
    await connection.accept(PROTOCOL if named else None)
    wire: LiveWire = connection.scope["extensions"][EXTENSION]
    socket = Socket(connection, wire, caller, updates == "changes")
    count: Count = connection.scope["count"]
    client = _Client(server, live, socket, wire, count, connection)
    server.hub.join(live, socket, int(after or 0))
    listening = asyncio.create_task(client.listen())
    # What else comes is the end of the connection.
    going = asyncio.create_task(connection.receive())
    try:
        ends: set[asyncio.Future[Any]] = {listening, going, socket.ending}
        await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
        # What was asked for is done, and told to everybody, before the connection goes.
        async with client.working:
            listening.cancel()
        if socket.ending.done():
            await socket.say_bye(socket.ending.result())
    finally:
        server.hub.leave(live, socket)
        for task in (listening, going):
            task.cancel()
        await asyncio.gather(listening, going, return_exceptions=True)


async def _admitted(
    server: Server, connection: WebSocket, match_id: str, after: str
) -> tuple[Live, Caller]:
    if server.hub.closing:
        raise ApiError("server-leaving", 503)
    server.players.check_origin(connection)
    if after and whole(after) is None:
        raise ApiError("field-type", 422, "after", name="after", kind="integer")
    player = await server.players.find(connection)
    live = await server.matches.fresh(match_id)
    await server.hub.look_elsewhere(live)
    return live, await seen_by(server, player, live)


class _TooMuch(NamedTuple):
    """What stands for a message that came too soon after others; none is answered after it."""

    error: ApiError


Message = dict[str, Any] | ApiError | _TooMuch
"""What was said, or what is wrong with it."""


class _Client:
    """The other end of a live connection.

    Its messages are answered one after the other. A move is done at once, if it can be, and goes
    from the frame it comes in to the frames in which it is told without a task being woken.
    """

    def __init__(
        self,
        server: Server,
        live: Live,
        socket: Socket,
        wire: LiveWire,
        count: Count,
        connection: WebSocket,
    ) -> None:
        self._server, self._live, self._socket, self._connection = server, live, socket, connection
        self._wire, self._count, self._address = wire, count, home_of(connection.scope)
        if not live.replay.playing_people:
            # Engines that are among themselves play for whoever looks at them.
            live.address = self._address
        self._spend: Spend = connection.scope["spend"]
        self._unanswered: asyncio.Queue[Message] = asyncio.Queue()
        self.working = Latch()
        """Held while a message is being answered."""

    async def listen(self) -> None:
        """Answer whatever cannot be answered at once."""
        self._wire.listen(self._heard)
        while True:
            message = await self._unanswered.get()
            if not self._unanswered.qsize():
                self._wire.hold(False)
            async with self.working:
                if self._socket.ending.done():
                    return
                if isinstance(message, _TooMuch):
                    self._refuse(None, message.error)
                    self._socket.end(Bye(POLICY, "rate"))
                    return
                await Timed(self._answer(message), self._spend)

    def _heard(self, text: str | bytes) -> None:
        start = perf_counter()
        try:
            self._take(text)
        finally:
            if held := held_since(start):
                self._spend(held)

    def _take(self, text: str | bytes) -> None:
        if self._socket.ending.done():
            # Who is sent away may hold no seat any more, and has no say until they come back.
            return
        self._server.hub.heard(self._live, self._socket)
        message = self._counted(text)
        if not self._unanswered.qsize() and self.working.take():
            is_on_its_way = False
            try:
                is_on_its_way = self._move_now(message)
            finally:
                if not is_on_its_way:
                    self.working.release()
            if is_on_its_way:
                return
        self._unanswered.put_nowait(message)
        if self._unanswered.qsize() >= _MOST_UNREAD:
            self._wire.hold(True)

    def _counted(self, text: str | bytes) -> Message:
        try:
            message: dict[str, Any] | ApiError = _read(text)
        except ApiError as error:
            message = _bare(error)
        try:
            self._count(len(text), isinstance(message, dict) and message.get("type") == "ping")
        except ApiError as error:
            return _TooMuch(_bare(error))
        return message

    def _move_now(self, message: Message) -> bool:
        """Have a move done on the shortest way, if this is one and nothing is in that way."""
        if not isinstance(message, dict) or message.get("kind") != "move":
            return False
        if message.get("type") != "command":
            return False
        caller = self._socket.caller

        def done(found: int | Exception | None) -> None:
            try:
                if isinstance(found, int):
                    self._done(command, found)
                    self._server.hub.flush(self._live)
                elif isinstance(found, ApiError):
                    self._refuse(command.id, found)
                else:
                    # The usual way knows what to do.
                    self._unanswered.put_nowait(message)
            finally:
                self.working.release()

        try:
            command = self._read_command(message)
            is_on_its_way = self._server.matches.command_now(self._live, command, caller, done)
        except ApiError:
            # Why is said on the usual way.
            return False
        if is_on_its_way:
            self._live.address = self._address
        return is_on_its_way

    async def _answer(self, message: Mapping[str, Any] | ApiError) -> None:
        if isinstance(message, ApiError):
            self._refuse(None, message)
            return
        name = message.get("id")
        try:
            if message.get("type") == "ping":
                self._ping(message.get("again"))
            elif message.get("type") == "command":
                await self._command(message)
            else:
                raise ApiError("field-choice", 422, "type", name="type", values="command, ping")
        except ApiError as error:
            self._refuse(name, error)

    def _ping(self, again: object) -> None:
        if again is not None:
            if not isinstance(again, int) or isinstance(again, bool):
                raise ApiError("field-type", 422, "again", name="again", kind="integer")
            least, most = AGAIN
            if not least <= again <= most:
                kind, limit = (
                    ("greater-than-equal", least) if again < least else ("less-than-equal", most)
                )
                raise ApiError("field-bound", 422, "again", name="again", kind=kind, limit=limit)
            self._server.hub.expect(self._live, self._socket, again / 1000)
        self._tell({"type": "pong", "time": self._server.matches.now()})

    def _read_command(self, message: Mapping[str, Any]) -> Command:
        command = read_command(message, beside=_BESIDE)
        if self._server.hub.closing:
            raise ApiError("server-leaving", 503)
        return command

    async def _command(self, message: Mapping[str, Any]) -> None:
        command, caller = self._read_command(message), self._socket.caller
        if caller.player is None:
            raise ApiError("token-missing", 401)
        if not self._live.replay.held_by(caller.holders):
            # The seat may have been taken or claimed since the connection was made.
            caller = await self._server.players.holding(caller.player, self._live.replay.id)
            self._socket.caller = caller
        count_act(self._connection, self._live, command, caller)
        version = await self._server.matches.command(self._live, command, caller)
        self._done(command, version)

    def _done(self, command: Command, version: int) -> None:
        # Every move is answered so, and all of it but the id is known.
        name = encoded_bytes(command.id)
        self._socket.send(framed(b'{"type":"done","id":%b,"version":%d}' % (name, version)))

    def _refuse(self, name: object, error: ApiError) -> None:
        known = name if isinstance(name, str) and name.isprintable() else None
        language = language_of(self._connection)
        self._tell({"type": "refused", "id": known, "error": error.told(language)})

    def _tell(self, message: ServerMessage) -> None:
        self._socket.send(framed(encoded_bytes(message)))


route = WebSocketRoute("/api/matches/{match_id}/live", live_match)
"""Without what FastAPI does for requests: everybody who comes to a match takes it."""


def _bare(error: ApiError) -> ApiError:
    """Give an error that can be kept, without where it was found: there is the whole message.

    What is found there would also hold the error, so that no end of it could be seen.
    """
    error.__context__ = None
    return error.with_traceback(None)


def _read(text: str | bytes) -> dict[str, Any]:
    try:
        message = from_json(text)
    except ValueError:
        message = _read_slowly(text)
    if not isinstance(message, dict):
        raise ApiError("body-not-object", 400)
    return message


def _read_slowly(text: str | bytes) -> Any:
    """Read JSON as Python does, which takes texts that are not quite Unicode."""
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        raise ApiError("message-not-json", 400) from None
