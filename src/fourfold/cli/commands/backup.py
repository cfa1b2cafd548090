"""`fourfold backup`: all matches of a server in one file, saved while it runs."""

from __future__ import annotations

import os
from pathlib import Path

from fourfold.i18n import Words
from fourfold.server.operations.upkeep import back_up
from fourfold.server.settings import Settings


def backup(say: Words, file: Path, data: str | None) -> None:
    """Save the matches and say how many there are."""
    count = back_up(Settings.read(os.environ, data=data), file)
    print(say("backup-done", matches=count, file=str(file)))
