"""The way a game goes on when everybody plays what is proved best."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from fourfold.rules import AnyGame

from .analysis import Analysis, analyze
from .clock import Clock, stoppable
from .contract import Judged, Limits
from .order import best_first

_AT_ONCE = Limits(seconds=0)
_LONGEST = 64
"""No way is told further than this: in a draw it would go on for ever."""


def way(
    game: AnyGame, state: Any, first: Judged, clock: Clock, met: Iterable[Any] = ()
) -> list[str]:
    """Give a move and those that follow it, as far as they are proved and time allows.

    Of a game that has come to the state, the states so far can be told, that one among them: where
    it ends by repetition, nothing follows.
    """
    visits = Counter(met) or Counter([state])
    moves, state = [first.move], game.play(state, first.move)
    visits[state] += 1
    best = first
    while (
        best.is_settled
        and len(moves) < _LONGEST
        and not game.outcome(state)
        and (game.repetition is None or visits[state] < game.repetition)
        and not clock.is_up()
    ):
        left = None if best.distance is None else best.distance - 1
        # Also what is searched with no time at all ends with the clock.
        with stoppable(clock.is_up):
            found = _known(game, state, left, clock)
        best = found.moves[0]
        # A move that is proved need not be the best one, as long as others are not.
        if not best.exact or (best.value, best.distance) != (found.value, left):
            break
        moves.append(best.move)
        state = game.play(state, best.move)
        visits[state] += 1
    return moves


def _known(game: AnyGame, state: Any, left: int | None, clock: Clock) -> Analysis:
    """Judge a position at once or, if that is not enough, as far ahead as its proved end."""
    found = analyze(game, state, _AT_ONCE)
    if left is None or found.moves[0].distance == found.distance == left:
        return found
    return analyze(game, state, Limits(clock.left(), left, tables=True, ends_in=left))


def analyze_with_tables(game: AnyGame, state: Any, limits: Limits) -> Analysis:
    """Judge a position as far ahead as the limits say, and by what is known without looking."""
    found = analyze(game, state, limits._replace(tables=True))
    if limits.depth is None or all(each.is_settled for each in found.moves):
        return found
    # More may be seen at once, with tables or without, than by looking so few plies ahead.
    known = analyze(game, state, _AT_ONCE)
    sure = {each.move: each for each in known.moves}
    moves = best_first(max(each, sure[each.move], key=_certainty) for each in found.moves)
    return max(found, known, key=_certainty)._replace(moves=moves)


def _certainty(found: Judged | Analysis) -> tuple[bool, bool]:
    """Give how much is proved: a value, and its distance."""
    return found.exact, found.distance is not None
