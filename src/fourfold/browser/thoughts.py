"""What takes a while: an analysis that deepens, a game looked at again, the move of a level."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random

from fourfold.engine.analysis import analyze
from fourfold.engine.contract import Limits
from fourfold.engine.levels import LEVELS, LevelPlayer
from fourfold.engine.registry import brain_for
from fourfold.match import Match
from fourfold.match_commands.draws import Seen, is_content
from fourfold.match_commands.questions import DRAW_SECONDS, ROUNDS, before_ply, review_seconds
from fourfold.schemas.analyses import Analysis, AnalysisRound, analysis_told, is_proved
from fourfold.schemas.errors import ApiError
from fourfold.schemas.reviews import (
    ReviewedMove,
    ReviewEvent,
    accuracy_told,
    move_reviewed,
    record_told,
)

from .answers import Question


def thoughts(question: Question) -> Iterator[object]:
    """Tell one thing after the other about a question, as the API streams it."""
    match question.method, *question.path:
        case "GET", "positions", _, "stream":
            return _rounds(question.match)
        case "POST", "review":
            return _reviewed(question.recorded)
    raise ApiError("not-found", 404)


def chosen(spec: str, position: str, level: int, seed: int, met: Iterable[str]) -> str:
    """Give the move that a level plays in a game that has seen some positions."""
    match = Match(spec, position=position)
    brain_for(match.game).prepare()
    seen = frozenset(map(match.game.parse_position, met))
    return LevelPlayer(level, Random(seed)).choose(match, seen)


def accepts_draw(spec: str, position: str, seat: int, level: int, ply: int) -> bool:
    """Say whether a level takes the draw that it is offered after so many moves."""
    match, depth = Match(spec, position=position), LEVELS[level].depth
    found = _judged(match, DRAW_SECONDS, depth)
    return is_content(Seen(found, depth, match.to_move == seat, match.game.seats), ply)


def _judged(match: Match, seconds: float, depth: int | None = None) -> Analysis:
    return analysis_told(analyze(match.game, match.state, Limits(seconds, depth)))


def _rounds(match: Match) -> Iterator[AnalysisRound]:
    for seconds in ROUNDS:
        analysis = _judged(match, seconds)
        yield {"analysis": analysis, "seconds": seconds}
        if is_proved(analysis):
            return


def _reviewed(match: Match) -> Iterator[ReviewEvent]:
    yield {"match": record_told(match)}
    seconds, seen = review_seconds(match), list[ReviewedMove]()
    for ply in reversed(range(match.ply)):
        analysis = _judged(before_ply(match, ply), seconds)
        seen.append(move_reviewed(match, ply, analysis, seen[-1] if seen else None))
        yield seen[-1]
    yield {"accuracy": [accuracy_told(seen, seat) for seat in range(match.game.seats)]}
