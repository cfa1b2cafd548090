"""Nonsense of every kind, over HTTP and over live connections: refused, and nothing is changed."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator
from random import Random
from typing import Any
from urllib.parse import quote

import pytest
import schemathesis
from hypothesis import Phase, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from websockets.exceptions import ConnectionClosed

from fourfold import Match, registered, write_record
from fourfold.match_commands.limits import MOST_PLIES
from tests.server.running import Bot, Running, running

Json = dict[str, Any]
PEOPLE = [{"kind": "me"}, {"kind": "beside"}]


@pytest.fixture(scope="module")
def fuzzed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("fuzzed"), commands_per_minute=0) as found:
        yield found


@pytest.fixture(scope="module")
def ann(fuzzed: Running) -> Iterator[Bot]:
    with fuzzed.bot("Ann") as found:
        yield found


@pytest.fixture(scope="module")
def match_id(ann: Bot) -> str:
    return str(ann.make("quantik", "me", "beside", order="given")["id"])


CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]


@pytest.mark.slow
@pytest.mark.filterwarnings("default")
def test_every_answer_is_as_described(
    fuzzed: Running, ann: Bot, match_id: str, subtests: pytest.Subtests
) -> None:
    description = ann.http.get("/openapi.json").raise_for_status().json()
    described = schemathesis.openapi.from_dict(description)
    headers = {"Authorization": ann.http.headers["Authorization"]}
    for found in described.get_all_operations():
        assert isinstance(found, Ok), found
        operation = found.ok()

        @settings(max_examples=10, phases=[Phase.generate])
        @given(case=operation.as_strategy())
        def ask(case: Any) -> None:
            # Every other time about a match that there is.
            if len(case.path_parameters.get("match_id", "")) % 2:
                case.path_parameters["match_id"] = match_id
            response = case.call(base_url=fuzzed.address, headers=headers)
            case.validate_response(response, checks=CHECKS)

        with subtests.test(operation.label):
            ask()


GAMES = sorted(registered())
LONG_TEXTS = st.text(
    st.characters(codec="utf-8", exclude_categories=["C"]), min_size=1, max_size=40
)


@st.composite
def long_games(draw: st.DrawFn) -> Match:
    """A game as long as it gets at random, up to the most moves that a server takes."""
    rng = draw(st.randoms(use_true_random=False))
    match = Match(draw(st.sampled_from(GAMES)))
    while not match.outcome and len(match.moves) < MOST_PLIES - 1:
        match.play(rng.choice(match.legal))
    return match


@settings(max_examples=5, deadline=None, phases=[Phase.generate])
@given(match=long_games(), name=LONG_TEXTS, blanks=st.integers(0, 60_000))
def test_what_is_long_but_in_order_is_taken_or_refused_with_a_limit(
    fuzzed: Running, match: Match, name: str, blanks: int
) -> None:
    record = write_record(match)
    requests = [
        ("POST", "/records", {"record": record + "\n" * blanks}),
        ("POST", "/matches", {"game": match.game.spec, "record": record, "seats": PEOPLE}),
        (
            "POST",
            "/matches",
            {"game": match.game.spec, "seats": [{"kind": "me", "name": name * 9}]},
        ),
        ("POST", "/players", {"name": name * 3}),
    ]
    moves = ",".join(match.moves)
    requests.append(("GET", f"/positions/{match.game.name}?moves={quote(moves)}", None))
    with fuzzed.bot("Eve") as eve:
        for method, path, body in requests:
            answer = eve.http.request(method, path, json=body)
            assert answer.status_code in (200, 201, 413, 422), answer.text
            if answer.status_code > 400:
                assert answer.json()["error"]["message"]
        # Nobody else notices.
        assert eve.http.get("/lobby").status_code == 200


def nonsense(rng: Random, ply: int) -> str | bytes:
    """Give a message that no well-behaved client sends."""
    right = {"type": "command", "id": "x", "ply": ply, "kind": "move", "move": "Aa1"}
    wrong: list[Any] = [None, True, -1, 1e300, 10**30, "", "\0", "ü" * 100, [], {}, [[]] * 50, "¶"]
    changed = {**right, rng.choice([*right, "seat", "to_ply", "more"]): rng.choice(wrong)}
    text = json.dumps(right)
    at = rng.randrange(len(text))
    messages: list[str | bytes] = [
        json.dumps(changed),
        json.dumps(changed),
        json.dumps(changed),
        json.dumps({**right, "ply": rng.choice([ply + 1, ply - 1, 99]), "id": "y"}),
        json.dumps({**right, "kind": rng.choice(["accept-takeback", "decline-draw", "fly"])}),
        json.dumps(rng.choice(wrong)),
        text[:at],
        text[:at] + chr(rng.randrange(0x20, 0x2FF)) + text[at:],
        bytes(rng.randrange(256) for _ in range(rng.randrange(50))),
        "[" * rng.choice([10, 5000]),
        text.encode("utf-16"),
    ]
    return rng.choice(messages)


def test_nonsense_on_a_live_connection_changes_nothing(
    fuzzed: Running, caplog: pytest.LogCaptureFixture
) -> None:
    rng = Random(4)
    with fuzzed.bot("Ann") as ann, fuzzed.bot("Eve") as eve, caplog.at_level(logging.WARNING):
        match = ann.make("quantik", "me", "beside", order="given")
        before = ann.do(match["id"], "move", move="Bc2")
        for player in (ann, eve):
            with player.live(match["id"]) as wire:
                wire.wait_for("welcome")
                for _ in range(300):
                    message = nonsense(rng, before["ply"])
                    try:
                        told = json.loads(message)
                    except (ValueError, RecursionError):
                        told = None
                    if player is ann and isinstance(told, dict) and is_in_order(told):
                        continue
                    wire.send(message)
                    assert wire.wait_for("refused")["error"]["message"]
                wire.send({"type": "ping"})
                wire.wait_for("pong")
        after = ann.get(match["id"])
        for part in ("version", "position", "moves", "status", "offers"):
            assert after[part] == before[part]
    assert not [record for record in caplog.records if record.levelno >= logging.WARNING]


def is_in_order(message: Json) -> bool:
    """Say whether nonsense happens to be a move that may be played."""
    right = {"type": "command", "ply": 1, "kind": "move", "move": "Aa1"}
    name = message.get("id")
    return right.items() <= message.items() and isinstance(name, str) and 0 < len(name) <= 64


def test_a_huge_message_ends_the_connection_and_nothing_else(fuzzed: Running) -> None:
    with fuzzed.bot("Ann") as ann:
        match = ann.make("quantik", "me", "beside", order="given")
        with ann.live(match["id"]) as wire:
            wire.wait_for("welcome")
            wire.send(json.dumps({"type": "command", "id": "x" * 2**20}))
            with pytest.raises(ConnectionClosed) as closed:
                wire.wait_for("refused")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009
        with ann.live(match["id"]) as wire:
            assert wire.wait_for("welcome")["match"]["version"] == match["version"]
