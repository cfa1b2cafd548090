"""What makes a position a puzzle, proved: the one right move, and every way on from it.

Nothing here depends on the clock. A search is finished, or nobody asks for it.
"""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any, NamedTuple

from fourfold.engine.contract import Judged, Limits
from fourfold.engine.registry import brain_for
from fourfold.rules import AnyGame

from ..puzzles import Goal

DEEPEST = 7
"""Puzzles take at most so many plies if nothing else is said: who solves one has to see them."""
FEWEST, MANY = 6, 60
"""A puzzle has at least so many moves to choose from. With many, it is not deep: neither people
nor searches can look at them all."""
_SHALLOW = 3
MOST_LINES = 12
"""A puzzle with more ways to its goal is no puzzle."""
_DEFENCES = 8
"""Of equally long defences so many are looked at for the one with the fewest answers."""
_PATIENCE = 600.0
"""Seconds, far more than such a search needs."""


class Proof(NamedTuple):
    """What is proved of a position that is a puzzle."""

    goal: Goal
    move: str
    plies: int
    choices: int


def proof_of(game: AnyGame, state: Any, deepest: int = DEEPEST) -> Proof | None:
    """Prove that a position is a puzzle, if it is one within so many plies.

    It is looked at further and further ahead, until there is something to see: a win, and only one
    move that has it, or that every move but one loses. Then it is a puzzle, unless the tables know
    that the move that seems to hold is lost as well.
    """
    choices = len(game.legal_moves(state))
    if choices < FEWEST:
        return None
    for plies in range(1, _reach(game, state, deepest) + 1, 2):
        judged = _search(game, state, plies)
        wins = [each for each in judged if each.exact and each.value == "win"]
        if wins:
            best = wins[0]
            return Proof("win", best.move, plies, choices) if len(wins) == 1 else None
        left = [each.move for each in judged if not (each.exact and each.value == "loss")]
        if len(left) < 2:
            seems = bool(left) and game.seats == 2 and not _is_known_loss(game, state, left[0])
            latest = max(each.distance or 0 for each in judged)
            return Proof("hold", left[0], latest, choices) if seems else None
    return None


def lines_of(game: AnyGame, state: Any, proof: Proof) -> list[str] | None:
    """Give every way to the goal against one best defence; none if there are too many."""
    if proof.goal == "hold":
        return [proof.move]
    lines = _ways(game, state, proof.plies)
    return [" ".join(line) for line in lines] if len(lines) <= MOST_LINES else None


def winning(game: AnyGame, state: Any, plies: int) -> list[str]:
    """Give the moves, sorted, that win within so many plies."""
    judged = _search(game, state, plies)
    return sorted(each.move for each in judged if each.exact and each.value == "win")


def _is_known_loss(game: AnyGame, state: Any, move: str) -> bool:
    """Say whether the tables know that a move loses, however long it takes."""
    known = {each.move: each for each in brain_for(game).judge(state, Limits(0))}
    return known[move].exact and known[move].value == "loss"


def _ways(game: AnyGame, state: Any, plies: int) -> list[list[str]]:
    lines: list[list[str]] = []
    for move in winning(game, state, plies):
        after = game.play(state, move)
        if game.outcome(after):
            lines.append([move])
        else:
            reply = _defence(game, after, plies - 1)
            lines += [
                [move, reply, *rest] for rest in _ways(game, game.play(after, reply), plies - 2)
            ]
        if len(lines) > MOST_LINES:
            break
    return lines


def _defence(game: AnyGame, state: Any, plies: int) -> str:
    """Give the answer that holds out longest, among those the one that leaves fewest ways on."""
    judged = _search(game, state, plies)
    longest = max(each.distance or 0 for each in judged)
    replies = [each.move for each in judged if each.distance == longest][:_DEFENCES]
    left = partial(_answers, game, state, longest - 1)
    return min(replies, key=lambda reply: (left(reply), reply))


def _answers(game: AnyGame, state: Any, plies: int, reply: str) -> int:
    return len(winning(game, game.play(state, reply), plies))


def _search(game: AnyGame, state: Any, plies: int) -> list[Judged]:
    return brain_for(game).judge(state, Limits(_PATIENCE, plies))


def _reach(game: AnyGame, state: Any, deepest: int) -> int:
    """Say how many plies can be looked at: few, where there will be many moves to choose from."""
    if game.seats > 2:
        # How several opponents defend together is more than a puzzle can show.
        return 1
    rng = Random(game.position_text(state))
    for plies in range(deepest):
        moves = game.legal_moves(state)
        if len(moves) > MANY:
            return max(plies, min(deepest, _SHALLOW))
        if not moves:
            break
        state = game.after(state, rng.choice(moves))
    return deepest
