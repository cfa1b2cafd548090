"""Measuring the levels: who meets whom, how often, and what is written down."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from pathlib import Path

import pytest

from fourfold.engine.arena.games import play
from fourfold.engine.arena.results import ResultFile
from scripts import measure_levels as measuring
from scripts.measure_levels import GAMES, LADDER, PAGE, Schedule, plan_of, report, written_into


@pytest.mark.parametrize("name", GAMES)
def test_neighbours_meet_and_everybody_plays(name: str) -> None:
    groups = measuring.weights(plan_of(name))
    assert set(groups) <= set(plan_of(name).groups)
    for pair in pairwise(LADDER):
        assert any(set(pair) <= set(group) for group in groups)
    assert {player for group in groups for player in group} == {*LADDER, measuring.BESIDE}


def test_time_is_shared_and_not_games() -> None:
    plan, played = plan_of("quantik"), Counter[tuple[str, ...]]()
    schedule, slow = Schedule(plan, []), ("level9", "level10")
    numbers = []
    for _ in range(600):
        game = schedule.next()
        assert game
        group, number = game
        assert set(plan.seating(number)) == set(group)
        numbers.append(number)
        played[group] += 1
        schedule.done(group, 5.0 if group == slow else 1.0)
    assert len(set(numbers)) == 600
    fast = [played[pair] for pair in pairwise(LADDER) if pair != slow]
    assert max(fast) - min(fast) <= 1
    assert played[slow] == pytest.approx(fast[0] / 5, abs=1)
    assert played["random", "level1"] == pytest.approx(fast[0] / 4, abs=1)


def test_what_is_played_is_not_played_again_and_there_is_an_end() -> None:
    plan = plan_of("exago-3")
    first, *rest = [game[1] for game in iter(Schedule(plan, []).next, None)]
    again = [game[1] for game in iter(Schedule(plan, rest).next, None)]
    assert again == [first]
    assert len(rest) + 1 == len(measuring.weights(plan)) * measuring.MOST[3]


def test_tables_are_made_of_result_files(tmp_path: Path) -> None:
    plan = plan_of("quantik")
    file = ResultFile(tmp_path / "quantik.jsonl", plan)
    place = plan.groups.index(("random", "greedy"))
    for opening in range(4):
        for turn in (0, 1):
            file.add(play(plan, (opening * len(plan.groups) + place) * 2 + turn))
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
