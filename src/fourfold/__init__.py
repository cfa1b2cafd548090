"""Quantik, Qomet and Exago: exact rules, text formats, and matches.

>>> import fourfold
>>> match = fourfold.Match("quantik")
>>> match.play("Bc2")
>>> match.position
'..../..../..B./....'
"""

from fourfold.match import Match, Position, read_record, write_record
from fourfold.rules import (
    AnyGame,
    Game,
    GameError,
    MatchError,
    MoveError,
    OptionError,
    Outcome,
    PositionError,
    RecordError,
    UnknownGameError,
    errors,
    load,
    perft,
    registered,
)

__version__ = "0.1.0"

__all__ = [
    "AnyGame",
    "Game",
    "GameError",
    "Match",
    "MatchError",
    "MoveError",
    "OptionError",
    "Outcome",
    "Position",
    "PositionError",
    "RecordError",
    "UnknownGameError",
    "load",
    "perft",
    "read_record",
    "registered",
    "write_record",
]


def _speak(error: GameError) -> str:
    # Imported when the first sentence is needed: the rules alone load faster without it.
    from fourfold.i18n import words

    return words("en").error(error)


errors.speak_with(_speak)
