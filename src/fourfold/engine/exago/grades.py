"""What the levels of Exago see with two players: how many positions they weigh, what they overlook.

Nothing here depends on time, so that a level is as strong on a phone as on a server. A draft came
from `scripts/grade_exago.py`, and was then set by hand between ladders that had been measured; how
strong each is against the one below says `docs/levels.md`.
"""

from __future__ import annotations

from ..contract import Level

LEVELS = {
    1: Level(1, 0.65, 1.6, 0),
    2: Level(2, 0.8, 1.1, 0),
    3: Level(2, 0.89, 0.83, 0),
    4: Level(2, 0.92, 0.6, 0),
    5: Level(2, 0.98, 0.2, 10),
    6: Level(2, 1.0, 0.08, 90),
    7: Level(2, 1.0, 0.05, 320),
    8: Level(2, 1.0, 0.03, 1000),
    9: Level(2, 1.0, 0.01, 12000),
    10: Level(None, 1.0, 0.0),
}
