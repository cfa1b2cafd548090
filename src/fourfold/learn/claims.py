"""What a lesson may claim about moves, and which moves make the claim true."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from fourfold.engine.analysis import analyze
from fourfold.engine.contract import Limits
from fourfold.rules import AnyGame

_PATIENCE = 60.0
"""Seconds for a search that needs far less."""


def truth(claim: str, game: AnyGame, state: Any) -> list[str]:
    """Give the moves, sorted, of which a claim is true."""
    name, _, plies = claim.partition("-in-")
    if plies:
        return _winning_within(game, state, int(plies))
    holds = CLAIMS[name]
    return [text for text in game.legal_texts(state) if holds(game, state, text)]


def _legal(_game: AnyGame, _state: Any, _text: str) -> bool:
    return True


def _wins(game: AnyGame, state: Any, text: str) -> bool:
    outcome = game.outcome(game.play(state, text))
    return outcome is not None and outcome.winner == game.to_move(state)


def _loses(game: AnyGame, state: Any, text: str) -> bool:
    outcome = game.outcome(game.play(state, text))
    return outcome is not None and outcome.winner not in (None, game.to_move(state))


def _keeps(game: AnyGame, state: Any, text: str) -> bool:
    """The move neither loses at once nor lets the next player win at once."""
    after = game.play(state, text)
    threats = (_wins(game, after, reply) for reply in game.legal_texts(after))
    return not _loses(game, state, text) and not any(threats)


def _places(game: AnyGame, state: Any, text: str) -> bool:
    return any(start is None for _, start, _ in _journeys(game, state, text))


def _steps(game: AnyGame, state: Any, text: str) -> bool:
    """One piece goes from a space to a space, and nothing else happens."""
    journeys = _journeys(game, state, text)
    return len(journeys) == 1 and None not in journeys[0]


def _pushes(game: AnyGame, state: Any, text: str) -> bool:
    """Another piece goes on to a further space."""
    return any(None not in journey for journey in _journeys(game, state, text)[1:])


def _sends_home(game: AnyGame, state: Any, text: str) -> bool:
    """A piece other than the one that is moved goes back to a hand."""
    return any(end is None for _, _, end in _journeys(game, state, text)[1:])


def _goes_home(game: AnyGame, state: Any, text: str) -> bool:
    """The moved piece itself goes back to the hand."""
    return _journeys(game, state, text)[0].end is None


def _chooses(game: AnyGame, state: Any, text: str) -> bool:
    """The mover also says which group of tiles stays."""
    return len(game.picks(game.parse_move(state, text))) > 2


def _journeys(game: AnyGame, state: Any, text: str) -> list[Any]:
    return list(game.journeys(state, game.parse_move(state, text)))


def _winning_within(game: AnyGame, state: Any, plies: int) -> list[str]:
    judged = analyze(game, state, Limits(_PATIENCE, plies)).moves
    return sorted(
        each.move
        for each in judged
        if each.exact and each.value == "win" and (each.distance or 0) <= plies
    )


CLAIMS: dict[str, Callable[[AnyGame, Any, str], bool]] = {
    "legal": _legal,
    "wins": _wins,
    "loses": _loses,
    "keeps": _keeps,
    "places": _places,
    "steps": _steps,
    "pushes": _pushes,
    "sends-home": _sends_home,
    "goes-home": _goes_home,
    "chooses": _chooses,
}
"""Claims about single moves; besides these, `wins-in-N` is about forced wins."""
