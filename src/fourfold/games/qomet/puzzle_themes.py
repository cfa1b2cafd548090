"""The trick of Qomet: a push that would be undone, were it not forbidden."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fourfold.engine.contract import Limits
from fourfold.engine.registry import brain_for
from fourfold.learn.puzzling.proving import Proof
from fourfold.learn.puzzling.themes import Shows
from fourfold.rules import AnyGame

_PATIENCE = 600.0


def _counts_on_no_undo(game: AnyGame, state: Any, proof: Proof) -> bool:
    """The win works only because the opponent must not push back at once."""
    after = game.play(state, proof.move)
    if proof.goal != "win" or after.forbidden is None:
        return False
    undo = game.move_text(after.forbidden)
    free = after._replace(forbidden=None)
    judged = brain_for(game).judge(free, Limits(_PATIENCE, proof.plies - 1))
    return any(each.move == undo and each.value != "loss" for each in judged)


THEMES: Mapping[str, Shows] = {"no-undo": _counts_on_no_undo}
