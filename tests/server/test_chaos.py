"""`make chaos` would notice: what a server has kept is held against what it has acknowledged."""

from __future__ import annotations

import pytest

from .stubborn import Json, Stubborn, check_against

FIRST: Json = {"n": 1, "kind": "started", "seat": None}
ANN: Json = {"n": 2, "kind": "move", "seat": 0, "move": "Aa1"}
BOB: Json = {"n": 3, "kind": "move", "seat": 1, "move": "Bb3"}


def players() -> tuple[Stubborn, Stubborn]:
    """Two who have heard everything and were told that their moves are done."""
    both = Stubborn([], "x", "", 0), Stubborn([], "x", "", 1)
    for player, event in zip(both, (ANN, BOB), strict=True):
        player.events = [FIRST, ANN, BOB]
        player.moved, player.done = {"a": event["move"]}, {"a": event["n"]}
    return both


def test_what_was_kept_is_what_was_acknowledged() -> None:
    check_against([FIRST, ANN, BOB], "quantik", *players())


@pytest.mark.parametrize(
    "kept",
    [
        pytest.param([FIRST, ANN], id="lost"),
        pytest.param([FIRST, ANN, ANN, BOB], id="doubled"),
        pytest.param([FIRST, {**BOB, "n": 2}, {**ANN, "n": 3}], id="reordered"),
        pytest.param([FIRST, ANN, {**BOB, "move": "Cb3"}], id="another move"),
        pytest.param([FIRST, ANN, BOB, {**ANN, "n": 4, "move": "Ca2"}], id="never sent"),
    ],
)
def test_what_is_not_is_noticed(kept: list[Json]) -> None:
    with pytest.raises((AssertionError, IndexError)):
        check_against(kept, "quantik", *players())
