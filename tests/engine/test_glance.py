"""What is seen of a position before everything is loaded."""

from __future__ import annotations

from functools import partial
from queue import SimpleQueue

import pytest

from fourfold import Match, load, registered
from fourfold.engine import generic
from fourfold.engine.thinking.glance import glance, glimpses
from fourfold.engine.thinking.messages import Think, Thought

WON = "ABc./..../..../d..."


@pytest.mark.parametrize("name", registered())
def test_every_move_is_seen_whatever_time_there_is(name: str) -> None:
    match = Match(name)
    question = Think(name, match.position, 0.0, asked=0.0)
    for answer in (False, True):
        seen = list(glimpses(question, partial(bool, answer)))
        assert len(seen) == 2
        for thought in seen:
            assert thought.analysis
            assert sorted(each.move for each in thought.analysis.moves) == match.legal
            assert thought.move == thought.analysis.moves[0].move
            assert thought.seconds >= 0


def test_what_ends_the_game_is_seen_at_once_and_what_gives_it_away_with_time() -> None:
    first, *_ = glimpses(Think("quantik", WON, 0.0, asked=0.0), lambda: True)
    assert first.move == "Dd4"
    *_, later = glimpses(Think("quantik", WON, 60.0, depth=2), lambda: False)
    assert later.analysis
    losing = {each.move for each in later.analysis.moves if each.value == "loss"}
    assert "Ac2" in losing
    assert later.nodes > 0


def test_of_moves_that_end_nothing_those_come_first_that_lead_to_the_middle() -> None:
    game = load("qomet")
    judged = generic.brain(game).at_first_sight(game.initial())
    assert {each.value for each in judged} == {"unknown"}
    assert [judged[0].move, *sorted(each.move for each in judged[-4:])] == [
        *("d4", "a1", "a7", "g1", "g7")
    ]
    assert all(abs(each.score) < 0.01 for each in judged)


def test_it_is_told_from_another_thread() -> None:
    told = SimpleQueue[Thought]()
    glance(Think("quantik", WON, 0.0, asked=0.0), told.put, lambda: False)
    assert told.get(timeout=120).move == "Dd4"
