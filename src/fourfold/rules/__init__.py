"""The rules of the games, in plain Python and nothing but the standard library."""

from .contract import AnyGame, Game, Offer, Outcome, Symmetry
from .counting import divide, perft
from .errors import (
    ContractError,
    GameError,
    MatchError,
    MoveError,
    OptionError,
    PositionError,
    RecordError,
    UnknownGameError,
)
from .registry import game_class, load, registered

__all__ = [
    "AnyGame",
    "ContractError",
    "Game",
    "GameError",
    "MatchError",
    "MoveError",
    "Offer",
    "OptionError",
    "Outcome",
    "PositionError",
    "RecordError",
    "Symmetry",
    "UnknownGameError",
    "divide",
    "game_class",
    "load",
    "perft",
    "registered",
]
