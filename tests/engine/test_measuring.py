"""Measuring the levels: who meets whom, how often, and what is written down."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from pathlib import Path

import pytest

from fourfold.engine.arena.games import play
from scripts import measure_levels as measuring
from scripts.measure_levels import (
    GAMES,
    LADDER,
    PAGE,
    Pair,
    Schedule,
    plan_of,
    report,
    written_into,
)


@pytest.mark.parametrize("name", GAMES)
def test_neighbours_meet_and_have_half_of_the_seats(name: str) -> None:
    pairs = measuring.weights(name)
    assert set(pairwise(LADDER)) <= set(pairs)
    for pair in pairs:
        plan = plan_of(name, pair)
        seats = Counter(player for number in range(plan.total) for player in plan.seating(number))
        assert set(seats) == set(pair)
        assert seats[pair[0]] == seats[pair[1]]
    assert set(measuring.weights(name, range(1, 11))) == set(pairwise(LADDER[2:]))


def test_time_is_shared_and_not_games() -> None:
    played, slow = Counter[Pair](), ("level9", "level10")
    schedule = Schedule(measuring.weights("quantik"), {})
    numbers = []
    for _ in range(600):
        game = schedule.next()
        assert game
        numbers.append(game)
        played[game[0]] += 1
        schedule.done(game[0], 5.0 if game[0] == slow else 1.0)
    assert len(set(numbers)) == 600
    fast = [played[pair] for pair in pairwise(LADDER) if pair != slow]
    assert max(fast) - min(fast) <= 1
    assert played[slow] == pytest.approx(fast[0] / 5, abs=1)
    assert played["random", "level1"] == pytest.approx(fast[0] / 4, abs=1)


def test_what_is_played_is_not_played_again_and_there_is_an_end() -> None:
    shares = measuring.weights("exago-3")
    first, *rest = iter(Schedule(shares, {}).next, None)
    played: dict[Pair, set[int]] = {pair: set() for pair in shares}
    for pair, number in rest:
        played[pair].add(number)
    assert list(iter(Schedule(shares, dict(played)).next, None)) == [first]
    assert len(rest) + 1 == len(shares) * measuring.MOST


def test_tables_are_made_of_result_files(tmp_path: Path) -> None:
    pair = ("random", "greedy")
    file = measuring.file_of(tmp_path, "quantik", pair)
    for number in range(8):
        file.add(play(plan_of("quantik", pair), number))
    file.close()
    players, neighbours = report("quantik", tmp_path).split("\n\n")
    assert players.splitlines()[0] == "| Player | Elo | Games | Gave away what it had |"
    assert {line.split(" | ")[2] for line in players.splitlines()[2:]} == {"8"}
    assert neighbours.splitlines()[2].startswith("| greedy – random | ")
    assert neighbours.splitlines()[2].endswith(" | 8 |")

    page = PAGE.read_text(encoding="utf-8")
    once = written_into(page, "quantik", players)
    assert players in once
    assert written_into(once, "quantik", players) == once
    assert once.count("<!--") == page.count("<!--")


def test_every_game_has_its_place_on_the_page() -> None:
    for name in GAMES:
        assert f"<!-- measured: {name} -->" in PAGE.read_text(encoding="utf-8")
