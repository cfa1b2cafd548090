"""What came of a match between computer players, as programs get it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from typing_extensions import TypedDict

from fourfold.engine.arena.elo import Estimate, share
from fourfold.engine.arena.mistakes import Mistakes
from fourfold.rules import AnyGame
from fourfold.rules.options import unlike_default

Scores = Mapping[str, Sequence[float]]
"""What each player got in each game: 1 for a win; a draw is shared by all."""
Pairs = Mapping[tuple[str, str], Sequence[float]]
"""The same for each pair that met, for its first player."""


class Uncertain(TypedDict):
    """A number, and how far it may be off; it is not, 95 times in 100."""

    value: float
    margin: float


class CountedMistakes(TypedDict):
    """Moves that gave something away, among those that could have."""

    made: int
    possible: int


class Standing(TypedDict):
    """How a computer player did."""

    player: str
    played: int
    won: int
    drawn: int
    lost: int
    score: Uncertain
    """Points for each game, from 0 to 1."""
    elo: Uncertain | None
    """In games of two."""
    mistakes: CountedMistakes | None
    """Where they were counted."""


class Meeting(TypedDict):
    """How two computer players did against each other."""

    player: str
    against: str
    played: int
    score: float
    """Points of the first for each game, from 0 to 1."""


class SeatScore(TypedDict):
    """How well a seat did, whoever sat there."""

    seat: int
    score: Uncertain


class Failure(TypedDict):
    """A player who lost games without playing them to the end."""

    player: str
    count: int
    reason: str
    """Why, the first time."""


class Standings(TypedDict):
    """What came of a match between computer players, the best first."""

    game: str
    options: Mapping[str, str]
    """Those that are not the usual ones."""
    games: int
    """How many were played."""
    planned: int
    players: Sequence[Standing]
    pairs: Sequence[Meeting]
    seats: Sequence[SeatScore]
    failures: Sequence[Failure]


def standings_told(
    game: AnyGame,
    planned: int,
    scores: Scores,
    pairs: Pairs,
    seats: Sequence[Sequence[float]],
    rated: Mapping[str, Estimate],
    known: Mapping[str, Mistakes] | None,
    failures: Sequence[Failure],
) -> Standings:
    """Tell what came of a match. `scores` has the players in their order, `seats` in turn order."""
    usual = 1 / game.seats
    return {
        "game": game.name,
        "options": unlike_default(game.option_list, game.options),
        "games": len(seats[0]) if seats else 0,
        "planned": planned,
        "players": [
            {
                "player": name,
                **_counted(own),
                "score": _uncertain(share(own, usual)),
                "elo": _uncertain(rated[name]) if name in rated else None,
                "mistakes": None if known is None else _mistakes(known.get(name, Mistakes())),
            }
            for name, own in scores.items()
        ],
        "pairs": [
            {
                "player": one,
                "against": other,
                "played": len(found),
                "score": _round(sum(found) / len(found)),
            }
            for (one, other), found in pairs.items()
        ],
        "seats": [
            {"seat": seat, "score": _uncertain(share(own, usual))} for seat, own in enumerate(seats)
        ],
        "failures": failures,
    }


class _Counted(TypedDict):
    played: int
    won: int
    drawn: int
    lost: int


def _counted(scores: Sequence[float]) -> _Counted:
    won, lost = scores.count(1.0), scores.count(0.0)
    return {"played": len(scores), "won": won, "drawn": len(scores) - won - lost, "lost": lost}


def _mistakes(found: Mistakes) -> CountedMistakes:
    return {"made": found.made, "possible": found.possible}


def _uncertain(estimate: Estimate) -> Uncertain:
    return {"value": _round(estimate.value), "margin": _round(estimate.margin)}


def _round(number: float) -> float:
    return round(number, 3)
