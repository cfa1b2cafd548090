"""How many can play a game."""

from __future__ import annotations

import pytest

from fourfold import registered
from fourfold.games.quantik.rules import Quantik
from fourfold.rules.seats import most_seats, seat_counts


@pytest.mark.parametrize(
    ("name", "counts"), [("quantik", {2}), ("qomet", {2}), ("exago", {2, 3, 4, 5, 6})]
)
def test_as_many_as_the_rules_say(name: str, counts: set[int]) -> None:
    assert seat_counts(registered()[name]) == counts


def test_a_new_game_may_have_more_seats_than_all_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registered(), "crowd", type("Crowd", (Quantik,), {"seats": 9}))
    assert most_seats() == 9
