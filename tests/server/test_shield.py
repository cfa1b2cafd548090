"""What stands before the application: headers, bodies, rates, sockets and proxies."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from ipaddress import ip_network
from typing import Any
from unittest.mock import patch

import httpx
import pytest
from starlette.requests import Request
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Receive, Scope, Send

from fourfold.server.operations.addresses import home_of
from fourfold.server.operations.quotas import Quotas
from fourfold.server.operations.shield import HEADERS, Shield
from fourfold.server.operations.token_buckets import MINUTE, Buckets
from fourfold.server.settings import Settings
from fourfold.server.storage import queries as store
from tests.server.running import PATIENCE, Running

FREE = Settings(
    requests_per_minute=0,
    matches_per_minute=0,
    analyses_per_minute=0,
    sockets_per_address=0,
    body_bytes=1024,
)


async def echo(scope: Scope, receive: Receive, send: Send) -> None:
    """Tell how much body there was, and who sent it."""
    size = len(await Request(scope, receive).body())
    told = {"size": size, "client": scope["client"][0], "scheme": scope["scheme"]}
    await JSONResponse(told)(scope, receive, send)


class Clock:
    now = 0.0

    def buckets(self, count: int, seconds: float = MINUTE, **more: Any) -> Buckets:
        return Buckets(count, seconds, clock=lambda: self.now, **more)


def shielded(clock: Clock | None = None, app: ASGIApp = echo, **given: Any) -> Shield:
    settings = replace(FREE, **given)
    quotas = Quotas(settings, (clock or Clock()).buckets)
    return Shield(app, settings, quotas, patience=0.2)


def ask(
    app: ASGIApp, method: str = "GET", path: str = "/api/me", sender: str = "192.0.2.1", **more: Any
) -> httpx.Response:
    async def call() -> httpx.Response:
        transport = httpx.ASGITransport(app, client=(sender, 1))
        async with httpx.AsyncClient(transport=transport, base_url="http://here") as client:
            return await client.request(method, path, **more)

    return asyncio.run(call())


def test_browsers_are_told_what_pages_may_not_do() -> None:
    answer = ask(shielded())
    policy = answer.headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "frame-ancestors 'none'" in policy
    # WebAssembly is compiled, and nothing else that is not there as a file.
    assert "unsafe" not in policy.replace("'wasm-unsafe-eval'", "")
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "same-origin"
    assert answer.headers["cross-origin-opener-policy"] == "same-origin"
    assert "strict-transport-security" not in answer.headers
    secure = ask(shielded(public="https://play.example.org"))
    assert "strict-transport-security" in secure.headers


def test_refusals_have_the_headers_too_and_speak_the_language_of_the_caller() -> None:
    answer = ask(shielded(), "POST", "/api/me?lang=fr", content=b"x" * 1025)
    assert answer.status_code == 413
    assert answer.headers["x-content-type-options"] == "nosniff"
    error = answer.json()["error"]
    assert (error["code"], error["field"]) == ("body-too-long", None)
    assert "1024 octets" in error["message"].replace("\u202f", "")


def test_the_answer_to_a_fault_has_the_headers_too(server: Running) -> None:
    with patch.object(store, "listed", side_effect=RuntimeError), server.browser() as client:
        refused = client.get("/nothing")
        answer = client.get("/watch?lang=fr")
    assert (answer.status_code, refused.status_code) == (500, 404)
    assert answer.json()["error"]["code"] == "internal"
    for name, value in HEADERS.items():
        assert answer.headers[name] == refused.headers[name] == value
    figures = httpx.get(f"{server.address}/metrics", timeout=PATIENCE).text
    assert 'route="/api/watch",status="500"' in figures


async def pieces(count: int) -> AsyncIterator[bytes]:
    for _ in range(count):
        yield b"x" * 100


@pytest.mark.parametrize("method", ["POST", "PUT", "GET"])
def test_bodies_have_a_limit_with_and_without_a_length(method: str) -> None:
    app = shielded()
    assert ask(app, method, content=b"x" * 1024).json()["size"] == 1024
    assert ask(app, method, content=b"x" * 1025).status_code == 413
    assert ask(app, method, content=pieces(10)).json()["size"] == 1000
    assert ask(app, method, content=pieces(11)).status_code == 413
    assert ask(app, method, headers={"Content-Length": "9" * 5000}).status_code == 413
    for nonsense in ("-1", "1e3", "²"):
        headers = {"Content-Length": nonsense.encode()}
        assert ask(app, method, headers=headers, content=pieces(1)).status_code == 400


def test_a_body_must_come_in_time() -> None:
    async def never() -> AsyncIterator[bytes]:
        yield b"x"
        await asyncio.sleep(3600)

    assert ask(shielded(), "POST", content=never()).status_code == 408


def test_who_sends_a_body_too_slowly_is_told_the_limit() -> None:
    async def never() -> AsyncIterator[bytes]:
        yield b"x"
        await asyncio.sleep(3600)

    at_once = asyncio.timeout
    limits: list[float | None] = []

    def soon(seconds: float | None) -> asyncio.Timeout:
        limits.append(seconds)
        return at_once(0.01)

    app = Shield(echo, FREE, Quotas(FREE, Clock().buckets))
    with patch("fourfold.server.operations.shield.asyncio.timeout", soon):
        answer = ask(app, "POST", content=never())
    assert limits == [30]
    error = answer.json()["error"]
    assert (error["code"], error["message"]) == (
        "body-too-slow",
        "The body of a request must come within 30 seconds.",
    )


def test_requests_of_an_address_are_counted() -> None:
    clock = Clock()
    app = shielded(clock, requests_per_minute=30)
    assert [ask(app).status_code for _ in range(31)] == [200] * 30 + [429]
    assert ask(app).headers["retry-after"] == "2"
    assert ask(app, sender="192.0.2.2").status_code == 200
    assert ask(app, path="/m/abc").status_code == 200
    clock.now = 2
    assert [ask(app).status_code for _ in range(2)] == [200, 429]
    clock.now = 3600
    assert [ask(app).status_code for _ in range(31)] == [200] * 30 + [429]


@pytest.mark.parametrize(
    ("limit", "method", "path"),
    [
        ("matches_per_minute", "POST", "/api/matches"),
        ("analyses_per_minute", "GET", "/api/positions/quantik?values=on"),
        ("analyses_per_minute", "GET", "/api/positions/quantik?time=1&v%61lues=on"),
        ("analyses_per_minute", "GET", "/api/positions/quantik/stream"),
        ("analyses_per_minute", "POST", "/api/review"),
        ("players_per_day", "POST", "/api/matches/abc/claim"),
    ],
)
def test_what_costs_more_is_counted_by_itself(limit: str, method: str, path: str) -> None:
    given: dict[str, Any] = {limit: 1}
    app = shielded(**given)
    assert [ask(app, method, path).status_code for _ in range(2)] == [200, 429]
    for other in ("/api/matches", "/api/positions/quantik", "/api/positions/quantik?values=off"):
        assert ask(app, path=other).status_code == 200
    assert ask(app, "POST", "/api/matches/abc/join").status_code == 200


def test_what_the_server_computes_for_an_address_is_counted(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """How long it takes is known when it is done; who has had too much waits for the next one."""
    computed = 0.0
    monkeypatch.setattr("fourfold.server.stopwatch.perf_counter", lambda: computed)

    async def compute(scope: Scope, receive: Receive, send: Send) -> None:
        nonlocal computed
        computed += 10
        await echo(scope, receive, send)

    clock = Clock()
    app = shielded(clock, compute, computing_per_minute=20)
    assert ask(app).status_code == 200
    refused = ask(app)
    error = refused.json()["error"]
    assert (refused.status_code, error["code"]) == (429, "too-many-requests")
    assert "at most 20 s" in error["message"]
    # A quarter of a minute's share comes at once, and twice that was wanted.
    assert refused.headers["retry-after"] == "16"
    assert ask(app, sender="192.0.2.2").status_code == 200
    assert [ask(app, path=path).status_code for path in ("/m/abc", "/ready")] == [429, 200]
    clock.now = 3600
    assert [ask(app).status_code for _ in range(2)] == [200, 429]


def test_neighbours_in_one_network_count_as_one() -> None:
    app = shielded(requests_per_minute=1)
    assert ask(app, sender="2001:db8::1").status_code == 200
    assert ask(app, sender="2001:db8::ffff:1").status_code == 429
    assert ask(app, sender="2001:db8:0:1::1").status_code == 200
    assert ask(app, sender="::ffff:192.0.2.7").status_code == 200
    assert ask(app, sender="192.0.2.7").status_code == 429


def test_no_more_addresses_are_remembered_than_allowed() -> None:
    buckets = Buckets(60, most=100, clock=lambda: 0.0)
    for number in range(1000):
        assert buckets.take(str(number)) == 0
    assert len(buckets) == 100


NEAR = (ip_network("10.0.0.0/8"), ip_network("::1"))


@pytest.mark.parametrize(
    ("sender", "headers", "client", "scheme"),
    [
        ("10.0.0.1", {}, "10.0.0.1", "http"),
        ("10.0.0.1", {"X-Forwarded-For": "192.0.2.9"}, "192.0.2.9", "http"),
        ("10.0.0.1", {"X-Forwarded-For": "6.6.6.6, 192.0.2.9, 10.1.1.1"}, "192.0.2.9", "http"),
        ("10.0.0.1", {"X-Forwarded-For": "192.0.2.9:4711"}, "192.0.2.9", "http"),
        ("10.0.0.1", {"X-Forwarded-For": "192.0.2.9, nonsense"}, "10.0.0.1", "http"),
        ("10.0.0.1", {"X-Forwarded-Proto": "https"}, "10.0.0.1", "https"),
        ("10.0.0.1", {"X-Forwarded-Proto": "gopher"}, "10.0.0.1", "http"),
        ("::1", {"Forwarded": 'for="[2001:db8::5]:80";proto=http'}, "2001:db8::5", "http"),
        ("::1", {"Forwarded": "for=6.6.6.6, For=192.0.2.9;by=10.1.1.1"}, "192.0.2.9", "http"),
        ("::1", {"Forwarded": "for=unknown"}, "::1", "http"),
        ("192.0.2.1", {"X-Forwarded-For": "6.6.6.6"}, "192.0.2.1", "http"),
        ("192.0.2.1", {"Forwarded": "for=6.6.6.6"}, "192.0.2.1", "http"),
        ("192.0.2.1", {"X-Forwarded-Proto": "https"}, "192.0.2.1", "http"),
    ],
)
def test_only_own_proxies_are_believed(
    sender: str, headers: dict[str, str], client: str, scheme: str
) -> None:
    told = ask(shielded(proxies=NEAR), sender=sender, headers=headers).json()
    assert (told["client"], told["scheme"]) == (client, scheme)


def test_a_request_without_an_address_is_served() -> None:
    assert home_of({"type": "http", "client": None}) == home_of({"type": "http"})


class Door:
    """An application that keeps live connections open until it is told to let go."""

    def __init__(self) -> None:
        self.leave = asyncio.Event()
        self.inside = 0

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        self.inside += 1
        await self.leave.wait()


def socket_scope(sender: str) -> Scope:
    return {
        "type": "websocket",
        "scheme": "ws",
        "path": "/api/matches/abc/live",
        "query_string": b"",
        "headers": [],
        "client": (sender, 1),
        "extensions": {"websocket.http.response": {}},
    }


def test_live_connections_of_an_address_are_counted() -> None:
    async def play() -> None:
        door = Door()
        app = shielded(app=door, sockets_per_address=2)
        said: list[Any] = []

        async def receive() -> Any:
            return {"type": "websocket.connect"}

        async def send(message: Any) -> None:
            said.append(message)

        def connect(sender: str) -> asyncio.Task[None]:
            async def one() -> None:
                await app(socket_scope(sender), receive, send)

            return asyncio.create_task(one())

        tasks = [connect("192.0.2.1"), connect("192.0.2.1"), connect("192.0.2.2")]
        await until(lambda: door.inside == 3)
        await connect("192.0.2.1")
        assert said[-2]["type"] == "websocket.http.response.start"
        assert said[-2]["status"] == 429
        door.leave.set()
        await asyncio.gather(*tasks)
        await connect("192.0.2.1")
        assert said[-1]["type"] == "websocket.accept"

    asyncio.run(play())


async def until(happens: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not happens():
            await asyncio.sleep(0.001)


@pytest.mark.parametrize(
    ("method", "path", "code"),
    [
        ("GET", "/api/positions/quantik", "server-leaving"),
        ("POST", "/api/review", "server-leaving"),
        ("POST", "/api/records", "server-leaving"),
        ("POST", "/api/matches", "storage-unsure"),
        ("PUT", "/api/me", "storage-unsure"),
    ],
)
def test_who_waits_when_the_server_goes_is_told_so(method: str, path: str, code: str) -> None:
    answer = _asked_until_the_end(shielded(app=_never_done), method, path)
    assert answer is not None
    assert answer.status_code == 503
    assert answer.json()["error"]["code"] == code
    assert "retry-after" in answer.headers


def test_an_answer_that_has_begun_when_the_server_goes_just_ends() -> None:
    async def begin(scope: Scope, receive: Receive, send: Send) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await _never_done(scope, receive, send)

    assert _asked_until_the_end(shielded(app=begin), "GET", "/api/positions/quantik") is None


async def _never_done(scope: Scope, receive: Receive, send: Send) -> None:
    await asyncio.Event().wait()


def _asked_until_the_end(app: ASGIApp, method: str, path: str) -> httpx.Response | None:
    """Ask until the server gives up, and give the answer, if all of it has come."""

    async def call() -> httpx.Response | None:
        transport = httpx.ASGITransport(app, client=("192.0.2.1", 1))
        async with httpx.AsyncClient(transport=transport, base_url="http://here") as client:
            asking = asyncio.create_task(client.request(method, path))
            await asyncio.sleep(0.05)
            asking.cancel()
            try:
                return await asking
            except AssertionError:
                # There is no end of the answer.
                return None

    return asyncio.run(call())
