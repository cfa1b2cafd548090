"""What the levels of Exago see: how many positions they weigh, and how much they overlook.

Nothing here depends on time, so that a level is as strong on a phone as on a server. They were
chosen by `scripts/grade_exago.py`; how strong each is against the one below says `docs/levels.md`.
"""

from __future__ import annotations

from ..contract import Level

_TOP = Level(None, 1.0, 0.0)

_TWO = {
    1: Level(1, 0.65, 1.6, 0),
    2: Level(2, 0.75, 1.2, 0),
    3: Level(2, 0.85, 0.9, 0),
    4: Level(2, 0.92, 0.6, 0),
    5: Level(2, 0.96, 0.4, 400),
    6: Level(2, 0.98, 0.25, 1000),
    7: Level(2, 0.99, 0.15, 3000),
    8: Level(2, 0.995, 0.1, 9000),
    9: Level(2, 1.0, 0.05, 30000),
    10: _TOP,
}

LADDERS = {2: _TWO, 3: _TWO, 4: _TWO, 6: _TWO}
"""By the number of players."""
