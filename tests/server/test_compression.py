"""Constant answers are compressed for clients that accept gzip."""

from __future__ import annotations

import gzip

import httpx
import pytest

from fourfold.server import compression
from fourfold.server.compression import accepts_gzip, constant_json
from tests.server.running import Running

CONSTANT = (
    "/api/games",
    "/api/games/exago?players=3",
    "/api/openapi.json",
    "/api/lessons/quantik",
    "/api/puzzles/qomet",
    "/api/rules/exago",
)


@pytest.mark.parametrize("path", CONSTANT)
def test_constant_answers_are_compressed(server: Running, path: str) -> None:
    address = f"{server.address}{path}"
    plain = httpx.get(address, headers={"Accept-Encoding": "identity"}, timeout=30)
    packed = httpx.get(address, headers={"Accept-Encoding": "br, gzip"}, timeout=30)
    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.headers["vary"] == plain.headers["vary"] == "Accept-Encoding"
    assert packed.json() == plain.json()
    assert int(packed.headers["content-length"]) < int(plain.headers["content-length"]) / 2


def test_answers_that_depend_on_the_caller_are_not_compressed(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    # These answers are short, and must not be compressed for another reason.
    monkeypatch.setattr(compression, "_LEAST", 0)
    with server.bot() as ann:
        made = ann.make("exago", "me", "beside")
        for path in (f"/matches/{made['id']}", "/me/matches", "/lobby"):
            answer = ann.http.get(path, headers={"Accept-Encoding": "gzip"})
            assert "content-encoding" not in answer.headers


def test_an_answer_is_compressed_once() -> None:
    data = b'"' + b"a" * 5000 + b'"'
    bodies = [constant_json({"accept-encoding": "gzip"}, data, "no-cache").body for _ in range(2)]
    assert bodies[0] is bodies[1]
    assert gzip.decompress(bytes(bodies[0])) == data
    assert constant_json({"accept-encoding": "gzip"}, b"{}", "no-cache").body == b"{}"


@pytest.mark.parametrize(
    ("header", "accepts"),
    [
        ("gzip", True),
        ("deflate, gzip;q=0.5, br", True),
        ("br,GZIP", True),
        ("gzip;q=0", False),
        ("gzip; q=0.000, br", False),
        ("identity", False),
        ("x-notgzip", False),
        ("", False),
    ],
)
def test_gzip_is_used_where_it_is_accepted(header: str, *, accepts: bool) -> None:
    assert accepts_gzip({"accept-encoding": header}) is accepts
