"""Wins by threats in Exago: every one that is claimed is played out against every defence."""

from __future__ import annotations

import pytest

from fourfold.fast.exago.rules import bitboards, move_of, rules_of
from fourfold.fast.exago.threats import caught, chase, pursue, pursuit
from fourfold.games.exago import Exago, State

from .test_exago import game_of, positions

SPECS = (
    # Options, after how many turns everything is placed, and how long the wins are.
    ("exago", 26, 40, 5),
    ("exago?size=4&tiles=5&line=4", 10, 16, 5),
    ("exago?size=5&tiles=6&line=4", 12, 20, 5),
    ("exago?size=4&tiles=4&line=3&reconnect=on", 8, 14, 3),
    ("exago?size=4&tiles=5&line=4&early=on", 6, 14, 5),
    ("exago?size=4&tiles=6,5&line=4", 11, 18, 5),
)


def claim(game: Exago, state: State, most: int) -> tuple[int, str] | None:
    """Give within how many plies the player to move is said to win, and by which move."""
    rules, arrays = rules_of(game), pursuit()
    for threats in range(most + 1):
        chase(arrays, bitboards(game, state), threats, rules)
        while not pursue(arrays, rules, 1000):
            pass
        plies, turn = caught(arrays)
        if plies:
            return plies, game.move_text(move_of(game, turn)) if plies > 1 else ""
    return None


def confirm(game: Exago, state: State, plies: int, move: str) -> None:
    """Play a win out on the plain rules: the move that is said to win, and every answer to it."""
    if plies == 1:
        assert game.can_win(state, state.to_move)
        return
    attacker, after = state.to_move, game.play(state, move)
    assert game.outcome(after) is None
    assert game.can_win(after, attacker)
    for answer in game.legal_moves(after):
        then = game.after(after, answer)
        assert game.outcome(then) is None, "the other one wins first"
        if not game.can_win(then, attacker):
            found = claim(game, then, plies // 2)
            assert found
            assert found[0] <= plies - 2
            confirm(game, then, *found)


@pytest.mark.parametrize(("spec", "earliest", "latest", "longest"), SPECS)
def test_wins_hold_against_every_defence(
    spec: str, earliest: int, latest: int, longest: int
) -> None:
    game, seen = game_of(spec), set[int]()
    for state in positions(spec, 60, earliest, latest):
        found = claim(game, state, 3)
        if found and (found[0] not in seen or found[0] > 5):
            seen.add(found[0])
            confirm(game, state, *found)
    assert max(seen) >= longest
