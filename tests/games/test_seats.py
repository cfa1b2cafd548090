"""How many can play a game."""

from __future__ import annotations

import pytest

from fourfold import registered
from fourfold.games.seats import seat_counts


@pytest.mark.parametrize(
    ("name", "counts"), [("quantik", {2}), ("qomet", {2}), ("exago", {2, 3, 4, 5, 6})]
)
def test_as_many_as_the_rules_say(name: str, counts: set[int]) -> None:
    assert seat_counts(registered()[name]) == counts
