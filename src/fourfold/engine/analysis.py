"""What a position is worth: every move judged, and the value that follows for the position."""

from __future__ import annotations

from typing import Any, NamedTuple

from fourfold.match import Match, Position
from fourfold.match.position import game_of
from fourfold.rules import AnyGame, Outcome, PositionError
from fourfold.rules.errors import kind_of

from .asking import check_limits
from .contract import USUAL, Counted, Judged, Knowing, Limits, Value
from .registry import brain_for


class Analysis(NamedTuple):
    """A position, for the player to move, and its moves, best first.

    A finished game is decided as its outcome says, with distance 0 and no moves. A proved win whose
    shortest way is not known has no distance, nor has a proved loss that may last longer.
    """

    value: Value
    distance: int | None
    exact: bool
    moves: list[Judged]
    outcome: Outcome | None
    share: float | None = None
    """Where nothing is proved: of the points, what whoever was to move got in strong play in
    positions that look like this, if that was counted. In a draw, all share the point."""


def analyze(
    game: AnyGame | Match | Position | str, state: Any = None, limits: Limits = USUAL
) -> Analysis:
    """Return the value of a position and of its moves.

    Give a match or a position, which is judged as it stands, or a game: an object of its rules or
    a text such as "exago?players=3". With a game, `state` is one of its states or a position as
    text; without it the start is judged. How a match ended away from the board, or by repetition,
    is left aside. Raise UnknownGameError, OptionError or PositionError where there is no such game
    or position.
    """
    if isinstance(game, Match | Position):
        if state is not None:
            raise PositionError("state-beside-match", found=kind_of(state))
        state, game = game.state, game.game
    else:
        game = game_of(game)
        if state is None:
            state = game.initial()
        elif isinstance(state, str):
            state = game.parse_position(state)
        game.check_state(state)
    check_limits(limits)
    outcome = game.outcome(state)
    if outcome:
        return ended(outcome, game.to_move(state))
    brain = brain_for(game)
    moves = brain.judge(state, limits)
    known = brain.known(state) if isinstance(brain, Knowing) else None
    best = moves[0]
    if known:
        value, distance = known
        if distance is None and best.value == value:
            distance = _distance(best, moves)
        return Analysis(value, distance, True, moves, None)
    # A win needs one proof. Anything less is proved only when nothing better can turn up.
    if best.exact and (best.value == "win" or all(move.exact for move in moves)):
        return Analysis(best.value, _distance(best, moves), True, moves, None)
    share = None
    is_whole = limits.depth is None and limits.weighed is None
    if isinstance(brain, Counted) and not best.exact and is_whole:
        share = brain.share(best.score)
    return Analysis("unknown", None, False, moves, None, share)


def ended(outcome: Outcome, to_move: int) -> Analysis:
    """Give the analysis of a game that is over, for the player whose turn it would be."""
    value: Value = "loss"
    if outcome.winner is None or outcome.winner == to_move:
        value = "draw" if outcome.winner is None else "win"
    return Analysis(value, 0, True, [], outcome)


def _distance(best: Judged, moves: list[Judged]) -> int | None:
    """Give how soon the game ends, where the best move tells it for sure."""
    return best.distance if _is_perfect(best, moves) else None


def _is_perfect(best: Judged, moves: list[Judged]) -> bool:
    """Say whether no move that is still open can win sooner, or lose later, than the best one."""
    if best.value == "loss":
        return all(move.is_settled for move in moves)
    sooner = (best.distance or 0) - 1
    return all(
        move.is_settled or move.value == "loss" or move.beyond is None or move.beyond >= sooner
        for move in moves
    )
