"""Players and analysis: exact where a table or a finished search says so, search elsewhere.

>>> from fourfold.engine import Limits, analyze
>>> found = analyze("quantik", "AC../DCb./.Ac./.bad", Limits(seconds=1))
>>> found.value, found.distance, found.moves[0].move
('win', 1, 'Bd2')
"""

from .analysis import Analysis, analyze
from .contract import Judged, Level, Limits, Value
from .levels import LEVELS, LevelPlayer
from .players import COMPUTERS, Player

__all__ = [
    "COMPUTERS",
    "LEVELS",
    "Analysis",
    "Judged",
    "Level",
    "LevelPlayer",
    "Limits",
    "Player",
    "Value",
    "analyze",
]
