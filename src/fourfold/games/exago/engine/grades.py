"""What the levels of Exago see: how many positions they weigh, and what they overlook.

Nothing here depends on time, so that a level is as strong on a phone as on a server. A draft came
from `scripts/grade_exago.py`, and was then set by hand between ladders that had been measured; how
strong each is against the one below says `docs/levels.md`.

With three and more players, whoever weighs positions also proves wins, and searches four positions
for each that is weighed. With four and more, taste hardly matters: the duty to block guards
everybody against the worst. There the lower levels differ in how often they overlook a win. With
five and six, what so many want is known badly: to weigh more gains little, so that there are fewer
steps above and more below.
"""

from __future__ import annotations

from collections.abc import Mapping

from fourfold.engine.contract import Level

_AHEAD = 12
"""How far those look for wins who prove them; few get so far."""
_TWO = {
    1: Level(1, 0.65, 1.6, 0),
    2: Level(2, 0.8, 1.1, 0),
    3: Level(2, 0.89, 0.83, 0),
    4: Level(2, 0.92, 0.6, 0),
    5: Level(2, 0.98, 0.2, 10),
    6: Level(2, 1.0, 0.08, 80),
    7: Level(2, 1.0, 0.05, 320),
    8: Level(2, 1.0, 0.03, 1200),
    9: Level(2, 1.0, 0.01, 12000),
    10: Level(None, 1.0, 0.0),
}
_THREE = {
    1: Level(1, 0.4, 2.2, 0),
    2: Level(1, 0.7, 1.5, 0),
    3: Level(2, 0.85, 0.95, 0),
    4: Level(_AHEAD, 1.0, 0.12, 12),
    5: Level(_AHEAD, 1.0, 0.08, 75),
    6: Level(_AHEAD, 1.0, 0.05, 330),
    7: Level(_AHEAD, 1.0, 0.03, 1000),
    8: Level(_AHEAD, 1.0, 0.02, 3000),
    9: Level(_AHEAD, 1.0, 0.01, 9000),
    10: Level(None, 1.0, 0.0),
}
_FOUR = {
    1: Level(1, 0.08, 3.0, 0),
    2: Level(1, 0.15, 2.6, 0),
    3: Level(1, 0.25, 2.2, 0),
    4: Level(1, 0.42, 1.75, 0),
    5: Level(1, 0.62, 1.35, 0),
    6: Level(2, 0.88, 0.75, 0),
    7: Level(_AHEAD, 1.0, 0.08, 60),
    8: Level(_AHEAD, 1.0, 0.04, 400),
    9: Level(_AHEAD, 1.0, 0.01, 6000),
    10: Level(None, 1.0, 0.0),
}
_MORE = {
    1: Level(1, 0.02, 3.5, 0),
    2: Level(1, 0.08, 3.0, 0),
    3: Level(1, 0.15, 2.6, 0),
    4: Level(1, 0.25, 2.2, 0),
    5: Level(1, 0.42, 1.75, 0),
    6: Level(1, 0.62, 1.35, 0),
    7: Level(2, 0.88, 0.75, 0),
    8: Level(_AHEAD, 1.0, 0.15, 20),
    9: Level(_AHEAD, 1.0, 0.02, 1000),
    10: Level(None, 1.0, 0.0),
}


def levels_for(seats: int) -> Mapping[int, Level]:
    """Give the levels in a game of so many players."""
    return {2: _TWO, 3: _THREE, 4: _FOUR}.get(seats, _MORE)
