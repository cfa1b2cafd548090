"""`fourfold bench --server`: it plays, it checks, and it notices what is wrong."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from math import inf
from time import perf_counter

import pytest

from fourfold.bench.host import HostWatch, taken_away
from fourfold.bench.scripted import Json, ScriptedMatch, Sums
from tests.cli.calling import call, complaint


def test_matches_are_played_and_every_event_is_checked() -> None:
    answer = call(
        *("bench", "--server", "--json"), *("--matches", "6", "--rate", "12", "--seconds", "3")
    )
    assert answer.status == 0, answer.err
    report = json.loads(answer.out)
    assert report["faults"] == []
    assert report["moves"] == 36
    assert report["played"] >= report["matches"] == 6
    assert 0 < report["median"] <= report["p99"] <= report["slowest"]
    assert report["calm"] <= 36
    assert report["calm_p99"] is None


def test_moves_are_told_apart_by_whether_the_host_took_a_core_away() -> None:
    host = HostWatch()
    host.note(0.01)
    assert host.was_calm(0.0, inf)
    before = perf_counter()
    host.note(0.3)
    after = perf_counter()
    assert not host.was_calm(before, after)
    assert not host.was_calm(after + 0.1, after + 0.2)  # when there is still something to catch up
    assert not host.was_calm(before - 2.0, after)
    assert host.was_calm(before - 2.0, before - 1.0)
    assert host.was_calm(after + 1.0, after + 2.0)


def test_what_the_host_takes_is_read_from_the_system() -> None:
    assert taken_away() <= taken_away() < inf


def test_what_cannot_be_measured_is_said_in_one_line() -> None:
    assert "--matches" in complaint("bench", "--server", "--matches", "0")
    assert "--rate" in complaint("bench", "--server", "--rate", "fast")
    assert "many" in complaint("bench", "--server", "--seconds", "many")


def test_what_things_cost_is_told() -> None:
    answer = call("bench", "--server", "--costs", "--quick", "--json")
    assert answer.status == 0, answer.err
    report = json.loads(answer.out)
    assert report["faults"] == []
    assert report["move_bytes"] > report["listener_bytes"] > 0
    assert report["match_disk"] > report["move_disk"] >= 0
    assert report["thoughts"]["quantik"].keys() == {"1", "5", "9", "10"}


START = "..../..../..../...."
FIRST: Json = {"n": 1, "kind": "move", "seat": 0, "move": "Aa1"}


def update(position: str, *events: Json) -> Json:
    match = {"version": events[-1]["n"], "position": position, "to_move": 1}
    return {"type": "update", "events": list(events), "match": match}


@pytest.mark.parametrize(
    ("fault", "messages"),
    [
        ("lost", [update(START, {**FIRST, "n": 2})]),
        ("doubled", [update("..../..../..../A...", FIRST), update("..../..../..../A...", FIRST)]),
        ("illegal", [update(START, {**FIRST, "move": "Ae5"})]),
        ("wrong position", [update("..../..../..../B...", FIRST)]),
    ],
)
def test_faults_are_noticed(fault: str, messages: list[Json]) -> None:
    sums = Sums([], [], Counter())
    told = {"id": "x", "spec": "quantik", "start": START}

    async def hear() -> None:
        table = ScriptedMatch("http://nowhere", told, {0: "", 1: ""}, sums)
        for message in messages:
            table.hear(0, message)

    asyncio.run(hear())
    assert any(found.startswith(fault) for found in sums.faults), sums.faults


def test_players_who_are_told_different_things_are_noticed() -> None:
    sums = Sums([], [], Counter())

    async def hear() -> None:
        told = {"id": "x", "spec": "quantik", "start": START}
        table = ScriptedMatch("http://nowhere", told, {0: "", 1: ""}, sums)
        table.hear(0, update("..../..../..../A...", FIRST))
        table.hear(1, update("..../..../..../A...", {**FIRST, "move": "Bb2"}))

    asyncio.run(hear())
    assert any("two versions" in found for found in sums.faults)
