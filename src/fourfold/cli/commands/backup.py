"""`fourfold backup`: all matches of a server in one file, saved while it runs."""

from __future__ import annotations

import os

from fourfold.server.operations.upkeep import back_up
from fourfold.server.settings import Settings
from fourfold.words import Words

from ..arguments import path


def backup(words: Words, file: str, data: str | None) -> None:
    """Save the matches and say how many there are."""
    target = path(file)
    count = back_up(Settings.read(os.environ, data=data), target)
    print(words("backup-done", matches=count, file=str(target)))
